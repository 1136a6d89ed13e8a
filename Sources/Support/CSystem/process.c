#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
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

int csystem_unnamed_file_flag(void) { return O_TMPFILE; }

int csystem_open_pipe(int *reading, int *writing) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  *reading = ends[0];
  *writing = ends[1];
  return 0;
}

// glibc has a wrapper only since 2.34, and the kernel the call since 5.9; without it nothing is closed.
void csystem_close_from(int first) { syscall(SYS_close_range, first, ~0U, 0); }

void csystem_name_process(const char *name) { prctl(PR_SET_NAME, name); }
