/* table.h - what carries out operations of MLIR's dialects. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H
#define PL_VERIFY_INTERP_OPS_SOURCE_TABLE_H

#include "verify/interp/ops/entry.h"

pl_op_entry pl_source_entry(pl_op_kind kind);

/* The families, one a file. */
pl_op_entry pl_source_func_entry(pl_op_kind kind);
pl_op_entry pl_source_arith_entry(pl_op_kind kind);
pl_op_entry pl_source_memref_entry(pl_op_kind kind);
pl_op_entry pl_source_parallel_entry(pl_op_kind kind);
pl_op_entry pl_source_view_entry(pl_op_kind kind);
pl_op_entry pl_source_region_entry(pl_op_kind kind);
pl_op_entry pl_source_scf_entry(pl_op_kind kind);
pl_op_entry pl_source_affine_entry(pl_op_kind kind);
pl_op_entry pl_source_scaling_entry(pl_op_kind kind);
pl_op_entry pl_source_shape_entry(pl_op_kind kind);
pl_op_entry pl_source_vector_entry(pl_op_kind kind);
pl_op_entry pl_source_complex_entry(pl_op_kind kind);

#endif
