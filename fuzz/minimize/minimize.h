/* minimize.h - a corpus becomes a small one that covers the same.
 *
 * What comes out beside the folder OUT of inputs:
 *   OUT.index      where each input comes from and what it covers (index.h)
 *   OUT.invalid/   texts that are no module and were not stored
 *   OUT.findings/  inputs on which a source died, took too long, or found its property not to hold
 *   OUT.work/      what was seen so far: a second start, and the next --add, need not ask again. It may be removed.
 * Inputs are only read; nothing is ever removed from OUT.
 */
#ifndef PL_FUZZ_MINIMIZE_MINIMIZE_H
#define PL_FUZZ_MINIMIZE_MINIMIZE_H

#include <stdio.h>

#include "core/base/str.h"
#include "core/base/vec.h"

typedef struct pl_minimize_options {
  PL_VEC(const char *) in;        /* files and folders */
  PL_VEC(const char *) harnesses; /* programs that answer --collect with edges */
  const char *out;
  const char *self;     /* the program that answers --collect-meaning INPUT BITS SECONDS */
  const char *input;    /* BYTES, MLIR or LLVM_IR; NULL: what the harnesses take */
  const char *campaign; /* where the inputs come from */
  const char *date;     /* of today, YYYY-MM-DD */
  uint32_t meaning;     /* pl_meaning bits */
  uint32_t jobs;
  uint32_t seconds; /* processor time for one input; 0: no bound */
  uint32_t effort;  /* questions for one input that is made smaller */
  bool add;         /* OUT's own inputs stay */
  bool reduce;
  FILE *progress; /* NULL: none */
} pl_minimize_options;

/* One column of the table. */
typedef struct pl_minimize_column {
  uint64_t files, bytes;
  uint64_t edges, features; /* features: edges with their counts, and names */
  uint64_t names;
  uint64_t nanoseconds; /* of all sources together */
} pl_minimize_column;

typedef struct pl_minimize_result {
  bool ok;
  char error[256];
  pl_minimize_column before, after;
  uint32_t passed_over; /* hidden, or no files */
  uint32_t duplicates;  /* files of a content that another one has; they are not in `before` */
  uint32_t invalid, findings;
  uint32_t reduced; /* inputs that were made smaller */
} pl_minimize_result;

/* Runs the minimization from reading the folders to writing the result. `ok` false: the result's error says why. */
pl_minimize_result pl_minimize(const pl_minimize_options *options);

#endif
