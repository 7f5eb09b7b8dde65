/* refute.c - concrete counterexamples. Nothing is refuted that the interpreter has not seen happen. */
#include "verify/tv/internal.h"

bool pl_tv_refute(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options, pl_proof *proof) {
  pl_interp_options interp = {.convention = options->convention, .max_steps = 20000};
  interp.nonnegative_strides = (options->assume >> PL_ASSUME_NONNEGATIVE_STRIDES) & 1;
  double deadline = options->timeout_ms ? pl_tv_now() + options->timeout_ms : 0;
  for (uint64_t seed = 1; seed <= options->random_runs; seed++) {
    pl_arena *scratch = pl_arena_new();
    pl_inputs *inputs = pl_inputs_random(scratch, source, &interp, seed);
    pl_comparison_kind kind = inputs ? pl_interp_compare(scratch, source, lowered, inputs, &interp).kind : PL_COMPARISON_UNSUPPORTED;
    pl_arena_free(scratch);
    if (kind == PL_COMPARISON_UNSUPPORTED) return false;
    if (kind == PL_COMPARISON_DIFFERS) { /* once more, to keep what it says */
      inputs = pl_inputs_random(arena, source, &interp, seed);
      proof->counterexample = pl_interp_compare(arena, source, lowered, inputs, &interp);
      proof->seed = seed;
      return true;
    }
    if (deadline > 0 && pl_tv_now() > deadline) return false;
  }
  return false;
}
