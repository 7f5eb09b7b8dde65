#include "verify/tools/job.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/map.h"
#include "core/check/check.h"
#include "core/llvmir/import/import.h"
#include "core/text/parse/parse.h"
#include "verify/tools/lowering.h"
#include "verify/tools/replay.h"
#include "verify/tools/report_json.h"
#include "verify/tools/report_text.h"
#include "verify/tv/convention/symbol.h"

/* State of one job. */
typedef struct job {
  pl_job_env *env;
  const pl_cli_options *options;
  const char *path;
  pl_source source;       /* the whole file */
  pl_source lowered;      /* the whole file of --lowered */
  pl_sink command_errors; /* what the lowering command wrote to standard error */
  size_t functions;       /* of the source, in all its parts; globals where there are no functions */
  size_t judged;          /* verdicts */
  uint32_t part;          /* of the file that is worked on, from 1; 0 if it is not split */
  json_t *errors;         /* JSON: diagnostics */
  json_t *proofs;         /* JSON: functions */
  json_t *globals;        /* JSON: rows of globals */
  pl_job_result *result;
} job;

/* Everything that lives as long as one part of the file is worked on. */
typedef struct part {
  const pl_source *source;
  pl_source lowered;
  char *command_text; /* what the command printed */
  char *command_name; /* how it is called in messages */
  pl_context *ctx;
  pl_arena *arena;
  pl_diags *diags;
  pl_module *source_module, *lowered_module;
  pl_module *right; /* our lowering beside a foreign one, for replays: made when one is written */
  pl_proofs left_out;
} part;

/* Adds the diagnostics to the job's standard error text, under --quiet without warnings and remarks, and all of them to the JSON
 * if that is asked for; marks the job as failed if one is an error. */
static void put_diags(job *j, const pl_diags *diags) {
  size_t count = pl_diags_count(diags);
  if (pl_diags_errors(diags)) j->result->failed = true;
  for (size_t i = 0; i < count; ++i) {
    const pl_diag *diag = pl_diags_at(diags, i);
    if (pl_cli_has(j->options, PL_CLI_QUIET) && diag->severity != PL_ERROR && diag->severity != PL_NOTE) continue;
    pl_diag_render(diag, j->env->color_err, &j->result->err);
  }
  for (size_t i = 0; j->errors && i < count; ++i)
    json_array_append_new(j->errors, pl_json_diag(pl_diags_at(diags, i)));
}

/* Reports an error about the file as a whole, without a position, and marks the job as failed. */
static void fail(job *j, const char *message) {
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){&j->source, 0, 0}, "%s", message);
  put_diags(j, diags);
  pl_diags_free(diags);
}

/* Our own lowering of the function of a proof whose lowering came from a file or command, from p->right, which is made if it is
 * missing; NULL if there is none. */
static const pl_op *right_of(const job *j, part *p, const pl_proof *proof) {
  if (!j->options->lowered && !j->options->lower_with) return NULL;
  if (!p->right) p->right = pl_lower_whole(p->source_module, &j->options->convention);
  const pl_op *op = p->right ? pl_symbol_lookup(p->right->op, proof->name) : NULL;
  return op && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

/* Writes the counterexample of a refuted proof as a program where --replay says and sets *file to what became of it, which may
 * be a failure; false, and *file unchanged, if none is to be written. */
static bool replay(job *j, part *p, const pl_proof *proof, pl_replay_file *file) {
  const char *path = j->options->replay;
  if (!path || proof->verdict != PL_VERDICT_REFUTED) return false;
  if (pl_replay_is_file(path) && atomic_load(&j->env->replayed)) return false;
  *file = pl_replay_to_file(proof, right_of(j, p, proof), &j->options->convention, path, j->source.name, j->part);
  if (file->kind != PL_REPLAY_INVALID) atomic_store(&j->env->replayed, true);
  return true;
}

/* Adds one verdict to the job's counts and report, and writes the programs that --replay and --replay-runs ask for. */
static void put_proof(job *j, part *p, const pl_proof *proof) {
  const pl_text_style style = {j->env->color_out, pl_cli_has(j->options, PL_CLI_EXPLAIN)};
  pl_replay_file file = {0};
  bool asked = replay(j, p, proof, &file);
  j->judged++;
  (proof->global ? j->result->globals : j->result->verdicts)[proof->verdict]++;
  if (j->proofs)
    json_array_append_new(proof->global ? j->globals : j->proofs, pl_json_proof(proof, style.explain, asked ? &file : NULL));
  else if (proof->verdict != PL_VERDICT_PROVED || !pl_cli_has(j->options, PL_CLI_QUIET))
    pl_text_proof(proof, &style, &j->result->out);
  if (asked && !j->proofs) pl_text_replay(&file, &j->result->out);
  if (j->options->replay_runs > 0 && proof->verdict == PL_VERDICT_PROVED)
    pl_replay_runs_to_files(proof, j->options->replay_runs, &j->options->convention, j->options->replay, j->source.name, j->part);
  pl_sink_close(&file.name);
}

/* The number of functions in the module, nested modules included. */
static size_t count_functions(const pl_module *module) {
  size_t count = 0;
  for (pl_op *op = module->op; op; op = pl_next_op_below(module->op, op))
    count += pl_op_has(op, PL_TRAIT_FUNCTION);
  return count;
}

/* The number of global variables (see pl_tv_is_global) in the module. */
static size_t count_globals(const pl_module *module) {
  size_t count = 0;
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    count += pl_tv_is_global(op);
  return count;
}

/* Whether a function of that name is to be judged: that of --function, or any without that option. */
static bool is_wanted(const pl_cli_options *options, pl_str name) {
  return !options->function || pl_str_is(name, options->function);
}

/* The row of a source function that could not be lowered; NULL if it was lowered. */
static const pl_proof *left_out_of(const part *p, const pl_op *function) {
  for (size_t i = 0; i < p->left_out.len; ++i)
    if (p->left_out.data[i].source == function) return &p->left_out.data[i];
  return NULL;
}

/* Reports the proofs of `report` (NULL: none) in the order of the source's functions that --function wants, each followed by the
 * rows of its wrappers. A function that could not be lowered is reported by the row in p->left_out that gives the reason, not by
 * the validator's, which saw a declaration. */
static void put_rows(job *j, part *p, const pl_report *report) {
  uint32_t count = report ? report->num_proofs : 0;
  pl_map row_of = {0};
  for (uint32_t i = count; i-- > 0;)
    if (report->proofs[i].source) pl_map_set(&row_of, (uint64_t)(uintptr_t)report->proofs[i].source, i);
  for (pl_op *op = p->source_module->op; op; op = pl_next_op_below(p->source_module->op, op)) {
    uint64_t row = 0;
    if (!pl_op_has(op, PL_TRAIT_FUNCTION) || !is_wanted(j->options, pl_symbol_name(op))) continue;
    const pl_proof *instead = left_out_of(p, op);
    if (instead) {
      put_proof(j, p, instead);
    } else if (pl_map_get(&row_of, (uint64_t)(uintptr_t)op, &row)) {
      put_proof(j, p, &report->proofs[row]);
      while (++row < count && !report->proofs[row].source)
        put_proof(j, p, &report->proofs[row]);
    }
  }
  pl_map_free(&row_of);
}

/* Parses a text as MLIR (`allow`: with ops of unknown dialects), or imports it as LLVM IR if its file's name ends in .ll or it
 * begins like LLVM IR; NULL, with diagnostics in p->diags, if it is not valid. */
static pl_module *parse_or_import(part *p, const pl_source *text, bool allow) {
  size_t len = strlen(text->name);
  bool named = len > 3 && strcmp(text->name + len - 3, ".ll") == 0;
  if (named || pl_llvmir_is_text(text->text))
    return pl_llvmir_import(p->ctx, text, &(pl_llvmir_import_options){.mark_lost = true}, p->diags);
  return pl_parse(p->ctx, text, &(pl_parse_options){.allow_unregistered = allow}, p->diags);
}

/* Parses or imports (parse_or_import) and verifies one text; NULL, with diagnostics in p->diags, if it is not valid. */
static pl_module *read_module(const job *j, part *p, const pl_source *text) {
  bool allow = pl_cli_has(j->options, PL_CLI_ALLOW_UNREGISTERED);
  pl_module *module = parse_or_import(p, text, allow);
  if (module && !pl_check(module->op, &(pl_check_options){.allow_unregistered = allow}, p->diags)) {
    pl_module_free(module);
    return NULL;
  }
  return module;
}

/* Sets p->lowered_module from --lower-with, --lowered or our converter. False if there is none, with diagnostics or rows in
 * p->left_out. */
static bool lower(job *j, part *p) {
  const pl_cli_options *options = j->options;
  size_t len = 0;
  if (options->lower_with) {
    bool whole = p->source->text.len == j->source.text.len; /* else the file holds more than this part */
    const char *path = whole && strcmp(j->path, "-") != 0 ? j->path : NULL;
    if (!pl_lower_with_command(j->env->processes, options, p->source, path, p->diags, &p->command_text, &len, &j->command_errors))
      return false;
    pl_sink name = {0};
    pl_sink_printf(&name, "<lowering of %s>", j->source.name);
    pl_sink_text(&name);
    p->command_name = name.data;
    p->lowered = (pl_source){p->command_name, {p->command_text, len}, 1};
  }
  if (options->lower_with || options->lowered)
    p->lowered_module = read_module(j, p, &p->lowered);
  else
    p->lowered_module = pl_lower_own(p->arena, p->source_module, &options->convention, &p->left_out);
  if (!p->lowered_module && options->lower_with)
    pl_diags_add(p->diags, PL_ERROR, (pl_pos){&j->source, 0, 0}, "the lowering command printed no valid module: %s",
                 options->lower_with);
  return p->lowered_module != NULL;
}

/* Counts one more function as judged, for the progress bar: the callback that pl_tv_module calls for each proof. */
static void count_function(void *user, const pl_proof *proof) {
  pl_job_env *env = user;
  (void)proof;
  atomic_fetch_add(&env->functions_done, 1);
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

/* Adds the error "the lowering (FILE) has ..." to p->diags, with the file's name if it is from --lowered; `has` is the rest, such
 * as "no function". */
static void not_a_lowering(const job *j, part *p, const char *has) {
  const bool named = j->options->lowered != NULL;
  pl_diags_add(p->diags, PL_ERROR, (pl_pos){p->source, 0, 0}, "the lowering%s%s%s has %s", named ? " (" : "",
               named ? p->lowered.name : "", named ? ")" : "", has);
}

/* Parses, verifies, lowers and proves one part of the file and reports the verdicts; whatever fails becomes a diagnostic, or a
 * row of verdict `unsupported`. Does nothing more for a module without functions and globals. */
static void judge(job *j, part *p) {
  p->source_module = read_module(j, p, p->source);
  if (!p->source_module) return;
  const size_t functions = count_functions(p->source_module), judged = functions ? functions : count_globals(p->source_module);
  j->functions += judged;
  if (judged == 0) return;
  if (!lower(j, p)) {
    if (p->left_out.len) put_rows(j, p, NULL);
    return;
  }
  if (functions > 0 && count_functions(p->lowered_module) == 0) {
    not_a_lowering(j, p, "no function");
    return;
  }
  const pl_tv_options options = tv_options_of(j->env);
  pl_tv_read_layouts(p->source_module, p->lowered_module, &options);
  pl_report *report = pl_tv_module(p->arena, p->source_module, p->lowered_module, &options, count_function, j->env);
  if (report->nothing_in_common) {
    not_a_lowering(j, p, "none of its functions");
    return;
  }
  put_rows(j, p, report);
  for (uint32_t i = 0; i < report->num_globals; ++i)
    put_proof(j, p, &report->globals[i]);
}

/* Judges one part of the file, with the corresponding part of --lowered (NULL: none), adds its verdicts and diagnostics to the
 * job's result, and frees all else that belongs to it. */
static void run_part(job *j, const pl_source *source, const pl_source *lowered) {
  part p = {.source = source, .ctx = pl_context_new(), .arena = pl_arena_new(), .diags = pl_diags_new()};
  if (lowered) p.lowered = *lowered;
  judge(j, &p);
  put_diags(j, p.diags);
  if (p.right) pl_module_free(p.right);
  if (p.lowered_module) pl_module_free(p.lowered_module);
  if (p.source_module) pl_module_free(p.source_module);
  pl_vec_free(&p.left_out);
  pl_diags_free(p.diags);
  pl_arena_free(p.arena);
  pl_context_free(p.ctx);
  free(p.command_text);
  free(p.command_name);
}

/* Reads a file into *source and *text, which the caller frees; false, with the error reported and the job marked as failed, if it
 * cannot be read. */
static bool read_source(job *j, const char *path, pl_source *source, char **text) {
  char error[256], message[512];
  size_t len = 0;
  if (!pl_input_read(path, text, &len, error)) {
    bool own = path == j->path;
    (void)snprintf(message, sizeof message, "%s%s%s%s", own ? "" : "the lowering ", own ? "" : pl_input_name(path),
                   own ? "" : ": ", error);
    fail(j, message);
    return false;
  }
  *source = (pl_source){pl_input_name(path), {*text, len}, 1};
  return true;
}

/* Judges all parts of the source, each with the part of --lowered of the same number; only an error if --lowered has more or
 * fewer parts. */
static void run_parts(job *j) {
  pl_parts sources = {0}, lowered = {0};
  bool split = pl_cli_has(j->options, PL_CLI_SPLIT);
  pl_input_split(j->source.name, j->source.text, split, &sources);
  if (j->options->lowered) pl_input_split(j->lowered.name, j->lowered.text, split, &lowered);
  if (j->options->lowered && sources.len != lowered.len) {
    char message[128];
    (void)snprintf(message, sizeof message, "the source has %zu parts and the lowering has %zu", sources.len, lowered.len);
    fail(j, message);
  } else {
    for (size_t i = 0; i < sources.len; ++i) {
      j->part = sources.len > 1 ? (uint32_t)i + 1 : 0;
      run_part(j, &sources.data[i], j->options->lowered ? &lowered.data[i] : NULL);
    }
  }
  pl_vec_free(&sources);
  pl_vec_free(&lowered);
}

/* Ends a job; does nothing if there was a verdict or an error. Otherwise the job is marked as skipped if the file has functions
 * or globals and --function is given, and fails with an error if not. */
static void settle(job *j) {
  if (j->result->failed || j->judged) return;
  if (j->functions && j->options->function)
    j->result->skipped = true; /* main knows whether another file has it */
  else
    fail(j, j->functions ? "nothing to prove: nothing was judged" : "nothing to prove: there is no function");
}

/* The JSON object of the whole file: how it was lowered, its diagnostics, functions and globals. */
static json_t *file_object(job *j) {
  static const char *const origins[] = {"plumbline", "file", "command"};
  json_t *object = json_object();
  size_t origin = j->options->lower_with ? 2 : j->options->lowered ? 1 : 0;
  json_object_set_new(object, "file", pl_json_string(pl_str_from(j->source.name)));
  json_object_set_new(object, "lowered_by", json_string(origins[origin]));
  if (j->options->lowered) json_object_set_new(object, "lowered_file", pl_json_string(pl_str_from(j->options->lowered)));
  if (j->options->lower_with) {
    json_object_set_new(object, "command", pl_json_string(pl_str_from(j->options->lower_with)));
    json_object_set_new(object, "command_stderr",
                        pl_json_string((pl_str){pl_sink_text(&j->command_errors), j->command_errors.len}));
  }
  json_object_set_new(object, "diagnostics", j->errors);
  json_object_set_new(object, "functions", j->proofs);
  json_object_set_new(object, "globals", j->globals);
  return object;
}

void pl_job_run(pl_job_env *env, const pl_input *input, pl_job_result *result) {
  assert(env->options && env->processes && input->path);
  job j = {.env = env, .options = env->options, .path = input->path, .result = result};
  char *source_text = NULL, *lowered_text = NULL;
  *result = (pl_job_result){0};
  j.source.name = pl_input_name(input->path);
  j.source.first_line = 1;
  if (env->options->json) {
    j.errors = json_array();
    j.proofs = json_array();
    j.globals = json_array();
  }
  if (input->error)
    fail(&j, input->error);
  else if (read_source(&j, input->path, &j.source, &source_text) &&
           (!env->options->lowered || read_source(&j, env->options->lowered, &j.lowered, &lowered_text)))
    run_parts(&j);
  settle(&j);
  if (j.command_errors.len && (result->failed || !pl_cli_has(env->options, PL_CLI_QUIET))) {
    pl_sink_printf(&result->err, "%s: note: the lowering command wrote:\n", j.source.name);
    pl_sink_write(&result->err, j.command_errors.data, j.command_errors.len);
  }
  if (env->options->json) result->json = file_object(&j);
  assert(!env->options->json == !result->json);
  pl_sink_close(&j.command_errors);
  free(source_text);
  free(lowered_text);
}

void pl_job_result_free(pl_job_result *result) {
  pl_sink_close(&result->out);
  pl_sink_close(&result->err);
  json_decref(result->json);
}
