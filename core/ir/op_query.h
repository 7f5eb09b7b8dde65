/* op_query.h - questions about operations, values, functions and symbols.
 */
#ifndef PL_CORE_IR_OP_QUERY_H
#define PL_CORE_IR_OP_QUERY_H

#include "core/ir/op.h"

/* Sets the line and column of a block argument in the source. */
static inline void pl_arg_set_place(pl_value *arg, uint32_t line, uint32_t column) {
  pl_block_arg *self = (pl_block_arg *)arg;
  self->line = line;
  self->column = column;
}
/* Reads the line and column of a block argument in the source; 0, 0 if a pass made it. */
static inline void pl_arg_place(const pl_value *arg, uint32_t *line, uint32_t *column) {
  const pl_block_arg *self = (const pl_block_arg *)arg;
  *line = self->line;
  *column = self->column;
}
/* The explicit location of a block argument, or NULL. */
static inline const pl_attr *pl_arg_loc(const pl_value *arg) { return ((const pl_block_arg *)arg)->loc; }
/* Sets the explicit location of a block argument; NULL: none. */
static inline void pl_arg_set_loc(pl_value *arg, const pl_attr *loc) { ((pl_block_arg *)arg)->loc = loc; }
/* Sets the line, column and location of a block argument to those of another one. */
static inline void pl_arg_copy_place(pl_value *arg, const pl_value *from) {
  uint32_t line, column;
  pl_arg_place(from, &line, &column);
  pl_arg_set_place(arg, line, column);
  pl_arg_set_loc(arg, pl_arg_loc(from));
}

/* The inherent attribute of that name; NULL if it is absent, or the op table has no such property for the op (a discardable
 * attribute may have the name). */
const pl_attr *pl_op_property(const pl_op *op, pl_attr_name name);
/* The attribute `llvm.NAME` of an op, or NULL: a function of another dialect has there what is the property NAME of llvm.func. */
const pl_attr *pl_op_prefixed_attr(const pl_op *op, pl_attr_name name);
/* Whether the op's `passthrough` attribute has the word as a single string, which LLVM gets as a function attribute. (MLIR
 * documentation, 'llvm' Dialect, Attribute Pass-Through.) */
bool pl_op_passes_through(const pl_op *op, const char *word);
/* The attribute of that name, inherent or discardable; NULL if absent. (Names from a text are looked up by pl_dict_get in
 * op->attrs.) */
static inline const pl_attr *pl_op_attr(const pl_op *op, pl_attr_name name) {
  return op->attrs ? pl_dict_get(op->attrs, pl_attr_names[name]) : NULL;
}

/* The value of operand `i`; the op has so many. */
static inline pl_value *pl_operand(const pl_op *op, uint32_t i) { return op->operands[i].value; }
/* Result i as a value; the op has so many. */
static inline pl_value *pl_result(const pl_op *op, uint32_t i) { return &op->results[i]; }
/* Whether the op is of that kind. */
static inline bool pl_op_is(const pl_op *op, pl_op_kind kind) { return op->info->kind == kind; }
/* Whether ops of this kind have the trait. */
static inline bool pl_op_has(const pl_op *op, pl_trait trait) { return (op->info->traits & (uint32_t)trait) != 0; }
/* The number of operands that are not passed to a successor. */
uint32_t pl_op_num_own_operands(const pl_op *op);
/* The range of operands of a group of a PL_TRAIT_SEGMENTS op: *first and *count; 0, 0 if there is no such group. */
void pl_op_segment(const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count);
/* The position of an op in the source, from its line and column or else its location, also through the module it was made from;
 * line 0 if not known. */
pl_pos pl_op_pos(const pl_op *op);

/* False if the op has one result, which has a name in the text and no use; else true. (An op that older versions wrote without
 * results has an unnamed one, which always counts.) */
bool pl_op_result_counts(const pl_op *op);
/* The op's sym_name; empty if it has none. */
pl_str pl_symbol_name(const pl_op *op);
/* The op's function_type attribute as a type; NULL if it has none. */
const pl_type *pl_func_type(const pl_op *func);
/* Whether the operands and results of a func.call have the types of the PL_TYPE_FUNCTION `type`: the callee's type may have been
 * changed since the check. */
bool pl_func_call_fits(const pl_op *call, const pl_type *type);
/* Whether the function has no body. */
bool pl_func_is_declaration(const pl_op *func);
/* The entry block of a function; NULL for a declaration. */
pl_block *pl_func_entry(const pl_op *func);
/* The first op directly inside `table` (an op with PL_TRAIT_SYMBOL_TABLE) with that sym_name; NULL if there is none. Takes linear
 * time, but for a table with an index (symbol_index.h). */
pl_op *pl_symbol_lookup(const pl_op *table, pl_str name);
/* Whether an attribute of the op refers to the symbol (pl_attr_refers_to). What names a comdat of the LLVM dialect does not. */
bool pl_entry_refers_to(const pl_op *op, const pl_named_attr *entry, pl_str name);
/* Whether one of the op's attributes refers to the symbol (pl_entry_refers_to). */
bool pl_op_refers_to(const pl_op *op, pl_str name);
/* The symbol as pl_symbol_lookup gives it, but NULL for a function that is only declared and that neither `table` nor an op
 * inside it refers to. Walks over all of it. */
const pl_op *pl_symbol_in_use(const pl_op *table, pl_str name);
/* The op after `op` in a preorder walk over `root` and everything inside it (parents first); NULL at the end. */
pl_op *pl_op_walk_next(const pl_op *root, pl_op *op);
/* The closest op around `op` with PL_TRAIT_ALLOC_SCOPE, at the end of whose region the lifetime of a memref.alloca at `op` ends;
 * NULL if there is none. */
const pl_op *pl_op_alloc_scope(const pl_op *op);
/* Whether a memref.alloca inside `scope` has `scope` as its closest PL_TRAIT_ALLOC_SCOPE. */
bool pl_op_has_allocas(const pl_op *scope);
/* Numbers the blocks of each region inside `func` from 0, and all block arguments and results inside it from 0; returns the
 * number of values. */
uint32_t pl_func_number(pl_op *func);

/* `for (each op of a block)`; the op may be erased in the loop. */
#define PL_FOR_OPS(op, block_)                                                                                                   \
  for (pl_op *op = (block_)->first, *op##_next_ = op ? op->next : NULL; op; op = op##_next_, op##_next_ = op ? op->next : NULL)
/* `for (each block of a region)`. */
#define PL_FOR_BLOCKS(block, region_) for (pl_block *block = (region_)->first; block; block = block->next)

#endif
