/* interpret-mlir - runs a program in verify/interp, before or after its lowering, and prints what it prints. See --help. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/command_line.h"
#include "core/ir/check.h"
#include "core/text/parse.h"
#include "verify/interp/interp.h"
#include "verify/tools/inputs.h"

enum { STATUS_RETURNED = 0, STATUS_ABORTED = 1, STATUS_UNDECIDED = 2, STATUS_BAD_INPUT = 3 };

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(ENTRY, "Options", "entry", "NAME", "the function to run, which has no arguments (default main)")                             \
  X(INDEX_BITWIDTH, "Options", "index-bitwidth", "N", "width of index; 0: as the module's data layout says, else 64")            \
  X(MAX_STEPS, "Options", "max-steps", "N", "give up after so many operations (default 100000000)")                              \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = NUM_OPTIONS};

typedef struct settings {
  const char *path, *entry;
  pl_interp_options interp;
  bool given[NUM_OPTIONS];
} settings;

static void put_help(void) {
  pl_sink out = pl_sink_to_file(stdout);
  pl_sink_puts(&out,
               "usage: interpret-mlir FILE [options]\n\n"
               "Runs a function of an MLIR program, before or after its lowering to the LLVM dialect, operation by operation,\n"
               "with undefined behaviour and poison as the documents have them. \"-\" is standard input.\n");
  pl_options_help(table, &out);
  pl_sink_puts(&out,
               "\nStandard output: what the program prints, then its results on one line. Exit status: 0 it returned; 1 it\n"
               "aborted, or what it did is undefined; 2 it can't be run or runs too long; 3 bad input or usage.\n");
  (void)pl_sink_close(&out);
}

static bool apply(const pl_argument *argument, settings *s, pl_sink *error) {
  const uint32_t option = argument->option;
  if (!*argument->row->argument) return pl_argument_flag(argument, &s->given[option], error);
  if (option == OPTION_INDEX_BITWIDTH) return pl_argument_u32(argument, 64, &s->interp.convention.index_bitwidth, error);
  if (option == OPTION_MAX_STEPS) return pl_argument_u64(argument, UINT64_MAX / 2, &s->interp.max_steps, error);
  s->entry = argument->value;
  return true;
}

static bool read_arguments(int argc, char **argv, settings *s, pl_sink *error) {
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_BAD || (kind == PL_ARGUMENT_OPTION && !apply(&argument, s, error))) return false;
    if (kind != PL_ARGUMENT_PATH) continue;
    if (s->path) pl_sink_printf(error, "more than one file: '%s'", argument.value);
    if (s->path) return false;
    s->path = argument.value;
  }
  if (s->path || s->given[OPTION_HELP] || s->given[OPTION_VERSION]) return true;
  pl_sink_puts(error, "no file is given");
  return false;
}

static void render(const pl_diags *diags) {
  pl_sink text = {0};
  pl_diags_render(diags, false, &text);
  fputs(pl_sink_text(&text), stderr);
  (void)pl_sink_close(&text);
}

static const char *end_name(pl_program_end end) {
  switch (end) {
  case PL_PROGRAM_ABORTED: return "it aborted";
  case PL_PROGRAM_UNDEFINED: return "undefined behaviour: ";
  case PL_PROGRAM_LIMIT: return "it was given up: ";
  case PL_PROGRAM_ENDLESS: return "it runs for ever: ";
  case PL_PROGRAM_UNSUPPORTED: return "it can't be run: ";
  case PL_PROGRAM_INVALID:
  case PL_PROGRAM_RETURNED: break;
  }
  return "";
}

static int report(const pl_source *source, const pl_program_result *r) {
  fputs(r->output, stdout);
  if (r->results[0] != '\0') puts(r->results);
  if (r->end == PL_PROGRAM_RETURNED) return STATUS_RETURNED;
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){source, r->op ? r->op->line : 0, r->op ? r->op->column : 0}, "%s%s", end_name(r->end),
               r->why);
  fflush(stdout);
  render(diags);
  pl_diags_free(diags);
  return r->end == PL_PROGRAM_ABORTED || r->end == PL_PROGRAM_UNDEFINED ? STATUS_ABORTED : STATUS_UNDECIDED;
}

static int run_module(const settings *s, const pl_source *source, const pl_module *module) {
  const pl_op *entry = pl_symbol_lookup(module->op, pl_str_from(s->entry));
  if (entry == NULL || !pl_op_has(entry, PL_TRAIT_FUNCTION) || pl_func_type(entry)->func.num_inputs != 0) {
    fprintf(stderr, "interpret-mlir: error: %s: there is no function @%s without arguments\n", source->name, s->entry);
    return STATUS_BAD_INPUT;
  }
  pl_arena *arena = pl_arena_new();
  pl_program_result r = pl_interp_program(arena, module->op, entry, &s->interp);
  int status = report(source, &r);
  pl_arena_free(arena);
  return status;
}

static int run(const settings *s) {
  char *text = NULL, error[256];
  size_t len = 0;
  if (!pl_input_read(s->path, &text, &len, error)) {
    fprintf(stderr, "interpret-mlir: error: %s: %s\n", pl_input_name(s->path), error);
    return STATUS_BAD_INPUT;
  }
  int status = STATUS_BAD_INPUT;
  pl_source source = {pl_input_name(s->path), {text, len}, 1};
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_parse(ctx, &source, &(pl_parse_options){0}, diags);
  bool ok = module != NULL && pl_check(module->op, &(pl_check_options){0}, diags);
  render(diags);
  if (ok) status = run_module(s, &source, module);
  if (module != NULL) pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  free(text);
  return status;
}

int main(int argc, char **argv) {
  settings s = {.entry = "main", .interp = {.max_steps = 100000000}};
  pl_sink error = {0};
  int status = STATUS_RETURNED;
  if (!read_arguments(argc, argv, &s, &error)) {
    fprintf(stderr, "interpret-mlir: error: %s\n", pl_sink_text(&error));
    status = STATUS_BAD_INPUT;
  } else if (s.given[OPTION_HELP]) {
    put_help();
  } else if (s.given[OPTION_VERSION]) {
    puts("interpret-mlir " PLUMBLINE_VERSION);
  } else {
    status = run(&s);
  }
  (void)pl_sink_close(&error);
  return fflush(stdout) == 0 ? status : STATUS_BAD_INPUT;
}
