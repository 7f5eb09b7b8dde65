#define _XOPEN_SOURCE 700

#include "fuzz/minimize/minimize.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/base/diag.h"
#include "core/base/printf.h"
#include "fuzz/minimize/files.h"
#include "fuzz/minimize/meaning.h"
#include "fuzz/minimize/run.h"
#include "fuzz/reduce/journal.h"

/* ---- Folders ---- */

/* The path of `out`, without slashes at its end, with `ending` appended; the caller frees it. */
static char *beside(const char *out, const char *ending) {
  pl_sink path = {0};
  size_t len = strlen(out);
  while (len > 1 && out[len - 1] == '/')
    len--;
  pl_sink_printf(&path, "%.*s%s", (int)len, out, ending);
  char *text = strdup(pl_sink_text(&path));
  (void)pl_sink_close(&path);
  return text;
}

/* Takes a lock on the folder of work, which lasts as long as the process, so that no second run has the same OUT; false, with the
 * run's error set, if another one has it or its file can't be made. */
static bool lock_work(pl_run *run) {
  char *path = pl_path_in(run->work, "lock");
  int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  bool ok = fd >= 0 && fcntl(fd, F_SETLK, &lock) == 0;
  free(path);
  return ok || pl_run_fail(run, "%s: %s", run->work, fd >= 0 ? "in use by another minimize-corpus" : strerror(errno));
}

/* Sets the run's paths, makes OUT and the folder of work, removes old drafts from them, and locks. False, with the run's error
 * set, if that fails. */
static bool prepare_folders(pl_run *run) {
  const char *out = run->options->out;
  run->work = beside(out, ".work");
  run->invalid = beside(out, ".invalid");
  run->findings = beside(out, ".findings");
  run->index = beside(out, ".index");
  run->sources.work = run->work;
  run->sources.progress = run->options->progress;
  run->made_out = access(out, F_OK) != 0;
  run->made_work = access(run->work, F_OK) != 0;
  if (!pl_make_folder(out) || !pl_make_folder(run->work)) return pl_run_fail(run, "%s: no folder can be made", out);
  pl_remove_drafts(out);
  pl_remove_drafts(run->work);
  return lock_work(run);
}

/* After a failed run: if this run made the folder of work and nothing but its lock and plan is in it (hidden files aside),
 * removes it and, if this run made OUT too and it is empty, OUT. */
static void remove_empty_folders(const pl_run *run) {
  static const char *const ours[] = {"lock", "plan"};
  pl_file_names names = {0};
  bool nothing = run->made_work && pl_folder_names(run->work, &names, NULL);
  for (size_t i = 0; i < names.len; i++)
    nothing = nothing && (strcmp(names.data[i], ours[0]) == 0 || strcmp(names.data[i], ours[1]) == 0);
  for (size_t i = 0; i < 2 && nothing; i++) {
    char *path = pl_path_in(run->work, ours[i]);
    (void)unlink(path);
    free(path);
  }
  if (nothing) (void)rmdir(run->work);
  if (nothing && run->made_out) (void)rmdir(run->options->out);
  pl_file_names_free(&names);
}

/* ---- Inputs ---- */

/* Whether the folder can be read and has no names but hidden ones. */
static bool is_empty(const char *folder) {
  pl_file_names names = {0};
  bool empty = pl_folder_names(folder, &names, NULL) && names.len == 0;
  pl_file_names_free(&names);
  return empty;
}

/* Whether OUT may be written to: with --add, if it is empty, or if the plan (a hash) in the folder of work says that an earlier
 * run was the same. Writes this run's plan if need be. False, with the run's error set, also if that fails. */
static bool may_write(pl_run *run, const pl_corpus_inputs *corpus) {
  const pl_minimize_options *o = run->options;
  char text[32], error[256], *known = NULL;
  size_t len = 0;
  uint64_t key = pl_hash_u64(o->reduce, pl_hash_u64(o->effort, pl_hash_u64(o->meaning, o->seconds)));
  if (o->add) return true;
  for (size_t i = 0; i < o->harnesses.len; i++)
    key = pl_hash_bytes(o->harnesses.data[i], strlen(o->harnesses.data[i]), key);
  for (size_t i = 0; i < corpus->all.len; i++)
    key = pl_hash_bytes(corpus->all.data[i].name.bytes, sizeof(pl_name), key);
  (void)snprintf(text, sizeof text, "%016" PRIx64 "\n", key);
  char *path = pl_path_in(run->work, "plan");
  bool same = pl_read_file(path, &known, &len, error) && pl_str_is((pl_str){known, len}, text);
  bool may = same || is_empty(o->out);
  bool ok = same || (may && pl_replace_file(path, pl_str_from(text)));
  free(known);
  free(path);
  if (!may) return pl_run_fail(run, "%s: is not empty; --add keeps what is in it", o->out);
  return ok || pl_run_fail(run, "%s: can't be written", run->work);
}

/* Fills run->pool and run->observed with the inputs of all files and folders (with --add also OUT's), each content once; false,
 * with the run's error set, if there are no inputs, one can't be read, or OUT may not be written to. */
static bool read_inputs(pl_run *run) {
  const pl_minimize_options *o = run->options;
  const char *const own[] = {o->out, run->work, run->invalid, run->findings, run->index, NULL};
  pl_corpus_inputs corpus = {.own = own}; /* OUT may lie in one of the folders */
  bool ok = !o->add || pl_corpus_add(&corpus, o->out, 0, run->result->error);
  for (uint32_t i = 0; ok && i < o->in.len; i++)
    ok = pl_corpus_add(&corpus, o->in.data[i], i + 1, run->result->error);
  pl_corpus_sort(&corpus);
  run->result->duplicates = corpus.duplicates;
  run->result->passed_over = corpus.passed_over;
  if (ok && corpus.all.len == 0) ok = pl_run_fail(run, "there is no input");
  ok = ok && may_write(run, &corpus);
  for (uint32_t i = 0; i < corpus.all.len; i++) {
    pl_corpus_input *input = &corpus.all.data[i];
    const pl_pool_input found = {.path = input->path, .in = input->in, .size = input->size, .made_from = i, .made_for = SIZE_MAX};
    pl_vec_push(&run->pool, found);
    pl_vec_push(&run->observed, ((pl_observed){.path = input->path, .name = input->name}));
    input->path = NULL;
  }
  pl_corpus_free(&corpus);
  return ok;
}

/* ---- Sources ---- */

/* Adds a source, which reports names if `named`, else edges, and starts its processes: `program` with the arguments `words` up to
 * NULL. False, with the run's error set, if there are too many or that fails. */
static bool start_source(pl_run *run, const char *program, const char *const *words, bool named) {
  pl_sources *s = &run->sources;
  if (s->count == PL_MAX_SOURCES) return pl_run_fail(run, "more than %d programs to ask", PL_MAX_SOURCES - 1);
  pl_source_program *p = &s->all[s->count++];
  *p = (pl_source_program){.named = named, .argv = {program}};
  for (size_t i = 0; words[i]; i++)
    p->argv[i + 1] = words[i];
  if (!pl_source_start(s, s->count - 1, run->options->jobs, run->result->error)) return false;
  run->features.sources[run->features.num_sources++] = (pl_feature_source){.name = program, .named = named};
  return true;
}

/* Starts the harnesses and, if names are asked for, this program; sets the run's file extension by the kind of input. `seconds`
 * and `meaning` get the texts of arguments and must outlive the sources. False, with the run's error set, if that fails or the
 * options don't go together. */
static bool start_sources(pl_run *run, char seconds[16], char meaning[16]) {
  const pl_minimize_options *o = run->options;
  const char *input = o->input;
  (void)snprintf(seconds, 16, "%u", (unsigned)o->seconds);
  (void)snprintf(meaning, 16, "%u", (unsigned)o->meaning);
  for (size_t i = 0; i < o->harnesses.len; i++) {
    if (!start_source(run, o->harnesses.data[i], (const char *const[]){"--collect", seconds, NULL}, false)) return false;
    const char *takes = pl_servers_input(run->sources.all[i].servers);
    if (input && strcmp(input, takes) != 0) return pl_run_fail(run, "%s takes %s, not %s", o->harnesses.data[i], takes, input);
    input = takes;
  }
  if (!input) return pl_run_fail(run, "say what the inputs are: --input or --harness");
  run->extension = strcmp(input, "MLIR") == 0 ? ".mlir" : strcmp(input, "LLVM_IR") == 0 ? ".ll" : "";
  if (!o->meaning) return run->sources.count > 0 || pl_run_fail(run, "nothing is to be covered");
  return start_source(run, o->self, (const char *const[]){"--collect-meaning", input, meaning, seconds, NULL}, true);
}

/* ---- All of it ---- */

/* Opens the sources' caches, asks all sources about all inputs, numbers their features, and makes each input's list; false, with
 * the run's error set, if that fails or a source can't read an input. */
static bool observe(pl_run *run) {
  if (!pl_sources_remember(&run->sources, run->result->error)) return false;
  if (!pl_observe_all(&run->sources, run->observed.data, run->observed.len, run->result->error)) return false;
  for (size_t i = 0; i < run->observed.len; i++) {
    if (pl_run_status(run, i) == PL_COLLECTED_UNREADABLE)
      return pl_run_fail(run, "%s: can't be read", run->observed.data[i].path);
    for (uint32_t k = 0; k < run->sources.count; k++)
      pl_features_note(&run->features, k, run->observed.data[i].seen[k].payload);
  }
  pl_features_number(&run->features);
  pl_run_make_lists(run, 0);
  return true;
}

/* Ends the sources and frees the run's memory; after a failed run, removes the folder of work and OUT under the conditions of
 * remove_empty_folders. */
static void end(pl_run *run) {
  pl_sources_end(&run->sources);
  if (!run->result->ok) remove_empty_folders(run);
  for (size_t i = 0; i < run->pool.len; i++) {
    free(run->pool.data[i].path);
    pl_feature_list_free(&run->pool.data[i].list);
  }
  pl_vec_free(&run->pool);
  pl_vec_free(&run->observed);
  pl_features_free(&run->features);
  pl_cover_free(&run->cover);
  free(run->wanted);
  free(run->work);
  free(run->invalid);
  free(run->findings);
  free(run->index);
}

pl_minimize_result pl_minimize(const pl_minimize_options *options) {
  assert(options->out && options->in.len > 0 && options->jobs > 0);
  assert(options->self || !options->meaning);
  pl_minimize_result result = {.ok = false};
  pl_run run = {.options = options, .result = &result, .extension = ""};
  char seconds[16], meaning[16];
  pl_features_init(&run.features);
  result.ok = prepare_folders(&run) && read_inputs(&run) && start_sources(&run, seconds, meaning) && observe(&run) &&
              pl_run_choose(&run) && pl_run_write(&run);
  end(&run);
  return result;
}
