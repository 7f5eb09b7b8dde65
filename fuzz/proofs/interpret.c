/* Target interpret. */
#include <assert.h>

#include "fuzz/proofs/compare.h"

enum { RUNS = 4 };

/* A fuzz target: whether the functions of a generated module and their lowerings, if there are any, do the same on some random
 * inputs when they are interpreted (pl_fuzz_runs_agree); else false, with a finding. */
bool pl_target_interpret(pl_fuzz *fuzz, const uint8_t *data, size_t size) {
  assert(data || size == 0);
  pl_fuzz_pair pair = pl_fuzz_pair_new(fuzz, data, size);
  pl_fuzz_pair_read(&pair);
  bool holds = true;
  uint32_t runs = 0;
  const pl_block *body = pair.lowered ? pair.source->op->regions[0]->first : NULL;
  for (const pl_op *op = body ? body->first : NULL; op && holds; op = op->next)
    if (pl_op_is(op, PL_OP_FUNC_FUNC) && !pl_func_is_declaration(op))
      holds = pl_fuzz_runs_agree(fuzz, &pair, op, pair.lowered, false, RUNS, &runs);
  fuzz->useful += runs > 0;
  pl_fuzz_pair_free(&pair);
  return holds;
}
