/* noalias.c - what `noalias` of the source's arguments implies where it accesses memory by them: if one access is a store, an
 * access by a pointer that is not based on the argument is of other memory; and where the argument's address was not captured, a
 * callee does not change what is accessed by it, before the call and after. Source: LLVM Language Reference, "Parameter
 * Attributes", noalias; "Pointer Aliasing Rules". */
#include "verify/sem/memory/noalias.h"

#include <assert.h>

#include "verify/sem/state/conditions.h"

/* Whether the access is of 1 to 64 bytes in shared memory, without a mask and not volatile. */
static bool is_simple(const pl_sem *sem, const pl_access *access) {
  enum { MOST_BYTES = 64 };
  return !access->places && !access->volatile_ && access->bytes > 0 && access->bytes <= MOST_BYTES &&
         access->root == sem->world->shared_root;
}

/* The number of the argument through which the op accesses memory, plus 1; 0 if it is not known, or `op` is NULL. Sets *noalias
 * to whether that argument is known and has the claim `noalias`. */
static uint32_t argument_of(const pl_sem *sem, const pl_op *op, bool *noalias) {
  uint64_t found = 0;
  *noalias = op && pl_map_get(&sem->world->accessed_by, (uint64_t)(uintptr_t)op, &found) && (found & PL_SEM_NOALIAS);
  return (uint32_t)(found >> 2);
}

/* Adds the condition that loads of the access's bytes from the two memories give the same values and poison. */
static void read_alike(pl_sem *sem, const pl_access *access, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  const uint32_t bytes = (uint32_t)access->bytes;
  const pl_term *same = pl_eq(T, pl_mem_load(T, a, access->address, bytes), pl_mem_load(T, b, access->address, bytes));
  const pl_term *poison = pl_eq(T, pl_mem_poison(T, a, access->address, bytes), pl_mem_poison(T, b, access->address, bytes));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, access->op, pl_and(T, same, poison));
}

/* Whether the source has lately stored at that address, by a simple access (is_simple), through another argument than `argument`,
 * its number plus 1, and one of the two is `noalias`. `noalias`: whether `argument` is. */
static bool is_stored_by_other(const pl_sem *sem, const pl_term *address, uint32_t argument, bool noalias) {
  enum { MOST_TRIED = 64 };
  uint32_t tried = 0;
  for (size_t i = sem->accesses.len; i-- > 0 && tried < MOST_TRIED; tried++) {
    const pl_access *other = &sem->accesses.data[i];
    bool other_noalias;
    const uint32_t by = argument_of(sem, other->op, &other_noalias);
    if (other->store && other->address == address && by != 0 && by != argument && (noalias || other_noalias))
      return is_simple(sem, other);
  }
  return false;
}

/* Adds, for the last stores of the path for which is_stored_by_other() holds, the condition that the load reads the same in
 * memory before that store as after it. `argument`, `noalias`: of the load, see argument_of. */
static void same_before_stores(pl_sem *sem, const pl_access *access, uint32_t argument, bool noalias) {
  enum { MOST_STORES = 32 };
  const pl_term *mem = sem->mem;
  for (uint32_t n = 0; n < MOST_STORES && mem->op == PL_TERM_MEM_STORE; n++, mem = mem->args[0])
    if (is_stored_by_other(sem, mem->args[1], argument, noalias)) read_alike(sem, access, mem, mem->args[0]);
}

/* Adds, for each call of the path, the condition that the load reads the same in memory before that call as after it. */
static void same_before_calls(pl_sem *sem, const pl_access *access) {
  for (size_t i = 0; i < sem->calls.len; i++)
    read_alike(sem, access, sem->calls.data[i].after, sem->calls.data[i].before);
}

void pl_sem_apply_noalias(pl_sem *sem, const pl_access *access) {
  uint64_t found = 0;
  bool noalias;
  assert(sem->role == PL_ROLE_SOURCE && access);
  const uint32_t argument = argument_of(sem, access->op, &noalias);
  if (argument == 0 || access->store || sem->world->flags_off || !is_simple(sem, access)) return;
  same_before_stores(sem, access, argument, noalias);
  if (noalias && pl_map_get(&sem->world->accessed_by, (uint64_t)(uintptr_t)access->op, &found) && (found & PL_SEM_NOT_GIVEN))
    same_before_calls(sem, access);
}
