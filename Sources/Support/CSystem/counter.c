#include "CSystem.h"

#include <errno.h>
#include <sys/eventfd.h>

int csystem_open_counter(void) {
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return descriptor < 0 ? -errno : descriptor;
}
