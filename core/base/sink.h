/* sink.h - output: text that grows in memory, or goes to a FILE in blocks.
 *
 * Printers write to a sink and never fail; an I/O error is remembered and reported by pl_sink_close.
 */
#ifndef PL_CORE_BASE_SINK_H
#define PL_CORE_BASE_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/base/str.h"
#include "core/base/uncounted.h"

typedef struct pl_sink {
  char *data;
  size_t len;
  size_t cap;
  FILE *file; /* NULL: stays in memory */
  bool failed;
  bool discards; /* takes everything and keeps nothing */
} pl_sink;

/* A sink that writes to `file`, which it does not close. (A zero-initialised pl_sink is one in memory.) */
pl_sink pl_sink_to_file(FILE *file);
/* Makes space for `need` more bytes and a NUL; may write buffered text to the sink's file, or drop the text of a sink that
 * discards. */
void pl_sink_reserve(pl_sink *sink, size_t need);
/* Appends `len` bytes that do not fit the buffer: grows it, or, for a sink on a file, writes a long text directly to the file
 * after what is buffered; sets `failed` if that cannot be written. */
void pl_sink_write_through(pl_sink *sink, const char *data, size_t len);

/* Appends `len` bytes. */
PL_INLINE_UNCOUNTED void pl_sink_write(pl_sink *sink, const char *data, size_t len) {
  if (sink->cap - sink->len <= len) {
    pl_sink_write_through(sink, data, len);
    return;
  }
  if (len) memcpy(sink->data + sink->len, data, len);
  sink->len += len;
}
/* Appends one byte. */
PL_INLINE_UNCOUNTED void pl_sink_putc(pl_sink *sink, char c) {
  if (sink->cap - sink->len <= 1) pl_sink_reserve(sink, 1);
  sink->data[sink->len++] = c;
}
/* Appends the text of a view. */
static inline void pl_sink_str(pl_sink *sink, pl_str s) { pl_sink_write(sink, s.data, s.len); }
/* Appends a NUL-terminated text, without the NUL. */
static inline void pl_sink_puts(pl_sink *sink, const char *text) { pl_sink_write(sink, text, strlen(text)); }
/* Appends a number in decimal. */
void pl_sink_u64(pl_sink *sink, uint64_t value);
/* Appends a signed number in decimal. */
void pl_sink_i64(pl_sink *sink, int64_t value);
/* Appends text formatted as by printf; if formatting fails, sets `failed` and appends nothing. */
void pl_sink_printf(pl_sink *sink, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text so far of a sink in memory, NUL-terminated; it belongs to the sink and is valid until the next write. */
const char *pl_sink_text(pl_sink *sink);
/* Writes what is left to the file, which stays open, and frees the buffer; false if anything, now or before, could not be
 * written. */
bool pl_sink_close(pl_sink *sink);

#endif
