#include "verify/tools/job.h"

#include <assert.h>
#include <stdlib.h>

#include "core/text/parse/parse.h"
#include "verify/tools/part.h"
#include "verify/tools/replay.h"
#include "verify/tools/report_json.h"
#include "verify/tools/report_text.h"

/* One part of the file at work. */
typedef struct work {
  pl_job *job;
  pl_part *part;
  uint32_t number; /* of the part in the file, from 1; 0 if it is not split */
  size_t first;    /* of the job's rows */
} work;

/* The functions of a part that several threads judge. Under the lock. */
typedef struct pl_job_share {
  const work *leader;   /* has both modules */
  uint32_t next, count; /* functions: the next one to be judged */
  uint32_t helpers;     /* threads that have not ended yet */
  bool proved;          /* all functions so far are */
} pl_job_share;

/* ---- The environment, and jobs ---- */

void pl_job_env_open(pl_job_env *env) {
  pthread_condattr_t attributes;
  pthread_mutex_init(&env->lock, NULL);
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&env->changed, &attributes);
  pthread_condattr_destroy(&attributes);
}

void pl_job_env_close(pl_job_env *env) {
  pthread_cond_destroy(&env->changed);
  pthread_mutex_destroy(&env->lock);
}

pl_job pl_job_new(pl_job_env *env, const pl_input *input) {
  assert(env && input);
  return (pl_job){.env = env,
                  .input = input,
                  .source = {.name = pl_input_name(input->path)},
                  .errors = env->options->json ? json_array() : NULL};
}

/* Frees a row. */
static void free_row(pl_job_row *row) {
  pl_sink_close(&row->out);
  json_decref(row->proofs);
  json_decref(row->globals);
  free(row);
}

void pl_job_free(pl_job *job) {
  for (size_t i = 0; i < job->rows.len; i++)
    free_row(job->rows.data[i]);
  pl_vec_free(&job->rows);
  pl_sink_close(&job->err);
  pl_sink_close(&job->command_errors);
  json_decref(job->errors);
}

/* Adds `count` rows to the job and returns the number of the first. */
static size_t add_rows(pl_job *job, size_t count) {
  pthread_mutex_lock(&job->env->lock);
  const size_t first = job->rows.len;
  for (size_t i = 0; i < count; i++) {
    pl_job_row *row = pl_xcalloc(1, sizeof *row);
    if (job->env->options->json) row->proofs = json_array(), row->globals = json_array();
    pl_vec_push(&job->rows, row);
  }
  pthread_mutex_unlock(&job->env->lock);
  return first;
}

/* Row i of the job, which other threads may be adding rows to. */
static pl_job_row *row_at(pl_job *job, size_t i) {
  pthread_mutex_lock(&job->env->lock);
  pl_job_row *row = job->rows.data[i];
  pthread_mutex_unlock(&job->env->lock);
  return row;
}

/* Marks the row as ready. */
static void publish(pl_job *job, pl_job_row *row) {
  pthread_mutex_lock(&job->env->lock);
  row->ready = true;
  pthread_cond_broadcast(&job->env->changed);
  pthread_mutex_unlock(&job->env->lock);
}

/* ---- Diagnostics ---- */

/* Adds the diagnostics to the job's standard error text, under --quiet without warnings and remarks, and all of them to the JSON
 * if that is asked for; marks the job as failed if one is an error. */
static void put_diags(pl_job *job, const pl_diags *diags) {
  const bool quiet = pl_cli_has(job->env->options, PL_CLI_QUIET);
  const size_t count = pl_diags_count(diags);
  pl_job_row *lines = job->env->options->jsonl && count > 0 ? row_at(job, add_rows(job, 1)) : NULL;
  pthread_mutex_lock(&job->env->lock);
  if (pl_diags_errors(diags)) job->failed = true;
  for (size_t i = 0; i < count; ++i) {
    const pl_diag *diag = pl_diags_at(diags, i);
    if (!quiet || diag->severity == PL_ERROR || diag->severity == PL_NOTE) pl_diag_render(diag, job->env->color_err, &job->err);
    if (job->errors) json_array_append_new(job->errors, pl_json_diag(diag));
    if (lines) pl_json_line(pl_json_diag(diag), "diagnostic", job->source.name, &lines->out);
  }
  pthread_mutex_unlock(&job->env->lock);
  if (lines) publish(job, lines);
}

/* Adds the diagnostics of the part to the job, as put_diags does, and forgets them there. */
static void put_diags_of_part(const work *w) {
  put_diags(w->job, w->part->diags);
  pl_diags_free(w->part->diags);
  w->part->diags = pl_diags_new();
}

/* Reports an error about the file as a whole, without a position, and marks the job as failed. */
static void fail(pl_job *job, const char *message) {
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){&job->source, 0, 0}, "%s", message);
  put_diags(job, diags);
  pl_diags_free(diags);
}

/* Adds the error "the lowering (FILE) has ..." to the part's diagnostics, with the file's name if it is from --lowered; `has` is
 * the rest, such as "no function". */
static void not_a_lowering(const work *w, const char *has) {
  const bool named = w->job->env->options->lowered != NULL;
  pl_diags_add(w->part->diags, PL_ERROR, (pl_pos){w->part->source, 0, 0}, "the lowering%s%s%s has %s", named ? " (" : "",
               named ? w->part->lowered.name : "", named ? ")" : "", has);
}

/* ---- Verdicts ---- */

/* Writes the counterexample of a refuted proof as a program where --replay says and sets *file to what became of it, which may
 * be a failure; false, and *file unchanged, if none is to be written. */
static bool replay(const work *w, const pl_proof *proof, pl_replay_file *file) {
  pl_job_env *env = w->job->env;
  const char *path = env->options->replay;
  if (!path || proof->verdict != PL_VERDICT_REFUTED) return false;
  if (pl_replay_is_file(path) && atomic_load(&env->replayed)) return false;
  *file = pl_replay_to_file(proof, pl_part_right_of(w->part, env->options, proof->name), &env->options->convention, path,
                            w->job->source.name, w->number);
  if (file->kind != PL_REPLAY_INVALID) atomic_store(&env->replayed, true);
  return true;
}

/* Adds one verdict to the row, and writes the programs that --replay and --replay-runs ask for. */
static void put_proof(const work *w, const pl_proof *proof, pl_job_row *row) {
  const pl_cli_options *options = w->job->env->options;
  const pl_text_style style = {w->job->env->color_out, pl_cli_has(options, PL_CLI_EXPLAIN)};
  pl_replay_file file = {0};
  const bool asked = replay(w, proof, &file);
  (proof->global ? row->counts.globals : row->counts.functions)[proof->verdict]++;
  if (options->jsonl)
    pl_json_line(pl_json_proof(proof, style.explain, asked ? &file : NULL), proof->global ? "global" : "function",
                 w->job->source.name, &row->out);
  else if (row->proofs)
    json_array_append_new(proof->global ? row->globals : row->proofs, pl_json_proof(proof, style.explain, asked ? &file : NULL));
  else if (proof->verdict != PL_VERDICT_PROVED || !pl_cli_has(options, PL_CLI_QUIET))
    pl_text_proof(proof, &style, &row->out);
  if (asked && !row->proofs && !options->jsonl) pl_text_replay(&file, &row->out);
  if (options->replay_runs > 0 && proof->verdict == PL_VERDICT_PROVED)
    pl_replay_runs_to_files(proof, options->replay_runs, &options->convention, options->replay, w->job->source.name, w->number);
  pl_sink_close(&file.name);
}

/* The validator's options from those of the command line; where queries are wanted, as files or for a second solver, also the
 * function that gets them. */
static pl_tv_options tv_options_of(const pl_job_env *env) {
  const pl_cli_options *options = env->options;
  pl_tv_options tv = pl_tv_default_options();
  tv.convention = options->convention;
  tv.assume = options->assume;
  tv.not_assumed = options->not_assumed;
  tv.rules_off = options->rules_off;
  tv.timeout_ms = options->timeout_ms;
  tv.function = options->function;
  if (pl_cli_has(options, PL_CLI_RANDOM_RUNS)) tv.random_runs = options->random_runs;
  tv.check_runs = options->check_runs;
  tv.check_within_proof = !pl_cli_has(options, PL_CLI_CHECK_RUNS);
  tv.contradict = pl_cli_has(options, PL_CLI_CONTRADICT);
  if (env->opinion) {
    tv.on_query = pl_second_opinion_query;
    tv.query_user = env->opinion;
    tv.every_query = pl_cli_has(options, PL_CLI_CROSS_CHECK_ALL);
  }
  return tv;
}

/* Judges function i of the task into its row. A function that could not be lowered is reported by its row of left_out, not by the
 * validator, which sees a declaration. Returns whether all is proved. */
static bool judge_function(const work *w, const pl_tv_task *task, uint32_t i, pl_job_row *row) {
  pl_proof proofs[PL_TV_MOST_PROOFS];
  const pl_proof *instead = pl_part_left_out_of(w->part, pl_tv_task_function(task, i));
  pl_arena *arena = pl_arena_new();
  const uint32_t count = instead ? 1 : pl_tv_task_judge(task, arena, i, proofs);
  bool proved = !instead;
  for (uint32_t k = 0; k < count; k++) {
    const pl_proof *proof = instead ? instead : &proofs[k];
    put_proof(w, proof, row);
    proved &= proof->verdict == PL_VERDICT_PROVED;
  }
  atomic_fetch_add(&w->job->env->functions_done, count);
  pl_arena_free(arena);
  return proved;
}

/* Takes functions of the share and judges them until none is left. */
static void judge_functions(const work *w, const pl_tv_task *task, pl_job_share *share) {
  pthread_mutex_t *lock = &w->job->env->lock;
  pthread_mutex_lock(lock);
  while (share->next < share->count) {
    const uint32_t i = share->next++;
    pl_job_row *row = w->job->rows.data[share->leader->first + i];
    pthread_mutex_unlock(lock);
    const bool proved = judge_function(w, task, i, row);
    publish(w->job, row);
    pthread_mutex_lock(lock);
    share->proved &= proved;
  }
  pthread_mutex_unlock(lock);
}

/* Whether other threads may judge functions of the part: what is written in the order of the proofs is not asked for. */
static bool may_share(const pl_job_env *env) {
  return env->options->jobs > 1 && !env->opinion && !env->options->replay && env->options->replay_runs == 0;
}

/* Judges all functions, with the help of other threads; returns whether all are proved. */
static bool judge_all(const work *w, const pl_tv_task *task) {
  pl_job_env *env = w->job->env;
  pl_job_share share = {.leader = w, .count = pl_tv_task_count(task), .proved = true};
  pthread_mutex_lock(&env->lock);
  if (may_share(env)) w->job->open = &share;
  pthread_cond_broadcast(&env->changed);
  pthread_mutex_unlock(&env->lock);
  judge_functions(w, task, &share);
  pthread_mutex_lock(&env->lock);
  w->job->open = NULL;
  while (share.helpers > 0)
    pthread_cond_wait(&env->changed, &env->lock);
  pthread_mutex_unlock(&env->lock);
  return share.proved;
}

bool pl_job_wants_help(const pl_job *job) {
  enum { LEAST = 2 }; /* functions: for one the modules are not made again */
  return job->open && job->open->count - job->open->next >= LEAST;
}

void pl_job_help(pl_job *job) {
  assert(pl_job_wants_help(job));
  pl_job_share *share = job->open;
  const work *leader = share->leader;
  share->helpers++;
  pthread_mutex_unlock(&job->env->lock);
  pl_part part = pl_part_new(leader->part->source, NULL);
  if (pl_part_copy(&part, leader->part, job->env->options)) {
    const work own = {.job = job, .part = &part, .number = leader->number, .first = leader->first};
    const pl_tv_options options = tv_options_of(job->env);
    pl_tv_read_layouts(part.source_module, part.lowered_module, &options);
    pl_tv_task *task = pl_tv_task_new(part.source_module, part.lowered_module, &options);
    assert(pl_tv_task_count(task) == share->count);
    judge_functions(&own, task, share);
    pl_tv_task_free(task);
  }
  pl_part_free(&part);
  pthread_mutex_lock(&job->env->lock);
  share->helpers--;
  pthread_cond_broadcast(&job->env->changed);
}

/* Judges what is no function of the source into a row of its own. */
static void judge_rest(const work *w, const pl_tv_task *task, bool proved) {
  pl_report report = {0};
  pl_tv_task_judge_symbols(task, w->part->arena, proved, &report);
  if (report.num_globals == 0) return;
  pl_job_row *row = row_at(w->job, add_rows(w->job, 1));
  for (uint32_t i = 0; i < report.num_globals; ++i)
    put_proof(w, &report.globals[i], row);
  publish(w->job, row);
}

/* Reports the functions of a part of which nothing could be lowered. */
static void put_left_out(const work *w) {
  if (w->part->left_out.len == 0) return;
  pl_job_row *row = row_at(w->job, add_rows(w->job, 1));
  const char *wanted = w->job->env->options->function;
  for (pl_op *op = w->part->source_module->op; op; op = pl_next_op_below(w->part->source_module->op, op)) {
    const pl_proof *proof = pl_part_left_out_of(w->part, op);
    if (proof && (!wanted || pl_str_is(proof->name, wanted))) put_proof(w, proof, row);
  }
  publish(w->job, row);
}

/* Proves the lowering of a part and reports the verdicts. */
static void judge_lowering(work *w) {
  pl_job_env *env = w->job->env;
  const pl_tv_options options = tv_options_of(env);
  pl_tv_read_layouts(w->part->source_module, w->part->lowered_module, &options);
  pl_tv_task *task = pl_tv_task_new(w->part->source_module, w->part->lowered_module, &options);
  if (pl_tv_task_has_nothing_in_common(task)) {
    not_a_lowering(w, "none of its functions");
  } else {
    put_diags_of_part(w); /* messages stand before verdicts */
    atomic_fetch_add(&env->functions_known, pl_tv_task_count(task));
    w->first = add_rows(w->job, pl_tv_task_count(task));
    judge_rest(w, task, judge_all(w, task));
  }
  pl_tv_task_free(task);
}

/* Parses, verifies, lowers and proves one part of the file and reports the verdicts; whatever fails becomes a diagnostic, or a
 * row of verdict `unsupported`. Does nothing more for a module without functions and globals. Returns the number of functions, or
 * of globals where there are none. */
static size_t judge(work *w) {
  pl_job *job = w->job;
  const pl_cli_options *options = job->env->options;
  const pl_part_command command = {job->env->processes, &job->source, job->input->path, &job->command_errors};
  if (!pl_part_read(w->part, options)) return 0;
  const size_t functions = pl_count_functions(w->part->source_module);
  const size_t judged = functions ? functions : pl_count_globals(w->part->source_module);
  if (judged == 0) return 0;
  if (!pl_part_lower(w->part, options, &command))
    put_left_out(w);
  else if (functions > 0 && pl_count_functions(w->part->lowered_module) == 0)
    not_a_lowering(w, "no function");
  else
    judge_lowering(w);
  return judged;
}

/* ---- Files ---- */

/* Reads a file into *source and *text, which the caller frees; false, with the error reported and the job marked as failed, if it
 * cannot be read. */
static bool read_source(pl_job *job, const char *path, pl_source *source, char **text) {
  char error[256], message[512];
  size_t len = 0;
  if (!pl_input_read(path, text, &len, error)) {
    bool own = path == job->input->path;
    (void)snprintf(message, sizeof message, "%s%s%s%s", own ? "" : "the lowering ", own ? "" : pl_input_name(path),
                   own ? "" : ": ", error);
    fail(job, message);
    return false;
  }
  *source = (pl_source){pl_input_name(path), {*text, len}, 1};
  return true;
}

/* Judges all parts of the source, each with the part of --lowered of the same number; only an error if --lowered has more or
 * fewer parts. Returns the number of functions, or of globals where there are none. */
static size_t run_parts(pl_job *job) {
  const pl_cli_options *options = job->env->options;
  pl_parts sources = {0}, lowered = {0};
  const bool split = pl_cli_has(options, PL_CLI_SPLIT);
  size_t functions = 0;
  pl_input_split(job->source.name, job->source.text, split, &sources);
  if (options->lowered) pl_input_split(job->lowered.name, job->lowered.text, split, &lowered);
  if (options->lowered && sources.len != lowered.len) {
    char message[128];
    (void)snprintf(message, sizeof message, "the source has %zu parts and the lowering has %zu", sources.len, lowered.len);
    fail(job, message);
    sources.len = 0;
  }
  for (size_t i = 0; i < sources.len; ++i) {
    pl_part part = pl_part_new(&sources.data[i], options->lowered ? &lowered.data[i] : NULL);
    work w = {.job = job, .part = &part, .number = sources.len > 1 ? (uint32_t)i + 1 : 0};
    functions += judge(&w);
    put_diags_of_part(&w);
    pl_part_free(&part);
  }
  pl_vec_free(&sources);
  pl_vec_free(&lowered);
  return functions;
}

/* Whether there is a verdict. */
static bool has_verdict(const pl_job *job) {
  uint32_t count = 0;
  for (size_t i = 0; i < job->rows.len; i++)
    for (size_t v = 0; v <= PL_VERDICT_UNSUPPORTED; v++)
      count += job->rows.data[i]->counts.functions[v] + job->rows.data[i]->counts.globals[v];
  return count > 0;
}

/* Ends a job of so many functions; does nothing if there was a verdict or an error. Otherwise the job is marked as skipped if the
 * file has functions or globals and --function is given, and fails with an error if not. */
static void settle(pl_job *job, size_t functions) {
  if (job->failed || has_verdict(job)) return;
  if (functions && job->env->options->function)
    job->skipped = true; /* main knows whether another file has it */
  else
    fail(job, functions ? "nothing to prove: nothing was judged" : "nothing to prove: there is no function");
}

/* Adds what the lowering command wrote to standard error to the messages, unless --quiet is given and nothing failed. */
static void put_command_errors(pl_job *job) {
  if (job->command_errors.len == 0 || (!job->failed && pl_cli_has(job->env->options, PL_CLI_QUIET))) return;
  pl_sink_printf(&job->err, "%s: note: the lowering command wrote:\n", job->source.name);
  pl_sink_write(&job->err, job->command_errors.data, job->command_errors.len);
}

json_t *pl_job_json(const pl_job *job) {
  static const char *const origins[] = {"plumbline", "file", "command"};
  const pl_cli_options *options = job->env->options;
  json_t *object = json_object(), *proofs = json_array(), *globals = json_array();
  size_t origin = options->lower_with ? 2 : options->lowered ? 1 : 0;
  for (size_t i = 0; i < job->rows.len; i++) {
    if (!job->rows.data[i]->ready) continue;
    json_array_extend(proofs, job->rows.data[i]->proofs);
    json_array_extend(globals, job->rows.data[i]->globals);
  }
  json_object_set_new(object, "file", pl_json_string(pl_str_from(job->source.name)));
  json_object_set_new(object, "lowered_by", json_string(origins[origin]));
  if (options->lowered) json_object_set_new(object, "lowered_file", pl_json_string(pl_str_from(options->lowered)));
  if (options->lower_with) {
    json_object_set_new(object, "command", pl_json_string(pl_str_from(options->lower_with)));
    json_object_set_new(
        object, "command_stderr",
        pl_json_string((pl_str){job->command_errors.data ? job->command_errors.data : "", job->command_errors.len}));
  }
  json_object_set(object, "diagnostics", job->errors);
  json_object_set_new(object, "functions", proofs);
  json_object_set_new(object, "globals", globals);
  return object;
}

void pl_job_run(pl_job *job) {
  assert(!job->ended);
  const pl_cli_options *options = job->env->options;
  char *source_text = NULL, *lowered_text = NULL;
  size_t functions = 0;
  bool read = true;
  if (job->input->error)
    fail(job, job->input->error);
  else
    read = read_source(job, job->input->path, &job->source, &source_text) &&
           (!options->lowered || read_source(job, options->lowered, &job->lowered, &lowered_text));
  if (!job->input->error && read) functions = run_parts(job);
  settle(job, functions);
  pthread_mutex_lock(&job->env->lock);
  put_command_errors(job);
  job->ended = true;
  pthread_cond_broadcast(&job->env->changed);
  pthread_mutex_unlock(&job->env->lock);
  free(source_text);
  free(lowered_text);
}
