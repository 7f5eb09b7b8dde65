/* table.c - the function that simplifies each kind of operation. */
#include <assert.h>

#include "core/transform/simplify/simplify.h"

static pl_simplify_fn *const functions[PL_NUM_OPS] = {
#define SIMPLIFICATION(ident, function) [PL_OP_##ident] = function,
#define NO_SIMPLIFICATION(ident) [PL_OP_##ident] = NULL,
#include "core/transform/simplify/simplifications.def"
#undef SIMPLIFICATION
#undef NO_SIMPLIFICATION
};

/* An operation without a row in simplifications.def does not compile. */
enum {
#define SIMPLIFICATION(ident, function) HAS_##ident,
#define NO_SIMPLIFICATION(ident) HAS_##ident,
#include "core/transform/simplify/simplifications.def"
#undef SIMPLIFICATION
#undef NO_SIMPLIFICATION
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_simplify_fn *pl_simplification_of(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (functions[kind]) return functions[kind];
  return pl_fold_rule_of(kind) ? pl_g_fold : NULL;
}
