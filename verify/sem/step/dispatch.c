/* dispatch.c - which file gives an operation its meaning. */
#include "verify/sem/step/dispatch.h"

#include <assert.h>

#include "verify/sem/llvm/attributes.h"
#include "verify/sem/llvm/call_claims.h"
#include "verify/sem/llvm/llvm.h"
#include "verify/sem/ops/atomic.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/constant.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

static pl_sem_status step_constant(pl_sem *sem, const pl_op *op) {
  pl_leaf *leaves = pl_sem_constant_leaves(sem, op);
  if (!leaves) return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_dispatch(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  if (op->num_regions > 0 && !pl_sem_is_atomic(op))
    return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
  if (pl_op_has(op, PL_TRAIT_TERMINATOR)) return PL_SEM_TERMINATOR;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_sem_get(sem, pl_operand(op, i))) return pl_sem_unsupported(sem, "a value of a type without a meaning here");
  if (!pl_sem_attrs_known(sem, op)) return PL_SEM_UNSUPPORTED;
  switch ((int)op->info->kind) {
  case PL_OP_FUNC_CALL:
  case PL_OP_FUNC_CALL_INDIRECT: pl_sem_require_call_claims(sem, op); return PL_SEM_EVENT;
  case PL_OP_CF_ASSERT: return PL_SEM_BRANCH;
  case PL_OP_ARITH_CONSTANT:
  case PL_OP_INDEX_CONSTANT:
  case PL_OP_INDEX_BOOL_CONSTANT:
  case PL_OP_COMPLEX_CONSTANT:
  case PL_OP_LLVM_MLIR_CONSTANT:
  case PL_OP_UB_POISON:
  case PL_OP_LLVM_MLIR_UNDEF:
  case PL_OP_LLVM_MLIR_POISON:
  case PL_OP_LLVM_MLIR_ZERO:
  case PL_OP_FUNC_CONSTANT:
  case PL_OP_LLVM_MLIR_ADDRESSOF: return step_constant(sem, op);
  default: break;
  }
  static pl_sem_status (*const dialects[])(pl_sem *, const pl_op *) = {
      pl_sem_builtin,        pl_sem_arith,          pl_sem_unranked,      pl_sem_memref_op,      pl_sem_memref_view,
      pl_sem_memref_reshape, pl_sem_memref_query,   pl_sem_llvm_arith,    pl_sem_llvm_aggregate, pl_sem_llvm_order,
      pl_sem_llvm_memory,    pl_sem_llvm_gep,       pl_sem_llvm_call,     pl_sem_llvm_assume,    pl_sem_llvm_stack,
      pl_sem_memref_copy,    pl_sem_llvm_copy,      pl_sem_atomic,        pl_sem_memref_buffer,  pl_sem_complex,
      pl_sem_vector,         pl_sem_llvm_reduction, pl_sem_vector_memory, pl_sem_llvm_masked,    pl_sem_llvm_intrinsic,
      pl_sem_llvm_vp,        pl_sem_affine,
  };
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
    pl_sem_status status = dialects[i](sem, op);
    if (status != PL_SEM_STATUS_INVALID) return status;
  }
  return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
}
