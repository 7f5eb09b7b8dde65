/* explain.h - why something has no conversion, for messages. */
#ifndef PL_CORE_CONVERT_TYPES_EXPLAIN_H
#define PL_CORE_CONVERT_TYPES_EXPLAIN_H

#include "core/convert/types/state.h"

/* The first type without a conversion among the types of an op's operands, its results and, for a function, its signature; NULL
 * if all have one. */
const pl_type *pl_rw_type_in_the_way(pl_rw *rw, const pl_op *op);
/* Adds a warning at the op, marked as optional, if the first of its types without a conversion is a memref whose memory space
 * is no integer; does nothing else. */
void pl_rw_warn_of_space(pl_rw *rw, const pl_op *op);
/* Appends "type 'T' has no conversion to the LLVM dialect" to `out`, with the reason where one is known. `type` must have no
 * conversion. */
void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out);

#endif
