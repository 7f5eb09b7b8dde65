#include "core/text/common/lexer.h"

#include <limits.h>

#include "core/base/uncounted.h"
#include "core/text/common/bytes.h"

#define BARE (PL_BYTE_LETTER | PL_BYTE_DIGIT | PL_BYTE_UNDERSCORE | PL_BYTE_DOLLAR_DOT) /* inside a bare identifier */
#define SUFFIX (BARE | PL_BYTE_HYPHEN)                                                  /* inside a suffix-id */

/* Whether the byte is a decimal digit. */
static bool is_digit(char c) { return pl_byte_is(c, PL_BYTE_DIGIT); }
/* Whether the byte is an ASCII letter. */
static bool is_letter(char c) { return pl_byte_is(c, PL_BYTE_LETTER); }
/* Whether the byte is a hexadecimal digit. */
static bool is_hex(char c) { return pl_byte_is(c, PL_BYTE_HEX); }

static const char *const token_texts[] = {"invalid",
#define X(name, text) text,
                                          PL_TOKENS(X)
#undef X
};

const char *pl_token_kind_text(pl_token_kind kind) { return token_texts[kind]; }

pl_lexer pl_lexer_new(const pl_source *source, pl_diags *diags) {
  uint32_t line = source->first_line ? source->first_line : 1;
  return (pl_lexer){.source = source,
                    .next = source->text.data,
                    .end = source->text.data + source->text.len,
                    .line_start = source->text.data,
                    .line = line,
                    .diags = diags};
}

/* The byte `ahead` bytes after the next one, NUL beyond the end of the text. */
static char peek(const pl_lexer *lexer, size_t ahead) {
  return (size_t)(lexer->end - lexer->next) > ahead ? lexer->next[ahead] : '\0';
}

/* Skips the bytes that are in one of the classes of `set`. */
static void skip(pl_lexer *lexer, unsigned set) { lexer->next = pl_bytes_skip(lexer->next, lexer->end, set); }

/* Skips white space and comments, and counts lines. */
PL_INLINE_UNCOUNTED void skip_blank(pl_lexer *lexer) {
  const char *at = lexer->next, *end = lexer->end;
  for (;;) {
    if (at < end && pl_byte_is(*at, PL_BYTE_BLANK)) at = pl_bytes_skip(at + 1, end, PL_BYTE_BLANK);
    if (at == end) break;
    if (*at == '\n') {
      at++;
      lexer->line++;
      lexer->line_start = at;
    } else if (*at == '/' && end - at > 1 && at[1] == '/') {
      const char *newline = memchr(at, '\n', (size_t)(end - at));
      at = newline ? newline : end;
    } else {
      break;
    }
  }
  lexer->next = at;
}

/* The functions below pass over the rest of a token and say what it is. */

/* Returns PL_TOK_ERROR, and reports an error at the token's position if the lexer has a list of diagnostics. */
static pl_token_kind malformed(const pl_lexer *lexer, const pl_token *token, const char *message) {
  if (lexer->diags) pl_diags_add(lexer->diags, PL_ERROR, (pl_pos){lexer->source, token->line, token->column}, "%s", message);
  return PL_TOK_ERROR;
}

/* Skips a string literal. False, unreported, if it is malformed; lexer->next is then where it breaks off. */
static bool skip_string(pl_lexer *lexer) {
  lexer->next++;
  for (;;) {
    const char *at = lexer->next = pl_bytes_until(lexer->next, lexer->end, PL_BYTE_STOPS_STRING);
    if (at == lexer->end || (*at != '"' && *at != '\\')) return false;
    lexer->next++;
    if (*at == '"') return true;
    char e = peek(lexer, 0);
    if (e == '"' || e == '\\' || e == 'n' || e == 't') {
      lexer->next++;
    } else if (is_hex(e) && is_hex(peek(lexer, 1))) {
      lexer->next += 2;
    } else {
      return false;
    }
  }
}

const char *pl_lexer_skip_quoted(const char *at, const char *end) {
  if (*at == '/') {
    const char *newline = at + 1 < end && at[1] == '/' ? memchr(at, '\n', (size_t)(end - at)) : at + 1;
    return newline ? newline : end;
  }
  for (at++; at < end && *at != '"' && *at != '\n'; at++)
    at += *at == '\\' && at + 1 < end && at[1] != '\n';
  return at < end && *at == '"' ? at + 1 : at;
}

/* Skips the rest of a token that ends in a string literal and returns `kind`; PL_TOK_ERROR (reported) if it is malformed. */
static pl_token_kind lex_string(pl_lexer *lexer, const pl_token *token, pl_token_kind kind) {
  if (skip_string(lexer)) return kind;
  const bool escape = lexer->next > token->start && lexer->next[-1] == '\\';
  pl_token at = *token; /* the backslash, and the next token begins after the string; or where it breaks off */
  if (!escape) {
    at.column += (uint32_t)(lexer->next - token->start);
    return malformed(lexer, &at, "expected '\"' in string literal");
  }
  at.column += (uint32_t)(lexer->next - 1 - token->start);
  lexer->next = pl_lexer_skip_quoted(token->start, lexer->end);
  return malformed(lexer, &at, "unknown escape in string literal");
}

const char *pl_lexer_name_end(const char *at, const char *end) {
  if (at == end) return at;
  return pl_bytes_skip(at, end, is_digit(*at) ? PL_BYTE_DIGIT : SUFFIX);
}

/* Skips the name of a token such as %name and returns `kind`; PL_TOK_ERROR (reported as `message`) if there is none. */
static pl_token_kind lex_prefixed(pl_lexer *lexer, const pl_token *token, pl_token_kind kind, const char *message) {
  const char *after = pl_lexer_name_end(lexer->next, lexer->end);
  if (after == lexer->next) return malformed(lexer, token, message);
  lexer->next = after;
  return kind;
}

/* Skips the rest of a bare identifier and returns `kind`. */
static pl_token_kind lex_bare(pl_lexer *lexer, pl_token_kind kind) {
  skip(lexer, BARE);
  return kind;
}

/* Skips the name after the `@` of a symbol-ref-id and returns PL_TOK_AT; PL_TOK_ERROR (reported) if it is malformed. */
static pl_token_kind lex_at(pl_lexer *lexer, const pl_token *token) {
  char c = peek(lexer, 0);
  if (c == '"') return lex_string(lexer, token, PL_TOK_AT);
  pl_token after = *token;
  after.column++;
  if (!is_letter(c) && c != '_') return malformed(lexer, &after, "@ identifier expected to start with letter or '_'");
  return lex_bare(lexer, PL_TOK_AT);
}

/* Skips the rest of a number, integer ::= digit+ | `0x` hex+ or float ::= digit+ `.` digit* ([eE] [-+]? digit+)?, and returns its
 * kind. */
static pl_token_kind lex_number(pl_lexer *lexer, const pl_token *token) {
  if (token->start[0] == '0' && peek(lexer, 0) == 'x' && is_hex(peek(lexer, 1))) {
    lexer->next += 2;
    skip(lexer, PL_BYTE_HEX);
    return PL_TOK_INTEGER;
  }
  skip(lexer, PL_BYTE_DIGIT);
  if (peek(lexer, 0) != '.') return PL_TOK_INTEGER;
  lexer->next++;
  skip(lexer, PL_BYTE_DIGIT);
  char e = peek(lexer, 0);
  if (e == 'e' || e == 'E') {
    char sign = peek(lexer, 1);
    size_t length = sign == '-' || sign == '+' ? 2 : 1;
    if (is_digit(peek(lexer, length))) {
      lexer->next += length;
      skip(lexer, PL_BYTE_DIGIT);
    }
  }
  return PL_TOK_FLOAT;
}

/* Tokens of one byte that begins no other token; a table, as which one comes next is nothing that a processor guesses. */
static const uint8_t punctuation[UCHAR_MAX + 1] = {
    [','] = PL_TOK_COMMA,    ['='] = PL_TOK_EQUAL,   ['>'] = PL_TOK_GREATER,  ['<'] = PL_TOK_LESS,     ['}'] = PL_TOK_R_BRACE,
    ['('] = PL_TOK_L_PAREN,  [')'] = PL_TOK_R_PAREN, ['['] = PL_TOK_L_SQUARE, [']'] = PL_TOK_R_SQUARE, ['+'] = PL_TOK_PLUS,
    ['?'] = PL_TOK_QUESTION, ['*'] = PL_TOK_STAR,    ['/'] = PL_TOK_SLASH,    ['|'] = PL_TOK_BAR,
};

/* Skips the rest of a token whose kind depends on the bytes after the first one `c`, which was read, and returns the kind;
 * PL_TOK_ERROR (reported) if it is malformed. */
static pl_token_kind lex_compound(pl_lexer *lexer, const pl_token *token, char c) {
  switch (c) {
  case ':':
    if (peek(lexer, 0) != ':') return PL_TOK_COLON;
    lexer->next++;
    return PL_TOK_COLON_COLON;
  case '-':
    if (peek(lexer, 0) != '>') return PL_TOK_MINUS;
    lexer->next++;
    return PL_TOK_ARROW;
  case '{':
    if (peek(lexer, 0) != '-' || peek(lexer, 1) != '#') return PL_TOK_L_BRACE;
    lexer->next += 2;
    return PL_TOK_FILE_BEGIN;
  case '.':
    if (peek(lexer, 0) != '.' || peek(lexer, 1) != '.')
      return malformed(lexer, token, "expected three consecutive dots for an ellipsis");
    lexer->next += 2;
    return PL_TOK_ELLIPSIS;
  case '#':
    if (peek(lexer, 0) == '-' && peek(lexer, 1) == '}') {
      lexer->next += 2;
      return PL_TOK_FILE_END;
    }
    return lex_prefixed(lexer, token, PL_TOK_HASH, "invalid attribute name");
  default: return malformed(lexer, token, "unexpected character");
  }
}

/* Skips the token that starts at the next byte and returns its kind, PL_TOK_ERROR (reported) for a malformed one. */
static pl_token_kind lex(pl_lexer *lexer, const pl_token *token) {
  if (lexer->next == lexer->end) return PL_TOK_EOF;
  char c = *lexer->next;
  if (c == '"') return lex_string(lexer, token, PL_TOK_STRING);
  lexer->next++;
  if (is_letter(c) || c == '_') return lex_bare(lexer, PL_TOK_BARE);
  if (is_digit(c)) return lex_number(lexer, token);
  const pl_token_kind kind = punctuation[(unsigned char)c];
  if (kind != PL_TOK_INVALID) return kind;
  switch (c) {
  case '@': return lex_at(lexer, token);
  case '%': return lex_prefixed(lexer, token, PL_TOK_PERCENT, "invalid SSA name");
  case '^': return lex_prefixed(lexer, token, PL_TOK_CARET, "invalid block name");
  case '!': return lex_prefixed(lexer, token, PL_TOK_BANG, "invalid type identifier");
  default: return lex_compound(lexer, token, c);
  }
}

void pl_lexer_next(pl_lexer *lexer, pl_token *token) {
  skip_blank(lexer);
  token->start = lexer->next;
  token->line = lexer->line;
  token->column = (uint32_t)(lexer->next - lexer->line_start) + 1;
  token->kind = lex(lexer, token);
  token->len = (size_t)(lexer->next - token->start);
}
