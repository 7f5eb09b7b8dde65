/* Pipelines as text, and on the command line of somebody else's tool. The grammar and the messages are those of mlir-opt:
 * MLIR documentation, "Pass Infrastructure" (2023), Textual Pass Pipeline Specification. */
#include <assert.h>

#include "core/convert/pipeline.h"

#include <stdio.h>

/* Passes that can only be run on one kind of op: X(flag, the op). */
#define ANCHORED_PASSES(X)                                                                                                       \
  X("convert-func-to-llvm", "ConvertFuncToLLVMPass", "builtin.module")                                                           \
  X("finalize-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass", "builtin.module")                                           \
  X("convert-memref-to-llvm", "FinalizeMemRefToLLVMConversionPass", "builtin.module")                                            \
  X("convert-cf-to-llvm", "ConvertControlFlowToLLVMPass", "builtin.module")                                                      \
  X("convert-std-to-llvm", "ConvertStandardToLLVM", "builtin.module")                                                            \
  X("normalize-memrefs", "NormalizeMemRefsPass", "builtin.module")                                                               \
  X("set-llvm-module-datalayout", "SetLLVMModuleDataLayoutPass", "builtin.module")                                               \
  X("llvm-request-c-wrappers", "LLVMRequestCWrappersPass", "func.func")

/* Position in a text. */
typedef struct reader {
  pl_str text;
  size_t at;
} reader;

/* Whether the character is a blank, tab or line break. */
static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

/* Advances the reader past blanks, tabs and line breaks. */
static void skip_spaces(reader *r) {
  while (r->at < r->text.len && is_space(r->text.data[r->at]))
    r->at++;
}

/* The text without white space at its ends. */
static pl_str trim(pl_str text) {
  while (text.len && is_space(text.data[0]))
    text.data++, text.len--;
  while (text.len && is_space(text.data[text.len - 1]))
    text.len--;
  return text;
}

/* Writes the error `what` at position `at` of the pipeline's text to `message`, with the start of the text and, if it fits, a
 * caret under the position; returns false. */
static bool fail_at(const reader *r, size_t at, char message[256], const char *what) {
  const size_t shown = r->text.len < 100 ? r->text.len : 100;
  int len =
      snprintf(message, 256, "MLIR Textual PassPipeline Parser:1:%zu: error: %s\n%.*s", at + 1, what, (int)shown, r->text.data);
  if (at <= shown && len > 0 && (size_t)len + at + 3 < 256) snprintf(message + len, 256 - (size_t)len, "\n%*s^\n", (int)at, "");
  return false;
}

/* Advances the reader to the next ',', '(', ')' or '{' or to the end, and returns the text before that without white space at
 * its ends. */
static pl_str read_name(reader *r) {
  pl_str name = {r->text.data + r->at, 0};
  while (r->at < r->text.len && !strchr(",(){", r->text.data[r->at]))
    r->at++, name.len++;
  return trim(name);
}

/* With the reader at "{", reads to the brace that closes it; *out is the text between. False, without advancing, if none does. */
static bool read_braced(reader *r, pl_str *out) {
  size_t depth = 1, start = ++r->at;
  for (; r->at < r->text.len; r->at++) {
    char c = r->text.data[r->at];
    depth += c == '{';
    depth -= c == '}';
    if (depth == 0) {
      *out = (pl_str){r->text.data + start, r->at++ - start};
      return true;
    }
  }
  r->at = start - 1;
  return false;
}

/* Whether a pass may run on ops of the innermost anchor of a scope, or on `top` without anchors; false with mlir-opt's message if
 * not. */
static bool check_anchor(pl_str pass, pl_str top, const pl_scope *scope, char message[256]) {
  static const struct {
    const char *pass, *class_name, *anchor;
  } rows[] = {
#define X(pass, class_name, anchor) {pass, class_name, anchor},
      ANCHORED_PASSES(X)
#undef X
  };
  pl_str here = scope->depth ? scope->anchors[scope->depth - 1] : top;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    if (!pl_str_is(pass, rows[i].pass) || pl_str_is(here, rows[i].anchor) || pl_str_is(here, "any")) continue;
    snprintf(message, 256,
             "Can't add pass '%s' restricted to '%s' on a PassManager intended to run on '%.*s', did you intend to nest?",
             rows[i].class_name, rows[i].anchor, PL_STR_FMT(here));
    return false;
  }
  return true;
}

/* Appends to `message`, which has the reason why a pass cannot be added, the pass with its options and the pipelines around it,
 * innermost first. */
static void tell_places(const pl_scope *scope, pl_str name, pl_str options, char message[256]) {
  pl_sink text = {0};
  pl_sink_printf(&text, "%s\n%sfailed to add `%.*s` with options `%.*s`", message, *message == '<' ? "\n" : "", PL_STR_FMT(name),
                 PL_STR_FMT(options));
  for (size_t i = scope->depth; i-- > 0;)
    pl_sink_printf(&text, "\nfailed to add `%.*s` with options `` to inner pipeline", PL_STR_FMT(scope->anchors[i]));
  snprintf(message, 256, "%s\n", pl_sink_text(&text));
  (void)pl_sink_close(&text);
}

/* Adds the pass `name`, a part of the reader's text, with its options to the pipeline, to run on the ops of the scope. False with
 * a message if it cannot be added; only `strict` checks whether it may run on these ops (on `top` without anchors). */
static bool add(pl_pipeline *pipeline, const reader *r, pl_str top, const pl_scope *scope, pl_str name, pl_str options,
                bool strict, char message[256]) {
  char what[200];
  if (!pl_pass_known(name)) {
    snprintf(what, sizeof what, "'%.*s' does not refer to a registered pass or pass pipeline",
             (int)(name.len < 80 ? name.len : 80), name.data);
    return fail_at(r, (size_t)(name.data - r->text.data), message, what);
  }
  size_t before = pipeline->len;
  if ((strict && !check_anchor(name, top, scope, message)) || !pl_pipeline_add(pipeline, name, options, message)) {
    if (strict) tell_places(scope, name, options, message);
    return false;
  }
  for (size_t i = before; i < pipeline->len; i++)
    pipeline->data[i].scope = *scope;
  return true;
}

/* Adds the passes of `text`, the list inside `top(...)`, nested ones with their scopes; false with a message on an error.
 * `strict`: unknown passes, and passes on ops that they cannot run on, are errors; else unknown ones are skipped. */
static bool parse_list(pl_pipeline *pipeline, pl_str top, pl_str text, bool strict, char message[256]) {
  reader r = {.text = text};
  pl_scope scope = {.depth = 0};
  size_t last = 0; /* name that was read */
  for (;;) {
    pl_str name = read_name(&r), options = {"", 0};
    last = (size_t)(name.data - text.data);
    char c = r.at < text.len ? text.data[r.at] : '\0';
    if (c == '(') {
      if (scope.depth == PL_MAX_ANCHORS) return fail_at(&r, r.at, message, "pipelines are nested too deep");
      scope.anchors[scope.depth++] = name;
      r.at++;
      continue;
    }
    size_t brace = r.at;
    if (c == '{' && !read_braced(&r, &options))
      return fail_at(&r, brace, message, "missing closing '}' while processing pass options");
    bool take = strict || pl_pass_known(name);
    if (take && !add(pipeline, &r, top, &scope, name, options, strict, message)) return false;
    for (skip_spaces(&r); r.at < text.len && text.data[r.at] == ')'; skip_spaces(&r)) {
      if (scope.depth == 0)
        return fail_at(&r, r.at, message, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
      scope.depth--;
      r.at++;
    }
    if (r.at == text.len) break;
    if (text.data[r.at] != ',') return fail_at(&r, r.at, message, "expected ',' after parsing pipeline");
    r.at++;
  }
  return scope.depth == 0 || fail_at(&r, last, message, "encountered unbalanced parentheses while parsing pipeline");
}

pl_str pl_pipeline_top(pl_str text) {
  const char *open = text.len ? memchr(text.data, '(', text.len) : NULL;
  return trim((pl_str){text.data, open ? (size_t)(open - text.data) : 0});
}

bool pl_pipeline_parse(pl_pipeline *pipeline, pl_str text, char message[256]) {
  assert(pipeline && message);
  text = trim(text);
  const char *open = text.len ? memchr(text.data, '(', text.len) : NULL;
  if (!open || open == text.data || text.data[text.len - 1] != ')') {
    snprintf(message, 256, "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'");
    return false;
  }
  pl_str top = pl_pipeline_top(text);
  pl_str list = {open + 1, (size_t)(text.data + text.len - 1 - (open + 1))};
  if (trim(list).len && !parse_list(pipeline, top, list, true, message)) return false;
  if (pl_str_is(top, "builtin.module") || pl_str_is(top, "any")) return true;
  snprintf(message, 256, "can't run '%.*s' pass manager on 'builtin.module' op", (int)(top.len < 100 ? top.len : 100), top.data);
  return false;
}

/* Reads the next word of a command, up to a space or line break outside quotes, into `word`, quotes removed; a backslash is an
 * ordinary character. False at the end. */
static bool next_word(reader *r, pl_sink *word) {
  word->len = 0;
  skip_spaces(r);
  if (r->at == r->text.len) return false;
  char quote = 0;
  for (; r->at < r->text.len; r->at++) {
    char c = r->text.data[r->at];
    if (!quote && (c == ' ' || c == '\n')) break;
    if (!quote && (c == '\'' || c == '"'))
      quote = c;
    else if (c == quote)
      quote = 0;
    else
      pl_sink_putc(word, c);
  }
  return true;
}

/* Splits a word of the form -name or --name=value; the value is empty without "=". False if it has no leading dash. */
static bool split_flag(pl_str word, pl_str *name, pl_str *value) {
  size_t dashes = 0, end = 0;
  while (dashes < word.len && dashes < 2 && word.data[dashes] == '-')
    dashes++;
  if (dashes == 0) return false;
  for (end = dashes; end < word.len && word.data[end] != '='; end++) {
  }
  *name = (pl_str){word.data + dashes, end - dashes};
  *value = end < word.len ? (pl_str){word.data + end + 1, word.len - end - 1} : (pl_str){"", 0};
  return true;
}

bool pl_pipeline_from_command(pl_pipeline *pipeline, pl_str command, char message[256]) {
  assert(pipeline && message);
  reader r = {.text = command};
  pl_sink word = {0};
  bool ok = true;
  while (ok && next_word(&r, &word)) {
    pl_str name = {0}, value = {0};
    if (!split_flag((pl_str){word.data, word.len}, &name, &value)) continue;
    if (pl_pass_known(name)) ok = pl_pipeline_add(pipeline, name, value, message);
    if (pl_str_is(name, "pass-pipeline")) ok = parse_list(pipeline, PL_STR("any"), value, false, message);
  }
  pl_sink_close(&word);
  return ok;
}
