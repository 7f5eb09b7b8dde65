#include "core/base/sink.h"

#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"
#include "core/base/printf.h"

/* A sink on a file is written in blocks of about this size. */
#define BLOCK ((size_t)65536)

PL_UNCOUNTED_BEGIN

pl_sink pl_sink_to_file(FILE *file) { return (pl_sink){.file = file}; }

/* Writes the buffered text of a sink on a file to that file, and empties the buffer; sets `failed` on an error. Does nothing for
 * a sink in memory. */
static void flush(pl_sink *sink) {
  if (sink->file && sink->len) {
    if (fwrite(sink->data, 1, sink->len, sink->file) != sink->len) sink->failed = true;
    sink->len = 0;
  }
}

void pl_sink_reserve(pl_sink *sink, size_t need) {
  if (sink->cap - sink->len > need) return;
  if (sink->discards) sink->len = 0;
  if (sink->len >= BLOCK) flush(sink);
  if (sink->cap - sink->len > need) return;
  size_t cap = sink->cap ? sink->cap : 256;
  while (cap - sink->len <= need)
    cap *= 2;
  sink->data = pl_xrealloc(sink->data, cap);
  sink->cap = cap;
}

void pl_sink_write_through(pl_sink *sink, const char *data, size_t len) {
  assert(len == 0 || data);
  if (sink->file && len >= BLOCK) {
    flush(sink);
    if (fwrite(data, 1, len, sink->file) != len) sink->failed = true;
    return;
  }
  pl_sink_reserve(sink, len);
  if (len) memcpy(sink->data + sink->len, data, len);
  sink->len += len;
}

/* Appends a number in decimal, written directly to its place in the buffer: numbers of values are a good part of all output. */
void pl_sink_u64(pl_sink *sink, uint64_t value) {
  enum { MOST_DIGITS = 20 };
  size_t digits = 1;
  for (uint64_t power = 10; digits < MOST_DIGITS && value >= power; power *= 10)
    ++digits;
  if (sink->cap - sink->len <= digits) pl_sink_reserve(sink, digits);
  char *at = sink->data + sink->len + digits;
  sink->len += digits;
  do {
    *--at = (char)('0' + value % 10);
    value /= 10;
  } while (value);
}

void pl_sink_i64(pl_sink *sink, int64_t value) {
  if (value < 0) pl_sink_putc(sink, '-');
  pl_sink_u64(sink, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void pl_sink_printf(pl_sink *sink, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  pl_sink_reserve(sink, 128);
  int len = pl_vsnprintf(sink->data + sink->len, sink->cap - sink->len, format, args);
  if (len < 0) {
    sink->failed = true;
  } else {
    if ((size_t)len >= sink->cap - sink->len) {
      pl_sink_reserve(sink, (size_t)len);
      (void)pl_vsnprintf(sink->data + sink->len, sink->cap - sink->len, format, again);
    }
    sink->len += (size_t)len;
  }
  va_end(again);
  va_end(args);
}

const char *pl_sink_text(pl_sink *sink) {
  pl_sink_reserve(sink, 1);
  sink->data[sink->len] = '\0';
  return sink->data;
}

bool pl_sink_close(pl_sink *sink) {
  if (!sink->data && !sink->file) return !sink->failed; /* nothing was written: most texts of errors */
  flush(sink);
  if (sink->file && fflush(sink->file) != 0) sink->failed = true;
  bool ok = !sink->failed;
  free(sink->data);
  *sink = (pl_sink){.file = sink->file, .failed = sink->failed};
  return ok;
}

PL_UNCOUNTED_END
