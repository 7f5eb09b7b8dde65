/* step.h - one step of a comparison. */
#ifndef PL_VERIFY_INTERP_COMPARE_STEP_H
#define PL_VERIFY_INTERP_COMPARE_STEP_H

#include "verify/interp/compare/comparer.h"

/* Compares what is visible where both machines have stopped, and answers a call that both have stopped at so that they can go
 * on. False: the comparison is concluded. */
bool pl_compare_step(pl_comparer *c);

#endif
