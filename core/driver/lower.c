#include "core/driver/lower.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/check/check.h"
#include "core/convert/typed_pointers.h"
#include "core/driver/dump.h"
#include "core/driver/dump_pipeline.h"
#include "core/driver/expect.h"
#include "core/driver/options.h"
#include "core/driver/pieces.h"
#include "core/driver/proved_flags.h"
#include "core/driver/split.h"
#include "core/llvmir/export/export.h"
#include "core/llvmir/import/import.h"

typedef struct run {
  pl_settings *settings;
  pl_dump dump;
} run;

typedef struct output {
  pl_sink sink;
  bool open;
} output;

/* Whether a switch with a repeated case value is accepted, as MLIR does: unless LLVM IR or a proof is asked for. */
static bool bears_repetition(const pl_settings *s) { return !s->emit_llvm && !s->proved_flags; }

/* The pipeline's hook: passes the result of a pass to the dumps, after a check if the settings ask for one. False, which stops
 * the run, if the check fails. */
static bool after_pass(const char *pass, const pl_module *module, pl_diags *diags, void *user) {
  run *r = user;
  /* with typed pointers, casts between them are put in at the end */
  bool check = r->settings->verify_each && !r->settings->print.typed_pointers;
  if (check && !pl_check(module->op,
                         &(pl_check_options){.allow_unregistered = true, .repeated_cases = bears_repetition(r->settings)}, diags))
    return false;
  (void)pass;
  pl_dump_after(&r->dump, module);
  return true;
}

/* Prints the pipeline with its options to standard error. */
static void print_pipeline(const pl_settings *s) {
  pl_sink text = {0};
  pl_dump_pipeline(&s->passes, s->top, &text);
  fputs(pl_sink_text(&text), stderr);
  (void)pl_sink_close(&text);
}

/* Runs the passes on a module, with the dumps, checks and proofs that the settings ask for, and sets *lowered to the result.
 * False after an error. */
static bool run_passes(pl_settings *s, pl_module *module, pl_diags *diags, pl_module **lowered) {
  run r = {s, {.settings = s}};
  pl_proved_flags flags = {0};
  if (s->proved_flags) pl_prove_flags(&flags, &s->passes, module, s->prover);
  if (s->dump.pipeline) print_pipeline(s);
  pl_dump_begin(&r.dump, module);
  bool ok = pl_pipeline_run(&s->passes, module, after_pass, &r, diags, lowered) == PL_CONVERT_DONE;
  pl_dump_end(&r.dump, !ok);
  pl_proved_flags_free(&flags);
  if (ok && s->print.typed_pointers) return pl_type_pointers(*lowered, diags);
  if (ok && !s->verify_each)
    ok = pl_check((*lowered)->op, &(pl_check_options){.allow_unregistered = true, .repeated_cases = bears_repetition(s)}, diags);
  return ok;
}

/* The only op of a module that the parser put around the input; NULL if the input spells the module or the number of ops is not
 * one. */
static const pl_op *inner_op(const pl_module *module) {
  const pl_op *first = module->op->regions[0]->first->first;
  return module->op->line == 0 && first && !first->next ? first : NULL;
}

/* False with an error if --no-implicit-module is set and the input is not a single top-level op. */
static bool is_one_op(const pl_settings *s, const pl_source *source, const pl_module *module, pl_diags *diags) {
  if (!s->no_implicit_module || module->op->line || inner_op(module)) return true;
  size_t count = 0;
  for (const pl_op *op = module->op->regions[0]->first->first; op; op = op->next)
    count++;
  pl_diags_add(diags, PL_ERROR, (pl_pos){source, source->first_line, 1},
               "source must contain a single top-level operation, found: %zu", count);
  return false;
}

/* Opens the output, unless it is open; false with a message if that fails. To be called only when there is something to write,
 * so that bad input leaves a file as it was. */
static bool open_output(const pl_settings *s, output *out) {
  if (out->open) return true;
  bool standard = !s->output || strcmp(s->output, "-") == 0;
  FILE *file = standard ? stdout : fopen(s->output, "wb");
  if (!file) fprintf(stderr, "lower-mlir: cannot open output file '%s': %s\n", s->output, strerror(errno));
  out->open = file != NULL;
  out->sink = pl_sink_to_file(file);
  return out->open;
}

/* Closes the output if it was opened; false with a message if it could not be written. */
static bool close_output(const pl_settings *s, output *out) {
  if (!out->open) return true;
  bool ok = pl_sink_close(&out->sink);
  if (out->sink.file != stdout) ok &= fclose(out->sink.file) == 0;
  if (!ok) fprintf(stderr, "lower-mlir: cannot write output file '%s'\n", s->output ? s->output : "-");
  return ok;
}

/* Translates the module to LLVM IR and writes it to the output, which is not touched if the translation fails. False after an
 * error. */
static bool print_llvm(const pl_settings *s, const pl_module *module, pl_diags *diags, output *out) {
  pl_sink text = {0};
  bool ok = pl_llvmir_export(module, &(pl_export_options){.llvm_version = s->llvm_version}, diags, &text) && open_output(s, out);
  if (ok) pl_sink_write(&out->sink, text.data, text.len);
  (void)pl_sink_close(&text);
  return ok;
}

/* Prints the module, or with --no-implicit-module the single op that it was put around. */
static void print_result(const pl_settings *s, const pl_module *module, pl_sink *out) {
  const pl_op *inner = s->no_implicit_module ? inner_op(module) : NULL;
  if (inner)
    pl_print_op(inner, &s->print, out);
  else
    pl_print_module(module, &s->print, out);
  if (!s->print.local_scope) pl_sink_putc(out, '\n'); /* as mlir-opt */
}

/* Reads a module from MLIR or LLVM IR text; NULL after an error. */
static pl_module *read_module(const pl_settings *s, pl_context *ctx, const pl_source *source, pl_diags *diags) {
  if (s->import_llvm) return pl_llvmir_import(ctx, source, NULL, diags);
  pl_module *module = pl_parse(ctx, source, &s->parse, diags);
  bool later = s->split && source->first_line > 1; /* a part begins after a marker, and a module that it does not spell there */
  if (module && module->op->line == 0 && later)
    module->op->loc = pl_attr_loc_file(ctx, pl_str_from(source->name), source->first_line, (uint32_t)strlen(s->split) + 1, 0, 0);
  return module;
}

/* Whether a module that is printed and parsed again has the same generic form; reports an error if not. */
static bool stays_itself(const pl_module *module, const pl_settings *s, pl_diags *diags) {
  const pl_print_options as_is = {.debug_info = true, .generic = s->print.generic},
                         generic = {.debug_info = true, .generic = true};
  pl_sink text = {0}, before = {0}, after = {0};
  pl_print_module(module, &as_is, &text);
  pl_print_module(module, &generic, &before);
  pl_context *ctx = pl_context_new();
  const pl_source source = {"<round trip>", {text.data, text.len}, 1};
  pl_module *again = pl_parse(ctx, &source, &s->parse, diags);
  if (again) pl_print_module(again, &generic, &after);
  bool same = again && pl_str_eq((pl_str){before.data, before.len}, (pl_str){after.data, after.len});
  if (!again)
    pl_diags_add(diags, PL_ERROR, pl_op_pos(module->op),
                 "'builtin.module' op failed to parse text content back, cannot verify round-trip");
  else if (!same)
    pl_diags_add(diags, PL_ERROR, pl_op_pos(module->op),
                 "'builtin.module' op text roundTrip testing roundtripped module differs from reference");
  if (again) pl_module_free(again);
  pl_context_free(ctx);
  (void)pl_sink_close(&text);
  (void)pl_sink_close(&before);
  (void)pl_sink_close(&after);
  return same;
}

/* Parses, checks and lowers one part of the input and writes the result to the output; false after an error. */
static bool lower_part(pl_settings *s, const pl_source *source, pl_diags *diags, output *out) {
  pl_context *ctx = pl_context_new();
  pl_module *module = read_module(s, ctx, source, diags), *lowered = NULL;
  const pl_check_options check = {.allow_unregistered = s->parse.allow_unregistered, .repeated_cases = bears_repetition(s)};
  bool ok = module && is_one_op(s, source, module, diags) && pl_check(module->op, &check, diags);
  ok = ok && (!s->round_trip || stays_itself(module, s, diags)) && run_passes(s, module, diags, &lowered);
  if (lowered && lowered != module && !s->print.debug_info) { /* the source is needed for its locations only */
    lowered->origin = NULL;
    pl_module_free(module);
    module = NULL;
  }
  if (ok && s->emit_llvm) {
    ok = print_llvm(s, lowered, diags, out);
  } else {
    ok = ok && open_output(s, out);
    if (ok) print_result(s, lowered, &out->sink);
  }
  if (lowered && lowered != module) pl_module_free(lowered);
  if (module) pl_module_free(module);
  pl_context_free(ctx);
  return ok;
}

/* Prints the diagnostics to standard error, without notes if these are disabled. */
static void render(const pl_settings *s, const pl_diags *diags) {
  pl_sink text = {0};
  if (!s->no_notes) pl_diags_render(diags, false, &text);
  for (size_t i = 0; s->no_notes && i < pl_diags_count(diags); i++)
    if (pl_diags_at(diags, i)->severity != PL_NOTE) pl_diag_render(pl_diags_at(diags, i), false, &text);
  fputs(pl_sink_text(&text), stderr);
  (void)pl_sink_close(&text);
}

/* Tries to lower a text piece by piece and writes the result; *ok is whether the output could be opened. False if the text
 * has to be lowered as a whole. */
static bool lower_in_pieces(const pl_settings *s, const pl_source *source, output *out, bool *ok) {
  pl_sink head = {0};
  pl_tape *body = pl_tape_new();
  bool done = pl_lower_pieces(s, source, &head, body);
  if (done) {
    *ok = open_output(s, out);
    if (*ok) pl_sink_write(&out->sink, head.data, head.len);
    if (*ok) pl_tape_play(body, &out->sink);
    if (*ok) pl_sink_putc(&out->sink, '\n');
  }
  (void)pl_sink_close(&head);
  pl_tape_free(body);
  return done;
}

/* Lowers one part of the input, in pieces if possible, and prints result and diagnostics. False after an error or, with
 * --verify-diagnostics, instead if the diagnostics are not those announced. */
static bool run_part(pl_settings *s, const pl_source *source, output *out) {
  bool ok = false;
  if (lower_in_pieces(s, source, out, &ok)) return ok;
  pl_diags *diags = pl_diags_new();
  ok = lower_part(s, source, diags, out);
  if (s->verify_diagnostics) {
    pl_diags *faults = pl_diags_new();
    ok = pl_verify_diagnostics(source, diags, s->only_expected, faults);
    render(s, faults);
    pl_diags_free(faults);
  } else {
    render(s, diags);
  }
  pl_diags_free(diags);
  return ok;
}

/* Lowers all parts of the input that the split marker separates, with the joint line between their outputs; false if one
 * fails. */
static bool run_parts(pl_settings *s, const pl_source *whole, output *out) {
  bool ok = true, first = true;
  pl_source part, rest = *whole;
  pl_diags *warnings = pl_diags_new();
  for (; pl_next_part(whole, &rest, s->split, first, &part, warnings); first = false) {
    if (!first && open_output(s, out)) pl_sink_printf(&out->sink, "%s\n", s->joint);
    ok &= run_part(s, &part, out);
  }
  render(s, warnings);
  pl_diags_free(warnings);
  return ok;
}

/* Reads and lowers the input file or standard input; false after an error. */
static bool lower_file(pl_settings *s) {
  char *data = NULL, message[256];
  size_t len = 0;
  const char *path = s->input ? s->input : "-";
  if (!pl_read_file(path, &data, &len, message)) {
    fprintf(stderr, "lower-mlir: %s: %s\n", path, message);
    return false;
  }
  output out = {0};
  const pl_source source = {strcmp(path, "-") == 0 ? "<stdin>" : path, {data, len}, 1};
  bool ok = run_parts(s, &source, &out);
  ok &= close_output(s, &out);
  free(data);
  return ok;
}

/* Flushes standard output after help or a list was printed; returns the exit status, 1 with a message if that failed. */
static int usage_error(void) {
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  fputs("lower-mlir: cannot write output file '-'\n", stderr);
  return 1;
}

int pl_lower_main(int argc, char **argv, pl_prover_fn *prover) {
  assert(argc > 0 && argv);
  pl_settings s;
  int status = 1;
  bool parsed = pl_settings_parse(&s, argc, argv);
  s.prover = prover;
  if (!parsed) {
    status = 1;
  } else if (s.help) {
    pl_settings_help();
    status = usage_error();
  } else if (s.list_passes) {
    pl_settings_list_passes();
    status = usage_error();
  } else if (s.list_dialects) {
    pl_settings_list_dialects();
    status = usage_error();
  } else if (s.version) {
    puts("lower-mlir (Plumbline) " PLUMBLINE_VERSION);
    status = usage_error();
  } else {
    status = lower_file(&s) ? 0 : 1;
  }
  pl_settings_free(&s);
  return status;
}
