/* arith_divide.c - division rounding up and down. Source of the meaning: MLIR documentation, "'arith' Dialect", arith.ceildivsi,
 * arith.ceildivui, arith.floordivsi; the forms are those that mlir-opt 22 expands to. */
#include "core/convert/arith.h"

/* Applies `build` to the operands, slice by slice for vectors of many dimensions. */
static pl_rewrite divide(pl_rw *rw, const pl_op *op, pl_slice_fn *build) {
  if (!pl_arith_ready(rw, op, false)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[3];
  pl_arith_operands(rw, op, operands);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_slices(rw, op, operands, 2, operands[0]->type, build));
  return PL_REWRITE_DONE;
}

/* The constant `n` of the type; for index and vectors of it, as an attribute of index. */
static pl_value *constant_like(pl_rw *rw, const pl_op *op, const pl_type *type, int64_t n) {
  const pl_type *index = pl_type_index(rw->ctx);
  if (pl_type_elem_or_self(pl_operand(op, 0)->type) != index) return pl_emit_int(rw, type, n);
  if (type->kind != PL_TYPE_VECTOR) return pl_emit_index(rw, n);
  const pl_type *vector = pl_type_vector(rw->ctx, 1, type->shaped.shape, type->shaped.scalable_dims, index);
  pl_apint bits = pl_apint_from_i64(rw->arena, 64, n);
  return pl_emit_constant(rw, pl_attr_dense(rw->ctx, vector, &bits, 1, true), type);
}

/* a == 0 ? 0 : (a - 1) / b + 1, so that nothing wraps. */
static pl_value *ceildivui(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *type) {
  pl_value *zero = constant_like(rw, op, type, 0);
  pl_value *is_zero = pl_emit_icmp(rw, "eq", operands[0], zero);
  pl_value *one = constant_like(rw, op, type, 1);
  pl_value *minus = pl_emit_binary(rw, PL_OP_LLVM_SUB, operands[0], one);
  pl_value *quotient = pl_emit_binary(rw, PL_OP_LLVM_UDIV, minus, operands[1]);
  pl_value *plus = pl_emit_binary(rw, PL_OP_LLVM_ADD, quotient, one);
  return pl_emit_select(rw, is_zero, zero, plus);
}

/* The quotient towards zero, plus one if there is a remainder and the signs agree. */
static pl_value *ceildivsi(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *type) {
  pl_value *a = operands[0], *b = operands[1];
  pl_value *zero = constant_like(rw, op, type, 0), *one = constant_like(rw, op, type, 1);
  pl_value *quotient = pl_emit_binary(rw, PL_OP_LLVM_SDIV, a, b);
  pl_value *product = pl_emit_binary(rw, PL_OP_LLVM_MUL, quotient, b);
  pl_value *inexact = pl_emit_icmp(rw, "ne", a, product);
  pl_value *a_negative = pl_emit_icmp(rw, "slt", a, zero), *b_negative = pl_emit_icmp(rw, "slt", b, zero);
  pl_value *same_sign = pl_emit_icmp(rw, "eq", a_negative, b_negative);
  pl_value *up = pl_emit_binary(rw, PL_OP_LLVM_AND, inexact, same_sign);
  pl_value *plus = pl_emit_binary(rw, PL_OP_LLVM_ADD, quotient, one);
  return pl_emit_select(rw, up, plus, quotient);
}

/* The quotient towards zero, minus one if there is a remainder and the signs differ. */
static pl_value *floordivsi(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *type) {
  pl_value *a = operands[0], *b = operands[1];
  pl_value *quotient = pl_emit_binary(rw, PL_OP_LLVM_SDIV, a, b);
  pl_value *product = pl_emit_binary(rw, PL_OP_LLVM_MUL, quotient, b);
  pl_value *inexact = pl_emit_icmp(rw, "ne", a, product);
  pl_value *zero = constant_like(rw, op, type, 0);
  pl_value *a_negative = pl_emit_icmp(rw, "slt", a, zero), *b_negative = pl_emit_icmp(rw, "slt", b, zero);
  pl_value *signs_differ = pl_emit_icmp(rw, "ne", a_negative, b_negative);
  pl_value *down = pl_emit_binary(rw, PL_OP_LLVM_AND, inexact, signs_differ);
  pl_value *minus = pl_emit_binary(rw, PL_OP_LLVM_ADD, quotient, constant_like(rw, op, type, -1));
  return pl_emit_select(rw, down, minus, quotient);
}

pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op) { return divide(rw, op, ceildivui); }
pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op) { return divide(rw, op, ceildivsi); }
pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op) { return divide(rw, op, floordivsi); }
