/* small_command.h - what the commands with a table of options of their own and a file or two have in common: the order of things
 * in main, --help and --version, reading a file, reporting its errors.
 */
#ifndef PL_VERIFY_COMMANDS_SMALL_COMMAND_H
#define PL_VERIFY_COMMANDS_SMALL_COMMAND_H

#include "core/base/command_line.h"
#include "core/base/diag.h"
#include "core/ir/op.h"

enum { PL_STATUS_BAD_INPUT = 3, PL_MOST_FILES = 2 };

typedef struct pl_small_command {
  const char *name, *usage, *statuses; /* the text of --help before the options and after them */
  pl_option_table table;
  uint32_t help, version; /* their options */
  uint32_t most_files;    /* at most PL_MOST_FILES */
  /* An option other than these two. False, with what is wrong in `error`, if it means nothing. */
  bool (*apply)(void *user, const pl_argument *argument, pl_sink *error);
  /* Whether all of it together makes sense, unless there is --help or --version. */
  bool (*check)(const void *user, uint32_t num_files, pl_sink *error);
  /* The exit status. */
  int (*run)(void *user, const char *const *files);
} pl_small_command;

/* The whole of main: reads the arguments, then prints the help or the version, or runs the command. Returns the exit status:
 * what `run` returns, or 0; PL_STATUS_BAD_INPUT if the arguments are not valid, with a message on standard error, or standard
 * output can't be written. */
int pl_small_main(const pl_small_command *command, void *user, int argc, char **argv);

/* Reads a file ("-": standard input) into *source and *text, which the caller frees; false, with a message on standard error,
 * if it can't be read. */
bool pl_small_read(const pl_small_command *command, const char *path, pl_source *source, char **text);
/* The module that the source holds, parsed and verified; NULL, with diagnostics, if it is not valid. The caller frees it. */
pl_module *pl_small_module(pl_context *ctx, const pl_source *source, pl_diags *diags);
/* Prints the diagnostics to standard error. */
void pl_small_tell(const pl_diags *diags);

#endif
