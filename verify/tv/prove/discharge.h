/* discharge.h - what is shown of a path: goals, equalities, contradictions. */
#ifndef PL_VERIFY_TV_PROVE_DISCHARGE_H
#define PL_VERIFY_TV_PROVE_DISCHARGE_H

#include "verify/term/term.h"
#include "verify/tv/prove/run.h"

/* What holds on a path up to a stretch; the caller frees it. */
pl_term_vec pl_tv_hypotheses(pl_tv *tv, const pl_path *path, uint32_t stretch);

/* Whether the goal is one of them, or they hold nowhere. */
bool pl_tv_is_hypothesis(const pl_term_vec *hypotheses, const pl_term *goal);

/* Whether they contradict each other; most such questions have no answer, and this one is not worth what a proof is. */
bool pl_tv_contradictory_soon(pl_tv *tv, const pl_path *path);

/* Discharges a goal on the path, by what holds up to the stretch: conjunctions part by part. `open` (may be NULL): the part that
 * remains. */
pl_discharge pl_tv_prove(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions,
                         const pl_term **open);

/* Equal by normal form, after equations that hold on the path are put in. */
bool pl_tv_same(pl_tv *tv, pl_path *path, const pl_term *a, const pl_term *b);

/* Hands a query to whoever wants a second opinion: the assertions can't hold together. */
void pl_tv_second_opinion(pl_tv *tv, const pl_term *const *asserts, uint32_t count);

/* Whether the goal can be shown on the path, without being stated as an obligation. */
bool pl_tv_holds(pl_tv *tv, pl_path *path, const pl_term *goal);

/* Whether the goal is that an address is not null or aligned, and the source accesses something there up to a
 * stretch. */
bool pl_tv_shown_by_access(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal);

/* Puts what the hypotheses say of single symbols into the terms (NULL entries stay). */
void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

/* Replaces each choice (ITE) in the terms by the value that the path's conditions select; nothing else is rewritten, so equal
 * pointers remain distinct terms. */
void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

/* Can the path be taken at all? False only if it is certain that it can't. */
bool pl_tv_feasible(pl_tv *tv, pl_path *path);

/* Do the facts of the source's accesses, in exact integers, contradict the path's conditions? What words alone don't tell: that
 * four times a size does not wrap. A question for the lemma: for paths that would else be the end of the proof. */
bool pl_tv_excluded_by_facts(pl_tv *tv, pl_path *path);

/* Scalars that are equal on the path become one term, where quotients in them are: what was guessed is shown by the lemma. */
void pl_tv_unify(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

#endif
