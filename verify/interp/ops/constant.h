/* constant.h - the scalars of constants. */
#ifndef PL_VERIFY_INTERP_OPS_CONSTANT_H
#define PL_VERIFY_INTERP_OPS_CONSTANT_H

#include "verify/interp/machine/machine.h"

/* Sets the leaves of a constant of the type, `out`, to what the attribute holds, each resized to its leaf. False, with `out`
 * unset or set in part, if attribute and type are not known or don't fit. */
bool pl_constant(pl_machine *m, const pl_attr *value, const pl_type *type, pl_scalar *out);
/* Sets *out to the bits of scalar number `i` of dense elements, of which a complex number has two. False if there is none. */
bool pl_dense_bits(const pl_attr *dense, uint64_t i, pl_apint *out);

#endif
