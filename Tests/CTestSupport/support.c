#define _GNU_SOURCE
#include "CTestSupport.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int ctestsupport_open_terminal(char *path, size_t capacity) {
  int descriptor = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return -1;
  if (grantpt(descriptor) < 0 || unlockpt(descriptor) < 0 ||
      ptsname_r(descriptor, path, capacity) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int ctestsupport_open_pipe(int *ends) {
  int low[2];
  if (pipe2(low, O_CLOEXEC) < 0) return -1;
  for (int end = 0; end < 2; end++) {
    ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, 10);
    close(low[end]);
  }
  return ends[0] < 0 || ends[1] < 0 ? -1 : 0;
}

void ctestsupport_program_folder(char *path, size_t capacity) {
  ssize_t length = readlink("/proc/self/exe", path, capacity - 1);
  path[length < 0 ? 0 : length] = 0;
  char *slash = strrchr(path, '/');
  if (slash) slash[1] = 0;
}
