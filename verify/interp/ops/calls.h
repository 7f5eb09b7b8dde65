/* calls.h - functions are entered and left; calls that are events stop the machine, and go on with their results. */
#ifndef PL_VERIFY_INTERP_OPS_CALLS_H
#define PL_VERIFY_INTERP_OPS_CALLS_H

#include "verify/interp/machine/machine.h"

/* Enters a function with a body whose argument leaves are `args`; `call` gets the results, NULL: the machine starts here. */
void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args);
/* Leaves the current frame with these values. */
void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* Stops at a call that is an event. */
void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count);
/* Goes on after an EVENT with the results of the call. */
void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count);

#endif
