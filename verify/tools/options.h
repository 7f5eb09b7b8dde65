/* options.h - what verify-lowering was asked to do: one table drives the parser, --help and the tests. */
#ifndef PL_VERIFY_TOOLS_OPTIONS_H
#define PL_VERIFY_TOOLS_OPTIONS_H

#include "core/base/sink.h"
#include "core/base/vec.h"
#include "verify/convention/convention.h"

/* What options say about the calling convention, for each command that takes it; the rest of a row as below. */
#define PL_CLI_CONVENTIONS(X)                                                                                                    \
  X(BARE_PTR, "Convention", "use-bare-ptr-memref-call-conv", "", "memref arguments and results are bare pointers")               \
  X(INDEX_BITWIDTH, "Convention", "index-bitwidth", "N", "width of index; 0: as the module's data layout says, else 64")         \
  X(C_WRAPPERS, "Convention", "llvm-request-c-wrappers", "", "every function has a C wrapper")                                   \
  X(GENERIC_FUNCTIONS, "Convention", "use-generic-functions", "", "allocate with _mlir_memref_to_llvm_alloc and its like")       \
  X(ALIGNED_ALLOC, "Convention", "use-aligned-alloc", "", "allocate with aligned_alloc")

/* X(enumerator, group, name, argument or "", help). A group's rows stand together; its first row opens it in --help. */
#define PL_CLI_OPTIONS(X)                                                                                                        \
  X(LOWERED, "Lowering", "lowered", "FILE", "prove that FILE (LLVM dialect) is a right lowering of the one source file")         \
  X(LOWER_WITH, "Lowering", "lower-with", "CMD",                                                                                 \
    "run CMD under `sh -c` and prove what it prints; it gets the source on standard input, or in a file whose name "             \
    "replaces each %s")                                                                                                          \
  PL_CLI_CONVENTIONS(X)                                                                                                          \
  X(RULES, "Proof", "rules", "",                                                                                                 \
    "no source: prove the conversion rules themselves, for every mix of static and dynamic sizes, strides and offset at each "   \
    "rank")                                                                                                                      \
  X(MAX_RANK, "Proof", "max-rank", "N", "with --rules: ranks 0 to N (default and most: 8)")                                      \
  X(FUNCTION, "Proof", "function", "NAME", "judge only the function @NAME")                                                      \
  X(TIMEOUT, "Proof", "timeout", "SECONDS",                                                                                      \
    "for the proof of one function, of processor time, and for a run of CMD; 0: none (default 60)")                              \
  X(JOBS, "Proof", "j", "N", "judge N functions at once, of one file or of several; 0: one for each processor (default)")        \
  X(RANDOM_RUNS, "Proof", "random-runs", "N", "runs that look for a counterexample when an obligation fails")                    \
  X(CHECK_RUNS, "Proof", "check-runs", "N",                                                                                      \
    "run source and lowering of what is proved on N inputs; a difference is a defect of the verifier: exit status 1; 0: none "   \
    "(default 20, fewer where they would take longer than the proof)")                                                           \
  X(EMIT_SMT2, "Proof", "emit-smt2", "DIR", "write each query that was answered for a proof as an SMT-LIB 2 file into DIR")      \
  X(CROSS_CHECK, "Proof", "cross-check", "CMD",                                                                                  \
    "have another solver decide these queries again; it gets a query on standard input, or in a file whose name "                \
    "replaces each %s")                                                                                                          \
  X(CROSS_CHECK_ALL, "Proof", "cross-check-all", "", "also queries that were answered without Z3, by hypotheses and equations")  \
  X(CROSS_CHECK_TIMEOUT, "Proof", "cross-check-timeout", "SECONDS", "for one query to CMD (default 10)")                         \
  X(ASSUME, "Proof", "assume", "NAME", "assume more than the conventions promise: nonnegative-strides")                          \
  X(ALLOW_UNREGISTERED, "Input", "allow-unregistered-dialect", "", "read operations of unknown dialects")                        \
  X(SPLIT, "Input", "split-input-file", "", "each part between lines `// -----` is a module of its own")                         \
  X(EXPLAIN, "Output", "explain", "", "list each obligation, how it was discharged, and what is assumed")                        \
  X(FORMAT, "Output", "format", "text|json|jsonl",                                                                               \
    "one line for each function (default), one JSON document at the end, or one JSON object a line, as verdicts come in")        \
  X(COLOR, "Output", "color", "auto|always|never", "color the verdicts (default: auto, on a terminal)")                          \
  X(REPLAY, "Output", "replay", "PATH",                                                                                          \
    "write each counterexample as a program for mlir-runner into the folder PATH, or the first one into the file PATH if it "    \
    "ends in "                                                                                                                   \
    ".mlir")                                                                                                                     \
  X(REPLAY_RUNS, "Output", "replay-runs", "N",                                                                                   \
    "with --replay=FOLDER: of each function that is proved N random runs, too, as programs that end with 0")                     \
  X(QUIET, "Output", "quiet", "", "only what is not proved; nothing if all is")                                                  \
  X(HELP, "Output", "help", "", "print this text")                                                                               \
  X(VERSION, "Output", "version", "", "print the version")                                                                       \
  X(DISABLE_RULE, "For tests", "disable-rule", "NAME", "switch a rule of the validator off: wrong lowerings may be proved")      \
  X(CONTRADICT, "For tests", "contradict", "", "give every proof a false hypothesis: each has to be reported as vacuous")        \
  X(DISABLE_ASSUMPTION, "For tests", "disable-assumption", "NAME", "switch an assumption off: right lowerings may be refuted")

typedef enum pl_cli_option {
  PL_CLI_INVALID,
#define X(id, group, name, argument, help) PL_CLI_##id,
  PL_CLI_OPTIONS(X)
#undef X
      PL_NUM_CLI_OPTIONS
} pl_cli_option;

typedef enum pl_cli_color { PL_COLOR_AUTO, PL_COLOR_ALWAYS, PL_COLOR_NEVER } pl_cli_color;

typedef struct pl_cli_options {
  PL_VEC(const char *) paths; /* as given; point into argv, as all strings here do */
  bool given[PL_NUM_CLI_OPTIONS];
  const char *lowered;
  const char *lower_with;
  const char *function;
  const char *replay; /* NULL: none */
  uint32_t replay_runs;
  pl_convention convention; /* explicit options over those read off `lower_with` */
  uint32_t timeout_ms;
  uint32_t jobs;
  uint32_t random_runs; /* if given */
  uint32_t check_runs;  /* 0: none; without the option 20, and no more than they may cost */
  const char *emit_smt2, *cross_check;
  uint32_t cross_check_timeout_ms;
  uint32_t max_rank;
  uint32_t assume; /* bits of 1 << pl_assumption */
  uint32_t not_assumed;
  uint32_t rules_off; /* bits of 1 << pl_tv_rule */
  bool json;          /* --format=json */
  bool jsonl;         /* --format=jsonl */
  pl_cli_color color;
} pl_cli_options;

/* Whether the option was given. */
static inline bool pl_cli_has(const pl_cli_options *options, pl_cli_option option) { return options->given[option]; }

/* Reads the command line into *options. Names take one dash or two, values stand after `=` or in the next argument, `--` ends the
 * options. Calling conventions that no option sets are those that the command of --lower-with names. False, with one line in
 * `error`, if it is not valid; with --help or --version options that do not go together are accepted. */
bool pl_cli_parse(int argc, char **argv, pl_cli_options *options, pl_sink *error);
/* Frees the list of paths; the strings are argv's. */
void pl_cli_options_free(pl_cli_options *options);

/* Writes the text of --help. */
void pl_cli_help(pl_sink *out);

/* Appends the names of the rules whose bits are set, separated by ", ". */
void pl_cli_rule_names(uint32_t bits, pl_sink *out);
/* Appends the names of the assumptions whose bits are set, separated by ", ". */
void pl_cli_assumption_names(uint32_t bits, pl_sink *out);

#endif
