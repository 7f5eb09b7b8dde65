/* explain.h - why something has no conversion, for messages. */
#ifndef PL_CORE_CONVERT_TYPES_EXPLAIN_H
#define PL_CORE_CONVERT_TYPES_EXPLAIN_H

#include "core/convert/types/state.h"

/* The first type without a conversion among the types of an op's operands, its results and, for a function, its signature; NULL
 * if there is none. */
const pl_type *pl_rw_type_in_the_way(pl_rw *rw, const pl_op *op);
/* Adds a warning at the op, marked as optional, if the first of its types without a conversion is a memref whose memory space
 * has no address space. */
void pl_rw_warn_of_space(pl_rw *rw, const pl_op *op);
/* Appends to `out` that the type, which must have no conversion, has none to the LLVM dialect, with the reason where one is
 * known. */
void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out);

#endif
