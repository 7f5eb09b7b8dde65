/* vector.h - what the files of vector patterns share. */
#ifndef PL_CORE_CONVERT_PATTERNS_VECTOR_H
#define PL_CORE_CONVERT_PATTERNS_VECTOR_H

#include "core/convert/types/state.h"

/* vector_memory.c */
pl_rewrite pl_convert_vector_load(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_store(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_maskedload(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_maskedstore(pl_rw *rw, const pl_op *op);
/* vector_parts.c */
/* What lies at a position of a vector, as a step of the lowering of `op`: a value of the source, which folds see through. */
pl_value *pl_vector_part(pl_rw *rw, const pl_op *op, pl_value *vector, const int64_t *at, uint32_t count);
pl_rewrite pl_convert_vector_extract(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_insert(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_extractelement(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_vector_insertelement(pl_rw *rw, const pl_op *op);
/* vector_reduce.c */
pl_rewrite pl_convert_vector_reduction(pl_rw *rw, const pl_op *op);
/* vector_shape.c */
/* A vector of lanes of two 1-D vectors of one type, counted through both. */
pl_value *pl_vector_shuffle(pl_rw *rw, pl_value *a, pl_value *b, const uint64_t *lanes, uint64_t count);
pl_rewrite pl_convert_vector_shape_cast(pl_rw *rw, const pl_op *op);
/* vector_broadcast.c */
pl_rewrite pl_convert_vector_broadcast(pl_rw *rw, const pl_op *op);

#endif
