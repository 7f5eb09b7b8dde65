/* obligations.h - obligations of a path: stated, recorded, and what becomes of those that fail. */
#ifndef PL_VERIFY_TV_SIMULATE_OBLIGATIONS_H
#define PL_VERIFY_TV_SIMULATE_OBLIGATIONS_H

#include "verify/tv/prove/run.h"

/* Records the first failure of the function, UNKNOWN or UNSUPPORTED; later ones are dropped. `reason` is not copied. */
void pl_tv_fail(pl_tv *tv, pl_verdict verdict, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                const char *reason);

/* What is wrong with the order of the accesses on this path, if it is wrong for each input that takes the path; else NULL. */
const char *pl_tv_order_claim(const pl_tv *tv, const pl_path *path);
/* Appends a discharged obligation to the result and adds its assumptions. `detail` is not copied. */
void pl_tv_record(pl_tv *tv, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op, const char *detail,
                  pl_discharge how, uint32_t assumptions);
/* Why the goal was not shown, for people: the time is used up, or the term; memory of the arena. */
const char *pl_tv_failure_reason(pl_tv *tv, const char *detail, const pl_term *goal);

/* In a search an obligation is a question. True if it was that. */
bool pl_tv_question(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal);

/* States an obligation: `goal` holds under the path's hypotheses up to the stretch. */
void pl_tv_oblige(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                  const char *detail, uint32_t stretch, const pl_term *goal);

/* Refinement of one leaf: defined and equal where the source's is not poison. */
void pl_tv_oblige_leaf(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                       const char *detail, pl_leaf source, pl_leaf lowered);

/* The lowering's conditions and accesses so far become obligations. `last`: the path ends here; else what can't be
 * discharged yet waits. */
void pl_tv_discharge_conditions(pl_tv *tv, pl_path *path, bool last);

/* A path ends, all its obligations stated: counts it, and whether the source was undefined on it. */
void pl_tv_finish_path(pl_tv *tv, pl_path *path);

#endif
