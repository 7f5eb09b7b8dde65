/* obligations.c - obligations of a path: stated, recorded, and what is stated of one that is not shown. In a search for
 * counterexamples each is a question instead. */
#include <assert.h>

#include "verify/sem/scalar/float_choice.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/obligations.h"

void pl_tv_fail(pl_tv *tv, pl_verdict verdict, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                const char *reason) {
  assert((verdict == PL_VERDICT_UNKNOWN || verdict == PL_VERDICT_UNSUPPORTED) && kind < PL_NUM_OBLIGATIONS && reason);
  if (tv->result.failure.set) return;
  tv->result.failure = (pl_failure){true, verdict, kind, source_op, lowered_op, reason, NULL};
}

/* The label of the op's block, for people; "" if the op is NULL or in no block. */
static const char *block_label(pl_tv *tv, const pl_op *op) {
  if (!op || !op->block) return "";
  if (op->block->name.len) return pl_tv_format(tv->arena, "^%.*s", PL_STR_FMT(op->block->name));
  return "entry";
}

void pl_tv_record(pl_tv *tv, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op, const char *detail,
                  pl_discharge how, uint32_t assumptions) {
  assert(detail && how != PL_DISCHARGE_INVALID && kind != PL_OBLIGATION_INVALID);
  pl_obligation obligation = {kind,       block_label(tv, source_op ? source_op : lowered_op), detail, source_op, lowered_op, how,
                              assumptions};
  tv->result.assumptions |= assumptions;
  pl_vec_push(&tv->result.obligations, obligation);
}

const char *pl_tv_failure_reason(pl_tv *tv, const char *detail, const pl_term *goal) {
  if (tv->run.timed_out) return "the time for this function is used up";
  pl_sink out = {0};
  pl_term_print(goal, &out);
  const char *text = pl_term_is_false(goal)
                         ? pl_tv_format(tv->arena, "%s", detail[0] ? detail : "never holds here")
                         : pl_tv_format(tv->arena, "%s%snot shown: %.300s", detail, detail[0] ? ": " : "", pl_sink_text(&out));
  pl_sink_close(&out);
  return text;
}

bool pl_tv_question(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal) {
  assert(pl_tv_owns(tv, path) && goal->sort.kind == PL_SORT_BOOL);
  if (!tv->run.search) return false;
  if (pl_term_is_true(goal) || tv->run.search->found) return true;
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, stretch);
  if (!pl_hypotheses_have(&hyps, goal)) tv->run.search->ask(tv, path, goal, &hyps.list);
  pl_tv_give_hypotheses(tv, &hyps);
  return true;
}

/* If the term stands for a claim of the lowering, notes that claim as the cause of the failure; `user` is the pl_tv. */
static void find_claim(void *user, const pl_term *term) {
  pl_tv *tv = user;
  const char *claim = pl_map_get_ptr(&tv->world->flag_claims, term);
  if (claim) tv->result.failure.claim = claim;
}

/* Records that the obligation was not discharged, and a claim of the lowering in the goal, or else the order of accesses, as its
 * cause. */
static void fail(pl_tv *tv, const pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                 const char *detail, const pl_term *goal) {
  pl_map seen = {0};
  pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, source_op, lowered_op, pl_tv_failure_reason(tv, detail, goal));
  pl_term_symbols(goal, &seen, find_claim, tv);
  pl_map_free(&seen);
  if (!tv->result.failure.claim && !pl_tv_rule_off(tv, PL_RULE_EVENTS)) tv->result.failure.claim = pl_tv_order_claim(tv, path);
}

void pl_tv_oblige(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                  const char *detail, uint32_t stretch, const pl_term *goal) {
  assert(pl_tv_owns(tv, path) && goal->sort.kind == PL_SORT_BOOL && detail);
  uint32_t assumptions = 0;
  if (!tv->run.final || tv->result.failure.set || pl_tv_question(tv, path, stretch, goal)) return;
  const pl_term *open = goal;
  pl_discharge how = pl_tv_prove(tv, path, stretch, goal, &assumptions, &open);
  pl_tv_record(tv, kind, source_op, lowered_op, detail, how, assumptions);
  if (how != PL_NOT_DISCHARGED) return;
  fail(tv, path, kind, source_op, lowered_op, detail, open);
  pl_cells_propose(tv, path, goal);
}

typedef struct symbol_search {
  const pl_term *wanted;
  bool found;
} symbol_search;

/* Sets `found` in `user`, a symbol_search, if the symbol is the wanted one. */
static void compare_symbol(void *user, const pl_term *symbol) {
  symbol_search *search = user;
  search->found |= symbol == search->wanted;
}

/* Whether the symbol occurs in the term. */
static bool mentions(const pl_term *term, const pl_term *symbol) {
  symbol_search search = {symbol, false};
  pl_map seen = {0};
  if (term->op != PL_TERM_CONST) pl_term_symbols(term, &seen, compare_symbol, &search);
  pl_map_free(&seen);
  return search.found;
}

void pl_tv_oblige_leaf(pl_tv *tv, pl_path *path, pl_obligation_kind kind, const pl_op *source_op, const pl_op *lowered_op,
                       const char *detail, pl_leaf source, pl_leaf lowered) {
  assert(pl_sort_eq(source.value->sort, lowered.value->sort) && source.poison->sort.kind == PL_SORT_BOOL);
  pl_terms *T = tv->T;
  const pl_term *value = pl_eq(T, source.value, lowered.value);
  if (pl_tv_rule_off(tv, PL_RULE_POISON)) {
    pl_tv_oblige(tv, path, kind, source_op, lowered_op, detail, pl_tv_stretch(path), value);
    return;
  }
  /* The source's undef may become any value, but not poison: what is not poison is enough where undef is not counted as poison.
   */
  if (tv->world->met_undef && mentions(source.poison, tv->world->undef)) value = pl_or(T, value, pl_not(T, tv->world->undef));
  const pl_term *defined = pl_and(T, pl_not(T, lowered.poison), value);
  pl_tv_oblige(tv, path, kind, source_op, lowered_op, detail, pl_tv_stretch(path), pl_or(T, source.poison, defined));
}

void pl_tv_finish_path(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path));
  if (tv->run.search) return;
  tv->result.paths++;
  tv->result.floats_repeated |=
      !tv->world->floats_apart && pl_sem_floats_repeated(path->source.sem, path->lowered.sem, &tv->run.carried);
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, pl_tv_stretch(path));
  const bool undefined = pl_hypotheses_have(&hyps, pl_bool(tv->T, false));
  pl_tv_give_hypotheses(tv, &hyps);
  tv->result.hypotheses_used |= path->hypotheses_used || undefined;
  const bool all_before = tv->result.vacuous_paths + 1 == tv->result.paths; /* one path that is not is enough */
  if (undefined || (tv->plan.thorough && all_before && pl_tv_contradictory_soon(tv, path))) tv->result.vacuous_paths++;
}
