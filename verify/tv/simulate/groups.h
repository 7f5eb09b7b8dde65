/* groups.h - the leaves of arguments and results, grouped as the convention passes them. */
#ifndef PL_VERIFY_TV_SIMULATE_GROUPS_H
#define PL_VERIFY_TV_SIMULATE_GROUPS_H

#include "verify/tv/prove/run.h"

/* The leaves that one argument or result of the lowering takes together. */
typedef struct pl_leaf_group {
  pl_leaf *leaves;
  const pl_leaf_type *types;
  uint32_t count;
  uint32_t index, part; /* which of the source's arguments, and the first of its leaves */
  bool unranked;        /* an unranked memref, whole */
} pl_leaf_group;
typedef PL_VEC(pl_leaf_group) pl_leaf_group_vec;

/* Pushes the groups of leaves by which the convention passes a value: with `expand` each leaf of a memref by itself (with `bare`
 * only the aligned pointer of a ranked one), else all leaves together. False if its type is not supported. */
bool pl_tv_push_groups(pl_tv *tv, pl_sem *sem, const pl_value *value, uint32_t index, bool expand, bool bare,
                       pl_leaf_group_vec *out);

#endif
