#ifndef CPNG_H
#define CPNG_H

#include <png.h>

// A macro that is put together from others doesn't reach Swift.
typedef enum {
  cpng_format_rgba = PNG_FORMAT_RGBA,
} CPNGFormat;

#endif
