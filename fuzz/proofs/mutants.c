/* Target mutants: the lowering of a generated module with one defect seeded into it (verify/mutate). The defect may change
 * nothing that can be seen; but what is proved must run as the source does. */
#include <assert.h>

#include "core/text/print/print.h"
#include "fuzz/proofs/compare.h"
#include "verify/mutate/mutate.h"
#include "verify/tv/judge/tv.h"

enum { TIMEOUT_MS = 2000, RUNS_OF_PROVED = 12 };

/* Seeds one defect into pair->lowered, whose kind and place follow from pair->plan, and describes it in *mutant; false if no
 * kind of defect can be applied. */
static bool seed_defect(const pl_fuzz_pair *pair, pl_mutant *mutant) {
  const uint32_t kinds = PL_NUM_MUTATIONS - 1;
  for (uint32_t i = 0; i < kinds; i++) {
    pl_mutation kind = (pl_mutation)(1 + (pair->plan.extra + i) % kinds);
    uint32_t sites = pl_mutation_sites(pair->lowered, kind);
    if (sites && pl_mutation_apply(pair->lowered, kind, pair->plan.extra / kinds % sites, mutant)) return true;
  }
  return false;
}

/* False, with a finding that describes the mutant, if the function is proved although a run shows a difference between source
 * and lowering; else true. */
static bool judge(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_proof *proof, const pl_mutant *mutant) {
  uint32_t runs = 0;
  const char *wrong = NULL;
  if (proof->contradiction)
    wrong = "is proved and then refuted by a run";
  else if (proof->verdict == PL_VERDICT_PROVED && proof->source && proof->lowered && !pl_func_is_declaration(proof->source) &&
           !pl_fuzz_runs_agree(fuzz, pair, proof->source, pair->lowered, proof->calls_run, RUNS_OF_PROVED, &runs))
    wrong = "is proved, and a run differs";
  if (!wrong) return true;
  return pl_fuzz_found(fuzz, "@%.*s with a defect %s: %.*s", PL_STR_FMT(proof->name), wrong, PL_STR_FMT(mutant->what));
}

/* A fuzz target: seeds a defect into the lowering of a generated module; false, with a finding, if a function is then proved
 * although a run shows a difference. True also if there is no lowering or no defect can be seeded. */
bool pl_target_mutants(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = pl_fuzz_pair_new(fuzz, data, size);
  pl_fuzz_pair_read(&pair);
  pl_mutant mutant;
  bool holds = true;
  if (pair.lowered && seed_defect(&pair, &mutant)) {
    pl_tv_options options = pl_tv_default_options();
    options.convention = pl_fuzz_proof_convention(pair.plan.convention);
    options.timeout_ms = TIMEOUT_MS;
    options.proof_only = true; /* whether a refutation is right, its own run has shown */
    const pl_report *report = pl_tv_module(pair.arena, pair.source, pair.lowered, &options);
    for (uint32_t i = 0; i < report->num_proofs && holds; i++) {
      fuzz->useful += report->proofs[i].verdict == PL_VERDICT_PROVED;
      holds = judge(fuzz, &pair, &report->proofs[i], &mutant);
    }
  }
  pl_fuzz_pair_free(&pair);
  return holds;
}
