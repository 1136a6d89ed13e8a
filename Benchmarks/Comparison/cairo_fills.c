// Fills the pictures read from a file; prints the nanoseconds that each takes.
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_PATHS = 4096 };
static cairo_t *paths[MOST_PATHS];
static int path_count;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

// Each path stays in its own context, so that building it isn't measured.
static void fill(int count) {
  for (int run = 0; run < count; run++)
    for (int i = 0; i < path_count; i++) cairo_fill_preserve(paths[i]);
}

static void measure(const char *name, const char *suffix) {
  int count = 1;
  for (;;) {
    double start = now();
    fill(count);
    if (now() - start >= 5e6) break;
    count *= 2;
  }
  double start = now();
  fill(count * 6);
  printf("%s%s %f\n", name, suffix, (now() - start) / (count * 6));
}

static void close_picture(const char *name, int is_painted) {
  if (path_count == 0) return;
  measure(name, is_painted ? "-painted" : "");
  for (int i = 0; i < path_count; i++) cairo_destroy(paths[i]);
  path_count = 0;
}

static void run(FILE *input, int is_painted) {
  char line[512], word[64], name[64] = "";
  cairo_surface_t *surface = NULL;
  cairo_t *path = NULL;
  while (fgets(line, sizeof line, input)) {
    double n[6];
    int width, height;
    if (sscanf(line, "picture %63s %d %d", word, &width, &height) == 3) {
      close_picture(name, is_painted);
      strcpy(name, word);
      surface = cairo_image_surface_create(
          is_painted ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, width, height);
    } else if (!strncmp(line, "path", 4)) {
      if (path_count == MOST_PATHS) exit(1);
      path = paths[path_count++] = cairo_create(surface);
      cairo_set_source_rgb(path, 1, 0.5, 0);
    } else if (sscanf(line, "move %lf %lf", n, n + 1) == 2) {
      cairo_move_to(path, n[0], n[1]);
    } else if (sscanf(line, "line %lf %lf", n, n + 1) == 2) {
      cairo_line_to(path, n[0], n[1]);
    } else if (sscanf(line, "curve %lf %lf %lf %lf %lf %lf", n, n + 1, n + 2, n + 3, n + 4,
                      n + 5) == 6) {
      cairo_curve_to(path, n[0], n[1], n[2], n[3], n[4], n[5]);
    } else if (!strncmp(line, "close", 5)) {
      cairo_close_path(path);
    } else {
      fprintf(stderr, "not understood: %s", line);
      exit(1);
    }
  }
  close_picture(name, is_painted);
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  for (int is_painted = 0; is_painted < 2; is_painted++) {
    FILE *input = fopen(argv[1], "r");
    if (!input) return 1;
    run(input, is_painted);
    fclose(input);
  }
}
