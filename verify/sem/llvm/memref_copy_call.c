/* memref_copy_call.c - a call of the runtime's memrefCopy(element size, source, target), whose operands are pointers to unranked
 * descriptors. Sources: LLVM IR Target (2022), Unranked MemRef Types; mlir/ExecutionEngine, memrefCopy. */
#include "verify/sem/llvm/memref_copy_call.h"

#include <assert.h>

#include "verify/sem/memory/descriptor_copy.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/strided_copy.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/terms/copy_terms.h"

/* Unranked descriptors are in memory. */

/* Reads rank and pointer to the ranked descriptor of the unranked memrefs in memory at operands 1 and 2 into ends[0], ends[1] and
 * ends[2], ends[3], on condition that those operands are not poison. False if a word can't be read. */
static bool read_ends(pl_sem *sem, const pl_op *op, pl_leaf ends[4]) {
  for (uint32_t i = 0; i < 2; i++) {
    pl_leaf at = pl_sem_get(sem, pl_operand(op, 1 + i))[0];
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, at.poison));
    if (!pl_sem_read_word(sem, op, at.value, 0, &ends[2 * i]) || !pl_sem_read_word(sem, op, at.value, 8, &ends[2 * i + 1]))
      return false;
  }
  return true;
}

pl_sem_status pl_sem_memref_copy_call(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands == 3);
  uint64_t elem, rank, other;
  pl_copy_end from, to;
  pl_leaf size = pl_sem_get(sem, pl_operand(op, 0))[0], ends[4];
  if (size.value->sort.width != PL_POINTER_BITS) return pl_sem_unsupported(sem, "memrefCopy of numbers that have not 64 bits");
  if (!pl_term_const_u64(size.value, &elem)) return pl_sem_undecided(sem, "memrefCopy: the element size is not known");
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, size.poison));
  if (!read_ends(sem, op, ends)) return pl_sem_undecided(sem, "memrefCopy: the descriptors are not known");
  bool first = pl_term_const_u64(ends[0].value, &rank), second = pl_term_const_u64(ends[2].value, &other);
  if (!first && !second && pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
    return pl_sem_unsupported(sem, "memrefCopy of unknown ranks where an index has not 64 bits");
  if (!first && !second) return pl_sem_copy_any_rank(sem, op, ends, elem);
  if (!first) rank = other;
  if (first && second && rank != other) {
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bool(sem->world->T, false));
    return PL_SEM_OK;
  }
  if (rank > PL_COPY_MAX_RANK || !pl_sem_read_copy_end(sem, op, ends, (uint32_t)rank, elem, &from) ||
      !pl_sem_read_copy_end(sem, op, ends + 2, (uint32_t)rank, elem, &to))
    return pl_sem_undecided(sem, "memrefCopy: the descriptors are not known");
  return pl_sem_copy_ends(sem, op, &from, &to, (uint32_t)rank, elem);
}
