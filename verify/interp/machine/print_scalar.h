/* print_scalar.h - a scalar as text. */
#ifndef PL_VERIFY_INTERP_MACHINE_PRINT_SCALAR_H
#define PL_VERIFY_INTERP_MACHINE_PRINT_SCALAR_H

#include "core/base/sink.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/scalar.h"

/* Appends a scalar of the kind and width of `leaf` (layout.h) as text to `out`: "poison", "undefined", or its value in the
 * usual form of that kind. */
void pl_print_scalar(const pl_leaf *leaf, const pl_scalar *s, pl_sink *out);

#endif
