/* rules.h - the rules by group of operations; NULL if the group has none for a kind. For table.c. */
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
/* The rule that folds ops on memrefs of that kind that make no view, such as accesses of memref and vector; NULL if there is
 * none. */
pl_fold_rule *pl_fold_memref(pl_op_kind kind);
/* The rule that folds ops of memref of that kind that make a view; NULL if there is none. */
pl_fold_rule *pl_fold_view(pl_op_kind kind);
/* The rule that folds ops of vector of that kind; NULL if there is none. */
pl_fold_rule *pl_fold_vector(pl_op_kind kind);
/* The rule that folds affine.apply, min or max; NULL for other kinds. */
pl_fold_rule *pl_fold_affine(pl_op_kind kind);

#endif
