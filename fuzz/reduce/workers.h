/* workers.h - candidates are made and judged in processes of their own, several at once.
 *
 * A worker inherits everything by fork, makes its candidate, judges it and dies; whatever goes wrong in it is its own. The cases
 * that it sends back are read by their length, so a worker that is killed half-way has answered nothing.
 */
#ifndef PL_FUZZ_REDUCE_WORKERS_H
#define PL_FUZZ_REDUCE_WORKERS_H

#include "core/base/vec.h"
#include "fuzz/reduce/case.h"

typedef enum pl_answer {
  PL_ANSWER_INVALID, /* none: the worker died, or ran too long */
  PL_ANSWER_NOTHING, /* no candidate: ill-formed, not smaller, or known */
  PL_ANSWER_BORING,
  PL_ANSWER_INTERESTING,
  PL_ANSWER_FAILED, /* a file or a process that judging needs could not be made */
} pl_answer;

typedef struct pl_reply {
  pl_answer answer;
  uint64_t hash;  /* of the candidate, if there is one */
  pl_place place; /* INTERESTING: where to look for the reason (pl_predicate_observe) */
  pl_case result; /* INTERESTING; owned by the reply */
} pl_reply;

/* Does one job in a worker process and fills in *reply; `slot` is below the number of workers, and no two live workers have the
 * same. */
typedef void pl_work_fn(void *user, const void *job, uint32_t slot, pl_reply *reply);

typedef struct pl_workers pl_workers;

/* A pool of at most `count` worker processes that call `work` with `user`, each killed after `seconds` (0: no limit). The caller
 * frees it; no process is started yet. */
pl_workers *pl_workers_new(uint32_t count, uint32_t seconds, pl_work_fn *work, void *user);
/* Terminates the workers that still run, and frees the pool. */
void pl_workers_free(pl_workers *workers);
/* Whether all workers are busy, so that no job can be started. */
bool pl_workers_full(const pl_workers *workers);
/* Forks a worker for the job, which sees memory as it is now. Returns the job's number, or 0 if no process could be made. The
 * pool must not be full. */
uint64_t pl_workers_start(pl_workers *workers, const void *job);
/* Waits until some job is done, and stores its number and its reply, PL_ANSWER_INVALID if the worker failed; the caller frees
 * the reply's case. False if no job runs or waiting fails. */
bool pl_workers_wait(pl_workers *workers, uint64_t *number, pl_reply *reply);

#endif
