/* options.h - what the user asks of the validator. */
#ifndef PL_VERIFY_TV_REPORT_OPTIONS_H
#define PL_VERIFY_TV_REPORT_OPTIONS_H

#include "core/base/str.h"
#include "verify/convention/convention.h"

/* A query whose answer a proof rests on: the script in SMT-LIB 2 is claimed to be unsatisfiable. The text lives as long as the
 * call. */
typedef void pl_tv_query_fn(void *user, pl_str function, const char *script);

typedef struct pl_tv_options {
  pl_convention convention;
  uint32_t assume;          /* bits of 1 << pl_assumption that the user adds: only NONNEGATIVE_STRIDES */
  uint32_t not_assumed;     /* bits of assumptions that are switched off, for tests */
  uint32_t rules_off;       /* bits of 1 << pl_tv_rule, for tests */
  uint32_t timeout_ms;      /* of processor time, for the proofs of a function, and for each hunt for a counterexample; 0: none */
  uint32_t random_runs;     /* runs that look for a counterexample when an obligation fails */
  const char *function;     /* only this one, or NULL */
  uint32_t vscale;          /* how many times a scalable vector has the lanes that its type says; 0: judged for each assumed */
  bool proof_only;          /* look for no counterexample: what is not proved is unknown */
  bool quick;               /* what little of the solver and short runs do not settle is unknown */
  bool contradict;          /* for tests: every path has a hypothesis that is false */
  uint32_t check_runs;      /* of what is proved, on random inputs: one that differs shows a defect of the validator */
  bool check_within_proof;  /* these runs cost no more than the proof did, and little in all; both are counted, not measured */
  pl_tv_query_fn *on_query; /* NULL: nobody asks */
  void *query_user;
  bool every_query; /* also where a goal is a hypothesis, or becomes `true` by equations that hold */
} pl_tv_options;

#endif
