/* Tokens, errors, strings and bounds: what every part of the parser stands on. */
#include <assert.h>
#include <stdio.h>

#include "core/base/printf.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/tokens.h"

void pl_p_advance(pl_parser *p) {
  pl_token_copy(&p->last, &p->tok);
  pl_lexer_next(&p->lexer, &p->tok);
  /* What is wrong in so many places is no program: read no further. */
  if (p->tok.kind == PL_TOK_ERROR && pl_diags_count(p->diags) - p->first_diag > PL_MAX_DIAGS) p->lexer.next = p->lexer.end;
}

/* The first byte of the line that `at` lies on, in a text that starts at `begin`. */
static const char *line_of(const char *begin, const char *at) {
  while (at > begin && at[-1] != '\n')
    at--;
  return at;
}

/* The source position of a token; for the end of the text, that of its last byte, as in mlir-opt. */
static pl_pos position(const pl_parser *p, pl_token at) {
  pl_pos pos = {p->lexer.source, at.line, at.column};
  const char *begin = p->lexer.source->text.data;
  if (at.kind != PL_TOK_EOF || at.start == begin) return pos;
  pos.line -= at.start[-1] == '\n';
  pos.column = (uint32_t)(at.start - 1 - line_of(begin, at.start - 1)) + 1;
  return pos;
}

/* The start of a `//` comment on the line that ends at `end`; `end` if there is none. */
static const char *before_comment(const char *begin, const char *end) {
  const char *line = end;
  while (line > begin && line[-1] != '\n' && line[-1] != '\r')
    line--;
  for (; line + 1 < end; line++)
    if (line[0] == '/' && line[1] == '/') return line;
  return end;
}

/* Where something missing should stand: after the last text before the current token, comments and blanks skipped, if there is
 * any. At the end of the text its last byte does not count, as in mlir-opt. */
static pl_pos place_before(const pl_parser *p) {
  const char *begin = p->lexer.source->text.data, *end = p->tok.start;
  if (p->tok.kind == PL_TOK_EOF && end > begin) end--;
  pl_pos pos = position(p, p->tok);
  for (;;) {
    while (end > begin && (end[-1] == ' ' || end[-1] == '\t'))
      end--;
    if (end == begin) return position(p, p->tok);
    if (end[-1] != '\n' && end[-1] != '\r') break;
    pos.line -= *--end == '\n';
    end = before_comment(begin, end);
  }
  pos.column = (uint32_t)(end - line_of(begin, end)) + 1;
  return pos;
}

/* Whether an error at that token need not be reported, because one was that may be its cause. */
static bool is_told(const pl_parser *p, pl_token at) {
  return at.kind == PL_TOK_ERROR || (at.kind == PL_TOK_EOF && pl_diags_errors(p->diags) > p->first_error);
}

bool pl_p_error(pl_parser *p, pl_token at, const char *format, ...) {
  if (is_told(p, at)) return false;
  bool missing = at.start == p->tok.start && strncmp(format, "expected ", 9) == 0;
  va_list args;
  va_start(args, format);
  pl_diags_addv(p->diags, PL_ERROR, missing ? place_before(p) : position(p, at), format, args);
  va_end(args);
  return false;
}

bool pl_p_error_at(pl_parser *p, pl_token at, const char *format, ...) {
  if (is_told(p, at)) return false;
  va_list args;
  va_start(args, format);
  pl_diags_addv(p->diags, PL_ERROR, position(p, at), format, args);
  va_end(args);
  return false;
}

bool pl_p_missing(pl_parser *p, const char *format, ...) {
  if (is_told(p, p->tok)) return false;
  va_list args;
  va_start(args, format);
  pl_diags_addv(p->diags, PL_ERROR, place_before(p), format, args);
  va_end(args);
  return false;
}

bool pl_p_custom_error(pl_parser *p, pl_token at, const char *format, ...) {
  assert(p->custom);
  char text[1024];
  va_list args;
  va_start(args, format);
  (void)pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  if (is_told(p, at)) return false;
  const pl_pos pos = {p->lexer.source, at.line, at.column}; /* at the end of the text after its last byte, as mlir-opt has it */
  pl_str name = p->custom ? p->custom->name : PL_STR("");
  pl_diags_add(p->diags, PL_ERROR, pos, "custom op '%.*s' %s", PL_STR_FMT(name), text);
  return false;
}

void pl_p_note(pl_parser *p, pl_token at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  pl_diags_addv(p->diags, PL_NOTE, position(p, at), format, args);
  va_end(args);
}

bool pl_p_accept(pl_parser *p, pl_token_kind kind) {
  if (p->tok.kind != kind) return false;
  pl_p_advance(p);
  return true;
}

bool pl_p_expect(pl_parser *p, pl_token_kind kind) {
  if (pl_p_accept(p, kind)) return true;
  return pl_p_error(p, p->tok, "expected %s", pl_token_kind_text(kind));
}

bool pl_p_expect_in(pl_parser *p, pl_token_kind kind, const char *where) {
  return pl_p_accept(p, kind) || pl_p_error(p, p->tok, "expected %s %s", pl_token_kind_text(kind), where);
}

bool pl_p_shut_list(pl_parser *p, pl_token_kind kind) {
  return pl_p_accept(p, kind) || pl_p_error(p, p->tok, "expected ',' or %s", pl_token_kind_text(kind));
}

bool pl_p_at_keyword(const pl_parser *p, const char *word) {
  return p->tok.kind == PL_TOK_BARE && pl_str_is(pl_token_text(p->tok), word);
}

bool pl_p_accept_keyword(pl_parser *p, const char *word) {
  if (!pl_p_at_keyword(p, word)) return false;
  pl_p_advance(p);
  return true;
}

bool pl_p_expect_keyword(pl_parser *p, const char *word) {
  if (pl_p_accept_keyword(p, word)) return true;
  return p->custom ? pl_p_custom_error(p, p->tok, "expected '%s'", word) : pl_p_error(p, p->tok, "expected '%s'", word);
}

bool pl_p_expect_word(pl_parser *p, const char *word, const char *where) {
  assert(p && word && where);
  return pl_p_accept_keyword(p, word) || pl_p_error(p, p->tok, "expected '%s'%s", word, where);
}

void pl_p_relex(pl_parser *p, const char *from) {
  assert(from >= p->tok.start && from <= p->lexer.end);
  p->lexer.next = from;
  pl_lexer_next(&p->lexer, &p->tok);
}

/* A copy of the lexer that reads ahead without reporting errors. */
static pl_lexer scout(const pl_parser *p) {
  pl_lexer copy = p->lexer;
  copy.diags = NULL;
  return copy;
}

pl_token pl_p_peek(const pl_parser *p) {
  pl_lexer ahead = scout(p);
  pl_token token;
  pl_lexer_next(&ahead, &token);
  return token;
}

bool pl_p_name_follows(const pl_parser *p) {
  pl_lexer ahead = scout(p);
  pl_token token;
  pl_lexer_next(&ahead, &token);
  if (token.kind != PL_TOK_BARE) return false;
  pl_lexer_next(&ahead, &token);
  return token.kind == PL_TOK_EQUAL;
}

pl_str pl_p_intern(pl_parser *p, pl_str text) { return pl_context_intern(p->ctx, text); }

const pl_alias *pl_p_alias(pl_parser *p, const pl_map *aliases, pl_str name) {
  const pl_alias *alias = aliases->len ? pl_map_get_ptr(aliases, pl_p_intern(p, name).data) : NULL;
  return alias && alias->from <= p->tok.start ? alias : NULL;
}

/* The value of a hexadecimal digit. */
static unsigned hex_value(char c) {
  if (c >= '0' && c <= '9') return (unsigned)(c - '0');
  if (c >= 'a' && c <= 'f') return (unsigned)(c - 'a') + 10;
  return (unsigned)(c - 'A') + 10;
}

/* The inside of a quoted string, which the lexer has checked, with escapes resolved, interned. */
static pl_str unescape(pl_parser *p, const char *text, size_t len) {
  if (!memchr(text, '\\', len)) return pl_p_intern(p, (pl_str){text, len});
  char *out = pl_arena_alloc(p->arena, len);
  size_t n = 0;
  for (size_t i = 0; i < len; i++) {
    char c = text[i];
    if (c == '\\') {
      char e = text[++i];
      if (e == 'n')
        c = '\n';
      else if (e == 't')
        c = '\t';
      else if (e == '"' || e == '\\')
        c = e;
      else
        c = (char)(hex_value(e) * 16 + hex_value(text[++i]));
    }
    out[n++] = c;
  }
  return pl_p_intern(p, (pl_str){out, n});
}

pl_str pl_p_string(pl_parser *p, pl_token token) {
  assert(token.kind == PL_TOK_STRING);
  return unescape(p, token.start + 1, token.len - 2);
}

pl_str pl_p_symbol_text(pl_parser *p, pl_token token) {
  if (token.len > 1 && token.start[1] == '"') return unescape(p, token.start + 2, token.len - 3);
  return pl_p_intern(p, (pl_str){token.start + 1, token.len - 1});
}

bool pl_p_u64(pl_token token, uint64_t *value) {
  assert(value && token.start);
  uint64_t v = 0;
  bool hex = token.len > 2 && token.start[1] == 'x';
  uint64_t base = hex ? 16 : 10;
  for (size_t i = hex ? 2 : 0; i < token.len; i++) {
    uint64_t digit = hex_value(token.start[i]);
    if (v > (UINT64_MAX - digit) / base) return false;
    v = v * base + digit;
  }
  *value = v;
  return true;
}

bool pl_p_integer(pl_parser *p, int64_t *value) {
  assert(p && value);
  bool negative = pl_p_accept(p, PL_TOK_MINUS);
  if (!pl_p_at(p, PL_TOK_INTEGER)) return pl_p_error(p, p->tok, "expected integer value");
  uint64_t magnitude;
  if (!pl_p_u64(p->tok, &magnitude) || magnitude > (uint64_t)INT64_MAX + negative)
    return pl_p_error(p, p->tok, "integer value too large");
  *value = (int64_t)(negative ? 0 - magnitude : magnitude);
  pl_p_advance(p);
  return true;
}

bool pl_p_weigh(pl_parser *p, const pl_alias *alias) {
  uint32_t height = p->depth + (alias ? alias->height : 0);
  uint32_t weight = alias ? alias->weight : 1;
  if (height > p->height) p->height = height;
  if (height > PL_MAX_NESTING) return pl_p_error(p, p->tok, "nesting deeper than %u levels is not supported", PL_MAX_NESTING);
  if (weight > PL_MAX_WEIGHT - p->weight)
    return pl_p_error(p, p->tok, "type or attribute unfolds to more than %u nodes", PL_MAX_WEIGHT);
  p->weight += weight;
  return true;
}

bool pl_p_enter(pl_parser *p) {
  if (p->depth == 0) p->weight = p->height = 0;
  p->depth++;
  if (pl_p_weigh(p, NULL)) return true;
  p->depth--;
  return false;
}

void pl_p_leave(pl_parser *p) {
  assert(p->depth > 0);
  p->depth--;
}

/* Whether the byte is a letter, a digit, '.' or '_'. */
static bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
}

pl_str pl_p_pretty_symbol(pl_str body) {
  assert(body.len >= 2);
  pl_str inner = {body.data + 1, body.len - 2};
  size_t at = 0;
  if (inner.len == 0 || !is_word_byte(inner.data[0]) || inner.data[0] < 'A' || inner.data[0] == '_') return body;
  while (at < inner.len && is_word_byte(inner.data[at]))
    at++;
  return at == inner.len || (inner.data[at] == '<' && inner.data[inner.len - 1] == '>') ? inner : body;
}

/* The opening bracket that matches a closing one. */
static char opener_of(char closer) { return closer == ')' ? '(' : (char)(closer - 2); }

/* Moves the lexer past the bracket at its position, its contents and its closing partner, and returns 0, or the open bracket that
 * is not matched. It scans bytes, because an opaque body may hold what is no token here. */
static char pass_brackets(pl_lexer *lexer) {
  PL_VEC(char) closers = {0};
  char fault = 0;
  do {
    if (lexer->next == lexer->end || *lexer->next == '\0') {
      fault = opener_of(pl_vec_last(&closers)); /* the first byte has opened one */
      break;
    }
    char c = *lexer->next++;
    if (c == '\n') {
      lexer->line++;
      lexer->line_start = lexer->next;
    } else if (c == '<' || c == '[' || c == '{') {
      pl_vec_push(&closers, (char)(c + 2)); /* ASCII: each stands two before its partner */
    } else if (c == '(') {
      pl_vec_push(&closers, ')');
    } else if (c == '-' && lexer->next < lexer->end && *lexer->next == '>') {
      lexer->next++;
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      const char closer = pl_vec_pop(&closers);
      if (closer != c) fault = opener_of(closer);
    } else if (c == '"') {
      while (lexer->next < lexer->end && *lexer->next != '"' && *lexer->next != '\n')
        lexer->next += *lexer->next == '\\' && lexer->next + 1 < lexer->end ? 2 : 1;
      if (lexer->next < lexer->end && *lexer->next == '"') lexer->next++;
    }
  } while (!fault && closers.len > 0);
  pl_vec_free(&closers);
  return fault;
}

/* Reports at `at` that the bracket `fault` is unbalanced and returns false; true if `fault` is 0. */
static bool tell_brackets(pl_parser *p, pl_token at, char fault) {
  return !fault || pl_p_error_at(p, at, "unbalanced '%c' character in pretty dialect name", fault);
}

bool pl_p_skip_balanced(pl_parser *p, pl_str *text) {
  assert(p && text);
  const char *start = p->tok.start;
  p->lexer.next = start;
  const bool ok = tell_brackets(p, p->tok, pass_brackets(&p->lexer));
  *text = (pl_str){start, (size_t)(p->lexer.next - start)};
  pl_p_advance(p);
  return ok;
}

void pl_p_check_body(pl_parser *p, const pl_known_body *body, pl_token name) {
  pl_lexer lexer = body->lexer;
  if (body->open.kind != PL_TOK_LESS || body->open.start != name.start + name.len) return;
  lexer.next = body->open.start;
  const char fault = pass_brackets(&lexer);
  if (!fault) return;
  pl_diags_truncate(p->diags, body->diags);
  (void)tell_brackets(p, body->open, fault);
}

pl_token pl_p_after_dialect(pl_token at, pl_str dialect) {
  at.column += (uint32_t)dialect.len + 2;
  return at;
}

bool pl_p_opaque(pl_parser *p, pl_str name, pl_token at, pl_str *dialect, pl_str *text) {
  assert(p && dialect && text && dialect != text);
  const char *dot = memchr(name.data, '.', name.len);
  bool angle = pl_p_at(p, PL_TOK_LESS) && p->tok.start == at.start + at.len;
  pl_str body = {"", 0};
  if (!dot && !angle) return pl_p_missing(p, "undefined symbol alias id '%.*s'", PL_STR_FMT(name));
  if (angle && !pl_p_skip_balanced(p, &body)) return false;
  if (!dot) body = pl_p_pretty_symbol(body);
  *dialect = (pl_str){name.data, dot ? (size_t)(dot - name.data) : name.len};
  if (dot && dot + 1 == name.data + name.len) { /* nothing that could stand after the dot again: in brackets of its own */
    char *enclosed = pl_arena_alloc(p->arena, body.len + 2);
    enclosed[0] = '<';
    memcpy(enclosed + 1, body.data, body.len);
    enclosed[body.len + 1] = '>';
    *text = (pl_str){enclosed, body.len + 2};
    return true;
  }
  /* The body follows the name without a gap. */
  *text = (pl_str){dot ? dot + 1 : body.data, (dot ? name.len - dialect->len - 1 : 0) + body.len};
  return true;
}
