/* arith.h - what arith.c and arith_divide.c share. */
#ifndef PL_CORE_CONVERT_PATTERNS_ARITH_H
#define PL_CORE_CONVERT_PATTERNS_ARITH_H

#include "core/convert/emit/emit.h"
#include "core/convert/types/state.h"

/* Whether operands and results have converted types that the op can work on. `float_math`: the op computes with floats. */
bool pl_arith_ready(pl_rw *rw, const pl_op *op, bool float_math);
/* The converted operands; at most three. */
void pl_arith_operands(pl_rw *rw, const pl_op *op, pl_value **operands);

/* Attributes of the lowered op, from those of `op`. `mode`: "overflow", "fastmath": those flags in the LLVM dialect's form; NULL:
 * carried over as they are, but for an arith.fastmath: the counterpart has no such flags, and mlir-translate rejects the foreign
 * attribute that mlir-opt leaves there; "comparison": the predicate and flags alone, as mlir-opt has it. */
const pl_attr *pl_arith_attrs(pl_rw *rw, const pl_op *op, const char *mode);
/* Maps the op's result to what `build` makes of its converted operands, of each 1-D slice where they are arrays of vectors.
 * NO_MATCH where pl_arith_ready is false. */
pl_rewrite pl_arith_convert_slices(pl_rw *rw, const pl_op *op, bool float_math, pl_slice_fn *build);

/* Converts arith.ceildivui, in terms of truncating division. */
pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op);
/* Converts arith.ceildivsi: the quotient towards zero, plus one if there is a remainder and the signs agree. */
pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op);
/* Converts arith.floordivsi: the quotient towards zero, minus one if there is a remainder and the signs differ. */
pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op);

#endif
