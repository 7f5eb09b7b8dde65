#include <assert.h>

#include "core/transform/scope.h"

/* Whether an anchor of a pipeline stands for the op: by its name, by an older name, or `any` for an op on which a pass can
 * run. */
static bool fits(pl_str anchor, const pl_op *op) {
  if (pl_str_is(anchor, "any")) return op->info->kind != PL_OP_UNREGISTERED && pl_op_has(op, PL_TRAIT_ISOLATED);
  if (pl_str_is(anchor, "func") || pl_str_is(anchor, "builtin.func")) return pl_op_is(op, PL_OP_FUNC_FUNC);
  return pl_str_eq(anchor, op->info->name);
}

bool pl_scope_holds(const pl_scope *scope, const pl_op *op) {
  for (uint32_t i = scope->depth; i-- > 0;) {
    if (!fits(scope->anchors[i], op) || !op->block || !op->block->region) return false;
    op = op->block->region->op;
  }
  return !op->block;
}

/* Appends those ops directly in the op's regions that the anchor (an op's name or `any`) matches. */
static void collect_below(pl_str anchor, const pl_op *op, pl_scope_ops *out) {
  for (uint32_t r = 0; r < op->num_regions; r++)
    for (const pl_block *block = op->regions[r]->first; block; block = block->next)
      for (pl_op *inner = block->first; inner; inner = inner->next)
        if (fits(anchor, inner)) pl_vec_push(out, inner);
}

void pl_scope_collect(const pl_scope *scope, pl_op *root, pl_scope_ops *out) {
  assert(root && out);
  pl_scope_ops now = {0}, next = {0};
  pl_vec_push(&now, root);
  for (uint32_t i = 0; i < scope->depth; i++) {
    pl_vec_clear(&next);
    for (size_t k = 0; k < now.len; k++)
      collect_below(scope->anchors[i], now.data[k], &next);
    pl_scope_ops swap = now;
    now = next;
    next = swap;
  }
  for (size_t k = 0; k < now.len; k++)
    pl_vec_push(out, now.data[k]);
  pl_vec_free(&now);
  pl_vec_free(&next);
}
