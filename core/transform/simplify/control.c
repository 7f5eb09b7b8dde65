/* control.c - branches, switches, assertions, calls through constants. Source of the meanings: MLIR documentation, "'cf'
 * Dialect" and "'func' Dialect". */
#include <assert.h>

#include "core/transform/region.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Whether the block has a single incoming edge and is not the entry block. */
static bool is_only_way(const pl_greedy *g, const pl_block *to) { return to->region->first != to && pl_g_ways(g, to) == 1; }

/* Merges the target of a cf.br into the branch's block, if no other branch leads there. Whether it did. */
static bool merge_block(pl_greedy *g, pl_op *br) {
  pl_block *from = br->block, *to = br->successors[0].block;
  if (to == from || !is_only_way(g, to)) return false;
  for (uint32_t i = 0; i < to->num_args; i++) {
    pl_value *passed = pl_operand(br, i);
    for (const pl_use *use = to->args[i]->uses; use; use = use->next)
      pl_g_touch_value(g, use->owner->num_results ? pl_result(use->owner, 0) : passed);
    pl_value_replace_all(to->args[i], passed);
  }
  pl_g_erase(g, br);
  while (to->first) {
    pl_op *op = to->first;
    pl_op_unlink(op);
    pl_op_append(from, op);
    pl_g_touched(g, op);
  }
  pl_block_unlink(to);
  return true;
}

/* Longest run of empty blocks that is followed at once; more are followed in the next visit. */
enum { MAX_HOPS = 8 };

typedef PL_VEC(pl_value *) value_list;

/* The block that a branch to `to` with these values leads to in the end, past a limited number of blocks that only branch on.
 * *values becomes the list of the values passed there. */
static pl_block *look_through(const pl_op *branch, pl_block *to, value_list *values) {
  for (int hop = 0; hop < MAX_HOPS; hop++) {
    const pl_op *br = to->first;
    if (!br || br != to->last || !pl_op_is(br, PL_OP_CF_BR) || br->successors[0].block == to || br == branch) break;
    bool arguments_stay_inside = true;
    for (uint32_t i = 0; i < to->num_args; i++) {
      for (const pl_use *use = to->args[i]->uses; use; use = use->next)
        arguments_stay_inside &= use->owner == br;
    }
    if (!arguments_stay_inside || to->num_args != values->len) break;
    value_list passed = {0};
    for (uint32_t i = 0; i < br->num_operands; i++) {
      pl_value *value = pl_operand(br, i);
      pl_vec_push(&passed, value->block == to ? values->data[value->index] : value);
    }
    pl_vec_free(values);
    *values = passed;
    to = br->successors[0].block;
  }
  return to;
}

/* Appends to `out` the operands that the op passes to a successor. */
static void passed_values(const pl_op *op, uint32_t successor, value_list *out) {
  assert(successor < op->num_successors);
  const pl_successor *s = &op->successors[successor];
  for (uint32_t i = 0; i < s->count; i++)
    pl_vec_push(out, pl_operand(op, s->first + i));
}

/* Makes a terminator branch past blocks that only branch on. Whether something changed. */
static bool shorten_paths(pl_greedy *g, pl_op *op) {
  value_list all = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  bool changed = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    value_list values = {0};
    passed_values(op, i, &values);
    pl_block *to = look_through(op, op->successors[i].block, &values);
    changed |= to != op->successors[i].block;
    pl_vec_push(&blocks, to);
    pl_vec_push(&counts, (uint32_t)values.len);
    for (size_t k = 0; k < values.len; k++)
      pl_vec_push(&all, values.data[k]);
    pl_vec_free(&values);
  }
  if (changed) {
    pl_g_count_branches(g, op, false);
    pl_op *made = pl_replace_terminator(op, blocks.data, counts.data, all.data);
    pl_g_count_branches(g, made, true);
    pl_g_touched(g, made);
  }
  pl_vec_free(&all);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
  return changed;
}

/* Replaces the op by a cf.br to the block that passes the values; frees the list. True always. */
static bool replace_by_branch(pl_greedy *g, pl_op *op, pl_block *to, value_list *values) {
  uint32_t count = (uint32_t)values->len;
  pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_CF_BR),
                               .successors = &to,
                               .successor_counts = &count,
                               .successor_operands = values->data,
                               .num_successors = 1});
  pl_g_erase(g, op);
  pl_vec_free(values);
  return true;
}

/* Replaces the op by a cf.br to one of its successors with what is passed there. True always. */
static bool branch_along(pl_greedy *g, pl_op *op, uint32_t successor) {
  value_list values = {0};
  passed_values(op, successor, &values);
  return replace_by_branch(g, op, op->successors[successor].block, &values);
}

/* Appends the target block to the branch's own if no other branch leads to it and it is no entry block; else redirects the
 * branch past blocks that contain only a cf.br. True if one of them applied. */
bool pl_simplify_cf_br(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_CF_BR));
  return merge_block(g, op) || shorten_paths(g, op);
}

/* Replaces a cf.cond_br whose successors are the same block by a cf.br that passes, where the arguments differ, an arith.select
 * of both. Whether it did; it does not if they differ and other branches lead to the block. */
static bool select_arguments(pl_greedy *g, pl_op *op) {
  const pl_successor *yes = &op->successors[0], *no = &op->successors[1];
  pl_value *condition = pl_operand(op, 0);
  if (yes->block != no->block) return false;
  bool equal = true;
  for (uint32_t i = 0; i < yes->count; i++)
    equal &= pl_operand(op, yes->first + i) == pl_operand(op, no->first + i);
  if (!equal && pl_g_ways(g, yes->block) != 2)
    return false; /* others come there too: mlir-opt selects only for a block of its own */
  value_list values = {0};
  for (uint32_t i = 0; i < yes->count; i++) {
    pl_value *a = pl_operand(op, yes->first + i), *b = pl_operand(op, no->first + i);
    pl_value *chosen = a == b ? a : pl_g_op(g, PL_OP_ARITH_SELECT, (pl_value *[]){condition, a, b}, 3, a->type, NULL);
    pl_vec_push(&values, chosen);
  }
  return replace_by_branch(g, op, yes->block, &values);
}

/* Replaces uses of the condition of a cf.cond_br by true or false in a successor block that only that edge leads to. Whether
 * there were any. */
static bool know_condition(pl_greedy *g, pl_op *op) {
  pl_value *condition = pl_operand(op, 0);
  bool changed = false;
  for (uint32_t side = 0; side < 2; side++) {
    const pl_block *to = op->successors[side].block;
    if (op->successors[0].block == op->successors[1].block || !is_only_way(g, to)) continue;
    for (pl_use *use = condition->uses, *next; use; use = next) {
      next = use->next;
      if (use->owner->block != to) continue;
      pl_value *constant = pl_g_constant(g, op, pl_g_i64_attr(g, condition->type, side == 0), condition->type);
      if (!constant) continue;
      pl_op *owner = use->owner;
      pl_use_set(use, constant);
      changed = pl_g_touched(g, owner);
    }
  }
  return changed;
}

/* Replaces a cf.cond_br by a cf.br if one branch alone leads to its block, a cf.cond_br on the same condition. Whether it did. */
static bool follow_predecessor(pl_greedy *g, pl_op *op) {
  const pl_block *block = op->block;
  const pl_op *before = block->region->first == block ? NULL : pl_g_only_branch(g, block);
  bool same = before && pl_op_is(before, PL_OP_CF_COND_BR) && pl_operand(before, 0) == pl_operand(op, 0);
  return same && branch_along(g, op, before->successors[0].block == block ? 0 : 1);
}

/* Tries, in this order: a cf.br along the edge of a constant condition; skipping blocks of only a cf.br; a cf.br for equal
 * successors, with arith.select; one along the edge on which a cond_br on the same condition alone leads here; true or false
 * for the condition in successors. True if one of them applied. */
bool pl_simplify_cf_cond_br(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_CF_COND_BR));
  pl_apint c;
  if (pl_constant_int(pl_operand(op, 0), &c)) return branch_along(g, op, pl_apint_is_zero(c) ? 1 : 0);
  if (shorten_paths(g, op)) return true;
  if (select_arguments(g, op) || follow_predecessor(g, op)) return true;
  return know_condition(g, op);
}

/* Whether case `i` of a switch leads where the default leads, with the same values. */
static bool is_as_default(const pl_op *op, uint32_t i) {
  const pl_successor *a = &op->successors[0], *b = &op->successors[i];
  if (a->block != b->block || a->count != b->count) return false;
  for (uint32_t k = 0; k < a->count; k++)
    if (pl_operand(op, a->first + k) != pl_operand(op, b->first + k)) return false;
  return true;
}

/* Drops the cases of a cf.switch that go where the default goes with the same operands. Whether there were any. `values` are its
 * case values. */
static bool drop_cases(pl_greedy *g, pl_op *op, const pl_attr *values) {
  value_list all = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  PL_VEC(pl_apint) numbers = {0};
  for (uint32_t i = 0; i < op->num_successors; i++) {
    if (i > 0 && is_as_default(op, i)) continue;
    passed_values(op, i, &all);
    pl_vec_push(&blocks, op->successors[i].block);
    pl_vec_push(&counts, op->successors[i].count);
    if (i > 0) pl_vec_push(&numbers, pl_dense_at(values, i - 1));
  }
  bool changed = blocks.len < op->num_successors;
  if (changed) {
    const int64_t count = (int64_t)numbers.len;
    const pl_type *elem = pl_operand(op, 0)->type, *type = pl_type_vector(g->ctx, 1, &count, NULL, elem);
    const pl_attr *left = count ? pl_attr_dense(g->ctx, type, numbers.data, numbers.len, false) : NULL;
    const pl_named_attr entry = {pl_attr_names[PL_NAME_CASE_VALUES], left};
    pl_value *flag = pl_operand(op, 0);
    (void)pl_g_insert(g, &(pl_op_spec){.info = op->info,
                                       .operands = &flag,
                                       .num_operands = 1,
                                       .attrs = left ? pl_attr_dict(g->ctx, &entry, 1) : NULL,
                                       .successors = blocks.data,
                                       .successor_counts = counts.data,
                                       .successor_operands = all.data,
                                       .num_successors = (uint32_t)blocks.len});
    pl_g_erase(g, op);
  }
  pl_vec_free(&all);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
  pl_vec_free(&numbers);
  return changed;
}

/* Replaces the op by a cf.br if it has no cases or its flag is constant; else drops the cases that lead where the default
 * leads with the same operands or, if there are none, skips blocks that contain only a cf.br. True if one of them applied. */
bool pl_simplify_cf_switch(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_CF_SWITCH));
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
  pl_apint flag;
  if (op->num_successors == 1) return branch_along(g, op, 0);
  if (pl_constant_int(pl_operand(op, 0), &flag) && values && values->kind == PL_ATTR_DENSE) {
    for (uint32_t i = 1; i < op->num_successors; i++) {
      if (pl_apint_eq(pl_dense_at(values, i - 1), flag)) return branch_along(g, op, i);
    }
    return branch_along(g, op, 0);
  }
  if (values && values->kind == PL_ATTR_DENSE && drop_cases(g, op, values)) return true;
  return shorten_paths(g, op);
}

/* Erases the op if its condition is the constant true. False, with nothing changed, if it is not. */
bool pl_simplify_cf_assert(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_CF_ASSERT));
  if (!pl_constant_is_one(pl_operand(op, 0))) return false;
  pl_g_erase(g, op);
  return true;
}

/* Replaces the op by a func.call of the symbol if its callee is the result of a func.constant. False, with nothing changed, if
 * it is not. */
bool pl_simplify_func_call_indirect(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_FUNC_CALL_INDIRECT));
  const pl_op *constant = pl_g_def(pl_operand(op, 0), PL_OP_FUNC_CONSTANT);
  if (!constant) return false;
  value_list args = {0};
  PL_VEC(const pl_type *) types = {0};
  PL_VEC(pl_value *) results = {0};
  for (uint32_t i = 1; i < op->num_operands; i++)
    pl_vec_push(&args, pl_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&types, pl_result(op, i)->type);
  pl_op *call = pl_g_insert(g, &(pl_op_spec){.info = pl_op_info_of(PL_OP_FUNC_CALL),
                                             .operands = args.data,
                                             .num_operands = (uint32_t)args.len,
                                             .result_types = types.data,
                                             .num_results = op->num_results,
                                             .attrs = op->attrs});
  pl_op_set_attr(call, PL_NAME_CALLEE, pl_op_attr(constant, PL_NAME_VALUE));
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&results, pl_result(call, i));
  pl_g_replace(g, op, results.data);
  pl_vec_free(&args);
  pl_vec_free(&types);
  pl_vec_free(&results);
  return true;
}
