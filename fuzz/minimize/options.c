#include "fuzz/minimize/options.h"

#include "core/base/command_line.h"
#include "fuzz/minimize/meaning.h"

static const pl_option_row rows[] = {PL_NO_OPTION_ROW PL_MINIMIZE_OPTIONS(PL_OPTION_ROW)};
static const pl_option_table table = {.rows = rows, .count = PL_NUM_MINIMIZE_OPTIONS};
enum { MAX_JOBS = 1024, MAX_EFFORT = 1 << 30, MAX_SECONDS = 1000000, DEFAULT_EFFORT = 1000, DEFAULT_SECONDS = 20 };

void pl_minimize_help(pl_sink *out) {
  pl_sink_puts(out,
               "usage: minimize-corpus IN... -o OUT [options]\n\n"
               "Copies inputs to OUT until they cover what all of them cover; the smallest and fastest that do. IN is a file, a\n"
               "folder, or what libFuzzer or AFL++ left. PROGRAM is a fuzz-NAME of the presets fuzz, fuzz-afl or collect.\n"
               "Started again after it was stopped, it carries on.\n");
  pl_options_help(table, out);
  pl_sink_puts(out, "\nExit status: 0 done; 3 bad input or usage, or no file or process could be made.\n");
}

/* Writes the message to `error`, with `about` in quotes if it is not NULL; returns false. */
static bool fail(pl_sink *error, const char *text, const char *about) {
  pl_sink_printf(error, "%s%s%.150s%s", text, about ? " '" : "", about ? about : "", about ? "'" : "");
  return false;
}

/* Sets the meaning bits from --features (all if it is not given); false, with a message, if it is no list of features or does not
 * agree with --harness. */
static bool read_features(pl_minimize_command *c, pl_sink *error) {
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

/* Sets the kind of input from --input; false, with a message, if it is unknown, or if neither it nor a harness is given. */
static bool read_input(pl_minimize_command *c, pl_sink *error) {
  static const char *const names[][2] = {{"mlir", "MLIR"}, {"llvm-ir", "LLVM_IR"}, {"bytes", "BYTES"}};
  const char *input = c->values[PL_MINIMIZE_OPTION_INPUT];
  for (size_t i = 0; input && i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i][0], input) == 0) c->options.input = names[i][1];
  if (input && !c->options.input) return fail(error, "unknown kind of input", input);
  return input || c->options.harnesses.len ? true : fail(error, "say --harness or --input", NULL);
}

/* Whether the text has the form YYYY-MM-DD, so that dates can be compared as text. */
static bool is_date(const char *text) {
  static const char form[] = "dddd-dd-dd";
  for (size_t i = 0; i < sizeof form; i++)
    if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) return false;
  return true;
}

/* Sets the options that depend on the whole command line, when an input is given; false, with a message, if one of them is
 * wrong. */
static bool understand(pl_minimize_command *c, pl_sink *error) {
  pl_minimize_options *o = &c->options;
  o->add = c->given[PL_MINIMIZE_OPTION_ADD];
  o->reduce = c->given[PL_MINIMIZE_OPTION_REDUCE];
  o->campaign = c->values[PL_MINIMIZE_OPTION_CAMPAIGN] ? c->values[PL_MINIMIZE_OPTION_CAMPAIGN] : o->in.data[0];
  o->date = c->values[PL_MINIMIZE_OPTION_DATE];
  if (o->date && !is_date(o->date)) return fail(error, "not a date such as 2026-11-21:", o->date);
  return read_features(c, error) && read_input(c, error);
}

/* Stores one option and, of most, its value; false, with a message, if a value read here is not allowed. The others are read by
 * `understand`. */
static bool apply(const pl_argument *argument, pl_minimize_command *c, pl_sink *error) {
  const pl_minimize_option option = (pl_minimize_option)argument->option;
  pl_minimize_options *o = &c->options;
  c->given[option] = true;
  c->values[option] = argument->value;
  if (!*argument->row->argument) return pl_argument_flag(argument, &c->given[option], error);
  if (option == PL_MINIMIZE_OPTION_HARNESS) pl_vec_push(&o->harnesses, argument->value);
  if (option == PL_MINIMIZE_OPTION_JOBS) return pl_argument_jobs(argument, MAX_JOBS, &o->jobs, error);
  if (option == PL_MINIMIZE_OPTION_EFFORT) return pl_argument_u32(argument, MAX_EFFORT, &o->effort, error);
  return option != PL_MINIMIZE_OPTION_TIMEOUT || pl_argument_u32(argument, MAX_SECONDS, &o->seconds, error);
}

bool pl_minimize_parse(int argc, char **argv, pl_minimize_command *c, pl_sink *error) {
  *c = (pl_minimize_command){
      .options = {.jobs = pl_num_processors(MAX_JOBS), .effort = DEFAULT_EFFORT, .seconds = DEFAULT_SECONDS}};
  pl_command_line line = pl_command_line_of(table, argc, argv);
  pl_argument argument;
  for (pl_argument_kind kind; (kind = pl_command_line_next(&line, &argument, error)) != PL_ARGUMENT_END;) {
    if (kind == PL_ARGUMENT_PATH)
      pl_vec_push(&c->options.in, argument.value);
    else if (kind == PL_ARGUMENT_BAD || !apply(&argument, c, error))
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
