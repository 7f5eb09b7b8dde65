/* objects.c - the objects of a path: new ones, those that are freed or come to the end of their lifetime. */
#include "verify/sem/memory/objects.h"

#include <assert.h>

#include "verify/sem/memory/address_space.h"
#include "verify/sem/memory/lifetimes.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"

pl_sem_object *pl_sem_find_object(pl_sem *sem, const pl_term *base) {
  assert(sem && base);
  for (size_t i = sem->objects.len; i-- > 0;)
    if (sem->objects.data[i].base == base) return &sem->objects.data[i];
  return NULL;
}

/* Adds a fact that holds on all paths, unless it is the constant true. */
static void add_axiom(pl_sem_world *world, const pl_term *holds) {
  if (!pl_term_is_true(holds)) pl_vec_push(&world->axioms, holds);
}

const pl_term *pl_sem_does_not_wrap(pl_terms *T, const pl_term *base, const pl_term *size) {
  assert(pl_term_is_address(base) && pl_term_is_address(size));
  const pl_term *most = pl_bv_u64(T, PL_POINTER_BITS, (uint64_t)3 << 62);
  return pl_or(T, pl_bv_binary(T, PL_TERM_BV_ULT, most, size), pl_not(T, pl_bv_binary(T, PL_TERM_BV_UADDO, base, size)));
}

/* Adds what is assumed on all paths of a new object's base, if allocations are assumed to succeed: it is not null and aligned,
 * and the object does not wrap around the address space. Else does nothing. */
static void describe_base(pl_sem *sem, const pl_term *base, const pl_term *size, uint64_t align) {
  pl_terms *T = sem->world->T;
  const pl_term *zero = pl_bv_u64(T, PL_POINTER_BITS, 0);
  if (!sem->world->allocations_succeed) return;
  add_axiom(sem->world, pl_not(T, pl_eq(T, base, zero)));
  add_axiom(sem->world, pl_eq(T, pl_bv_binary(T, PL_TERM_BV_UREM, base, pl_bv_u64(T, PL_POINTER_BITS, align)), zero));
  add_axiom(sem->world, pl_sem_does_not_wrap(T, base, size));
}

pl_sem_object *pl_sem_new_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                 const pl_type *elem) {
  assert(kind != PL_SEM_OBJECT_INVALID && pl_term_is_address(size) && align > 0);
  pl_terms *T = sem->world->T;
  pl_sem_object object = {.kind = kind, .size = size, .op = op, .elem = elem, .align = align, .alive = true};
  object.space = op ? pl_sem_space_of_new(op) : PL_ANY_SPACE;
  object.base = pl_term_fresh(T, pl_sort_bv(PL_POINTER_BITS), kind == PL_SEM_HEAP ? "heap" : "stack");
  object.mem = object.initial = pl_term_fresh(T, pl_sort_mem(PL_POINTER_BITS), "contents");
  pl_map_set_ptr(&sem->world->unwritten, object.initial, object.base);
  pl_sem_set_root(sem->world, object.base, object.base);
  /* no object is that large: assumptions on its address would be contradictory and prove anything */
  uint64_t bytes;
  bool too_large = pl_term_const_u64(size, &bytes) && bytes > (uint64_t)INT64_MAX;
  if (too_large)
    pl_sem_require(sem, sem->role == PL_ROLE_LOWERING ? PL_CONDITION_ALLOCATION : PL_CONDITION_UNDEFINED, op, pl_bool(T, false));
  else
    describe_base(sem, object.base, size, align);
  pl_vec_push(&sem->objects, object);
  pl_sem_begin_life(sem, &pl_vec_last(&sem->objects));
  return &pl_vec_last(&sem->objects);
}

void pl_sem_end_on_stack(pl_sem *sem, pl_sem_object *object) {
  assert(object->kind == PL_SEM_STACK);
  if (object->alive && object->escaped) sem->ended = pl_mem_free(sem->world->T, sem->ended, object->base);
  object->alive = false;
  pl_sem_end_life(sem, object);
}

pl_sem_status pl_sem_free_pointer(pl_sem *sem, const pl_op *op, const pl_term *pointer, bool generic) {
  assert(op && pl_term_is_address(pointer));
  pl_terms *T = sem->world->T;
  uint64_t address;
  if (pl_term_const_u64(pointer, &address) && address == 0) return PL_SEM_OK; /* free(NULL) does nothing */
  const pl_term *root = pl_sem_root(sem->world, pointer);
  if (!root) return pl_sem_undecided(sem, "'%.*s': the object that is freed is not known", PL_STR_FMT(op->info->name));
  if (root == sem->world->shared_root && sem->world->lifetimes_off) return PL_SEM_OK;
  if (root == sem->world->shared_root) {
    bool meant = sem->world->generic_functions && !pl_map_has(&sem->world->returned, pointer);
    if (generic != meant) pl_sem_require(sem, PL_CONDITION_LIFETIME, op, pl_bool(T, false));
    sem->mem = pl_mem_free(T, sem->mem, pointer);
    sem->frees = pl_mem_free(T, sem->frees, pointer);
    return PL_SEM_OK;
  }
  pl_sem_object *object = pl_sem_find_object(sem, root);
  if (!object) return pl_sem_undecided(sem, "'%.*s': an object that is not of this path", PL_STR_FMT(op->info->name));
  bool may = object->kind == PL_SEM_HEAP && object->alive && object->generic == generic;
  pl_sem_require(sem, PL_CONDITION_LIFETIME, op, may ? pl_eq(T, pointer, object->base) : pl_bool(T, false));
  object->alive = false;
  pl_sem_end_life(sem, object);
  if (!object->escaped || sem->world->lifetimes_off) return PL_SEM_OK;
  sem->mem = pl_mem_free(T, sem->mem, pointer); /* other pointers to it may exist */
  sem->frees = pl_mem_free(T, sem->frees, pointer);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_free_memref(pl_sem *sem, const pl_op *op, const pl_term *pointer, const pl_type *memref) {
  assert(memref->kind == PL_TYPE_MEMREF || memref->kind == PL_TYPE_UNRANKED_MEMREF);
  const pl_type *plain = pl_type_llvm_ptr(op->module->ctx, 0);
  return pl_sem_free_pointer(sem, op, pl_sem_cast_space(sem, pointer, memref, plain), sem->world->generic_functions);
}
