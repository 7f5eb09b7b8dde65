/* diag.h - sources, locations and diagnostics.
 *
 * Libraries never print: they add diagnostics to a pl_diags, and a command renders them as
 *   file:line:col: error: message
 * followed by the source line and a caret. Order is order of report.
 */
#ifndef PL_CORE_BASE_DIAG_H
#define PL_CORE_BASE_DIAG_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/base/sink.h"
#include "core/base/str.h"

/* A text with a name. The text is not copied: it outlives what was parsed from it. `first_line` is 1 but for a part of a
 * file split at `// -----`, whose lines keep the numbers that they have in the file. */
typedef struct pl_source {
  const char *name;
  pl_str text;
  uint32_t first_line;
} pl_source;

/* 1-based line and column (in bytes); line 0 means "no place". */
typedef struct pl_pos {
  const pl_source *source;
  uint32_t line;
  uint32_t column;
} pl_pos;

typedef enum pl_severity { PL_SEVERITY_INVALID, PL_ERROR, PL_WARNING, PL_REMARK, PL_NOTE } pl_severity;

typedef struct pl_diag {
  pl_severity severity;
  pl_pos pos;
  const char *message; /* no trailing newline */
  bool optional;       /* reported beyond what mlir-opt reports: a test may wait for it, and need not */
} pl_diag;

typedef struct pl_diags pl_diags;

/* An empty list of diagnostics. The caller frees it. */
pl_diags *pl_diags_new(void);
/* Frees the list with its messages; NULL is allowed. */
void pl_diags_free(pl_diags *diags);
/* Appends a diagnostic; the message is formatted as by printf, and copied. */
void pl_diags_add(pl_diags *diags, pl_severity severity, pl_pos pos, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* Appends a diagnostic, which is not marked optional; the message is formatted as by vprintf, and copied. */
void pl_diags_addv(pl_diags *diags, pl_severity severity, pl_pos pos, const char *format, va_list args);
/* Marks the last diagnostic as optional; does nothing if there is none. */
void pl_diags_mark_optional(pl_diags *diags);
/* How many diagnostics there are, of any severity. */
size_t pl_diags_count(const pl_diags *diags);
/* How many of the diagnostics are errors. */
size_t pl_diags_errors(const pl_diags *diags);
/* The diagnostic of that index, which must exist, in the order in which they were added; valid until the list is changed. */
const pl_diag *pl_diags_at(const pl_diags *diags, size_t index);
/* Removes all diagnostics after the first `count`, for speculative work; removing all of them releases the memory of their
 * messages for later ones. */
void pl_diags_truncate(pl_diags *diags, size_t count);
/* Writes one diagnostic, followed by its source line and a caret if its position has a line in the source. `color`: with ANSI
 * escapes. */
void pl_diag_render(const pl_diag *diag, bool color, pl_sink *out);
/* Writes all diagnostics in order, each followed by its source line and a caret if its position has a line in the source.
 * `color`: with ANSI escapes. */
void pl_diags_render(const pl_diags *diags, bool color, pl_sink *out);

/* Reads a whole file ("-" is standard input) into *data, NUL-terminated memory from malloc, and its length into *len. False with
 * a message in `error_text` and *data NULL if it cannot be read or is too large. */
bool pl_read_file(const char *path, char **data, size_t *len, char error_text[256]);

#endif
