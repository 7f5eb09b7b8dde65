#include "verify/tools/command_conventions.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/sink.h"
#include "core/base/str.h"

typedef struct scan {
  pl_convention *convention;
  bool funcs_seen;    /* a pass that converts functions was named */
  bool width_by_func; /* its options, or the lack of them, decide the width of index */
  bool width_alone;   /* --index-bitwidth=N was given to the tool, not to a pass */
  uint32_t depth;     /* of quoted commands in commands */
} scan;

enum { MAX_DEPTH = 3, MAX_BRACES = 16 };

/* Whether the character may be part of a pass's or option's name, or of a simple value: a letter, a digit, '-', '_' or '.'. */
static bool is_name_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
}

/* Whether the pass is one that converts functions: convert-func-to-llvm or convert-to-llvm. */
static bool is_func_pass(pl_str pass) { return pl_str_is(pass, "convert-func-to-llvm") || pl_str_is(pass, "convert-to-llvm"); }

/* The truth value of an option as LLVM's command line reads it: false for "false", "False", "FALSE" and "0", true otherwise, also
 * for an option without a value. */
static bool truth_of(pl_str value) {
  return !(pl_str_is(value, "false") || pl_str_is(value, "FALSE") || pl_str_is(value, "False") || pl_str_is(value, "0"));
}

/* Parses a decimal number into *out; false if the value is empty, has a character that is no digit or does not fit in 32 bits. */
static bool number_of(pl_str value, uint32_t *out) {
  uint64_t n = 0;
  for (size_t i = 0; i < value.len; ++i) {
    if (value.data[i] < '0' || value.data[i] > '9' || n > UINT32_MAX) return false;
    n = n * 10 + (uint64_t)(value.data[i] - '0');
  }
  *out = (uint32_t)n;
  return value.len != 0 && n <= UINT32_MAX;
}

/* Notes the name of a pass: a request for C wrappers before functions are converted sets c_wrappers; the first pass that converts
 * functions resets an index width that was given to another pass, not one that was given to the tool. */
static void take_pass(scan *s, pl_str pass) {
  if (pl_str_is(pass, "llvm-request-c-wrappers") && !s->funcs_seen) s->convention->c_wrappers = true;
  if (!is_func_pass(pass)) return;
  s->funcs_seen = true;
  if (!s->width_by_func && !s->width_alone) s->convention->index_bitwidth = 0; /* a width given to another pass is not for this */
  s->width_by_func = true;
}

/* Applies one option of a pass to the convention, if it is one that concerns calling conventions; `pass` is `name` for an option
 * of the tool itself. An index width that is a number counts if it was given to a pass that converts functions or to the tool, or
 * as long as no pass that converts functions was named. */
static void take_option(scan *s, pl_str pass, pl_str name, pl_str value) {
  uint32_t width = 0;
  if (pl_str_is(name, "use-bare-ptr-memref-call-conv")) s->convention->bare_ptr = truth_of(value);
  if (pl_str_is(name, "use-generic-functions")) s->convention->generic_functions = truth_of(value);
  if (pl_str_is(name, "use-aligned-alloc")) s->convention->aligned_alloc = truth_of(value);
  if (!pl_str_is(name, "index-bitwidth") || !number_of(value, &width)) return;
  bool alone = pl_str_eq(pass, name);
  if (s->width_by_func && !alone && !is_func_pass(pass)) return;
  s->convention->index_bitwidth = width;
  s->width_alone = s->width_alone || alone;
}

/* The longest run of name characters (is_name_char) from *at on, which may be empty; *at is moved after it. */
static pl_str take_name(pl_str text, size_t *at) {
  size_t start = *at;
  while (*at < text.len && is_name_char(text.data[*at]))
    ++*at;
  return (pl_str){text.data + start, *at - start};
}

/* Applies the passes and options that one word of the command names (a pass with options, a pipeline, or something else) to the
 * convention. */
static void scan_word(scan *s, pl_str word) {
  pl_str passes[MAX_BRACES + 1] = {{"", 0}};
  size_t depth = 0, at = 0;
  bool option_word = word.len > 1 && word.data[0] == '-';
  while (at < word.len && word.data[at] == '-')
    ++at;
  for (bool first = true; at < word.len; first = false) {
    char c = word.data[at];
    if (!is_name_char(c)) {
      if (c == '}' && depth > 0) --depth;
      ++at;
      continue;
    }
    pl_str name = take_name(word, &at), value = {"", 0};
    char next = at < word.len ? word.data[at] : '\0';
    take_pass(s, name);
    if (next == '{') {
      if (depth < MAX_BRACES) ++depth;
      passes[depth] = name;
      continue;
    }
    if (first && option_word && next == '=') passes[0] = name;
    if (next == '=') {
      size_t after = at + 1;
      value = take_name(word, &after);
      bool passes_follow = first && option_word; /* -pass=options, --pass-pipeline=text: read on after the `=` */
      if (!passes_follow || value.len == 0 || after == word.len) take_option(s, passes[depth], name, value);
      if (!passes_follow) at = after;
      continue;
    }
    take_option(s, passes[depth], name, value);
  }
}

/* Reads the next word of shell text at *at into `word` (its old contents are dropped), without its quotes and backslashes, and
 * moves *at after it; outside of quotes, blanks, line ends and the characters | & ; ( ) < > end a word. False at the end of the
 * text. */
static bool next_word(pl_str text, size_t *at, pl_sink *word) {
  word->len = 0;
  while (*at < text.len && strchr(" \t\n|&;()<>", text.data[*at]))
    ++*at;
  if (*at == text.len) return false;
  char quote = '\0';
  for (; *at < text.len; ++*at) {
    char c = text.data[*at];
    if (quote == '\0' && strchr(" \t\n|&;()<>", c)) break;
    if (c == quote)
      quote = '\0';
    else if (quote == '\0' && (c == '\'' || c == '"'))
      quote = c;
    else if (c == '\\' && quote != '\'' && *at + 1 < text.len)
      pl_sink_putc(word, text.data[++*at]);
    else
      pl_sink_putc(word, c);
  }
  return true;
}

/* Applies all words of a command to the convention; a word that seems to be a command itself (sh -c '...') is scanned
 * recursively, up to MAX_DEPTH levels. */
static void scan_command(scan *s, pl_str text) {
  pl_sink buffer = {0};
  size_t at = 0;
  while (next_word(text, &at, &buffer)) {
    pl_str word = {pl_sink_text(&buffer), buffer.len};
    bool command = word.len > 0 && word.data[0] != '-' && memchr(word.data, ' ', word.len) && !memchr(word.data, '(', word.len);
    if (command && s->depth < MAX_DEPTH) {
      ++s->depth;
      scan_command(s, word); /* depth-bounded */
      --s->depth;
    } else {
      scan_word(s, word);
    }
  }
  pl_sink_close(&buffer);
}

void pl_conventions_from_command(const char *command, pl_convention *convention) {
  assert(command && convention);
  scan s = {.convention = convention};
  scan_command(&s, pl_str_from(command));
}
