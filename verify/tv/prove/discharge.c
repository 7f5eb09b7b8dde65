/* discharge.c - one goal on one path, shown by the first tactic that can.
 *
 * In order: normal form (the goal is `true`, or a hypothesis, or becomes one of these when equations that hold on the path are
 * put in); the lemma, for what speaks of exact integers or overflow; the solver. What remains is a failure, never a pass. */

#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"
#include "verify/tv/report/text.h"

/* Whether the term is a product, or a sum one of whose operands is a product. */
static bool is_product(const pl_term *t) {
  if (t->op == PL_TERM_BV_MUL) return true;
  for (uint32_t i = 0; i < t->num_args && t->op == PL_TERM_BV_ADD; i++)
    if (t->args[i]->op == PL_TERM_BV_MUL) return true;
  return false;
}

/* Whether the goal compares a product, or a sum with a product in it, with a constant: what an overflow predicate with one
 * constant operand becomes. */
static bool is_bound_of_product(const pl_term *goal) {
  const pl_term *t = goal->op == PL_TERM_NOT ? goal->args[0] : goal;
  const bool compares = t->op == PL_TERM_EQ || (t->op >= PL_TERM_BV_ULT && t->op <= PL_TERM_BV_SLE);
  if (!compares) return false;
  return (t->args[0]->op == PL_TERM_CONST && is_product(t->args[1])) ||
         (t->args[1]->op == PL_TERM_CONST && is_product(t->args[0]));
}

/* Whether the term is a constant near the greatest number of its width or, if signed, near the greatest or least one. */
static bool is_near_end(pl_tv *tv, const pl_term *t, bool is_signed) {
  enum { TOP = 32 };
  if (t->op != PL_TERM_CONST || t->sort.width < 2 * TOP) return false;
  const uint32_t width = t->sort.width;
  const pl_apint end = is_signed ? pl_apint_signed_max(tv->arena, width) : pl_apint_ones(tv->arena, width);
  const pl_apint away = pl_apint_xor(tv->arena, t->value, end);
  return pl_apint_clz(away) > TOP || (is_signed && pl_apint_clz(pl_apint_not(tv->arena, away)) > TOP);
}

/* Whether the goal, or what it negates, is a strict order of bit vectors, one of which is a constant near the end of its range:
 * what the overflow predicate of a sum with a small constant becomes. */
static bool is_bound_of_sum(pl_tv *tv, const pl_term *goal) {
  const pl_term *t = goal->op == PL_TERM_NOT ? goal->args[0] : goal;
  if (t->op != PL_TERM_BV_ULT && t->op != PL_TERM_BV_SLT) return false;
  const bool is_signed = t->op == PL_TERM_BV_SLT;
  return is_near_end(tv, t->args[0], is_signed) || is_near_end(tv, t->args[1], is_signed);
}

/* Whether the goal equates two products, or sums with products in them, and contains a division. */
static bool is_equation_of_products(const pl_term *goal) {
  return goal->op == PL_TERM_EQ && is_product(goal->args[0]) && is_product(goal->args[1]) && pl_tv_divides(goal);
}

/* The bound of a bit vector's unsigned value by an integer constant as a comparison of bit vectors; NULL if the goal is another
 * one or the constant does not fit. */
static const pl_term *as_words(pl_tv *tv, const pl_term *goal) {
  if (goal->op != PL_TERM_INT_LE) return NULL;
  const pl_term *a = goal->args[0], *b = goal->args[1];
  const bool above = a->op == PL_TERM_CONST;
  const pl_term *word = above ? b : a, *bound = above ? a : b;
  if (word->op != PL_TERM_INT_OF_UBV || bound->op != PL_TERM_CONST || pl_apint_is_negative(bound->value)) return NULL;
  const pl_term *x = word->args[0];
  if (pl_apint_clz(bound->value) < bound->value.width - x->sort.width) return NULL;
  const pl_term *limit = pl_bv(tv->T, pl_apint_trunc(tv->arena, bound->value, x->sort.width));
  return pl_bv_binary(tv->T, PL_TERM_BV_ULE, above ? limit : x, above ? x : limit);
}

/* A goal that is not a conjunction, and what has been made of it so far. */
typedef struct goal {
  pl_tv *tv;
  pl_path *path;
  uint32_t stretch;
  pl_hypotheses *hyps;
  const pl_term *stated;
  const pl_term *reduced;  /* with the equations of the hypotheses put in */
  const pl_term *unfolded; /* with the definitions of the hypotheses put in */
  uint32_t *assumptions;
} goal;

/* What a tactic comes to. */
typedef enum outcome { NEXT, DONE_BY_NORMAL_FORM, DONE_BY_LEMMA, DONE_BY_SOLVER, GIVEN_UP } outcome;

/* `how` if the goal is proved, else NEXT: the next tactic is to be tried. */
static outcome done_if(bool proved, outcome how) { return proved ? how : NEXT; }

/* Proves the goal if it is the constant true; else NEXT. */
static outcome by_truth(goal *g) { return done_if(pl_term_is_true(g->stated), DONE_BY_NORMAL_FORM); }

/* Proves the goal if it is a hypothesis, or `false` is one; else NEXT. */
static outcome by_hypothesis(goal *g) {
  if (!pl_hypotheses_have(g->hyps, g->stated)) return NEXT;
  g->path->hypotheses_used = true;
  pl_tv_ask_anyway(g->tv, g->stated, &g->hyps->list);
  return DONE_BY_NORMAL_FORM;
}

/* Proves the goal if it becomes true, or a hypothesis, when equations or definitions of the hypotheses are put in; else NEXT.
 * Stores the rewritten goal in `reduced` and `unfolded` for later tactics. */
static outcome by_rewriting(goal *g) {
  const pl_map *known = pl_hypotheses_equations(g->tv, g->hyps);
  if (known->len > 0) g->reduced = pl_term_rewrite(g->tv->T, g->stated, known);
  if (!pl_term_is_true(g->reduced) && !pl_tv_is_renamed_hypothesis(g->tv, g->hyps, g->stated) &&
      !pl_tv_is_true_by_definition(g->tv, g->hyps, g->stated, &g->unfolded))
    return NEXT;
  g->path->hypotheses_used = true;
  pl_tv_ask_anyway(g->tv, g->stated, &g->hyps->list);
  return DONE_BY_NORMAL_FORM;
}

/* If the goal is the constant false: proves it if the path's hypotheses are proved contradictory, else gives up. NEXT for
 * another goal. */
static outcome by_contradiction(goal *g) {
  if (!pl_term_is_false(g->stated)) return NEXT;
  return pl_tv_feasible(g->tv, g->path) ? GIVEN_UP : DONE_BY_SOLVER;
}

/* Proves the goal if an access of the source shows that an address is not null or is aligned; else NEXT. */
static outcome by_access(goal *g) {
  g->path->hypotheses_used = true;
  return done_if(pl_tv_shown_by_access(g->tv, g->path, g->stretch, g->stated, g->assumptions), DONE_BY_LEMMA);
}

/* Proves the goal with quotients in it that are proved equal replaced by one of them; NEXT if that fails. */
static outcome by_quotients(goal *g) {
  switch (pl_tv_prove_by_quotients(g->tv, g->stated, g->hyps, g->assumptions)) {
  case PL_BY_NORMAL_FORM: return DONE_BY_NORMAL_FORM;
  case PL_BY_LEMMA: return DONE_BY_LEMMA;
  case PL_BY_SOLVER: return DONE_BY_SOLVER;
  case PL_NOT_DISCHARGED:
  case PL_DISCHARGE_INVALID: break;
  }
  return NEXT;
}

/* Proves an equation of products with divisions by finding factors that are equal: the lemma is not able to prove the whole.
 * NEXT if that fails, or for another goal. */
static outcome by_equal_factors(goal *g) {
  if (!is_equation_of_products(g->stated)) return NEXT;
  pl_tv_update_facts(g->tv, g->path, g->stretch);
  return by_quotients(g);
}

/* Whether it is worth while to try the lemma on integers on the goal. */
static bool is_for_integers(const goal *g) {
  return pl_tv_is_arithmetic(g->tv->T, g->stated) || pl_tv_wants_exact(g->stated) || is_bound_of_product(g->unfolded) ||
         is_bound_of_sum(g->tv, g->unfolded) || g->tv->run.legality;
}

/* Proves a goal on integers from the accesses of the source that speak of the same terms; else NEXT. */
static outcome by_near_accesses(goal *g) {
  uint32_t used = 0;
  if (!is_for_integers(g)) return NEXT;
  pl_tv_update_facts(g->tv, g->path, g->stretch);
  if (!pl_tv_prove_by_near_accesses(g->tv, g->path, g->stated, &used)) return NEXT;
  *g->assumptions |= pl_tv_assumptions_of_facts(used);
  return DONE_BY_LEMMA;
}

/* Proves the goal by the lemma, from hypotheses and facts of the source's accesses, or as a comparison of bit vectors by the
 * solver. If that fails, or is not for this goal: GIVEN_UP for a goal with integers, else NEXT. */
static outcome by_integers(goal *g) {
  uint32_t used = 0;
  if (!is_for_integers(g)) return NEXT;
  pl_tv_update_facts(g->tv, g->path, g->stretch);
  if (pl_tv_prove_by_facts(g->tv, g->stated, &g->hyps->list, &used) ||
      (g->reduced != g->stated && pl_tv_prove_by_facts(g->tv, g->reduced, &g->hyps->list, &used)) ||
      (g->unfolded != g->stated && pl_tv_prove_unfolded(g->tv, g->stated, &g->hyps->list, &used))) {
    *g->assumptions |= pl_tv_assumptions_of_facts(used);
    return DONE_BY_LEMMA;
  }
  if (!pl_tv_has_integers(g->stated)) return NEXT;
  const pl_term *words = as_words(g->tv, g->stated);
  return words && pl_tv_prove_by_solver(g->tv, words, &g->hyps->list) ? DONE_BY_SOLVER : GIVEN_UP;
}

/* Tries by_quotients, unless by_equal_factors has tried it; NEXT if it fails. */
static outcome by_other_quotients(goal *g) { return is_equation_of_products(g->stated) ? NEXT : by_quotients(g); }

/* Asks the solver to prove the goal, with the hypotheses' equations put in; NEXT if it does not. */
static outcome by_solver(goal *g) { return done_if(pl_tv_prove_by_solver(g->tv, g->reduced, &g->hyps->list), DONE_BY_SOLVER); }

typedef outcome (*tactic)(goal *g);

/* These take no longer the more hypotheses there are. */
static const tactic quick_tactics[] = {by_truth, by_hypothesis, by_rewriting, by_access, by_near_accesses, NULL};

/* Cheap ones first. Each either shows the goal, gives it up, or leaves it to the next one. */
static const tactic all_tactics[] = {
    by_truth,         by_hypothesis, by_rewriting,       by_contradiction, by_access, by_equal_factors,
    by_near_accesses, by_integers,   by_other_quotients, by_solver,        NULL};

/* By what the goal was proved. */
static pl_discharge discharge_of(outcome how) {
  switch (how) {
  case DONE_BY_NORMAL_FORM: return PL_BY_NORMAL_FORM;
  case DONE_BY_LEMMA: return PL_BY_LEMMA;
  case DONE_BY_SOLVER: return PL_BY_SOLVER;
  case GIVEN_UP:
  case NEXT: break;
  }
  return PL_NOT_DISCHARGED;
}

/* Tries the tactics one after the other on a goal that is not a conjunction, until one proves it or gives up. Returns by what it
 * was proved, PL_NOT_DISCHARGED if it was not; adds what the proof assumes to *assumptions of the goal. */
static pl_discharge prove_one(goal g, const tactic *tactics) {
  outcome how = NEXT;
  uint32_t used = 0;
  uint32_t *assumptions = g.assumptions;
  pl_discharge shown = PL_NOT_DISCHARGED;
  if (!g.tv->run.legality && pl_hypotheses_have_shown(g.hyps, g.stated, &shown, assumptions)) return shown;
  g.assumptions = &used;
  for (; *tactics && how == NEXT; tactics++)
    how = (*tactics)(&g);
  *assumptions |= used;
  shown = discharge_of(how);
  if (shown != PL_NOT_DISCHARGED) pl_hypotheses_note_shown(g.hyps, g.stated, shown, used);
  return shown;
}

/* The goal that is one part of the conjunction. */
static goal part_of(goal whole, const pl_term *part) {
  whole.stated = whole.reduced = whole.unfolded = part;
  return whole;
}

/* Proves the parts of a conjunction that `left` holds one after the other; those that are shown may be used for the next ones.
 * As pl_tv_prove. */
static pl_discharge prove_left(goal whole, const pl_term_vec *left, const pl_term_vec *shown, const pl_term **open) {
  pl_hypotheses *const base = whole.hyps;
  pl_hypotheses more = pl_hypotheses_copy(base);
  pl_discharge worst = PL_BY_NORMAL_FORM;
  for (size_t i = 0; i < shown->len; i++)
    pl_hypotheses_add(&more, shown->data[i]);
  whole.hyps = &more;
  for (size_t i = 0; i < left->len && worst != PL_NOT_DISCHARGED; i++) {
    const pl_discharge how = prove_one(part_of(whole, left->data[i]), all_tactics);
    if (how > worst) worst = how;
    if (how == PL_NOT_DISCHARGED && open) *open = left->data[i];
    pl_hypotheses_add(&more, left->data[i]);
    if (how != PL_NOT_DISCHARGED) pl_hypotheses_note_shown(base, left->data[i], worst, *whole.assumptions);
  }
  pl_hypotheses_free(&more);
  return worst;
}

/* Proves the parts of a conjunction, first those that quick tactics prove from the hypotheses of all goals. As pl_tv_prove. */
static pl_discharge prove_parts(goal whole, const pl_term **open) {
  pl_term_vec left = {0}, shown = {0};
  pl_discharge worst = PL_BY_NORMAL_FORM;
  for (uint32_t i = 0; i < whole.stated->num_args; i++) {
    const pl_term *part = whole.stated->args[i];
    const pl_discharge how = prove_one(part_of(whole, part), quick_tactics);
    if (how != PL_NOT_DISCHARGED && how > worst) worst = how;
    if (how == PL_NOT_DISCHARGED)
      pl_vec_push(&left, part);
    else
      pl_vec_push(&shown, part);
  }
  if (left.len > 0) {
    const pl_discharge how = prove_left(whole, &left, &shown, open);
    if (how > worst) worst = how;
  }
  pl_vec_free(&left);
  pl_vec_free(&shown);
  return worst;
}

pl_discharge pl_tv_prove(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *stated, uint32_t *assumptions,
                         const pl_term **open) {
  assert(pl_tv_owns(tv, path) && stated->sort.kind == PL_SORT_BOOL && assumptions);
  if (pl_term_is_true(stated)) return PL_BY_NORMAL_FORM;
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, stretch);
  const goal whole = {tv, path, stretch, &hyps, stated, stated, stated, assumptions};
  const bool conjunction = stated->op == PL_TERM_AND;
  const pl_discharge how = conjunction ? prove_parts(whole, open) : prove_one(whole, all_tactics);
  if (how == PL_NOT_DISCHARGED && open && !conjunction) *open = stated;
  pl_tv_give_hypotheses(tv, &hyps);
  return how;
}

bool pl_tv_holds(pl_tv *tv, pl_path *path, const pl_term *stated) {
  assert(pl_tv_owns(tv, path) && stated->sort.kind == PL_SORT_BOOL);
  uint32_t assumptions = 0;
  bool holds = pl_tv_prove(tv, path, pl_tv_stretch(path), stated, &assumptions, NULL) != PL_NOT_DISCHARGED;
  if (holds) tv->result.assumptions |= assumptions;
  return holds;
}
