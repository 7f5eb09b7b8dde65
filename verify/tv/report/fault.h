/* fault.h - what a check that needs no proof finds: nothing, a fault that refutes, or one that has no meaning here. */
#ifndef PL_VERIFY_TV_REPORT_FAULT_H
#define PL_VERIFY_TV_REPORT_FAULT_H

#include "core/ir/op.h"
#include "verify/tv/report/verdict.h"

/* All zeros: none. Texts live in the arena of the report or are constant. */
typedef struct pl_fault {
  pl_verdict verdict; /* REFUTED or UNSUPPORTED; PROVED: none, and nothing is left to be shown */
  pl_obligation_kind obligation;
  const char *text;   /* one sentence, or a part of one */
  const pl_op *place; /* what the text speaks of; NULL: the function or symbol that is judged */
} pl_fault;

/* Whether the check has found a fault: refuted or unsupported. */
static inline bool pl_is_fault(pl_fault fault) {
  return fault.verdict == PL_VERDICT_REFUTED || fault.verdict == PL_VERDICT_UNSUPPORTED;
}

/* The value for no fault. */
static inline pl_fault pl_fault_none(void) { return (pl_fault){PL_VERDICT_INVALID, PL_OBLIGATION_INVALID, NULL, NULL}; }

/* The fault that `text` describes, refuting the obligation; no fault if `text` is NULL. */
static inline pl_fault pl_fault_refuted(pl_obligation_kind obligation, const char *text) {
  return text ? (pl_fault){PL_VERDICT_REFUTED, obligation, text, NULL} : pl_fault_none();
}

/* The fault that `text` describes as unsupported, at `place` (may be NULL); no fault if `text` is NULL. */
static inline pl_fault pl_fault_unsupported(pl_obligation_kind obligation, const char *text, const pl_op *place) {
  return text ? (pl_fault){PL_VERDICT_UNSUPPORTED, obligation, text, place} : pl_fault_none();
}

/* The fault that `text` describes, unsupported or refuting; no fault if `text` is NULL. */
static inline pl_fault pl_fault_of(bool unsupported, pl_obligation_kind obligation, const char *text) {
  return unsupported ? pl_fault_unsupported(obligation, text, NULL) : pl_fault_refuted(obligation, text);
}

#endif
