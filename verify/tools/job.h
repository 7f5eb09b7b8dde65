/* job.h - one input file from its text to its verdicts.
 *
 * A thread runs a job; others may help it with its functions, on copies of its modules. Nothing that changes is shared but what
 * stands under pl_job_env.lock, so that the thread that prints can take verdicts as they come, in the order of the file.
 */
#ifndef PL_VERIFY_TOOLS_JOB_H
#define PL_VERIFY_TOOLS_JOB_H

#include <jansson.h>
#include <pthread.h>
#include <stdatomic.h>

#include "verify/commands/inputs.h"
#include "verify/commands/process.h"
#include "verify/tools/options.h"
#include "verify/tools/second_opinion.h"
#include "verify/tv/judge/tv.h"

/* What all jobs have in common. */
typedef struct pl_job_env {
  const pl_cli_options *options;
  pl_processes *processes;
  pl_second_opinion *opinion; /* NULL: nobody wants one */
  bool color_out;             /* escapes on standard output, on standard error */
  bool color_err;
  atomic_uint functions_done, functions_known; /* for the progress bar */
  atomic_bool replayed;                        /* --replay=FILE: it is written */
  pthread_mutex_t lock;                        /* of what jobs have come to */
  pthread_cond_t changed;                      /* a row is ready, a job has ended, or there are functions to help with */
} pl_job_env;

/* Counts by pl_verdict. */
typedef struct pl_job_counts {
  uint32_t functions[PL_VERDICT_UNSUPPORTED + 1];
  uint32_t globals[PL_VERDICT_UNSUPPORTED + 1]; /* of globals, and other symbols that are no functions of the source */
} pl_job_counts;

/* The verdicts on one function and its wrapper, or on all that is no function of the source, as they are reported. */
typedef struct pl_job_row {
  pl_sink out;              /* text for standard output, if the format is text */
  json_t *proofs, *globals; /* arrays, if it is JSON; else NULL */
  pl_job_counts counts;
  bool ready; /* nothing changes any more */
} pl_job_row;

typedef struct pl_job {
  pl_job_env *env;
  const pl_input *input;
  pl_sink err;               /* text for standard error that is not taken yet */
  PL_VEC(pl_job_row *) rows; /* in the order of the file */
  size_t taken;              /* of `rows` */
  struct pl_job_share *open; /* functions that other threads may take; NULL: none */
  json_t *errors;            /* diagnostics, if the format is JSON; else NULL */
  pl_source source;          /* the whole file */
  pl_source lowered;         /* the whole file of --lowered */
  pl_sink command_errors;    /* what the lowering command wrote to standard error */
  bool failed;               /* bad input, or nothing to prove */
  bool skipped;              /* the function that was asked for is not here */
  bool ended;
} pl_job;

/* Initialises lock and condition, and frees them. */
void pl_job_env_open(pl_job_env *env);
void pl_job_env_close(pl_job_env *env);

/* A job for one input file, not begun yet; freed with pl_job_free. */
pl_job pl_job_new(pl_job_env *env, const pl_input *input);
void pl_job_free(pl_job *job);

/* Judges the input file: reads, parses, checks, lowers, proves, and renders the verdicts and diagnostics into the job. Never
 * fails: errors are part of the result. */
void pl_job_run(pl_job *job);
/* Whether there is something to help with; the caller holds the lock. */
bool pl_job_wants_help(const pl_job *job);
/* Judges functions of a job that wants help until none is left; the caller holds the lock, which is free meanwhile. */
void pl_job_help(pl_job *job);

/* The JSON object of the file: how it was lowered, its diagnostics, and the verdicts of rows that are ready. The caller owns it,
 * and holds the lock unless the job has ended. */
json_t *pl_job_json(const pl_job *job);

#endif
