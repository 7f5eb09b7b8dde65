/* memory.c - loads, stores and allocas of the LLVM dialect. Source: LLVM Language Reference, "'alloca' Instruction", "'load'
 * Instruction", "'store' Instruction". */
#include <assert.h>

#include "verify/claims/library.h"
#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/object_choice.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* The type that the op's attribute holds; NULL if the op has no such attribute or it holds no type. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

/* Notes, for facts (sem->seeds), that a struct which the source loads or stores as a whole in shared memory lies in one object,
 * as a descriptor does that a C wrapper reads. Does nothing for another type, for other memory, and in the lowering. */
static void note_whole(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *pointer) {
  const pl_flat *flat = type->kind == PL_TYPE_LLVM_STRUCT ? pl_layout_flatten(sem->world->layout, type) : NULL;
  if (sem->role == PL_ROLE_LOWERING || !flat || pl_sem_root(sem->world, pointer->value) != sem->world->shared_root) return;
  pl_fact_seed seed = {op, NULL, pointer, NULL, pointer->value, sem->stretch, false, flat->store_size};
  pl_vec_push(&sem->seeds, seed);
}

/* If the load has `invariant`: adds the condition that each scalar it loads (`leaves`), and whether it is poison, is a function
 * of the scalar's address alone, unless claims are ignored (world->flags_off). (LLVM Language Reference, "'load' Instruction",
 * invariant.load.) */
static void hold_invariant(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  if (!pl_op_attr(op, PL_NAME_INVARIANT) || sem->world->flags_off) return;
  for (uint32_t k = 0; k < flat->num_leaves; k++) {
    const pl_term *at = pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, flat->leaves[k].offset));
    const pl_term *value = pl_app(T, leaves[k].value->sort, PL_STR("invariant value"), &at, 1);
    const pl_term *poison = pl_app(T, PL_SORT_B, PL_STR("invariant poison"), &at, 1);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, leaves[k].value, value));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                   pl_or(T, pl_and(T, leaves[k].poison, poison), pl_not(T, pl_or(T, leaves[k].poison, poison))));
  }
}

/* Carries out llvm.load, neither volatile nor atomic. If nothing can be loaded, undecided for an address whose object is not
 * known, else unsupported. */
static pl_sem_status load(pl_sem *sem, const pl_op *op) {
  pl_leaf address = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, address.poison));
  pl_leaf *out = pl_sem_load(sem, op, op->results[0].type, address.value, pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0));
  if (!out) return pl_sem_root(sem->world, address.value) ? PL_SEM_UNSUPPORTED : PL_SEM_UNDECIDED;
  note_whole(sem, op, op->results[0].type, pl_sem_get(sem, pl_operand(op, 0)));
  hold_invariant(sem, op, address.value, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.store, neither volatile nor atomic. The status is that of pl_sem_store (memory/memory.h). */
static pl_sem_status store(pl_sem *sem, const pl_op *op) {
  pl_leaf address = pl_sem_get(sem, pl_operand(op, 1))[0];
  note_whole(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 1)));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, address.poison));
  return pl_sem_store(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 0)), address.value,
                      pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0));
}

/* Whether the alloca's object begins its lifetime at an llvm.intr.lifetime.start, which is a direct use of its result. (LLVM
 * Language Reference, "'llvm.lifetime.start' Intrinsic".) */
static bool is_started_later(const pl_op *op) {
  for (const pl_use *use = op->results[0].uses; use; use = use->next)
    if (pl_op_is(use->owner, PL_OP_LLVM_INTR_LIFETIME_START)) return true;
  return false;
}

/* Whether an alloca is made for the descriptor that memref.reshape fills (tv/function/flatten_reshape.c) of a memref, its second
 * operand, that is known to be well-formed (memory/wellformed.h): the descriptor then is, too, or the source is undefined. (MLIR
 * documentation, "'memref' Dialect", memref.reshape.) */
static bool describes_wellformed(pl_sem *sem, const pl_op *op) {
  const pl_value *memref = op->num_operands == 2 ? pl_operand(op, 1) : NULL;
  return memref && memref->type->kind == PL_TYPE_MEMREF && pl_sem_is_wellformed(sem, memref->type, pl_sem_get(sem, memref));
}

/* Carries out llvm.alloca: a new object on the stack, which is not alive yet if a lifetime.start starts it later; a size that is
 * poison or too large is undefined. Unsupported for inalloca and types without a size. */
static pl_sem_status alloca_object(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = type_attr(op, PL_NAME_ELEM_TYPE);
  const pl_flat *elem = type ? pl_layout_flatten(sem->world->layout, type) : NULL;
  if (!elem || !elem->sized || pl_op_attr(op, PL_NAME_INALLOCA)) return pl_sem_unsupported(sem, "'llvm.alloca' of this type");
  pl_leaf count = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, count.poison));
  const pl_term *wide = count.value->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, count.value, 0, PL_POINTER_BITS)
                                                                  : pl_bv_zext(T, count.value, PL_POINTER_BITS);
  /* no stack object is larger than half the address space (LLVM Language Reference, "'alloca' Instruction": undefined) */
  const pl_term *most = pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)INT64_MAX / (elem->alloc_size ? elem->alloc_size : 1));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_ult(T, most, wide)));
  const pl_term *size = pl_bv_mul(T, wide, pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0) ? pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0) : elem->align;
  const pl_term *aligned;
  /* An i8 alloca for a descriptor, as MLIR's lowering makes it, is aligned as a word; in LLVM IR's own functions an i8 alloca has
   * the alignment that it states. */
  const bool of_bytes =
      pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0) <= 1 && type->kind == PL_TYPE_INTEGER && type->integer.width == 8;
  if (of_bytes && sem->world->stack_alignment && !sem->world->source_is_llvm) {
    sem->world->used_stack_alignment = true;
    align = PL_POINTER_BITS / 8;
  }
  pl_sem_object *made = pl_sem_claim_object(sem, op, PL_SEM_STACK, size, align, type, false, &aligned);
  made->alive = !is_started_later(op);
  if (!made->alive) made->lives = NULL;
  made->well_formed = describes_wellformed(sem, op);
  pl_sem_set_scalar(sem, &op->results[0], pl_leaf_of(sem, aligned));
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_memory(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_LOAD: return load(sem, op);
  case PL_OP_LLVM_STORE: return store(sem, op);
  case PL_OP_LLVM_ALLOCA: return alloca_object(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
