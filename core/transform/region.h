/* region.h - control flow as a whole: what is never reached, what nobody needs. */
#ifndef PL_CORE_TRANSFORM_REGION_H
#define PL_CORE_TRANSFORM_REGION_H

#include "core/ir/op.h"

/* Removes, in all of the module, blocks that are not reached, and ops and block arguments whose values reach no effect. True if
 * something was removed. */
bool pl_simplify_regions(pl_module *module);
/* Removes the blocks of one region that its first block does not reach. True if there was one. */
bool pl_erase_unreachable(pl_region *region);
/* An op like `op` in its place, with other successors: the own operands stay. `op` is erased. Arrays as in pl_op_spec. */
pl_op *pl_replace_terminator(pl_op *op, pl_block *const *successors, const uint32_t *counts, pl_value *const *operands);

#endif
