/* table.h - what carries out operations of MLIR's dialects. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that carries out ops of that kind in the source; {0} if none does. */
pl_op_entry pl_source_entry(pl_op_kind kind);

/* Each returns what carries out an op of one family, {0} for any other op. Family: calls, returns and branches. */
pl_op_entry pl_source_func_entry(pl_op_kind kind);
/* Family: arith and index, lane by lane, and casts and constants of vector and complex. */
pl_op_entry pl_source_arith_entry(pl_op_kind kind);
/* Family: accesses, allocation, and questions on memrefs. */
pl_op_entry pl_source_memref_entry(pl_op_kind kind);
/* Family: scf.parallel and affine.parallel. */
pl_op_entry pl_source_parallel_entry(pl_op_kind kind);
/* Family: memref ops that return a view of their operand, and memref.copy. */
pl_op_entry pl_source_view_entry(pl_op_kind kind);
/* Family: memref.alloca_scope and memref.generic_atomic_rmw. */
pl_op_entry pl_source_region_entry(pl_op_kind kind);
/* Family: scf and the loops and conditionals of affine, but for parallel loops. */
pl_op_entry pl_source_scf_entry(pl_op_kind kind);
/* Family: affine.apply, min and max. */
pl_op_entry pl_source_affine_entry(pl_op_kind kind);
/* Family: arith.scaling_extf and scaling_truncf. */
pl_op_entry pl_source_scaling_entry(pl_op_kind kind);
/* Family: memref.realloc and memref.reshape. */
pl_op_entry pl_source_shape_entry(pl_op_kind kind);
/* Family: vector, and vector accesses of affine. */
pl_op_entry pl_source_vector_entry(pl_op_kind kind);
/* Family: complex. */
pl_op_entry pl_source_complex_entry(pl_op_kind kind);

#endif
