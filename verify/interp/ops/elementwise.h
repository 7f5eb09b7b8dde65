/* elementwise.h - operations on scalars that source and LLVM dialect share, elementwise on vectors. `aux`: see ops/entry.h. */
#ifndef PL_VERIFY_INTERP_OPS_ELEMENTWISE_H
#define PL_VERIFY_INTERP_OPS_ELEMENTWISE_H

#include "verify/interp/machine/machine.h"

/* The op's flags nsw, nuw, exact, disjoint and nneg: a set of pl_flag. */
uint32_t pl_int_flags(const pl_op *op);
/* Whether all operands have that number of leaves (scalars, see machine/layout.h); if not, the machine has stopped as
 * unsupported. */
bool pl_same_leaves(pl_machine *m, const pl_op *op, uint32_t count);
/* The width in bits of a leaf of the value. */
uint32_t pl_leaf_width(const pl_machine *m, const pl_value *value, uint32_t leaf);

/* Runs an integer operation of two operands; `int_op`: a pl_int_op. The machine stops where it is undefined, as a division by
 * zero is. */
void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op);
/* Casts integers; `cast_op`: a pl_cast_op; PL_CAST_INVALID: sign-extends or truncates; negative: zero-extends or truncates,
 * whichever the widths need. A violated flag gives poison. Copies the operand if the result is a memref. Stops as unsupported if
 * the shapes differ. */
void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op);
/* Compares integers by the op's predicate: arith.cmpi, index.cmp, llvm.icmp. Poison where the op claims that the signs are the
 * same and they are not; the machine stops if the predicate is not known or the shapes differ. */
void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux);
/* Runs a floating point operation of two operands; `fp_op`: a pl_fp_op. Poison where the fast-math flags don't hold; the machine
 * stops if the format is not supported, and in the source at a maximum or minimum of which the result is open (zeros of both
 * signs, denormal numbers). */
void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op);
/* Runs a negation ('n'), absolute value ('a') or copysign ('c'), as `aux` says. Poison where the fast-math flags don't hold; the
 * machine stops if the result is no float. */
void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux);
/* Computes a * b + c. `aux` not 0: the product may be rounded by itself. Poison where the fast-math flags don't hold; the
 * machine stops if the format is not supported. */
void pl_do_fp_fma(pl_machine *m, const pl_op *op, int aux);
/* Compares floating point numbers by the op's predicate: arith.cmpf, llvm.fcmp. Poison where the fast-math flags don't hold.
 * Notes that what follows depends on how they were rounded, unless they are far apart and no number so far is rough (m->rough).
 * The machine stops if the predicate or the format is not supported, or the shapes differ. */
void pl_do_fp_compare(pl_machine *m, const pl_op *op, int aux);
/* Converts floating point numbers to a wider or narrower format, in the op's rounding mode. Poison where the fast-math flags
 * don't hold; where an extension may undo an arith.truncf, as both have `contract`, the lowering takes either number at random,
 * and the source's counts as inexact and rough. The machine stops if the shapes differ, the mode or a format is not supported, or
 * the source meets a denormal number whose treatment is open. */
void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux);
/* Converts integers, signed if `is_signed` is not 0, to floating point, to nearest even. Poison for a negative number or
 * undef if the op has nneg; the machine stops if the op has another rounding mode, the shapes differ or the format is not
 * supported. */
void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed);
/* Converts floating point to integers, signed if `is_signed` is not 0, rounding towards zero; undef and a number out of range
 * give poison. Notes that what follows depends on the exact value. The machine stops if the shapes differ or a format is not
 * supported. */
void pl_do_fp_to_int(pl_machine *m, const pl_op *op, int is_signed);
/* Reinterprets the bits of operand 0 as the result's type; a scalar of which a bit is poison or undef is so. Notes that the
 * source observes the exact value of numbers, and of a NaN unless the function only returns the result. Stops as unsupported if
 * the sizes differ. */
void pl_do_bitcast(pl_machine *m, const pl_op *op, int aux);
/* Selects operand 1 or 2 by one condition, or by one for each element if the condition is a vector; a poison condition gives
 * poison, an undef one undef, or poison if either operand is. A float is poison if a fast-math flag excludes what was selected;
 * `nsz` chooses the sign of a zero. Stops as unsupported if a vector of conditions has another shape. */
void pl_do_select(pl_machine *m, const pl_op *op, int aux);
/* Sets the result to the attribute `value`: a number, elements, or the address of a function. Stops as unsupported if the
 * attribute does not fit the type. */
void pl_do_constant(pl_machine *m, const pl_op *op, int aux);
/* Copies the leaves of operand 0 to the result; stops as unsupported if their number or widths differ. */
void pl_do_copy(pl_machine *m, const pl_op *op, int aux);

#endif
