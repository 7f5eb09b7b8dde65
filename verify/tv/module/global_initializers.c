/* global_initializers.c - what the region of a global computes as its initial contents: constants that are put together. LLVM IR
 * has structures in an initialiser, the dialect a chain of insertions. Source: MLIR documentation, "'llvm' Dialect",
 * llvm.mlir.global. */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/module/globals.h"

typedef struct computing {
  pl_arena *arena;
  pl_layout *layout;
  pl_map values; /* value -> its scalars */
} computing;

/* An array with a scalar for each leaf of the type, none of them known yet. */
static pl_initial_scalar *new_scalars(computing *c, const pl_flat *flat) {
  pl_initial_scalar *out = PL_NEW_ARRAY(c->arena, pl_initial_scalar, flat->num_leaves + 1);
  for (uint32_t i = 0; i < flat->num_leaves; i++)
    out[i] = (pl_initial_scalar){false, pl_apint_zero(c->arena, flat->leaves[i].bits)};
  return out;
}

/* Stores number `i` of a constant attribute in *out, of a splat its only one; false if it is not known. */
static bool number_of(const pl_attr *value, uint32_t i, pl_apint *out) {
  if (value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT) return *out = value->integer, i == 0;
  if (value->kind == PL_ATTR_ARRAY)
    return i < value->array.count && value->array.elems[i]->kind != PL_ATTR_ARRAY && number_of(value->array.elems[i], 0, out);
  if (value->kind != PL_ATTR_DENSE || value->dense.strings || (!value->dense.splat && i >= value->dense.count)) return false;
  return *out = pl_dense_at(value, i), true;
}

/* Stores the scalars of an llvm.mlir.constant in `out`; false if its value is not understood. */
static bool constant(computing *c, const pl_op *op, const pl_flat *flat, pl_initial_scalar *out) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const uint32_t bits = flat->leaves[i].bits;
    pl_apint number;
    if (!value || !number_of(value, i, &number)) return false;
    const pl_attr *written = value->kind == PL_ATTR_ARRAY ? value->array.elems[i] : value;
    out[i] = (pl_initial_scalar){true, pl_constant_resize(c->arena, written, number, bits)};
  }
  return true;
}

/* Stores the scalars of an llvm.insertvalue's result in `out`; false if its position or operands are not understood. */
static bool insert(computing *c, const pl_op *op, const pl_flat *flat, pl_initial_scalar *out) {
  enum { MAX_DEPTH = 16 };
  const pl_initial_scalar *whole = pl_map_get_ptr(&c->values, pl_operand(op, 0));
  const pl_initial_scalar *part = pl_map_get_ptr(&c->values, pl_operand(op, 1));
  const pl_attr *position = pl_op_attr(op, PL_NAME_POSITION);
  const pl_flat *inner = pl_layout_flatten(c->layout, pl_operand(op, 1)->type);
  int64_t path[MAX_DEPTH];
  uint32_t first;
  uint64_t offset;
  const pl_type *type;
  if (!whole || !part || !inner || !position || position->kind != PL_ATTR_DENSE_ARRAY || position->dense.count > MAX_DEPTH)
    return false;
  for (uint32_t i = 0; i < position->dense.count; i++)
    if (!pl_apint_to_i64(pl_dense_at(position, i), &path[i])) return false;
  if (!pl_layout_path(c->layout, op->results[0].type, path, (uint32_t)position->dense.count, &first, &type, &offset))
    return false;
  if (first > flat->num_leaves || inner->num_leaves > flat->num_leaves - first) return false;
  memcpy(out, whole, flat->num_leaves * sizeof *out);
  memcpy(out + first, part, inner->num_leaves * sizeof *out);
  return true;
}

/* Records the scalars of the op's result; false if the op is not understood. */
static bool compute(computing *c, const pl_op *op) {
  const pl_flat *flat = op->num_results == 1 ? pl_layout_flatten(c->layout, op->results[0].type) : NULL;
  if (!flat) return false;
  pl_initial_scalar *out = new_scalars(c, flat);
  pl_map_set_ptr(&c->values, &op->results[0], out);
  switch (op->info->kind) {
  case PL_OP_LLVM_MLIR_UNDEF: return true;
  case PL_OP_LLVM_MLIR_ZERO:
    for (uint32_t i = 0; i < flat->num_leaves; i++)
      out[i].known = true;
    return true;
  case PL_OP_LLVM_MLIR_CONSTANT: return constant(c, op, flat, out);
  case PL_OP_LLVM_INSERTVALUE: return insert(c, op, flat, out);
  default: return false;
  }
}

const pl_initial_scalar *pl_tv_computed_contents(pl_arena *arena, pl_layout *layout, const pl_op *global, uint64_t *count) {
  assert(arena && layout && count);
  const pl_block *block = global->num_regions > 0 ? global->regions[0]->first : NULL;
  const pl_op *end = block ? block->last : NULL;
  computing c = {.arena = arena, .layout = layout};
  bool known = end && pl_op_is(end, PL_OP_LLVM_RETURN) && end->num_operands == 1 && !block->next;
  for (const pl_op *op = known ? block->first : end; known && op != end; op = op->next)
    known = compute(&c, op);
  const pl_initial_scalar *found = known ? pl_map_get_ptr(&c.values, pl_operand(end, 0)) : NULL;
  const pl_flat *flat = found ? pl_layout_flatten(layout, pl_operand(end, 0)->type) : NULL;
  *count = flat ? flat->num_leaves : 0;
  pl_map_free(&c.values);
  return found;
}
