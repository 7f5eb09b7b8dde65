/* lexer.h - MLIR text to tokens, on demand, in one pass, without allocation.
 *
 * Used by the parser only. A token is a view into the source. The tokens are those of the MLIR documentation, "MLIR Language
 * Reference" (2022), "Common syntax".
 */
#ifndef PL_CORE_TEXT_COMMON_LEXER_H
#define PL_CORE_TEXT_COMMON_LEXER_H

#include "core/base/diag.h"

/* X(enumerator, how messages call it) */
#define PL_TOKENS(X)                                                                                                             \
  X(EOF, "end of file")                                                                                                          \
  X(ERROR, "error")                                                                                                              \
  X(BARE, "identifier")                                                                                                          \
  X(AT, "symbol name")                                                                                                           \
  X(HASH, "attribute alias")                                                                                                     \
  X(PERCENT, "SSA operand")                                                                                                      \
  X(CARET, "block name")                                                                                                         \
  X(BANG, "type identifier")                                                                                                     \
  X(INTEGER, "integer")                                                                                                          \
  X(FLOAT, "floating point literal")                                                                                             \
  X(STRING, "string")                                                                                                            \
  X(ARROW, "'->'")                                                                                                               \
  X(ELLIPSIS, "'...'")                                                                                                           \
  X(COLON, "':'")                                                                                                                \
  X(COLON_COLON, "'::'")                                                                                                         \
  X(COMMA, "','")                                                                                                                \
  X(EQUAL, "'='")                                                                                                                \
  X(GREATER, "'>'")                                                                                                              \
  X(LESS, "'<'")                                                                                                                 \
  X(L_BRACE, "'{'")                                                                                                              \
  X(R_BRACE, "'}'")                                                                                                              \
  X(L_PAREN, "'('")                                                                                                              \
  X(R_PAREN, "')'")                                                                                                              \
  X(L_SQUARE, "'['")                                                                                                             \
  X(R_SQUARE, "']'")                                                                                                             \
  X(MINUS, "'-'")                                                                                                                \
  X(PLUS, "'+'")                                                                                                                 \
  X(QUESTION, "'?'")                                                                                                             \
  X(STAR, "'*'")                                                                                                                 \
  X(SLASH, "'/'")                                                                                                                \
  X(BAR, "'|'")                                                                                                                  \
  X(FILE_BEGIN, "'{-#'")                                                                                                         \
  X(FILE_END, "'#-}'")

typedef enum pl_token_kind {
  PL_TOK_INVALID,
#define X(name, text) PL_TOK_##name,
  PL_TOKENS(X)
#undef X
} pl_token_kind;

typedef struct pl_token {
  pl_token_kind kind;
  const char *start;
  size_t len;
  uint32_t line, column;
} pl_token;

/* Copies a token member by member: sanitizers check the copy of a structure by a call, and tokens are copied often. */
static inline void pl_token_copy(pl_token *to, const pl_token *from) {
  to->kind = from->kind;
  to->start = from->start;
  to->len = from->len;
  to->line = from->line;
  to->column = from->column;
}

typedef struct pl_lexer {
  const pl_source *source;
  const char *next; /* first byte that is not lexed yet */
  const char *end;
  const char *line_start;
  uint32_t line;
  pl_diags *diags; /* NULL: nothing is reported */
} pl_lexer;

/* A lexer at the start of a source, which must outlive it; errors go to `diags` unless that is NULL. */
pl_lexer pl_lexer_new(const pl_source *source, pl_diags *diags);
/* Reads the next token after white space and comments into *token: PL_TOK_EOF at the end, PL_TOK_ERROR (reported) for a malformed
 * one. */
void pl_lexer_next(pl_lexer *lexer, pl_token *token);
/* The end of the comment or string that starts at `at`, a slash or quote, in a text up to `end`; an unclosed string ends at the
 * line break, and a slash that begins no comment is one byte. */
const char *pl_lexer_skip_quoted(const char *at, const char *end);
/* The end of the name that starts at `at`, as after `%` or `!`: digit+ | (letter|[$._-]) (letter|digit|[$._-])*; `at` if none
 * does. */
const char *pl_lexer_name_end(const char *at, const char *end);
/* The text that stands for a kind of token in messages. */
const char *pl_token_kind_text(pl_token_kind kind);
/* The text of the token, in the source. */
static inline pl_str pl_token_text(pl_token token) { return (pl_str){token.start, token.len}; }

#endif
