/* table.h - what runs operations of the LLVM dialect. */
#ifndef PL_VERIFY_INTERP_OPS_LLVM_TABLE_H
#define PL_VERIFY_INTERP_OPS_LLVM_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that runs ops of that kind in a lowering; {0} if none does. */
pl_op_entry pl_llvm_entry(pl_op_kind kind);

/* The function that runs a call, return, branch, switch or unreachable op; {0} for any other op. */
pl_op_entry pl_llvm_call_entry(pl_op_kind kind);
/* The function that runs an op that is in its table, mostly constants, arithmetic, casts and aggregates; {0} for any other op. */
pl_op_entry pl_llvm_value_entry(pl_op_kind kind);
/* The function that runs a load, store, alloca, getelementptr, atomic op or fence; {0} for any other op. */
pl_op_entry pl_llvm_memory_entry(pl_op_kind kind);
/* The function that runs an intrinsic that is in its table, most of which are on integers or memory; {0} for any other op. */
pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind);
/* The function that runs an intrinsic on vectors, masked lanes or matrices that is in its table; {0} for any other op, such as
 * vector-predicated ones. */
pl_op_entry pl_llvm_vector_entry(pl_op_kind kind);
/* The function that runs a vector-predicated intrinsic that is in its table; {0} for any other op. */
pl_op_entry pl_llvm_vp_entry(pl_op_kind kind);
/* The function that runs an intrinsic that is in its table, most of which only mark or claim something; {0} for any other op. */
pl_op_entry pl_llvm_marks_entry(pl_op_kind kind);

#endif
