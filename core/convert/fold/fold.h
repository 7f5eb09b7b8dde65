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
typedef bool pl_rw_fold_fn(pl_rw *rw, const pl_op *op);
/* The fold of memref.extract_strided_metadata; NULL for any other op. */
pl_rw_fold_fn *pl_rw_fold_metadata(pl_op_kind kind);
/* The fold of vector.maskedload or maskedstore with a constant mask; NULL for any other op. */
pl_rw_fold_fn *pl_rw_fold_masked(pl_op_kind kind);
/* By a rule of core/fold. */
bool pl_rw_fold_by_rule(pl_rw *rw, const pl_op *op, pl_fold_rule *rule);

/* Result `i` is that value of the source. */
bool pl_rw_fold_to_value(pl_rw *rw, const pl_op *op, uint32_t i, const pl_value *value);
/* Result `i` is that constant, of the dialect of the op; false if this run does not convert such constants, as then mlir-opt
 * leaves the op alone.*/
bool pl_rw_fold_to_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* The users of result `i` get that constant, before they are looked at; a run that does not convert everything leaves it. */
bool pl_rw_fold_place_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* Whether a fold of the op may give constants. */
bool pl_rw_fold_makes_constants(const pl_rw *rw, const pl_op *op);
/* The op stays, with other operands or attributes; operands in groups stay as many. */
bool pl_rw_fold_change(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_attr *attrs);
/* An op of the source's dialects that belongs to the lowering of `op`: it is folded and lowered at once, as part of no block. Its
 * result, to be an operand of further steps; NULL if `type` is, for none. */
pl_value *pl_rw_fold_step(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                          const pl_type *type, const pl_attr *attrs);
/* A result of an op that is lowered is that value of the source. */
void pl_rw_fold_stand_in(pl_rw *rw, const pl_value *result, pl_value *value);
/* Folds an op: true if nothing of it is left to lower; else *op may be a changed copy to lower in its place. */
bool pl_rw_fold(pl_rw *rw, const pl_op **op);
/* Erases what folding made; at the end of a run. */
void pl_rw_fold_end(pl_rw *rw);

#endif
