/* table.h - what runs operations of MLIR's dialects. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that runs ops of that kind in the source; {0} if none does. */
pl_op_entry pl_source_entry(pl_op_kind kind);

/* The function that runs an op of func or cf that is in its table; {0} for any other op. */
pl_op_entry pl_source_func_entry(pl_op_kind kind);
/* The function that runs an op that is in its table, most of which are of arith or index; {0} for any other op. */
pl_op_entry pl_source_arith_entry(pl_op_kind kind);
/* The function that runs an op of memref or affine that is in its table, such as accesses, allocations and casts; {0} for any
 * other op. */
pl_op_entry pl_source_memref_entry(pl_op_kind kind);
/* The function that runs scf.parallel, affine.parallel, scf.reduce or scf.reduce.return; {0} for any other op. */
pl_op_entry pl_source_parallel_entry(pl_op_kind kind);
/* The function that runs a memref op that makes another view of a buffer, or memref.copy; {0} for any other op. */
pl_op_entry pl_source_view_entry(pl_op_kind kind);
/* The function that runs memref.alloca_scope, memref.generic_atomic_rmw or their terminators; {0} for any other op. */
pl_op_entry pl_source_region_entry(pl_op_kind kind);
/* The function that runs an op of scf or affine that is in its table, for control flow that is not parallel; {0} for any other
 * op. */
pl_op_entry pl_source_scf_entry(pl_op_kind kind);
/* The function that runs affine.apply, min or max; {0} for any other op. */
pl_op_entry pl_source_affine_entry(pl_op_kind kind);
/* The function that runs arith.scaling_extf or scaling_truncf; {0} for any other op. */
pl_op_entry pl_source_scaling_entry(pl_op_kind kind);
/* The function that runs memref.realloc or memref.reshape; {0} for any other op. */
pl_op_entry pl_source_shape_entry(pl_op_kind kind);
/* The function that runs an op of the complex dialect that is in its table; {0} for any other op. */
pl_op_entry pl_source_complex_entry(pl_op_kind kind);

#endif
