/* op_query.h - questions about operations, values, functions and symbols.
 */
#ifndef PL_CORE_IR_OP_QUERY_H
#define PL_CORE_IR_OP_QUERY_H

#include "core/ir/op.h"

/* Sets where a block argument stands in the text. */
static inline void pl_arg_set_place(pl_value *arg, uint32_t line, uint32_t column) {
  pl_block_arg *self = (pl_block_arg *)arg;
  self->line = line;
  self->column = column;
}
/* Where a block argument stands in the text; 0, 0 if it was made. */
static inline void pl_arg_place(const pl_value *arg, uint32_t *line, uint32_t *column) {
  const pl_block_arg *self = (const pl_block_arg *)arg;
  *line = self->line;
  *column = self->column;
}
/* The location that a block argument was given, or NULL. */
static inline const pl_attr *pl_arg_loc(const pl_value *arg) { return ((const pl_block_arg *)arg)->loc; }
/* Gives a block argument a location; NULL: none. */
static inline void pl_arg_set_loc(pl_value *arg, const pl_attr *loc) { ((pl_block_arg *)arg)->loc = loc; }
/* Gives a block argument the place and the location of another one. */
static inline void pl_arg_copy_place(pl_value *arg, const pl_value *from) {
  uint32_t line, column;
  pl_arg_place(from, &line, &column);
  pl_arg_set_place(arg, line, column);
  pl_arg_set_loc(arg, pl_arg_loc(from));
}

/* The property of that name in the op table; NULL for a discardable attribute that happens to have the name. */
const pl_attr *pl_op_property(const pl_op *op, pl_attr_name name);
/* The attribute `llvm.NAME`, in which a function of another dialect has what is the property NAME of llvm.func. NULL if absent.
 */
const pl_attr *pl_op_prefixed_attr(const pl_op *op, pl_attr_name name);
/* Whether LLVM gets a word as it is written: one that stands alone in `passthrough`. (MLIR documentation, 'llvm' Dialect,
 * Attribute Pass-Through.) */
bool pl_op_passes_through(const pl_op *op, const char *word);
/* NULL if absent. A name that comes from a text is looked up by pl_dict_get in op->attrs. */
static inline const pl_attr *pl_op_attr(const pl_op *op, pl_attr_name name) {
  return op->attrs ? pl_dict_get(op->attrs, pl_attr_names[name]) : NULL;
}

/* The value that operand i uses. */
static inline pl_value *pl_operand(const pl_op *op, uint32_t i) { return op->operands[i].value; }
/* Result i as a value; the op has so many. */
static inline pl_value *pl_result(const pl_op *op, uint32_t i) { return &op->results[i]; }
/* Whether the op is of that kind. */
static inline bool pl_op_is(const pl_op *op, pl_op_kind kind) { return op->info->kind == kind; }
/* Whether ops of this kind have the trait. */
static inline bool pl_op_has(const pl_op *op, pl_trait trait) { return (op->info->traits & (uint32_t)trait) != 0; }
/* Operands that belong to no successor. */
uint32_t pl_op_num_own_operands(const pl_op *op);
/* The operands of a group of a PL_TRAIT_SEGMENTS op. */
void pl_op_segment(const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count);
pl_pos pl_op_pos(const pl_op *op); /* through explicit locations and origin; line 0 if unknown */

/* Functions (func.func, llvm.func). */
/* Whether something uses the one result, or the text gives it no name: an operation that older versions wrote without results. */
bool pl_op_result_counts(const pl_op *op);
pl_str pl_symbol_name(const pl_op *op);         /* sym_name, empty if none */
const pl_type *pl_func_type(const pl_op *func); /* its function_type */
/* Whether a func.call passes and takes what a PL_TYPE_FUNCTION says: that may have been changed since it was checked. */
bool pl_func_call_fits(const pl_op *call, const pl_type *type);
/* Whether the function has no body. */
bool pl_func_is_declaration(const pl_op *func);
pl_block *pl_func_entry(const pl_op *func); /* NULL for a declaration */
/* The symbol directly inside `table` (an op with PL_TRAIT_SYMBOL_TABLE), or NULL. Linear; keep a map if you ask often. */
pl_op *pl_symbol_lookup(const pl_op *table, pl_str name);
/* The same, but NULL for a function that is only declared, and that nothing inside `table` names. Walks over all of it. */
const pl_op *pl_symbol_in_use(const pl_op *table, pl_str name);
/* The op after `op` in a walk over everything inside `root` (itself first), parents before what they hold; NULL at the end. */
pl_op *pl_op_walk_next(const pl_op *root, pl_op *op);
/* The closest op around `op` with PL_TRAIT_ALLOC_SCOPE, NULL if there is none: a memref.alloca lives until its region ends. */
const pl_op *pl_op_alloc_scope(const pl_op *op);
/* Whether a memref.alloca inside of a scope lives until an iteration of that very scope ends. */
bool pl_op_has_allocas(const pl_op *scope);
/* Numbers the blocks of each region 0.. and values 0.. (nested regions included; of a region the arguments of all blocks first,
 * then results in order); gives the number of values. */
uint32_t pl_func_number(pl_op *func);

/* `for (each op of a block)`; the op may be erased in the loop. */
#define PL_FOR_OPS(op, block_)                                                                                                   \
  for (pl_op *op = (block_)->first, *op##_next_ = op ? op->next : NULL; op; op = op##_next_, op##_next_ = op ? op->next : NULL)
#define PL_FOR_BLOCKS(block, region_) for (pl_block *block = (region_)->first; block; block = block->next)

#endif
