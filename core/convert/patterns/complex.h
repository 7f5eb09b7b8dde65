/* complex.h - what the files about complex numbers share. Private to core/convert. */
#ifndef PL_CORE_CONVERT_PATTERNS_COMPLEX_H
#define PL_CORE_CONVERT_PATTERNS_COMPLEX_H

#include "core/base/apfloat.h"
#include "core/convert/types/state.h"

typedef struct pl_complex_parts {
  pl_value *re, *im;
} pl_complex_parts;

/* Emits the quotient a / b with the op's fast-math flags, by the formula that the options ask for (complex_divide.c); returns its
 * parts. */
pl_complex_parts pl_complex_quotient(pl_rw *rw, const pl_op *op, pl_complex_parts a, pl_complex_parts b);

/* Emits the struct of type `converted` with that real and imaginary part; returns it. Source: MLIR documentation, "LLVM IR
 * Target" (2022), Complex Type. */
pl_value *pl_complex_make(pl_rw *rw, const pl_type *converted, pl_value *re, pl_value *im);
/* Emits the extraction of the real part of a converted complex number; returns it. */
pl_value *pl_complex_re(pl_rw *rw, pl_value *number);
/* Emits the extraction of the imaginary part of a converted complex number; returns it. */
pl_value *pl_complex_im(pl_rw *rw, pl_value *number);

#endif
