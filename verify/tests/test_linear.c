/* Contradictions of linear arithmetic: what is found is one to the solver, too, and what the proofs need is found. */
#include "verify/linear/linear.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "verify/linear/simplex.h"
#include "verify/smt/smt.h"
#include "verify/tests/terms/random_terms.h"

typedef struct fixture {
  pl_terms *T;
  pl_smt *smt;
  pl_linear_solver *linear;
} fixture;

/* Makes the fixture, a set of terms, Z3's solver and the linear one, in *state; returns 0, or -1 without memory. */
static int set_up(void **state) {
  fixture *f = malloc(sizeof *f);
  if (!f) return -1;
  f->T = pl_terms_new();
  f->smt = pl_smt_new(f->T);
  f->linear = pl_linear_new(f->T);
  *state = f;
  return 0;
}

/* Frees the fixture in *state; returns 0. */
static int tear_down(void **state) {
  fixture *f = *state;
  pl_smt_free(f->smt);
  pl_linear_free(f->linear);
  pl_terms_free(f->T);
  free(f);
  return 0;
}

/* The unknown integer number `i`. */
static const pl_term *unknown(fixture *f, uint32_t i) {
  char name[2] = {(char)('a' + i), 0};
  return pl_term_sym(f->T, PL_SORT_I, pl_str_from(name));
}

/* INT: sum of the first `count` unknowns with random factors from -4 to 4, and a random constant that is small or near 2^63. */
static const pl_term *random_sum(fixture *f, pl_random *r, uint32_t count) {
  const int64_t small = (int64_t)pl_random_below(r, 21) - 10;
  const pl_term *sum = pl_int(f->T, small);
  if (pl_random_below(r, 4) == 0) sum = pl_int_sub(f->T, pl_int_pow2(f->T, 63), sum);
  for (uint32_t i = 0; i < count; i++) {
    const int64_t factor = pl_random_below(r, 2) == 0 ? 0 : (int64_t)pl_random_below(r, 9) - 4;
    sum = pl_int_add(f->T, sum, pl_int_mul(f->T, pl_int(f->T, factor), unknown(f, i)));
  }
  return sum;
}

/* BOOL: a random comparison of sums, or an equation of them. */
static const pl_term *random_comparison(fixture *f, pl_random *r, uint32_t count) {
  const pl_term *a = random_sum(f, r, count), *b = random_sum(f, r, count);
  const uint32_t kind = pl_random_below(r, 5);
  return kind == 0 ? pl_eq(f->T, a, b) : kind < 3 ? pl_int_le(f->T, a, b) : pl_int_lt(f->T, a, b);
}

/* No set of random assertions that is found to be contradictory is satisfiable by Z3's solver, and of those that this shows to
 * be unsatisfiable, which are many, most are found. */
static void test_random(void **state) {
  enum { SETS = 4000, MOST = 12 };
  fixture *f = *state;
  unsigned found = 0, contradictory = 0;
  for (uint64_t seed = 1; seed <= SETS; seed++) {
    pl_random r = {.T = f->T, .state = seed};
    const pl_term *asserts[MOST];
    const uint32_t count = 2 + pl_random_below(&r, MOST - 1), unknowns = 1 + pl_random_below(&r, 4);
    for (uint32_t i = 0; i < count; i++) {
      asserts[i] = random_comparison(f, &r, unknowns);
      if (pl_random_below(&r, 3) == 0) asserts[i] = pl_or(f->T, asserts[i], random_comparison(f, &r, unknowns));
    }
    const bool linear = pl_linear_contradict(f->linear, asserts, count);
    const pl_smt_result solver = pl_smt_check(f->smt, asserts, count, 0, 0, NULL);
    if (linear && solver == PL_SMT_SAT) fail_msg("seed %llu: not contradictory", (unsigned long long)seed);
    found += linear;
    contradictory += solver == PL_SMT_UNSAT;
  }
  assert_true(contradictory > SETS / 8);
  assert_true(found * 10 > contradictory * 8);
}

/* The values of bit vectors are in the range of their width, signed or unsigned. */
static void test_ranges(void **state) {
  fixture *f = *state;
  const pl_term *x = pl_term_sym(f->T, pl_sort_bv(32), PL_STR("x"));
  const pl_term *s = pl_int_of_sbv(f->T, x), *u = pl_int_of_ubv(f->T, x), *limit = pl_int_pow2(f->T, 31);
  const pl_term *above = pl_int_le(f->T, limit, s), *below = pl_int_lt(f->T, s, pl_int_sub(f->T, pl_int(f->T, 0), limit));
  const pl_term *negative = pl_int_lt(f->T, u, pl_int(f->T, 0)), *large = pl_int_le(f->T, limit, u);
  assert_true(pl_linear_contradict(f->linear, &above, 1));
  assert_true(pl_linear_contradict(f->linear, &below, 1));
  assert_true(pl_linear_contradict(f->linear, &negative, 1));
  assert_false(pl_linear_contradict(f->linear, &large, 1));
}

/* Of a disjunction one part is taken when the others are contradicted, and then decides another one. */
static void test_disjunctions(void **state) {
  fixture *f = *state;
  pl_terms *T = f->T;
  const pl_term *a = unknown(f, 0), *b = unknown(f, 1), *zero = pl_int(T, 0), *one = pl_int(T, 1);
  const pl_term *asserts[] = {pl_or(T, pl_int_lt(T, b, zero), pl_int_lt(T, one, b)),
                              pl_or(T, pl_int_lt(T, a, zero), pl_eq(T, a, b)), pl_int_le(T, zero, a), pl_int_le(T, a, one)};
  assert_true(pl_linear_contradict(f->linear, asserts, 4));
  assert_false(pl_linear_contradict(f->linear, asserts, 3));
  assert_false(pl_linear_contradict(f->linear, asserts + 1, 3));
}

/* The assertion false is contradictory; numbers that do not fit, the empty set, and a set that is given up for its many unknowns,
 * even if false is in it, are not. */
static void test_limits(void **state) {
  fixture *f = *state;
  pl_terms *T = f->T;
  const pl_term *a = unknown(f, 0), *huge = pl_int_pow2(T, 140), *asserts[2 * PL_SIMPLEX_VARS + 2];
  const pl_term *apart[] = {pl_int_le(T, huge, a), pl_int_le(T, a, pl_int(T, 0))};
  assert_false(pl_linear_contradict(f->linear, apart, 2));
  assert_false(pl_linear_contradict(f->linear, NULL, 0));
  size_t count = 0;
  for (uint32_t i = 0; i < 2 * PL_SIMPLEX_VARS; i++) {
    char name[16];
    snprintf(name, sizeof name, "v%u", i);
    asserts[count++] = pl_int_le(T, pl_int(T, 0), pl_term_sym(T, PL_SORT_I, pl_str_from(name)));
  }
  asserts[count++] = pl_int_lt(T, a, a);
  assert_true(pl_linear_contradict(f->linear, &asserts[count - 1], 1));
  assert_false(pl_linear_contradict(f->linear, asserts, count));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_random, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_ranges, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_disjunctions, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_limits, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
