/* layout.h - how values are made of scalars, and how they lie in memory.
 *
 * sem's own derivation of sizes, alignments and descriptors; verify/interp and core/convert have others. Every value is a list of
 * leaves: scalars and pointers one; complex two; vectors one per lane, row-major; structs and arrays their parts in order; a
 * ranked memref as its descriptor: allocated, aligned, offset, sizes, strides (LLVM IR Target (2022), Ranked MemRef Types); an
 * unranked memref: rank, pointer (same, Unranked MemRef Types). A memref and the struct that it is converted to thus have the
 * same leaves.
 */
#ifndef PL_VERIFY_SEM_STATE_LAYOUT_H
#define PL_VERIFY_SEM_STATE_LAYOUT_H

#include "core/base/arena.h"
#include "core/base/map.h"
#include "core/ir/op.h"
#include "verify/sem/terms/sorts.h"

typedef struct pl_leaf_type {
  const pl_type *type; /* scalar type: integer, index, float, LLVM pointer */
  uint32_t bits;       /* of its value */
  uint64_t offset;     /* in bytes from the start of the whole value in memory */
  bool is_pointer;
} pl_leaf_type;

typedef struct pl_flat {
  const pl_leaf_type *leaves;
  uint32_t num_leaves;
  uint64_t store_size;  /* bytes written by a store of the whole */
  uint64_t alloc_size;  /* distance of array elements */
  uint64_t align;       /* ABI alignment */
  bool sized;           /* may lie in memory */
  uint32_t packed_bits; /* vector of scalars that are not whole bytes: bits of a lane, packed from bit 0; else 0 */
} pl_flat;

typedef struct pl_layout pl_layout;

/* A new, empty table of layouts, without scalable factor (vscale 1); to be freed with pl_layout_free. `index_bits`: width of
 * `index`. Pointers have 64 bits in every address space. */
pl_layout *pl_layout_new(pl_arena *arena, uint32_t index_bits);
/* Frees the tables of the layout; layouts of types are memory of the arena. */
void pl_layout_free(pl_layout *layout);
/* The width of `index` in bits. */
uint32_t pl_layout_index_bits(const pl_layout *layout);
/* Sets vscale, the factor of the number of lanes of scalable vectors, which is 1 at first. To be called before anything is
 * flattened. */
void pl_layout_set_vscale(pl_layout *layout, uint32_t vscale);
/* The value of `vscale` that was set; 1 if none was. */
uint32_t pl_layout_vscale(const pl_layout *layout);
/* The size of dimension `dim` of a vector type, times vscale if it is scalable. */
int64_t pl_layout_dim(const pl_layout *layout, const pl_type *vector, uint32_t dim);

/* The layout of a type, memory of the arena, computed once; NULL if the type has no meaning here (tensors, opaque structs,
 * ...), or too many leaves or levels. */
const pl_flat *pl_layout_flatten(pl_layout *layout, const pl_type *type);
/* Sets *bytes to the distance from one element of the type to the next, also for arrays of more leaves than are laid out; false
 * if the type (of an array, the innermost element) has no layout, or the number is too large. */
bool pl_layout_alloc_size(pl_layout *layout, const pl_type *type, uint64_t *bytes);

/* Finds the part of a value of `type` that the path leads to (struct fields, array and vector positions): sets *first_leaf to
 * the number of its first leaf among those of `type`, *part to its type and *byte_offset to its place. False, with these
 * perhaps set, if the path leaves the type or a type has no layout. */
bool pl_layout_path(pl_layout *layout, const pl_type *type, const int64_t *path, uint32_t length, uint32_t *first_leaf,
                    const pl_type **part, uint64_t *byte_offset);

/* The innermost element type of nested memref and array types, with the number of elements by their shapes in *count (1 for
 * another type, which is returned itself); NULL if that number is dynamic or too large. */
const pl_type *pl_layout_innermost(const pl_type *type, uint64_t *count);

/* The index width in the `dlti.dl_spec` of the closest builtin.module that gives one, `op` itself or around it, else 64. (LLVM
 * IR Target (2022), Index Type.) */
uint32_t pl_layout_index_bits_of(const pl_op *op);

#endif
