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

/* The offset of the memref, in elements. */
static inline pl_scalar *pl_ranked_offset(pl_ranked r) { return &r.leaves[2]; }
/* The size of dimension i, in elements. */
static inline pl_scalar *pl_ranked_size(pl_ranked r, uint32_t i) { return &r.leaves[3 + i]; }
/* The stride of dimension i, in elements. */
static inline pl_scalar *pl_ranked_stride(pl_ranked r, uint32_t i) { return &r.leaves[3 + r.rank + i]; }

/* Sets *out to a view of a memref value as a ranked one; the descriptor of an unranked one is read from memory into a copy.
 * False, and the machine has stopped with undefined behavior, if it can't be read. */
bool pl_ranked_of(pl_machine *m, const pl_op *op, const pl_value *value, pl_ranked *out);
/* The layout of a ranked memref's descriptor in memory, two pointers, then indices. Its leaves are written to `parts`, which has
 * space for 3 + 2 * rank of them and has to live as long as the layout. */
pl_layout pl_descriptor_layout(const pl_machine *m, uint32_t rank, pl_leaf *parts);
/* Makes the op's result the unranked memref with this descriptor, which is written into a new object that is no memory of the
 * program. Stops at a limit if memory is short. */
void pl_make_unranked(pl_machine *m, const pl_op *op, pl_ranked r);
/* Whether a scalar that the op depends on is neither poison nor undef; if not, the machine has stopped with undefined behavior,
 * with a message that names `what` it is. */
bool pl_fine(pl_machine *m, const pl_op *op, const pl_scalar *s, const char *what);
/* Sets *out to an exact integer as an index. False, and the machine has stopped with undefined behavior, if it does not fit. */
bool pl_to_index(pl_machine *m, const pl_op *op, pl_i128 value, pl_scalar *out);
/* Whether rank, sizes, strides and offset are those of the type where it is static; if not, or if the layout is not strided, the
 * machine has stopped. */
bool pl_matches_type(pl_machine *m, const pl_op *op, const pl_type *type, pl_ranked r);
/* Reads `count` mixed static and dynamic numbers into `out`: entry i of the dense array `static_name`, or the next operand of
 * segment `group` where that is dynamic. False, and the machine has stopped, if one is missing or poison or undef. */
bool pl_mixed(pl_machine *m, const pl_op *op, pl_attr_name static_name, uint32_t group, uint32_t count, int64_t *out);

#endif
