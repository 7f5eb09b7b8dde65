/* interpret-mlir - runs a program in verify/interp, before or after its lowering, and prints what it prints. See --help. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verify/interp/run/program.h"
#include "verify/commands/small_command.h"

enum { STATUS_RETURNED = 0, STATUS_ABORTED = 1, STATUS_UNDECIDED = 2 };

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(ENTRY, "Options", "entry", "NAME", "the function to run, which has no arguments (default main)")                             \
  X(INDEX_BITWIDTH, "Options", "index-bitwidth", "N", "width of index; 0: as the module's data layout says, else 64")            \
  X(MAX_STEPS, "Options", "max-steps", "N", "give up after so many operations (default 100000000)")                              \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};

typedef struct settings {
  const char *entry;
  pl_interp_options interp;
} settings;

/* Applies one command-line option to the settings; false with a message in `error` if its value is not valid. */
static bool apply(void *user, const pl_argument *argument, pl_sink *error) {
  settings *s = user;
  const uint32_t option = argument->option;
  if (option == OPTION_INDEX_BITWIDTH) return pl_argument_u32(argument, 64, &s->interp.convention.index_bitwidth, error);
  if (option == OPTION_MAX_STEPS) return pl_argument_u64(argument, UINT64_MAX / 2, &s->interp.max_steps, error);
  s->entry = argument->value;
  return true;
}

/* Whether just one file is given; if none is, a message is in `error`. */
static bool check(const void *user, uint32_t num_files, pl_sink *error) {
  (void)user;
  if (num_files == 0) pl_sink_puts(error, "no file is given");
  return num_files == 1;
}

/* How the message about a program that ended in this way begins; empty for a way without a message. */
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

/* Prints the program's output and results, and a diagnostic if it did not return; returns the exit status for how it ended. */
static int report(const pl_source *source, const pl_program_result *r) {
  fputs(r->output, stdout);
  if (r->results[0] != '\0') puts(r->results);
  if (r->end == PL_PROGRAM_RETURNED) return STATUS_RETURNED;
  pl_diags *diags = pl_diags_new();
  pl_diags_add(diags, PL_ERROR, (pl_pos){source, r->op ? r->op->line : 0, r->op ? r->op->column : 0}, "%s%s", end_name(r->end),
               r->why);
  fflush(stdout);
  pl_small_tell(diags);
  pl_diags_free(diags);
  return r->end == PL_PROGRAM_ABORTED || r->end == PL_PROGRAM_UNDEFINED ? STATUS_ABORTED : STATUS_UNDECIDED;
}

/* Interprets the entry function of the module and reports the result; returns the exit status: PL_STATUS_BAD_INPUT, with an
 * error, if no function without arguments has the name. */
static int run_module(const settings *s, const pl_source *source, const pl_module *module) {
  const pl_op *entry = pl_symbol_lookup(module->op, pl_str_from(s->entry));
  if (entry == NULL || !pl_op_has(entry, PL_TRAIT_FUNCTION) || pl_func_type(entry)->func.num_inputs != 0) {
    fprintf(stderr, "interpret-mlir: error: %s: there is no function @%s without arguments\n", source->name, s->entry);
    return PL_STATUS_BAD_INPUT;
  }
  pl_arena *arena = pl_arena_new();
  pl_program_result r = pl_interp_program(arena, module->op, entry, &s->interp);
  int status = report(source, &r);
  pl_arena_free(arena);
  return status;
}

/* Parses the source, prints the diagnostics and interprets its entry function; returns the exit status, PL_STATUS_BAD_INPUT if
 * the source is not valid. */
static int run_source(const settings *s, const pl_source *source) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  pl_module *module = pl_small_module(ctx, source, diags);
  pl_small_tell(diags);
  const int status = module != NULL ? run_module(s, source, module) : PL_STATUS_BAD_INPUT;
  if (module != NULL) pl_module_free(module);
  pl_diags_free(diags);
  pl_context_free(ctx);
  return status;
}

static int run(void *user, const char *const *files);

static const pl_small_command command = {
    .name = "interpret-mlir",
    .usage = "usage: interpret-mlir FILE [options]\n\n"
             "Runs a function of an MLIR program, before or after its lowering to the LLVM dialect, operation by operation,\n"
             "with undefined behaviour and poison as the documents have them. \"-\" is standard input.\n",
    .statuses = "\nStandard output: what the program prints, then its results on one line. Exit status: 0 it returned; 1 it\n"
                "aborted, or what it did is undefined; 2 it can't be run or runs too long; 3 bad input or usage.\n",
    .table = {.rows = rows, .count = NUM_OPTIONS},
    .help = OPTION_HELP,
    .version = OPTION_VERSION,
    .most_files = 1,
    .apply = apply,
    .check = check,
    .run = run,
};

/* The command's work after its options are read into `user`: reads the file and interprets it; returns the exit status,
 * PL_STATUS_BAD_INPUT with a message if the file cannot be read. */
static int run(void *user, const char *const *files) {
  pl_source source = {0};
  char *text = NULL;
  const int status = pl_small_read(&command, files[0], &source, &text) ? run_source(user, &source) : PL_STATUS_BAD_INPUT;
  free(text);
  return status;
}

int main(int argc, char **argv) {
  settings s = {.entry = "main", .interp = {.max_steps = 100000000}};
  return pl_small_main(&command, &s, argc, argv);
}
