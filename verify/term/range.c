#include "verify/term/internal.h"

/* What is known of every value of a term, by looking a few levels deep. */

#define MAX_LEVEL 4
#define MAX_ARGS 16

static uint32_t zeros(const pl_term *a, uint32_t level);

/* How many low bits the product of the values of the factors of `a` needs at most, looking `level` levels into the factors; the
 * width if it may wrap. */
static uint32_t product_bits(const pl_term *a, uint32_t level) {
  uint64_t bits = 0;
  for (uint32_t i = 0; i < a->num_args; i++)
    bits += a->sort.width - zeros(a->args[i], level);
  return bits < a->sort.width ? (uint32_t)bits : a->sort.width;
}

/* How many low bits the sum of the arguments of `a` needs at most (n numbers below 2^b sum to less than 2^(b + ceil(log2 n)));
 * the width if it may wrap. */
static uint32_t sum_bits(const pl_term *a, uint32_t level) {
  uint32_t most = 0, carry = 0;
  for (uint32_t i = 0; i < a->num_args; i++) {
    uint32_t bits = a->sort.width - zeros(a->args[i], level);
    if (bits > most) most = bits;
  }
  while ((1u << carry) < a->num_args)
    carry++;
  return most + carry < a->sort.width ? most + carry : a->sort.width;
}

/* The most (`most`) or else the fewest leading zeros (see zeros) among the arguments of `a` from index `first` on. */
static uint32_t extreme_zeros(const pl_term *a, uint32_t first, bool most, uint32_t level) {
  uint32_t result = zeros(a->args[first], level);
  for (uint32_t i = first + 1; i < a->num_args; i++) {
    uint32_t own = zeros(a->args[i], level);
    if (most ? own > result : own < result) result = own;
  }
  return result;
}

/* A lower bound for the leading zeros of a concatenation, looking `level` levels into its parts: those of the high part, and of
 * the low part as well if the high part is always 0. */
static uint32_t concat_zeros(const pl_term *a, uint32_t level) {
  uint32_t high = zeros(a->args[0], level);
  return high < a->args[0]->sort.width ? high : high + zeros(a->args[1], level);
}

/* A lower bound for the number of leading zero bits in every value of `a`, looking `level` levels into the term. */
static uint32_t zeros(const pl_term *a, uint32_t level) {
  if (pl_term_is_const(a)) return pl_apint_clz(a->value);
  if (level == 0 || a->num_args > MAX_ARGS) return 0;
  level--;
  if (a->op == PL_TERM_BV_ZEXT) return a->sort.width - a->args[0]->sort.width + zeros(a->args[0], level);
  if (a->op == PL_TERM_BV_CONCAT) return concat_zeros(a, level);
  if (a->op == PL_TERM_BV_MUL) return a->sort.width - product_bits(a, level);
  if (a->op == PL_TERM_BV_ADD) return a->sort.width - sum_bits(a, level);
  if (a->op == PL_TERM_BV_AND) return extreme_zeros(a, 0, true, level);
  if (a->op == PL_TERM_BV_OR || a->op == PL_TERM_BV_XOR) return extreme_zeros(a, 0, false, level);
  if (a->op == PL_TERM_ITE) return extreme_zeros(a, 1, false, level);
  if (a->op == PL_TERM_BV_LSHR) return zeros(a->args[0], level);
  if (a->op == PL_TERM_BV_UREM) return zeros(a->args[0], level);
  if (a->op == PL_TERM_BV_UDIV && pl_term_is_const(a->args[1]) && !pl_apint_is_zero(a->args[1]->value)) {
    uint32_t divisor_bits = a->sort.width - pl_apint_clz(a->args[1]->value);
    uint32_t own = zeros(a->args[0], level) + divisor_bits - 1;
    return own < a->sort.width ? own : a->sort.width;
  }
  return 0;
}

/* A lower bound, at least 1, for the number of equal bits from the top in every value of `a`, looking `level` levels into the
 * term. */
static uint32_t sign_bits(const pl_term *a, uint32_t level) {
  if (pl_term_is_const(a)) {
    if (!pl_apint_is_negative(a->value)) return pl_apint_clz(a->value);
    uint32_t count = 0;
    while (count < a->sort.width && pl_apint_bit(a->value, a->sort.width - 1 - count))
      count++;
    return count;
  }
  uint32_t result = zeros(a, level);
  if (level > 0 && a->op == PL_TERM_BV_SEXT) result = a->sort.width - a->args[0]->sort.width + sign_bits(a->args[0], level - 1);
  if (level > 0 && a->op == PL_TERM_ITE) {
    uint32_t x = sign_bits(a->args[1], level - 1), y = sign_bits(a->args[2], level - 1);
    result = x < y ? x : y;
  }
  return result > 0 ? result : 1;
}

uint32_t pl_term_leading_zeros(const pl_term *a) { return zeros(a, MAX_LEVEL); }
uint32_t pl_term_sign_bits(const pl_term *a) { return sign_bits(a, MAX_LEVEL); }

/* The smaller of two numbers. */
static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }

uint32_t pl_term_signed_width(const pl_term *a, const pl_term *b) {
  return a->sort.width + 1 - least(pl_term_sign_bits(a), pl_term_sign_bits(b));
}

uint32_t pl_term_unsigned_width(const pl_term *a, const pl_term *b) {
  const uint32_t zeros = least(pl_term_leading_zeros(a), pl_term_leading_zeros(b));
  return zeros < a->sort.width ? a->sort.width - zeros : 1;
}
