/* types.h - types. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_ATTRS_TYPES_H
#define PL_CORE_TEXT_PARSE_ATTRS_TYPES_H

#include "core/text/parse/tokens/parser.h"

typedef struct pl_known_key {
  pl_str text;
  uint64_t hash;
  size_t reported; /* diagnostics before the type */
  bool usable;
} pl_known_key;
/* The type at the current keyword if the same text was read before, and passes over it. Else NULL, and sets the key for
 * `pl_p_note_type`, to be called when the type has been read. */
const pl_type *pl_p_known_type(pl_parser *p, pl_known_key *key);
/* Remembers the type that was read for `key`; does nothing if the key is not usable or an error was reported meanwhile. */
void pl_p_note_type(pl_parser *p, const pl_known_key *key, const pl_type *type);
/* Whether a bare word is i32, si8 or the like, which nothing else can have as its name. */
bool pl_p_is_integer_type(pl_str word);
/* Whether a bare word can begin a type. */
bool pl_p_is_type_word(pl_str word);
/* Parses a type. NULL (reported) on error. */
const pl_type *pl_p_type(pl_parser *p);
/* Parses a list of types separated by commas, appended. False (reported) on error. */
bool pl_p_type_list(pl_parser *p, pl_types *out);
bool pl_p_result_types(pl_parser *p, pl_types *out); /* type | `(` (type (`,` type)*)? `)` */
/* Parses `(` types `)` `->` (type | `(` types `)`). NULL (reported) on error. */
const pl_type *pl_p_function_type(pl_parser *p);
/* Parses dimension-list ::= ((`?` | integer) `x`)* ; `scalable` may be NULL */
bool pl_p_dimensions(pl_parser *p, pl_i64s *shape, pl_u32s *scalable);
/* The type after `!llvm.`, or a word of it inside `!llvm.struct<...>`; the token is the mnemonic with `!llvm.` stripped. */
const pl_type *pl_p_llvm_type(pl_parser *p, pl_str mnemonic, pl_token at);
/* `<` "LLVM IR type" `>`, the form of 2019 and 2020 (old_type.c). */
const pl_type *pl_p_llvm_ir_type(pl_parser *p);
/* Inside LLVM types: a bare mnemonic or any type. */
const pl_type *pl_p_llvm_element(pl_parser *p);

#endif
