/* step.c - carrying out one operation: its meaning, then what the calls and loads of the source claim, then which results are
 * undef. */
#include "verify/sem/step/step.h"

#include <assert.h>
#include <stdarg.h>

#include "core/base/printf.h"
#include "verify/sem/llvm/call_claims.h"
#include "verify/sem/llvm/source_claims.h"
#include "verify/sem/state/status.h"
#include "verify/sem/step/dispatch.h"
#include "verify/sem/step/undef_results.h"

/* Whether all results of the op are set. */
static bool has_results(const pl_sem *sem, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!sem->env[op->results[i].number]) return false;
  return true;
}

pl_sem_status pl_sem_step(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  const size_t accesses = sem->accesses.len, objects = sem->objects.len;
  const pl_sem_status status = pl_sem_dispatch(sem, op);
  assert(status != PL_SEM_OK || has_results(sem, op));
  if (status == PL_SEM_EVENT && pl_op_is(op, PL_OP_LLVM_CALL)) pl_sem_require_call_claims(sem, op);
  if (pl_op_is(op, PL_OP_LLVM_LOAD) && (status == PL_SEM_OK || status == PL_SEM_MEETING)) pl_sem_apply_value_claims(sem, op);
  const bool computes = op->num_results > 0 && op->num_operands > 0 && sem->accesses.len == accesses;
  if (status == PL_SEM_OK && sem->world->met_undef && computes && sem->objects.len == objects) pl_sem_settle_undef(sem, op);
  return status;
}
