/* events.h - where source and lowering do what can be observed: calls, returns, ordered accesses. */
#ifndef PL_VERIFY_TV_SIMULATE_EVENTS_H
#define PL_VERIFY_TV_SIMULATE_EVENTS_H

#include "verify/tv/prove/run.h"

/* False if the path ends in failure. */
bool pl_tv_match_call(pl_tv *tv, pl_path *path);
/* Source and lowering return: obliges results, memory, stack usage and lifetimes to agree, and finishes the path. */
void pl_tv_match_return(pl_tv *tv, pl_path *path);

/* Memrefs without a rank are given to others by what is read through them: a call or return of the source's that gives away one
 * that is poison is undefined. */
void pl_tv_require_unranked(pl_path *path, const pl_op *op);

/* What others have got to know, and the source has not ended, lives in the lowering too. */
void pl_tv_oblige_alive(pl_tv *tv, pl_path *path, const pl_op *source_op, const pl_op *lowered_op);

/* Both have made the same volatile accesses, and the lowering the atomic ones and the fences of the source, to new objects
 * too. */
void pl_tv_oblige_order(pl_tv *tv, pl_path *path);

/* The side is at a call that is no event, which is carried out; false: it is another one. */
bool pl_tv_pure_call(pl_tv *tv, pl_path *path, pl_side *side, const pl_op *op);

/* Source and lowering meet: each such call of the lowering is one that the source has made. */
void pl_tv_settle_pure_calls(pl_tv *tv, pl_path *path);

/* What comes of source and lowering, of which one may be at an access in order or a fence. */
typedef enum pl_meeting {
  PL_MEETING_NONE, /* neither is, or the other one is at a cut */
  PL_MEETING_GOES_ON,
  PL_MEETING_FAILS, /* the path ends */
} pl_meeting;
/* One of the two has stopped at an ordered access or a fence: says whether both go on, nothing is to be done here, or the path
 * fails. */
pl_meeting pl_tv_match_ordered(pl_tv *tv, pl_path *path);

/* Source and lowering have carried out this event: what the source implies from here on holds before it only if execution may be
 * assumed to go on. `callee`: whom a call names, or NULL. */
void pl_tv_end_stretch(pl_path *path, const pl_op *op, const pl_op *callee);

/* Objects that source and lowering have live equally long; the lowering leaks none of its own. `kept` may be NULL: base symbols
 * that live on. */
void pl_tv_oblige_lifetimes(pl_tv *tv, pl_path *path, bool (*kept)(void *user, const pl_term *base), void *user);

/* What the lowering has taken from the stack is little, or the source has taken it, too; and so, where it `goes_on` to a
 * loop, with what it keeps. What it has taken from the heap is no more than an object may have. */
void pl_tv_oblige_stack_usage(pl_tv *tv, pl_path *path, bool goes_on);

/* Memory after something that may have changed all that is shared. */
void pl_tv_new_memory(pl_tv *tv, pl_path *path);

#endif
