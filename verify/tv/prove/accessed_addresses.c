/* accessed_addresses.c - what the source's accesses show of an address: it is not null, and aligned. */
#include <assert.h>

#include "verify/sem/memory/address_space.h"
#include "verify/tv/prove/discharge.h"

/* The address that the goal states not to be null; NULL if the goal is another one. */
static const pl_term *is_not_null(const pl_term *goal) {
  if (goal->op != PL_TERM_NOT || goal->args[0]->op != PL_TERM_EQ) return NULL;
  const pl_term *a = goal->args[0]->args[0], *b = goal->args[0]->args[1];
  uint64_t number = 1;
  if (pl_term_const_u64(a, &number) && number == 0 && pl_sort_eq(b->sort, pl_sort_bv(PL_POINTER_BITS))) return b;
  if (pl_term_const_u64(b, &number) && number == 0 && pl_sort_eq(a->sort, pl_sort_bv(PL_POINTER_BITS))) return a;
  return NULL;
}

/* Whether the goal is that an address is not null, and an access of the source up to the stretch (events separate stretches)
 * shows that, as null would make it undefined. Adds what the proof assumes to *assumptions. */
static bool is_accessed_address(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions) {
  const pl_term *address = is_not_null(goal);
  const pl_sem *source = path->source.sem;
  if (pl_op_passes_through(tv->source->func, "null_pointer_is_valid")) return false;
  for (size_t i = 0; address && !tv->run.legality && i < source->accesses.len; i++) {
    const pl_access *access = &source->accesses.data[i];
    const bool some = access->places ? access->places->sort.kind == PL_SORT_BV : access->bytes > 0;
    if (access->address != address || !some || access->stretch > stretch || access->volatile_) continue;
    if (!pl_sem_accesses_space_0(access)) continue;
    const pl_term *none = access->places ? pl_eq(tv->T, access->places, pl_bv_u64(tv->T, access->places->sort.width, 0)) : NULL;
    if (!none || pl_tv_prove(tv, path, stretch, pl_not(tv->T, none), assumptions, NULL) != PL_NOT_DISCHARGED) return true;
  }
  return false;
}

/* The bit vector, such as the low bits of an address, that the goal states to be zero; NULL if the goal is another one. */
static const pl_term *is_aligned_term(const pl_term *goal) {
  uint64_t number = 1;
  if (goal->op != PL_TERM_EQ) return NULL;
  for (uint32_t i = 0; i < 2; i++)
    if (pl_term_const_u64(goal->args[i], &number) && number == 0 && goal->args[1 - i]->sort.kind == PL_SORT_BV)
      return goal->args[1 - i];
  return NULL;
}

/* Whether the goal is that the low bits of an address are zero, and an access of the source up to the stretch (events separate
 * stretches) shows that by its alignment. */
static bool is_aligned_by_access(pl_tv *tv, const pl_path *path, uint32_t stretch, const pl_term *goal) {
  const pl_term *low = is_aligned_term(goal);
  const pl_sem *source = path->source.sem;
  if (!low || low->sort.width >= PL_POINTER_BITS) return false;
  for (size_t i = 0; !tv->run.legality && i < source->accesses.len; i++) {
    const pl_access *access = &source->accesses.data[i];
    if (access->stretch > stretch || access->places || access->bytes == 0) continue;
    if (access->align % (UINT64_C(1) << low->sort.width) != 0) continue;
    if (pl_bv_extract(tv->T, access->address, 0, low->sort.width) == low) return true;
  }
  return false;
}

/* Whether an access of the source up to the stretch (events separate stretches) shows the goal, which states that an address is
 * not null or is aligned. Adds what the proof assumes to *assumptions. */
static bool is_shown(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions) {
  return is_accessed_address(tv, path, stretch, goal, assumptions) || is_aligned_by_access(tv, path, stretch, goal);
}

/* Whether accesses of the source up to the stretch (events separate stretches) show the goal, or, if it is a conjunction, its
 * parts. Adds what the proof assumes to *assumptions. */
static bool is_conjunction_shown(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions) {
  if (goal->op != PL_TERM_AND) return is_shown(tv, path, stretch, goal, assumptions);
  for (uint32_t i = 0; i < goal->num_args; i++)
    if (!is_shown(tv, path, stretch, goal->args[i], assumptions)) return false;
  return true;
}

bool pl_tv_shown_by_access(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions) {
  assert(pl_tv_owns(tv, path) && goal->sort.kind == PL_SORT_BOOL && assumptions);
  const bool disjunction = goal->op == PL_TERM_NOT && goal->args[0]->op == PL_TERM_AND;
  if (!disjunction) return is_shown(tv, path, stretch, goal, assumptions);
  for (uint32_t i = 0; i < goal->args[0]->num_args; i++)
    if (is_conjunction_shown(tv, path, stretch, pl_not(tv->T, goal->args[0]->args[i]), assumptions)) return true;
  return false;
}
