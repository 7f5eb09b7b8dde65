/* scope.h - which operations a pass runs on: all of the module, or those that the anchors of a pipeline lead to.
 *
 * `builtin.module(func.func(cse))` runs cse on each func.func that stands in the module itself, and on nothing deeper or
 * elsewhere. Source: MLIR documentation, "Pass Infrastructure" (2023), Operation Pass, Dynamic Pass Pipelines; Textual Pass
 * Pipeline Specification.
 */
#ifndef PL_CORE_TRANSFORM_SCOPE_H
#define PL_CORE_TRANSFORM_SCOPE_H

#include "core/base/vec.h"
#include "core/ir/op.h"

/* Most anchors below the top-level module. */
#define PL_MAX_ANCHORS 16u

/* The anchors from the outside in, names of operations or `any`; without one, the module. Zero-initialised is the module. */
typedef struct pl_scope {
  pl_str anchors[PL_MAX_ANCHORS];
  uint32_t depth;
} pl_scope;

typedef PL_VEC(pl_op *) pl_scope_ops;

/* Whether the op is one that the scope's anchors lead to from the top-level module; without anchors, whether it is that
 * module. */
bool pl_scope_holds(const pl_scope *scope, const pl_op *op);
/* Appends the ops below `root` that the scope's anchors lead to, in order; without anchors `root` itself. */
void pl_scope_collect(const pl_scope *scope, pl_op *root, pl_scope_ops *out);

#endif
