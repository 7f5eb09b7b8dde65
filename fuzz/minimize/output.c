/* output.c - OUT, OUT.invalid, OUT.findings and OUT.index. Inputs are written first, then the index: a kill in between leaves
 * inputs that the next start finds again. */
#include <assert.h>
#include <stdlib.h>

#include "core/base/diag.h"
#include "fuzz/minimize/files.h"
#include "fuzz/minimize/index.h"
#include "fuzz/minimize/run.h"

/* Writes a draft of the input, named by its content, unless the folder has it; false, with the run's error set, if it can't be
 * read or written or its content has changed. */
static bool put_input(pl_run *run, pl_drafts *drafts, size_t index) {
  char *data = NULL, error[256], name[PL_NAME_TEXT + 8];
  size_t size = 0;
  pl_name_write(&run->observed.data[index].name, name);
  (void)strcat(name, run->extension);
  char *path = pl_path_in(drafts->folder, name);
  FILE *file = fopen(path, "rb");
  free(path);
  if (file) {
    (void)fclose(file);
    return true;
  }
  const char *from = run->pool.data[index].path;
  if (!pl_read_file(from, &data, &size, error)) return pl_run_fail(run, "%s: %s", from, error);
  pl_name again = pl_name_of(data, size);
  bool same = pl_name_compare(&again, &run->observed.data[index].name) == 0;
  bool ok = same && pl_draft_file(drafts, name, (pl_str){data, size});
  free(data);
  if (!same) return pl_run_fail(run, "%s: has changed meanwhile", from);
  return ok || pl_run_fail(run, "%s: can't be written", drafts->folder);
}

typedef bool belongs_fn(const pl_run *run, size_t index);

/* Whether the input has to be written to OUT: it is kept, and not one that --add leaves in OUT under its own name. */
static bool is_kept(const pl_run *run, size_t index) {
  const pl_pool_input *input = &run->pool.data[index];
  return input->kept && !(run->options->add && input->in == 0);
}

/* Whether the input goes to OUT.invalid: as found it is no well-formed module, and neither it nor what was made from it is
 * kept. */
static bool is_invalid(const pl_run *run, size_t index) {
  const pl_pool_input *input = &run->pool.data[index];
  return input->invalid && !input->kept && !input->lives_on && input->made_from == index;
}

/* Whether the input goes to OUT.findings: as it was found, not all sources succeeded on it. */
static bool is_finding(const pl_run *run, size_t index) {
  return pl_run_status(run, index) != PL_COLLECTED && run->pool.data[index].made_from == index;
}

/* Writes the inputs for which `belongs` is true to the folder, which is made if there are any, and counts them in `*count` (0
 * before). False, with the run's error set, if that fails; the inputs before the failure are in the folder nevertheless. */
static bool write_folder(pl_run *run, const char *folder, belongs_fn *belongs, uint32_t *count) {
  pl_drafts drafts = {.folder = folder};
  bool ok = true;
  for (size_t i = 0; ok && i < run->pool.len; i++) {
    if (!belongs(run, i)) continue;
    if (*count == 0) {
      ok = pl_make_folder(folder) || pl_run_fail(run, "%s: can't be made", folder);
      pl_remove_drafts(folder);
    }
    ++*count;
    ok = ok && put_input(run, &drafts, i);
  }
  bool committed = pl_drafts_commit(&drafts, ok);
  return ok && (committed || pl_run_fail(run, "%s: can't be written", folder));
}

/* ---- What the table says ---- */

/* Adds up a column of the table, for the kept inputs or else for those found (not made from another). Counts in `times` (up to 2)
 * in how many of them each feature is. */
static void tally(const pl_run *run, bool of_kept, pl_minimize_column *column, uint8_t *times) {
  uint64_t last_edge = UINT64_MAX;
  for (size_t i = 0; i < run->pool.len; i++) {
    const pl_pool_input *input = &run->pool.data[i];
    if (of_kept ? !input->kept : input->made_from != i) continue;
    column->files++;
    column->bytes += input->size;
    for (uint32_t k = 0; k < run->sources.count; k++)
      column->nanoseconds += run->observed.data[i].seen[k].nanoseconds;
    if (pl_run_status(run, i) != PL_COLLECTED) continue;
    for (pl_feature_step s = pl_feature_first(&input->list); pl_feature_next(&s);)
      times[s.feature] = (uint8_t)(times[s.feature] < 2 ? times[s.feature] + 1 : 2);
  }
  for (uint64_t f = 0; f < run->features.total; f++) {
    if (!times[f] || !run->wanted[f]) continue;
    uint64_t edge = pl_feature_edge(&run->features, f);
    column->features++;
    column->names += edge == UINT64_MAX;
    column->edges += edge != UINT64_MAX && edge != last_edge;
    if (edge != UINT64_MAX) last_edge = edge;
  }
}

/* ---- The index ---- */

/* What the input covers, for the index. `times` says how many kept inputs have each feature. The caller frees the list of
 * names. */
static pl_index_covers covers_of(const pl_run *run, const pl_pool_input *input, const uint8_t *times) {
  pl_index_covers covers = {0};
  uint64_t last_edge = UINT64_MAX;
  for (pl_feature_step s = pl_feature_first(&input->list); pl_feature_next(&s);) {
    uint64_t edge = pl_feature_edge(&run->features, s.feature);
    covers.features++;
    covers.edges += edge != UINT64_MAX && edge != last_edge;
    if (edge != UINT64_MAX) last_edge = edge;
    if (times[s.feature] != 1 || !run->wanted[s.feature]) continue;
    covers.own++;
    if (edge == UINT64_MAX) pl_vec_push(&covers.names, pl_feature_name(&run->features, s.feature));
  }
  return covers;
}

/* The input's path relative to the argument under which it was found, or the whole path if it is not inside that. */
static const char *path_inside(const pl_run *run, const pl_pool_input *input) {
  const char *folder = input->in && input->in <= run->options->in.len ? run->options->in.data[input->in - 1] : run->options->out;
  size_t len = strlen(folder);
  while (len && folder[len - 1] == '/')
    len--;
  bool inside = strncmp(input->path, folder, len) == 0 && input->path[len] == '/';
  const char *path = inside ? input->path + len : input->path;
  while (inside && *path == '/')
    path++;
  return path;
}

/* Whether the map `user` has the hash; pl_index_write's `stays`. */
static bool is_in_map(void *user, const char *hash) { return pl_map_get(user, pl_hash_bytes(hash, strlen(hash), 1), NULL); }

/* Updates the index file: adds the kept inputs, or only updates what they cover if the index has them, and removes all others;
 * false, with the run's error set, if that fails. */
static bool write_index(pl_run *run, const uint8_t *times) {
  pl_index *index = pl_index_read(run->index, run->result->error);
  pl_map stays = {0};
  if (!index) return false;
  for (size_t i = 0; i < run->pool.len; i++) {
    const pl_pool_input *input = &run->pool.data[i], *found = &run->pool.data[input->made_from];
    char hash[PL_NAME_TEXT];
    if (!input->kept) continue;
    pl_name_write(&run->observed.data[i].name, hash);
    pl_map_set(&stays, pl_hash_bytes(hash, strlen(hash), 1), 1);
    pl_index_entry entry = {.name = run->observed.data[i].name,
                            .bytes = input->size,
                            .campaign = run->options->campaign,
                            .date = run->options->date,
                            .from = path_inside(run, found),
                            .covers = covers_of(run, input, times)};
    if (found != input) entry.reduced = run->observed.data[input->made_from].name;
    pl_index_set(index, &entry);
    pl_vec_free(&entry.covers.names);
  }
  bool ok = pl_index_write(index, run->index, is_in_map, &stays) || pl_run_fail(run, "%s: can't be written", run->index);
  pl_map_free(&stays);
  pl_index_free(index);
  return ok;
}

bool pl_run_write(pl_run *run) {
  assert(run->wanted && run->observed.len == run->pool.len);
  uint8_t *times = pl_xmalloc(run->features.total + 1);
  memset(times, 0, run->features.total + 1);
  tally(run, false, &run->result->before, times);
  memset(times, 0, run->features.total + 1);
  tally(run, true, &run->result->after, times);
  uint32_t written = 0;
  bool ok = write_folder(run, run->options->out, is_kept, &written) &&
            write_folder(run, run->invalid, is_invalid, &run->result->invalid) &&
            write_folder(run, run->findings, is_finding, &run->result->findings) && write_index(run, times);
  free(times);
  return ok;
}
