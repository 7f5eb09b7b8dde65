/* table.c - the function that simplifies each kind of operation. */
#include <assert.h>

#include "core/transform/simplify/simplify.h"

static pl_simplify_fn *const functions[PL_NUM_OPS] = {
#define SIMPLIFICATION(ident, function) [PL_OP_##ident] = function,
#include "core/transform/simplify/simplifications.def"
#undef SIMPLIFICATION
};

pl_simplify_fn *pl_simplification_of(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (functions[kind]) return functions[kind];
  return pl_fold_rule_of(kind) ? pl_g_fold : NULL;
}
