#include "verify/tv/prove/hypothesis_set.h"

#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

/* Frees what was made of the hypotheses. */
static void forget_made(pl_hypotheses *hyps) {
  pl_map_free(&hyps->equations);
  pl_map_free(&hyps->names);
  pl_map_free(&hyps->renamed_members);
  pl_map_free(&hyps->unfolded_members);
  pl_vec_free(&hyps->definitions);
  hyps->equations = hyps->names = hyps->renamed_members = hyps->unfolded_members = (pl_map){0};
  hyps->definitions = (pl_definition_vec){0};
  hyps->equated = hyps->named = hyps->renamed = hyps->searched = hyps->unfolded = 0;
}

void pl_hypotheses_free(pl_hypotheses *hyps) {
  forget_made(hyps);
  pl_map_free(&hyps->members);
  pl_map_free(&hyps->shown);
  pl_vec_free(&hyps->list);
  *hyps = (pl_hypotheses){0};
}

/* Appends the hypothesis, unless it is there. */
static void enter(pl_hypotheses *hyps, const pl_term *holds) {
  if (pl_map_has(&hyps->members, holds)) return;
  hyps->contradictory |= pl_term_is_false(holds);
  pl_map_set_ptr(&hyps->members, holds, holds);
  pl_vec_push(&hyps->list, holds);
}

void pl_hypotheses_add(pl_hypotheses *hyps, const pl_term *holds) {
  assert(holds->sort.kind == PL_SORT_BOOL);
  for (uint32_t i = 0; i < holds->num_args && holds->op == PL_TERM_AND; i++)
    enter(hyps, holds->args[i]);
  if (holds->op != PL_TERM_AND) enter(hyps, holds);
}

pl_hypotheses pl_hypotheses_copy(const pl_hypotheses *hyps) {
  pl_hypotheses copy = {0};
  for (size_t i = 0; i < hyps->list.len; i++)
    enter(&copy, hyps->list.data[i]);
  return copy;
}

/* Whether the hypotheses are some, or all, of those of the path at the stretch. */
static bool is_part(const pl_hypotheses *hyps, const pl_path *path, uint32_t stretch) {
  return hyps->serial == path->source.sem->serial && hyps->stretch <= stretch && hyps->path_conditions <= path->conditions.len;
}

/* Adds the hypotheses of the path at the stretch that have come since it was collected last. */
static void collect_new(pl_tv *tv, const pl_path *path, pl_hypotheses *hyps) {
  const pl_sem *sem = path->source.sem;
  const bool everywhere = pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE);
  for (; hyps->source_conditions < sem->conditions.len; hyps->source_conditions++) {
    const pl_condition *condition = &sem->conditions.data[hyps->source_conditions];
    if (condition->stretch > hyps->stretch && !everywhere) break;
    pl_hypotheses_add(hyps, condition->holds);
  }
  for (; hyps->path_conditions < path->conditions.len; hyps->path_conditions++)
    pl_hypotheses_add(hyps, path->conditions.data[hyps->path_conditions]);
}

pl_hypotheses pl_tv_take_hypotheses(pl_tv *tv, const pl_path *path, uint32_t stretch) {
  assert(pl_tv_owns(tv, path));
  pl_hypotheses found = tv->run.hypotheses;
  tv->run.hypotheses = (pl_hypotheses){0};
  if (!is_part(&found, path, stretch)) {
    pl_hypotheses_free(&found);
    found.serial = path->source.sem->serial;
    if (tv->options->contradict) pl_hypotheses_add(&found, pl_bool(tv->T, false));
  }
  found.stretch = stretch;
  collect_new(tv, path, &found);
  return found;
}

void pl_tv_give_hypotheses(pl_tv *tv, pl_hypotheses *hyps) {
  pl_hypotheses_free(&tv->run.hypotheses);
  tv->run.hypotheses = *hyps;
  *hyps = (pl_hypotheses){0};
}

bool pl_hypotheses_have_shown(const pl_hypotheses *hyps, const pl_term *goal, pl_discharge *how, uint32_t *assumptions) {
  uint64_t shown = 0;
  if (!pl_map_get(&hyps->shown, (uint64_t)(uintptr_t)goal, &shown)) return false;
  *how = (pl_discharge)(shown & 0xff);
  *assumptions |= (uint32_t)(shown >> 8);
  return true;
}

void pl_hypotheses_note_shown(pl_hypotheses *hyps, const pl_term *goal, pl_discharge how, uint32_t assumptions) {
  assert(goal->sort.kind == PL_SORT_BOOL && how != PL_NOT_DISCHARGED);
  pl_map_set(&hyps->shown, (uint64_t)(uintptr_t)goal, (uint64_t)assumptions << 8 | (uint64_t)how);
}

bool pl_hypotheses_have(const pl_hypotheses *hyps, const pl_term *goal) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  return hyps->contradictory || pl_map_has(&hyps->members, goal);
}

void pl_tv_equate_atoms(const pl_tv *tv, const pl_term *term, pl_map *out) {
  if (term->op != PL_TERM_EQ || !pl_tv_is_number(tv, term->args[0]) || !pl_tv_is_number(tv, term->args[1])) return;
  const bool first = term->args[0]->id > term->args[1]->id;
  pl_map_set_ptr(out, term->args[first ? 0 : 1], (void *)(uintptr_t)term->args[first ? 1 : 0]);
}

/* Maps terms to what the hypothesis says they are, for rewriting. */
static void equate(pl_tv *tv, const pl_term *holds, pl_map *out) {
  assert(holds->sort.kind == PL_SORT_BOOL);
  if (holds->op == PL_TERM_CONST) return;
  if (holds->op == PL_TERM_EQ && holds->args[0]->op == PL_TERM_CONST) pl_map_set_ptr(out, holds->args[1], holds->args[0]);
  if (holds->op == PL_TERM_EQ && holds->args[1]->op == PL_TERM_CONST) pl_map_set_ptr(out, holds->args[0], holds->args[1]);
  pl_tv_equate_atoms(tv, holds, out);
  const bool negated = holds->op == PL_TERM_NOT;
  pl_map_set_ptr(out, negated ? holds->args[0] : holds, pl_bool(tv->T, !negated));
}

const pl_map *pl_hypotheses_equations(pl_tv *tv, pl_hypotheses *hyps) {
  for (; hyps->equated < hyps->list.len; hyps->equated++)
    equate(tv, hyps->list.data[hyps->equated], &hyps->equations);
  return &hyps->equations;
}

/* Makes the names that the hypotheses equate, and the hypotheses with one name for each. */
static void rename_members(pl_tv *tv, pl_hypotheses *hyps) {
  const size_t before = hyps->names.len;
  for (; hyps->named < hyps->list.len; hyps->named++)
    pl_tv_equate_atoms(tv, hyps->list.data[hyps->named], &hyps->names);
  if (hyps->names.len == 0) return;
  if (hyps->names.len > before) {
    pl_map_clear(&hyps->renamed_members);
    hyps->renamed = 0;
  }
  for (; hyps->renamed < hyps->list.len; hyps->renamed++) {
    const pl_term *renamed = pl_term_rewrite(tv->T, hyps->list.data[hyps->renamed], &hyps->names);
    pl_map_set_ptr(&hyps->renamed_members, renamed, renamed);
  }
}

bool pl_tv_is_renamed_hypothesis(pl_tv *tv, pl_hypotheses *hyps, const pl_term *goal) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  rename_members(tv, hyps);
  const pl_term *renamed = hyps->names.len > 0 ? pl_term_rewrite(tv->T, goal, &hyps->names) : goal;
  return pl_term_is_true(renamed) || (renamed != goal && pl_map_has(&hyps->renamed_members, renamed));
}

/* Whether one of the hypotheses from `first` on is an equation. */
static bool has_equation(const pl_hypotheses *hyps, size_t first) {
  for (; first < hyps->list.len; first++)
    if (hyps->list.data[first]->op == PL_TERM_EQ) return true;
  return false;
}

/* Makes the definitions of the hypotheses, and the hypotheses with these put in. */
static void define(pl_tv *tv, pl_hypotheses *hyps) {
  if (has_equation(hyps, hyps->searched)) {
    pl_vec_clear(&hyps->definitions);
    pl_tv_define(tv, &hyps->list, &hyps->definitions);
    pl_map_clear(&hyps->unfolded_members);
    hyps->unfolded = 0;
  }
  hyps->searched = hyps->list.len;
  for (; hyps->unfolded < hyps->list.len && hyps->definitions.len > 0; hyps->unfolded++) {
    const pl_term *unfolded = pl_tv_unfold(tv, &hyps->definitions, hyps->list.data[hyps->unfolded]);
    pl_map_set_ptr(&hyps->unfolded_members, unfolded, unfolded);
  }
}

bool pl_tv_is_true_by_definition(pl_tv *tv, pl_hypotheses *hyps, const pl_term *goal, const pl_term **unfolded) {
  define(tv, hyps);
  *unfolded = pl_tv_unfold(tv, &hyps->definitions, goal);
  return pl_term_is_true(*unfolded) || (*unfolded != goal && pl_map_has(&hyps->unfolded_members, *unfolded));
}
