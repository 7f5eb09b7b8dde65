/* apfloat_arith.c - sums, products, quotients, remainders, extremes, order, and numbers from and to integers.
 *
 * Significands are worked on as integers wide enough for an exact result, or for one with what was lost noted in one bit;
 * packing rounds once. Source of the rules: IEEE 754-2019, clauses 5 and 9.6 (maximum and the like); which NaN comes out is
 * not determined there: the first operand that is one, else the positive quiet one.
 */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/base/apfloat_impl.h"

/* WIDE holds any significand shifted left by MAX_SHIFT, or the product of two. */
enum { WIDE = 512, MAX_SHIFT = 256, KEPT = 120 };

/* The 128-bit number as an integer of WIDE bits. */
static pl_apint widen(pl_arena *arena, pl_u128 x) {
  uint64_t words[2] = {(uint64_t)x, (uint64_t)(x >> 64)};
  return pl_apint_from_words(arena, WIDE, words, 2);
}

/* The number of the format nearest to significand * 2^exponent, negated if `negative`, as pl_float_pack gives it. `sticky`: bits
 * that are not zero were lost below the significand before. */
static pl_apint pack_wide(pl_arena *arena, bool negative, pl_apint significand, int64_t exponent, bool sticky,
                          const pl_float_info *info) {
  uint32_t bits = significand.width - pl_apint_clz(significand), drop = bits > KEPT ? bits - KEPT : 0;
  if (drop) {
    sticky |= pl_apint_ctz(significand) < drop;
    significand = pl_apint_lshr(arena, significand, drop);
  }
  pl_u128 low = (pl_u128)pl_apint_word(significand, 1) << 64 | pl_apint_word(significand, 0);
  pl_float_parts parts = {low ? PL_FLOAT_FINITE : PL_FLOAT_ZERO, negative, low, exponent + (int64_t)drop};
  return pl_float_from_u128(arena, pl_float_pack(parts, sticky, info, NULL), info);
}

/* The zero, infinity or quiet NaN of the format with that sign; if the format lacks it, what pl_float_pack gives instead. */
static pl_apint pack_class(pl_arena *arena, pl_float_class class, bool negative, const pl_float_info *info) {
  return pl_float_from_u128(arena, pl_float_pack((pl_float_parts){class, negative, 0, 0}, false, info, NULL), info);
}

/* The number with its sign inverted. */
static pl_float_parts negated(pl_float_parts a) {
  a.negative = !a.negative;
  return a;
}

/* ---- Sums ---- */

/* The rounded sum of two finite numbers; +0 if they cancel out. */
static pl_apint add_finite(pl_arena *arena, pl_float_parts a, pl_float_parts b, const pl_float_info *info) {
  if (a.exponent < b.exponent) {
    pl_float_parts other = a;
    a = b;
    b = other;
  }
  int64_t shift = a.exponent - b.exponent;
  pl_apint x = widen(arena, a.significand), y = widen(arena, b.significand);
  if (shift > MAX_SHIFT) { /* b is less than any bit that counts: all that matters is that it is there */
    y = pl_apint_from_u64(arena, WIDE, b.significand != 0);
    shift = MAX_SHIFT;
  }
  x = pl_apint_shl(arena, x, (uint32_t)shift);
  int64_t exponent = a.exponent - shift;
  if (a.negative == b.negative) return pack_wide(arena, a.negative, pl_apint_add(arena, x, y), exponent, false, info);
  if (pl_apint_eq(x, y)) return pack_class(arena, PL_FLOAT_ZERO, false, info);
  bool less = pl_apint_ult(x, y);
  pl_apint difference = less ? pl_apint_sub(arena, y, x) : pl_apint_sub(arena, x, y);
  return pack_wide(arena, less ? b.negative : a.negative, difference, exponent, false, info);
}

/* The rounded sum of two numbers that are not NaN; a NaN if they are infinities of opposite signs. */
static pl_apint add(pl_arena *arena, pl_float_parts a, pl_float_parts b, const pl_float_info *info) {
  if (a.class == PL_FLOAT_INF && b.class == PL_FLOAT_INF && a.negative != b.negative)
    return pack_class(arena, PL_FLOAT_NAN, false, info);
  if (a.class == PL_FLOAT_INF || b.class == PL_FLOAT_INF)
    return pack_class(arena, PL_FLOAT_INF, a.class == PL_FLOAT_INF ? a.negative : b.negative, info);
  if (a.class == PL_FLOAT_ZERO && b.class == PL_FLOAT_ZERO)
    return pack_class(arena, PL_FLOAT_ZERO, a.negative && b.negative, info);
  if (a.class == PL_FLOAT_ZERO) a.exponent = b.exponent, a.significand = 0, a.negative = b.negative;
  if (b.class == PL_FLOAT_ZERO) b.exponent = a.exponent, b.significand = 0, b.negative = a.negative;
  return add_finite(arena, a, b, info);
}

/* ---- Products, quotients, remainders ---- */

/* The rounded product of two numbers that are not NaN; infinity times zero gives a NaN. */
static pl_apint multiply(pl_arena *arena, pl_float_parts a, pl_float_parts b, const pl_float_info *info) {
  bool negative = a.negative != b.negative, inf = a.class == PL_FLOAT_INF || b.class == PL_FLOAT_INF;
  bool zero = a.class == PL_FLOAT_ZERO || b.class == PL_FLOAT_ZERO;
  if (inf && zero) return pack_class(arena, PL_FLOAT_NAN, false, info);
  if (inf || zero) return pack_class(arena, inf ? PL_FLOAT_INF : PL_FLOAT_ZERO, negative, info);
  pl_apint product = pl_apint_mul(arena, widen(arena, a.significand), widen(arena, b.significand));
  return pack_wide(arena, negative, product, a.exponent + b.exponent, false, info);
}

/* The rounded quotient of two numbers that are not NaN; if it is infinite or undefined, an infinity or NaN, or what the format
 * has instead (pack_class). */
static pl_apint divide(pl_arena *arena, pl_float_parts a, pl_float_parts b, const pl_float_info *info) {
  bool negative = a.negative != b.negative;
  if (a.class == b.class && a.class != PL_FLOAT_FINITE) return pack_class(arena, PL_FLOAT_NAN, false, info); /* 0/0, inf/inf */
  if (a.class == PL_FLOAT_INF || b.class == PL_FLOAT_ZERO) return pack_class(arena, PL_FLOAT_INF, negative, info);
  if (a.class == PL_FLOAT_ZERO || b.class == PL_FLOAT_INF) return pack_class(arena, PL_FLOAT_ZERO, negative, info);
  pl_apint dividend = pl_apint_shl(arena, widen(arena, a.significand), MAX_SHIFT), divisor = widen(arena, b.significand);
  bool sticky = !pl_apint_is_zero(pl_apint_urem(arena, dividend, divisor));
  return pack_wide(arena, negative, pl_apint_udiv(arena, dividend, divisor), a.exponent - b.exponent - MAX_SHIFT, sticky, info);
}

/* The exact remainder a - trunc(a / b) * b, with the sign of a, for numbers that are not NaN; if it is undefined, a NaN or what
 * the format has instead (pack_class). */
static pl_apint remainder_of(pl_arena *arena, pl_float_parts a, pl_float_parts b, const pl_float_info *info) {
  if (a.class == PL_FLOAT_INF || b.class == PL_FLOAT_ZERO) return pack_class(arena, PL_FLOAT_NAN, false, info);
  if (a.class == PL_FLOAT_ZERO) return pack_class(arena, PL_FLOAT_ZERO, a.negative, info);
  pl_apint x = widen(arena, a.significand), y = widen(arena, b.significand);
  if (b.class == PL_FLOAT_INF || (a.exponent + KEPT < b.exponent))
    return pack_wide(arena, a.negative, x, a.exponent, false, info);
  int64_t shift = a.exponent - b.exponent, exponent = shift < 0 ? a.exponent : b.exponent;
  if (shift < 0) y = pl_apint_shl(arena, y, (uint32_t)-shift);
  for (x = pl_apint_urem(arena, x, y); shift > 0; x = pl_apint_urem(arena, x, y)) {
    uint32_t step = shift > MAX_SHIFT ? MAX_SHIFT : (uint32_t)shift;
    x = pl_apint_shl(arena, x, step);
    shift -= step;
  }
  return pack_wide(arena, a.negative, x, exponent, false, info);
}

/* ---- Order ---- */

/* -1, 0 or 1 for |a| less than, equal to or greater than |b|; neither is a NaN. */
static int magnitude_order(pl_arena *arena, pl_float_parts a, pl_float_parts b) {
  if (a.class != b.class) return a.class < b.class ? -1 : 1; /* zero, finite, infinity */
  if (a.class != PL_FLOAT_FINITE) return 0;
  int64_t top_a = a.exponent + (int64_t)pl_u128_bits(a.significand), top_b = b.exponent + (int64_t)pl_u128_bits(b.significand);
  if (top_a != top_b) return top_a < top_b ? -1 : 1;
  pl_apint x = widen(arena, a.significand), y = widen(arena, b.significand);
  if (a.exponent > b.exponent) x = pl_apint_shl(arena, x, (uint32_t)(a.exponent - b.exponent));
  if (b.exponent > a.exponent) y = pl_apint_shl(arena, y, (uint32_t)(b.exponent - a.exponent));
  return pl_apint_eq(x, y) ? 0 : pl_apint_ult(x, y) ? -1 : 1;
}

/* -1, 0 or 1 for a less than, equal to or greater than b; neither is a NaN, and zeros of either sign are equal. */
static int order_of(pl_arena *arena, pl_float_parts a, pl_float_parts b) {
  if (a.class == PL_FLOAT_ZERO && b.class == PL_FLOAT_ZERO) return 0;
  if (a.negative != b.negative) return a.negative ? -1 : 1;
  int order = magnitude_order(arena, a, b);
  return a.negative ? -order : order;
}

pl_float_order pl_float_compare(pl_arena *arena, pl_apint a, pl_apint b, pl_float_format format) {
  assert(a.width == b.width && a.width == pl_float_bits(format));
  const pl_float_info *info = pl_float_info_of(format);
  pl_float_parts x = pl_float_unpack(a, info), y = pl_float_unpack(b, info);
  if (x.class == PL_FLOAT_NAN || y.class == PL_FLOAT_NAN) return PL_FLOAT_UNORDERED;
  int order = order_of(arena, x, y);
  return order < 0 ? PL_FLOAT_LESS : order > 0 ? PL_FLOAT_GREATER : PL_FLOAT_EQUAL;
}

/* ---- The operations ---- */

/* Whether the operation is one of MAXIMUM, MINIMUM, MAXNUM and MINNUM. */
static bool is_extreme(pl_float_op op) { return op >= PL_FLOAT_MAXIMUM; }

/* Whether the operation returns the other operand if exactly one operand is a NaN. */
static bool takes_numbers(pl_float_op op) { return op == PL_FLOAT_MAXNUM || op == PL_FLOAT_MINNUM; }

/* The bits of `nan`, which is a NaN, with its quiet bit set if the format has one. */
static pl_apint quiet(pl_arena *arena, pl_float_parts nan, const pl_float_info *info) {
  return pl_float_from_u128(arena, pl_float_pack(nan, false, info, NULL), info);
}

/* Whether a < b, where -0 is less than +0; neither is a NaN. */
static bool is_less(pl_arena *arena, pl_float_parts a, pl_float_parts b) {
  bool zeros = a.class == PL_FLOAT_ZERO && b.class == PL_FLOAT_ZERO;
  return zeros ? a.negative && !b.negative : order_of(arena, a, b) < 0;
}

pl_apint pl_float_compute(pl_arena *arena, pl_float_op op, pl_apint a, pl_apint b, pl_float_format format) {
  const pl_float_info *info = pl_float_info_of(format);
  pl_float_parts x = pl_float_unpack(a, info), y = pl_float_unpack(b, info);
  bool nan_x = x.class == PL_FLOAT_NAN, nan_y = y.class == PL_FLOAT_NAN;
  if (takes_numbers(op) && nan_x != nan_y) return nan_x ? b : a;
  if (nan_x || nan_y) return quiet(arena, nan_x ? x : y, info);
  if (is_extreme(op)) return is_less(arena, x, y) == (op == PL_FLOAT_MAXIMUM || op == PL_FLOAT_MAXNUM) ? b : a;
  if (op == PL_FLOAT_ADD) return add(arena, x, y, info);
  if (op == PL_FLOAT_SUB) return add(arena, x, negated(y), info);
  if (op == PL_FLOAT_MUL) return multiply(arena, x, y, info);
  if (op == PL_FLOAT_DIV) return divide(arena, x, y, info);
  assert(op == PL_FLOAT_REM);
  return remainder_of(arena, x, y, info);
}

/* ---- Integers ---- */

pl_apint pl_float_from_int(pl_arena *arena, pl_apint value, bool is_signed, pl_float_format format) {
  bool negative = is_signed && pl_apint_is_negative(value);
  pl_apint magnitude = negative ? pl_apint_neg(arena, value) : value;
  if (pl_apint_is_zero(magnitude)) return pack_class(arena, PL_FLOAT_ZERO, false, pl_float_info_of(format));
  return pack_wide(arena, negative, magnitude, 0, false, pl_float_info_of(format));
}

bool pl_float_to_int(pl_arena *arena, pl_apint bits, pl_float_format format, uint32_t width, bool is_signed, pl_apint *out) {
  assert(bits.width == pl_float_bits(format));
  pl_float_parts x = pl_float_unpack(bits, pl_float_info_of(format));
  *out = pl_apint_zero(arena, width);
  if (x.class == PL_FLOAT_ZERO) return true;
  if (x.class != PL_FLOAT_FINITE) return false;
  int64_t top = x.exponent + (int64_t)pl_u128_bits(x.significand);
  if (top <= 0) return true; /* less than one */
  if (top > (int64_t)width) return false;
  pl_u128 whole = x.exponent < 0 ? x.significand >> -x.exponent : x.significand;
  uint64_t words[2] = {(uint64_t)whole, (uint64_t)(whole >> 64)};
  uint32_t wide = (width > 128 ? width : 128) + 1;
  pl_apint magnitude = pl_apint_from_words(arena, wide, words, 2);
  if (x.exponent > 0) magnitude = pl_apint_shl(arena, magnitude, (uint32_t)x.exponent);
  pl_apint value = x.negative ? pl_apint_neg(arena, magnitude) : magnitude;
  *out = pl_apint_trunc(arena, value, width);
  return pl_apint_eq(is_signed ? pl_apint_sext(arena, *out, wide) : pl_apint_zext(arena, *out, wide), value);
}
