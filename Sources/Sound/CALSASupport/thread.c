#define _GNU_SOURCE
#include "CALSASupport.h"

#include <pthread.h>
#include <signal.h>

static _Thread_local sigset_t before;

void calsa_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

void calsa_block_signals(void) {
  sigset_t all;
  sigfillset(&all);
  // A blocked signal of a crash would end the process without the handler that restores the terminal.
  const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (unsigned i = 0; i < sizeof crashes / sizeof *crashes; i++) sigdelset(&all, crashes[i]);
  pthread_sigmask(SIG_SETMASK, &all, &before);
}

void calsa_restore_signals(void) { pthread_sigmask(SIG_SETMASK, &before, NULL); }
