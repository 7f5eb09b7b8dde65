/* vector_parts.c - parts of vectors: the outer dimensions are arrays, whose positions are known; the innermost one is a vector of
 * LLVM, whose position may be a value. Source: MLIR documentation, "'vector' Dialect", vector.extract, vector.insert,
 * vector.extractelement, vector.insertelement; "LLVM IR Target" (2022), Multi-dimensional Vector Types. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/types.h"

/* Where a part lies: `outer` positions in arrays, and for a single element its lane. */
typedef struct place {
  int64_t *outer;
  uint32_t depth;
  bool is_element;
  int64_t lane;            /* PL_DYNAMIC: `dynamic` */
  const pl_value *dynamic; /* in the source */
  bool poison;             /* a position of -1 */
} place;

/* Reads the position of a vector.extract or insert into *out; operand `first_dynamic` is the lane where that is dynamic. False if
 * a position in the outer dimensions, which LLVM needs as a constant, is dynamic. */
static bool read_place(pl_rw *rw, const pl_op *op, const pl_type *vector, uint32_t first_dynamic, place *out) {
  const pl_attr *position = pl_op_attr(op, PL_NAME_STATIC_POSITION);
  uint32_t n = (uint32_t)position->dense.count, rank = vector->shaped.rank;
  *out = (place){.outer = PL_NEW_ARRAY(rw->arena, int64_t, n + 1), .is_element = n == rank, .lane = 0};
  out->depth = out->is_element && n ? n - 1 : n;
  for (uint32_t i = 0; i < n; i++) {
    int64_t at = PL_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(position, i), &at);
    if (at == PL_DYNAMIC && i < out->depth) return false;
    out->poison |= at == -1;
    if (i < out->depth) {
      out->outer[i] = at;
    } else {
      out->lane = at;
      if (at == PL_DYNAMIC) out->dynamic = pl_operand(op, first_dynamic);
    }
  }
  return true;
}

/* The lane number of an element's place as a value: the converted `dynamic` operand if there is one, else an emitted i64
 * constant. */
static pl_value *lane_of(pl_rw *rw, const place *p) {
  if (p->dynamic) return pl_rw_converted(rw, p->dynamic);
  return pl_emit_int(rw, pl_type_integer(rw->ctx, 64), p->lane);
}

pl_rewrite pl_convert_vector_extract(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_EXTRACT));
  const pl_type *vector = pl_operand(op, 0)->type, *result = pl_result(op, 0)->type;
  place p;
  if (!pl_rw_convertible(rw, op) || !read_place(rw, op, vector, 1, &p)) return PL_REWRITE_NO_MATCH;
  if (p.is_element && result->kind == PL_TYPE_VECTOR) return PL_REWRITE_NO_MATCH; /* one element as a vector of one */
  pl_value *value = pl_rw_operand(rw, op, 0);
  if (p.poison) {
    value = pl_emit_poison(rw, pl_rw_type(rw, result));
  } else {
    if (p.depth) value = pl_emit_extract(rw, value, p.outer, p.depth);
    if (p.is_element) {
      pl_value *operands[] = {value, lane_of(rw, &p)};
      value = pl_emit(rw, PL_OP_LLVM_EXTRACTELEMENT, operands, 2, pl_rw_type(rw, result), NULL);
    }
  }
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

pl_value *pl_vector_part(pl_rw *rw, const pl_op *op, pl_value *vector, const int64_t *at, uint32_t count) {
  assert(vector->type->kind == PL_TYPE_VECTOR && count <= vector->type->shaped.rank);
  const pl_type *type = vector->type, *part = type->shaped.elem;
  const bool *scalable = type->shaped.scalable_dims;
  if (count == 0 && type->shaped.rank) return vector;
  if (count < type->shaped.rank)
    part =
        pl_type_vector(rw->ctx, type->shaped.rank - count, type->shaped.shape + count, scalable ? scalable + count : NULL, part);
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_STATIC_POSITION, pl_attr_dense_i64(rw->ctx, at, count));
  return pl_rw_fold_step(rw, op, PL_OP_VECTOR_EXTRACT, &vector, 1, part, attrs);
}

void pl_vector_position(const pl_type *vector, uint32_t dims, uint64_t number, int64_t *at) {
  assert(vector->kind == PL_TYPE_VECTOR && dims <= vector->shaped.rank);
  for (uint32_t i = dims; i-- > 0;) {
    const uint64_t size = (uint64_t)vector->shaped.shape[i];
    at[i] = (int64_t)(number % size);
    number /= size;
  }
}

/* Emits the 1-D `vector` with the lane of number `lane` replaced by `value`; returns it. */
static pl_value *insert_lane(pl_rw *rw, pl_value *vector, pl_value *value, pl_value *lane) {
  pl_value *operands[] = {vector, value, lane};
  return pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, operands, 3, vector->type, NULL);
}

/* Emits the converted vector `whole` with `value` in the place, which is not poison; returns it. */
static pl_value *insert_at(pl_rw *rw, pl_value *whole, pl_value *value, const place *p) {
  if (p->is_element) {
    pl_value *inner = p->depth ? pl_emit_extract(rw, whole, p->outer, p->depth) : whole;
    value = insert_lane(rw, inner, value, lane_of(rw, p));
  }
  return p->depth ? pl_emit_insert(rw, whole, value, p->outer, p->depth) : value;
}

pl_value *pl_vector_put(pl_rw *rw, pl_value *whole, pl_value *part, int64_t *at, uint32_t count, uint32_t rank) {
  assert(count > 0 && count <= rank);
  const bool is_element = count == rank;
  place p = {.outer = at, .depth = is_element ? count - 1 : count, .is_element = is_element, .lane = at[count - 1]};
  return insert_at(rw, whole, part, &p);
}

pl_rewrite pl_convert_vector_insert(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_INSERT));
  const pl_type *vector = pl_operand(op, 1)->type, *part = pl_operand(op, 0)->type;
  place p;
  if (!pl_rw_convertible(rw, op) || !read_place(rw, op, vector, 2, &p)) return PL_REWRITE_NO_MATCH;
  if (p.is_element && part->kind == PL_TYPE_VECTOR) return PL_REWRITE_NO_MATCH; /* one element as a vector of one */
  pl_value *value = pl_rw_operand(rw, op, 0), *whole = pl_rw_operand(rw, op, 1);
  pl_rw_map(rw, pl_result(op, 0), p.poison ? pl_emit_poison(rw, whole->type) : insert_at(rw, whole, value, &p));
  return PL_REWRITE_DONE;
}

/* The converted position operand `i`, or an emitted constant 0 if a vector of rank 0 has none. */
static pl_value *position_operand(pl_rw *rw, const pl_op *op, uint32_t i) {
  return op->num_operands > i ? pl_rw_operand(rw, op, i) : pl_emit_index(rw, 0);
}

pl_rewrite pl_convert_vector_extractelement(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT));
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[] = {pl_rw_operand(rw, op, 0), position_operand(rw, op, 1)};
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_EXTRACTELEMENT, operands, 2, type, NULL));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_insertelement(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_INSERTELEMENT));
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *position = position_operand(rw, op, 2);
  pl_rw_map(rw, pl_result(op, 0), insert_lane(rw, pl_rw_operand(rw, op, 1), pl_rw_operand(rw, op, 0), position));
  return PL_REWRITE_DONE;
}
