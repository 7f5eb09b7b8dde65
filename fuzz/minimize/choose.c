/* choose.c - which inputs are kept, and what each is kept for. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

#include "core/base/diag.h"
#include "fuzz/minimize/lessen.h"
#include "fuzz/minimize/meaning.h"
#include "fuzz/minimize/run.h"

/* An input's weight: its bytes, and for equals what it executes; a file more is as bad as a line. */
enum { FILE_WEIGHT = 32, STEPS_PER_BYTE = 64, MOST_ROUNDS = 4 };

/* Whether a source that reports names has reported this one for the input. */
static bool has_name(const pl_run *run, const pl_observed *input, const char *name) {
  for (uint32_t i = 0; i < run->sources.count; i++) {
    pl_str names = input->seen[i].payload;
    if (!run->sources.all[i].named) continue;
    for (size_t at = 0; at < names.len; at += strnlen(names.data + at, names.len - at) + 1)
      if (strcmp(names.data + at, name) == 0) return true;
  }
  return false;
}

void pl_run_make_lists(pl_run *run, size_t first) {
  assert(run->observed.len == run->pool.len && first <= run->pool.len);
  for (size_t i = first; i < run->pool.len; i++) {
    const pl_observed *seen = &run->observed.data[i];
    pl_str payloads[PL_MAX_SOURCES];
    for (uint32_t k = 0; k < run->sources.count; k++)
      payloads[k] = seen->seen[k].payload;
    run->pool.data[i].list = pl_features_list(&run->features, payloads);
    run->pool.data[i].invalid = has_name(run, seen, PL_MEANING_INVALID_INPUT);
  }
}

/* Replaces run->cover by a choice of the pool's inputs that covers the wanted features. An input on which not all sources
 * succeeded (PL_COLLECTED) is never chosen; with --add all others of OUT are. */
static void choose(pl_run *run) {
  pl_cover_input *inputs = pl_xmalloc((run->pool.len + 1) * sizeof *inputs);
  for (size_t i = 0; i < run->pool.len; i++) {
    const pl_pool_input *input = &run->pool.data[i];
    inputs[i] = (pl_cover_input){.list = &input->list,
                                 .weight = input->size + FILE_WEIGHT + input->list.steps / STEPS_PER_BYTE,
                                 .wanted = run->options->add && input->in == 0,
                                 .shut_out = pl_run_status(run, i) != PL_COLLECTED};
  }
  pl_cover_free(&run->cover);
  pl_cover_choose(inputs, run->pool.len, run->features.total, run->wanted, &run->cover);
  free(inputs);
}

/* ---- Smaller ones ---- */

typedef PL_VEC(uint32_t) numbers;

/* Gives each wanted feature to the first kept input that has it: `of_kept[k]` gets the features of kept input k, ascending. */
static void assign(const pl_run *run, numbers *of_kept) {
  bool *taken = pl_xmalloc(run->features.total + 1);
  memset(taken, 0, run->features.total + 1);
  for (size_t k = 0; k < run->cover.kept.len; k++)
    for (pl_feature_step s = pl_feature_first(&run->pool.data[run->cover.kept.data[k]].list); pl_feature_next(&s);) {
      if (taken[s.feature] || !run->wanted[s.feature]) continue;
      taken[s.feature] = true;
      pl_vec_push(&of_kept[k], (uint32_t)s.feature);
    }
  free(taken);
}

/* The map key of a content: the first eight bytes of its name. Names with equal keys have to be compared. */
static uint64_t key_of(const pl_name *name) {
  uint64_t key;
  memcpy(&key, name->bytes, sizeof key);
  return key;
}

/* A map from the key of each observed input's name to its position, the last one's if keys are equal; the caller frees it. */
static pl_map positions_of(const pl_run *run) {
  pl_map positions = {0};
  for (size_t i = 0; i < run->observed.len; i++)
    pl_map_set(&positions, key_of(&run->observed.data[i].name), i);
  return positions;
}

/* Whether an observed input of the run has that name; `positions` is the map of positions_of. If names have equal keys, only the
 * last of them is found. */
static bool is_in_pool(const pl_run *run, const pl_map *positions, const pl_name *name) {
  uint64_t i;
  return pl_map_get(positions, key_of(name), &i) && pl_name_compare(&run->observed.data[i].name, name) == 0;
}

/* Adds the smaller input, made from the pool's input `from`, to the pool and to run->observed, unless its content is there, and
 * notes for how many features `from` was made smaller. False, with the run's error set, if the file can't be read. */
static bool add_smaller(pl_run *run, pl_map *positions, const pl_lessen_input *smaller, uint32_t from) {
  char *data = NULL, error[256];
  size_t size = 0;
  if (!pl_read_file(smaller->result, &data, &size, error)) return pl_run_fail(run, "%s: %s", smaller->result, error);
  pl_name name = pl_name_of(data, size);
  free(data);
  if (smaller->num_wanted < run->pool.data[from].made_for) run->pool.data[from].made_for = smaller->num_wanted;
  if (is_in_pool(run, positions, &name)) return true;
  pl_map_set(positions, key_of(&name), run->observed.len);
  const pl_pool_input *before = &run->pool.data[from];
  const pl_pool_input input = {.path = strdup(smaller->result),
                               .in = UINT32_MAX,
                               .size = size,
                               .made_from = before->made_from,
                               .made_for = smaller->num_wanted};
  pl_vec_push(&run->pool, input);
  pl_vec_push(&run->observed, ((pl_observed){.path = input.path, .name = name}));
  return true;
}

/* The kept inputs that are to be made smaller, each with the features it is needed for (`of_kept`). Appends the position of each
 * in the pool to `from`, which is empty before; the caller frees the array. */
static pl_lessen_input *lessen_inputs(const pl_run *run, const numbers *of_kept, numbers *from) {
  pl_lessen_input *inputs = pl_xmalloc((run->cover.kept.len + 1) * sizeof *inputs);
  for (size_t k = 0; k < run->cover.kept.len; k++) {
    uint32_t i = run->cover.kept.data[k];
    if ((run->options->add && run->pool.data[i].in == 0) || of_kept[k].len >= run->pool.data[i].made_for) continue;
    inputs[from->len] =
        (pl_lessen_input){run->pool.data[i].path, run->observed.data[i].name, of_kept[k].data, of_kept[k].len, NULL};
    pl_vec_push(from, i);
  }
  return inputs;
}

/* Makes kept inputs smaller (lessen_inputs) and adds new results to the pool; false, with the run's error set, if that fails. */
static bool lessen_kept(pl_run *run) {
  numbers *of_kept = pl_xmalloc((run->cover.kept.len + 1) * sizeof *of_kept), from = {0};
  const pl_lessen_options options = {run->work, run->options->jobs, run->options->effort, *run->extension != '\0'};
  memset(of_kept, 0, (run->cover.kept.len + 1) * sizeof *of_kept);
  assign(run, of_kept);
  pl_lessen_input *inputs = lessen_inputs(run, of_kept, &from);
  char error[256] = "";
  bool ok = pl_lessen_all(&run->sources, &run->features, &options, inputs, from.len, error) || pl_run_fail(run, "%s", error);
  pl_map positions = positions_of(run);
  for (size_t i = 0; i < from.len; i++) {
    ok = ok && (!inputs[i].result || add_smaller(run, &positions, &inputs[i], from.data[i]));
    free(inputs[i].result);
  }
  pl_map_free(&positions);
  for (size_t k = 0; k < run->cover.kept.len; k++)
    pl_vec_free(&of_kept[k]);
  free(of_kept);
  free(inputs);
  pl_vec_free(&from);
  return ok;
}

/* The total size in bytes of the inputs that the cover keeps (run->cover.kept). */
static uint64_t kept_bytes(const pl_run *run) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < run->cover.kept.len; i++)
    bytes += run->pool.data[run->cover.kept.data[i]].size;
  return bytes;
}

/* Adds smaller forms of the kept inputs to the pool and chooses again among all, as long as the kept ones shrink, but only a
 * few times: a smaller input may cover more than it has to and make others needless. False, with the run's error set, if
 * that fails. */
static bool choose_smaller(pl_run *run) {
  uint64_t before = UINT64_MAX;
  char error[256];
  for (int pass = 0; pass < MOST_ROUNDS && kept_bytes(run) < before; pass++) {
    size_t first = run->pool.len;
    before = kept_bytes(run);
    if (!lessen_kept(run)) return false;
    for (size_t i = 0; i < run->observed.len; i++)
      run->observed.data[i].path = run->pool.data[i].path;
    if (!pl_observe_all(&run->sources, run->observed.data, run->observed.len, error)) return pl_run_fail(run, "%s", error);
    pl_run_make_lists(run, first);
    choose(run);
  }
  return true;
}

/* Allocates run->wanted and marks in it the features of all inputs on which every source succeeded (PL_COLLECTED). */
static void find_wanted(pl_run *run) {
  run->wanted = pl_xmalloc(run->features.total + 1);
  memset(run->wanted, 0, run->features.total + 1);
  for (size_t i = 0; i < run->pool.len; i++) {
    if (pl_run_status(run, i) != PL_COLLECTED) continue;
    for (pl_feature_step s = pl_feature_first(&run->pool.data[i].list); pl_feature_next(&s);)
      run->wanted[s.feature] = true;
  }
}

bool pl_run_choose(pl_run *run) {
  assert(!run->wanted && run->observed.len == run->pool.len);
  find_wanted(run);
  choose(run);
  if (run->options->reduce && !choose_smaller(run)) return false;
  for (size_t i = 0; i < run->cover.kept.len; i++) {
    pl_pool_input *input = &run->pool.data[run->cover.kept.data[i]];
    input->kept = true;
    run->pool.data[input->made_from].lives_on = true;
    run->result->reduced += input->made_from != run->cover.kept.data[i];
  }
  return true;
}
