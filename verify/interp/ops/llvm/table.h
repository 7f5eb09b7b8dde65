/* table.h - what carries out operations of the LLVM dialect. */
#ifndef PL_VERIFY_INTERP_OPS_LLVM_TABLE_H
#define PL_VERIFY_INTERP_OPS_LLVM_TABLE_H

#include "verify/interp/ops/entry.h"

pl_op_entry pl_llvm_entry(pl_op_kind kind);

/* The families, one a file. */
pl_op_entry pl_llvm_call_entry(pl_op_kind kind);
pl_op_entry pl_llvm_value_entry(pl_op_kind kind);
pl_op_entry pl_llvm_memory_entry(pl_op_kind kind);
pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind);
pl_op_entry pl_llvm_vector_entry(pl_op_kind kind);
pl_op_entry pl_llvm_vp_entry(pl_op_kind kind);
pl_op_entry pl_llvm_math_entry(pl_op_kind kind);

#endif
