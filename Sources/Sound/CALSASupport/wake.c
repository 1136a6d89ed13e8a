#define _GNU_SOURCE
#include "CALSASupport.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int calsa_wait(int wake, int64_t nanoseconds) {
  struct pollfd one = {.fd = wake, .events = POLLIN};
  int64_t start = now();
  int64_t left = nanoseconds;
  int raised;
  for (;;) {
    struct timespec time = {.tv_sec = left / 1000000000, .tv_nsec = left % 1000000000};
    raised = ppoll(&one, 1, nanoseconds < 0 ? NULL : &time, NULL);
    if (raised >= 0 || errno != EINTR) return raised > 0;
    // A signal was handled in between; it isn't the answer.
    if (nanoseconds < 0) continue;
    left = nanoseconds - (now() - start);
    if (left < 0) left = 0;
  }
}
