#include "fuzz/minimize/lessen.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

#include "core/base/diag.h"
#include "fuzz/minimize/files.h"
#include "fuzz/reduce/journal.h"
#include "fuzz/reduce/workers.h"

typedef struct lessener {
  pl_sources *sources;
  const pl_features *features;
  const pl_lessen_options *options;
  pl_lessen_input *inputs;
  /* Of one input, in its worker. */
  const pl_lessen_input *input;
  uint32_t slot;
  uint32_t asked;
  pl_case best;
  bool broken; /* a process that is asked has ended */
} lessener;

/* ---- In the worker ---- */

/* Whether all sources succeed on the input `c` and together report all features wanted of l->input; false, with l->broken set, if
 * a source's process ended. */
static bool still_does(lessener *l, const pl_case *c) {
  l->asked++;
  for (uint32_t i = 0; i < l->sources->count; i++) {
    pl_observation seen;
    if (!pl_servers_ask(l->sources->all[i].servers, l->slot, pl_case_part(c, 0), &seen)) {
      l->broken = true;
      return false;
    }
    if (seen.status != PL_COLLECTED) return false;
    if (!pl_features_has_all(l->features, i, seen.payload, l->input->wanted, l->input->num_wanted)) return false;
  }
  return true;
}

/* Tries for each `chunk` adjacent sites of the move (see fuzz/reduce/space.h), from the last to the first, to leave them out;
 * l->best becomes each smaller input for which still_does holds. Stops when the effort is spent or l->broken is set. */
static void try_chunks(lessener *l, const pl_space *space, uint32_t move, uint32_t chunk) {
  const pl_space_options how = {.allow_unregistered = true};
  void *opened = space->open(&l->best, &how);
  uint32_t position = space->count(opened, move);
  while (position && l->asked < l->options->effort && !l->broken) {
    uint32_t count = position < chunk ? position : chunk;
    pl_case next = {0};
    position -= count;
    bool made = space->apply(opened, move, position, count, false, &next);
    if (made && next.text[0].len < l->best.text[0].len && still_does(l, &next)) {
      space->close(opened);
      pl_case_free(&l->best);
      l->best = next;
      opened = space->open(&l->best, &how);
      uint32_t sites = space->count(opened, move);
      position = position < sites ? position : sites;
    } else {
      pl_case_free(&next);
    }
  }
  space->close(opened);
}

/* Makes l->best smaller by all moves of the space, with chunks of halving size, until nothing more can be left out, the effort is
 * spent, or l->broken is set. */
static void lessen(lessener *l, const pl_space *space) {
  size_t before = SIZE_MAX;
  while (l->best.text[0].len < before && l->asked < l->options->effort && !l->broken) {
    before = l->best.text[0].len;
    for (uint32_t move = 0; move < space->num_moves; move++) {
      const pl_space_options how = {.allow_unregistered = true};
      void *opened = space->open(&l->best, &how);
      uint32_t chunk = space->count(opened, move);
      space->close(opened);
      for (; chunk; chunk /= 2)
        try_chunks(l, space, move, chunk);
    }
  }
}

/* Reads the file as a case of one part; false if it can't be read. */
static bool read_input(const char *path, pl_case *out) {
  char *data = NULL, error[256];
  size_t len = 0;
  if (!pl_read_file(path, &data, &len, error)) return false;
  *out = (pl_case){.parts = 1};
  pl_sink_write(&out->text[0], data, len);
  free(data);
  return true;
}

/* The worker's function: makes the input whose index is `*job` smaller, as far as that can be done, and puts the result into
 * the reply. Its answer is INTERESTING if there is a result, BORING if the input can't be read, INVALID if a source's
 * process ended. */
static void work(void *user, const void *job, uint32_t slot, pl_reply *reply) {
  lessener *l = user;
  l->input = &l->inputs[*(const size_t *)job];
  l->slot = slot;
  reply->answer = PL_ANSWER_BORING;
  if (!read_input(l->input->path, &l->best)) return;
  for (uint32_t i = 0; i < l->sources->count; i++)
    pl_servers_refresh(l->sources->all[i].servers, slot);
  if (still_does(l, &l->best)) lessen(l, l->options->text ? &pl_text_space : &pl_records_space);
  if (l->broken) {
    reply->answer = PL_ANSWER_INVALID;
    return;
  }
  reply->answer = PL_ANSWER_INTERESTING;
  reply->result = l->best;
}

/* ---- In the parent ---- */

/* The path of the smaller input in the folder of work, named by what it depends on: the content, the features wanted of it, and
 * the effort; the caller frees it. */
static char *result_path(const lessener *l, const pl_lessen_input *input) {
  char digits[PL_NAME_TEXT], name[80];
  uint64_t hash = pl_hash_bytes(input->wanted, input->num_wanted * sizeof *input->wanted, l->options->effort);
  pl_name_write(&input->name, digits);
  (void)snprintf(name, sizeof name, "less-%s-%016" PRIx64, digits, hash);
  return pl_path_in(l->options->work, name);
}

/* Whether the file can be opened for reading. */
static bool is_known(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file) (void)fclose(file);
  return file != NULL;
}

/* Prints to the sources' progress file, if there is one, how many of the inputs are done, in place of the line printed before. */
static void show(const lessener *l, size_t done, size_t count) {
  FILE *progress = l->sources->progress;
  if (!progress) return;
  fprintf(progress, "\r\033[Ksmaller inputs: %zu of %zu", done, count);
  fflush(progress);
}

typedef struct started {
  uint64_t number;
  size_t index;
} started;

/* Writes a worker's result, if there is one, to its file, sets the input's `result` to the path, and frees the reply. False if a
 * process has ended early or the file can't be written. */
static bool take_reply(lessener *l, const started *job, pl_reply *reply) {
  pl_lessen_input *input = &l->inputs[job->index];
  bool ok = reply->answer != PL_ANSWER_INVALID;
  if (reply->answer == PL_ANSWER_INTERESTING) {
    input->result = result_path(l, input);
    ok = pl_replace_file(input->result, pl_case_part(&reply->result, 0));
  }
  pl_case_free(&reply->result);
  return ok;
}

/* Waits for one worker, takes its reply (take_reply) and removes its job from the list; false if one of these fails. */
static bool collect_one(lessener *l, pl_workers *workers, started *jobs, size_t *num_jobs) {
  uint64_t number = 0;
  pl_reply reply = {0};
  if (!pl_workers_wait(workers, &number, &reply)) return false;
  for (size_t i = 0; i < *num_jobs; i++) {
    if (jobs[i].number != number) continue;
    started job = jobs[i];
    jobs[i] = jobs[--*num_jobs];
    return take_reply(l, &job, &reply);
  }
  return false;
}

bool pl_lessen_all(pl_sources *sources, const pl_features *features, const pl_lessen_options *options, pl_lessen_input *inputs,
                   size_t count, char error[256]) {
  assert(options->work && options->jobs > 0 && (inputs || count == 0));
  assert(sources->count == features->num_sources);
  lessener l = {.sources = sources, .features = features, .options = options, .inputs = inputs};
  pl_workers *workers = pl_workers_new(options->jobs, 0, work, &l);
  started *jobs = pl_xmalloc(options->jobs * sizeof *jobs);
  size_t num_jobs = 0;
  bool ok = true;
  for (size_t i = 0; ok && i < count; i++) {
    char *path = result_path(&l, &inputs[i]);
    show(&l, i, count);
    if (is_known(path)) {
      inputs[i].result = path;
      continue;
    }
    free(path);
    if (pl_workers_full(workers)) ok = collect_one(&l, workers, jobs, &num_jobs);
    uint64_t number = ok ? pl_workers_start(workers, &i) : 0;
    if (number)
      jobs[num_jobs++] = (started){number, i};
    else
      ok = false;
  }
  while (ok && num_jobs)
    ok = collect_one(&l, workers, jobs, &num_jobs);
  if (sources->progress) fputs("\r\033[K", sources->progress);
  pl_workers_free(workers);
  free(jobs);
  if (!ok) (void)snprintf(error, 256, "inputs can't be made smaller: a process has ended, or no file can be written");
  return ok;
}
