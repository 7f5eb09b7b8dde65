#include "fuzz/minimize/observe.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/diag.h"

/* ---- Sources ---- */

/* A hash of the content of the program's file, if it can be read, and of its arguments; of the content, as another build has
 * other edges. */
static uint64_t key_of(const pl_source_program *p) {
  char *data = NULL, error[256];
  size_t len = 0;
  uint64_t key = 1;
  if (pl_read_file(p->argv[0], &data, &len, error)) key = pl_hash_bytes(data, len, key);
  free(data);
  for (size_t i = 1; p->argv[i]; i++)
    key = pl_hash_bytes(p->argv[i], strlen(p->argv[i]), key);
  return key;
}

bool pl_source_start(pl_sources *sources, uint32_t which, uint32_t jobs, char error[256]) {
  assert(which < sources->count && jobs > 0 && sources->all[which].argv[0]);
  pl_source_program *p = &sources->all[which];
  p->servers = pl_servers_new(p->argv, jobs, error);
  return p->servers != NULL;
}

bool pl_sources_remember(pl_sources *sources, char error[256]) {
  assert(sources->work && sources->count <= PL_MAX_SOURCES);
  bool ok = true;
  for (uint32_t i = 0; i < sources->count && ok; i++)
    ok = pl_cache_open(&sources->all[i].cache, sources->work, key_of(&sources->all[i]));
  if (!ok) (void)snprintf(error, 256, "%.200s: no file can be written", sources->work);
  return ok;
}

void pl_sources_end(pl_sources *sources) {
  for (uint32_t i = 0; i < sources->count; i++) {
    pl_source_program *p = &sources->all[i];
    if (!p->servers) continue;
    pl_servers_free(p->servers);
    pl_cache_close(&p->cache);
  }
}

/* ---- Asking ---- */

typedef struct asked {
  pl_sources *sources;
  uint32_t source;
  pl_observed *inputs;
  PL_VEC(uint32_t) wanted; /* inputs that the source does not know */
  uint32_t *left;          /* of a chunk: how many are to come */
  pl_sink *waiting;        /* of an input: its payload, until its chunk is complete */
  size_t done;
  bool ok;
} asked;

/* The path of input `index`; a pl_path_of_fn. */
static const char *path_of(void *user, size_t index) { return ((asked *)user)->inputs[index].path; }

/* Prints how many inputs the source has answered, if progress is wanted. */
static void show(const asked *a) {
  FILE *progress = a->sources->progress;
  if (!progress) return;
  fprintf(progress, "\r\033[K%s: %zu of %zu inputs", pl_servers_target(a->sources->all[a->source].servers), a->done,
          a->wanted.len);
  fflush(progress);
}

/* The position in a->wanted, which ascends, of the first input of chunk `chunk` (input / PL_CHUNK) or a later one; the list's
 * length if there is none. */
static size_t first_of(const asked *a, uint32_t chunk) {
  size_t low = 0, high = a->wanted.len;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (a->wanted.data[middle] / PL_CHUNK < chunk)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/* Moves the answers of a complete chunk to the cache and writes them to its file; sets a->ok to false if that fails. */
static void end_chunk(asked *a, uint32_t chunk) {
  pl_cache *cache = &a->sources->all[a->source].cache;
  for (size_t i = first_of(a, chunk); i < a->wanted.len && a->wanted.data[i] / PL_CHUNK == chunk; i++) {
    uint32_t index = a->wanted.data[i];
    pl_seen *seen = &a->inputs[index].seen[a->source];
    pl_sink *payload = &a->waiting[index];
    const pl_observation whole = {seen->status, seen->nanoseconds, {payload->data, payload->len}};
    *seen = pl_cache_add(cache, &a->inputs[index].name, &whole);
    (void)pl_sink_close(payload);
    *payload = (pl_sink){0};
  }
  a->ok = pl_cache_flush(cache) && a->ok;
}

/* Stores the source's answer about input `index`; if it is the last one missing of its chunk, moves the chunk's answers to the
 * cache. A pl_observed_fn; `user` is the `asked`. */
static void note_answer(void *user, size_t index, const pl_observation *seen) {
  asked *a = user;
  uint32_t chunk = (uint32_t)(index / PL_CHUNK);
  a->inputs[index].seen[a->source] = (pl_seen){seen->status, seen->nanoseconds, {NULL, 0}};
  pl_sink_str(&a->waiting[index], seen->payload);
  if (a->done++ % 128 == 0) show(a);
  if (--a->left[chunk] == 0) end_chunk(a, chunk);
}

/* For each input that has no answer yet from the source a->source: fills in the answer that the cache has, or else appends the
 * input's index to a->wanted and counts it in its chunk's a->left. */
static void find_wanted(asked *a, size_t count) {
  const pl_cache *cache = &a->sources->all[a->source].cache;
  for (size_t i = 0; i < count; i++) {
    pl_seen *seen = &a->inputs[i].seen[a->source];
    if (seen->status) continue;
    const pl_seen *known = pl_cache_find(cache, &a->inputs[i].name);
    if (known) {
      *seen = *known;
      continue;
    }
    pl_vec_push(&a->wanted, (uint32_t)i);
    a->left[i / PL_CHUNK]++;
  }
}

/* Fills in the answers of one source that the inputs do not have yet: from its cache, or by asking it. False if a process ended
 * or the cache can't be written. */
static bool ask_source(pl_sources *sources, uint32_t source, pl_observed *inputs, size_t count) {
  asked a = {.sources = sources, .source = source, .inputs = inputs, .ok = true};
  a.left = pl_xmalloc((count / PL_CHUNK + 1) * sizeof *a.left);
  memset(a.left, 0, (count / PL_CHUNK + 1) * sizeof *a.left);
  a.waiting = pl_xmalloc((count + 1) * sizeof *a.waiting);
  memset(a.waiting, 0, (count + 1) * sizeof *a.waiting);
  find_wanted(&a, count);
  a.ok =
      pl_servers_ask_all(sources->all[source].servers, a.wanted.data, a.wanted.len, PL_CHUNK, path_of, note_answer, &a) && a.ok;
  for (size_t i = 0; i < count; i++)
    (void)pl_sink_close(&a.waiting[i]);
  if (sources->progress) fputs("\r\033[K", sources->progress);
  free(a.waiting);
  free(a.left);
  pl_vec_free(&a.wanted);
  return a.ok;
}

bool pl_observe_all(pl_sources *sources, pl_observed *inputs, size_t count, char error[256]) {
  assert((inputs || count == 0) && count <= UINT32_MAX);
  for (uint32_t i = 0; i < sources->count; i++) {
    if (ask_source(sources, i, inputs, count)) continue;
    (void)snprintf(error, 256, "%.200s has ended before its time", sources->all[i].argv[0]);
    return false;
  }
  return true;
}

pl_collect_status pl_observed_status(const pl_sources *sources, const pl_observed *input) {
  pl_collect_status worst = PL_COLLECTED;
  for (uint32_t i = 0; i < sources->count; i++)
    if (input->seen[i].status > worst) worst = input->seen[i].status;
  return worst;
}
