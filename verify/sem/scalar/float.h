/* float.h - floating point operations, lane by lane. */
#ifndef PL_VERIFY_SEM_SCALAR_FLOAT_H
#define PL_VERIFY_SEM_SCALAR_FLOAT_H

#include "verify/sem/state/leaf.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"

/* Carries out the float operation of that name (LLVM's, such as "fadd", "maxnum", "sqrt") on the op's first `arity` operands,
 * of which one with a single lane serves all lanes, under the op's fast-math flags; sets the result. Unsupported for more than
 * three operands, or a result type without a layout. */
pl_sem_status pl_sem_float_op(pl_sem *sem, const pl_op *op, const char *name, uint32_t arity);
/* One lane of the float operation `name` on `arity` leaves, under `flags` (pl_fast_flag) and the function's denormal mode;
 * `type` is that of the result. Poison as operands and flags make it. */
pl_leaf pl_sem_float_leaf(pl_sem *sem, const char *name, uint32_t flags, const pl_leaf_type *type, const pl_leaf *leaves,
                          uint32_t arity);
/* Carries out a float comparison by the predicate, 0 (false) to 15 (true) as MLIR numbers them, lane by lane, under the op's
 * fast-math flags; sets the result. Unsupported for another predicate or a type without a layout. */
pl_sem_status pl_sem_float_compare(pl_sem *sem, const pl_op *op, uint64_t predicate);
/* The comparison of one pair of lanes by the predicate, 0 to 15 as MLIR numbers them: an i1, poison if an operand is. Denormal
 * operands follow the function's mode; fast-math flags are left to the caller. */
pl_leaf pl_sem_float_compare_leaf(pl_sem *sem, const pl_leaf_type *type, uint64_t predicate, pl_leaf a, pl_leaf b);
/* Carries out llvm.is.fpclass for the classes in `mask`, lane by lane, and sets the result. Unsupported for formats that are
 * not like IEEE 754's, and for no lanes. */
pl_sem_status pl_sem_float_class(pl_sem *sem, const pl_op *op, uint32_t mask);
/* Sets the result to the operand with its sign bit flipped, lane by lane, under the op's fast-math flags. Unsupported if the
 * type has no layout. (LLVM Language Reference, "fneg".) */
pl_sem_status pl_sem_fneg(pl_sem *sem, const pl_op *op);
/* The value of `result` where `nsz` in `flags` lets the execution choose the sign of a float's zero; unchanged if there is no
 * such choice. The poison of `result` says where any value is legal. */
const pl_term *pl_sem_either_zero(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, pl_leaf result);

#endif
