/* explain.h - why something has no conversion, for messages. */
#ifndef PL_CORE_CONVERT_TYPES_EXPLAIN_H
#define PL_CORE_CONVERT_TYPES_EXPLAIN_H

#include "core/convert/types/state.h"

/* The first type of an op's operands, results or signature that has no conversion; NULL if all have one. */
const pl_type *pl_rw_type_in_the_way(pl_rw *rw, const pl_op *op);
/* Warns of an operation that stays because of a memory space that is no number. */
void pl_rw_warn_of_space(pl_rw *rw, const pl_op *op);
/* "type 'T' has no conversion to the LLVM dialect", with a reason where one is known. */
void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out);

#endif
