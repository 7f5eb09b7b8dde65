/* parts.h - the steps of pl_compare_set_aside; each changes operations in place and leaves the module well-formed. */
#ifndef PL_VERIFY_COMPARE_PARTS_H
#define PL_VERIFY_COMPARE_PARTS_H

#include "core/ir/op.h"

/* Replaces the one result of `op` by `value`, of the same type, and erases `op`. */
void pl_compare_replace(pl_op *op, pl_value *value);
/* An operation without regions or successors, inserted before `place`. `result`: its type, or NULL for none. */
pl_op *pl_compare_insert(pl_op *place, const pl_op_info *info, pl_value *const *operands, uint32_t count, const pl_type *result,
                         const pl_attr *attrs);
/* True and the value, sign-extended, if `value` is an integer constant of the LLVM dialect or arith, of at most 64 bits. */
bool pl_compare_constant(const pl_value *value, int64_t *out);

/* An llvm.switch that has only one way to go, or is on a constant, becomes an llvm.br. */
void pl_compare_decide_switch(pl_op *op);
/* An llvm.switch on a number of 64 bits cut to 32 becomes one on the whole number, its cases sign-extended. */
void pl_compare_widen_switch(pl_op *op);
/* An alignment of an llvm.alloca of one number is at least the number's own, up to 16. */
void pl_compare_align_alloca(pl_op *op);
/* The arguments of a C wrapper that are pointers keep no attribute of the LLVM dialect but how they are passed. */
void pl_compare_unclaim_wrapper(pl_op *op);
/* An llvm.select that ends one of the known forms of a rounding division becomes "rounding.up" or "rounding.down". */
void pl_compare_round(pl_op *op);
/* A load or store, masked or not, of a vector whose elements lie packed becomes accesses of its elements, or of a vector of
 * whole bytes. */
void pl_compare_take_lanes(pl_op *op);

#endif
