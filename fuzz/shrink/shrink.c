#include "fuzz/shrink/shrink.h"

#include <assert.h>

#include "fuzz/shrink/internal.h"

typedef struct row {
  const char *name, *summary;
  bool all;
  void (*collect)(pl_shrinker *s, pl_op *op);
  bool (*shrink)(pl_shrinker *s, pl_site site);
} row;

static const row rows[PL_NUM_MOVES] = {
#define MOVE(ident, name, all, summary) [PL_MOVE_##ident] = {name, summary, all, pl_collect_##ident, pl_shrink_##ident},
#include "fuzz/shrink/moves.def"
#undef MOVE
};

const char *pl_move_name(pl_move move) {
  assert(move != PL_MOVE_INVALID && move < PL_NUM_MOVES);
  return rows[move].name;
}

const char *pl_move_summary(pl_move move) {
  assert(move != PL_MOVE_INVALID && move < PL_NUM_MOVES);
  return rows[move].summary;
}

bool pl_move_takes_all(pl_move move) {
  assert(move != PL_MOVE_INVALID && move < PL_NUM_MOVES);
  return rows[move].all;
}

/* A shrinker with all sites of the move, in the order of the module's text. */
static pl_shrinker collect(pl_module *module, pl_move move) {
  pl_shrinker s = {.module = module};
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    rows[move].collect(&s, op);
  return s;
}

/* Frees what the shrinker owns. */
static void release(pl_shrinker *s) {
  pl_vec_free(&s->sites);
  pl_map_free(&s->referenced);
}

uint32_t pl_shrink_count(pl_module *module, pl_move move) {
  assert(move != PL_MOVE_INVALID && move < PL_NUM_MOVES);
  pl_shrinker s = collect(module, move);
  uint32_t count = (uint32_t)s.sites.len;
  release(&s);
  return count;
}

/* Makes the move at argument or result `index` of the function. False if it was not possible. */
static bool shrink_at(pl_module *module, pl_move move, pl_op *func, uint32_t index) {
  pl_shrinker s = {.module = module};
  bool made = rows[move].shrink(&s, (pl_site){func, NULL, index, 0});
  release(&s);
  return made;
}

bool pl_shrink_argument(pl_module *module, pl_op *func, uint32_t index) {
  assert(func->module == module && pl_op_has(func, PL_TRAIT_FUNCTION));
  return shrink_at(module, PL_MOVE_FUNCTION_ARGUMENT, func, index);
}

bool pl_shrink_result(pl_module *module, pl_op *func, uint32_t index) {
  assert(func->module == module && pl_op_has(func, PL_TRAIT_FUNCTION));
  return shrink_at(module, PL_MOVE_FUNCTION_RESULT, func, index);
}

/* Whether the op of the site, and its block if it has one, are still in the module after earlier moves. */
static bool is_still_there(const pl_module *module, const pl_site *site) {
  if (site->block && !site->block->region) return false;
  const pl_op *op = site->op;
  while (op != module->op) {
    if (!op->block || !op->block->region) return false;
    op = op->block->region->op;
  }
  return true;
}

uint32_t pl_shrink_apply(pl_module *module, pl_move move, uint32_t first, uint32_t count) {
  assert(move != PL_MOVE_INVALID && move < PL_NUM_MOVES);
  pl_shrinker s = collect(module, move);
  uint32_t made = 0;
  size_t end = first + (size_t)count < s.sites.len ? first + (size_t)count : s.sites.len;
  for (size_t i = end; i-- > first;)
    if (is_still_there(module, &s.sites.data[i])) made += rows[move].shrink(&s, s.sites.data[i]);
  release(&s);
  return made;
}
