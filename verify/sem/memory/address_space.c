/* address_space.c - address spaces: the space of an access, and integers that carry an address from one space to another.
 *
 * Addresses of different spaces are unrelated: address 16 of one is another byte than address 16 of another. A cast between
 * spaces preserves the bits here, except those of null. Sources: LLVM Language Reference, "Pointer Type", "'addrspacecast .. to'
 * Instruction"; MLIR documentation, "'memref' Dialect", Memory Space. */
#include "verify/sem/memory/address_space.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"

/* The address space of a pointer or memref type, 0 for a memref without one; PL_ANY_SPACE for other types, and if the space is no
 * number. */
static uint32_t space_of_type(const pl_type *type) {
  uint64_t number = 0;
  if (type->kind == PL_TYPE_LLVM_PTR) return type->ptr.space;
  if (type->kind != PL_TYPE_MEMREF && type->kind != PL_TYPE_UNRANKED_MEMREF) return PL_ANY_SPACE;
  const pl_attr *space = type->shaped.space;
  if (!space) return 0;
  return space->kind == PL_ATTR_INTEGER && pl_apint_to_u64(space->integer, &number) ? (uint32_t)number : PL_ANY_SPACE;
}

uint32_t pl_sem_space_of(const pl_op *op, bool store) {
  assert(op);
  switch (op->info->kind) {
  case PL_OP_MEMREF_LOAD:
  case PL_OP_MEMREF_GENERIC_ATOMIC_RMW:
  case PL_OP_VECTOR_LOAD:
  case PL_OP_VECTOR_MASKEDLOAD:
  case PL_OP_VECTOR_MASKEDSTORE:
  case PL_OP_LLVM_LOAD:
  case PL_OP_LLVM_ATOMICRMW:
  case PL_OP_LLVM_CMPXCHG:
  case PL_OP_LLVM_INTR_VP_LOAD:
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD:
  case PL_OP_LLVM_INTR_MASKED_LOAD: return space_of_type(pl_operand(op, 0)->type);
  case PL_OP_MEMREF_STORE:
  case PL_OP_MEMREF_ATOMIC_RMW:
  case PL_OP_VECTOR_STORE:
  case PL_OP_LLVM_STORE:
  case PL_OP_LLVM_INTR_VP_STORE:
  case PL_OP_LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE:
  case PL_OP_LLVM_INTR_MASKED_STORE: return space_of_type(pl_operand(op, 1)->type);
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE:
  case PL_OP_LLVM_INTR_MEMMOVE:
  case PL_OP_LLVM_INTR_MEMSET:
  case PL_OP_LLVM_INTR_MEMSET_INLINE: return space_of_type(pl_operand(op, store ? 0 : 1)->type);
  case PL_OP_MEMREF_COPY: return space_of_type(pl_operand(op, store ? 1 : 0)->type);
  default: return PL_ANY_SPACE;
  }
}

uint32_t pl_sem_space_of_new(const pl_op *op) {
  assert(op);
  switch (op->info->kind) {
  case PL_OP_LLVM_ALLOCA:
  case PL_OP_LLVM_CALL:
  case PL_OP_MEMREF_ALLOC:
  case PL_OP_MEMREF_ALLOCA: return op->num_results == 1 ? space_of_type(op->results[0].type) : PL_ANY_SPACE;
  default: return PL_ANY_SPACE;
  }
}

/* The operand of a cast between address spaces. */
typedef struct cast_origin {
  const pl_term *address;
  uint32_t space;
} cast_origin;

/* The symbol for the null pointer of space `from` as an address of space `to`, which need not be null there. */
static const pl_term *null_elsewhere(pl_sem *sem, uint32_t from, uint32_t to) {
  char name[48];
  snprintf(name, sizeof name, "<null %u in %u>", (unsigned)from, (unsigned)to);
  return pl_term_sym(sem->world->T, pl_sort_bv(PL_POINTER_BITS), pl_str_from(name));
}

const pl_term *pl_sem_cast_space(pl_sem *sem, const pl_term *address, const pl_type *from_type, const pl_type *to_type) {
  assert(pl_term_is_address(address) && from_type && to_type);
  pl_terms *T = sem->world->T;
  uint32_t from = space_of_type(from_type), to = space_of_type(to_type);
  if (from == to || from == PL_ANY_SPACE || to == PL_ANY_SPACE) return address;
  const cast_origin *origin = pl_map_get_ptr(&sem->world->space_casts, address);
  if (origin) {
    address = origin->address;
    from = origin->space;
    if (from == to) return address;
  }
  const pl_term *root = pl_sem_root(sem->world, address);
  if (root && root != sem->world->shared_root) return address; /* an object of this path is not at null */
  const pl_term *is_null = pl_eq(T, address, pl_bv_u64(T, PL_POINTER_BITS, 0));
  const pl_term *cast = pl_ite(T, is_null, null_elsewhere(sem, from, to), address);
  if (root) pl_sem_set_root(sem->world, cast, root);
  cast_origin *made = PL_NEW(sem->world->arena, cast_origin);
  *made = (cast_origin){address, from};
  pl_map_set_ptr(&sem->world->space_casts, cast, made);
  return cast;
}

/* Whether the type is an integer or index. */
static bool is_integer(const pl_type *type) { return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX; }

/* Whether the op makes, of a pointer or memref whose space is known not to be `space`, a number that is no constant. */
static bool leaves_space(pl_sem *sem, const pl_op *op, uint32_t space) {
  if (!pl_op_is(op, PL_OP_LLVM_PTRTOINT) && !pl_op_is(op, PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX)) return false;
  const uint32_t from = space_of_type(pl_operand(op, 0)->type);
  const pl_leaf *number = pl_sem_get(sem, &op->results[0]);
  uint64_t known = 0;
  if (number && pl_term_const_u64(number[0].value, &known)) return false;
  return from != PL_ANY_SPACE && from != space;
}

bool pl_sem_crosses_spaces(pl_sem *sem, const pl_op *op) {
  assert(op->num_operands > 0 && op->num_results == 1);
  enum { MAX_VALUES = 64 };
  const pl_value *work[MAX_VALUES];
  const uint32_t space = space_of_type(op->results[0].type);
  uint32_t count = 0;
  work[count++] = pl_operand(op, 0);
  for (uint32_t i = 0; i < count && space != PL_ANY_SPACE; i++) {
    const pl_op *def = work[i]->op;
    if (!def) continue;
    if (leaves_space(sem, def, space)) return true;
    for (uint32_t k = 0; k < def->num_operands; k++) {
      if (!is_integer(pl_operand(def, k)->type) || !pl_op_has(def, PL_TRAIT_PURE)) continue;
      if (count == MAX_VALUES) return true;
      work[count++] = pl_operand(def, k);
    }
  }
  return false;
}

bool pl_sem_accesses_space_0(const pl_access *access) {
  assert(access->op);
  if (access->space != PL_ANY_SPACE) return access->space == 0;
  for (uint32_t i = 0; i < access->op->num_operands; i++) {
    const pl_type *type = pl_operand(access->op, i)->type;
    const bool place = type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF || type->kind == PL_TYPE_LLVM_PTR;
    if (place && space_of_type(type) != 0) return false;
  }
  return true;
}
