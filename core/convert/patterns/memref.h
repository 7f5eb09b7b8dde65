/* memref.h - what the files of memref patterns share. */
#ifndef PL_CORE_CONVERT_PATTERNS_MEMREF_H
#define PL_CORE_CONVERT_PATTERNS_MEMREF_H

#include "core/convert/types/state.h"

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
