/* verify-lowering - proves that a lowering of MLIR to the LLVM dialect means what its source means. See --help. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "verify/smt/smt.h"
#include "verify/commands/interrupt.h"
#include "verify/tools/pool.h"
#include "verify/commands/progress.h"
#include "verify/tools/report_json.h"
#include "verify/tools/report_text.h"
#include "verify/tools/rules.h"

enum { STATUS_PROVED = 0, STATUS_REFUTED = 1, STATUS_UNDECIDED = 2, STATUS_BAD_INPUT = 3, STATUS_DISAGREEMENT = 4 };

/* What has come in so far. */
typedef struct session {
  const pl_cli_options *options;
  pl_job_env *env;
  pl_interrupt *interrupt;
  pl_progress progress;
  json_t *files;
  uint32_t verdicts[PL_VERDICT_UNSUPPORTED + 1]; /* of functions */
  uint32_t globals[PL_VERDICT_UNSUPPORTED + 1];
  size_t failed;
  size_t skipped;
  size_t done;
  bool interrupted;
  bool broken_output;
} session;

/* Writes to standard output and flushes it. A failure sets s->broken_output and is reported on standard error unless the reader
 * has gone (EPIPE); nothing is written after it. */
static void write_out(session *s, const char *data, size_t len) {
  if (len == 0 || s->broken_output) return;
  if (fwrite(data, 1, len, stdout) == len && fflush(stdout) == 0) return;
  s->broken_output = true;
  if (errno != EPIPE) fprintf(stderr, "verify-lowering: error: standard output: %s\n", strerror(errno));
}

/* Writes the sink's text to standard output and closes the sink. */
static void write_sink(session *s, pl_sink *text) {
  write_out(s, pl_sink_text(text), text->len);
  pl_sink_close(text);
}

/* Prints messages and text of a file as they come, and adds the verdicts to the session's counts: the pool's callback. */
static void take_some(void *user, pl_str messages, pl_str text, const pl_job_counts *counts) {
  session *s = user;
  if (messages.len || text.len) pl_progress_erase(&s->progress);
  fwrite(messages.data, 1, messages.len, stderr);
  write_out(s, text.data, text.len);
  for (size_t v = 0; counts && v <= PL_VERDICT_UNSUPPORTED; ++v)
    s->verdicts[v] += counts->functions[v], s->globals[v] += counts->globals[v];
}

/* Adds a file that is done to the session's counts and, with --format=json, to its document: the pool's callback. */
static void take_file(void *user, const pl_job *job) {
  session *s = user;
  s->done++;
  s->failed += job->failed;
  s->skipped += job->skipped;
  if (s->files) json_array_append_new(s->files, pl_job_json(job));
}

/* Adds what there is of a file that is not done to the document: the pool's callback, after an interrupt. */
static void take_rest(void *user, const pl_job *job) {
  session *s = user;
  s->failed += job->failed;
  if (s->files) json_array_append_new(s->files, pl_job_json(job));
}

/* Redraws the progress bar: the pool's callback while it waits. False if the user has interrupted the run. */
static bool tick(void *user, size_t files_done) {
  session *s = user;
  pl_progress_draw(&s->progress, files_done, atomic_load(&s->env->functions_done), atomic_load(&s->env->functions_known));
  return atomic_load(&s->interrupt->number) == 0;
}

/* The exit status for what has come in, the first that applies: the solvers disagree; bad input, also for output that could not
 * be written; refuted; undecided, for any other verdict that is not `proved`; proved. */
static int exit_status(const session *s) {
  const pl_second_opinion *opinion = s->env->opinion;
  if (opinion && opinion->counts[PL_OPINION_DISAGREES]) return STATUS_DISAGREEMENT;
  if (opinion && opinion->failed) return STATUS_BAD_INPUT;
  if (s->failed || s->broken_output) return STATUS_BAD_INPUT;
  if (s->verdicts[PL_VERDICT_REFUTED] || s->globals[PL_VERDICT_REFUTED]) return STATUS_REFUTED;
  bool undecided = s->interrupted;
  for (int v = PL_VERDICT_INVALID; v <= PL_VERDICT_UNSUPPORTED; ++v)
    undecided = undecided || (v != PL_VERDICT_PROVED && (s->verdicts[v] || s->globals[v]));
  return undecided ? STATUS_UNDECIDED : STATUS_PROVED;
}

/* The JSON document of the session, which takes s->files. */
static json_t *document_of(session *s, int status) {
  json_t *document = pl_json_document(s->options, s->files ? s->files : json_array(), s->verdicts, s->globals, s->failed, status);
  json_t *opinion = s->env->opinion ? pl_second_opinion_json(s->env->opinion) : NULL;
  s->files = NULL;
  if (opinion) json_object_set_new(document, "cross_check", opinion);
  if (s->interrupted) json_object_set_new(document, "interrupted", json_true());
  return document;
}

/* Prints the whole JSON document with --format=json, which consumes s->files; otherwise the summary and the line about the other
 * solver, with --quiet only if the exit status is not 0. */
static void write_end(session *s) {
  int status = exit_status(s);
  if (s->options->json || s->options->jsonl) {
    json_t *document = document_of(s, status);
    if (s->options->jsonl) {
      pl_sink line = {0};
      json_object_del(document, "files");
      json_object_set_new(json_object_get(document, "summary"), "files", json_integer((json_int_t)s->done));
      pl_json_line(document, "summary", NULL, &line);
      write_sink(s, &line);
      return;
    }
    char *text = json_dumps(document, JSON_INDENT(2) | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(6));
    if (text)
      write_out(s, text, strlen(text));
    else
      fputs("verify-lowering: error: the report could not be written as JSON\n", stderr);
    s->broken_output = s->broken_output || !text;
    write_out(s, "\n", 1);
    free(text);
    json_decref(document);
  } else if (!pl_cli_has(s->options, PL_CLI_QUIET) || status != STATUS_PROVED) {
    pl_sink line = {0};
    pl_text_summary(s->verdicts, s->globals, s->failed, &line);
    if (s->env->opinion) pl_second_opinion_summary(s->env->opinion, &line);
    write_sink(s, &line);
  }
}

/* Prints the end of an interrupted run, with what is not decided, and lets the process die of the signal. */
static void end_interrupted(session *s) {
  const unsigned known = atomic_load(&s->env->functions_known);
  unsigned decided = 0;
  for (size_t v = 0; v <= PL_VERDICT_UNSUPPORTED; ++v)
    decided += s->verdicts[v];
  s->interrupted = true;
  write_end(s);
  fprintf(stderr, "verify-lowering: interrupted: %zu of %zu files are done; of %u functions that were read %u are decided\n",
          s->done, s->progress.files, known, decided < known ? decided : known);
  fflush(stderr);
  pl_interrupt_die(s->interrupt);
  _exit(STATUS_BAD_INPUT); /* other threads still run */
}

/* Warns on standard error about options that weaken the verdicts: rules and assumptions that are switched off. */
static void warn(const pl_cli_options *options) {
  pl_sink text = {0};
  if (options->rules_off) {
    pl_sink_puts(&text, "verify-lowering: warning: `proved` is not to be trusted, these rules are off: ");
    pl_cli_rule_names(options->rules_off, &text);
    pl_sink_putc(&text, '\n');
  }
  if (options->not_assumed) {
    pl_sink_puts(&text, "verify-lowering: warning: right lowerings may fail, these assumptions are off: ");
    pl_cli_assumption_names(options->not_assumed, &text);
    pl_sink_putc(&text, '\n');
  }
  fwrite(text.data ? text.data : "", 1, text.len, stderr);
  pl_sink_close(&text);
}

/* Whether verdicts on that descriptor are coloured: with --color=always, or with auto if it is a terminal, NO_COLOR is empty or
 * not set, and TERM is set and not "dumb". */
static bool use_color(const pl_cli_options *options, int fd) {
  const char *none = getenv("NO_COLOR"), *terminal = getenv("TERM");
  bool able = isatty(fd) && !(none && *none) && terminal && strcmp(terminal, "dumb") != 0;
  return options->color == PL_COLOR_ALWAYS || (options->color == PL_COLOR_AUTO && able);
}

/* Whether the one path that goes with --lowered is a folder, so that it was expanded to other paths. */
static bool is_expanded(const pl_cli_options *options, const pl_inputs_list *inputs) {
  return inputs->len != 1 || strcmp(inputs->data[0].path, options->paths.data[0]) != 0;
}

/* Starts the second opinion and sets env->opinion to it if the options ask for one (pl_second_opinion_wanted); false, with a
 * message, if the folder of --emit-smt2 cannot be made. */
static bool open_opinion(pl_second_opinion *opinion, pl_job_env *env) {
  if (!pl_second_opinion_wanted(env->options)) return true;
  env->opinion = opinion;
  return pl_second_opinion_start(opinion, env->options, env->processes);
}

/* Judges all files that the options name and prints the report; returns the exit status. */
static int run(const pl_cli_options *options) {
  pl_inputs_list inputs = {0};
  pl_processes processes;
  pl_interrupt interrupt = {0};
  pl_processes_init(&processes);
  pl_inputs_expand(options->paths.data, options->paths.len, &inputs);
  pl_smt_keep_memory(options->jobs);
  if (options->lowered && is_expanded(options, &inputs)) {
    fprintf(stderr, "verify-lowering: error: --lowered is for exactly one source file, and %s is a folder\n",
            options->paths.data[0]);
    pl_inputs_free(&inputs);
    pl_processes_free(&processes);
    return STATUS_BAD_INPUT;
  }
  warn(options);
  pl_job_env env = {.options = options,
                    .processes = &processes,
                    .color_out = use_color(options, STDOUT_FILENO),
                    .color_err = use_color(options, STDERR_FILENO)};
  pl_job_env_open(&env);
  pl_second_opinion opinion = {0};
  if (!open_opinion(&opinion, &env)) {
    pl_second_opinion_free(&opinion);
    pl_job_env_close(&env);
    pl_inputs_free(&inputs);
    pl_processes_free(&processes);
    return STATUS_BAD_INPUT;
  }
  session s = {.options = options,
               .env = &env,
               .interrupt = &interrupt,
               .progress = pl_progress_new(inputs.len),
               .files = options->json ? json_array() : NULL};
  pl_interrupt_start(&interrupt, &processes, true);
  const pl_pool_end end = pl_pool_run(&env, &inputs, &(pl_pool_client){take_some, take_file, tick, take_rest, &s});
  pl_progress_erase(&s.progress);
  if (end == PL_POOL_LEFT) end_interrupted(&s);
  pl_interrupt_stop(&interrupt);
  const bool ran = end != PL_POOL_NOT_STARTED;
  if (!ran) fputs("verify-lowering: error: no thread could be started\n", stderr);
  if (options->function && s.skipped == s.done && s.done) {
    fprintf(stderr, "verify-lowering: error: nothing to prove: no function @%s\n", options->function);
    s.failed++;
  }
  s.failed += !ran;
  write_end(&s);
  int status = exit_status(&s);
  json_decref(s.files);
  if (env.opinion) pl_second_opinion_free(&opinion);
  pl_job_env_close(&env);
  pl_inputs_free(&inputs);
  pl_processes_free(&processes);
  return status;
}

/* Proves the conversion rules (--rules) and prints the report; returns the exit status. */
static int run_rules(const pl_cli_options *options) {
  pl_smt_keep_memory(options->jobs);
  pl_job_env env = {.options = options};
  session s = {.options = options, .env = &env};
  pl_sink text = {0};
  warn(options);
  if (!pl_rules_run(options, s.verdicts, &text)) {
    fputs("verify-lowering: error: no thread could be started\n", stderr);
    s.failed++;
  }
  write_sink(&s, &text);
  write_end(&s);
  return exit_status(&s);
}

/* Opens /dev/null for each of the standard descriptors that the caller closed, so that no later file gets its number. */
static void open_standard_streams(void) {
  int fd = open("/dev/null", O_RDWR);
  while (fd >= 0 && fd <= STDERR_FILENO)
    fd = open("/dev/null", O_RDWR);
  if (fd >= 0) close(fd);
}

int main(int argc, char **argv) {
  pl_cli_options options;
  pl_sink text = {0};
  int status = STATUS_PROVED;
  open_standard_streams();
  json_set_alloc_funcs(malloc, free); /* freed here what Jansson allocates: a sanitizer may know of one malloc only */
  sigaction(SIGPIPE, &(struct sigaction){.sa_handler = SIG_IGN}, NULL);
  if (!pl_cli_parse(argc, argv, &options, &text)) {
    fprintf(stderr, "verify-lowering: error: %s\n", pl_sink_text(&text));
    status = STATUS_BAD_INPUT;
  } else if (pl_cli_has(&options, PL_CLI_HELP) || pl_cli_has(&options, PL_CLI_VERSION)) {
    if (pl_cli_has(&options, PL_CLI_HELP))
      pl_cli_help(&text);
    else
      pl_sink_printf(&text, "verify-lowering %s (Plumbline; Z3 %s)\n", PLUMBLINE_VERSION, pl_smt_version());
    if (fwrite(text.data, 1, text.len, stdout) != text.len || fflush(stdout) != 0) status = STATUS_BAD_INPUT;
  } else {
    status = pl_cli_has(&options, PL_CLI_RULES) ? run_rules(&options) : run(&options);
  }
  pl_sink_close(&text);
  pl_cli_options_free(&options);
  return status;
}
