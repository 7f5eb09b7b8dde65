/* byval.h - copies of what a call passes by value. */
#ifndef PL_VERIFY_INTERP_OPS_BYVAL_H
#define PL_VERIFY_INTERP_OPS_BYVAL_H

#include "verify/interp/machine/machine.h"

/* Replaces the `byval` pointer arguments of the callee, whose frame is the last, by pointers to copies on its stack. The machine
 * has stopped if call and callee do not agree on `byval` (only an llvm.call need have it), an argument is `inalloca` or
 * `preallocated`, or a copy is not possible. */
void pl_copy_arguments(pl_machine *m, const pl_op *func, const pl_op *call);

#endif
