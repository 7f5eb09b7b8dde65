/* walk.h - the paths of source and lowering from one cut to the next. */
#ifndef PL_VERIFY_TV_SIMULATE_WALK_H
#define PL_VERIFY_TV_SIMULATE_WALK_H

#include "verify/tv/prove/run.h"
#include "verify/tv/simulate/cut.h"

/* All paths from a cut. Arrivals at cuts refine relations (and queue them) or, when final, are obligations. */
void pl_tv_walk(pl_tv *tv, pl_cut *cut);

/* Walks from the entry until relations are stable, then once more for the obligations. False if it failed. */
bool pl_tv_simulate(pl_tv *tv);

#endif
