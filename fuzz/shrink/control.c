/* control.c - blocks, branches and regions get fewer. */
#include <assert.h>

#include "core/transform/region.h"
#include "fuzz/shrink/internal.h"

typedef PL_VEC(pl_value *) value_list;

/* Whether the op is cf.br or llvm.br. */
static bool is_unconditional(const pl_op *op) { return pl_op_is(op, PL_OP_CF_BR) || pl_op_is(op, PL_OP_LLVM_BR); }

/* The kind of unconditional branch in the op's own dialect: llvm.br, or cf.br for all others. */
static pl_op_kind branch_kind_of(const pl_op *op) { return pl_str_is(op->info->dialect, "llvm") ? PL_OP_LLVM_BR : PL_OP_CF_BR; }

/* ---- Branches ---- */

/* Replaces the terminator `old` by `made`, and erases the blocks of its region that become unreachable. */
static void end_block_with(pl_op *old, pl_op *made) {
  pl_region *region = old->block->region;
  pl_op_insert_before(old, made);
  pl_op_erase(old);
  pl_erase_unreachable(region);
}

/* Whether a result of the op has uses, as the result of an llvm.invoke may. */
static bool has_used_result(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return true;
  return false;
}

/* Adds a site if the op is a branch that ends a block directly in a function. */
void pl_collect_RETURN(pl_shrinker *s, pl_op *op) {
  if (op->num_successors && op->block && op == op->block->last && pl_op_has(op->block->region->op, PL_TRAIT_FUNCTION))
    pl_add_site(s, op, 0, 0);
}

/* Replaces the branch by a return of default values (pl_default_value), and erases the blocks that become unreachable. False
 * if that can't be done; arguments may be added to the function by then. */
bool pl_shrink_RETURN(pl_shrinker *s, pl_site site) {
  assert(site.op->num_successors > 0 && site.op == site.op->block->last);
  const pl_op *func = site.op->block->region->op;
  const pl_type *type = pl_func_type(func);
  bool llvm = pl_op_is(func, PL_OP_LLVM_FUNC), complete = type != NULL && !has_used_result(site.op);
  value_list values = {0};
  for (uint32_t i = 0; complete && i < type->func.num_results; i++) {
    if (type->func.results[i]->kind == PL_TYPE_LLVM_VOID) continue;
    pl_value *value = pl_default_value(s, site.op, type->func.results[i], NULL);
    complete = value != NULL;
    if (value) pl_vec_push(&values, value);
  }
  if (complete)
    end_block_with(site.op,
                   pl_op_new(s->module, &(pl_op_spec){.info = pl_op_info_of(llvm ? PL_OP_LLVM_RETURN : PL_OP_FUNC_RETURN),
                                                      .operands = values.data,
                                                      .num_operands = (uint32_t)values.len}));
  pl_vec_free(&values);
  return complete;
}

/* Adds a site for each successor of a terminator that has several. a: the successor's number. */
void pl_collect_BRANCH(pl_shrinker *s, pl_op *op) {
  if (op->num_successors < 2 || !op->block || op != op->block->last) return;
  for (uint32_t i = 0; i < op->num_successors; i++)
    pl_add_site(s, op, i, 0);
}

/* A new unconditional branch of that kind, cf.br or llvm.br, to the block, which passes the values; it is not inserted yet. */
static pl_op *branch_to(pl_shrinker *s, pl_op_kind kind, pl_block *block, const value_list *values) {
  uint32_t count = (uint32_t)values->len;
  return pl_op_new(s->module, &(pl_op_spec){.info = pl_op_info_of(kind),
                                            .successors = &block,
                                            .successor_counts = &count,
                                            .successor_operands = values->data,
                                            .num_successors = 1});
}

/* Replaces the branch by an unconditional one to the successor of the site, with the same operands, and erases the blocks that
 * become unreachable; false if a result of the branch is used. */
bool pl_shrink_BRANCH(pl_shrinker *s, pl_site site) {
  assert(site.op == site.op->block->last && site.a < site.op->num_successors);
  const pl_successor *to = &site.op->successors[site.a];
  if (has_used_result(site.op)) return false;
  value_list values = {0};
  for (uint32_t i = 0; i < to->count; i++)
    pl_vec_push(&values, pl_operand(site.op, to->first + i));
  end_block_with(site.op, branch_to(s, branch_kind_of(site.op), to->block, &values));
  pl_vec_free(&values);
  return true;
}

/* ---- Blocks ---- */

/* How often the last ops of the blocks in its region name this block as a successor. */
static uint32_t count_edges_to(const pl_block *block) {
  uint32_t edges = 0;
  PL_FOR_BLOCKS(from, block->region)
  for (uint32_t i = 0; from->last && i < from->last->num_successors; i++)
    edges += from->last->successors[i].block == block;
  return edges;
}

/* Adds a site if the op is an unconditional branch to another block. */
void pl_collect_MERGE(pl_shrinker *s, pl_op *op) {
  if (is_unconditional(op) && op->successors[0].block != op->block) pl_add_site(s, op, 0, 0);
}

/* Moves the ops of the branch's target to the end of the branch's own block, in place of the branch; false if the target is
 * that block or can be entered in another way. */
bool pl_shrink_MERGE(pl_shrinker *s, pl_site site) {
  assert(is_unconditional(site.op));
  (void)s;
  pl_block *block = site.op->block, *next = site.op->successors[0].block;
  if (next == block || next == block->region->first || count_edges_to(next) != 1) return false;
  for (uint32_t i = 0; i < next->num_args && i < site.op->successors[0].count; i++)
    pl_value_replace_all(next->args[i], pl_operand(site.op, site.op->successors[0].first + i));
  pl_op_erase(site.op);
  PL_FOR_OPS(op, next) {
    pl_op_unlink(op);
    pl_op_append(block, op);
  }
  pl_block_unlink(next);
  return true;
}

/* Adds a site for each successor whose block begins with an unconditional branch to another block. a: the successor's number.
 * */
void pl_collect_THREAD(pl_shrinker *s, pl_op *op) {
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_block *block = op->successors[i].block;
    if (block->first && is_unconditional(block->first) && block->first->successors[0].block != block) pl_add_site(s, op, i, 0);
  }
}

/* The value that stands for `value`, an operand of the branch in `block`, where `block` is entered from the op `from` by its
 * successor `by`: for an argument of the block, what `from` passes for it. */
static pl_value *handed_on(const pl_op *from, const pl_successor *by, const pl_block *block, pl_value *value) {
  bool own = value->block == block && value->index < by->count;
  return own ? pl_operand(from, by->first + value->index) : value;
}

/* Lets a successor of the op go directly to the target of the block that it leads to, and erases the blocks that become
 * unreachable. False if that block no longer begins with an unconditional branch. */
bool pl_shrink_THREAD(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_successors);
  (void)s;
  pl_op *op = site.op;
  const pl_block *over = op->successors[site.a].block;
  if (!over->first || !is_unconditional(over->first)) return false;
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  value_list values = {0};
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *by = &op->successors[i], *on = &over->first->successors[0];
    bool threaded = i == site.a;
    uint32_t count = threaded ? on->count : by->count;
    pl_vec_push(&blocks, threaded ? on->block : by->block);
    pl_vec_push(&counts, count);
    for (uint32_t k = 0; k < count; k++)
      pl_vec_push(&values,
                  threaded ? handed_on(op, by, over, pl_operand(over->first, on->first + k)) : pl_operand(op, by->first + k));
  }
  pl_region *region = op->block->region;
  pl_replace_terminator(op, blocks.data, counts.data, values.data);
  pl_erase_unreachable(region);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
  pl_vec_free(&values);
  return true;
}

/* ---- Arguments of blocks ---- */

/* Adds a site for each argument of the op's blocks other than entry blocks. a: the argument's number. */
void pl_collect_BLOCK_ARGUMENT(pl_shrinker *s, pl_op *op) {
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r]) {
      if (block == op->regions[r]->first) continue;
      for (uint32_t i = 0; i < block->num_args; i++)
        pl_add_block_site(s, block, i);
    }
}

/* The single value that all branches to the block pass for an argument, not counting the argument itself; NULL if there are
 * several or none. */
static pl_value *passed_value(const pl_block *block, uint32_t index) {
  pl_value *passed = NULL;
  PL_FOR_BLOCKS(from, block->region)
  for (uint32_t i = 0; from->last && i < from->last->num_successors; i++) {
    const pl_successor *to = &from->last->successors[i];
    if (to->block != block || index >= to->count) continue;
    pl_value *value = pl_operand(from->last, to->first + index);
    if (value == block->args[index] || value == passed) continue;
    if (passed) return NULL;
    passed = value;
  }
  return passed;
}

/* Removes from a branch the operands that it passes for that argument of the block. */
static void drop_passed(pl_op *op, const pl_block *block, uint32_t index) {
  for (uint32_t i = op->num_successors; i-- > 0;)
    if (op->successors[i].block == block && index < op->successors[i].count)
      op = pl_rebuild_without(op, op->successors[i].first + index, UINT32_MAX);
}

/* Removes an argument of a block and the operands passed for it; its uses get the single value passed or a default value
 * (pl_default_value). False if there is neither, or the site no longer exists. */
bool pl_shrink_BLOCK_ARGUMENT(pl_shrinker *s, pl_site site) {
  assert(site.block && site.block->region);
  pl_block *block = site.block;
  if (site.a >= block->num_args || !block->first) return false;
  pl_value *arg = block->args[site.a];
  pl_value *with = arg->uses ? passed_value(block, site.a) : NULL;
  if (with)
    pl_value_replace_all(arg, with);
  else if (!pl_replace_by_defaults(s, block->first, &arg, 1))
    return false;
  PL_FOR_BLOCKS(from, block->region) {
    if (from->last) drop_passed(from->last, block, site.a);
  }
  pl_block_erase_arg(block, site.a);
  return true;
}

/* ---- Regions ---- */

/* Whether the region has exactly one block. */
static bool has_one_block(const pl_region *region) { return region->first && region->first == region->last; }

/* Adds a site for each region of the op whose ops may take the place of the op; it has exactly one block. a: the region's
 * number. */
void pl_collect_REGION(pl_shrinker *s, pl_op *op) {
  if (op == s->module->op || !op->block || pl_op_has(op, PL_TRAIT_FUNCTION)) return;
  if (pl_is_in_module(op) && !pl_op_has(op, PL_TRAIT_NO_TERMINATOR)) return;
  for (uint32_t r = 0; r < op->num_regions; r++)
    if (has_one_block(op->regions[r])) pl_add_site(s, op, r, 0);
}

/* Replaces the results of the op by the last operands of the terminator `end` (NULL: none), or by default values where these
 * don't fit. False if there is no value for a result; earlier ones are replaced by then. */
static bool replace_results(pl_shrinker *s, pl_op *op, const pl_op *end) {
  uint32_t skip = end && end->num_operands >= op->num_results ? end->num_operands - op->num_results : 0;
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_value *result = pl_result(op, i);
    pl_value *with = end && skip + i < end->num_operands ? pl_operand(end, skip + i) : NULL;
    if (with && with->type == result->type && with != result)
      pl_value_replace_all(result, with);
    else if (!pl_replace_by_defaults(s, op, &result, 1))
      return false;
  }
  return true;
}

/* Replaces the arguments of the block by the last operands of the op, as a loop's initial values, or by default values where
 * these don't fit. False if there is no value for an argument; earlier ones are replaced by then. */
static bool replace_arguments(pl_shrinker *s, pl_op *op, const pl_block *block) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_value *arg = block->args[i];
    uint32_t from_end = block->num_args - i;
    pl_value *with = from_end <= op->num_operands ? pl_operand(op, op->num_operands - from_end) : NULL;
    if (with && with->type == arg->type)
      pl_value_replace_all(arg, with);
    else if (!pl_replace_by_defaults(s, op, &arg, 1))
      return false;
  }
  return true;
}

/* Moves the ops of the region's block, without the terminator, to the place of the op, and erases the op. False if that can't
 * be done; values may be replaced by then. */
bool pl_shrink_REGION(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_regions);
  pl_block *block = site.op->regions[site.a]->first;
  const pl_op *end = block->last && pl_is_terminator(block->last) ? block->last : NULL;
  if (end && end->num_successors) return false;
  if (!replace_arguments(s, site.op, block) || !replace_results(s, site.op, end)) return false;
  PL_FOR_OPS(op, block) {
    if (op == end) continue;
    pl_op_unlink(op);
    pl_op_insert_before(site.op, op);
  }
  pl_op_erase(site.op);
  return true;
}

/* Adds a site for each region that has blocks, except those of functions and of the module. a: the region's number. */
void pl_collect_EMPTY_REGION(pl_shrinker *s, pl_op *op) {
  if (op == s->module->op || pl_op_has(op, PL_TRAIT_FUNCTION)) return;
  for (uint32_t r = 0; r < op->num_regions; r++)
    if (op->regions[r]->first) pl_add_site(s, op, r, 0);
}

/* Erases all blocks of region number site.a of the op. Always true. */
bool pl_shrink_EMPTY_REGION(pl_shrinker *s, pl_site site) {
  assert(site.a < site.op->num_regions);
  (void)s;
  pl_region *region = site.op->regions[site.a];
  while (region->first) {
    pl_block *block = region->first;
    PL_FOR_OPS(op, block) {
      for (uint32_t i = 0; i < op->num_results; i++) /* by what goes too */
        while (op->results[i].uses)
          pl_use_set(op->results[i].uses, NULL);
      pl_op_erase(op);
    }
    pl_block_unlink(block);
  }
  return true;
}
