/* build_affine.c - the arithmetic that an affine expression stands for. Source of the meanings: MLIR documentation, "'affine'
 * Dialect" (2023), Affine Expressions: floordiv rounds down, ceildiv up, mod has a result that is not negative. No overflow flags
 * are set. */
#include "core/transform/common/build.h"
#include "core/transform/common/range.h"

/* Predicates of arith.cmpi. */
enum { IS_LESS = 2, IS_LESS_OR_EQUAL = 3 };

/* Builds x floordiv y, for y > 0, as x < 0 ? -1 - (-1 - x) / y : x / y. */
static pl_value *floor_quotient(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_build_index(b, 0), *minus_one = pl_build_index(b, -1);
  pl_value *negative = pl_build_cmpi(b, IS_LESS, x, zero);
  pl_value *mirrored = pl_build_binary(b, PL_OP_ARITH_SUBI, minus_one, x);
  pl_value *dividend = pl_build_select(b, negative, mirrored, x);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, dividend, y);
  pl_value *back = pl_build_binary(b, PL_OP_ARITH_SUBI, minus_one, quotient);
  return pl_build_select(b, negative, back, quotient);
}

/* Builds x ceildiv y as x <= 0 ? -(-x / y) : (x - 1) / y + 1, which mlir-opt uses; for y > 0, and wrong if x is the least
 * number. */
static pl_value *ceil_by_negation(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_build_index(b, 0), *one = pl_build_index(b, 1);
  pl_value *not_positive = pl_build_cmpi(b, IS_LESS_OR_EQUAL, x, zero);
  pl_value *negated = pl_build_binary(b, PL_OP_ARITH_SUBI, zero, x), *less = pl_build_binary(b, PL_OP_ARITH_SUBI, x, one);
  pl_value *dividend = pl_build_select(b, not_positive, negated, less);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, dividend, y);
  pl_value *back = pl_build_binary(b, PL_OP_ARITH_SUBI, zero, quotient),
           *beyond = pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one);
  return pl_build_select(b, not_positive, back, beyond);
}

/* Builds x ceildiv y, for y > 0, as x <= 0 ? x / y : (x - 1) / y + 1. */
static pl_value *ceil_quotient(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_build_index(b, 0), *one = pl_build_index(b, 1);
  pl_value *not_positive = pl_build_cmpi(b, IS_LESS_OR_EQUAL, x, zero);
  pl_value *less = pl_build_binary(b, PL_OP_ARITH_SUBI, x, one);
  pl_value *dividend = pl_build_select(b, not_positive, x, less);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, dividend, y);
  pl_value *beyond = pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one);
  return pl_build_select(b, not_positive, quotient, beyond);
}

/* Builds x mod y, for y > 0, as r < 0 ? r + y : r, where r = x rem y. */
static pl_value *modulo(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *rest = pl_build_binary(b, PL_OP_ARITH_REMSI, x, y), *zero = pl_build_index(b, 0);
  pl_value *negative = pl_build_cmpi(b, IS_LESS, rest, zero);
  pl_value *raised = pl_build_binary(b, PL_OP_ARITH_ADDI, rest, y);
  return pl_build_select(b, negative, raised, rest);
}

/* Builds a ceildiv as mlir-opt does, unless its dividend may be the least number of its type. Recursion is bounded where
 * expressions are parsed. */
pl_value *pl_build_affine(pl_build *b, const pl_affine *e, pl_value *const *dims, pl_value *const *symbols) {
  if (e->kind == PL_AFFINE_CONST) return pl_build_index(b, e->value);
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  if (e->kind == PL_AFFINE_SYMBOL) return symbols[e->value];
  pl_value *lhs = pl_build_affine(b, e->lhs, dims, symbols), *rhs = pl_build_affine(b, e->rhs, dims, symbols);
  if (e->kind == PL_AFFINE_ADD) return pl_build_binary(b, PL_OP_ARITH_ADDI, lhs, rhs);
  if (e->kind == PL_AFFINE_MUL) return pl_build_binary(b, PL_OP_ARITH_MULI, lhs, rhs);
  if (e->kind == PL_AFFINE_FLOORDIV) return floor_quotient(b, lhs, rhs);
  bool is_not_least = pl_range_has_low(pl_range_of_affine(e->lhs, dims, symbols));
  if (e->kind == PL_AFFINE_CEILDIV) return is_not_least ? ceil_by_negation(b, lhs, rhs) : ceil_quotient(b, lhs, rhs);
  return modulo(b, lhs, rhs);
}
