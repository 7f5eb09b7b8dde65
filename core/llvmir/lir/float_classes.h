/* float_classes.h - the words of `nofpclass`, for the reader and the writer of LLVM IR. */
#ifndef PL_CORE_LLVMIR_LIR_FLOAT_CLASSES_H
#define PL_CORE_LLVMIR_LIR_FLOAT_CLASSES_H

#include <stdint.h>

/* The bits of a mask are those of llvm.is.fpclass: signalling NaN (0), quiet NaN, -inf, -normal, -subnormal, -0, then up to +inf
 * (9). */
typedef struct pl_float_class {
  const char *name;
  int64_t mask;
} pl_float_class;

enum { PL_NUM_FLOAT_CLASSES = 16 };
extern const pl_float_class pl_float_classes[PL_NUM_FLOAT_CLASSES];

#endif
