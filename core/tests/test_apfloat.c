/* Floating point numbers: against the C library and the hardware for f32 and f64, against every value of the short formats, and
 * against what `mlir-opt` 22 printed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>

#include "core/base/apfloat.h"

/* The next number of a SplitMix64 generator, which gives the same numbers on every machine. */
static uint64_t next(uint64_t *state) {
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* The double with these bits. */
static double as_f64(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

/* The float with these bits. */
static float as_f32(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

/* The bits of a double. */
static uint64_t f64_bits(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

/* The bits of a float. */
static uint32_t f32_bits(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

/* The low 64 bits of what pl_float_parse reads from the text, which must be well-formed. */
static uint64_t parse_bits(pl_arena *arena, const char *text, pl_float_format format) {
  pl_apint bits;
  assert_true(pl_float_parse(arena, pl_str_from(text), format, &bits));
  assert_int_equal(bits.width, pl_float_bits(format));
  return pl_apint_word(bits, 0);
}

/* The bits of a number in the format, from its high and low 64 bits. */
static pl_apint number(pl_arena *arena, pl_float_format format, uint64_t high, uint64_t low) {
  uint64_t words[] = {low, high};
  return pl_apint_from_words(arena, pl_float_bits(format), words, 2);
}

/* ---- Reading ---- */

/* Checks that a text is read as f64 and f32 as the C library reads it. */
static void check_against_strtod(pl_arena *arena, const char *text) {
  assert_true(parse_bits(arena, text, PL_F64) == f64_bits(strtod(text, NULL)));
  assert_true(parse_bits(arena, text, PL_F32) == f32_bits(strtof(text, NULL)));
}

/* Random decimal texts are read as f64 and f32 as the C library reads them. */
static void test_parse_random(void **unused) {
  (void)unused;
  uint64_t state = 1;
  char text[2048];
  pl_arena *arena = pl_arena_new();
  for (int i = 0; i < 60000; i++) {
    uint64_t r = next(&state);
    switch (i % 4) {
    case 0: snprintf(text, sizeof text, "%.*e", (int)(r % 25), as_f64(next(&state) & ~((uint64_t)1 << 62))); break;
    case 1:
      snprintf(text, sizeof text, "-%llu.%llue%d", (unsigned long long)(r >> 30), (unsigned long long)next(&state),
               (int)(r % 700) - 350);
      break;
    case 2: snprintf(text, sizeof text, "%.*e", (int)(r % 60), (double)as_f32((uint32_t)(r >> 32) & 0xbfffffffu)); break;
    default: snprintf(text, sizeof text, "%u.%u", (unsigned)(r % 100000), (unsigned)(r >> 40)); break;
    }
    if (strchr(text, 'n') || strchr(text, 'i')) continue;
    check_against_strtod(arena, text);
  }
  pl_arena_free(arena);
}

/* Decimals that lie half-way between two floating point numbers or a little above that, and exact ones, are read as the nearest
 * number, ties to even. */
static void test_parse_halfway(void **unused) {
  (void)unused;
  uint64_t state = 2;
  char text[2048];
  pl_arena *arena = pl_arena_new();
  for (int i = 0; i < 3000; i++) {
    uint64_t bits = next(&state) & 0x7fffffffffffffffu;
    if (i % 3 == 0) bits &= 0x000fffffffffffffu; /* subnormal */
    if (i % 3 == 1) bits = (bits & 0x000fffffffffffffu) | (uint64_t)(1000 + bits % 60) << 52;
    uint32_t narrow = f32_bits((float)as_f64((bits & 0x000fffffffffffffu) | (uint64_t)(900 + bits % 200) << 52));
    double low = as_f32(narrow), high = as_f32(narrow + 1);
    snprintf(text, sizeof text, "%.300f", (low + high) / 2); /* exact */
    check_against_strtod(arena, text);
    size_t len = strlen(text);
    text[len - 1] = '1';
    check_against_strtod(arena, text);
    if ((bits >> 52) >= 0x7fe) continue;
    snprintf(text, sizeof text, "%.1100f", as_f64(bits));
    check_against_strtod(arena, text);
  }
  /* The least half of f64, written in full, rounds to even (zero); with anything after it, up. */
  snprintf(text, sizeof text, "%.1080f", as_f64(1));
  pl_sink half = {0};
  int carry = 0;
  for (char *c = text; *c; c++) { /* divide by two, digit by digit */
    if (*c == '.') {
      pl_sink_putc(&half, '.');
      continue;
    }
    int digit = carry * 10 + (*c - '0');
    pl_sink_putc(&half, (char)('0' + digit / 2));
    carry = digit % 2;
  }
  assert_int_equal(carry, 0);
  assert_true(parse_bits(arena, pl_sink_text(&half), PL_F64) == 0);
  for (int i = 0; i < 20000; i++)
    pl_sink_putc(&half, '0');
  assert_true(parse_bits(arena, pl_sink_text(&half), PL_F64) == 0);
  pl_sink_putc(&half, '1');
  assert_true(parse_bits(arena, pl_sink_text(&half), PL_F64) == 1);
  (void)pl_sink_close(&half);
  pl_arena_free(arena);
}

/* Numbers at and beyond the ends of the formats, and huge exponents, are read right; malformed texts are rejected. */
static void test_parse_extremes(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  const char *good[] = {"0",
                        "-0",
                        "0.0",
                        "1.",
                        ".5",
                        "+2.5",
                        "1e400",
                        "-1e400",
                        "1e-400",
                        "4.9e-324",
                        "2.4e-324",
                        "2.5e-324",
                        "1e308",
                        "1.8e308",
                        "1e38",
                        "3.5e38",
                        "1e-45",
                        "0e999999999999999999999",
                        "0.0e-99999999999999999999",
                        "1.0e+00",
                        "9007199254740993",
                        "1.7976931348623158e308",
                        "1.7976931348623159e308",
                        "2.2250738585072011e-308"};
  for (size_t i = 0; i < sizeof good / sizeof *good; i++)
    check_against_strtod(arena, good[i]);
  assert_true(parse_bits(arena, "1e99999999999999999999999999999", PL_F64) == f64_bits(INFINITY));
  assert_true(parse_bits(arena, "-1e-99999999999999999999999999999", PL_F64) == f64_bits(-0.0));
  assert_true(parse_bits(arena, "1e9223372036854775807", PL_F32) == 0x7f800000);
  pl_sink zeros = {0}; /* 0.000...1 e+n: both parts far out of range, the number is 1 */
  pl_sink_puts(&zeros, "0.");
  for (int i = 0; i < 99999; i++)
    pl_sink_putc(&zeros, '0');
  pl_sink_puts(&zeros, "1e100000");
  assert_true(parse_bits(arena, pl_sink_text(&zeros), PL_F64) == f64_bits(1.0));
  (void)pl_sink_close(&zeros);
  const char *bad[] = {"", "-", ".", "e5", "1e", "1e+", "1.5.2", "1x", "0x10", "inf", "nan", "1e5.0", " 1", "1 ", "--1"};
  pl_apint bits;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    assert_false(pl_float_parse(arena, pl_str_from(bad[i]), PL_F64, &bits));
  assert_true(parse_bits(arena, "448", PL_F8E4M3FN) == 0x7e);
  assert_true(parse_bits(arena, "464", PL_F8E4M3FN) == 0x7e); /* tie */
  assert_true(parse_bits(arena, "464.001", PL_F8E4M3FN) == 0x7f);
  assert_true(parse_bits(arena, "-1e-9", PL_F8E4M3FNUZ) == 0); /* no negative zero */
  assert_true(parse_bits(arena, "-1e9", PL_F8E5M2FNUZ) == 0x80);
  assert_true(parse_bits(arena, "-1e9", PL_F8E5M2) == 0xfc);
  pl_arena_free(arena);
}

/* Texts around the largest and smallest numbers of f64, f80 and f128 are read right. */
static void test_parse_ends(void **unused) {
  (void)unused;
  static const char *const digits[] = {"1", "2.4703282292062327", "3.3", "9.99999999999999999999999999999999999999"};
  pl_arena *arena = pl_arena_new();
  char text[80];
  for (size_t d = 0; d < sizeof digits / sizeof *digits; d++) {
    for (int far = 0; far < 60; far++) {
      snprintf(text, sizeof text, "-%se%d", digits[d], 280 + far);
      check_against_strtod(arena, text);
      snprintf(text, sizeof text, "%se-%d", digits[d], 290 + far);
      check_against_strtod(arena, text);
      for (int side = 0; side < 2; side++) {
        snprintf(text, sizeof text, "%se%d", digits[d], side ? 4900 + far : -4920 - far);
        long double wanted = strtold(text, NULL);
        pl_apint bits;
        assert_true(pl_float_parse(arena, pl_str_from(text), PL_F80, &bits));
        assert_memory_equal(bits.words, &wanted, 10);
      }
    }
  }
  static const struct {
    const char *text;
    uint64_t high, low;
  } f128[] = {{"1.18973149535723176508575932662800702e4932", 0x7ffeffff, UINT64_MAX},
              {"1.2e4932", 0x7fff0000, 0},
              {"1e4933", 0x7fff0000, 0},
              {"4e-4966", 0, 1},
              {"3.2e-4966", 0, 0},
              {"1e-4967", 0, 0}};
  for (size_t i = 0; i < sizeof f128 / sizeof *f128; i++) {
    pl_apint bits;
    assert_true(pl_float_parse(arena, pl_str_from(f128[i].text), PL_F128, &bits));
    const uint64_t *words = bits.words;
    assert_true(words[1] >> 32 == f128[i].high);
    assert_true(words[0] == f128[i].low);
  }
  pl_arena_free(arena);
}

/* ---- Conversion ---- */

/* Checks that the double with these bits is narrowed to f32 as the hardware does it, and that `exact` is right; of a NaN, that it
 * stays a NaN. */
static void check_f64_to_f32(pl_arena *arena, uint64_t bits) {
  bool exact;
  pl_apint narrow = pl_float_convert(arena, number(arena, PL_F64, 0, bits), PL_F64, PL_F32, &exact);
  float expected = (float)as_f64(bits);
  if (isnan(expected)) {
    assert_true(pl_float_is_nan(narrow, PL_F32));
    return;
  }
  assert_true(narrow.word == f32_bits(expected));
  assert_int_equal(exact, (double)expected == as_f64(bits));
}

/* Conversions between random f64 and f32 numbers give what the hardware gives. */
static void test_convert_hardware(void **unused) {
  (void)unused;
  uint64_t state = 3;
  pl_arena *arena = pl_arena_new();
  for (int i = 0; i < 200000; i++) {
    uint64_t r = next(&state);
    if (i % 2) r = (r & 0x800fffffffffffffu) | (uint64_t)(860 + (r >> 52) % 300) << 52; /* around the range of f32 */
    if (i % 8 == 1) r &= 0xffffffffe0000000u | (uint64_t)1 << (r % 29);                 /* ties and near them */
    check_f64_to_f32(arena, r);
    uint32_t narrow = (uint32_t)next(&state);
    bool exact;
    pl_apint wide = pl_float_convert(arena, number(arena, PL_F32, 0, narrow), PL_F32, PL_F64, &exact);
    double expected = as_f32(narrow);
    if (isnan(expected)) {
      assert_true(pl_float_is_nan(wide, PL_F64));
    } else {
      assert_true(exact && wide.word == f64_bits(expected));
    }
  }
  pl_arena_free(arena);
}

/* The value of a finite number of a short format with these widths of exponent and mantissa, by the definition of the format. */
static double value_of(uint32_t bits, uint32_t exponent_bits, uint32_t mantissa_bits, int bias) {
  uint32_t fraction = bits & ((1u << mantissa_bits) - 1), exponent = bits >> mantissa_bits & ((1u << exponent_bits) - 1);
  if (mantissa_bits == 0) return ldexp(1, (int)exponent - bias); /* no zero */
  double magnitude = exponent ? ldexp(fraction + (1u << mantissa_bits), (int)exponent - bias - (int)mantissa_bits)
                              : ldexp(fraction, 1 - bias - (int)mantissa_bits);
  return bits >> (exponent_bits + mantissa_bits) ? -magnitude : magnitude;
}

typedef struct short_format {
  pl_float_format format;
  uint32_t bits, exponent, mantissa;
  int bias;
} short_format;

/* Checks conversion to and from f64, rounding, and printing and parsing for each number of a short format; of a NaN, that it
 * stays a NaN. */
static void check_all_values(const short_format *f) {
  pl_arena *arena = pl_arena_new();
  double previous = 0;
  bool exact;
  for (uint32_t bits = 0; bits < 1u << f->bits; bits++) {
    pl_apint a = pl_apint_from_u64(arena, f->bits, bits);
    pl_apint wide = pl_float_convert(arena, a, f->format, PL_F64, &exact);
    if (bits == 1u << (f->bits - 1)) previous = -0.0;
    if (pl_float_is_nan(a, f->format)) {
      assert_true(pl_float_is_nan(wide, PL_F64));
      assert_true(pl_float_is_nan(pl_float_convert(arena, wide, PL_F64, f->format, NULL), f->format));
      continue;
    }
    if (pl_float_is_inf(a, f->format)) {
      assert_true(isinf(as_f64(wide.word)));
    } else {
      double expected = value_of(bits, f->exponent, f->mantissa, f->bias);
      assert_true(exact && wide.word == f64_bits(expected));
      assert_int_equal(pl_float_is_zero(a, f->format), expected == 0);
      double middle = (previous + expected) / 2;
      if ((bits & ((1u << (f->bits - 1)) - 1)) != 0) {
        uint32_t below = pl_float_is_nan(pl_apint_from_u64(arena, f->bits, bits - 1), f->format) ? 0 : bits - 1; /* no -0 */
        uint32_t even = bits % 2 ? below : bits;
        double up = nextafter(middle, 2 * expected), down = nextafter(middle, 0);
        assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(middle)), PL_F64, f->format, &exact).word,
                         even);
        assert_false(exact);
        assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(up)), PL_F64, f->format, NULL).word, bits);
        assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(down)), PL_F64, f->format, NULL).word, below);
      }
      previous = expected;
    }
    assert_true(pl_apint_eq(pl_float_convert(arena, wide, PL_F64, f->format, &exact), a) && exact);
    pl_sink text = {0};
    pl_float_print(a, f->format, &text);
    pl_apint again;
    if (pl_float_parse(arena, (pl_str){text.data, text.len}, f->format, &again)) {
      assert_true(pl_apint_eq(a, again));
    } else {
      assert_true(strncmp(pl_sink_text(&text), "0x", 2) == 0 && strtoul(text.data, NULL, 16) == bits);
    }
    (void)pl_sink_close(&text);
  }
  pl_arena_free(arena);
}

/* Every number of the formats of up to 16 bits, but for f8E8M0FNU, converts, rounds and prints right. */
static void test_all_values_of_short_formats(void **unused) {
  (void)unused;
  static const short_format all[] = {
      {PL_F16, 16, 5, 10, 15},         {PL_BF16, 16, 8, 7, 127},  {PL_F8E5M2, 8, 5, 2, 15},     {PL_F8E4M3, 8, 4, 3, 7},
      {PL_F8E3M4, 8, 3, 4, 3},         {PL_F8E4M3FN, 8, 4, 3, 7}, {PL_F8E5M2FNUZ, 8, 5, 2, 16}, {PL_F8E4M3FNUZ, 8, 4, 3, 8},
      {PL_F8E4M3B11FNUZ, 8, 4, 3, 11}, {PL_F6E3M2FN, 6, 3, 2, 3}, {PL_F6E2M3FN, 6, 2, 3, 1},    {PL_F4E2M1FN, 4, 2, 1, 1},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    check_all_values(&all[i]);
}

/* Conversions to and from f8E8M0FNU, whose numbers are powers of two, round to the nearest number, ties up; negative numbers
 * become NaN. */
static void test_exponents_alone(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  for (uint32_t bits = 0; bits < 256; bits++) {
    bool exact;
    pl_apint a = pl_apint_from_u64(arena, 8, bits), wide = pl_float_convert(arena, a, PL_F8E8M0FNU, PL_F64, &exact);
    assert_int_equal(pl_float_is_nan(a, PL_F8E8M0FNU), bits == 255);
    if (bits == 255) continue;
    double value = ldexp(1, (int)bits - 127);
    assert_true(exact && wide.word == f64_bits(value));
    uint32_t above = bits == 254 ? 255 : bits + 1;
    const struct {
      double value;
      uint32_t bits;
    } near[] = {{value, bits}, {value * 1.25, bits}, {value * 1.5, above}, {value * 1.75, above}, {-value, 255}};
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
      assert_int_equal(
          pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(near[i].value)), PL_F64, PL_F8E8M0FNU, NULL).word,
          near[i].bits);
  }
  assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, 0), PL_F64, PL_F8E8M0FNU, NULL).word, 0);
  assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(1e-300)), PL_F64, PL_F8E8M0FNU, NULL).word, 0);
  pl_arena_free(arena);
}

/* Where pl_float_holds says that a format holds a short one, each number of the latter survives a conversion to it and back. */
static void test_formats_that_hold_others(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  uint32_t pairs = 0;
  for (pl_float_format inner = PL_F16; inner < PL_NUM_FLOAT_FORMATS; inner++) {
    for (pl_float_format outer = PL_F16; pl_float_bits(inner) <= 8 && outer < PL_NUM_FLOAT_FORMATS; outer++) {
      if (!pl_float_holds(outer, inner)) continue;
      pairs++;
      for (uint32_t bits = 0; bits < 1u << pl_float_bits(inner); bits++) {
        pl_apint a = pl_apint_from_u64(arena, pl_float_bits(inner), bits);
        if (pl_float_is_nan(a, inner)) continue;
        pl_apint wide = pl_float_convert(arena, a, inner, outer, NULL);
        assert_true(pl_apint_eq(pl_float_convert(arena, wide, outer, inner, NULL), a));
      }
    }
    assert_true(pl_float_holds(inner, inner));
  }
  assert_true(pairs > 50);
  assert_true(pl_float_holds(PL_F128, PL_F80) && pl_float_holds(PL_F32, PL_BF16) && pl_float_holds(PL_F64, PL_F32));
  assert_false(pl_float_holds(PL_BF16, PL_F16) || pl_float_holds(PL_F16, PL_F8E8M0FNU) || pl_float_holds(PL_F32, PL_F64));
  pl_arena_free(arena);
}

/* Formats without infinity and NaN turn a number that is too large into their largest one of that sign. */
static void test_finite_formats_saturate(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  static const pl_float_format all[] = {PL_F6E3M2FN, PL_F6E2M3FN, PL_F4E2M1FN};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    uint64_t most = (1u << (pl_float_bits(all[i]) - 1)) - 1, sign = most + 1;
    assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(1000)), PL_F64, all[i], NULL).word, most);
    assert_int_equal(pl_float_convert(arena, number(arena, PL_F64, 0, f64_bits(-1e300)), PL_F64, all[i], NULL).word, most | sign);
  }
  pl_arena_free(arena);
}

/* Widening random f64 numbers to f80 or f128 and back loses nothing, and narrowing from there to f32 rounds once, as the hardware
 * does. */
static void test_convert_long_formats(void **unused) {
  (void)unused;
  uint64_t state = 4;
  pl_arena *arena = pl_arena_new();
  for (int i = 0; i < 20000; i++) {
    uint64_t r = next(&state);
    pl_float_format over = i % 2 ? PL_F80 : PL_F128;
    pl_apint a = number(arena, PL_F64, 0, r);
    bool exact;
    pl_apint wide = pl_float_convert(arena, a, PL_F64, over, &exact);
    if (isnan(as_f64(r))) {
      assert_true(pl_float_is_nan(wide, over));
      continue;
    }
    assert_true(exact);
    assert_true(pl_apint_eq(pl_float_convert(arena, wide, over, PL_F64, &exact), a) && exact);
    assert_true(pl_float_convert(arena, wide, over, PL_F32, NULL).word == f32_bits((float)as_f64(r)));
  }
  pl_arena_free(arena);
}

/* ---- Printing: what `mlir-opt` 22 prints for the same bits ---- */

typedef struct printed {
  pl_float_format format;
  uint64_t high, low;
  const char *text;
} printed;

static const printed table[] = {
    {PL_F64, 0, 0x3ff0000000000000, "1.000000e+00"},
    {PL_F64, 0, 0x8000000000000000, "-0.000000e+00"},
    {PL_F64, 0, 0x3fb999999999999a, "1.000000e-01"},
    {PL_F64, 0, 0x40091eb851eb851f, "3.140000e+00"},
    {PL_F64, 0, 0x400921fb54442d11, "3.14159265358979"},
    {PL_F64, 0, 0x4132d68700000000, "0x4132D68700000000"},
    {PL_F64, 0, 0x419d6f3454000000, "0x419D6F3454000000"},
    {PL_F64, 0, 1, "4.940660e-324"},
    {PL_F64, 0, 0x7fefffffffffffff, "1.7976931348623157E+308"},
    {PL_F64, 0, 0x7ff0000000000000, "0x7FF0000000000000"},
    {PL_F64, 0, 0x7ff8000000000000, "0x7FF8000000000000"},
    {PL_F32, 0, 0xff800000, "0xFF800000"},
    {PL_F32, 0, 0x3eaaaaab, "0.333333343"},
    {PL_F32, 0, 0x00001234, "6.530050e-42"},
    {PL_F32, 0, 0x4b800001, "0x4B800001"},
    {PL_F16, 0, 0x7c00, "0x7C00"},
    {PL_F16, 0, 0x1234, "7.572170e-04"},
    {PL_F16, 0, 0x7bff, "6.550400e+04"},
    {PL_BF16, 0, 0x3dcd, "1.000980e-01"},
    {PL_TF32, 0, 0x1f7cd, "4.875490e-01"},
    {PL_TF32, 0, 1, "1.147940e-41"},
    {PL_F8E4M3FN, 0, 0x2a, "3.125000e-01"},
    {PL_F8E5M2FNUZ, 0, 0x80, "0x80"},
    {PL_F80, 0x3ffb, 0xcccccccccccccd00, "0.100000000000000000347"},
    {PL_F80, 0, 1, "3.645200e-4951"},
    {PL_F80, 0x7ffe, 0x8000000000001234, "5.94865747678616183092E+4931"},
    {PL_F80, 0x7fff, 0xc000000000001234, "0x7FFFC000000000001234"},
    {PL_F80, 0x1234, 0x0000000000001234, "0x7FFF0000000000001234"},
    {PL_F128, 0x3ffb999999999999, 0x999999999999999a, "1.000000e-01"},
    {PL_F128, 0, 1, "6.475180e-4966"},
    {PL_F128, 0x7ffeffffffffffff, 0xffffffffffffffff, "1.18973149535723176508575932662800702E+4932"},
};

/* Numbers of all kinds are printed as mlir-opt 22 prints them, into memory and through a file. */
static void test_print(void **unused) {
  (void)unused;
  pl_arena *arena = pl_arena_new();
  FILE *file = tmpfile();
  assert_non_null(file);
  pl_sink all = {0}, to_file = pl_sink_to_file(file);
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    pl_sink out = {0};
    pl_apint bits = number(arena, table[i].format, table[i].high, table[i].low);
    pl_float_print(bits, table[i].format, &out);
    assert_string_equal(pl_sink_text(&out), table[i].text);
    (void)pl_sink_close(&out);
    pl_float_print(bits, table[i].format, &all); /* after other text, and through a file */
    pl_float_print(bits, table[i].format, &to_file);
  }
  assert_true(pl_sink_close(&to_file));
  char *again = calloc(1, all.len + 1);
  rewind(file);
  assert_int_equal(fread(again, 1, all.len + 1, file), all.len);
  assert_string_equal(again, pl_sink_text(&all));
  free(again);
  fclose(file);
  (void)pl_sink_close(&all);
  pl_arena_free(arena);
}

/* Random numbers of several formats, printed, read back as the same bits. */
static void test_print_reads_back(void **unused) {
  (void)unused;
  uint64_t state = 5;
  const pl_float_format formats[] = {PL_F32, PL_F64, PL_F80, PL_F128, PL_TF32};
  for (int i = 0; i < 5000; i++) {
    pl_arena *arena = pl_arena_new();
    pl_float_format format = formats[i % 5];
    uint64_t low = next(&state), high = next(&state);
    if (format == PL_F80) low |= (uint64_t)1 << 63;
    pl_apint bits = number(arena, format, high, low), again;
    pl_sink out = {0};
    pl_float_print(bits, format, &out);
    bool hex = strncmp(pl_sink_text(&out), "0x", 2) == 0, fits;
    if (hex) {
      assert_true(pl_apint_parse(arena, (pl_str){out.data, out.len}, bits.width, &again, &fits) && fits);
    } else {
      assert_true(pl_float_parse(arena, (pl_str){out.data, out.len}, format, &again));
    }
    assert_true(pl_apint_eq(bits, again));
    (void)pl_sink_close(&out);
    pl_arena_free(arena);
  }
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_parse_random),
      cmocka_unit_test(test_parse_halfway),
      cmocka_unit_test(test_parse_extremes),
      cmocka_unit_test(test_parse_ends),
      cmocka_unit_test(test_convert_hardware),
      cmocka_unit_test(test_convert_long_formats),
      cmocka_unit_test(test_all_values_of_short_formats),
      cmocka_unit_test(test_exponents_alone),
      cmocka_unit_test(test_formats_that_hold_others),
      cmocka_unit_test(test_finite_formats_saturate),
      cmocka_unit_test(test_print),
      cmocka_unit_test(test_print_reads_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
