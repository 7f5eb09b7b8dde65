/* refute.h - counterexamples: random inputs, inputs from the solver, each confirmed by the interpreter. */
#ifndef PL_VERIFY_TV_REFUTE_REFUTE_H
#define PL_VERIFY_TV_REFUTE_REFUTE_H

#include "verify/tv/prove/run.h"

/* After a proof: runs source and lowering on up to `check_runs` random inputs. True, with the counterexample in `proof`, if they
 * differ on one. */
bool pl_tv_contradicted(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

/* A hunt for a counterexample among random inputs. It begins as zeros, stops where it has cost enough, and goes on from there. */
typedef struct pl_hunt {
  uint64_t seed, runs;                /* of the last run; so many in all; 0 runs: it has not begun */
  uint64_t steps;                     /* that a run may take */
  uint64_t at_limit, defined, useful; /* runs that took too long, that were not undefined, that came to an end */
  uint64_t spent;                     /* what the runs have cost, in steps */
  bool more;                          /* there have been more runs: hardly any was defined, or they are cheap */
} pl_hunt;

typedef enum pl_effort {
  PL_EFFORT_QUICK,    /* what costs little in all */
  PL_EFFORT_THOROUGH, /* to the end */
} pl_effort;

/* Continues the hunt for a random input on which source and lowering differ, within what the effort allows. True if one is found,
 * which is put into `proof`. */
bool pl_tv_refute(pl_arena *arena, const pl_pair *pair, pl_effort effort, pl_hunt *hunt, pl_proof *proof);

/* After the proof has failed that the stack does not grow: looks for a random input on which loops run long and source and
 * lowering differ. True if one is found, which is put into `proof`. */
bool pl_tv_refute_stack(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

/* Whether the source is defined on some of a few random inputs: then a proof about it is not vacuous. */
bool pl_tv_has_defined_run(const pl_pair *pair);

/* Whether source and lowering differ on the given inputs in the interpreter; if so, puts the counterexample into `proof`. */
bool pl_tv_confirm(pl_arena *arena, const pl_pair *pair, const pl_inputs *inputs, pl_proof *proof);
/* Looks for a counterexample by walking the paths with loops unrolled and asking the solver for inputs that break an
 * obligation; a confirmed one is put into `proof`. */
void pl_tv_search(pl_tv *tv, pl_arena *arena, pl_proof *proof);

#endif
