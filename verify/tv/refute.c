/* refute.c - concrete counterexamples. Nothing is refuted that the interpreter has not seen happen. */
#include "verify/tv/internal.h"

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

/* One run on random inputs. */
static pl_comparison_kind try_seed(const pl_op *source, const pl_op *lowered, const pl_interp_options *interp, uint64_t seed) {
  pl_arena *scratch = pl_arena_new();
  pl_inputs *inputs = pl_inputs_random(scratch, source, interp, seed);
  pl_comparison_kind kind = inputs ? pl_interp_compare(scratch, source, lowered, inputs, interp).kind : PL_COMPARISON_UNSUPPORTED;
  pl_arena_free(scratch);
  return kind;
}

/* Once more, to keep what it says; at addresses that a process can have, if it differs there too. */
static void keep_counterexample(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_interp_options *interp,
                                uint64_t seed, pl_proof *proof) {
  pl_inputs *inputs = pl_inputs_random(arena, source, interp, seed);
  pl_interp_options recorded = *interp;
  recorded.record = recorded.low_addresses = true;
  proof->counterexample = pl_interp_compare(arena, source, lowered, inputs, &recorded);
  recorded.low_addresses = false;
  if (proof->counterexample.kind != PL_COMPARISON_DIFFERS)
    proof->counterexample = pl_interp_compare(arena, source, lowered, inputs, &recorded);
  proof->seed = seed;
}

bool pl_tv_contradicted(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options,
                        pl_proof *proof) {
  enum { STEPS = 20000 };
  pl_interp_options interp = interp_options(options, STEPS);
  for (uint64_t seed = 1; seed <= options->check_runs; seed++) {
    pl_comparison_kind kind = try_seed(source, lowered, &interp, seed);
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind != PL_COMPARISON_DIFFERS) continue;
    keep_counterexample(arena, source, lowered, &interp, seed, proof);
    return true;
  }
  return false;
}

bool pl_tv_refute(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_effort effort,
                  pl_proof *proof) {
  enum { QUICK_RUNS = 120, QUICK_STEPS = 20000, MOST_STEPS = 30000000, MANY_AT_LIMIT = 4, FEW = 8, MORE = 20 };
  uint64_t runs = effort == PL_EFFORT_QUICK && options->random_runs > QUICK_RUNS ? QUICK_RUNS : options->random_runs;
  double deadline = options->timeout_ms ? pl_tv_now() + options->timeout_ms : 0;
  uint64_t steps = QUICK_STEPS, at_limit = 0, defined = 0, told = 0;
  bool more = effort == PL_EFFORT_THOROUGH;
  for (uint64_t seed = 1; seed <= runs; seed++) {
    pl_interp_options interp = interp_options(options, steps);
    pl_comparison_kind kind = try_seed(source, lowered, &interp, seed);
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind == PL_COMPARISON_DIFFERS) {
      keep_counterexample(arena, source, lowered, &interp, seed, proof);
      return true;
    }
    /* Where the source is hardly ever defined, runs are short and tell little: many more of them. */
    told += kind == PL_COMPARISON_SAME;
    if (more && seed == runs && told < FEW && at_limit == 0) {
      runs *= MORE;
      more = false;
    }
    /* Loops of fixed length may need more steps than short runs have. */
    defined += kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_LIMIT;
    if (kind == PL_COMPARISON_LIMIT && ++at_limit >= MANY_AT_LIMIT && at_limit * 2 > defined && steps < MOST_STEPS) {
      steps *= 40;
      at_limit = defined = 0;
      runs = seed + (runs - seed) / 4 + 2;
    }
    if (deadline > 0 && pl_tv_now() > deadline) return false;
  }
  return false;
}

bool pl_tv_has_defined_run(const pl_op *source, const pl_op *lowered, const pl_tv_options *options) {
  enum { RUNS = 64, STEPS = 4000 };
  pl_interp_options interp = interp_options(options, STEPS);
  for (uint64_t seed = 1; seed <= RUNS; seed++) {
    pl_comparison_kind kind = try_seed(source, lowered, &interp, seed);
    if (kind == PL_COMPARISON_SAME || kind == PL_COMPARISON_DIFFERS) return true;
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
  }
  return false;
}
