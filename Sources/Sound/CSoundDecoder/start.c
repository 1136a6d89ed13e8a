#define _GNU_SOURCE
#include "child.h"

#include <CSystem.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel closes a range only since 5.9.
static void close_from(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) _exit(1);
  for (struct dirent *entry; (entry = readdir(folder));) {
    int descriptor = atoi(entry->d_name);
    if (descriptor >= first && descriptor != dirfd(folder)) close(descriptor);
  }
  closedir(folder);
}

// Returns a copy above the descriptors that the process ends up with.
static int copy_above(int descriptor) { return fcntl(descriptor, F_DUPFD, ANSWERS + 1); }

// Leaves the process three streams that lead nowhere, the file and the pipe.
static int take_descriptors(int file, int pipe) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  // The file is opened again to be read-only, with a position of its own. O_NONBLOCK avoids waiting
  // for what isn't a regular file.
  int again = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY), nowhere = open("/dev/null", O_RDWR);
  if (again < 0 || nowhere < 0) return -1;
  int sound = copy_above(again), answers = copy_above(pipe), null = copy_above(nowhere);
  if (sound < 0 || answers < 0 || null < 0) return -1;
  for (int stream = 0; stream <= STDERR_FILENO; stream++) dup2(null, stream);
  dup2(sound, SOUND_FILE);
  dup2(answers, ANSWERS);
  close_from(ANSWERS + 1);
  return 0;
}

static void run(const char *library, int file, int pipe, struct csound_limits limits) {
  if (take_descriptors(file, pipe) != 0) {
    const char *words = strerror(errno);
    dup2(pipe, ANSWERS);
    return csound_send_failure(words);
  }
  // The keyboard's signals are for the program, which decides what becomes of this process.
  setpgid(0, 0);
  csystem_reset_signals();
  csound_decode(library, limits);
}

// The child doesn't exec, so no program has to be found, and none can be taken for it. It stays in
// C, since Swift's runtime and Dispatch aren't made for a fork. glibc keeps malloc and dlopen
// usable in the child of a process with threads. Only a thread that is within dlopen during the
// fork can leave the loader's lists in disorder; the caller replaces a child that isn't ready.
int csound_start(const char *library, int file, int pipe, struct csound_limits limits) {
  pid_t parent = getpid();
  // A handler in the child would write to the program's pipe of signals.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() == parent) run(library, file, pipe, limits);
    _exit(0);
  }
  int failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return child < 0 ? -failure : child;
}
