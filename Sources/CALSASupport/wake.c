#define _GNU_SOURCE
#include "CALSASupport.h"

#include <errno.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <time.h>

int calsa_open_wake(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}

void calsa_wake(int wake) {
  // It fails only when the counter is at its end, and then it is readable already.
  (void)eventfd_write(wake, 1);
}

void calsa_clear_wake(int wake) {
  eventfd_t count;
  (void)eventfd_read(wake, &count);
}

int calsa_wait(int wake, int64_t nanoseconds) {
  struct pollfd one = {.fd = wake, .events = POLLIN};
  struct timespec time = {
      .tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(&one, 1, nanoseconds < 0 ? NULL : &time, NULL) > 0;
}
