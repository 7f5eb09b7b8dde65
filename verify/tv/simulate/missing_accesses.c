/* missing_accesses.c - whether accesses whose order is observable, or fences, are missing from the lowering whatever the input
 * is. (LLVM Language Reference, "Volatile Memory Accesses", "Atomic Memory Ordering Constraints".) */
#include <assert.h>

#include "core/ir/event.h"
#include "verify/sem/llvm/order.h"
#include "verify/tv/simulate/cut.h"
#include "verify/tv/simulate/obligations.h"

/* Whether the source's access `first` is redundant beside `second`, a like one that follows or precedes it. */
static bool is_repeated(const pl_sem_ordered *first, const pl_sem_ordered *second) {
  enum { MONOTONIC = 2 };
  if (first->is_volatile || !pl_str_eq(first->kind, second->kind)) return false;
  if (!first->address.value) {
    const bool stronger = pl_sem_is_as_strong(second->ordering, first->ordering);
    return first->op->next == second->op && (stronger || pl_sem_is_as_strong(first->ordering, second->ordering));
  }
  return first->ordering <= MONOTONIC && second->ordering <= MONOTONIC;
}

/* Whether an ordered access is of the wanted kind and at least as strong. */
static bool is_like(const pl_sem_ordered *wanted, const pl_sem_ordered *given) {
  return pl_str_eq(wanted->kind, given->kind) && pl_sem_is_as_strong(given->ordering, wanted->ordering);
}

/* Whether the lowering's ordered accesses lack one of the source's, where of repeated ones one is enough, or have a volatile one
 * more. */
static bool lacks_access(const pl_sem *source, const pl_sem *lowered) {
  size_t met = 0, more = 0;
  for (size_t i = 0; i < lowered->ordered.len; i++) {
    const pl_sem_ordered *given = &lowered->ordered.data[i];
    while (met + 1 < source->ordered.len && !is_like(&source->ordered.data[met], given) &&
           is_repeated(&source->ordered.data[met], &source->ordered.data[met + 1]))
      met++;
    const bool same = met < source->ordered.len && is_like(&source->ordered.data[met], given);
    met += same;
    more += !same && given->is_volatile;
  }
  while (met > 0 && met < source->ordered.len &&
         (is_repeated(&source->ordered.data[met - 1], &source->ordered.data[met]) ||
          is_repeated(&source->ordered.data[met], &source->ordered.data[met - 1])))
    met++;
  return met < source->ordered.len || more > 0;
}

/* Whether an op of the lowering may be the wanted access; true is the safe answer. */
static bool may_be(const pl_op *op, const pl_sem_ordered *wanted) {
  const pl_attr *ordering = pl_op_attr(op, PL_NAME_ORDERING);
  uint64_t given = 0;
  if (ordering && ordering->kind == PL_ATTR_INTEGER) pl_apint_to_u64(ordering->integer, &given);
  if (op->info != wanted->op->info)
    return (given > 0 || pl_op_is_volatile(op)) && !pl_str_eq(op->info->dialect, wanted->op->info->dialect);
  return pl_op_is_volatile(op) == wanted->is_volatile && pl_sem_is_as_strong(given, wanted->ordering);
}

/* Whether some operation of the function may be the wanted ordered access. */
static bool has_access(const pl_cfg *cfg, const pl_sem_ordered *wanted) {
  for (uint32_t i = 0; i < cfg->num_blocks; i++)
    PL_FOR_OPS(op, cfg->blocks[i])
  if (may_be(op, wanted)) return true;
  return false;
}

/* Whether there is an ordered access of the source for which the lowering's function has no op that could be it. */
static bool has_no_such_access(const pl_tv *tv, const pl_sem *source) {
  for (size_t i = 0; i < source->ordered.len; i++)
    if (!has_access(tv->lowered, &source->ordered.data[i])) return true;
  return false;
}

const char *pl_tv_order_claim(const pl_tv *tv, const pl_path *path) {
  assert(tv && path->source.sem && path->lowered.sem && path->source.sem->role == PL_ROLE_SOURCE &&
         path->lowered.sem->role == PL_ROLE_LOWERING);
  const char *mismatch = pl_sem_order_mismatch(path->source.sem, path->lowered.sem);
  if (!mismatch) return NULL;
  const bool from_entry = tv->run.begun.cut && tv->run.begun.cut->source == tv->source->blocks[0];
  const bool wrong = from_entry ? lacks_access(path->source.sem, path->lowered.sem) : has_no_such_access(tv, path->source.sem);
  return wrong ? mismatch : NULL;
}
