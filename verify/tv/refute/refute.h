/* refute.h - counterexamples: random inputs, inputs from the solver, each confirmed by the interpreter. */
#ifndef PL_VERIFY_TV_REFUTE_REFUTE_H
#define PL_VERIFY_TV_REFUTE_REFUTE_H

#include "verify/tv/prove/run.h"

/* After a proof: runs source and lowering on up to `check_runs` random inputs, fewer if they cost too much or can't be run.
 * True, with the counterexample and its seed in `proof`, if they differ on one. */
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

/* Continues the hunt for a random input on which source and lowering differ, within what the effort allows. True if one is
 * found, which is put into `proof` with its seed. False at once if the options ask for no random runs. */
bool pl_tv_refute(pl_arena *arena, const pl_pair *pair, pl_effort effort, pl_hunt *hunt, pl_proof *proof);

/* After the proof has failed that the stack does not grow: looks for a random input on which loops run long and source and
 * lowering differ. True if one is found, which is put into `proof` with its seed, after the reason there. False at once if the
 * options ask for no random runs. */
bool pl_tv_refute_stack(pl_arena *arena, const pl_pair *pair, pl_proof *proof);

/* How far a run has been seen in which the source is defined. */
typedef enum pl_definedness {
  PL_NOT_SEEN_DEFINED, /* no such run was found */
  PL_DEFINED_SO_FAR,   /* it was stopped after some thousand steps: the hypotheses of the paths that it took hold in it */
  PL_DEFINED_TO_END,
} pl_definedness;

/* Runs source and lowering on a few random inputs, for a bounded number of steps, until the source is defined in one of the runs;
 * returns how far that one went. */
pl_definedness pl_tv_definedness(const pl_pair *pair);

/* Whether source and lowering differ on the given inputs in the interpreter, and, if the pair asks for that, also with callees'
 * bodies run where this decides; if so, puts the counterexample into `proof`. */
bool pl_tv_confirm(pl_arena *arena, const pl_pair *pair, const pl_inputs *inputs, pl_proof *proof);
/* Looks for a counterexample by walking the paths with loops unrolled, more often and with larger inputs each time, and asking
 * the solver for inputs that break an obligation; a confirmed one is put into `proof`. Frees `run.cuts`. */
void pl_tv_search(pl_tv *tv, pl_arena *arena, pl_proof *proof);

#endif
