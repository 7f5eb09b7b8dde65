#include "fuzz/minimize/options.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "fuzz/minimize/meaning.h"

typedef struct row {
  const char *group, *name, *argument, *help;
} row;

static const row rows[PL_NUM_MINIMIZE_OPTIONS] = {
#define X(id, group, name, argument, help) [PL_MINIMIZE_OPTION_##id] = {group, name, argument, help},
    PL_MINIMIZE_OPTIONS(X)
#undef X
};

void pl_minimize_help(pl_sink *out) {
  const char *group = "";
  pl_sink_puts(out,
               "usage: minimize-corpus IN... -o OUT [options]\n\n"
               "Copies inputs to OUT until they cover what all of them cover; the smallest and fastest that do. IN is a file, a\n"
               "folder, or what libFuzzer or AFL++ left. PROGRAM is a fuzz-NAME of the presets fuzz, fuzz-afl or collect.\n"
               "Started again after it was stopped, it carries on.\n");
  for (size_t i = 1; i < PL_NUM_MINIMIZE_OPTIONS; i++) {
    if (strcmp(rows[i].group, group) != 0) pl_sink_printf(out, "\n%s:\n", rows[i].group);
    group = rows[i].group;
    bool shorter = rows[i].name[1] == '\0';
    char name[64];
    (void)snprintf(name, sizeof name, "%s%s%s%s", shorter ? "-" : "--", rows[i].name,
                   *rows[i].argument ? shorter ? " " : "=" : "", rows[i].argument);
    pl_sink_printf(out, "  %-20s %s\n", name, rows[i].help);
  }
  pl_sink_puts(out, "\nExit status: 0 done; 3 bad input or usage, or no file or process could be made.\n");
}

static bool fail(char error[256], const char *text, const char *about) {
  (void)snprintf(error, 256, "%s%s%.150s%s", text, about ? " '" : "", about ? about : "", about ? "'" : "");
  return false;
}

/* One or two dashes in front, the value behind `=` or in the next argument; -j4 as make has it. */
static bool parse_option(int argc, char **argv, int *i, pl_minimize_command *c, char error[256]) {
  const char *name = argv[*i] + (argv[*i][1] == '-' ? 2 : 1), *equals = strchr(name, '=');
  size_t len = equals ? (size_t)(equals - name) : strlen(name), option = 1;
  while (option < PL_NUM_MINIMIZE_OPTIONS && (strlen(rows[option].name) != len || strncmp(rows[option].name, name, len) != 0))
    option++;
  const char *attached = NULL;
  if (option == PL_NUM_MINIMIZE_OPTIONS && name[0] == 'j' && name[1] >= '0' && name[1] <= '9') {
    option = PL_MINIMIZE_OPTION_JOBS;
    attached = name + 1;
  }
  if (option == PL_NUM_MINIMIZE_OPTIONS) return fail(error, "unknown option", argv[*i]);
  c->given[option] = true;
  if (!*rows[option].argument) return equals ? fail(error, "this option takes no value:", argv[*i]) : true;
  if (!equals && !attached && *i + 1 >= argc) return fail(error, "a value is missing behind", argv[*i]);
  c->values[option] = attached ? attached : equals ? equals + 1 : argv[++*i];
  if (option == PL_MINIMIZE_OPTION_HARNESS) pl_vec_push(&c->options.harnesses, c->values[option]);
  return true;
}

static bool number(const pl_minimize_command *c, pl_minimize_option option, long max, uint32_t usual, uint32_t *out) {
  char *end = NULL;
  *out = usual;
  if (!c->values[option]) return true;
  errno = 0;
  long value = strtol(c->values[option], &end, 10);
  if (errno || end == c->values[option] || *end || value < 0 || value > max) return false;
  *out = (uint32_t)value;
  return true;
}

static bool read_features(pl_minimize_command *c, char error[256]) {
  static const struct {
    const char *name;
    uint32_t meaning;
  } all[] = {{"edges", 0},
             {"diagnostics", PL_MEANING_DIAGNOSTICS},
             {"operations", PL_MEANING_OPERATIONS},
             {"verdicts", PL_MEANING_VERDICTS}};
  const char *list = c->values[PL_MINIMIZE_OPTION_FEATURES];
  bool edges = !list;
  if (!list) c->options.meaning = PL_MEANING_DIAGNOSTICS | PL_MEANING_OPERATIONS | PL_MEANING_VERDICTS;
  for (const char *at = list; at && *at;) {
    pl_str name = {at, strcspn(at, ",")};
    size_t i = 0;
    while (i < sizeof all / sizeof *all && !pl_str_is(name, all[i].name))
      i++;
    if (i == sizeof all / sizeof *all) return fail(error, "not a list of features:", list);
    c->options.meaning |= all[i].meaning;
    edges = edges || i == 0;
    at += name.len + (at[name.len] == ',');
  }
  if (edges && list && !c->options.harnesses.len) return fail(error, "edges need a --harness", NULL);
  if (!edges && c->options.harnesses.len) return fail(error, "--harness is for edges, which --features leaves out", NULL);
  return true;
}

static bool read_input(pl_minimize_command *c, char error[256]) {
  static const char *const names[][2] = {{"mlir", "MLIR"}, {"llvm-ir", "LLVM_IR"}, {"bytes", "BYTES"}};
  const char *input = c->values[PL_MINIMIZE_OPTION_INPUT];
  for (size_t i = 0; input && i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i][0], input) == 0) c->options.input = names[i][1];
  if (input && !c->options.input) return fail(error, "unknown kind of input", input);
  return input || c->options.harnesses.len ? true : fail(error, "say --harness or --input", NULL);
}

/* YYYY-MM-DD: dates are compared as text. */
static bool is_date(const char *text) {
  static const char form[] = "dddd-dd-dd";
  for (size_t i = 0; i < sizeof form; i++)
    if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) return false;
  return true;
}

static bool understand(pl_minimize_command *c, char error[256]) {
  pl_minimize_options *o = &c->options;
  if (!number(c, PL_MINIMIZE_OPTION_JOBS, 1024, 0, &o->jobs)) return fail(error, "bad number of processes", NULL);
  if (!number(c, PL_MINIMIZE_OPTION_EFFORT, 1 << 30, 1000, &o->effort)) return fail(error, "bad effort", NULL);
  if (!number(c, PL_MINIMIZE_OPTION_TIMEOUT, 1000000, 20, &o->seconds)) return fail(error, "bad number of seconds", NULL);
  if (o->jobs == 0) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    o->jobs = processors > 0 && processors < 1024 ? (uint32_t)processors : 1;
  }
  o->add = c->given[PL_MINIMIZE_OPTION_ADD];
  o->reduce = c->given[PL_MINIMIZE_OPTION_REDUCE];
  o->campaign = c->values[PL_MINIMIZE_OPTION_CAMPAIGN] ? c->values[PL_MINIMIZE_OPTION_CAMPAIGN] : o->in.data[0];
  o->date = c->values[PL_MINIMIZE_OPTION_DATE];
  if (o->date && !is_date(o->date)) return fail(error, "not a date such as 2026-11-21:", o->date);
  return read_features(c, error) && read_input(c, error);
}

bool pl_minimize_parse(int argc, char **argv, pl_minimize_command *c, char error[256]) {
  *c = (pl_minimize_command){.given = {false}};
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] != '-' || !argv[i][1])
      pl_vec_push(&c->options.in, argv[i]);
    else if (!parse_option(argc, argv, &i, c, error))
      return false;
  }
  if (c->given[PL_MINIMIZE_OPTION_HELP] || c->given[PL_MINIMIZE_OPTION_VERSION]) return true;
  if (!c->options.in.len) return fail(error, "no input is given", NULL);
  c->options.out = c->values[PL_MINIMIZE_OPTION_OUT];
  if (!c->options.out || !*c->options.out) return fail(error, "say -o OUT", NULL);
  return understand(c, error);
}

void pl_minimize_command_free(pl_minimize_command *c) {
  pl_vec_free(&c->options.in);
  pl_vec_free(&c->options.harnesses);
}
