/* llvm.h - the entry points of the files of this folder, called by step/dispatch.c. Each gives PL_SEM_STATUS_INVALID for an
 * operation that is not its own. */
#ifndef PL_VERIFY_SEM_LLVM_LLVM_H
#define PL_VERIFY_SEM_LLVM_LLVM_H

#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out llvm.extractvalue, insertvalue, extractelement, insertelement, shufflevector, intr.vector.interleave2;
 * PL_SEM_STATUS_INVALID for other ops and for a result type that has no meaning here. */
pl_sem_status pl_sem_llvm_aggregate(pl_sem *sem, const pl_op *op);
/* Carries out arithmetic, comparisons and casts of the LLVM dialect, select, freeze, and some intrinsics on integers and floats;
 * PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_llvm_arith(pl_sem *sem, const pl_op *op);
/* Carries out llvm.intr.assume, whose condition and operand bundles become conditions, and llvm.intr.prefetch, which does
 * nothing; PL_SEM_STATUS_INVALID for any other op. Unsupported for an operand bundle without a meaning here. */
pl_sem_status pl_sem_llvm_assume(pl_sem *sem, const pl_op *op);
/* Carries out an llvm.call of a runtime function by its contract. PL_SEM_EVENT, with nothing done, for other calls, or if
 * contracts are not assumed (world->runtime_contracts) or the source gives the name a meaning of its own; PL_SEM_STATUS_INVALID
 * for any other op. */
pl_sem_status pl_sem_llvm_call(pl_sem *sem, const pl_op *op);
/* Carries out llvm.intr.memcpy, memcpy.inline and memmove that are not volatile. */
pl_sem_status pl_sem_llvm_copy(pl_sem *sem, const pl_op *op);
/* Carries out llvm.getelementptr of one pointer, with poison where its flags do not hold; PL_SEM_STATUS_INVALID for any other op.
 * Unsupported for vectors, for types that an index can't step into, and in the lowering if an index leads to another object. */
pl_sem_status pl_sem_llvm_gep(pl_sem *sem, const pl_op *op);
/* Carries out some intrinsics that return an operand, do nothing, or compute on integers and floats lane by lane;
 * PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_llvm_intrinsic(pl_sem *sem, const pl_op *op);
/* Carries out llvm.intr.masked.load and store, vp.load and store, and experimental.vp.strided.load and store. */
pl_sem_status pl_sem_llvm_masked(pl_sem *sem, const pl_op *op);
/* Carries out llvm.load and llvm.store, neither volatile nor atomic, and llvm.alloca. */
pl_sem_status pl_sem_llvm_memory(pl_sem *sem, const pl_op *op);
/* Carries out volatile and atomic llvm.load and llvm.store, volatile copies, fences, and fills of any kind; to be tried before
 * pl_sem_llvm_memory and pl_sem_llvm_copy, which have the plain accesses. PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_llvm_order(pl_sem *sem, const pl_op *op);
/* Carries out llvm.intr.vector.reduce.*; unsupported for a vector without a layout or lanes. PL_SEM_STATUS_INVALID for any other
 * op. */
pl_sem_status pl_sem_llvm_reduction(pl_sem *sem, const pl_op *op);
/* Carries out llvm.intr.lifetime.start, lifetime.end, stacksave and stackrestore. */
pl_sem_status pl_sem_llvm_stack(pl_sem *sem, const pl_op *op);
/* Carries out vector-predicated arithmetic, conversions, reductions, select and merge (llvm.intr.vp.*), but no loads and stores;
 * PL_SEM_STATUS_INVALID for any other op. */
pl_sem_status pl_sem_llvm_vp(pl_sem *sem, const pl_op *op);

#endif
