#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

// glibc has a wrapper only since 2.36. The kernel closes the descriptor on exec.
int csystem_open_process(int process) {
  long descriptor = syscall(SYS_pidfd_open, process, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
}

int csystem_open_memory(void) {
  int descriptor = memfd_create("timer", MFD_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

// glibc has a wrapper only since 2.34, and the kernel the call since 5.9; without it nothing is closed.
void csystem_close_from(int first) { syscall(SYS_close_range, first, ~0U, 0); }

short csystem_spawn_session_flag(void) { return POSIX_SPAWN_SETSID; }
