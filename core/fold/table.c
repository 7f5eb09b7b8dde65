/* table.c - the rule of each kind of operation. */
#include <assert.h>

#include "core/fold/rules.h"

pl_fold_rule *pl_fold_rule_of(pl_op_kind kind) {
  typedef pl_fold_rule *lookup(pl_op_kind);
  static lookup *const groups[] = {pl_fold_arith,   pl_fold_compare, pl_fold_cast, pl_fold_float,  pl_fold_index,
                                   pl_fold_complex, pl_fold_memref,  pl_fold_view, pl_fold_vector, pl_fold_affine};
  assert(kind < PL_NUM_OPS);
  for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
    pl_fold_rule *rule = groups[i](kind);
    if (rule) return rule;
  }
  return NULL;
}
