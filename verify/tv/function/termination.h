/* termination.h - loops that do nothing but end. */
#ifndef PL_VERIFY_TV_FUNCTION_TERMINATION_H
#define PL_VERIFY_TV_FUNCTION_TERMINATION_H

#include "core/ir/op.h"

/* Whether an op is a loop that is known to end, changes nothing and gives nothing that is used; whether a function has
 * one. */
bool pl_tv_is_idle_loop(const pl_op *op);

/* The value that result `result` of a loop has however often it iterates, since each iteration passes it on as it was. NULL if
 * it has none. */
const pl_value *pl_tv_carried_through(const pl_op *loop, uint32_t result);
/* Whether the body has a loop with no effect but that it terminates: structured, or a head that `pl_tv_skipped_loop` finds. */
bool pl_tv_has_idle_loops(const pl_op *func);

/* The branch at the head of a loop with no effect but that it terminates, as the source claims, and the successor *out that
 * leaves it. NULL: `head` is no such head. */
const pl_op *pl_tv_skipped_loop(const pl_block *head, const pl_successor **out);
/* Whether some block of the `llvm.func` is the head of a loop that `pl_tv_skipped_loop` skips. */
bool pl_tv_has_skipped_loops(const pl_op *func);

#endif
