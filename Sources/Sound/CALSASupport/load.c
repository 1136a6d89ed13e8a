// Loads libasound at its first use: loading it at the start would take a fifth of the start, and most
// timers never make a sound. Defines functions with the names and types of libasound's, which forward
// to it.

#ifdef ALSA

#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

// FORWARD(type, name, parameters, arguments): a function whose result is an error number if it fails.
#define FUNCTIONS(FORWARD)                                                                         \
  FORWARD(int, snd_pcm_open,                                                                       \
          (snd_pcm_t * *pcm, const char *name, snd_pcm_stream_t stream, int mode),                 \
          (pcm, name, stream, mode))                                                               \
  FORWARD(int, snd_pcm_close, (snd_pcm_t * pcm), (pcm))                                            \
  FORWARD(snd_pcm_sframes_t, snd_pcm_avail, (snd_pcm_t * pcm), (pcm))                              \
  FORWARD(int, snd_pcm_delay, (snd_pcm_t * pcm, snd_pcm_sframes_t * delay), (pcm, delay))          \
  FORWARD(snd_pcm_sframes_t, snd_pcm_writei,                                                       \
          (snd_pcm_t * pcm, const void *buffer, snd_pcm_uframes_t size), (pcm, buffer, size))      \
  FORWARD(int, snd_pcm_start, (snd_pcm_t * pcm), (pcm))                                            \
  FORWARD(int, snd_pcm_prepare, (snd_pcm_t * pcm), (pcm))                                          \
  FORWARD(int, snd_pcm_resume, (snd_pcm_t * pcm), (pcm))                                           \
  FORWARD(int, snd_pcm_drop, (snd_pcm_t * pcm), (pcm))                                             \
  FORWARD(int, snd_pcm_hw_params, (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw), (pcm, hw))          \
  FORWARD(int, snd_pcm_hw_params_malloc, (snd_pcm_hw_params_t * *hw), (hw))                        \
  FORWARD(int, snd_pcm_hw_params_any, (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw), (pcm, hw))      \
  FORWARD(int, snd_pcm_hw_params_set_access,                                                       \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, snd_pcm_access_t access), (pcm, hw, access)) \
  FORWARD(int, snd_pcm_hw_params_set_format,                                                       \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, snd_pcm_format_t format), (pcm, hw, format)) \
  FORWARD(int, snd_pcm_hw_params_set_rate_resample,                                                \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, unsigned on), (pcm, hw, on))                 \
  FORWARD(int, snd_pcm_hw_params_set_rate_near,                                                    \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, unsigned *rate, int *direction),             \
          (pcm, hw, rate, direction))                                                              \
  FORWARD(int, snd_pcm_hw_params_set_channels_near,                                                \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, unsigned *channels), (pcm, hw, channels))    \
  FORWARD(int, snd_pcm_hw_params_set_buffer_time_near,                                             \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, unsigned *time, int *direction),             \
          (pcm, hw, time, direction))                                                              \
  FORWARD(int, snd_pcm_hw_params_set_period_time_near,                                             \
          (snd_pcm_t * pcm, snd_pcm_hw_params_t * hw, unsigned *time, int *direction),             \
          (pcm, hw, time, direction))                                                              \
  FORWARD(int, snd_pcm_hw_params_get_buffer_size,                                                  \
          (const snd_pcm_hw_params_t *hw, snd_pcm_uframes_t *frames), (hw, frames))                \
  FORWARD(int, snd_pcm_sw_params, (snd_pcm_t * pcm, snd_pcm_sw_params_t * sw), (pcm, sw))          \
  FORWARD(int, snd_pcm_sw_params_malloc, (snd_pcm_sw_params_t * *sw), (sw))                        \
  FORWARD(int, snd_pcm_sw_params_current, (snd_pcm_t * pcm, snd_pcm_sw_params_t * sw), (pcm, sw))  \
  FORWARD(int, snd_pcm_sw_params_set_start_threshold,                                              \
          (snd_pcm_t * pcm, snd_pcm_sw_params_t * sw, snd_pcm_uframes_t frames),                   \
          (pcm, sw, frames))                                                                       \
  FORWARD(int, snd_device_name_hint, (int card, const char *interface, void ***hints),             \
          (card, interface, hints))                                                                \
  FORWARD(int, snd_device_name_free_hint, (void **hints), (hints))

// The functions with another kind of result.
#define OTHERS(DECLARE)                                                                            \
  DECLARE(snd_pcm_state)                                                                           \
  DECLARE(snd_pcm_hw_params_free)                                                                  \
  DECLARE(snd_pcm_sw_params_free)                                                                  \
  DECLARE(snd_device_name_get_hint)                                                                \
  DECLARE(HANDLER)

#if SND_LIB_VERSION >= SND_LIB_VER(1, 2, 15)
#define HANDLER snd_lib_log_set_handler
typedef snd_lib_log_handler_t handler;
#else
#define HANDLER snd_lib_error_set_handler
typedef snd_lib_error_handler_t handler;
#endif

static struct {
#define POINTER(type, name, parameters, arguments) __typeof__(&name) name;
#define OTHER_POINTER(name) __typeof__(&name) name;
  FUNCTIONS(POINTER)
  OTHERS(OTHER_POINTER)
} library;

static int loaded;

static void load(void) {
  void *handle = dlopen("libasound.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  loaded = 1;
#define TEXT(name) #name
#define FIND(name) loaded &= (library.name = (__typeof__(&name))dlsym(handle, TEXT(name))) != NULL;
#define FIND_ONE(type, name, parameters, arguments) FIND(name)
  FUNCTIONS(FIND_ONE)
  OTHERS(FIND)
}

// Returns whether libasound is there, with all functions.
static int has_library(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return loaded;
}

// Other libraries, libasound among them, never call these.
#define OWN __attribute__((visibility("hidden")))

#define DEFINE(type, name, parameters, arguments)                                                  \
  OWN type name parameters { return has_library() ? library.name arguments : -ELIBACC; }
FUNCTIONS(DEFINE)

OWN snd_pcm_state_t snd_pcm_state(snd_pcm_t *pcm) {
  return has_library() ? library.snd_pcm_state(pcm) : SND_PCM_STATE_DISCONNECTED;
}

OWN void snd_pcm_hw_params_free(snd_pcm_hw_params_t *hw) {
  if (has_library()) library.snd_pcm_hw_params_free(hw);
}

OWN void snd_pcm_sw_params_free(snd_pcm_sw_params_t *sw) {
  if (has_library()) library.snd_pcm_sw_params_free(sw);
}

OWN char *snd_device_name_get_hint(const void *hint, const char *key) {
  return has_library() ? library.snd_device_name_get_hint(hint, key) : NULL;
}

OWN int HANDLER(handler new) { return has_library() ? library.HANDLER(new) : -ELIBACC; }

#endif
