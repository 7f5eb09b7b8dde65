/* copy.c - llvm.memcpy and llvm.memmove that are not volatile. Source: LLVM Language Reference, "'llvm.memcpy' Intrinsic". */
#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Carries out a memcpy or, with `may_overlap`, a memmove, with the conditions on length and pointers. Unsupported if it is
 * volatile or has no length, else as pl_sem_copy_block. */
static pl_sem_status copy_bytes(pl_sem *sem, const pl_op *op, bool may_overlap) {
  pl_terms *T = sem->world->T;
  pl_leaf to = pl_sem_get(sem, pl_operand(op, 0))[0], from = pl_sem_get(sem, pl_operand(op, 1))[0];
  const pl_attr *is_volatile = pl_op_attr(op, PL_NAME_IS_VOLATILE), *fixed_length = pl_op_attr(op, PL_NAME_LEN);
  if (is_volatile && !pl_apint_is_zero(is_volatile->integer)) return pl_sem_unsupported(sem, "a volatile copy");
  bool fixed = fixed_length && fixed_length->kind == PL_ATTR_INTEGER;
  if (!fixed && op->num_operands < 3) return pl_sem_unsupported_form(sem, op);
  pl_leaf bytes = fixed ? pl_leaf_of(sem, pl_bv(T, fixed_length->integer)) : pl_sem_get(sem, pl_operand(op, 2))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, bytes.poison));
  const pl_term *empty = pl_eq(T, bytes.value, pl_bv_u64(T, bytes.value->sort.width, 0));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_or(T, empty, pl_and(T, pl_not(T, to.poison), pl_not(T, from.poison))));
  const pl_term *length = bytes.value->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, bytes.value, 0, PL_POINTER_BITS)
                                                                    : pl_bv_zext(T, bytes.value, PL_POINTER_BITS);
  return pl_sem_copy_block(sem, op, to.value, from.value, length, may_overlap);
}

pl_sem_status pl_sem_llvm_copy(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE: return copy_bytes(sem, op, false);
  case PL_OP_LLVM_INTR_MEMMOVE: return copy_bytes(sem, op, true);
  default: return PL_SEM_STATUS_INVALID;
  }
}
