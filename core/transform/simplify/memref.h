/* memref.h - what the rules for memrefs share. For core/transform, and the folds of core/convert. */
#ifndef PL_CORE_TRANSFORM_SIMPLIFY_MEMREF_H
#define PL_CORE_TRANSFORM_SIMPLIFY_MEMREF_H

#include "core/transform/rewriter/greedy.h"

/* Whether memref.cast may go from one type to the other. */
bool pl_memref_can_cast(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether a cast between ranked memrefs tells no size, stride or offset that was not known before. */
bool pl_memref_cast_forgets(pl_arena *arena, const pl_type *from, const pl_type *to);
/* Whether two memrefs may have one shape, as far as their types tell. */
bool pl_memref_may_be_alike(const pl_type *a, const pl_type *b);
/* Whether a memref's type tells all of its sizes and strides and its offset. */
bool pl_memref_is_fixed(pl_arena *arena, const pl_type *type);
/* The number that an operand is known to be; false if none is. */
typedef bool pl_known_operand(const pl_op *op, uint32_t operand, int64_t *number);
/* Whether all entries of a list are that number: entries are numbers of the attribute `statics`, or operands of the group. False
 * if there is no such list. */
bool pl_memref_all_are(const pl_op *op, pl_attr_name statics, uint32_t group, int64_t wanted, pl_known_operand *known);
/* Whether two ops have the same such list. */
bool pl_memref_same_list(const pl_op *a, const pl_op *b, pl_attr_name statics, uint32_t group);
/* A subview or reshape that is what it is a view of. True if it was replaced. */
bool pl_g_fold_view(pl_greedy *g, pl_op *op);

#endif
