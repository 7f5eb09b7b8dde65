/* What floating point numbers mean on their bits (verify/sem) against the interpreter's arithmetic (verify/interp), which was
 * written apart from it: constants go in, constants come out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "verify/interp/machine/fp.h"
#include "verify/sem/terms/float_bits.h"

enum { ROUNDS = 1000 };

typedef struct fixture {
  pl_terms *T;
  pl_arena *arena;
  uint64_t state;
} fixture;

/* The next pseudo-random number (xorshift). */
static uint64_t next_random(fixture *f) {
  f->state ^= f->state << 13;
  f->state ^= f->state >> 7;
  return f->state ^= f->state << 17;
}

/* The bits of a random number of the format, of either sign: half of the time any bits, otherwise some with an unusual exponent
 * or fraction. */
static pl_apint random_float(fixture *f, pl_float_shape s) {
  uint32_t width = pl_float_shape_bits(s);
  pl_apint low = pl_apint_from_u64(f->arena, width, next_random(f));
  pl_apint high = width > 64 ? pl_apint_shl(f->arena, pl_apint_from_u64(f->arena, width, next_random(f)), width - 64) : low;
  pl_apint any = width > 64 ? pl_apint_xor(f->arena, low, high) : low;
  if (next_random(f) & 1) return any;
  uint64_t top = (1ull << s.exponent) - 1, bias = top >> 1;
  const uint64_t exponents[] = {0, 1, top, top - 1, bias, bias + 1, bias - 1, bias + 7, bias + 31, bias + 63};
  uint64_t exponent = exponents[next_random(f) % 10] & top, fraction = next_random(f) & next_random(f) & next_random(f);
  if (next_random(f) % 3 == 0) fraction = 0;
  pl_apint bits = pl_apint_extract(f->arena, pl_apint_from_u64(f->arena, 128, fraction), 0, s.fraction);
  bits = pl_apint_zext(f->arena, bits, width);
  bits = pl_apint_or(f->arena, bits, pl_apint_shl(f->arena, pl_apint_from_u64(f->arena, width, exponent), s.fraction));
  return next_random(f) & 1 ? pl_fp_negate(f->arena, bits) : bits;
}

/* The constant term of those bits. */
static const pl_term *constant(fixture *f, pl_apint bits) { return pl_bv(f->T, bits); }

/* Fails unless the term is the constant `expected` or, if that is a NaN of the format, any NaN. */
static void assert_float(pl_float_format format, const pl_term *term, pl_apint expected) {
  assert_int_equal(term->op, PL_TERM_CONST);
  if (pl_float_is_nan(expected, format))
    assert_true(pl_float_is_nan(term->value, format));
  else
    assert_true(pl_apint_eq(term->value, expected));
}

static const pl_float_format formats[] = {PL_F16, PL_BF16, PL_F32, PL_F64};
enum { NUM_FORMATS = sizeof formats / sizeof *formats };

/* Sets up the fixture with a fixed seed and a new set of terms, which the caller frees. */
static void start(fixture *f) {
  *f = (fixture){.T = pl_terms_new(), .state = 88172645463325252u};
  f->arena = pl_terms_arena(f->T);
}

/* Comparisons of random f16, bf16, f32 and f64 numbers by random predicates agree with the interpreter's. */
static void test_comparisons(void **state) {
  (void)state;
  fixture f;
  start(&f);
  for (uint32_t k = 0; k < NUM_FORMATS; k++) {
    pl_float_shape s;
    assert_true(pl_float_shape_of(formats[k], &s));
    for (uint32_t i = 0; i < ROUNDS; i++) {
      pl_apint a = random_float(&f, s), b = next_random(&f) % 4 ? random_float(&f, s) : a;
      uint32_t predicate = (uint32_t)(next_random(&f) % PL_NUM_FCMP);
      bool expected;
      assert_true(pl_fp_compare(f.arena, (pl_fp_predicate)predicate, formats[k], a, b, &expected));
      const pl_term *got = pl_float_compare_term(f.T, s, predicate, constant(&f, a), constant(&f, b));
      assert_true(expected ? pl_term_is_true(got) : pl_term_is_false(got));
    }
  }
  pl_terms_free(f.T);
}

/* Minimum, maximum, absolute value and copysign of numbers that are no NaN agree with the interpreter's. */
static void test_extremes(void **state) {
  (void)state;
  fixture f;
  start(&f);
  for (uint32_t k = 0; k < NUM_FORMATS; k++) {
    pl_float_shape s;
    assert_true(pl_float_shape_of(formats[k], &s));
    for (uint32_t i = 0; i < ROUNDS; i++) {
      pl_apint a = random_float(&f, s), b = random_float(&f, s), expected;
      if (pl_float_is_nan(a, formats[k]) || pl_float_is_nan(b, formats[k])) continue;
      bool larger = next_random(&f) & 1;
      assert_true(pl_fp_binary(f.arena, larger ? PL_FP_MAXIMUM : PL_FP_MINIMUM, formats[k], a, b, &expected));
      assert_float(formats[k], pl_float_extreme(f.T, s, larger, constant(&f, a), constant(&f, b)), expected);
      assert_float(formats[k], pl_float_abs_term(f.T, constant(&f, a)), pl_fp_abs(f.arena, a));
      assert_float(formats[k], pl_float_copysign_term(f.T, constant(&f, a), constant(&f, b)), pl_fp_copysign(f.arena, a, b));
    }
  }
  pl_terms_free(f.T);
}

/* Extensions and truncations between formats agree with the interpreter's conversions. */
static void test_between_formats(void **state) {
  (void)state;
  static const pl_float_format pairs[][2] = {{PL_F16, PL_F32},    {PL_F16, PL_F64},    {PL_BF16, PL_F32},   {PL_BF16, PL_F64},
                                             {PL_F32, PL_F64},    {PL_F32, PL_F128},   {PL_F64, PL_F128},   {PL_F16, PL_F128},
                                             {PL_F8E5M2, PL_F16}, {PL_F8E4M3, PL_F16}, {PL_F8E4M3, PL_F32}, {PL_F8E3M4, PL_F32}};
  fixture f;
  start(&f);
  for (size_t k = 0; k < sizeof pairs / sizeof *pairs; k++) {
    pl_float_shape narrow, wide;
    assert_true(pl_float_shape_of(pairs[k][0], &narrow) && pl_float_shape_of(pairs[k][1], &wide));
    for (uint32_t i = 0; i < ROUNDS; i++) {
      pl_apint a = random_float(&f, narrow), b = random_float(&f, wide);
      pl_apint extended = pl_fp_convert(f.arena, a, pairs[k][0], pairs[k][1]);
      assert_float(pairs[k][1], pl_float_extend_term(f.T, narrow, wide, constant(&f, a)), extended);
      if (next_random(&f) & 1) b = pl_apint_xor(f.arena, extended, pl_apint_from_u64(f.arena, b.width, next_random(&f) & 0xffff));
      pl_apint truncated = pl_fp_convert(f.arena, b, pairs[k][1], pairs[k][0]);
      assert_float(pairs[k][0], pl_float_truncate_term(f.T, wide, narrow, constant(&f, b)), truncated);
    }
  }
  pl_terms_free(f.T);
}

/* Conversions from integers and, where the result is in range, to integers, and whether it is in range, agree with the
 * interpreter's. */
static void test_integers(void **state) {
  (void)state;
  static const uint32_t widths[] = {1, 7, 8, 16, 31, 32, 64};
  fixture f;
  start(&f);
  for (uint32_t k = 0; k < NUM_FORMATS; k++) {
    pl_float_shape s;
    assert_true(pl_float_shape_of(formats[k], &s));
    for (uint32_t i = 0; i < ROUNDS; i++) {
      uint32_t width = widths[next_random(&f) % 7];
      bool is_signed = next_random(&f) & 1, in_range;
      pl_apint n = pl_apint_from_u64(f.arena, width, next_random(&f) >> (next_random(&f) % 64)), expected;
      assert_true(pl_fp_from_int(f.arena, n, is_signed, formats[k], &expected));
      assert_float(formats[k], pl_float_of_int_term(f.T, s, is_signed, constant(&f, n)), expected);
      pl_apint a = random_float(&f, s);
      const pl_term *fits, *got = pl_float_to_int_term(f.T, s, is_signed, width, constant(&f, a), &fits);
      assert_true(pl_fp_to_int(f.arena, formats[k], a, is_signed, width, &expected, &in_range));
      assert_true(in_range ? pl_term_is_true(fits) : pl_term_is_false(fits));
      if (in_range) assert_true(pl_apint_eq(got->value, expected));
    }
  }
  pl_terms_free(f.T);
}

/* pl_float_nan_of gives a NaN for any operand, and NaN and infinity are recognised as in the interpreter. */
static void test_nan_is_made(void **state) {
  (void)state;
  fixture f;
  start(&f);
  for (uint32_t k = 0; k < NUM_FORMATS; k++) {
    pl_float_shape s;
    assert_true(pl_float_shape_of(formats[k], &s));
    for (uint32_t i = 0; i < ROUNDS; i++) {
      pl_apint a = random_float(&f, s);
      assert_true(pl_float_is_nan(pl_float_nan_of(f.T, s, constant(&f, a))->value, formats[k]));
      const pl_term *is = pl_float_is_nan_term(f.T, s, constant(&f, a)), *inf = pl_float_is_inf_term(f.T, s, constant(&f, a));
      assert_int_equal(pl_term_is_true(is), pl_float_is_nan(a, formats[k]));
      assert_int_equal(pl_term_is_true(inf), pl_float_is_inf(a, formats[k]));
    }
  }
  pl_terms_free(f.T);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_comparisons), cmocka_unit_test(test_extremes),    cmocka_unit_test(test_between_formats),
      cmocka_unit_test(test_integers),    cmocka_unit_test(test_nan_is_made),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
