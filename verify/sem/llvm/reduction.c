/* reduction.c - LLVM's reductions of vectors. Source: LLVM Language Reference, "Vector Reduction Intrinsics". */
#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/scalar/reduction.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Sets the only result to the leaf and returns PL_SEM_OK. */
static pl_sem_status give(pl_sem *sem, const pl_op *op, pl_leaf leaf) {
  pl_sem_set_scalar(sem, &op->results[0], leaf);
  return PL_SEM_OK;
}

/* Carries out the integer reduction `which` of all lanes of operand 0; unsupported if there are none, or the type has no layout.
 */
static pl_sem_status llvm_reduce_int(pl_sem *sem, const pl_op *op, pl_int_op which) {
  uint32_t count = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (count == UINT32_MAX || count == 0) return pl_sem_unsupported_form(sem, op);
  return give(sem, op, pl_sem_reduce_int(sem, op, which, pl_sem_get(sem, pl_operand(op, 0)), count));
}

/* Carries out a reduction of all lanes by the float operation `name`. With `has_start`, operand 0 is the start and operand 1 the
 * vector; else operand 0 is the vector. Unsupported if the vector has no layout or no lanes. */
static pl_sem_status llvm_reduce_float(pl_sem *sem, const pl_op *op, const char *name, bool has_start) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, has_start ? 1 : 0)->type);
  if (!flat || flat->num_leaves == 0) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *first = pl_sem_get(sem, pl_operand(op, 0));
  const pl_leaf *lanes = has_start ? pl_sem_get(sem, pl_operand(op, 1)) : first;
  return give(sem, op, pl_sem_reduce_float(sem, op, name, &flat->leaves[0], has_start ? first : NULL, lanes, flat->num_leaves));
}

pl_sem_status pl_sem_llvm_reduction(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_ADD: return llvm_reduce_int(sem, op, PL_INT_OP_ADD);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_MUL: return llvm_reduce_int(sem, op, PL_INT_OP_MUL);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_AND: return llvm_reduce_int(sem, op, PL_INT_OP_AND);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_OR: return llvm_reduce_int(sem, op, PL_INT_OP_OR);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_XOR: return llvm_reduce_int(sem, op, PL_INT_OP_XOR);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_SMAX: return llvm_reduce_int(sem, op, PL_INT_OP_SMAX);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_SMIN: return llvm_reduce_int(sem, op, PL_INT_OP_SMIN);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_UMAX: return llvm_reduce_int(sem, op, PL_INT_OP_UMAX);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_UMIN: return llvm_reduce_int(sem, op, PL_INT_OP_UMIN);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FADD: return llvm_reduce_float(sem, op, "reduce.fadd", true);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FMUL: return llvm_reduce_float(sem, op, "reduce.fmul", true);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAX: return llvm_reduce_float(sem, op, "reduce.fmax", false);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FMIN: return llvm_reduce_float(sem, op, "reduce.fmin", false);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAXIMUM: return llvm_reduce_float(sem, op, "reduce.fmaximum", false);
  case PL_OP_LLVM_INTR_VECTOR_REDUCE_FMINIMUM: return llvm_reduce_float(sem, op, "reduce.fminimum", false);
  default: return PL_SEM_STATUS_INVALID;
  }
}
