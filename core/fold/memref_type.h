/* memref_type.h - what two memref types have to do with each other, for rules. */
#ifndef PL_CORE_FOLD_MEMREF_TYPE_H
#define PL_CORE_FOLD_MEMREF_TYPE_H

#include "core/ir/type.h"

/* Whether memref.cast may convert one type to the other, as far as that is known: false if their layouts differ and one is not
 * strided. */
bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether a cast between ranked memrefs turns no dynamic size, stride or offset into a static one; false if that is not known. */
bool pl_memref_cast_forgets(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether two memrefs may have the same shape by their types. */
bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b);
/* Whether a ranked memref type has static sizes, strides and offset; false if its layout is not strided. */
bool pl_memref_is_fixed(pl_arena *arena, const pl_type *type);

#endif
