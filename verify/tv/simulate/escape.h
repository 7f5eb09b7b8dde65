/* escape.h - objects whose address others come to know, and that they forget again. */
#ifndef PL_VERIFY_TV_SIMULATE_ESCAPE_H
#define PL_VERIFY_TV_SIMULATE_ESCAPE_H

#include "verify/tv/simulate/cut.h"
#include "verify/tv/value_claims/value_claims.h"

/* Makes the objects that the value leads to escape, and those that their contents lead to: from here on source and lowering
 * share their contents. `kind`: the obligation that demands that the contents agree. */
void pl_tv_escape(pl_tv *tv, pl_path *path, const pl_term *value, pl_obligation_kind kind);
/* Makes the objects that a returned value leads to escape, and those that their contents lead to, except those that are of no
 * use to the caller and the one with the base `but` (may be NULL). */
void pl_tv_escape_returned(pl_tv *tv, pl_path *path, const pl_term *value, const pl_term *but);
/* At a cut: makes objects escape that would not be found from there any more or whose address has been revealed on the way, and
 * marks as `address_reused` the objects that the lowering may have put where another one lay. */
void pl_tv_escape_hidden(pl_tv *tv, pl_path *path, const pl_cut *cut);

/* Makes the objects escape whose address both values, which are given to other code, reveal something of. */
void pl_tv_escape_revealed(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered, pl_obligation_kind kind);

/* At an event: makes the objects escape whose address has decided a branch of the path or is revealed by the shared memory of
 * both functions. Then marks the source's objects that are alive but dead in the lowering as `address_reused`. */
void pl_tv_escape_at_event(pl_tv *tv, pl_path *path, pl_obligation_kind kind);

/* Where the function returns: marks the objects as escaped whose address both values reveal. That their addresses may coexist is
 * obliged, nothing of their contents. */
void pl_tv_reveal_returned(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered);
/* Where the function returns: marks the objects of both functions as escaped whose address has decided a branch of the path or
 * is revealed by shared memory. That their addresses may coexist is obliged, nothing of their contents. */
void pl_tv_reveal_at_return(pl_tv *tv, pl_path *path);

/* For a branch that is taken by `condition`: notes the objects whose address the condition reveals something of. */
void pl_tv_note_decision(pl_tv *tv, pl_path *path, const pl_term *condition);

/* Before a call: appends the bases of the source's objects that have not escaped. */
void pl_tv_note_private(const pl_path *path, pl_term_vec *out);
/* After a call: objects of `before` that it was passed no longer count as escaped if the callee, by the source's claims, can
 * neither have captured their addresses nor have ended them. Their contents are those of shared memory then, unless the callee
 * writes nothing. */
void pl_tv_forget_passed(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before);
/* Copies the contents of the objects of `before` that have escaped since into shared memory, in source and lowering. */
void pl_tv_share_contents(pl_tv *tv, pl_path *path, const pl_term_vec *before);

#endif
