/* arith.h - what arith.c and arith_divide.c share. */
#ifndef PL_CORE_CONVERT_PATTERNS_ARITH_H
#define PL_CORE_CONVERT_PATTERNS_ARITH_H

#include "core/convert/types/state.h"

/* Whether operands and results have converted types that the op can work on. `float_math`: the op computes with floats. */
bool pl_arith_ready(pl_rw *rw, const pl_op *op, bool float_math);
/* The converted operands; at most three. */
void pl_arith_operands(pl_rw *rw, const pl_op *op, pl_value **operands);

/* Converts arith.ceildivui, in terms of truncating division. */
pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op);
/* Converts arith.ceildivsi: the quotient towards zero, plus one if there is a remainder and the signs agree. */
pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op);
/* Converts arith.floordivsi: the quotient towards zero, minus one if there is a remainder and the signs differ. */
pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op);

#endif
