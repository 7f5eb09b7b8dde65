/* mutate-lowering - seeds single defects into a lowered module. See --help. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "core/check/check.h"
#include "core/text/print/print.h"
#include "verify/mutate/mutate.h"
#include "verify/commands/small_command.h"

enum { STATUS_DONE = 0, STATUS_NOTHING = 1 };

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(DIRECTORY, "Options", "o", "DIR",                                                                                            \
    "write each mutant into DIR as OPERATOR-NUMBER.mlir, and a line for each to standard output: file, operator, symbol, "       \
    "place, change, with tabs between")                                                                                          \
  X(OPERATOR, "Options", "operator", "NAME", "only this operator")                                                               \
  X(NUMBER, "Options", "number", "N", "write mutant N (from 0) of the operator to standard output")                              \
  X(LIST, "Options", "list-operators", "", "print the operators and what they do")                                               \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};

typedef struct settings {
  const char *directory;
  pl_mutation only;
  long number; /* -1: not given */
  bool list;
} settings;

/* Applies one command-line option to the settings; false with a message in `error` if its value is not valid. */
static bool apply(void *user, const pl_argument *argument, pl_sink *error) {
  settings *s = user;
  const uint32_t option = argument->option;
  uint32_t number = 0;
  if (option == OPTION_LIST) return pl_argument_flag(argument, &s->list, error);
  if (option == OPTION_DIRECTORY) s->directory = argument->value;
  if (option == OPTION_OPERATOR) s->only = pl_mutation_named(pl_str_from(argument->value));
  if (option == OPTION_OPERATOR && !s->only) return pl_argument_refuse(argument, "an operator of --list-operators", error);
  if (option == OPTION_NUMBER && !pl_argument_u32(argument, UINT32_MAX - 1, &number, error)) return false;
  if (option == OPTION_NUMBER) s->number = (long)number;
  return true;
}

/* Whether the options and the number of files go together, which with --list-operators they always do; if not, the message is in
 * `error`. */
static bool check(const void *user, uint32_t num_files, pl_sink *error) {
  const settings *s = user;
  if (s->list) return true;
  const char *wrong = num_files == 0                   ? "no file is given"
                      : s->number >= 0 && !s->only     ? "--number needs --operator"
                      : s->number >= 0 && s->directory ? "--number and -o exclude each other"
                                                       : NULL;
  if (wrong) pl_sink_puts(error, wrong);
  return !wrong;
}

/* Prints the name and summary of each mutation operator. */
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

/* Parses and verifies the source in a context of its own; if it is not valid, the module is NULL and diagnostics say why. The
 * caller releases the result. */
static parsed parse(const pl_source *source) {
  parsed p = {pl_context_new(), pl_diags_new(), NULL};
  p.module = pl_small_module(p.ctx, source, p.diags);
  return p;
}

/* Frees the module with its context and diagnostics. */
static void release(parsed *p) {
  if (p->module != NULL) pl_module_free(p->module);
  pl_diags_free(p->diags);
  pl_context_free(p->ctx);
}

/* Prints the mutated module to `out` below a comment that says what was changed, and flushes it; false if that fails. */
static bool write_mutant(FILE *out, const pl_module *module, pl_mutation mutation, const pl_mutant *mutant) {
  pl_sink text = {0};
  pl_print_module(module, &(pl_print_options){0}, &text);
  pl_str symbol = mutant->func != NULL ? pl_symbol_name(mutant->func) : PL_STR("");
  fprintf(out, "// %s at line %u of @%.*s: %.*s.\n%s", pl_mutation_info_of(mutation)->name, mutant->pos.line, PL_STR_FMT(symbol),
          PL_STR_FMT(mutant->what), pl_sink_text(&text));
  (void)pl_sink_close(&text);
  return fflush(out) == 0 && !ferror(out);
}

/* Writes one mutant to OPERATOR-NUMBER.mlir in the folder of -o and prints a line about it; false if that fails, with a message
 * unless the path is too long. */
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

/* Whether the mutated module passes the verifier. If not, which is a defect of the operator, prints why. */
static bool is_well_formed(parsed *p, pl_mutation mutation, uint32_t number) {
  if (pl_check(p->module->op, &(pl_check_options){0}, p->diags)) return true;
  fprintf(stderr, "mutate-lowering: %s %u is not well-formed and left out:\n", pl_mutation_info_of(mutation)->name, number);
  pl_small_tell(p->diags);
  return false;
}

typedef enum outcome { MADE, LEFT_OUT, NO_SUCH_SITE, FAILED } outcome;

/* Parses the source again, makes one mutant and writes it to the folder of -o, else to standard output; returns whether it was
 * made, was not well-formed, has no such site, or could not be written. */
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

/* Writes the mutants of all wanted operators at all sites into the folder of -o, which is made if need be; returns the exit
 * status: PL_STATUS_BAD_INPUT after an error, STATUS_NOTHING if there was no mutant. */
static int make_all(const settings *s, const pl_source *source) {
  if (mkdir(s->directory, 0777) != 0 && errno != EEXIST) {
    fprintf(stderr, "mutate-lowering: error: %s: %s\n", s->directory, strerror(errno));
    return PL_STATUS_BAD_INPUT;
  }
  bool any = false;
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++) {
    if (s->only != PL_MUTATION_INVALID && m != s->only) continue;
    outcome result = MADE;
    for (uint32_t number = 0; result != NO_SUCH_SITE; number++) {
      result = make(s, source, m, number);
      if (result == FAILED) return PL_STATUS_BAD_INPUT;
      any = any || result == MADE;
    }
  }
  return any ? STATUS_DONE : STATUS_NOTHING;
}

/* Prints the number of sites of each wanted operator; returns STATUS_DONE, or STATUS_NOTHING if there is no site at all. */
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

/* Prints the source's diagnostics and does what the settings ask for: prints one mutant, writes all of them, or prints the
 * numbers of sites. Returns the exit status: PL_STATUS_BAD_INPUT if the source is not valid, STATUS_NOTHING if the one mutant is
 * not made. */
static int run_source(const settings *s, const pl_source *source) {
  parsed p = parse(source);
  pl_small_tell(p.diags);
  int status = PL_STATUS_BAD_INPUT;
  if (p.module != NULL && s->number >= 0) {
    status = make(s, source, s->only, (uint32_t)s->number) == MADE ? STATUS_DONE : STATUS_NOTHING;
  } else if (p.module != NULL) {
    status = s->directory != NULL ? make_all(s, source) : count(s, p.module);
  }
  release(&p);
  return status;
}

static int run(void *user, const char *const *files);

static const pl_small_command command = {
    .name = "mutate-lowering",
    .usage = "usage: mutate-lowering FILE [options]\n\n"
             "Makes mutants of a module in the LLVM dialect: each has one defect. \"-\" is standard input.\n"
             "Without -o and --number it prints how many sites each operator has.\n",
    .statuses = "\nExit status: 0 done; 1 there is no such mutant, or none at all; 3 bad input or usage.\n",
    .table = {.rows = rows, .count = NUM_OPTIONS},
    .help = OPTION_HELP,
    .version = OPTION_VERSION,
    .most_files = 1,
    .apply = apply,
    .check = check,
    .run = run,
};

/* The command's work after its options are read: lists the operators, or makes mutants of the file or counts its sites; returns
 * the exit status. */
static int run(void *user, const char *const *files) {
  const settings *s = user;
  pl_source source = {0};
  char *text = NULL;
  int status = STATUS_DONE;
  if (s->list)
    list_operators();
  else
    status = pl_small_read(&command, files[0], &source, &text) ? run_source(s, &source) : PL_STATUS_BAD_INPUT;
  free(text);
  return status;
}

int main(int argc, char **argv) {
  settings s = {.number = -1};
  return pl_small_main(&command, &s, argc, argv);
}
