/* table.h - what runs operations of MLIR's dialects. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that runs ops of that kind in the source; {0} if none does. */
pl_op_entry pl_source_entry(pl_op_kind kind);

/* The function that runs an op of func or cf: a call, constant, return, branch, switch or assertion; {0} for any other op. */
pl_op_entry pl_source_func_entry(pl_op_kind kind);
/* The function that runs an op of one of the kinds of this table, most of them of arith or index; {0} for any other op. */
pl_op_entry pl_source_arith_entry(pl_op_kind kind);
/* The function that runs memref.load, store, atomic_rmw, alloc, alloca, dealloc, get_global, dim, rank, cast, memory_space_cast,
 * extract_aligned_pointer_as_index, assume_alignment, distinct_objects or prefetch, or affine.load, store or prefetch; {0} for
 * any other op. */
pl_op_entry pl_source_memref_entry(pl_op_kind kind);
/* The function that runs scf.parallel, affine.parallel, scf.reduce or scf.reduce.return; {0} for any other op. */
pl_op_entry pl_source_parallel_entry(pl_op_kind kind);
/* The function that runs memref.reinterpret_cast, subview, view, extract_strided_metadata, transpose, expand_shape,
 * collapse_shape or copy; {0} for any other op. */
pl_op_entry pl_source_view_entry(pl_op_kind kind);
/* The function that runs memref.alloca_scope, memref.generic_atomic_rmw or their terminators; {0} for any other op. */
pl_op_entry pl_source_region_entry(pl_op_kind kind);
/* The function that runs scf.if, for, while, execute_region, index_switch, condition or yield, or affine.for, if or yield; {0}
 * for any other op. */
pl_op_entry pl_source_scf_entry(pl_op_kind kind);
/* The function that runs affine.apply, min or max; {0} for any other op. */
pl_op_entry pl_source_affine_entry(pl_op_kind kind);
/* The function that runs arith.scaling_extf or scaling_truncf; {0} for any other op. */
pl_op_entry pl_source_scaling_entry(pl_op_kind kind);
/* The function that runs memref.realloc or memref.reshape; {0} for any other op. */
pl_op_entry pl_source_shape_entry(pl_op_kind kind);
/* The function that runs vector.broadcast, splat, transpose, extract, insert, extractelement, insertelement, reduction, load,
 * store, maskedload or maskedstore, or affine.vector_load or vector_store; {0} for any other op. */
pl_op_entry pl_source_vector_entry(pl_op_kind kind);
/* The function that runs an op of the complex dialect that is in its table; {0} for any other op. */
pl_op_entry pl_source_complex_entry(pl_op_kind kind);

#endif
