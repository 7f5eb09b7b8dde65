/* elementwise.h - operations on scalars that source and LLVM dialect share, elementwise on vectors. `aux`: see ops/entry.h. */
#ifndef PL_VERIFY_INTERP_OPS_ELEMENTWISE_H
#define PL_VERIFY_INTERP_OPS_ELEMENTWISE_H

#include "verify/interp/machine/machine.h"

/* The op's flags nsw, nuw, exact, disjoint and nneg: a set of pl_flag. */
uint32_t pl_int_flags(const pl_op *op);
/* Whether each operand has that number of leaves (scalars, see machine/layout.h); if not, the machine has stopped as unsupported.
 */
bool pl_same_leaves(pl_machine *m, const pl_op *op, uint32_t count);
/* The width in bits of a leaf of the value. */
uint32_t pl_leaf_width(const pl_machine *m, const pl_value *value, uint32_t leaf);

/* Runs an integer operation of two operands; `int_op`: a pl_int_op. The machine has stopped if it is undefined or the shapes
 * differ. */
void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op);
/* Casts integers as `cast_op`, a pl_cast_op, says; PL_CAST_INVALID: sign-extends or truncates, negative: zero-extends or
 * truncates, as the widths need. A memref is copied. The machine has stopped as unsupported if the shapes differ. */
void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op);
/* Compares integers by the op's predicate: arith.cmpi, index.cmp, llvm.icmp. The machine has stopped if the predicate is not
 * known or the shapes differ. */
void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux);
/* Runs a floating-point operation of two operands, `fp_op` (a pl_fp_op), with the op's fast-math flags. The machine has stopped
 * if the format is not supported or the source's result is open. */
void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op);
/* Runs a negation ('n'), absolute value ('a') or copysign ('c'), as `aux` says, with the op's fast-math flags. The machine has
 * stopped if that is not supported for the type. */
void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux);
/* Computes a * b + c with the op's fast-math flags; `aux` not 0: the product may be rounded by itself. The machine has stopped if
 * the format is not supported. */
void pl_do_fp_fma(pl_machine *m, const pl_op *op, int aux);
/* Compares floating-point numbers by the predicate of an arith.cmpf or llvm.fcmp, with its fast-math flags, and notes if the
 * result may depend on how they were rounded. The machine has stopped if that is not supported. */
void pl_do_fp_compare(pl_machine *m, const pl_op *op, int aux);
/* Converts floating-point numbers to a wider or narrower format in the op's rounding mode, with its fast-math flags. The machine
 * has stopped if that is not supported or the source's result is open. */
void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux);
/* Converts integers, signed if `is_signed` is not 0, to floating point, rounding to nearest even; poison where the op's nneg does
 * not hold or may not hold. The machine has stopped if that is not supported. */
void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed);
/* Converts floating point to integers, signed if `is_signed` is not 0, rounding towards zero; a number that is or may be out of
 * range gives poison. The machine has stopped if that is not supported. */
void pl_do_fp_to_int(pl_machine *m, const pl_op *op, int is_signed);
/* Reinterprets the bits of operand 0 as the result's type, and notes if what follows depends on the exact value of numbers or
 * NaNs. Stops as unsupported if the sizes differ. */
void pl_do_bitcast(pl_machine *m, const pl_op *op, int aux);
/* Selects operand 1 or 2 by one condition, or by one for each element if the condition is a vector, with the op's fast-math
 * flags. Stops as unsupported if a vector of conditions has another shape. */
void pl_do_select(pl_machine *m, const pl_op *op, int aux);
/* Sets the result to the attribute `value`: a number, elements, or the address of a function. Stops as unsupported if the
 * attribute does not fit the type. */
void pl_do_constant(pl_machine *m, const pl_op *op, int aux);
/* Copies the leaves of operand 0 to the result; stops as unsupported if their number or widths differ. */
void pl_do_copy(pl_machine *m, const pl_op *op, int aux);

#endif
