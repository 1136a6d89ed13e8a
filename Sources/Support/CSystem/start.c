#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// A program expects these as a shell leaves them, even if they are ignored here.
static const int standard[] = {SIGTTIN, SIGTTOU, SIGPIPE, SIGINT, SIGTERM, SIGTSTP, SIGXFSZ};

static uint64_t bit(int signal) { return (uint64_t)1 << (signal - 1); }

int csystem_is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

uint64_t csystem_ignored_signals(void) {
  uint64_t signals = 0;
  for (int number = 1; number < NSIG; number++)
    if (csystem_is_ignored(number)) signals |= bit(number);
  return signals;
}

uint64_t csystem_job_signals(void) {
  uint64_t signals = 0;
  for (size_t i = 0; i < sizeof standard / sizeof standard[0]; i++) signals |= bit(standard[i]);
  return signals;
}

static void set_signals(uint64_t defaults, uint64_t blocked) {
  struct sigaction action;
  sigset_t mask;
  sigemptyset(&mask);
  for (int number = 1; number < NSIG; number++) {
    if (blocked & bit(number)) sigaddset(&mask, number);
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_DFL) continue;
    if (action.sa_handler == SIG_IGN && !(defaults & bit(number))) continue;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
  }
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

void csystem_reset_signals(void) { set_signals(csystem_job_signals(), 0); }

static int move(int from, int to) {
  if (from != to) return dup2(from, to);
  return fcntl(from, F_SETFD, 0);
}

static int set_streams(const int *streams) {
  for (int number = 0; number < CSYSTEM_STREAMS; number++) {
    int from = streams[number];
    if (from == CSYSTEM_INHERITED) continue;
    int is_discarded = from == CSYSTEM_DISCARDED;
    int access = number == STDIN_FILENO ? O_RDONLY : O_WRONLY;
    int opened = is_discarded ? open("/dev/null", access) : from;
    if (opened < 0 || move(opened, number) < 0) return -1;
    if (is_discarded && opened != number) close(opened);
  }
  return 0;
}

// In the child, where only async-signal-safe functions may be called; glibc's execvpe is one.
static void become(const char *name, char *const *words, char *const *variables,
                   const int *streams, struct csystem_job job) {
  if (set_streams(streams) != 0) return;
  // Handlers must not run here, in this process's memory.
  set_signals(job.standard, job.blocked);
  execvpe(name, words, variables);
}

int csystem_start(const char *name, char *const *words, char *const *variables,
                  const int *streams, struct csystem_job job) {
  // The signal comes when the thread that started the child ends, not the process.
  pid_t parent = getpid();
  int is_main = syscall(SYS_gettid) == parent;
  // A program that starts closes the pipe; one that can't sends the reason.
  int ends[2], failure = 0;
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  // Its end for writing must not be where a stream goes.
  int report = fcntl(ends[1], F_DUPFD_CLOEXEC, CSYSTEM_STREAMS);
  if (report < 0) failure = errno;
  close(ends[1]);
  if (report < 0) {
    close(ends[0]);
    return -failure;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child == 0) {
    if (job.leads == CSYSTEM_LEADS_GROUP) setpgid(0, 0);
    if (job.leads == CSYSTEM_LEADS_SESSION) setsid();
    if (job.signal_at_end && is_main) prctl(PR_SET_PDEATHSIG, job.signal_at_end);
    if (!job.signal_at_end || getppid() == parent) become(name, words, variables, streams, job);
    int reason = errno;
    ssize_t written = write(report, &reason, sizeof reason);
    (void)written;
    _exit(127);
  }
  if (child < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report);
  if (child > 0 && read(ends[0], &failure, sizeof failure) > 0) waitpid(child, NULL, 0);
  close(ends[0]);
  return failure != 0 ? -failure : child;
}
