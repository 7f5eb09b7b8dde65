/* run.h - one minimization, as its steps share it. Private to this folder. */
#ifndef PL_FUZZ_MINIMIZE_RUN_H
#define PL_FUZZ_MINIMIZE_RUN_H

#include "fuzz/minimize/cover.h"
#include "fuzz/minimize/inputs.h"
#include "fuzz/minimize/minimize.h"
#include "fuzz/minimize/observe.h"

/* An input, or one that was made smaller. */
typedef struct pl_pool_input {
  char *path;
  uint32_t in; /* which of the names it was found under; 0: OUT itself */
  uint64_t size;
  uint32_t made_from; /* the position of what it was before; its own if it is as it was found */
  size_t made_for;    /* the fewest features for which it was made smaller, or tried to; SIZE_MAX: never */
  pl_feature_list list;
  bool invalid;        /* no well-formed module */
  bool kept, lives_on; /* lives_on: what was made from it is kept */
} pl_pool_input;

typedef struct pl_run {
  const pl_minimize_options *options;
  pl_minimize_result *result;
  char *work, *invalid, *findings, *index; /* paths */
  const char *extension;                   /* of files in OUT */
  bool made_out, made_work;                /* the folders were not there before */
  pl_sources sources;
  pl_features features;
  PL_VEC(pl_pool_input) pool;
  PL_VEC(pl_observed) observed; /* the same positions */
  bool *wanted;                 /* features of what was found */
  pl_cover cover;
} pl_run;

/* Writes the message to the run's result, unless an earlier error is there; always returns false. */
bool pl_run_fail(pl_run *run, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The worst status of input `input` among all sources. */
pl_collect_status pl_run_status(const pl_run *run, size_t input);

/* Chooses which inputs stay (run->cover), with --reduce smaller ones in their place, and marks them; false, with the run's error
 * set, if that fails. */
bool pl_run_choose(pl_run *run);
/* Sets `list` (the features) and `invalid` (no well-formed module) of the pool's inputs from position `first` on, by the answers
 * in run->observed. */
void pl_run_make_lists(pl_run *run, size_t first);

/* Writes OUT and the folders and the index beside it, and sets the result's columns and its numbers of invalid inputs and
 * findings; false, with the run's error set, if that fails. */
bool pl_run_write(pl_run *run);

#endif
