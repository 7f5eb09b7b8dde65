/* operands.h - what is known of operands: the operation that defines one, the constant that it is. For rules and their callers.
 */
#ifndef PL_CORE_FOLD_OPERANDS_H
#define PL_CORE_FOLD_OPERANDS_H

#include "core/fold/fold.h"

/* Bits of constants of index. */
enum { PL_FOLD_INDEX_BITS = 64 };

/* Whether rules look at the operands of such an operation that defines an operand. A caller that reads its source in pieces keeps
 * those operands; the operands of others may be gone. */
bool pl_fold_looks_through(pl_op_kind kind);
/* The operation that defines operand `i`, if it is of that kind, which rules look through; else NULL. */
const pl_op *pl_fold_def(const pl_folder *f, const pl_op *op, uint32_t i, pl_op_kind kind);

/* The value attribute of a constant of any dialect; NULL if the value is none. */
const pl_attr *pl_constant_of(const pl_value *value);
/* A constant integer, or the element of a splat of integers. */
bool pl_constant_int(const pl_value *value, pl_apint *out);
/* Whether the value is a constant 0, or a splat of it. */
bool pl_constant_is_zero(const pl_value *value);
/* Whether the value is a constant 1, or a splat of it. */
bool pl_constant_is_one(const pl_value *value);
bool pl_constant_is_ones(const pl_value *value); /* -1 */
/* Such a constant as a signed number, if it fits. */
bool pl_constant_i64(const pl_value *value, int64_t *out);

/* The constant attribute that operand i is; NULL if it is none. */
static inline const pl_attr *pl_fold_constant(const pl_op *op, uint32_t i) { return pl_constant_of(pl_operand(op, i)); }
/* Whether operand i is a constant integer or a splat of one, which is *out then. */
static inline bool pl_fold_int(const pl_op *op, uint32_t i, pl_apint *out) { return pl_constant_int(pl_operand(op, i), out); }

/* The width of an integer, or of the elements of a vector of them; 64 for index, 0 for other types. */
uint32_t pl_fold_width(const pl_type *type);
/* Whether constants of the type, index or a vector of it, have more bits than index has in the lowering. */
bool pl_fold_is_narrow(const pl_folder *f, const pl_type *type);

#endif
