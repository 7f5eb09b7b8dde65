#include "verify/tools/options.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "verify/tools/command_conventions.h"
#include "verify/tools/rule_text.h"
#include "verify/tv/tv.h"

typedef struct row {
  pl_cli_option id;
  const char *group;
  const char *name;
  const char *argument;
  const char *help;
} row;

static const row rows[] = {
#define X(id, group, name, argument, help) {PL_CLI_##id, group, name, argument, help},
    PL_CLI_OPTIONS(X)
#undef X
};
enum {
  NUM_ROWS = sizeof rows / sizeof rows[0],
  MAX_JOBS = 256,
  MAX_SECONDS = 1000000,
  DEFAULT_TIMEOUT_MS = 60000,
  DEFAULT_MAX_RANK = PL_RULES_MAX_RANK
};

/* How an option is called in messages. */
static const char *dashes(const row *option) { return option->name[1] == '\0' ? "-" : "--"; }

static const row *find_row(pl_str name) {
  for (size_t i = 0; i < NUM_ROWS; ++i)
    if (pl_str_is(name, rows[i].name)) return &rows[i];
  return NULL;
}

/* The number of edits (insert, delete, replace) between two names, for suggestions; long names are far from everything. */
static size_t distance(pl_str a, pl_str b) {
  enum { LONGEST = 64 };
  size_t line[LONGEST + 1];
  if (a.len > LONGEST || b.len > LONGEST) return LONGEST;
  for (size_t j = 0; j <= b.len; ++j)
    line[j] = j;
  for (size_t i = 1; i <= a.len; ++i) {
    size_t diagonal = line[0];
    line[0] = i;
    for (size_t j = 1; j <= b.len; ++j) {
      size_t replace = diagonal + (a.data[i - 1] != b.data[j - 1]);
      diagonal = line[j];
      size_t skip = (line[j] < line[j - 1] ? line[j] : line[j - 1]) + 1;
      line[j] = replace < skip ? replace : skip;
    }
  }
  return line[b.len];
}

static bool unknown_option(pl_str name, const char *written, pl_sink *error) {
  const row *best = NULL;
  size_t best_distance = 4; /* further away it is a guess */
  for (size_t i = 0; i < NUM_ROWS; ++i) {
    size_t d = distance(name, pl_str_from(rows[i].name));
    if (d < best_distance && d < name.len) {
      best = &rows[i];
      best_distance = d;
    }
  }
  pl_sink_printf(error, "unknown option '%s'", written);
  if (best) pl_sink_printf(error, "; did you mean '%s%s'?", dashes(best), best->name);
  return false;
}

static bool bad_value(const row *option, const char *value, const char *expected, pl_sink *error) {
  pl_sink_printf(error, "%s%s takes %s, not '%s'", dashes(option), option->name, expected, value);
  return false;
}

static bool number_value(const row *option, const char *value, uint32_t limit, uint32_t *out, pl_sink *error) {
  uint64_t n = 0;
  bool good = *value != '\0';
  for (const char *p = value; *p && good; ++p) {
    good = *p >= '0' && *p <= '9';
    n = n * 10 + (uint64_t)(unsigned char)(*p - '0');
    good = good && n <= limit;
  }
  if (!good) {
    pl_sink_printf(error, "%s%s takes a number from 0 to %u, not '%s'", dashes(option), option->name, limit, value);
    return false;
  }
  *out = (uint32_t)n;
  return true;
}

/* Seconds with decimals, to milliseconds; what is not zero does not become it. */
static bool seconds_value(const row *option, const char *value, uint32_t *milliseconds, pl_sink *error) {
  bool plain = *value != '\0';
  for (const char *p = value; *p; ++p)
    plain = plain && ((*p >= '0' && *p <= '9') || *p == '.');
  char *end = NULL;
  double seconds = plain ? strtod(value, &end) : -1.0;
  if (!plain || *end != '\0' || !isfinite(seconds) || seconds > MAX_SECONDS)
    return bad_value(option, value, "seconds, e.g. 10 or 0.5", error);
  *milliseconds = (uint32_t)ceil(seconds * 1000.0);
  return true;
}

/* As LLVM's command line takes truth values. */
static bool flag_value(const row *option, const char *value, bool *out, pl_sink *error) {
  pl_str text = pl_str_from(value ? value : "true");
  bool yes = pl_str_is(text, "true") || pl_str_is(text, "TRUE") || pl_str_is(text, "True") || pl_str_is(text, "1");
  bool no = pl_str_is(text, "false") || pl_str_is(text, "FALSE") || pl_str_is(text, "False") || pl_str_is(text, "0");
  if (!yes && !no) return bad_value(option, value, "true or false", error);
  *out = yes;
  return true;
}

static bool rule_value(const row *option, const char *value, pl_cli_options *options, pl_sink *error) {
  int rule = pl_tv_rule_named(value);
  if (rule < 0) {
    pl_sink_printf(error, "--%s: no rule '%s'; there are ", option->name, value);
    pl_cli_rule_names(UINT32_MAX, error);
    return false;
  }
  options->rules_off |= UINT32_C(1) << (uint32_t)rule;
  return true;
}

static bool assumption_value(const row *option, const char *value, uint32_t allowed, uint32_t *bits, pl_sink *error) {
  int assumption = pl_assumption_named(value);
  if (assumption < 0 || !(allowed & (UINT32_C(1) << (uint32_t)assumption))) {
    pl_sink_printf(error, "--%s: no assumption '%s' to choose; there are ", option->name, value);
    pl_cli_assumption_names(allowed, error);
    return false;
  }
  *bits |= UINT32_C(1) << (uint32_t)assumption;
  return true;
}

static bool format_value(const row *option, const char *value, pl_cli_options *options, pl_sink *error) {
  options->json = strcmp(value, "json") == 0;
  return options->json || strcmp(value, "text") == 0 || bad_value(option, value, option->argument, error);
}

static bool color_value(const row *option, const char *value, pl_cli_options *options, pl_sink *error) {
  if (strcmp(value, "auto") == 0)
    options->color = PL_COLOR_AUTO;
  else if (strcmp(value, "always") == 0)
    options->color = PL_COLOR_ALWAYS;
  else if (strcmp(value, "never") == 0)
    options->color = PL_COLOR_NEVER;
  else
    return bad_value(option, value, option->argument, error);
  return true;
}

static uint32_t processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : count > MAX_JOBS ? MAX_JOBS : (uint32_t)count;
}

static bool jobs_value(const row *option, const char *value, pl_cli_options *options, pl_sink *error) {
  if (!number_value(option, value, MAX_JOBS, &options->jobs, error)) return false;
  if (options->jobs == 0) options->jobs = processors();
  return true;
}

/* Carries one option out. `value` is NULL for a flag without `=`. */
static bool apply(const row *option, const char *value, pl_cli_options *options, pl_sink *error) {
  const uint32_t from_user = UINT32_C(1) << PL_ASSUME_NONNEGATIVE_STRIDES;
  pl_convention *convention = &options->convention;
  options->given[option->id] = true;
  switch (option->id) {
  case PL_CLI_LOWERED: options->lowered = value; return true;
  case PL_CLI_REPLAY: options->replay = value; return true;
  case PL_CLI_LOWER_WITH: options->lower_with = value; return true;
  case PL_CLI_MAX_RANK: return number_value(option, value, PL_RULES_MAX_RANK, &options->max_rank, error);
  case PL_CLI_FUNCTION: options->function = *value == '@' ? value + 1 : value; return true;
  case PL_CLI_BARE_PTR: return flag_value(option, value, &convention->bare_ptr, error);
  case PL_CLI_INDEX_BITWIDTH: return number_value(option, value, 128, &convention->index_bitwidth, error);
  case PL_CLI_C_WRAPPERS: return flag_value(option, value, &convention->c_wrappers, error);
  case PL_CLI_GENERIC_FUNCTIONS: return flag_value(option, value, &convention->generic_functions, error);
  case PL_CLI_ALIGNED_ALLOC: return flag_value(option, value, &convention->aligned_alloc, error);
  case PL_CLI_TIMEOUT: return seconds_value(option, value, &options->timeout_ms, error);
  case PL_CLI_JOBS: return jobs_value(option, value, options, error);
  case PL_CLI_RANDOM_RUNS: return number_value(option, value, INT32_MAX, &options->random_runs, error);
  case PL_CLI_CHECK_RUNS: return number_value(option, value, INT32_MAX, &options->check_runs, error);
  case PL_CLI_EMIT_SMT2: options->emit_smt2 = value; return true;
  case PL_CLI_CROSS_CHECK: options->cross_check = value; return true;
  case PL_CLI_CROSS_CHECK_TIMEOUT: return seconds_value(option, value, &options->cross_check_timeout_ms, error);
  case PL_CLI_ASSUME: return assumption_value(option, value, from_user, &options->assume, error);
  case PL_CLI_DISABLE_RULE: return rule_value(option, value, options, error);
  case PL_CLI_DISABLE_ASSUMPTION: return assumption_value(option, value, ~from_user, &options->not_assumed, error);
  case PL_CLI_FORMAT: return format_value(option, value, options, error);
  case PL_CLI_COLOR: return color_value(option, value, options, error);
  case PL_CLI_CROSS_CHECK_ALL:
  case PL_CLI_CONTRADICT:
  case PL_CLI_ALLOW_UNREGISTERED:
  case PL_CLI_RULES:
  case PL_CLI_SPLIT:
  case PL_CLI_EXPLAIN:
  case PL_CLI_QUIET:
  case PL_CLI_HELP:
  case PL_CLI_VERSION: return flag_value(option, value, &options->given[option->id], error);
  case PL_CLI_INVALID:
  case PL_NUM_CLI_OPTIONS: break;
  }
  return false;
}

/* The row that an argument names, and its value where it stands in the same argument: --name, -name, --name=value, -j4. */
static const row *match(const char *argument, const char **value) {
  const char *name = argument + (argument[1] == '-' ? 2 : 1);
  const char *equals = strchr(name, '=');
  *value = equals ? equals + 1 : NULL;
  const row *option = find_row((pl_str){name, equals ? (size_t)(equals - name) : strlen(name)});
  if (!option && name == argument + 1 && *name == 'h' && name[1] == '\0') return find_row(PL_STR("help"));
  if (!option && name == argument + 1 && *name == 'j' && name[1] >= '0' && name[1] <= '9') {
    *value = name + 1;
    option = find_row(PL_STR("j"));
  }
  return option;
}

/* What one option alone can't tell. */
static bool check_together(const pl_cli_options *options, pl_sink *error) {
  if (pl_cli_has(options, PL_CLI_RULES)) {
    bool alone = options->paths.len == 0 && !options->lowered && !options->lower_with && !options->function && !options->json;
    if (!alone) pl_sink_puts(error, "--rules takes no source, no lowering, no function and no format: it makes its own programs");
    return alone;
  }
  if (pl_cli_has(options, PL_CLI_MAX_RANK)) {
    pl_sink_puts(error, "--max-rank goes with --rules");
  } else if (options->paths.len == 0) {
    pl_sink_puts(error, "no source file given; see --help");
  } else if (options->lowered && options->lower_with) {
    pl_sink_puts(error, "--lowered and --lower-with exclude each other");
  } else if (options->lowered && options->paths.len != 1) {
    pl_sink_printf(error, "--lowered is for exactly one source file, not %zu", options->paths.len);
  } else if (options->lowered && strcmp(options->lowered, "-") == 0 && strcmp(options->paths.data[0], "-") == 0) {
    pl_sink_puts(error, "source and lowering can't both be standard input");
  } else {
    return true;
  }
  return false;
}

/* Conventions that the command states, where no option of ours overrides them. */
static void conventions_of_command(pl_cli_options *options) {
  pl_convention read = options->convention, *mine = &options->convention;
  pl_conventions_from_command(options->lower_with, &read);
  if (!pl_cli_has(options, PL_CLI_BARE_PTR)) mine->bare_ptr = read.bare_ptr;
  if (!pl_cli_has(options, PL_CLI_INDEX_BITWIDTH)) mine->index_bitwidth = read.index_bitwidth;
  if (!pl_cli_has(options, PL_CLI_C_WRAPPERS)) mine->c_wrappers = read.c_wrappers;
  if (!pl_cli_has(options, PL_CLI_GENERIC_FUNCTIONS)) mine->generic_functions = read.generic_functions;
  if (!pl_cli_has(options, PL_CLI_ALIGNED_ALLOC)) mine->aligned_alloc = read.aligned_alloc;
}

bool pl_cli_parse(int argc, char **argv, pl_cli_options *options, pl_sink *error) {
  *options = (pl_cli_options){
      .timeout_ms = DEFAULT_TIMEOUT_MS, .jobs = 1, .cross_check_timeout_ms = 10000, .max_rank = DEFAULT_MAX_RANK};
  bool only_paths = false;
  for (int i = 1; i < argc; ++i) {
    const char *argument = argv[i], *value = NULL;
    if (only_paths || argument[0] != '-' || argument[1] == '\0') {
      pl_vec_push(&options->paths, argument);
      continue;
    }
    if (strcmp(argument, "--") == 0) {
      only_paths = true;
      continue;
    }
    const row *option = match(argument, &value);
    if (!option) {
      const char *name = argument + (argument[1] == '-' ? 2 : 1);
      return unknown_option((pl_str){name, strcspn(name, "=")}, argument, error);
    }
    if (*option->argument && !value) {
      if (++i == argc) {
        pl_sink_printf(error, "%s%s needs a value: %s", dashes(option), option->name, option->argument);
        return false;
      }
      value = argv[i];
    }
    if (!apply(option, value, options, error)) return false;
  }
  if (pl_cli_has(options, PL_CLI_HELP) || pl_cli_has(options, PL_CLI_VERSION)) return true;
  if (!check_together(options, error)) return false;
  if (pl_cli_has(options, PL_CLI_RULES) && !pl_cli_has(options, PL_CLI_JOBS)) options->jobs = processors();
  if (options->lower_with) conventions_of_command(options);
  return true;
}

void pl_cli_options_free(pl_cli_options *options) { pl_vec_free(&options->paths); }

/* Writes words between the columns `left` and 100; the pen stands at `left`. */
static void put_wrapped(pl_sink *out, size_t left, const char *text) {
  enum { RIGHT = 100 };
  size_t column = left;
  for (const char *word = text; *word; word += strspn(word, " ")) {
    size_t length = strcspn(word, " ");
    if (column > left && column + 1 + length > RIGHT) {
      pl_sink_printf(out, "\n%*s", (int)left, "");
      column = left;
    } else if (column > left) {
      pl_sink_putc(out, ' ');
      ++column;
    }
    pl_sink_write(out, word, length);
    column += length;
    word += length;
  }
  pl_sink_putc(out, '\n');
}

/* The names that an option takes, wrapped below a title. */
static void put_names(pl_sink *out, const char *title, void (*names)(uint32_t bits, pl_sink *out)) {
  pl_sink text = {0};
  names(UINT32_MAX, &text);
  pl_sink_printf(out, "\n%s:\n  ", title);
  put_wrapped(out, 2, pl_sink_text(&text));
  pl_sink_close(&text);
}

void pl_cli_help(pl_sink *out) {
  enum { LEFT = 36 };
  pl_sink_puts(out, "usage: verify-lowering FILE|DIR... [options]\n       verify-lowering --rules [options]\n\n"
                    "Proves that a lowering of MLIR to the LLVM dialect means what its source means, function by function.\n"
                    "Without --lowered and --lower-with the lowering is Plumbline's own. Of a folder all *.mlir below it are\n"
                    "sources; \"-\" is standard input.\n");
  const char *group = "";
  for (size_t i = 0; i < NUM_ROWS; ++i) {
    if (strcmp(group, rows[i].group) != 0) pl_sink_printf(out, "\n%s:\n", rows[i].group);
    group = rows[i].group;
    size_t start = out->len;
    bool letter = rows[i].name[1] == '\0';
    pl_sink_printf(out, letter ? "  -%s" : "  --%s", rows[i].name);
    if (*rows[i].argument) pl_sink_printf(out, letter ? " %s" : "=%s", rows[i].argument);
    size_t column = out->len - start;
    if (column >= LEFT) { /* no room for a blank between: the text begins on the next line */
      pl_sink_putc(out, '\n');
      column = 0;
    }
    pl_sink_printf(out, "%*s", (int)(LEFT - column), "");
    put_wrapped(out, LEFT, rows[i].help);
  }
  put_names(out, "Rules", pl_cli_rule_names);
  put_names(out, "Assumptions", pl_cli_assumption_names);
  pl_sink_puts(out, "\nWith --lower-with the conventions are read off CMD where it names them as mlir-opt does; options given\n"
                    "here win.\n\n"
                    "Exit status: 4 if a second solver disagrees; else 3 for bad input, wrong usage, or nothing to prove; else\n"
                    "1 if something is refuted; else 2 if something is undecided or unsupported; else 0.\n");
}

void pl_cli_rule_names(uint32_t bits, pl_sink *out) {
  static const char *const names[] = {
#define X(id, name) name,
      PL_TV_RULES(X)
#undef X
  };
  const char *separator = "";
  for (size_t i = 0; i < PL_NUM_TV_RULES; ++i) {
    if (!(bits & (UINT32_C(1) << i))) continue;
    pl_sink_printf(out, "%s%s", separator, names[i]);
    separator = ", ";
  }
}

void pl_cli_assumption_names(uint32_t bits, pl_sink *out) {
  const char *separator = "";
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i) {
    if (!(bits & (UINT32_C(1) << i))) continue;
    pl_sink_printf(out, "%s%s", separator, pl_assumption_name((pl_assumption)i));
    separator = ", ";
  }
}
