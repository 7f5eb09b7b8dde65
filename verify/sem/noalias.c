/* noalias.c - what the source's `noalias` of its arguments implies where it accesses memory by them: if one access writes,
 * another one by a pointer that is not based on the argument is of other memory; and where the argument's address was given to
 * nobody, a callee leaves alone what is accessed by it, before the call and after. Source: LLVM Language Reference, "Parameter
 * Attributes", noalias; "Pointer Aliasing Rules". */
#include "verify/sem/internal.h"

#include <assert.h>

/* Neither begins in the other one. */
static const pl_term *are_apart(pl_terms *T, const pl_access *a, const pl_access *b) {
  const pl_term *ahead = pl_bv_sub(T, b->address, a->address), *behind = pl_bv_sub(T, a->address, b->address);
  return pl_and(T, pl_bv_binary(T, PL_TERM_BV_ULE, pl_bv_u64(T, PL_POINTER_BITS, a->bytes), ahead),
                pl_bv_binary(T, PL_TERM_BV_ULE, pl_bv_u64(T, PL_POINTER_BITS, b->bytes), behind));
}

static bool is_simple(const pl_sem *sem, const pl_access *access) {
  enum { MOST_BYTES = 64 };
  return !access->places && !access->volatile_ && access->bytes > 0 && access->bytes <= MOST_BYTES &&
         access->root == sem->world->shared_root;
}

/* The argument that an access goes by: its number and 1; 0: that is not known. */
static uint32_t argument_of(const pl_sem *sem, const pl_op *op, bool *noalias) {
  uint64_t found = 0;
  *noalias = op && pl_map_get(&sem->world->accessed_by, (uint64_t)(uintptr_t)op, &found) && (found & PL_SEM_NOALIAS);
  return (uint32_t)(found >> 2);
}

static void keep_off_others(pl_sem *sem, const pl_access *access, uint32_t argument, bool noalias) {
  enum { MOST_TRIED = 32 };
  uint32_t tried = 0;
  for (size_t i = sem->accesses.len; i-- > 0 && tried < MOST_TRIED; tried++) {
    const pl_access *other = &sem->accesses.data[i];
    bool other_noalias;
    const uint32_t by = argument_of(sem, other->op, &other_noalias);
    if (by == 0 || by == argument || (!noalias && !other_noalias) || (!other->store && !access->store)) continue;
    if (is_simple(sem, other)) pl_sem_require(sem, PL_CONDITION_UNDEFINED, access->op, are_apart(sem->world->T, access, other));
  }
}

/* What is read there is what was there before each call. */
static void keep_over_calls(pl_sem *sem, const pl_access *access) {
  pl_terms *T = sem->world->T;
  for (size_t i = 0; i < sem->calls.len; i++) {
    const pl_sem_call *call = &sem->calls.data[i];
    const uint32_t bytes = (uint32_t)access->bytes;
    const pl_term *before = pl_mem_load(T, call->before, access->address, bytes);
    const pl_term *same = pl_eq(T, pl_mem_load(T, call->after, access->address, bytes), before);
    const pl_term *poison =
        pl_eq(T, pl_mem_poison(T, call->after, access->address, bytes), pl_mem_poison(T, call->before, access->address, bytes));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, access->op, pl_and(T, same, poison));
  }
}

void pl_sem_keep_apart(pl_sem *sem, const pl_access *access) {
  uint64_t found = 0;
  bool noalias;
  assert(!sem->lowered && access);
  const uint32_t argument = argument_of(sem, access->op, &noalias);
  if (argument == 0 || sem->world->flags_off || !is_simple(sem, access)) return;
  keep_off_others(sem, access, argument, noalias);
  if (noalias && pl_map_get(&sem->world->accessed_by, (uint64_t)(uintptr_t)access->op, &found) && (found & PL_SEM_NOT_GIVEN))
    keep_over_calls(sem, access);
}
