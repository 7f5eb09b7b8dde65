/* options.h - the command line of lower-mlir: names and manners of mlir-opt.
 *
 * Used by lower-mlir's main. The settings point into argv.
 */
#ifndef PL_CORE_DRIVER_OPTIONS_H
#define PL_CORE_DRIVER_OPTIONS_H

#include "core/convert/pipeline.h"
#include "core/driver/proved_flags.h"
#include "core/text/parse/parse.h"
#include "core/text/print/print.h"

/* Enough text in a piece that its own costs do not count, and so little that it and its lowering fit into a cache. */
#define PL_PIECE_BYTES ((size_t)24576)

/* Which passes --mlir-print-ir-before and -after are about. */
typedef struct pl_dump_options {
  bool before_all, after_all, after_failure, after_change;
  bool pipeline;                /* the passes themselves, before they are run */
  bool module_scope;            /* the whole module, wherever a pass runs */
  PL_VEC(pl_str) before, after; /* names of passes */
} pl_dump_options;

typedef struct pl_settings {
  const char *input, *output; /* NULL: standard input, standard output */
  pl_pipeline passes;
  pl_str top;                /* what they run on as a whole */
  pl_convert_options common; /* options given by themselves go to every pass */
  bool any_pass, whole_pipeline, flag_pass, no_passes, verify_each, no_implicit_module, import_llvm, emit_llvm, help, version,
      list_dialects, list_passes;
  bool no_notes;                          /* --mlir-disable-diagnostic-notes */
  bool round_trip;                        /* --verify-roundtrip */
  unsigned llvm_version;                  /* that shall read what is printed: 0 is the newest */
  bool verify_diagnostics, only_expected; /* reports that nothing announces are no fault */
  size_t piece_bytes;                     /* of text in a piece; 0: everything is lowered as a whole */
  const char *split, *joint;              /* lines between the parts of the input (NULL: not split) and of the output */
  pl_parse_options parse;
  pl_print_options print;
  pl_dump_options dump;
  bool proved_flags;
  pl_prover_fn *prover; /* the caller's */
} pl_settings;

/* Reads the command line into *settings. False, with a message on standard error, if the arguments make no sense. */
bool pl_settings_parse(pl_settings *settings, int argc, char **argv);
/* Frees the lists of passes and names in the settings. */
void pl_settings_free(pl_settings *settings);
/* Prints the usage, the options and the passes to standard output. */
void pl_settings_help(void);
/* Prints the passes with their help texts to standard output. */
void pl_settings_list_passes(void);
/* Prints the names of all dialects in one line to standard output. */
void pl_settings_list_dialects(void);

#endif
