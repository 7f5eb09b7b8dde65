#include "core/llvmir/import/read/lexer.h"

/* Whether a character is a decimal digit. */
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
/* Whether a character is a hexadecimal digit. */
static bool is_hex(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
/* Whether a character is an ASCII letter. */
static bool is_alpha(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
/* Whether a character may begin a name: a letter or one of -$._ */
static bool starts_name(char c) { return is_alpha(c) || c == '-' || c == '$' || c == '.' || c == '_'; }
/* Whether a character may stand in a name: a letter, a digit or one of -$._ */
static bool is_name(char c) { return starts_name(c) || is_digit(c); }

pl_ll_lexer pl_ll_lexer_of(const pl_source *source, pl_arena *arena) {
  return (pl_ll_lexer){source, arena, 0, 0, source->first_line};
}

const char *pl_ll_tok_text(pl_ll_tok kind) {
  switch (kind) {
#define X(name, text)                                                                                                            \
  case PL_LL_##name: return text;
    PL_LL_TOKENS(X)
#undef X
  case PL_LL_INVALID: break;
  }
  return "nothing";
}

/* The character `ahead` bytes after the current position; NUL past the end. */
static char peek(const pl_ll_lexer *lx, size_t ahead) {
  return lx->at + ahead < lx->source->text.len ? lx->source->text.data[lx->at + ahead] : '\0';
}

/* Whether the whole text is read. */
static bool at_end(const pl_ll_lexer *lx) { return lx->at >= lx->source->text.len; }

/* Skips white space, NUL bytes and comments, and counts lines. */
static void skip_blanks(pl_ll_lexer *lx) {
  for (; !at_end(lx); lx->at++) {
    char c = peek(lx, 0);
    if (c == ';')
      while (!at_end(lx) && peek(lx, 0) != '\n')
        lx->at++;
    if (at_end(lx)) return;
    c = peek(lx, 0);
    if (c == '\n') {
      lx->line++;
      lx->line_start = lx->at + 1;
    } else if (c != ' ' && c != '\t' && c != '\r' && c != '\f' && c != '\v' && c != '\0') {
      return;
    }
  }
}

/* The value of `c`, which must be a hexadecimal digit. */
static unsigned hex_value(char c) { return is_digit(c) ? (unsigned)(c - '0') : ((unsigned)c | 0x20u) - 'a' + 10; }

/* The string with its escapes, `\xx` in hexadecimal and `\\`, replaced; in the arena if that is needed. */
static pl_str unescape(pl_arena *arena, pl_str raw) {
  if (!raw.len || !memchr(raw.data, '\\', raw.len)) return raw;
  char *out = pl_arena_alloc(arena, raw.len);
  size_t n = 0;
  for (size_t i = 0; i < raw.len; i++) {
    if (raw.data[i] == '\\' && i + 1 < raw.len && raw.data[i + 1] == '\\') {
      out[n++] = '\\';
      i++;
    } else if (raw.data[i] == '\\' && i + 2 < raw.len && is_hex(raw.data[i + 1]) && is_hex(raw.data[i + 2])) {
      out[n++] = (char)(hex_value(raw.data[i + 1]) * 16 + hex_value(raw.data[i + 2]));
      i += 2;
    } else {
      out[n++] = raw.data[i];
    }
  }
  return (pl_str){out, n};
}

/* Reads a string in double quotes at the current position into `text`, without quotes and escapes. False if it doesn't end. */
static bool lex_quoted(pl_ll_lexer *lx, pl_str *text) {
  size_t start = ++lx->at;
  while (!at_end(lx) && peek(lx, 0) != '"') {
    if (peek(lx, 0) == '\n') {
      lx->line++;
      lx->line_start = lx->at + 1;
    }
    lx->at++;
  }
  if (at_end(lx)) return false;
  *text = unescape(lx->arena, (pl_str){lx->source->text.data + start, lx->at - start});
  lx->at++;
  return true;
}

/* Reads decimal digits as a number; false if it doesn't fit 64 bits. */
static bool lex_number(pl_ll_lexer *lx, uint64_t *number) {
  bool fits = true;
  for (*number = 0; is_digit(peek(lx, 0)); lx->at++) {
    uint64_t digit = (uint64_t)(peek(lx, 0) - '0');
    if (*number > (UINT64_MAX - digit) / 10) fits = false;
    *number = fits ? *number * 10 + digit : UINT64_MAX;
  }
  return fits;
}

/* Reads a sigil and the number or, with `may_name`, name after it. Returns `kind`, or PL_LL_ERROR if it is malformed. */
static pl_ll_tok lex_sigil(pl_ll_lexer *lx, pl_ll_token *token, pl_ll_tok kind, bool may_name) {
  size_t start = ++lx->at;
  if (is_digit(peek(lx, 0))) {
    token->numbered = true;
    bool fits = lex_number(lx, &token->number) && token->number < UINT32_MAX;
    token->text = (pl_str){lx->source->text.data + start, lx->at - start};
    return fits ? kind : PL_LL_ERROR;
  }
  if (!may_name) return PL_LL_ERROR;
  if (peek(lx, 0) == '"') return lex_quoted(lx, &token->text) ? kind : PL_LL_ERROR;
  while (is_name(peek(lx, 0)) || (kind == PL_LL_META && peek(lx, 0) == '\\'))
    lx->at++;
  token->text = (pl_str){lx->source->text.data + start, lx->at - start};
  if (kind == PL_LL_META) token->text = unescape(lx->arena, token->text);
  return lx->at > start ? kind : PL_LL_ERROR;
}

/* Reads a decimal number, [-+]?[0-9]+([.][0-9]*([eE][-+]?[0-9]+)?)?, or a hexadecimal float, 0x[KLMHR]?[0-9a-fA-F]+, and returns
 * its kind; PL_LL_ERROR if there is none. */
static pl_ll_tok lex_digits(pl_ll_lexer *lx) {
  pl_ll_tok kind = PL_LL_INT;
  if (peek(lx, 0) == '0' && peek(lx, 1) == 'x') {
    lx->at += 2;
    if (peek(lx, 0) && strchr("KLMHR", peek(lx, 0))) lx->at++;
    if (!is_hex(peek(lx, 0))) return PL_LL_ERROR;
    while (is_hex(peek(lx, 0)))
      lx->at++;
    return PL_LL_FLOAT;
  }
  if (peek(lx, 0) == '-' || peek(lx, 0) == '+') lx->at++;
  if (!is_digit(peek(lx, 0))) return PL_LL_ERROR;
  while (is_digit(peek(lx, 0)))
    lx->at++;
  if (peek(lx, 0) == '.' && is_digit(lx->source->text.data[lx->at - 1])) {
    kind = PL_LL_FLOAT;
    for (lx->at++; is_digit(peek(lx, 0)); lx->at++) {
    }
    size_t sign = peek(lx, 1) == '-' || peek(lx, 1) == '+';
    if ((peek(lx, 0) | 0x20) == 'e' && is_digit(peek(lx, 1 + sign)))
      for (lx->at += 1 + sign; is_digit(peek(lx, 0)); lx->at++) {
      }
  }
  return kind;
}

/* Reads a word, label or number and returns its kind; PL_LL_ERROR if it is malformed or there is none. */
static pl_ll_tok lex_word(pl_ll_lexer *lx, pl_ll_token *token) {
  size_t start = lx->at, ahead = 0;
  while (is_name(peek(lx, ahead)))
    ahead++;
  const char *text = lx->source->text.data + start;
  if (ahead && peek(lx, ahead) == ':') {
    bool digits = true;
    for (size_t i = 0; i < ahead; i++)
      digits = digits && is_digit(text[i]);
    token->numbered = digits;
    token->text = (pl_str){text, ahead};
    bool fits = !digits || (lex_number(lx, &token->number) && token->number < UINT32_MAX);
    lx->at = start + ahead + 1;
    return fits ? PL_LL_LABEL : PL_LL_ERROR;
  }
  bool hex = (text[0] == 'u' || text[0] == 's') && peek(lx, 1) == '0' && peek(lx, 2) == 'x' && is_hex(peek(lx, 3));
  pl_ll_tok kind = PL_LL_WORD;
  if (hex) {
    for (lx->at += 3; is_hex(peek(lx, 0)); lx->at++) {
    }
    kind = PL_LL_INT;
  } else if (is_digit(text[0]) || ((text[0] == '-' || text[0] == '+') && is_digit(peek(lx, 1)))) {
    kind = lex_digits(lx);
  } else if (ahead) {
    lx->at += ahead;
  } else {
    lx->at++;
    kind = PL_LL_ERROR;
  }
  token->text = (pl_str){text, lx->at - start};
  return kind;
}

/* The token kind of a punctuation character; PL_LL_ERROR for other characters. */
static pl_ll_tok punctuation(char c) {
  static const struct {
    char c;
    pl_ll_tok kind;
  } table[] = {{'=', PL_LL_EQUAL},    {',', PL_LL_COMMA},    {'*', PL_LL_STAR},    {'|', PL_LL_BAR},     {':', PL_LL_COLON},
               {'[', PL_LL_L_SQUARE}, {']', PL_LL_R_SQUARE}, {'{', PL_LL_L_BRACE}, {'}', PL_LL_R_BRACE}, {'(', PL_LL_L_PAREN},
               {')', PL_LL_R_PAREN},  {'<', PL_LL_LESS},     {'>', PL_LL_GREATER}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].c == c) return table[i].kind;
  return PL_LL_ERROR;
}

/* Reads an attribute group such as `#1`, or the name of a debug record such as `#dbg_value`, and returns its kind; PL_LL_ERROR if
 * it is neither. */
static pl_ll_tok lex_hash(pl_ll_lexer *lx, pl_ll_token *token) {
  pl_ll_tok kind = is_digit(peek(lx, 1)) ? PL_LL_GROUP : PL_LL_RECORD;
  return lex_sigil(lx, token, kind, kind == PL_LL_RECORD);
}

/* Reads a quoted string, or a quoted label with its colon, and returns its kind; PL_LL_ERROR if the closing quote is missing. */
static pl_ll_tok lex_string(pl_ll_lexer *lx, pl_ll_token *token) {
  if (!lex_quoted(lx, &token->text)) return PL_LL_ERROR;
  if (peek(lx, 0) != ':') return PL_LL_STRING;
  lx->at++;
  return PL_LL_LABEL;
}

/* Reads the token that begins at the current character and returns its kind; PL_LL_ERROR if it is malformed. */
static pl_ll_tok lex_token(pl_ll_lexer *lx, pl_ll_token *token) {
  char c = peek(lx, 0);
  if (c == '%') return lex_sigil(lx, token, PL_LL_LOCAL, true);
  if (c == '@') return lex_sigil(lx, token, PL_LL_GLOBAL, true);
  if (c == '#') return lex_hash(lx, token);
  if (c == '"') return lex_string(lx, token);
  if (c == '!' && (is_name(peek(lx, 1)) || peek(lx, 1) == '\\')) return lex_sigil(lx, token, PL_LL_META, true);
  if (c == '$' && (peek(lx, 1) == '"' || is_name(peek(lx, 1)))) {
    size_t ahead = 0; /* `$label:` */
    while (is_name(peek(lx, ahead)))
      ahead++;
    if (peek(lx, ahead) != ':') return lex_sigil(lx, token, PL_LL_COMDAT, true);
  }
  if (c == 'c' && peek(lx, 1) == '"') {
    lx->at++;
    return lex_quoted(lx, &token->text) ? PL_LL_BYTES : PL_LL_ERROR;
  }
  if (c == '.' && peek(lx, 1) == '.' && peek(lx, 2) == '.') {
    lx->at += 3;
    return PL_LL_DOTS;
  }
  if (is_name(c) || c == '+') return lex_word(lx, token);
  lx->at++;
  return c == '!' ? PL_LL_BANG : punctuation(c);
}

pl_ll_token pl_ll_next(pl_ll_lexer *lx) {
  skip_blanks(lx);
  pl_ll_token token = {.kind = PL_LL_EOF, .line = lx->line, .start = lx->source->text.data + lx->at};
  token.column = (uint32_t)(lx->at - lx->line_start) + 1;
  if (!at_end(lx)) token.kind = lex_token(lx, &token);
  return token;
}
