/* termination.h - loops that are known to terminate: one that may run for ever is not dead, whatever it computes. mlir-opt
 * removes those too.
 */
#ifndef PL_CORE_TRANSFORM_COMMON_TERMINATION_H
#define PL_CORE_TRANSFORM_COMMON_TERMINATION_H

#include "core/ir/op.h"

/* Whether each block of the region only goes on to blocks that stand after it, so that control leaves it at some time. */
bool pl_region_runs_forward(const pl_region *region);
/* Whether an scf.while counts up by one as long as a number is less than one from outside, or down as long as it is greater, or
 * up or down as long as it is another, or that one: such a number comes there before it wraps, so the loop ends if its body does.
 */
bool pl_loop_counts(const pl_op *loop);

#endif
