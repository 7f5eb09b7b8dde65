/* simplify_regions.c - control flow as a whole: what is never reached, what nobody needs. */
#include <assert.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/transform/effects.h"
#include "core/transform/region.h"

typedef PL_VEC(pl_value *) value_list;

typedef struct liveness {
  pl_map values; /* live values */
  pl_map ops;    /* live ops */
  value_list work;
} liveness;

/* Marks a value as live and queues it, if it is not yet live; NULL is allowed. */
static void need_value(liveness *l, pl_value *value) {
  if (!value || pl_map_has(&l->values, value)) return;
  pl_map_set_ptr(&l->values, value, value);
  pl_vec_push(&l->work, value);
}

/* Marks an op as live, with its own operands and the ops around it but the outermost. Operands passed to successors are live if
 * the arguments there are. */
static void need_op(liveness *l, pl_op *op) {
  if (pl_map_has(&l->ops, op)) return;
  pl_map_set_ptr(&l->ops, op, op);
  for (uint32_t i = 0; i < pl_op_num_own_operands(op); i++)
    need_value(l, pl_operand(op, i));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (parent && parent->block) need_op(l, (pl_op *)parent); /* depth is that of regions */
}

/* Whether the op is live by itself: control flow, symbols, and ops that may have an effect other than reading and allocating. */
static bool is_root(const pl_op *op) {
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) || op->num_successors || pl_op_has(op, PL_TRAIT_SYMBOL)) return true;
  return (pl_op_effects(op) & ~(uint32_t)(PL_EFFECT_READ | PL_EFFECT_ALLOC)) != 0;
}

/* Whether the block's arguments come from branches: it is not the entry block. */
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

/* Marks the ops that are live by themselves and the entry blocks' arguments in a region and those nested in it, and records the
 * edges between blocks in `p`. */
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

/* Marks the operands that branches pass for a live block argument as live. */
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

/* Marks all that live values depend on as live, until the queue is empty. */
static void spread(liveness *l, const predecessor_list *p) {
  while (l->work.len) {
    pl_value *value = pl_vec_pop(&l->work);
    if (value->op)
      need_op(l, value->op);
    else
      need_passed(l, p, value);
  }
}

/* Whether the block argument is not live; those of entry blocks always are. `user` is the liveness. */
static bool is_dead_arg(const pl_value *arg, const void *user) {
  const liveness *l = user;
  return is_branch_target(arg->block) && !pl_map_has(&l->values, arg);
}

/* Whether a block of the region has an argument that is not live. */
static bool has_dead_arg(const liveness *l, const pl_region *region) {
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = 0; i < block->num_args; i++) {
      if (!pl_map_has(&l->values, block->args[i])) return true;
    }
  }
  return false;
}

/* Erases the dead ops and block arguments of a region and those nested in it; whether there were any. Uses are dropped first, as
 * dead ops may use each other in a cycle through block arguments. */
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

bool pl_simplify_regions(pl_module *module, pl_region_level level) {
  assert(level == PL_REGIONS_NORMAL || level == PL_REGIONS_AGGRESSIVE);
  assert(module->op);
  bool changed = pl_erase_unreachable_blocks(module);
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
  if (level == PL_REGIONS_AGGRESSIVE) changed |= pl_merge_blocks(module);
  return changed;
}
