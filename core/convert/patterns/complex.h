/* complex.h - what the files about complex numbers share. Private to core/convert. */
#ifndef PL_CORE_CONVERT_PATTERNS_COMPLEX_H
#define PL_CORE_CONVERT_PATTERNS_COMPLEX_H

#include "core/base/apfloat.h"
#include "core/convert/types/state.h"

typedef struct pl_complex_parts {
  pl_value *re, *im;
} pl_complex_parts;

/* complex_divide.c: a over b, with the op's fast-math flags, by the formula that the options ask for. */
pl_complex_parts pl_complex_quotient(pl_rw *rw, const pl_op *op, pl_complex_parts a, pl_complex_parts b);

/* The struct of a real and an imaginary part. Source: MLIR documentation, "LLVM IR Target" (2022), Complex Type. */
pl_value *pl_complex_make(pl_rw *rw, const pl_type *converted, pl_value *re, pl_value *im);
/* Extracts the real part. */
pl_value *pl_complex_re(pl_rw *rw, pl_value *number);
/* Extracts the imaginary part. */
pl_value *pl_complex_im(pl_rw *rw, pl_value *number);

#endif
