/* plan.h - where the values of a function lie in a frame.
 *
 * A machine plans each function that it enters once; plans and frames live in the arena of the run.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_PLAN_H
#define PL_VERIFY_INTERP_MACHINE_PLAN_H

#include "core/ir/op.h"
#include "verify/claims/denormal.h"
#include "verify/interp/machine/scalar.h"

/* The leaves of value `number` are [start[number], start[number + 1]) of a frame. */
typedef struct pl_plan {
  const pl_op *func;
  uint32_t num_values;
  uint32_t *start;
  pl_denormal_mode denormals, denormals_single; /* of all formats but f32; of f32 */
  bool ok;
  bool too_deep;           /* not ok: regions are nested too deeply */
  const pl_value *unknown; /* not ok: a value whose type has no layout */
} pl_plan;

typedef struct pl_frame {
  const pl_plan *plan;
  pl_scalar *leaves;
  const pl_op *call; /* the op that gets the results; NULL for the first frame */
  uint32_t number;
  uint32_t first_object; /* the first object that was made since the function was entered */
} pl_frame;

#endif
