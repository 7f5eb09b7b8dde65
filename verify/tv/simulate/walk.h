/* walk.h - the paths of source and lowering from one cut to the next. */
#ifndef PL_VERIFY_TV_SIMULATE_WALK_H
#define PL_VERIFY_TV_SIMULATE_WALK_H

#include "verify/tv/prove/run.h"
#include "verify/tv/simulate/cut.h"

/* Walks all paths from a cut to the next ones. Arrivals there weaken the relations and queue the cuts or, in the final walk, are
 * obligations. Records a failure if there are too many paths or the time is used up; ends early after a failure. */
void pl_tv_walk(pl_tv *tv, pl_cut *cut);

/* Walks from the entry until the relations at the cuts are stable, then once more for the obligations, and again with further
 * cells while a failure suggests some and there is time. False if that fails: `result.failure` is then that of the first
 * simulation. Frees `run.cuts` and `run.cells`. */
bool pl_tv_simulate(pl_tv *tv);

#endif
