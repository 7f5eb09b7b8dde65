/* layout.h - how the values of a type fall into scalars, and where those lie in memory.
 *
 * Sizes and alignments are those of LLVM's data layout for x86-64 and AArch64 (LLVM Language Reference, "Data Layout"): integers
 * are aligned to the next power of two of their bytes (16 at most), vectors are packed bits aligned to the next power of two of
 * their size, structs and arrays step by the allocation size of their parts, pointers have 8 bytes. `index` has the width of the
 * run.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_LAYOUT_H
#define PL_VERIFY_INTERP_MACHINE_LAYOUT_H

#include "core/base/arena.h"
#include "core/base/vec.h"
#include "core/ir/op.h"

typedef enum pl_leaf_kind { PL_LEAF_INVALID, PL_LEAF_INT, PL_LEAF_FLOAT, PL_LEAF_POINTER } pl_leaf_kind;

/* One scalar of a value. */
typedef struct pl_leaf {
  pl_leaf_kind kind;
  pl_float_format format; /* FLOAT */
  uint32_t width;         /* bits */
  uint64_t bit;           /* where it starts in memory, in bits from the start of the value */
} pl_leaf;

typedef struct pl_layout {
  bool known;          /* false: a type that has no values here */
  bool in_memory;      /* size and alignment are meaningful: it may be an element of a buffer */
  uint64_t size;       /* allocation size in bytes: the step of an array */
  uint64_t store_size; /* bytes that a store writes */
  uint64_t align;      /* ABI alignment in bytes */
  uint32_t num_leaves;
  const pl_leaf *leaves;
} pl_layout;

/* Layouts of the types of one context, made on demand and kept. */
typedef struct pl_layouts {
  pl_arena *arena;
  uint32_t index_width;
  const pl_layout **by_type; /* by type->id */
  uint32_t cap;
  PL_VEC(pl_leaf) scratch; /* the leaves of the layout that is being made */
} pl_layouts;

/* Frees the scratch memory; layouts are memory of the arena. */
void pl_layouts_free(pl_layouts *layouts);

#define PL_POINTER_WIDTH 64u
#define PL_MAX_LEAVES 4096u

/* The layout of a type, never NULL, kept in the table; `known` and `in_memory` say what is known of it. A ranked memref has 3
 * + 2 * rank leaves (allocated, aligned, offset, sizes, strides), an unranked one 2 (rank, pointer to the ranked descriptor):
 * LLVM IR Target (2022), "Ranked MemRef Types", "Unranked MemRef Types". */
const pl_layout *pl_layout_of(pl_layouts *layouts, const pl_type *type);

/* Follows the `count` indices at `position` into an aggregate type, through structs and arrays of the LLVM dialect: *leaf is
 * the number of the first leaf of the part that is reached, *part its type. False if there is no such part. */
bool pl_layout_part(pl_layouts *layouts, const pl_type *type, const int64_t *position, uint64_t count, uint32_t *leaf,
                    const pl_type **part);

/* Sets *offset to the byte at which field `index` of a struct of the LLVM dialect starts, and *field to its type; false if
 * that is not known. */
bool pl_layout_field(pl_layouts *layouts, const pl_type *type, uint64_t index, uint64_t *offset, const pl_type **field);

#endif
