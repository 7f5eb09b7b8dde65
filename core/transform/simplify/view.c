/* view.c - views of memrefs that are the memref itself, and views of views. Source of the meanings: MLIR documentation,
 * "'memref' Dialect". */
#include <assert.h>

#include "core/transform/simplify/memref.h"

static bool to_source(pl_greedy *g, pl_op *op) { return pl_g_replace1(g, op, pl_operand(op, 0)); }

bool pl_memref_is_fixed(pl_arena *arena, const pl_type *type) {
  assert(type->kind == PL_TYPE_MEMREF);
  int64_t *strides = PL_NEW_ARRAY(arena, int64_t, type->shaped.rank + 1), offset = 0;
  if (type->shaped.layout && (!pl_memref_strides(type, strides, &offset) || offset == PL_DYNAMIC)) return false;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC || (type->shaped.layout && strides[i] == PL_DYNAMIC)) return false;
  }
  return true;
}

bool pl_memref_all_are(const pl_op *op, pl_attr_name statics, uint32_t group, int64_t wanted, pl_known_operand *known) {
  assert(known);
  const pl_attr *list = pl_op_attr(op, statics);
  uint32_t at = 0, count = 0;
  pl_op_segment(op, group, &at, &count);
  for (uint64_t i = 0; list && i < list->dense.count; i++) {
    int64_t value = PL_DYNAMIC;
    (void)pl_apint_to_i64(pl_dense_at(list, i), &value);
    if (value == PL_DYNAMIC && !known(op, at++, &value)) return false;
    if (value != wanted) return false;
  }
  return list != NULL;
}

bool pl_memref_same_list(const pl_op *a, const pl_op *b, pl_attr_name statics, uint32_t group) {
  assert(a->info == b->info);
  uint32_t first_a = 0, first_b = 0, count_a = 0, count_b = 0;
  pl_op_segment(a, group, &first_a, &count_a);
  pl_op_segment(b, group, &first_b, &count_b);
  bool same = pl_op_attr(a, statics) == pl_op_attr(b, statics) && count_a == count_b;
  for (uint32_t i = 0; same && i < count_a; i++)
    same = pl_operand(a, first_a + i) == pl_operand(b, first_b + i);
  return same;
}

static bool known(const pl_op *op, uint32_t operand, int64_t *number) { return pl_constant_i64(pl_operand(op, operand), number); }

/* All of a memref whose type tells where it lies; all of what another subview gives. */
static bool fold_subview(pl_greedy *g, pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type != type) return false;
  if (pl_memref_is_fixed(g->arena, type)) return to_source(g, op);
  const pl_op *before = pl_g_def(pl_operand(op, 0), PL_OP_MEMREF_SUBVIEW);
  bool all = before && pl_memref_all_are(op, PL_NAME_STATIC_OFFSETS, 1, 0, known) &&
             pl_memref_all_are(op, PL_NAME_STATIC_STRIDES, 3, 1, known) &&
             pl_memref_same_list(op, before, PL_NAME_STATIC_SIZES, 2);
  return all && to_source(g, op);
}

/* A reshape that undoes another one, where at most one size is unknown. */
static bool fold_reshape(pl_greedy *g, pl_op *op, pl_op_kind inverse) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type == type) return to_source(g, op);
  const pl_op *before = pl_g_def(pl_operand(op, 0), inverse);
  if (!before || pl_operand(before, 0)->type != type) return false;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    unknown += type->shaped.shape[i] == PL_DYNAMIC;
  bool same = pl_op_attr(op, PL_NAME_REASSOCIATION) == pl_op_attr(before, PL_NAME_REASSOCIATION);
  return (unknown < 2 || same) && pl_g_replace1(g, op, pl_operand(before, 0));
}

bool pl_g_fold_view(pl_greedy *g, pl_op *op) {
  assert(op->num_operands > 0 && op->num_results == 1);
  if (pl_op_is(op, PL_OP_MEMREF_SUBVIEW)) return fold_subview(g, op);
  if (pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE)) return fold_reshape(g, op, PL_OP_MEMREF_COLLAPSE_SHAPE);
  return pl_op_is(op, PL_OP_MEMREF_COLLAPSE_SHAPE) && fold_reshape(g, op, PL_OP_MEMREF_EXPAND_SHAPE);
}

/* ---- Reinterpretations and transpositions ---- */

/* The same op on what its operand was made of. */
static bool skip_to(pl_greedy *g, pl_op *op, const pl_op *before) {
  pl_g_set_operand(g, op, 0, pl_operand(before, 0));
  return true;
}

/* It gives the layout anew: what gave it before does not matter, unless that moved the first element. */
static bool simplify_reinterpret_cast(pl_greedy *g, pl_op *op) {
  pl_value *source = pl_operand(op, 0);
  const pl_op *before = pl_g_def(source, PL_OP_MEMREF_REINTERPRET_CAST);
  if (!before) before = pl_g_def(source, PL_OP_MEMREF_CAST);
  if (before) return skip_to(g, op, before);
  before = pl_g_def(source, PL_OP_MEMREF_SUBVIEW);
  if (before && pl_memref_all_are(before, PL_NAME_STATIC_OFFSETS, 1, 0, known)) return skip_to(g, op, before);
  bool fixed = op->num_operands == 1 && pl_result(op, 0)->type == source->type;
  return fixed && to_source(g, op);
}

/* Dimension i of the result is dimension map(i): of two transpositions, the inner one at the outer one's places. */
static bool simplify_transpose(pl_greedy *g, pl_op *op) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  uint32_t rank = map ? map->affine.count : 0;
  bool identity = map != NULL;
  for (uint32_t i = 0; i < rank; i++)
    identity = identity && map->affine.exprs[i]->value == (int64_t)i;
  if (identity && pl_operand(op, 0)->type == pl_result(op, 0)->type) return to_source(g, op);
  const pl_op *before = pl_g_def(pl_operand(op, 0), PL_OP_MEMREF_TRANSPOSE);
  if (!before || !map) return false;
  const pl_attr *inner = pl_op_attr(before, PL_NAME_PERMUTATION);
  const pl_affine **exprs = PL_NEW_ARRAY(g->arena, const pl_affine *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = inner->affine.exprs[map->affine.exprs[i]->value];
  pl_op_set_attr(op, PL_NAME_PERMUTATION, pl_attr_affine_map(g->ctx, rank, 0, exprs, rank));
  return skip_to(g, op, before);
}

pl_simplify_fn *pl_simplify_view(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_MEMREF_SUBVIEW] = pl_g_fold_view,        [PL_OP_MEMREF_EXPAND_SHAPE] = pl_g_fold_view,
      [PL_OP_MEMREF_COLLAPSE_SHAPE] = pl_g_fold_view, [PL_OP_MEMREF_REINTERPRET_CAST] = simplify_reinterpret_cast,
      [PL_OP_MEMREF_TRANSPOSE] = simplify_transpose,
  };
  return table[kind];
}
