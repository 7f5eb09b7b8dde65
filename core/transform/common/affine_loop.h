/* affine_loop.h - what is known of an affine.for. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_COMMON_AFFINE_LOOP_H
#define PL_CORE_TRANSFORM_COMMON_AFFINE_LOOP_H

#include "core/ir/op.h"

/* Gives the loop's bounds their simplest form: numbers where all that they name is constant, each expression once. `bits` is the
 * width of index in the lowering. */
void pl_affine_loop_simplify_bounds(pl_op *loop, uint32_t bits);
/* The results of a loop that does nothing but give values back, where they are known without running it; as mlir-opt's fold has
 * it. NULL if it has none. In the module's arena. */
pl_value **pl_affine_loop_results(const pl_op *loop, uint32_t bits);

#endif
