/* proof.h - what a judgement comes to: one pl_proof for each function, C wrapper and global. All of it lives in the arena of the
 * report. */
#ifndef PL_VERIFY_TV_REPORT_PROOF_H
#define PL_VERIFY_TV_REPORT_PROOF_H

#include "core/ir/op.h"
#include "verify/interp/compare/comparison.h"
#include "verify/tv/report/fault.h"

typedef struct pl_obligation {
  pl_obligation_kind kind;
  const char *place;       /* "^bb1 -> ^bb2", for people */
  const char *detail;      /* "store #2", "result 1, size of dimension 0": "" if there is nothing to add */
  const pl_op *source_op;  /* may be NULL */
  const pl_op *lowered_op; /* may be NULL */
  pl_discharge how;
  uint32_t assumptions; /* bits of 1 << pl_assumption */
} pl_obligation;

typedef struct pl_proof {
  pl_str name;          /* the symbol */
  const pl_op *source;  /* func.func; NULL for a wrapper's own row */
  const pl_op *lowered; /* llvm.func; NULL if it is missing */
  pl_verdict verdict;
  pl_obligation_kind obligation; /* REFUTED, UNKNOWN: the first that fails */
  const char *reason;            /* REFUTED structural, UNKNOWN, UNSUPPORTED: one sentence; else "" */
  pl_pos pos;                    /* UNKNOWN, UNSUPPORTED: the place that the reason speaks of; else of the function */
  bool structural;               /* REFUTED by showing two declarations in `reason` */
  const char *claim; /* UNKNOWN: what the lowering claims or orders otherwise than the source, which no run shows; else NULL */
  pl_comparison counterexample; /* REFUTED and not structural */
  uint64_t seed;                /* of the confirmed inputs, where they were random; else 0 */
  const pl_obligation *obligations;
  uint32_t num_obligations;
  uint32_t by_normal_form, by_lemma, by_solver;
  uint32_t assumptions;  /* union over the obligations */
  uint32_t choices;      /* bits of 1 << pl_sem_choice: what the source leaves open, and the lowering chose */
  const pl_str *callees; /* functions that the proof is relative to */
  uint32_t num_callees;
  bool hypotheses_used;     /* something rests on the source being defined */
  bool contradiction;       /* REFUTED by a run after it was proved: a defect of the validator itself */
  bool global;              /* a symbol that is no function, or one that only the lowering has: nothing to run */
  bool vacuous;             /* the source is undefined for all arguments: reported, never silent */
  bool calls_run;           /* PROVED with calls of defined functions inlined, in source and lowering */
  pl_defined_by defined_by; /* PROVED: whether what it rests on can hold */
  uint32_t attempts;        /* at a proof */
  uint64_t solver_calls;    /* in these, and in the search for counterexamples */
  double milliseconds;
} pl_proof;

typedef struct pl_report {
  pl_proof *proofs; /* in the order of the source module; wrappers after their function */
  uint32_t num_proofs;
  pl_proof *globals; /* a row for each global, alias and ifunc of the source that others see, and for each symbol that only the
                        lowering defines for them */
  uint32_t num_globals;
  bool nothing_in_common; /* no function of the source is in the lowering: bad input */
} pl_report;

/* Sets the proof's verdict and what else the fault says, and for a refutation `structural`; leaves the proof unchanged if there
 * is no fault. A fault of verdict PROVED makes the proof proved. */
void pl_tv_settle(pl_proof *proof, pl_fault fault);

#endif
