/* refute.h - counterexamples: random inputs, inputs from the solver, each confirmed by the interpreter. */
#ifndef PL_VERIFY_TV_REFUTE_REFUTE_H
#define PL_VERIFY_TV_REFUTE_REFUTE_H

#include "verify/tv/prove/run.h"

/* Runs source and lowering of what was proved `check_runs` times. True, with a counterexample in the proof, if a run differs. */
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

/* True if an input is found on which source and lowering differ, which confirms it. */
bool pl_tv_refute(pl_arena *arena, const pl_pair *pair, pl_effort effort, pl_hunt *hunt, pl_proof *proof);

/* The same for inputs with which loops run long, after the proof that the stack does not grow has failed. */
bool pl_tv_refute_stack(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

/* Whether some random input is defined in the source: then no proof about it is vacuous. */
bool pl_tv_has_defined_run(const pl_pair *pair);

/* Whether source and lowering differ on the given inputs, which is put into `proof` then. */
bool pl_tv_confirm(pl_arena *arena, const pl_pair *pair, const pl_inputs *inputs, pl_proof *proof);
/* Looks for a counterexample by walking the paths with loops unrolled and asking the solver for inputs that break an
 * obligation; a confirmed one is put into `proof`. */
void pl_tv_search(pl_tv *tv, pl_arena *arena, pl_proof *proof);

#endif
