#include "core/base/diag.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/base/printf.h"
#include "core/base/uncounted.h"
#include "core/base/vec.h"

/* A source line is cut to about this many bytes around the caret. */
#define SHOWN_BYTES ((size_t)160)
/* Longer files than this are refused: lines and columns are 32 bits. */
#define MAX_FILE_BYTES ((size_t)1 << 30)

struct pl_diags {
  pl_arena *arena; /* the messages */
  PL_VEC(pl_diag) list;
  size_t errors;
};

PL_UNCOUNTED_BEGIN

pl_diags *pl_diags_new(void) {
  pl_diags *diags = pl_xmalloc(sizeof *diags);
  *diags = (pl_diags){.arena = pl_arena_new()};
  return diags;
}

void pl_diags_free(pl_diags *diags) {
  if (!diags) return;
  pl_arena_free(diags->arena);
  pl_vec_free(&diags->list);
  free(diags);
}

void pl_diags_addv(pl_diags *diags, pl_severity severity, pl_pos pos, const char *format, va_list args) {
  char most[256]; /* messages are shorter, and are formatted once */
  va_list again;
  va_copy(again, args);
  int len = pl_vsnprintf(most, sizeof most, format, again);
  va_end(again);
  size_t size = len < 0 ? 1 : (size_t)len + 1;
  char *message = pl_arena_alloc(diags->arena, size);
  if (len > 0 && size <= sizeof most) memcpy(message, most, size);
  if (size > sizeof most) (void)pl_vsnprintf(message, size, format, args);
  pl_vec_push(&diags->list, ((pl_diag){severity, pos, message, false}));
  if (severity == PL_ERROR) diags->errors++;
}

void pl_diags_add(pl_diags *diags, pl_severity severity, pl_pos pos, const char *format, ...) {
  va_list args;
  va_start(args, format);
  pl_diags_addv(diags, severity, pos, format, args);
  va_end(args);
}

void pl_diags_mark_optional(pl_diags *diags) {
  if (diags->list.len) diags->list.data[diags->list.len - 1].optional = true;
}

size_t pl_diags_count(const pl_diags *diags) { return diags->list.len; }

size_t pl_diags_errors(const pl_diags *diags) { return diags->errors; }

const pl_diag *pl_diags_at(const pl_diags *diags, size_t index) {
  assert(index < pl_diags_count(diags));
  return &diags->list.data[index];
}

void pl_diags_truncate(pl_diags *diags, size_t count) {
  while (diags->list.len > count) {
    if (pl_vec_pop(&diags->list).severity == PL_ERROR) diags->errors--;
  }
  if (count == 0 && pl_arena_used(diags->arena)) pl_arena_reset(diags->arena);
}

PL_UNCOUNTED_END

/* Where a line begins, kept from one diagnostic to the next so that rendering many of them reads the text once. */
typedef struct cursor {
  const pl_source *source;
  uint32_t line;
  size_t start;
} cursor;

/* Moves the cursor to the start of the line of `pos` in its source, whose lines count from first_line; false, with the cursor
 * anywhere, if the text has no such line. */
static bool seek_line(cursor *at, pl_pos pos) {
  uint32_t first = pos.source->first_line ? pos.source->first_line : 1;
  if (pos.line < first) return false;
  if (at->source != pos.source || at->line > pos.line) *at = (cursor){pos.source, first, 0};
  pl_str text = pos.source->text;
  while (at->line < pos.line) {
    const char *newline = at->start < text.len ? memchr(text.data + at->start, '\n', text.len - at->start) : NULL;
    if (!newline) return false;
    at->start = (size_t)(newline - text.data) + 1;
    at->line++;
  }
  return true;
}

/* The length of the well-formed UTF-8 sequence at the start of `s`, which has `len` > 0 bytes; 0 if it is malformed. */
static size_t utf8_len(const char *s, size_t len) {
  const unsigned char *p = (const unsigned char *)s;
  if (p[0] < 0x80) return 1;
  size_t n = p[0] >= 0xf0 ? 4 : p[0] >= 0xe0 ? 3 : 2;
  if (p[0] < 0xc2 || p[0] > 0xf4 || n > len) return 0;
  for (size_t i = 1; i < n; i++) {
    if ((p[i] & 0xc0) != 0x80) return 0;
  }
  if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f)) return 0; /* overlong, surrogates */
  if ((p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f)) return 0; /* overlong, above U+10FFFF */
  return n;
}

/* Measures the first character of `s`, which has `len` > 0 bytes, and writes it to `out` unless that is NULL. The first byte of
 * malformed UTF-8 or of a control character other than tab is a character by itself, written as \xNN. Returns the bytes consumed
 * and sets *columns to the width, 1 or 4. */
static size_t show_char(const char *s, size_t len, pl_sink *out, uint32_t *columns) {
  unsigned char c = (unsigned char)s[0];
  size_t n = utf8_len(s, len);
  bool c1_control = n == 2 && c == 0xc2 && (unsigned char)s[1] < 0xa0;
  if (n == 0 || c1_control || (c < 0x20 && c != '\t') || c == 0x7f) {
    if (out) pl_sink_printf(out, "\\x%02X", c);
    *columns = 4;
    return 1;
  }
  if (out) pl_sink_write(out, s, n);
  *columns = 1;
  return n;
}

/* Writes a NUL-terminated text; malformed UTF-8 and control characters other than newline and tab are escaped. */
static void show_text(const char *text, pl_sink *out) {
  uint32_t columns;
  for (size_t len = strlen(text); len;) {
    size_t n = 1;
    if (*text == '\n') {
      pl_sink_putc(out, '\n');
    } else {
      n = show_char(text, len, out, &columns);
    }
    text += n;
    len -= n;
  }
}

/* Whether the byte is a continuation byte of UTF-8. */
static bool is_continuation(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* Writes a source line, or of a long one the part around byte `column` (0-based), as show_char does, and below it a caret under
 * that byte, or after the last one if the line is shorter. `color`: the caret has ANSI escapes. */
static void show_line(const char *line, size_t len, size_t column, bool color, pl_sink *out) {
  if (len && line[len - 1] == '\r') len--;
  if (column > len) column = len;
  size_t first = column > SHOWN_BYTES / 2 && len > SHOWN_BYTES ? column - SHOWN_BYTES / 2 : 0;
  if (first && len - first < SHOWN_BYTES) first = len - SHOWN_BYTES;
  while (first < column && is_continuation(line[first]))
    first++;
  size_t end = len - first > SHOWN_BYTES ? first + SHOWN_BYTES : len;
  while (end < len && end > column + 1 && is_continuation(line[end]))
    end--;
  pl_sink caret = {0};
  uint32_t columns;
  if (first) {
    pl_sink_puts(out, "...");
    pl_sink_puts(&caret, "   ");
  }
  for (size_t i = first; i < end;) {
    bool tab = line[i] == '\t';
    size_t n = show_char(line + i, end - i, out, &columns);
    if (i + n <= column) {
      for (uint32_t k = 0; k < columns; k++)
        pl_sink_putc(&caret, tab ? '\t' : ' ');
    }
    i += n;
  }
  pl_sink_puts(out, end < len ? "...\n" : "\n");
  pl_sink_puts(out, pl_sink_text(&caret));
  pl_sink_puts(out, color ? "\x1b[1;32m^\x1b[0m\n" : "^\n");
  (void)pl_sink_close(&caret);
}

/* The word for a severity in messages, "?" for an invalid one; *style is the ANSI escape of its colour. */
static const char *severity_text(pl_severity severity, const char **style) {
  switch (severity) {
  case PL_ERROR: *style = "\x1b[1;31m"; return "error";
  case PL_WARNING: *style = "\x1b[1;35m"; return "warning";
  case PL_REMARK: *style = "\x1b[1;34m"; return "remark";
  case PL_NOTE: *style = "\x1b[1;36m"; return "note";
  case PL_SEVERITY_INVALID: break;
  }
  *style = "";
  return "?";
}

/* Writes one diagnostic: position, severity and message, then the source line with a caret if the source has that line. `color`:
 * with ANSI escapes. `at` remembers the line for the next diagnostic. */
static void render(const pl_diag *diag, bool color, cursor *at, pl_sink *out) {
  const pl_source *source = diag->pos.source;
  const char *style = "";
  const char *severity = severity_text(diag->severity, &style);
  if (color) pl_sink_puts(out, "\x1b[1m");
  if (source) {
    show_text(source->name ? source->name : "<input>", out);
    pl_sink_putc(out, ':');
    if (diag->pos.line) pl_sink_printf(out, "%u:%u:", diag->pos.line, diag->pos.column);
    pl_sink_putc(out, ' ');
  }
  pl_sink_printf(out, "%s%s: %s", color ? style : "", severity, color ? "\x1b[0m" : "");
  show_text(diag->message, out);
  pl_sink_putc(out, '\n');
  if (!source || diag->pos.line == 0 || !seek_line(at, diag->pos)) return;
  /* Only what can be shown is looked at: a line may be megabytes long and have many errors. */
  size_t column = diag->pos.column ? diag->pos.column - 1 : 0;
  size_t rest = source->text.len - at->start;
  size_t window = column < rest && rest - column > 2 * SHOWN_BYTES ? column + 2 * SHOWN_BYTES : rest;
  const char *line = source->text.data + at->start;
  size_t from = column < window ? column : window;
  const char *newline = window > from ? memchr(line + from, '\n', window - from) : NULL;
  size_t len = newline ? (size_t)(newline - line) : window;
  if (column >= rest) { /* a column after the text: the line may still end earlier */
    newline = rest ? memchr(line, '\n', rest) : NULL;
    len = newline ? (size_t)(newline - line) : rest;
  }
  show_line(line, len, column, color, out);
}

void pl_diag_render(const pl_diag *diag, bool color, pl_sink *out) {
  cursor at = {0};
  render(diag, color, &at, out);
}

void pl_diags_render(const pl_diags *diags, bool color, pl_sink *out) {
  cursor at = {0}, note_at = {0}; /* notes point back: each kind goes through the text by itself */
  for (size_t i = 0; i < diags->list.len; i++) {
    const pl_diag *diag = &diags->list.data[i];
    render(diag, color, diag->severity == PL_NOTE ? &note_at : &at, out);
  }
}

/* Formats in `error_text` why the file cannot be read; returns false. */
static bool read_failed(char error_text[256], const char *path, const char *why) {
  (void)snprintf(error_text, 256, "cannot read '%.120s': %s", path, why);
  return false;
}

/* The C library's text for an error number, written into the `size` bytes of `buffer`; "unknown error" if that fails. */
static const char *error_name(int error, char *buffer, size_t size) {
  return strerror_r(error, buffer, size) == 0 ? buffer : "unknown error";
}

/* The initial buffer size for reading a file, from the file's size if that is known. */
static size_t file_capacity(FILE *file) {
  const size_t least = 65536;
  struct stat facts;
  bool known = fstat(fileno(file), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_size > 0;
  if (!known || (uint64_t)facts.st_size > MAX_FILE_BYTES) return least;
  return (size_t)facts.st_size + 2 > least ? (size_t)facts.st_size + 2 : least;
}

/* Reads the rest of the file into *data, from malloc, NUL-terminated, and its length into *len. False with a message in
 * `error_text` if it cannot be read or is larger than MAX_FILE_BYTES. The caller frees *data either way. */
static bool read_all(FILE *file, const char *path, char **data, size_t *len, char error_text[256]) {
  size_t cap = file_capacity(file);
  char reason[96];
  *data = pl_xmalloc(cap);
  *len = 0;
  for (;;) {
    size_t got = fread(*data + *len, 1, cap - *len - 1, file);
    *len += got;
    if (got == 0) break;
    if (*len > MAX_FILE_BYTES) return read_failed(error_text, path, "file too large");
    if (cap - *len - 1 == 0) *data = pl_xrealloc(*data, cap *= 2);
  }
  (*data)[*len] = '\0';
  return ferror(file) ? read_failed(error_text, path, error_name(errno, reason, sizeof reason)) : true;
}

bool pl_read_file(const char *path, char **data, size_t *len, char error_text[256]) {
  bool standard = strcmp(path, "-") == 0;
  char reason[96];
  *data = NULL;
  *len = 0;
  FILE *file = standard ? stdin : fopen(path, "rb");
  if (!file) return read_failed(error_text, path, error_name(errno, reason, sizeof reason));
  bool ok = read_all(file, path, data, len, error_text);
  if (!standard) (void)fclose(file);
  if (ok) return true;
  free(*data);
  *data = NULL;
  *len = 0;
  return false;
}
