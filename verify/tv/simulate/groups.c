/* groups.c - the leaves of arguments and results, grouped as the convention passes them. */
#include <assert.h>

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/values.h"
#include "verify/tv/simulate/groups.h"

/* Whether the type is a memref, which the convention expands to several arguments. */
static bool expands(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

bool pl_tv_push_groups(pl_tv *tv, pl_sem *sem, const pl_value *value, uint32_t index, bool expand, bool bare,
                       pl_leaf_group_vec *out) {
  assert(value && sem->world == tv->world && out);
  const pl_flat *flat = pl_layout_flatten(tv->world->layout, value->type);
  pl_leaf *leaves = pl_sem_get(sem, value);
  if (!flat || !leaves) return false;
  if (!expand || !expands(value->type)) {
    bool unranked = value->type->kind == PL_TYPE_UNRANKED_MEMREF;
    pl_vec_push(out, ((pl_leaf_group){leaves, flat->leaves, flat->num_leaves, index, 0, unranked}));
    return true;
  }
  bare = bare && value->type->kind == PL_TYPE_MEMREF;
  for (uint32_t k = bare ? 1 : 0; k < (bare ? 2 : flat->num_leaves); k++)
    pl_vec_push(out, ((pl_leaf_group){leaves + k, flat->leaves + k, 1, index, k, false}));
  return true;
}
