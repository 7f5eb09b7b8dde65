/* affine: accesses, loops, conditions; scf.parallel. What affine takes as subscripts and bounds are constants and the counters of
 * its loops; values that are neither have no place there. */
#include <assert.h>

#include "fuzz/gen/attrs.h"
#include "fuzz/gen/bytes.h"
#include "fuzz/gen/control.h"
#include "fuzz/gen/makers.h"
#include "fuzz/gen/memref.h"
#include "fuzz/gen/values.h"

/* The constant affine expression of that value. */
static const pl_affine *number(pl_maker *m, int64_t value) { return pl_affine_const(m->ctx, value); }

/* A random subscript for a dimension of that size, in bounds if the size is static and not 0. It may be over a new dimension of
 * the map, whose value is then written to `operands[*used]` and `*used` incremented. */
static const pl_affine *draw_subscript(pl_maker *m, int64_t size, pl_value **operands, uint32_t *used) {
  int64_t most = size == PL_DYNAMIC ? 1 : size > 0 ? size : 1, at = pl_draw(m, (uint32_t)(most > 8 ? 8 : most));
  if (pl_rarely(m, 2)) return number(m, at);
  operands[*used] = pl_index_constant(m, at);
  const pl_affine *dim = pl_affine_dim(m->ctx, (*used)++);
  return pl_rarely(m, 2) ? dim : pl_affine_binary(m->ctx, PL_AFFINE_FLOORDIV, dim, number(m, 1 + pl_draw(m, 3)));
}

/* Whether vectors may be read from rows of the memref: it has at most PL_GEN_MAX_RANK dimensions, a strided layout, and stride 1
 * in its last dimension if there is one. */
static bool has_unit_stride(const pl_type *memref) {
  int64_t strides[PL_GEN_MAX_RANK + 1], offset;
  const uint32_t rank = memref->shaped.rank;
  return rank <= PL_GEN_MAX_RANK && pl_memref_strides(memref, strides, &offset) && (rank == 0 || strides[rank - 1] == 1);
}

/* Makes an affine.load, store, prefetch, vector_load or vector_store as `kind` says; does nothing for a vector if the memref does
 * not allow it. */
static void make_access(pl_maker *m, pl_op_kind kind) {
  bool vector = kind == PL_OP_AFFINE_VECTOR_LOAD || kind == PL_OP_AFFINE_VECTOR_STORE;
  bool stores = kind == PL_OP_AFFINE_STORE || kind == PL_OP_AFFINE_VECTOR_STORE;
  pl_value *operands[2 + PL_GEN_MAX_RANK], *memref = pl_any_memref(m);
  const pl_affine *exprs[PL_GEN_MAX_RANK + 1];
  const pl_type *type = memref->type, *value = type->shaped.elem;
  const int64_t two = 2;
  if (vector && value->kind != PL_TYPE_INTEGER && value->kind != PL_TYPE_FLOAT && value->kind != PL_TYPE_INDEX) return;
  if (vector && (type->shaped.rank == 0 || !has_unit_stride(type))) return;
  if (vector) value = pl_type_vector(m->ctx, 1, &two, NULL, value);
  uint32_t first = stores ? 1 : 0, used = 0, rank = type->shaped.rank;
  if (stores) operands[0] = pl_want(m, value);
  operands[first] = memref;
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = draw_subscript(m, type->shaped.shape[i], operands + first + 1, &used);
  PL_GEN_ATTRS(attrs);
  if (kind == PL_OP_AFFINE_PREFETCH) pl_draw_attrs(m, pl_signature_of(m->ctx, pl_op_info_of(kind)), &attrs);
  pl_attrs_add(&attrs, "map", pl_attr_affine_map(m->ctx, used, 0, exprs, rank));
  bool loads = kind == PL_OP_AFFINE_LOAD || kind == PL_OP_AFFINE_VECTOR_LOAD;
  (void)pl_gen_emit_op(m, kind, operands, first + 1 + used, &value, loads ? 1 : 0, pl_attrs_dict(m, &attrs));
}

/* ---- operations with regions ---- */

/* Appends the op and opens a frame for its regions; returns the op. */
static pl_op *open_op(pl_maker *m, const pl_op_spec *spec) {
  pl_gen_frame *frame = pl_open_frame(m, PL_GEN_FRAME_OP);
  frame->op = pl_op_new(m->module, spec);
  pl_op_append(m->at, frame->op);
  return frame->op;
}

/* Appends a block with arguments of these types to the op's first region, takes the arguments into scope, and goes on in the
 * block. */
static void begin_body(pl_maker *m, pl_op *op, const pl_type *const *types, uint32_t count) {
  m->at = pl_block_new(m->module);
  pl_block_append(op->regions[0], m->at);
  for (uint32_t i = 0; i < count; i++)
    pl_own(m, pl_block_add_arg(m->module, m->at, types[i]));
}

/* Whether a loop or condition that is lowered to several blocks may be opened here. */
static bool may_open(const pl_maker *m) { return pl_may_open(m) && pl_may_hold_blocks(m); }

/* The affine map attribute of the expressions, with `dims` dimensions and no symbols. */
static const pl_attr *map_of(pl_maker *m, uint32_t dims, const pl_affine *const *exprs, uint32_t count) {
  return pl_attr_affine_map(m->ctx, dims, 0, exprs, count);
}

/* Opens an affine.for with small bounds and up to three iter_args, and goes on in its body. Does nothing where no op may be
 * opened (may_open). */
static void make_for(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[4] = {pl_type_index(m->ctx)};
  pl_value *operands[4];
  if (!may_open(m)) return;
  const pl_affine *lower = number(m, pl_draw(m, 2)), *upper[2] = {number(m, pl_draw(m, 6)), NULL};
  uint32_t bounds = pl_draw(m, 2), count = pl_draw_carried(m, types + 1, 3);
  if (bounds) operands[0] = pl_index_constant(m, pl_draw(m, 5));
  upper[1] = pl_affine_dim(m->ctx, 0);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "lowerBoundMap", map_of(m, 0, &lower, 1));
  pl_attrs_add(&attrs, "upperBoundMap", map_of(m, bounds, upper, 1 + bounds));
  pl_attrs_add(&attrs, "step", pl_attr_i64(m->ctx, types[0], 1 + pl_draw(m, 2)));
  pl_want_all(m, types + 1, count, operands + bounds);
  pl_op *op = open_op(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                       .operands = operands,
                                       .num_operands = bounds + count,
                                       .segments = (uint32_t[]){0, bounds, count},
                                       .num_segments = 3,
                                       .result_types = types + 1,
                                       .num_results = count,
                                       .attrs = pl_attrs_dict(m, &attrs),
                                       .num_regions = 1});
  begin_body(m, op, types, count + 1);
}

/* Opens an affine.if with one constraint and up to three results, and goes on in its first region. Does nothing where no op may
 * be opened (may_open). */
static void make_if(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[3];
  if (!may_open(m)) return;
  uint32_t count = pl_draw_carried(m, types, 3);
  pl_value *operand = pl_index_constant(m, pl_draw(m, 6));
  const pl_affine *expr = pl_affine_binary(m->ctx, PL_AFFINE_ADD, pl_affine_dim(m->ctx, 0), number(m, -(int64_t)pl_draw(m, 6)));
  bool equality = pl_rarely(m, 3);
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "condition", pl_attr_integer_set(m->ctx, 1, 0, &expr, &equality, 1));
  pl_op *op = open_op(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                       .operands = &operand,
                                       .num_operands = 1,
                                       .result_types = types,
                                       .num_results = count,
                                       .attrs = pl_attrs_dict(m, &attrs),
                                       .num_regions = 2});
  pl_vec_last(&m->frames).part = count == 0 && pl_rarely(m, 2); /* no else */
  begin_body(m, op, NULL, 0);
}

/* The group sizes of affine.parallel for one bound in each loop: dense<1> : tensor<loops x i32>. */
static const pl_attr *groups_of_one(pl_maker *m, uint32_t loops) {
  const int64_t size = loops;
  const pl_apint one = {32, {1}};
  const pl_type *type = pl_type_tensor(m->ctx, 1, &size, pl_type_integer(m->ctx, 32), NULL);
  return pl_attr_dense(m->ctx, type, &one, 1, true);
}

/* Opens an affine.parallel over one or two induction variables with constant bounds, and goes on in its body. Does nothing where
 * no op may be opened (may_open). */
static void make_affine_parallel(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[2] = {pl_type_index(m->ctx), pl_type_index(m->ctx)}, *sum = pl_type_integer(m->ctx, 32);
  const pl_affine *lower[2], *upper[2];
  const pl_attr *steps[2], *add = pl_i64_attr(m, 1);
  if (!may_open(m)) return;
  uint32_t loops = 1 + pl_draw(m, 2), count = pl_draw(m, 2);
  for (uint32_t i = 0; i < loops; i++) {
    lower[i] = number(m, pl_draw(m, 2));
    upper[i] = number(m, pl_draw(m, 5));
    steps[i] = pl_i64_attr(m, 1 + pl_draw(m, 2));
  }
  PL_GEN_ATTRS(attrs);
  pl_attrs_add(&attrs, "lowerBoundsMap", map_of(m, 0, lower, loops));
  pl_attrs_add(&attrs, "upperBoundsMap", map_of(m, 0, upper, loops));
  pl_attrs_add(&attrs, "lowerBoundsGroups", groups_of_one(m, loops));
  pl_attrs_add(&attrs, "upperBoundsGroups", groups_of_one(m, loops));
  pl_attrs_add(&attrs, "steps", pl_attr_array(m->ctx, steps, loops));
  pl_attrs_add(&attrs, "reductions", pl_attr_array(m->ctx, &add, count));
  pl_op *op = open_op(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                       .result_types = &sum,
                                       .num_results = count,
                                       .attrs = pl_attrs_dict(m, &attrs),
                                       .num_regions = 1});
  begin_body(m, op, types, loops);
}

/* Opens an scf.parallel over one or two induction variables that reduces up to two values, and goes on in its body. Does nothing
 * where no op may be opened (may_open). */
static void make_scf_parallel(pl_maker *m, pl_op_kind kind) {
  const pl_type *types[2] = {pl_type_index(m->ctx), pl_type_index(m->ctx)}, *results[2];
  pl_value *operands[8];
  if (!may_open(m)) return;
  uint32_t loops = 1 + pl_draw(m, 2), count = pl_draw_carried(m, results, 2);
  for (uint32_t i = 0; i < loops; i++) {
    operands[i] = pl_index_constant(m, pl_draw(m, 2));
    operands[loops + i] = pl_rarely(m, 3) ? pl_want(m, types[0]) : pl_index_constant(m, pl_draw(m, 5));
    operands[2 * loops + i] = pl_index_constant(m, 1 + pl_draw(m, 2));
  }
  pl_want_all(m, results, count, operands + 3 * loops);
  pl_op *op = open_op(m, &(pl_op_spec){.info = pl_op_info_of(kind),
                                       .operands = operands,
                                       .num_operands = 3 * loops + count,
                                       .segments = (uint32_t[]){loops, loops, loops, count},
                                       .num_segments = 4,
                                       .result_types = results,
                                       .num_results = count,
                                       .num_regions = 1});
  begin_body(m, op, types, loops);
}

void pl_emit_reduce(pl_maker *m, pl_value *const *values, uint32_t count) {
  assert(pl_op_is(m->at->region->op, PL_OP_SCF_PARALLEL) && (values || count == 0));
  pl_op *reduce = pl_op_new(
      m->module,
      &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_REDUCE), .operands = values, .num_operands = count, .num_regions = count});
  pl_op_append(m->at, reduce);
  for (uint32_t i = 0; i < count; i++) {
    pl_block *block = pl_block_new(m->module);
    pl_block_append(reduce->regions[i], block);
    for (uint32_t k = 0; k < 2; k++)
      (void)pl_block_add_arg(m->module, block, values[i]->type);
    const pl_op_spec end = {
        .info = pl_op_info_of(PL_OP_SCF_REDUCE_RETURN), .operands = &block->args[pl_draw(m, 2)], .num_operands = 1};
    pl_op_append(block, pl_op_new(m->module, &end));
  }
}

void pl_gen_add_loops(pl_gen *gen) {
  pl_gen_set(gen, PL_OP_AFFINE_LOAD, make_access);
  pl_gen_set(gen, PL_OP_AFFINE_STORE, make_access);
  pl_gen_set(gen, PL_OP_AFFINE_VECTOR_LOAD, make_access);
  pl_gen_set(gen, PL_OP_AFFINE_VECTOR_STORE, make_access);
  pl_gen_set(gen, PL_OP_AFFINE_PREFETCH, make_access);
  pl_gen_set(gen, PL_OP_AFFINE_FOR, make_for);
  pl_gen_set(gen, PL_OP_AFFINE_IF, make_if);
  pl_gen_set(gen, PL_OP_AFFINE_PARALLEL, make_affine_parallel);
  pl_gen_set(gen, PL_OP_SCF_PARALLEL, make_scf_parallel);
}
