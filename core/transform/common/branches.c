/* branches.c - branches with other successors; blocks that nothing reaches. */
#include <assert.h>

#include "core/base/vec.h"
#include "core/transform/common/order.h"
#include "core/transform/region.h"

typedef PL_VEC(pl_value *) value_list;
typedef PL_VEC(const pl_op *) op_list;

pl_op *pl_replace_terminator(pl_op *op, pl_block *const *successors, const uint32_t *counts, pl_value *const *operands) {
  assert(op->num_successors > 0 && successors && counts);
  value_list own = {0};
  PL_VEC(const pl_type *) types = {0};
  for (uint32_t i = 0; i < pl_op_num_own_operands(op); i++)
    pl_vec_push(&own, pl_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&types, pl_result(op, i)->type);
  pl_op *made = pl_op_new(op->module, &(pl_op_spec){.info = op->info,
                                                    .operands = own.data,
                                                    .num_operands = (uint32_t)own.len,
                                                    .result_types = types.data,
                                                    .num_results = op->num_results,
                                                    .attrs = op->attrs,
                                                    .successors = successors,
                                                    .successor_counts = counts,
                                                    .successor_operands = operands,
                                                    .num_successors = op->num_successors,
                                                    .segments = op->segments,
                                                    .num_segments = op->num_segments,
                                                    .line = op->line,
                                                    .column = op->column,
                                                    .loc = op->loc});
  pl_op_insert_before(op, made);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), pl_result(made, i));
  pl_op_erase(op);
  pl_vec_free(&own);
  pl_vec_free(&types);
  return made;
}

/* Makes a terminator pass no operands to the block arguments for which `goes`, called with `user`, holds. */
static void shorten_branch(pl_op *op, bool goes(const pl_value *arg, const void *user), const void *user) {
  value_list operands = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  bool shorter = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *s = &op->successors[i];
    size_t before = operands.len;
    for (uint32_t k = 0; k < s->count; k++) {
      if (!goes(s->block->args[k], user)) pl_vec_push(&operands, pl_operand(op, s->first + k));
    }
    pl_vec_push(&blocks, s->block);
    pl_vec_push(&counts, (uint32_t)(operands.len - before));
    shorter |= operands.len - before != s->count;
  }
  if (shorter) pl_replace_terminator(op, blocks.data, counts.data, operands.data);
  pl_vec_free(&operands);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
}

void pl_shorten_branches(pl_region *region, bool goes(const pl_value *arg, const void *user), const void *user) {
  PL_FOR_BLOCKS(block, region) {
    if (block->last && block->last->num_successors) shorten_branch(block->last, goes, user);
  }
}

/* ---- Blocks that are not reached ---- */

/* Drops the operands of the ops in an unreachable block (not in nested regions), so that the ops can be erased in any order. */
static void drop_uses(const pl_block *block) {
  PL_FOR_OPS(op, block) {
    for (uint32_t i = 0; i < op->num_operands; i++)
      pl_use_set(&op->operands[i], NULL);
  }
}

/* Removes the unreachable blocks of one region, with scratch memory from the arena. Whether there was one. */
static bool erase_unreachable_in(pl_region *region, pl_arena *arena) {
  if (!region->first || !region->first->next) return false;
  uint32_t reached = pl_dominators_new(region, arena).count, all = 0;
  PL_FOR_BLOCKS(block, region) all++;
  if (reached == all) return false;
  PL_FOR_BLOCKS(block, region) {
    if (block->number == UINT32_MAX) drop_uses(block);
  }
  for (pl_block *block = region->first, *next; block; block = next) {
    next = block->next;
    if (block->number != UINT32_MAX) continue;
    PL_FOR_OPS(op, block) {
      for (uint32_t i = 0; i < op->num_results; i++) { /* uses in nested regions of other dead blocks */
        while (op->results[i].uses)
          pl_use_set(op->results[i].uses, NULL);
      }
      pl_op_erase(op);
    }
    pl_block_unlink(block);
  }
  return true;
}

bool pl_erase_unreachable(pl_region *region) {
  pl_arena *arena = pl_arena_new();
  bool changed = erase_unreachable_in(region, arena);
  pl_arena_free(arena);
  return changed;
}

/* Removes the unreachable blocks of the regions in `root`, at any depth. Whether there was one. */
static bool erase_unreachable_below(pl_op *root, pl_arena *arena) {
  bool changed = false;
  op_list work = {0};
  pl_vec_push(&work, root);
  while (work.len) {
    const pl_op *op = pl_vec_pop(&work);
    for (uint32_t r = 0; r < op->num_regions; r++) {
      changed |= erase_unreachable_in(op->regions[r], arena);
      PL_FOR_BLOCKS(block, op->regions[r]) {
        PL_FOR_OPS(inner, block) {
          if (inner->num_regions) pl_vec_push(&work, inner);
        }
      }
    }
  }
  pl_vec_free(&work);
  return changed;
}

bool pl_erase_unreachable_blocks(pl_module *module) {
  pl_arena *arena = pl_arena_new();
  bool changed = erase_unreachable_below(module->op, arena);
  pl_arena_free(arena);
  return changed;
}
