/* quotients.c - goals in which something is divided: equal quotients are found and put in, then the goal is shown once more. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

typedef struct equation_prover {
  pl_tv *tv;
  const pl_term_vec *hyps;
  uint32_t used;
} equation_prover;

/* Whether the equation is proved by the lemma and the facts, or by the solver on bits. `user` is an equation_prover, to whose
 * `used` the facts' assumptions are added. */
static bool prove_equation(void *user, const pl_term *goal) {
  equation_prover *p = user;
  pl_tv_time_left(p->tv);
  return !p->tv->run.timed_out && (pl_tv_prove_by_facts(p->tv, goal, p->hyps, &p->used) || pl_tv_prove_bits(p->tv, goal));
}

bool pl_tv_equate_quotients(pl_tv *tv, const pl_term_vec *hyps, const pl_term **terms, size_t count, uint32_t *assumptions) {
  equation_prover prover = {tv, hyps, 0};
  if (!pl_tv_find_equal_quotients(tv, hyps, terms, count, prove_equation, &prover)) return false;
  *assumptions |= pl_tv_assumptions_of_facts(prover.used);
  return true;
}

/* Whether the goal contains a division, as far as replacing quotients is worth while in it. */
static bool divides_somewhere(const pl_term *goal) {
  const bool memories = goal->op == PL_TERM_EQ && goal->args[0]->sort.kind == PL_SORT_MEM;
  return memories ? pl_tv_is_quotient(goal) : pl_tv_divides(goal);
}

pl_discharge pl_tv_prove_by_quotients(pl_tv *tv, const pl_term *goal, pl_hypotheses *hyps, uint32_t *assumptions) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  if (!divides_somewhere(goal) || !pl_tv_equate_quotients(tv, &hyps->list, &goal, 1, assumptions)) return PL_NOT_DISCHARGED;
  const pl_term *unfolded = goal;
  uint32_t used = 0;
  if (pl_term_is_true(goal) || pl_hypotheses_have(hyps, goal) || pl_tv_is_true_by_definition(tv, hyps, goal, &unfolded))
    return PL_BY_LEMMA;
  if (pl_tv_prove_by_facts(tv, goal, &hyps->list, &used) ||
      (unfolded != goal && pl_tv_is_arithmetic(tv->T, goal) && pl_tv_prove_unfolded(tv, goal, &hyps->list, &used))) {
    *assumptions |= pl_tv_assumptions_of_facts(used);
    return PL_BY_LEMMA;
  }
  return !pl_tv_has_integers(goal) && pl_tv_prove_without_divisions(tv, goal, &hyps->list) ? PL_BY_SOLVER : PL_NOT_DISCHARGED;
}

void pl_tv_unify(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  assert(pl_tv_owns(tv, path) && (terms || count == 0));
  const uint32_t stretch = pl_tv_stretch(path);
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, stretch);
  pl_tv_update_facts(tv, path, stretch);
  if (count > 1) pl_tv_equate_quotients(tv, &hyps.list, terms, count, &tv->result.assumptions);
  pl_tv_give_hypotheses(tv, &hyps);
}
