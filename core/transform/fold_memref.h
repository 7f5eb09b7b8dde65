/* fold_memref.h - what the rules for memrefs share. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_FOLD_MEMREF_H
#define PL_CORE_TRANSFORM_FOLD_MEMREF_H

#include "core/transform/greedy.h"

/* Whether memref.cast may go from one type to the other. */
bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether two memrefs may have one shape, as far as their types tell. */
bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b);
/* A subview or reshape that is what it is a view of. True if it was replaced. */
bool pl_g_fold_view(pl_greedy *g, pl_op *op);

#endif
