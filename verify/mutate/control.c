/* Branches and the arguments of blocks. */
#include "verify/mutate/mutator.h"

#include <assert.h>

/* Offers a mutation site (mutator.h) at an llvm.cond_br, unless both successors are the same block without arguments: they are
 * swapped, with what they pass. */
void pl_mutate_swap_successors(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_COND_BR)) return;
  const pl_successor *a = &op->successors[0], *b = &op->successors[1];
  if (a->block == b->block && a->count == 0) return;
  if (!pl_mutator_site(mu, op, "the successors of a branch are swapped")) return;
  pl_value *condition = pl_operand(op, 0);
  PL_VEC(pl_value *) operands = {0};
  for (uint32_t s = 2; s-- > 0;)
    for (uint32_t i = 0; i < op->successors[s].count; i++)
      pl_vec_push(&operands, pl_operand(op, op->successors[s].first + i));
  pl_block *const blocks[] = {b->block, a->block};
  const uint32_t counts[] = {b->count, a->count};
  pl_op *swapped = pl_op_new(mu->module, &(pl_op_spec){.info = op->info,
                                                       .operands = &condition,
                                                       .num_operands = 1,
                                                       .attrs = op->attrs,
                                                       .successors = blocks,
                                                       .successor_counts = counts,
                                                       .successor_operands = operands.data,
                                                       .num_successors = 2,
                                                       .line = op->line,
                                                       .column = op->column,
                                                       .loc = op->loc});
  pl_op_insert_before(op, swapped);
  pl_op_erase(op);
  pl_vec_free(&operands);
}

/* Offers a mutation site (see mutator.h) for each two neighbouring operands that an op passes to one successor, if they are
 * different values of one type: they are swapped. */
void pl_mutate_swap_branch_arguments(pl_mutator *mu, pl_op *op) {
  for (uint32_t s = 0; s < op->num_successors; s++) {
    pl_use *uses = op->operands + op->successors[s].first;
    for (uint32_t i = 1; i < op->successors[s].count; i++) {
      if (uses[i].value == uses[i - 1].value || uses[i].value->type != uses[i - 1].value->type) continue;
      if (!pl_mutator_site(mu, op, "arguments %u and %u of successor %u are swapped", i - 1, i, s)) continue;
      pl_mutator_swap_uses(&uses[i - 1], &uses[i]);
      return;
    }
  }
}

/* Whether two blocks have as many arguments, of the same types in order. */
static bool takes_same(const pl_block *a, const pl_block *b) {
  if (a->num_args != b->num_args) return false;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (a->args[i]->type != b->args[i]->type) return false;
  return true;
}

/* Another block of the region than the entry and `block` that takes arguments of the same types; NULL if there is none. */
static pl_block *other_target(const pl_block *block) {
  for (pl_block *next = block->next; next; next = next->next)
    if (takes_same(block, next)) return next;
  for (pl_block *first = block->region->first->next; first && first != block; first = first->next)
    if (takes_same(block, first)) return first;
  return NULL;
}

/* Whether every operand of the block's operations, not counting those in nested regions, is a result or argument of the block
 * itself or of the entry block of its region. */
static bool stands_alone(const pl_block *block) {
  const pl_block *entry = block->region->first;
  for (const pl_op *op = block->first; op; op = op->next)
    for (uint32_t i = 0; i < op->num_operands; i++) {
      const pl_value *v = pl_operand(op, i);
      const pl_block *from = v->op ? v->op->block : v->block;
      if (from != block && from != entry) return false;
    }
  return true;
}

/* Offers a mutation site (see mutator.h) for each successor of an op that can be another block (other_target), where neither
 * block needs values of others (stands_alone): that becomes the successor. */
void pl_mutate_redirect(pl_mutator *mu, pl_op *op) {
  assert(mu->module && op->info);
  for (uint32_t s = 0; s < op->num_successors; s++) {
    pl_block *target = other_target(op->successors[s].block);
    if (!target || !stands_alone(target)) continue;
    /* whoever is reached from the old target and needs its values is reached without it then */
    if (!stands_alone(op->successors[s].block)) continue;
    if (!pl_mutator_site(mu, op, "successor %u is another block", s)) continue;
    op->successors[s].block = target;
    return;
  }
}

/* Offers two mutation sites (see mutator.h) at an llvm.cond_br: its condition becomes the constant true, at the second site
 * false. */
void pl_mutate_one_way(pl_mutator *mu, pl_op *op) {
  for (uint32_t s = 0; s < 2 && pl_op_is(op, PL_OP_LLVM_COND_BR); s++) {
    if (!pl_mutator_site(mu, op, "a branch always takes successor %u", s)) continue;
    pl_use_set(&op->operands[0], pl_mutator_integer(mu, op, pl_operand(op, 0)->type, s == 0));
    return;
  }
}

/* Offers a mutation site (see mutator.h) for each case of an llvm.switch: its value is greater by one, with wrap-around, whether
 * or not another case has that value. */
void pl_mutate_case_value(pl_mutator *mu, pl_op *op) {
  const pl_attr *cases = pl_op_is(op, PL_OP_LLVM_SWITCH) ? pl_op_attr(op, PL_NAME_CASE_VALUES) : NULL;
  if (!cases || cases->kind != PL_ATTR_DENSE) return;
  for (uint32_t i = 0; i < op->num_successors - 1; i++) {
    pl_arena *arena = mu->module->arena;
    pl_apint old = cases->dense.elems[cases->dense.splat ? 0 : i];
    if (!pl_mutator_site(mu, op, "case %u has a value greater by one", i)) continue;
    PL_VEC(pl_apint) elems = {0};
    for (uint32_t k = 0; k < op->num_successors - 1; k++)
      pl_vec_push(&elems, cases->dense.elems[cases->dense.splat ? 0 : k]);
    elems.data[i] = pl_apint_add(arena, old, pl_apint_from_u64(arena, old.width, 1));
    pl_op_set_attr(op, PL_NAME_CASE_VALUES, pl_attr_dense(mu->module->ctx, cases->type, elems.data, elems.len, elems.len == 1));
    pl_vec_free(&elems);
    return;
  }
}

/* Offers a mutation site (see mutator.h) for each case of an llvm.switch whose block is not that of the default and takes
 * arguments of the same types: the case and the default exchange their blocks, with what they pass. */
void pl_mutate_swap_default(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_SWITCH)) return;
  for (uint32_t s = 1; s < op->num_successors; s++) {
    pl_successor *a = &op->successors[0], *b = &op->successors[s];
    if (a->block == b->block || a->count != b->count || !takes_same(a->block, b->block)) continue;
    if (!pl_mutator_site(mu, op, "case %u and the default are swapped", s - 1)) continue;
    pl_block *block = a->block;
    a->block = b->block;
    b->block = block;
    for (uint32_t i = 0; i < a->count; i++)
      pl_mutator_swap_uses(&op->operands[a->first + i], &op->operands[b->first + i]);
    return;
  }
}

/* Lets every use of `a` read `b` and vice versa; they have one type. `block`, any block of the function, has one more argument
 * meanwhile. */
static void swap_values(pl_mutator *mu, pl_block *block, pl_value *a, pl_value *b) {
  pl_value *hold = pl_block_add_arg(mu->module, block, a->type);
  pl_value_replace_all(a, hold);
  pl_value_replace_all(b, a);
  pl_value_replace_all(hold, b);
  pl_block_erase_arg(block, block->num_args - 1);
}

/* Offers a mutation site (see mutator.h) for each two neighbouring arguments of one type in a block of an llvm.func with a body,
 * unless both are unused: every use of the first reads the second and vice versa. */
void pl_mutate_swap_block_arguments(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_FUNC) || pl_func_is_declaration(op)) return;
  PL_FOR_BLOCKS(block, op->regions[0]) {
    for (uint32_t i = 1; i < block->num_args; i++) {
      pl_value *a = block->args[i - 1], *b = block->args[i];
      if (a->type != b->type || (!a->uses && !b->uses)) continue;
      if (!pl_mutator_site(mu, op, "arguments %u and %u of a block are taken for each other", i - 1, i)) continue;
      swap_values(mu, block, a, b);
      return;
    }
  }
}
