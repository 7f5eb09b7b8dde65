/* lexer.h - tokens of LLVM IR text. Private to core/llvmir.
 *
 * Source: LLVM Language Reference Manual (2026), Identifiers, Simple Constants, Metadata.
 */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_LEXER_H
#define PL_CORE_LLVMIR_IMPORT_READ_LEXER_H

#include "core/base/diag.h"

/* X(enumerator, how it is called in messages) */
#define PL_LL_TOKENS(X)                                                                                                          \
  X(ERROR, "a malformed token")                                                                                                  \
  X(EOF, "the end of the text")                                                                                                  \
  X(WORD, "a word")                                                                                                              \
  X(LABEL, "a label")                                                                                                            \
  X(LOCAL, "a local name")                                                                                                       \
  X(GLOBAL, "a global name")                                                                                                     \
  X(META, "a metadata name")                                                                                                     \
  X(GROUP, "an attribute group")                                                                                                 \
  X(COMDAT, "a comdat")                                                                                                          \
  X(RECORD, "a debug record")                                                                                                    \
  X(STRING, "a string")                                                                                                          \
  X(BYTES, "a string of bytes")                                                                                                  \
  X(INT, "an integer")                                                                                                           \
  X(FLOAT, "a floating point number")                                                                                            \
  X(DOTS, "'...'")                                                                                                               \
  X(EQUAL, "'='")                                                                                                                \
  X(COMMA, "','")                                                                                                                \
  X(STAR, "'*'") X(BANG, "'!'") X(BAR, "'|'") X(COLON, "':'") X(L_SQUARE, "'['") X(R_SQUARE, "']'") X(L_BRACE, "'{'")            \
      X(R_BRACE, "'}'") X(L_PAREN, "'('") X(R_PAREN, "')'") X(LESS, "'<'") X(GREATER, "'>'")

typedef enum pl_ll_tok {
  PL_LL_INVALID,
#define X(name, text) PL_LL_##name,
  PL_LL_TOKENS(X)
#undef X
} pl_ll_tok;

typedef struct pl_ll_token {
  pl_ll_tok kind;
  bool numbered;     /* LOCAL, GLOBAL, META, GROUP, LABEL: %12 rather than %name */
  uint64_t number;   /* of a numbered one */
  pl_str text;       /* without sigil, quotes and escapes; numbers as written */
  const char *start; /* in the source */
  uint32_t line, column;
} pl_ll_token;

/* A place in the text; copy it to come back. */
typedef struct pl_ll_lexer {
  const pl_source *source;
  pl_arena *arena; /* texts with escapes */
  size_t at, line_start;
  uint32_t line;
} pl_ll_lexer;

/* A lexer at the start of a source, which must outlive it; texts of tokens live in the source or the arena. */
pl_ll_lexer pl_ll_lexer_of(const pl_source *source, pl_arena *arena);
/* Reads the next token after white space and comments, of kind PL_LL_EOF at the end and PL_LL_ERROR if it is malformed. */
pl_ll_token pl_ll_next(pl_ll_lexer *lexer);
/* The description of a token kind for diagnostics. */
const char *pl_ll_tok_text(pl_ll_tok kind);

#endif
