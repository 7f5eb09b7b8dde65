/* arith_expand.h - what the files of -arith-expand share. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_PASSES_ARITH_EXPAND_H
#define PL_CORE_TRANSFORM_PASSES_ARITH_EXPAND_H

#include "core/transform/common/build.h"
#include "core/transform/transform.h"

/* Predicates of arith.cmpi and arith.cmpf by number. */
enum { CMPI_EQ = 0, CMPI_NE = 1, CMPI_SLT = 2, CMPI_SGT = 4, CMPI_ULT = 6, CMPI_UGT = 8, CMPI_UGE = 9 };
enum { CMPF_UGT = 9, CMPF_ULT = 11, CMPF_UNE = 13, CMPF_UNO = 14 };

/* Creates an arith.constant of an integer or index type, or a splat of a vector or tensor of these; returns its result. */
pl_value *pl_expand_constant(pl_build *b, const pl_type *type, int64_t value);
/* Creates an arith.cmpf with the predicate of that number; returns the result. */
pl_value *pl_expand_cmpf(pl_build *b, int64_t predicate, pl_value *x, pl_value *y);
/* Builds the expansion of a conversion of floats before the op and returns its value; NULL if the op stays. */
pl_value *pl_expand_float_cast(pl_build *b, pl_op *op, const pl_transform_options *options);

#endif
