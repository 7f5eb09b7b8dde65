/* fold.h - what an op comes to that needs no lowering: a constant, or a value that is there already.
 *
 * mlir-opt's conversions fold each op that they look at, whatever dialect they convert (MLIR documentation, "Dialect Conversion";
 * "Operation Canonicalization", Canonicalizing with the fold method): here the same is done on the way, without touching the
 * source. An op that is folded in place (operands swapped, ...) is converted as a changed copy, which belongs to no block.
 */
#ifndef PL_CORE_CONVERT_FOLD_FOLD_H
#define PL_CORE_CONVERT_FOLD_FOLD_H

#include "core/convert/types/state.h"

/* Folds an op of one kind; true if it did, by one or more of the calls below. */
typedef bool pl_fold_fn(pl_rw *rw, const pl_op *op);
pl_fold_fn *pl_fold_arith(pl_op_kind kind);
pl_fold_fn *pl_fold_float(pl_op_kind kind);
pl_fold_fn *pl_fold_compare(pl_op_kind kind);
pl_fold_fn *pl_fold_index(pl_op_kind kind);
pl_fold_fn *pl_fold_complex(pl_op_kind kind);
pl_fold_fn *pl_fold_memref(pl_op_kind kind);
/* Of an op that takes memrefs as they are: casts of ranked ones in front of it are skipped. */
pl_fold_fn pl_fold_skip_casts;
pl_fold_fn *pl_fold_vector(pl_op_kind kind);
pl_fold_fn *pl_fold_affine(pl_op_kind kind);

/* Result `i` is that value of the source. */
bool pl_fold_to_value(pl_rw *rw, const pl_op *op, uint32_t i, const pl_value *value);
/* Result `i` is that constant, of the dialect of the op; false if this run does not convert such constants, as then mlir-opt
 * leaves the op alone.*/
bool pl_fold_to_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* The users of result `i` get that constant, before they are looked at; a run that does not convert everything leaves it. */
bool pl_fold_place_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* Whether operand `i` is a ub.poison. */
bool pl_fold_is_poison(pl_rw *rw, const pl_op *op, uint32_t i);
/* Result 0 is one; false where a fold of the op may not give constants. */
bool pl_fold_to_poison(pl_rw *rw, const pl_op *op);
/* Whether a fold of the op may give constants. */
bool pl_fold_makes_constants(const pl_rw *rw, const pl_op *op);
/* The op stays, with other operands or attributes; operands in groups stay as many. */
bool pl_fold_change(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_attr *attrs);
/* An op of the source's dialects that belongs to the lowering of `op`: it is folded and lowered at once, as part of no block. Its
 * result, to be an operand of further steps; NULL if `type` is, for none. */
pl_value *pl_fold_step(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                       const pl_type *type, const pl_attr *attrs);
/* A result of an op that is lowered is that value of the source. */
void pl_fold_stand_in(pl_rw *rw, const pl_value *result, pl_value *value);
/* Whether folds of an op look at the operands of such an op in front of it: the other kinds forget them when they are converted,
 * where the source comes bit by bit. */
bool pl_fold_looks_through(pl_op_kind kind);
/* The op that defines operand `i`, if it is of that kind, which folds look through; else NULL. */
const pl_op *pl_fold_def(pl_rw *rw, const pl_op *op, uint32_t i, pl_op_kind kind);
/* The attribute of a constant operand; NULL if it is none. */
const pl_attr *pl_fold_constant(const pl_op *op, uint32_t i);

/* The word of an index.cmp's predicate: "eq", "slt", ...; NULL if it has none (index.c). */
const char *pl_index_predicate(const pl_op *op);

/* Numbers. An integer, or the element of a splat of integers. */
bool pl_fold_int(const pl_op *op, uint32_t i, pl_apint *out);
/* The width of an integer, or of the elements of a vector of them; 64 for index, 0 for other types. */
uint32_t pl_fold_width(const pl_type *type);
/* A constant attribute of that type with the bits in each element. NULL for types that have none. */
const pl_attr *pl_fold_attr(pl_rw *rw, const pl_type *type, pl_apint bits);
/* Computes one element; false if there is no value. */
typedef bool pl_fold_element(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out);
/* A result if operands 0 .. count are all constants, element by element; else NULL. */
const pl_attr *pl_fold_lanes(pl_rw *rw, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute);
/* Folds result 0 if operands 0 .. count are all constants, element by element. */
bool pl_fold_elements(pl_rw *rw, const pl_op *op, uint32_t count, pl_fold_element *compute);

/* Folds an op: true if nothing of it is left to lower; else *op may be a changed copy to lower in its place. */
bool pl_fold(pl_rw *rw, const pl_op **op);
/* Erases what folding made; at the end of a run. */
void pl_fold_end(pl_rw *rw);

#endif
