/* print_scalar.h - a scalar as text. */
#ifndef PL_VERIFY_INTERP_MACHINE_PRINT_SCALAR_H
#define PL_VERIFY_INTERP_MACHINE_PRINT_SCALAR_H

#include "core/base/sink.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/scalar.h"

/* Appends a scalar of the kind and width of `leaf` (see layout.h) as text to `out`: "poison" or "undefined", a float, an address
 * in hexadecimal, "true" or "false" if the width is 1, else a signed decimal number. */
void pl_print_scalar(const pl_leaf *leaf, const pl_scalar *s, pl_sink *out);

#endif
