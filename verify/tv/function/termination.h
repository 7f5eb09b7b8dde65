/* termination.h - loops that do nothing but end. */
#ifndef PL_VERIFY_TV_FUNCTION_TERMINATION_H
#define PL_VERIFY_TV_FUNCTION_TERMINATION_H

#include "core/ir/op.h"

/* Whether the op is a structured loop that is known to terminate, to have no side effect, and to carry each used result through
 * unchanged. */
bool pl_tv_is_idle_loop(const pl_op *op);

/* The initial value that result `result` of an scf.for or affine.for has however often it iterates, since each iteration passes
 * it on unchanged; NULL if it is not known to be such. */
const pl_value *pl_tv_carried_through(const pl_op *loop, uint32_t result);
/* Whether the function has a loop that is known to do nothing but end: a structured one (pl_tv_is_idle_loop) or one of blocks
 * (pl_tv_skipped_loop). */
bool pl_tv_has_idle_loops(const pl_op *func);

/* The branch that leaves the loop with that head, its successor in *out, if the loop is known to do nothing but end, by a claim,
 * and to be left in one way only; else NULL. */
const pl_op *pl_tv_skipped_loop(const pl_block *head, const pl_successor **out);
/* Whether some block of the `llvm.func` is the head of a loop that `pl_tv_skipped_loop` skips. */
bool pl_tv_has_skipped_loops(const pl_op *func);

#endif
