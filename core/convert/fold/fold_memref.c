/* fold_memref.c - folds of memref operations, as the fold methods of mlir-opt 22 have them. Source: MLIR documentation, "'memref'
 * Dialect". */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/uses.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"
#include "core/transform/simplify/memref.h"

static const pl_attr *index_attr(pl_rw *rw, int64_t value) { return pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), value); }

/* An op that takes memrefs as they are does not care about a cast of a ranked one in front of it. */
bool pl_rw_fold_skip_casts(pl_rw *rw, const pl_op *op) {
  bool any = false;
  pl_value **operands = PL_NEW_ARRAY(rw->arena, pl_value *, op->num_operands + 1);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    operands[i] = pl_operand(op, i);
    bool stored = i == 0 && pl_op_is(op, PL_OP_MEMREF_STORE); /* keeps its type */
    const pl_op *cast = stored ? NULL : pl_fold_def(&rw->folder, op, i, PL_OP_MEMREF_CAST);
    if (!cast || pl_operand(cast, 0)->type->kind != PL_TYPE_MEMREF) continue;
    bool copy = pl_op_is(op, PL_OP_MEMREF_COPY); /* mlir-opt's looks at what a cast does */
    if (copy && !pl_memref_cast_forgets(rw->arena, pl_operand(cast, 0)->type, operands[i]->type)) continue;
    /* Two casts may meet at a type between that one can't: mlir-opt makes an ill-formed cast of them. */
    bool meets = pl_op_is(op, PL_OP_MEMREF_CAST);
    if (meets && !pl_memref_can_cast(rw->arena, pl_operand(cast, 0)->type, pl_result(op, 0)->type)) continue;
    const pl_value *other = copy ? (i == 0 ? pl_operand(op, 1) : operands[0]) : NULL;
    if (other && !pl_memref_may_be_alike(pl_operand(cast, 0)->type, other->type)) continue; /* mlir-opt makes it ill-formed */
    operands[i] = pl_operand(cast, 0);
    any = true;
  }
  return any && pl_rw_fold_change(rw, op, operands, op->num_operands, op->attrs);
}

/* The same op on another memref. */
static bool change_source(pl_rw *rw, const pl_op *op, pl_value *source) {
  pl_value **operands = PL_NEW_ARRAY(rw->arena, pl_value *, op->num_operands);
  operands[0] = source;
  for (uint32_t i = 1; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  return pl_rw_fold_change(rw, op, operands, op->num_operands, op->attrs);
}

/* The operands for the sizes that the type of an op's memref does not tell; false for ops that have none. */
static bool find_sizes(const pl_op *def, uint32_t *first, uint32_t *count) {
  if (pl_op_is(def, PL_OP_MEMREF_VIEW)) { /* after the source and the shift, without segments */
    *first = 2;
    *count = def->num_operands - 2;
    return true;
  }
  bool alloc = pl_op_is(def, PL_OP_MEMREF_ALLOC) || pl_op_is(def, PL_OP_MEMREF_ALLOCA);
  if (!alloc && !pl_op_is(def, PL_OP_MEMREF_SUBVIEW)) return false;
  pl_op_segment(def, alloc ? 0 : 2, first, count);
  return true;
}

/* The operand that gives dynamic size `which` of a type; NULL if none does. */
static const pl_value *dynamic_size(const pl_op *def, const pl_type *type, int64_t which) {
  uint32_t at = 0, count = 0, skipped = 0;
  if (!find_sizes(def, &at, &count)) return NULL;
  for (int64_t i = 0; i < which; i++)
    skipped += type->shaped.shape[i] == PL_DYNAMIC;
  return skipped < count ? pl_operand(def, at + skipped) : NULL;
}

static bool fold_dim(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  pl_apint n;
  int64_t which = -1;
  bool known = pl_fold_int(op, 1, &n) && pl_apint_to_i64(n, &which);
  if (!known || type->kind != PL_TYPE_MEMREF || which < 0 || which >= type->shaped.rank) return false;
  if (type->shaped.shape[which] != PL_DYNAMIC)
    return pl_rw_fold_to_constant(rw, op, 0, index_attr(rw, type->shaped.shape[which]));
  const pl_op *def = pl_operand(op, 0)->op;
  const pl_value *size = def ? dynamic_size(def, type, which) : NULL;
  return size ? pl_rw_fold_to_value(rw, op, 0, size) : pl_rw_fold_skip_casts(rw, op);
}

static bool fold_rank(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  return type->kind == PL_TYPE_MEMREF && pl_rw_fold_to_constant(rw, op, 0, index_attr(rw, type->shaped.rank));
}

/* What the type says is a constant for whoever uses it, which a conversion leaves as it is. The results stay, unused. `first` is
 * the op as it was found, whose results are used. */
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

static bool fold_metadata(pl_rw *rw, const pl_op *op) {
  const pl_op *first = pl_map_get_ptr(&rw->metadata, op);
  if (!first) {
    first = op;
    pl_map_set_ptr(&rw->metadata, op, (void *)op);
    place_metadata(rw, op, first);
  }
  if (!pl_rw_fold_skip_casts(rw, op)) return false;
  const pl_op *changed = rw->changed;
  pl_map_set_ptr(&rw->metadata, changed, (void *)first);
  place_metadata(rw, changed, first);
  rw->changed = changed;
  return true;
}

/* ---- Views ---- */

static bool to_source(pl_rw *rw, const pl_op *op) { return pl_rw_fold_to_value(rw, op, 0, pl_operand(op, 0)); }

static bool fold_cast(pl_rw *rw, const pl_op *op) {
  return pl_operand(op, 0)->type == pl_result(op, 0)->type ? to_source(rw, op) : pl_rw_fold_skip_casts(rw, op);
}

static bool known(const pl_op *op, uint32_t operand, int64_t *number) {
  pl_apint bits;
  return pl_fold_int(op, operand, &bits) && pl_apint_to_i64(bits, number);
}

/* It gives the layout anew: what gave it before does not matter, unless that moved the aligned pointer's first element. */
static bool fold_reinterpret_cast(pl_rw *rw, const pl_op *op) {
  const pl_op *before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_REINTERPRET_CAST);
  if (!before) before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_CAST);
  if (before) return change_source(rw, op, pl_operand(before, 0));
  before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_SUBVIEW);
  if (before && pl_memref_all_are(before, PL_NAME_STATIC_OFFSETS, 1, 0, known))
    return change_source(rw, op, pl_operand(before, 0));
  const pl_type *type = pl_result(op, 0)->type;
  bool fixed = op->num_operands == 1 && type == pl_operand(op, 0)->type;
  return fixed && to_source(rw, op);
}

/* All of a memref whose type tells where it lies; all of what another subview gives. */
static bool fold_subview(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type != type) return false;
  if (pl_memref_is_fixed(rw->arena, type)) return to_source(rw, op);
  const pl_op *before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_SUBVIEW);
  bool all = before && pl_memref_all_are(op, PL_NAME_STATIC_OFFSETS, 1, 0, known) &&
             pl_memref_all_are(op, PL_NAME_STATIC_STRIDES, 3, 1, known) &&
             pl_memref_same_list(op, before, PL_NAME_STATIC_SIZES, 2);
  return all && to_source(rw, op);
}

/* A reshape that undoes another one, where at most one size is unknown. */
static bool fold_reshape(pl_rw *rw, const pl_op *op, pl_op_kind inverse) {
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type == type) return to_source(rw, op);
  const pl_op *before = pl_fold_def(&rw->folder, op, 0, inverse);
  if (!before || pl_operand(before, 0)->type != type) return false;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    unknown += type->shaped.shape[i] == PL_DYNAMIC;
  bool same = pl_op_attr(op, PL_NAME_REASSOCIATION) == pl_op_attr(before, PL_NAME_REASSOCIATION);
  return (unknown < 2 || same) && pl_rw_fold_to_value(rw, op, 0, pl_operand(before, 0));
}

static bool fold_expand_shape(pl_rw *rw, const pl_op *op) { return fold_reshape(rw, op, PL_OP_MEMREF_COLLAPSE_SHAPE); }
static bool fold_collapse_shape(pl_rw *rw, const pl_op *op) { return fold_reshape(rw, op, PL_OP_MEMREF_EXPAND_SHAPE); }

/* The result dimension i is dimension map(i): of two transpositions, the inner one at the outer one's places. */
static bool fold_transpose(pl_rw *rw, const pl_op *op) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  uint32_t rank = map ? map->affine.count : 0;
  bool identity = map != NULL;
  for (uint32_t i = 0; i < rank; i++)
    identity = identity && map->affine.exprs[i]->value == (int64_t)i;
  if (identity && pl_operand(op, 0)->type == pl_result(op, 0)->type) return to_source(rw, op);
  const pl_op *before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_TRANSPOSE);
  if (!before || !map) return false; /* a cast stays: the type of the result says what it left open */
  const pl_attr *inner = pl_op_attr(before, PL_NAME_PERMUTATION);
  const pl_affine **exprs = PL_NEW_ARRAY(rw->arena, const pl_affine *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = inner->affine.exprs[map->affine.exprs[i]->value];
  const pl_attr *composed = pl_attr_affine_map(rw->ctx, rank, 0, exprs, rank);
  pl_value *source = pl_operand(before, 0);
  return pl_rw_fold_change(rw, op, &source, 1, pl_rw_set(rw, op->attrs, PL_NAME_PERMUTATION, composed));
}

static bool fold_space_cast(pl_rw *rw, const pl_op *op) {
  const pl_op *before = pl_fold_def(&rw->folder, op, 0, PL_OP_MEMREF_MEMORY_SPACE_CAST);
  if (pl_operand(op, 0)->type == pl_result(op, 0)->type) return to_source(rw, op);
  return before && change_source(rw, op, pl_operand(before, 0));
}

pl_rw_fold_fn *pl_rw_fold_memref(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
#define ROW(op_, fn) [PL_OP_MEMREF_##op_] = fn
  static pl_rw_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(DIM, fold_dim),
      ROW(RANK, fold_rank),
      ROW(EXTRACT_STRIDED_METADATA, fold_metadata),
      ROW(LOAD, pl_rw_fold_skip_casts),
      ROW(CAST, fold_cast),
      ROW(REINTERPRET_CAST, fold_reinterpret_cast),
      ROW(SUBVIEW, fold_subview),
      ROW(EXPAND_SHAPE, fold_expand_shape),
      ROW(COLLAPSE_SHAPE, fold_collapse_shape),
      ROW(TRANSPOSE, fold_transpose),
      ROW(MEMORY_SPACE_CAST, fold_space_cast),
      [PL_OP_VECTOR_LOAD] = pl_rw_fold_skip_casts,
      [PL_OP_VECTOR_STORE] = pl_rw_fold_skip_casts,
      ROW(STORE, pl_rw_fold_skip_casts),
      ROW(DEALLOC, pl_rw_fold_skip_casts),
      ROW(COPY, pl_rw_fold_skip_casts),
      ROW(PREFETCH, pl_rw_fold_skip_casts),
      ROW(ATOMIC_RMW, pl_rw_fold_skip_casts),
  };
#undef ROW
  return rows[kind];
}
