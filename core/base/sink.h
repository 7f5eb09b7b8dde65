/* sink.h - output: text that grows in memory, or goes to a FILE in blocks.
 *
 * Printers write to a sink and never fail; an I/O error is remembered and told by pl_sink_close.
 */
#ifndef PL_CORE_BASE_SINK_H
#define PL_CORE_BASE_SINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "core/base/str.h"

typedef struct pl_sink {
  char *data;
  size_t len;
  size_t cap;
  FILE *file; /* NULL: stays in memory */
  bool failed;
} pl_sink;

/* Zero-initialised is a sink in memory; this makes one that writes to `file` (which it does not close). */
pl_sink pl_sink_to_file(FILE *file);
void pl_sink_write(pl_sink *sink, const char *data, size_t len);
void pl_sink_str(pl_sink *sink, pl_str s);
void pl_sink_puts(pl_sink *sink, const char *text);
void pl_sink_putc(pl_sink *sink, char c);
void pl_sink_u64(pl_sink *sink, uint64_t value);
void pl_sink_i64(pl_sink *sink, int64_t value);
void pl_sink_printf(pl_sink *sink, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The text so far of a sink in memory, NUL-terminated, owned by the sink. */
const char *pl_sink_text(pl_sink *sink);
/* Flushes; frees the buffer; false if anything could not be written. */
bool pl_sink_close(pl_sink *sink);

#endif
