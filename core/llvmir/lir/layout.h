/* layout.h - what a data layout of LLVM says about types: how wide pointers are, how values are aligned, how much space they
 * take.
 *
 * Source: LLVM documentation, "LLVM Language Reference Manual", Data Layout; where it is silent, what `opt` 22 prints.
 */
#ifndef PL_CORE_LLVMIR_LIR_LAYOUT_H
#define PL_CORE_LLVMIR_LIR_LAYOUT_H

#include "core/ir/layout_string.h"
#include "core/ir/type.h"

/* Width in bits of a pointer in an address space, or, if the layout has no entry for it, in address space 0. */
uint32_t pl_data_layout_pointer_bits(const pl_data_layout *layout, uint32_t space);
/* Width in bits of the index type of a getelementptr in an address space, or, if the layout has no entry for it, in address space
 * 0. */
uint32_t pl_data_layout_index_bits(const pl_data_layout *layout, uint32_t space);
/* The ABI alignment of a type, in bytes. For this and the functions below, a scalable vector is measured at its minimum length,
 * types without a size have 0 bytes and alignment 1, and results saturate. */
uint64_t pl_data_layout_abi_align(const pl_data_layout *layout, const pl_type *type);
/* The preferred alignment of a type, in bytes. */
uint64_t pl_data_layout_preferred_align(const pl_data_layout *layout, const pl_type *type);
/* The size of a type in bits, without padding after it. */
uint64_t pl_data_layout_bits(const pl_data_layout *layout, const pl_type *type);
/* Number of bytes that a store of the type may write: its size in bits, rounded up to whole bytes. */
uint64_t pl_data_layout_store_size(const pl_data_layout *layout, const pl_type *type);
/* Number of bytes from one element of an array to the next: the store size, rounded up to the ABI alignment. */
uint64_t pl_data_layout_alloc_size(const pl_data_layout *layout, const pl_type *type);
/* Byte offset of a field in a struct type. */
uint64_t pl_data_layout_field_offset(const pl_data_layout *layout, const pl_type *type, uint32_t field);

#endif
