/* sizes.h - sizes and alignments of converted types, and what a module says about the widths of index and of pointers. */
#ifndef PL_CORE_CONVERT_TYPES_SIZES_H
#define PL_CORE_CONVERT_TYPES_SIZES_H

#include "core/convert/types/state.h"

/* Bytes that an element takes by the default data layout (alignment included); index as converted. 0 if unknown. */
uint64_t pl_rw_size_of(pl_rw *rw, const pl_type *type);
/* Bytes that a store of an element writes: those of its bits, without the padding that aligns the next one. 0 if unknown. */
uint64_t pl_rw_store_size_of(pl_rw *rw, const pl_type *type);
/* What LLVM prefers to align a converted type to by its default data layout, in bytes. */
uint64_t pl_rw_preferred_alignment(const pl_type *converted);
/* What a load or store that names no alignment claims of a converted type, in bytes, on x86-64 and AArch64 (LLVM Language
 * Reference, "Data Layout"): scalars and vectors by their size, integers at most 16, structs as the strictest of their parts;
 * pointers by the size that the module gives them. */
uint64_t pl_rw_abi_alignment(pl_rw *rw, const pl_type *converted);
/* Width of index that the module's `dlti.dl_spec` gives; 64 without one. */
uint32_t pl_index_bits_of_module(const pl_op *module);
/* The same of a pointer to the default address space. */
uint32_t pl_pointer_bits_of_module(const pl_op *module);
/* Width of a pointer that the module's `llvm.data_layout` gives; 64 without one. */
uint32_t pl_layout_pointer_bits(const pl_op *module, uint32_t space);

#endif
