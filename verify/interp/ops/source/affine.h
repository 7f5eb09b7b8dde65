/* affine.h - affine maps. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_AFFINE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_AFFINE_H

#include "verify/interp/machine/machine.h"

/* Sets *out to result `i` of an affine map, or the expression that constraint `i` of an integer set compares with 0, over the
 * op's operands from `first` on. False, and the machine has stopped, if a divisor is not positive or the expression is not
 * supported. */
bool pl_affine_value(pl_machine *m, const pl_op *op, const pl_attr *map, uint32_t i, uint32_t first, pl_scalar *out);

#endif
