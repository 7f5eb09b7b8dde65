/* vector_transpose.c - vector.transpose: the parts of the operand at the positions of the permuted dimensions, each moved to the
 * permuted position. Source: MLIR documentation, "'vector' Dialect", vector.transpose; parts and their order as with mlir-opt 22.
 */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/types.h"

/* A transposition. Its last dimensions that stay where they are make up the parts that are moved. */
typedef struct transposition {
  const pl_type *from, *to;
  uint32_t dims;                             /* of the position of a part: the dimensions before those of the part itself */
  uint32_t permuted[PL_MAX_ARRAY_DEPTH + 1]; /* by dimension of the result: the dimension of the operand */
  uint64_t count;                            /* of the parts; UINT64_MAX if above PL_MAX_SLICES */
} transposition;

/* Whether a dimension of the vector type is scalable. */
static bool has_scalable(const pl_type *type) {
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.scalable_dims && type->shaped.scalable_dims[i]) return true;
  return false;
}

/* Reads a vector.transpose into *out. False if a dimension is scalable, or there are too many dimensions or parts to unroll. */
static bool read_transposition(const pl_op *op, transposition *out) {
  const pl_attr *permutation = pl_op_attr(op, PL_NAME_PERMUTATION);
  *out = (transposition){.from = pl_operand(op, 0)->type, .to = pl_result(op, 0)->type, .count = 1};
  const uint32_t rank = out->from->shaped.rank;
  if (rank > PL_MAX_ARRAY_DEPTH || has_scalable(out->from)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = 0;
    pl_apint_to_i64(pl_dense_at(permutation, i), &dim);
    out->permuted[i] = (uint32_t)dim;
    if (dim != i) out->dims = i + 1;
  }
  for (uint32_t i = 0; i < out->dims; i++)
    if (__builtin_mul_overflow(out->count, (uint64_t)out->from->shaped.shape[i], &out->count) || out->count > PL_MAX_SLICES)
      return false;
  return true;
}

/* Fills in the positions of part `number`, in row-major order of the operand: in the operand, and in the result. */
static void place_part(const transposition *t, uint64_t number, int64_t *in_operand, int64_t *in_result) {
  for (uint32_t i = t->dims; i-- > 0;) {
    const uint64_t size = (uint64_t)t->from->shaped.shape[i];
    in_operand[i] = (int64_t)(number % size);
    number /= size;
  }
  for (uint32_t i = 0; i < t->dims; i++)
    in_result[i] = in_operand[t->permuted[i]];
}

/* Emits the converted vector `whole` with `part`, an element or a vector, put at the position of `dims` numbers; returns it. */
static pl_value *put_part(pl_rw *rw, const transposition *t, pl_value *whole, pl_value *part, const int64_t *at) {
  if (t->dims < t->to->shaped.rank) return pl_emit_insert(rw, whole, part, at, t->dims);
  const uint32_t outer = t->dims - 1;
  pl_value *inner = outer ? pl_emit_extract(rw, whole, at, outer) : whole;
  pl_value *lane = pl_emit_int(rw, pl_type_integer(rw->ctx, 64), at[outer]);
  pl_value *vector = pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, (pl_value *[]){inner, part, lane}, 3, inner->type, NULL);
  return outer ? pl_emit_insert(rw, whole, vector, at, outer) : vector;
}

pl_rewrite pl_convert_vector_transpose(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_TRANSPOSE));
  transposition t;
  if (!pl_rw_convertible(rw, op) || rw->options->keep_split_vectors || !read_transposition(op, &t)) return PL_REWRITE_NO_MATCH;
  if (t.dims == 0) {
    pl_rw_map(rw, pl_result(op, 0), pl_rw_operand(rw, op, 0));
    return PL_REWRITE_DONE;
  }
  pl_value *result = pl_emit_poison(rw, pl_rw_type(rw, t.to));
  for (uint64_t i = 0; i < t.count; i++) {
    int64_t from[PL_MAX_ARRAY_DEPTH], to[PL_MAX_ARRAY_DEPTH];
    place_part(&t, i, from, to);
    pl_value *part = pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 0), from, t.dims));
    result = put_part(rw, &t, result, part, to);
  }
  pl_rw_map(rw, pl_result(op, 0), result);
  return PL_REWRITE_DONE;
}
