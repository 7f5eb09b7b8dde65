/* copy_op.c - operations that stay as they are. */
#include <assert.h>

#include "core/convert/emit/blocks.h"
#include "core/convert/emit/values.h"

/* Collects the operands of a copied op in `operands`: its own in their source types, those passed to a successor in the types of
 * the new block's arguments. */
static void copied_operands(pl_rw *rw, const pl_op *op, pl_values *operands) {
  uint32_t own = pl_op_num_own_operands(op);
  pl_vec_clear(operands);
  for (uint32_t i = 0; i < own; i++)
    pl_vec_push(operands, pl_rw_original(rw, pl_operand(op, i)));
  for (uint32_t s = 0; s < op->num_successors; s++) {
    const pl_successor *successor = &op->successors[s];
    const pl_block *target = pl_rw_block(rw, successor->block);
    for (uint32_t i = 0; i < successor->count; i++) {
      const pl_value *value = pl_operand(op, successor->first + i);
      bool same = i >= target->num_args || target->args[i]->type == value->type;
      pl_vec_push(operands, same ? pl_rw_original(rw, value) : pl_rw_converted(rw, value));
    }
  }
}

pl_op *pl_rw_copy(pl_rw *rw, const pl_op *op) {
  assert(rw->block);
  enum { FEW = 4 };
  const pl_type *few_types[FEW], **types = few_types;
  pl_block *few_blocks[FEW], **successors = few_blocks;
  uint32_t few_counts[FEW], *counts = few_counts, own = pl_op_num_own_operands(op);
  if (op->num_results > FEW) types = PL_NEW_ARRAY(rw->arena, const pl_type *, op->num_results);
  if (op->num_successors > FEW) {
    successors = PL_NEW_ARRAY(rw->arena, pl_block *, op->num_successors);
    counts = PL_NEW_ARRAY(rw->arena, uint32_t, op->num_successors);
  }
  copied_operands(rw, op, &rw->operands);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] = pl_result(op, i)->type;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    successors[i] = pl_rw_block(rw, op->successors[i].block);
    counts[i] = op->successors[i].count;
  }
  pl_op_spec spec = {.info = op->info,
                     .operands = rw->operands.data,
                     .num_operands = own,
                     .result_types = types,
                     .num_results = op->num_results,
                     .attrs = op->attrs,
                     .num_regions = op->num_regions,
                     .successors = successors,
                     .successor_counts = counts,
                     .successor_operands = rw->operands.len > own ? rw->operands.data + own : NULL,
                     .num_successors = op->num_successors,
                     .segments = op->segments,
                     .num_segments = op->num_segments,
                     .line = op->line,
                     .column = op->column,
                     .loc = op->loc};
  pl_op *copy = pl_op_new(rw->out, &spec);
  pl_op_append(rw->block, copy);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_rw_map(rw, pl_result(op, i), pl_result(copy, i));
  if (pl_rw_requests_wrappers(rw) && pl_op_is(op, PL_OP_FUNC_FUNC))
    pl_op_set_attr(copy, PL_NAME_LLVM_EMIT_C_INTERFACE, pl_attr_unit(rw->ctx));
  return copy;
}
