/* compare-modules - whether two modules are the same, up to what has no meaning; and the form in which they are compared. See
 * --help. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check/check.h"
#include "core/driver/split.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"
#include "verify/compare/compare.h"
#include "verify/commands/small_command.h"

enum { STATUS_SAME = 0, STATUS_DIFFERENT = 1 };

#define MARK "// -----"

/* X(enumerator, group, name, argument or "", help) */
#define OPTIONS(X)                                                                                                               \
  X(PRINT, "Options", "print", "", "print the module, with what is set aside")                                                   \
  X(LEFT, "Options", "left", "", "print what a lowering to the LLVM dialect left, one line each")                                \
  X(SET_ASIDE, "Options", "set-aside", "LIST", "with --print: put these into one form, separated by commas")                     \
  X(LIST, "Options", "list-set-aside", "", "print what may be set aside")                                                        \
  X(SPLIT, "Options", "split-input-file", "",                                                                                    \
    "files are modules between lines `// -----`: each is compared with that at the same place in the other; such a line stands " \
    "between what is printed of them")                                                                                           \
  X(HELP, "Options", "help", "", "print this text")                                                                              \
  X(VERSION, "Options", "version", "", "print the version")

enum { NO_OPTION, OPTIONS(PL_OPTION_ID) NUM_OPTIONS };

static const pl_option_row rows[] = {PL_NO_OPTION_ROW OPTIONS(PL_OPTION_ROW)};

typedef struct settings {
  bool print, left, list, split;
  uint32_t set_aside;
} settings;

/* Adds the form of difference named `word` to those that do not count, s->set_aside; false if none has that name. */
static bool add_set_aside(settings *s, pl_str word) {
  for (pl_set_aside what = 0; what < PL_NUM_SET_ASIDES; what++)
    if (pl_str_is_text(word, pl_set_aside_word(what))) {
      s->set_aside |= 1u << what;
      return true;
    }
  return false;
}

/* Adds what the list of --set-aside, separated by commas, names to s->set_aside; false with a message in `error` if a word is
 * unknown. */
static bool read_set_aside(settings *s, const pl_argument *argument, pl_sink *error) {
  for (const char *start = argument->value; *start != '\0';) {
    const size_t len = strcspn(start, ",");
    if (!add_set_aside(s, (pl_str){start, len})) return pl_argument_refuse(argument, "words of --list-set-aside", error);
    start += start[len] == ',' ? len + 1 : len;
  }
  return true;
}

/* Applies one command-line option to the settings; false with a message in `error` if its value is not valid. */
static bool apply(void *user, const pl_argument *argument, pl_sink *error) {
  settings *s = user;
  if (argument->option == OPTION_SET_ASIDE) return read_set_aside(s, argument, error);
  bool *flag = argument->option == OPTION_PRINT  ? &s->print
               : argument->option == OPTION_LEFT ? &s->left
               : argument->option == OPTION_LIST ? &s->list
                                                 : &s->split;
  return pl_argument_flag(argument, flag, error);
}

/* The number of input files that the command takes: none with --list-set-aside, one with --print or --left, else two. */
static uint32_t files_wanted(const settings *s) { return s->list ? 0 : s->print || s->left ? 1 : 2; }

/* Whether the options and the number of files go together; if not, the message is in `error`. */
static bool check(const void *user, uint32_t num_files, pl_sink *error) {
  const settings *s = user;
  const uint32_t wanted = files_wanted(s);
  const char *wrong = s->print && s->left                  ? "--print and --left exclude each other"
                      : s->set_aside != 0 && !s->print     ? "--set-aside needs --print"
                      : num_files != wanted && s->list     ? "--list-set-aside takes no file"
                      : num_files != wanted && wanted == 2 ? "two files are needed"
                      : num_files != wanted                ? "one file is needed"
                                                           : NULL;
  if (wrong != NULL) pl_sink_puts(error, wrong);
  return wrong == NULL;
}

/* A file, and the part of it whose turn it is. */
typedef struct input {
  char *text;
  pl_source whole, rest, part;
  pl_module *module;
} input;

/* Moves in->part to the input's next part (the whole file unless it is to be split), to the first one if `first`; false if there
 * is none. A marker that is cut short gives a warning in `diags`. */
static bool next_part(const settings *s, input *in, bool first, pl_diags *diags) {
  return pl_next_part(&in->whole, &in->rest, s->split ? MARK : NULL, first, &in->part, diags);
}

/* Parses and verifies the current part of the input into in->module; false, with diagnostics and no module, if it is not
 * valid. */
static bool read_module(pl_context *ctx, input *in, pl_diags *diags) {
  in->module = pl_parse(ctx, &in->part, &(pl_parse_options){.allow_unregistered = true}, diags);
  const pl_check_options options = {.allow_unregistered = true, .repeated_cases = true};
  if (in->module != NULL && !pl_check(in->module->op, &options, diags)) {
    pl_module_free(in->module);
    in->module = NULL;
  }
  return in->module != NULL;
}

/* Writes to `out` what the settings ask for of the modules that were read: with --left what a lowering left, with --print the
 * module, else the differences of two. Returns STATUS_DIFFERENT if there are any, else STATUS_SAME. */
static int work(const settings *s, input *inputs, pl_sink *out) {
  if (s->left) {
    pl_compare_left(inputs[0].module, out);
  } else if (s->print) {
    pl_compare_set_aside(inputs[0].module, s->set_aside);
    pl_print_module(inputs[0].module, NULL, out);
  } else {
    pl_compare_set_aside(inputs[0].module, PL_SET_ASIDE_ALWAYS);
    pl_compare_set_aside(inputs[1].module, PL_SET_ASIDE_ALWAYS);
    if (pl_compare_modules(inputs[0].module, inputs[1].module, out) > 0) return STATUS_DIFFERENT;
  }
  return STATUS_SAME;
}

/* Reads the current part of each file and does the command's work on it (see work); returns the exit status, PL_STATUS_BAD_INPUT
 * with diagnostics and without output if a part is not valid. */
static int compare_part(const settings *s, input *inputs, pl_diags *diags, pl_sink *out) {
  pl_context *ctx = pl_context_new();
  bool ok = true;
  for (uint32_t i = 0; i < files_wanted(s); i++)
    ok = read_module(ctx, &inputs[i], diags) && ok;
  const int status = ok ? work(s, inputs, out) : PL_STATUS_BAD_INPUT;
  for (uint32_t i = 0; i < files_wanted(s); i++)
    if (inputs[i].module != NULL) pl_module_free(inputs[i].module);
  pl_context_free(ctx);
  return status;
}

/* Moves all inputs to their next part, to the first one if `first`; false if there is none, also, with an error in `diags`, if
 * only one of two files has one more. */
static bool next_parts(const settings *s, input *inputs, bool first, pl_diags *diags) {
  const bool more = next_part(s, &inputs[0], first, diags);
  if (files_wanted(s) == 1 || next_part(s, &inputs[1], first, diags) == more) return more;
  pl_diags_add(diags, PL_ERROR, (pl_pos){&inputs[more ? 1 : 0].whole, 0, 0}, "has fewer parts than the other file");
  return false;
}

/* Works through all parts of the files and prints the results, with a line `// -----` between parts, and the diagnostics; returns
 * the worst exit status, PL_STATUS_BAD_INPUT if there was an error. */
static int compare_files(const settings *s, input *inputs) {
  pl_diags *diags = pl_diags_new();
  pl_sink out = pl_sink_to_file(stdout);
  int status = STATUS_SAME;
  for (bool first = true; next_parts(s, inputs, first, diags); first = false) {
    if (!first) pl_sink_puts(&out, MARK "\n");
    const int now = compare_part(s, inputs, diags, &out);
    if (now > status) status = now;
  }
  if (pl_diags_errors(diags) > 0) status = PL_STATUS_BAD_INPUT;
  (void)pl_sink_close(&out);
  pl_small_tell(diags);
  pl_diags_free(diags);
  return status;
}

static int run(void *user, const char *const *files);

static const pl_small_command command = {
    .name = "compare-modules",
    .usage = "usage: compare-modules FIRST SECOND [--split-input-file]\n"
             "       compare-modules --print [--set-aside=LIST] [--split-input-file] FILE\n"
             "       compare-modules --left [--split-input-file] FILE\n\n"
             "Compares two modules operation by operation, up to what has no meaning: names of values, the order of symbols,\n"
             "where constants and casts stand, which of two constants comes first, defaults that are written or not. Flags\n"
             "such as nsw or inbounds of the first must be on the second, which may have more. Writes one difference for each\n"
             "symbol that differs, with the two operations. \"-\" is standard input.\n",
    .statuses = "\nExit status: 0 the same, or printed; 1 different; 3 bad input or usage.\n",
    .table = {.rows = rows, .count = NUM_OPTIONS},
    .help = OPTION_HELP,
    .version = OPTION_VERSION,
    .most_files = 2,
    .apply = apply,
    .check = check,
    .run = run,
};

/* Prints the words that --set-aside takes, with what they mean; returns the exit status 0. */
static int list_set_asides(void) {
  for (pl_set_aside what = 0; what < PL_NUM_SET_ASIDES; what++)
    printf("%-24s %s\n", pl_set_aside_word(what), pl_set_aside_help(what));
  return STATUS_SAME;
}

/* The command's work after its options are read into `user`: prints the list of --list-set-aside, or reads the files and compares
 * or prints them; returns the exit status, PL_STATUS_BAD_INPUT with a message if a file cannot be read. */
static int run(void *user, const char *const *files) {
  const settings *s = user;
  input inputs[PL_MOST_FILES] = {0};
  if (s->list) return list_set_asides();
  bool ok = true;
  for (uint32_t i = 0; i < files_wanted(s); i++) {
    ok = ok && pl_small_read(&command, files[i], &inputs[i].whole, &inputs[i].text);
    inputs[i].rest = inputs[i].whole;
  }
  const int status = ok ? compare_files(s, inputs) : PL_STATUS_BAD_INPUT;
  for (uint32_t i = 0; i < files_wanted(s); i++)
    free(inputs[i].text);
  return status;
}

int main(int argc, char **argv) {
  settings s = {0};
  return pl_small_main(&command, &s, argc, argv);
}
