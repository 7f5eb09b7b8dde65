/* successors.c - a terminator that names a block with arguments more than once gets a block of its own for each further time:
 * a phi of LLVM IR can't distinguish two edges between the same blocks. Two forms:
 *
 *   legalize-successors        the new block has no arguments, it jumps on with the original operands, which dominate it. Source:
 * MLIR documentation, "Conversion to the LLVM Dialect" (2020), Repeated Successor Removal.
 *
 *   llvm-legalize-for-export   the new block takes the operands as arguments and passes them on by llvm.br, as mlir-opt 22 does.
 */
#include <assert.h>

#include "core/base/vec.h"
#include "core/transform/passes/passes.h"
#include "core/transform/region.h"

typedef PL_VEC(pl_region *) region_list;
typedef PL_VEC(pl_value *) value_list;

/* Appends the op's regions to the work list. */
static void add_regions(region_list *work, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_regions; i++)
    pl_vec_push(work, op->regions[i]);
}

/* Whether an earlier successor of the op is the same block. */
static bool is_repeated(const pl_op *op, uint32_t index) {
  for (uint32_t i = 0; i < index; i++) {
    if (op->successors[i].block == op->successors[index].block) return true;
  }
  return false;
}

/* The branch op for a new block before a successor of the terminator `op`. */
static const pl_op_info *jump_of(const pl_op *op, bool with_arguments) {
  bool is_cf = pl_op_is(op, PL_OP_CF_COND_BR) || pl_op_is(op, PL_OP_CF_SWITCH);
  return pl_op_info_of(is_cf && !with_arguments ? PL_OP_CF_BR : PL_OP_LLVM_BR);
}

/* Appends a block to the op's region that branches to successor `index` of the op, passing the operands that the op passes, or
 * with arguments of its own in their place; returns the block. The op is not changed. */
static pl_block *block_between(pl_op *op, uint32_t index, bool with_arguments) {
  assert(index < op->num_successors);
  const pl_successor *to = &op->successors[index];
  pl_block *made = pl_block_new(op->module);
  value_list values = {0};
  for (uint32_t i = 0; i < to->count; i++) {
    pl_value *value = pl_operand(op, to->first + i);
    pl_vec_push(&values, with_arguments ? pl_block_add_arg(op->module, made, value->type) : value);
  }
  pl_op_append(made, pl_op_new(op->module, &(pl_op_spec){.info = jump_of(op, with_arguments),
                                                         .successors = &(pl_block *){to->block},
                                                         .successor_counts = &to->count,
                                                         .successor_operands = values.data,
                                                         .num_successors = 1,
                                                         .line = op->line,
                                                         .column = op->column,
                                                         .loc = op->loc}));
  pl_block_append(op->block->region, made);
  pl_vec_free(&values);
  return made;
}

/* Puts a new block before each successor of a terminator that gets operands and is also an earlier successor; with
 * `with_arguments` the operands are passed to the new block, else by it. */
static void separate_successors(pl_op *op, bool with_arguments) {
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  value_list values = {0};
  bool changed = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *to = &op->successors[i];
    bool between = to->count && is_repeated(op, i);
    pl_vec_push(&blocks, between ? block_between(op, i, with_arguments) : to->block);
    uint32_t remaining = between && !with_arguments ? 0 : to->count;
    pl_vec_push(&counts, remaining);
    for (uint32_t k = 0; k < remaining; k++)
      pl_vec_push(&values, pl_operand(op, to->first + k));
    changed |= between;
  }
  if (changed) pl_replace_terminator(op, blocks.data, counts.data, values.data);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
  pl_vec_free(&values);
}

void pl_separate_successors(pl_module *module, bool with_arguments) {
  assert(module->op);
  region_list work = {0};
  add_regions(&work, module->op);
  while (work.len) {
    pl_region *region = pl_vec_pop(&work);
    PL_FOR_BLOCKS(block, region) {
      PL_FOR_OPS(op, block) add_regions(&work, op);
      if (block->last && block->last->num_successors > 1) separate_successors(block->last, with_arguments);
    }
  }
  pl_vec_free(&work);
}
