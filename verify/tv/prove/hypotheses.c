/* hypotheses.c - what holds on a path up to a stretch, and what that says of single terms. Numbers that are equal are one; equal
 * addresses do not make one a pointer to the other's object. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

/* Appends the hypotheses of a path that may be used at a stretch (events separate stretches), conjunctions as they are. */
static void collect(pl_tv *tv, const pl_path *path, uint32_t stretch, pl_term_vec *out) {
  bool everywhere = pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE);
  if (tv->options->contradict) pl_vec_push(out, pl_bool(tv->T, false));
  for (size_t i = 0; i < path->source.sem->conditions.len; i++) {
    const pl_condition *condition = &path->source.sem->conditions.data[i];
    if (condition->stretch <= stretch || everywhere) pl_vec_push(out, condition->holds);
  }
  for (size_t i = 0; i < path->conditions.len; i++)
    pl_vec_push(out, path->conditions.data[i]);
}

/* Appends the terms of `in` to `out`, conjunctions part by part. */
static void flatten(const pl_term_vec *in, pl_term_vec *out) {
  for (size_t i = 0; i < in->len; i++) {
    const pl_term *term = in->data[i];
    if (term->op != PL_TERM_AND) {
      pl_vec_push(out, term);
      continue;
    }
    for (uint32_t k = 0; k < term->num_args; k++)
      pl_vec_push(out, term->args[k]);
  }
}

pl_term_vec pl_tv_hypotheses(pl_tv *tv, const pl_path *path, uint32_t stretch) {
  assert(pl_tv_owns(tv, path));
  pl_term_vec all = {0}, flat = {0};
  collect(tv, path, stretch, &all);
  flatten(&all, &flat);
  pl_vec_free(&all);
  return flat;
}

/* If the hypothesis equates two numbers, symbols or loads, maps the younger to the older one in `out`. Pointers are left out:
 * equal addresses do not make one a pointer to the other's object. */
static void equate_atoms(const pl_tv *tv, const pl_term *term, pl_map *out) {
  if (term->op != PL_TERM_EQ || !pl_tv_is_number(tv, term->args[0]) || !pl_tv_is_number(tv, term->args[1])) return;
  const bool first = term->args[0]->id > term->args[1]->id;
  pl_map_set_ptr(out, term->args[first ? 0 : 1], (void *)(uintptr_t)term->args[first ? 1 : 0]);
}

bool pl_tv_equations(pl_tv *tv, const pl_term_vec *hyps, pl_map *out) {
  for (size_t i = 0; i < hyps->len; i++) {
    const pl_term *term = hyps->data[i];
    if (term->op == PL_TERM_CONST) continue;
    if (term->op == PL_TERM_EQ && term->args[0]->op == PL_TERM_CONST) pl_map_set_ptr(out, term->args[1], term->args[0]);
    if (term->op == PL_TERM_EQ && term->args[1]->op == PL_TERM_CONST) pl_map_set_ptr(out, term->args[0], term->args[1]);
    equate_atoms(tv, term, out);
    bool negated = term->op == PL_TERM_NOT;
    pl_map_set_ptr(out, negated ? term->args[0] : term, pl_bool(tv->T, !negated));
  }
  return out->len > 0;
}

bool pl_tv_is_hypothesis(const pl_term_vec *hyps, const pl_term *goal) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  for (size_t i = 0; i < hyps->len; i++)
    if (hyps->data[i] == goal || pl_term_is_false(hyps->data[i])) return true;
  return false;
}

bool pl_tv_is_renamed_hypothesis(pl_tv *tv, const pl_term_vec *hyps, const pl_term *goal) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  pl_map names = {0};
  bool found = false;
  for (size_t i = 0; i < hyps->len; i++)
    equate_atoms(tv, hyps->data[i], &names);
  const pl_term *renamed = names.len > 0 ? pl_term_rewrite(tv->T, goal, &names) : goal;
  found = pl_term_is_true(renamed);
  for (size_t i = 0; i < hyps->len && renamed != goal && !found; i++)
    found = renamed == pl_term_rewrite(tv->T, hyps->data[i], &names);
  pl_map_free(&names);
  return found;
}

bool pl_tv_is_true_by_definition(pl_tv *tv, const pl_term_vec *hyps, const pl_term *goal, const pl_term **unfolded) {
  pl_definition_vec definitions = {0};
  pl_tv_define(tv, hyps, &definitions);
  *unfolded = pl_tv_unfold(tv, &definitions, goal);
  bool found = pl_term_is_true(*unfolded);
  for (size_t i = 0; i < hyps->len && *unfolded != goal && !found; i++)
    found = *unfolded == pl_tv_unfold(tv, &definitions, hyps->data[i]);
  pl_vec_free(&definitions);
  return found;
}

bool pl_tv_same(pl_tv *tv, pl_path *path, const pl_term *a, const pl_term *b) {
  assert(pl_tv_owns(tv, path) && pl_sort_eq(a->sort, b->sort));
  if (a == b) return true;
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  bool same = pl_tv_equations(tv, &hyps, &known) && pl_term_rewrite(tv->T, a, &known) == pl_term_rewrite(tv->T, b, &known);
  pl_map_free(&known);
  pl_vec_free(&hyps);
  return same;
}

void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  assert(pl_tv_owns(tv, path) && (terms || count == 0));
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  if (pl_tv_equations(tv, &hyps, &known))
    for (size_t i = 0; i < count; i++)
      if (terms[i] && terms[i]->op != PL_TERM_CONST) terms[i] = pl_term_rewrite(tv->T, terms[i], &known);
  pl_map_free(&known);
  pl_vec_free(&hyps);
}

void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  assert(pl_tv_owns(tv, path) && (terms || count == 0));
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  for (size_t i = 0; i < hyps.len; i++) {
    const pl_term *term = hyps.data[i];
    const bool negated = term->op == PL_TERM_NOT;
    equate_atoms(tv, term, &known);
    if (term->op != PL_TERM_CONST) pl_map_set_ptr(&known, negated ? term->args[0] : term, pl_bool(tv->T, !negated));
  }
  for (size_t i = 0; i < count && known.len > 0; i++)
    terms[i] = pl_term_rewrite(tv->T, terms[i], &known);
  pl_map_free(&known);
  pl_vec_free(&hyps);
}
