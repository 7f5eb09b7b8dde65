/* vector.c - the vector operations that compilers put next to arithmetic on vectors: broadcast, bitcast, fma. Source: MLIR
 * documentation, "'vector' Dialect"; "'llvm' Dialect", Vector types. */
#include "core/convert/rewrite.h"

static bool ready(pl_rw *rw, const pl_op *op) {
  return pl_rw_convertible(rw, op) && pl_rw_can_unroll(pl_rw_type(rw, pl_result(op, 0)->type));
}

static pl_value *emit_fma(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  (void)op;
  return pl_emit(rw, PL_OP_LLVM_INTR_FMULADD, operands, 3, result, NULL);
}

static pl_rewrite convert_fma(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  if (!ready(rw, op) || !pl_rw_native_float(pl_type_elem_or_self(type))) return PL_REWRITE_NO_MATCH;
  pl_value *operands[3];
  for (uint32_t i = 0; i < 3; i++)
    operands[i] = pl_rw_operand(rw, op, i);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_slices(rw, op, operands, 3, operands[0]->type, emit_fma));
  return PL_REWRITE_DONE;
}

static pl_value *emit_bitcast(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  (void)op;
  return pl_emit_unary(rw, PL_OP_LLVM_BITCAST, operands[0], result);
}

static pl_rewrite convert_bitcast(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  const pl_type *to = pl_rw_type(rw, pl_result(op, 0)->type);
  if (value->type != to) value = pl_emit_slices(rw, op, &value, 1, to, emit_bitcast);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* A 1-D vector with the scalar in each lane: into lane 0, and from there everywhere. */
static pl_value *splat(pl_rw *rw, pl_value *scalar, const pl_type *vector) {
  const pl_type *i32 = pl_type_integer(rw->ctx, 32);
  int64_t lanes = vector->shaped.shape[0];
  pl_value *poison = pl_emit_poison(rw, vector);
  pl_value *operands[] = {poison, scalar, pl_emit_int(rw, i32, 0)};
  pl_value *first = pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, operands, 3, vector, NULL);
  pl_apint *mask = PL_NEW_ARRAY(rw->arena, pl_apint, (size_t)lanes);
  for (int64_t i = 0; i < lanes; i++)
    mask[i] = pl_apint_zero(rw->arena, 32);
  const pl_attr *attrs = pl_rw_set(rw, NULL, "mask", pl_attr_dense_array(rw->ctx, i32, mask, (uint64_t)lanes));
  pl_value *both[] = {first, poison};
  return pl_emit(rw, PL_OP_LLVM_SHUFFLEVECTOR, both, 2, vector, attrs);
}

/* `value` at each position of the outer arrays. */
static pl_value *fill_arrays(pl_rw *rw, pl_value *value, const pl_type *to) {
  uint32_t depth = 0;
  for (const pl_type *type = to; type != value->type && type->kind == PL_TYPE_LLVM_ARRAY; type = type->shaped.elem)
    depth++;
  if (depth == 0) return value;
  int64_t *position = PL_NEW_ARRAY(rw->arena, int64_t, depth), *sizes = PL_NEW_ARRAY(rw->arena, int64_t, depth);
  const pl_type *type = to;
  for (uint32_t i = 0; i < depth; i++, type = type->shaped.elem)
    sizes[i] = type->shaped.shape[0];
  pl_value *aggregate = pl_emit_poison(rw, to);
  for (;;) {
    aggregate = pl_emit_insert(rw, aggregate, value, position, depth);
    uint32_t i = depth;
    while (i > 0 && ++position[i - 1] == sizes[i - 1])
      position[--i] = 0;
    if (i == 0) return aggregate;
  }
}

/* Whether the source is the inner part of the result, no dimension of size one being stretched. */
static bool is_inner_part(const pl_type *from, const pl_type *to) {
  uint32_t n = from->shaped.rank, m = to->shaped.rank;
  if (n == 0 || n > m) return false;
  for (uint32_t i = 0; i < n; i++) {
    if (from->shaped.shape[i] != to->shaped.shape[m - n + i]) return false;
  }
  return true;
}

static pl_rewrite convert_broadcast(pl_rw *rw, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  if (from->kind == PL_TYPE_VECTOR ? !is_inner_part(from, to) : to->shaped.rank == 0)
    return pl_rw_unsupported(rw, "vector.broadcast that stretches a dimension");
  const pl_type *result = pl_rw_type(rw, to);
  uint32_t depth = 0;
  pl_value *value = pl_rw_operand(rw, op, 0);
  if (from->kind != PL_TYPE_VECTOR) value = splat(rw, value, pl_rw_strip_arrays(result, &depth));
  pl_rw_map(rw, pl_result(op, 0), fill_arrays(rw, value, result));
  return PL_REWRITE_DONE;
}

const pl_pattern *pl_pattern_vector(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      [PL_OP_VECTOR_BROADCAST] = {.set = PL_CONVERT_VECTOR, .rewrite = convert_broadcast},
      [PL_OP_VECTOR_BITCAST] = {.set = PL_CONVERT_VECTOR, .rewrite = convert_bitcast},
      [PL_OP_VECTOR_FMA] = {.set = PL_CONVERT_VECTOR, .rewrite = convert_fma},
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
