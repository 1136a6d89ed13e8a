#define _GNU_SOURCE
#include "CALSASupport.h"

#include <errno.h>
#include <sys/eventfd.h>

int calsa_open_wake(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}
