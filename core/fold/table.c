/* table.c - the rule of each kind of operation. */
#include <assert.h>

#include "core/fold/memref.h"
#include "core/fold/rules.h"

typedef pl_fold_rule *rule_table(pl_op_kind kind);

/* The table to ask, or the rule itself; neither for an op that has none. */
static const struct {
  rule_table *table;
  pl_fold_rule *rule;
} rows[PL_NUM_OPS] = {
#define RULE(ident, table) [PL_OP_##ident] = {table, NULL},
#define FOLD(ident, function) [PL_OP_##ident] = {NULL, function},
#define NO_RULE(ident) [PL_OP_##ident] = {NULL, NULL},
#define THROUGH(ident)
#include "core/fold/rules.def"
#undef RULE
#undef FOLD
#undef NO_RULE
#undef THROUGH
};

/* An operation without a row in rules.def does not compile. */
enum {
#define RULE(ident, table) HAS_##ident,
#define FOLD(ident, function) HAS_##ident,
#define NO_RULE(ident) HAS_##ident,
#define THROUGH(ident)
#include "core/fold/rules.def"
#undef RULE
#undef FOLD
#undef NO_RULE
#undef THROUGH
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_fold_rule *pl_fold_rule_of(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (!rows[kind].table) return rows[kind].rule;
  pl_fold_rule *rule = rows[kind].table(kind);
  assert(rule);
  return rule;
}
