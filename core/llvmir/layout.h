/* layout.h - data layout strings of LLVM: how wide pointers are, how types are aligned, how much room they take.
 *
 * Source: LLVM documentation, "LLVM Language Reference Manual", Data Layout; where it is silent, what `opt` 22 prints.
 */
#ifndef PL_CORE_LLVMIR_LAYOUT_H
#define PL_CORE_LLVMIR_LAYOUT_H

#include "core/base/vec.h"
#include "core/ir/type.h"

typedef struct pl_align_spec {
  char kind; /* i f v a; p: `bits` is the address space */
  uint32_t bits;
  uint32_t abi, preferred; /* bytes */
  uint32_t width;          /* p: bits of a pointer */
  uint32_t index;          /* p: bits of an index */
} pl_align_spec;

typedef struct pl_data_layout {
  PL_VEC(pl_align_spec) specs; /* ordered by kind and bits */
  uint32_t alloca_space, globals_space, program_space;
  bool big_endian;
} pl_data_layout;

/* The layout of a string; what it leaves out is LLVM's default. False with a message in `message` if the string is malformed; the
 * layout is usable either way, and is freed by pl_data_layout_free. */
bool pl_data_layout_parse(pl_data_layout *layout, pl_str text, char message[160]);
void pl_data_layout_free(pl_data_layout *layout);

/* Bits of a pointer and of the index that a getelementptr computes with, in an address space. */
uint32_t pl_data_layout_pointer_bits(const pl_data_layout *layout, uint32_t space);
uint32_t pl_data_layout_index_bits(const pl_data_layout *layout, uint32_t space);
/* Bytes: alignment, and the room of a value (store size) and with padding behind (alloc size). Of a scalable vector: of its
 * smallest length. Types without size count as 0 bytes. Saturates. */
uint64_t pl_data_layout_abi_align(const pl_data_layout *layout, const pl_type *type);
uint64_t pl_data_layout_preferred_align(const pl_data_layout *layout, const pl_type *type);
uint64_t pl_data_layout_bits(const pl_data_layout *layout, const pl_type *type);
uint64_t pl_data_layout_store_size(const pl_data_layout *layout, const pl_type *type);
uint64_t pl_data_layout_alloc_size(const pl_data_layout *layout, const pl_type *type);
/* Byte at which a field of a struct begins. */
uint64_t pl_data_layout_field_offset(const pl_data_layout *layout, const pl_type *type, uint32_t field);

#endif
