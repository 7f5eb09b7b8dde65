/* layout_string.h - data layout strings of LLVM: what they say about pointers, alignments and address spaces.
 *
 * Source: LLVM documentation, "LLVM Language Reference Manual", Data Layout; where it is silent, what `mlir-opt` 22 accepts,
 * whose words for what is wrong these are.
 */
#ifndef PL_CORE_IR_LAYOUT_STRING_H
#define PL_CORE_IR_LAYOUT_STRING_H

#include "core/base/str.h"
#include "core/base/vec.h"

typedef struct pl_align_spec {
  char kind; /* i f v a; p: `bits` is the address space */
  uint32_t bits;
  uint32_t abi, preferred; /* bytes */
  uint32_t width;          /* p: bits of a pointer */
  uint32_t index;          /* p: bits of an index */
  pl_str name;             /* p: of the address space, part of the string that was read; may be empty */
} pl_align_spec;

typedef struct pl_data_layout {
  PL_VEC(pl_align_spec) specs; /* ordered by kind and bits */
  uint32_t alloca_space, globals_space, program_space;
  bool big_endian;
} pl_data_layout;

enum { PL_LAYOUT_MESSAGE = 160 };

/* Reads a data layout string; what it leaves out is LLVM's default. False with a message in `message` if the string is
 * malformed; the layout is to be freed by pl_data_layout_free either way. */
bool pl_data_layout_parse(pl_data_layout *layout, pl_str text, char message[PL_LAYOUT_MESSAGE]);
/* Frees the lists of the layout. */
void pl_data_layout_free(pl_data_layout *layout);

#endif
