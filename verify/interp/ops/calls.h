/* calls.h - functions are entered and left; calls that are events stop the machine, and go on with their results. */
#ifndef PL_VERIFY_INTERP_OPS_CALLS_H
#define PL_VERIFY_INTERP_OPS_CALLS_H

#include "verify/interp/machine/machine.h"

/* Enters a function with a body, whose arguments get the scalars `args`; `call` is the op that gets the results, NULL if the
 * machine starts here. The machine has stopped if that is not possible or a claim about the arguments makes it undefined. */
void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args);
/* Leaves the current frame, whose stack objects except descriptors end, with these values: continues after the call, or stops
 * with PL_STOP_RETURN if the frame is the first. The machine has stopped for another reason if the values don't fit the call or
 * may not be returned. */
void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* Stops with PL_STOP_EVENT at a call that is an event, of `callee` with the arguments `args`. Stops with undefined behavior
 * instead if the source passes an unranked memref that is poison or undef. */
void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count);
/* Continues after PL_STOP_EVENT at the op after the call, whose results become the `count` scalars `results`. The machine has
 * stopped as unsupported if they are too few. */
void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count);

#endif
