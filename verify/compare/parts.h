/* parts.h - the steps of pl_compare_set_aside; each changes operations in place and leaves the module well-formed. */
#ifndef PL_VERIFY_COMPARE_PARTS_H
#define PL_VERIFY_COMPARE_PARTS_H

#include "core/ir/op.h"

/* Replaces the uses of the op's only result by `value`, of the same type, and erases the op. */
void pl_compare_replace(pl_op *op, pl_value *value);
/* Inserts an operation without regions or successors before `place`, with the line and column of that, and returns it. `result`:
 * the type of its result, or NULL for none; `attrs`: a dictionary or NULL. */
pl_op *pl_compare_insert(pl_op *place, const pl_op_info *info, pl_value *const *operands, uint32_t count, const pl_type *result,
                         const pl_attr *attrs);
/* Whether `value` is an integer constant of the LLVM dialect or arith that fits into 64 bits; *out is it, sign-extended. */
bool pl_compare_constant(const pl_value *value, int64_t *out);

/* Replaces an llvm.switch by an llvm.br if it is known which way it goes; does nothing otherwise. */
void pl_compare_decide_switch(pl_op *op);
/* Lets an llvm.switch on an i64 truncated to i32 by llvm.trunc switch on the i64 instead, with its case values sign-extended;
 * does nothing for other ops. */
void pl_compare_widen_switch(pl_op *op);
/* Raises the alignment that an llvm.alloca of an integer or float type states, if any, to the natural one of that type
 * (natural_alignment); does nothing to other operations. */
void pl_compare_align_alloca(pl_op *op);
/* Removes from the pointer arguments of a C wrapper, an llvm.func whose name begins with _mlir_ciface_, the attributes that
 * make a claim about the pointer; does nothing to other operations. */
void pl_compare_unclaim_wrapper(pl_op *op);
/* Replaces the llvm.select or arith.select that computes the result of a known expansion of a rounding division (rounding.c)
 * by an operation "rounding.up" or "rounding.down" of dividend and divisor. The other ops of the expansion stay. */
void pl_compare_round(pl_op *op);
/* Replaces a load or store of a vector whose elements lie packed by accesses to where they lie in a buffer: of its elements,
 * or of a vector of whole bytes. Does nothing to other operations. */
void pl_compare_take_lanes(pl_op *op);

#endif
