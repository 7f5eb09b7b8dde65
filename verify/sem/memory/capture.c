/* capture.c - which new objects a value gives access to (it contains their addresses, or was loaded from memory that does), and
 * of whose address it reveals something.
 *
 * A number that was computed from a pointer gives access to the object as the pointer does, and so does a choice between two
 * pointers by a condition. A comparison of addresses and the poison of a value give no access; but a comparison whose outcome is
 * not determined reveals something of the address, and many of them reveal all of it. Sources: LLVM Language Reference, "Pointer
 * Aliasing Rules", "Pointer Capture". */
#include "verify/sem/memory/capture.h"

#include <assert.h>

#include "verify/sem/memory/objects.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/term_parts.h"

/* Whether the term is of sort BOOL. */
static bool is_bool(const pl_term *term) { return term->sort.kind == PL_SORT_BOOL; }

void pl_sem_reach(pl_sem_world *world, const pl_term *term, pl_base_visitor *visit, void *user) {
  assert(term && visit);
  pl_term_vec work = {0}, met = {0};
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
    if (!root && !is_bool(at)) pl_term_push_parts(at, &work);
  }
  for (size_t i = 0; i < met.len && !found; i++)
    pl_map_set_ptr(&world->leads_nowhere, met.data[i], met.data[i]);
  pl_vec_free(&work);
  pl_vec_free(&met);
  pl_map_free(&seen);
}

/* Sets the flag (bool) that `user` points to, since some object was found: a pl_base_visitor. */
static void note_any(void *user, const pl_term *base) {
  (void)base;
  *(bool *)user = true;
}

/* Whether a new object can be reached from the term (see pl_sem_reach). */
static bool leads_somewhere(pl_sem_world *world, const pl_term *term) {
  bool any = false;
  pl_sem_reach(world, term, note_any, &any);
  return any;
}

/* The coefficient of the address of an object in a sum, modulo 2^64. */
typedef struct share {
  const pl_term *base;
  uint64_t times;
} share;

typedef PL_VEC(share) share_vec;

/* Adds a summand of a sum of addresses to `shares`, the multiples of object bases in it: a pointer, or a constant times a
 * pointer, counts as its object's base. True, with nothing added, if the summand depends on no object; false if it does so in
 * another way. */
static bool add_share(pl_sem_world *world, const pl_term *part, share_vec *shares) {
  share one = {pl_map_get_ptr(&world->roots, part), 1};
  const bool scaled =
      !one.base && part->op == PL_TERM_BV_MUL && part->num_args == 2 && pl_term_const_u64(part->args[0], &one.times);
  if (scaled) one.base = pl_map_get_ptr(&world->roots, part->args[1]);
  if (!one.base) return !leads_somewhere(world, part);
  for (size_t i = 0; i < shares->len; i++) {
    if (shares->data[i].base != one.base) continue;
    shares->data[i].times += one.times;
    return true;
  }
  pl_vec_push(shares, one);
  return true;
}

/* Whether the difference of two addresses is seen not to depend on where new objects are: the multiples of each base in it cancel
 * out. Shared memory counts as fixed. */
static bool is_distance(pl_sem_world *world, const pl_term *a, const pl_term *b) {
  const pl_term *difference = pl_bv_sub(world->T, a, b);
  share_vec shares = {0};
  bool fixed = true;
  if (difference->op != PL_TERM_BV_ADD) fixed = add_share(world, difference, &shares);
  for (uint32_t i = 0; difference->op == PL_TERM_BV_ADD && i < difference->num_args && fixed; i++)
    fixed = add_share(world, difference->args[i], &shares);
  for (size_t i = 0; i < shares.len && fixed; i++)
    fixed = shares.data[i].times == 0 || shares.data[i].base == world->shared_root;
  pl_vec_free(&shares);
  return fixed;
}

/* Whether the term is the constant 0. */
static bool is_zero(const pl_term *term) {
  uint64_t value = 1;
  return term->op == PL_TERM_CONST && pl_term_const_u64(term, &value) && value == 0;
}

/* Whether the condition is proved, with little effort (world->brief); false if the world has no prover. */
static bool holds(pl_sem_world *world, const pl_term *condition) {
  const pl_term *one = pl_bv_u64(world->T, 1, 1);
  if (!world->prove_equal) return false;
  world->brief = true;
  const bool found = world->prove_equal(world->prove_user, pl_bv_of_bool(world->T, condition), one);
  world->brief = false;
  return found;
}

/* Whether a BOOL term is known to reveal nothing of any new object's address. False is the safe answer. */
static bool reveals_nothing(pl_sem_world *world, const pl_term *term) {
  if (term->op == PL_TERM_EQ && term->args[0]->sort.kind == PL_SORT_BV) {
    const pl_term *a = term->args[0];
    if (is_distance(world, a, term->args[1])) return true;
    if (pl_map_get_ptr(&world->roots, a) == a && is_zero(term->args[1]) && world->allocations_succeed) return true;
  }
  return holds(world, term) || holds(world, pl_not(world->T, term));
}

/* Whether the term is BOOL and has an argument that is not. */
static bool compares(const pl_term *term) {
  for (uint32_t i = 0; i < term->num_args; i++)
    if (term->args[i]->sort.kind != PL_SORT_BOOL) return is_bool(term);
  return false;
}

/* Whether the term is BOOL and depends on something that is not BOOL and from which a new object can be reached (see
 * leads_somewhere). False for the poison of memory. */
static bool compares_addresses(pl_sem_world *world, const pl_term *term) {
  if (!compares(term) || term->op == PL_TERM_MEM_POISON) return false;
  for (uint32_t i = 0; i < term->num_args; i++)
    if (leads_somewhere(world, term->args[i])) return true;
  return false;
}

/* Adds the summands of an address to the work list, without pointers whose object is known. */
static void push_place(const pl_sem_world *world, const pl_term *place, pl_term_vec *work) {
  if (pl_map_has(&world->roots, place)) return;
  if (place->op != PL_TERM_BV_ADD) pl_vec_push(work, place);
  for (uint32_t i = 0; place->op == PL_TERM_BV_ADD && i < place->num_args; i++)
    if (!pl_map_has(&world->roots, place->args[i])) pl_vec_push(work, place->args[i]);
}

/* Adds the parts of a term to the work list that may reveal something of addresses: of an address in a memory term only the
 * summands that are no pointers. */
static void push_revealing(const pl_sem_world *world, const pl_term *term, pl_term_vec *work) {
  const bool of_memory = term->num_args > 1 && term->args[0]->sort.kind == PL_SORT_MEM;
  if (term->op == PL_TERM_MEM_POISON) return;
  pl_term_push_parts(term, work);
  for (uint32_t i = 1; of_memory && term->op != PL_TERM_MEM_FREE && i < term->num_args; i++)
    if (term->args[i]->sort.kind == PL_SORT_BV && !(term->op == PL_TERM_MEM_STORE && i == 2))
      push_place(world, term->args[i], work);
}

void pl_sem_reveal(pl_sem_world *world, const pl_term *term, pl_base_visitor *visit, void *user) {
  assert(term && visit);
  pl_term_vec work = {0}, met = {0};
  pl_map seen = {0};
  bool nothing = true;
  pl_vec_push(&work, term);
  while (work.len > 0) {
    const pl_term *at = pl_vec_pop(&work), *root;
    if (pl_map_has(&seen, at) || pl_map_has(&world->reveals_nothing, at)) continue;
    pl_map_set_ptr(&seen, at, at);
    pl_vec_push(&met, at);
    root = at->sort.kind == PL_SORT_BV ? pl_map_get_ptr(&world->roots, at) : NULL;
    const bool own = root && root != world->shared_root, compared = !own && compares_addresses(world, at);
    nothing = nothing && !compared && !own;
    if (own) visit(user, root);
    if (!own && !(compared && reveals_nothing(world, at))) push_revealing(world, at, &work);
  }
  for (size_t i = 0; i < met.len && nothing; i++)
    pl_map_set_ptr(&world->reveals_nothing, met.data[i], met.data[i]);
  pl_vec_free(&work);
  pl_vec_free(&met);
  pl_map_free(&seen);
}

void pl_sem_reveal_index(pl_sem_world *world, const pl_term *pointer, pl_base_visitor *visit, void *user) {
  assert(pointer->sort.kind == PL_SORT_BV && visit);
  pl_term_vec parts = {0};
  push_place(world, pointer, &parts);
  for (size_t i = 0; i < parts.len; i++)
    pl_sem_reveal(world, parts.data[i], visit, user);
  pl_vec_free(&parts);
}

typedef struct new_finder {
  pl_sem *sem;
  PL_VEC(pl_sem_object *) found;
} new_finder;

/* Marks the object with that base as escaped and adds it to those found, if it is one of the path that has not escaped. */
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

/* Sets test->found if the object with that base is one of the path that has not escaped; else leaves it. A pl_base_visitor. */
static void test_new(void *user, const pl_term *base) {
  new_test *test = user;
  const pl_sem_object *object = pl_sem_find_object(test->sem, base);
  test->found |= object && !object->escaped;
}

bool pl_sem_reveals_new(pl_sem *sem, const pl_term *term) {
  assert(term);
  new_test test = {.sem = sem};
  pl_sem_reveal(sem->world, term, test_new, &test);
  for (size_t i = 0; i < sem->objects.len; i++)
    test.found |= sem->objects.data[i].decides && !sem->objects.data[i].escaped;
  return test.found;
}

void pl_sem_escape(pl_sem *sem, const pl_term *const *mem, const pl_term *value) {
  assert(mem && value);
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
