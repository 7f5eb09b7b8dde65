/* affine.c - affine.apply, affine.min, affine.max. As in mlir-opt's lowering, products that overflow are poison, sums wrap; the
 * operation is undefined for a divisor that is not positive. Source: MLIR documentation, "'affine' Dialect" (2023), Affine
 * Expressions, affine.apply, affine.min, affine.max. */
#include <assert.h>

#include "verify/sem/ops/ops.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

enum { MAX_DEPTH = 64 };

typedef struct evaluator {
  pl_sem *sem;
  const pl_op *op;
  uint32_t num_dims;
} evaluator;

/* The leaf of the constant `value` of type index; not poison. */
static pl_leaf constant(const evaluator *e, int64_t value) {
  return pl_leaf_of(e->sem, pl_bv_i64(e->sem->world->T, pl_layout_index_bits(e->sem->world->layout), value));
}

/* The leaf of x mod y, in 0 .. y - 1, for a positive y. */
static pl_leaf modulo(const evaluator *e, pl_leaf x, pl_leaf y) {
  pl_terms *T = e->sem->world->T;
  pl_leaf rest = pl_sem_int_binary(e->sem, e->op, PL_INT_OP_SREM, 0, x, y);
  const pl_term *negative = pl_bv_slt(T, rest.value, constant(e, 0).value);
  rest.value = pl_ite(T, negative, pl_bv_add(T, rest.value, y.value), rest.value);
  return rest;
}

/* The leaf of x / y rounded down, for a positive y. Lowerings have this form instead of arith.floordivsi's, so that source and
 * lowering become one term. */
static pl_leaf floor_quotient(const evaluator *e, pl_leaf x, pl_leaf y) {
  pl_terms *T = e->sem->world->T;
  const pl_term *minus_one = constant(e, -1).value, *negative = pl_bv_slt(T, x.value, constant(e, 0).value);
  x.value = pl_ite(T, negative, pl_bv_sub(T, minus_one, x.value), x.value);
  pl_leaf quotient = pl_sem_int_binary(e->sem, e->op, PL_INT_OP_SDIV, 0, x, y);
  quotient.value = pl_ite(T, negative, pl_bv_sub(T, minus_one, quotient.value), quotient.value);
  return quotient;
}

/* The leaf of x / y rounded up, for a positive y. */
static pl_leaf ceil_quotient(const evaluator *e, pl_leaf x, pl_leaf y) {
  pl_terms *T = e->sem->world->T;
  const pl_term *one = constant(e, 1).value, *not_positive = pl_not(T, pl_bv_slt(T, constant(e, 0).value, x.value));
  x.value = pl_ite(T, not_positive, x.value, pl_bv_sub(T, x.value, one));
  pl_leaf quotient = pl_sem_int_binary(e->sem, e->op, PL_INT_OP_SDIV, 0, x, y);
  quotient.value = pl_ite(T, not_positive, quotient.value, pl_bv_add(T, quotient.value, one));
  return quotient;
}

/* The value of an affine expression as a leaf, by recursion on the expression, whose depth the caller bounds. Adds the condition
 * that each divisor is positive or poison. */
static pl_leaf value_of(const evaluator *e, const pl_affine *x) {
  pl_terms *T = e->sem->world->T;
  if (x->kind == PL_AFFINE_CONST) return constant(e, x->value);
  if (x->kind == PL_AFFINE_DIM || x->kind == PL_AFFINE_SYMBOL)
    return pl_sem_get(e->sem, pl_operand(e->op, (uint32_t)x->value + (x->kind == PL_AFFINE_SYMBOL ? e->num_dims : 0)))[0];
  pl_leaf a = value_of(e, x->lhs), b = value_of(e, x->rhs);
  if (x->kind == PL_AFFINE_ADD) return pl_sem_int_binary(e->sem, e->op, PL_INT_OP_ADD, 0, a, b);
  if (x->kind == PL_AFFINE_MUL) return pl_sem_int_binary(e->sem, e->op, PL_INT_OP_MUL, PL_INT_NSW, a, b);
  pl_sem_require(e->sem, PL_CONDITION_UNDEFINED, e->op, pl_or(T, b.poison, pl_bv_slt(T, constant(e, 0).value, b.value)));
  if (x->kind == PL_AFFINE_MOD) return modulo(e, a, b);
  return x->kind == PL_AFFINE_CEILDIV ? ceil_quotient(e, a, b) : floor_quotient(e, a, b);
}

pl_sem_status pl_sem_affine(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  const bool least = pl_op_is(op, PL_OP_AFFINE_MIN), most = pl_op_is(op, PL_OP_AFFINE_MAX);
  if (!least && !most && !pl_op_is(op, PL_OP_AFFINE_APPLY)) return PL_SEM_STATUS_INVALID;
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  if (!map || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count == 0 ||
      map->affine.num_dims + map->affine.num_symbols != op->num_operands)
    return pl_sem_unsupported_form(sem, op);
  evaluator e = {sem, op, map->affine.num_dims};
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  for (uint32_t i = 0; i < map->affine.count; i++) {
    if (map->affine.exprs[i]->depth > MAX_DEPTH) return pl_sem_unsupported(sem, "an affine expression that is nested too deeply");
    pl_leaf value = value_of(&e, map->affine.exprs[i]);
    *out = i == 0 ? value : pl_sem_int_binary(sem, op, least ? PL_INT_OP_SMIN : PL_INT_OP_SMAX, 0, *out, value);
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}
