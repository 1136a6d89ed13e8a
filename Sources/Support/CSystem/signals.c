#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};

// The unanswered deadly signal and the time of its arrival, in milliseconds. Handlers may run in
// several threads at once.
static _Atomic int unanswered = 0;
static _Atomic long asked = 0;
static _Atomic long patience = 2000;

void csystem_set_patience(long milliseconds) { patience = milliseconds; }

void csystem_note_progress(void) { unanswered = 0; }

static void send_to_pipe(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written; // A full pipe already wakes the reader.
  errno = saved;
}

// clock_gettime, sigaction and raise are async-signal-safe, as is what the guard does.
static void end_if_hung(int signal) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  long now = time.tv_sec * 1000 + time.tv_nsec / 1000000;
  if (unanswered != signal) {
    asked = now;
    unanswered = signal;
  } else if (now - asked >= patience) {
    csystem_restore_guarded_terminal();
    csystem_take_default_action(signal);
  }
  send_to_pipe(signal);
}

int csystem_open_signal_pipe(void) {
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) < 0) return -errno;
  return pipe_ends[0];
}

int csystem_watch_signal(int signal, int is_deadly) {
  struct sigaction now, old;
  if (sigaction(signal, NULL, &old) < 0) return -errno;
  if (old.sa_handler == SIG_IGN) return 0;
  now.sa_handler = is_deadly ? end_if_hung : send_to_pipe;
  now.sa_flags = SA_RESTART;
  // Handlers run one at a time: they share `unanswered`.
  sigfillset(&now.sa_mask);
  if (sigaction(signal, &now, NULL) < 0) return -errno;
  return 1;
}

void csystem_take_default_action(int number) {
  struct sigaction standard, old;
  sigset_t only, before;
  standard.sa_handler = SIG_DFL;
  standard.sa_flags = 0;
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, &old);
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, &before);
  raise(number); // To this thread, before it goes on; sent to the process, another could take it.
  sigaction(number, &old, NULL); // Reached only after a stop.
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}
