/* constant.h - the scalars of constants. */
#ifndef PL_VERIFY_INTERP_OPS_CONSTANT_H
#define PL_VERIFY_INTERP_OPS_CONSTANT_H

#include "verify/interp/machine/machine.h"

/* The leaves of a constant of the type; false if the attribute does not fit it. */
bool pl_constant(pl_machine *m, const pl_attr *value, const pl_type *type, pl_scalar *out);
/* Scalar `i` of dense elements; a complex number has two. False: there is none. */
bool pl_dense_bits(const pl_attr *dense, uint64_t i, pl_apint *out);

#endif
