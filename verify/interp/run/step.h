/* step.h - carries out operations. */
#ifndef PL_VERIFY_INTERP_RUN_STEP_H
#define PL_VERIFY_INTERP_RUN_STEP_H

#include "verify/interp/machine/machine.h"

/* Runs the operation at m->pc and moves m->pc on, or stops the machine if the operation can't be run or stops it, or the machine
 * is at its limit. */
void pl_machine_step(pl_machine *m);
/* Runs operations until the machine stops (m->stop), also with PL_STOP_ENDED when m->num_may_end, the number of events after
 * which execution may end, reaches m->ends_at (0: never). Does nothing if it has stopped already. */
void pl_machine_run(pl_machine *m);

#endif
