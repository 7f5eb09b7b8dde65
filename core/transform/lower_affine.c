/* lower_affine.c - -lower-affine: affine.apply, affine.min and affine.max as arithmetic. Source of the meanings: MLIR
 * documentation,
 * "'affine' Dialect" (2023), Affine Expressions: floordiv rounds down, ceildiv up, mod has a result that is not negative. No
 * overflow flags are set. */
#include "core/transform/build.h"
#include "core/transform/passes.h"

/* Predicates of arith.cmpi. */
enum { IS_LESS = 2, IS_LESS_OR_EQUAL = 3 };

/* x floordiv y = x < 0 ? -1 - (-1 - x) / y : x / y, for y > 0 */
static pl_value *floor_quotient(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_build_index(b, 0), *minus_one = pl_build_index(b, -1);
  pl_value *negative = pl_build_cmpi(b, IS_LESS, x, zero);
  pl_value *mirrored = pl_build_binary(b, PL_OP_ARITH_SUBI, minus_one, x);
  pl_value *dividend = pl_build_select(b, negative, mirrored, x);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, dividend, y);
  pl_value *back = pl_build_binary(b, PL_OP_ARITH_SUBI, minus_one, quotient);
  return pl_build_select(b, negative, back, quotient);
}

/* x ceildiv y = x <= 0 ? x / y : (x - 1) / y + 1, for y > 0. mlir-opt negates an x that is not positive, and divides and negates
 * again: wrong for the least number. */
static pl_value *ceil_quotient(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *zero = pl_build_index(b, 0), *one = pl_build_index(b, 1);
  pl_value *not_positive = pl_build_cmpi(b, IS_LESS_OR_EQUAL, x, zero);
  pl_value *less = pl_build_binary(b, PL_OP_ARITH_SUBI, x, one);
  pl_value *dividend = pl_build_select(b, not_positive, x, less);
  pl_value *quotient = pl_build_binary(b, PL_OP_ARITH_DIVSI, dividend, y);
  pl_value *beyond = pl_build_binary(b, PL_OP_ARITH_ADDI, quotient, one);
  return pl_build_select(b, not_positive, quotient, beyond);
}

/* x mod y = r < 0 ? r + y : r, where r = x rem y, for y > 0 */
static pl_value *modulo(pl_build *b, pl_value *x, pl_value *y) {
  pl_value *rest = pl_build_binary(b, PL_OP_ARITH_REMSI, x, y), *zero = pl_build_index(b, 0);
  pl_value *negative = pl_build_cmpi(b, IS_LESS, rest, zero);
  pl_value *raised = pl_build_binary(b, PL_OP_ARITH_ADDI, rest, y);
  return pl_build_select(b, negative, raised, rest);
}

/* Depth is bounded where expressions are read. */
pl_value *pl_build_affine(pl_build *b, const pl_affine *e, pl_value *const *dims, pl_value *const *symbols) {
  if (e->kind == PL_AFFINE_CONST) return pl_build_index(b, e->value);
  if (e->kind == PL_AFFINE_DIM) return dims[e->value];
  if (e->kind == PL_AFFINE_SYMBOL) return symbols[e->value];
  pl_value *lhs = pl_build_affine(b, e->lhs, dims, symbols), *rhs = pl_build_affine(b, e->rhs, dims, symbols);
  if (e->kind == PL_AFFINE_ADD) return pl_build_binary(b, PL_OP_ARITH_ADDI, lhs, rhs);
  if (e->kind == PL_AFFINE_MUL) return pl_build_binary(b, PL_OP_ARITH_MULI, lhs, rhs);
  if (e->kind == PL_AFFINE_FLOORDIV) return floor_quotient(b, lhs, rhs);
  if (e->kind == PL_AFFINE_CEILDIV) return ceil_quotient(b, lhs, rhs);
  return modulo(b, lhs, rhs);
}

static void lower(pl_op *op, void *user) {
  bool apply = pl_op_is(op, PL_OP_AFFINE_APPLY), min = pl_op_is(op, PL_OP_AFFINE_MIN), max = pl_op_is(op, PL_OP_AFFINE_MAX);
  (void)user;
  if (!apply && !min && !max) return;
  pl_build b = pl_build_before(op);
  const pl_attr *map = pl_op_attr(op, "map");
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, op->num_operands + 1), *value = NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  pl_value **each = PL_NEW_ARRAY(op->module->arena, pl_value *, map->affine.count + 1);
  for (uint32_t i = 0; i < map->affine.count; i++)
    each[i] = pl_build_affine(&b, map->affine.exprs[i], operands, operands + map->affine.num_dims);
  for (uint32_t i = 0; i < map->affine.count; i++)
    value = value ? pl_build_binary(&b, min ? PL_OP_ARITH_MINSI : PL_OP_ARITH_MAXSI, value, each[i]) : each[i];
  pl_replace_op(op, &value);
}

void pl_lower_affine(pl_module *module) { pl_visit_backwards(module->op, lower, NULL); }
