/* memref.h - what the files of memref patterns share. */
#ifndef PL_CORE_CONVERT_PATTERNS_MEMREF_H
#define PL_CORE_CONVERT_PATTERNS_MEMREF_H

#include "core/convert/types/state.h"

/* Converts memref.alloc: a call of the allocator, and a descriptor of the default layout (alloc.c). No match for another layout
 * or a type without a conversion; an error if the allocator cannot be declared. */
pl_rewrite pl_convert_alloc(pl_rw *rw, const pl_op *op);
/* Converts memref.alloca: an llvm.alloca, and a descriptor of the default layout. No match for another layout or a type without a
 * conversion. */
pl_rewrite pl_convert_alloca(pl_rw *rw, const pl_op *op);
/* Converts memref.dealloc: a call of `free`, or of MLIR's generic function for it, with the allocated pointer. No match if the
 * type has no conversion; an error if the function cannot be declared. */
pl_rewrite pl_convert_dealloc(pl_rw *rw, const pl_op *op);
/* Converts memref.global to an llvm.mlir.global of nested arrays. No match for a type without a conversion, with a layout other
 * than the default one, or with more dimensions than arrays may be nested (PL_MAX_ARRAY_DEPTH). */
pl_rewrite pl_convert_global(pl_rw *rw, const pl_op *op);
/* Converts memref.get_global: a descriptor whose aligned pointer is the global's first element. Its allocated pointer is the bad
 * address that mlir-opt uses, since a global may not be freed. No match if a global of that type cannot be converted. */
pl_rewrite pl_convert_get_global(pl_rw *rw, const pl_op *op);
/* Whether the lowering of a memref.alloc uses the same pointer as allocated and as aligned pointer. */
bool pl_alloc_has_one_pointer(pl_rw *rw, const pl_op *op);
/* Converts memref.cast: a descriptor stays as it is between ranked types, is stored to the stack for an unranked one, and loaded
 * from an unranked one. No match if that is not possible or a type has no conversion. */
pl_rewrite pl_convert_memref_cast(pl_rw *rw, const pl_op *op);
/* Converts memref.reinterpret_cast to a descriptor with the same pointers and the new offset, sizes and strides. No match if a
 * type has no conversion or an attribute is missing. */
pl_rewrite pl_convert_reinterpret_cast(pl_rw *rw, const pl_op *op);
/* Converts memref.extract_strided_metadata to a descriptor of rank 0 with the same pointers, and to offset, sizes and strides as
 * read from the operand's descriptor. No match if a type has no conversion. */
pl_rewrite pl_convert_extract_metadata(pl_rw *rw, const pl_op *op);
/* Converts memref.extract_aligned_pointer_as_index to llvm.ptrtoint of the aligned pointer. No match if a type has no
 * conversion. */
pl_rewrite pl_convert_extract_pointer(pl_rw *rw, const pl_op *op);
/* Converts memref.memory_space_cast: casts the pointers of the descriptor, for an unranked memref those of a copy on the stack,
 * to the new address space. No match if a type has no conversion. */
pl_rewrite pl_convert_memory_space_cast(pl_rw *rw, const pl_op *op);
/* Converts memref.transpose to a descriptor with sizes and strides permuted. No match if a type has no conversion or the
 * permutation does not fit. */
pl_rewrite pl_convert_transpose(pl_rw *rw, const pl_op *op);
/* Converts memref.view to a descriptor whose aligned pointer is moved by the shift, as the offset counts elements of another
 * size. No match if a type has no conversion or the result's layout is not supported. */
pl_rewrite pl_convert_view(pl_rw *rw, const pl_op *op);
/* Converts memref.reshape: the source's pointers with sizes from the type or the shape operand (reshape.c). No match if a type
 * has no conversion, or the result's type, the shape operand or the op's place does not allow it. */
pl_rewrite pl_convert_reshape(pl_rw *rw, const pl_op *op);
/* Converts memref.atomic_rmw: llvm.atomicrmw, or for products, in a run that converts everything, a loop with an llvm.cmpxchg
 * (atomic.c). No match for other kinds, a type without a conversion, or a product that no such loop can compute. */
pl_rewrite pl_convert_atomic_rmw(pl_rw *rw, const pl_op *op);
/* Converts memref.generic_atomic_rmw: a loop around the body with an llvm.cmpxchg (atomic.c). No match if the element type, the
 * body or the region around does not allow that; an error if an op of the body fails. */
pl_rewrite pl_convert_generic_atomic_rmw(pl_rw *rw, const pl_op *op);
/* Converts memref.alloca_scope: its body is inlined between a save and a restore of the stack pointer, and its results become
 * arguments of a block after it. No match if a type has no conversion, the body is not one block, or the region around may have
 * only one block; an error if an op of the body fails. */
pl_rewrite pl_convert_alloca_scope(pl_rw *rw, const pl_op *op);
/* Converts memref.subview: the same pointers, sizes as given, strides multiplied by the source's, the offset moved by offset
 * times stride in each dimension (expand.c). No match if the types or the lists of numbers do not allow that. */
pl_rewrite pl_convert_subview(pl_rw *rw, const pl_op *op);
/* Converts memref.expand_shape: the source's pointers and offset, the op's sizes; in a group of the reassociation the innermost
 * dimension has the source's stride, each outer one that times the sizes inside it. No match if the types, the sizes or the
 * reassociation do not allow that. */
pl_rewrite pl_convert_expand_shape(pl_rw *rw, const pl_op *op);
/* Converts memref.collapse_shape: a dimension has the product of its group's sizes, and the stride of the result's type if that
 * is static, else that of the group's innermost dimension whose size is not 1. The descriptor itself if the types are equal. No
 * match if a type has no conversion or strides, or the reassociation is malformed. */
pl_rewrite pl_convert_collapse_shape(pl_rw *rw, const pl_op *op);
/* Converts memref.copy: one memcpy if the types of both memrefs show that they are contiguous, else a call of the runtime's
 * memrefCopy (copy.c). No match if a type has no conversion; an error if memrefCopy cannot be called. */
pl_rewrite pl_convert_copy(pl_rw *rw, const pl_op *op);

#endif
