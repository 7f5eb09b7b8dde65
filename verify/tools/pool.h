/* pool.h - runs the jobs on N threads and hands their results over in the order of the files. */
#ifndef PL_VERIFY_TOOLS_POOL_H
#define PL_VERIFY_TOOLS_POOL_H

#include "verify/tools/job.h"

/* Called on the caller's thread: `done` for each result in order, `tick` a few times a second meanwhile with the number of files
 * that are ready. The result is freed after `done`. */
typedef struct pl_pool_client {
  void (*done)(void *user, pl_job_result *result);
  void (*tick)(void *user, size_t files_ready);
  void *user;
} pl_pool_client;

/* Runs the jobs for all inputs on options->jobs threads, or as many of these as can be started, and passes the results to the
 * client in the order of the inputs; false if no thread was started, as without inputs. */
bool pl_pool_run(pl_job_env *env, const pl_inputs_list *inputs, const pl_pool_client *client);

#endif
