#define _GNU_SOURCE
#include "CSystem.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t guarded = 0;
static int guarded_fd;
static struct termios guarded_line;
static const unsigned char *restoring_bytes;
static size_t restoring_count;

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction previous[crash_count];
static int installed = 0;

// Only write and tcsetattr happen here, both async-signal-safe.
static void restore_and_crash(int signal) {
  if (guarded) {
    guarded = 0;
    ssize_t written = write(guarded_fd, restoring_bytes, restoring_count);
    (void)written;
    tcsetattr(guarded_fd, TCSANOW, &guarded_line);
  }
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == signal) sigaction(signal, &previous[i], NULL);
  raise(signal); // Blocked until this handler returns; then whoever was here before takes over.
}

void csystem_guard_terminal(int fd, const struct termios *line,
                            const unsigned char *bytes, size_t count) {
  guarded = 0;
  guarded_fd = fd;
  guarded_line = *line;
  restoring_bytes = bytes;
  restoring_count = count;
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
