/* metadata.c - what the type of a memref says of memref.extract_strided_metadata. Source: MLIR documentation, "'memref' Dialect".
 */
#include <assert.h>

#include "core/convert/emit/uses.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"
#include "core/fold/memref.h"

/* The attribute of an index constant. */
static const pl_attr *index_attr(pl_rw *rw, int64_t value) { return pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), value); }

/* Emits constants for the used results of memref.extract_strided_metadata that the memref's type gives (offset, sizes, strides),
 * which their users then use, unless they are constants already. `first` is the original op, whose results have the uses. Does
 * nothing for a memref without a strided form. */
static void place_metadata(pl_rw *rw, const pl_op *op, const pl_op *first) {
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank;
  int64_t *known = PL_NEW_ARRAY(rw->arena, int64_t, (size_t)2 * rank + 1); /* offset, sizes, strides, as the results */
  if (!pl_memref_strides(type, known + 1 + rank, known)) return;
  for (uint32_t i = 0; i < rank; i++)
    known[1 + i] = type->shaped.shape[i];
  for (uint32_t i = 0; i <= 2 * rank; i++) {
    const pl_value *result = pl_result(first, 1 + i), *now = pl_rw_resolve(rw, result);
    bool placed = now->op && pl_op_has(now->op, PL_TRAIT_CONSTANT);
    if (known[i] != PL_DYNAMIC && !placed && pl_rw_is_used(rw, result))
      pl_rw_fold_place_constant(rw, op, 1 + i, index_attr(rw, known[i]));
  }
}

/* Folds memref.extract_strided_metadata: gives constants to users of offset, sizes and strides that the memref's type gives, and
 * skips casts that its operand goes through. True if such a cast was skipped (the changed copy is rw->changed). */
static bool fold_metadata(pl_rw *rw, const pl_op *op) {
  const pl_op *first = pl_map_get_ptr(&rw->metadata, op);
  if (!first) {
    first = op;
    pl_map_set_ptr(&rw->metadata, op, (void *)op);
    place_metadata(rw, op, first);
  }
  if (!pl_rw_fold_by_rule(rw, op, pl_fold_skip_casts)) return false;
  const pl_op *changed = rw->changed;
  pl_map_set_ptr(&rw->metadata, changed, (void *)first);
  place_metadata(rw, changed, first);
  rw->changed = changed;
  return true;
}

pl_rw_fold_fn *pl_rw_fold_metadata(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  return kind == PL_OP_MEMREF_EXTRACT_STRIDED_METADATA ? fold_metadata : NULL;
}
