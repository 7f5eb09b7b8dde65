/* job.h - one input file from its text to its verdicts. Jobs share nothing that changes, so each may run on its own thread. */
#ifndef PL_VERIFY_TOOLS_JOB_H
#define PL_VERIFY_TOOLS_JOB_H

#include <jansson.h>
#include <stdatomic.h>

#include "verify/commands/inputs.h"
#include "verify/tools/options.h"
#include "verify/commands/process.h"
#include "verify/tools/second_opinion.h"
#include "verify/tv/judge/tv.h"

/* What all jobs have in common. */
typedef struct pl_job_env {
  const pl_cli_options *options;
  pl_processes *processes;
  pl_second_opinion *opinion; /* NULL: nobody wants one */
  bool color_out;             /* escapes on standard output, on standard error */
  bool color_err;
  atomic_uint functions_done; /* for the progress bar */
  atomic_bool replayed;       /* --replay=FILE: it is written */
} pl_job_env;

typedef struct pl_job_result {
  pl_sink out;                                   /* text for standard output, if the format is text */
  pl_sink err;                                   /* text for standard error */
  json_t *json;                                  /* the file's object, if the format is JSON */
  uint32_t verdicts[PL_VERDICT_UNSUPPORTED + 1]; /* of functions */
  uint32_t globals[PL_VERDICT_UNSUPPORTED + 1];  /* of globals, and other symbols that are no functions of the source */
  bool failed;                                   /* bad input, or nothing to prove */
  bool skipped;                                  /* the function that was asked for is not here */
} pl_job_result;

/* Judges one input file: reads, parses, checks, lowers, proves, and renders the verdicts and diagnostics into *result, which
 * the caller frees with pl_job_result_free. Never fails: errors are part of the result. */
void pl_job_run(pl_job_env *env, const pl_input *input, pl_job_result *result);
/* Frees the texts and the JSON of a result. */
void pl_job_result_free(pl_job_result *result);

#endif
