/* results.h - how rules say what an operation becomes, and constants element by element. */
#ifndef PL_CORE_FOLD_RESULTS_H
#define PL_CORE_FOLD_RESULTS_H

#include "core/fold/operands.h"

/* Folds result `i` of the op to a value; false if that has another type or is the result itself. */
bool pl_fold_to_value(const pl_op *op, uint32_t i, pl_value *value, pl_folded *out);
/* Folds the only result to operand `i`; false if that has another type or is the result itself. */
bool pl_fold_to_operand(const pl_op *op, uint32_t i, pl_folded *out);
/* Folds result `i` to a constant attribute; false if that is NULL or results may not become constants. */
bool pl_fold_to_constant(const pl_folder *f, uint32_t i, const pl_attr *value, pl_folded *out);
/* Folds the only result to that integer, in each element; false for types that have no such constants, or if results may not
 * become constants. */
bool pl_fold_to_number(const pl_folder *f, const pl_op *op, int64_t number, pl_folded *out);
/* Folds the only result to poison; false if results may not become constants. */
bool pl_fold_to_poison(const pl_folder *f, const pl_op *op, pl_folded *out);
/* Says that the op stays with these operands, which are copied, and attributes. Always true. */
bool pl_fold_to_change(const pl_folder *f, pl_value *const *operands, uint32_t count, const pl_attr *attrs, pl_folded *out);
/* Says that the op stays with the same attributes and another first operand. Always true. */
bool pl_fold_to_source(const pl_folder *f, const pl_op *op, pl_value *source, pl_folded *out);

/* Operands of a rule that computes constants, at most. */
enum { PL_FOLD_MAX_OPERANDS = 3 };

/* A constant attribute of the type with these bits: a splat for a vector, else an integer or float; NULL for other types. */
const pl_attr *pl_fold_attr(pl_context *ctx, const pl_type *type, pl_apint bits);
/* Computes one element; false if it has no value. */
typedef bool pl_fold_element(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out);
/* The constant of a result, computed element by element with `compute` from operands 0 .. count - 1; NULL if these are no
 * constants of a form that is known, an element has no value, or a narrower index would give another one. */
const pl_attr *pl_fold_lanes(const pl_folder *f, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute);
/* Folds the only result to a constant computed element by element from the constant operands 0 .. count - 1; false if
 * pl_fold_lanes gives none or results may not become constants. */
bool pl_fold_elements(const pl_folder *f, const pl_op *op, uint32_t count, pl_fold_element *compute, pl_folded *out);
/* Folds both results of the op to constants computed element by element, with `first` and `second`, from its two constant
 * operands; false if one can't be computed or results may not become constants. */
bool pl_fold_pair(const pl_folder *f, const pl_op *op, pl_fold_element *first, pl_fold_element *second, pl_folded *out);

#endif
