/* command_line.h - command lines, read by a table of options that --help prints too.
 *
 * Names take one dash or two, values stand after `=` or in the next argument, those of -j also directly after it; truth values
 * are those of LLVM's command line; -h is --help; `--` ends the options; "-" is no option. Nothing is copied: strings point into
 * argv.
 */
#ifndef PL_CORE_BASE_COMMAND_LINE_H
#define PL_CORE_BASE_COMMAND_LINE_H

#include "core/base/sink.h"

/* Options of one group stand together; the first one's group opens it in the help. */
typedef struct pl_option_row {
  const char *group, *name;
  const char *argument; /* what a value is called, in brackets if it may be left out; "": a flag */
  const char *help;
} pl_option_row;

/* For tables X(enumerator, group, name, argument, help) whose enumerators begin with one that stands for none. */
#define PL_OPTION_ROW(id, group, name, argument, help) {group, name, argument, help},
#define PL_NO_OPTION_ROW {"", "", "", ""},
#define PL_OPTION_ID(id, ...) OPTION_##id,

typedef struct pl_option_table {
  const pl_option_row *rows; /* [0] is none */
  uint32_t count;
  const char *const *others; /* names that the command reads by itself, for suggestions, NULL after the last one; NULL: none */
} pl_option_table;

typedef struct pl_command_line {
  pl_option_table table;
  int argc;
  char **argv;
  int next; /* begins with 1 */
  bool only_paths;
} pl_command_line;

/* A command line whose first argument is still to be read. */
static inline pl_command_line pl_command_line_of(pl_option_table table, int argc, char **argv) {
  return (pl_command_line){.table = table, .argc = argc, .argv = argv, .next = 1};
}

typedef enum pl_argument_kind { PL_ARGUMENT_END, PL_ARGUMENT_PATH, PL_ARGUMENT_OPTION, PL_ARGUMENT_BAD } pl_argument_kind;

typedef struct pl_argument {
  uint32_t option; /* its row */
  const pl_option_row *row;
  const char *value; /* of an option, NULL: none where none is needed; of a path, the path */
} pl_argument;

/* Reads the next argument into *argument, for an option with the argument after it if that is its value, and returns its kind:
 * END after the last one; PATH for one that is no option or comes after `--`; OPTION; or BAD, with a message in `error`, for an
 * unknown option or one whose value is missing. */
pl_argument_kind pl_command_line_next(pl_command_line *line, pl_argument *argument, pl_sink *error);

/* Reads an option's truth value into *out, true if there is no value; false with a message in `error` if it is neither true nor
 * false. */
bool pl_argument_flag(const pl_argument *argument, bool *out, pl_sink *error);
/* Reads an option's value, a decimal number of at most `limit`, into *out; false with a message in `error` if the value is no
 * such number. */
bool pl_argument_u64(const pl_argument *argument, uint64_t limit, uint64_t *out, pl_sink *error);
/* Reads an option's value, a decimal number of at most `limit`, into *out; false, with a message in `error` and *out without
 * meaning, if the value is no such number. */
bool pl_argument_u32(const pl_argument *argument, uint32_t limit, uint32_t *out, pl_sink *error);
/* Reads an option's value, a number of jobs of at most `limit`, into *out; 0 gives one job per processor, but at most `limit`.
 * False with a message in `error` if the value is no such number. */
bool pl_argument_jobs(const pl_argument *argument, uint32_t limit, uint32_t *out, pl_sink *error);
/* Reads an option's value, seconds with or without decimals, into *milliseconds, rounded up; false with a message in `error` if
 * the value is no such number or too large. */
bool pl_argument_seconds(const pl_argument *argument, uint32_t *milliseconds, pl_sink *error);
/* Reads an option's value, a decimal number from 0 to 1 without sign or exponent, into *out; false, with a message in `error` and
 * *out without meaning, if the value is no such number. */
bool pl_argument_fraction(const pl_argument *argument, double *out, pl_sink *error);
/* Writes to `error` that the option takes `expected` and not the value that it has; returns false. */
bool pl_argument_refuse(const pl_argument *argument, const char *expected, pl_sink *error);

/* The number of processors that are online, or `limit` (at least 1) if that is less; 1 if the number is unknown. */
uint32_t pl_num_processors(uint32_t limit);

/* Writes the help: all options by their groups, each with its text, wrapped at column 100. */
void pl_options_help(pl_option_table table, pl_sink *out);
/* Writes the words of `text`, broken into lines between the columns `left` and 100 (a longer word goes beyond), and a newline.
 * The caller has written up to column `left` of the first line. */
void pl_help_put_wrapped(pl_sink *out, size_t left, const char *text);

#endif
