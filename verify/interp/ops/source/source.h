/* source.h - a ranked memref as the source sees it: what source_memref.c and source_view.c share. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_SOURCE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_SOURCE_H

#include "verify/interp/machine/machine.h"

/* Views into the leaves of a ranked memref: LLVM IR Target (2022), "Ranked MemRef Types". */
typedef struct pl_ranked {
  const pl_type *elem;
  uint32_t rank;
  pl_scalar *leaves; /* allocated, aligned, offset, sizes, strides */
} pl_ranked;

static inline pl_scalar *pl_ranked_offset(pl_ranked r) { return &r.leaves[2]; }
static inline pl_scalar *pl_ranked_size(pl_ranked r, uint32_t i) { return &r.leaves[3 + i]; }
static inline pl_scalar *pl_ranked_stride(pl_ranked r, uint32_t i) { return &r.leaves[3 + r.rank + i]; }

/* The memref value, ranked or not; of an unranked one the descriptor is read. False if that stopped the machine. */
bool pl_ranked_of(pl_machine *m, const pl_op *op, const pl_value *value, pl_ranked *out);
/* The descriptor of a ranked memref in memory, two pointers, then indices; `parts` has room for 3 + 2 * rank. */
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
bool pl_mixed(pl_machine *m, const pl_op *op, const char *static_name, uint32_t group, uint32_t count, int64_t *out);

/* Result `i` of a map, or what constraint `i` of a set compares with 0, over the op's operands from `first` on (source_affine.c).
 * False if that stopped the machine. */
bool pl_affine_value(pl_machine *m, const pl_op *op, const pl_attr *map, uint32_t i, uint32_t first, pl_scalar *out);

/* An element of a ranked memref that an op accesses. */
typedef struct pl_element {
  const pl_value *memref;
  pl_ranked ranked;
  const pl_layout *layout;
  pl_scalar pointer;
  uint64_t align; /* bytes, that an access of it has */
  int64_t *indices;
} pl_element;

/* The element that operand `memref` and the operands from `first_index` on name; of an access of affine, by its map. False if the
 * access is undefined or unsupported.
 */
bool pl_element_of(pl_machine *m, const pl_op *op, uint32_t memref, uint32_t first_index, pl_element *out);
bool pl_element_load(pl_machine *m, const pl_op *op, const pl_element *e, pl_scalar *out);
bool pl_element_store(pl_machine *m, const pl_op *op, const pl_element *e, const pl_scalar *values);

/* The first block of an op's region; NULL, and the machine has stopped, if there is nothing in it. (source_region.c) */
const pl_block *pl_region_entry(pl_machine *m, const pl_op *op, uint32_t region);
/* Around each iteration of a loop that is an allocation scope: what memref.alloca makes in it ends with it. */
void pl_iteration_begins(pl_machine *m);
void pl_iteration_ends(pl_machine *m, const pl_op *loop);
/* The yield of an affine.parallel. (source_parallel.c) */
void pl_end_affine_parallel(pl_machine *m, const pl_op *yield, const pl_op *loop);

pl_op_entry pl_source_parallel_entry(pl_op_kind kind);
pl_op_entry pl_source_view_entry(pl_op_kind kind);
pl_op_entry pl_source_region_entry(pl_op_kind kind);
pl_op_entry pl_source_scf_entry(pl_op_kind kind);
pl_op_entry pl_source_affine_entry(pl_op_kind kind);
pl_op_entry pl_source_scaling_entry(pl_op_kind kind);
pl_op_entry pl_source_shape_entry(pl_op_kind kind);
pl_op_entry pl_source_vector_entry(pl_op_kind kind);
pl_op_entry pl_source_complex_entry(pl_op_kind kind);

#endif
