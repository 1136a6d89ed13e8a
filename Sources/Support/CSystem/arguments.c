#include "CSystem.h"

static int argument_count;
static char **arguments;

// The C library hands each constructor what main gets. Looking for the arguments in memory, as the
// standard library of Swift does, fails once a preloaded library has moved the environment.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

int csystem_argument_count(void) { return argument_count; }

const char *csystem_argument(int index) {
  return index >= 0 && index < argument_count ? arguments[index] : 0;
}

// The standard library of Swift calls this for CommandLine.arguments. Its own definition comes with a
// constructor that reads /proc/self/maps; this one keeps both out of statically linked programs.
char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}
