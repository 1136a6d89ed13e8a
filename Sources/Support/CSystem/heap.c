#include "CSystem.h"

#include <malloc.h>

void csystem_share_heap(void) { mallopt(M_ARENA_MAX, 1); }

void csystem_trim_heap(void) { malloc_trim(0); }
