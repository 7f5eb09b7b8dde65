/* mutate-lowering - seeds single defects into a lowered module. See --help. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/ir/check.h"
#include "core/text/parse.h"
#include "core/text/print.h"
#include "verify/mutate/mutate.h"
#include "verify/tools/inputs.h"

enum { STATUS_DONE = 0, STATUS_NOTHING = 1, STATUS_BAD_INPUT = 3 };

static const char help[] =
    "usage: mutate-lowering FILE [options]\n"
    "\n"
    "Makes mutants of a module in the LLVM dialect: each has one defect. \"-\" is standard input.\n"
    "Without -o and --number it prints how many sites each operator has.\n"
    "\n"
    "  -o DIR            write each mutant into DIR as OPERATOR-NUMBER.mlir, and a line for each to standard\n"
    "                    output: file, operator, symbol, place, change, with tabs between\n"
    "  --operator=NAME   only this operator\n"
    "  --number=N        write mutant N (from 0) of the operator to standard output\n"
    "  --list-operators  print the operators and what they do\n"
    "  --help            print this text\n"
    "\n"
    "Exit status: 0 done; 1 there is no such mutant, or none at all; 3 bad input or usage.\n";

typedef struct settings {
  const char *path, *directory;
  pl_mutation only;
  long number; /* -1: not given */
  bool list, help;
} settings;

/* The value of `--name=value`, or NULL if the argument is another one. */
static const char *value_of(const char *argument, const char *name) {
  size_t len = strlen(name);
  while (*argument == '-')
    argument++;
  return strncmp(argument, name, len) == 0 && argument[len] == '=' ? argument + len + 1 : NULL;
}

static bool parse_argument(settings *s, int argc, char **argv, int *i) {
  const char *argument = argv[*i], *value;
  if (strcmp(argument, "--help") == 0) {
    s->help = true;
  } else if (strcmp(argument, "--list-operators") == 0) {
    s->list = true;
  } else if (strcmp(argument, "-o") == 0 && *i + 1 < argc) {
    s->directory = argv[++*i];
  } else if ((value = value_of(argument, "operator")) != NULL) {
    s->only = pl_mutation_named(pl_str_from(value));
    return s->only != PL_MUTATION_INVALID;
  } else if ((value = value_of(argument, "number")) != NULL) {
    char *end = NULL;
    s->number = *value >= '0' && *value <= '9' ? strtol(value, &end, 10) : -1;
    return s->number >= 0 && *end == '\0' && s->number < UINT32_MAX;
  } else if ((argument[0] == '-' && argument[1] != '\0') || s->path != NULL) {
    return false;
  } else {
    s->path = argument;
  }
  return true;
}

static void list_operators(void) {
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++)
    printf("%-24s %s\n", pl_mutation_info_of(m)->name, pl_mutation_info_of(m)->summary);
}

/* A module of its own for each mutant. */
typedef struct parsed {
  pl_context *ctx;
  pl_diags *diags;
  pl_module *module; /* NULL: not well-formed */
} parsed;

static parsed parse(const pl_source *source) {
  parsed p = {pl_context_new(), pl_diags_new(), NULL};
  p.module = pl_parse(p.ctx, source, &(pl_parse_options){0}, p.diags);
  if (p.module != NULL && !pl_check(p.module->op, &(pl_check_options){0}, p.diags)) {
    pl_module_free(p.module);
    p.module = NULL;
  }
  return p;
}

static void release(parsed *p) {
  if (p->module != NULL) pl_module_free(p->module);
  pl_diags_free(p->diags);
  pl_context_free(p->ctx);
}

static void report(const pl_diags *diags) {
  pl_sink text = {0};
  pl_diags_render(diags, false, &text);
  fputs(pl_sink_text(&text), stderr);
  (void)pl_sink_close(&text);
}

static bool write_mutant(FILE *out, const pl_module *module, pl_mutation mutation, const pl_mutant *mutant) {
  pl_sink text = {0};
  pl_print_module(module, &(pl_print_options){0}, &text);
  fprintf(out, "// %s at line %u: %.*s.\n%s", pl_mutation_info_of(mutation)->name, mutant->pos.line, PL_STR_FMT(mutant->what),
          pl_sink_text(&text));
  (void)pl_sink_close(&text);
  return fflush(out) == 0 && !ferror(out);
}

/* One mutant in a file of its own, and its line. */
static bool write_file(const settings *s, const parsed *p, pl_mutation mutation, uint32_t number, const pl_mutant *mutant) {
  const char *name = pl_mutation_info_of(mutation)->name;
  pl_str symbol = mutant->func != NULL ? pl_symbol_name(mutant->func) : PL_STR("");
  char path[4096];
  if (snprintf(path, sizeof path, "%s/%s-%u.mlir", s->directory, name, number) >= (int)sizeof path) return false;
  FILE *out = fopen(path, "w");
  bool ok = out != NULL && write_mutant(out, p->module, mutation, mutant);
  if (out != NULL && fclose(out) != 0) ok = false;
  if (!ok) {
    fprintf(stderr, "mutate-lowering: error: %s: %s\n", path, strerror(errno));
    return false;
  }
  printf("%s\t%s\t%.*s\t%u:%u\t%.*s\n", path, name, PL_STR_FMT(symbol), mutant->pos.line, mutant->pos.column,
         PL_STR_FMT(mutant->what));
  return true;
}

/* An operator must not make a module that the checker refuses: that would be a defect of its own, and no mutant. */
static bool is_well_formed(parsed *p, pl_mutation mutation, uint32_t number) {
  if (pl_check(p->module->op, &(pl_check_options){0}, p->diags)) return true;
  fprintf(stderr, "mutate-lowering: %s %u is not well-formed and left out:\n", pl_mutation_info_of(mutation)->name, number);
  report(p->diags);
  return false;
}

typedef enum outcome { MADE, LEFT_OUT, NO_SUCH_SITE, FAILED } outcome;

static outcome make(const settings *s, const pl_source *source, pl_mutation mutation, uint32_t number) {
  parsed p = parse(source);
  pl_mutant mutant = {0};
  outcome result = NO_SUCH_SITE;
  if (pl_mutation_apply(p.module, mutation, number, &mutant)) {
    result = LEFT_OUT;
    if (is_well_formed(&p, mutation, number)) {
      bool ok =
          s->directory != NULL ? write_file(s, &p, mutation, number, &mutant) : write_mutant(stdout, p.module, mutation, &mutant);
      result = ok ? MADE : FAILED;
    }
  }
  release(&p);
  return result;
}

static int make_all(const settings *s, const pl_source *source) {
  if (mkdir(s->directory, 0777) != 0 && errno != EEXIST) {
    fprintf(stderr, "mutate-lowering: error: %s: %s\n", s->directory, strerror(errno));
    return STATUS_BAD_INPUT;
  }
  bool any = false;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    if (s->only != PL_MUTATION_INVALID && m != s->only) continue;
    outcome result = MADE;
    for (uint32_t number = 0; result != NO_SUCH_SITE; number++) {
      result = make(s, source, m, number);
      if (result == FAILED) return STATUS_BAD_INPUT;
      any = any || result == MADE;
    }
  }
  return any ? STATUS_DONE : STATUS_NOTHING;
}

static int count(const settings *s, pl_module *module) {
  uint32_t sum = 0;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    if (s->only != PL_MUTATION_INVALID && m != s->only) continue;
    uint32_t sites = pl_mutation_sites(module, m);
    printf("%-24s %u\n", pl_mutation_info_of(m)->name, sites);
    sum += sites;
  }
  return sum != 0 ? STATUS_DONE : STATUS_NOTHING;
}

static int run_source(const settings *s, const pl_source *source) {
  parsed p = parse(source);
  report(p.diags);
  int status = STATUS_BAD_INPUT;
  if (p.module != NULL && s->number >= 0) {
    status = make(s, source, s->only, (uint32_t)s->number) == MADE ? STATUS_DONE : STATUS_NOTHING;
  } else if (p.module != NULL) {
    status = s->directory != NULL ? make_all(s, source) : count(s, p.module);
  }
  release(&p);
  return status;
}

static int run(const settings *s) {
  char *text = NULL, error[256];
  size_t len = 0;
  if (!pl_input_read(s->path, &text, &len, error)) {
    fprintf(stderr, "mutate-lowering: error: %s: %s\n", pl_input_name(s->path), error);
    return STATUS_BAD_INPUT;
  }
  pl_source source = {pl_input_name(s->path), {text, len}, 1};
  int status = run_source(s, &source);
  free(text);
  return status;
}

static int usage(const char *message) {
  fprintf(stderr, "mutate-lowering: error: %s; see --help\n", message);
  return STATUS_BAD_INPUT;
}

int main(int argc, char **argv) {
  settings s = {.number = -1};
  for (int i = 1; i < argc; i++)
    if (!parse_argument(&s, argc, argv, &i)) {
      fprintf(stderr, "mutate-lowering: error: bad argument '%s'; see --help\n", argv[i]);
      return STATUS_BAD_INPUT;
    }
  if (s.help || s.list) {
    if (s.help) fputs(help, stdout);
    if (s.list) list_operators();
    return STATUS_DONE;
  }
  if (s.path == NULL) return usage("no file is given");
  if (s.number >= 0 && s.only == PL_MUTATION_INVALID) return usage("--number needs --operator");
  if (s.number >= 0 && s.directory != NULL) return usage("--number and -o exclude each other");
  int status = run(&s);
  return fflush(stdout) == 0 ? status : STATUS_BAD_INPUT;
}
