/* atomic.h - atomic updates of the source against compare-exchange loops of the lowering. */
#ifndef PL_VERIFY_TV_SIMULATE_ATOMIC_H
#define PL_VERIFY_TV_SIMULATE_ATOMIC_H

#include "verify/tv/prove/run.h"

/* The source has stopped at an atomic update, the lowering at an atomic update that is no compare-exchange: obliges them to
 * agree, gives both the same fresh old value, and goes on after both. False if the path ends in failure. */
bool pl_tv_match_update(pl_tv *tv, pl_path *path);

/* The lowering is at the head of a compare-exchange loop while the source waits at an atomic update: obliges shared memory to be
 * equal and what the loop carries not to be poison, gives what it carries and the lowering's memory arbitrary values, and goes
 * on into one iteration. Records a failure if it carries a type that is not supported. */
void pl_tv_enter_retry(pl_tv *tv, pl_path *path);
/* At the lowering's compare-exchange in a loop: obliges it to do what the source's update does when that finds the value
 * compared with. False after a failure. */
bool pl_tv_match_exchange(pl_tv *tv, pl_path *path);
/* Goes on after the lowering's compare-exchange on the path on which it fails and finds a fresh value, which, unless it is weak,
 * differs from the one compared with; the source still waits at its update. */
void pl_tv_exchange_fails(pl_tv *tv, pl_path *path);
/* Goes on after the lowering's compare-exchange on the path on which it succeeds, and after the source's update, which is
 * carried out as well. */
void pl_tv_exchange_succeeds(pl_tv *tv, pl_path *path);
/* The lowering is back at the head of its compare-exchange loop after a failed iteration: obliges that iteration to have changed
 * nothing and the next one to compare with the value that was found; finishes the path. Does nothing but in the final walk. */
void pl_tv_end_retry(pl_tv *tv, pl_path *path);

#endif
