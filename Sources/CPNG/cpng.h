#ifndef CPNG_H
#define CPNG_H

#include <png.h>

// Macros that are put together from others don't reach Swift.
typedef enum {
  cpng_format_rgb = PNG_FORMAT_RGB,
  cpng_format_rgba = PNG_FORMAT_RGBA,
} CPNGFormat;

#endif
