/* descriptor.h - memref descriptors. Source of the layout: MLIR documentation, "LLVM IR Target" (2022), Ranked MemRef Types and
 * Unranked MemRef Types. */
#ifndef PL_CORE_CONVERT_EMIT_DESCRIPTOR_H
#define PL_CORE_CONVERT_EMIT_DESCRIPTOR_H

#include "core/convert/types/state.h"

enum { PL_DESC_ALLOCATED, PL_DESC_ALIGNED, PL_DESC_OFFSET, PL_DESC_SIZES, PL_DESC_STRIDES };
/* Emits the extraction of a field of a descriptor that is one value (a pointer or the offset) and returns it. */
pl_value *pl_desc_get(pl_rw *rw, pl_value *desc, int64_t field);
/* Emits the extraction of the size (`field` PL_DESC_SIZES) or the stride (PL_DESC_STRIDES) of dimension `dim` from a descriptor
 * and returns it. */
pl_value *pl_desc_get_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim);
/* Emits a descriptor with one field replaced that is one value (a pointer or the offset) and returns it. */
pl_value *pl_desc_set(pl_rw *rw, pl_value *desc, int64_t field, pl_value *value);
/* Emits a descriptor with the size (`field` PL_DESC_SIZES) or the stride (PL_DESC_STRIDES) of dimension `dim` replaced and
 * returns it. */
pl_value *pl_desc_set_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim, pl_value *value);
/* Emits the descriptor of a ranked memref made of these fields, in the order allocated, aligned, offset, sizes, strides, and
 * returns it. */
pl_value *pl_desc_pack(pl_rw *rw, const pl_type *memref, pl_value *const *fields);
/* Emits the extraction of all fields of a ranked descriptor and appends them to `fields`, in the order allocated, aligned,
 * offset, sizes, strides. */
void pl_desc_unpack(pl_rw *rw, pl_value *desc, const pl_type *memref, pl_values *fields);
/* Emits the descriptor of an unranked memref made of its rank and the pointer to a ranked descriptor, and returns it. */
pl_value *pl_desc_pack_unranked(pl_rw *rw, const pl_type *memref, pl_value *rank, pl_value *ptr);
/* Emits the descriptor for a pointer passed by the bare pointer convention and returns it: both pointers are `ptr`; offset, sizes
 * and strides are constants from the type. */
pl_value *pl_desc_from_bare(pl_rw *rw, const pl_type *memref, pl_value *ptr);
/* Emits the descriptor of a ranked memref made of two pointers, offset 0, sizes and strides, and returns it. */
pl_value *pl_desc_make(pl_rw *rw, const pl_type *memref, pl_value *allocated, pl_value *aligned, pl_value *const *sizes,
                       pl_value *const *strides);
/* Emits a stack slot that holds the descriptor and returns its address; `count` is the integer type of the alloca's number of
 * elements, one. */
pl_value *pl_desc_spill(pl_rw *rw, pl_value *desc, const pl_type *count);
/* Emits the address of the element at `indices` (NULL: element 0 of every dimension) and returns it. Since strides may be
 * negative, it has no overflow flags but those that a client vouches for (claims.h). */
pl_value *pl_desc_element(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *const *indices);

#endif
