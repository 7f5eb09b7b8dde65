/* fold_memref.c - folds of memref operations, as the fold methods of mlir-opt 22 have them. Source: MLIR documentation, "'memref'
 * Dialect". */
#include "core/convert/fold.h"

static const pl_attr *index_attr(pl_rw *rw, int64_t value) { return pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), value); }

/* Reads of a memref do not care about a cast between ranked types in front of them. What is stored keeps its type. */
static bool skip_cast(pl_rw *rw, const pl_op *op) {
  bool any = false;
  pl_value **operands = PL_NEW_ARRAY(rw->arena, pl_value *, op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    operands[i] = pl_operand(op, i);
    bool stored = i == 0 && pl_op_is(op, PL_OP_MEMREF_STORE);
    const pl_op *cast = stored ? NULL : pl_fold_def(rw, op, i, PL_OP_MEMREF_CAST);
    const pl_type *from = cast ? pl_operand(cast, 0)->type : NULL;
    if (!from || from->kind != PL_TYPE_MEMREF || operands[i]->type->kind != PL_TYPE_MEMREF) continue;
    operands[i] = pl_operand(cast, 0);
    any = true;
  }
  return any && pl_fold_change(rw, op, operands, op->attrs);
}

/* The operand of the group that gives dynamic size `which` of a type. */
static const pl_value *dynamic_size(const pl_op *def, uint32_t first, const pl_type *type, int64_t which) {
  uint32_t at = first;
  for (int64_t i = 0; i < which; i++)
    at += type->shaped.shape[i] == PL_DYNAMIC;
  return at < def->num_operands ? pl_operand(def, at) : NULL;
}

static bool fold_dim(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  pl_apint n;
  int64_t which = -1;
  bool known = pl_fold_int(op, 1, &n) && pl_apint_to_i64(n, &which);
  if (!known || type->kind != PL_TYPE_MEMREF || which < 0 || which >= type->shaped.rank) return skip_cast(rw, op);
  if (type->shaped.shape[which] != PL_DYNAMIC) return pl_fold_to_constant(rw, op, 0, index_attr(rw, type->shaped.shape[which]));
  const pl_op *def = pl_operand(op, 0)->op;
  const pl_value *size = NULL;
  if (def && (pl_op_is(def, PL_OP_MEMREF_ALLOC) || pl_op_is(def, PL_OP_MEMREF_ALLOCA))) size = dynamic_size(def, 0, type, which);
  if (def && pl_op_is(def, PL_OP_MEMREF_VIEW)) size = dynamic_size(def, 2, type, which);
  return size ? pl_fold_to_value(rw, op, 0, size) : skip_cast(rw, op);
}

static bool fold_rank(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  return type->kind == PL_TYPE_MEMREF && pl_fold_to_constant(rw, op, 0, index_attr(rw, type->shaped.rank));
}

/* What the type says is a constant. The results stay, unused. */
static bool fold_metadata(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank;
  int64_t *strides = PL_NEW_ARRAY(rw->arena, int64_t, rank + 1), offset = 0;
  if (pl_map_has(&rw->metadata, op)) return skip_cast(rw, op);
  pl_map_set_ptr(&rw->metadata, op, (void *)op);
  if (!pl_memref_strides(type, strides, &offset)) return false;
  if (offset != PL_DYNAMIC && pl_result(op, 1)->uses) pl_fold_put_constant(rw, op, 1, index_attr(rw, offset));
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = type->shaped.shape[i];
    if (size != PL_DYNAMIC && pl_result(op, 2 + i)->uses) pl_fold_put_constant(rw, op, 2 + i, index_attr(rw, size));
  }
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t result = 2 + rank + i;
    if (strides[i] != PL_DYNAMIC && pl_result(op, result)->uses) pl_fold_put_constant(rw, op, result, index_attr(rw, strides[i]));
  }
  return skip_cast(rw, op);
}

pl_fold_fn *pl_fold_memref(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_MEMREF_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(DIM, fold_dim),
      ROW(RANK, fold_rank),
      ROW(EXTRACT_STRIDED_METADATA, fold_metadata),
      ROW(LOAD, skip_cast),
      ROW(STORE, skip_cast),
      ROW(DEALLOC, skip_cast),
      ROW(COPY, skip_cast),
      ROW(PREFETCH, skip_cast),
      ROW(ATOMIC_RMW, skip_cast),
      ROW(EXTRACT_ALIGNED_POINTER_AS_INDEX, skip_cast),
  };
#undef ROW
  return rows[kind];
}
