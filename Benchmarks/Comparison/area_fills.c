// Fills the pictures read from a file by the simplest accumulation of signed areas: in single precision, of
// lines that are computed in advance, without detecting lines that cross. Prints the nanoseconds that
// each picture takes, which are a bound for fills that are exact.
#include <emmintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_PATHS = 4096, MOST_LINES = 1 << 17 };

typedef struct {
  float x0, y0, x1, y1;
} Line;

static Line lines[MOST_LINES];
static int line_count, path_ends[MOST_PATHS], path_count;
static int width, height, stride;
static float *areas;
static uint8_t *pixels;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Adds the area to the right of a line to the cells that it crosses in a row, and the change to the next one.
static void add_areas(float *row, float start, float end, float height) {
  float left = fminf(start, end), right = fmaxf(start, end);
  int first = (int)left, after = (int)ceilf(right);
  if (first < 0 || after >= stride) return;
  if (after <= first + 1) {
    float share = 0.5f * (start + end) - first;
    row[first] += height * (1 - share);
    row[first + 1] += height * share;
    return;
  }
  float slope = 1 / (right - left), rest = 1 - (left - first), part = right - (after - 1);
  float before = 0.5f * slope * rest * rest, last = 0.5f * slope * part * part;
  row[first] += height * before;
  if (after == first + 2) {
    row[first + 1] += height * (1 - before - last);
  } else {
    float second = slope * (0.5f + rest);
    row[first + 1] += height * (second - before);
    for (int x = first + 2; x < after - 1; x++) row[x] += height * slope;
    row[after - 1] += height * (1 - (second + (after - first - 3) * slope) - last);
  }
  row[after] += height * last;
}

static void plot(Line line) {
  float direction = 1;
  if (line.y0 > line.y1) {
    line = (Line){line.x1, line.y1, line.x0, line.y0};
    direction = -1;
  }
  if (line.y0 == line.y1 || line.y1 <= 0 || line.y0 >= height) return;
  float slope = (line.x1 - line.x0) / (line.y1 - line.y0), x = line.x0;
  if (line.y0 < 0) {
    x -= line.y0 * slope;
    line.y0 = 0;
  }
  int end = fminf(ceilf(line.y1), height);
  for (int y = (int)line.y0; y < end; y++) {
    float part = fminf(y + 1, line.y1) - fmaxf(y, line.y0), next = x + slope * part;
    add_areas(areas + (size_t)y * stride, x, next, part * direction);
    x = next;
  }
}

// Sums up the areas of rows, 16 cells at a time where there are any, and clears them.
static void sweep(int top, int bottom) {
  const __m128 zero = _mm_setzero_ps(), sign = _mm_set1_ps(-0.f), one = _mm_set1_ps(1);
  for (int y = top; y < bottom; y++) {
    float *row = areas + (size_t)y * stride;
    uint8_t *out = pixels + (size_t)y * stride;
    __m128 sum = zero;
    uint8_t value = 0;
    for (int x = 0; x < stride; x += 16) {
      __m128 cells[4], any = zero;
      for (int i = 0; i < 4; i++) any = _mm_or_ps(any, cells[i] = _mm_load_ps(row + x + 4 * i));
      if (_mm_movemask_ps(_mm_cmpneq_ps(any, zero)) == 0) {
        if (value) _mm_storeu_si128((__m128i *)(out + x), _mm_set1_epi8(value));
        continue;
      }
      __m128i packed[4];
      for (int i = 0; i < 4; i++) {
        __m128 cell = cells[i];
        cell = _mm_add_ps(cell, _mm_castsi128_ps(_mm_slli_si128(_mm_castps_si128(cell), 4)));
        cell = _mm_add_ps(cell, _mm_shuffle_ps(zero, cell, 0x40));
        cell = _mm_add_ps(cell, sum);
        sum = _mm_shuffle_ps(cell, cell, 0xFF);
        cell = _mm_mul_ps(_mm_min_ps(_mm_andnot_ps(sign, cell), one), _mm_set1_ps(255));
        packed[i] = _mm_cvtps_epi32(cell);
        _mm_store_ps(row + x + 4 * i, zero);
      }
      __m128i low = _mm_packs_epi32(packed[0], packed[1]), high = _mm_packs_epi32(packed[2], packed[3]);
      _mm_storeu_si128((__m128i *)(out + x), _mm_packus_epi16(low, high));
      value = out[x + 15];
    }
  }
}

static void fill_once(void) {
  if (path_count == 1) memset(pixels, 0, (size_t)stride * height);
  for (int i = 0, path = 0; path < path_count; path++) {
    float top = height, bottom = 0;
    for (; i < path_ends[path]; i++) {
      plot(lines[i]);
      top = fminf(top, lines[i].y0);
      bottom = fmaxf(bottom, lines[i].y0);
    }
    sweep(fmaxf(top, 0), fminf(ceilf(bottom), height));
  }
}

static void measure(const char *name) {
  int count = 1;
  double start;
  for (;; count *= 2) {
    start = now();
    for (int run = 0; run < count; run++) fill_once();
    if (now() - start >= 5e6) break;
  }
  start = now();
  for (int run = 0; run < count * 6; run++) fill_once();
  printf("%s %f\n", name, (now() - start) / (count * 6));
}

// MARK: - Reading

static double at[2], begin[2];

static void add_line(double x, double y) {
  if (line_count == MOST_LINES) exit(1);
  lines[line_count++] = (Line){at[0], at[1], x, y};
  at[0] = x;
  at[1] = y;
}

static void move(double x, double y) {
  at[0] = begin[0] = x;
  at[1] = begin[1] = y;
}

static void add_curve(const double n[6]) {
  double x = at[0], y = at[1];
  for (int i = 1; i <= 8; i++) {
    double t = i / 8.0, u = 1 - t;
    double a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    add_line(a * x + b * n[0] + c * n[2] + d * n[4], a * y + b * n[1] + c * n[3] + d * n[5]);
  }
}

static void close_picture(const char *name) {
  if (path_count == 0) return;
  path_ends[path_count - 1] = line_count;
  measure(name);
  free(areas);
  free(pixels);
  line_count = path_count = 0;
}

static void open_picture(void) {
  stride = (width + 2 + 15) & ~15;
  areas = aligned_alloc(64, (size_t)stride * height * sizeof *areas);
  pixels = aligned_alloc(64, (size_t)stride * height);
  if (!areas || !pixels) exit(1);
  memset(areas, 0, (size_t)stride * height * sizeof *areas);
  memset(pixels, 0, (size_t)stride * height);
}

int main(int argc, char **argv) {
  FILE *input = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!input) return 2;
  char line[512], word[64], name[64] = "";
  while (fgets(line, sizeof line, input)) {
    double n[6];
    int size[2];
    if (sscanf(line, "picture %63s %d %d", word, size, size + 1) == 3) {
      close_picture(name);
      strcpy(name, word);
      width = size[0];
      height = size[1];
      open_picture();
    } else if (!strncmp(line, "path", 4)) {
      if (path_count == MOST_PATHS) return 1;
      if (path_count > 0) path_ends[path_count - 1] = line_count;
      path_count++;
    } else if (sscanf(line, "move %lf %lf", n, n + 1) == 2) {
      move(n[0], n[1]);
    } else if (sscanf(line, "line %lf %lf", n, n + 1) == 2) {
      add_line(n[0], n[1]);
    } else if (sscanf(line, "curve %lf %lf %lf %lf %lf %lf", n, n + 1, n + 2, n + 3, n + 4,
                      n + 5) == 6) {
      add_curve(n);
    } else if (!strncmp(line, "close", 5)) {
      add_line(begin[0], begin[1]);
    } else {
      fprintf(stderr, "not understood: %s", line);
      return 1;
    }
  }
  close_picture(name);
}
