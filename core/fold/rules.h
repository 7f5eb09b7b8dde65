/* rules.h - the rules by group of operations; NULL if the group has none for a kind. For table.c. */
#ifndef PL_CORE_FOLD_RULES_H
#define PL_CORE_FOLD_RULES_H

#include "core/fold/fold.h"

/* The rule that folds an integer operation of arith. */
pl_fold_rule *pl_fold_arith(pl_op_kind kind);
/* The rule that folds arith.cmpi, cmpf or select. */
pl_fold_rule *pl_fold_compare(pl_op_kind kind);
/* The rule that folds a cast of arith. */
pl_fold_rule *pl_fold_cast(pl_op_kind kind);
/* The rule that folds a floating point operation of arith. */
pl_fold_rule *pl_fold_float(pl_op_kind kind);
/* The rule that folds an operation of index. */
pl_fold_rule *pl_fold_index(pl_op_kind kind);
/* The rule that folds an operation of complex. */
pl_fold_rule *pl_fold_complex(pl_op_kind kind);
/* The rule that folds an operation of memref that is no view. */
pl_fold_rule *pl_fold_memref(pl_op_kind kind);
/* The rule that folds an operation of memref that makes a view. */
pl_fold_rule *pl_fold_view(pl_op_kind kind);
/* The rule that folds an operation of vector. */
pl_fold_rule *pl_fold_vector(pl_op_kind kind);
/* The rule that folds affine.apply, min or max. */
pl_fold_rule *pl_fold_affine(pl_op_kind kind);

#endif
