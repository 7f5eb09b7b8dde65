/* discharge.c - obligations: stated, discharged, recorded.
 *
 * In order: normal form (the goal is `true`, or a hypothesis, or becomes one of these when equations that hold on the path are
 * put in); the lemma, for what speaks of exact integers or overflow; the solver. What remains is a failure, never a pass. */

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"
#include "verify/tv/report/text.h"

bool pl_tv_rule_off(const pl_tv *tv, pl_tv_rule rule) { return (tv->options->rules_off >> rule) & 1; }

/* Hypotheses of a path up to a stretch. */
static void collect(pl_tv *tv, const pl_path *path, uint32_t stretch, pl_term_vec *out) {
  bool everywhere = pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE);
  if (tv->options->contradict) pl_vec_push(out, pl_bool(tv->T, false));
  for (size_t i = 0; i < path->a.sem->conditions.len; i++) {
    const pl_condition *condition = &path->a.sem->conditions.data[i];
    if (condition->stretch <= stretch || everywhere) pl_vec_push(out, condition->holds);
  }
  for (size_t i = 0; i < path->conditions.len; i++)
    pl_vec_push(out, path->conditions.data[i]);
}

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
  pl_term_vec all = {0}, flat = {0};
  collect(tv, path, stretch, &all);
  flatten(&all, &flat);
  pl_vec_free(&all);
  return flat;
}

/* No pointer: equal addresses do not make one a pointer to the other's object. */
bool pl_tv_is_number(const pl_tv *tv, const pl_term *term) {
  return (term->op == PL_TERM_SYM || term->op == PL_TERM_MEM_LOAD) && !pl_sem_root(tv->world, term);
}

/* That two numbers are one: the younger is the older. Numbers are no pointers: an address that is made of equal ones, read from
 * one place, is one pointer. */
static void equate_atoms(const pl_tv *tv, const pl_term *term, pl_map *out) {
  if (term->op != PL_TERM_EQ || !pl_tv_is_number(tv, term->args[0]) || !pl_tv_is_number(tv, term->args[1])) return;
  const bool first = term->args[0]->id > term->args[1]->id;
  pl_map_set_ptr(out, term->args[first ? 0 : 1], (void *)(uintptr_t)term->args[first ? 1 : 0]);
}

/* What the hypotheses say of single terms, for putting in: `term = constant`, that two values
 * are one, and that a boolean term holds or not. */
static bool equations(pl_tv *tv, const pl_term_vec *hyps, pl_map *out) {
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
  for (size_t i = 0; i < hyps->len; i++)
    if (hyps->data[i] == goal || pl_term_is_false(hyps->data[i])) return true;
  return false;
}

/* True, or a hypothesis, where numbers that are one have one name. */
static bool is_renamed_hypothesis(pl_tv *tv, const pl_term_vec *hyps, const pl_term *goal) {
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

/* True, or a hypothesis, where each number is what the hypotheses say that it is. `unfolded`: the goal that is left. */
static bool is_true_by_definition(pl_tv *tv, const pl_term_vec *hyps, const pl_term *goal, const pl_term **unfolded) {
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
  if (a == b) return true;
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  bool same = equations(tv, &hyps, &known) && pl_term_rewrite(tv->T, a, &known) == pl_term_rewrite(tv->T, b, &known);
  pl_map_free(&known);
  pl_vec_free(&hyps);
  return same;
}

void pl_tv_reduce(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  pl_map known = {0};
  if (equations(tv, &hyps, &known))
    for (size_t i = 0; i < count; i++)
      if (terms[i] && terms[i]->op != PL_TERM_CONST) terms[i] = pl_term_rewrite(tv->T, terms[i], &known);
  pl_map_free(&known);
  pl_vec_free(&hyps);
}

void pl_tv_reduce_choices(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
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

uint32_t pl_tv_time_left(pl_tv *tv) {
  if (tv->deadline == 0) return 0;
  double left = tv->deadline - pl_tv_spent();
  if (left < 1) {
    tv->timed_out = true;
    return 1;
  }
  return (uint32_t)left;
}

/* Whether no model has all of the query. */
static bool refute(pl_tv *tv, const pl_term_vec *query, uint64_t limit) {
  const uint32_t left = pl_tv_time_left(tv);
  return !tv->timed_out && pl_smt_check(tv->smt, query->data, (uint32_t)query->len, limit, left, NULL) == PL_SMT_UNSAT;
}

static bool is_symbol_elsewhere(void *known, const pl_term *part) {
  return (part->op == PL_TERM_SYM || part->op == PL_TERM_APP) && !pl_map_has((const pl_map *)known, part);
}

static void nothing(void *user, const pl_term *symbol) {
  (void)user;
  (void)symbol;
}

/* Of many hypotheses those that speak of what the goal speaks of and of nothing else are mostly enough, and little to ask. */
static bool prove_by_near(pl_tv *tv, const pl_term *goal, const pl_term_vec *said) {
  enum { MANY = 12, ENOUGH = 300000 };
  pl_term_vec query = {0};
  pl_map known = {0};
  if (said->len < MANY || goal->op == PL_TERM_CONST) return false;
  pl_term_symbols(goal, &known, nothing, NULL);
  for (size_t i = 0; i < said->len; i++)
    if (!pl_tv_any_part(said->data[i], is_symbol_elsewhere, &known)) pl_vec_push(&query, said->data[i]);
  const bool some = query.len > 0;
  pl_vec_push(&query, pl_not(tv->T, goal));
  const bool proved = some && refute(tv, &query, ENOUGH);
  pl_map_free(&known);
  pl_vec_free(&query);
  return proved;
}

/* `divisions`: also by hypotheses that divide, which is the hardest that there is for bit vectors. */
static bool ask_solver(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, bool divisions) {
  pl_term_vec query = {0};
  for (size_t i = 0; i < hyps->len; i++)
    if (!pl_tv_has_integers(hyps->data[i]) && (divisions || !pl_tv_divides(hyps->data[i]))) pl_vec_push(&query, hyps->data[i]);
  bool proved = prove_by_near(tv, goal, &query);
  for (size_t i = 0; i < tv->world->axioms.len; i++)
    pl_vec_push(&query, tv->world->axioms.data[i]);
  pl_vec_push(&query, pl_not(tv->T, goal));
  proved = proved || refute(tv, &query, tv->solver_limit);
  pl_vec_free(&query);
  return proved;
}

static bool prove_by_solver(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
  bool divisions = false;
  for (size_t i = 0; i < hyps->len && !divisions; i++)
    divisions = pl_tv_divides(hyps->data[i]);
  if (!divisions || pl_tv_divides(goal)) return ask_solver(tv, goal, hyps, true);
  return ask_solver(tv, goal, hyps, false) || (tv->bounds && ask_solver(tv, goal, hyps, true));
}

/* The facts of the source's accesses on this path up to a stretch. */
static void update_facts(pl_tv *tv, const pl_path *path, uint32_t stretch) {
  pl_sem *sem = path->a.sem;
  size_t upto = 0;
  while (upto < sem->seeds.len && (sem->seeds.data[upto].stretch <= stretch || pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE)))
    upto++;
  if (tv->facts_serial == sem->serial && tv->facts_seeds == upto) return;
  if (tv->facts_serial != sem->serial || tv->facts_seeds > upto) {
    pl_vec_clear(&tv->facts);
    tv->facts_seeds = 0;
  }
  for (size_t i = tv->facts_seeds; i < upto; i++)
    pl_sem_access_facts(sem, &sem->seeds.data[i], &tv->facts);
  tv->facts_serial = sem->serial;
  tv->facts_seeds = upto;
}

static uint32_t assumptions_of_facts(uint32_t facts) {
  uint32_t out = 0;
  if (facts >> PL_FACT_SIZES_NONNEGATIVE & 1) out |= 1u << PL_ASSUME_SIZES_NONNEGATIVE;
  if (facts >> PL_FACT_MEMREF_IN_OBJECT & 1) out |= 1u << PL_ASSUME_MEMREF_IN_OBJECT;
  if (facts >> PL_FACT_ALLOCATIONS_SUCCEED & 1) out |= 1u << PL_ASSUME_ALLOCATIONS_SUCCEED;
  if (facts >> PL_FACT_NONNEGATIVE_STRIDES & 1) out |= 1u << PL_ASSUME_NONNEGATIVE_STRIDES;
  return out;
}

/* Memory of that size lies behind address 0, and does not wrap. */
static void add_place(pl_tv *tv, const pl_term *base, const pl_term *size, uint32_t assumptions, pl_fact_vec *out) {
  pl_terms *T = tv->T;
  const pl_term *top = pl_int_sub(T, pl_int_pow2(T, PL_POINTER_BITS), pl_int(T, 1)), *start = pl_int_of_ubv(T, base);
  pl_vec_push(out, ((pl_fact){pl_int_lt(T, pl_int(T, 0), start), assumptions}));
  pl_vec_push(out, ((pl_fact){pl_int_le(T, pl_int_add(T, start, pl_int_of_ubv(T, size)), top), assumptions}));
}

/* Constant globals of the lowering, and objects that it made. */
static void add_object_facts(pl_tv *tv, const pl_sem *sem, pl_fact_vec *out) {
  for (size_t i = 0; i < tv->world->tables.len; i++) {
    const pl_sem_final *table = &tv->world->tables.data[i];
    add_place(tv, table->base, pl_sem_table_size(tv->world, table), 0, out);
  }
  if (!tv->world->allocations_succeed) return;
  for (size_t i = 0; i < sem->objects.len; i++) {
    const pl_sem_object *object = &sem->objects.data[i];
    uint64_t bytes;
    if (!pl_term_const_u64(object->size, &bytes) || bytes > (uint64_t)INT64_MAX) continue; /* there may be none of that size */
    add_place(tv, object->base, object->size, 1u << PL_FACT_ALLOCATIONS_SUCCEED, out);
  }
}

/* By the facts of the source's accesses. That what the source accesses lies in its object holds only if the object that the
 * lowering made is a legal choice; to show that, the others have to do. */
static bool prove_by_facts(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used) {
  pl_fact_vec some = {0};
  for (size_t i = 0; i < tv->facts.len; i++)
    if (!tv->legality || !(tv->facts.data[i].assumptions >> PL_FACT_LEGAL_OBJECT & 1)) pl_vec_push(&some, tv->facts.data[i]);
  if (tv->path) add_object_facts(tv, tv->path->b.sem, &some);
  bool proved = pl_tv_prove_by_lemma(tv, goal, hyps->data, hyps->len, some.data, some.len, used);
  pl_vec_free(&some);
  return proved;
}

/* The same where each number is what the hypotheses say that it is, in the goal, in them, and in the facts: products of sizes are
 * then products of the same numbers. */
static bool prove_unfolded(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *used) {
  pl_definition_vec definitions = {0};
  pl_term_vec said = {0};
  pl_fact_vec facts = {0};
  bool proved = false;
  pl_tv_define(tv, hyps, &definitions);
  for (size_t i = 0; i < hyps->len && definitions.len > 0; i++)
    pl_vec_push(&said, pl_tv_unfold(tv, &definitions, hyps->data[i]));
  for (size_t i = 0; i < tv->facts.len && definitions.len > 0; i++) {
    const pl_fact fact = tv->facts.data[i];
    if (tv->legality && (fact.assumptions >> PL_FACT_LEGAL_OBJECT & 1)) continue;
    pl_vec_push(&facts, ((pl_fact){pl_tv_unfold(tv, &definitions, fact.holds), fact.assumptions}));
  }
  if (definitions.len > 0)
    proved = pl_tv_prove_by_lemma(tv, pl_tv_unfold(tv, &definitions, goal), said.data, said.len, facts.data, facts.len, used);
  pl_vec_free(&definitions);
  pl_vec_free(&said);
  pl_vec_free(&facts);
  return proved;
}

void pl_tv_second_opinion(pl_tv *tv, const pl_term *const *asserts, uint32_t count) {
  pl_sink script = {0}, comment = {0};
  if (!tv->options->on_query) return;
  pl_str name = pl_symbol_name(tv->a->func);
  pl_sink_printf(&comment, "@%.*s: unsatisfiable, so an obligation holds", PL_STR_FMT(name));
  pl_term_smtlib(asserts, count, pl_sink_text(&comment), &script);
  tv->options->on_query(tv->options->query_user, name, pl_sink_text(&script));
  pl_sink_close(&comment);
  pl_sink_close(&script);
}

/* What was closed without a solver, as a question to one. */
static void ask_anyway(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
  pl_term_vec query = {0};
  if (!tv->options->on_query || !tv->options->every_query) return;
  bool integers = pl_tv_has_integers(goal);
  for (size_t i = 0; i < hyps->len; i++)
    if (pl_tv_has_integers(hyps->data[i]) == integers) pl_vec_push(&query, hyps->data[i]);
  pl_vec_push(&query, pl_not(tv->T, goal));
  pl_tv_second_opinion(tv, query.data, (uint32_t)query.len);
  pl_vec_free(&query);
}

/* Whatever the divisions come to: what is left then is easy. */
static bool prove_without_divisions(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps) {
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

typedef struct equation_prover {
  pl_tv *tv;
  const pl_term_vec *hyps;
  uint32_t used;
} equation_prover;

static bool is_hard_for_bits(void *user, const pl_term *at) {
  (void)user;
  switch ((int)at->op) {
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SREM: return true;
  case PL_TERM_BV_MUL: return at->args[0]->op != PL_TERM_CONST || at->num_args > 2;
  default: return at->sort.kind != PL_SORT_BV && at->sort.kind != PL_SORT_BOOL;
  }
}

/* Quotients by powers of two are bits of a number, which say little to the lemma: two ways to compute one are told apart by no
 * number there is. */
static bool prove_bits(pl_tv *tv, const pl_term *goal) {
  enum { ENOUGH = 400000 };
  const pl_term_vec none = {0};
  const uint64_t limit = tv->solver_limit;
  if (pl_tv_any_part(goal, is_hard_for_bits, NULL)) return false;
  if (limit > ENOUGH) tv->solver_limit = ENOUGH;
  const bool proved = ask_solver(tv, goal, &none, true);
  tv->solver_limit = limit;
  return proved;
}

static bool prove_equation(void *user, const pl_term *goal) {
  equation_prover *p = user;
  pl_tv_time_left(p->tv);
  return !p->tv->timed_out && (prove_by_facts(p->tv, goal, p->hyps, &p->used) || prove_bits(p->tv, goal));
}

static bool is_shifted(void *user, const pl_term *at) {
  (void)user;
  return at->op == PL_TERM_BV_EXTRACT && at->imm > 0;
}

bool pl_tv_is_quotient(const pl_term *term) { return pl_tv_divides(term) || pl_tv_any_part(term, is_shifted, NULL); }

/* Where something is divided, or, by powers of two, on the way to an address in one of two memories. */
static bool worth_sweeping(const pl_term *goal) {
  const bool memories = goal->op == PL_TERM_EQ && goal->args[0]->sort.kind == PL_SORT_MEM;
  return memories ? pl_tv_is_quotient(goal) : pl_tv_divides(goal);
}

/* Once more, with what is equal inside of the goal put in. */
static pl_discharge prove_swept(pl_tv *tv, const pl_term *goal, const pl_term_vec *hyps, uint32_t *assumptions) {
  equation_prover prover = {tv, hyps, 0};
  if (!worth_sweeping(goal)) return PL_NOT_DISCHARGED;
  if (!pl_tv_sweep(tv, hyps, &goal, 1, prove_equation, &prover)) return PL_NOT_DISCHARGED;
  *assumptions |= assumptions_of_facts(prover.used);
  const pl_term *unfolded = goal;
  uint32_t used = 0;
  if (pl_term_is_true(goal) || pl_tv_is_hypothesis(hyps, goal) || is_true_by_definition(tv, hyps, goal, &unfolded))
    return PL_BY_LEMMA;
  if (prove_by_facts(tv, goal, hyps, &used) ||
      (unfolded != goal && pl_tv_is_arithmetic(tv->T, goal) && prove_unfolded(tv, goal, hyps, &used))) {
    *assumptions |= assumptions_of_facts(used);
    return PL_BY_LEMMA;
  }
  return !pl_tv_has_integers(goal) && prove_without_divisions(tv, goal, hyps) ? PL_BY_SOLVER : PL_NOT_DISCHARGED;
}

void pl_tv_unify(pl_tv *tv, pl_path *path, const pl_term **terms, size_t count) {
  const uint32_t stretch = pl_tv_stretch(path);
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, stretch);
  equation_prover prover = {tv, &hyps, 0};
  update_facts(tv, path, stretch);
  if (count > 1 && pl_tv_sweep(tv, &hyps, terms, count, prove_equation, &prover))
    tv->assumptions |= assumptions_of_facts(prover.used);
  pl_vec_free(&hyps);
}

static bool is_product(const pl_term *t) {
  if (t->op == PL_TERM_BV_MUL) return true;
  for (uint32_t i = 0; i < t->num_args && t->op == PL_TERM_BV_ADD; i++)
    if (t->args[i]->op == PL_TERM_BV_MUL) return true;
  return false;
}

/* That a product is on one side of a constant: what is left of an overflow where one operand is known. */
static bool is_bound_of_product(const pl_term *goal) {
  const pl_term *t = goal->op == PL_TERM_NOT ? goal->args[0] : goal;
  const bool compares = t->op == PL_TERM_EQ || (t->op >= PL_TERM_BV_ULT && t->op <= PL_TERM_BV_SLE);
  if (!compares) return false;
  return (t->args[0]->op == PL_TERM_CONST && is_product(t->args[1])) ||
         (t->args[1]->op == PL_TERM_CONST && is_product(t->args[0]));
}

/* Whether a word is within 2^31 of the greatest number, or of the least one with a sign. */
static bool is_near_end(pl_tv *tv, const pl_term *t, bool is_signed) {
  enum { TOP = 32 };
  if (t->op != PL_TERM_CONST || t->sort.width < 2 * TOP) return false;
  const uint32_t width = t->sort.width;
  const pl_apint end = is_signed ? pl_apint_signed_max(tv->arena, width) : pl_apint_ones(tv->arena, width);
  const pl_apint away = pl_apint_xor(tv->arena, t->value, end);
  return pl_apint_clz(away) > TOP || (is_signed && pl_apint_clz(pl_apint_not(tv->arena, away)) > TOP);
}

/* That a number and a small constant have a sum that fits: the same, of a sum. */
static bool is_bound_of_sum(pl_tv *tv, const pl_term *goal) {
  const pl_term *t = goal->op == PL_TERM_NOT ? goal->args[0] : goal;
  if (t->op != PL_TERM_BV_ULT && t->op != PL_TERM_BV_SLT) return false;
  const bool is_signed = t->op == PL_TERM_BV_SLT;
  return is_near_end(tv, t->args[0], is_signed) || is_near_end(tv, t->args[1], is_signed);
}

/* That two products, or sums of them, are equal, in which something is divided. */
static bool is_equation_of_products(const pl_term *goal) {
  return goal->op == PL_TERM_EQ && is_product(goal->args[0]) && is_product(goal->args[1]) && pl_tv_divides(goal);
}

/* A bound of the number that a word stands for, said of the word. NULL if it is another goal. */
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

/* Discharges one goal that is not a conjunction. */
static pl_discharge prove_one(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term_vec *hyps, const pl_term *goal,
                              uint32_t *assumptions) {
  if (pl_term_is_true(goal)) return PL_BY_NORMAL_FORM;
  if (pl_tv_is_hypothesis(hyps, goal)) {
    path->hypotheses_used = true;
    ask_anyway(tv, goal, hyps);
    return PL_BY_NORMAL_FORM;
  }
  pl_map known = {0};
  const pl_term *reduced = equations(tv, hyps, &known) ? pl_term_rewrite(tv->T, goal, &known) : goal;
  pl_map_free(&known);
  const pl_term *unfolded = goal;
  if (pl_term_is_true(reduced) || is_renamed_hypothesis(tv, hyps, goal) || is_true_by_definition(tv, hyps, goal, &unfolded)) {
    path->hypotheses_used = true;
    ask_anyway(tv, goal, hyps);
    return PL_BY_NORMAL_FORM;
  }
  if (pl_term_is_false(goal) && !pl_tv_feasible(tv, path)) return PL_BY_SOLVER;
  if (pl_term_is_false(goal)) return PL_NOT_DISCHARGED;
  path->hypotheses_used = true;
  if (pl_tv_shown_by_access(tv, path, stretch, goal)) return PL_BY_LEMMA;
  const bool products = is_equation_of_products(goal);
  if (products) { /* the whole is too hard for the lemma, which has to show that factors are equal */
    update_facts(tv, path, stretch);
    const pl_discharge how = prove_swept(tv, goal, hyps, assumptions);
    if (how != PL_NOT_DISCHARGED) return how;
  }
  /* That there is room compares sizes, which are products: nothing for bit-blasting. */
  if (pl_tv_is_arithmetic(tv->T, goal) || pl_tv_wants_exact(goal) || is_bound_of_product(unfolded) ||
      is_bound_of_sum(tv, unfolded) || tv->legality) {
    uint32_t used = 0;
    update_facts(tv, path, stretch);
    if (prove_by_facts(tv, goal, hyps, &used) || (reduced != goal && prove_by_facts(tv, reduced, hyps, &used)) ||
        (unfolded != goal && prove_unfolded(tv, goal, hyps, &used))) {
      *assumptions |= assumptions_of_facts(used);
      return PL_BY_LEMMA;
    }
    const pl_term *words = pl_tv_has_integers(goal) ? as_words(tv, goal) : NULL;
    if (words) return prove_by_solver(tv, words, hyps) ? PL_BY_SOLVER : PL_NOT_DISCHARGED;
    if (pl_tv_has_integers(goal)) return PL_NOT_DISCHARGED;
  }
  const pl_discharge how = products ? PL_NOT_DISCHARGED : prove_swept(tv, goal, hyps, assumptions);
  if (how != PL_NOT_DISCHARGED) return how;
  return prove_by_solver(tv, reduced, hyps) ? PL_BY_SOLVER : PL_NOT_DISCHARGED;
}

/* Conjunctions part by part; what is said of the whole is the hardest part's way. `open` (may be NULL): the part that remains. */
pl_discharge pl_tv_prove(pl_tv *tv, pl_path *path, uint32_t stretch, const pl_term *goal, uint32_t *assumptions,
                         const pl_term **open) {
  if (pl_term_is_true(goal)) return PL_BY_NORMAL_FORM;
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, stretch);
  pl_discharge worst = PL_BY_NORMAL_FORM;
  bool conjunction = goal->op == PL_TERM_AND;
  uint32_t parts = conjunction ? goal->num_args : 1;
  for (uint32_t i = 0; i < parts && worst != PL_NOT_DISCHARGED; i++) {
    pl_discharge how = prove_one(tv, path, stretch, &hyps, conjunction ? goal->args[i] : goal, assumptions);
    if (how > worst) worst = how;
    if (how == PL_NOT_DISCHARGED && open) *open = conjunction ? goal->args[i] : goal;
    if (conjunction) pl_vec_push(&hyps, goal->args[i]); /* shown: the next parts may build on it */
  }
  pl_vec_free(&hyps);
  return worst;
}

bool pl_tv_holds(pl_tv *tv, pl_path *path, const pl_term *goal) {
  uint32_t assumptions = 0;
  bool holds = pl_tv_prove(tv, path, pl_tv_stretch(path), goal, &assumptions, NULL) != PL_NOT_DISCHARGED;
  if (holds) tv->assumptions |= assumptions;
  return holds;
}

/* A condition and its opposite, in words that differ. That an object of the lowering's is a legal choice is an obligation of the
 * paths that go on, and this one would not: facts that rest on it are left out. */
static bool contradictory_swept(pl_tv *tv, const pl_path *path, const pl_term_vec *hyps) {
  const bool legality = tv->legality;
  pl_term_vec said = {0};
  pl_map known = {0};
  bool certain = false, divides = false;
  for (size_t i = 0; i < hyps->len; i++) {
    divides |= pl_tv_divides(hyps->data[i]);
    if (!pl_tv_has_integers(hyps->data[i])) pl_vec_push(&said, hyps->data[i]);
  }
  equation_prover prover = {tv, hyps, 0};
  update_facts(tv, path, pl_tv_stretch(path));
  tv->legality = true;
  if (divides && pl_tv_sweep(tv, hyps, said.data, said.len, prove_equation, &prover)) {
    for (size_t i = 0; i < said.len && !certain; i++) {
      certain = pl_term_is_false(said.data[i]) || pl_map_has(&known, pl_not(tv->T, said.data[i]));
      pl_map_set_ptr(&known, said.data[i], said.data[i]);
    }
    certain = certain || prove_without_divisions(tv, pl_bool(tv->T, false), &said);
    if (certain) tv->assumptions |= assumptions_of_facts(prover.used);
  }
  tv->legality = legality;
  pl_vec_free(&said);
  pl_map_free(&known);
  return certain;
}

static bool contradictory(pl_tv *tv, const pl_path *path) {
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, pl_tv_stretch(path));
  bool certain = pl_tv_is_hypothesis(&hyps, pl_bool(tv->T, false));
  if (!certain) certain = contradictory_swept(tv, path, &hyps) || prove_by_solver(tv, pl_bool(tv->T, false), &hyps);
  pl_vec_free(&hyps);
  return certain;
}

/* That no run was found in which the source is defined may have other reasons: most such questions have no answer, and are not
 * worth what a proof is. */
bool pl_tv_contradictory_soon(pl_tv *tv, const pl_path *path) {
  enum { SOON = 2000000 };
  const uint64_t limit = tv->solver_limit;
  if (limit > SOON) tv->solver_limit = SOON;
  const bool certain = contradictory(tv, path);
  tv->solver_limit = limit;
  return certain;
}

bool pl_tv_feasible(pl_tv *tv, pl_path *path) { return !contradictory(tv, path); }

bool pl_tv_excluded_by_facts(pl_tv *tv, pl_path *path) {
  const uint32_t stretch = pl_tv_stretch(path);
  uint32_t used = 0;
  pl_term_vec hyps = pl_tv_hypotheses(tv, path, stretch);
  update_facts(tv, path, stretch);
  const bool legality = tv->legality; /* as above */
  tv->legality = true;
  const bool excluded = tv->facts.len > 0 && prove_by_facts(tv, pl_bool(tv->T, false), &hyps, &used);
  tv->legality = legality;
  if (excluded) tv->assumptions |= assumptions_of_facts(used);
  pl_vec_free(&hyps);
  return excluded;
}
