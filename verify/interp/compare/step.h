/* step.h - one step of a comparison. */
#ifndef PL_VERIFY_INTERP_COMPARE_STEP_H
#define PL_VERIFY_INTERP_COMPARE_STEP_H

#include "verify/interp/compare/comparer.h"

/* Source and lowering have stopped: compares what is seen there, and answers a call. False: concluded. */
bool pl_compare_step(pl_comparer *c);

#endif
