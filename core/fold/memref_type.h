/* memref_type.h - what two memref types have to do with each other, for rules. */
#ifndef PL_CORE_FOLD_MEMREF_TYPE_H
#define PL_CORE_FOLD_MEMREF_TYPE_H

#include "core/ir/type.h"

/* Whether memref.cast may go from one type to the other. */
bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether a cast between ranked memrefs tells no size, stride or offset that was not known before. */
bool pl_memref_cast_forgets(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether two memrefs may have one shape, as far as their types tell. */
bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b);
/* Whether a memref's type tells all of its sizes and strides and its offset. */
bool pl_memref_is_fixed(pl_arena *arena, const pl_type *type);

#endif
