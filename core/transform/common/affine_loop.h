/* affine_loop.h - what is known of an affine.for. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_COMMON_AFFINE_LOOP_H
#define PL_CORE_TRANSFORM_COMMON_AFFINE_LOOP_H

#include "core/ir/op.h"

/* Simplifies the maps of an affine.for's bounds. `bits` is the width of index in the lowering. */
void pl_affine_loop_simplify_bounds(pl_op *loop, uint32_t bits);
/* The values of the results of an affine.for, if they are known without running it, as mlir-opt folds it; NULL if it has no
 * results or they are not known. `bits` is the width of index; the array is in the module's arena. */
pl_value **pl_affine_loop_results(const pl_op *loop, uint32_t bits);

#endif
