/* events.h - where source and lowering do what can be observed: calls, returns, ordered accesses. */
#ifndef PL_VERIFY_TV_SIMULATE_EVENTS_H
#define PL_VERIFY_TV_SIMULATE_EVENTS_H

#include "verify/tv/prove/run.h"

/* Source and lowering have stopped at calls: obliges callee, arguments and memory to correspond, and goes on after both, whose
 * results are the same; the callee and the assumption that callees conform are added to the result. False if the path ends in
 * failure. */
bool pl_tv_match_call(pl_tv *tv, pl_path *path);
/* Source and lowering return: in the final walk, obliges results, memory and what else can be observed to agree, and finishes
 * the path unless there is a failure before. Does nothing in other walks. */
void pl_tv_match_return(pl_tv *tv, pl_path *path);

/* Makes it a requirement of the source that the unranked memrefs among the operands of this call or return are not poison, since
 * passing one on reads its descriptor. */
void pl_tv_require_unranked(pl_path *path, const pl_op *op);

/* Obliges escaped objects that are alive in the source to be alive in the lowering, unless PL_RULE_LIFETIMES is off. */
void pl_tv_oblige_alive(pl_tv *tv, pl_path *path, const pl_op *source_op, const pl_op *lowered_op);

/* Obliges the accesses so far whose order is observable to agree, unless PL_RULE_EVENTS is switched off. */
void pl_tv_oblige_order(pl_tv *tv, pl_path *path);

/* If the op is a direct llvm.call that by its callee's claims has no effect but its result (see pl_call_purity), gives it one,
 * an uninterpreted function of its arguments and the memory that it reads, notes it in the path, and returns true. False for any
 * other call, which is an event at which source and lowering have to meet, and if a type is not supported. */
bool pl_tv_pure_call(pl_tv *tv, pl_path *path, pl_side *side, const pl_op *op);

/* Where source and lowering meet: obliges each call without effects that the lowering has made since the last time to be one
 * that the source has made, or one that may be speculated. Stops at a failure. */
void pl_tv_settle_pure_calls(pl_tv *tv, pl_path *path);

/* What comes of source and lowering, of which one may be at an access in order or a fence. */
typedef enum pl_meeting {
  PL_MEETING_NONE, /* neither is, or the other one is at a cut */
  PL_MEETING_GOES_ON,
  PL_MEETING_FAILS, /* the path ends */
} pl_meeting;
/* If source or lowering has stopped at an ordered access or a fence, matches it with what the other one has stopped at. The
 * result is whether there was nothing to do, they may go on, or the path ends. */
pl_meeting pl_tv_match_ordered(pl_tv *tv, pl_path *path);

/* Begins a new stretch (what lies between two such events) in source and lowering if execution need not go on after the event
 * `op`, else nothing: what the source does from then on says nothing about what comes before. `callee`: the function that a call
 * names, or NULL. */
void pl_tv_end_stretch(pl_path *path, const pl_op *op, const pl_op *callee);

/* Obliges the lowering's heap objects, but those that it returns, to be alive if the source's are, and freed if those are or the
 * source has none. `kept`, which may be NULL, says whether one that only the lowering has, with that base symbol, may live on.
 * Nothing if PL_RULE_LIFETIMES is switched off. */
void pl_tv_oblige_lifetimes(pl_tv *tv, pl_path *path, bool (*kept)(void *user, const pl_term *base), void *user);

/* In the final walk of a proof, unless PL_RULE_LIFETIMES is off: obliges what the lowering takes from stack and heap beyond the
 * source to be limited. `goes_on`: the path goes on to a loop, whose iterations may add up. */
void pl_tv_oblige_stack_usage(pl_tv *tv, pl_path *path, bool goes_on);

/* Gives both functions the same fresh shared memory, after something that may have changed all of it; what has been freed or has
 * ended is recorded anew from there on. */
void pl_tv_new_memory(pl_tv *tv, pl_path *path);

#endif
