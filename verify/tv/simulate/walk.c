/* walk.c - source's and lowering's paths from one cut to the next.
 *
 * The lowering runs first, as far as it is known where it goes; then the source runs, and takes over the lowering's choices.
 * Where a way is open, the pair of paths splits. Paths end at cuts, returns and unreachable places; at a call source and lowering
 * meet and go on. */
#include <assert.h>
#include <string.h>

#include "verify/sem/memory/capture.h"
#include "verify/sem/ops/atomic.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/values.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/atomic.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/escape.h"
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/relation.h"
#include "verify/tv/simulate/scopes.h"
#include "verify/tv/simulate/sides.h"
#include "verify/tv/simulate/walk.h"

enum { MAX_SEARCHED = 3000 };

/* Sets `copy` to a new list with the same calls as `calls`. */
static void copy_pure_calls(pl_pure_call_vec *copy, const pl_pure_call_vec *calls) {
  *copy = (pl_pure_call_vec){0};
  for (size_t i = 0; i < calls->len; i++)
    pl_vec_push(copy, calls->data[i]);
}

/* A copy of the path, with copies of both functions' states and of its lists. The caller frees it. */
static pl_path *path_fork(const pl_path *path) {
  pl_path *copy = pl_xmalloc(sizeof *copy);
  *copy = *path;
  copy->source.sem = pl_sem_fork(path->source.sem);
  copy->lowered.sem = pl_sem_fork(path->lowered.sem);
  copy->source.sem->other = copy->lowered.sem;
  copy->conditions.data = NULL;
  copy->conditions.len = copy->conditions.cap = 0;
  for (size_t i = 0; i < path->conditions.len; i++)
    pl_vec_push(&copy->conditions, path->conditions.data[i]);
  copy->decisive.data = NULL;
  copy->decisive.len = copy->decisive.cap = 0;
  for (size_t i = 0; i < path->decisive.len; i++)
    pl_vec_push(&copy->decisive, path->decisive.data[i]);
  copy_pure_calls(&copy->source_pure, &path->source_pure);
  copy_pure_calls(&copy->lowered_pure, &path->lowered_pure);
  copy->calls.data = NULL;
  copy->calls.len = copy->calls.cap = 0;
  for (size_t i = 0; i < path->calls.len; i++)
    pl_vec_push(&copy->calls, path->calls.data[i]);
  return copy;
}

/* Frees the path with its states and lists. */
static void path_free(pl_path *path) {
  pl_sem_free(path->source.sem);
  pl_sem_free(path->lowered.sem);
  pl_vec_free(&path->conditions);
  pl_vec_free(&path->decisive);
  pl_vec_free(&path->calls);
  pl_vec_free(&path->source_pure);
  pl_vec_free(&path->lowered_pure);
  free(path);
}

typedef PL_VEC(pl_path *) path_vec;

/* Adds a condition, unless it is true, to the path; a conjunction part by part so that each part can be looked up. */
static void push_condition(pl_path *path, const pl_term *condition) {
  if (pl_term_is_true(condition)) return;
  if (condition->op != PL_TERM_AND) {
    pl_vec_push(&path->conditions, condition);
    return;
  }
  for (uint32_t i = 0; i < condition->num_args; i++)
    pl_vec_push(&path->conditions, condition->args[i]);
}

/* Whether the time for this function is used up; if so, sets `timed_out` and records the failure. False without a limit and in
 * the search for counterexamples. */
static bool out_of_time(pl_tv *tv) {
  if (tv->run.search || tv->run.deadline == 0 || pl_tv_spent() < tv->run.deadline) return false;
  tv->run.timed_out = true;
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, NULL, NULL, "the time for this function is used up");
  return true;
}

/* Notes in `user`, a bool, that some object was found. */
static void note_address(void *user, const pl_term *base) {
  (void)base;
  *(bool *)user = true;
}

/* Whether the condition of the branch at which the function has stopped may reveal something of an object's address. Always
 * false in the search for counterexamples. */
static bool asks_for_address(pl_tv *tv, const pl_side *side) {
  bool any = false;
  if (!tv->run.search && pl_op_num_own_operands(side->next) > 0)
    pl_sem_reveal(tv->world, pl_sem_get(side->sem, pl_operand(side->next, 0))[0].value, note_address, &any);
  return any;
}

/* For the paths in `work` from number `first` on, into which a branch was split: notes the objects whose address their
 * conditions reveal. A single path reveals nothing. */
static void note_decisions(pl_tv *tv, path_vec *work, size_t first) {
  for (size_t i = first; i < work->len && work->len - first > 1; i++) {
    pl_path *way = work->data[i];
    for (size_t k = 0; k < way->conditions.len; k++)
      pl_tv_note_decision(tv, way, way->conditions.data[k]);
  }
}

/* Splits the path at a branch of the source or the lowering, whose condition is required not to be poison: pushes a copy of the
 * path for each way that may be taken. Stops if the time is used up. */
static void split(pl_tv *tv, pl_path *path, pl_role role, path_vec *work) {
  const bool is_source = role == PL_ROLE_SOURCE;
  pl_side *side = is_source ? &path->source : &path->lowered;
  const pl_op *terminator = side->next;
  const bool asks = asks_for_address(tv, side);
  const size_t first = work->len;
  pl_side_require_flag(tv, side->sem, terminator);
  for (uint32_t k = pl_side_num_ways(terminator); k-- > 0 && !out_of_time(tv);) {
    const pl_term *condition = pl_side_way_condition(tv, side->sem, terminator, k), *reduced = condition;
    pl_tv_reduce(tv, path, &reduced, 1);
    if (pl_term_is_false(reduced)) continue;
    pl_path *way = path_fork(path);
    push_condition(way, condition);
    if ((!is_source || asks) && !pl_tv_feasible(tv, way)) { /* the source's way excludes it */
      path_free(way);
      continue;
    }
    pl_side_transfer(tv, is_source ? &way->source : &way->lowered, is_source ? tv->source : tv->lowered, terminator, k);
    if (way->lowered.stop == PL_STOP_BRANCH) way->lowered.stop = PL_STOP_NONE; /* may be decided now */
    if (way->source.stop == PL_STOP_BRANCH) way->source.stop = PL_STOP_NONE;
    pl_vec_push(work, way);
  }
  if (asks) note_decisions(tv, work, first);
}

/* Whether the block's cut may be given up: it is no loop head, and the other function's cuts do not need it. */
static bool may_pass(const pl_cfg *cfg, const pl_block *block) {
  return !cfg->loop_head[block->number] && !cfg->forced[block->number];
}
/* Whether the block can be made a cut (where paths end, see cfg.h): it is not the entry and is none yet. */
static bool may_cut(const pl_cfg *cfg, const pl_block *block) { return block->number != 0 && !cfg->cut[block->number]; }

/* If one function has stopped at a cut and the other has not: asks, in a field of `run`, for the cut to be given up or for one
 * in the other function, since loops may be unrolled or rotated. False if nothing is asked for. */
static bool change_cuts(pl_tv *tv, const pl_path *path) {
  bool source_cut = path->source.stop == PL_STOP_CUT, lowered_cut = path->lowered.stop == PL_STOP_CUT;
  const pl_block *source_other = path->source_wait ? path->source_wait : path->source.block,
                 *lowered_other = path->lowered_wait ? path->lowered_wait : path->lowered.block;
  if (source_cut == lowered_cut) return false;
  if (source_cut && may_pass(tv->source, path->source.block)) return tv->run.source_demote = path->source.block, true;
  if (lowered_cut && may_pass(tv->lowered, path->lowered.block)) return tv->run.lowered_demote = path->lowered.block, true;
  if (source_cut && may_cut(tv->lowered, lowered_other)) return tv->run.lowered_promote = lowered_other, true;
  if (lowered_cut && may_cut(tv->source, source_other)) return tv->run.source_promote = source_other, true;
  return false;
}

/* Whether this walk has found a cut (where paths end, see cfg.h) of source or lowering that is to be given up or added. */
static bool cuts_change(const pl_tv *tv) {
  return tv->run.source_demote || tv->run.lowered_demote || tv->run.source_promote || tv->run.lowered_promote;
}

/* What the function does where it has stopped, for messages: such as "returns". */
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

/* The op at which the function has stopped; at a cut the first op of the block. */
static const pl_op *place_of(const pl_side *side) { return side->stop == PL_STOP_CUT ? side->block->first : side->next; }

/* Source and lowering have stopped at places that do not match: asks for other cuts or records a failure, unless the path can't
 * be taken. In a search for counterexamples asks for inputs that take the path instead. */
static void mismatch(pl_tv *tv, pl_path *path) {
  if (tv->run.search) { /* one function may still come to where the other is */
    pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, NULL, NULL, "", pl_tv_stretch(path), pl_bool(tv->T, false));
    return;
  }
  if (!pl_tv_feasible(tv, path) || pl_tv_excluded_by_facts(tv, path)) return;
  if (change_cuts(tv, path)) return;
  if (pl_tv_rule_off(tv, PL_RULE_PROGRESS) && (path->source.stop == PL_STOP_CUT || path->lowered.stop == PL_STOP_CUT)) return;
  const char *reason =
      pl_tv_format(tv->arena, "the source %s where the lowering %s", stop_text(tv, &path->source), stop_text(tv, &path->lowered));
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, place_of(&path->source), place_of(&path->lowered), reason);
}

/* Whether the function can't be followed any further: something is unsupported, undecided, or a limit is reached. */
static bool is_stuck(const pl_side *side) {
  return side->stop == PL_STOP_UNSUPPORTED || side->stop == PL_STOP_UNDECIDED || side->stop == PL_STOP_LIMIT;
}

/* Whether the source, where it has stopped, is proved to be undefined on this path. */
static bool source_undefined(pl_tv *tv, pl_path *path) {
  bool at_event = path->source.stop == PL_STOP_RETURN || path->source.stop == PL_STOP_CALL || path->source.stop == PL_STOP_ORDER;
  if (path->source.sem->stretch != path->lowered.sem->stretch || (!at_event && !is_stuck(&path->source))) return false;
  if (at_event) pl_tv_require_unranked(path, path->source.next);
  for (size_t i = 0; i < path->source.sem->conditions.len; i++)
    if (pl_term_is_false(path->source.sem->conditions.data[i].holds)) return !pl_tv_feasible(tv, path);
  return false;
}

/* Whether the function can't be followed any further; then the path ends, as a failure unless the source is undefined on it. */
static bool stuck(pl_tv *tv, pl_path *path, const pl_side *side) {
  if (!is_stuck(side)) return false;
  bool is_source = side == &path->source;
  if (source_undefined(tv, path)) {
    if (tv->run.final) pl_tv_finish_path(tv, path);
    return true;
  }
  pl_verdict verdict = side->stop == PL_STOP_UNSUPPORTED ? PL_VERDICT_UNSUPPORTED : PL_VERDICT_UNKNOWN;
  pl_tv_fail(tv, verdict, PL_OBLIGATION_ACCESS, is_source ? side->next : NULL, is_source ? NULL : side->next, side->sem->why);
  return true;
}

/* If a function has stopped because a pointer leads to one of two objects by an open condition: pushes a path for either case
 * and returns true. False if not, or after too many such splits. */
static bool split_choice(pl_tv *tv, pl_path *path, path_vec *work) {
  enum { MOST_CHOICES = 8 };
  pl_side *side = path->lowered.stop == PL_STOP_UNDECIDED ? &path->lowered : &path->source;
  const pl_term *condition = tv->world->open_choice;
  const size_t first = work->len;
  if (side->stop != PL_STOP_UNDECIDED || !condition || path->choices++ >= MOST_CHOICES) return false;
  side->stop = PL_STOP_NONE;
  for (uint32_t k = 0; k < 2; k++) {
    pl_path *way = path_fork(path);
    push_condition(way, k == 0 ? condition : pl_not(tv->T, condition));
    pl_sem_decide(way->source.sem, condition, k == 0);
    pl_sem_decide(way->lowered.sem, condition, k == 0);
    pl_vec_push(work, way);
  }
  if (!tv->run.search) note_decisions(tv, work, first);
  return true;
}

/* In a search for counterexamples: lets the path go on through a cut; false if it has passed as many as the bound allows, or a
 * counterexample was found. */
static bool pass_cuts(pl_tv *tv, pl_path *path) {
  if (++path->cuts_passed > tv->run.search->unroll || tv->run.search->found) return false;
  if (path->source.stop == PL_STOP_CUT) path->source.stop = PL_STOP_NONE;
  if (path->lowered.stop == PL_STOP_CUT) path->lowered.stop = PL_STOP_NONE;
  return true;
}

/* The path arrives at a cut: weakens the cut's relation and queues it if that changes or, in the final walk, discharges the
 * path's obligations and obliges the relation to hold. */
static void arrive(pl_tv *tv, pl_path *path) {
  pl_cut *cut = pl_tv_cut_of(tv, path);
  pl_tv_escape_hidden(tv, path, cut);
  pl_tv_settle_pure_calls(tv, path);
  if (tv->result.failure.set) return;
  if (tv->run.final) {
    tv->run.arriving = cut;
    pl_tv_discharge_conditions(tv, path, true);
    bool inductive = cut->reached && !pl_cut_arrive(tv, cut, path);
    pl_tv_oblige(tv, path, PL_OBLIGATION_CUT_VALUES, cut->source->first, cut->lowered->first, "", pl_tv_stretch(path),
                 pl_bool(tv->T, inductive));
    pl_cut_oblige(tv, cut, path);
    pl_tv_oblige_stack_usage(tv, path, true);
    tv->run.arriving = NULL;
    pl_tv_finish_path(tv, path);
  } else if (pl_cut_arrive(tv, cut, path)) {
    cut->queued = true;
  }
}

/* The source waits at an atomic update: matches the lowering's update, or takes its compare-exchange loop one step further; the
 * failing exchange becomes a path of its own. False if the path ends. */
static bool match_atomic(pl_tv *tv, pl_path *path, path_vec *work) {
  bool at_head = path->lowered.stop == PL_STOP_CUT && tv->lowered->loop_head[path->lowered.block->number];
  bool at_update = path->lowered.stop == PL_STOP_CALL && pl_sem_is_atomic(path->lowered.next) && !path->retry_failed;
  if (at_head && !path->retry_head) {
    pl_tv_enter_retry(tv, path);
    return true;
  }
  if (at_head && path->retry_failed && path->lowered.block == path->retry_head) {
    pl_tv_end_retry(tv, path);
    return false;
  }
  if (at_update && !pl_op_is(path->lowered.next, PL_OP_LLVM_CMPXCHG)) return pl_tv_match_update(tv, path);
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

/* Whether the function of that role is at a loop head and gets to its next stop by branches on constants
 * alone. */
static bool is_decided_ahead(pl_tv *tv, pl_path *path, pl_role role) {
  const bool is_source = role == PL_ROLE_SOURCE;
  if (!(is_source ? tv->source->loop_head[path->source.block->number] : tv->lowered->loop_head[path->lowered.block->number]))
    return false;
  pl_path *ahead = path_fork(path);
  pl_side *side = is_source ? &ahead->source : &ahead->lowered;
  side->stop = PL_STOP_NONE;
  tv->run.constants_only = true;
  pl_side_run(tv, ahead, side, is_source ? tv->source : tv->lowered);
  tv->run.constants_only = false;
  const bool decided = side->stop != PL_STOP_BRANCH;
  tv->run.path = path;
  path_free(ahead);
  return decided;
}

/* Lets one function, the source or else the lowering, go on through a loop head without the other, and counts that in the path;
 * always true. */
static bool pass_head(pl_path *path, pl_role role) {
  path->iterations_alone++;
  if (role == PL_ROLE_SOURCE)
    path->source.stop = PL_STOP_NONE;
  else
    path->lowered.stop = PL_STOP_NONE;
  return true;
}

/* Lets one function go on through a loop head alone if constants decide its way, as for a loop of known length that the other
 * function has unrolled, and the plan does not pair the loops. No relation is needed for that: nothing is forgotten. False if it
 * does not. */
static bool pass_head_alone(pl_tv *tv, pl_path *path) {
  enum { MOST_ROUNDS = 300 };
  const bool source_at_head = path->source.stop == PL_STOP_CUT, lowered_at_head = path->lowered.stop == PL_STOP_CUT;
  const bool one_loop = source_at_head && lowered_at_head && !tv->plan.counted_loops_apart && !tv->plan.counted_loops_alone;
  if (path->iterations_alone >= MOST_ROUNDS || (!source_at_head && !lowered_at_head) || one_loop) return false;
  const bool source_decided = source_at_head && is_decided_ahead(tv, path, PL_ROLE_SOURCE);
  const bool lowered_decided = lowered_at_head && is_decided_ahead(tv, path, PL_ROLE_LOWERING);
  if (tv->plan.counted_loops_alone ? !source_decided && !lowered_decided : source_decided == lowered_decided) return false;
  return pass_head(path, source_decided ? PL_ROLE_SOURCE : PL_ROLE_LOWERING);
}

/* At a loop other than the one where the walk began: lets both functions walk through the first iteration without a cut, once,
 * if the plan says so. What the lowering has hoisted out of the loop the source does in its first iteration. */
static bool pass_first_round(pl_tv *tv, pl_path *path) {
  const pl_cut *begun = tv->run.begun.cut;
  const bool again = begun->source == path->source.block && begun->lowered == path->lowered.block;
  if (!tv->plan.first_iterations_apart || again || path->first_iterations > 0) return false;
  path->first_iterations++;
  path->source.stop = path->lowered.stop = PL_STOP_NONE;
  return true;
}

/* Runs source and lowering along the path until it ends or is split into paths that are pushed to `work`. */
static void advance(pl_tv *tv, pl_path *path, path_vec *work) {
  while (!tv->result.failure.set && !cuts_change(tv)) {
    pl_side_run(tv, path, &path->lowered, tv->lowered);
    if (path->lowered.stop == PL_STOP_UNDECIDED && split_choice(tv, path, work)) return;
    pl_side_run(tv, path, &path->source, tv->source);
    if (split_choice(tv, path, work)) return;
    if (stuck(tv, path, &path->source) || stuck(tv, path, &path->lowered)) return;
    if (tv->run.search && (path->source.stop == PL_STOP_CUT || path->lowered.stop == PL_STOP_CUT)) {
      if (!pass_cuts(tv, path)) return;
      continue;
    }
    if (path->source.stop == PL_STOP_BRANCH || path->lowered.stop == PL_STOP_BRANCH) {
      if (tv->run.final) pl_tv_discharge_conditions(tv, path, false);
      if (path->source.stop == PL_STOP_CUT && !path->lowered_wait) path->lowered_wait = path->lowered.block;
      if (path->lowered.stop == PL_STOP_CUT && !path->source_wait) path->source_wait = path->source.block;
      split(tv, path, path->source.stop == PL_STOP_BRANCH ? PL_ROLE_SOURCE : PL_ROLE_LOWERING, work);
      return;
    }
    const pl_meeting meeting = pl_tv_match_ordered(tv, path);
    if (meeting == PL_MEETING_FAILS) return;
    if (meeting == PL_MEETING_GOES_ON) continue;
    if (path->lowered.stop == PL_STOP_UNREACHABLE) {
      pl_tv_oblige(tv, path, PL_OBLIGATION_UNDEFINED, NULL, path->lowered.next, "reaches llvm.unreachable", pl_tv_stretch(path),
                   pl_bool(tv->T, false));
      return;
    }
    if (path->source.stop == PL_STOP_ABORT && (path->lowered.stop == PL_STOP_ABORT || pl_side_calls_abort(&path->lowered))) {
      pl_tv_match_abort(tv, path);
      return;
    }
    if (pl_tv_printed_in_vain(tv, path)) return;
    if (path->source.stop == PL_STOP_CALL && pl_sem_is_atomic(path->source.next)) {
      pl_tv_settle_pure_calls(tv, path);
      if (tv->result.failure.set) return;
      if (!match_atomic(tv, path, work)) return;
      continue;
    }
    if (path->source.stop == PL_STOP_CALL && path->lowered.stop == PL_STOP_CALL) {
      if (!pl_tv_match_call(tv, path)) return;
      continue;
    }
    if (path->source.stop == PL_STOP_RETURN && path->lowered.stop == PL_STOP_RETURN) {
      pl_tv_match_return(tv, path);
      return;
    }
    if (pass_head_alone(tv, path)) continue;
    if (path->source.stop == PL_STOP_CUT && path->lowered.stop == PL_STOP_CUT) {
      if (pass_first_round(tv, path)) continue;
      arrive(tv, path);
      return;
    }
    mismatch(tv, path);
    return;
  }
}

/* Does nothing: a visitor for traversals of which only the map of visited terms is wanted. */
static void note_nothing(void *user, const pl_term *symbol) {
  (void)user;
  (void)symbol;
}

/* Adds the compound terms of the state's values, and their parts, to `carried`: the terms that exist where the walk begins. */
static void note_carried(pl_tv *tv, pl_sem *sem) {
  for (uint32_t i = 0; i < sem->num_values; i++) {
    const pl_flat *flat = sem->env[i] && sem->values[i] ? pl_layout_flatten(sem->world->layout, sem->values[i]->type) : NULL;
    for (uint32_t k = 0; flat && k < flat->num_leaves; k++)
      if (sem->env[i][k].value && sem->env[i][k].value->num_args > 0)
        pl_term_symbols(sem->env[i][k].value, &tv->run.carried, note_nothing, NULL);
  }
}

void pl_tv_walk(pl_tv *tv, pl_cut *cut) {
  assert(cut->source && cut->lowered && tv->source->num_blocks > 0);
  path_vec work = {0};
  pl_path *start = pl_xmalloc(sizeof *start);
  *start = (pl_path){0};
  pl_cut_start(tv, cut, start);
  start->source.sem->other = start->lowered.sem;
  pl_map_clear(&tv->run.carried);
  if (tv->run.final) note_carried(tv, start->source.sem);
  if (tv->run.final) note_carried(tv, start->lowered.sem);
  pl_vec_push(&work, start);
  for (uint32_t count = 0; work.len > 0; count++) {
    pl_path *path = pl_vec_pop(&work);
    if (tv->run.search &&
        (tv->run.search->found || count > MAX_SEARCHED || (tv->run.deadline > 0 && pl_tv_spent() > tv->run.deadline))) {
      path_free(path);
      continue;
    }
    if (!tv->run.search && count > tv->plan.most_paths)
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, cut->source->first, cut->lowered->first,
                 "too many paths between two loop heads");
    if (!tv->result.failure.set && !out_of_time(tv)) advance(tv, path, &work);
    path_free(path);
  }
  pl_vec_free(&work);
  cut->walked++;
}

/* Walks from the queued cuts until no relation changes. False if a relation does not become stable, the proof fails, or other
 * cuts are needed. */
static bool stabilize(pl_tv *tv) {
  enum { MAX_WALKS = 400 };
  for (size_t i = 0; i < tv->run.cuts.len; i++) {
    pl_cut *cut = tv->run.cuts.data[i];
    if (!cut->queued) continue;
    cut->queued = false;
    if (cut->walked > MAX_WALKS) {
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, PL_OBLIGATION_CONTROL, cut->source->first, cut->lowered->first,
                 "the relation at this loop does not become stable");
      return false;
    }
    pl_tv_walk(tv, cut);
    if (tv->result.failure.set || cuts_change(tv)) return false;
    i = (size_t)-1; /* begin again with the first that waits */
  }
  return true;
}

/* Frees all cuts with their relations. */
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

/* Makes the block `demoted` of the function no cut, and `promoted` one that stays; each may be NULL. */
static void apply_cuts(pl_cfg *cfg, const pl_block *demoted, const pl_block *promoted) {
  if (demoted) cfg->cut[demoted->number] = false;
  if (promoted) cfg->cut[promoted->number] = cfg->forced[promoted->number] = true;
}

/* Refines relations from the entry until they and the choice of cuts are stable, then walks once more to state the obligations,
 * with the cells known so far. False if that fails. */
static bool simulate_once(pl_tv *tv) {
  bool ok = false;
  pl_cells_begin(tv);
  for (;;) {
    forget(tv);
    tv->run.source_demote = tv->run.lowered_demote = tv->run.source_promote = tv->run.lowered_promote = NULL;
    pl_cut *entry = pl_tv_entry_cut(tv);
    entry->reached = entry->queued = true;
    ok = stabilize(tv);
    if (!cuts_change(tv)) break;
    apply_cuts(tv->source, tv->run.source_demote, tv->run.source_promote);
    apply_cuts(tv->lowered, tv->run.lowered_demote, tv->run.lowered_promote);
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

/* Resets what an earlier simulation has recorded: failure, obligations, counters and assumptions. */
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
  assert(tv->source->num_blocks > 0 && tv->lowered->num_blocks > 0 && !tv->run.search);
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
