/* tidy.c - what nothing needs any more goes at once. */
#include "core/transform/effects.h"
#include "fuzz/shrink/internal.h"

typedef PL_VEC(pl_op *) op_list;

/* Erases dead ops (pl_op_is_dead), except those directly in a module, and returns how many; ops that are dead only afterwards
 * may need another call. */
static uint32_t drop_dead_ops(pl_module *module) {
  op_list ops = {0};
  uint32_t dropped = 0;
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    if (op != module->op && !pl_is_in_module(op)) pl_vec_push(&ops, op);
  for (size_t i = ops.len; i-- > 0;) {
    if (!pl_op_is_dead(ops.data[i])) continue;
    pl_op_erase(ops.data[i]);
    dropped++;
  }
  pl_vec_free(&ops);
  return dropped;
}

/* Removes the unused arguments of blocks other than entry blocks (`blocks`), or of functions with a body, as far as possible.
 * Returns how many. */
static uint32_t drop_unused(pl_shrinker *s, bool blocks) {
  uint32_t dropped = 0;
  s->sites.len = 0;
  for (pl_op *op = s->module->op; op; op = pl_op_walk_next(s->module->op, op))
    blocks ? pl_collect_BLOCK_ARGUMENT(s, op) : pl_collect_FUNCTION_ARGUMENT(s, op);
  for (size_t i = s->sites.len; i-- > 0;) {
    pl_site site = s->sites.data[i];
    const pl_block *block = blocks ? site.block : pl_func_entry(site.op);
    if (!block || site.a >= block->num_args || block->args[site.a]->uses) continue;
    dropped += blocks ? pl_shrink_BLOCK_ARGUMENT(s, site) : pl_shrink_FUNCTION_ARGUMENT(s, site);
  }
  return dropped;
}

uint32_t pl_shrink_tidy(pl_module *module, bool signatures) {
  pl_shrinker s = {.module = module};
  uint32_t all = 0, dropped;
  do {
    dropped = drop_dead_ops(module) + drop_unused(&s, true);
    if (signatures) dropped += drop_unused(&s, false);
    all += dropped;
  } while (dropped);
  pl_vec_free(&s.sites);
  pl_map_free(&s.referenced);
  return all;
}
