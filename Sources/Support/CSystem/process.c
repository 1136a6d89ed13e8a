#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <spawn.h>
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

short csystem_spawn_session_flag(void) { return POSIX_SPAWN_SETSID; }

static void *wait_at(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

int csystem_try_threads(int count) {
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[CSYSTEM_MOST_TRIED_THREADS];
  int made = 0, error = 0;
  pthread_mutex_lock(&gate);
  for (; made < count && made < CSYSTEM_MOST_TRIED_THREADS; made++) {
    error = pthread_create(&threads[made], NULL, wait_at, &gate);
    if (error != 0) break;
  }
  pthread_mutex_unlock(&gate);
  while (made > 0) pthread_join(threads[--made], NULL);
  return error;
}
