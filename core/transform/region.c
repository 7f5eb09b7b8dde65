#include "core/transform/region.h"

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/transform/effects.h"
#include "core/transform/order.h"

typedef PL_VEC(pl_value *) value_list;
typedef PL_VEC(const pl_op *) op_list;

pl_op *pl_replace_terminator(pl_op *op, pl_block *const *successors, const uint32_t *counts, pl_value *const *operands) {
  value_list own = {0};
  PL_VEC(const pl_type *) types = {0};
  for (uint32_t i = 0; i < pl_op_num_own_operands(op); i++)
    pl_vec_push(&own, pl_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&types, pl_result(op, i)->type);
  pl_op *made = pl_op_new(op->module, &(pl_op_spec){.info = op->info,
                                                    .operands = own.data,
                                                    .num_operands = (uint32_t)own.len,
                                                    .result_types = types.data,
                                                    .num_results = op->num_results,
                                                    .attrs = op->attrs,
                                                    .successors = successors,
                                                    .successor_counts = counts,
                                                    .successor_operands = operands,
                                                    .num_successors = op->num_successors,
                                                    .segments = op->segments,
                                                    .num_segments = op->num_segments,
                                                    .line = op->line,
                                                    .column = op->column,
                                                    .loc = op->loc});
  pl_op_insert_before(op, made);
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), pl_result(made, i));
  pl_op_erase(op);
  pl_vec_free(&own);
  pl_vec_free(&types);
  return made;
}

static void shorten_branch(pl_op *op, bool goes(const pl_value *arg, const void *user), const void *user) {
  value_list operands = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  bool shorter = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *s = &op->successors[i];
    size_t before = operands.len;
    for (uint32_t k = 0; k < s->count; k++) {
      if (!goes(s->block->args[k], user)) pl_vec_push(&operands, pl_operand(op, s->first + k));
    }
    pl_vec_push(&blocks, s->block);
    pl_vec_push(&counts, (uint32_t)(operands.len - before));
    shorter |= operands.len - before != s->count;
  }
  if (shorter) pl_replace_terminator(op, blocks.data, counts.data, operands.data);
  pl_vec_free(&operands);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
}

void pl_shorten_branches(pl_region *region, bool goes(const pl_value *arg, const void *user), const void *user) {
  PL_FOR_BLOCKS(block, region) {
    if (block->last && block->last->num_successors) shorten_branch(block->last, goes, user);
  }
}

/* ---- Blocks that are not reached ---- */

/* Values of an unreachable block are used by unreachable blocks only: all uses are dropped first, then the ops. */
static void drop_uses(const pl_block *block) {
  PL_FOR_OPS(op, block) {
    for (uint32_t i = 0; i < op->num_operands; i++)
      pl_use_set(&op->operands[i], NULL);
  }
}

static bool erase_unreachable_in(pl_region *region, pl_arena *arena) {
  if (!region->first || !region->first->next) return false;
  uint32_t reached = pl_dominators_new(region, arena).count, all = 0;
  PL_FOR_BLOCKS(block, region) all++;
  if (reached == all) return false;
  PL_FOR_BLOCKS(block, region) {
    if (block->number == UINT32_MAX) drop_uses(block);
  }
  for (pl_block *block = region->first, *next; block; block = next) {
    next = block->next;
    if (block->number != UINT32_MAX) continue;
    PL_FOR_OPS(op, block) {
      for (uint32_t i = 0; i < op->num_results; i++) { /* uses in nested regions of other dead blocks */
        while (op->results[i].uses)
          pl_use_set(op->results[i].uses, NULL);
      }
      pl_op_erase(op);
    }
    pl_block_unlink(block);
  }
  return true;
}

bool pl_erase_unreachable(pl_region *region) {
  pl_arena *arena = pl_arena_new();
  bool changed = erase_unreachable_in(region, arena);
  pl_arena_free(arena);
  return changed;
}

/* ---- What nobody needs ---- */

typedef struct liveness {
  pl_map values; /* live values */
  pl_map ops;    /* live ops */
  value_list work;
} liveness;

static void need_value(liveness *l, pl_value *value) {
  if (!value || pl_map_has(&l->values, value)) return;
  pl_map_set_ptr(&l->values, value, value);
  pl_vec_push(&l->work, value);
}

/* The op is needed, and with it what it takes; what it hands to successors is needed if their arguments are. */
static void need_op(liveness *l, pl_op *op) {
  if (pl_map_has(&l->ops, op)) return;
  pl_map_set_ptr(&l->ops, op, op);
  for (uint32_t i = 0; i < pl_op_num_own_operands(op); i++)
    need_value(l, pl_operand(op, i));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (parent && parent->block) need_op(l, (pl_op *)parent); /* depth is that of regions */
}

/* A terminator that hands values to what is not a successor. */
static bool is_root(const pl_op *op) {
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) || op->num_successors || pl_op_has(op, PL_TRAIT_SYMBOL)) return true;
  return (pl_op_effects(op) & ~(uint32_t)(PL_EFFECT_READ | PL_EFFECT_ALLOC)) != 0;
}

/* Whether the arguments of a block come from branches only: no entry block, no unknown terminator. */
static bool is_branch_target(const pl_block *block) { return block->region->first != block; }

typedef struct predecessor_list {
  pl_map first; /* block -> 1-based position in edges */
  PL_VEC(struct edge {
    const pl_op *op;
    uint32_t successor;
    size_t next;
  })
  edges;
} predecessor_list;

static void collect(const pl_region *region, liveness *l, predecessor_list *p) {
  PL_FOR_BLOCKS(block, region) {
    if (!is_branch_target(block)) {
      for (uint32_t i = 0; i < block->num_args; i++)
        pl_map_set_ptr(&l->values, block->args[i], block->args[i]);
    }
    PL_FOR_OPS(op, block) {
      if (is_root(op)) need_op(l, op);
      for (uint32_t i = 0; i < op->num_successors; i++) {
        uint64_t at = 0;
        (void)pl_map_get(&p->first, (uint64_t)(uintptr_t)op->successors[i].block, &at);
        pl_vec_push(&p->edges, ((struct edge){op, i, (size_t)at}));
        pl_map_set(&p->first, (uint64_t)(uintptr_t)op->successors[i].block, p->edges.len);
      }
      for (uint32_t r = 0; r < op->num_regions; r++)
        collect(op->regions[r], l, p);
    }
  }
}

static void need_passed(liveness *l, const predecessor_list *p, const pl_value *arg) {
  uint64_t at = 0;
  (void)pl_map_get(&p->first, (uint64_t)(uintptr_t)arg->block, &at);
  while (at) {
    const struct edge *e = &p->edges.data[at - 1];
    const pl_successor *s = &e->op->successors[e->successor];
    if (arg->index < s->count) need_value(l, pl_operand(e->op, s->first + arg->index));
    at = e->next;
  }
}

static void spread(liveness *l, const predecessor_list *p) {
  while (l->work.len) {
    pl_value *value = pl_vec_pop(&l->work);
    if (value->op)
      need_op(l, value->op);
    else
      need_passed(l, p, value);
  }
}

/* Arguments of the first block of a region are all live. */
static bool is_dead_arg(const pl_value *arg, const void *user) {
  const liveness *l = user;
  return is_branch_target(arg->block) && !pl_map_has(&l->values, arg);
}

static bool has_dead_arg(const liveness *l, const pl_region *region) {
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = 0; i < block->num_args; i++) {
      if (!pl_map_has(&l->values, block->args[i])) return true;
    }
  }
  return false;
}

/* Dead ops may use each other in a circle through block arguments: uses go first. */
static bool erase_dead(const liveness *l, pl_region *region) {
  bool changed = has_dead_arg(l, region);
  if (changed) pl_shorten_branches(region, is_dead_arg, l);
  for (pl_block *block = region->last; block; block = block->prev) {
    for (pl_op *op = block->last, *before; op; op = before) {
      before = op->prev;
      if (is_root(op) || pl_map_has(&l->ops, op)) {
        for (uint32_t r = 0; r < op->num_regions; r++)
          changed |= erase_dead(l, op->regions[r]);
        continue;
      }
      for (uint32_t i = 0; i < op->num_results; i++) { /* by other dead ops */
        while (op->results[i].uses)
          pl_use_set(op->results[i].uses, NULL);
      }
      pl_op_erase(op);
      changed = true;
    }
  }
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = block->num_args; i-- > 0;) {
      if (pl_map_has(&l->values, block->args[i])) continue;
      while (block->args[i]->uses)
        pl_use_set(block->args[i]->uses, NULL);
      pl_block_erase_arg(block, i);
    }
  }
  return changed;
}

static bool erase_unreachable_below(pl_op *root, pl_arena *arena) {
  bool changed = false;
  op_list work = {0};
  pl_vec_push(&work, root);
  while (work.len) {
    const pl_op *op = pl_vec_pop(&work);
    for (uint32_t r = 0; r < op->num_regions; r++) {
      changed |= erase_unreachable_in(op->regions[r], arena);
      PL_FOR_BLOCKS(block, op->regions[r]) {
        PL_FOR_OPS(inner, block) {
          if (inner->num_regions) pl_vec_push(&work, inner);
        }
      }
    }
  }
  pl_vec_free(&work);
  return changed;
}

bool pl_erase_unreachable_blocks(pl_module *module) {
  pl_arena *arena = pl_arena_new();
  bool changed = erase_unreachable_below(module->op, arena);
  pl_arena_free(arena);
  return changed;
}

bool pl_simplify_regions(pl_module *module, pl_region_level level) {
  pl_arena *arena = pl_arena_new();
  bool changed = erase_unreachable_below(module->op, arena);
  liveness l = {0};
  predecessor_list p = {0};
  for (uint32_t r = 0; r < module->op->num_regions; r++)
    collect(module->op->regions[r], &l, &p);
  spread(&l, &p);
  for (uint32_t r = 0; r < module->op->num_regions; r++)
    changed |= erase_dead(&l, module->op->regions[r]);
  pl_map_free(&l.values);
  pl_map_free(&l.ops);
  pl_vec_free(&l.work);
  pl_map_free(&p.first);
  pl_vec_free(&p.edges);
  pl_arena_free(arena);
  if (level == PL_REGIONS_AGGRESSIVE) changed |= pl_merge_blocks(module);
  return changed;
}
