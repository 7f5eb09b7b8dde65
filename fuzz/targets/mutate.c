/* Target mutate. */
#include <assert.h>

#include "core/check/check.h"
#include "fuzz/mutators/mutators.h"
#include "fuzz/targets/generating.h"

enum { CHANGES = 6 };

/* A fuzz target (target.h): whether two modules generated from the bytes stay well-formed when they are mutated several times,
 * and one also when a function of the other is moved to it (pl_cross_modules); else false, with a finding. */
bool pl_target_mutate(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_context *ctx = pl_fuzz_context(fuzz);
  const pl_gen_plan plan = pl_gen_plan_of(data, size);
  size_t half = size / 2;
  pl_module *into = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data, half, NULL);
  pl_module *from = pl_gen_module(pl_fuzz_gen(fuzz), ctx, data + half, size - half, NULL);
  bool holds = true;
  for (uint32_t i = 0; i < CHANGES && holds; i++) {
    pl_module *changed = i % 2 ? from : into;
    fuzz->useful += pl_mutate_module(changed, (uint64_t)plan.extra << 8 | i);
    holds = pl_check(changed->op, NULL, fuzz->diags) || pl_fuzz_found_errors(fuzz, "a change made it ill-formed:", changed);
  }
  if (holds && pl_cross_modules(into, from, plan.extra))
    holds = pl_check(into->op, NULL, fuzz->diags) || pl_fuzz_found_errors(fuzz, "crossed it is ill-formed:", into);
  pl_module_free(into);
  pl_module_free(from);
  return holds;
}
