/* flatten_ops.h - how single operations are flattened: regions, variables, calls, reshapes and loops. Private to this folder. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H
#define PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H

#include "verify/tv/function/flattener.h"

/* --- flatten.c --- */
/* Flattens the region's blocks into the function that is written, starting in `entry`; its terminators branch as `exit` says.
 * Flattening fails (`fine`) if regions are nested too deeply. */
void pl_flatten_walk_below(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry);
/* Emits a memref.alloca_scope.return if stack objects may end with the region, other than a function's, that `op` terminates; to
 * be called before the branch that replaces `op`. */
void pl_flatten_end_scope(flattener *f, const pl_op *op);
/* Writes a branch by the condition to region 0 of `op`, or else to region 1, which may be empty, and continues in a block with
 * the op's results as arguments. */
void pl_flatten_two_ways(flattener *f, const pl_op *op, pl_value *condition);

/* Lists in `f->variables` the allocas of the region that can become values. */
void pl_flatten_find_variables(flattener *f, const pl_region *region);
/* Adds an argument for each promoted variable to the block, after its own arguments; not to be called for the first block. */
void pl_flatten_add_variables(flattener *f, pl_block *made);
/* Sets the current value of each promoted variable to its argument of block `made`, or to none in the entry block. */
void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry);
/* Appends the current values of the promoted variables to `out`, as operands of a branch; for one without a value, an undef,
 * which is emitted. */
void pl_flatten_pass_variables(flattener *f, value_vec *out);
/* Whether the op makes, accesses or marks a promoted variable; then it is not written: a load's result becomes the variable's
 * current value, a store sets that, others clear it. */
bool pl_flatten_variable(flattener *f, const pl_op *op);
/* Whether a load or store has nothing, such as `volatile`, that promoting would lose. */
bool pl_flatten_is_plain(const pl_op *op);

/* --- flatten_calls.c --- */
/* The function whose body is to be inlined for the call; NULL if the call stays. Its ops count towards the limit on inlined code
 * from then on. */
const pl_op *pl_flatten_callee(flattener *f, const pl_op *call);
/* Writes the callee's body in the place of the call and continues after it with the results. */
void pl_flatten_call(flattener *f, const pl_op *op, const pl_op *callee);
/* Ends an inlined body at its return `op`: the returned values become the results of the call. */
void pl_flatten_end_call(flattener *f, const pl_op *op);

/* --- flatten_reshape.c --- */
/* Whether the op is a memref.reshape to an unranked memref, by a shape of dynamic length, that pl_flatten_reshape can write. */
bool pl_flatten_is_open_reshape(const pl_op *op);
/* Writes a memref.reshape for which `pl_flatten_is_open_reshape` holds as ops that build its descriptor on the stack, with a
 * loop over the rank. */
void pl_flatten_reshape(flattener *f, const pl_op *op);

/* --- flatten_loops.c --- */
/* Whether the op is scf.parallel, or a loop, condition or access of the affine dialect, which pl_flatten_loop writes out. */
bool pl_flatten_is_loop(const pl_op *op);
/* Writes out an op for which `pl_flatten_is_loop` holds as blocks and branches, or as a plain access. Flattening fails (f->fine)
 * if that is not possible. */
void pl_flatten_loop(flattener *f, const pl_op *op);
/* Writes the end of a parallel loop's body: combines each value of `op` with the one so far, and branches back to the loop's
 * head with the next counter. */
void pl_flatten_reduce(flattener *f, const pl_op *op, const exit_way *exit);

#endif
