/* skipped_loops.c - loops of blocks in an llvm.func that claims to make progress, if they have no side effect and give nothing:
 * the source runs them to their end, or is undefined, so a lowering may leave them out. Source: LLVM Language Reference,
 * "Function Attributes": mustprogress, willreturn. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/tv/function/flatten_ops.h"
#include "verify/tv/function/termination.h"

/* Whether the op is known to have no side effect, but for being undefined. */
static bool is_harmless(const pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_LOAD)) return pl_flatten_is_plain(op);
  const bool known = pl_op_has(op, PL_TRAIT_DIVIDES) || pl_op_has(op, PL_TRAIT_BRANCH);
  return op->num_regions == 0 && ((known && pl_str_is(op->info->dialect, "llvm")) || pl_op_has(op, PL_TRAIT_PURE));
}

/* Whether the block is in the list. */
static bool is_in(const block_vec *blocks, const pl_block *block) {
  for (size_t i = 0; i < blocks->len; i++)
    if (blocks->data[i] == block) return true;
  return false;
}

/* Whether `to` can be reached from the end of `from`. */
static bool is_reached(const pl_block *from, const pl_block *to) {
  block_vec work = {0}, seen = {0};
  bool found = false;
  pl_vec_push(&work, from);
  while (work.len > 0 && !found) {
    const pl_block *block = pl_vec_pop(&work);
    for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
      const pl_block *next = block->last->successors[i].block;
      found |= next == to;
      if (is_in(&seen, next)) continue;
      pl_vec_push(&seen, next);
      pl_vec_push(&work, next);
    }
  }
  pl_vec_free(&work);
  pl_vec_free(&seen);
  return found;
}

/* Appends `head` and the blocks that `head` reaches and that reach it again. */
static void find_loop(const pl_block *head, block_vec *out) {
  bool more = true;
  pl_vec_push(out, head);
  while (more) {
    more = false;
    PL_FOR_BLOCKS(block, head->region) {
      bool leads = false;
      for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
        leads |= is_in(out, block->last->successors[i].block);
      if (leads && !is_in(out, block) && is_reached(head, block)) pl_vec_push(out, block), more = true;
    }
  }
}

/* Whether the value is defined in a block of the loop. */
static bool is_defined_in(const block_vec *loop, const pl_value *value) {
  return is_in(loop, value->op ? value->op->block : value->block);
}

/* Whether no value defined in the loop is used outside, and its ops are known to be harmless. */
static bool gives_nothing(const block_vec *loop) {
  for (size_t i = 0; i < loop->len; i++) {
    for (uint32_t k = 0; k < loop->data[i]->num_args; k++)
      for (const pl_use *use = loop->data[i]->args[k]->uses; use; use = use->next)
        if (!is_in(loop, use->owner->block)) return false;
    for (const pl_op *op = loop->data[i]->first; op; op = op->next) {
      if (!is_harmless(op)) return false;
      for (uint32_t r = 0; r < op->num_results; r++)
        for (const pl_use *use = op->results[r].uses; use; use = use->next)
          if (!is_in(loop, use->owner->block)) return false;
    }
  }
  return true;
}

/* Whether two successors are the same block with the same operands. */
static bool same_way(const pl_op *a, const pl_successor *x, const pl_op *b, const pl_successor *y) {
  if (x->block != y->block || x->count != y->count) return false;
  for (uint32_t i = 0; i < x->count; i++)
    if (pl_operand(a, x->first + i) != pl_operand(b, y->first + i)) return false;
  return true;
}

/* The branch that holds an exit of the loop, its successor in *out, if all exits lead to one block with the same operands from
 * outside; else NULL. */
static const pl_op *way_out(const block_vec *loop, const pl_successor **out) {
  const pl_op *found = NULL;
  for (size_t i = 0; i < loop->len; i++) {
    const pl_op *last = loop->data[i]->last;
    for (uint32_t k = 0; last && k < last->num_successors; k++) {
      const pl_successor *to = &last->successors[k];
      if (is_in(loop, to->block)) continue;
      if (found && !same_way(found, *out, last, to)) return NULL;
      for (uint32_t n = 0; n < to->count; n++)
        if (is_defined_in(loop, pl_operand(last, to->first + n))) return NULL;
      found = last;
      *out = to;
    }
  }
  return found;
}

/* Whether the loop is entered only at its head, which is not the entry block. */
static bool is_entered_at(const block_vec *loop, const pl_block *head) {
  PL_FOR_BLOCKS(block, head->region)
  for (uint32_t i = 0; block->last && i < block->last->num_successors; i++) {
    const pl_block *to = block->last->successors[i].block;
    if (!is_in(loop, block) && is_in(loop, to) && to != head) return false;
  }
  return head != head->region->first;
}

/* Whether the function or the loop's branches claim that the loop terminates, unless it has side effects. */
static bool is_claimed_to_end(const block_vec *loop, const pl_block *head) {
  const pl_op *func = head->region->op;
  if (pl_op_passes_through(func, "mustprogress") || pl_op_attr(func, PL_NAME_WILL_RETURN) ||
      pl_op_passes_through(func, "willreturn"))
    return true;
  for (size_t i = 0; i < loop->len; i++)
    for (uint32_t k = 0; k < loop->data[i]->last->num_successors; k++) {
      if (loop->data[i]->last->successors[k].block != head) continue;
      const pl_attr *note = pl_op_attr(loop->data[i]->last, PL_NAME_LOOP_ANNOTATION);
      const pl_attr *ends = note && pl_attr_is(note, "loop_annotation") ? pl_attr_param(note, "mustProgress") : NULL;
      if (!ends || ends->kind != PL_ATTR_INTEGER || pl_apint_is_zero(ends->integer)) return false;
    }
  return true;
}

const pl_op *pl_tv_skipped_loop(const pl_block *head, const pl_successor **out) {
  assert(head && head->region && out);
  enum { MOST_BLOCKS = 100 };
  block_vec loop = {0};
  uint32_t count = 0;
  PL_FOR_BLOCKS(block, head->region) count++;
  if (count > MOST_BLOCKS || !pl_op_is(head->region->op, PL_OP_LLVM_FUNC)) return NULL;
  find_loop(head, &loop);
  const bool again = loop.len > 1 || is_reached(head, head);
  const bool idle = again && is_entered_at(&loop, head) && gives_nothing(&loop) && is_claimed_to_end(&loop, head);
  const pl_op *found = idle ? way_out(&loop, out) : NULL;
  pl_vec_free(&loop);
  return found;
}

bool pl_tv_has_skipped_loops(const pl_op *func) {
  assert(func && pl_op_has(func, PL_TRAIT_FUNCTION));
  const pl_successor *out = NULL;
  if (!pl_op_is(func, PL_OP_LLVM_FUNC) || func->num_regions != 1) return false;
  PL_FOR_BLOCKS(block, func->regions[0])
  if (pl_tv_skipped_loop(block, &out)) return true;
  return false;
}
