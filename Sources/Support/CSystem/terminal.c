#include "CSystem.h"

#include <sys/ioctl.h>

int csystem_is_same_terminal(int one, int other) {
  unsigned int device = 0, other_device = 0;
  return ioctl(one, TIOCGDEV, &device) == 0 && ioctl(other, TIOCGDEV, &other_device) == 0 &&
         device == other_device;
}
