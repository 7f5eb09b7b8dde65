#include "verify/tools/options.h"

#include <assert.h>

#include "core/base/command_line.h"
#include "verify/tools/command_conventions.h"
#include "verify/tools/replay.h"
#include "verify/tools/rule_text.h"
#include "verify/tv/judge/tv.h"

static const pl_option_row rows[] = {PL_NO_OPTION_ROW PL_CLI_OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = PL_NUM_CLI_OPTIONS};
enum { MAX_JOBS = 256, DEFAULT_TIMEOUT_MS = 60000, DEFAULT_MAX_RANK = PL_RULES_MAX_RANK, DEFAULT_CHECK_RUNS = 20 };

/* Switches off the rule of the validator that the argument names; false with a message in `error` if there is none of that
 * name. */
static bool rule_value(const pl_argument *argument, pl_cli_options *options, pl_sink *error) {
  int rule = pl_tv_rule_named(argument->value);
  if (rule < 0) {
    pl_sink_printf(error, "--%s: no rule '%s'; there are ", argument->row->name, argument->value);
    pl_cli_rule_names(UINT32_MAX, error);
    return false;
  }
  options->rules_off |= UINT32_C(1) << (uint32_t)rule;
  return true;
}

/* Sets the bit of the assumption that the argument names in *bits; false with a message in `error` if it is not one of
 * `allowed`. */
static bool assumption_value(const pl_argument *argument, uint32_t allowed, uint32_t *bits, pl_sink *error) {
  int assumption = pl_assumption_named(argument->value);
  if (assumption < 0 || !(allowed & (UINT32_C(1) << (uint32_t)assumption))) {
    pl_sink_printf(error, "--%s: no assumption '%s' to choose; there are ", argument->row->name, argument->value);
    pl_cli_assumption_names(allowed, error);
    return false;
  }
  *bits |= UINT32_C(1) << (uint32_t)assumption;
  return true;
}

/* The index of the argument's value among the words; -1 with a message in `error` if it is none of them. */
static int word_value(const pl_argument *argument, const char *const *words, int count, pl_sink *error) {
  for (int i = 0; i < count; ++i)
    if (strcmp(argument->value, words[i]) == 0) return i;
  pl_argument_refuse(argument, argument->row->argument, error);
  return -1;
}

/* Applies --format: sets options->json and options->jsonl; false with a message in `error` if the value is none of the three. */
static bool format_value(const pl_argument *argument, pl_cli_options *options, pl_sink *error) {
  static const char *const words[] = {"text", "json", "jsonl"};
  int word = word_value(argument, words, 3, error);
  options->json = word == 1;
  options->jsonl = word == 2;
  return word >= 0;
}

/* Applies --color: sets options->color to auto, always or never; false, and the color unchanged, with a message in `error` if the
 * value is none of these. */
static bool color_value(const pl_argument *argument, pl_cli_options *options, pl_sink *error) {
  static const char *const words[] = {[PL_COLOR_AUTO] = "auto", [PL_COLOR_ALWAYS] = "always", [PL_COLOR_NEVER] = "never"};
  int word = word_value(argument, words, 3, error);
  if (word >= 0) options->color = (pl_cli_color)word;
  return word >= 0;
}

/* Applies one command-line option to *options and notes there that it is given (a switch that is no calling convention: whether
 * it is on); false with a message in `error` if its value is not valid. */
static bool apply(const pl_argument *argument, pl_cli_options *options, pl_sink *error) {
  const uint32_t from_user = UINT32_C(1) << PL_ASSUME_NONNEGATIVE_STRIDES;
  pl_convention *convention = &options->convention;
  const pl_cli_option option = (pl_cli_option)argument->option;
  const char *value = argument->value;
  options->given[option] = true;
  switch (option) {
  case PL_CLI_LOWERED: options->lowered = value; return true;
  case PL_CLI_REPLAY: options->replay = value; return true;
  case PL_CLI_REPLAY_RUNS: return pl_argument_u32(argument, 1000, &options->replay_runs, error);
  case PL_CLI_LOWER_WITH: options->lower_with = value; return true;
  case PL_CLI_MAX_RANK: return pl_argument_u32(argument, PL_RULES_MAX_RANK, &options->max_rank, error);
  case PL_CLI_FUNCTION: options->function = *value == '@' ? value + 1 : value; return true;
  case PL_CLI_BARE_PTR: return pl_argument_flag(argument, &convention->bare_ptr, error);
  case PL_CLI_INDEX_BITWIDTH: return pl_argument_u32(argument, 128, &convention->index_bitwidth, error);
  case PL_CLI_C_WRAPPERS: return pl_argument_flag(argument, &convention->c_wrappers, error);
  case PL_CLI_GENERIC_FUNCTIONS: return pl_argument_flag(argument, &convention->generic_functions, error);
  case PL_CLI_ALIGNED_ALLOC: return pl_argument_flag(argument, &convention->aligned_alloc, error);
  case PL_CLI_TIMEOUT: return pl_argument_seconds(argument, &options->timeout_ms, error);
  case PL_CLI_JOBS: return pl_argument_jobs(argument, MAX_JOBS, &options->jobs, error);
  case PL_CLI_RANDOM_RUNS: return pl_argument_u32(argument, INT32_MAX, &options->random_runs, error);
  case PL_CLI_CHECK_RUNS: return pl_argument_u32(argument, INT32_MAX, &options->check_runs, error);
  case PL_CLI_EMIT_SMT2: options->emit_smt2 = value; return true;
  case PL_CLI_CROSS_CHECK: options->cross_check = value; return true;
  case PL_CLI_CROSS_CHECK_TIMEOUT: return pl_argument_seconds(argument, &options->cross_check_timeout_ms, error);
  case PL_CLI_ASSUME: return assumption_value(argument, from_user, &options->assume, error);
  case PL_CLI_DISABLE_RULE: return rule_value(argument, options, error);
  case PL_CLI_DISABLE_ASSUMPTION: return assumption_value(argument, ~from_user, &options->not_assumed, error);
  case PL_CLI_FORMAT: return format_value(argument, options, error);
  case PL_CLI_COLOR: return color_value(argument, options, error);
  case PL_CLI_CROSS_CHECK_ALL:
  case PL_CLI_CONTRADICT:
  case PL_CLI_ALLOW_UNREGISTERED:
  case PL_CLI_RULES:
  case PL_CLI_SPLIT:
  case PL_CLI_EXPLAIN:
  case PL_CLI_QUIET:
  case PL_CLI_HELP:
  case PL_CLI_VERSION: return pl_argument_flag(argument, &options->given[option], error);
  case PL_CLI_INVALID:
  case PL_NUM_CLI_OPTIONS: break;
  }
  return false;
}

/* Whether the options go together and name a source unless --rules is given; if not, the message is in `error`. */
static bool check_together(const pl_cli_options *options, pl_sink *error) {
  if (pl_cli_has(options, PL_CLI_RULES)) {
    bool alone = options->paths.len == 0 && !options->lowered && !options->lower_with && !options->function && !options->json;
    if (!alone) pl_sink_puts(error, "--rules takes no source, no lowering, no function and no format: it makes its own programs");
    return alone;
  }
  if (pl_cli_has(options, PL_CLI_MAX_RANK)) {
    pl_sink_puts(error, "--max-rank goes with --rules");
  } else if (options->replay_runs > 0 && (!options->replay || pl_replay_is_file(options->replay))) {
    pl_sink_puts(error, "--replay-runs goes with --replay=FOLDER");
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

/* Sets the conventions that the command of --lower-with states, except those for which our own option is given. */
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
  assert(options && error);
  *options = (pl_cli_options){.timeout_ms = DEFAULT_TIMEOUT_MS,
                              .check_runs = DEFAULT_CHECK_RUNS,
                              .jobs = pl_num_processors(MAX_JOBS),
                              .cross_check_timeout_ms = 10000,
                              .max_rank = DEFAULT_MAX_RANK};
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_PATH)
      pl_vec_push(&options->paths, argument.value);
    else if (kind == PL_ARGUMENT_BAD || !apply(&argument, options, error))
      return false;
  }
  if (pl_cli_has(options, PL_CLI_HELP) || pl_cli_has(options, PL_CLI_VERSION)) return true;
  if (!check_together(options, error)) return false;
  if (options->lower_with) conventions_of_command(options);
  return true;
}

void pl_cli_options_free(pl_cli_options *options) { pl_vec_free(&options->paths); }

/* Prints a title and below it, wrapped, all names that `names` writes. */
static void put_names(pl_sink *out, const char *title, void (*names)(uint32_t bits, pl_sink *out)) {
  pl_sink text = {0};
  names(UINT32_MAX, &text);
  pl_sink_printf(out, "\n%s:\n  ", title);
  pl_help_put_wrapped(out, 2, pl_sink_text(&text));
  pl_sink_close(&text);
}

void pl_cli_help(pl_sink *out) {
  pl_sink_puts(out, "usage: verify-lowering FILE|DIR... [options]\n       verify-lowering --rules [options]\n\n"
                    "Proves that a lowering of MLIR to the LLVM dialect means what its source means, function by function.\n"
                    "Without --lowered and --lower-with the lowering is Plumbline's own. Of a folder all *.mlir below it are\n"
                    "sources; \"-\" is standard input.\n");
  pl_options_help(table, out);
  put_names(out, "Rules", pl_cli_rule_names);
  put_names(out, "Assumptions", pl_cli_assumption_names);
  pl_sink_puts(out, "\nWith --lower-with the conventions are read off CMD where it names them as mlir-opt does; options given\n"
                    "here win.\n\n"
                    "Exit status: 4 if a second solver disagrees; else 3 for bad input, wrong usage, or nothing to prove; else\n"
                    "1 if something is refuted; else 2 if something is undecided or unsupported; else 0.\n");
}

void pl_cli_rule_names(uint32_t bits, pl_sink *out) {
  assert(out);
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
  assert(out);
  const char *separator = "";
  for (uint32_t i = 0; i < PL_NUM_ASSUMPTIONS; ++i) {
    if (!(bits & (UINT32_C(1) << i))) continue;
    pl_sink_printf(out, "%s%s", separator, pl_assumption_name((pl_assumption)i));
    separator = ", ";
  }
}
