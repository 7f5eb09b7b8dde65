/* op_edit.h - making and changing operations, blocks and uses.
 *
 * Links (uses, lists) are changed through these functions alone. Arrays that are passed are copied into the module's arena.
 */
#ifndef PL_CORE_IR_OP_EDIT_H
#define PL_CORE_IR_OP_EDIT_H

#include "core/ir/op.h"

/* What an op is made of, for pl_op_new. All arrays are copied. */
typedef struct pl_op_spec {
  const pl_op_info *info;
  pl_value *const *operands; /* own operands */
  uint32_t num_operands;
  const pl_type *const *result_types;
  uint32_t num_results;
  const pl_attr *attrs; /* DICT or NULL */
  uint32_t num_regions;
  pl_block *const *successors;
  const uint32_t *successor_counts;    /* operands of each */
  pl_value *const *successor_operands; /* all of them, in order */
  uint32_t num_successors;
  const uint32_t *segments; /* needed with PL_TRAIT_SEGMENTS; does not count successor operands */
  uint32_t num_segments;
  uint32_t line, column;
  const pl_attr *loc;
} pl_op_spec;

/* A new op as `spec` says, in no block and with empty regions; it is allocated in the module's arena and becomes a user of its
 * operands. */
pl_op *pl_op_new(pl_module *module, const pl_op_spec *spec);
/* Puts a detached op at the end of a block. */
void pl_op_append(pl_block *block, pl_op *op);
/* Puts a detached op before `place`, in its block. */
void pl_op_insert_before(pl_op *place, pl_op *op);
/* Takes an op whose results are unused out of its block, and drops the uses of its operands and of those of all ops inside it. */
void pl_op_erase(pl_op *op);
/* Removes all operands of an op, those of its successors too; it keeps its successors, so that it still says where control
 * goes. */
void pl_op_drop_operands(pl_op *op);
/* Erases an op without regions and gives its memory back: nothing may refer to it any more. */
void pl_op_free(pl_op *op);
/* Takes an op out of its block, if it is in one; it keeps its operands. For moving it. */
void pl_op_unlink(pl_op *op);
/* Makes an operand use another value, or none if that is NULL. */
void pl_use_set(pl_use *use, pl_value *value);
/* Replaces all uses of `value` by uses of `with`. */
void pl_value_replace_all(pl_value *value, pl_value *with);
/* Sets an attribute of the op, or removes it for a NULL `value`. */
void pl_op_set_attr(pl_op *op, pl_attr_name name, const pl_attr *value);
/* Sets the attribute of the op with that name, or removes it for a NULL `value`. */
void pl_op_set_named_attr(pl_op *op, pl_str name, const pl_attr *value);
/* Replaces all operands of an op without successors. */
void pl_op_set_operands(pl_op *op, pl_value *const *operands, uint32_t count);

/* A detached, empty block. */
pl_block *pl_block_new(pl_module *module);
/* Puts a detached block at the end of a region. */
void pl_block_append(pl_region *region, pl_block *block);
/* Puts a detached block before `place`, in its region. */
void pl_block_insert_before(pl_block *place, pl_block *block);
/* Detaches the block from its region, if it has one; its ops stay in it. */
void pl_block_unlink(pl_block *block);
/* Adds an argument of `type` after the block's other arguments; returns it. */
pl_value *pl_block_add_arg(pl_module *module, pl_block *block, const pl_type *type);
/* Removes an argument, which must be unused, and renumbers those after it; the caller removes the operands that branches pass
 * for it. */
void pl_block_erase_arg(pl_block *block, uint32_t index);
/* The last op of the block if it is a terminator, or unregistered with successors; else NULL. */
pl_op *pl_block_terminator(const pl_block *block);

#endif
