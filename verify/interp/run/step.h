/* step.h - carries out operations. */
#ifndef PL_VERIFY_INTERP_RUN_STEP_H
#define PL_VERIFY_INTERP_RUN_STEP_H

#include "verify/interp/machine/machine.h"

/* Runs the operation at m->pc and moves m->pc on, or stops the machine if it is at its limit of steps, the op can't be run or
 * the op stops it. In the source, notes the NaNs that the op makes. */
void pl_machine_step(pl_machine *m);
/* Runs operations until one stops the machine (m->stop), or m->num_may_end, the number of events after which execution may end,
 * reaches m->ends_at (0: never), which stops it with PL_STOP_ENDED. Does nothing if the machine has stopped already. */
void pl_machine_run(pl_machine *m);

#endif
