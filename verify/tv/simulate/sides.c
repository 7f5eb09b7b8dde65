/* sides.c - one function's way through its graph: operations are carried out up to where the walk has to look at source and
 * lowering. */
#include "verify/tv/simulate/sides.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/ops/unranked.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/step/step.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/scopes.h"
#include "verify/tv/simulate/walk.h"

/* Whether the op is a cf.assert, which is treated as a branch: to what comes after it, or to the end of the program. */
static bool is_assertion(const pl_op *op) { return pl_op_is(op, PL_OP_CF_ASSERT); }

uint32_t pl_side_num_ways(const pl_op *op) { return is_assertion(op) ? 2 : op->num_successors; }

const pl_term *pl_side_way_condition(pl_tv *tv, pl_sem *sem, const pl_op *terminator, uint32_t k) {
  pl_terms *T = tv->T;
  if (terminator->num_successors == 1 && pl_op_num_own_operands(terminator) == 0) return pl_bool(T, true);
  const pl_term *flag = pl_sem_get(sem, pl_operand(terminator, 0))[0].value;
  if (is_assertion(terminator) || pl_op_is(terminator, PL_OP_CF_COND_BR) || pl_op_is(terminator, PL_OP_LLVM_COND_BR)) {
    const pl_term *taken = pl_bool_of_bv(T, flag);
    return k == 0 ? taken : pl_not(T, taken);
  }
  const pl_attr *cases = pl_op_attr(terminator, PL_NAME_CASE_VALUES);
  const pl_term *other = pl_bool(T, true);
  for (uint32_t i = 1; i < terminator->num_successors; i++) {
    const pl_term *equal = pl_eq(T, flag, pl_bv(T, pl_dense_at(cases, i - 1)));
    if (i == k) return equal;
    other = pl_and(T, other, pl_not(T, equal));
  }
  return other;
}

/* The number of the only way out of the terminator that the path's conditions (with `run.constants_only` the constants alone)
 * are seen to leave open; -1 if that is not decided. */
static int decided_way(pl_tv *tv, pl_path *path, pl_sem *sem, const pl_op *terminator) {
  int open = -1;
  if (pl_side_num_ways(terminator) == 1) return 0;
  const pl_term **ways = PL_NEW_ARRAY(tv->arena, const pl_term *, pl_side_num_ways(terminator));
  for (uint32_t k = 0; k < pl_side_num_ways(terminator); k++)
    ways[k] = pl_side_way_condition(tv, sem, terminator, k);
  if (!tv->run.constants_only) pl_tv_reduce(tv, path, ways, pl_side_num_ways(terminator));
  for (uint32_t k = 0; k < pl_side_num_ways(terminator); k++)
    if (pl_term_is_true(ways[k])) return (int)k;
  for (uint32_t k = 0; k < pl_side_num_ways(terminator); k++) {
    if (pl_term_is_false(ways[k])) continue;
    if (open >= 0) return -1;
    open = (int)k;
  }
  return open;
}

void pl_side_transfer(pl_tv *tv, pl_side *side, const pl_cfg *cfg, const pl_op *terminator, uint32_t way) {
  if (is_assertion(terminator)) {
    side->stop = way == 0 ? PL_STOP_NONE : PL_STOP_ABORT;
    if (way == 0) side->next = terminator->next;
    return;
  }
  const pl_successor *to = &terminator->successors[way];
  pl_leaf **taken = PL_NEW_ARRAY(tv->arena, pl_leaf *, to->count + 1);
  for (uint32_t i = 0; i < to->count; i++)
    taken[i] = pl_sem_get(side->sem, pl_operand(terminator, to->first + i));
  for (uint32_t i = 0; i < to->count; i++)
    pl_sem_set(side->sem, to->block->args[i], taken[i]);
  side->block = to->block;
  side->next = to->block->first;
  side->stop = cfg->cut[to->block->number] ? PL_STOP_CUT : PL_STOP_NONE;
  if (side->stop == PL_STOP_CUT && side->sem->role == PL_ROLE_SOURCE) pl_tv_forget_ended(side->sem);
}

void pl_side_require_flag(pl_tv *tv, pl_sem *sem, const pl_op *terminator) {
  if (pl_op_num_own_operands(terminator) == 0) return;
  pl_sem_require(sem, PL_CONDITION_BRANCH, terminator, pl_not(tv->T, pl_sem_get(sem, pl_operand(terminator, 0))[0].poison));
}

/* If the next op is a memref.alloca_scope whose body is one block without arguments, goes on with the first op of the body and
 * returns true. */
static bool enters_scope(pl_side *side) {
  const pl_op *op = side->next;
  const pl_block *body = pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE) && op->num_regions == 1 ? op->regions[0]->first : NULL;
  if (!body || body->next || body->num_args > 0) return false;
  side->next = body->first;
  return true;
}

/* Ends the stack objects of the region that the current op ends, and goes on after that. */
static void leave_scope(pl_path *path, pl_side *side, const pl_cfg *cfg) {
  const pl_op *op = side->next, *scope = op->block->region->op;
  pl_tv_end_scope(path, side, cfg, op);
  if (!pl_op_is(scope, PL_OP_MEMREF_ALLOCA_SCOPE)) {
    side->next = op->next;
    return;
  }
  for (uint32_t i = 0; i < scope->num_results && i < op->num_operands; i++)
    pl_sem_set(side->sem, &scope->results[i], pl_sem_get(side->sem, pl_operand(op, i)));
  side->next = scope->next;
}

/* Carries out a terminator or assertion: goes on in the only way that is open, or stops with the reason. */
static void run_terminator(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg) {
  const pl_op *op = side->next;
  if (!pl_sem_attrs_known(side->sem, op)) {
    side->stop = PL_STOP_UNSUPPORTED;
  } else if (pl_op_is(op, PL_OP_FUNC_RETURN) || pl_op_is(op, PL_OP_LLVM_RETURN)) {
    side->stop = PL_STOP_RETURN;
  } else if (pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE_RETURN)) {
    leave_scope(path, side, cfg);
  } else if (pl_op_is(op, PL_OP_LLVM_UNREACHABLE) || pl_op_is(op, PL_OP_UB_UNREACHABLE)) {
    if (side == &path->source) pl_sem_require(side->sem, PL_CONDITION_UNDEFINED, op, pl_bool(tv->T, false));
    side->stop = PL_STOP_UNREACHABLE;
  } else if (pl_op_has(op, PL_TRAIT_BRANCH) || is_assertion(op)) {
    int way = decided_way(tv, path, side->sem, op);
    if (way < 0) {
      side->stop = PL_STOP_BRANCH;
      return;
    }
    pl_side_require_flag(tv, side->sem, op);
    pl_side_transfer(tv, side, cfg, op, (uint32_t)way);
  } else {
    side->stop = PL_STOP_UNSUPPORTED;
    side->sem->why = pl_tv_format(tv->arena, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
  }
}

/* Why a path stops after an op with that status; PL_STOP_NONE if it goes on. */
static pl_stop stop_of(pl_sem_status status) {
  switch (status) {
  case PL_SEM_OK: return PL_STOP_NONE;
  case PL_SEM_EVENT: return PL_STOP_CALL;
  case PL_SEM_MEETING: return PL_STOP_ORDER;
  case PL_SEM_ABORT: return PL_STOP_ABORT;
  case PL_SEM_UNSUPPORTED: return PL_STOP_UNSUPPORTED;
  case PL_SEM_UNDECIDED: return PL_STOP_UNDECIDED;
  case PL_SEM_TERMINATOR:
  case PL_SEM_BRANCH:
  case PL_SEM_STATUS_INVALID: break;
  }
  return PL_STOP_UNSUPPORTED;
}

/* After a call that the lowering has matched and gone on from: copies the unranked memrefs that the source's call `path->adopt`
 * has returned from the heap to the stack, and clears `adopt`. Nothing if it is NULL. */
static void adopt_results(pl_path *path) {
  const pl_op *call = path->adopt;
  path->adopt = NULL;
  for (uint32_t i = 0; call && i < call->num_results; i++)
    if (call->results[i].type->kind == PL_TYPE_UNRANKED_MEMREF) pl_sem_adopt_unranked(path->source.sem, call, &call->results[i]);
}

void pl_side_run(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg) {
  tv->run.path = path;
  if (side == &path->source) adopt_results(path);
  if (side == &path->source) side->sem->ahead = path->lowered.stop == PL_STOP_BRANCH;
  tv->world->open_choice = NULL;
  while (side->stop == PL_STOP_NONE) {
    const pl_op *op = side->next;
    if (!op) {
      side->stop = PL_STOP_UNSUPPORTED;
      side->sem->why = "a block without a terminator";
      return;
    }
    if (enters_scope(side)) continue;
    /* Whether a buffer moves is the lowering's choice: it has to have made it. */
    if (side == &path->source && path->lowered.stop == PL_STOP_BRANCH && pl_op_is(op, PL_OP_MEMREF_REALLOC)) return;
    const size_t objects = side->sem->objects.len;
    pl_sem_status status = pl_sem_step(side->sem, op);
    for (size_t i = objects; i < side->sem->objects.len; i++)
      side->sem->objects.data[i].scope = pl_tv_scope_of(cfg, op);
    if (status == PL_SEM_TERMINATOR || status == PL_SEM_BRANCH) {
      run_terminator(tv, path, side, cfg);
      continue;
    }
    side->stop = stop_of(status);
    if (side->stop == PL_STOP_CALL && pl_tv_pure_call(tv, path, side, op)) side->stop = PL_STOP_NONE;
    if (side->stop == PL_STOP_NONE) side->next = op->next;
  }
}
