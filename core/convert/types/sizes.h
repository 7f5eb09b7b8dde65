/* sizes.h - sizes and alignments of converted types, and what a module says about the widths of index and of pointers. */
#ifndef PL_CORE_CONVERT_TYPES_SIZES_H
#define PL_CORE_CONVERT_TYPES_SIZES_H

#include "core/convert/types/state.h"

/* The number of bytes that a value of the type takes in an array, padding included, by LLVM's default data layout but for the
 * widths of `index` and pointers, which are the module's. 0 if unknown. */
uint64_t pl_rw_size_of(pl_rw *rw, const pl_type *type);
/* The number of bytes that a store of a value of the type writes, for types where that is known, else pl_rw_size_of, which
 * includes padding. 0 if unknown. */
uint64_t pl_rw_store_size_of(pl_rw *rw, const pl_type *type);
/* The preferred alignment in bytes of a converted type by LLVM's default data layout (LLVM Language Reference, "Data Layout"); 8
 * for pointers and structs. 0 if a vector's size overflows. */
uint64_t pl_rw_preferred_alignment(const pl_type *converted);
/* The ABI alignment in bytes of a converted type on x86-64 and AArch64, as far as it is known, with pointers as wide as in the
 * module; 8 for other types (LLVM Language Reference, "Data Layout"). */
uint64_t pl_rw_abi_alignment(pl_rw *rw, const pl_type *converted);
/* The width in bits of `index` by the closest `dlti.dl_spec`, at or around the module, that gives one; 64 if none does. */
uint32_t pl_index_bits_of_module(const pl_op *module);
/* The width in bits of a pointer to the default address space by the closest `dlti.dl_spec`, at or around the module, that gives
 * one; 64 if none does or the width is not supported. */
uint32_t pl_pointer_bits_of_module(const pl_op *module);
/* The width in bits of a pointer to address space `space` by the module's `llvm.data_layout` string, or by default that of
 * address space 0; 64 if it gives none or one that is not supported. Source: LLVM documentation, "LLVM Language Reference
 * Manual", Data Layout. */
uint32_t pl_layout_pointer_bits(const pl_op *module, uint32_t space);

#endif
