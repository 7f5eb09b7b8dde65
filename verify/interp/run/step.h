/* step.h - carries out operations. */
#ifndef PL_VERIFY_INTERP_RUN_STEP_H
#define PL_VERIFY_INTERP_RUN_STEP_H

#include "verify/interp/machine/machine.h"

/* Carries out the operation at pc. */
void pl_machine_step(pl_machine *m);
/* Runs up to the next stop. */
void pl_machine_run(pl_machine *m);

#endif
