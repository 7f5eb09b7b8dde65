/* escape.h - objects whose address others come to know, and that they forget again. */
#ifndef PL_VERIFY_TV_SIMULATE_ESCAPE_H
#define PL_VERIFY_TV_SIMULATE_ESCAPE_H

#include "verify/tv/simulate/cut.h"
#include "verify/tv/value_claims/value_claims.h"

/* New objects that a value leads to are shared from here on; of those that the contents of an object lead to, whose
 * base is `but` (may be NULL), that one is not. */
void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind);
void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but);
void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut);

/* The objects whose address both values tell something of, which are handed to others. */
void pl_tv_escape_revealed(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, pl_obligation_kind kind);

/* The same of what the way that was taken and what lies in shared memory tell, at an event. */
void pl_tv_escape_at_event(pl_tv *tv, pl_path *path, pl_obligation_kind kind);

/* Both where the function returns. */
void pl_tv_reveal_returned(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered);
void pl_tv_reveal_at_return(pl_tv *tv, pl_path *path);

/* One of several ways is taken, by a condition. */
void pl_tv_note_decision(pl_tv *tv, pl_path *path, const pl_term *condition);

/* The objects that have not escaped, before a call; of those that it was given, those that nobody knows once more
 * after it, and that the others lie in shared memory, where the callee has not written to them. */
void pl_tv_note_private(const pl_path *path, pl_term_vec *out);
void pl_tv_forget_passed(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before);
void pl_tv_share_contents(pl_tv *tv, pl_path *path, const pl_term_vec *before);

#endif
