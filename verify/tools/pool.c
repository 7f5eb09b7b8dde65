#include "verify/tools/pool.h"

#include <assert.h>
#include <stdlib.h>
#include <time.h>

enum { TICK_MS = 100 };
static const size_t stack_size = (size_t)64 << 20; /* the parser's bounded recursion, with a sanitizer's frames */

typedef struct slot {
  pl_job_result result;
  bool ready;
} slot;

typedef struct pool {
  pl_job_env *env;
  const pl_inputs_list *inputs;
  slot *slots;
  pthread_mutex_t lock; /* of the fields below and slots[].ready */
  pthread_cond_t changed;
  size_t next;
  size_t ready;
} pool;

/* A worker thread: runs jobs until none is left and marks each result as ready. */
static void *work(void *argument) {
  pool *p = argument;
  for (;;) {
    pthread_mutex_lock(&p->lock);
    size_t i = p->next < p->inputs->len ? p->next++ : SIZE_MAX;
    pthread_mutex_unlock(&p->lock);
    if (i == SIZE_MAX) return NULL;
    pl_job_run(p->env, &p->inputs->data[i], &p->slots[i].result);
    pthread_mutex_lock(&p->lock);
    p->slots[i].ready = true;
    p->ready++;
    pthread_cond_signal(&p->changed);
    pthread_mutex_unlock(&p->lock);
  }
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

/* Waits until the job at `index` is ready, calling the client's tick from time to time with the number of jobs that are ready.
 * */
static void await(pool *p, size_t index, const pl_pool_client *client) {
  pthread_mutex_lock(&p->lock);
  while (!p->slots[index].ready) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += TICK_MS * 1000000L;
    if (until.tv_nsec >= 1000000000L) {
      until.tv_nsec -= 1000000000L;
      until.tv_sec++;
    }
    pthread_cond_timedwait(&p->changed, &p->lock, &until);
    size_t ready = p->ready;
    pthread_mutex_unlock(&p->lock);
    client->tick(client->user, ready);
    pthread_mutex_lock(&p->lock);
  }
  pthread_mutex_unlock(&p->lock);
}

bool pl_pool_run(pl_job_env *env, const pl_inputs_list *inputs, const pl_pool_client *client) {
  assert(env->options->jobs > 0 && client->done && client->tick);
  pool p = {.env = env, .inputs = inputs, .slots = pl_xmalloc(inputs->len * sizeof(slot) + 1)};
  size_t wanted = env->options->jobs < inputs->len ? env->options->jobs : inputs->len;
  pthread_t *threads = pl_xmalloc(wanted * sizeof *threads + 1);
  pthread_condattr_t attributes;
  for (size_t i = 0; i < inputs->len; ++i)
    p.slots[i] = (slot){0};
  pthread_mutex_init(&p.lock, NULL);
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&p.changed, &attributes);
  pthread_condattr_destroy(&attributes);

  size_t started = start_threads(&p, threads, wanted);
  for (size_t i = 0; started > 0 && i < inputs->len; ++i) {
    await(&p, i, client);
    client->done(client->user, &p.slots[i].result);
    pl_job_result_free(&p.slots[i].result);
  }
  for (size_t i = 0; i < started; ++i)
    pthread_join(threads[i], NULL);
  pthread_cond_destroy(&p.changed);
  pthread_mutex_destroy(&p.lock);
  free(threads);
  free(p.slots);
  return started > 0;
}
