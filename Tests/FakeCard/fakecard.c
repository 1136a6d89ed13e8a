#include "FakeCard.h"

#ifdef ALSA

// ALSA's macros for plugins make the symbols of a shared library only with this name.
#ifndef PIC
#define PIC 1
#endif
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// How much silence makes the next sound a new one in the log, in seconds.
#define PAUSE 0.1

typedef struct {
  snd_pcm_ioplug_t io;
  FILE *capture, *log;
  // What goes wrong, in frames since the card was opened; 0 for never.
  long xrun_at, xrun_every, suspend_at, disconnect_at, stall_at;
  long start_delay_us;
  unsigned rate, channels;

  int64_t started;         // in nanoseconds; 0 while it stands
  snd_pcm_uframes_t heard;  // of this start, as last logged
  snd_pcm_uframes_t given;  // of this start
  snd_pcm_uframes_t heard_before;
  snd_pcm_uframes_t quiet;  // frames of silence given last
} card_t;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

__attribute__((format(printf, 3, 4)))
static void log_event(card_t *card, const char *event, const char *more, ...) {
  if (!card->log) return;
  fprintf(card->log, "{\"event\":\"%s\",\"ns\":%lld", event, (long long)now());
  va_list arguments;
  va_start(arguments, more);
  vfprintf(card->log, more, arguments);
  va_end(arguments);
  fputs("}\n", card->log);
  fflush(card->log);
}

static bool due(long *at, snd_pcm_uframes_t position) {
  if (*at <= 0 || position < (snd_pcm_uframes_t)*at) return false;
  *at = 0;
  return true;
}

static int fake_start(snd_pcm_ioplug_t *io) {
  card_t *card = io->private_data;
  card->started = now() + card->start_delay_us * 1000;
  log_event(card, "start", ",\"given\":%lu,\"at\":%lld", card->given, (long long)card->started);
  return 0;
}

static int fake_stop(snd_pcm_ioplug_t *io) {
  card_t *card = io->private_data;
  if (card->started) log_event(card, "stop", ",\"heard\":%lu", card->heard);
  card->started = 0;
  return 0;
}

static int fake_prepare(snd_pcm_ioplug_t *io) {
  card_t *card = io->private_data;
  card->heard_before += card->heard;
  card->heard = card->given = card->quiet = 0;
  card->started = 0;
  log_event(card, "prepare", "%s", "");
  return 0;
}

// A negative position makes an underrun of any state, so that other troubles return the old one.
static snd_pcm_sframes_t fake_pointer(snd_pcm_ioplug_t *io) {
  card_t *card = io->private_data;
  if (!card->started || io->state == SND_PCM_STATE_DISCONNECTED ||
      io->state == SND_PCM_STATE_SUSPENDED)
    return card->heard;
  int64_t elapsed = now() - card->started;
  snd_pcm_uframes_t heard = elapsed < 0 ? 0 : (snd_pcm_uframes_t)(elapsed * io->rate / 1000000000LL);
  snd_pcm_uframes_t position = card->heard_before + heard;

  if (card->stall_at > 0 && position >= (snd_pcm_uframes_t)card->stall_at) return card->heard;
  if (due(&card->suspend_at, position)) {
    log_event(card, "suspend", "%s", "");
    snd_pcm_ioplug_set_state(io, SND_PCM_STATE_SUSPENDED);
    return card->heard;
  }
  if (due(&card->disconnect_at, position)) {
    log_event(card, "disconnect", "%s", "");
    snd_pcm_ioplug_set_state(io, SND_PCM_STATE_DISCONNECTED);
    return card->heard;
  }
  bool forced = due(&card->xrun_at, position);
  if (card->xrun_every > 0 && heard >= (snd_pcm_uframes_t)card->xrun_every) forced = true;
  if (forced || heard > card->given) {
    card->heard = heard > card->given ? card->given : heard;
    log_event(card, "xrun", ",\"heard\":%lu,\"given\":%lu", card->heard, card->given);
    card->started = 0;
    return -EPIPE;
  }
  card->heard = heard;
  return heard;
}

// Logs when a sound that follows silence is heard: the card knows its start only once it runs, so
// that before it the frame's number alone is logged.
static void hear(card_t *card, const int16_t *samples, snd_pcm_uframes_t count) {
  for (snd_pcm_uframes_t frame = 0; frame < count; frame++) {
    bool silent = true;
    for (unsigned c = 0; c < card->io.channels; c++)
      if (samples[frame * card->io.channels + c]) silent = false;
    if (silent) {
      card->quiet++;
      continue;
    }
    snd_pcm_uframes_t position = card->given + frame;
    if (card->quiet == position || card->quiet >= PAUSE * card->io.rate)
      log_event(card, "sound", ",\"frame\":%lu,\"rate\":%u,\"at\":%lld", position, card->io.rate,
           card->started ? (long long)(card->started + position * 1000000000LL / card->io.rate) : 0LL);
    card->quiet = 0;
  }
}

static snd_pcm_sframes_t fake_transfer(snd_pcm_ioplug_t *io, const snd_pcm_channel_area_t *areas,
                                       snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
  card_t *card = io->private_data;
  const char *bytes = (const char *)areas->addr + (areas->first + areas->step * offset) / 8;
  if (card->capture) {
    fwrite(bytes, areas->step / 8, size, card->capture);
    fflush(card->capture);
  }
  if (io->format == SND_PCM_FORMAT_S16_LE) hear(card, (const int16_t *)bytes, size);
  card->given += size;
  return size;
}

// It succeeds and changes nothing; ALSA ignores what it returns.
static int fake_resume(snd_pcm_ioplug_t *io) {
  log_event(io->private_data, "resume", "%s", "");
  return 0;
}

static int fake_hw_params(snd_pcm_ioplug_t *io, snd_pcm_hw_params_t *params) {
  (void)params;
  log_event(io->private_data, "configure",
            ",\"rate\":%u,\"channels\":%u,\"period\":%lu,\"buffer\":%lu", io->rate,
            io->channels, io->period_size, io->buffer_size);
  return 0;
}

static int fake_revents(snd_pcm_ioplug_t *io, struct pollfd *descriptors, unsigned count,
                        unsigned short *events) {
  uint64_t ticks;
  if (count == 1 && read(descriptors->fd, &ticks, sizeof ticks) > 0) {
  }
  *events = io->state == SND_PCM_STATE_DISCONNECTED ? POLLERR : POLLOUT;
  return 0;
}

static int fake_close(snd_pcm_ioplug_t *io) {
  card_t *card = io->private_data;
  log_event(card, "close", "%s", "");
  if (card->capture) fclose(card->capture);
  if (card->log) fclose(card->log);
  close(io->poll_fd);
  free(card);
  return 0;
}

static const snd_pcm_ioplug_callback_t callbacks = {
    .start = fake_start,
    .stop = fake_stop,
    .pointer = fake_pointer,
    .transfer = fake_transfer,
    .close = fake_close,
    .hw_params = fake_hw_params,
    .prepare = fake_prepare,
    .resume = fake_resume,
    .poll_revents = fake_revents,
};

// Rate and channels are those of the settings; without them, as with most cards, those asked for.
// Without both kinds of access ALSA's converters would refuse to sit on top of the card.
static int constrain(card_t *card) {
  snd_pcm_ioplug_t *io = &card->io;
  const unsigned access[] = {SND_PCM_ACCESS_MMAP_INTERLEAVED, SND_PCM_ACCESS_RW_INTERLEAVED};
  const unsigned format[] = {SND_PCM_FORMAT_S16_LE};
  unsigned channels = card->channels, rate = card->rate;
  int error = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_ACCESS, 2, access);
  if (!error) error = snd_pcm_ioplug_set_param_list(io, SND_PCM_IOPLUG_HW_FORMAT, 1, format);
  if (!error)
    error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_CHANNELS, channels ? channels : 1,
                                            channels ? channels : 8);
  if (!error)
    error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_RATE, rate ? rate : 4000,
                                            rate ? rate : 192000);
  if (!error)
    error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 128, 1 << 18);
  if (!error)
    error = snd_pcm_ioplug_set_param_minmax(io, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 256, 1 << 20);
  return error;
}

// A descriptor for those who poll: readable every 10 ms.
static int open_ticks(void) {
  int descriptor = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
  struct itimerspec each = {.it_interval.tv_nsec = 10000000, .it_value.tv_nsec = 10000000};
  if (descriptor >= 0) timerfd_settime(descriptor, 0, &each, NULL);
  return descriptor;
}

typedef struct {
  const char *capture, *log;
  // A FIFO: opening waits until it is opened for writing.
  const char *open_gate;
  long open_error, rate, channels, chatter;
} settings_t;

static int read_settings(snd_config_t *config, card_t *card, settings_t *settings) {
  struct { const char *name; long *value; } numbers[] = {
      {"open_error", &settings->open_error},
      {"rate", &settings->rate}, {"channels", &settings->channels},
      {"chatter", &settings->chatter},
      {"xrun_at", &card->xrun_at}, {"xrun_every", &card->xrun_every},
      {"suspend_at", &card->suspend_at}, {"disconnect_at", &card->disconnect_at},
      {"stall_at", &card->stall_at}, {"start_delay_us", &card->start_delay_us}};
  snd_config_iterator_t i, next;
  snd_config_for_each(i, next, config) {
    snd_config_t *entry = snd_config_iterator_entry(i);
    const char *id;
    if (snd_config_get_id(entry, &id) < 0) continue;
    if (!strcmp(id, "type") || !strcmp(id, "comment") || !strcmp(id, "hint")) continue;
    int error = -ENOENT;
    if (!strcmp(id, "capture")) error = snd_config_get_string(entry, &settings->capture);
    if (!strcmp(id, "log")) error = snd_config_get_string(entry, &settings->log);
    if (!strcmp(id, "open_gate")) error = snd_config_get_string(entry, &settings->open_gate);
    for (size_t n = 0; n < sizeof numbers / sizeof *numbers; n++)
      if (!strcmp(id, numbers[n].name)) error = snd_config_get_integer(entry, numbers[n].value);
    if (error < 0) {
      SNDERR("Unknown field %s", id);
      return -EINVAL;
    }
  }
  return 0;
}

SND_PCM_PLUGIN_DEFINE_FUNC(fakecard) {
  (void)root;
  card_t *card = calloc(1, sizeof *card);
  settings_t settings = {0};
  if (!card) return -ENOMEM;
  int error = read_settings(conf, card, &settings);
  if (settings.log) card->log = fopen(settings.log, "ae");
  if (settings.chatter) fputs("a plugin's own words\n", stderr);
  if (settings.open_gate) {
    log_event(card, "opening", "%s", "");
    int gate = open(settings.open_gate, O_RDONLY | O_CLOEXEC);
    if (gate >= 0) close(gate);
  }
  if (!error) error = -(int)settings.open_error;
  if (error) goto failed;

  if (settings.capture) card->capture = fopen(settings.capture, "we");
  card->rate = settings.rate;
  card->channels = settings.channels;
  card->io.version = SND_PCM_IOPLUG_VERSION;
  card->io.name = "A card made of software";
  // Else positions are taken modulo the buffer, and a full one is the same as none.
  card->io.flags = SND_PCM_IOPLUG_FLAG_MONOTONIC | SND_PCM_IOPLUG_FLAG_BOUNDARY_WA;
  card->io.callback = &callbacks;
  card->io.private_data = card;
  card->io.poll_fd = open_ticks();
  card->io.poll_events = POLLIN;
  error = snd_pcm_ioplug_create(&card->io, name, stream, mode);
  if (error) {
    close(card->io.poll_fd);
    goto failed;
  }
  log_event(card, "open", "%s", "");
  error = constrain(card);
  if (error) {
    snd_pcm_ioplug_delete(&card->io);
    return error;
  }
  *pcmp = card->io.pcm;
  return 0;

failed:
  if (card->capture) fclose(card->capture);
  if (card->log) fclose(card->log);
  free(card);
  return error;
}

SND_PCM_PLUGIN_SYMBOL(fakecard);

#endif
