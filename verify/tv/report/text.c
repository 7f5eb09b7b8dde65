/* text.c - texts in an arena, and the clocks. */
#include <assert.h>
#include <string.h>
#include <time.h>

#include "core/base/arena.h"
#include "core/base/printf.h"
#include "verify/tv/report/text.h"

const char *pl_tv_join(pl_arena *arena, const char *a, const char *b) {
  assert(arena && a && b);
  size_t first = strlen(a), second = strlen(b);
  char *text = pl_arena_alloc(arena, first + second + 1);
  memcpy(text, a, first);
  memcpy(text + first, b, second + 1);
  return text;
}

/* The time of a clock in milliseconds. */
static double read_clock(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

double pl_tv_now(void) { return read_clock(CLOCK_MONOTONIC); }

double pl_tv_spent(void) { return read_clock(CLOCK_THREAD_CPUTIME_ID); }

const char *pl_tv_format(pl_arena *arena, const char *format, ...) {
  char text[600];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  return pl_arena_copy(arena, text, strlen(text) + 1);
}
