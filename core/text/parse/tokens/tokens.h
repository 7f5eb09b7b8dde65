/* tokens.h - tokens, errors, words, strings. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_TOKENS_H
#define PL_CORE_TEXT_PARSE_TOKENS_TOKENS_H

#include "core/text/parse/tokens/parser.h"

/* Where the brackets after a dialect's name open, before what is in them is read. */
typedef struct pl_known_body {
  pl_lexer lexer;
  pl_token open;
  size_t diags; /* that were there before */
} pl_known_body;

/* Goes on to the next token. After very many errors the text ends. */
void pl_p_advance(pl_parser *p);
/* Reports where something should stand that the current token is not. */
bool pl_p_missing(pl_parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports at a token, or where what is "expected" in place of the current one should stand; false always. Nothing is added to
 * what the lexer reported of a malformed token, nor at the end of a text in which an error was found before. */
bool pl_p_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* At the token itself, whatever is missing. */
bool pl_p_error_at(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error at a token of an op in custom form: "custom op 'name' message". False always. */
bool pl_p_custom_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds a note at a token. */
void pl_p_note(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Whether the current token is of that kind. */
static inline bool pl_p_at(const pl_parser *p, pl_token_kind kind) { return p->tok.kind == kind; }
/* Whether another element of a list stands here: it has not been closed, or a comma was just read. */
static inline bool pl_p_in_list(const pl_parser *p, pl_token_kind close) {
  return p->tok.kind != close || p->last.kind == PL_TOK_COMMA;
}
/* Passes over the current token if it is of that kind; false if it is not. */
bool pl_p_accept(pl_parser *p, pl_token_kind kind);
/* Accepts, or reports "expected ...". */
bool pl_p_expect(pl_parser *p, pl_token_kind kind);
/* The same with words after the token: "expected '<' in memref type". */
bool pl_p_expect_in(pl_parser *p, pl_token_kind kind, const char *where);
/* Passes over the end of a list that could go on; false (reported as "expected ',' or ']'") if another token stands here. */
bool pl_p_shut_list(pl_parser *p, pl_token_kind kind);
/* Whether the current token is that bare word. */
bool pl_p_at_keyword(const pl_parser *p, const char *word);
/* Passes over the current token if it is that bare word; false if it is not. */
bool pl_p_accept_keyword(pl_parser *p, const char *word);
/* Passes over that bare word; false (reported) if the current token is another. */
bool pl_p_expect_keyword(pl_parser *p, const char *word);
/* The same where no operation is read, but a type, an attribute or a place. */
bool pl_p_expect_word(pl_parser *p, const char *word, const char *where);
/* Lexes again from a byte of the current token. */
void pl_p_relex(pl_parser *p, const char *from);
/* Whether `name =` follows the current token. */
bool pl_p_name_follows(const pl_parser *p);
/* The token after the current one, without passing over that. */
pl_token pl_p_peek(const pl_parser *p);
/* The context's copy of a text. */
pl_str pl_p_intern(pl_parser *p, pl_str text);
/* The alias of that name if it is defined before the current token, else NULL. */
const pl_alias *pl_p_alias(pl_parser *p, const pl_map *aliases, pl_str name);
/* The bytes of a string token, escapes resolved, interned. */
pl_str pl_p_string(pl_parser *p, pl_token token);
/* The name of @sym or @"sym", without '@', interned. */
pl_str pl_p_symbol_text(pl_parser *p, pl_token token);
bool pl_p_u64(pl_token token, uint64_t *value); /* value of an INTEGER token; false if it does not fit */
/* `-`? integer */
bool pl_p_integer(pl_parser *p, int64_t *value);
/* Enters a level of nesting; false (reported) if too deep. */
bool pl_p_enter(pl_parser *p);
/* Leaves a level of nesting that `pl_p_enter` has entered. */
void pl_p_leave(pl_parser *p);
/* Counts a type or attribute (by an alias: what that stands for) towards the bounds on depth and on nodes. False (reported) if
 * one is passed. */
bool pl_p_weigh(pl_parser *p, const pl_alias *alias);
/* `<text>` of `dialect<text>` as it is kept: without the brackets if it can be written as `dialect.text`, as MLIR prefers. */
pl_str pl_p_pretty_symbol(pl_str body);
/* Text from the current token to the bracket that closes the open one; the token becomes what follows. */
bool pl_p_skip_balanced(pl_parser *p, pl_str *text);
/* Where reading what is in brackets failed: that the brackets do not match is reported instead, as MLIR looks at them first. */
void pl_p_check_body(pl_parser *p, const pl_known_body *body, pl_token name);
/* Where a name goes on after its dialect: there MLIR reports what that dialect does not have. */
pl_token pl_p_after_dialect(pl_token at, pl_str dialect);
/* `dialect.text` or `dialect<text>` of a dialect that is not known here, after the token `at`, whose `name` is without its first
 * byte: dialect and text as they are kept. */
bool pl_p_opaque(pl_parser *p, pl_str name, pl_token at, pl_str *dialect, pl_str *text);
bool pl_p_ref(pl_parser *p, pl_ref *ref); /* %name (#n)? */
/* (ref (`,` ref)*)? */
bool pl_p_refs(pl_parser *p, pl_refs *out);
const char *pl_p_type_text(pl_parser *p, const pl_type *type); /* for messages */
/* Today's word of an enumeration for one that was in use earlier; the word itself if there is none. */
pl_str pl_p_upgrade_word(pl_str vocabulary, pl_str word);

#endif
