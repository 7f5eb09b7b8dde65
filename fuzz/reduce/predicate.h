/* predicate.h - what a case has to show to be of interest.
 *
 * An observation is a line of text, such as `refuted:address` or the assertion that fails; a smaller case is of interest if the
 * same can be observed, so that one failure does not turn into another on the way.
 */
#ifndef PL_FUZZ_REDUCE_PREDICATE_H
#define PL_FUZZ_REDUCE_PREDICATE_H

#include "core/convert/pipeline.h"
#include "fuzz/reduce/case.h"
#include "verify/tv/judge/tv.h"

typedef enum pl_predicate_kind {
  PL_PREDICATE_INVALID,
  PL_PREDICATE_TEST,       /* a command ends with a status */
  PL_PREDICATE_CRASHES,    /* a command, or reading, lowering and proving here, dies */
  PL_PREDICATE_VERDICT,    /* some function has a verdict */
  PL_PREDICATE_DIAGNOSTIC, /* a command, or reading and lowering here, says a text */
  PL_PREDICATE_DIFFERS,    /* a command lowers to something else, or accepts something else, than we do */
} pl_predicate_kind;

typedef struct pl_predicate {
  pl_predicate_kind kind;
  const char *command;           /* TEST, DIFFERS; others: NULL for what is built in. %s: the file, %l: its lowering */
  int status;                    /* TEST */
  const char *diagnostic;        /* DIAGNOSTIC */
  pl_verdict verdict;            /* VERDICT */
  pl_obligation_kind obligation; /* PL_OBLIGATION_INVALID: the first that the case has */
  const char *lower_with;        /* VERDICT: the command that lowers; NULL: our converter, or the second part of the case */
  pl_tv_options tv;
  pl_pipeline pipeline; /* what lowers here; empty: everything that there is */
  bool allow_unregistered;
  uint32_t timeout_ms;
  const char *folder; /* where the files of this process lie */
  bool *failed;       /* set if a file or a process can't be made: then nothing was found out. NULL: nobody asks */
} pl_predicate;

/* Observes a case. True, with one or more lines appended to `what`, if it shows something of the predicate's kind, such as a
 * crash or a diagnostic. *place (may be NULL) gets where the first observation is, 0 where unknown. */
bool pl_predicate_observe(const pl_predicate *predicate, const pl_case *c, pl_sink *what, pl_place *place);
/* Whether one of the lines observed on the case equals `baseline`. *place (may be NULL) as in pl_predicate_observe. */
bool pl_predicate_holds(const pl_predicate *predicate, const pl_case *c, pl_str baseline, pl_place *place);

#endif
