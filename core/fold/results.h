/* results.h - how rules say what an operation becomes, and constants element by element. */
#ifndef PL_CORE_FOLD_RESULTS_H
#define PL_CORE_FOLD_RESULTS_H

#include "core/fold/operands.h"

/* Result `i` is that value; false if it has another type, or is the result itself. */
bool pl_fold_to_value(const pl_op *op, uint32_t i, pl_value *value, pl_folded *out);
/* The only result is operand `i`. */
bool pl_fold_to_operand(const pl_op *op, uint32_t i, pl_folded *out);
/* Result `i` is that constant; false without one (NULL), or where results may not become constants. */
bool pl_fold_to_constant(const pl_folder *f, uint32_t i, const pl_attr *value, pl_folded *out);
/* The only result is that number, in each element; false for types that have no constants here. */
bool pl_fold_to_number(const pl_folder *f, const pl_op *op, int64_t number, pl_folded *out);
/* The only result is poison; false where results may not become constants. */
bool pl_fold_to_poison(const pl_folder *f, const pl_op *op, pl_folded *out);
/* The operation stays, with these operands (copied) and attributes. */
bool pl_fold_to_change(const pl_folder *f, pl_value *const *operands, uint32_t count, const pl_attr *attrs, pl_folded *out);
/* The operation stays with the same attributes, on another first operand. */
bool pl_fold_to_source(const pl_folder *f, const pl_op *op, pl_value *source, pl_folded *out);

/* Operands of a rule that computes constants, at most. */
enum { PL_FOLD_MAX_OPERANDS = 3 };

/* A constant attribute of that type with the bits in each element. NULL for types that have none. */
const pl_attr *pl_fold_attr(pl_context *ctx, const pl_type *type, pl_apint bits);
/* Computes one element; false if it has no value. */
typedef bool pl_fold_element(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out);
/* A result if operands 0 .. count - 1 are all constants, element by element; else NULL. */
const pl_attr *pl_fold_lanes(const pl_folder *f, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute);
/* The only result, likewise. */
bool pl_fold_elements(const pl_folder *f, const pl_op *op, uint32_t count, pl_fold_element *compute, pl_folded *out);
/* Both results, of two operands. */
bool pl_fold_pair(const pl_folder *f, const pl_op *op, pl_fold_element *first, pl_fold_element *second, pl_folded *out);

#endif
