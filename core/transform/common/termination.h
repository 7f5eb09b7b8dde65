/* termination.h - loops that are known to terminate: one that may run for ever is not dead, whatever it computes. mlir-opt
 * removes those too.
 */
#ifndef PL_CORE_TRANSFORM_COMMON_TERMINATION_H
#define PL_CORE_TRANSFORM_COMMON_TERMINATION_H

#include "core/ir/op.h"

/* Whether every branch in the region leads to a block that stands later in it, so that its blocks form no loop. */
bool pl_region_runs_forward(const pl_region *region);
/* Whether an scf.while is known to terminate if its body does, because a number counts in steps of one to a limit that stays. */
bool pl_loop_counts(const pl_op *loop);

#endif
