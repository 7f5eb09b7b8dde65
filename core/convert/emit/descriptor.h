/* descriptor.h - memref descriptors. Source of the layout: MLIR documentation, "LLVM IR Target" (2022), Ranked MemRef Types and
 * Unranked MemRef Types. */
#ifndef PL_CORE_CONVERT_EMIT_DESCRIPTOR_H
#define PL_CORE_CONVERT_EMIT_DESCRIPTOR_H

#include "core/convert/types/state.h"

enum { PL_DESC_ALLOCATED, PL_DESC_ALIGNED, PL_DESC_OFFSET, PL_DESC_SIZES, PL_DESC_STRIDES };
/* Extracts a field that is one value: a pointer or the offset. */
pl_value *pl_desc_get(pl_rw *rw, pl_value *desc, int64_t field);
/* Extracts the size or the stride of a dimension. */
pl_value *pl_desc_get_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim);
/* The descriptor with a field set that is one value: a pointer or the offset. */
pl_value *pl_desc_set(pl_rw *rw, pl_value *desc, int64_t field, pl_value *value);
/* The descriptor with the size or the stride of a dimension set. */
pl_value *pl_desc_set_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim, pl_value *value);
/* A descriptor of these fields, in the order allocated, aligned, offset, sizes, strides. */
pl_value *pl_desc_pack(pl_rw *rw, const pl_type *memref, pl_value *const *fields);
/* Extracts all fields and appends them, in that order: allocated, aligned, offset, sizes, strides. */
void pl_desc_unpack(pl_rw *rw, pl_value *desc, const pl_type *memref, pl_values *fields);
/* The descriptor of an unranked memref: its rank, and the pointer to a ranked descriptor. */
pl_value *pl_desc_pack_unranked(pl_rw *rw, const pl_type *memref, pl_value *rank, pl_value *ptr);
/* A descriptor for a pointer passed by the bare pointer convention; sizes and strides from the type. */
pl_value *pl_desc_from_bare(pl_rw *rw, const pl_type *memref, pl_value *ptr);
/* A descriptor of the parts, offset 0. */
pl_value *pl_desc_make(pl_rw *rw, const pl_type *memref, pl_value *allocated, pl_value *aligned, pl_value *const *sizes,
                       pl_value *const *strides);
/* Stores a descriptor to a fresh stack slot and gives its address; `count` is the type of the number of slots, one. */
pl_value *pl_desc_spill(pl_rw *rw, pl_value *desc, const pl_type *count);
/* Address of an element; `indices` may be NULL for element 0 of every dimension. No overflow flags: strides may be negative. */
pl_value *pl_desc_element(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *const *indices);

#endif
