/* flatten_ops.h - how single operations are flattened: regions, variables, calls, reshapes and loops. Private to this folder. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H
#define PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H

#include "verify/tv/function/flattener.h"

/* --- flatten.c --- */
/* Flattens the region's blocks into the function that is written, starting in `entry`; its terminators branch as `exit` says.
 * Flattening fails (`fine`) if regions are nested too deeply. */
void pl_flatten_walk_below(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry);
/* Emits a memref.alloca_scope.return, which marks the end of the stack objects made in the region that `op` terminates; to be
 * called before the branch that replaces `op`. Does nothing if the op around `op` is a function, no allocation scope, or one
 * other than memref.alloca_scope without allocas, or once flattening has failed. */
void pl_flatten_end_scope(flattener *f, const pl_op *op);
/* Writes a branch by the condition to region 0 of `op`, or else to region 1, which may be empty, and continues in a block with
 * the op's results as arguments. */
void pl_flatten_two_ways(flattener *f, const pl_op *op, pl_value *condition);

/* Lists in `f->variables` the allocas of the region that can become values: of one scalar that is only loaded and stored whole in
 * the region, or marked by lifetime markers. */
void pl_flatten_find_variables(flattener *f, const pl_region *region);
/* Adds an argument for each promoted variable to the block, after its own arguments; not to be called for the first block. */
void pl_flatten_add_variables(flattener *f, pl_block *made);
/* Sets the current value of each promoted variable to its argument of block `made`, or to none in the entry block. */
void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry);
/* Appends the current values of all promoted variables to `out`, which a branch passes on to the next block; for one without a
 * value, an undef, which is emitted. */
void pl_flatten_pass_variables(flattener *f, value_vec *out);
/* Whether the op allocates, loads, stores or marks the lifetime of a promoted variable; if so, it is not written: a load's
 * result becomes the variable's current value (an undef is written if it has none), a store sets that value, all else clears
 * it. */
bool pl_flatten_variable(flattener *f, const pl_op *op);
/* Whether a load or store is neither volatile nor atomic, and has no `invariant` or mark of the import that promoting would
 * lose. */
bool pl_flatten_is_plain(const pl_op *op);

/* --- flatten_calls.c --- */
/* The function whose body is to be inlined for the call, whose ops count towards the limit on inlined code from then on; NULL if
 * the call stays: it may not be inlined, would recurse, is nested too deeply, or would be too much code. */
const pl_op *pl_flatten_callee(flattener *f, const pl_op *call);
/* Writes the callee's body in the place of the call and continues after it with the results. Around a callee of the lowering with
 * stack objects the stack is saved and restored. */
void pl_flatten_call(flattener *f, const pl_op *op, const pl_op *callee);
/* Ends an inlined body at its return `op`: passes the returned values to the block where the caller goes on by a branch, or, for
 * a callee of one block, stores them as the call's results. */
void pl_flatten_end_call(flattener *f, const pl_op *op);

/* --- flatten_reshape.c --- */
/* Whether the op is a memref.reshape to an unranked memref, by a shape of dynamic length, of a memref that is unranked or has
 * the default layout. */
bool pl_flatten_is_open_reshape(const pl_op *op);
/* Writes a memref.reshape for which `pl_flatten_is_open_reshape` holds as ops that build its descriptor on the stack, with a loop
 * over the rank. */
void pl_flatten_reshape(flattener *f, const pl_op *op);

/* --- flatten_loops.c --- */
/* Whether the op is scf.parallel, or a loop, condition or access of the affine dialect, which pl_flatten_loop writes out. */
bool pl_flatten_is_loop(const pl_op *op);
/* Writes out an op for which `pl_flatten_is_loop` holds as blocks and branches, or as a plain access. Flattening fails (f->fine)
 * for a parallel loop of the lowering, and if the op's attributes do not fit. */
void pl_flatten_loop(flattener *f, const pl_op *op);
/* Writes the end of a parallel loop's body: combines each value of `op` with the one so far, and branches back to the loop's head
 * with the next counter. */
void pl_flatten_reduce(flattener *f, const pl_op *op, const exit_way *exit);

#endif
