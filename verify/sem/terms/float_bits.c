#include "verify/sem/terms/float_bits.h"

#include <assert.h>

#include "verify/sem/terms/sorts.h"

bool pl_float_shape_of(pl_float_format format, pl_float_shape *out) {
  assert(out);
  enum { IEEE, FN, FNUZ, FINITE_ONLY, FNU, X87 };
  switch (format) {
#define X(name, text, bits, exponent_bits, fraction_bits, bias, kind)                                                            \
  case PL_##name: *out = (pl_float_shape){exponent_bits, fraction_bits}; return (kind) == IEEE;
    PL_FLOAT_FORMATS(X)
#undef X
  case PL_FLOAT_INVALID:
  case PL_NUM_FLOAT_FORMATS: break;
  }
  return false;
}

/* The width of the format in bits, sign included. */
static uint32_t bits_of(pl_float_shape s) { return pl_float_shape_bits(s); }

/* The bias of the exponent. */
static uint64_t bias_of(pl_float_shape s) { return (1ull << (s.exponent - 1)) - 1; }

/* The constant `value` of that width. */
static const pl_term *number(pl_terms *T, uint32_t width, uint64_t value) { return pl_bv_u64(T, width, value); }

/* BOOL: the sign bit of x is set. */
static const pl_term *sign_of(pl_terms *T, const pl_term *x) {
  return pl_bool_of_bv(T, pl_bv_extract(T, x, x->sort.width - 1, 1));
}

/* All bits of x but the sign. */
static const pl_term *magnitude_of(pl_terms *T, const pl_term *x) { return pl_bv_extract(T, x, 0, x->sort.width - 1); }

/* The bits of the fraction. */
static const pl_term *fraction_of(pl_terms *T, pl_float_shape s, const pl_term *x) { return pl_bv_extract(T, x, 0, s.fraction); }

/* The bits of the exponent. */
static const pl_term *exponent_of(pl_terms *T, pl_float_shape s, const pl_term *x) {
  return pl_bv_extract(T, x, s.fraction, s.exponent);
}

/* The bits of infinity without the sign. */
static const pl_term *infinity(pl_terms *T, pl_float_shape s) {
  return pl_bv_concat(T, number(T, s.exponent, (1ull << s.exponent) - 1), number(T, s.fraction, 0));
}

/* The magnitude with the sign bit of x above it. */
static const pl_term *with_sign(pl_terms *T, const pl_term *x, const pl_term *magnitude) {
  return pl_bv_concat(T, pl_bv_extract(T, x, x->sort.width - 1, 1), magnitude);
}

const pl_term *pl_float_is_nan_term(pl_terms *T, pl_float_shape s, const pl_term *x) {
  assert(pl_term_is_bits(x, bits_of(s)));
  return pl_bv_ult(T, infinity(T, s), magnitude_of(T, x));
}

const pl_term *pl_float_is_inf_term(pl_terms *T, pl_float_shape s, const pl_term *x) {
  assert(pl_term_is_bits(x, bits_of(s)));
  return pl_eq(T, magnitude_of(T, x), infinity(T, s));
}

const pl_term *pl_float_is_signalling_term(pl_terms *T, pl_float_shape s, const pl_term *x) {
  assert(pl_term_is_bits(x, bits_of(s)));
  const pl_term *quiet = pl_bool_of_bv(T, pl_bv_extract(T, x, s.fraction - 1, 1));
  return pl_and(T, pl_float_is_nan_term(T, s, x), pl_not(T, quiet));
}

/* A signed number that orders the numbers of the format; both zeros have 0. */
static const pl_term *order_key(pl_terms *T, const pl_term *x) {
  const pl_term *magnitude = pl_bv_zext(T, magnitude_of(T, x), x->sort.width);
  return pl_ite(T, sign_of(T, x), pl_bv_neg(T, magnitude), magnitude);
}

/* BOOL: neither `a` nor `b` is a NaN. */
static const pl_term *are_ordered(pl_terms *T, pl_float_shape s, const pl_term *a, const pl_term *b) {
  return pl_and(T, pl_not(T, pl_float_is_nan_term(T, s, a)), pl_not(T, pl_float_is_nan_term(T, s, b)));
}

const pl_term *pl_float_is_equal(pl_terms *T, pl_float_shape s, const pl_term *a, const pl_term *b) {
  assert(pl_term_is_bits(a, bits_of(s)) && pl_term_is_bits(b, bits_of(s)));
  return pl_and(T, are_ordered(T, s, a, b), pl_eq(T, order_key(T, a), order_key(T, b)));
}

const pl_term *pl_float_compare_term(pl_terms *T, pl_float_shape s, uint32_t predicate, const pl_term *a, const pl_term *b) {
  assert(predicate < 16 && pl_term_is_bits(a, bits_of(s)) && pl_term_is_bits(b, bits_of(s)));
  enum { EQUAL = 1, GREATER = 2, LESS = 4, UNORDERED = 8 };
  static const uint8_t holds_for[16] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};
  uint32_t holds = holds_for[predicate & 15];
  const pl_term *any = pl_bool(T, false), *x = order_key(T, a), *y = order_key(T, b);
  const pl_term *ordered = are_ordered(T, s, a, b);
  uint32_t how = holds & (EQUAL | GREATER | LESS);
  switch (how) {
  case 0: break;
  case EQUAL: any = pl_eq(T, x, y); break;
  case LESS: any = pl_bv_slt(T, x, y); break;
  case GREATER: any = pl_bv_slt(T, y, x); break;
  case EQUAL | LESS: any = pl_not(T, pl_bv_slt(T, y, x)); break;
  case EQUAL | GREATER: any = pl_not(T, pl_bv_slt(T, x, y)); break;
  case LESS | GREATER: any = pl_not(T, pl_eq(T, x, y)); break;
  default: any = pl_bool(T, true); break; /* all three */
  }
  return holds & UNORDERED ? pl_or(T, pl_not(T, ordered), any) : pl_and(T, ordered, any);
}

const pl_term *pl_float_is_of_class(pl_terms *T, pl_float_shape s, uint32_t mask, const pl_term *x) {
  assert(pl_term_is_bits(x, bits_of(s)));
  const pl_term *nan = pl_float_is_nan_term(T, s, x), *signalling = pl_float_is_signalling_term(T, s, x);
  const pl_term *zero = pl_eq(T, magnitude_of(T, x), number(T, bits_of(s) - 1, 0));
  const pl_term *small = pl_eq(T, exponent_of(T, s, x), number(T, s.exponent, 0)), *inf = pl_float_is_inf_term(T, s, x);
  const pl_term *subnormal = pl_and(T, small, pl_not(T, zero));
  const pl_term *normal = pl_not(T, pl_or(T, pl_or(T, nan, inf), small));
  const pl_term *negative = sign_of(T, x), *positive = pl_not(T, negative);
  const pl_term *classes[10] = {signalling,
                                pl_and(T, nan, pl_not(T, signalling)),
                                pl_and(T, negative, inf),
                                pl_and(T, negative, normal),
                                pl_and(T, negative, subnormal),
                                pl_and(T, negative, zero),
                                pl_and(T, positive, zero),
                                pl_and(T, positive, subnormal),
                                pl_and(T, positive, normal),
                                pl_and(T, positive, inf)};
  const pl_term *any = pl_bool(T, false);
  for (uint32_t i = 0; i < 10; i++)
    if (mask >> i & 1) any = pl_or(T, any, classes[i]);
  return any;
}

const pl_term *pl_float_extreme(pl_terms *T, pl_float_shape s, bool larger, const pl_term *a, const pl_term *b) {
  assert(pl_term_is_bits(a, bits_of(s)) && pl_term_is_bits(b, bits_of(s)));
  (void)s;
  const pl_term *x = order_key(T, a), *y = order_key(T, b);
  const pl_term *joined = pl_bv_binary(T, larger ? PL_TERM_BV_AND : PL_TERM_BV_OR, a, b);
  const pl_term *first = larger ? pl_bv_slt(T, y, x) : pl_bv_slt(T, x, y);
  return pl_ite(T, pl_eq(T, x, y), joined, pl_ite(T, first, a, b));
}

const pl_term *pl_float_abs_term(pl_terms *T, const pl_term *x) {
  assert(x->sort.kind == PL_SORT_BV && x->sort.width > 1);
  return pl_bv_zext(T, magnitude_of(T, x), x->sort.width);
}

const pl_term *pl_float_copysign_term(pl_terms *T, const pl_term *magnitude, const pl_term *sign) {
  assert(pl_sort_eq(magnitude->sort, sign->sort));
  return with_sign(T, sign, magnitude_of(T, magnitude));
}

const pl_term *pl_float_nan_of(pl_terms *T, pl_float_shape s, const pl_term *bits) {
  assert(pl_term_is_bits(bits, bits_of(s)));
  const pl_term *payload = fraction_of(T, s, bits), *none = number(T, s.fraction, 0);
  const pl_term *quiet = pl_bv_concat(T, number(T, 1, 1), number(T, s.fraction - 1, 0));
  const pl_term *fraction = pl_ite(T, pl_eq(T, payload, none), quiet, payload);
  return with_sign(T, bits, pl_bv_concat(T, number(T, s.exponent, (1ull << s.exponent) - 1), fraction));
}

/* The quiet bit alone: the fraction of the preferred NaN. */
static const pl_term *quiet_bit(pl_terms *T, pl_float_shape s) {
  return pl_bv_concat(T, number(T, 1, 1), number(T, s.fraction - 1, 0));
}

/* BOOL: `fraction` is that of a NaN operand (`operand`), as it is or with its quiet bit set. */
static const pl_term *is_propagated(pl_terms *T, pl_float_shape s, const pl_term *fraction, const pl_term *operand) {
  const pl_term *quiet = pl_bv_binary(T, PL_TERM_BV_OR, operand, quiet_bit(T, s));
  return pl_or(T, pl_eq(T, fraction, operand), pl_eq(T, fraction, quiet));
}

const pl_term *pl_float_legal_nan(pl_terms *T, pl_float_shape s, const pl_term *value, const pl_term *const *args,
                                  uint32_t count) {
  assert(pl_term_is_bits(value, bits_of(s)) && args);
  const pl_term *fraction = fraction_of(T, s, value), *legal = pl_eq(T, fraction, quiet_bit(T, s));
  for (uint32_t k = 0; k < count; k++) {
    if (args[k]->sort.kind != PL_SORT_BV || args[k]->sort.width != bits_of(s)) continue;
    const pl_term *propagated = is_propagated(T, s, fraction, fraction_of(T, s, args[k]));
    legal = pl_or(T, legal, pl_and(T, pl_float_is_nan_term(T, s, args[k]), propagated));
  }
  return pl_and(T, pl_float_is_nan_term(T, s, value), legal);
}

const pl_term *pl_float_is_quiet_nan(pl_terms *T, pl_float_shape s, const pl_term *value) {
  assert(pl_term_is_bits(value, bits_of(s)));
  const pl_term *fraction = fraction_of(T, s, value);
  return pl_and(T, pl_float_is_nan_term(T, s, value), pl_bool_of_bv(T, pl_bv_extract(T, fraction, s.fraction - 1, 1)));
}

/* Conversions. */

/* x, other than 0, shifted left until its top bit is set; *count becomes the number of places, as wide as x. */
static const pl_term *normalised(pl_terms *T, const pl_term *x, const pl_term **count) {
  uint32_t width = x->sort.width, step = 1;
  *count = number(T, width, 0);
  while (step * 2 < width)
    step *= 2;
  for (; step > 0; step /= 2) {
    if (step >= width) continue;
    const pl_term *empty = pl_eq(T, pl_bv_extract(T, x, width - step, step), number(T, step, 0));
    const pl_term *shifted = pl_bv_concat(T, pl_bv_extract(T, x, 0, width - step), number(T, step, 0));
    x = pl_ite(T, empty, shifted, x);
    *count = pl_ite(T, empty, pl_bv_add(T, *count, number(T, width, step)), *count);
  }
  return x;
}

/* The term truncated or zero-extended to the width. */
static const pl_term *resized(pl_terms *T, const pl_term *x, uint32_t width) {
  return x->sort.width >= width ? pl_bv_extract(T, x, 0, width) : pl_bv_zext(T, x, width);
}

/* The high `width` bits of x; zeros below if there are fewer. */
static const pl_term *top_bits(pl_terms *T, const pl_term *x, uint32_t width) {
  if (x->sort.width >= width) return pl_bv_extract(T, x, x->sort.width - width, width);
  return pl_bv_concat(T, x, number(T, width - x->sort.width, 0));
}

const pl_term *pl_float_legal_cast_nan(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *value,
                                       const pl_term *arg) {
  assert(pl_term_is_bits(value, bits_of(to)) && pl_term_is_bits(arg, bits_of(from)));
  const pl_term *fraction = fraction_of(T, to, value), *operand = top_bits(T, fraction_of(T, from, arg), to.fraction);
  const pl_term *legal = pl_or(T, pl_eq(T, fraction, quiet_bit(T, to)), is_propagated(T, to, fraction, operand));
  return pl_and(T, pl_float_is_nan_term(T, to, value), legal);
}

const pl_term *pl_float_extend_term(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *x) {
  assert(from.exponent <= to.exponent && from.fraction <= to.fraction && pl_term_is_bits(x, bits_of(from)));
  const pl_term *fraction = fraction_of(T, from, x), *exponent = exponent_of(T, from, x), *count;
  if (from.exponent == to.exponent) return with_sign(T, x, pl_bv_concat(T, exponent, top_bits(T, fraction, to.fraction)));
  uint64_t distance = bias_of(to) - bias_of(from);
  const pl_term *rebased = pl_bv_add(T, pl_bv_zext(T, exponent, to.exponent), number(T, to.exponent, distance));
  const pl_term *normal = pl_bv_concat(T, rebased, top_bits(T, fraction, to.fraction));
  /* a subnormal number gets a leading bit: the first bit of the fraction is half the least normal number */
  const pl_term *leading = normalised(T, fraction, &count);
  const pl_term *lower = pl_bv_sub(T, number(T, to.exponent, distance), resized(T, count, to.exponent));
  const pl_term *rest = pl_bv_concat(T, pl_bv_extract(T, leading, 0, from.fraction - 1), number(T, 1, 0));
  const pl_term *subnormal = pl_bv_concat(T, lower, top_bits(T, rest, to.fraction));
  const pl_term *special = pl_bv_concat(T, number(T, to.exponent, (1ull << to.exponent) - 1), top_bits(T, fraction, to.fraction));
  const pl_term *zero = number(T, bits_of(to) - 1, 0);
  const pl_term *small = pl_eq(T, exponent, number(T, from.exponent, 0));
  const pl_term *none = pl_eq(T, fraction, number(T, from.fraction, 0));
  const pl_term *is_special = pl_eq(T, exponent, number(T, from.exponent, (1ull << from.exponent) - 1));
  const pl_term *magnitude = pl_ite(T, is_special, special, pl_ite(T, small, pl_ite(T, none, zero, subnormal), normal));
  return with_sign(T, x, magnitude);
}

/* x shifted right by `drop`, rounded to nearest, ties to even. `drop` is a term as wide as x; its value is from 1 to that width.
 */
static const pl_term *rounded(pl_terms *T, const pl_term *x, const pl_term *drop) {
  uint32_t width = x->sort.width;
  const pl_term *one = number(T, width, 1), *zero = number(T, width, 0);
  const pl_term *high = pl_bv_binary(T, PL_TERM_BV_LSHR, x, drop);
  const pl_term *half = pl_bv_binary(T, PL_TERM_BV_SHL, one, pl_bv_sub(T, drop, one));
  const pl_term *mask = pl_bv_sub(T, pl_bv_binary(T, PL_TERM_BV_SHL, one, drop), one);
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_AND, x, mask);
  const pl_term *odd = pl_bool_of_bv(T, pl_bv_extract(T, high, 0, 1));
  const pl_term *up = pl_or(T, pl_bv_ult(T, half, rest), pl_and(T, pl_eq(T, half, rest), odd));
  return pl_bv_add(T, high, pl_ite(T, up, one, zero));
}

/* The magnitude x, or infinity if it is too large for the format; `x` may be wider than a magnitude. */
static const pl_term *bounded(pl_terms *T, pl_float_shape s, const pl_term *x) {
  const pl_term *limit = pl_bv_zext(T, infinity(T, s), x->sort.width);
  return resized(T, pl_ite(T, pl_bv_ult(T, limit, x), limit, x), bits_of(s) - 1);
}

const pl_term *pl_float_truncate_term(pl_terms *T, pl_float_shape from, pl_float_shape to, const pl_term *x) {
  assert(from.exponent >= to.exponent && from.fraction >= to.fraction && pl_term_is_bits(x, bits_of(from)));
  uint32_t width = bits_of(from) + 1, lost = from.fraction - to.fraction;
  const pl_term *exponent = pl_bv_zext(T, exponent_of(T, from, x), width), *fraction = fraction_of(T, from, x);
  const pl_term *magnitude = pl_bv_zext(T, magnitude_of(T, x), width), *drop = number(T, width, lost);
  const pl_term *payload = pl_bv_concat(T, top_bits(T, x, 1), top_bits(T, fraction, to.fraction));
  const pl_term *nan = pl_float_nan_of(
      T, to,
      pl_bv_concat(T, pl_bv_extract(T, payload, to.fraction, 1), pl_bv_zext(T, fraction_of(T, to, payload), bits_of(to) - 1)));
  uint64_t distance = bias_of(from) - bias_of(to);
  const pl_term *base = pl_bv_binary(T, PL_TERM_BV_SHL, number(T, width, distance), number(T, width, from.fraction));
  const pl_term *result = bounded(T, to, rounded(T, pl_bv_sub(T, magnitude, base), drop));
  if (distance > 0) {
    /* below the least normal number more bits are dropped; from some point on all of them */
    const pl_term *leading = number(T, width, 1);
    leading = pl_bv_binary(T, PL_TERM_BV_SHL, leading, number(T, width, from.fraction));
    const pl_term *significand = pl_bv_add(T, pl_bv_zext(T, fraction, width), leading);
    const pl_term *more = pl_bv_sub(T, number(T, width, distance + 1 + lost), exponent);
    const pl_term *most = number(T, width, from.fraction + 2), *none = number(T, width, 0);
    const pl_term *subnormal = pl_ite(T, pl_bv_ult(T, most, more), none, rounded(T, significand, more));
    const pl_term *is_normal = pl_bv_ult(T, number(T, width, distance), exponent);
    result = pl_ite(T, is_normal, result, resized(T, subnormal, bits_of(to) - 1));
  }
  result = pl_ite(T, pl_float_is_inf_term(T, from, x), infinity(T, to), result);
  return pl_ite(T, pl_float_is_nan_term(T, from, x), nan, with_sign(T, x, result));
}

const pl_term *pl_float_of_int_term(pl_terms *T, pl_float_shape to, bool is_signed, const pl_term *x) {
  assert(x->sort.kind == PL_SORT_BV && to.exponent > 1);
  /* an extended number is converted as the original one: what is zero-extended is not negative */
  if (x->op == PL_TERM_BV_SEXT && is_signed) return pl_float_of_int_term(T, to, true, x->args[0]);
  if (x->op == PL_TERM_BV_ZEXT) return pl_float_of_int_term(T, to, false, x->args[0]);
  uint32_t n = x->sort.width, width = to.fraction + 1 > n ? to.fraction + 1 : n, wide = width + to.exponent + 2,
           count_bits = wide;
  const pl_term *negative = is_signed ? sign_of(T, x) : pl_bool(T, false), *count;
  const pl_term *value = pl_ite(T, negative, pl_bv_neg(T, x), x);
  const pl_term *leading = normalised(T, top_bits(T, value, width), &count); /* the value times 2^(width - n) */
  /* exponent and fraction as one number, the fraction with all its bits */
  const pl_term *exponent = pl_bv_sub(T, number(T, count_bits, bias_of(to) + n - 1), resized(T, count, count_bits));
  const pl_term *scaled = pl_bv_binary(T, PL_TERM_BV_SHL, exponent, number(T, wide, width - 1));
  const pl_term *all = pl_bv_add(T, scaled, pl_bv_zext(T, pl_bv_extract(T, leading, 0, width - 1), wide));
  if (width - 1 > to.fraction) all = rounded(T, all, number(T, wide, width - 1 - to.fraction));
  const pl_term *magnitude = pl_ite(T, pl_eq(T, x, number(T, n, 0)), number(T, bits_of(to) - 1, 0), bounded(T, to, all));
  return pl_bv_concat(T, pl_bv_of_bool(T, negative), magnitude);
}

const pl_term *pl_float_to_int_term(pl_terms *T, pl_float_shape from, bool is_signed, uint32_t width, const pl_term *x,
                                    const pl_term **fits) {
  assert(width > 0 && fits && pl_term_is_bits(x, bits_of(from)));
  /* the shifted term is the same for integers of many widths: a lowering may convert by way of a wider one */
  const uint32_t most = width <= 64 ? 64 : width;
  const uint32_t wide = from.fraction + 2 + most > from.exponent + 2 ? from.fraction + 2 + most : from.exponent + 2;
  const pl_term *exponent = pl_bv_zext(T, exponent_of(T, from, x), wide), *bias = number(T, wide, bias_of(from));
  const pl_term *one = number(T, wide, 1), *negative = sign_of(T, x);
  const pl_term *significand = pl_bv_add(T, pl_bv_zext(T, fraction_of(T, from, x), wide),
                                         pl_bv_binary(T, PL_TERM_BV_SHL, one, number(T, wide, from.fraction)));
  /* from 2^(most + 1) on it does not fit; such numbers are not shifted */
  const pl_term *shift = pl_bv_sub(T, exponent, bias), *large = pl_bv_ult(T, number(T, wide, most), shift);
  const pl_term *moved = pl_bv_binary(T, PL_TERM_BV_SHL, significand, pl_ite(T, large, number(T, wide, 0), shift));
  const pl_term *small = pl_bv_ult(T, exponent, bias);
  const pl_term *size = pl_bv_binary(T, PL_TERM_BV_LSHR, moved, number(T, wide, from.fraction));
  size = pl_ite(T, small, number(T, wide, 0), size);
  const pl_term *limit = pl_bv_binary(T, PL_TERM_BV_SHL, one, number(T, wide, is_signed ? width - 1 : width));
  const pl_term *below = pl_bv_ult(T, size, limit);
  const pl_term *negative_fits = is_signed ? pl_or(T, below, pl_eq(T, size, limit)) : pl_eq(T, size, number(T, wide, 0));
  const pl_term *finite = pl_not(T, pl_eq(T, exponent_of(T, from, x), number(T, from.exponent, (1ull << from.exponent) - 1)));
  *fits = pl_and(T, pl_and(T, finite, pl_or(T, small, pl_not(T, large))), pl_ite(T, negative, negative_fits, below));
  const pl_term *low = pl_bv_extract(T, size, 0, width);
  return pl_ite(T, negative, pl_bv_neg(T, low), low);
}
