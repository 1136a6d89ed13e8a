// Loaded before the C library, it makes a program's wall clock wrong by WRONG_SECONDS, and fast by DRIFT_PPM; clocks
// that measure spans stay right.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static int (*real)(clockid_t, struct timespec *);
static double wrong, drift, start;

__attribute__((constructor)) static void prepare(void) {
  real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  const char *seconds = getenv("WRONG_SECONDS"), *ppm = getenv("DRIFT_PPM");
  wrong = seconds ? atof(seconds) : 0;
  drift = ppm ? atof(ppm) / 1e6 : 0;
  struct timespec now;
  real(CLOCK_REALTIME, &now);
  start = now.tv_sec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!real) prepare();
  int status = real(clock, time);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    double shift = wrong + drift * (time->tv_sec - start + time->tv_nsec / 1e9);
    long long nanoseconds = time->tv_sec * 1000000000LL + time->tv_nsec + (long long)(shift * 1e9);
    time->tv_sec = nanoseconds / 1000000000;
    time->tv_nsec = nanoseconds % 1000000000;
  }
  return status;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int status = clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return status;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
