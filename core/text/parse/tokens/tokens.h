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

/* Makes the current token the last one (p->last) and reads the next into p->tok. If errors are too many, a malformed token ends
 * the text. */
void pl_p_advance(pl_parser *p);
/* Reports an error after the text before the current token, unless one that may be its cause was reported (see pl_p_error);
 * always false. */
bool pl_p_missing(pl_parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports an error at a token, or, if the message begins with "expected" and the token is the current one, where the missing text
 * should stand; always false. Adds nothing if an error that may be its cause was reported. */
bool pl_p_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error at the token itself, unless one that may be its cause was reported (see pl_p_error); always false. */
bool pl_p_error_at(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Reports an error at a token for the op whose custom form is being parsed, "custom op 'name' message", unless one that may be
 * its cause was reported (see pl_p_error); always false. */
bool pl_p_custom_error(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Adds a note at a token, which explains the error reported before. */
void pl_p_note(pl_parser *p, pl_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Whether the current token is of that kind. */
static inline bool pl_p_at(const pl_parser *p, pl_token_kind kind) { return p->tok.kind == kind; }
/* Whether an element of a list can follow: the current token is not `close`, or it comes directly after a comma, so that an
 * element is missing. */
static inline bool pl_p_in_list(const pl_parser *p, pl_token_kind close) {
  return p->tok.kind != close || p->last.kind == PL_TOK_COMMA;
}
/* Consumes the current token if it is of that kind; false if it is not. */
bool pl_p_accept(pl_parser *p, pl_token_kind kind);
/* Consumes the current token if it is of that kind; false (reported) if it is not. */
bool pl_p_expect(pl_parser *p, pl_token_kind kind);
/* Consumes the current token if it is of that kind; false if it is not, reported with `where`: "expected '<' in memref type". */
bool pl_p_expect_in(pl_parser *p, pl_token_kind kind, const char *where);
/* Consumes the closing token of a list; false (reported) if another token stands here. */
bool pl_p_shut_list(pl_parser *p, pl_token_kind kind);
/* Whether the current token is that bare word. */
bool pl_p_at_keyword(const pl_parser *p, const char *word);
/* Consumes the current token if it is that bare word; false if it is not. */
bool pl_p_accept_keyword(pl_parser *p, const char *word);
/* Consumes the current token if it is that bare word; false if it is not, reported for the op whose custom form is being parsed,
 * if there is one. */
bool pl_p_expect_keyword(pl_parser *p, const char *word);
/* Consumes the current token if it is that bare word; false if it is not, reported with `where` and without naming an op. */
bool pl_p_expect_word(pl_parser *p, const char *word, const char *where);
/* Lexes the token that begins at `from`, on the line of the current token and not before it, and makes it the current one. */
void pl_p_relex(pl_parser *p, const char *from);
/* Whether the two tokens after the current one are a bare word and `=`. */
bool pl_p_name_follows(const pl_parser *p);
/* The token after the current one, which stays the current one; an error in lexing it is not reported. */
pl_token pl_p_peek(const pl_parser *p);
/* The context's unique copy of a text. */
pl_str pl_p_intern(pl_parser *p, pl_str text);
/* The alias of that name if it is defined before the current token, else NULL. */
const pl_alias *pl_p_alias(pl_parser *p, const pl_map *aliases, pl_str name);
/* The contents of a string token, escapes resolved, interned. */
pl_str pl_p_string(pl_parser *p, pl_token token);
/* The name of @sym or @"sym", without '@', interned. */
pl_str pl_p_symbol_text(pl_parser *p, pl_token token);
/* Gives the value of an integer token; false if it does not fit. */
bool pl_p_u64(pl_token token, uint64_t *value);
/* Parses `-`? integer into *value. False (reported) on error. */
bool pl_p_integer(pl_parser *p, int64_t *value);
/* Enters a level of nesting of types and attributes; false (reported), not entered, if a bound is passed. */
bool pl_p_enter(pl_parser *p);
/* Leaves a level of nesting that `pl_p_enter` has entered. */
void pl_p_leave(pl_parser *p);
/* Counts a type or attribute, or what an alias stands for, towards the bounds on nesting and on nodes; false (reported) if one is
 * passed. */
bool pl_p_weigh(pl_parser *p, const pl_alias *alias);
/* The body `<text>` of `dialect<text>` as it is stored: without the brackets if it can be written as `dialect.text`, as MLIR
 * prefers. */
pl_str pl_p_pretty_symbol(pl_str body);
/* Gives the text from the bracket at the current token to the one that closes it, and advances past it. False (reported) if
 * brackets do not match. */
bool pl_p_skip_balanced(pl_parser *p, pl_str *text);
/* If the brackets `body` after `name`, in which an error was found, do not match, replaces the diagnostics since then by that
 * one, as MLIR checks the brackets first. */
void pl_p_check_body(pl_parser *p, const pl_known_body *body, pl_token name);
/* The token `at` of `!dialect.name` or `#dialect.name` with its column moved past the dialect and the dot, where MLIR reports
 * unknown names. */
pl_token pl_p_after_dialect(pl_token at, pl_str dialect);
/* Gives dialect and text, as an opaque type or attribute stores them, of `dialect.text` or `dialect<text>`; the name, without `!`
 * or `#`, was read at `at`. False (reported) on error. */
bool pl_p_opaque(pl_parser *p, pl_str name, pl_token at, pl_str *dialect, pl_str *text);
/* Parses %name (`#` number)? into *ref, with number 0 if none is written. False (reported) on error. */
bool pl_p_ref(pl_parser *p, pl_ref *ref);
/* Parses (ref (`,` ref)*)?, appending the references. False (reported) on error. */
bool pl_p_refs(pl_parser *p, pl_refs *out);
/* The type's text, in the parser's arena, for messages. */
const char *pl_p_type_text(pl_parser *p, const pl_type *type);
/* Today's word of an enumeration for one of an older MLIR; the word itself if it was not renamed. */
pl_str pl_p_upgrade_word(pl_str vocabulary, pl_str word);

#endif
