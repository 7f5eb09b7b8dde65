/* Contradictions of linear arithmetic: what is found is one to the solver, too, and what the proofs need is found. */
#include "verify/linear/linear.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "verify/linear/ranges.h"
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

/* Numbers that do not fit and the empty set are not contradictory; false is, also among more unknowns than the simplex method
 * holds. */
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
  assert_true(pl_linear_contradict(f->linear, asserts, count));
  assert_false(pl_linear_contradict(f->linear, asserts, count - 1));
}

/* Of many rows those near the first one decide: x0 <= x1 <= ... <= x7, x7 + y < x0 + y, and 200 rows of others. */
static void test_near_rows(void **state) {
  enum { CHAIN = 8, OTHERS = 200 };
  fixture *f = *state;
  pl_terms *T = f->T;
  const pl_term *x[CHAIN], *y = unknown(f, 0), *asserts[CHAIN + OTHERS];
  size_t count = 1;
  for (uint32_t i = 0; i < CHAIN; i++) {
    char name[16];
    snprintf(name, sizeof name, "x%u", i);
    x[i] = pl_term_sym(T, PL_SORT_I, pl_str_from(name));
    if (i > 0) asserts[count++] = pl_int_le(T, x[i - 1], x[i]);
  }
  asserts[0] = pl_int_lt(T, pl_int_add(T, x[CHAIN - 1], y), pl_int_add(T, x[0], y));
  for (uint32_t i = 0; i < OTHERS; i++) {
    char name[16];
    snprintf(name, sizeof name, "z%u", i);
    asserts[count++] = pl_int_le(T, pl_term_sym(T, PL_SORT_I, pl_str_from(name)), unknown(f, 1 + i % 3));
  }
  assert_true(pl_linear_contradict(f->linear, asserts, count));
  asserts[0] = pl_int_le(T, pl_int_add(T, x[CHAIN - 1], y), pl_int_add(T, x[0], y));
  assert_false(pl_linear_contradict(f->linear, asserts, count));
}

/* A disjunction with parts that nothing before has looked at is no contradiction, and can be one with unknowns of its own. */
static void test_parts_of_disjunctions(void **state) {
  fixture *f = *state;
  pl_terms *T = f->T;
  const pl_term *a = unknown(f, 0), *b = unknown(f, 1), *none = pl_bool(T, true);
  for (uint32_t i = 0; i < 40; i++) {
    char name[16];
    snprintf(name, sizeof name, "p%u", i);
    none = pl_and(T, none, pl_not(T, pl_int_le(T, a, pl_term_sym(T, PL_SORT_I, pl_str_from(name)))));
  }
  const pl_term *many = pl_not(T, none);
  const pl_term *asserts[] = {pl_int_lt(T, a, b), many};
  assert_false(pl_linear_contradict(f->linear, asserts, 2));
  const pl_term *apart[] = {pl_int_lt(T, a, b), many, pl_int_lt(T, b, a)};
  assert_true(pl_linear_contradict(f->linear, apart, 3));
}

/* Two unknowns. */
static pl_ranges two_unknowns(void) {
  pl_ranges r = {0};
  for (uint32_t i = 0; i < 2; i++)
    pl_vec_push(&r.unknowns, ((pl_range){0}));
  return r;
}

/* Adds p * x0 + q * x1 <= limit; a factor of 0 leaves its unknown out. */
static void add_row(pl_ranges *r, pl_i128 p, pl_i128 q, pl_i128 limit) {
  pl_linear form = {0};
  const pl_i128 factors[] = {p, q};
  for (uint32_t i = 0; i < 2; i++) {
    if (factors[i] == 0) continue;
    form.var[form.count] = i;
    form.factor[form.count++] = factors[i];
  }
  pl_ranges_add(r, &form, limit);
}

/* Ranges are rounded to integers, one row narrows by another, and least and greatest numbers do not overflow. */
static void test_propagation(void **state) {
  (void)state;
  const pl_i128 least = (pl_i128)((unsigned __int128)1 << 127);
  pl_ranges r = two_unknowns();
  add_row(&r, -2, 0, -7); /* x0 >= 3.5 */
  add_row(&r, 3, 1, 14);  /* x1 <= 14 - 3 * 4 */
  add_row(&r, 0, -3, 2);  /* x1 >= -2 / 3 */
  assert_false(pl_ranges_propagate(&r));
  assert_true(r.unknowns.data[0].low == 4 && r.unknowns.data[0].high == 4);
  assert_true(r.unknowns.data[1].low == 0 && r.unknowns.data[1].high == 2);
  const pl_linear sum = {.count = 2, .var = {0, 1}, .factor = {1, 1}};
  assert_true(pl_ranges_imply(&r, &sum, 6) && !pl_ranges_imply(&r, &sum, 5));
  assert_true(pl_ranges_exclude(&r, &sum, 3) && !pl_ranges_exclude(&r, &sum, 4));
  add_row(&r, 0, 1, -1);
  assert_true(pl_ranges_propagate(&r));
  pl_ranges_end(&r);
  r = two_unknowns();
  add_row(&r, -1, 0, least);
  add_row(&r, least, 1, least);
  add_row(&r, 0, least, least);
  pl_ranges_propagate(&r);
  pl_ranges_end(&r);
}

/* Unknowns that rows make equal are one afterwards: of equal rows the stronger stays, and 0 <= -1 is contradictory. */
static void test_merge(void **state) {
  (void)state;
  pl_ranges r = two_unknowns();
  add_row(&r, 1, -1, 0);
  add_row(&r, -1, 1, 0);
  add_row(&r, 2, 0, 9);
  add_row(&r, 0, 2, 7);
  assert_false(pl_ranges_merge(&r));
  assert_int_equal(r.rows.len, 1);
  assert_true(r.rows.data[0].limit == 7 && r.rows.data[0].form.count == 1);
  pl_ranges_end(&r);
  r = two_unknowns();
  add_row(&r, 1, -1, 0);
  add_row(&r, -1, 1, 0);
  add_row(&r, 3, -3, -1);
  assert_true(pl_ranges_merge(&r));
  pl_ranges_end(&r);
  r = two_unknowns();
  add_row(&r, 1, -1, 0);
  add_row(&r, -1, 1, 1); /* x1 <= x0 + 1: not equal */
  assert_false(pl_ranges_merge(&r));
  assert_int_equal(r.rows.len, 2);
  pl_ranges_end(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_random, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_ranges, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_disjunctions, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_limits, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_near_rows, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_parts_of_disjunctions, set_up, tear_down),
      cmocka_unit_test(test_propagation),
      cmocka_unit_test(test_merge),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
