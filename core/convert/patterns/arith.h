/* arith.h - what arith.c and arith_divide.c share. */
#ifndef PL_CORE_CONVERT_PATTERNS_ARITH_H
#define PL_CORE_CONVERT_PATTERNS_ARITH_H

#include "core/convert/emit/emit.h"
#include "core/convert/types/state.h"

/* Whether all operand and result types have a conversion that is not too large to unroll. `float_math`: the op computes with
 * floats, whose format LLVM must have. */
bool pl_arith_ready(pl_rw *rw, const pl_op *op, bool float_math);
/* Stores the converted operands of an op, at most three, in `operands`. */
void pl_arith_operands(pl_rw *rw, const pl_op *op, pl_value **operands);

/* The attributes of the lowered op. `mode` "overflow" or "fastmath": arith's with those flags in the LLVM dialect's form;
 * "comparison": only predicate and fast-math flags, as in mlir-opt; NULL: arith's without `fastmath`, which the target op does
 * not have and mlir-translate rejects. */
const pl_attr *pl_arith_attrs(pl_rw *rw, const pl_op *op, const char *mode);
/* Converts an op with one result by calling `build` on its converted operands, or on each of their 1-D slices for arrays of
 * vectors. No match if a type has no conversion or is too large to unroll, or with `float_math` is a float format without
 * arithmetic in LLVM. */
pl_rewrite pl_arith_convert_slices(pl_rw *rw, const pl_op *op, bool float_math, pl_slice_fn *build);

/* Converts arith.ceildivui by truncating division, so that nothing wraps: a == 0 ? 0 : (a - 1) / b + 1. No match if a type has no
 * conversion or is too large to unroll. */
pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op);
/* Converts arith.ceildivsi: the quotient towards zero, plus one if there is a remainder and the signs agree. No match if a type
 * has no conversion or is too large to unroll. */
pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op);
/* Converts arith.floordivsi: the quotient towards zero, minus one if there is a remainder and the signs differ. No match if a
 * type has no conversion or is too large to unroll. */
pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op);

#endif
