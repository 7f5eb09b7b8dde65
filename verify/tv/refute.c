/* refute.c - concrete counterexamples. Nothing is refuted that the interpreter has not seen happen. */
#include "verify/interp/trace.h"
#include "verify/tv/internal.h"

/* What a run costs beside its steps, in steps, and how many bytes of memory cost as much as a step. */
enum { COST_OF_RUN = 1000, BYTES_OF_STEP = 512 };

static pl_interp_options interp_options(const pl_tv_options *options, uint64_t max_steps) {
  pl_interp_options interp = {.convention = options->convention, .max_steps = max_steps};
  interp.nonnegative_strides = (options->assume >> PL_ASSUME_NONNEGATIVE_STRIDES) & 1;
  interp.inside = options->inside;
  interp.reference = options->reference;
  return interp;
}

bool pl_tv_confirm(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                   const pl_inputs *inputs, pl_proof *proof) {
  pl_interp_options interp = interp_options(options, 200000);
  pl_arena *scratch = pl_arena_new();
  pl_comparison_kind kind = pl_interp_compare(scratch, source, lowered, inputs, &interp).kind;
  pl_arena_free(scratch);
  if (kind != PL_COMPARISON_DIFFERS) return false;
  interp.record = true;
  proof->counterexample = pl_interp_compare(arena, source, lowered, inputs, &interp); /* once more, to keep what it says */
  return true;
}

/* One run on random inputs; `spent` (may be NULL) grows by the operations that both sides took, and by what their memory cost. */
static pl_comparison_kind try_seed(const pl_op *source, const pl_op *lowered, const pl_interp_options *interp, uint64_t seed,
                                   uint64_t *spent) {
  pl_arena *scratch = pl_arena_new();
  pl_inputs *inputs = pl_inputs_random(scratch, source, interp, seed);
  pl_comparison found = {.kind = PL_COMPARISON_UNSUPPORTED};
  if (inputs) found = pl_interp_compare(scratch, source, lowered, inputs, interp);
  if (spent) *spent += found.steps + found.bytes / BYTES_OF_STEP;
  pl_arena_free(scratch);
  return found.kind;
}

/* Once more, to keep what it says; at addresses that a process can have, if it differs there too. */
static pl_comparison recorded(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_interp_options *interp,
                              uint64_t seed) {
  pl_interp_options options = *interp;
  options.record = options.low_addresses = true;
  const pl_inputs *inputs = pl_inputs_random(arena, source, &options, seed);
  const pl_comparison found = pl_interp_compare(arena, source, lowered, inputs, &options);
  if (found.kind == PL_COMPARISON_DIFFERS) return found;
  options.low_addresses = false;
  return pl_interp_compare(arena, source, lowered, pl_inputs_random(arena, source, &options, seed), &options);
}

/* Of runs with too much to be written out, one that is not is looked for among the next ones. */
static void keep_counterexample(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_interp_options *interp,
                                uint64_t seed, pl_proof *proof) {
  enum { MOST_STEPS = 2000000 };
  uint64_t spent = 0;
  proof->counterexample = recorded(arena, source, lowered, interp, seed);
  proof->seed = seed;
  for (uint64_t next = seed + 1; spent < MOST_STEPS; next++) {
    spent += COST_OF_RUN;
    if (proof->counterexample.trace && proof->counterexample.trace->complete) return;
    if (try_seed(source, lowered, interp, next, &spent) != PL_COMPARISON_DIFFERS) continue;
    const pl_comparison other = recorded(arena, source, lowered, interp, next);
    if (other.kind != PL_COMPARISON_DIFFERS || !other.trace || !other.trace->complete) continue;
    proof->counterexample = other;
    proof->seed = next;
  }
}

bool pl_tv_contradicted(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                        pl_proof *proof) {
  enum { STEPS = 20000 };
  pl_interp_options interp = interp_options(options, STEPS);
  for (uint64_t seed = 1; seed <= options->check_runs; seed++) {
    pl_comparison_kind kind = try_seed(source, lowered, &interp, seed, NULL);
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind != PL_COMPARISON_DIFFERS) continue;
    keep_counterexample(arena, source, lowered, &interp, seed, proof);
    return true;
  }
  return false;
}

/* Loops of fixed length may need more steps than short runs have. */
static void note_limit(pl_hunt *hunt) {
  enum { MOST_STEPS = 30000000, MANY_AT_LIMIT = 4, LONGER = 40 };
  if (++hunt->at_limit < MANY_AT_LIMIT || hunt->at_limit * 2 <= hunt->defined || hunt->steps >= MOST_STEPS) return;
  hunt->steps *= LONGER;
  hunt->at_limit = hunt->defined = 0;
  hunt->runs = hunt->seed + (hunt->runs - hunt->seed) / 4 + 2;
}

/* Where the source is hardly ever defined, runs are short and tell little: many more of them. Where it is, and runs are short,
 * many are no trouble, and what a proof does not show may be wrong in few: some before a proof with all of the solver, most
 * behind it. */
static bool wants_more(const pl_hunt *hunt, pl_effort effort) {
  enum { FEW = 8, CHEAP = 4000000, SOME = 3 };
  if (hunt->more || hunt->at_limit > 0) return false;
  if (effort == PL_EFFORT_QUICK) return hunt->seed < SOME * hunt->runs && hunt->spent < CHEAP;
  return hunt->useful < FEW || hunt->spent < CHEAP;
}

bool pl_tv_refute(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_effort effort,
                  pl_hunt *hunt, pl_proof *proof) {
  enum { QUICK_COST = 20000000, STEPS = 20000, MORE = 20 }; /* QUICK_COST: what all of the quick ones may cost, in steps */
  const double deadline = options->timeout_ms ? pl_tv_spent() + options->timeout_ms : 0;
  if (options->random_runs == 0) return false;
  if (hunt->runs == 0) *hunt = (pl_hunt){.runs = options->random_runs, .steps = STEPS};
  while (hunt->seed < hunt->runs || wants_more(hunt, effort)) {
    if ((deadline > 0 && pl_tv_spent() > deadline) || (effort == PL_EFFORT_QUICK && hunt->spent > QUICK_COST)) return false;
    if (effort == PL_EFFORT_THOROUGH && hunt->seed >= hunt->runs) {
      hunt->runs *= MORE;
      hunt->more = true;
    }
    const pl_interp_options interp = interp_options(options, hunt->steps);
    pl_comparison_kind kind = try_seed(source, lowered, &interp, ++hunt->seed, &hunt->spent);
    hunt->spent += COST_OF_RUN;
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind == PL_COMPARISON_DIFFERS) {
      keep_counterexample(arena, source, lowered, &interp, hunt->seed, proof);
      return true;
    }
    hunt->useful += kind == PL_COMPARISON_SAME;
    hunt->defined += kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_LIMIT;
    if (kind == PL_COMPARISON_LIMIT) note_limit(hunt);
  }
  return false;
}

bool pl_tv_has_defined_run(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  enum { RUNS = 64, STEPS = 4000 };
  pl_interp_options interp = interp_options(options, STEPS);
  for (uint64_t seed = 1; seed <= RUNS; seed++) {
    pl_comparison_kind kind = try_seed(source, lowered, &interp, seed, NULL);
    if (kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_DIFFERS) return true;
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
  }
  return false;
}
