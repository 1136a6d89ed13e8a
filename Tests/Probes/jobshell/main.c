// The part of a shell that tests of terminal programs need: it owns a terminal, starts one job on
// it, and prints what becomes of the job. Unlike a shell it never mends the terminal's modes.
//
//   jobshell TERMINAL OUTPUT PLACE IGNORED PROGRAM [ARGUMENT...]
//
// OUTPUT is the descriptor of the job's standard output, or -1 for the terminal; PLACE is `fg` or
// `bg`; IGNORED is a signal that the job ignores, or 0. Reports are lines on standard output. After
// `stopped`, a byte on standard input lets the job go on in the foreground. It lives until standard
// input ends: when the leader of a session dies, the kernel resets the terminal's modes. With
// JOB_DESCRIPTORS in the environment the job may have that number of descriptors.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile pid_t job;

// When a window is closed, the kernel signals the shell alone, and the shell its jobs.
static void hand_on(int signal_number) {
  if (job > 0) kill(-job, signal_number);
}

static int await_byte(void) {
  char byte;
  return read(STDIN_FILENO, &byte, 1) == 1;
}

static void start(int terminal, char **arguments) {
  int output = atoi(arguments[2]);
  setpgid(0, 0);
  if (strcmp(arguments[3], "fg") == 0) tcsetpgrp(terminal, getpid());
  for (int signal_number = 1; signal_number < NSIG; signal_number++)
    signal(signal_number, SIG_DFL);
  if (atoi(arguments[4])) signal(atoi(arguments[4]), SIG_IGN);
  for (int descriptor = 0; descriptor <= 2; descriptor++) dup2(terminal, descriptor);
  if (output >= 0) {
    dup2(output, STDOUT_FILENO);
    close(output);
  }
  const char *descriptors = getenv("JOB_DESCRIPTORS");
  if (descriptors) {
    close_range(3, ~0U, 0); // What other tests had open just then would count.
    struct rlimit limit = {.rlim_cur = atoi(descriptors), .rlim_max = atoi(descriptors)};
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  execv(arguments[5], arguments + 5);
  _exit(127);
}

static void follow(int terminal) {
  for (;;) {
    int status;
    if (waitpid(job, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      return;
    }
    tcsetpgrp(terminal, getpgrp());
    if (WIFSTOPPED(status)) {
      printf("stopped %d\n", WSTOPSIG(status));
      if (await_byte()) {
        tcsetpgrp(terminal, job);
        kill(-job, SIGCONT);
      } else {
        kill(-job, SIGKILL);
      }
    } else {
      if (WIFEXITED(status)) printf("exited %d\n", WEXITSTATUS(status));
      else printf("killed %d\n", WTERMSIG(status));
      return;
    }
  }
}

int main(int count, char **arguments) {
  if (count < 6) return 64;
  sigset_t none; // Tests run on threads that block signals, and what they start inherits that.
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setvbuf(stdout, NULL, _IOLBF, 0);
  const int own[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
  for (size_t index = 0; index < sizeof own / sizeof *own; index++) signal(own[index], SIG_IGN);
  setsid();
  int terminal = open(arguments[1], O_RDWR | O_CLOEXEC);
  if (terminal < 0) return 1;
  ioctl(terminal, TIOCSCTTY, 0);
  signal(SIGHUP, hand_on);
  job = fork();
  if (job == 0) start(terminal, arguments);
  setpgid(job, job);
  if (strcmp(arguments[3], "fg") == 0) tcsetpgrp(terminal, job);
  if (atoi(arguments[2]) >= 0) close(atoi(arguments[2]));
  printf("started %d\n", job);
  follow(terminal);
  while (await_byte()) {}
  return 0;
}
