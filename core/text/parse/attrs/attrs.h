/* attrs.h - attributes and locations. Private to core/text/parse. */
#ifndef PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H
#define PL_CORE_TEXT_PARSE_ATTRS_ATTRS_H

#include "core/text/parse/tokens/parser.h"

/* Parses an attribute, or a type as one; `type` is the type that the context gives a number, boolean or elements, or NULL if it
 * is written. NULL (reported) on error. */
const pl_attr *pl_p_attr(pl_parser *p, const pl_type *type);
/* Parses `{` (name (`=` attribute)? (`,` ...)*)? `}` and appends the entries to `out`. False (reported) on error or a repeated
 * name. */
bool pl_p_attr_dict(pl_parser *p, pl_named_attrs *out);
/* Parses an attribute dictionary and appends its entries to `out` if `{` stands here. False (reported) on error. */
bool pl_p_optional_attr_dict(pl_parser *p, pl_named_attrs *out);
/* Parses a reference to a symbol: @name (`::` @name)*. NULL (reported) on error. */
const pl_attr *pl_p_symbol_ref(pl_parser *p);
/* Parses a reference @name to a symbol that is not nested in another. NULL (reported) on error, or for @a::@b. */
const pl_attr *pl_p_flat_symbol_ref(pl_parser *p);
/* Parses `<` literal? `>` after the word `dense`, and then `:` type if `type` is NULL. NULL (reported) on error, or if the
 * literal does not fit the type. */
const pl_attr *pl_p_dense(pl_parser *p, const pl_type *type);
/* Parses `<` (indices `,` values)? `>` after the word `sparse`, and then `:` type if `type` is NULL. NULL (reported) on error,
 * or if the type is no ranked tensor or vector that indices and values fit. */
const pl_attr *pl_p_sparse(pl_parser *p, const pl_type *type);
/* Parses `<` type (`:` element (`,` element)*)? `>` after the word `array`; the type is a float type, i1 (elements `true` or
 * `false`), or an integer type of whole bytes. NULL (reported) on error. */
const pl_attr *pl_p_dense_array(pl_parser *p);
/* Parses what follows `#name` into *attr, NULL (reported) on error, if the syntax of that dialect attribute is known
 * (attr_dialect.c). False, with nothing read and *attr NULL, if it is not, or if it needs a `<` that does not follow. */
bool pl_p_dialect_attr(pl_parser *p, pl_str name, const pl_attr **attr);
/* Parses the parameters (`<` ... `>`)? after `#llvm.mnemonic`, a mnemonic of llvm_attrs.def (attr_llvm.c). NULL (reported) on
 * error, if a required parameter is missing, or if the parameters do not fit together. */
const pl_attr *pl_p_llvm_params(pl_parser *p, pl_str mnemonic);
/* Parses `[` number `]` `<` attribute? `>` after the word `distinct`; without attribute it is the unit attribute. NULL
 * (reported) on error or if the number does not fit 64 bits. */
const pl_attr *pl_p_distinct(pl_parser *p);
/* Parses `[` (integer (`,` integer)*)? `]` and appends the integers to `out`; each may have `:` type as until 2022, which is
 * ignored. False (reported) on error, with the integers before it appended. */
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

/* Parses an affine expression over SSA values instead of names of dims and symbols, and adds the values that are new to `uses`.
 * NULL (reported) on error. */
const pl_affine *pl_p_affine_of_values(pl_parser *p, pl_affine_uses *uses);
/* Parses an integer set without `affine_set<>`: (d0)[s0] : (...); an empty list becomes the constraint 0 == 0. NULL (reported) on
 * error. */
const pl_attr *pl_p_integer_set(pl_parser *p);
/* Where a number occurs, which decides how the diagnostic reads when it does not fit. */
typedef enum pl_number_place { PL_NUMBER_IN_ATTRIBUTE, PL_NUMBER_IN_ELEMENTS, PL_NUMBER_IN_ARRAY } pl_number_place;
/* Sets *bits to a number, negated if `negative`, or to `true` or `false` of i1, as an integer, index or float of that type. False
 * (reported, out of range as fits its `place`) if the literal is of another kind or does not fit the type. */
bool pl_p_number_bits(pl_parser *p, pl_token literal, bool negative, const pl_type *type, pl_number_place place, pl_apint *bits);
/* Parses (`loc` `(` location `)`)? after an op or argument; *present is set to whether `loc` stands here. NULL if it is absent,
 * malformed (reported, *ok false), or an alias not yet defined, which is left in the parser as pending (pending_loc_alias). */
const pl_attr *pl_p_optional_loc(pl_parser *p, bool *present, bool *ok);
/* Parses the location in the parentheses of `loc(...)`, which may be an alias. NULL (reported) on error. */
const pl_attr *pl_p_loc_instance(pl_parser *p);
/* Reports, in MLIR's wording, that `word`, the current token, is not in the vocabulary, which the message calls `what`, or
 * that a word is expected if the token is neither word nor string. Inside a custom form (p->custom) the error is at its op.
 * Skips nothing. */
void pl_p_no_word_of(pl_parser *p, const pl_vocabulary *vocabulary, const char *what, pl_str word);
/* Parses the words between the brackets of #dialect.mnemonic<words>: one, or with `flags` one or more with `,` or `|` between
 * them, or none before `>`, which become the canonical words for their bits. `vocabulary` is `dialect.mnemonic`, one of
 * vocabulary_texts (attr.c). NULL (reported) if a word is not in it. */
const pl_attr *pl_p_enum_words(pl_parser *p, pl_str vocabulary, bool flags);
/* Parses the words of an enum attribute as pl_p_enum_words does, as flags if pl_p_is_flag_set, but reports errors of the
 * attribute and not of the op that is being parsed. NULL (reported) on error. */
const pl_attr *pl_p_enum_attr(pl_parser *p, pl_str vocabulary);
/* Parses one word of the vocabulary `dialect.mnemonic`, one of vocabulary_texts (attr.c), in quotes, as until 2022, as an enum
 * attribute. NULL (reported) if none stands here. */
const pl_attr *pl_p_quoted_word(pl_parser *p, pl_str vocabulary);
/* Whether the words of a vocabulary are flags that can be combined rather than alternatives: those of arith.fastmath,
 * llvm.fastmath and arith.overflow. */
bool pl_p_is_flag_set(pl_str vocabulary);

#endif
