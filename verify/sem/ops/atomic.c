/* atomic.c - atomic updates: where they take place. Each is an event: carried out where source and lowering meet
 * (step/atomic_update.c). Sources: MLIR documentation, "'memref' Dialect", memref.atomic_rmw and memref.generic_atomic_rmw; LLVM
 * Language Reference, "'atomicrmw' Instruction", "'cmpxchg' Instruction", "Atomic Memory Ordering Constraints". */
#include "verify/sem/ops/atomic.h"

#include <assert.h>

#include "verify/sem/memory/elements.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

bool pl_sem_is_atomic(const pl_op *op) {
  assert(op);
  return pl_op_is(op, PL_OP_MEMREF_ATOMIC_RMW) || pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW) ||
         pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG);
}

bool pl_sem_atomic_is_strong(const pl_op *op) {
  assert(pl_sem_is_atomic(op));
  if (pl_op_is(op, PL_OP_MEMREF_ATOMIC_RMW) || pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW)) return true;
  enum { ACQ_REL = 6, SEQ_CST = 7 };
  uint64_t ordering =
      pl_sem_attr_number(op, pl_op_is(op, PL_OP_LLVM_CMPXCHG) ? PL_NAME_SUCCESS_ORDERING : PL_NAME_ORDERING, UINT64_MAX);
  return ordering == ACQ_REL || ordering == SEQ_CST;
}

/* Begins an atomic update of a scalar of `type`: records the access and notes it in sem->atomic. Returns PL_SEM_EVENT, at which
 * the path stops; unsupported if the type is, undecided if the address's object is not known. `align`: in bytes, 0 for the ABI's.
 */
static pl_sem_status begin(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_term *address, uint64_t align) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_term *root;
  bool alive;
  if (!flat || flat->num_leaves != 1 || flat->leaves[0].bits % 8 != 0 || flat->leaves[0].is_pointer)
    return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  const pl_term **mem = pl_sem_memory_at(sem, op, address, &root, &alive);
  if (!mem) return PL_SEM_UNDECIDED;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bool(sem->world->T, false));
  pl_sem_record_access(sem, op, address, flat->store_size, align ? align : flat->align, root, true);
  const uint32_t bits = flat->leaves[0].bits;
  sem->atomic = (pl_atomic){address, root, pl_mem_poison(sem->world->T, *mem, address, (bits + 7) / 8), bits};
  return PL_SEM_EVENT;
}

/* Begins an atomic update of an element of operand `operand`, a memref, which its indices follow (see begin). */
static pl_sem_status begin_memref(pl_sem *sem, const pl_op *op, uint32_t operand) {
  const pl_type *type = pl_operand(op, operand)->type;
  const pl_term *address = pl_sem_element_address(sem, op, type, pl_sem_get(sem, pl_operand(op, operand)), operand + 1);
  if (!address) return pl_sem_unsupported(sem, "'%.*s' of this element type", PL_STR_FMT(op->info->name));
  return begin(sem, op, type->shaped.elem, address, 0);
}

/* Begins an llvm.atomicrmw or llvm.cmpxchg, whose address must not be poison (see begin); without `alignment` it is aligned to
 * the size of the value. */
static pl_sem_status begin_llvm(pl_sem *sem, const pl_op *op) {
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, UINT64_MAX);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 1)->type);
  pl_leaf address = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, address.poison));
  if (align == UINT64_MAX) align = flat ? flat->store_size : 0; /* the size of the value */
  return begin(sem, op, pl_operand(op, 1)->type, address.value, align);
}

pl_sem_status pl_sem_atomic(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_ATOMIC_RMW: return begin_memref(sem, op, 1);
  case PL_OP_MEMREF_GENERIC_ATOMIC_RMW: return begin_memref(sem, op, 0);
  case PL_OP_LLVM_ATOMICRMW:
  case PL_OP_LLVM_CMPXCHG: return begin_llvm(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
