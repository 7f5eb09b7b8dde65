/* The terms: rewrites are sound (random terms against plain arithmetic), normal forms are what they should be, depth is no
 * danger. */
#include "verify/term/term.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "verify/tests/terms/random_terms.h"

/* ---- soundness ---- */

/* Fails, after printing both, if the term's value in one of the worlds (random_terms.h) is not the expected one. */
static void expect_values(pl_random *R, const pl_valued *v) {
  for (uint32_t w = 0; w < R->worlds; w++) {
    pl_world world = {R, w};
    const pl_term *value = pl_term_eval(R->T, v->term, pl_world_value, &world);
    if (value == pl_constant_of(R->T, v->term->sort, v->in[w])) continue;
    pl_sink text = {0};
    pl_term_print(v->term, &text);
    pl_sink_puts(&text, " gives ");
    pl_term_print(value, &text);
    pl_sink_puts(&text, " and not ");
    pl_term_print(pl_constant_of(R->T, v->term->sort, v->in[w]), &text);
    print_error("seed %llu, world %u: %s\n", (unsigned long long)R->seed, (unsigned)w, pl_sink_text(&text));
    pl_sink_close(&text);
    fail();
  }
}

/* Makes `repetitions` random booleans and as many bit vectors of that width and depth (pl_random_bv); the test fails if an
 * operation in one of them does not have its value in each of `worlds` assignments. */
static void random_terms(uint32_t width, uint32_t repetitions, uint32_t depth, uint32_t worlds) {
  for (uint32_t i = 0; i < repetitions; i++) {
    pl_random R = {.T = pl_terms_new(), .state = i * 977u + width, .seed = i + 1, .worlds = worlds, .check = expect_values};
    R.address_width = 1 + i % 4;
    pl_random_bool(&R, width, depth);
    pl_random_bv(&R, width, depth);
    pl_terms_free(R.T);
  }
}

/* The usual number of repetitions times the environment variable PLUMBLINE_TEST_FACTOR, if that is set. */
static uint32_t repetitions(uint32_t usual) {
  const char *factor = getenv("PLUMBLINE_TEST_FACTOR");
  return factor ? usual * (uint32_t)strtoul(factor, NULL, 10) : usual;
}

/* Random terms of one and two bits evaluate to the values of plain arithmetic in 8 and 64 worlds (assignments), in which three
 * symbols take all values. */
static void test_exhaustive_widths(void **state) {
  (void)state;
  random_terms(1, repetitions(400), 4, 8);
  random_terms(2, repetitions(400), 4, 64);
}

/* Random terms of 3 to 8 bits evaluate to the values of plain arithmetic in 16 worlds (assignments). */
static void test_narrow_widths(void **state) {
  (void)state;
  for (uint32_t width = 3; width <= 8; width++)
    random_terms(width, repetitions(150), 5, 16);
}

/* Random terms of 13 to 128 bits evaluate to the values of plain arithmetic in 16 worlds (assignments). */
static void test_wide_widths(void **state) {
  (void)state;
  static const uint32_t widths[] = {13, 16, 31, 32, 33, 63, 64, 65, 96, 127, 128};
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
    random_terms(widths[i], repetitions(80), 5, 16);
}

static const pl_term *with_replacement(void *user, const pl_term *leaf);

struct replacement {
  pl_world world;
  const pl_term *symbol;
  const pl_term *value;
};

/* The value of a leaf in the world, except that of one symbol, which is replaced: a pl_term_value_fn. */
static const pl_term *with_replacement(void *user, const pl_term *leaf) {
  struct replacement *r = user;
  return leaf == r->symbol ? r->value : pl_world_value(&r->world, leaf);
}

/* A term with a symbol substituted has the value that the term has where the symbol has the substitute's value. */
static void test_substitution(void **state) {
  (void)state;
  for (uint32_t i = 0; i < repetitions(300); i++) {
    uint32_t width = 1 + i % 20;
    pl_random R = {.T = pl_terms_new(), .state = i, .seed = i, .worlds = 8, .address_width = 1 + i % 4};
    const pl_valued *a = pl_random_bool(&R, width, 4), *b = pl_random_bv(&R, width, 3);
    const pl_term *symbol = pl_term_sym(R.T, pl_sort_bv(width), PL_STR("x1"));
    pl_map map = {0};
    pl_map_set_ptr(&map, symbol, b->term);
    const pl_term *replaced = pl_term_substitute(R.T, a->term, &map);
    for (uint32_t w = 0; w < R.worlds; w++) {
      struct replacement r = {{&R, w}, symbol, pl_constant_of(R.T, pl_sort_bv(width), b->in[w])};
      assert_ptr_equal(pl_term_eval(R.T, replaced, pl_world_value, &r.world), pl_term_eval(R.T, a->term, with_replacement, &r));
    }
    pl_map_free(&map);
    pl_terms_free(R.T);
  }
}

/* ---- normal forms ---- */

typedef struct fixture {
  pl_terms *T;
  const pl_term *x, *y, *z; /* BV(64) */
  const pl_term *p, *q;     /* BOOL */
  const pl_term *m;         /* MEM(64) */
} fixture;

/* A new set of terms with three symbols of 64 bits, two booleans and a memory; the caller frees the set. */
static fixture new_fixture(void) {
  pl_terms *T = pl_terms_new();
  pl_sort b64 = pl_sort_bv(64);
  return (fixture){T,
                   pl_term_sym(T, b64, PL_STR("x")),
                   pl_term_sym(T, b64, PL_STR("y")),
                   pl_term_sym(T, b64, PL_STR("z")),
                   pl_term_sym(T, PL_SORT_B, PL_STR("p")),
                   pl_term_sym(T, PL_SORT_B, PL_STR("q")),
                   pl_term_sym(T, pl_sort_mem(64), PL_STR("m"))};
}

/* Sums and products that are equal by the laws of rings, and equations between them, are one term. */
static void test_ring(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  const pl_term *one = pl_bv_u64(T, 64, 1), *x = f.x, *y = f.y, *z = f.z;
  const pl_term *left = pl_bv_mul(T, pl_bv_add(T, x, y), pl_bv_sub(T, x, y));
  assert_ptr_equal(left, pl_bv_sub(T, pl_bv_mul(T, x, x), pl_bv_mul(T, y, y)));
  assert_ptr_equal(pl_bv_sub(T, pl_bv_add(T, pl_bv_add(T, x, y), z), pl_bv_add(T, z, y)), x);
  assert_ptr_equal(pl_bv_not(T, pl_bv_not(T, x)), x);
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_SHL, x, pl_bv_u64(T, 64, 3)), pl_bv_mul(T, pl_bv_u64(T, 64, 8), x));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_SHL, x, pl_bv_u64(T, 64, 64)), pl_bv_u64(T, 64, 0));
  assert_ptr_equal(pl_eq(T, pl_bv_add(T, x, one), pl_bv_add(T, y, one)), pl_eq(T, y, x));
  assert_true(pl_term_is_false(pl_eq(T, pl_bv_add(T, x, one), x)));
  assert_true(pl_term_is_false(pl_eq(T, pl_bv_add(T, x, x), one)));
  /* ((x * y) * z + x * z) = x * (y * z + z) */
  const pl_term *a = pl_bv_add(T, pl_bv_mul(T, pl_bv_mul(T, x, y), z), pl_bv_mul(T, x, z));
  assert_ptr_equal(a, pl_bv_mul(T, x, pl_bv_add(T, pl_bv_mul(T, y, z), z)));
  pl_apint difference;
  assert_true(pl_term_constant_difference(T, pl_bv_add(T, a, one), a, &difference));
  assert_true(pl_apint_is_one(difference));
  assert_false(pl_term_constant_difference(T, a, x, &difference));
  pl_terms_free(T);
}

/* Fails unless quotients times their divisors and remainders, for one pair of division ops, combine to the dividend in several
 * forms. */
static void expect_division(fixture f, pl_term_op div, pl_term_op rem) {
  pl_terms *T = f.T;
  const pl_term *x = f.x, *y = f.y, *z = f.z, *seven = pl_bv_u64(T, 64, 7), *yz = pl_bv_mul(T, y, z), *sum = pl_bv_add(T, y, z);
  const pl_term *q = pl_bv_binary(T, div, x, y), *r = pl_bv_binary(T, rem, x, y), *zero = pl_bv_u64(T, 64, 0);
  assert_ptr_equal(pl_bv_sub(T, x, pl_bv_mul(T, q, y)), r);
  assert_ptr_equal(pl_bv_add(T, r, pl_bv_mul(T, y, q)), x);
  assert_ptr_equal(pl_eq(T, pl_bv_mul(T, q, y), x), pl_eq(T, r, zero));
  assert_ptr_equal(pl_bv_mul(T, pl_bv_mul(T, z, q), y), pl_bv_mul(T, z, pl_bv_sub(T, x, r)));
  q = pl_bv_binary(T, div, x, yz);
  assert_ptr_equal(pl_bv_sub(T, x, pl_bv_mul(T, pl_bv_mul(T, q, z), y)), pl_bv_binary(T, rem, x, yz));
  q = pl_bv_binary(T, div, x, sum);
  assert_ptr_equal(pl_bv_sub(T, x, pl_bv_mul(T, q, sum)), pl_bv_binary(T, rem, x, sum));
  q = pl_bv_binary(T, div, x, seven), r = pl_bv_binary(T, rem, x, seven);
  assert_ptr_equal(pl_bv_sub(T, x, pl_bv_mul(T, q, seven)), r);
  const pl_term *four = pl_bv_mul(T, pl_bv_u64(T, 64, 4), q), *three = pl_bv_mul(T, pl_bv_u64(T, 64, 3), q);
  assert_ptr_equal(pl_bv_add(T, four, three), pl_bv_sub(T, x, r));
  assert_ptr_equal(pl_eq(T, pl_bv_add(T, four, z), pl_bv_sub(T, z, three)), pl_eq(T, x, r));
}

/* Unsigned and signed quotients cancel with their divisors and remainders. */
static void test_division(void **state) {
  (void)state;
  fixture f = new_fixture();
  expect_division(f, PL_TERM_BV_UDIV, PL_TERM_BV_UREM);
  expect_division(f, PL_TERM_BV_SDIV, PL_TERM_BV_SREM);
  pl_terms_free(f.T);
}

/* Extracts, extensions, concatenations, masks and shifts by constants have one normal form. */
static void test_bits(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  const pl_term *s = pl_term_sym(T, pl_sort_bv(32), PL_STR("s")), *t = pl_term_sym(T, pl_sort_bv(32), PL_STR("t"));
  assert_ptr_equal(pl_bv_extract(T, pl_bv_zext(T, s, 64), 0, 32), s);
  assert_ptr_equal(pl_bv_extract(T, pl_bv_sext(T, s, 64), 0, 32), s);
  assert_ptr_equal(pl_bv_extract(T, pl_bv_add(T, pl_bv_sext(T, s, 64), pl_bv_zext(T, t, 64)), 0, 32), pl_bv_add(T, s, t));
  assert_ptr_equal(pl_bv_extract(T, pl_bv_mul(T, pl_bv_sext(T, s, 64), pl_bv_zext(T, t, 64)), 0, 32), pl_bv_mul(T, s, t));
  const pl_term *pair = pl_bv_concat(T, s, t);
  assert_ptr_equal(pl_bv_extract(T, pair, 32, 32), s);
  assert_ptr_equal(pl_bv_extract(T, pair, 0, 32), t);
  assert_ptr_equal(pl_bv_concat(T, pl_bv_extract(T, f.x, 32, 32), pl_bv_extract(T, f.x, 0, 32)), f.x);
  /* A sum taken apart into bytes and put together again. */
  const pl_term *sum = pl_bv_add(T, f.x, pl_bv_mul(T, f.y, f.z)), *whole = pl_bv_extract(T, sum, 0, 8), *parts = NULL;
  for (uint32_t i = 1; i < 8; i++)
    whole = pl_bv_concat(T, pl_bv_extract(T, sum, 8 * i, 8), whole);
  assert_ptr_equal(whole, sum);
  for (uint32_t i = 8; i-- > 0;)
    parts = parts ? pl_bv_concat(T, parts, pl_bv_extract(T, sum, 8 * i, 8)) : pl_bv_extract(T, sum, 56, 8);
  assert_ptr_equal(parts, sum);
  /* Remainders, masks and shifts by powers of two. */
  const pl_term *sixteen = pl_bv_u64(T, 64, 16), *mask = pl_bv_u64(T, 64, 15);
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_UREM, f.x, sixteen), pl_bv_binary(T, PL_TERM_BV_AND, f.x, mask));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_AND, f.x, pl_bv_i64(T, 64, -16)),
                   pl_bv_sub(T, f.x, pl_bv_binary(T, PL_TERM_BV_UREM, f.x, sixteen)));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_UDIV, f.x, sixteen), pl_bv_binary(T, PL_TERM_BV_LSHR, f.x, pl_bv_u64(T, 64, 4)));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_LSHR, pl_bv_zext(T, s, 64), pl_bv_u64(T, 64, 32)), pl_bv_u64(T, 64, 0));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_XOR, pl_bv_binary(T, PL_TERM_BV_XOR, f.x, f.y), f.x), f.y);
  pl_terms_free(T);
}

/* Tests of the sign bit, words made of copies of it, and the high half of a signed product, expressed in several ways, have one
 * normal form. */
static void test_signs(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  const pl_term *x = f.x, *y = f.y, *zero = pl_bv_u64(T, 64, 0), *ones = pl_bv_i64(T, 64, -1), *last = pl_bv_u64(T, 64, 63);
  const pl_term *sign = pl_bv_extract(T, x, 63, 1), *negative = pl_bv_slt(T, x, zero), *other = pl_bv_slt(T, y, zero);
  assert_ptr_equal(pl_bool_of_bv(T, sign), negative);
  assert_ptr_equal(pl_bv_of_bool(T, negative), sign);
  assert_ptr_equal(pl_bv_slt(T, pl_bv_not(T, x), zero), pl_not(T, negative));
  assert_ptr_equal(pl_bv_slt(T, pl_bv_binary(T, PL_TERM_BV_XOR, x, y), zero), pl_not(T, pl_eq(T, negative, other)));
  assert_ptr_equal(pl_bv_slt(T, pl_bv_binary(T, PL_TERM_BV_AND, x, y), zero), pl_and(T, negative, other));
  assert_ptr_equal(pl_bv_slt(T, pl_bv_binary(T, PL_TERM_BV_OR, x, y), zero), pl_or(T, negative, other));
  assert_ptr_equal(pl_bv_slt(T, pl_bv_concat(T, x, y), pl_bv_u64(T, 128, 0)), negative);
  const pl_term *copies = pl_bv_binary(T, PL_TERM_BV_ASHR, x, last);
  assert_ptr_equal(copies, pl_ite(T, negative, ones, zero));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_LSHR, x, last), pl_ite(T, negative, pl_bv_u64(T, 64, 1), zero));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_AND, copies, y), pl_ite(T, negative, y, zero));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_OR, copies, y), pl_ite(T, negative, ones, y));
  assert_ptr_equal(pl_bv_binary(T, PL_TERM_BV_XOR, copies, y), pl_ite(T, negative, pl_bv_not(T, y), y));
  assert_ptr_equal(pl_bv_extract(T, pl_bv_not(T, x), 8, 8), pl_bv_not(T, pl_bv_extract(T, x, 8, 8)));
  const pl_term *product = pl_bv_mul(T, pl_bv_sext(T, x, 128), pl_bv_sext(T, y, 128));
  const pl_term *unsigned_product = pl_bv_mul(T, pl_bv_zext(T, x, 128), pl_bv_zext(T, y, 128));
  const pl_term *high = pl_bv_sub(T, pl_bv_extract(T, unsigned_product, 64, 64), pl_ite(T, negative, y, zero));
  assert_ptr_equal(pl_bv_extract(T, product, 64, 64), pl_bv_sub(T, high, pl_ite(T, other, x, zero)));
  pl_terms_free(T);
}

/* Booleans, comparisons (of integers too) and if-then-elses that are equal by simple laws have one normal form. */
static void test_booleans(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  assert_ptr_equal(pl_not(T, pl_and(T, f.p, f.q)), pl_or(T, pl_not(T, f.q), pl_not(T, f.p)));
  assert_true(pl_term_is_false(pl_and(T, pl_and(T, f.p, f.q), pl_not(T, f.p))));
  assert_ptr_equal(pl_and(T, f.p, pl_implies(T, f.p, f.q)), pl_and(T, f.p, f.q));
  assert_ptr_equal(pl_not(T, pl_bv_ult(T, f.x, f.y)), pl_bv_binary(T, PL_TERM_BV_ULE, f.y, f.x));
  assert_true(pl_term_is_false(pl_and(T, pl_bv_slt(T, f.x, f.y), pl_bv_sle(T, f.y, f.x))));
  assert_ptr_equal(pl_bool_of_bv(T, pl_bv_of_bool(T, f.p)), f.p);
  assert_ptr_equal(pl_eq(T, pl_bv_of_bool(T, f.p), pl_bv_u64(T, 1, 0)), pl_not(T, f.p));
  assert_ptr_equal(pl_eq(T, pl_bv_zext(T, pl_bv_of_bool(T, f.p), 8), pl_bv_u64(T, 8, 1)), f.p);
  assert_ptr_equal(pl_ite(T, f.p, pl_ite(T, f.p, f.x, f.y), f.z), pl_ite(T, pl_not(T, f.p), f.z, f.x));
  assert_ptr_equal(pl_ite(T, f.p, pl_bool(T, true), f.q), pl_or(T, f.p, f.q));
  assert_ptr_equal(pl_eq(T, pl_eq(T, f.p, f.q), f.q), f.p);
  const pl_term *i = pl_term_sym(T, PL_SORT_I, PL_STR("i")), *j = pl_term_sym(T, PL_SORT_I, PL_STR("j"));
  assert_ptr_equal(pl_int_lt(T, i, j), pl_int_le(T, pl_int_add(T, i, pl_int(T, 1)), j));
  assert_ptr_equal(pl_int_lt(T, i, j), pl_not(T, pl_int_le(T, j, i)));
  assert_ptr_equal(pl_int_le(T, pl_int_mul(T, i, pl_int(T, 4)), pl_int(T, 7)), pl_int_le(T, i, pl_int(T, 1)));
  pl_terms_free(T);
}

/* Loads are forwarded from stores; disjoint stores and ends of life have one order. */
static void test_memory(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  const pl_term *v = pl_term_sym(T, pl_sort_bv(32), PL_STR("v")), *u = pl_term_sym(T, pl_sort_bv(32), PL_STR("u"));
  const pl_term *fine = pl_bool(T, false), *next = pl_bv_add(T, f.x, pl_bv_u64(T, 64, 4));
  const pl_term *a = pl_mem_store(T, f.m, f.x, v, f.p);
  const pl_term *b = pl_mem_store(T, a, next, u, fine);
  assert_ptr_equal(pl_mem_load(T, b, f.x, 4), v);
  assert_ptr_equal(pl_mem_load(T, pl_mem_free(T, b, f.y), next, 4), u);
  assert_ptr_equal(pl_mem_poison(T, b, f.x, 4), f.p);
  assert_ptr_equal(pl_mem_load(T, b, pl_bv_add(T, f.x, pl_bv_u64(T, 64, 2)), 2), pl_bv_extract(T, v, 16, 16));
  assert_ptr_equal(pl_mem_load(T, b, pl_bv_add(T, f.x, pl_bv_u64(T, 64, 8)), 4),
                   pl_mem_load(T, f.m, pl_bv_add(T, f.x, pl_bv_u64(T, 64, 8)), 4));
  assert_ptr_not_equal(pl_mem_load(T, b, f.y, 4), pl_mem_load(T, f.m, f.y, 4));
  /* Order of disjoint stores; what is overwritten is forgotten. */
  assert_ptr_equal(pl_mem_store(T, pl_mem_store(T, f.m, next, u, fine), f.x, v, f.p), b);
  assert_ptr_equal(pl_mem_store(T, pl_mem_store(T, b, f.x, u, fine), f.x, v, f.p), b);
  /* The end of a life shows in the memory and not in its bytes; of two, not which came first. */
  const pl_term *ended = pl_mem_free(T, pl_mem_free(T, b, f.x), next);
  assert_ptr_equal(pl_mem_free(T, pl_mem_free(T, b, next), f.x), ended);
  assert_ptr_not_equal(pl_mem_free(T, b, next), ended);
  assert_ptr_not_equal(pl_mem_free(T, b, f.x), b);
  assert_ptr_equal(pl_mem_free(T, b, pl_bv_u64(T, 64, 0)), b);
  assert_ptr_equal(pl_mem_store(T, pl_mem_free(T, f.m, f.y), f.x, v, f.p), pl_mem_free(T, a, f.y));
  assert_false(pl_term_is_true(pl_eq(T, pl_mem_free(T, b, f.x), b)));
  pl_terms_free(T);
}

/* A fresh symbol is new even if its name has been taken; a symbol is found by its name. */
static void test_symbols(void **state) {
  (void)state;
  fixture f = new_fixture();
  const pl_term *a = pl_term_fresh(f.T, pl_sort_bv(8), "a"), *b = pl_term_fresh(f.T, pl_sort_bv(8), "a");
  assert_ptr_not_equal(a, b);
  assert_ptr_equal(pl_term_sym(f.T, pl_sort_bv(8), a->name), a);
  (void)pl_term_sym(f.T, pl_sort_bv(8), PL_STR("a!2"));
  const pl_term *c = pl_term_fresh(f.T, pl_sort_bv(8), "a");
  assert_false(pl_str_is(c->name, "a!2"));
  pl_terms_free(f.T);
}

/* Adds 1 to the uint32_t at `user`, whatever the symbol: a callback of pl_term_symbols. */
static void count_symbol(void *user, const pl_term *symbol) {
  (void)symbol;
  ++*(uint32_t *)user;
}

/* Zero for each BV leaf, false for each BOOL: a pl_term_value_fn whose `user` is the pl_terms. */
static const pl_term *zero_leaf(void *user, const pl_term *leaf) {
  return leaf->sort.kind == PL_SORT_BOOL ? pl_bool(user, false) : pl_bv_u64(user, leaf->sort.width, 0);
}

/* ---- depth ---- */

/* Collects the symbols of a term 100000 levels deep, substitutes in it, evaluates it unless it is a memory, and prints it: none
 * of these may recurse on its depth. The test fails if one gives no result. */
static void consume(fixture *f, const pl_term *a) {
  pl_map seen = {0}, map = {0};
  uint32_t symbols = 0;
  pl_term_symbols(a, &seen, count_symbol, &symbols);
  assert_true(symbols > 0);
  pl_map_set_ptr(&map, f->y, f->z);
  assert_non_null(pl_term_substitute(f->T, a, &map));
  if (a->sort.kind != PL_SORT_MEM) assert_non_null(pl_term_eval(f->T, a, zero_leaf, f->T));
  pl_sink text = {0};
  pl_term_print(a, &text);
  assert_true(text.len > 0 && text.len < 10000);
  pl_sink_close(&text);
  pl_map_free(&seen);
  pl_map_free(&map);
}

#define DEEP 100000

/* Terms 100000 levels deep can be made, substituted, evaluated and printed. */
static void test_deep_terms(void **state) {
  (void)state;
  fixture f = new_fixture();
  pl_terms *T = f.T;
  const pl_term *sum = f.x, *mixed = f.x, *choice = f.x, *conjunction = f.p, *mem = f.m, *wide = f.x, *far = f.m;
  for (uint32_t i = 0; i < DEEP; i++) {
    const pl_term *s = pl_term_fresh(T, pl_sort_bv(64), "s"), *b = pl_term_fresh(T, PL_SORT_B, "b");
    sum = pl_bv_add(T, sum, s);
    mixed = pl_bv_binary(T, i % 2 ? PL_TERM_BV_XOR : PL_TERM_BV_ADD, pl_bv_mul(T, mixed, f.y), s);
    choice = pl_ite(T, b, choice, s);
    conjunction = i % 2 ? pl_and(T, conjunction, b) : pl_or(T, conjunction, b);
    mem = pl_mem_store(T, mem, s, mixed, b);
    wide = pl_bv_extract(T, pl_bv_add(T, pl_bv_zext(T, wide, 128), pl_bv_zext(T, s, 128)), 0, 64);
    if (i < DEEP / 10) far = pl_ite(T, b, pl_mem_store(T, far, s, f.x, b), far);
  }
  const pl_term *loaded = pl_mem_load(T, mem, f.y, 8);
  loaded = pl_bv_add(T, loaded, pl_mem_load(T, far, f.z, 8));
  consume(&f, pl_bv_add(T, sum, mixed));
  consume(&f, pl_ite(T, conjunction, choice, wide));
  consume(&f, pl_eq(T, mem, far));
  consume(&f, pl_bv_extract(T, loaded, 0, 32));
  pl_terms_free(T);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_exhaustive_widths),
      cmocka_unit_test(test_narrow_widths),
      cmocka_unit_test(test_wide_widths),
      cmocka_unit_test(test_substitution),
      cmocka_unit_test(test_ring),
      cmocka_unit_test(test_division),
      cmocka_unit_test(test_bits),
      cmocka_unit_test(test_signs),
      cmocka_unit_test(test_booleans),
      cmocka_unit_test(test_memory),
      cmocka_unit_test(test_symbols),
      cmocka_unit_test(test_deep_terms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
