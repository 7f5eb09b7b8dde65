/* denormal.h - denormal numbers in the mode of the function that runs. */
#ifndef PL_VERIFY_INTERP_OPS_DENORMAL_H
#define PL_VERIFY_INTERP_OPS_DENORMAL_H

#include "verify/interp/machine/machine.h"

/* Flushes a denormal operand of arithmetic to zero if the function's mode for inputs says so. */
void pl_flush_operand(const pl_machine *m, pl_float_format format, pl_apint *bits);
/* Flushes a denormal result of arithmetic to zero where the function's mode for outputs allows that and the run chooses it. */
void pl_flush_result(pl_machine *m, pl_float_format format, pl_apint *bits);
/* Whether the source computes with a denormal number in a function whose denormal mode is not IEEE's, so that the result is open;
 * the machine has stopped then. */
bool pl_meets_denormal(pl_machine *m, const pl_op *op, pl_float_format format, pl_apint bits);
/* Whether the operation has a floating-point operand or result and is not supported in the denormal modes of the function that
 * runs. */
bool pl_is_unknown_with_denormals(const pl_machine *m, const pl_op *op);

#endif
