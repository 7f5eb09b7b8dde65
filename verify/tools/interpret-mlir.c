/* interpret-mlir - runs a program in verify/interp, before or after its lowering, and prints what it prints. See --help. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/ir/check.h"
#include "core/text/parse.h"
#include "verify/interp/interp.h"
#include "verify/tools/inputs.h"

enum { STATUS_RETURNED = 0, STATUS_ABORTED = 1, STATUS_UNDECIDED = 2, STATUS_BAD_INPUT = 3 };

static const char help[] =
    "usage: interpret-mlir FILE [options]\n"
    "\n"
    "Runs a function of an MLIR program, before or after its lowering to the LLVM dialect, operation by operation,\n"
    "with undefined behaviour and poison as the documents have them. \"-\" is standard input.\n"
    "\n"
    "  --entry=NAME         the function to run, which has no arguments (default main)\n"
    "  --index-bitwidth=N   width of index; 0: as the module's data layout says, else 64\n"
    "  --max-steps=N        give up after so many operations (default 100000000)\n"
    "  --help               print this text\n"
    "\n"
    "Standard output: what the program prints, then its results on one line. Exit status: 0 it returned; 1 it aborted,\n"
    "or what it did is undefined; 2 it can't be run or runs too long; 3 bad input or usage.\n";

typedef struct settings {
  const char *path, *entry;
  pl_interp_options interp;
  bool help;
} settings;

/* The value of `--name=value`, or NULL if the argument is another one. */
static const char *value_of(const char *argument, const char *name) {
  size_t len = strlen(name);
  while (*argument == '-')
    argument++;
  return strncmp(argument, name, len) == 0 && argument[len] == '=' ? argument + len + 1 : NULL;
}

static bool number(const char *text, uint64_t limit, uint64_t *out) {
  char *end = NULL;
  if (*text < '0' || *text > '9') return false;
  *out = strtoull(text, &end, 10);
  return *end == '\0' && *out <= limit;
}

static bool parse_argument(const char *argument, settings *s) {
  const char *value;
  uint64_t n = 0;
  if (strcmp(argument, "--help") == 0) {
    s->help = true;
  } else if ((value = value_of(argument, "entry")) != NULL) {
    s->entry = value;
  } else if ((value = value_of(argument, "index-bitwidth")) != NULL) {
    if (!number(value, 64, &n)) return false;
    s->interp.convention.index_bitwidth = (uint32_t)n;
  } else if ((value = value_of(argument, "max-steps")) != NULL) {
    if (!number(value, UINT64_MAX / 2, &n)) return false;
    s->interp.max_steps = n;
  } else if ((argument[0] == '-' && argument[1] != '\0') || s->path != NULL) {
    return false;
  } else {
    s->path = argument;
  }
  return true;
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
  for (int i = 1; i < argc; i++)
    if (!parse_argument(argv[i], &s)) {
      fprintf(stderr, "interpret-mlir: error: bad argument '%s'; see --help\n", argv[i]);
      return STATUS_BAD_INPUT;
    }
  if (s.help) {
    fputs(help, stdout);
    return STATUS_RETURNED;
  }
  if (s.path == NULL) {
    fputs("interpret-mlir: error: no file is given; see --help\n", stderr);
    return STATUS_BAD_INPUT;
  }
  int status = run(&s);
  return fflush(stdout) == 0 ? status : STATUS_BAD_INPUT;
}
