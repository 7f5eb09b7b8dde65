/* memref.c - folds of accesses, sizes and ranks of memrefs. Source: MLIR documentation, "'memref' Dialect". */
#include <assert.h>

#include "core/fold/memref.h"
#include "core/fold/memref_type.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* The attribute `value : index`. */
static const pl_attr *index_attr(const pl_folder *f, int64_t value) { return pl_attr_i64(f->ctx, pl_type_index(f->ctx), value); }

/* Replaces operands defined by a memref.cast of a ranked memref by the cast's operand, where the op remains well-formed and
 * mlir-opt does so, too. False if none is replaced. */
bool pl_fold_skip_casts(const pl_folder *f, const pl_op *op, pl_folded *out) {
  bool any = false;
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    operands[i] = pl_operand(op, i);
    bool stored = i == 0 && pl_op_is(op, PL_OP_MEMREF_STORE); /* keeps its type */
    const pl_op *cast = stored ? NULL : pl_fold_def(f, op, i, PL_THROUGH_MEMREF_CAST);
    if (!cast || pl_operand(cast, 0)->type->kind != PL_TYPE_MEMREF) continue;
    bool copy = pl_op_is(op, PL_OP_MEMREF_COPY); /* mlir-opt's looks at what a cast does */
    if (copy && !pl_memref_cast_forgets(f->arena, pl_operand(cast, 0)->type, operands[i]->type)) continue;
    /* Two casts may meet at a type between that one can't: mlir-opt makes an ill-formed cast of them. */
    bool meets = pl_op_is(op, PL_OP_MEMREF_CAST);
    if (meets && !pl_memref_can_cast(f->arena, pl_operand(cast, 0)->type, pl_result(op, 0)->type)) continue;
    const pl_value *other = copy ? (i == 0 ? pl_operand(op, 1) : operands[0]) : NULL;
    if (other && !pl_memref_may_be_alike(pl_operand(cast, 0)->type, other->type)) continue; /* mlir-opt makes it ill-formed */
    operands[i] = pl_operand(cast, 0);
    any = true;
  }
  return any && pl_fold_to_change(f, operands, op->num_operands, op->attrs, out);
}

/* Sets *first and *count to the operands of `def` that give the dynamic sizes of its memref; false, without change, for an op
 * that has none known here. */
static bool find_sizes(const pl_op *def, uint32_t *first, uint32_t *count) {
  if (pl_fold_is(def, PL_THROUGH_MEMREF_VIEW)) { /* after the source and the shift, without segments */
    *first = 2;
    *count = def->num_operands - 2;
    return true;
  }
  bool alloc = pl_fold_is(def, PL_THROUGH_MEMREF_ALLOC) || pl_fold_is(def, PL_THROUGH_MEMREF_ALLOCA);
  if (!alloc && !pl_fold_is(def, PL_THROUGH_MEMREF_SUBVIEW)) return false;
  pl_op_segment(def, alloc ? 0 : 2, first, count);
  return true;
}

/* The operand that gives the size of dimension `which`, a dynamic one, of the memref that an op makes; NULL if none is known. */
static pl_value *dynamic_size(const pl_op *def, const pl_type *type, int64_t which) {
  uint32_t at = 0, count = 0, skipped = 0;
  if (!find_sizes(def, &at, &count)) return NULL;
  for (int64_t i = 0; i < which; i++)
    skipped += type->shaped.shape[i] == PL_DYNAMIC;
  return skipped < count ? pl_operand(def, at + skipped) : NULL;
}

/* Folds memref.dim of a known dimension of a ranked memref to its size if that is known, else skips casts; false if neither
 * applies. */
static bool fold_dim(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_type *type = pl_operand(op, 0)->type;
  pl_apint n;
  int64_t which = -1;
  bool known = pl_fold_int(op, 1, &n) && pl_apint_to_i64(n, &which);
  if (!known || type->kind != PL_TYPE_MEMREF || which < 0 || which >= type->shaped.rank) return false;
  if (type->shaped.shape[which] != PL_DYNAMIC) return pl_fold_to_constant(f, 0, index_attr(f, type->shaped.shape[which]), out);
  const pl_op *def = pl_operand(op, 0)->op;
  pl_value *size = def ? dynamic_size(def, type, which) : NULL;
  return size ? pl_fold_to_value(op, 0, size, out) : pl_fold_skip_casts(f, op, out);
}

/* Folds memref.rank of a ranked memref to a constant; false for an unranked one, or if results may not become constants. */
static bool fold_rank(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_type *type = pl_operand(op, 0)->type;
  return type->kind == PL_TYPE_MEMREF && pl_fold_to_constant(f, 0, index_attr(f, type->shaped.rank), out);
}

pl_fold_rule *pl_fold_memref(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      [PL_OP_MEMREF_DIM] = fold_dim,
      [PL_OP_MEMREF_RANK] = fold_rank,
      [PL_OP_MEMREF_LOAD] = pl_fold_skip_casts,
      [PL_OP_MEMREF_STORE] = pl_fold_skip_casts,
      [PL_OP_MEMREF_DEALLOC] = pl_fold_skip_casts,
      [PL_OP_MEMREF_COPY] = pl_fold_skip_casts,
      [PL_OP_MEMREF_PREFETCH] = pl_fold_skip_casts,
      [PL_OP_MEMREF_ATOMIC_RMW] = pl_fold_skip_casts,
  };
  return rows[kind];
}
