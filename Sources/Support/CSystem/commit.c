#include "CSystem.h"

// Scripts/install overwrites this section. Being volatile, its content isn't assumed to be the zeros that
// the compiler sees.
__attribute__((section(".timer_commit"), used)) static const volatile char commit[CSYSTEM_COMMIT_CAPACITY] = {0};

int csystem_commit_character(int index) {
  return index >= 0 && index < CSYSTEM_COMMIT_CAPACITY ? commit[index] : 0;
}
