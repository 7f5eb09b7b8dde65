/* attrs.h - attributes and locations. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H
#define PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H

#include "core/text/parse/tokens/parser.h"

/* Parses an attribute, or a type as one. NULL (reported) on error. `type`: that of a number, boolean or elements if it is not
 * written, else NULL. */
const pl_attr *pl_p_attr(pl_parser *p, const pl_type *type);
/* Parses `{` (name (`=` attribute)? (`,` ...)*)? `}` and appends the entries to `out`. False (reported) on error. */
bool pl_p_attr_dict(pl_parser *p, pl_named_attrs *out);
/* Parses an attribute dictionary and appends its entries to `out` if `{` stands here. False (reported) on error. */
bool pl_p_optional_attr_dict(pl_parser *p, pl_named_attrs *out);
/* Parses a reference to a symbol: @name (`::` @name)*. NULL (reported) on error. */
const pl_attr *pl_p_symbol_ref(pl_parser *p);
/* Parses a reference @name to a symbol that is not nested in another. NULL (reported) on error. */
const pl_attr *pl_p_flat_symbol_ref(pl_parser *p);
/* Parses `<` literal? `>` after the word `dense`, and `:` type if `type` is NULL. NULL (reported) on error. */
const pl_attr *pl_p_dense(pl_parser *p, const pl_type *type);
/* Parses `<` (indices `,` values)? `>` after the word `sparse`, and `:` type if `type` is NULL. NULL (reported) on error. */
const pl_attr *pl_p_sparse(pl_parser *p, const pl_type *type);
/* Parses `<` type (`:` element (`,` element)*)? `>` after the word `array`. NULL (reported) on error. */
const pl_attr *pl_p_dense_array(pl_parser *p);
/* Parses what follows `#name` into *attr, NULL (reported) on error; false, with nothing read, if the syntax of such an attribute
 * is not known here. */
bool pl_p_dialect_attr(pl_parser *p, pl_str name, const pl_attr **attr);
/* Parses the parameters (`<` ... `>`)? after `#llvm.mnemonic`, a mnemonic of llvm_attrs.def (attr_llvm.c). NULL (reported) on
 * error. */
const pl_attr *pl_p_llvm_params(pl_parser *p, pl_str mnemonic);
/* Parses `[` number `]` `<` attribute? `>` after the word `distinct`. NULL (reported) on error. */
const pl_attr *pl_p_distinct(pl_parser *p);
/* Parses `[` (integer (`,` integer)*)? `]` and appends the integers to `out`. False (reported) on error. */
bool pl_p_int_list(pl_parser *p, pl_i64s *out);
/* Parses an affine map without `affine_map<>`: (d0)[s0] -> (...). NULL (reported) on error. */
const pl_attr *pl_p_affine_map(pl_parser *p);
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

/* Parses an affine expression over SSA values instead of names, and adds new values to `uses`. NULL (reported) on error. */
const pl_affine *pl_p_affine_of_values(pl_parser *p, pl_affine_uses *uses);
/* Parses an integer set without `affine_set<>`: (d0)[s0] : (...). NULL (reported) on error. */
const pl_attr *pl_p_integer_set(pl_parser *p);
/* Where a number occurs, which decides how the diagnostic reads when it does not fit. */
typedef enum pl_number_place { PL_NUMBER_IN_ATTRIBUTE, PL_NUMBER_IN_ELEMENTS, PL_NUMBER_IN_ARRAY } pl_number_place;
/* Sets *bits to a literal, negated if `negative`, as a number of that integer, index or float type. False (reported as fits its
 * `place`) on error. */
bool pl_p_number_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place, pl_apint *bits);
/* Parses (`loc` `(` location `)`)? after an op or argument; *present: whether `loc` stands here. NULL if there is none, on error
 * (reported, *ok false), or for an alias not yet defined, which the parser then has as pending. */
const pl_attr *pl_p_optional_loc(pl_parser *p, bool *present, bool *ok);
/* Parses the location in the parentheses of `loc(...)`, which may be an alias. NULL (reported) on error. */
const pl_attr *pl_p_loc_instance(pl_parser *p);
/* Reports that `word`, at the current token, is not in the vocabulary, which the message calls `what`. Of MLIR's wording. */
void pl_p_no_word_of(pl_parser *p, const pl_vocabulary *vocabulary, const char *what, pl_str word);
/* Parses the words between the brackets of #dialect.mnemonic<words>: one word, or with `flags` a set of them. NULL (reported) on
 * error. `vocabulary`: `dialect.mnemonic`, one of vocabulary_texts (attr.c). */
const pl_attr *pl_p_enum_words(pl_parser *p, pl_str vocabulary, bool flags);
/* Parses the words of an enum attribute, with errors of the attribute and not of the op that is being parsed. NULL (reported) on
 * error. */
const pl_attr *pl_p_enum_attr(pl_parser *p, pl_str vocabulary);
/* Parses one word in quotes, as until 2022, as an enum attribute. NULL (reported) on error. `vocabulary`: `dialect.mnemonic`, one
 * of vocabulary_texts (attr.c). */
const pl_attr *pl_p_quoted_word(pl_parser *p, pl_str vocabulary);
/* Whether the words of a vocabulary are flags that can be combined rather than alternatives. */
bool pl_p_is_flag_set(pl_str vocabulary);

#endif
