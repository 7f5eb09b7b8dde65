/* reduce.h - makes a case smaller as long as it shows what it showed.
 *
 * Method: first what the observation points at (pl_predicate_observe), with all that it needs; then delta debugging (A. Zeller,
 * R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002) over the sites of one move after the other, in halves
 * down to single ones, until no single move makes a smaller case of interest: the result is 1-minimal. Candidates are judged by
 * several processes at once, ahead of need; what is taken does not depend on how many there are.
 */
#ifndef PL_FUZZ_REDUCE_REDUCE_H
#define PL_FUZZ_REDUCE_REDUCE_H

#include <stdio.h>

#include "fuzz/reduce/predicate.h"
#include "fuzz/shrink/shrink.h"

typedef struct pl_reduce_options {
  const pl_predicate *predicate; /* its folder is set here, one for each worker */
  const char *out[2];            /* files for the parts; NULL: not written. The first one names the journal */
  uint64_t key;                  /* a hash of the predicate */
  uint32_t jobs;                 /* at least 1 */
  size_t enough_bytes;           /* ends with a case of no more bytes, which need not be 1-minimal; 0: never */
  bool text;                     /* as text even if it is a module */
  bool allow_unregistered;
  FILE *progress; /* NULL: none */
} pl_reduce_options;

typedef enum pl_reduce_status {
  PL_REDUCE_INVALID,
  PL_REDUCE_DONE,
  PL_REDUCE_BORING, /* the input does not show what was asked for */
  PL_REDUCE_FAILED, /* no process, no file: `error` */
} pl_reduce_status;

typedef struct pl_reduce_result {
  pl_reduce_status status;
  char error[256];
  pl_sink what;      /* what is observed */
  const char *space; /* "modules" or "text" */
  pl_case reduced;
  pl_size size;
  uint64_t tests;      /* how often the predicate was asked */
  uint32_t iterations; /* the last one found nothing */
  bool carried_on;     /* from an earlier start */
} pl_reduce_result;

/* Reduces a copy of the input and returns the smallest interesting case found, with the status and, if it failed, an error
 * message; pl_reduce_result_free frees it. Meanwhile smaller cases are written to the output files and to a journal, from
 * which a later call carries on if this one does not come to its end. */
pl_reduce_result pl_reduce(const pl_reduce_options *options, const pl_case *input);
/* Frees the texts that the result owns. */
void pl_reduce_result_free(pl_reduce_result *result);

#endif
