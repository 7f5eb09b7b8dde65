/* byval.h - copies of what a call passes by value. */
#ifndef PL_VERIFY_INTERP_OPS_BYVAL_H
#define PL_VERIFY_INTERP_OPS_BYVAL_H

#include "verify/interp/machine/machine.h"

/* Gives the callee, whose frame is the last, copies of what is passed by value. */
void pl_copy_arguments(pl_machine *m, const pl_op *func, const pl_op *call);

#endif
