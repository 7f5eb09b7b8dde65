/* options.h - the command line of minimize-corpus: one table drives the parser and --help. */
#ifndef PL_FUZZ_MINIMIZE_OPTIONS_H
#define PL_FUZZ_MINIMIZE_OPTIONS_H

#include "core/base/sink.h"
#include "fuzz/minimize/minimize.h"

/* X(enumerator, group, name, argument or "", help) */
#define PL_MINIMIZE_OPTIONS(X)                                                                                                   \
  X(HARNESS, "What has to stay covered", "harness", "PROGRAM",                                                                   \
    "the edges of this fuzz target and how often they are taken; may be given several times")                                    \
  X(FEATURES, "What has to stay covered", "features", "LIST",                                                                    \
    "of edges,diagnostics,operations,verdicts (default: all; without --harness there are no edges)")                             \
  X(INPUT, "What has to stay covered", "input", "KIND", "what an input is: mlir, llvm-ir or bytes (default: as --harness says)") \
  X(ADD, "Work", "add", "", "keep what OUT holds, and add what covers more")                                                     \
  X(REDUCE, "Work", "reduce", "", "make each input smaller that is kept")                                                        \
  X(EFFORT, "Work", "effort", "N", "for --reduce: how many smaller ones are tried for an input (default 1000)")                  \
  X(TIMEOUT, "Work", "timeout", "SECONDS", "processor time for one input; 0: no bound (default 20)")                             \
  X(JOBS, "Work", "j", "N", "ask N processes at once; 0: one for each processor (default 0)")                                    \
  X(OUT, "Output", "o", "FOLDER", "where the inputs go; OUT.index, OUT.invalid, OUT.findings and OUT.work lie beside it")        \
  X(CAMPAIGN, "Output", "campaign", "NAME", "for the index: where the inputs come from (default: the first IN)")                 \
  X(DATE, "Output", "date", "DATE", "for the index (default: today, YYYY-MM-DD)")                                                \
  X(QUIET, "Output", "quiet", "", "no progress, no table")                                                                       \
  X(HELP, "Output", "help", "", "print this text")                                                                               \
  X(VERSION, "Output", "version", "", "print the version")

typedef enum pl_minimize_option {
  PL_MINIMIZE_NO_OPTION,
#define X(id, group, name, argument, help) PL_MINIMIZE_OPTION_##id,
  PL_MINIMIZE_OPTIONS(X)
#undef X
      PL_NUM_MINIMIZE_OPTIONS
} pl_minimize_option;

typedef struct pl_minimize_command {
  bool given[PL_NUM_MINIMIZE_OPTIONS];
  const char *values[PL_NUM_MINIMIZE_OPTIONS]; /* the last one; point into argv */
  pl_minimize_options options;
} pl_minimize_command;

/* Reads the command line into *command, which has to be freed in either case. False, with a sentence in `error`, if an option is
 * wrong, or an option or IN is missing; with --help or --version nothing else has to be given. */
bool pl_minimize_parse(int argc, char **argv, pl_minimize_command *command, pl_sink *error);
/* Frees the lists of the command. */
void pl_minimize_command_free(pl_minimize_command *command);
/* Appends what --help prints. */
void pl_minimize_help(pl_sink *out);

#endif
