/* provenance.c - whether an address that was computed from a pointer is based on that pointer. Source: LLVM Language Reference,
 * "Pointer Aliasing Rules". */
#include "verify/sem/state/provenance.h"

#include <assert.h>

#include "verify/sem/state/roots.h"
#include "verify/sem/state/world.h"
#include "verify/sem/terms/sorts.h"

/* The pointers that an address is computed from. */
typedef struct pointer_set {
  const pl_term *terms[8];
  uint32_t count;
  bool too_many;
} pointer_set;

/* Adds a term to the set unless it is in it; if the set is full, sets `too_many` instead. */
static void add_pointer(pointer_set *set, const pl_term *term) {
  for (uint32_t i = 0; i < set->count; i++)
    if (set->terms[i] == term) return;
  if (set->count == sizeof set->terms / sizeof *set->terms)
    set->too_many = true;
  else
    set->terms[set->count++] = term;
}

/* Adds to the set the pointers of known objects that an address is found to be computed from; sets `too_many` if they are too
 * many or nested too deeply. */
static void pointers_in(pl_sem_world *world, const pl_term *term, int depth, pointer_set *set) {
  if (pl_sem_known_root(world, term)) {
    add_pointer(set, term);
    return;
  }
  bool sum = term->op == PL_TERM_BV_ADD || term->op == PL_TERM_BV_AND || term->op == PL_TERM_BV_OR;
  if (depth > 16) set->too_many = true;
  if (set->too_many) return;
  if (term->op == PL_TERM_BV_CONCAT && term->args[0]->op == PL_TERM_BV_EXTRACT)
    pointers_in(world, term->args[0]->args[0], depth + 1, set);
  for (uint32_t i = term->op == PL_TERM_ITE ? 1 : 0; (sum || term->op == PL_TERM_ITE) && i < term->num_args; i++)
    pointers_in(world, term->args[i], depth + 1, set);
}

/* Whether the term has a known root (see roots.h), or is computed from pointers of known objects. */
static bool is_pointer(pl_sem_world *world, const pl_term *term) {
  pointer_set within = {0};
  if (pl_sem_root(world, term)) return true;
  pointers_in(world, term, 0, &within);
  return within.count > 0 || within.too_many;
}

/* Adds to the set the summands of an address (itself if it is no sum) that are pointers. A choice between pointers to several
 * objects is one of its own: another choice between the same ones need not have made the same. */
static void pointer_summands(pl_sem_world *world, const pl_term *term, pointer_set *set) {
  bool sum = term->op == PL_TERM_BV_ADD;
  for (uint32_t i = 0; i < (sum ? term->num_args : 1); i++) {
    const pl_term *part = sum ? term->args[i] : term;
    if (is_pointer(world, part)) add_pointer(set, part);
  }
}

/* Whether the sets have the same terms, or both none, and neither has `too_many`. */
static bool same_set(const pointer_set *a, const pointer_set *b) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < a->count; i++)
    for (uint32_t j = 0; j < b->count; j++)
      found += a->terms[i] == b->terms[j];
  return !a->too_many && !b->too_many && found == a->count && found == b->count;
}

bool pl_sem_same_provenance(pl_sem_world *world, const pl_term *base, const pl_term *address) {
  assert(pl_term_is_address(base) && pl_term_is_address(address));
  pointer_set a = {0}, b = {0};
  pointer_summands(world, base, &a);
  pointer_summands(world, address, &b);
  if (same_set(&a, &b)) return true;
  a = b = (pointer_set){0};
  pointers_in(world, base, 0, &a);
  pointers_in(world, address, 0, &b);
  return a.count <= 1 && same_set(&a, &b);
}
