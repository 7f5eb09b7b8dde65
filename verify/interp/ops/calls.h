/* calls.h - functions are entered and left; calls that are events stop the machine, and go on with their results. */
#ifndef PL_VERIFY_INTERP_OPS_CALLS_H
#define PL_VERIFY_INTERP_OPS_CALLS_H

#include "verify/interp/machine/machine.h"

/* Enters a function with a body: its arguments get the leaves `args`. `call` gets the results; NULL: the machine starts here. The
 * machine has stopped if that is not possible. */
void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args);
/* Leaves the current frame with these values: ends its stack objects and gives the values to the call, or stops with
 * PL_STOP_RETURN at the first frame. */
void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* Stops with PL_STOP_EVENT at a call that is an event, with its callee and arguments. */
void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count);
/* Continues after PL_STOP_EVENT with the results of the call. */
void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count);

#endif
