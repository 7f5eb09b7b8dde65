/* rules.h - the rules by group of operations, NULL if the group has none for a kind, and those that rules.def names one by one.
 * For table.c. */
#ifndef PL_CORE_FOLD_RULES_H
#define PL_CORE_FOLD_RULES_H

#include "core/fold/fold.h"

/* The rule that folds integer arithmetic of the arith dialect (no casts, comparisons or select) of that kind; NULL if there is
 * none. */
pl_fold_rule *pl_fold_arith(pl_op_kind kind);
/* The rule that folds arith.cmpi, cmpf or select; NULL for other kinds. */
pl_fold_rule *pl_fold_compare(pl_op_kind kind);
/* The rule that folds casts of arith of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_cast(pl_op_kind kind);
/* The rule that folds floating point ops of arith of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_float(pl_op_kind kind);
/* The rule that folds ops of index of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_index(pl_op_kind kind);
/* The rule that folds ops of complex of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_complex(pl_op_kind kind);
/* The rule that folds ops on memrefs of that kind that make no view, such as accesses; NULL if there is none. */
pl_fold_rule *pl_fold_memref(pl_op_kind kind);
/* The rule that folds ops of memref of that kind that make a view; NULL if there is none. */
pl_fold_rule *pl_fold_view(pl_op_kind kind);
/* The rule that folds affine.apply, min or max; NULL for other kinds. */
pl_fold_rule *pl_fold_affine(pl_op_kind kind);

/* Folds vector.broadcast and vector.splat without change of type, of a constant number or splat, of poison, or of a shape_cast
 * that does not matter; false if none applies. */
pl_fold_rule pl_fold_vector_broadcast;
/* Folds vector.bitcast without change of type, of another bitcast, or of a constant splat; false if none applies. */
pl_fold_rule pl_fold_vector_bitcast;
/* Folds vector.shape_cast without change of type, of another shape_cast, of poison, or of a constant; false if none applies. */
pl_fold_rule pl_fold_vector_shape_cast;
/* Folds vector.transpose of a splat constant, of poison, or of another transpose, and one that moves no element; false if none
 * applies. */
pl_fold_rule pl_fold_vector_transpose;
/* Folds vector.extract of the whole vector, of poison, of constants, at constant positions, or from the result of an op that it
 * knows; false if none applies. */
pl_fold_rule pl_fold_vector_extract;
/* Folds vector.insert of a whole vector, at constant positions, over another insert, or of constants; false if none applies. */
pl_fold_rule pl_fold_vector_insert;
/* Folds vector.extractelement, an op of up to 2024, of a constant at a known position, or of a splat or broadcast scalar; false
 * if neither applies. */
pl_fold_rule pl_fold_vector_extractelement;

#endif
