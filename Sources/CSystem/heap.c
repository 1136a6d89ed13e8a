#include "CSystem.h"

#include <malloc.h>

void csystem_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
