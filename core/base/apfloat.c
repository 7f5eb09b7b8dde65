#include "core/base/apfloat.h"

#include <assert.h>

#include "core/base/apfloat_impl.h"

/* ---- Formats ---- */

static const pl_float_info formats[PL_NUM_FLOAT_FORMATS] = {
#define X(ident, text, width, exponent, mantissa, offset, sort)                                                                  \
  [PL_##ident] = {.name = (text),                                                                                                \
                  .bits = (width),                                                                                               \
                  .exponent_bits = (exponent),                                                                                   \
                  .mantissa_bits = (mantissa),                                                                                   \
                  .bias = (offset),                                                                                              \
                  .kind = PL_FLOAT_##sort},
    PL_FLOAT_FORMATS(X)
#undef X
};

const pl_float_info *pl_float_info_of(pl_float_format format) {
  assert(format > PL_FLOAT_INVALID && format < PL_NUM_FLOAT_FORMATS);
  return &formats[format];
}

uint32_t pl_float_bits(pl_float_format format) { return pl_float_info_of(format)->bits; }

const char *pl_float_name(pl_float_format format) { return pl_float_info_of(format)->name; }

/* ---- Taking apart ---- */

/* A mask of the `count` lowest bits; all 128 bits if `count` is 128 or more. */
static pl_u128 low_bits(uint32_t count) { return count >= 128 ? ~(pl_u128)0 : ((pl_u128)1 << count) - 1; }

uint32_t pl_u128_bits(pl_u128 x) {
  uint64_t high = (uint64_t)(x >> 64), low = (uint64_t)x;
  if (high) return 128 - (uint32_t)__builtin_clzll(high);
  return low ? 64 - (uint32_t)__builtin_clzll(low) : 0;
}

/* The width of the stored fraction field; the x87 format stores the leading one too. */
static uint32_t fraction_bits(const pl_float_info *info) { return info->mantissa_bits + (info->kind == PL_FLOAT_X87); }

/* The class (zero, finite, infinity or NaN) of a number with this sign bit, biased exponent and fraction field. */
static pl_float_class class_of(bool negative, pl_u128 exponent, pl_u128 fraction, const pl_float_info *info) {
  pl_u128 top = low_bits(info->exponent_bits), leading = (pl_u128)1 << info->mantissa_bits;
  switch (info->kind) {
  case PL_FLOAT_IEEE:
    if (exponent == top) return fraction == 0 ? PL_FLOAT_INF : PL_FLOAT_NAN;
    break;
  case PL_FLOAT_FN:
    if (exponent == top && fraction == low_bits(info->mantissa_bits)) return PL_FLOAT_NAN;
    break;
  case PL_FLOAT_FNUZ:
    if (negative && exponent == 0 && fraction == 0) return PL_FLOAT_NAN;
    break;
  case PL_FLOAT_FINITE_ONLY: break;
  case PL_FLOAT_FNU: return exponent == top ? PL_FLOAT_NAN : PL_FLOAT_FINITE;
  case PL_FLOAT_X87:
    if (exponent == top) return fraction == leading ? PL_FLOAT_INF : PL_FLOAT_NAN;
    if (exponent != 0 && (fraction & leading) == 0) return PL_FLOAT_NAN; /* the processor takes no such operand */
    break;
  }
  return exponent == 0 && fraction == 0 ? PL_FLOAT_ZERO : PL_FLOAT_FINITE;
}

pl_float_parts pl_float_unpack(pl_apint bits, const pl_float_info *info) {
  assert(bits.width == info->bits);
  pl_u128 raw = (pl_u128)pl_apint_word(bits, 1) << 64 | pl_apint_word(bits, 0);
  pl_u128 fraction = raw & low_bits(fraction_bits(info));
  pl_u128 exponent = raw >> fraction_bits(info) & low_bits(info->exponent_bits);
  bool normal = exponent != 0 || info->kind == PL_FLOAT_FNU, sign = info->kind != PL_FLOAT_FNU;
  pl_float_parts parts = {.negative = sign && (raw >> (info->bits - 1) & 1) != 0, .significand = fraction};
  parts.class = class_of(parts.negative, exponent, fraction, info);
  parts.exponent = (int64_t)(normal ? exponent : 1) - info->bias - (int64_t)info->mantissa_bits;
  if (parts.class == PL_FLOAT_FINITE && normal) parts.significand |= (pl_u128)1 << info->mantissa_bits;
  return parts;
}

/* ---- Comparing formats ---- */

/* Whether the format has infinities. */
static bool has_infinity(const pl_float_info *info) { return info->kind == PL_FLOAT_IEEE || info->kind == PL_FLOAT_X87; }
/* Whether the format has a NaN. */
static bool has_nan(const pl_float_info *info) { return info->kind != PL_FLOAT_FINITE_ONLY; }
/* Whether the format has a zero with the sign bit set. */
static bool has_minus_zero(const pl_float_info *info) { return info->kind != PL_FLOAT_FNUZ && info->kind != PL_FLOAT_FNU; }
/* Whether the format has a zero at all. */
static bool has_zero(const pl_float_info *info) { return info->kind != PL_FLOAT_FNU; }

/* The unbiased exponent of the smallest normal number. */
static int64_t least_exponent(const pl_float_info *info) { return (info->kind == PL_FLOAT_FNU ? 0 : 1) - (int64_t)info->bias; }
/* The unbiased exponent of the largest finite number. */
static int64_t greatest_exponent(const pl_float_info *info) {
  bool reserved = has_infinity(info) || info->kind == PL_FLOAT_FNU;
  return ((int64_t)1 << info->exponent_bits) - (reserved ? 2 : 1) - info->bias;
}

bool pl_float_holds(pl_float_format outer, pl_float_format inner) {
  const pl_float_info *a = pl_float_info_of(outer), *b = pl_float_info_of(inner);
  if (has_infinity(b) > has_infinity(a) || has_nan(b) > has_nan(a) || has_zero(b) > has_zero(a)) return false;
  if (has_minus_zero(b) > has_minus_zero(a) || b->mantissa_bits > a->mantissa_bits) return false;
  return least_exponent(b) >= least_exponent(a) && greatest_exponent(b) <= greatest_exponent(a);
}

/* ---- Putting together ---- */

/* The bits of a number from its sign, biased exponent and fraction field. */
static pl_u128 assemble(bool negative, pl_u128 exponent, pl_u128 fraction, const pl_float_info *info) {
  return (pl_u128)negative << (info->bits - 1) | exponent << fraction_bits(info) | fraction;
}

/* The bits of a quiet NaN, with `fraction` as its payload if the format has payloads; a format without NaN gives its largest
 * number of that sign. */
static pl_u128 pack_nan(bool negative, pl_u128 fraction, const pl_float_info *info) {
  pl_u128 top = low_bits(info->exponent_bits), quiet = ((pl_u128)1 << info->mantissa_bits) >> 1;
  switch (info->kind) {
  case PL_FLOAT_IEEE: return assemble(negative, top, (fraction & low_bits(info->mantissa_bits)) | quiet, info);
  case PL_FLOAT_FN:
  case PL_FLOAT_FINITE_ONLY: return assemble(negative, top, low_bits(info->mantissa_bits), info);
  case PL_FLOAT_FNU: return assemble(false, top, 0, info);
  case PL_FLOAT_FNUZ: return assemble(true, 0, 0, info);
  case PL_FLOAT_X87: return assemble(negative, top, (fraction & low_bits(info->mantissa_bits)) | quiet | quiet << 1, info);
  }
  return 0;
}

/* The bits of the infinity with that sign, or what pack_nan gives for a format without infinities. */
static pl_u128 pack_inf(bool negative, const pl_float_info *info) {
  pl_u128 leading = info->kind == PL_FLOAT_X87 ? (pl_u128)1 << info->mantissa_bits : 0;
  if (!has_infinity(info)) return pack_nan(negative, 0, info);
  return assemble(negative, low_bits(info->exponent_bits), leading, info);
}

/* The bits of a zero, positive if the format has no -0; a format without zero gives its smallest number. */
static pl_u128 pack_zero(bool negative, const pl_float_info *info) {
  return assemble(negative && has_minus_zero(info), 0, 0, info);
}

/* Shifts *x right by `shift` bits (left if that is negative), rounding to nearest, ties to even. False if bits that are not zero
 * were lost by this or, as `sticky` says, before. */
static bool round_off(pl_u128 *x, int64_t shift, bool sticky) {
  if (shift <= 0) {
    *x <<= -shift;
    return !sticky;
  }
  pl_u128 lost = shift >= 128 ? *x : *x & low_bits((uint32_t)shift);
  pl_u128 half = shift > 128 ? 0 : (pl_u128)1 << (shift - 1); /* 0: more than any significand */
  *x = shift >= 128 ? 0 : *x >> shift;
  if (half != 0 && (lost > half || (lost == half && (sticky || (*x & 1) != 0)))) *x += 1;
  return lost == 0 && !sticky;
}

/* The bits of significand * 2^exponent, which is rounded to the format's precision already. *overflow: it is out of the format's
 * range, and the result is what pack_inf gives. */
static pl_u128 pack_rounded(bool negative, pl_u128 significand, int64_t exponent, const pl_float_info *info, bool *overflow) {
  pl_u128 leading = (pl_u128)1 << info->mantissa_bits, top = low_bits(info->exponent_bits);
  if (significand == leading << 1) { /* rounded up to the next power of two */
    significand = leading;
    exponent++;
  }
  *overflow = false;
  if (significand == 0) return pack_zero(negative, info);
  if (negative && info->kind == PL_FLOAT_FNU) return *overflow = true, pack_nan(negative, 0, info);
  int64_t biased = significand < leading ? 0 : exponent + (int64_t)info->mantissa_bits + info->bias;
  int64_t limit = (int64_t)top - (has_infinity(info) || info->kind == PL_FLOAT_FNU);
  pl_u128 fraction = significand & low_bits(fraction_bits(info));
  bool taken = info->kind == PL_FLOAT_FN && biased == limit && fraction == low_bits(info->mantissa_bits); /* is the NaN */
  if (biased > limit || taken) {
    *overflow = true;
    return pack_inf(negative, info);
  }
  return assemble(negative, (pl_u128)biased, fraction, info);
}

/* The bits of the number of the format that is nearest to `parts`, which are finite and not zero, ties to even. `sticky`: bits
 * that are not zero were lost below the significand before; *exact: nothing was lost, neither now nor before. */
static pl_u128 pack_finite(pl_float_parts parts, bool sticky, const pl_float_info *info, bool *exact) {
  int64_t precision = (int64_t)info->mantissa_bits, least = (info->kind != PL_FLOAT_FNU) - (int64_t)info->bias;
  int64_t top = parts.exponent + (int64_t)pl_u128_bits(parts.significand) - 1;
  int64_t lowest = (top > least ? top : least) - precision;
  bool overflow;
  *exact = round_off(&parts.significand, lowest - parts.exponent, sticky);
  pl_u128 bits = pack_rounded(parts.negative, parts.significand, lowest, info, &overflow);
  if (overflow) *exact = false;
  return bits;
}

pl_u128 pl_float_pack(pl_float_parts parts, bool sticky, const pl_float_info *info, bool *exact) {
  bool unused;
  if (!exact) exact = &unused;
  *exact = !sticky;
  switch (parts.class) {
  case PL_FLOAT_ZERO: break;
  case PL_FLOAT_FINITE:
    if (parts.significand != 0) return pack_finite(parts, sticky, info, exact);
    break;
  case PL_FLOAT_INF: *exact = has_infinity(info); return pack_inf(parts.negative, info);
  case PL_FLOAT_NAN: return pack_nan(parts.negative, parts.significand, info);
  }
  if ((parts.negative && info->kind == PL_FLOAT_FNUZ) || info->kind == PL_FLOAT_FNU) *exact = false; /* no such zero */
  return pack_zero(parts.negative, info);
}

pl_apint pl_float_from_u128(pl_arena *arena, pl_u128 bits, const pl_float_info *info) {
  uint64_t words[2] = {(uint64_t)bits, (uint64_t)(bits >> 64)};
  return pl_apint_from_words(arena, info->bits, words, 2);
}

/* ---- Conversion and questions ---- */

/* The bits of a NaN of `from` as a quiet NaN of `to`, with the leading bits of its payload if `to` has payloads. *exact is false
 * if it was signalling or information may have been lost. */
static pl_u128 convert_nan(pl_float_parts parts, const pl_float_info *from, const pl_float_info *to, bool *exact) {
  int64_t shift = (int64_t)to->mantissa_bits - (int64_t)from->mantissa_bits;
  pl_u128 payload = parts.significand & low_bits(from->mantissa_bits);
  pl_u128 moved = shift >= 0 ? payload << shift : payload >> -shift;
  bool quiet = !has_infinity(from) || (payload >> (from->mantissa_bits - 1) & 1) != 0;
  bool kept = shift >= 0 || moved << -shift == payload;
  *exact = quiet && (from->kind == to->kind || (kept && has_infinity(to)));
  if (from->kind == to->kind && !kept) *exact = false;
  return pack_nan(parts.negative && from->kind != PL_FLOAT_FNUZ, moved, to);
}

pl_apint pl_float_convert(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to, bool *exact) {
  assert(bits.width == pl_float_bits(from));
  const pl_float_info *source = pl_float_info_of(from), *target = pl_float_info_of(to);
  pl_float_parts parts = pl_float_unpack(bits, source);
  bool unused;
  if (!exact) exact = &unused;
  *exact = true;
  if (from == to) return bits;
  pl_u128 packed =
      parts.class == PL_FLOAT_NAN ? convert_nan(parts, source, target, exact) : pl_float_pack(parts, false, target, exact);
  return pl_float_from_u128(arena, packed, target);
}

pl_apint pl_float_respell(pl_arena *arena, pl_apint bits, pl_float_format from, pl_float_format to, bool *exact) {
  assert(bits.width == pl_float_bits(from));
  const pl_float_info *source = pl_float_info_of(from), *target = pl_float_info_of(to);
  const pl_float_parts parts = pl_float_unpack(bits, source);
  const bool moved = parts.class == PL_FLOAT_NAN && source->kind == PL_FLOAT_IEEE && target->kind == PL_FLOAT_IEEE;
  if (!moved) return pl_float_convert(arena, bits, from, to, exact);
  const int64_t shift = (int64_t)target->mantissa_bits - (int64_t)source->mantissa_bits;
  const pl_u128 payload = parts.significand & low_bits(source->mantissa_bits);
  const pl_u128 fraction = shift >= 0 ? payload << shift : payload >> -shift;
  if (exact) *exact = shift >= 0 || fraction << -shift == payload;
  if (fraction == 0) return pl_float_convert(arena, bits, from, to, NULL); /* no payload is left: a quiet one */
  return pl_float_from_u128(arena, assemble(parts.negative, low_bits(target->exponent_bits), fraction, target), target);
}

pl_apint pl_float_canonical(pl_arena *arena, pl_apint bits, pl_float_format format) {
  assert(bits.width == pl_float_bits(format));
  const pl_float_info *info = pl_float_info_of(format);
  assert(bits.width == info->bits);
  if (info->kind != PL_FLOAT_X87) return bits;
  const uint64_t fraction = pl_apint_word(bits, 0), leading = UINT64_C(1) << 63;
  const uint64_t high = pl_apint_word(bits, 1), sign = high & 0x8000u, exponent = high & 0x7fffu;
  uint64_t words[2] = {fraction, high};
  if (exponent != 0 && exponent != 0x7fff && (fraction & leading) == 0) words[1] = sign | 0x7fff;
  if (exponent == 0 && (fraction & leading) != 0) words[1] = sign | 1;
  return pl_apint_from_words(arena, bits.width, words, 2);
}

bool pl_float_is_nan(pl_apint bits, pl_float_format format) {
  assert(bits.width == pl_float_bits(format));
  return pl_float_unpack(bits, pl_float_info_of(format)).class == PL_FLOAT_NAN;
}

bool pl_float_is_signalling(pl_apint bits, pl_float_format format) {
  assert(bits.width == pl_float_bits(format));
  const pl_float_info *info = pl_float_info_of(format);
  return has_infinity(info) && pl_float_is_nan(bits, format) && !pl_apint_bit(bits, info->mantissa_bits - 1);
}

bool pl_float_is_inf(pl_apint bits, pl_float_format format) {
  assert(bits.width == pl_float_bits(format));
  return pl_float_unpack(bits, pl_float_info_of(format)).class == PL_FLOAT_INF;
}

bool pl_float_is_zero(pl_apint bits, pl_float_format format) {
  assert(bits.width == pl_float_bits(format));
  return pl_float_unpack(bits, pl_float_info_of(format)).class == PL_FLOAT_ZERO;
}
