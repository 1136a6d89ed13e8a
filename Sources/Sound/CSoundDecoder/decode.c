#include "child.h"

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

// SF_INFO and SFM_READ of sndfile.h, the same in versions 1.0, 1.1 and 1.2.
struct sf_info {
  int64_t frames;
  int rate, channels, format, sections, seekable;
};
enum { SF_READING = 0x10 };

struct library {
  void *(*open)(int file, int mode, struct sf_info *info, int closes);
  int64_t (*read)(void *sound, float *samples, int64_t frames);
  const char *(*words)(void *sound);
};

enum { SAMPLES_AT_ONCE = CSOUND_LONGEST_BODY / sizeof(int16_t) };

// The first two numbers are the head, so that a message is one write.
static struct {
  uint32_t kind, length;
  unsigned char body[CSOUND_LONGEST_BODY];
} message;

void csound_send(enum csound_message kind, const void *body, size_t length) {
  message.kind = kind;
  message.length = (uint32_t)length;
  if (length > 0) memcpy(message.body, body, length);
  const unsigned char *rest = (const unsigned char *)&message;
  size_t left = offsetof(typeof(message), body) + length;
  while (left > 0) {
    ssize_t written = write(ANSWERS, rest, left);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    rest += written;
    left -= (size_t)written;
  }
}

void csound_send_failure(const char *words) {
  csound_send(CSOUND_FAILURE, words, strnlen(words, CSOUND_LONGEST_BODY));
}

static int load(const char *name, struct library *library) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return -1;
  library->open = dlsym(handle, "sf_open_fd");
  library->read = dlsym(handle, "sf_readf_float");
  library->words = dlsym(handle, "sf_strerror");
  return library->open && library->read && library->words ? 0 : -1;
}

// NaN and infinities become silence.
static int16_t whole(float sample) {
  if (!isfinite(sample)) return 0;
  float scaled = roundf(sample * 32768);
  return scaled < -32768 ? -32768 : scaled > 32767 ? 32767 : (int16_t)scaled;
}

// Samples are read as numbers from -1 to 1: if asked for integers, the library returns zeros for a
// file of floats unless it may scale them.
static void send_samples(struct library library, void *sound, int channels) {
  static float floats[SAMPLES_AT_ONCE];
  static int16_t samples[SAMPLES_AT_ONCE];
  const int64_t most = SAMPLES_AT_ONCE / channels;
  for (;;) {
    errno = 0;
    int64_t frames = library.read(sound, floats, most);
    if (frames <= 0) break;
    size_t count = (size_t)(frames < most ? frames : most) * (size_t)channels;
    for (size_t i = 0; i < count; i++) samples[i] = whole(floats[i]);
    csound_send(CSOUND_SAMPLES, samples, count * sizeof *samples);
  }
  csound_send(errno == ENOMEM ? CSOUND_NO_MEMORY : CSOUND_DONE, NULL, 0);
}

void csound_decode(const char *name, struct csound_limits limits) {
  struct library library;
  if (load(name, &library) != 0) return csound_send(CSOUND_NO_LIBRARY, NULL, 0);
  if (csound_confine(limits) != 0) return csound_send_failure("its decoder can’t be confined");
  csound_send(CSOUND_READY, NULL, 0);
  struct sf_info info = {0};
  errno = 0;
  void *sound = library.open(SOUND_FILE, SF_READING, &info, 0);
  if (!sound && errno == ENOMEM) return csound_send(CSOUND_NO_MEMORY, NULL, 0);
  if (!sound) {
    const char *words = library.words(NULL);
    return csound_send_failure(words ? words : "");
  }
  const int format[] = {info.rate, info.channels};
  csound_send(CSOUND_FORMAT, format, sizeof format);
  // The reader of the messages refuses other numbers.
  if (info.channels >= 1 && info.channels <= CSOUND_MOST_CHANNELS)
    send_samples(library, sound, info.channels);
}
