/* memref.h - what the files of memref patterns share. */
#ifndef PL_CORE_CONVERT_MEMREF_H
#define PL_CORE_CONVERT_MEMREF_H

#include "core/convert/rewrite.h"

/* Sizes, strides and extent of a buffer with the default layout. */
typedef struct pl_shape {
  pl_value **sizes;
  pl_value **strides;
  pl_value *extent; /* bytes, or elements */
} pl_shape;

/* Values for the sizes of an identity-layout memref: constants, and `dynamic` for each `?`. `bytes`: the extent is in bytes. */
pl_shape pl_memref_shape(pl_rw *rw, const pl_type *memref, pl_value *const *dynamic, bool bytes);
/* The constant that an index operand is, as far as the IR tells. */
bool pl_constant_index(pl_rw *rw, const pl_value *value, int64_t *out);
/* The operands of an op from `first` on, converted; owned by the arena. */
pl_value **pl_operands_from(pl_rw *rw, const pl_op *op, uint32_t first, uint32_t count);
/* An integer attribute's value; `otherwise` if it is absent. */
int64_t pl_int_of(const pl_op *op, const char *name, int64_t otherwise);
/* Allocated and aligned pointer of a ranked or unranked memref. */
void pl_memref_pointers(pl_rw *rw, const pl_value *source, pl_value **allocated, pl_value **aligned);

/* alloc.c */
pl_rewrite pl_convert_alloc(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_alloca(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_dealloc(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_global(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_get_global(pl_rw *rw, const pl_op *op);
/* Whether the descriptor of a memref.alloc has its allocated pointer as its aligned one. */
bool pl_alloc_has_one_pointer(pl_rw *rw, const pl_op *op);
/* views.c */
pl_rewrite pl_convert_memref_cast(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_reinterpret_cast(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_extract_metadata(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_extract_pointer(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_memory_space_cast(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_transpose(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_view(pl_rw *rw, const pl_op *op);
/* reshape.c */
pl_rewrite pl_convert_reshape(pl_rw *rw, const pl_op *op);
/* atomic.c */
pl_rewrite pl_convert_atomic_rmw(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_generic_atomic_rmw(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_alloca_scope(pl_rw *rw, const pl_op *op);
/* expand.c */
pl_rewrite pl_convert_subview(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_expand_shape(pl_rw *rw, const pl_op *op);
pl_rewrite pl_convert_collapse_shape(pl_rw *rw, const pl_op *op);
/* copy.c */
pl_rewrite pl_convert_copy(pl_rw *rw, const pl_op *op);

#endif
