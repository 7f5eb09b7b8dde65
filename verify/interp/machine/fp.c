#include "verify/interp/machine/fp.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <string.h>

/* The x87 format is the machine's long double, and quad arithmetic is there. */
#if LDBL_MANT_DIG == 64 && defined(__SIZEOF_FLOAT128__)
#define HAVE_WIDE 1
__extension__ typedef __float128 quad;
#else
#define HAVE_WIDE 0
#endif

/* The float with these bits. */
static float as_f32(pl_apint bits) {
  uint32_t u = (uint32_t)bits.word;
  float f;
  memcpy(&f, &u, sizeof f);
  return f;
}

/* The double with these bits. */
static double as_f64(pl_apint bits) {
  double d;
  memcpy(&d, &bits.word, sizeof d);
  return d;
}

/* The bits of a float; for a NaN those of the preferred one. */
static pl_apint of_f32(pl_arena *arena, float f) {
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  return pl_apint_from_u64(arena, 32, isnan(f) ? 0x7fc00000u : u);
}

/* The bits of a double; for a NaN those of the preferred one. */
static pl_apint of_f64(pl_arena *arena, double d) {
  uint64_t u;
  memcpy(&u, &d, sizeof u);
  return pl_apint_from_u64(arena, 64, isnan(d) ? (uint64_t)0x7ff8000000000000u : u);
}

/* Whether the format has less than 32 bits, so that arithmetic in double, rounded once, is correct. */
static bool is_small(pl_float_format format) { return pl_float_bits(format) < 32; }

/* A number of a small format as a double, exactly. */
static double small_as_f64(pl_arena *arena, pl_float_format format, pl_apint bits) {
  return as_f64(pl_float_convert(arena, bits, format, PL_F64, NULL));
}

/* A double rounded to a small format. */
static pl_apint small_of_f64(pl_arena *arena, pl_float_format format, double value) {
  return pl_float_convert(arena, of_f64(arena, value), PL_F64, format, NULL);
}

#if HAVE_WIDE
/* The bits as an x87 extended number. */
static long double as_f80(pl_apint bits) {
  unsigned char bytes[sizeof(long double)] = {0};
  uint64_t low = pl_apint_word(bits, 0), high = pl_apint_word(bits, 1);
  memcpy(bytes, &low, 8);
  memcpy(bytes + 8, &high, 2);
  long double value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

/* The bits of an x87 extended number; of a NaN the preferred ones. */
static pl_apint of_f80(pl_arena *arena, long double value) {
  uint64_t words[2] = {0xc000000000000000u, 0x7fff};
  if (!isnan(value)) {
    words[1] = 0;
    memcpy(words, &value, 10);
  }
  return pl_apint_from_words(arena, 80, words, 2);
}

/* The bits as an IEEE 754 quadruple number. */
static quad as_f128(pl_apint bits) {
  uint64_t words[2] = {pl_apint_word(bits, 0), pl_apint_word(bits, 1)};
  quad value;
  memcpy(&value, words, sizeof value);
  return value;
}

/* The bits of an IEEE 754 quadruple number; of a NaN the preferred ones. */
static pl_apint of_f128(pl_arena *arena, quad value) {
  uint64_t words[2] = {0, 0x7fff800000000000u};
  if (value == value) memcpy(words, &value, sizeof value);
  return pl_apint_from_words(arena, 128, words, 2);
}

/* Computes + - * / in quadruple precision; false for other operations, which need another library. */
PL_DIVIDES_BY_ZERO static bool binary_f128(pl_arena *arena, pl_fp_op op, quad a, quad b, pl_apint *out) {
  if (op == PL_FP_ADD)
    *out = of_f128(arena, a + b);
  else if (op == PL_FP_SUB)
    *out = of_f128(arena, a - b);
  else if (op == PL_FP_MUL)
    *out = of_f128(arena, a * b);
  else if (op == PL_FP_DIV)
    *out = of_f128(arena, a / b);
  else
    return false; /* the remainder and the square root would need another library */
  return true;
}

/* The result of + - * /, remainder or square root (of `a`) in x87 extended precision. */
PL_DIVIDES_BY_ZERO static long double compute_f80(pl_fp_op op, long double a, long double b) {
  if (op == PL_FP_ADD) return a + b;
  if (op == PL_FP_SUB) return a - b;
  if (op == PL_FP_MUL) return a * b;
  if (op == PL_FP_DIV) return a / b;
  return op == PL_FP_SQRT ? sqrtl(a) : fmodl(a, b);
}
#endif

/* The result of + - * /, remainder or square root (of `a`) in double precision. */
PL_DIVIDES_BY_ZERO static double compute_f64(pl_fp_op op, double a, double b) {
  if (op == PL_FP_ADD) return a + b;
  if (op == PL_FP_SUB) return a - b;
  if (op == PL_FP_MUL) return a * b;
  if (op == PL_FP_DIV) return a / b;
  return op == PL_FP_SQRT ? sqrt(a) : fmod(a, b);
}

/* The result of + - * /, remainder or square root (of `a`) in single precision. */
PL_DIVIDES_BY_ZERO static float compute_f32(pl_fp_op op, float a, float b) {
  if (op == PL_FP_ADD) return a + b;
  if (op == PL_FP_SUB) return a - b;
  if (op == PL_FP_MUL) return a * b;
  if (op == PL_FP_DIV) return a / b;
  return op == PL_FP_SQRT ? sqrtf(a) : fmodf(a, b);
}

/* Computes + - * /, remainder or square root (of `a`) in a format; false if the format, or the operation in it, is not
 * supported. */
static bool arithmetic(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint a, pl_apint b, pl_apint *out) {
  if (format == PL_F32) {
    *out = of_f32(arena, compute_f32(op, as_f32(a), as_f32(b)));
  } else if (format == PL_F64) {
    *out = of_f64(arena, compute_f64(op, as_f64(a), as_f64(b)));
  } else if (is_small(format)) {
    *out = small_of_f64(arena, format, compute_f64(op, small_as_f64(arena, format, a), small_as_f64(arena, format, b)));
  } else {
#if HAVE_WIDE
    if (format == PL_F128) return binary_f128(arena, op, as_f128(a), as_f128(b), out);
    if (format != PL_F80) return false;
    *out = of_f80(arena, compute_f80(op, as_f80(a), as_f80(b)));
#else
    return false;
#endif
  }
  return true;
}

/* Compares two floats: *out is -1, 0 or 1, or 2 if they are unordered, as one is a NaN. False if they can't be compared in the
 * format. */
static bool order(pl_arena *arena, pl_float_format format, pl_apint a, pl_apint b, int *out) {
  if (pl_float_is_nan(a, format) || pl_float_is_nan(b, format)) {
    *out = 2;
    return true;
  }
  if (format == PL_F64 || format == PL_F32 || is_small(format)) {
    double x = small_as_f64(arena, format, a), y = small_as_f64(arena, format, b);
    *out = x < y ? -1 : x > y ? 1 : 0;
    return true;
  }
#if HAVE_WIDE
  if (format == PL_F80) {
    long double x = as_f80(a), y = as_f80(b);
    *out = x < y ? -1 : x > y ? 1 : 0;
    return true;
  }
  if (format == PL_F128) {
    quad x = as_f128(a), y = as_f128(b);
    *out = x < y ? -1 : x > y ? 1 : 0;
    return true;
  }
#endif
  return false;
}

bool pl_fp_is_negative(pl_apint bits) { return pl_apint_is_negative(bits); }

/* The number of fraction bits of f64, f32, f16 and bf16; 0 for any other format. */
static uint32_t fraction_bits(pl_float_format format) {
  if (format == PL_F64) return 52;
  if (format == PL_F32) return 23;
  if (format == PL_F16) return 10;
  return format == PL_BF16 ? 7 : 0;
}

bool pl_fp_class(pl_apint bits, pl_float_format format, uint32_t *bit) {
  const uint32_t fraction = fraction_bits(format);
  uint64_t magnitude = 0;
  assert(bit != NULL);
  if (fraction == 0 || !pl_apint_to_u64(bits, &magnitude)) return false;
  const bool negative = pl_fp_is_negative(bits);
  magnitude &= (UINT64_C(1) << (bits.width - 1)) - 1;
  if (pl_float_is_nan(bits, format))
    *bit = pl_apint_bit(bits, fraction - 1) ? 1 : 0;
  else if (pl_float_is_inf(bits, format))
    *bit = negative ? 2 : 9;
  else if (magnitude == 0)
    *bit = negative ? 5 : 6;
  else if (magnitude >> fraction == 0)
    *bit = negative ? 4 : 7;
  else
    *bit = negative ? 3 : 8;
  return true;
}

/* Computes a maximum or minimum of two floats, with NaNs as pl_fp_op says and -0 below +0. A NaN result is the preferred one.
 * False if they can't be compared in the format. */
static bool extreme(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint a, pl_apint b, pl_apint *out) {
  int o;
  if (!order(arena, format, a, b, &o)) return false;
  bool want_max = op == PL_FP_MAXIMUM || op == PL_FP_MAXNUM, propagate = op == PL_FP_MAXIMUM || op == PL_FP_MINIMUM;
  bool a_nan = pl_float_is_nan(a, format), b_nan = pl_float_is_nan(b, format);
  if (o == 2) {
    pl_apint pick = propagate == a_nan ? a : b; /* the NaN if it wins, else the number, if there is one */
    *out = a_nan && b_nan ? pl_fp_convert(arena, a, format, format) : pick;
    if (pl_float_is_nan(*out, format)) *out = pl_fp_convert(arena, *out, format, format);
    return true;
  }
  if (o == 0) { /* equal: zeros of either sign */
    *out = pl_fp_is_negative(a) == want_max ? b : a;
    return true;
  }
  *out = (o < 0) == want_max ? b : a;
  return true;
}

bool pl_fp_binary(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint a, pl_apint b, pl_apint *out) {
  assert(op > PL_FP_INVALID && op <= PL_FP_SQRT);
  assert(a.width == b.width);
  switch (op) {
  case PL_FP_ADD:
  case PL_FP_SUB:
  case PL_FP_MUL:
  case PL_FP_DIV:
  case PL_FP_REM:
  case PL_FP_SQRT: return arithmetic(arena, op, format, a, b, out);
  case PL_FP_MAXIMUM:
  case PL_FP_MINIMUM:
  case PL_FP_MAXNUM:
  case PL_FP_MINNUM: return extreme(arena, op, format, a, b, out);
  case PL_FP_INVALID: break;
  }
  return false;
}

/* The sum of an exact product p and c, rounded to odd: if it is inexact, the last bit is set. Rounding that once more to a
 * format of at most 51 bits is correct. */
static double sum_to_odd(double p, double c) {
  double s = p + c;
  if (!isfinite(s)) return s;
  double t = s - p, error = (p - (s - t)) + (c - t);
  uint64_t bits;
  memcpy(&bits, &s, sizeof bits);
  if (error == 0 || (bits & 1) != 0) return s;
  /* The exact sum lies between s and its neighbour in the direction of the error; that neighbour is odd. */
  return nextafter(s, error > 0 ? INFINITY : -INFINITY);
}

bool pl_fp_fma(pl_arena *arena, pl_float_format format, pl_apint a, pl_apint b, pl_apint c, pl_apint *out) {
  assert(a.width == b.width && b.width == c.width);
  if (format == PL_F32) {
    *out = of_f32(arena, fmaf(as_f32(a), as_f32(b), as_f32(c)));
  } else if (format == PL_F64) {
    *out = of_f64(arena, fma(as_f64(a), as_f64(b), as_f64(c)));
  } else if (is_small(format)) {
    double p = small_as_f64(arena, format, a) * small_as_f64(arena, format, b);
    *out = small_of_f64(arena, format, sum_to_odd(p, small_as_f64(arena, format, c)));
  } else {
#if HAVE_WIDE
    if (format != PL_F80) return false;
    *out = of_f80(arena, fmal(as_f80(a), as_f80(b), as_f80(c)));
#else
    return false;
#endif
  }
  return true;
}

bool pl_fp_compare(pl_arena *arena, pl_fp_predicate predicate, pl_float_format format, pl_apint a, pl_apint b, bool *out) {
  assert(predicate < PL_NUM_FCMP);
  int o;
  if (!order(arena, format, a, b, &o)) return false;
  /* What each predicate accepts: equal 1, greater 2, less 4, unordered 8. */
  static const uint8_t accepts[PL_NUM_FCMP] = {
      [PL_FCMP_FALSE] = 0, [PL_FCMP_OEQ] = 1,  [PL_FCMP_OGT] = 2, [PL_FCMP_OGE] = 3,  [PL_FCMP_OLT] = 4,  [PL_FCMP_OLE] = 5,
      [PL_FCMP_ONE] = 6,   [PL_FCMP_ORD] = 7,  [PL_FCMP_UEQ] = 9, [PL_FCMP_UGT] = 10, [PL_FCMP_UGE] = 11, [PL_FCMP_ULT] = 12,
      [PL_FCMP_ULE] = 13,  [PL_FCMP_UNE] = 14, [PL_FCMP_UNO] = 8, [PL_FCMP_TRUE] = 15};
  uint32_t seen = o == 0 ? 1u : o == 1 ? 2u : o == -1 ? 4u : 8u;
  *out = (accepts[predicate] & seen) != 0;
  return true;
}

pl_apint pl_fp_quiet_nan(pl_arena *arena, pl_float_format format) {
  return pl_float_convert(arena, of_f64(arena, NAN), PL_F64, format, NULL);
}

pl_apint pl_fp_from_double(pl_arena *arena, double value, pl_float_format format) {
  assert(!isnan(value));
  if (format == PL_F32) return of_f32(arena, (float)value);
  return format == PL_F64 ? of_f64(arena, value) : pl_float_convert(arena, of_f64(arena, value), PL_F64, format, NULL);
}

pl_apint pl_fp_convert(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to) {
  assert(bits.width == pl_float_bits(from));
  if (pl_float_is_nan(bits, from)) return pl_fp_quiet_nan(arena, to);
  return pl_float_convert(arena, bits, from, to, NULL);
}

/* The bits of the next larger (`up`) or smaller magnitude. */
static pl_apint step_magnitude(pl_arena *arena, pl_apint bits, bool up) {
  pl_apint one = pl_apint_from_u64(arena, bits.width, 1);
  return up ? pl_apint_add(arena, bits, one) : pl_apint_sub(arena, bits, one);
}

/* Whether the number lies in the middle between `low`, the neighbour in the format `to` that is closer to zero, and the next
 * larger magnitude; false if the latter is infinite or NaN. */
static bool is_tie(pl_arena *arena, pl_apint bits, pl_float_format from, pl_apint low, pl_float_format to) {
  pl_apint high = step_magnitude(arena, low, true);
  if (pl_float_is_inf(high, to) || pl_float_is_nan(high, to)) return false;
  double x = fabs(small_as_f64(arena, from, bits));
  return x - small_as_f64(arena, to, low) == small_as_f64(arena, to, high) - x;
}

bool pl_fp_round(pl_arena *arena, pl_fp_rounding rounding, pl_apint bits, pl_float_format from, pl_float_format to,
                 pl_apint *out) {
  *out = pl_fp_convert(arena, bits, from, to);
  bool ieee = to == PL_F16 || to == PL_BF16 || to == PL_F32 || to == PL_F64;
  bool special = pl_float_is_nan(bits, from) || pl_float_is_inf(bits, from) || pl_float_is_zero(bits, from);
  if (rounding == PL_ROUND_NEAREST_EVEN || special) return true;
  if (!ieee || (rounding == PL_ROUND_NEAREST_AWAY && from != PL_F64 && !is_small(from) && from != PL_F32)) return false;
  bool negative = pl_fp_is_negative(bits);
  pl_apint mine = pl_fp_abs(arena, bits), nearest = pl_fp_abs(arena, *out), back = pl_fp_convert(arena, nearest, to, from);
  if (pl_apint_eq(back, mine)) return true;
  pl_apint low = pl_apint_ult(mine, back) ? step_magnitude(arena, nearest, false) : nearest, magnitude = low;
  if (rounding == PL_ROUND_NEAREST_AWAY)
    magnitude = is_tie(arena, mine, from, low, to) ? step_magnitude(arena, low, true) : nearest;
  else if (rounding != PL_ROUND_TO_ZERO && (rounding == PL_ROUND_DOWN) == negative)
    magnitude = step_magnitude(arena, low, true);
  *out = negative ? pl_fp_negate(arena, magnitude) : magnitude;
  return true;
}

/* The top 64 bits of a magnitude, or all of it if it is not longer, the last one set if any bit below is: but for that sticky
 * bit and those below, magnitude = result * 2^*exponent. */
static uint64_t top_bits(pl_arena *arena, pl_apint magnitude, int *exponent) {
  uint32_t length = magnitude.width - pl_apint_clz(magnitude);
  *exponent = 0;
  if (length <= 64) return pl_apint_word(magnitude, 0);
  uint32_t low = length - 64;
  *exponent = (int)low;
  uint64_t top = pl_apint_word(pl_apint_lshr(arena, magnitude, low), 0);
  return pl_apint_ctz(magnitude) < low ? top | 1 : top;
}

bool pl_fp_from_int(pl_arena *arena, pl_apint value, bool is_signed, pl_float_format format, pl_apint *out) {
  bool negative = is_signed && pl_apint_is_negative(value);
  pl_apint magnitude = negative ? pl_apint_neg(arena, value) : value;
  int exponent;
  uint64_t top = top_bits(arena, magnitude, &exponent);
  if (format == PL_F32) {
    float f = exponent == 0 ? (float)top : ldexpf((float)top, exponent);
    *out = of_f32(arena, negative ? -f : f);
  } else if (format == PL_F64) {
    double d = exponent == 0 ? (double)top : ldexp((double)top, exponent);
    *out = of_f64(arena, negative ? -d : d);
  } else if (is_small(format)) {
    int shift = 0;
    while (top >> 53 != 0) { /* round to odd, so that the one rounding below is the only one */
      top = (top >> 1) | (top & 1);
      shift++;
    }
    double d = ldexp((double)top, exponent + shift);
    *out = small_of_f64(arena, format, negative ? -d : d);
  } else {
#if HAVE_WIDE
    if (exponent != 0) return false;
    if (format == PL_F80)
      *out = of_f80(arena, negative ? -(long double)top : (long double)top);
    else if (format == PL_F128)
      *out = of_f128(arena, negative ? -(quad)top : (quad)top);
    else
      return false;
#else
    return false;
#endif
  }
  return true;
}

/* The integral part of a finite float, as *magnitude * 2^*exponent, the exponent perhaps negative, with its sign in *negative;
 * false if the format is not supported. */
static bool integral_part(pl_arena *arena, pl_float_format format, pl_apint bits, uint64_t *magnitude, int *exponent,
                          bool *negative) {
  *negative = pl_fp_is_negative(bits);
  *exponent = 0;
  if (format == PL_F64 || format == PL_F32 || is_small(format)) {
    double d = fabs(trunc(small_as_f64(arena, format, bits)));
    double fraction = frexp(d, exponent);
    *magnitude = (uint64_t)ldexp(fraction, 53);
    *exponent -= 53;
    return true;
  }
#if HAVE_WIDE
  if (format == PL_F80) {
    long double d = fabsl(truncl(as_f80(bits)));
    long double fraction = frexpl(d, exponent);
    *magnitude = (uint64_t)ldexpl(fraction, 64);
    *exponent -= 64;
    return true;
  }
#endif
  return false;
}

bool pl_fp_to_int(pl_arena *arena, pl_float_format format, pl_apint bits, bool is_signed, uint32_t width, pl_apint *out,
                  bool *in_range) {
  assert(width > 0 && bits.width == pl_float_bits(format));
  *out = pl_apint_zero(arena, width);
  *in_range = false;
  if (pl_float_is_nan(bits, format) || pl_float_is_inf(bits, format)) return true;
  uint64_t magnitude;
  int exponent;
  bool negative;
  if (!integral_part(arena, format, bits, &magnitude, &exponent, &negative)) return false;
  if (magnitude == 0) {
    *in_range = true;
    return true;
  }
  if (exponent < 0) {
    magnitude >>= -exponent;
    exponent = 0;
  }
  uint32_t wide_bits = width + 66; /* wide enough to see whether it fits */
  if ((uint32_t)exponent > width) return true;
  pl_apint wide = pl_apint_shl(arena, pl_apint_from_u64(arena, wide_bits + width, magnitude), (uint32_t)exponent);
  if (negative) wide = pl_apint_neg(arena, wide);
  *out = pl_apint_trunc(arena, wide, width);
  pl_apint back = is_signed ? pl_apint_sext(arena, *out, wide_bits + width) : pl_apint_zext(arena, *out, wide_bits + width);
  *in_range = pl_apint_eq(back, wide);
  return true;
}

pl_apint pl_fp_negate(pl_arena *arena, pl_apint bits) {
  return pl_apint_xor(arena, bits, pl_apint_signed_min(arena, bits.width));
}

pl_apint pl_fp_abs(pl_arena *arena, pl_apint bits) { return pl_apint_and(arena, bits, pl_apint_signed_max(arena, bits.width)); }

pl_apint pl_fp_copysign(pl_arena *arena, pl_apint magnitude, pl_apint sign) {
  assert(magnitude.width == sign.width);
  pl_apint top = pl_apint_and(arena, sign, pl_apint_signed_min(arena, sign.width));
  return pl_apint_or(arena, pl_fp_abs(arena, magnitude), top);
}

/* The absolute value of a float as a double. */
static double magnitude(pl_arena *arena, pl_apint bits, pl_float_format format) {
  uint64_t word = pl_apint_word(pl_fp_convert(arena, bits, format, PL_F64), 0);
  double value;
  memcpy(&value, &word, sizeof value);
  return fabs(value);
}

bool pl_fp_is_rough(pl_arena *arena, pl_fp_op op, pl_float_format format, pl_apint a, pl_apint b, pl_apint c) {
  double x = magnitude(arena, a, format), y = magnitude(arena, b, format), z = magnitude(arena, c, format);
  double larger = x > y ? x : y, least = format == PL_F16 ? 0x1p-14 : format == PL_F64 ? 0x1p-1022 : 0x1p-126;
  if (!isfinite(x) || !isfinite(y)) return false;
  if (op == PL_FP_ADD || op == PL_FP_SUB) return !isfinite(z) || z < larger * 0x1p-6;
  if (op == PL_FP_DIV && (y < 4 * least || y > 0.25 / least)) return true;
  return x != 0 && y != 0 && (!isfinite(z) || z < least);
}

bool pl_fp_is_apart(pl_arena *arena, pl_float_format format, pl_apint a, pl_apint b) {
  pl_apint difference;
  if (!pl_fp_binary(arena, PL_FP_SUB, format, a, b, &difference)) return false;
  return isfinite(magnitude(arena, difference, format)) && !pl_fp_is_rough(arena, PL_FP_SUB, format, a, b, difference);
}
