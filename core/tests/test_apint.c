/* Integers of any width: against the machine's own arithmetic up to 128 bits, by identities above. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/base/apint.h"
#include "core/base/limbs.h"

__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 s128;

/* The next number of a SplitMix64 generator, which gives the same numbers on every machine. */
static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* A random word that is often zero, all ones, a small number of either sign, or a power of two. */
static uint64_t interesting(uint64_t *state) {
  uint64_t x = next(state);
  switch (next(state) % 6) {
  case 0: return 0;
  case 1: return UINT64_MAX;
  case 2: return x % 16;
  case 3: return 0 - x % 16;
  case 4: return (uint64_t)1 << (x % 64);
  default: return x;
  }
}

/* A mask of the low `width` bits, at most 128. */
static u128 mask128(uint32_t width) { return width >= 128 ? ~(u128)0 : ((u128)1 << width) - 1; }

/* The value of an integer of up to 128 bits, zero-extended. */
static u128 to128(pl_apint a) { return (u128)pl_apint_word(a, 1) << 64 | pl_apint_word(a, 0); }

/* The signed value of the low `width` bits of x, at most 128; 0 for no bits. */
static s128 signed128(u128 x, uint32_t width) { return width == 0 ? 0 : (s128)(x << (128 - width)) >> (128 - width); }

/* The integer of that width with the low bits of x. */
static pl_apint from128(pl_arena *arena, uint32_t width, u128 x) {
  uint64_t words[2] = {(uint64_t)x, (uint64_t)(x >> 64)};
  return pl_apint_from_words(arena, width, words, 2);
}

/* Checks that an integer has this width and that its low 128 bits are this value modulo 2^width. */
static void check(pl_apint a, uint32_t width, u128 expected) {
  assert_int_equal(a.width, width);
  if (to128(a) != (expected & mask128(width))) {
    print_error("width %u: got %016llx%016llx\n", width, (unsigned long long)pl_apint_word(a, 1),
                (unsigned long long)pl_apint_word(a, 0));
    fail();
  }
}

/* Checks operations on two integers x and y of width `w`, at most 128, against the machine's 128-bit arithmetic. */
static void check_binary(pl_arena *arena, uint32_t w, u128 x, u128 y) {
  pl_apint a = from128(arena, w, x), b = from128(arena, w, y);
  s128 sx = signed128(x, w), sy = signed128(y, w);
  check(pl_apint_add(arena, a, b), w, x + y);
  check(pl_apint_sub(arena, a, b), w, x - y);
  check(pl_apint_mul(arena, a, b), w, x * y);
  check(pl_apint_and(arena, a, b), w, x & y);
  check(pl_apint_or(arena, a, b), w, x | y);
  check(pl_apint_xor(arena, a, b), w, x ^ y);
  assert_int_equal(pl_apint_ult(a, b), x < y);
  assert_int_equal(pl_apint_slt(a, b), sx < sy);
  assert_int_equal(pl_apint_eq(a, b), x == y);
  if (y != 0) {
    check(pl_apint_udiv(arena, a, b), w, x / y);
    check(pl_apint_urem(arena, a, b), w, x % y);
    bool least = sy == -1; /* the quotient of the least number wraps */
    check(pl_apint_sdiv(arena, a, b), w, least ? 0 - x : (u128)(sx / sy));
    check(pl_apint_srem(arena, a, b), w, least ? 0 : (u128)(sx % sy));
  }
  u128 product;
  s128 result, narrow;
  bool over = __builtin_mul_overflow(x, y, &product) || product > mask128(w);
  assert_int_equal(pl_apint_umul_overflows(a, b), over);
  over = __builtin_mul_overflow(sx, sy, &result);
  narrow = signed128((u128)result, w);
  assert_int_equal(pl_apint_smul_overflows(a, b), over || narrow != result);
  over = __builtin_add_overflow(x, y, &product) || product > mask128(w);
  assert_int_equal(pl_apint_uadd_overflows(a, b), over);
  over = __builtin_add_overflow(sx, sy, &result);
  assert_int_equal(pl_apint_sadd_overflows(a, b), over || signed128((u128)result, w) != result);
  over = __builtin_sub_overflow(sx, sy, &result);
  assert_int_equal(pl_apint_ssub_overflows(a, b), over || signed128((u128)result, w) != result);
  assert_int_equal(pl_apint_usub_overflows(a, b), x < y);
}

/* Checks operations on one integer x of width `w`, 1 to 128, against the machine's 128-bit arithmetic; `amount` chooses shift
 * amounts and other widths. */
static void check_unary(pl_arena *arena, uint32_t w, u128 x, uint32_t amount) {
  pl_apint a = from128(arena, w, x);
  s128 sx = signed128(x, w);
  uint32_t s = amount % 140;
  check(pl_apint_neg(arena, a), w, 0 - x);
  check(pl_apint_not(arena, a), w, ~x);
  check(pl_apint_shl(arena, a, s), w, s >= w ? 0 : x << s);
  check(pl_apint_lshr(arena, a, s), w, s >= w ? 0 : x >> s);
  check(pl_apint_ashr(arena, a, s), w, s >= w ? (u128)(sx < 0 ? -1 : 0) : (u128)(sx >> s));
  uint32_t wider = w + amount % (129 - w), narrower = amount % (w + 1), low = amount % (w - narrower + 1);
  check(pl_apint_zext(arena, a, wider), wider, x);
  check(pl_apint_sext(arena, a, wider), wider, (u128)sx);
  check(pl_apint_trunc(arena, a, narrower), narrower, x);
  check(pl_apint_extract(arena, a, low, narrower), narrower, low >= 128 ? 0 : x >> low);
  pl_apint high = pl_apint_extract(arena, a, narrower, w - narrower);
  check(pl_apint_concat(arena, high, pl_apint_trunc(arena, a, narrower)), w, x);
  uint32_t ones = 0, leading = w, trailing = w;
  for (uint32_t i = w; i--;) {
    bool bit = (x >> i & 1) != 0;
    assert_int_equal(pl_apint_bit(a, i), bit);
    ones += bit;
    if (bit) {
      trailing = i;
      if (leading == w) leading = w - 1 - i;
    }
  }
  assert_int_equal(pl_apint_popcount(a), ones);
  assert_int_equal(pl_apint_clz(a), leading);
  assert_int_equal(pl_apint_ctz(a), trailing);
  assert_int_equal(pl_apint_is_zero(a), x == 0);
  assert_int_equal(pl_apint_is_one(a), x == 1);
  assert_int_equal(pl_apint_is_ones(a), x == mask128(w));
  assert_int_equal(pl_apint_is_negative(a), sx < 0);
  assert_int_equal(pl_apint_shift_amount(a), x < w ? (uint32_t)x : w);
  uint64_t unsigned_value = 0;
  int64_t signed_value = 0;
  assert_int_equal(pl_apint_to_u64(a, &unsigned_value), x <= UINT64_MAX);
  if (x <= UINT64_MAX) assert_true(unsigned_value == x);
  bool fits = sx >= INT64_MIN && sx <= INT64_MAX;
  assert_int_equal(pl_apint_to_i64(a, &signed_value), fits);
  if (fits) assert_true(signed_value == sx);
}

/* Random operations at widths up to 128 give what the machine's arithmetic gives. */
static void test_machine_arithmetic(void **unused) {
  (void)unused;
  uint64_t state = 1;
  for (int pass = 0; pass < 40000; pass++) {
    pl_arena *arena = pl_arena_new();
    uint32_t width = 1 + (uint32_t)(next(&state) % 128);
    if (next(&state) % 4 == 0) width = (uint32_t[]){1, 8, 32, 63, 64, 65, 127, 128}[next(&state) % 8];
    u128 x = ((u128)interesting(&state) << 64 | interesting(&state)) & mask128(width);
    u128 y = ((u128)interesting(&state) << 64 | interesting(&state)) & mask128(width);
    check_binary(arena, width, x, y);
    check_unary(arena, width, x, (uint32_t)(next(&state) >> 32));
    pl_arena_free(arena);
  }
}

/* Integers of width 0 are the number 0 in additions, shifts, extensions, concatenations, predicates and conversions. */
static void test_width_zero(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  pl_apint zero = pl_apint_ones(arena, 0);
  assert_true(pl_apint_is_zero(zero));
  assert_false(pl_apint_is_negative(zero));
  check(pl_apint_add(arena, zero, zero), 0, 0);
  check(pl_apint_sext(arena, zero, 9), 9, 0);
  check(pl_apint_signed_min(arena, 0), 0, 0);
  check(pl_apint_shl(arena, zero, 3), 0, 0);
  check(pl_apint_ashr(arena, zero, 3), 0, 0);
  check(pl_apint_concat(arena, zero, pl_apint_from_u64(arena, 5, 17)), 5, 17);
  check(pl_apint_concat(arena, pl_apint_from_u64(arena, 5, 17), zero), 5, 17);
  int64_t value = 1;
  assert_true(pl_apint_to_i64(zero, &value));
  assert_int_equal(value, 0);
  pl_arena_free(arena);
}

/* A random integer of width `width`, often with special words or high words of zero. */
static pl_apint random_wide(pl_arena *arena, uint64_t *state, uint32_t width) {
  uint32_t count = pl_apint_num_words(width);
  uint64_t *words = pl_arena_alloc_array(arena, sizeof *words, count);
  uint32_t len = next(state) % 3 ? count : (uint32_t)(next(state) % (count + 1));
  for (uint32_t i = 0; i < len; i++)
    words[i] = interesting(state);
  return pl_apint_from_words(arena, width, words, count);
}

/* Checks algebraic identities of random integers of width `w`, at least 1, and overflow predicates against wider arithmetic. */
static void check_identities(pl_arena *arena, uint64_t *state, uint32_t w) {
  pl_apint a = random_wide(arena, state, w), b = random_wide(arena, state, w), c = random_wide(arena, state, w);
  if (!pl_apint_is_zero(b)) {
    pl_apint q = pl_apint_udiv(arena, a, b), r = pl_apint_urem(arena, a, b);
    assert_true(pl_apint_ult(r, b));
    assert_true(pl_apint_eq(a, pl_apint_add(arena, pl_apint_mul(arena, q, b), r)));
    assert_false(pl_apint_umul_overflows(q, b));
    q = pl_apint_sdiv(arena, a, b);
    r = pl_apint_srem(arena, a, b);
    assert_true(pl_apint_eq(a, pl_apint_add(arena, pl_apint_mul(arena, q, b), r)));
    assert_true(pl_apint_is_zero(r) || pl_apint_is_negative(r) == pl_apint_is_negative(a));
  }
  pl_apint left = pl_apint_mul(arena, pl_apint_add(arena, a, b), c);
  pl_apint right = pl_apint_add(arena, pl_apint_mul(arena, a, c), pl_apint_mul(arena, b, c));
  assert_true(pl_apint_eq(left, right));
  assert_true(pl_apint_eq(pl_apint_sub(arena, pl_apint_add(arena, a, b), b), a));
  assert_true(pl_apint_eq(pl_apint_neg(arena, a), pl_apint_add(arena, pl_apint_not(arena, a), pl_apint_from_u64(arena, w, 1))));
  uint32_t s = (uint32_t)(next(state) % w);
  pl_apint power = pl_apint_shl(arena, pl_apint_from_u64(arena, w, 1), s);
  assert_true(pl_apint_eq(pl_apint_shl(arena, a, s), pl_apint_mul(arena, a, power)));
  assert_true(pl_apint_eq(pl_apint_lshr(arena, a, s), pl_apint_udiv(arena, a, power)));
  pl_apint back = pl_apint_concat(arena, pl_apint_extract(arena, a, s, w - s), pl_apint_extract(arena, a, 0, s));
  assert_true(pl_apint_eq(a, back));
  /* Overflow, against twice the width. */
  pl_apint product = pl_apint_mul(arena, pl_apint_zext(arena, a, 2 * w), pl_apint_zext(arena, b, 2 * w));
  assert_int_equal(pl_apint_umul_overflows(a, b), !pl_apint_is_zero(pl_apint_extract(arena, product, w, w)));
  product = pl_apint_mul(arena, pl_apint_sext(arena, a, 2 * w), pl_apint_sext(arena, b, 2 * w));
  bool fits = pl_apint_eq(product, pl_apint_sext(arena, pl_apint_trunc(arena, product, w), 2 * w));
  assert_int_equal(pl_apint_smul_overflows(a, b), !fits);
  pl_apint sum = pl_apint_add(arena, pl_apint_zext(arena, a, w + 1), pl_apint_zext(arena, b, w + 1));
  assert_int_equal(pl_apint_uadd_overflows(a, b), pl_apint_bit(sum, w));
  sum = pl_apint_add(arena, pl_apint_sext(arena, a, w + 1), pl_apint_sext(arena, b, w + 1));
  assert_int_equal(pl_apint_sadd_overflows(a, b), pl_apint_bit(sum, w) != pl_apint_bit(sum, w - 1));
  sum = pl_apint_sub(arena, pl_apint_sext(arena, a, w + 1), pl_apint_sext(arena, b, w + 1));
  assert_int_equal(pl_apint_ssub_overflows(a, b), pl_apint_bit(sum, w) != pl_apint_bit(sum, w - 1));
}

/* Algebraic identities hold of random integers of 65 to some 20000 bits. */
static void test_identities(void **unused) {
  (void)unused;
  uint64_t state = 2;
  for (int pass = 0; pass < 3000; pass++) {
    pl_arena *arena = pl_arena_new();
    uint32_t limit = pass % 50 == 0 ? 20000 : pass % 7 == 0 ? 6000 : 600;
    check_identities(arena, &state, 65 + (uint32_t)(next(&state) % limit));
    pl_arena_free(arena);
  }
}

/* Products of long numbers equal the sum of shifted products by single words. */
static void test_long_products(void **unused) {
  (void)unused;
  uint64_t state = 3;
  for (int pass = 0; pass < 200; pass++) {
    size_t na = 1 + next(&state) % 300, nb = 1 + next(&state) % 300, n = na + nb;
    uint64_t *a = calloc(n, sizeof *a), *b = calloc(n, sizeof *b), *sum = calloc(n, sizeof *sum);
    uint64_t *row = calloc(n, sizeof *row), *product = calloc(n, sizeof *product);
    for (size_t i = 0; i < na; i++)
      a[i] = interesting(&state);
    for (size_t i = 0; i < nb; i++)
      b[i] = interesting(&state);
    for (size_t i = 0; i < nb; i++) {
      pl_limbs_shl(row, a, n, 64 * i);
      assert_int_equal(pl_limbs_mul_word(row, n, b[i], 0), 0);
      assert_int_equal(pl_limbs_add(sum, sum, row, n), 0);
    }
    pl_limbs_mul(product, a, na, b, nb);
    assert_memory_equal(product, sum, n * sizeof *sum);
    pl_limbs_mul_low(product, na, a, na, b, nb);
    assert_memory_equal(product, sum, na * sizeof *sum);
    free(a);
    free(b);
    free(sum);
    free(row);
    free(product);
  }
}

/* Of quotients and remainders of long numbers, quotient * b + remainder is a, and the remainder is below b. */
static void test_long_division(void **unused) {
  (void)unused;
  uint64_t state = 5;
  for (int pass = 0; pass < 400; pass++) {
    size_t na = 1 + next(&state) % 1500, nb = 1 + next(&state) % (pass % 2 ? 700 : na), n = na + nb;
    uint64_t *a = calloc(n, sizeof *a), *b = calloc(n, sizeof *b), *q = calloc(n, sizeof *q);
    uint64_t *r = calloc(n, sizeof *r), *back = calloc(n, sizeof *back);
    for (size_t i = 0; i < na; i++)
      a[i] = interesting(&state);
    for (size_t i = 0; i < nb; i++)
      b[i] = interesting(&state);
    if (pass % 3 == 0) { /* where estimates are worst */
      memset(a, 0xff, na * sizeof *a);
      memset(b + nb / 2, 0xff, (nb - nb / 2) * sizeof *b);
    }
    b[nb - 1] |= 1;
    pl_limbs_div(q, r, a, na, b, nb);
    assert_true(pl_limbs_cmp(r, b, nb) < 0);
    pl_limbs_mul(back, q, na, b, nb);
    assert_int_equal(pl_limbs_add_word(back + nb, na, pl_limbs_add(back, back, r, nb)), 0);
    assert_memory_equal(back, a, n * sizeof *a);
    free(a);
    free(b);
    free(q);
    free(r);
    free(back);
  }
}

/* Checks that a text is read as an integer of that width, which fits or not, and prints as these unsigned and signed decimals. */
static void expect_parse(const char *text, uint32_t width, bool fits_expected, const char *unsigned_text,
                         const char *signed_text) {
  pl_arena *arena = pl_arena_new();
  pl_apint a;
  bool fits = false;
  assert_true(pl_apint_parse(arena, pl_str_from(text), width, &a, &fits));
  assert_int_equal(fits, fits_expected);
  pl_sink out = {0};
  pl_apint_print(a, false, &out);
  assert_string_equal(pl_sink_text(&out), unsigned_text);
  out.len = 0;
  pl_apint_print(a, true, &out);
  assert_string_equal(pl_sink_text(&out), signed_text);
  assert_true(pl_sink_close(&out));
  pl_arena_free(arena);
}

/* Texts of numbers are read and printed right, with what does not fit reported; malformed ones are rejected. */
static void test_text(void **unused) {
  (void)unused;
  expect_parse("0", 1, true, "0", "0");
  expect_parse("1", 1, true, "1", "-1");
  expect_parse("-1", 1, true, "1", "-1");
  expect_parse("2", 1, false, "0", "0");
  expect_parse("255", 8, true, "255", "-1");
  expect_parse("256", 8, false, "0", "0");
  expect_parse("-128", 8, true, "128", "-128");
  expect_parse("-129", 8, false, "127", "127");
  expect_parse("0x80", 8, true, "128", "-128");
  expect_parse("-0x1", 64, true, "18446744073709551615", "-1");
  expect_parse("18446744073709551615", 64, true, "18446744073709551615", "-1");
  expect_parse("18446744073709551616", 64, false, "0", "0");
  expect_parse("18446744073709551616", 65, true, "18446744073709551616", "-18446744073709551616");
  expect_parse("-18446744073709551616", 65, true, "18446744073709551616", "-18446744073709551616");
  expect_parse("0", 0, true, "0", "0");
  expect_parse("1", 0, false, "0", "0");
  expect_parse("00000000000000000000000000000000000000000000000000012", 8, true, "12", "12");
  expect_parse("170141183460469231731687303715884105728", 128, true, "170141183460469231731687303715884105728",
               "-170141183460469231731687303715884105728");
  expect_parse("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", 128, false, "340282366920938463463374607431768211455", "-1");
  pl_arena *arena = pl_arena_new();
  const char *malformed[] = {"", "-", "0x", "--1", "1a", "0xg", " 1", "+1", "1 ", "0x-1"};
  for (size_t i = 0; i < sizeof malformed / sizeof *malformed; i++) {
    pl_apint a;
    bool fits;
    assert_false(pl_apint_parse(arena, pl_str_from(malformed[i]), 32, &a, &fits));
  }
  pl_sink out = {0};
  pl_apint_print_hex(pl_apint_from_u64(arena, 9, 0x1af), &out);
  assert_string_equal(pl_sink_text(&out), "1AF");
  out.len = 0;
  pl_apint_print_hex(pl_apint_ones(arena, 70), &out);
  assert_string_equal(pl_sink_text(&out), "3FFFFFFFFFFFFFFFFF");
  (void)pl_sink_close(&out);
  pl_arena_free(arena);
}

/* Random long integers read back from their decimal and hexadecimal texts, and their last decimal digits agree with division by
 * ten. */
static void test_long_text(void **unused) {
  (void)unused;
  uint64_t state = 4;
  for (int pass = 0; pass < 300; pass++) {
    pl_arena *arena = pl_arena_new();
    uint32_t width = 65 + (uint32_t)(next(&state) % (pass % 10 == 0 ? 80000 : 9000));
    pl_apint a = random_wide(arena, &state, width), b, c;
    bool fits;
    pl_sink decimal = {0}, hex = {0};
    bool is_signed = next(&state) % 2 != 0;
    pl_apint_print(a, is_signed, &decimal);
    assert_true(pl_apint_parse(arena, (pl_str){decimal.data, decimal.len}, width, &b, &fits));
    assert_true(fits);
    assert_true(pl_apint_eq(a, b));
    pl_sink_puts(&hex, "0x");
    pl_apint_print_hex(a, &hex);
    assert_true(pl_apint_parse(arena, (pl_str){hex.data, hex.len}, width, &c, &fits));
    assert_true(fits && pl_apint_eq(a, c));
    /* Division by ten, digit by digit from the end, is a third opinion on the last digits. */
    pl_apint ten = pl_apint_from_u64(arena, width, 10), rest = is_signed && pl_apint_is_negative(a) ? pl_apint_neg(arena, a) : a;
    for (size_t i = 1; i <= 25 && decimal.len >= i && decimal.data[decimal.len - i] != '-'; i++) {
      uint64_t digit = 99;
      assert_true(pl_apint_to_u64(pl_apint_urem(arena, rest, ten), &digit));
      assert_int_equal(decimal.data[decimal.len - i], '0' + (int)digit);
      rest = pl_apint_udiv(arena, rest, ten);
    }
    (void)pl_sink_close(&decimal);
    (void)pl_sink_close(&hex);
    pl_arena_free(arena);
  }
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_machine_arithmetic), cmocka_unit_test(test_width_zero), cmocka_unit_test(test_identities),
      cmocka_unit_test(test_long_products),      cmocka_unit_test(test_text),       cmocka_unit_test(test_long_division),
      cmocka_unit_test(test_long_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
