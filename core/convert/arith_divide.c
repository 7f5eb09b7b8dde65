/* arith_divide.c - division rounding up and down. Source of the meaning: MLIR documentation, "'arith' Dialect", arith.ceildivsi,
 * arith.ceildivui, arith.floordivsi; the forms are those that mlir-opt 22 expands to. */
#include "core/convert/arith.h"

/* One step on vectors of one dimension, or on scalars. */
#define STEP(name, kind)                                                                                                         \
  static pl_value *name(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {                          \
    (void)op;                                                                                                                    \
    return pl_emit(rw, kind, operands, 2, result, NULL);                                                                         \
  }
#define COMPARISON(name)                                                                                                         \
  static pl_value *name(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {                          \
    (void)op, (void)result;                                                                                                      \
    return pl_emit_icmp(rw, #name, operands[0], operands[1]);                                                                    \
  }
STEP(add, PL_OP_LLVM_ADD)
STEP(sub, PL_OP_LLVM_SUB)
STEP(mul, PL_OP_LLVM_MUL)
STEP(both, PL_OP_LLVM_AND)
STEP(sdiv, PL_OP_LLVM_SDIV)
STEP(udiv, PL_OP_LLVM_UDIV)
COMPARISON(eq)
COMPARISON(ne)
COMPARISON(slt)
#undef STEP
#undef COMPARISON

static pl_value *choose(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  (void)op, (void)result;
  return pl_emit_select(rw, operands[0], operands[1], operands[2]);
}

/* A step on whole values, slice by slice where they are arrays of vectors. */
static pl_value *apply(pl_rw *rw, const pl_op *op, pl_slice_fn *step, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  return pl_emit_slices(rw, op, operands, 2, a->type, step);
}

/* The same for a step that gives a truth value for each lane. */
static pl_value *compare(pl_rw *rw, const pl_op *op, pl_slice_fn *step, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  uint32_t depth = 0;
  const pl_type *inner = pl_rw_strip_arrays(a->type, &depth), *truth = pl_type_integer(rw->ctx, 1);
  if (inner->kind == PL_TYPE_VECTOR)
    truth = pl_type_vector(rw->ctx, inner->shaped.rank, inner->shaped.shape, inner->shaped.scalable_dims, truth);
  return pl_emit_slices(rw, op, operands, 2, pl_rw_with_arrays(rw, a->type, truth), step);
}

static pl_value *select_lanes(pl_rw *rw, const pl_op *op, pl_value *condition, pl_value *a, pl_value *b) {
  pl_value *operands[] = {condition, a, b};
  return pl_emit_slices(rw, op, operands, 3, a->type, choose);
}

/* The constant `n` in each lane; the attribute has the type that the operand has in the source. */
static pl_value *number(pl_rw *rw, const pl_op *op, int64_t n) {
  const pl_type *source = pl_operand(op, 0)->type, *type = pl_rw_type(rw, source);
  if (source->kind != PL_TYPE_VECTOR) return pl_emit_constant(rw, pl_attr_i64(rw->ctx, source, n), type);
  const pl_type *elem = source->shaped.elem;
  pl_apint bits = pl_apint_from_i64(rw->arena, elem->kind == PL_TYPE_INDEX ? 64 : elem->integer.width, n);
  return pl_emit_constant(rw, pl_attr_dense(rw->ctx, source, &bits, 1, true), type);
}

/* Operands, and where the result goes. */
typedef struct division {
  pl_value *a, *b;
} division;

static bool start(pl_rw *rw, const pl_op *op, division *out) {
  pl_value *operands[3];
  if (!pl_arith_ready(rw, op, false)) return false;
  pl_arith_operands(rw, op, operands);
  *out = (division){operands[0], operands[1]};
  return true;
}

/* a == 0 ? 0 : (a - 1) / b + 1, so that nothing wraps. */
pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op) {
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *zero = number(rw, op, 0);
  pl_value *is_zero = compare(rw, op, eq, d.a, zero);
  pl_value *one = number(rw, op, 1);
  pl_value *minus = apply(rw, op, sub, d.a, one);
  pl_value *quotient = apply(rw, op, udiv, minus, d.b);
  pl_value *plus = apply(rw, op, add, quotient, one);
  pl_rw_map(rw, pl_result(op, 0), select_lanes(rw, op, is_zero, zero, plus));
  return PL_REWRITE_DONE;
}

/* The quotient towards zero, plus one if there is a remainder and the signs agree. */
pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op) {
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *zero = number(rw, op, 0), *one = number(rw, op, 1);
  pl_value *quotient = apply(rw, op, sdiv, d.a, d.b);
  pl_value *product = apply(rw, op, mul, quotient, d.b);
  pl_value *inexact = compare(rw, op, ne, d.a, product);
  pl_value *a_negative = compare(rw, op, slt, d.a, zero), *b_negative = compare(rw, op, slt, d.b, zero);
  pl_value *same_sign = compare(rw, op, eq, a_negative, b_negative);
  pl_value *up = apply(rw, op, both, inexact, same_sign);
  pl_value *plus = apply(rw, op, add, quotient, one);
  pl_rw_map(rw, pl_result(op, 0), select_lanes(rw, op, up, plus, quotient));
  return PL_REWRITE_DONE;
}

/* The quotient towards zero, minus one if there is a remainder and the signs differ. */
pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op) {
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *quotient = apply(rw, op, sdiv, d.a, d.b);
  pl_value *product = apply(rw, op, mul, quotient, d.b);
  pl_value *inexact = compare(rw, op, ne, d.a, product);
  pl_value *zero = number(rw, op, 0);
  pl_value *a_negative = compare(rw, op, slt, d.a, zero), *b_negative = compare(rw, op, slt, d.b, zero);
  pl_value *signs_differ = compare(rw, op, ne, a_negative, b_negative);
  pl_value *down = apply(rw, op, both, inexact, signs_differ);
  pl_value *minus = apply(rw, op, add, quotient, number(rw, op, -1));
  pl_rw_map(rw, pl_result(op, 0), select_lanes(rw, op, down, minus, quotient));
  return PL_REWRITE_DONE;
}
