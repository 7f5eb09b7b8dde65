/* memref_leaves.h - the leaves of a memref of the source, by the part of its descriptor. */
#ifndef PL_VERIFY_SEM_MEMORY_MEMREF_LEAVES_H
#define PL_VERIFY_SEM_MEMORY_MEMREF_LEAVES_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"

enum { PL_SEM_MAX_RANK = 64 };

typedef struct pl_memref_leaves {
  pl_leaf *allocated, *aligned, *offset, *sizes, *strides;
} pl_memref_leaves;

/* The parts of a ranked memref's leaves: the pointers, the offset, the sizes, the strides, as pointers into `leaves`. */
pl_memref_leaves pl_sem_memref(pl_leaf *leaves, uint32_t rank);
/* Replaces the leaves of a ranked memref by what its type fixes: static offset, sizes and strides; strides of the default layout
 * become products of sizes. False if the layout is not strided. */
bool pl_sem_apply_static_parts(pl_sem *sem, const pl_type *type, pl_leaf *leaves);
/* Adds the condition that the leaf equals `wanted`, a static part of a memref's type, and replaces the leaf's value by that
 * constant; does nothing if `wanted` is dynamic. */
void pl_sem_require_static(pl_sem *sem, const pl_op *op, int64_t wanted, pl_leaf *leaf);

#endif
