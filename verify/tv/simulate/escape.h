/* escape.h - objects whose address others come to know, and that they forget again. */
#ifndef PL_VERIFY_TV_SIMULATE_ESCAPE_H
#define PL_VERIFY_TV_SIMULATE_ESCAPE_H

#include "verify/tv/simulate/cut.h"
#include "verify/tv/value_claims/value_claims.h"

/* New objects that the value leads to have escaped from here on: source and lowering share their contents. `kind`: the
 * obligation that demands that the contents agree. */
void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind);
/* New objects that a returned value leads to escape, except that with the base `but` (may be NULL) and those whose lifetime
 * has ended. */
void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but);
/* At a cut: objects escape whose addresses lie in memory, or in a live value that the cut does not relate to the object, since
 * nothing is known of such an address after the cut. */
void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut);

/* The objects whose address both values tell something of, which are handed to others. */
void pl_tv_escape_revealed(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, pl_obligation_kind kind);

/* The same of what the way that was taken and what lies in shared memory tell, at an event. */
void pl_tv_escape_at_event(pl_tv *tv, pl_path *path, pl_obligation_kind kind);

/* Where the function returns: objects whose address both values reveal count as escaped with their address only. */
void pl_tv_reveal_returned(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered);
/* As `pl_tv_reveal_returned`, of what the conditions of the path and shared memory reveal of addresses. */
void pl_tv_reveal_at_return(pl_tv *tv, pl_path *path);

/* One of several ways is taken, by a condition. */
void pl_tv_note_decision(pl_tv *tv, pl_path *path, const pl_term *condition);

/* Before a call: appends the bases of the objects that have not escaped. */
void pl_tv_note_private(const pl_path *path, pl_term_vec *out);
/* Objects of `before` that a call was given count as not escaped again after it, if the callee has not captured their
 * addresses. */
void pl_tv_forget_passed(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before);
/* Copies the contents of the objects of `before` that have escaped since into shared memory, in source and lowering. */
void pl_tv_share_contents(pl_tv *tv, pl_path *path, const pl_term_vec *before);

#endif
