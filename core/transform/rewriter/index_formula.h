/* index_formula.h - numbers of type index that are known or values, and expressions over them that become one affine.apply each.
 * For -expand-strided-metadata and -normalize-memrefs. Private to core/transform.
 */
#ifndef PL_CORE_TRANSFORM_REWRITER_INDEX_FORMULA_H
#define PL_CORE_TRANSFORM_REWRITER_INDEX_FORMULA_H

#include "core/base/vec.h"
#include "core/transform/rewriter/greedy.h"

/* A number: a value of type index, or known. */
typedef struct pl_number {
  int64_t constant;
  pl_value *value;
} pl_number;

/* The number that is that constant. */
static inline pl_number pl_number_known(int64_t constant) { return (pl_number){constant, NULL}; }
/* The value as a number; a constant op's value is recognised when a formula is made of it. */
static inline pl_number pl_number_of(pl_value *value) { return (pl_number){0, value}; }
/* The product of two numbers, computed by new ops if it is not known. */
pl_number pl_number_product(pl_greedy *g, pl_number a, pl_number b);

/* An expression over the values in `symbols`; zero-initialised but for `g`. */
typedef struct pl_formula {
  pl_greedy *g;
  PL_VEC(pl_value *) symbols;
} pl_formula;

/* The number as an expression of the formula, over symbols; these are numbered in the order in which terms are asked for. */
const pl_affine *pl_formula_term(pl_formula *f, pl_number n);
/* The product of two expressions of the formula, simplified. */
const pl_affine *pl_formula_times(pl_formula *f, const pl_affine *a, const pl_affine *b);
/* The sum of two expressions of the formula, simplified. */
const pl_affine *pl_formula_plus(pl_formula *f, const pl_affine *a, const pl_affine *b);
/* Simplifies an expression of the formula and returns its value, building ops for it if need be. Frees the formula. */
pl_number pl_formula_finish(pl_formula *f, const pl_affine *e);

#endif
