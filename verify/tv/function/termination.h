/* termination.h - loops that do nothing but end. */
#ifndef PL_VERIFY_TV_FUNCTION_TERMINATION_H
#define PL_VERIFY_TV_FUNCTION_TERMINATION_H

#include "core/ir/op.h"

/* Whether the op is an scf.for, scf.while or affine.for that is known to terminate, has no side effect, and whose used results
 * are values that it carries through unchanged, which those of scf.while never are. */
bool pl_tv_is_idle_loop(const pl_op *op);

/* The initial value that result `result` of an scf.for or affine.for has however often it iterates, since each iteration passes
 * it on unchanged; NULL if it is no such result or another op. */
const pl_value *pl_tv_carried_through(const pl_op *loop, uint32_t result);
/* Whether the function has a loop without any effect that terminates: a structured one (pl_tv_is_idle_loop), or one of blocks
 * that pl_tv_skipped_loop finds. */
bool pl_tv_has_idle_loops(const pl_op *func);

/* The branch that leaves the loop with that head, its successor in *out, if the loop has no effect, defines no value that is used
 * outside, is claimed to terminate, and all its exits lead to one block with the same operands. NULL if `head` is the head of no
 * such loop, or not in an llvm.func of at most 100 blocks. */
const pl_op *pl_tv_skipped_loop(const pl_block *head, const pl_successor **out);
/* Whether some block of the `llvm.func` is the head of a loop that `pl_tv_skipped_loop` skips. */
bool pl_tv_has_skipped_loops(const pl_op *func);

#endif
