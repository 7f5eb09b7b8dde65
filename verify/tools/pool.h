/* pool.h - runs the jobs on N threads, which help each other with the functions of a file, and hands over what they come to in
 * the order of the files. */
#ifndef PL_VERIFY_TOOLS_POOL_H
#define PL_VERIFY_TOOLS_POOL_H

#include "verify/tools/job.h"

/* Called on the caller's thread. */
typedef struct pl_pool_client {
  /* A job has more: messages, text and counts of verdicts, in the order of the files. */
  void (*some)(void *user, pl_str messages, pl_str text, const pl_job_counts *counts);
  /* A job has ended, and all of it was handed over; in the order of the files. It is freed after the call. */
  void (*done)(void *user, const pl_job *job);
  /* A few times a second meanwhile, with the number of files that are done; false: nothing more is waited for. */
  bool (*tick)(void *user, size_t files_done);
  /* After `tick` was false: a job that has not ended, after all that it has come to was handed over. */
  void (*left)(void *user, const pl_job *job);
  void *user;
} pl_pool_client;

typedef enum pl_pool_end {
  PL_POOL_INVALID,
  PL_POOL_DONE,
  PL_POOL_NOT_STARTED, /* there is no thread, or no input */
  PL_POOL_LEFT,        /* `tick` was false: threads still run, and use the environment and the inputs; the process is to end */
} pl_pool_end;

/* Runs the jobs for all inputs on options->jobs threads, or as many of these as can be started, and passes what they come to to
 * the client. */
pl_pool_end pl_pool_run(pl_job_env *env, const pl_inputs_list *inputs, const pl_pool_client *client);

#endif
