/* hypotheses.c - what the hypotheses of a path say of single terms. Numbers that are equal are one; equal
 * addresses do not make one a pointer to the other's object. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

bool pl_tv_same(pl_tv *tv, pl_path *path, const pl_term *a, const pl_term *b) {
  assert(pl_tv_owns(tv, path) && pl_sort_eq(a->sort, b->sort));
  if (a == b) return true;
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, pl_tv_stretch(path));
  const pl_map *known = pl_hypotheses_equations(tv, &hyps);
  const bool same = known->len > 0 && pl_term_rewrite(tv->T, a, known) == pl_term_rewrite(tv->T, b, known);
  pl_tv_give_hypotheses(tv, &hyps);
  return same;
}

void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  assert(pl_tv_owns(tv, path) && (terms || count == 0));
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, pl_tv_stretch(path));
  const pl_map *known = pl_hypotheses_equations(tv, &hyps);
  for (size_t i = 0; i < count && known->len > 0; i++)
    if (terms[i] && terms[i]->op != PL_TERM_CONST) terms[i] = pl_term_rewrite(tv->T, terms[i], known);
  pl_tv_give_hypotheses(tv, &hyps);
}

void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  assert(pl_tv_owns(tv, path) && (terms || count == 0));
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  for (size_t i = 0; i < hyps.list.len; i++) {
    const pl_term *term = hyps.list.data[i];
    const bool negated = term->op == PL_TERM_NOT;
    pl_tv_equate_atoms(tv, term, &known);
    if (term->op != PL_TERM_CONST) pl_map_set_ptr(&known, negated ? term->args[0] : term, pl_bool(tv->T, !negated));
  }
  for (size_t i = 0; i < count && known.len > 0; i++)
    terms[i] = pl_term_rewrite(tv->T, terms[i], &known);
  pl_map_free(&known);
  pl_tv_give_hypotheses(tv, &hyps);
}
