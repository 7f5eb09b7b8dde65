/* attrs.h - attributes and locations. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H
#define PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H

#include "core/text/parse/tokens/parser.h"

/* `type` is what the context knows of the attribute's type, or NULL. */
const pl_attr *pl_p_attr(pl_parser *p, const pl_type *type);
/* Parses `{` attributes `}` and appends them to `out`. */
bool pl_p_attr_dict(pl_parser *p, pl_named_attrs *out);
/* As `pl_p_attr_dict`, but true with nothing read if no `{` stands here. */
bool pl_p_optional_attr_dict(pl_parser *p, pl_named_attrs *out);
/* Parses a reference to a symbol: @name (`::` @name)*. NULL (reported) on error. */
const pl_attr *pl_p_symbol_ref(pl_parser *p);
const pl_attr *pl_p_flat_symbol_ref(pl_parser *p); /* and it is in no other symbol: not @a::@b */
/* Parses dense `<` literal `>` after the keyword; with a NULL `type`, `:` and the type follow. NULL (reported) on error. */
const pl_attr *pl_p_dense(pl_parser *p, const pl_type *type);
/* Parses sparse `<` (indices `,` values)? `>` (`:` type)?. NULL (reported) on error. */
const pl_attr *pl_p_sparse(pl_parser *p, const pl_type *type);
/* Parses array `<` type (`:` elements)? `>`. NULL (reported) on error. */
const pl_attr *pl_p_dense_array(pl_parser *p);
/* attr_dialect.c: parses what follows `#name`, if the attribute has a form that is known. False if not; *attr is NULL on error.
 */
bool pl_p_dialect_attr(pl_parser *p, pl_str name, const pl_attr **attr);
/* attr_llvm.c: the parameters after `#llvm.mnemonic`; the mnemonic is one of llvm_attrs.def. */
const pl_attr *pl_p_llvm_params(pl_parser *p, pl_str mnemonic);
const pl_attr *pl_p_distinct(pl_parser *p); /* after the word `distinct` */
/* [a, b] of integers without types. */
bool pl_p_int_list(pl_parser *p, pl_i64s *out);
const pl_attr *pl_p_affine_map(pl_parser *p); /* (d0)[s0] -> (...) */
/* The values that affine expressions name: `%name` as a dim, `symbol(%name)` as a symbol, each once in its list. */
typedef struct pl_affine_mention {
  pl_ref ref;
  const pl_affine *expr;
} pl_affine_mention;
typedef struct pl_affine_uses {
  pl_refs dims, symbols;
  PL_VEC(pl_affine_mention)
  known; /* what a value was at first it stays, however it is named again; may be cleared between maps */
} pl_affine_uses;

/* An expression over values instead of names; adds to the values that were there before. */
const pl_affine *pl_p_affine_of_values(pl_parser *p, pl_affine_uses *uses);
/* Parses the body of an affine_set attribute. NULL (reported) on error. */
const pl_attr *pl_p_integer_set(pl_parser *p);
/* Where a number occurs, which decides how the diagnostic reads when it does not fit. */
typedef enum pl_number_place { PL_NUMBER_IN_ATTRIBUTE, PL_NUMBER_IN_ELEMENTS, PL_NUMBER_IN_ARRAY } pl_number_place;
/* The bits of an integer or float attribute of a type, from a literal token that may be negated. False (reported) if it does
 * not fit. */
bool pl_p_number_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place, pl_apint *bits);
const pl_attr *pl_p_optional_loc(pl_parser *p, bool *present, bool *ok); /* loc(...) after an op or argument */
/* Parses what stands in the parentheses of `loc(...)`, or an alias of a location. NULL (reported) on error. */
const pl_attr *pl_p_loc_instance(pl_parser *p);
/* Reports, in MLIR's words, that the current token is none of a vocabulary, which it calls `what`. */
void pl_p_no_word_of(pl_parser *p, const pl_vocabulary *vocabulary, const char *what, pl_str word);
/* #dialect.mnemonic<words> with the words of a known set in canonical order, or NULL if a word is unknown (reported). */
const pl_attr *pl_p_enum_words(pl_parser *p, pl_str vocabulary, bool flags);
/* The same in an attribute, which an error tells nothing of the operation around it of. */
const pl_attr *pl_p_enum_attr(pl_parser *p, pl_str vocabulary);
/* A word of the vocabulary in quotes, as until 2022. */
const pl_attr *pl_p_quoted_word(pl_parser *p, pl_str vocabulary);
/* Whether the words of a vocabulary can be combined (fast-math flags), or one is chosen (a kind of reduction). */
bool pl_p_is_flag_set(pl_str vocabulary);

#endif
