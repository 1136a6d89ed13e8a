#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t guarded = 0;
static int guarded_fd;
static struct termios guarded_line;
static unsigned char restoring_bytes[CSYSTEM_GUARD_CAPACITY];
static size_t restoring_count;

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction previous[crash_count];
static int installed = 0;

// Only tcgetpgrp, getpgrp, write, tcflow, tcflush and tcsetattr happen here, all async-signal-safe.
void csystem_restore_guarded_terminal(void) {
  if (!guarded) return;
  guarded = 0;
  int saved = errno;
  // In the background the terminal belongs to another process group.
  pid_t group = tcgetpgrp(guarded_fd);
  if (group >= 0 && group != getpgrp()) return;
  ssize_t written = write(guarded_fd, restoring_bytes, restoring_count);
  if (written != (ssize_t)restoring_count) {
    // The reader is gone or Ctrl-S holds the output: pending output is discarded, then CAN goes out
    // again.
    tcflow(guarded_fd, TCOOFF);
    tcflow(guarded_fd, TCOON);
    tcflush(guarded_fd, TCOFLUSH);
    written = write(guarded_fd, restoring_bytes, restoring_count);
  }
  (void)written;
  tcsetattr(guarded_fd, TCSANOW, &guarded_line);
  errno = saved;
}

static void restore_and_crash(int signal) {
  csystem_restore_guarded_terminal();
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == signal) sigaction(signal, &previous[i], NULL);
  raise(signal); // Blocked until this handler returns; then the previous handler runs.
}

void csystem_guard_terminal(int fd, const struct termios *line,
                            const unsigned char *_Nullable bytes, size_t count) {
  guarded = 0;
  guarded_fd = fd;
  guarded_line = *line;
  restoring_count = count <= sizeof restoring_bytes ? count : 0;
  if (bytes && restoring_count > 0) memcpy(restoring_bytes, bytes, restoring_count);
  if (!installed) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = restore_and_crash;
    action.sa_flags = SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &previous[i]);
    installed = 1;
  }
  guarded = 1;
}

void csystem_unguard_terminal(void) { guarded = 0; }
