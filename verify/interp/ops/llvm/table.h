/* table.h - what runs operations of the LLVM dialect. */
#ifndef PL_VERIFY_INTERP_OPS_LLVM_TABLE_H
#define PL_VERIFY_INTERP_OPS_LLVM_TABLE_H

#include "verify/interp/ops/entry.h"

/* The function that runs ops of that kind in a lowering; {0} if none does. */
pl_op_entry pl_llvm_entry(pl_op_kind kind);

/* The function that runs a call, return, branch, switch or unreachable op; {0} for any other op. */
pl_op_entry pl_llvm_call_entry(pl_op_kind kind);
/* The function that runs a constant, address, freeze, select, aggregate or vector element op, arithmetic, a comparison or a
 * cast that is no intrinsic; {0} for any other op. */
pl_op_entry pl_llvm_value_entry(pl_op_kind kind);
/* The function that runs a load, store, alloca, getelementptr, atomic op or fence; {0} for any other op. */
pl_op_entry pl_llvm_memory_entry(pl_op_kind kind);
/* The function that runs an intrinsic on integers (overflow, saturation, minimum, maximum, funnel shift, counting bits and the
 * like), a minimum or maximum of floats, a memory copy or memset, an assumption, a trap, expect, prefetch or an op on the stack;
 * {0} for any other op, such as those of pl_llvm_marks_entry. */
pl_op_entry pl_llvm_intrinsic_entry(pl_op_kind kind);
/* The function that runs an intrinsic that reduces a vector, accesses masked lanes, makes or moves lanes, or works on a matrix;
 * {0} for any other op, such as vector-predicated ones. */
pl_op_entry pl_llvm_vector_entry(pl_op_kind kind);
/* The function that runs a vector-predicated intrinsic; {0} for any other op. */
pl_op_entry pl_llvm_vp_entry(pl_op_kind kind);
/* The function that runs an intrinsic that marks something (lifetimes, invariants, annotations, debug information) or one of a
 * few others (such as fmuladd, scmp, sshl.sat, ptrmask, is.constant and constrained conversions); {0} for any other op. */
pl_op_entry pl_llvm_marks_entry(pl_op_kind kind);

#endif
