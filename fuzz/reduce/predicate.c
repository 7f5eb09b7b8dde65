#include "fuzz/reduce/predicate.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/check/check.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "verify/interp/inputs/random_inputs.h"
#include "verify/commands/interrupt.h"
#include "verify/tools/lowering.h"

enum { OUTPUT_LIMIT = 64 << 20, SHELL_SIGNAL = 128, NO_FILE = 99 };
enum { NOT_EXECUTABLE = 126, NOT_FOUND = 127 }; /* what a shell ends with where it can't start a command */

/* ---- Commands ---- */

/* Writes the text to a file of that path; false on an error. */
static bool write_file(const char *path, pl_str text) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  bool ok = fwrite(text.data ? text.data : "", 1, text.len, file) == text.len;
  return fclose(file) == 0 && ok;
}

/* Appends the command to `out` with the names of the `parts` files in place of %s and %l, or after it if none of these occurs.
 * */
static void fill_in(const char *command, const char *const names[2], uint32_t parts, pl_sink *out) {
  bool named = false;
  for (const char *p = command; *p; p++) {
    uint32_t part = p[0] == '%' && p[1] == 's' ? 0 : p[0] == '%' && p[1] == 'l' ? 1 : 2;
    if (part >= parts) {
      pl_sink_putc(out, *p);
      continue;
    }
    pl_sink_puts(out, names[part]);
    named = true;
    p++;
  }
  for (uint32_t i = 0; !named && i < parts; i++)
    pl_sink_printf(out, " %s", names[i]);
}

/* Notes in *p->failed, if that is wanted, that a file or process could not be had, which says nothing about the case. Always
 * returns false. */
static bool give_up(const pl_predicate *p) {
  if (p->failed) *p->failed = true;
  return false;
}

/* Writes the parts of the case to files and runs a shell command on them. True if it came to an end within the limits of time
 * and output; *result, which the caller frees in either case, has its output and how it ended. If a file can't be written or
 * the command can't be started, that is noted by give_up. */
static bool run_command(const pl_predicate *p, const char *command, const pl_case *c, pl_process_result *result) {
  char source[512], lowering[512];
  const char *const names[2] = {source, lowering};
  *result = (pl_process_result){0};
  (void)snprintf(source, sizeof source, "%s/case.mlir", p->folder);
  (void)snprintf(lowering, sizeof lowering, "%s/lowering.mlir", p->folder);
  for (uint32_t i = 0; i < c->parts; i++)
    if (!write_file(names[i], pl_case_part(c, i))) return give_up(p);
  pl_sink line = {0};
  fill_in(command, names, c->parts, &line);
  pl_processes processes;
  pl_interrupt interrupt;
  pl_processes_init(&processes);
  pl_interrupt_start(&interrupt, &processes, false);
  *result = pl_process_run(&processes, pl_sink_text(&line), PL_STR(""), NULL, p->timeout_ms, OUTPUT_LIMIT);
  pl_interrupt_stop(&interrupt);
  pl_processes_free(&processes);
  (void)pl_sink_close(&line);
  bool not_there = result->end == PL_PROCESS_EXITED && (result->status == NOT_EXECUTABLE || result->status == NOT_FOUND);
  if (result->end == PL_PROCESS_NOT_STARTED || (not_there && p->kind != PL_PREDICATE_TEST)) return give_up(p);
  return result->end == PL_PROCESS_EXITED || result->end == PL_PROCESS_KILLED;
}

/* ---- How something died ---- */

/* Whether the character is a lowercase hexadecimal digit. */
static bool is_hex(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

/* Appends the text up to the end of its line, hexadecimal addresses shortened to 0, as they differ from run to run. */
static void put_line(const char *text, pl_sink *out) {
  for (; *text && *text != '\n'; text++) {
    pl_sink_putc(out, *text);
    if (text[0] != '0' || text[1] != 'x') continue;
    text++;
    while (is_hex(text[1]))
      text++;
  }
}

/* Appends a text that identifies a crash: the signal (0: none), then the message of a known kind, such as a failed assertion,
 * that `errors` has. */
static void describe_crash(int signal, const char *errors, pl_sink *what) {
  static const char *const marks[] = {"Assertion `", "LLVM ERROR: ", "runtime error: ", "SUMMARY: "};
  pl_sink_printf(what, "signal %d", signal);
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
    const char *at = strstr(errors, marks[i]);
    if (!at) continue;
    pl_sink_puts(what, ": ");
    put_line(at, what);
    return;
  }
}

/* Whether the text holds an error of AddressSanitizer, LeakSanitizer or UBSan. */
static bool is_sanitizer_report(const char *errors) {
  return strstr(errors, "ERROR: AddressSanitizer") || strstr(errors, "runtime error: ") || strstr(errors, "ERROR: LeakSanitizer");
}

/* ---- What is built in ---- */

typedef struct run {
  const pl_predicate *p;
  pl_context *ctx;
  pl_diags *diags;
  pl_arena *arena;
  pl_source source, lowering;
  pl_module *module, *lowered;
  char *command_text;
  pl_report *report;
} run;

/* Parses and checks a module; NULL if it is ill-formed. Errors go to the run's diagnostics. */
static pl_module *read_checked(run *r, const pl_source *source) {
  bool allow = r->p->allow_unregistered;
  pl_module *module = pl_parse(r->ctx, source, &(pl_parse_options){.allow_unregistered = allow}, r->diags);
  if (!module || pl_check(module->op, &(pl_check_options){.allow_unregistered = allow}, r->diags)) return module;
  pl_module_free(module);
  return NULL;
}

/* A new run over the case, of which nothing is parsed yet; `end` frees what it owns. */
static run begin(const pl_predicate *p, const pl_case *c) {
  run r = {.p = p, .ctx = pl_context_new(), .diags = pl_diags_new(), .arena = pl_arena_new()};
  r.source = (pl_source){"source", pl_case_part(c, 0), 1};
  return r;
}

/* Frees the modules and all else that a run owns. */
static void end(run *r) {
  if (r->lowered != r->module) pl_module_free(r->lowered);
  pl_module_free(r->module);
  pl_arena_free(r->arena);
  pl_diags_free(r->diags);
  pl_context_free(r->ctx);
  free(r->command_text);
}

/* Lowers r->module in this process with the pipeline asked for, or with all conversions. r->lowered is the result, which may
 * be r->module itself, or NULL if that fails; r->diags says why. */
static void lower_here(run *r) {
  const pl_convert_options all = pl_convert_default_options();
  if (r->p->pipeline.len)
    (void)pl_pipeline_run(&r->p->pipeline, r->module, NULL, NULL, r->diags, &r->lowered);
  else
    (void)pl_convert(r->module, &all, r->diags, &r->lowered);
}

/* Runs a command on the case and parses its output as the lowering r->lowered; that stays NULL if the command fails or its
 * output is no valid module. */
static void lower_by(run *r, const pl_case *c, const char *command) {
  pl_process_result result;
  if (run_command(r->p, command, c, &result) && result.end == PL_PROCESS_EXITED && result.status == 0) {
    pl_sink_text(&result.output);
    r->command_text = result.output.data;
    r->lowering = (pl_source){"lowering", {result.output.data, result.output.len}, 1};
    result.output = (pl_sink){0};
    r->lowered = read_checked(r, &r->lowering);
  }
  pl_process_result_free(&result);
}

/* ---- Verdicts ---- */

/* Parses the source, and parses or makes its lowering as the case and the options say; functions that this process can't lower
 * are appended to *left_out. False if source or lowering can't be had. */
static bool read_both(run *r, const pl_case *c, pl_proofs *left_out) {
  r->module = read_checked(r, &r->source);
  if (!r->module) return false;
  if (c->parts == 2) {
    r->lowering = (pl_source){"lowering", pl_case_part(c, 1), 1};
    r->lowered = read_checked(r, &r->lowering);
  } else if (r->p->lower_with) {
    lower_by(r, c, r->p->lower_with);
  } else {
    r->lowered = pl_lower_own(r->arena, r->module, &r->p->tv.convention, left_out);
  }
  return r->lowered != NULL;
}

/* The place with the line of an op of the source and that of an op of the lowering; 0 for NULL. */
static pl_place place_at(const pl_op *source, const pl_op *lowered) {
  return (pl_place){{source ? source->line : 0, lowered ? lowered->line : 0}};
}

/* Tries to prove that the lowering refines the source, and stores the report in r->report. */
static void prove(run *r) { r->report = pl_tv_module(r->arena, r->module, r->lowered, &r->p->tv); }

/* Whether the function and its lowering, interpreted on some random inputs, are seen to behave differently; *place is then
 * where, and may be changed otherwise as well. */
static bool differs_in_runs(const run *r, const pl_op *function, pl_place *place) {
  enum { RUNS = 120, STEPS = 20000 };
  const pl_op *lowered = pl_symbol_lookup(r->lowered->op, pl_symbol_name(function));
  if (!lowered || !pl_op_is(lowered, PL_OP_LLVM_FUNC) || pl_func_is_declaration(lowered)) return false;
  if (!pl_tv_signatures_fit(r->arena, function, lowered, &r->p->tv)) return false;
  pl_interp_options interp = {.convention = r->p->tv.convention, .max_steps = STEPS};
  interp.nonnegative_strides = r->p->tv.assume >> PL_ASSUME_NONNEGATIVE_STRIDES & 1;
  pl_comparison_kind kind = PL_COMPARISON_INVALID;
  for (uint64_t seed = 1; seed <= RUNS && kind != PL_COMPARISON_DIFFERS && kind != PL_COMPARISON_UNSUPPORTED; seed++) {
    pl_arena *scratch = pl_arena_new();
    const pl_inputs *inputs = pl_inputs_random(scratch, function, &interp, seed);
    pl_comparison comparison = {.kind = PL_COMPARISON_UNSUPPORTED};
    if (inputs) comparison = pl_interp_compare(scratch, function, lowered, inputs, &interp);
    kind = comparison.kind;
    *place = place_at(comparison.source_op ? comparison.source_op : function, comparison.lowered_op);
    pl_arena_free(scratch);
  }
  return kind == PL_COMPARISON_DIFFERS;
}

/* Whether some func.func and its lowering behave differently on random inputs (differs_in_runs); *place is then where, and may
 * be changed otherwise as well. */
static bool is_seen_to_differ(const run *r, pl_place *place) {
  const pl_region *body = r->module->op->num_regions ? r->module->op->regions[0] : NULL;
  for (const pl_op *op = body && body->first ? body->first->first : NULL; op; op = op->next)
    if (pl_op_is(op, PL_OP_FUNC_FUNC) && !pl_func_is_declaration(op) && differs_in_runs(r, op, place)) return true;
  return false;
}

/* Whether the observation of a proof names its obligation. Most refutations do not, so that one which only random inputs show
 * reads the same. */
static bool names_obligation(const pl_predicate *p, const pl_proof *proof) {
  if (!proof->obligation) return false;
  if (proof->verdict == PL_VERDICT_REFUTED) return p->obligation || proof->structural;
  return proof->verdict == PL_VERDICT_UNKNOWN;
}

/* Where a refuted proof found its counterexample; the function itself if there is none. */
static pl_place place_of(const pl_proof *proof) {
  bool seen = proof->verdict == PL_VERDICT_REFUTED && proof->counterexample.source_op;
  return seen ? place_at(proof->counterexample.source_op, proof->counterexample.lowered_op) : place_at(proof->source, NULL);
}

/* Appends a line such as "refuted:address" for each function or global seen to have the verdict, and the obligation if there
 * is one, that the predicate asks for; *place gets where the first is. For a plain "refuted", a difference on random inputs is
 * enough. False if there is no line. */
static bool observe_verdict(const pl_predicate *p, const pl_case *c, pl_sink *what, pl_place *place) {
  run r = begin(p, c);
  pl_proofs left_out = {0};
  bool any_refuted = p->verdict == PL_VERDICT_REFUTED && !p->obligation;
  bool both = read_both(&r, c, &left_out), found = both && any_refuted && is_seen_to_differ(&r, place);
  if (found) pl_sink_puts(what, pl_verdict_name(p->verdict));
  if (both && !found) prove(&r);
  const uint32_t functions = r.report && !r.report->nothing_in_common ? r.report->num_proofs : 0;
  for (uint32_t i = 0; r.report && i < functions + r.report->num_globals; i++) {
    const pl_proof *proof = i < functions ? &r.report->proofs[i] : &r.report->globals[i - functions];
    if (proof->verdict != p->verdict || (p->obligation && proof->obligation != p->obligation)) continue;
    if (found) pl_sink_putc(what, '\n');
    pl_sink_puts(what, pl_verdict_name(proof->verdict));
    if (names_obligation(p, proof)) pl_sink_printf(what, ":%s", pl_obligation_name(proof->obligation));
    if (!found) *place = place_of(proof);
    found = true;
  }
  pl_vec_free(&left_out);
  end(&r);
  return found;
}

/* Whether parsing and lowering the case in this process reports a diagnostic that contains the text asked for; *place gets the
 * line of the first, if that is known. */
static bool observe_diagnostic_here(const pl_predicate *p, const pl_case *c, pl_place *place) {
  run r = begin(p, c);
  bool found = false;
  r.module = read_checked(&r, &r.source);
  if (r.module) lower_here(&r);
  for (size_t i = 0; !found && i < pl_diags_count(r.diags); i++) {
    const pl_diag *diag = pl_diags_at(r.diags, i);
    found = strstr(diag->message, p->diagnostic) != NULL;
    if (found && diag->pos.source == &r.source) place->line[0] = diag->pos.line;
  }
  end(&r);
  return found;
}

/* The line number in the FILE:LINE:COLUMN: that precedes a message on its line of `text`; 0 if none is found. */
static uint32_t line_named_before(const char *text, const char *message) {
  unsigned line = 0, column = 0;
  int len = 0;
  const char *start = message;
  while (start > text && start[-1] != '\n')
    start--;
  for (const char *at = strchr(start, ':'); at && at < message; at = strchr(at + 1, ':'))
    if (sscanf(at, ":%9u:%9u:%n", &line, &column, &len) == 2 && len) return line;
  return 0;
}

/* Whether the command's standard error, or a diagnostic of this process if there is no command, contains the text asked for;
 * then appends "diagnostic", and *place gets the diagnostic's line if that is known. */
static bool observe_diagnostic(const pl_predicate *p, const pl_case *c, pl_sink *what, pl_place *place) {
  bool found = false;
  if (p->command) {
    pl_process_result result;
    bool ran = run_command(p, p->command, c, &result);
    const char *errors = pl_sink_text(&result.errors), *message = ran ? strstr(errors, p->diagnostic) : NULL;
    found = message != NULL;
    if (found) place->line[0] = line_named_before(errors, message);
    pl_process_result_free(&result);
  } else {
    found = observe_diagnostic_here(p, c, place);
  }
  if (found) pl_sink_puts(what, "diagnostic");
  return found;
}

/* Whether parsing, lowering or proving the case makes a child process die or exit with an error status; then appends a
 * description, if it can be had. If there is no process or no file for its errors, that is noted by give_up. */
static bool observe_crash_here(const pl_predicate *p, const pl_case *c, pl_sink *what) {
  char path[512], error[256], *text = NULL;
  size_t len = 0;
  int status = 0;
  (void)snprintf(path, sizeof path, "%s/errors", p->folder);
  pid_t child = fork();
  if (child < 0) return give_up(p);
  if (child == 0) {
    if (!freopen(path, "w", stderr)) _exit(NO_FILE);
    run r = begin(p, c);
    pl_proofs left_out = {0};
    if (read_both(&r, c, &left_out)) prove(&r);
    if (r.lowered != r.module) pl_module_free(r.lowered);
    r.lowered = NULL;
    if (r.module) lower_here(&r);
    _exit(0);
  }
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    continue;
  if (WIFEXITED(status) && WEXITSTATUS(status) == NO_FILE) return give_up(p);
  bool died = WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) != 0);
  if (died && pl_read_file(path, &text, &len, error)) {
    pl_sink errors = {0};
    pl_sink_write(&errors, text, len);
    describe_crash(WIFSIGNALED(status) ? WTERMSIG(status) : 0, pl_sink_text(&errors), what);
    (void)pl_sink_close(&errors);
  }
  free(text);
  (void)remove(path);
  return died;
}

/* Whether the command or, without one, this repository's code crashes on the case, judged by the status and the reports of
 * sanitizers; then appends a description. */
static bool observe_crash(const pl_predicate *p, const pl_case *c, pl_sink *what) {
  if (!p->command) return observe_crash_here(p, c, what);
  pl_process_result result;
  bool ran = run_command(p, p->command, c, &result);
  const char *errors = pl_sink_text(&result.errors);
  int signal = result.end == PL_PROCESS_KILLED ? result.signal : result.status > SHELL_SIGNAL ? result.status - SHELL_SIGNAL : 0;
  bool died = ran && (signal || is_sanitizer_report(errors));
  if (died) describe_crash(signal, errors, what);
  pl_process_result_free(&result);
  return died;
}

/* Whether the command exits with the status asked for; then appends "status N". */
static bool observe_test(const pl_predicate *p, const pl_case *c, pl_sink *what) {
  pl_process_result result;
  bool ran = run_command(p, p->command, c, &result);
  bool found = ran && result.end == PL_PROCESS_EXITED && result.status == p->status;
  pl_process_result_free(&result);
  if (found) pl_sink_printf(what, "status %d", p->status);
  return found;
}

/* ---- Differences ---- */

/* Removes from all ops the overflow flags of arithmetic and the no-wrap flags of llvm.getelementptr: mlir-opt may add them
 * where our lowering does not, and that is no difference. */
static void drop_claims(pl_module *module) {
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op)) {
    pl_op_set_attr(op, PL_NAME_OVERFLOW_FLAGS, NULL);
    if (pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) pl_op_set_attr(op, PL_NAME_NO_WRAP_FLAGS, NULL);
  }
}

/* Removes overflow and no-wrap flags from the module (drop_claims), simplifies it, and appends the printed result to `out`. */
static void print_simplified(run *r, pl_module *module, pl_sink *out) {
  static const pl_transform passes[] = {PL_TRANSFORM_CANONICALIZE, PL_TRANSFORM_CSE};
  drop_claims(module);
  for (size_t i = 0; i < sizeof passes / sizeof *passes; i++)
    (void)pl_transform_run(passes[i], &(pl_transform_options){0}, &(pl_scope){0}, module, r->diags);
  pl_print_module(module, NULL, out);
}

/* The line of the first symbol of the source that is printed differently, if at all, in `ours` and in r->lowered; 0 if there
 * is none. */
static uint32_t line_of_difference(const run *r, const pl_module *ours) {
  const pl_region *body = r->module->op->num_regions ? r->module->op->regions[0] : NULL;
  for (const pl_op *op = body && body->first ? body->first->first : NULL; op; op = op->next) {
    pl_sink texts[2] = {0};
    pl_str name = pl_symbol_name(op);
    const pl_op *sides[2] = {name.len ? pl_symbol_lookup(ours->op, name) : NULL, NULL};
    if (name.len) sides[1] = pl_symbol_lookup(r->lowered->op, name);
    for (size_t i = 0; i < 2; i++)
      if (sides[i]) pl_print_op(sides[i], NULL, &texts[i]);
    bool differ = !pl_str_is((pl_str){texts[0].data, texts[0].len}, pl_sink_text(&texts[1]));
    for (size_t i = 0; i < 2; i++)
      (void)pl_sink_close(&texts[i]);
    if (differ) return op->line;
  }
  return 0;
}

/* Simplifies `ours` and the command's lowering, r->lowered, in place, and returns whether they then print the same text. */
static bool is_printed_alike(run *r, pl_module *ours) {
  pl_sink texts[2] = {0};
  print_simplified(r, ours, &texts[0]);
  print_simplified(r, r->lowered, &texts[1]);
  bool alike = pl_str_is((pl_str){texts[0].data, texts[0].len}, pl_sink_text(&texts[1]));
  for (size_t i = 0; i < 2; i++)
    (void)pl_sink_close(&texts[i]);
  return alike;
}

/* Whether our lowering and the command's differ for a valid case: only one succeeds, or the simplified results are printed
 * differently (is_printed_alike; then *place gets the line). Appends which of these it is. */
static bool observe_difference(const pl_predicate *p, const pl_case *c, pl_sink *what, pl_place *place) {
  run r = begin(p, c);
  const char *found = NULL;
  r.module = read_checked(&r, &r.source);
  if (r.module) {
    lower_here(&r);
    pl_module *ours = r.lowered;
    r.lowered = NULL;
    lower_by(&r, c, p->command);
    if ((ours != NULL) != (r.lowered != NULL)) {
      found = ours ? "only ours accepts" : "only the command accepts";
    } else if (ours && !is_printed_alike(&r, ours)) {
      found = "results differ";
      place->line[0] = line_of_difference(&r, ours);
    }
    if (ours != r.module) pl_module_free(ours);
  }
  if (found) pl_sink_puts(what, found);
  end(&r);
  return found != NULL;
}

/* ---- All of them ---- */

bool pl_predicate_observe(const pl_predicate *p, const pl_case *c, pl_sink *what, pl_place *place) {
  assert(p->kind != PL_PREDICATE_INVALID && (c->parts == 1 || c->parts == 2) && what);
  pl_place unwanted;
  if (!place) place = &unwanted;
  *place = (pl_place){0};
  switch (p->kind) {
  case PL_PREDICATE_TEST: return observe_test(p, c, what);
  case PL_PREDICATE_CRASHES: return observe_crash(p, c, what);
  case PL_PREDICATE_VERDICT: return observe_verdict(p, c, what, place);
  case PL_PREDICATE_DIAGNOSTIC: return observe_diagnostic(p, c, what, place);
  case PL_PREDICATE_DIFFERS: return observe_difference(p, c, what, place);
  case PL_PREDICATE_INVALID: return false;
  }
  return false;
}

bool pl_predicate_holds(const pl_predicate *p, const pl_case *c, pl_str baseline, pl_place *place) {
  assert(baseline.data || baseline.len == 0);
  pl_sink what = {0};
  bool holds = false;
  if (pl_predicate_observe(p, c, &what, place)) {
    const char *line = pl_sink_text(&what);
    while (!holds && line) { /* any of the lines */
      const char *stop = strchr(line, '\n');
      holds = pl_str_eq(baseline, (pl_str){line, stop ? (size_t)(stop - line) : strlen(line)});
      line = stop ? stop + 1 : NULL;
    }
  }
  (void)pl_sink_close(&what);
  return holds;
}
