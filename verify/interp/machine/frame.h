/* frame.h - frames: the values of functions that were entered, and copies of them. */
#ifndef PL_VERIFY_INTERP_MACHINE_FRAME_H
#define PL_VERIFY_INTERP_MACHINE_FRAME_H

#include "verify/interp/machine/machine.h"

/* The plan of a function with a body (plan.h), made when it is first asked for; its `ok` is whether the function can be run. */
const pl_plan *pl_plan_of(pl_machine *m, const pl_op *func);
/* Whether the planned function can be run; false, and the machine has stopped, if not. */
bool pl_plan_can_run(pl_machine *m, const pl_plan *plan);
/* Enters a planned function: pushes a frame whose values are not set yet. `call` gets the results; NULL for the first frame.
 * */
void pl_push_frame(pl_machine *m, const pl_plan *plan, const pl_op *call);
/* Pushes a frame to run single operations of a function; if that can't be run, there is no frame, and the machine has stopped.
 * */
void pl_machine_open(pl_machine *m, const pl_op *func);

/* The leaves of operands [first, first + count) in order, copied to the arena of the run; *num_leaves is their number. */
pl_scalar *pl_gather_operands(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);
/* The leaves of operands [first, first + count) in order, *num_leaves of them, in memory that the next call overwrites: for
 * values that are only moved, as in each iteration of a loop. */
const pl_scalar *pl_moving_operands(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);

#endif
