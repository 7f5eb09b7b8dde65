#include "core/text/lexer.h"

/* Classes of bytes. */
enum { DIGIT = 1, HEX = 2, LETTER = 4, DOLLAR_DOT = 8, UNDERSCORE = 16, HYPHEN = 32 };
#define BARE (LETTER | DIGIT | UNDERSCORE | DOLLAR_DOT)            /* inside a bare identifier */
#define SUFFIX (LETTER | DIGIT | UNDERSCORE | DOLLAR_DOT | HYPHEN) /* inside a suffix-id */

#define D (DIGIT | HEX)
#define H (LETTER | HEX)
#define L LETTER
static const unsigned char classes[256] = {
    ['0'] = D,          ['1'] = D,      ['2'] = D, ['3'] = D, ['4'] = D, ['5'] = D, ['6'] = D,          ['7'] = D,
    ['8'] = D,          ['9'] = D,      ['a'] = H, ['b'] = H, ['c'] = H, ['d'] = H, ['e'] = H,          ['f'] = H,
    ['g'] = L,          ['h'] = L,      ['i'] = L, ['j'] = L, ['k'] = L, ['l'] = L, ['m'] = L,          ['n'] = L,
    ['o'] = L,          ['p'] = L,      ['q'] = L, ['r'] = L, ['s'] = L, ['t'] = L, ['u'] = L,          ['v'] = L,
    ['w'] = L,          ['x'] = L,      ['y'] = L, ['z'] = L, ['A'] = H, ['B'] = H, ['C'] = H,          ['D'] = H,
    ['E'] = H,          ['F'] = H,      ['G'] = L, ['H'] = L, ['I'] = L, ['J'] = L, ['K'] = L,          ['L'] = L,
    ['M'] = L,          ['N'] = L,      ['O'] = L, ['P'] = L, ['Q'] = L, ['R'] = L, ['S'] = L,          ['T'] = L,
    ['U'] = L,          ['V'] = L,      ['W'] = L, ['X'] = L, ['Y'] = L, ['Z'] = L, ['$'] = DOLLAR_DOT, ['.'] = DOLLAR_DOT,
    ['_'] = UNDERSCORE, ['-'] = HYPHEN,
};
#undef D
#undef H
#undef L

static bool is(char c, unsigned set) { return (classes[(unsigned char)c] & set) != 0; }
static bool is_digit(char c) { return is(c, DIGIT); }
static bool is_letter(char c) { return is(c, LETTER); }
static bool is_hex(char c) { return is(c, HEX); }

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

static char peek(const pl_lexer *lexer, size_t ahead) {
  return (size_t)(lexer->end - lexer->next) > ahead ? lexer->next[ahead] : '\0';
}

/* Passes over bytes of a set. */
static void skip(pl_lexer *lexer, unsigned set) {
  const char *at = lexer->next, *end = lexer->end;
  while (at < end && is(*at, set))
    at++;
  lexer->next = at;
}

static void skip_blank(pl_lexer *lexer) {
  const char *at = lexer->next, *end = lexer->end;
  while (at < end) {
    char c = *at;
    if (c == ' ' || c == '\t' || c == '\r') {
      at++;
    } else if (c == '\n') {
      at++;
      lexer->line++;
      lexer->line_start = at;
    } else if (c == '/' && end - at > 1 && at[1] == '/') {
      const char *newline = memchr(at, '\n', (size_t)(end - at));
      at = newline ? newline : end;
    } else {
      break;
    }
  }
  lexer->next = at;
}

/* The functions below pass over the rest of a token and say what it is. */

static pl_token_kind malformed(const pl_lexer *lexer, const pl_token *token, const char *message) {
  if (lexer->diags) pl_diags_add(lexer->diags, PL_ERROR, (pl_pos){lexer->source, token->line, token->column}, "%s", message);
  return PL_TOK_ERROR;
}

/* string ::= `"` [^"\n\f\v\r]* `"`, with `\` taking the next byte along */
static bool skip_string(pl_lexer *lexer) {
  lexer->next++;
  while (lexer->next < lexer->end) {
    char c = *lexer->next++;
    if (c == '"') return true;
    if (c == '\n' || c == '\v' || c == '\f') {
      lexer->next--;
      return false;
    }
    if (c != '\\') continue;
    char e = peek(lexer, 0);
    if (e == '"' || e == '\\' || e == 'n' || e == 't') {
      lexer->next++;
    } else if (is_hex(e) && is_hex(peek(lexer, 1))) {
      lexer->next += 2;
    } else {
      return false;
    }
  }
  return false;
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

static pl_token_kind lex_string(pl_lexer *lexer, const pl_token *token, pl_token_kind kind) {
  if (skip_string(lexer)) return kind;
  const bool escape = lexer->next > token->start && lexer->next[-1] == '\\';
  pl_token at = *token; /* the backslash, and the next token begins behind the string; or where it breaks off */
  if (!escape) {
    at.column += (uint32_t)(lexer->next - token->start);
    return malformed(lexer, &at, "expected '\"' in string literal");
  }
  at.column += (uint32_t)(lexer->next - 1 - token->start);
  lexer->next = pl_lexer_skip_quoted(token->start, lexer->end);
  return malformed(lexer, &at, "unknown escape in string literal");
}

/* suffix-id ::= digit+ | (letter|[$._-]) (letter|digit|[$._-])* */
const char *pl_lexer_name_end(const char *at, const char *end) {
  if (at == end) return at;
  const unsigned set = is_digit(*at) ? DIGIT : SUFFIX;
  while (at < end && is(*at, set))
    at++;
  return at;
}

static pl_token_kind lex_prefixed(pl_lexer *lexer, const pl_token *token, pl_token_kind kind, const char *message) {
  const char *behind = pl_lexer_name_end(lexer->next, lexer->end);
  if (behind == lexer->next) return malformed(lexer, token, message);
  lexer->next = behind;
  return kind;
}

static pl_token_kind lex_bare(pl_lexer *lexer, pl_token_kind kind) {
  skip(lexer, BARE);
  return kind;
}

/* symbol-ref-id ::= `@` (bare-id | string) */
static pl_token_kind lex_at(pl_lexer *lexer, const pl_token *token) {
  char c = peek(lexer, 0);
  if (c == '"') return lex_string(lexer, token, PL_TOK_AT);
  pl_token behind = *token;
  behind.column++;
  if (!is_letter(c) && c != '_') return malformed(lexer, &behind, "@ identifier expected to start with letter or '_'");
  return lex_bare(lexer, PL_TOK_AT);
}

/* integer ::= digit+ | `0x` hex+ ; float ::= digit+ `.` digit* ([eE] [-+]? digit+)? */
static pl_token_kind lex_number(pl_lexer *lexer, const pl_token *token) {
  if (token->start[0] == '0' && peek(lexer, 0) == 'x' && is_hex(peek(lexer, 1))) {
    lexer->next += 2;
    skip(lexer, HEX);
    return PL_TOK_INTEGER;
  }
  skip(lexer, DIGIT);
  if (peek(lexer, 0) != '.') return PL_TOK_INTEGER;
  lexer->next++;
  skip(lexer, DIGIT);
  char e = peek(lexer, 0);
  if (e == 'e' || e == 'E') {
    char sign = peek(lexer, 1);
    size_t length = sign == '-' || sign == '+' ? 2 : 1;
    if (is_digit(peek(lexer, length))) {
      lexer->next += length;
      skip(lexer, DIGIT);
    }
  }
  return PL_TOK_FLOAT;
}

static pl_token_kind punctuation(char c) {
  switch (c) {
  case ',': return PL_TOK_COMMA;
  case '=': return PL_TOK_EQUAL;
  case '>': return PL_TOK_GREATER;
  case '<': return PL_TOK_LESS;
  case '}': return PL_TOK_R_BRACE;
  case '(': return PL_TOK_L_PAREN;
  case ')': return PL_TOK_R_PAREN;
  case '[': return PL_TOK_L_SQUARE;
  case ']': return PL_TOK_R_SQUARE;
  case '+': return PL_TOK_PLUS;
  case '?': return PL_TOK_QUESTION;
  case '*': return PL_TOK_STAR;
  case '/': return PL_TOK_SLASH;
  case '|': return PL_TOK_BAR;
  default: return PL_TOK_INVALID;
  }
}

/* Tokens that depend on the bytes behind the first one, which is consumed already. */
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

static pl_token_kind lex(pl_lexer *lexer, const pl_token *token) {
  if (lexer->next == lexer->end) return PL_TOK_EOF;
  char c = *lexer->next;
  if (c == '"') return lex_string(lexer, token, PL_TOK_STRING);
  lexer->next++;
  if (is_letter(c) || c == '_') return lex_bare(lexer, PL_TOK_BARE);
  if (is_digit(c)) return lex_number(lexer, token);
  pl_token_kind kind = punctuation(c);
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
