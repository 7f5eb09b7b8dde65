/* obligations.h - obligations of a path: stated, recorded, and what becomes of those that fail. */
#ifndef PL_VERIFY_TV_SIMULATE_OBLIGATIONS_H
#define PL_VERIFY_TV_SIMULATE_OBLIGATIONS_H

#include "verify/tv/prove/run.h"

/* Records a failure with verdict UNKNOWN or UNSUPPORTED, unless one was recorded before. `reason` is not copied. */
void pl_tv_fail(pl_tv *tv, pl_verdict verdict, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                const char *reason);

/* What is wrong with the order of the accesses on this path, as text, if it is known to be wrong for each input that takes the
 * path; else NULL. On paths from a cut, whose start states may be unreachable, only an access counts that the lowering has
 * nowhere. */
const char *pl_tv_order_claim(const pl_tv *tv, const pl_path *path);
/* Appends an obligation to the result, with by what it was discharged (`how`, which may be PL_NOT_DISCHARGED), and adds its
 * assumptions. `detail` is not copied. */
void pl_tv_record(pl_tv *tv, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op, const char *detail,
                  pl_discharge how, uint32_t assumptions);
/* The message, in the arena, why the goal was not proved. */
const char *pl_tv_failure_reason(pl_tv *tv, const char *detail, const pl_term *goal);

/* In a search for counterexamples: asks for inputs that make the goal false under the hypotheses up to the stretch, unless that
 * is needless; returns true. False, and nothing done, if this is no search. */
bool pl_tv_question(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal);

/* In the final walk: tries to prove the goal from the path's hypotheses up to the stretch and records it, and a failure with
 * PL_VERDICT_UNKNOWN if it is not proved. Does nothing in other walks or after a failure; in a search for counterexamples the
 * goal becomes a question. */
void pl_tv_oblige(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                  const char *detail, uint32_t stretch, const pl_term *goal);

/* Obliges a leaf of the lowering's to refine the source's: as far as the rules demand it, not poison and equal wherever the
 * source's is not poison. */
void pl_tv_oblige_leaf(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                       const char *detail, pl_leaf source, pl_leaf lowered);

/* Proves and records the conditions and accesses that the lowering has collected so far, until one fails. Those that can't be
 * proved yet wait, unless `last`. A search for counterexamples asks for inputs that break them instead. */
void pl_tv_discharge_conditions(pl_tv *tv, pl_path *path, bool last);

/* Ends a path whose obligations are all stated: counts it, counts it as vacuous if its hypotheses are known to contradict each
 * other, and adds what it has used to the result. Does nothing in a search for counterexamples. */
void pl_tv_finish_path(pl_tv *tv, pl_path *path);

#endif
