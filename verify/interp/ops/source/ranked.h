/* ranked.h - memrefs as values of the source: their descriptors. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_RANKED_H
#define PL_VERIFY_INTERP_OPS_SOURCE_RANKED_H

#include "verify/interp/machine/machine.h"

/* Views into the leaves of a ranked memref: LLVM IR Target (2022), "Ranked MemRef Types". */
typedef struct pl_ranked {
  const pl_type *elem;
  uint32_t rank;
  pl_scalar *leaves; /* allocated, aligned, offset, sizes, strides */
} pl_ranked;

/* The offset, in elements. */
static inline pl_scalar *pl_ranked_offset(pl_ranked r) { return &r.leaves[2]; }
/* The size of dimension i, in elements. */
static inline pl_scalar *pl_ranked_size(pl_ranked r, uint32_t i) { return &r.leaves[3 + i]; }
/* The stride of dimension i, in elements. */
static inline pl_scalar *pl_ranked_stride(pl_ranked r, uint32_t i) { return &r.leaves[3 + r.rank + i]; }

/* The memref value, ranked or not; of an unranked one the descriptor is read. False if that stopped the machine. */
bool pl_ranked_of(pl_machine *m, const pl_op *op, const pl_value *value, pl_ranked *out);
/* The descriptor of a ranked memref in memory, two pointers, then indices; `parts` has 3 + 2 * rank elements. */
pl_layout pl_descriptor_layout(const pl_machine *m, uint32_t rank, pl_leaf *parts);
/* Makes the op's result the unranked memref with this descriptor. */
void pl_make_unranked(pl_machine *m, const pl_op *op, pl_ranked r);
/* A scalar that the op depends on: stops the machine as undefined if it is poison or undef. */
bool pl_fine(pl_machine *m, const pl_op *op, const pl_scalar *s, const char *what);
/* An exact integer as an index; stops the machine as undefined if it does not fit. */
bool pl_to_index(pl_machine *m, const pl_op *op, pl_i128 value, pl_scalar *out);
/* Sizes, strides and offset are what the type says where it says something; else the machine stops as undefined. */
bool pl_matches_type(pl_machine *m, const pl_op *op, const pl_type *type, pl_ranked r);
/* Mixed static and dynamic numbers: entry i of a dense array, or the next operand of the group. */
bool pl_mixed(pl_machine *m, const pl_op *op, pl_attr_name static_name, uint32_t group, uint32_t count, int64_t *out);

#endif
