/* reach.c - which new objects a value may lead to: whose addresses it is made of, or stand in the memory that it was read from.
 *
 * An address need not be in a pointer: a number that was computed from one leads to the object as well, and so does what chooses
 * between two. Who only compares addresses, or is told whether something is poison, learns no address. Source: LLVM Language
 * Reference, "Pointer Aliasing Rules". */
#include "verify/sem/internal.h"

typedef PL_VEC(const pl_term *) term_vec;

/* What was read as a number may be read as a pointer later: what is remembered of terms that it is part of does not hold then. */
void pl_sem_set_root(pl_sem_world *world, const pl_term *pointer, const pl_term *root) {
  pl_map_set_ptr(&world->roots, pointer, root);
  if (pl_map_has(&world->plain_numbers, pointer)) pl_map_clear(&world->plain_numbers);
  if (root != world->shared_root && pl_map_has(&world->leads_nowhere, pointer)) pl_map_clear(&world->leads_nowhere);
}

/* A function of a memory: a volatile load, a store, a fill or a copy (sem/llvm_order.c, sem/copy.c). The place, behind the
 * memory, does not get into the value; nor do those of a copy, behind both memories. */
static void push_from_memory(const pl_term *term, term_vec *work) {
  const bool copies = term->num_args > 1 && term->args[1]->sort.kind == PL_SORT_MEM;
  pl_vec_push(work, term->args[0]);
  if (copies) pl_vec_push(work, term->args[1]);
  for (uint32_t i = 2; !copies && i < term->num_args; i++)
    pl_vec_push(work, term->args[i]);
}

/* The parts of a term that its value is made of. */
static void push_parts(const pl_term *term, term_vec *work) {
  const bool of_memory = term->num_args > 0 && term->args[0]->sort.kind == PL_SORT_MEM;
  if (term->sort.kind == PL_SORT_BOOL) return;
  if (term->op == PL_TERM_APP && of_memory) {
    push_from_memory(term, work);
    return;
  }
  if (of_memory) pl_vec_push(work, term->args[0]);
  if (term->op == PL_TERM_MEM_STORE) pl_vec_push(work, term->args[2]);
  for (uint32_t i = 0; !of_memory && i < term->num_args; i++)
    pl_vec_push(work, term->args[i]);
}

void pl_sem_reach(pl_sem_world *world, const pl_term *term, pl_base_visitor *visit, void *user) {
  term_vec work = {0}, met = {0};
  pl_map seen = {0};
  bool found = false;
  pl_vec_push(&work, term);
  while (work.len > 0) {
    const pl_term *at = pl_vec_pop(&work), *root;
    if (pl_map_has(&seen, at) || pl_map_has(&world->leads_nowhere, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    pl_vec_push(&met, at);
    root = at->sort.kind == PL_SORT_BV ? pl_map_get_ptr(&world->roots, at) : NULL;
    if (root && root != world->shared_root) {
      found = true;
      visit(user, root);
    }
    if (!root) push_parts(at, &work);
  }
  for (size_t i = 0; i < met.len && !found; i++)
    pl_map_set_ptr(&world->leads_nowhere, met.data[i], met.data[i]);
  pl_vec_free(&work);
  pl_vec_free(&met);
  pl_map_free(&seen);
}

/* Pointers that lie in a memory are read as they are: only what was computed from one leads elsewhere. */
static void push_stored(pl_sem_world *world, const pl_term *memory, term_vec *work) {
  for (; memory->op == PL_TERM_MEM_STORE; memory = memory->args[0])
    if (!pl_sem_root(world, memory->args[2])) pl_vec_push(work, memory->args[2]);
  pl_vec_push(work, memory);
}

bool pl_sem_leads_elsewhere(pl_sem_world *world, const pl_term *number, const pl_term *base) {
  term_vec work = {0}, met = {0};
  pl_map seen = {0};
  bool elsewhere = false, plain = true;
  pl_vec_push(&work, number);
  while (work.len > 0 && !elsewhere) {
    const pl_term *at = pl_vec_pop(&work);
    const pl_term *root = at->sort.kind == PL_SORT_BV ? pl_map_get_ptr(&world->roots, at) : NULL;
    if (pl_map_has(&seen, at)) continue;
    if (pl_map_has(&world->plain_numbers, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    pl_vec_push(&met, at);
    elsewhere = root && root != base;
    plain = plain && !root;
    if (root) continue;
    if (at->sort.kind == PL_SORT_BV && at->num_args > 0 && at->args[0]->op == PL_TERM_MEM_STORE)
      push_stored(world, at->args[0], &work);
    else
      push_parts(at, &work);
  }
  for (size_t i = 0; i < met.len && plain && !elsewhere; i++)
    pl_map_set_ptr(&world->plain_numbers, met.data[i], met.data[i]);
  pl_vec_free(&work);
  pl_vec_free(&met);
  pl_map_free(&seen);
  return elsewhere;
}

typedef struct new_finder {
  pl_sem *sem;
  PL_VEC(pl_sem_object *) found;
} new_finder;

static void note_new(void *user, const pl_term *base) {
  new_finder *finder = user;
  pl_sem_object *object = pl_sem_find_object(finder->sem, base);
  if (!object || object->escaped) return;
  object->escaped = true;
  pl_vec_push(&finder->found, object);
}

typedef struct new_test {
  pl_sem *sem;
  bool found;
} new_test;

static void test_new(void *user, const pl_term *base) {
  new_test *test = user;
  const pl_sem_object *object = pl_sem_find_object(test->sem, base);
  test->found |= object && !object->escaped;
}

bool pl_sem_leads_to_new(pl_sem *sem, const pl_term *term) {
  new_test test = {.sem = sem};
  pl_sem_reach(sem->world, term, test_new, &test);
  return test.found;
}

/* What lies in the objects is from now on found in shared memory, where it was in theirs, and so is what that leads to. Who reads
 * the address there gets a pointer into shared memory. */
void pl_sem_give_away(pl_sem *sem, const pl_term *const *mem, const pl_term *value) {
  new_finder finder = {.sem = sem};
  if (mem != &sem->mem) return;
  pl_sem_reach(sem->world, value, note_new, &finder);
  for (size_t i = 0; i < finder.found.len; i++) {
    const pl_sem_object *object = finder.found.data[i];
    sem->mem = pl_mem_copy(sem->world->T, sem->mem, object->mem, object->base, object->base, object->size);
    pl_sem_reach(sem->world, object->mem, note_new, &finder);
  }
  pl_vec_free(&finder.found);
}
