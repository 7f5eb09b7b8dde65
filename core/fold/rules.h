/* rules.h - the rules by group of operations; NULL if the group has none for a kind. For table.c. */
#ifndef PL_CORE_FOLD_RULES_H
#define PL_CORE_FOLD_RULES_H

#include "core/fold/fold.h"

pl_fold_rule *pl_fold_arith(pl_op_kind kind);
pl_fold_rule *pl_fold_compare(pl_op_kind kind);
pl_fold_rule *pl_fold_cast(pl_op_kind kind);
pl_fold_rule *pl_fold_float(pl_op_kind kind);
pl_fold_rule *pl_fold_index(pl_op_kind kind);
pl_fold_rule *pl_fold_complex(pl_op_kind kind);
pl_fold_rule *pl_fold_memref(pl_op_kind kind);
pl_fold_rule *pl_fold_view(pl_op_kind kind);
pl_fold_rule *pl_fold_vector(pl_op_kind kind);
pl_fold_rule *pl_fold_affine(pl_op_kind kind);

#endif
