/* discharge.h - what is shown of a path: goals, equalities, contradictions. */
#ifndef PL_VERIFY_TV_PROVE_DISCHARGE_H
#define PL_VERIFY_TV_PROVE_DISCHARGE_H

#include "verify/term/term.h"
#include "verify/tv/prove/run.h"

/* Whether the hypotheses of the path are proved to contradict each other, with a small limit for the solver, since most such
 * questions have no answer. If so, adds what the proof assumes to the result. */
bool pl_tv_contradictory_soon(pl_tv *tv, const pl_path *path);

/* Proves a goal from the path's hypotheses up to the stretch (events separate stretches), a conjunction part by part. The result
 * is by what the hardest part was proved, or PL_NOT_DISCHARGED at the first that is not, to which `open` (may be NULL) is set.
 * Adds what the proof assumes to *assumptions. */
pl_discharge pl_tv_prove(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions,
                         const pl_term **open);

/* Whether the two terms are equal by normal form, after equations that hold on the path are put in. */
bool pl_tv_same(pl_tv *tv, pl_path *path, const pl_term *a, const pl_term *b);

/* Hands the assertions, which are claimed to be unsatisfiable, as an SMT-LIB script to the callback of the options, if there is
 * one. */
void pl_tv_second_opinion(pl_tv *tv, const pl_term *const *asserts, uint32_t count);

/* Whether the goal is proved from the path's hypotheses, without being recorded as an obligation; if so, adds the proof's
 * assumptions to the result. */
bool pl_tv_holds(pl_tv *tv, pl_path *path, const pl_term *goal);

/* Whether an access of the source up to the stretch shows the goal, which states that an address is not null or is aligned, or
 * is a disjunction of such. Adds what the proof assumes to *assumptions. */
bool pl_tv_shown_by_access(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions);

/* Replaces parts of the terms, in place, by what the path's hypotheses state that they are, such as a constant. NULL entries
 * stay. */
void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

/* Rewrites the terms, in place, so that a choice (ITE) becomes the value that the path's hypotheses select. Other equations are
 * not put in, so equal pointers remain distinct terms. No entry is NULL. */
void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

/* Whether the path may be taken: false only if its hypotheses are proved to contradict each other. What that proof assumes is
 * added to the result. */
bool pl_tv_feasible(pl_tv *tv, pl_path *path);

/* Whether the path's hypotheses, the facts of the source's accesses (say, that four times a size does not wrap) and the places
 * of the lowering's objects are proved by the lemma to contradict each other; if so, adds what the proof assumes to the result.
 * False if there are no such facts. Costly: for paths that would else end the proof. */
bool pl_tv_excluded_by_facts(pl_tv *tv, pl_path *path);

/* Replaces quotients in the terms, in place, that are proved equal on the path by one of them, so that equal terms become one;
 * adds the proofs' assumptions to the result. */
void pl_tv_unify(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count);

#endif
