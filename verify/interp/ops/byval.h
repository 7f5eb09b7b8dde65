/* byval.h - copies of what a call passes by value. */
#ifndef PL_VERIFY_INTERP_OPS_BYVAL_H
#define PL_VERIFY_INTERP_OPS_BYVAL_H

#include "verify/interp/machine/machine.h"

/* Replaces the `byval` pointer arguments of the callee `func`, whose frame is the last, by pointers to copies on its stack. The
 * machine has stopped if a copy is not possible or the way an argument is passed is not supported. */
void pl_copy_arguments(pl_machine *m, const pl_op *func, const pl_op *call);

#endif
