/* dispatch.c - which function gives an operation its meaning: the table meanings.def. */
#include "verify/sem/step/dispatch.h"

#include <assert.h>

#include "verify/sem/llvm/attributes.h"
#include "verify/sem/llvm/call_claims.h"
#include "verify/sem/llvm/llvm.h"
#include "verify/sem/ops/atomic.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/ops/vector.h"
#include "verify/sem/state/constant.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Carries out a constant: sets the leaves of its result. Unsupported if its type or value has no meaning here. */
static pl_sem_status constant(pl_sem *sem, const pl_op *op) {
  pl_leaf *leaves = pl_sem_constant_leaves(sem, op);
  if (!leaves) return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

/* Adds the conditions that the source's claims of a call's arguments state, and returns PL_SEM_EVENT: the caller carries out
 * the call. */
static pl_sem_status call(pl_sem *sem, const pl_op *op) {
  pl_sem_require_call_claims(sem, op);
  return PL_SEM_EVENT;
}

/* Returns PL_SEM_BRANCH for a cf.assert, which the caller carries out. */
static pl_sem_status assertion(pl_sem *sem, const pl_op *op) {
  (void)sem;
  (void)op;
  return PL_SEM_BRANCH;
}

typedef pl_sem_status meaning(pl_sem *sem, const pl_op *op);

static const struct {
  meaning *first, *second; /* NULL: none */
} meanings[PL_NUM_OPS] = {
#define MEANING(ident, function) [PL_OP_##ident] = {function, NULL},
#define EITHER(ident, function, other) [PL_OP_##ident] = {function, other},
#define FUNCTION(ident, name) [PL_OP_##ident] = {pl_sem_float_function, NULL},
#define UNSUPPORTED(ident) [PL_OP_##ident] = {NULL, NULL},
#include "verify/sem/ops/meanings.def"
#undef MEANING
#undef EITHER
#undef FUNCTION
#undef UNSUPPORTED
};

/* An operation without a row in meanings.def does not compile. */
enum {
#define MEANING(ident, ...) HAS_##ident,
#define EITHER(ident, ...) HAS_##ident,
#define FUNCTION(ident, ...) HAS_##ident,
#define UNSUPPORTED(ident) HAS_##ident,
#include "verify/sem/ops/meanings.def"
#undef MEANING
#undef EITHER
#undef FUNCTION
#undef UNSUPPORTED
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

pl_sem_status pl_sem_dispatch(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  if (op->num_regions > 0 && !pl_sem_is_atomic(op))
    return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
  if (pl_op_has(op, PL_TRAIT_TERMINATOR)) return PL_SEM_TERMINATOR;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_sem_get(sem, pl_operand(op, i))) return pl_sem_unsupported(sem, "a value of a type without a meaning here");
  if (!pl_sem_attrs_known(sem, op)) return PL_SEM_UNSUPPORTED;
  const pl_op_kind kind = op->info->kind;
  pl_sem_status status = meanings[kind].first ? meanings[kind].first(sem, op) : PL_SEM_STATUS_INVALID;
  if (status == PL_SEM_STATUS_INVALID && meanings[kind].second) status = meanings[kind].second(sem, op);
  if (status != PL_SEM_STATUS_INVALID) return status;
  return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
}
