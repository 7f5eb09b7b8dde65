/* frame.h - frames: the values of functions that were entered, and copies of them. */
#ifndef PL_VERIFY_INTERP_MACHINE_FRAME_H
#define PL_VERIFY_INTERP_MACHINE_FRAME_H

#include "verify/interp/machine/machine.h"

/* The plan of a function with a body, made when it is first asked for. */
const pl_plan *pl_plan_of(pl_machine *m, const pl_op *func);
/* False, and the machine has stopped, if a value of the function has no layout. */
bool pl_plan_can_run(pl_machine *m, const pl_plan *plan);
/* Pushes a frame whose values all are 0. */
void pl_push_frame(pl_machine *m, const pl_plan *plan, const pl_op *call);
/* Pushes a frame to carry out some of the function's operations. No frame, and the machine has stopped, if it can't be run. */
void pl_machine_open(pl_machine *m, const pl_op *func);

/* The leaves of operands [first, first + count) in order, in the arena of the run. */
pl_scalar *pl_gather_operands(const pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);
/* The same in memory that the next call overwrites: for values that only move, as in each iteration of a loop. */
const pl_scalar *pl_moving_operands(pl_machine *m, const pl_op *op, uint32_t first, uint32_t count, uint32_t *num_leaves);

#endif
