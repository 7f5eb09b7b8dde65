/* elementwise.h - operations on scalars that source and LLVM dialect share, elementwise on vectors. `aux`: see ops/entry.h. */
#ifndef PL_VERIFY_INTERP_OPS_ELEMENTWISE_H
#define PL_VERIFY_INTERP_OPS_ELEMENTWISE_H

#include "verify/interp/machine/machine.h"

/* nsw, nuw, exact, disjoint, nneg: a set of pl_flag. */
uint32_t pl_int_flags(const pl_op *op);
/* False, and the machine has stopped, if some operand has another number of leaves. */
bool pl_same_leaves(pl_machine *m, const pl_op *op, uint32_t count);
uint32_t pl_leaf_width(const pl_machine *m, const pl_value *value, uint32_t leaf);

void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op);
/* A pl_cast_op; PL_CAST_INVALID: sign-extend or truncate; negative: zero-extend or truncate, whichever the widths need. */
void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op);
void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op);
/* 'n' negate, 'a' absolute value, 'c' copysign. */
void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux);
/* Not 0: the product may be rounded by itself. */
void pl_do_fp_fma(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_compare(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux);
void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed);
void pl_do_fp_to_int(pl_machine *m, const pl_op *op, int is_signed);
void pl_do_bitcast(pl_machine *m, const pl_op *op, int aux);
void pl_do_select(pl_machine *m, const pl_op *op, int aux);
void pl_do_constant(pl_machine *m, const pl_op *op, int aux);
/* The result has the operand's leaves. */
void pl_do_copy(pl_machine *m, const pl_op *op, int aux);

#endif
