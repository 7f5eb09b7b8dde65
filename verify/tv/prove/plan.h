/* plan.h - how one attempt at a proof goes about it; set before the walk begins. */
#ifndef PL_VERIFY_TV_PROVE_PLAN_H
#define PL_VERIFY_TV_PROVE_PLAN_H

#include <stdbool.h>
#include <stdint.h>

enum { PL_FEW_PATHS = 1000, PL_MANY_PATHS = 20000 };

typedef struct pl_tv_plan {
  bool bounds;                 /* guess bounds of what loops carry */
  bool thorough;               /* ask the solver of each path whether its hypotheses contradict each other */
  bool first_iterations_apart; /* a loop's first iteration belongs to what comes before it: the cut comes after it */
  bool counted_loops_apart; /* a loop that constants end is walked through where the other function is at one that they do not end
                             */
  bool counted_loops_alone; /* a loop that constants end is walked through wherever the other function is */
  uint32_t most_paths;      /* between two cuts */
} pl_tv_plan;

#endif
