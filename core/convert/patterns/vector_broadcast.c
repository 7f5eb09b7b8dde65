/* vector_broadcast.c - vector.broadcast and vector.splat: a value in many places. Source: MLIR documentation, "'vector' Dialect",
 * vector.broadcast; dimensions are added and stretched one by one, outermost first, as mlir-opt 22 does. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/types.h"

/* Emits a 1-D vector with the scalar in each lane, an insertion into lane 0 and a shuffle, and returns it. `twice`: the shuffle's
 * second operand, of which no lane is used, is the vector itself instead of poison. */
static pl_value *splat(pl_rw *rw, pl_value *scalar, const pl_type *vector, bool twice) {
  const pl_type *i32 = pl_type_integer(rw->ctx, 32);
  int64_t lanes = vector->shaped.shape[0];
  pl_value *poison = pl_emit_poison(rw, vector);
  pl_value *operands[] = {poison, scalar, pl_emit_int(rw, i32, 0)};
  pl_value *first = pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, operands, 3, vector, NULL);
  pl_apint *mask = PL_NEW_ARRAY(rw->arena, pl_apint, (size_t)lanes);
  for (int64_t i = 0; i < lanes; i++)
    mask[i] = pl_apint_zero(rw->arena, 32);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_MASK, pl_attr_dense_array(rw->ctx, i32, mask, (uint64_t)lanes));
  pl_value *both[] = {first, twice ? first : poison};
  return pl_emit(rw, PL_OP_LLVM_SHUFFLEVECTOR, both, 2, vector, attrs);
}

/* Emits nested arrays of type `to` with `value` at each position; returns them. */
static pl_value *fill_arrays(pl_rw *rw, pl_value *value, const pl_type *to) {
  uint32_t depth = 0;
  pl_rw_strip_arrays(to, &depth);
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

/* Emits the broadcast of a converted scalar to the vector type `to` of the source, of any rank; returns it. */
static pl_value *spread_scalar(pl_rw *rw, pl_value *scalar, const pl_type *to) {
  const pl_type *result = pl_rw_type(rw, to);
  uint32_t depth = 0;
  const pl_type *inner = pl_rw_strip_arrays(result, &depth);
  if (to->shaped.rank == 0) {
    pl_value *operands[] = {pl_emit_poison(rw, result), scalar, pl_emit_int(rw, pl_type_integer(rw->ctx, 32), 0)};
    return pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, operands, 3, result, NULL);
  }
  if (depth == 0) return splat(rw, scalar, inner, false);
  return fill_arrays(rw, splat(rw, scalar, inner, true), result);
}

/* The vector type without its outermost dimension. */
static const pl_type *inner_type(pl_rw *rw, const pl_type *vector) {
  const bool *scalable = vector->shaped.scalable_dims;
  return pl_type_vector(rw->ctx, vector->shaped.rank - 1, vector->shaped.shape + 1, scalable ? scalable + 1 : NULL,
                        vector->shaped.elem);
}

/* The number of the first dimension in which two types of the same rank differ in size; the rank if there is none. */
static uint32_t first_difference(const pl_type *a, const pl_type *b) {
  uint32_t i = 0;
  while (i < a->shaped.rank && a->shaped.shape[i] == b->shaped.shape[i])
    i++;
  return i;
}

/* Emits a converted vector of type `to` with `part` at each position of the outermost dimension; returns it. */
static pl_value *repeat(pl_rw *rw, pl_value *part, const pl_type *to) {
  pl_value *result = pl_emit_poison(rw, pl_rw_type(rw, to));
  for (int64_t i = 0; i < to->shaped.shape[0]; i++)
    result = pl_emit_insert(rw, result, part, &i, 1);
  return result;
}

/* Emits the broadcast of the source vector `value` to the vector type `to`; returns it converted. */
static pl_value *spread(pl_rw *rw, const pl_op *op, pl_value *value, const pl_type *to) {
  const pl_type *from = value->type;
  const int64_t first = 0;
  uint32_t from_rank = from->shaped.rank, rank = to->shaped.rank;
  if (from == to) return pl_rw_converted(rw, value);
  if (from_rank <= 1 && rank == 1) {
    if (from_rank == 1 && from->shaped.shape[0] == to->shaped.shape[0]) return pl_rw_converted(rw, value);
    pl_value *element = pl_vector_part(rw, op, value, &first, from_rank);
    return splat(rw, pl_rw_converted(rw, element), pl_rw_type(rw, to), false);
  }
  if (from_rank < rank) return repeat(rw, spread(rw, op, value, inner_type(rw, to)), to);
  const pl_type *inner_to = inner_type(rw, to);
  if (first_difference(from, to) == 0) return repeat(rw, spread(rw, op, pl_vector_part(rw, op, value, &first, 1), inner_to), to);
  pl_value *result = pl_emit_poison(rw, pl_rw_type(rw, to));
  for (int64_t i = 0; i < to->shaped.shape[0]; i++) {
    pl_value *part = spread(rw, op, pl_vector_part(rw, op, value, &i, 1), inner_to);
    result = pl_emit_insert(rw, result, part, &i, 1);
  }
  return result;
}

pl_rewrite pl_convert_vector_broadcast(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && (pl_op_is(op, PL_OP_VECTOR_BROADCAST) || pl_op_is(op, PL_OP_VECTOR_SPLAT)));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (!pl_rw_convertible(rw, op) || !pl_rw_can_unroll(pl_rw_type(rw, to))) return PL_REWRITE_NO_MATCH;
  if (rw->options->keep_split_vectors && from->kind == PL_TYPE_VECTOR && from != to) return PL_REWRITE_NO_MATCH;
  bool is_vector = from->kind == PL_TYPE_VECTOR;
  pl_value *value = is_vector ? spread(rw, op, pl_operand(op, 0), to) : spread_scalar(rw, pl_rw_operand(rw, op, 0), to);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}
