/* roots.c - the object of an address: its base symbol, found from the symbols that the address is made of. */
#include "verify/sem/state/roots.h"

#include <assert.h>

#include "verify/sem/state/term_parts.h"
#include "verify/sem/state/world.h"
#include "verify/sem/terms/sorts.h"

void pl_sem_set_root(pl_sem_world *world, const pl_term *pointer, const pl_term *root) {
  assert((pointer->sort.kind == PL_SORT_BV || pl_term_is_memory(pointer)) && root);
  pl_map_set_ptr(&world->roots, pointer, root);
  if (pl_map_has(&world->plain_numbers, pointer)) pl_map_clear(&world->plain_numbers);
  if (root == world->shared_root) return;
  if (pl_map_has(&world->leads_nowhere, pointer)) pl_map_clear(&world->leads_nowhere);
  if (pl_map_has(&world->reveals_nothing, pointer)) pl_map_clear(&world->reveals_nothing);
}

void pl_sem_declare_shared(pl_sem_world *world, const pl_term *memory) {
  assert(pl_term_is_memory(memory));
  pl_sem_set_root(world, memory, world->shared_root);
}

static const pl_term *root_among(pl_sem_world *world, const pl_term *term, int depth);

/* The root (the base of the object, see roots.h) of the one argument of a sum or bitwise operation that is a pointer; NULL if
 * there is no such one, or others may make it an address of another object. */
static const pl_term *root_of_parts(pl_sem_world *world, const pl_term *term, int depth) {
  const pl_term *found = NULL;
  uint32_t at = 0;
  for (uint32_t i = 0; i < term->num_args; i++) {
    const pl_term *root = root_among(world, term->args[i], depth + 1);
    if (root && found) return NULL;
    if (root) found = root, at = i;
  }
  for (uint32_t i = 0; found && i < term->num_args; i++)
    if (i != at && pl_sem_leads_elsewhere(world, term->args[i], found)) return NULL;
  return found;
}

/* The root of the object that the term points into; NULL if that is not known. May set world->open_choice to a condition that
 * decides between two objects. `depth`: the nesting so far. */
static const pl_term *root_among(pl_sem_world *world, const pl_term *term, int depth) {
  const pl_term *found = NULL;
  const pl_term *root = pl_sem_known_root(world, term);
  if (root || depth > 16) return root;
  switch (term->op) {
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_AND:
  case PL_TERM_BV_OR: return root_of_parts(world, term, depth);
  case PL_TERM_ITE:
    root = root_among(world, term->args[1], depth + 1);
    found = root_among(world, term->args[2], depth + 1);
    if (root != found && root && found) world->open_choice = term->args[0];
    return root == found ? root : NULL;
  case PL_TERM_BV_CONCAT: { /* an address with its low bits cleared: the high bits decide */
    const pl_term *high = term->args[0];
    return high->op == PL_TERM_BV_EXTRACT ? root_among(world, high->args[0], depth + 1) : NULL;
  }
  default: return NULL;
  }
}

const pl_term *pl_sem_root(pl_sem_world *world, const pl_term *pointer) {
  assert(world && pointer);
  return root_among(world, pointer, 0);
}

/* Adds what a load from a chain of stores depends on to the work list: the stored values that have no root, and the memory at
 * the chain's end. Stored pointers are left out: loaded as they are they do not lead elsewhere, only numbers computed from
 * pointers do. */
static void push_stored(pl_sem_world *world, const pl_term *memory, pl_term_vec *work) {
  for (; memory->op == PL_TERM_MEM_STORE; memory = memory->args[0])
    if (!pl_sem_root(world, memory->args[2])) pl_vec_push(work, memory->args[2]);
  pl_vec_push(work, memory);
}

bool pl_sem_leads_elsewhere(pl_sem_world *world, const pl_term *number, const pl_term *base) {
  assert(number && base);
  pl_term_vec work = {0}, met = {0};
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
    else if (at->sort.kind != PL_SORT_BOOL)
      pl_term_push_parts(at, &work);
  }
  for (size_t i = 0; i < met.len && plain && !elsewhere; i++)
    pl_map_set_ptr(&world->plain_numbers, met.data[i], met.data[i]);
  pl_vec_free(&work);
  pl_vec_free(&met);
  pl_map_free(&seen);
  return elsewhere;
}
