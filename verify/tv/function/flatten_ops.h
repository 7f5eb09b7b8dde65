/* flatten_ops.h - how single operations are flattened: regions, variables, calls, reshapes and loops. Private to this folder. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H
#define PL_VERIFY_TV_FUNCTION_FLATTEN_OPS_H

#include "verify/tv/function/flattener.h"

/* --- flatten.c --- */
/* The region's first block is `entry`, whose arguments stand for the region's already. */
void pl_flatten_walk_below(flattener *f, const pl_region *region, const exit_way *exit, pl_block *entry);
/* Before the branch that ends a region: what memref.alloca has made in it, and what lives until its end, is no more. `op` is
 * the region's terminator. */
void pl_flatten_end_scope(flattener *f, const pl_op *op);
/* Region 0 if the condition holds, else region 1, which may be empty; then the op's results. */
void pl_flatten_two_ways(flattener *f, const pl_op *op, pl_value *condition);

/* --- flatten_promote.c --- */
void pl_flatten_find_variables(flattener *f, const pl_region *region);
/* Adds to a block, after its own arguments, one for each variable; not for the first block. */
void pl_flatten_add_variables(flattener *f, pl_block *made);
/* From here on each variable has the value of its argument of `made`; in the entry block it has none yet. */
void pl_flatten_enter_block(flattener *f, const pl_block *made, bool is_entry);
/* Appends the current values of all variables: what a branch passes on to the next block. */
void pl_flatten_pass_variables(flattener *f, value_vec *out);
/* An op that makes, marks, loads or stores a variable, which is done then; false for any other. */
bool pl_flatten_variable(flattener *f, const pl_op *op);
/* Whether a load or store is neither volatile nor atomic, and says nothing that would be lost. */
bool pl_flatten_is_plain(const pl_op *op);

/* --- flatten_calls.c --- */
/* The function whose body takes the place of a call; NULL: the call stays. */
const pl_op *pl_flatten_callee(flattener *f, const pl_op *call);
/* Writes out the callee's body in the place of a call; control goes on after the call with its results. The stack objects of a
 * lowering's callee end there. */
void pl_flatten_call(flattener *f, const pl_op *op, const pl_op *callee);
/* What a callee returns goes on after the call. */
void pl_flatten_end_call(flattener *f, const pl_op *op);

/* --- flatten_reshape.c --- */
/* Whether the op is a memref.reshape to an unranked memref, by a shape whose length the type leaves open. */
bool pl_flatten_is_open_reshape(const pl_op *op);
/* Writes out a `memref.reshape` for which `pl_flatten_is_open_reshape` holds: the descriptor is made by loops over the rank. */
void pl_flatten_reshape(flattener *f, const pl_op *op);

/* --- flatten_loops.c --- */
/* Whether the op is one of affine that is more than an expression, or scf.parallel. */
bool pl_flatten_is_loop(const pl_op *op);
/* Writes out an op for which `pl_flatten_is_loop` holds as blocks and branches, or as a plain access. */
void pl_flatten_loop(flattener *f, const pl_op *op);
/* The end of a parallel loop's body: each value is reduced with what was there before. */
void pl_flatten_reduce(flattener *f, const pl_op *op, const exit_way *exit);

#endif
