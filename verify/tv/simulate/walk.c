/* walk.c - both sides' paths from one cut to the next.
 *
 * The lowering runs first, as far as it is known where it goes; then the source runs, and takes over the lowering's choices.
 * Where a way is open, the pair of paths splits. Paths end at cuts, returns and unreachable places; at a call both sides meet and
 * go on. */
#include <assert.h>
#include <string.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/atomic.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/relation.h"
#include "verify/tv/simulate/scopes.h"
#include "verify/tv/simulate/walk.h"

enum { MAX_SEARCHED = 3000 };

/* An assertion is a branch: to what comes after it, or to the end of the program. */
static bool is_assertion(const pl_op *op) { return pl_op_is(op, PL_OP_CF_ASSERT); }
static uint32_t num_ways(const pl_op *op) { return is_assertion(op) ? 2 : op->num_successors; }

/* The condition under which successor `k` is taken. */
static const pl_term *way_condition(pl_tv *tv, pl_sem *sem, const pl_op *terminator, uint32_t k) {
  pl_terms *T = tv->T;
  if (terminator->num_successors == 1 && pl_op_num_own_operands(terminator) == 0) return pl_bool(T, true);
  const pl_term *flag = pl_sem_get(sem, pl_operand(terminator, 0))[0].value;
  if (is_assertion(terminator) || pl_op_is(terminator, PL_OP_CF_COND_BR) || pl_op_is(terminator, PL_OP_LLVM_COND_BR)) {
    const pl_term *taken = pl_bool_of_bv(T, flag);
    return k == 0 ? taken : pl_not(T, taken);
  }
  const pl_attr *cases = pl_op_attr(terminator, "case_values");
  const pl_term *other = pl_bool(T, true);
  for (uint32_t i = 1; i < terminator->num_successors; i++) {
    const pl_term *equal = pl_eq(T, flag, pl_bv(T, pl_dense_at(cases, i - 1)));
    if (i == k) return equal;
    other = pl_and(T, other, pl_not(T, equal));
  }
  return other;
}

static bool is_branch(const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_CF_BR:
  case PL_OP_CF_COND_BR:
  case PL_OP_CF_SWITCH:
  case PL_OP_LLVM_BR:
  case PL_OP_LLVM_COND_BR:
  case PL_OP_LLVM_SWITCH: return true;
  default: return false;
  }
}

/* The one way that is open on this path, or -1. */
static int decided_way(pl_tv *tv, pl_path *path, pl_sem *sem, const pl_op *terminator) {
  int open = -1;
  if (num_ways(terminator) == 1) return 0;
  const pl_term **ways = PL_NEW_ARRAY(tv->arena, const pl_term *, num_ways(terminator));
  for (uint32_t k = 0; k < num_ways(terminator); k++)
    ways[k] = way_condition(tv, sem, terminator, k);
  if (!tv->run.constants_only) pl_tv_reduce(tv, path, ways, num_ways(terminator));
  for (uint32_t k = 0; k < num_ways(terminator); k++)
    if (pl_term_is_true(ways[k])) return (int)k;
  for (uint32_t k = 0; k < num_ways(terminator); k++) {
    if (pl_term_is_false(ways[k])) continue;
    if (open >= 0) return -1;
    open = (int)k;
  }
  return open;
}

/* Enters a successor: its arguments take the operands' leaves, all at once. */
static void transfer(pl_tv *tv, pl_side *side, const pl_cfg *cfg, const pl_op *terminator, uint32_t way) {
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
  if (side->stop == PL_STOP_CUT && !side->sem->lowered) pl_tv_forget_ended(side->sem);
}

/* Branching on poison is undefined. (LLVM Language Reference, "'br' Instruction", "'switch' Instruction".) */
static void require_flag(pl_tv *tv, pl_sem *sem, const pl_op *terminator) {
  if (pl_op_num_own_operands(terminator) == 0) return;
  pl_sem_require(sem, PL_CONDITION_BRANCH, terminator, pl_not(tv->T, pl_sem_get(sem, pl_operand(terminator, 0))[0].poison));
}

/* Into a memref.alloca_scope, whose body is one block, and out of it: what was made on the stack inside is no more. */
static bool enters_scope(pl_side *side) {
  const pl_op *op = side->next;
  const pl_block *body = pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE) && op->num_regions == 1 ? op->regions[0]->first : NULL;
  if (!body || body->next || body->num_args > 0) return false;
  side->next = body->first;
  return true;
}

/* After a memref.alloca_scope, or in front of the branch that ends a region of a flattened function. */
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

static void run_terminator(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg) {
  const pl_op *op = side->next;
  if (!pl_sem_attrs_known(side->sem, op)) {
    side->stop = PL_STOP_UNSUPPORTED;
  } else if (pl_op_is(op, PL_OP_FUNC_RETURN) || pl_op_is(op, PL_OP_LLVM_RETURN)) {
    side->stop = PL_STOP_RETURN;
  } else if (pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE_RETURN)) {
    leave_scope(path, side, cfg);
  } else if (pl_op_is(op, PL_OP_LLVM_UNREACHABLE) || pl_op_is(op, PL_OP_UB_UNREACHABLE)) {
    if (side == &path->a) pl_sem_require(side->sem, PL_CONDITION_UNDEFINED, op, pl_bool(tv->T, false));
    side->stop = PL_STOP_UNREACHABLE;
  } else if (is_branch(op) || is_assertion(op)) {
    int way = decided_way(tv, path, side->sem, op);
    if (way < 0) {
      side->stop = PL_STOP_BRANCH;
      return;
    }
    require_flag(tv, side->sem, op);
    transfer(tv, side, cfg, op, (uint32_t)way);
  } else {
    side->stop = PL_STOP_UNSUPPORTED;
    side->sem->why = pl_tv_format(tv->arena, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
  }
}

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

/* The source takes over its unranked results when the lowering has run on after the call. */
static void adopt_results(pl_path *path) {
  const pl_op *call = path->adopt;
  path->adopt = NULL;
  for (uint32_t i = 0; call && i < call->num_results; i++)
    if (call->results[i].type->kind == PL_TYPE_UNRANKED_MEMREF) pl_sem_adopt_unranked(path->a.sem, call, &call->results[i]);
}

/* Runs one side until it stops. */
static void run(pl_tv *tv, pl_path *path, pl_side *side, const pl_cfg *cfg) {
  tv->run.path = path;
  if (side == &path->a) adopt_results(path);
  if (side == &path->a) side->sem->ahead = path->b.stop == PL_STOP_BRANCH;
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
    if (side == &path->a && path->b.stop == PL_STOP_BRANCH && pl_op_is(op, PL_OP_MEMREF_REALLOC)) return;
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

static void copy_pure_calls(pl_pure_call_vec *copy, const pl_pure_call_vec *calls) {
  *copy = (pl_pure_call_vec){0};
  for (size_t i = 0; i < calls->len; i++)
    pl_vec_push(copy, calls->data[i]);
}

static pl_path *path_fork(const pl_path *path) {
  pl_path *copy = pl_xmalloc(sizeof *copy);
  *copy = *path;
  copy->a.sem = pl_sem_fork(path->a.sem);
  copy->b.sem = pl_sem_fork(path->b.sem);
  copy->a.sem->other = copy->b.sem;
  copy->conditions.data = NULL;
  copy->conditions.len = copy->conditions.cap = 0;
  for (size_t i = 0; i < path->conditions.len; i++)
    pl_vec_push(&copy->conditions, path->conditions.data[i]);
  copy->decisive.data = NULL;
  copy->decisive.len = copy->decisive.cap = 0;
  for (size_t i = 0; i < path->decisive.len; i++)
    pl_vec_push(&copy->decisive, path->decisive.data[i]);
  copy_pure_calls(&copy->pure_a, &path->pure_a);
  copy_pure_calls(&copy->pure_b, &path->pure_b);
  copy->calls.data = NULL;
  copy->calls.len = copy->calls.cap = 0;
  for (size_t i = 0; i < path->calls.len; i++)
    pl_vec_push(&copy->calls, path->calls.data[i]);
  return copy;
}

static void path_free(pl_path *path) {
  pl_sem_free(path->a.sem);
  pl_sem_free(path->b.sem);
  pl_vec_free(&path->conditions);
  pl_vec_free(&path->decisive);
  pl_vec_free(&path->calls);
  pl_vec_free(&path->pure_a);
  pl_vec_free(&path->pure_b);
  free(path);
}

typedef PL_VEC(pl_path *) path_vec;

/* Conjunctions part by part, so that each can be looked up. */
static void push_condition(pl_path *path, const pl_term *condition) {
  if (pl_term_is_true(condition)) return;
  if (condition->op != PL_TERM_AND) {
    pl_vec_push(&path->conditions, condition);
    return;
  }
  for (uint32_t i = 0; i < condition->num_args; i++)
    pl_vec_push(&path->conditions, condition->args[i]);
}

/* Whether the time for this function is used up: the proof ends then. */
static bool out_of_time(pl_tv *tv) {
  if (tv->run.search || tv->run.deadline == 0 || pl_tv_spent() < tv->run.deadline) return false;
  tv->run.timed_out = true;
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, NULL, NULL, "the time for this function is used up");
  return true;
}

static void note_address(void *user, const pl_term *base) {
  (void)base;
  *(bool *)user = true;
}

/* Whether the way that is taken may tell something of the address of a new object. */
static bool asks_for_address(pl_tv *tv, const pl_side *side) {
  bool any = false;
  if (!tv->run.search && pl_op_num_own_operands(side->next) > 0)
    pl_sem_reveal(tv->world, pl_sem_get(side->sem, pl_operand(side->next, 0))[0].value, note_address, &any);
  return any;
}

/* Of one way alone nothing is learnt. */
static void note_decisions(pl_tv *tv, path_vec *work, size_t first) {
  for (size_t i = first; i < work->len && work->len - first > 1; i++) {
    pl_path *way = work->data[i];
    for (size_t k = 0; k < way->conditions.len; k++)
      pl_tv_note_decision(tv, way, way->conditions.data[k]);
  }
}

/* Splits at a side's open branch: one path for each way that is open. */
static void split(pl_tv *tv, pl_path *path, bool source, path_vec *work) {
  pl_side *side = source ? &path->a : &path->b;
  const pl_op *terminator = side->next;
  const bool asks = asks_for_address(tv, side);
  const size_t first = work->len;
  require_flag(tv, side->sem, terminator);
  for (uint32_t k = num_ways(terminator); k-- > 0 && !out_of_time(tv);) {
    const pl_term *condition = way_condition(tv, side->sem, terminator, k), *reduced = condition;
    pl_tv_reduce(tv, path, &reduced, 1);
    if (pl_term_is_false(reduced)) continue;
    pl_path *way = path_fork(path);
    push_condition(way, condition);
    if ((!source || asks) && !pl_tv_feasible(tv, way)) { /* the source's way excludes it */
      path_free(way);
      continue;
    }
    transfer(tv, source ? &way->a : &way->b, source ? tv->a : tv->b, terminator, k);
    if (way->b.stop == PL_STOP_BRANCH) way->b.stop = PL_STOP_NONE; /* may be decided now */
    if (way->a.stop == PL_STOP_BRANCH) way->a.stop = PL_STOP_NONE;
    pl_vec_push(work, way);
  }
  if (asks) note_decisions(tv, work, first);
}

static bool may_pass(const pl_cfg *cfg, const pl_block *block) {
  return !cfg->loop_head[block->number] && !cfg->forced[block->number];
}
static bool may_cut(const pl_cfg *cfg, const pl_block *block) { return block->number != 0 && !cfg->cut[block->number]; }

/* One side is at a cut and the other is not. A join is passed from now on; at a loop head the other side has to be cut too, in
 * the block where it was: loops may be unrolled or rotated. */
static bool change_cuts(pl_tv *tv, const pl_path *path) {
  bool a_cut = path->a.stop == PL_STOP_CUT, b_cut = path->b.stop == PL_STOP_CUT;
  const pl_block *other_a = path->wait_a ? path->wait_a : path->a.block, *other_b = path->wait_b ? path->wait_b : path->b.block;
  if (a_cut == b_cut) return false;
  if (a_cut && may_pass(tv->a, path->a.block)) return tv->run.demote_a = path->a.block, true;
  if (b_cut && may_pass(tv->b, path->b.block)) return tv->run.demote_b = path->b.block, true;
  if (a_cut && may_cut(tv->b, other_b)) return tv->run.promote_b = other_b, true;
  if (b_cut && may_cut(tv->a, other_a)) return tv->run.promote_a = other_a, true;
  return false;
}

static bool cuts_change(const pl_tv *tv) {
  return tv->run.demote_a || tv->run.demote_b || tv->run.promote_a || tv->run.promote_b;
}

static const char *stop_text(pl_tv *tv, const pl_side *side) {
  switch (side->stop) {
  case PL_STOP_CALL: return "calls a function";
  case PL_STOP_ORDER: return "accesses memory in order";
  case PL_STOP_RETURN: return "returns";
  case PL_STOP_CUT:
    return pl_tv_format(tv->arena, "enters block ^%.*s", PL_STR_FMT(side->block->name.len ? side->block->name : PL_STR("bb0")));
  case PL_STOP_UNREACHABLE: return "is unreachable";
  case PL_STOP_ABORT: return "ends the program";
  case PL_STOP_NONE:
  case PL_STOP_BRANCH:
  case PL_STOP_LIMIT:
  case PL_STOP_UNSUPPORTED:
  case PL_STOP_UNDECIDED: break;
  }
  return "goes on";
}

static const pl_op *place_of(const pl_side *side) { return side->stop == PL_STOP_CUT ? side->block->first : side->next; }

/* Sides that can't go on together: wrong, unless the path can't be taken. */
static void mismatch(pl_tv *tv, pl_path *path) {
  if (tv->run.search) { /* one side may still come to where the other is */
    pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, NULL, NULL, "", pl_tv_stretch(path), pl_bool(tv->T, false));
    return;
  }
  if (!pl_tv_feasible(tv, path) || pl_tv_excluded_by_facts(tv, path)) return;
  if (change_cuts(tv, path)) return;
  if (pl_tv_rule_off(tv, PL_RULE_PROGRESS) && (path->a.stop == PL_STOP_CUT || path->b.stop == PL_STOP_CUT)) return;
  const char *reason =
      pl_tv_format(tv->arena, "the source %s where the lowering %s", stop_text(tv, &path->a), stop_text(tv, &path->b));
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, place_of(&path->a), place_of(&path->b), reason);
}

static bool is_stuck(const pl_side *side) {
  return side->stop == PL_STOP_UNSUPPORTED || side->stop == PL_STOP_UNDECIDED || side->stop == PL_STOP_LIMIT;
}

/* Whether the source, which has run on to its next event or to what is not understood, turned out to be undefined on the way. */
static bool source_undefined(pl_tv *tv, pl_path *path) {
  bool at_event = path->a.stop == PL_STOP_RETURN || path->a.stop == PL_STOP_CALL || path->a.stop == PL_STOP_ORDER;
  if (path->a.sem->stretch != path->b.sem->stretch || (!at_event && !is_stuck(&path->a))) return false;
  if (at_event) pl_tv_require_unranked(path, path->a.next);
  for (size_t i = 0; i < path->a.sem->conditions.len; i++)
    if (pl_term_is_false(path->a.sem->conditions.data[i].holds)) return !pl_tv_feasible(tv, path);
  return false;
}

static bool stuck(pl_tv *tv, pl_path *path, const pl_side *side) {
  if (!is_stuck(side)) return false;
  bool source = side == &path->a;
  if (source_undefined(tv, path)) {
    if (tv->run.final) pl_tv_finish_path(tv, path);
    return true;
  }
  pl_verdict verdict = side->stop == PL_STOP_UNSUPPORTED ? PL_VERDICT_UNSUPPORTED : PL_VERDICT_UNKNOWN;
  pl_tv_fail(tv, verdict, PL_OBLIGATION_ACCESS, source ? side->next : NULL, source ? NULL : side->next, side->sem->why);
  return true;
}

/* A pointer leads to one of two objects: one path for each. False if that is not what a side stopped for. */
static bool split_choice(pl_tv *tv, pl_path *path, path_vec *work) {
  enum { MOST_CHOICES = 8 };
  pl_side *side = path->b.stop == PL_STOP_UNDECIDED ? &path->b : &path->a;
  const pl_term *condition = tv->world->open_choice;
  const size_t first = work->len;
  if (side->stop != PL_STOP_UNDECIDED || !condition || path->choices++ >= MOST_CHOICES) return false;
  side->stop = PL_STOP_NONE;
  for (uint32_t k = 0; k < 2; k++) {
    pl_path *way = path_fork(path);
    push_condition(way, k == 0 ? condition : pl_not(tv->T, condition));
    pl_sem_decide(way->a.sem, condition, k == 0);
    pl_sem_decide(way->b.sem, condition, k == 0);
    pl_vec_push(work, way);
  }
  if (!tv->run.search) note_decisions(tv, work, first);
  return true;
}

/* Search: cuts are passed, as often as the bound allows. */
static bool pass_cuts(pl_tv *tv, pl_path *path) {
  if (++path->cuts_passed > tv->run.search->unroll || tv->run.search->found) return false;
  if (path->a.stop == PL_STOP_CUT) path->a.stop = PL_STOP_NONE;
  if (path->b.stop == PL_STOP_CUT) path->b.stop = PL_STOP_NONE;
  return true;
}

static void arrive(pl_tv *tv, pl_path *path) {
  pl_cut *cut = pl_tv_cut_of(tv, path);
  pl_tv_escape_hidden(tv, path, cut);
  pl_tv_settle_pure_calls(tv, path);
  if (tv->result.failure.set) return;
  if (tv->run.final) {
    tv->run.arriving = cut;
    pl_tv_discharge_conditions(tv, path, true);
    bool inductive = cut->reached && !pl_cut_arrive(tv, cut, path);
    pl_tv_oblige(tv, path, PL_OBLIGATION_CUT_VALUES, cut->a->first, cut->b->first, "", pl_tv_stretch(path),
                 pl_bool(tv->T, inductive));
    pl_cut_oblige(tv, cut, path);
    pl_tv_oblige_stack_usage(tv, path, true);
    tv->run.arriving = NULL;
    pl_tv_finish_path(tv, path);
  } else if (pl_cut_arrive(tv, cut, path)) {
    cut->queued = true;
  }
}

/* What was printed has to come to abort: the source prints nothing by itself. */
static bool printed_in_vain(pl_tv *tv, pl_path *path) {
  if (!path->b.sem->printed || path->b.stop == PL_STOP_ABORT) return false;
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, NULL, path->b.next, "prints where the source does not", pl_tv_stretch(path),
               pl_bool(tv->T, false));
  return true;
}

/* A function of the source may be called abort, too. */
static bool calls_abort(const pl_side *side) {
  const pl_attr *callee = side->stop == PL_STOP_CALL ? pl_op_attr(side->next, "callee") : NULL;
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && pl_str_is(callee->symbol.path[0], "abort");
}

/* The message of an assertion up to a zero byte, where a printed text ends. False: it is another operation. */
static bool message_of(const pl_op *op, pl_str *message) {
  const pl_attr *all = pl_op_is(op, PL_OP_CF_ASSERT) ? pl_op_attr(op, "msg") : NULL;
  if (!all || all->kind != PL_ATTR_STRING) return false;
  const char *end = all->string.len ? memchr(all->string.data, 0, all->string.len) : NULL;
  *message = (pl_str){all->string.data, end ? (size_t)(end - all->string.data) : all->string.len};
  return true;
}

/* What is printed is the message of the source's assertion, if anything; an assertion that the lowering has kept prints its own.
 * (MLIR documentation, "'cf' Dialect", cf.assert.) */
static bool prints_the_same(const pl_path *path) {
  const pl_sem *sem = path->b.sem;
  pl_str meant, kept;
  const bool keeps = message_of(path->b.next, &kept);
  if (!keeps && !sem->printed) return true;
  return message_of(path->a.next, &meant) && !(keeps && sem->printed) && pl_str_eq(meant, keeps ? kept : sem->message);
}

static void match_message(pl_tv *tv, pl_path *path) {
  if (tv->result.failure.set || prints_the_same(path) || pl_tv_rule_off(tv, PL_RULE_EVENTS)) return;
  const char *fault = "the message that the lowering prints is not the one of the source's assertion";
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, path->a.next, path->b.next, fault, pl_tv_stretch(path), pl_bool(tv->T, false));
  if (tv->result.failure.set) tv->result.failure.claim = fault;
}

/* Both sides end the program: nobody sees the memory any more, but what was done to it in an order that others can see has been
 * seen, and nothing was freed that the source keeps. */
static void match_abort(pl_tv *tv, pl_path *path) {
  if (!tv->run.final) return;
  pl_tv_discharge_conditions(tv, path, true);
  pl_tv_settle_pure_calls(tv, path);
  pl_tv_oblige_order(tv, path);
  if (path->a.sem->ordered.len > 0 || path->b.sem->ordered.len > 0)
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_MEMORY, path->a.next, path->b.next, "", pl_tv_stretch(path),
                 pl_eq(tv->T, path->a.sem->mem, path->b.sem->mem));
  match_message(tv, path);
  pl_tv_oblige_stack_usage(tv, path, false);
  pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, path->a.next, path->b.next, "what is freed before the end", pl_tv_stretch(path),
               pl_eq(tv->T, path->a.sem->frees, path->b.sem->frees));
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, path->a.next, path->b.next, "", pl_tv_stretch(path), pl_bool(tv->T, true));
  pl_tv_finish_path(tv, path);
}

/* The source waits at an atomic update. False if the path ends. */
static bool match_atomic(pl_tv *tv, pl_path *path, path_vec *work) {
  bool at_head = path->b.stop == PL_STOP_CUT && tv->b->loop_head[path->b.block->number];
  bool at_update = path->b.stop == PL_STOP_CALL && pl_sem_is_atomic(path->b.next) && !path->retry_failed;
  if (at_head && !path->retry_head) {
    pl_tv_enter_retry(tv, path);
    return true;
  }
  if (at_head && path->retry_failed && path->b.block == path->retry_head) {
    pl_tv_end_retry(tv, path);
    return false;
  }
  if (at_update && !pl_op_is(path->b.next, PL_OP_LLVM_CMPXCHG)) return pl_tv_match_update(tv, path);
  if (!at_update) {
    mismatch(tv, path);
    return false;
  }
  if (!pl_tv_match_exchange(tv, path)) return false;
  pl_path *again = path_fork(path);
  pl_tv_exchange_fails(tv, again);
  pl_vec_push(work, again);
  pl_tv_exchange_succeeds(tv, path);
  return true;
}

/* Whether the way of a side, which is at a loop head, is decided by constants from there to the next stop. */
static bool is_decided_ahead(pl_tv *tv, pl_path *path, bool source) {
  if (!(source ? tv->a->loop_head[path->a.block->number] : tv->b->loop_head[path->b.block->number])) return false;
  pl_path *ahead = path_fork(path);
  pl_side *side = source ? &ahead->a : &ahead->b;
  side->stop = PL_STOP_NONE;
  tv->run.constants_only = true;
  run(tv, ahead, side, source ? tv->a : tv->b);
  tv->run.constants_only = false;
  const bool decided = side->stop != PL_STOP_BRANCH;
  tv->run.path = path;
  path_free(ahead);
  return decided;
}

static bool pass_head(pl_path *path, bool source) {
  path->iterations_alone++;
  if (source)
    path->a.stop = PL_STOP_NONE;
  else
    path->b.stop = PL_STOP_NONE;
  return true;
}

/* One side is at a loop head, the other one is through: a loop of a known number of iterations, unrolled on the other side or
 * only on this one. As long as its way is decided by constants it is walked through. That needs no relation: nothing is
 * forgotten. Where both are at heads these are one loop, if the plan is not that a loop of a known number of iterations is none
 * of another number, or that no such loop has a counterpart. */
static bool pass_head_alone(pl_tv *tv, pl_path *path) {
  enum { MOST_ROUNDS = 300 };
  const bool source = path->a.stop == PL_STOP_CUT, lowered = path->b.stop == PL_STOP_CUT;
  const bool one_loop = source && lowered && !tv->plan.counted_loops_apart && !tv->plan.counted_loops_alone;
  if (path->iterations_alone >= MOST_ROUNDS || (!source && !lowered) || one_loop) return false;
  const bool ours = source && is_decided_ahead(tv, path, true), theirs = lowered && is_decided_ahead(tv, path, false);
  return (tv->plan.counted_loops_alone ? ours || theirs : ours != theirs) && pass_head(path, ours);
}

/* Both sides come to a loop that the walk did not begin in. Its first iteration may be walked through as what comes before it:
 * what the lowering does in front of the loop for all iterations, such as to read what each of them reads, the source does in its
 * first one. */
static bool pass_first_round(pl_tv *tv, pl_path *path) {
  const pl_cut *begun = tv->run.begun.cut;
  const bool again = begun->a == path->a.block && begun->b == path->b.block;
  if (!tv->plan.first_iterations_apart || again || path->first_iterations > 0) return false;
  path->first_iterations++;
  path->a.stop = path->b.stop = PL_STOP_NONE;
  return true;
}

/* Takes a path on until it ends or splits. */
static void advance(pl_tv *tv, pl_path *path, path_vec *work) {
  while (!tv->result.failure.set && !cuts_change(tv)) {
    run(tv, path, &path->b, tv->b);
    if (path->b.stop == PL_STOP_UNDECIDED && split_choice(tv, path, work)) return;
    run(tv, path, &path->a, tv->a);
    if (split_choice(tv, path, work)) return;
    if (stuck(tv, path, &path->a) || stuck(tv, path, &path->b)) return;
    if (tv->run.search && (path->a.stop == PL_STOP_CUT || path->b.stop == PL_STOP_CUT)) {
      if (!pass_cuts(tv, path)) return;
      continue;
    }
    if (path->a.stop == PL_STOP_BRANCH || path->b.stop == PL_STOP_BRANCH) {
      if (tv->run.final) pl_tv_discharge_conditions(tv, path, false);
      if (path->a.stop == PL_STOP_CUT && !path->wait_b) path->wait_b = path->b.block;
      if (path->b.stop == PL_STOP_CUT && !path->wait_a) path->wait_a = path->a.block;
      split(tv, path, path->a.stop == PL_STOP_BRANCH, work);
      return;
    }
    const pl_meeting meeting = pl_tv_match_ordered(tv, path);
    if (meeting == PL_MEETING_FAILS) return;
    if (meeting == PL_MEETING_GOES_ON) continue;
    if (path->b.stop == PL_STOP_UNREACHABLE) {
      pl_tv_oblige(tv, path, PL_OBLIGATION_UNDEFINED, NULL, path->b.next, "reaches llvm.unreachable", pl_tv_stretch(path),
                   pl_bool(tv->T, false));
      return;
    }
    if (path->a.stop == PL_STOP_ABORT && (path->b.stop == PL_STOP_ABORT || calls_abort(&path->b))) {
      match_abort(tv, path);
      return;
    }
    if (printed_in_vain(tv, path)) return;
    if (path->a.stop == PL_STOP_CALL && pl_sem_is_atomic(path->a.next)) {
      pl_tv_settle_pure_calls(tv, path);
      if (tv->result.failure.set) return;
      if (!match_atomic(tv, path, work)) return;
      continue;
    }
    if (path->a.stop == PL_STOP_CALL && path->b.stop == PL_STOP_CALL) {
      if (!pl_tv_match_call(tv, path)) return;
      continue;
    }
    if (path->a.stop == PL_STOP_RETURN && path->b.stop == PL_STOP_RETURN) {
      pl_tv_match_return(tv, path);
      return;
    }
    if (pass_head_alone(tv, path)) continue;
    if (path->a.stop == PL_STOP_CUT && path->b.stop == PL_STOP_CUT) {
      if (pass_first_round(tv, path)) continue;
      arrive(tv, path);
      return;
    }
    mismatch(tv, path);
    return;
  }
}

static void note_nothing(void *user, const pl_term *symbol) {
  (void)user;
  (void)symbol;
}

static void note_carried(pl_tv *tv, pl_sem *sem) {
  for (uint32_t i = 0; i < sem->num_values; i++) {
    const pl_flat *flat = sem->env[i] && sem->values[i] ? pl_layout_flatten(sem->world->layout, sem->values[i]->type) : NULL;
    for (uint32_t k = 0; flat && k < flat->num_leaves; k++)
      if (sem->env[i][k].value && sem->env[i][k].value->num_args > 0)
        pl_term_symbols(sem->env[i][k].value, &tv->run.carried, note_nothing, NULL);
  }
}

void pl_tv_walk(pl_tv *tv, pl_cut *cut) {
  assert(cut->a && cut->b && tv->a->num_blocks > 0);
  path_vec work = {0};
  pl_path *start = pl_xmalloc(sizeof *start);
  *start = (pl_path){0};
  pl_cut_start(tv, cut, start);
  start->a.sem->other = start->b.sem;
  pl_map_clear(&tv->run.carried);
  if (tv->run.final) note_carried(tv, start->a.sem);
  if (tv->run.final) note_carried(tv, start->b.sem);
  pl_vec_push(&work, start);
  for (uint32_t count = 0; work.len > 0; count++) {
    pl_path *path = pl_vec_pop(&work);
    if (tv->run.search &&
        (tv->run.search->found || count > MAX_SEARCHED || (tv->run.deadline > 0 && pl_tv_spent() > tv->run.deadline))) {
      path_free(path);
      continue;
    }
    if (!tv->run.search && count > tv->plan.most_paths)
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, cut->a->first, cut->b->first,
                 "too many paths between two loop heads");
    if (!tv->result.failure.set && !out_of_time(tv)) advance(tv, path, &work);
    path_free(path);
  }
  pl_vec_free(&work);
  cut->walked++;
}

/* Refines relations until none changes. */
static bool stabilize(pl_tv *tv) {
  enum { MAX_WALKS = 400 };
  for (size_t i = 0; i < tv->run.cuts.len; i++) {
    pl_cut *cut = tv->run.cuts.data[i];
    if (!cut->queued) continue;
    cut->queued = false;
    if (cut->walked > MAX_WALKS) {
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, cut->a->first, cut->b->first,
                 "the relation at this loop does not become stable");
      return false;
    }
    pl_tv_walk(tv, cut);
    if (tv->result.failure.set || cuts_change(tv)) return false;
    i = (size_t)-1; /* begin again with the first that waits */
  }
  return true;
}

static void forget(pl_tv *tv) {
  for (size_t i = 0; i < tv->run.cuts.len; i++) {
    pl_vec_free(&tv->run.cuts.data[i]->leaves);
    pl_vec_free(&tv->run.cuts.data[i]->classes);
    pl_vec_free(&tv->run.cuts.data[i]->slots);
    pl_vec_free(&tv->run.cuts.data[i]->bounds);
    pl_vec_free(&tv->run.cuts.data[i]->wellformed);
  }
  pl_vec_clear(&tv->run.cuts);
}

static void apply_cuts(pl_cfg *cfg, const pl_block *demoted, const pl_block *promoted) {
  if (demoted) cfg->cut[demoted->number] = false;
  if (promoted) cfg->cut[promoted->number] = cfg->forced[promoted->number] = true;
}

/* With the cells that are known by now. */
static bool simulate_once(pl_tv *tv) {
  bool ok = false;
  pl_cells_begin(tv);
  for (;;) {
    forget(tv);
    tv->run.demote_a = tv->run.demote_b = tv->run.promote_a = tv->run.promote_b = NULL;
    pl_cut *entry = pl_tv_entry_cut(tv);
    entry->reached = entry->queued = true;
    ok = stabilize(tv);
    if (!cuts_change(tv)) break;
    apply_cuts(tv->a, tv->run.demote_a, tv->run.promote_a);
    apply_cuts(tv->b, tv->run.demote_b, tv->run.promote_b);
  }
  if (ok) {
    tv->run.final = true;
    for (size_t i = 0; i < tv->run.cuts.len && !tv->result.failure.set; i++)
      if (tv->run.cuts.data[i]->reached) pl_tv_walk(tv, tv->run.cuts.data[i]);
    if (cuts_change(tv))
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, NULL, NULL,
                 "the pairing of blocks changed while obligations were stated");
    ok = !tv->result.failure.set;
  }
  forget(tv);
  return ok;
}

/* What was shown so far counts for nothing. */
static void begin_again(pl_tv *tv) {
  tv->result.failure = (pl_failure){0};
  tv->run.final = tv->result.hypotheses_used = tv->result.floats_repeated = false;
  tv->run.arriving = NULL;
  tv->result.paths = tv->result.vacuous_paths = tv->result.assumptions = 0;
  pl_vec_clear(&tv->result.obligations);
  pl_map_clear(&tv->run.stack_taken);
  pl_map_clear(&tv->run.kept_by_recursion);
}

bool pl_tv_simulate(pl_tv *tv) {
  assert(tv->a->num_blocks > 0 && tv->b->num_blocks > 0 && !tv->run.search);
  bool ok = simulate_once(tv);
  const pl_failure first = tv->result.failure;
  while (!ok && tv->run.cells_changed && !tv->run.timed_out) {
    begin_again(tv);
    ok = simulate_once(tv);
  }
  if (!ok && tv->run.cells.len > 0) tv->result.failure = first;
  pl_vec_free(&tv->run.cuts);
  pl_vec_free(&tv->run.cells);
  return ok;
}
