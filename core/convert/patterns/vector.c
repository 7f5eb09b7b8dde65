/* vector.c - vector.bitcast, vector.fma and vector.interleave. Source: MLIR documentation, "'vector' Dialect"; "'llvm' Dialect",
 * Vector types. */
#include "core/convert/patterns/vector.h"

#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/types/types.h"

/* Whether all types of the op have a conversion and the result is not too large to unroll. */
static bool ready(pl_rw *rw, const pl_op *op) {
  return pl_rw_convertible(rw, op) && pl_rw_can_unroll(pl_rw_type(rw, pl_result(op, 0)->type));
}

/* Emits the vector that results of slices are inserted into and returns it, converted: zeros, as an arith.constant with a cast in
 * a run that does not convert arith; poison for elements that are no numbers. */
static pl_value *emit_base(pl_rw *rw, const pl_type *vector) {
  const pl_type *elem = vector->shaped.elem, *to = pl_rw_type(rw, vector);
  const uint32_t bits = pl_fold_width(elem);
  if (!bits && elem->kind != PL_TYPE_FLOAT) return pl_emit_poison(rw, to);
  pl_apint zero = bits ? pl_apint_zero(rw->arena, bits) : pl_rw_zero_or_one(rw, elem, false);
  const pl_attr *value = pl_attr_dense(rw->ctx, vector, &zero, 1, true);
  if (pl_rw_runs(rw, PL_CONVERT_ARITH)) return pl_emit_constant(rw, value, to);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_VALUE, value);
  return pl_emit_cast(rw, pl_emit(rw, PL_OP_ARITH_CONSTANT, NULL, 0, vector, attrs), to);
}

/* Emits llvm.intr.fma for a vector of any rank, one slice per position of the outer dimensions, and returns the result. It rounds
 * once, unlike llvm.fmuladd, which mlir-opt emits and which may round twice. (MLIR documentation, "'vector' Dialect",
 * vector.fma.) */
static pl_value *emit_fma(pl_rw *rw, pl_value *const operands[3], const pl_type *vector) {
  uint32_t rank = vector->shaped.rank;
  if (rank <= 1) return pl_emit(rw, PL_OP_LLVM_INTR_FMA, operands, 3, operands[0]->type, NULL);
  const bool *scalable = vector->shaped.scalable_dims;
  const pl_type *inner =
      pl_type_vector(rw->ctx, rank - 1, vector->shaped.shape + 1, scalable ? scalable + 1 : NULL, vector->shaped.elem);
  pl_value *result = emit_base(rw, vector);
  for (int64_t i = 0; i < vector->shaped.shape[0]; i++) {
    pl_value *parts[3];
    for (uint32_t k = 0; k < 3; k++)
      parts[k] = pl_emit_extract(rw, operands[k], &i, 1);
    result = pl_emit_insert(rw, result, emit_fma(rw, parts, inner), &i, 1);
  }
  return result;
}

pl_rewrite pl_convert_vector_fma(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_FMA));
  const pl_type *type = pl_result(op, 0)->type;
  if (!ready(rw, op) || !pl_rw_native_float(pl_type_elem_or_self(type))) return PL_REWRITE_NO_MATCH;
  if (rw->options->keep_split_vectors && type->shaped.rank > 1) return PL_REWRITE_NO_MATCH;
  pl_value *operands[3];
  for (uint32_t i = 0; i < 3; i++)
    operands[i] = pl_rw_operand(rw, op, i);
  pl_rw_map(rw, pl_result(op, 0), emit_fma(rw, operands, type));
  return PL_REWRITE_DONE;
}

/* Emits an llvm.bitcast of the only operand to `result`; returns it. */
static pl_value *emit_bitcast(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  (void)op;
  return pl_emit_unary(rw, PL_OP_LLVM_BITCAST, operands[0], result);
}

pl_rewrite pl_convert_vector_bitcast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_BITCAST));
  bool is_split = pl_result(op, 0)->type->shaped.rank > 1;
  if (!ready(rw, op) || (is_split && rw->options->keep_split_vectors)) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  const pl_type *to = pl_rw_type(rw, pl_result(op, 0)->type);
  if (value->type != to) value = pl_emit_slices(rw, op, &value, 1, to, emit_bitcast);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Emits the lanes of two 1-D vectors in turn as a vector of type `result`, the last dimension of the op's result; returns it. */
static pl_value *emit_interleave(pl_rw *rw, pl_value *a, pl_value *b, const pl_type *result) {
  const uint64_t lanes = (uint64_t)result->shaped.shape[0];
  if (result->shaped.scalable_dims) {
    pl_value *both[] = {a, b};
    return pl_emit(rw, PL_OP_LLVM_INTR_VECTOR_INTERLEAVE2, both, 2, result, NULL);
  }
  uint64_t *order = PL_NEW_ARRAY(rw->arena, uint64_t, lanes);
  for (uint64_t i = 0; i < lanes; i++)
    order[i] = i / 2 + (i % 2 ? lanes / 2 : 0);
  return pl_vector_shuffle(rw, a, b, order, lanes);
}

/* Emits a vector.interleave of `rank` above 1 as one of each pair of innermost vectors; returns the result. */
static pl_value *interleave_slices(pl_rw *rw, const pl_op *op, uint32_t rank) {
  uint32_t depth = 0;
  const pl_type *type = pl_result(op, 0)->type, *inner = pl_rw_strip_arrays(pl_rw_type(rw, type), &depth);
  assert(depth == rank - 1);
  int64_t *at = PL_NEW_ARRAY(rw->arena, int64_t, depth);
  uint64_t count = 1;
  for (uint32_t i = 0; i < depth; i++)
    count *= (uint64_t)type->shaped.shape[i];
  pl_value *result = emit_base(rw, type);
  for (uint64_t i = 0; i < count; i++) {
    pl_vector_position(type, depth, i, at);
    pl_value *a = pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 0), at, depth));
    pl_value *b = pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 1), at, depth));
    result = pl_emit_insert(rw, result, emit_interleave(rw, a, b, inner), at, depth);
  }
  return result;
}

pl_rewrite pl_convert_vector_interleave(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_INTERLEAVE));
  const pl_type *type = pl_result(op, 0)->type;
  const uint32_t rank = type->shaped.rank;
  if (!ready(rw, op) || (rank > 1 && rw->options->keep_split_vectors)) return PL_REWRITE_NO_MATCH;
  pl_value *result = rank > 1 ? interleave_slices(rw, op, rank)
                              : emit_interleave(rw, pl_rw_operand(rw, op, 0), pl_rw_operand(rw, op, 1), pl_rw_type(rw, type));
  pl_rw_map(rw, pl_result(op, 0), result);
  return PL_REWRITE_DONE;
}
