/* operands.h - what is known of operands: the operation that defines one, the constant that it is. For rules and their callers.
 */
#ifndef PL_CORE_FOLD_OPERANDS_H
#define PL_CORE_FOLD_OPERANDS_H

#include "core/fold/fold.h"

/* Bits of constants of index. */
enum { PL_FOLD_INDEX_BITS = 64 };

/* The kinds of ops that have a row THROUGH in rules.def: rules read the operands of such an op if it defines an operand of the op
 * that is folded. Numbered as in pl_op_kind; a rule that looks through an op without that row does not compile. */
typedef enum pl_fold_through {
#define RULE(ident, table)
#define FOLD(ident, function)
#define NO_RULE(ident)
#define THROUGH(ident) PL_THROUGH_##ident = PL_OP_##ident,
#include "core/fold/rules.def"
#undef RULE
#undef FOLD
#undef NO_RULE
#undef THROUGH
} pl_fold_through;

/* Whether the kind has a row THROUGH. A caller that frees ops early must keep the operands of ops of these kinds. */
bool pl_fold_looks_through(pl_op_kind kind);
/* Whether the op, which defines an operand of another one, is of that kind. */
static inline bool pl_fold_is(const pl_op *def, pl_fold_through kind) { return pl_op_is(def, (pl_op_kind)kind); }
/* The op that defines operand `i`, or its changed copy in f->copies, if it is of that kind, else NULL. */
const pl_op *pl_fold_def(const pl_folder *f, const pl_op *op, uint32_t i, pl_fold_through kind);

/* The value attribute of the constant op, of any dialect, that defines the value; NULL if it is no constant. */
const pl_attr *pl_constant_of(const pl_value *value);
/* Reads a constant integer, or the element of a splat of integers, into *out; false if the value is neither. */
bool pl_constant_int(const pl_value *value, pl_apint *out);
/* Whether the value is an integer or index constant 0, or a splat of it, in the form that pl_constant_int reads. */
bool pl_constant_is_zero(const pl_value *value);
/* Whether the value is a constant 1, or a splat of it. */
bool pl_constant_is_one(const pl_value *value);
/* Whether the value is a constant -1, or a splat of it. */
bool pl_constant_is_ones(const pl_value *value);
/* Reads a constant integer, or the element of a splat of integers, as a signed 64-bit number; false if the value is neither or
 * does not fit. */
bool pl_constant_i64(const pl_value *value, int64_t *out);

/* The value attribute of the constant that defines operand i; NULL if it is no constant. */
static inline const pl_attr *pl_fold_constant(const pl_op *op, uint32_t i) { return pl_constant_of(pl_operand(op, i)); }
/* Reads operand i as a constant integer, or the element of a splat, into *out; false if it is neither. */
static inline bool pl_fold_int(const pl_op *op, uint32_t i, pl_apint *out) { return pl_constant_int(pl_operand(op, i), out); }

/* The width in bits of an integer or index (64), or of the elements of a vector of them; 0 for other types. */
uint32_t pl_fold_width(const pl_type *type);
/* Whether the type is index or a vector of it, and index is narrower in the lowering than the 64 bits of its constants. */
bool pl_fold_is_narrow(const pl_folder *f, const pl_type *type);

#endif
