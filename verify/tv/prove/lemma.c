/* lemma.c - from bit vectors to linear arithmetic over the integers.
 *
 * Overflow predicates and comparisons become statements about the signed (S) and unsigned (U) values of their operands. What S
 * and U of a sum or product are is added as far as the question mentions them: if the exact sum of the parts is in range, it is
 * the value of the bit vector. These are tautologies; with the facts of the accesses (sem/memory/access_facts.c) the rest is
 * linear, products being atoms. */
#include <assert.h>

#include "verify/tv/prove/discharge.h"
#include "verify/tv/prove/lemma.h"
#include "verify/tv/prove/tactics.h"
#include "verify/tv/prove/terms.h"

enum { MAX_ATOMS = 600, LITTLE = 500000, MUCH = 8000000 };

/* Asserts what the value `atom` is in terms of others, as it was asserted before if it was. Statements with unknowns of their own
 * (`exact`), and those that other tautologies go with, are made anew. */
static void write_out(pl_lemma *q, const pl_term *atom) {
  const size_t first = q->asserts.len, aside = q->aside.len;
  uint64_t known;
  if (q->memo && !q->exact && pl_map_get(&q->memo->of_atom, (uint64_t)(uintptr_t)atom, &known)) {
    for (uint64_t i = known >> 32, end = i + (uint32_t)known; i < end; i++)
      pl_lemma_assert(q, q->memo->asserts.data[i]);
    return;
  }
  pl_lemma_write_out(q, atom);
  if (!q->memo || q->exact || q->aside.len != aside) return;
  pl_map_set(&q->memo->of_atom, (uint64_t)(uintptr_t)atom, (uint64_t)q->memo->asserts.len << 32 | (q->asserts.len - first));
  for (size_t i = first; i < q->asserts.len; i++)
    pl_vec_push(&q->memo->asserts, q->asserts.data[i]);
}

void pl_lemma_saturate(pl_lemma *q) {
  assert(q->T);
  while (q->work.len > 0 || q->aside.len > 0) {
    while (q->aside.len > 0)
      pl_lemma_assert(q, pl_vec_pop(&q->aside));
    if (q->work.len == 0) return;
    const pl_term *t = pl_vec_pop(&q->work);
    if (pl_map_has(&q->seen, t)) continue;
    pl_map_set_ptr(&q->seen, t, t);
    if (t->op == PL_TERM_INT_OF_SBV || t->op == PL_TERM_INT_OF_UBV) {
      if (q->atoms.len >= MAX_ATOMS) continue;
      pl_map_set_ptr(&q->atoms, t, t);
      write_out(q, t);
      continue; /* what the bit vector is made of is not part of the question */
    }
    if (t->op == PL_TERM_APP) continue;
    if (t->op == PL_TERM_INT_MUL) pl_lemma_relate_product(q, t);
    for (uint32_t i = 0; i < t->num_args; i++)
      pl_vec_push(&q->work, t->args[i]);
  }
}

void pl_lemma_free(pl_lemma *q) {
  assert(q);
  pl_vec_free(&q->asserts);
  pl_vec_free(&q->work);
  pl_vec_free(&q->aside);
  pl_vec_free(&q->quotients);
  pl_vec_free(&q->products);
  pl_map_free(&q->seen);
  pl_map_free(&q->atoms);
  pl_map_free(&q->signed_divisions);
  pl_map_free(&q->unsigned_divisions);
}

void pl_lemma_memo_free(pl_lemma_memo *memo) {
  assert(memo);
  pl_map_free(&memo->of_atom);
  pl_vec_free(&memo->asserts);
}

void pl_lemma_assert_hypothesis(pl_lemma *q, const pl_term *hypothesis) {
  if (hypothesis->op == PL_TERM_AND) {
    for (uint32_t i = 0; i < hypothesis->num_args; i++)
      pl_lemma_assert_hypothesis(q, hypothesis->args[i]);
    return;
  }
  const pl_term *stated = pl_lemma_in_integers(q->T, hypothesis, &q->aside, 0);
  if (stated) pl_lemma_assert(q, stated);
}

/* Whether the statements, of which the first one negates a goal, contradict each other: by bounds of linear forms, else by the
 * solver. */
static bool contradict(pl_tv *tv, const pl_term_vec *stated) {
  if (pl_linear_contradict(tv->linear, stated->data, stated->len)) {
    pl_tv_second_opinion(tv, stated->data, (uint32_t)stated->len);
    return true;
  }
  const uint32_t left = pl_tv_time_left(tv);
  return !tv->run.timed_out &&
         pl_smt_check(tv->smt, stated->data, (uint32_t)stated->len, tv->plan.bounds ? MUCH : LITTLE, left, NULL) == PL_SMT_UNSAT;
}

/* Whether the goal is proved from hypotheses and facts in linear integer arithmetic. `exact`: sums that wrap, divisions and
 * extracts are written out as well. Adds the assumptions of the facts that it was given to *used, proved or not. */
static bool prove(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                  size_t num_facts, bool exact, uint32_t *used) {
  pl_lemma q = {.T = tv->T, .memo = &tv->run.lemma_memo, .exact = exact};
  const pl_term *stated = pl_lemma_in_integers(tv->T, goal, &q.aside, 0);
  bool proved = false;
  if (stated) {
    pl_lemma_assert(&q, pl_not(tv->T, stated));
    for (size_t i = 0; i < count; i++)
      pl_lemma_assert_hypothesis(&q, hypotheses[i]);
    for (size_t i = 0; i < num_facts; i++) {
      pl_lemma_assert(&q, facts[i].holds);
      *used |= facts[i].assumptions;
    }
    pl_lemma_saturate(&q);
    pl_lemma_compare_quotients(&q);
    pl_lemma_saturate(&q);
    proved = contradict(tv, &q.asserts);
  }
  pl_lemma_free(&q);
  return proved;
}

/* Whether the term extracts bits above the lowest one, the normal form of a division by a power of two. */
static bool is_shifted(void *user, const pl_term *t) {
  (void)user;
  return t->op == PL_TERM_BV_EXTRACT && t->imm > 0;
}

bool pl_tv_prove_by_lemma(pl_tv *tv, const pl_term *goal, const pl_term *const *hypotheses, size_t count, const pl_fact *facts,
                          size_t num_facts, uint32_t *used) {
  assert(goal->sort.kind == PL_SORT_BOOL && used);
  return prove(tv, goal, hypotheses, count, facts, num_facts, false, used) ||
         ((pl_tv_wants_exact(goal) || pl_tv_any_part(goal, is_shifted, NULL)) &&
          prove(tv, goal, hypotheses, count, facts, num_facts, true, used));
}
