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
  uint32_t dims;                         /* of the position of a part: the dimensions before those of the part itself */
  uint32_t permuted[PL_MAX_ARRAY_DEPTH]; /* by dimension of the result: the dimension of the operand */
  uint64_t count;                        /* of the parts, at most PL_MAX_SLICES */
} transposition;

/* Reads a vector.transpose into *out. False if a dimension is scalable, or there are too many dimensions or parts to unroll. */
static bool read_transposition(const pl_op *op, transposition *out) {
  const pl_attr *permutation = pl_op_attr(op, PL_NAME_PERMUTATION);
  *out = (transposition){.from = pl_operand(op, 0)->type, .to = pl_result(op, 0)->type, .count = 1};
  const uint32_t rank = out->from->shaped.rank;
  if (rank > PL_MAX_ARRAY_DEPTH || out->from->shaped.scalable_dims) return false;
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
    pl_vector_position(t.from, t.dims, i, from);
    for (uint32_t d = 0; d < t.dims; d++)
      to[d] = from[t.permuted[d]];
    pl_value *part = pl_rw_converted(rw, pl_vector_part(rw, op, pl_operand(op, 0), from, t.dims));
    result = pl_vector_put(rw, result, part, to, t.dims, t.to->shaped.rank);
  }
  pl_rw_map(rw, pl_result(op, 0), result);
  return PL_REWRITE_DONE;
}
