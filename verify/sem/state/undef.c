/* undef.c - values that are computed from undef.
 *
 * A leaf that is undef as a whole has the poison symbol `world->undef`: it may be any value, and whether it counts as poison is
 * left open. The result of an operation on it is any value, too, where the operation gives each (x + undef); one value where
 * undef does not matter (0 * undef); else one of some values, such as undef & 1. Of those the source may choose, and the leaf
 * holds the one for undef = 0; that the lowering's value is among them is known only if it computed the same from undef. So such
 * a leaf counts as poison under a symbol of its own, one for each operation and its operands, the same in source and lowering.
 * Each use of undef is another value. Source: LLVM Language Reference, "Undefined Values". */
#include "verify/sem/state/undef.h"

#include <assert.h>

#include "verify/sem/state/roots.h"

typedef struct symbol_finder {
  const pl_sem_world *world;
  const pl_map *wanted; /* NULL: symbols of undef */
  bool found;
} symbol_finder;

/* Sets finder->found if the symbol is one that is searched for: a wanted one or, without a list of those, one of undef. */
static void visit_symbol(void *user, const pl_term *symbol) {
  symbol_finder *finder = user;
  const pl_sem_world *world = finder->world;
  finder->found |=
      finder->wanted ? pl_map_has(finder->wanted, symbol) : symbol == world->undef || pl_map_has(&world->partly_undef, symbol);
}

bool pl_sem_mentions(const pl_sem_world *world, const pl_term *term, const pl_map *wanted) {
  assert(world && term);
  symbol_finder finder = {world, wanted, false};
  pl_map seen = {0};
  if (term->op != PL_TERM_CONST) pl_term_symbols(term, &seen, visit_symbol, &finder);
  pl_map_free(&seen);
  return finder.found;
}

bool pl_sem_may_be_undef(const pl_sem_world *world, const pl_term *poison) {
  assert(world && poison);
  return world->met_undef && pl_sem_mentions(world, poison, NULL);
}

const pl_term *pl_sem_replace_undef(pl_sem *sem, const pl_term *term, const pl_term *by, bool partly) {
  assert(pl_term_is_bool(term) && pl_term_is_bool(by));
  pl_map map = {0};
  const pl_map *symbols = &sem->world->partly_undef;
  for (size_t i = 0; i < symbols->len; i++)
    pl_map_set(&map, pl_map_entries(symbols)[i].key, (uint64_t)(uintptr_t)by);
  if (!partly) pl_map_set_ptr(&map, sem->world->undef, by);
  const pl_term *out = pl_term_substitute(sem->world->T, term, &map);
  pl_map_free(&map);
  return out;
}

const pl_term *pl_sem_chosen_undef(pl_sem *sem, const pl_term *holds) {
  assert(pl_term_is_bool(holds));
  if (sem->role == PL_ROLE_LOWERING || sem->world->partly_undef.len == 0 ||
      !pl_sem_mentions(sem->world, holds, &sem->world->partly_undef))
    return holds;
  return pl_sem_replace_undef(sem, holds, pl_bool(sem->world->T, false), true);
}

const pl_term *pl_sem_undef_symbol(pl_sem *sem, const char *what, const pl_term *const *parts, uint32_t count) {
  assert(what && (parts || count == 0));
  pl_sem_world *world = sem->world;
  const pl_term *key = pl_app(world->T, PL_SORT_B, pl_str_from(what), parts, count);
  const pl_term *symbol = pl_map_get_ptr(&world->undef_keys, key);
  if (symbol) return symbol;
  symbol = pl_term_fresh(world->T, PL_SORT_B, "undef");
  pl_map_set_ptr(&world->undef_keys, key, symbol);
  pl_map_set_ptr(&world->partly_undef, symbol, symbol);
  return symbol;
}

pl_leaf pl_sem_loaded_undef(pl_sem *sem, const pl_term *mem, const pl_term *address, uint32_t bytes, pl_leaf leaf) {
  assert(bytes > 0 && pl_term_is_memory(mem) && pl_term_is_address(address) && pl_term_is_bool(leaf.poison));
  pl_terms *T = sem->world->T;
  if (sem->world->source_is_llvm && leaf.poison->op == PL_TERM_MEM_POISON &&
      pl_map_has(&sem->world->unwritten, leaf.poison->args[0])) {
    sem->world->met_undef = true;
    return (pl_leaf){leaf.value, sem->world->undef};
  }
  if (!sem->world->met_undef || !pl_sem_mentions(sem->world, leaf.poison, NULL)) return leaf;
  bool alike = !pl_sem_mentions(sem->world, leaf.poison, &sem->world->partly_undef);
  for (uint32_t i = 0; i < bytes && alike; i++)
    alike = pl_mem_poison(T, mem, pl_bv_add(T, address, pl_bv_u64(T, PL_POINTER_BITS, i)), 1) == leaf.poison;
  if (alike) return leaf;
  const pl_term *parts[] = {leaf.value, mem, address};
  leaf.poison = pl_sem_replace_undef(sem, leaf.poison, pl_sem_undef_symbol(sem, "<undef> loaded", parts, 3), false);
  return leaf;
}
