#include "fuzz/reduce/options.h"

#include <assert.h>

#include "core/base/command_line.h"
#include "verify/tools/command_conventions.h"

static const pl_option_row rows[] = {PL_NO_OPTION_ROW PL_REDUCE_OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = PL_NUM_REDUCE_OPTIONS};
enum { MAX_JOBS = 1024, DEFAULT_TIMEOUT_MS = 60000 };

/* All that takes the dialects of this repository down; source and lowering get it when the command names no pass. */
static const char all_passes[] =
    " -expand-realloc -expand-strided-metadata -lower-affine -convert-scf-to-cf -arith-expand "
    "-convert-vector-to-llvm -convert-math-to-llvm -convert-complex-to-llvm -convert-index-to-llvm -convert-arith-to-llvm "
    "-finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts";

void pl_reduce_help(pl_sink *out) {
  pl_sink_puts(out,
               "usage: reduce-mlir FILE -o OUT WHAT-HAS-TO-STAY [options]\n\n"
               "Makes an MLIR file as small as possible while it shows what it shows now. A file that is a module stays one;\n"
               "another one is reduced as text. In a CMD %s is the file, %l its lowering; it goes after a CMD that names\n"
               "neither. Started again after it was stopped, it carries on.\n");
  pl_options_help(table, out);
  pl_sink_puts(
      out, "\nExit status: 0 reduced; 1 the file does not show what has to stay; 3 bad input or usage, or no file or process\n"
           "could be made.\n");
}

/* Appends an error message to `error`, with `about` in quotes unless it is NULL. Always returns false. */
static bool fail(pl_sink *error, const char *text, const char *about) {
  pl_sink_printf(error, "%s%s%s%s", text, about ? " '" : "", about ? about : "", about ? "'" : "");
  return false;
}

/* Parses the argument VERDICT[:OBLIGATION] of --verdict into the predicate; false, with a message, if a name is unknown. */
static bool read_verdict(const char *text, pl_predicate *p, pl_sink *error) {
  const char *colon = strchr(text, ':');
  pl_str name = {text, colon ? (size_t)(colon - text) : strlen(text)};
  for (pl_verdict v = PL_VERDICT_PROVED; v <= PL_VERDICT_UNSUPPORTED; v++)
    if (pl_str_is(name, pl_verdict_name(v))) p->verdict = v;
  if (!p->verdict) return fail(error, "unknown verdict", text);
  for (pl_obligation_kind o = PL_OBLIGATION_INVALID + 1; colon && o < PL_NUM_OBLIGATIONS; o++)
    if (strcmp(colon + 1, pl_obligation_name(o)) == 0) p->obligation = o;
  if (colon && !p->obligation) return fail(error, "unknown obligation", text);
  return true;
}

/* Sets the predicate's kind from the one option given that says what has to stay; false, with a message, if there is none or
 * more than one. */
static bool choose_kind(pl_reduce_command *c, pl_sink *error) {
  static const struct {
    pl_reduce_option option;
    pl_predicate_kind kind;
  } kinds[] = {{PL_REDUCE_OPTION_TEST, PL_PREDICATE_TEST},
               {PL_REDUCE_OPTION_CRASHES, PL_PREDICATE_CRASHES},
               {PL_REDUCE_OPTION_VERDICT, PL_PREDICATE_VERDICT},
               {PL_REDUCE_OPTION_DIAGNOSTIC, PL_PREDICATE_DIAGNOSTIC},
               {PL_REDUCE_OPTION_DIFFERS, PL_PREDICATE_DIFFERS}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!c->given[kinds[i].option]) continue;
    if (c->predicate.kind) return fail(error, "more than one thing has to stay", NULL);
    c->predicate.kind = kinds[i].kind;
  }
  return c->predicate.kind
             ? true
             : fail(error, "say what has to stay: --test, --crashes, --verdict, --diagnostic or --differs-from", NULL);
}

/* Parses the passes that a command line names into the predicate's pipeline and its calling conventions; false, with a
 * message, if a pass is not known. */
static bool read_passes(pl_reduce_command *c, const char *passes, pl_sink *error) {
  pl_predicate *p = &c->predicate;
  char message[256];
  pl_conventions_from_command(passes, &p->tv.convention);
  return pl_pipeline_from_command(&p->pipeline, pl_str_from(passes), message) || fail(error, message, NULL);
}

/* Sets the pipeline to the passes that the command of --differs-from names, or all lowering passes if it names none, and the
 * predicate's command to that command with the same passes. False, with a message, if a pass is not known. */
static bool read_differs(pl_reduce_command *c, pl_sink *error) {
  const char *command = c->values[PL_REDUCE_OPTION_DIFFERS];
  if (!read_passes(c, command, error)) return false;
  pl_sink_puts(&c->differs, command);
  if (!c->predicate.pipeline.len) {
    pl_sink_puts(&c->differs, all_passes);
    if (!read_passes(c, all_passes, error)) return false;
  }
  if (c->given[PL_REDUCE_OPTION_ALLOW_UNREGISTERED]) pl_sink_puts(&c->differs, " -allow-unregistered-dialect");
  c->predicate.command = pl_sink_text(&c->differs);
  return true;
}

/* Adds the named assumption to the proof options; false, with a message, if it is none that can be added. */
static bool read_assumption(const char *name, pl_predicate *p, pl_sink *error) {
  if (pl_assumption_named(name) != PL_ASSUME_NONNEGATIVE_STRIDES) return fail(error, "not an assumption to add:", name);
  p->tv.assume |= 1u << PL_ASSUME_NONNEGATIVE_STRIDES;
  return true;
}

/* Records one option of the command line, and parses the value of some at once; false, with a message, if that is bad. */
static bool apply(const pl_argument *argument, pl_reduce_command *c, pl_sink *error) {
  const pl_reduce_option option = (pl_reduce_option)argument->option;
  c->given[option] = true;
  c->values[option] = argument->value;
  if (!*argument->row->argument) return pl_argument_flag(argument, &c->given[option], error);
  if (option == PL_REDUCE_OPTION_STATUS) return pl_argument_u32(argument, 255, &c->status, error);
  if (option == PL_REDUCE_OPTION_TIMEOUT) return pl_argument_seconds(argument, &c->predicate.timeout_ms, error);
  if (option == PL_REDUCE_OPTION_JOBS) return pl_argument_jobs(argument, MAX_JOBS, &c->jobs, error);
  return option != PL_REDUCE_OPTION_STOPPING || pl_argument_fraction(argument, &c->stopping, error);
}

/* Fills in the predicate from the recorded options once all are known; false, with a message, if one is not valid or they do
 * not fit together. */
static bool understand(pl_reduce_command *c, pl_sink *error) {
  const char *const *values = c->values;
  pl_predicate *p = &c->predicate;
  bool pair = c->given[PL_REDUCE_OPTION_LOWERED];
  if (!choose_kind(c, error)) return false;
  p->status = (int)c->status;
  p->tv.timeout_ms = p->timeout_ms;
  p->command = p->kind == PL_PREDICATE_TEST ? values[PL_REDUCE_OPTION_TEST] : values[PL_REDUCE_OPTION_WITH];
  p->diagnostic = values[PL_REDUCE_OPTION_DIAGNOSTIC];
  if (p->diagnostic && !*p->diagnostic) return fail(error, "--diagnostic: a text is missing", NULL);
  p->lower_with = values[PL_REDUCE_OPTION_LOWER_WITH];
  p->allow_unregistered = c->given[PL_REDUCE_OPTION_ALLOW_UNREGISTERED];
  if (pair && !c->given[PL_REDUCE_OPTION_LOWERED_OUT]) return fail(error, "--lowered needs --lowered-out", NULL);
  if (pair && p->lower_with) return fail(error, "--lowered and --lower-with exclude each other", NULL);
  if (pair && (p->kind == PL_PREDICATE_DIAGNOSTIC || p->kind == PL_PREDICATE_DIFFERS) && !p->command)
    return fail(error, "--lowered goes with --verdict, --test and --crashes", NULL);
  if (p->lower_with) pl_conventions_from_command(p->lower_with, &p->tv.convention);
  if (values[PL_REDUCE_OPTION_ASSUME] && !read_assumption(values[PL_REDUCE_OPTION_ASSUME], p, error)) return false;
  if (values[PL_REDUCE_OPTION_PASSES] && !read_passes(c, values[PL_REDUCE_OPTION_PASSES], error)) return false;
  if (p->kind == PL_PREDICATE_VERDICT) return read_verdict(values[PL_REDUCE_OPTION_VERDICT], p, error);
  return p->kind != PL_PREDICATE_DIFFERS || read_differs(c, error);
}

bool pl_reduce_parse(int argc, char **argv, pl_reduce_command *c, pl_sink *error) {
  *c = (pl_reduce_command){
      .predicate = {.tv = pl_tv_default_options(), .timeout_ms = DEFAULT_TIMEOUT_MS}, .jobs = 1, .stopping = 1};
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_BAD || (kind == PL_ARGUMENT_OPTION && !apply(&argument, c, error))) return false;
    if (kind != PL_ARGUMENT_PATH) continue;
    if (c->input) return fail(error, "more than one file:", argument.value);
    c->input = argument.value;
  }
  const bool *given = c->given;
  if (given[PL_REDUCE_OPTION_HELP] || given[PL_REDUCE_OPTION_VERSION] || given[PL_REDUCE_OPTION_LIST_MOVES]) return true;
  if (!c->input) return fail(error, "no file is given", NULL);
  return understand(c, error);
}

void pl_reduce_command_free(pl_reduce_command *c) {
  pl_pipeline_free(&c->predicate.pipeline);
  (void)pl_sink_close(&c->differs);
}

uint64_t pl_reduce_key(const pl_reduce_command *c) {
  assert(c->predicate.kind != PL_PREDICATE_INVALID);
  uint64_t hash = pl_hash_bytes(PLUMBLINE_VERSION, sizeof PLUMBLINE_VERSION, 1);
  for (size_t i = 1; i < PL_NUM_REDUCE_OPTIONS; i++) {
    bool decides = i != PL_REDUCE_OPTION_JOBS && i != PL_REDUCE_OPTION_QUIET && i != PL_REDUCE_OPTION_STOPPING;
    if (!c->given[i] || !decides) continue;
    hash = pl_hash_u64(i, hash);
    if (c->values[i]) hash = pl_hash_bytes(c->values[i], strlen(c->values[i]), hash);
  }
  return hash;
}
