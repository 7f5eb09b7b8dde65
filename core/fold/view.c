/* view.c - folds of views of memrefs: those that are the memref itself, and views of views. Source: MLIR documentation, "'memref'
 * Dialect". */
#include <assert.h>

#include "core/fold/memref.h"
#include "core/fold/memref_type.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* Folds a view to its first operand; false if the types differ. */
static bool to_source(const pl_op *op, pl_folded *out) { return pl_fold_to_operand(op, 0, out); }

/* Folds memref.cast to its operand if the type does not change, else a cast of another cast to a single one; false if neither
 * applies. */
static bool fold_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_operand(op, 0)->type == pl_result(op, 0)->type ? to_source(op, out) : pl_fold_skip_casts(f, op, out);
}

/* Whether all entries of a list, given by the attribute `statics` and, where that is dynamic, by operands of the segment
 * `group`, are the constant `wanted`; false if there is no such list. */
static bool all_are(const pl_op *op, pl_attr_name statics, uint32_t group, int64_t wanted) {
  const pl_attr *list = pl_op_attr(op, statics);
  uint32_t at = 0, count = 0;
  pl_op_segment(op, group, &at, &count);
  for (uint64_t i = 0; list && i < list->dense.count; i++) {
    int64_t value = PL_DYNAMIC;
    (void)pl_apint_to_i64(pl_dense_at(list, i), &value);
    if (value == PL_DYNAMIC && !pl_constant_i64(pl_operand(op, at++), &value)) return false;
    if (value != wanted) return false;
  }
  return list != NULL;
}

/* Whether two ops of a kind have the same entries in a list given by the attribute `statics` and the operands of the segment
 * `group`. */
static bool same_list(const pl_op *a, const pl_op *b, pl_attr_name statics, uint32_t group) {
  assert(a->info == b->info);
  uint32_t first_a = 0, first_b = 0, count_a = 0, count_b = 0;
  pl_op_segment(a, group, &first_a, &count_a);
  pl_op_segment(b, group, &first_b, &count_b);
  bool same = pl_op_attr(a, statics) == pl_op_attr(b, statics) && count_a == count_b;
  for (uint32_t i = 0; same && i < count_a; i++)
    same = pl_operand(a, first_a + i) == pl_operand(b, first_b + i);
  return same;
}

/* Folds memref.reinterpret_cast of a memref.reinterpret_cast, memref.cast, or memref.subview whose offsets are all 0, to one of
 * that op's source; else, if it has no dynamic operands and its source's type, to its source. False if neither applies. */
static bool fold_reinterpret_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_REINTERPRET_CAST);
  if (!before) before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_CAST);
  if (before) return pl_fold_to_source(f, op, pl_operand(before, 0), out);
  before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_SUBVIEW);
  if (before && all_are(before, PL_NAME_STATIC_OFFSETS, 1, 0)) return pl_fold_to_source(f, op, pl_operand(before, 0), out);
  const pl_type *type = pl_result(op, 0)->type;
  bool fixed = op->num_operands == 1 && type == pl_operand(op, 0)->type;
  return fixed && to_source(op, out);
}

/* Folds a memref.subview that changes no type to its source, if it is known to take all of that; false otherwise. */
static bool fold_subview(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type != type) return false;
  if (pl_memref_is_fixed(f->arena, type)) return to_source(op, out);
  const pl_op *before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_SUBVIEW);
  bool all = before && all_are(op, PL_NAME_STATIC_OFFSETS, 1, 0) && all_are(op, PL_NAME_STATIC_STRIDES, 3, 1) &&
             same_list(op, before, PL_NAME_STATIC_SIZES, 2);
  return all && to_source(op, out);
}

/* Folds an expand_shape or collapse_shape to its operand if it changes no type, or to the operand of the op of kind `inverse`
 * that it undoes; false otherwise. */
static bool fold_reshape(const pl_folder *f, const pl_op *op, pl_fold_through inverse, pl_folded *out) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type == type) return to_source(op, out);
  const pl_op *before = pl_fold_def(f, op, 0, inverse);
  if (!before || pl_operand(before, 0)->type != type) return false;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    unknown += type->shaped.shape[i] == PL_DYNAMIC;
  bool same = pl_op_attr(op, PL_NAME_REASSOCIATION) == pl_op_attr(before, PL_NAME_REASSOCIATION);
  return (unknown < 2 || same) && pl_fold_to_value(op, 0, pl_operand(before, 0), out);
}

/* Folds memref.expand_shape that changes no type or undoes a collapse_shape (see fold_reshape); false for any other. */
static bool fold_expand_shape(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return fold_reshape(f, op, PL_THROUGH_MEMREF_COLLAPSE_SHAPE, out);
}

/* Folds memref.collapse_shape that changes no type or undoes an expand_shape (see fold_reshape); false for any other. */
static bool fold_collapse_shape(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return fold_reshape(f, op, PL_THROUGH_MEMREF_EXPAND_SHAPE, out);
}

/* Folds memref.transpose to its operand if it is the identity and changes no type, or two to a single one; false otherwise. */
static bool fold_transpose(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  uint32_t rank = map ? map->affine.count : 0;
  bool identity = map != NULL;
  for (uint32_t i = 0; i < rank; i++)
    identity = identity && map->affine.exprs[i]->value == (int64_t)i;
  if (identity && pl_operand(op, 0)->type == pl_result(op, 0)->type) return to_source(op, out);
  const pl_op *before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_TRANSPOSE);
  if (!before || !map) return false; /* a cast stays: the type of the result says what it left open */
  const pl_attr *inner = pl_op_attr(before, PL_NAME_PERMUTATION);
  const pl_affine **exprs = PL_NEW_ARRAY(f->arena, const pl_affine *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = inner->affine.exprs[map->affine.exprs[i]->value];
  const pl_attr *composed = pl_attr_affine_map(f->ctx, rank, 0, exprs, rank);
  pl_value *source = pl_operand(before, 0);
  return pl_fold_to_change(f, &source, 1, pl_dict_set(f->ctx, op->attrs, pl_attr_names[PL_NAME_PERMUTATION], composed), out);
}

/* Folds memref.memory_space_cast to its operand if it changes no type, or two to a single one; false otherwise. */
static bool fold_space_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *before = pl_fold_def(f, op, 0, PL_THROUGH_MEMREF_MEMORY_SPACE_CAST);
  if (pl_operand(op, 0)->type == pl_result(op, 0)->type) return to_source(op, out);
  return before && pl_fold_to_source(f, op, pl_operand(before, 0), out);
}

pl_fold_rule *pl_fold_view(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      [PL_OP_MEMREF_CAST] = fold_cast,
      [PL_OP_MEMREF_REINTERPRET_CAST] = fold_reinterpret_cast,
      [PL_OP_MEMREF_SUBVIEW] = fold_subview,
      [PL_OP_MEMREF_EXPAND_SHAPE] = fold_expand_shape,
      [PL_OP_MEMREF_COLLAPSE_SHAPE] = fold_collapse_shape,
      [PL_OP_MEMREF_TRANSPOSE] = fold_transpose,
      [PL_OP_MEMREF_MEMORY_SPACE_CAST] = fold_space_cast,
  };
  return rows[kind];
}
