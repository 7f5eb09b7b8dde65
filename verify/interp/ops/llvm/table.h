/* table.h - what carries out operations of the LLVM dialect. */
#ifndef PL_VERIFY_INTERP_OPS_LLVM_TABLE_H
#define PL_VERIFY_INTERP_OPS_LLVM_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that carries out ops of that kind in a lowering; {0} if none does. */
pl_op_entry pl_llvm_entry(pl_op_kind kind);

/* Each returns what carries out an op of one family, {0} for any other op. Family: calls and branches. */
pl_op_entry pl_llvm_call_entry(pl_op_kind kind);
/* Family: constants, aggregates, vector elements, arithmetic, comparisons and casts. */
pl_op_entry pl_llvm_value_entry(pl_op_kind kind);
/* Family: loads, stores, alloca, getelementptr, atomics. */
pl_op_entry pl_llvm_memory_entry(pl_op_kind kind);
/* Family: intrinsics on scalars, memory copies, hints and the stack. */
pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind);
/* Family: reductions and masked accesses. */
pl_op_entry pl_llvm_vector_entry(pl_op_kind kind);
/* Family: vector-predicated intrinsics. */
pl_op_entry pl_llvm_vp_entry(pl_op_kind kind);
/* Family: intrinsics that claim or mark, and those that no other family has. */
pl_op_entry pl_llvm_marks_entry(pl_op_kind kind);

#endif
