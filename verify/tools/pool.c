#include "verify/tools/pool.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

enum { TICK_MS = 100 };
static const size_t stack_size = (size_t)64 << 20; /* the parser's bounded recursion, with a sanitizer's frames */

typedef struct pool {
  pl_job_env *env;
  pl_job *jobs;
  size_t count;
  size_t next;  /* under the lock, as the next one: the first job that no thread has taken */
  size_t ended; /* jobs */
} pool;

/* The first job that wants help; NULL if there is none. The caller holds the lock. */
static pl_job *job_to_help(const pool *p) {
  for (size_t i = 0; i < p->next; i++)
    if (pl_job_wants_help(&p->jobs[i])) return &p->jobs[i];
  return NULL;
}

/* A worker thread: runs jobs until all are taken, then helps with others until all have ended. */
static void *work(void *argument) {
  pool *p = argument;
  pthread_mutex_lock(&p->env->lock);
  while (p->ended < p->count) {
    pl_job *helped = p->next < p->count ? NULL : job_to_help(p);
    if (p->next < p->count) {
      pl_job *job = &p->jobs[p->next++];
      pthread_mutex_unlock(&p->env->lock);
      pl_job_run(job);
      pthread_mutex_lock(&p->env->lock);
      p->ended++;
      pthread_cond_broadcast(&p->env->changed);
    } else if (helped) {
      pl_job_help(helped);
    } else {
      pthread_cond_wait(&p->env->changed, &p->env->lock);
    }
  }
  pthread_mutex_unlock(&p->env->lock);
  return NULL;
}

/* Starts `wanted` worker threads, or as many as can be before one fails, and sets the first of `threads` to them; returns their
 * number. */
static size_t start_threads(pool *p, pthread_t *threads, size_t wanted) {
  pthread_attr_t attributes;
  size_t started = 0;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_size);
  while (started < wanted && pthread_create(&threads[started], &attributes, work, p) == 0)
    ++started;
  pthread_attr_destroy(&attributes);
  return started;
}

/* Waits until something has changed, or a moment. The caller holds the lock. */
static void wait_a_moment(pool *p) {
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  until.tv_nsec += TICK_MS * 1000000L;
  if (until.tv_nsec >= 1000000000L) {
    until.tv_nsec -= 1000000000L;
    until.tv_sec++;
  }
  pthread_cond_timedwait(&p->env->changed, &p->env->lock, &until);
}

/* Hands over the row, and what the job has reported until now, without the lock, which the caller holds. */
static void hand_over(pool *p, pl_job *job, pl_job_row *row, const pl_pool_client *client) {
  pl_sink messages = job->err;
  job->err = (pl_sink){0};
  pthread_mutex_unlock(&p->env->lock);
  client->some(client->user, (pl_str){pl_sink_text(&messages), messages.len},
               row ? (pl_str){pl_sink_text(&row->out), row->out.len} : (pl_str){"", 0}, row ? &row->counts : NULL);
  pl_sink_close(&messages);
  if (row) pl_sink_close(&row->out);
  pthread_mutex_lock(&p->env->lock);
}

/* Hands over what the job has, and what it has not yet as it comes, until it has ended; false if the client waits no more. The
 * caller holds the lock. */
static bool follow(pool *p, pl_job *job, size_t number, const pl_pool_client *client) {
  bool wanted = true;
  while (wanted) {
    const bool ready = job->taken < job->rows.len && job->rows.data[job->taken]->ready;
    if (!ready && job->err.len == 0 && job->ended) return true;
    if (ready || job->err.len > 0)
      hand_over(p, job, ready ? job->rows.data[job->taken++] : NULL, client);
    else
      wait_a_moment(p);
    pthread_mutex_unlock(&p->env->lock);
    wanted = client->tick(client->user, number);
    pthread_mutex_lock(&p->env->lock);
  }
  return false;
}

/* Hands over what the job has come to, in whatever order its functions were decided. The caller holds the lock. */
static void leave(pool *p, pl_job *job, const pl_pool_client *client) {
  if (job->err.len > 0) hand_over(p, job, NULL, client);
  for (; job->taken < job->rows.len; job->taken++)
    if (job->rows.data[job->taken]->ready) hand_over(p, job, job->rows.data[job->taken], client);
  client->left(client->user, job);
}

/* Hands over all jobs; false if the client waits no more, after what there is was handed over. */
static bool follow_all(pool *p, const pl_pool_client *client) {
  size_t i = 0;
  pthread_mutex_lock(&p->env->lock);
  while (i < p->count && follow(p, &p->jobs[i], i, client)) {
    pthread_mutex_unlock(&p->env->lock);
    client->done(client->user, &p->jobs[i++]);
    pthread_mutex_lock(&p->env->lock);
  }
  const bool all = i == p->count;
  for (; i < p->count; i++)
    leave(p, &p->jobs[i], client);
  pthread_mutex_unlock(&p->env->lock);
  return all;
}

pl_pool_end pl_pool_run(pl_job_env *env, const pl_inputs_list *inputs, const pl_pool_client *client) {
  assert(env->options->jobs > 0 && client->some && client->done && client->tick && client->left);
  pool p = {.env = env, .jobs = pl_xcalloc(inputs->len, sizeof *p.jobs), .count = inputs->len};
  pthread_t *threads = pl_xcalloc(env->options->jobs, sizeof *threads);
  for (size_t i = 0; i < inputs->len; ++i)
    p.jobs[i] = pl_job_new(env, &inputs->data[i]);
  const size_t started = inputs->len > 0 ? start_threads(&p, threads, env->options->jobs) : 0;
  pl_pool_end end = started > 0 ? PL_POOL_DONE : PL_POOL_NOT_STARTED;
  if (started > 0 && !follow_all(&p, client)) return PL_POOL_LEFT;
  for (size_t i = 0; i < started; ++i)
    pthread_join(threads[i], NULL);
  for (size_t i = 0; i < inputs->len; ++i)
    pl_job_free(&p.jobs[i]);
  free(threads);
  free(p.jobs);
  return end;
}
