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
/* The type at the current keyword, which is then consumed, if the same text was parsed before; else, or (reported) on error,
 * NULL. `key` is then for pl_p_note_type. */
const pl_type *pl_p_known_type(pl_parser *p, pl_known_key *key);
/* Records the type that was parsed for `key`, for pl_p_known_type, unless it is nested in another type or attribute or the text
 * may not determine it. */
void pl_p_note_type(pl_parser *p, const pl_known_key *key, const pl_type *type);
/* Whether the word has the form of an integer type (i32, si8, ui1), of any width, and so can't be the name of an op. */
bool pl_p_is_integer_type(pl_str word);
/* Whether a bare word can begin a builtin type. */
bool pl_p_is_type_word(pl_str word);
/* Parses a type. NULL (reported) on error. */
const pl_type *pl_p_type(pl_parser *p);
/* Parses type (`,` type)*, appending the types. False (reported) on error. */
bool pl_p_type_list(pl_parser *p, pl_types *out);
/* Parses type | `(` (type (`,` type)*)? `)`, appending the types. False (reported) on error. */
bool pl_p_result_types(pl_parser *p, pl_types *out);
/* Parses `(` types `)` `->` (type | `(` types `)`). NULL (reported) on error. */
const pl_type *pl_p_function_type(pl_parser *p);
/* Parses (dimension `x`)*, a dimension being an integer, `?` without `scalable`, or `[` integer `]` with it, and appends the
 * sizes to `shape` and whether they are in brackets to `scalable`, both empty before. False (reported) on error. */
bool pl_p_dimensions(pl_parser *p, pl_i64s *shape, pl_u32s *scalable);
/* Parses the rest of the LLVM type whose mnemonic, without `!llvm.`, was read at `at`; it is empty for `!llvm<"LLVM IR type">`.
 * NULL (reported) on error. */
const pl_type *pl_p_llvm_type(pl_parser *p, pl_str mnemonic, pl_token at);
/* Parses `<` "LLVM IR type" `>`, the syntax of 2019 and 2020 (old_type.c). NULL (reported) on error. */
const pl_type *pl_p_llvm_ir_type(pl_parser *p);
/* Parses a type inside an LLVM type: a mnemonic without `!llvm.`, or any other type. NULL (reported) on error. */
const pl_type *pl_p_llvm_element(pl_parser *p);

#endif
