/* sizes.h - sizes and alignments of converted types, and what a module says about the widths of index and of pointers. */
#ifndef PL_CORE_CONVERT_TYPES_SIZES_H
#define PL_CORE_CONVERT_TYPES_SIZES_H

#include "core/convert/types/state.h"

/* The bytes that a value of the type takes in an array by the default data layout, padding included, with `index` and pointers as
 * wide as in the module; 0 if unknown. */
uint64_t pl_rw_size_of(pl_rw *rw, const pl_type *type);
/* The bytes that a store of a value of the type writes: of a scalar or the descriptor of a ranked memref those that hold its
 * bits, of any other type pl_rw_size_of, which includes padding. 0 if unknown. */
uint64_t pl_rw_store_size_of(pl_rw *rw, const pl_type *type);
/* The preferred alignment of a converted type in bytes by LLVM's default data layout: of a scalar its size as a power of two
 * (integers at most 8), of a 1-D vector its whole size as a power of two, of an array that of its element, of anything else 8. 0
 * if a vector's size overflows. */
uint64_t pl_rw_preferred_alignment(const pl_type *converted);
/* The ABI alignment in bytes of a converted type, which a load or store without an alignment claims, on x86-64 and AArch64
 * (LLVM Language Reference, "Data Layout"): scalars and vectors by their size, integers at most 16, arrays as their element,
 * structs as their strictest member (1 if packed), pointers by the size that the module gives them, anything else 8. */
uint64_t pl_rw_abi_alignment(pl_rw *rw, const pl_type *converted);
/* The width of `index` that the closest `dlti.dl_spec` at or around the module gives; 64 if none does. */
uint32_t pl_index_bits_of_module(const pl_op *module);
/* The width of a pointer to the default address space that the closest `dlti.dl_spec` at or around the module gives; 64 if none
 * does or if it is not 8 to 64 in whole bytes. */
uint32_t pl_pointer_bits_of_module(const pl_op *module);
/* The width of a pointer to address space `space` by the module's `llvm.data_layout` string; that of address space 0 if `space`
 * has no entry. 64 if that has none either, or if the width found is not a multiple of 8 from 8 to 64. */
uint32_t pl_layout_pointer_bits(const pl_op *module, uint32_t space);

#endif
