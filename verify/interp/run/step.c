/* step.c - carries out operations. */
#include "verify/interp/run/step.h"

#include <assert.h>

#include "verify/interp/ops/denormal.h"
#include "verify/interp/ops/llvm/table.h"
#include "verify/interp/ops/nans.h"
#include "verify/interp/ops/source/table.h"

void pl_machine_step(pl_machine *m) {
  assert(m->stop == PL_STOP_INVALID && m->frames.len > 0);
  const pl_op *op = m->pc;
  if (op == NULL) {
    pl_stop_unsupported(m, pl_vec_last(&m->frames).plan->func, "a block ends without a terminator");
    return;
  }
  if (pl_machine_at_limit(m, op)) return;
  m->next = op->next;
  /* Either function may mix the dialects: a lowering may have been stopped half way, a source may be in the LLVM dialect. */
  pl_op_entry entry = m->role == PL_ROLE_LOWERING ? pl_llvm_entry(op->info->kind) : pl_source_entry(op->info->kind);
  if (entry.run == NULL) entry = m->role == PL_ROLE_LOWERING ? pl_source_entry(op->info->kind) : pl_llvm_entry(op->info->kind);
  if (entry.run == NULL) {
    pl_stop_unsupported(m, op, "'%.*s' can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  if (pl_is_unknown_with_denormals(m, op)) {
    pl_stop_unsupported(m, op, "'%.*s' in another mode of denormal numbers can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  const size_t depth = m->frames.len;
  entry.run(m, op, entry.aux);
  if (m->role == PL_ROLE_SOURCE && m->stop == PL_STOP_INVALID && m->frames.len == depth) pl_note_nans(m, op);
  if (m->stop == PL_STOP_INVALID) m->pc = m->next;
}

void pl_machine_run(pl_machine *m) {
  while (m->stop == PL_STOP_INVALID) {
    const pl_op *op = m->pc;
    pl_machine_step(m);
    if (m->ends_at == 0 || m->num_may_end < m->ends_at || m->stop != PL_STOP_INVALID) continue;
    m->stop = PL_STOP_ENDED;
    m->stop_op = op;
  }
}
