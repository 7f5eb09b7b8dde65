/* contradiction.c - whether the hypotheses of a path contradict each other: then no input takes it. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/hypothesis_set.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

/* Whether the hypotheses are proved to contradict each other once quotients in them that are proved equal are replaced by one of
 * them; if so, adds what the proof assumes to the result. Facts that rest on the lowering's objects being legal choices are not
 * used: a path that ends here does not state that as an obligation. */
static bool contradictory_quotients(pl_tv *tv, const pl_path *path, const pl_term_vec *hyps) {
  const bool legality = tv->run.legality;
  pl_term_vec stated = {0};
  pl_map known = {0};
  bool certain = false, divides = false;
  for (size_t i = 0; i < hyps->len; i++) {
    divides |= pl_tv_divides(hyps->data[i]);
    if (!pl_tv_has_integers(hyps->data[i])) pl_vec_push(&stated, hyps->data[i]);
  }
  uint32_t assumptions = 0;
  pl_tv_update_facts(tv, path, pl_tv_stretch(path));
  tv->run.legality = true;
  if (divides && pl_tv_equate_quotients(tv, hyps, stated.data, stated.len, &assumptions)) {
    for (size_t i = 0; i < stated.len && !certain; i++) {
      certain = pl_term_is_false(stated.data[i]) || pl_map_has(&known, pl_not(tv->T, stated.data[i]));
      pl_map_set_ptr(&known, stated.data[i], stated.data[i]);
    }
    certain = certain || pl_tv_prove_without_divisions(tv, pl_bool(tv->T, false), &stated);
    if (certain) tv->result.assumptions |= assumptions;
  }
  tv->run.legality = legality;
  pl_vec_free(&stated);
  pl_map_free(&known);
  return certain;
}

/* Whether the hypotheses of the path, up to the stretch that source and lowering have reached, are proved to contradict each
 * other; if so, what the proof assumes is added to the result. */
static bool contradictory(pl_tv *tv, const pl_path *path) {
  const pl_term *never = pl_bool(tv->T, false);
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, pl_tv_stretch(path));
  const bool certain = pl_hypotheses_have(&hyps, never) || contradictory_quotients(tv, path, &hyps.list) ||
                       pl_tv_prove_by_solver(tv, never, &hyps.list);
  pl_tv_give_hypotheses(tv, &hyps);
  return certain;
}

bool pl_tv_contradictory_soon(pl_tv *tv, const pl_path *path) {
  assert(pl_tv_owns(tv, path));
  enum { SOON = 2000000 };
  const uint64_t limit = tv->run.solver_limit;
  if (limit > SOON) tv->run.solver_limit = SOON;
  const bool certain = contradictory(tv, path);
  tv->run.solver_limit = limit;
  return certain;
}

bool pl_tv_feasible(pl_tv *tv, pl_path *path) { return !contradictory(tv, path); }

bool pl_tv_excluded_by_facts(pl_tv *tv, pl_path *path) {
  assert(pl_tv_owns(tv, path));
  const uint32_t stretch = pl_tv_stretch(path);
  uint32_t used = 0;
  pl_hypotheses hyps = pl_tv_take_hypotheses(tv, path, stretch);
  pl_tv_update_facts(tv, path, stretch);
  const bool legality = tv->run.legality; /* as above */
  tv->run.legality = true;
  const bool excluded = tv->run.facts.len > 0 && pl_tv_prove_by_facts(tv, pl_bool(tv->T, false), &hyps.list, &used);
  tv->run.legality = legality;
  if (excluded) tv->result.assumptions |= pl_tv_assumptions_of_facts(used);
  pl_tv_give_hypotheses(tv, &hyps);
  return excluded;
}
