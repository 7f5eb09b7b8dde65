/* options.h - the command line of reduce-mlir: one table drives the parser and --help. */
#ifndef PL_FUZZ_REDUCE_OPTIONS_H
#define PL_FUZZ_REDUCE_OPTIONS_H

#include "fuzz/reduce/reduce.h"

/* X(enumerator, group, name, argument or "", help) */
#define PL_REDUCE_OPTIONS(X)                                                                                                     \
  X(TEST, "What has to stay (one of these)", "test", "CMD", "CMD ends with the status of --status")                              \
  X(CRASHES, "What has to stay (one of these)", "crashes", "",                                                                   \
    "the command of --with dies, or reading, lowering and proving here does, in the same way")                                   \
  X(VERDICT, "What has to stay (one of these)", "verdict", "VERDICT[:OBLIGATION]",                                               \
    "verify-lowering's word for a function; of refuted:address this obligation stays, of refuted any")                           \
  X(DIAGNOSTIC, "What has to stay (one of these)", "diagnostic", "TEXT",                                                         \
    "reading and lowering here, or the command of --with, reports TEXT")                                                         \
  X(DIFFERS, "What has to stay (one of these)", "differs-from", "CMD",                                                           \
    "CMD (mlir-opt, with passes or without) lowers it to something else, or accepts something else")                             \
  X(STATUS, "More about it", "status", "N", "for --test (default 0)")                                                            \
  X(WITH, "More about it", "with", "CMD", "the command for --crashes and --diagnostic")                                          \
  X(LOWERED, "More about it", "lowered", "FILE", "reduce this lowering together with its source")                                \
  X(LOWER_WITH, "More about it", "lower-with", "CMD", "for --verdict: the lowering is what CMD prints")                          \
  X(PASSES, "More about it", "passes", "PASSES", "how to lower here, as for lower-mlir (default: all the way)")                  \
  X(ASSUME, "More about it", "assume", "NAME", "for --verdict: nonnegative-strides")                                             \
  X(TIMEOUT, "More about it", "timeout", "SECONDS", "for one candidate; 0: none (default 60)")                                   \
  X(ALLOW_UNREGISTERED, "Work", "allow-unregistered-dialect", "", "read operations of unknown dialects")                         \
  X(TEXT, "Work", "text", "", "reduce as text even if it is a module")                                                           \
  X(JOBS, "Work", "j", "N", "judge N candidates at once; 0: one for each processor (default 1)")                                 \
  X(STOPPING, "Work", "stopping-threshold", "FRACTION",                                                                          \
    "stop when this much of the bytes is gone, 0 to 1; what is left need not be minimal (default 1)")                            \
  X(OUT, "Output", "o", "FILE", "the reduced file; else it goes to standard output, and nothing is kept")                        \
  X(LOWERED_OUT, "Output", "lowered-out", "FILE", "the reduced lowering")                                                        \
  X(QUIET, "Output", "quiet", "", "no progress, no summary")                                                                     \
  X(LIST_MOVES, "Output", "list-moves", "", "print what is tried on modules")                                                    \
  X(HELP, "Output", "help", "", "print this text")                                                                               \
  X(VERSION, "Output", "version", "", "print the version")

typedef enum pl_reduce_option {
  PL_REDUCE_NO_OPTION,
#define X(id, group, name, argument, help) PL_REDUCE_OPTION_##id,
  PL_REDUCE_OPTIONS(X)
#undef X
      PL_NUM_REDUCE_OPTIONS
} pl_reduce_option;

typedef struct pl_reduce_command {
  bool given[PL_NUM_REDUCE_OPTIONS];
  const char *values[PL_NUM_REDUCE_OPTIONS]; /* point into argv */
  const char *input;
  pl_predicate predicate;
  pl_sink differs; /* the command of --differs-from with passes */
  uint32_t jobs, status;
  double stopping; /* the part of the bytes that has to go */
} pl_reduce_command;

/* Parses the command line into *command, which pl_reduce_command_free frees; false, with a message in `error`, if it is
 * invalid. */
bool pl_reduce_parse(int argc, char **argv, pl_reduce_command *command, pl_sink *error);
/* Frees the pipeline and the command text that *command owns. */
void pl_reduce_command_free(pl_reduce_command *command);
/* Appends the text that --help prints. */
void pl_reduce_help(pl_sink *out);
/* A hash of the version and of the options given that can decide which cases are of interest, with their values. */
uint64_t pl_reduce_key(const pl_reduce_command *command);

#endif
