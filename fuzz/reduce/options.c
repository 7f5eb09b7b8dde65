#include "fuzz/reduce/options.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "verify/tools/command_conventions.h"

typedef struct row {
  const char *group, *name, *argument, *help;
} row;

static const row rows[PL_NUM_REDUCE_OPTIONS] = {
#define X(id, group, name, argument, help) [PL_REDUCE_OPTION_##id] = {group, name, argument, help},
    PL_REDUCE_OPTIONS(X)
#undef X
};

/* All that takes the dialects of this repository down; both sides get it when the command names no pass. */
static const char all_passes[] = " -expand-realloc -expand-strided-metadata -lower-affine -convert-scf-to-cf -arith-expand "
                                 "-convert-vector-to-llvm -convert-complex-to-llvm -convert-index-to-llvm -convert-arith-to-llvm "
                                 "-finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts";

void pl_reduce_help(pl_sink *out) {
  const char *group = "";
  pl_sink_puts(out,
               "usage: reduce-mlir FILE -o OUT WHAT-HAS-TO-STAY [options]\n\n"
               "Makes an MLIR file as small as possible while it shows what it shows now. A file that is a module stays one;\n"
               "another one is reduced as text. In a CMD %s is the file, %l its lowering; it goes behind a CMD that names\n"
               "neither. Started again after it was stopped, it carries on.\n");
  for (size_t i = 1; i < PL_NUM_REDUCE_OPTIONS; i++) {
    if (strcmp(rows[i].group, group) != 0) pl_sink_printf(out, "\n%s:\n", rows[i].group);
    group = rows[i].group;
    bool shorter = rows[i].name[1] == '\0';
    char name[64];
    (void)snprintf(name, sizeof name, "%s%s%s%s", shorter ? "-" : "--", rows[i].name,
                   *rows[i].argument ? shorter ? " " : "=" : "", rows[i].argument);
    pl_sink_printf(out, "  %-32s %s\n", name, rows[i].help);
  }
  pl_sink_puts(
      out, "\nExit status: 0 reduced; 1 the file does not show what has to stay; 3 bad input or usage, or no file or process\n"
           "could be made.\n");
}

static bool fail(char error[256], const char *text, const char *about) {
  (void)snprintf(error, 256, "%s%s%s%s", text, about ? " '" : "", about ? about : "", about ? "'" : "");
  return false;
}

/* One or two dashes in front, the value behind `=` or in the next argument. */
static bool parse_option(int argc, char **argv, int *i, pl_reduce_command *c, char error[256]) {
  const char *name = argv[*i] + (argv[*i][1] == '-' ? 2 : 1), *equals = strchr(name, '=');
  size_t len = equals ? (size_t)(equals - name) : strlen(name);
  size_t option = 1;
  while (option < PL_NUM_REDUCE_OPTIONS && (strlen(rows[option].name) != len || strncmp(rows[option].name, name, len) != 0))
    option++;
  if (option == PL_NUM_REDUCE_OPTIONS && name[0] == 'j' && !equals && name[1] >= '0' && name[1] <= '9') {
    c->given[PL_REDUCE_OPTION_JOBS] = true; /* -j4, as make has it */
    c->values[PL_REDUCE_OPTION_JOBS] = name + 1;
    return true;
  }
  if (option == PL_NUM_REDUCE_OPTIONS) return fail(error, "unknown option", argv[*i]);
  c->given[option] = true;
  bool takes = *rows[option].argument != '\0';
  if (!takes) return equals ? fail(error, "this option takes no value:", argv[*i]) : true;
  if (!equals && *i + 1 >= argc) return fail(error, "a value is missing behind", argv[*i]);
  c->values[option] = equals ? equals + 1 : argv[++*i];
  return true;
}

static bool number(const char *text, long min, long max, uint32_t *out) {
  char *end = NULL;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno || end == text || *end || value < min || value > max) return false;
  *out = (uint32_t)value;
  return true;
}

static bool fraction(const char *text, double *out) {
  char *end = NULL;
  double value = strtod(text, &end);
  if (end == text || *end || !(value >= 0 && value <= 1)) return false;
  *out = value;
  return true;
}

static bool read_verdict(const char *text, pl_predicate *p, char error[256]) {
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

static bool choose_kind(pl_reduce_command *c, char error[256]) {
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

static bool read_passes(pl_reduce_command *c, const char *passes, char error[256]) {
  pl_predicate *p = &c->predicate;
  pl_conventions_from_command(passes, &p->tv.convention);
  return pl_pipeline_from_command(&p->pipeline, pl_str_from(passes), error);
}

static bool read_differs(pl_reduce_command *c, char error[256]) {
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

static bool read_assumption(const char *name, pl_predicate *p, char error[256]) {
  if (pl_assumption_named(name) != PL_ASSUME_NONNEGATIVE_STRIDES) return fail(error, "not an assumption to add:", name);
  p->tv.assume |= 1u << PL_ASSUME_NONNEGATIVE_STRIDES;
  return true;
}

static bool read_numbers(pl_reduce_command *c, char error[256]) {
  const char *const *values = c->values;
  uint32_t status = 0, seconds = 60;
  c->jobs = 1;
  c->stopping = 1;
  if (values[PL_REDUCE_OPTION_STATUS] && !number(values[PL_REDUCE_OPTION_STATUS], 0, 255, &status))
    return fail(error, "bad status", values[PL_REDUCE_OPTION_STATUS]);
  if (values[PL_REDUCE_OPTION_TIMEOUT] && !number(values[PL_REDUCE_OPTION_TIMEOUT], 0, 1000000, &seconds))
    return fail(error, "bad number of seconds", values[PL_REDUCE_OPTION_TIMEOUT]);
  if (values[PL_REDUCE_OPTION_STOPPING] && !fraction(values[PL_REDUCE_OPTION_STOPPING], &c->stopping))
    return fail(error, "not a fraction:", values[PL_REDUCE_OPTION_STOPPING]);
  if (values[PL_REDUCE_OPTION_JOBS] && !number(values[PL_REDUCE_OPTION_JOBS], 0, 1024, &c->jobs))
    return fail(error, "bad number of jobs", values[PL_REDUCE_OPTION_JOBS]);
  if (c->jobs == 0) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    c->jobs = processors > 0 && processors < 1024 ? (uint32_t)processors : 1;
  }
  c->predicate.status = (int)status;
  c->predicate.timeout_ms = seconds * 1000;
  c->predicate.tv.timeout_ms = seconds * 1000;
  return true;
}

/* What the options say, put into the predicate. */
static bool understand(pl_reduce_command *c, char error[256]) {
  const char *const *values = c->values;
  pl_predicate *p = &c->predicate;
  bool pair = c->given[PL_REDUCE_OPTION_LOWERED];
  if (!choose_kind(c, error) || !read_numbers(c, error)) return false;
  p->command = p->kind == PL_PREDICATE_TEST ? values[PL_REDUCE_OPTION_TEST] : values[PL_REDUCE_OPTION_WITH];
  p->diagnostic = values[PL_REDUCE_OPTION_DIAGNOSTIC];
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

bool pl_reduce_parse(int argc, char **argv, pl_reduce_command *c, char error[256]) {
  *c = (pl_reduce_command){.predicate = {.tv = pl_tv_default_options()}};
  for (int i = 1; i < argc; i++) {
    if (argv[i][0] == '-' && argv[i][1]) {
      if (!parse_option(argc, argv, &i, c, error)) return false;
    } else if (c->input) {
      return fail(error, "more than one file:", argv[i]);
    } else {
      c->input = argv[i];
    }
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
  uint64_t hash = pl_hash_bytes(PLUMBLINE_VERSION, sizeof PLUMBLINE_VERSION, 1);
  for (size_t i = 1; i < PL_NUM_REDUCE_OPTIONS; i++) {
    bool decides = i != PL_REDUCE_OPTION_JOBS && i != PL_REDUCE_OPTION_QUIET && i != PL_REDUCE_OPTION_STOPPING;
    if (!c->given[i] || !decides) continue;
    hash = pl_hash_u64(i, hash);
    if (c->values[i]) hash = pl_hash_bytes(c->values[i], strlen(c->values[i]), hash);
  }
  return hash;
}
