/* calls.h - functions are entered and left; calls that are events stop the machine, and go on with their results. */
#ifndef PL_VERIFY_INTERP_OPS_CALLS_H
#define PL_VERIFY_INTERP_OPS_CALLS_H

#include "verify/interp/machine/machine.h"

/* Enters a function with a body: its arguments get the leaves `args`, in a call `byval` pointers those of copies. `call` gets the
 * results; NULL: the machine starts here. The machine has stopped if that is not possible or a claim about the arguments makes
 * it undefined. */
void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args);
/* Leaves the current frame with these values: ends the lifetimes of its stack objects, except descriptors, and continues after
 * the call, whose results are the values under its fast-math flags; stops as unsupported if these are too few. At the first frame
 * stops with PL_STOP_RETURN, or with undefined behavior if the source returns an unranked memref that is poison or undef. */
void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count);
/* Stops with PL_STOP_EVENT at a call that is an event; m->callee and m->values are its callee and arguments. Stops with undefined
 * behavior instead if the source passes an unranked memref that is poison or undef. */
void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count);
/* Continues after PL_STOP_EVENT at the op after the call, whose results are set; clears m->watch. Stops as unsupported if `count`
 * is too small. */
void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count);

#endif
