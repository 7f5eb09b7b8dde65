/* order.c - reverse postorder by an explicit stack; dominators by iteration over it (Cooper, Harvey, Kennedy: "A Simple, Fast
 * Dominance Algorithm", 2001). */
#include "core/transform/common/order.h"

#include "core/base/vec.h"

typedef struct frame {
  pl_block *block;
  uint32_t next; /* successor to go to */
} frame;

typedef PL_VEC(pl_block *) block_list;

/* Appends the blocks reachable from `entry` in postorder and sets their number to 0. They must have the number UINT32_MAX
 * before. */
static void postorder(pl_block *entry, block_list *out) {
  PL_VEC(frame) stack = {0};
  entry->number = 0;
  pl_vec_push(&stack, ((frame){entry, 0}));
  while (stack.len) {
    frame *top = &pl_vec_last(&stack);
    const pl_op *last = top->block->last;
    if (last && top->next < last->num_successors) {
      pl_block *to = last->successors[top->next++].block;
      if (to->number != UINT32_MAX) continue;
      to->number = 0;
      pl_vec_push(&stack, ((frame){to, 0}));
    } else {
      pl_vec_push(out, top->block);
      (void)pl_vec_pop(&stack);
    }
  }
  pl_vec_free(&stack);
}

/* The nearest common dominator of two blocks, given and returned as positions in reverse postorder; `parent` is each block's
 * immediate dominator so far. */
static uint32_t intersect(const uint32_t *parent, uint32_t a, uint32_t b) {
  while (a != b) {
    while (a > b)
      a = parent[a];
    while (b > a)
      b = parent[b];
  }
  return a;
}

/* Predecessors as one array: those of block b are list[first[b] .. first[b + 1]). */
typedef struct edges {
  uint32_t *first, *list;
} edges;

/* The predecessors of all reachable blocks, in the arena: those of block number b are list[first[b]] up to list[first[b + 1]],
 * exclusive. */
static edges predecessors(const pl_dominators *d, pl_arena *arena) {
  edges e = {PL_NEW_ARRAY(arena, uint32_t, d->count + 2), NULL};
  for (uint32_t b = 0; b < d->count; b++) {
    const pl_op *last = d->blocks[b]->last;
    for (uint32_t s = 0; last && s < last->num_successors; s++)
      e.first[last->successors[s].block->number + 2]++;
  }
  for (uint32_t b = 2; b < d->count + 2; b++)
    e.first[b] += e.first[b - 1];
  e.list = PL_NEW_ARRAY(arena, uint32_t, e.first[d->count + 1] + 1);
  for (uint32_t b = 0; b < d->count; b++) {
    const pl_op *last = d->blocks[b]->last;
    for (uint32_t s = 0; last && s < last->num_successors; s++)
      e.list[e.first[last->successors[s].block->number + 1]++] = b;
  }
  return e;
}

/* Sets d->parent to the immediate dominator of each reachable block, the entry block's to itself. */
static void find_parents(pl_dominators *d, pl_arena *arena) {
  edges e = predecessors(d, arena);
  for (uint32_t b = 0; b < d->count; b++)
    d->parent[b] = UINT32_MAX;
  d->parent[0] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 1; b < d->count; b++) {
      uint32_t best = UINT32_MAX;
      for (uint32_t i = e.first[b]; i < e.first[b + 1]; i++) {
        uint32_t p = e.list[i];
        if (d->parent[p] == UINT32_MAX) continue;
        best = best == UINT32_MAX ? p : intersect(d->parent, best, p);
      }
      changed |= d->parent[b] != best;
      d->parent[b] = best;
    }
  }
}

/* Numbers the dominator tree in preorder: sets for each block the interval of its subtree (enter, leave), and for each number its
 * block (preorder). A child's position is larger than its parent's, so one pass from the end gives the subtree sizes. */
static void number_tree(pl_dominators *d, pl_arena *arena) {
  uint32_t *size = PL_NEW_ARRAY(arena, uint32_t, d->count), *next = PL_NEW_ARRAY(arena, uint32_t, d->count);
  for (uint32_t b = d->count; b-- > 0;) {
    size[b]++;
    if (b) size[d->parent[b]] += size[b];
  }
  for (uint32_t b = 0; b < d->count; b++) {
    uint32_t at = b ? next[d->parent[b]] : 0;
    if (b) next[d->parent[b]] += size[b];
    next[b] = at + 1;
    d->enter[b] = at;
    d->leave[b] = at + size[b] - 1;
    d->preorder[at] = b;
  }
}

pl_dominators pl_dominators_new(const pl_region *region, pl_arena *arena) {
  pl_dominators d = {0};
  block_list order = {0};
  PL_FOR_BLOCKS(block, region) block->number = UINT32_MAX;
  if (!region->first) return d;
  postorder(region->first, &order);
  d.count = (uint32_t)order.len;
  d.blocks = PL_NEW_ARRAY(arena, pl_block *, d.count);
  for (uint32_t i = 0; i < d.count; i++) {
    d.blocks[i] = order.data[d.count - 1 - i];
    d.blocks[i]->number = i;
  }
  pl_vec_free(&order);
  d.parent = PL_NEW_ARRAY(arena, uint32_t, d.count);
  d.enter = PL_NEW_ARRAY(arena, uint32_t, d.count);
  d.leave = PL_NEW_ARRAY(arena, uint32_t, d.count);
  d.preorder = PL_NEW_ARRAY(arena, uint32_t, d.count);
  find_parents(&d, arena);
  number_tree(&d, arena);
  return d;
}
