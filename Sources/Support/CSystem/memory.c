#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Scripts/build has the linker send the programs' allocations here (--wrap, ld(1)). Swift ends a program
// whose memory can't be had with a trap, and Dispatch then waits without end.
extern void *__real_malloc(size_t size) __attribute__((weak));
extern void *__real_calloc(size_t count, size_t size) __attribute__((weak));
extern void *__real_realloc(void *block, size_t size) __attribute__((weak));
extern void *__real_aligned_alloc(size_t alignment, size_t size) __attribute__((weak));
extern int __real_posix_memalign(void **block, size_t alignment, size_t size) __attribute__((weak));

void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
int __wrap_posix_memalign(void **block, size_t alignment, size_t size);

static _Atomic int errors = STDERR_FILENO;

void csystem_set_error_descriptor(int descriptor) { errors = descriptor; }

static void say(const char *words) {
  ssize_t written = write(errors, words, strlen(words));
  (void)written;
}

// 71 is EX_OSERR of sysexits.h.
static void *end_without_memory(void) {
  csystem_restore_guarded_terminal();
  say(program_invocation_short_name);
  say(": there isn’t enough memory; the system or a limit allows no more\n");
  _exit(71);
}

void *__wrap_malloc(size_t size) {
  void *block = __real_malloc(size);
  return block || size == 0 ? block : end_without_memory();
}

void *__wrap_calloc(size_t count, size_t size) {
  void *block = __real_calloc(count, size);
  return block || count == 0 || size == 0 ? block : end_without_memory();
}

void *__wrap_realloc(void *block, size_t size) {
  void *moved = __real_realloc(block, size);
  return moved || size == 0 ? moved : end_without_memory();
}

void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  void *block = __real_aligned_alloc(alignment, size);
  return block || size == 0 ? block : end_without_memory();
}

int __wrap_posix_memalign(void **block, size_t alignment, size_t size) {
  int error = __real_posix_memalign(block, alignment, size);
  if (error == ENOMEM) end_without_memory();
  return error;
}
