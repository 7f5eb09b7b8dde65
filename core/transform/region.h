/* region.h - control flow as a whole: what is never reached, what nobody needs. */
#ifndef PL_CORE_TRANSFORM_REGION_H
#define PL_CORE_TRANSFORM_REGION_H

#include "core/ir/op.h"

/* How far regions are simplified. */
typedef enum pl_region_level {
  PL_REGIONS_NORMAL = 1,
  PL_REGIONS_AGGRESSIVE, /* blocks are merged, too */
} pl_region_level;

/* Removes, in the whole module, unreachable blocks, and ops and block arguments whose values reach no effect; at the aggressive
 * level also merges blocks (pl_merge_blocks). Whether something changed. */
bool pl_simplify_regions(pl_module *module, pl_region_level level);
/* Merges, in each region of the module, blocks with the same ops (but not the entry block) into one, with arguments for operands
 * that differ; then removes arguments for which all branches pass the same value. Whether something changed. All blocks have to
 * be reachable. */
bool pl_merge_blocks(pl_module *module);
/* Removes the blocks of a region that are not reachable from its first block. Whether there was one. */
bool pl_erase_unreachable(pl_region *region);
/* Removes the unreachable blocks of all regions of the module. Whether there was one. */
bool pl_erase_unreachable_blocks(pl_module *module);
/* Replaces a terminator by one with other successors, as many, and other operands passed to them (arrays as in pl_op_spec), but
 * the same own operands and attributes. `op` may have no regions and is erased. Returns the new op. */
pl_op *pl_replace_terminator(pl_op *op, pl_block *const *successors, const uint32_t *counts, pl_value *const *operands);
/* Makes the branches of a region pass no operands to successor arguments for which `goes`, called with `user`, holds. The
 * arguments themselves stay. */
void pl_shorten_branches(pl_region *region, bool goes(const pl_value *arg, const void *user), const void *user);

#endif
