/* stack.c - lifetimes of stack objects, llvm.stacksave and llvm.stackrestore. Source: LLVM Language Reference, "Memory Use
 * Markers", "'llvm.stacksave.*' Intrinsic". */
#include "verify/sem/llvm/stack.h"

#include <assert.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/memory/lifetimes.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Carries out llvm.intr.lifetime.start (`starts`) or end of a stack object of this function: it is alive or dead then, with
 * undefined contents unless it has escaped. (Older versions have the size as the first operand.) Unsupported for a pointer that
 * is no base of a stack object, and for the start of one that has escaped. */
static pl_sem_status lifetime(pl_sem *sem, const pl_op *op, bool starts) {
  pl_terms *T = sem->world->T;
  pl_leaf pointer = pl_sem_get(sem, pl_operand(op, op->num_operands - 1))[0];
  const pl_term *root = pl_sem_root(sem->world, pointer.value);
  pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  if (!object || object->kind != PL_SEM_STACK || pointer.value != object->base)
    return pl_sem_unsupported(sem, "'%.*s' of something that is not an object of this function", PL_STR_FMT(op->info->name));
  if (object->escaped && starts)
    return pl_sem_unsupported(sem, "'%.*s' of an object that has escaped", PL_STR_FMT(op->info->name));
  if (object->escaped) {
    pl_sem_end_on_stack(sem, object);
    return PL_SEM_OK;
  }
  const bool first =
      starts && !object->lives && object->op; /* the source took the lowering's contents when the object was made */
  object->alive = starts;
  if (starts)
    pl_sem_begin_life(sem, object);
  else
    pl_sem_end_life(sem, object);
  object->mem = first ? object->initial : pl_term_fresh(T, pl_sort_mem(PL_POINTER_BITS), "contents");
  pl_map_set_ptr(&sem->world->unwritten, object->mem, object->base);
  return PL_SEM_OK;
}

/* The objects that are alive after a restore: those made before the save, and some that were made before a cut. */
typedef struct pl_sem_save {
  size_t first;                /* objects that were made before the save */
  const pl_term *const *bases; /* of other objects that are older */
  size_t num_bases;
} pl_sem_save;

bool pl_sem_is_save(const pl_sem_world *world, const pl_term *value) {
  assert(value);
  return pl_map_has(&world->saves, value);
}

bool pl_sem_outlives(pl_sem *sem, const pl_term *save, const pl_term *base) {
  assert(pl_sem_is_save(sem->world, save) && base);
  const pl_sem_save *saved = pl_map_get_ptr(&sem->world->saves, save);
  for (size_t i = 0; i < saved->num_bases; i++)
    if (saved->bases[i] == base) return true;
  for (size_t i = 0; i < saved->first && i < sem->objects.len; i++)
    if (sem->objects.data[i].base == base) return true;
  return false;
}

/* Records, in world->saves, a copy of `save` as what the value, a saved stack pointer, stands for. */
static void declare_save(pl_sem_world *world, const pl_term *value, pl_sem_save save) {
  pl_sem_save *copy = PL_NEW(world->arena, pl_sem_save);
  *copy = save;
  pl_map_set_ptr(&world->saves, value, copy);
}

void pl_sem_declare_save(pl_sem *sem, const pl_term *value, const pl_term *const *bases, size_t count) {
  assert(value && (bases || count == 0));
  declare_save(sem->world, value, (pl_sem_save){0, bases, count});
}

/* Carries out llvm.intr.stacksave: the result is a fresh value, noted as the save of the objects made so far. */
static pl_sem_status stack_save(pl_sem *sem, const pl_op *op) {
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = pl_leaf_of(sem, pl_term_fresh(sem->world->T, pl_sort_bv(PL_POINTER_BITS), "stack"));
  declare_save(sem->world, out->value, (pl_sem_save){sem->objects.len, NULL, 0});
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.intr.stackrestore: ends the lifetime of the stack objects that were made since the save. Undecided if the
 * operand is no known result of llvm.intr.stacksave. */
static pl_sem_status stack_restore(pl_sem *sem, const pl_op *op) {
  pl_leaf saved = pl_sem_get(sem, pl_operand(op, 0))[0];
  if (!pl_sem_is_save(sem->world, saved.value))
    return pl_sem_undecided(sem, "'llvm.intr.stackrestore': the saved state is not known");
  for (size_t i = 0; i < sem->objects.len; i++) {
    pl_sem_object *object = &sem->objects.data[i];
    if (object->kind == PL_SEM_STACK && !pl_sem_outlives(sem, saved.value, object->base)) pl_sem_end_on_stack(sem, object);
  }
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_stack(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_LLVM_INTR_LIFETIME_START: return lifetime(sem, op, true);
  case PL_OP_LLVM_INTR_LIFETIME_END: return lifetime(sem, op, false);
  case PL_OP_LLVM_INTR_STACKSAVE: return stack_save(sem, op);
  case PL_OP_LLVM_INTR_STACKRESTORE: return stack_restore(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
