/* queries.c - goals over bit vectors and memory put to the solver. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

/* Whether the solver finds the query unsatisfiable within its resource limit `limit` (0: a default) and the time that is left. */
static bool refute(pl_tv *tv, const pl_term_vec *query, uint64_t limit) {
  const uint32_t left = pl_tv_time_left(tv);
  return !tv->run.timed_out && pl_smt_check(tv->smt, query->data, (uint32_t)query->len, limit, left, NULL) == PL_SMT_UNSAT;
}

/* Whether the part is a symbol or function application that is not in the map `known`. */
static bool is_symbol_elsewhere(void *known, const pl_term *part) {
  return (part->op == PL_TERM_SYM || part->op == PL_TERM_APP) && !pl_map_has((const pl_map *)known, part);
}

/* Does nothing: a visitor for traversals of which only the map of visited symbols is wanted. */
static void nothing(void *user, const pl_term *symbol) {
  (void)user;
  (void)symbol;
}

/* Whether the goal is proved, with a small limit, from those of many hypotheses that speak of nothing but what occurs in the
 * goal; false at once if that is not worth while. */
static bool prove_by_near(pl_tv *tv, const pl_term *goal, const pl_term_vec *stated) {
  enum { MANY = 12, ENOUGH = 300000 };
  pl_term_vec query = {0};
  pl_map known = {0};
  if (stated->len < MANY || goal->op == PL_TERM_CONST) return false;
  pl_term_symbols(goal, &known, nothing, NULL);
  for (size_t i = 0; i < stated->len; i++)
    if (!pl_tv_any_part(stated->data[i], is_symbol_elsewhere, &known)) pl_vec_push(&query, stated->data[i]);
  const bool some = query.len > 0;
  pl_vec_push(&query, pl_not(tv->T, goal));
  const bool proved = some && refute(tv, &query, ENOUGH);
  pl_map_free(&known);
  pl_vec_free(&query);
  return proved;
}

/* Whether the solver proves the goal from the axioms and from those hypotheses that have no integers. `divisions`: also from
 * hypotheses with divisions, which are hardest for bit vectors. */
static bool ask_solver(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, bool divisions) {
  pl_term_vec query = {0};
  for (size_t i = 0; i < hyps->len; i++)
    if (!pl_tv_has_integers(hyps->data[i]) && (divisions || !pl_tv_divides(hyps->data[i]))) pl_vec_push(&query, hyps->data[i]);
  bool proved = prove_by_near(tv, goal, &query);
  for (size_t i = 0; i < tv->world->axioms.len; i++)
    pl_vec_push(&query, tv->world->axioms.data[i]);
  pl_vec_push(&query, pl_not(tv->T, goal));
  proved = proved || refute(tv, &query, tv->run.solver_limit);
  pl_vec_free(&query);
  return proved;
}

bool pl_tv_prove_by_solver(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  bool divisions = false;
  for (size_t i = 0; i < hyps->len && !divisions; i++)
    divisions = pl_tv_divides(hyps->data[i]);
  if (!divisions || pl_tv_divides(goal)) return ask_solver(tv, goal, hyps, true);
  return ask_solver(tv, goal, hyps, false) || (tv->plan.bounds && ask_solver(tv, goal, hyps, true));
}

void pl_tv_second_opinion(pl_tv *tv, const pl_term *const *asserts, uint32_t count) {
  assert(tv && (asserts || count == 0));
  pl_sink script = {0}, comment = {0};
  if (!tv->options->on_query) return;
  pl_str name = pl_symbol_name(tv->source->func);
  pl_sink_printf(&comment, "@%.*s: unsatisfiable, so an obligation holds", PL_STR_FMT(name));
  pl_term_smtlib(asserts, count, pl_sink_text(&comment), &script);
  tv->options->on_query(tv->options->query_user, name, pl_sink_text(&script));
  pl_sink_close(&comment);
  pl_sink_close(&script);
}

void pl_tv_ask_anyway(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
  pl_term_vec query = {0};
  if (!tv->options->on_query || !tv->options->every_query) return;
  bool integers = pl_tv_has_integers(goal);
  for (size_t i = 0; i < hyps->len; i++)
    if (pl_tv_has_integers(hyps->data[i]) == integers) pl_vec_push(&query, hyps->data[i]);
  pl_vec_push(&query, pl_not(tv->T, goal));
  pl_tv_second_opinion(tv, query.data, (uint32_t)query.len);
  pl_vec_free(&query);
}

bool pl_tv_prove_without_divisions(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  pl_term_vec all = {0};
  for (size_t i = 0; i < hyps->len; i++)
    if (!pl_tv_has_integers(hyps->data[i])) pl_vec_push(&all, hyps->data[i]);
  pl_vec_push(&all, goal);
  pl_tv_abstract_quotients(tv, all.data, all.len);
  const pl_term *abstracted = pl_vec_pop(&all);
  const bool proved = ask_solver(tv, abstracted, &all, true);
  pl_vec_free(&all);
  return proved;
}

/* Whether the operation is one that is hard for bit-blasting, or not on bits at all. */
static bool is_hard_for_bits(void *user, const pl_term *at) {
  (void)user;
  switch (at->op) {
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SREM: return true;
  case PL_TERM_BV_MUL: return at->args[0]->op != PL_TERM_CONST || at->num_args > 2;
  default: return at->sort.kind != PL_SORT_BV && at->sort.kind != PL_SORT_BOOL;
  }
}

bool pl_tv_prove_bits(pl_tv *tv, const pl_term *goal) {
  assert(goal && goal->sort.kind == PL_SORT_BOOL);
  enum { ENOUGH = 400000 };
  const pl_term_vec none = {0};
  const uint64_t limit = tv->run.solver_limit;
  if (pl_tv_any_part(goal, is_hard_for_bits, NULL)) return false;
  if (limit > ENOUGH) tv->run.solver_limit = ENOUGH;
  const bool proved = ask_solver(tv, goal, &none, true);
  tv->run.solver_limit = limit;
  return proved;
}
