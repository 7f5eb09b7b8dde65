/* region.h - control flow as a whole: what is never reached, what nobody needs. */
#ifndef PL_CORE_TRANSFORM_REGION_H
#define PL_CORE_TRANSFORM_REGION_H

#include "core/ir/op.h"

/* How far regions are simplified. */
typedef enum pl_region_level {
  PL_REGIONS_NORMAL = 1,
  PL_REGIONS_AGGRESSIVE, /* blocks are merged, too */
} pl_region_level;

/* Removes, in all of the module, blocks that are not reached, and ops and block arguments whose values reach no effect; then, if
 * the level says so, does what pl_merge_blocks does. True if something was removed. */
bool pl_simplify_regions(pl_module *module, pl_region_level level);
/* In all of the module: blocks that do the same become one, with arguments for operands that differ; then arguments go for which
 * all branches pass the same value. True if something changed. Takes blocks that are reached only. */
bool pl_merge_blocks(pl_module *module);
/* Removes the blocks of one region that its first block does not reach. True if there was one. */
bool pl_erase_unreachable(pl_region *region);
/* The same in all regions of the module. */
bool pl_erase_unreachable_blocks(pl_module *module);
/* An op like `op` in its place, with other successors: the own operands stay. `op` is erased. Arrays as in pl_op_spec. */
pl_op *pl_replace_terminator(pl_op *op, pl_block *const *successors, const uint32_t *counts, pl_value *const *operands);
/* The branches of a region pass no more what their successors' arguments that go would take. The arguments stay where they are.
 */
void pl_shorten_branches(pl_region *region, bool goes(const pl_value *arg, const void *user), const void *user);

#endif
