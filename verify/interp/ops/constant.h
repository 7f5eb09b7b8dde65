/* constant.h - the scalars of constants. */
#ifndef PL_VERIFY_INTERP_OPS_CONSTANT_H
#define PL_VERIFY_INTERP_OPS_CONSTANT_H

#include "verify/interp/machine/machine.h"

/* Sets the leaves of a constant of the type from dense elements, an array of numbers, a string (a byte each) or a number, each
 * resized to its leaf. False, `out` unset or set in part, for NULL, another attribute, a type without a known layout or another
 * number of elements; of dense ones there may be too many. */
bool pl_constant(pl_machine *m, const pl_attr *value, const pl_type *type, pl_scalar *out);
/* Sets *out to scalar `i` of dense elements, of which a complex number has two; a splat has the same element for any `i`. False
 * if there is none. */
bool pl_dense_bits(const pl_attr *dense, uint64_t i, pl_apint *out);

#endif
