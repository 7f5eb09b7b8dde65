/* denormal.h - denormal numbers in the mode of the function that runs. */
#ifndef PL_VERIFY_INTERP_OPS_DENORMAL_H
#define PL_VERIFY_INTERP_OPS_DENORMAL_H

#include "verify/interp/machine/machine.h"

/* An operand of arithmetic: a denormal is flushed if the function's mode for inputs says so. */
void pl_flush_operand(const pl_machine *m, pl_float_format format, pl_apint *bits);
/* A result of arithmetic: a denormal may be flushed where the function's mode for outputs allows it. */
void pl_flush_result(pl_machine *m, pl_float_format format, pl_apint *bits);
/* Whether the source meets a denormal where its treatment is open; the machine has stopped then. */
bool pl_meets_denormal(pl_machine *m, const pl_op *op, pl_float_format format, pl_apint bits);
/* Whether the operation is known in the IEEE mode only, and another one holds. */
bool pl_is_unknown_with_denormals(const pl_machine *m, const pl_op *op);

#endif
