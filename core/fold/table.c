/* table.c - the rule of each kind of operation. */
#include <assert.h>

#include "core/fold/rules.h"

typedef pl_fold_rule *rule_table(pl_op_kind kind);

static rule_table *const tables[PL_NUM_OPS] = {
#define RULE(ident, table) [PL_OP_##ident] = table,
#define NO_RULE(ident) [PL_OP_##ident] = NULL,
#include "core/fold/rules.def"
#undef RULE
#undef NO_RULE
};

/* An operation without a row in rules.def does not compile. */
enum {
#define RULE(ident, table) HAS_##ident,
#define NO_RULE(ident) HAS_##ident,
#include "core/fold/rules.def"
#undef RULE
#undef NO_RULE
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_fold_rule *pl_fold_rule_of(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  pl_fold_rule *rule = tables[kind] ? tables[kind](kind) : NULL;
  assert(!tables[kind] || rule);
  return rule;
}
