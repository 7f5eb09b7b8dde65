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
/* The fold function of memref.extract_strided_metadata; NULL for any other kind of op. */
pl_rw_fold_fn *pl_rw_fold_metadata(pl_op_kind kind);
/* The fold function of vector.maskedload or vector.maskedstore, for constant masks; NULL for any other kind of op. */
pl_rw_fold_fn *pl_rw_fold_masked(pl_op_kind kind);
/* Folds an op by a rule of core/fold; false if the rule does not apply, a value or constant that it found may not be used, or
 * after an error. */
bool pl_rw_fold_by_rule(pl_rw *rw, const pl_op *op, pl_fold_rule *rule);

/* Folds result `i` of the op to a value of the source; false if the types differ or it is the result itself. */
bool pl_rw_fold_to_value(pl_rw *rw, const pl_op *op, uint32_t i, const pl_value *value);
/* Folds result `i` of the op to a constant (of the index dialect for an op of that, else of arith), which is lowered at once.
 * False if `value` is NULL, after an error, or if this run may not fold the op to constants (pl_rw_fold_makes_constants). */
bool pl_rw_fold_to_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* Makes users of result `i` use a constant and emits it at once: converted in a run that converts everything, else as it is.
 * False after an error. */
bool pl_rw_fold_place_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value);
/* Whether this run may fold the op to constants: in a conversion, if it converts constants of the dialect that these would be of;
 * in any other pass, by its folding mode. */
bool pl_rw_fold_makes_constants(const pl_rw *rw, const pl_op *op);
/* Makes a copy of the op with other operands or attributes that takes its place (rw->changed), except for results that are folded
 * already; the op must have no regions or successors, and operand groups keep their sizes. Always true. */
bool pl_rw_fold_change(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_attr *attrs);
/* Makes an op of a source dialect as one step of the lowering of `op`, in no block, and folds and lowers it at once. Returns its
 * result, to be an operand of further steps; NULL if `type` is NULL. An error is left in rw->status. */
pl_value *pl_rw_fold_step(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                          const pl_type *type, const pl_attr *attrs);
/* Makes `value`, of the same type, stand for a result of an op that has been lowered. */
void pl_rw_fold_stand_in(pl_rw *rw, const pl_value *result, pl_value *value);
/* Folds an op. True if nothing of it is left to lower (or after an error); else false, and *op may be a changed copy to lower in
 * its place. */
bool pl_rw_fold(pl_rw *rw, const pl_op **op);
/* Erases the ops that folding made and frees its maps; called at the end of a run. */
void pl_rw_fold_end(pl_rw *rw);

#endif
