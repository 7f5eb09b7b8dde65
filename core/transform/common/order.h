/* order.h - the blocks of a region in an order in which definitions come before uses, and who dominates whom. */
#ifndef PL_CORE_TRANSFORM_COMMON_ORDER_H
#define PL_CORE_TRANSFORM_COMMON_ORDER_H

#include "core/ir/op.h"

typedef struct pl_dominators {
  pl_block **blocks; /* reachable ones in reverse postorder; block->number is the position, UINT32_MAX if it is not reachable */
  uint32_t count;
  uint32_t *parent; /* immediate dominator; the entry's is itself */
  uint32_t *enter;  /* interval of the block's subtree in a preorder walk of the dominator tree */
  uint32_t *leave;
  uint32_t *preorder; /* positions of blocks */
} pl_dominators;

/* Computes reverse postorder and dominator tree of a region, in the arena, and numbers its blocks in that order, unreachable ones
 * UINT32_MAX. */
pl_dominators pl_dominators_new(const pl_region *region, pl_arena *arena);
/* Whether block a dominates block b or is b; both are positions of reachable blocks. */
static inline bool pl_dominates(const pl_dominators *d, uint32_t a, uint32_t b) {
  return d->enter[a] <= d->enter[b] && d->leave[b] <= d->leave[a];
}

#endif
