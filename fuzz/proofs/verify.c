/* Target verify. */
#include <assert.h>

#include "core/text/print/print.h"
#include "fuzz/proofs/compare.h"
#include "verify/tv/judge/tv.h"

/* A proof that takes longer is given up; random runs look for what a solver would. */
enum { TIMEOUT_MS = 3000, RANDOM_RUNS = 8, RUNS_OF_PROVED = 2 };

/* False, with a finding, if the function or global is refuted, known differences (pl_fuzz_is_known) aside, or the function is
 * proved although random runs of source and lowering differ; else true. */
static bool judge(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_proof *proof) {
  uint32_t runs = 0;
  switch (proof->verdict) {
  case PL_VERDICT_REFUTED:
    if (!proof->structural && pl_fuzz_is_known(&proof->counterexample, pair)) return true;
    pl_sink_printf(&fuzz->finding, "@%.*s is refuted (%s): %s\n%s\nconvention %s, order %u\n", PL_STR_FMT(proof->name),
                   pl_obligation_name(proof->obligation), proof->structural ? proof->reason : proof->counterexample.what,
                   proof->structural ? "" : proof->counterexample.inputs, pl_gen_convention_name(pair->plan.convention),
                   pair->plan.order % PL_FUZZ_NUM_ORDERS);
    pl_fuzz_write_lowering(fuzz, pair->plan, &fuzz->finding);
    pl_print_module(pair->source, NULL, &fuzz->finding);
    pl_sink_puts(&fuzz->finding, "// ---- lowered\n");
    pl_print_module(pair->lowered, NULL, &fuzz->finding);
    return false;
  case PL_VERDICT_PROVED:
    if (!proof->source || !proof->lowered || pl_func_is_declaration(proof->source)) return true;
    if (pl_fuzz_runs_agree(fuzz, pair, proof->source, pair->lowered, proof->calls_run, RUNS_OF_PROVED, &runs)) return true;
    return pl_fuzz_found(fuzz, "... and yet @%.*s is proved", PL_STR_FMT(proof->name));
  case PL_VERDICT_INVALID:
  case PL_VERDICT_UNKNOWN:
  case PL_VERDICT_UNSUPPORTED: return true;
  }
  return true;
}

/* A fuzz target: whether in the lowering of a generated module, if it has one, nothing is refuted, known differences aside,
 * and no function is proved that differs in random runs (judge); else false, with a finding. */
bool pl_target_verify(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = pl_fuzz_pair_new(fuzz, data, size);
  pl_fuzz_pair_read(&pair);
  bool holds = true;
  if (pair.lowered) {
    pl_tv_options options = pl_tv_default_options();
    options.convention = pl_fuzz_proof_convention(pair.plan.convention);
    options.timeout_ms = TIMEOUT_MS;
    options.random_runs = RANDOM_RUNS;
    const pl_report *report = pl_tv_module(pair.arena, pair.source, pair.lowered, &options);
    for (uint32_t i = 0; i < report->num_proofs && holds; i++) {
      fuzz->useful += report->proofs[i].verdict == PL_VERDICT_PROVED;
      holds = judge(fuzz, &pair, &report->proofs[i]);
    }
    for (uint32_t i = 0; i < report->num_globals && holds; i++)
      holds = report->globals[i].verdict != PL_VERDICT_REFUTED || judge(fuzz, &pair, &report->globals[i]);
  }
  pl_fuzz_pair_free(&pair);
  return holds;
}
