#include "CALSASupport.h"

#include <string.h>

// The most that is kept of one line.
enum { capacity = 512 };

static _Thread_local char text[capacity];

void calsa_clear_text(void) { text[0] = 0; }

const char *calsa_text(void) { return text; }

#ifdef ALSA

#include <alsa/asoundlib.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

// Keeps the last line: libasound goes from the cause outwards, and the first lines name its own
// functions and files of settings, the last what was asked for.
static void keep(const char *format, va_list arguments) {
  int length = vsnprintf(text, capacity, format, arguments);
  if (length < 0) text[0] = 0;
  for (char *c = text; *c; c++)
    if (*c == '\n') *c = ' ';
}

#if SND_LIB_VERSION >= SND_LIB_VER(1, 2, 15)
static void handle(int priority, int interface, const char *file, int line, const char *function,
                   int code, const char *format, va_list arguments) {
  (void)interface, (void)file, (void)line, (void)function, (void)code;
  if (priority <= SND_LOG_ERROR) keep(format, arguments);
}
static void install(void) { (void)snd_lib_log_set_handler(handle); }
#else
__attribute__((format(printf, 5, 6)))
static void handle(const char *file, int line, const char *function, int code,
                   const char *format, ...) {
  (void)file, (void)line, (void)function, (void)code;
  va_list arguments;
  va_start(arguments, format);
  keep(format, arguments);
  va_end(arguments);
}
static void install(void) { (void)snd_lib_error_set_handler(handle); }
#endif

void calsa_be_quiet(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

#else

void calsa_be_quiet(void) {}

#endif
