/* Decimal text to the nearest number of a format, by exact arithmetic on integers. */
#include <stdlib.h>
#include <string.h>

#include "core/base/apfloat_impl.h"
#include "core/base/limbs.h"

/* A number half-way between two neighbours in f128 has at most 11,564 significant digits: of digits after so many it only matters
 * whether one is not 0. */
#define MAX_DIGITS 12000
/* Powers of ten beyond the range of every format (f128: 1.2e4932, least 6.5e-4966). */
#define MAX_POWER 5200

/* A decimal number: the integer that the text from `digits` to `end` spells without its point, times 10^power. */
typedef struct decimal {
  bool negative;
  const char *digits, *end; /* from the first digit that is not 0; may hold the point */
  int64_t count;            /* of digits used; 0: the number is zero */
  int64_t power;            /* of the last digit used */
  bool more;                /* a digit that is not 0 was left out */
} decimal;

/* Whether the character is a decimal digit. */
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Reads an exponent, [eE] [+-]? digit+, up to the end of the text, which may be empty (exponent 0); a huge one may become another
 * that is beyond the range of every format. False if the text is malformed. */
static bool parse_exponent(const char *at, const char *end, int64_t *exponent) {
  const int64_t huge = INT64_MAX / 16;
  *exponent = 0;
  if (at == end) return true;
  if (*at != 'e' && *at != 'E') return false;
  at++;
  bool negative = at < end && *at == '-';
  if (at < end && (*at == '-' || *at == '+')) at++;
  if (at == end) return false;
  for (; at < end; at++) {
    if (!is_digit(*at)) return false;
    if (*exponent < huge) *exponent = *exponent * 10 + (*at - '0');
  }
  if (negative) *exponent = -*exponent;
  return true;
}

/* Reads a decimal number, [+-]? (digit+ (. digit*)? | . digit+) exponent?, into *number; false if the text is malformed. */
static bool scan(pl_str text, decimal *number) {
  const char *at = text.data, *end = text.data + text.len;
  *number = (decimal){.negative = text.len > 0 && *at == '-'};
  if (at < end && (*at == '-' || *at == '+')) at++;
  int64_t behind_point = 0, exponent;
  bool point = false, any = false;
  for (; at < end && (is_digit(*at) || (*at == '.' && !point)); at++) {
    if (*at == '.') {
      point = true;
      continue;
    }
    any = true;
    behind_point += point;
    if (number->count == 0 && *at == '0') continue;
    if (number->count == 0) number->digits = at;
    if (number->count == MAX_DIGITS) {
      number->more = number->more || *at != '0';
      number->power++;
    } else {
      number->count++;
      number->end = at + 1;
    }
  }
  if (!any || !parse_exponent(at, end, &exponent)) return false;
  number->power += exponent - behind_point;
  return true;
}

/* words *= 5^power; returns the new length. The caller provides enough space. */
static size_t mul_power_of_5(uint64_t *words, size_t len, uint64_t power) {
  while (power) {
    uint64_t step = power < 27 ? power : 27, factor = 1; /* 5^27 < 2^63 */
    for (uint64_t i = 0; i < step; i++)
      factor *= 5;
    uint64_t carry = pl_limbs_mul_word(words, len, factor, 0);
    if (carry) words[len++] = carry;
    power -= step;
  }
  return len;
}

/* Stores the integer that number->digits spell up to number->end, the point left out and `power` not applied, in `words`; returns
 * its length in words. The caller provides enough space. */
static size_t read_digits(const decimal *number, uint64_t *words) {
  size_t len = 0;
  uint64_t chunk = 0, scale = 1;
  for (const char *at = number->digits; at < number->end; at++) {
    if (*at == '.') continue;
    chunk = chunk * 10 + (uint64_t)(*at - '0');
    scale *= 10;
    if (scale < 1000000000000000000u && at + 1 < number->end) continue;
    uint64_t carry = pl_limbs_mul_word(words, len, scale, chunk);
    if (carry) words[len++] = carry;
    chunk = 0;
    scale = 1;
  }
  if (scale != 1) { /* the text ended in a point */
    uint64_t carry = pl_limbs_mul_word(words, len, scale, chunk);
    if (carry) words[len++] = carry;
  }
  return len;
}

/* The number of words that surely hold an integer of `digits` decimal digits, or 5^digits. */
static size_t words_for(uint64_t digits) { return (size_t)(digits * 333 / 6400 + 2); }

/* The leading bits, at most 128, of the integer in `words`, times 2^exponent, as a positive number. Sets *sticky if a bit below
 * those is not zero, else leaves it. */
static pl_float_parts leading_bits(const uint64_t *words, size_t len, int64_t exponent, bool *sticky) {
  uint64_t bits = pl_limbs_bits(words, len), drop = bits > 128 ? bits - 128 : 0;
  pl_u128 top = 0;
  for (size_t i = pl_limbs_len(words, len); i-- > drop / 64;) {
    uint64_t low = (uint64_t)i * 64;
    if (low >= drop) {
      top |= (pl_u128)words[i] << (low - drop);
    } else {
      top |= words[i] >> (drop - low);
      *sticky = *sticky || (words[i] & (((uint64_t)1 << (drop - low)) - 1)) != 0;
    }
  }
  *sticky = *sticky || pl_limbs_len(words, (size_t)(drop / 64)) != 0;
  return (pl_float_parts){.class = PL_FLOAT_FINITE, .significand = top, .exponent = exponent + (int64_t)drop};
}

/* The significand and exponent of a number with power >= 0, from the leading 128 bits of digits * 5^power. Sets *sticky to true
 * if a bit below those is not zero, else leaves it. */
static pl_float_parts parse_large(const decimal *number, bool *sticky) {
  size_t capacity = words_for((uint64_t)(number->count + number->power));
  uint64_t *words = pl_xmalloc(capacity * sizeof *words);
  memset(words, 0, capacity * sizeof *words);
  size_t len = mul_power_of_5(words, read_digits(number, words), (uint64_t)number->power);
  pl_float_parts parts = leading_bits(words, len, number->power, sticky);
  free(words);
  return parts;
}

/* The significand and exponent of a number with power < 0, by division of its digits by 5^-power. Sets *sticky to true if the
 * result is not exact, else leaves it. */
static pl_float_parts parse_small(const decimal *number, bool *sticky) {
  uint64_t power = (uint64_t)-number->power;
  size_t divisor_capacity = words_for(power), capacity = words_for((uint64_t)number->count) + divisor_capacity + 4;
  uint64_t *words = pl_xmalloc((2 * capacity + 2 * divisor_capacity) * sizeof *words);
  uint64_t *quotient = words + capacity, *divisor = quotient + capacity, *remainder = divisor + divisor_capacity;
  memset(words, 0, (2 * capacity + 2 * divisor_capacity) * sizeof *words);
  divisor[0] = 1;
  size_t len = read_digits(number, words), divisor_len = mul_power_of_5(divisor, 1, power);
  uint64_t bits = pl_limbs_bits(words, len), divisor_bits = pl_limbs_bits(divisor, divisor_len), shift = 0;
  if (bits < divisor_bits + 120) shift = divisor_bits + 120 - bits;
  pl_limbs_shl(words, words, capacity, shift);
  pl_limbs_div(quotient, remainder, words, capacity, divisor, divisor_len);
  *sticky = *sticky || pl_limbs_len(remainder, divisor_len) != 0;
  pl_float_parts parts = leading_bits(quotient, capacity, number->power - (int64_t)shift, sticky);
  free(words);
  return parts;
}

/* The significand and exponent of a number of at most 19 digits with |power| <= 27, in 128-bit arithmetic; precise enough for
 * formats up to f64. For power < 0 sets *sticky to whether the result is inexact; otherwise it is exact. */
static pl_float_parts parse_short(const decimal *number, bool *sticky) {
  uint64_t digits = 0, power = 1;
  for (const char *at = number->digits; at < number->end; at++) {
    if (*at != '.') digits = digits * 10 + (uint64_t)(*at - '0');
  }
  for (int64_t i = number->power < 0 ? -number->power : number->power; i; i--)
    power *= 5;
  pl_float_parts parts = {.class = PL_FLOAT_FINITE, .significand = digits, .exponent = number->power};
  if (number->power >= 0) {
    parts.significand *= power;
    return parts;
  }
  uint32_t shift = 128 - pl_u128_bits(digits); /* the quotient has at least 64 bits */
  pl_u128 dividend = (pl_u128)digits << shift;
  parts.significand = dividend / power;
  parts.exponent -= shift;
  *sticky = dividend % power != 0;
  return parts;
}

/* Whether a number of at least 10^(digits - 1) is surely beyond the range of the format; false if that is not known. 3.321 <
 * log2(10). */
static bool is_too_large(int64_t digits, const pl_float_info *info) {
  const int64_t end = ((int64_t)1 << info->exponent_bits) - info->bias;
  return digits > MAX_POWER || (info->exponent_bits >= 11 && digits > 0 && (digits - 1) * 3321 > (end + 1) * 1000);
}

/* Whether a number below 10^digits is surely less than half of the format's smallest positive number; false if that is not
 * known. */
static bool is_too_small(int64_t digits, const pl_float_info *info) {
  const int64_t least = info->bias + (int64_t)info->mantissa_bits;
  return digits < -MAX_POWER || (info->exponent_bits >= 11 && digits < 0 && -digits * 3321 > (least + 1) * 1000);
}

bool pl_float_parse(pl_arena *arena, pl_str text, pl_float_format format, pl_apint *bits) {
  const pl_float_info *info = pl_float_info_of(format);
  decimal number;
  if (!scan(text, &number)) return false;
  bool sticky = number.more;
  pl_float_parts parts = {.class = PL_FLOAT_ZERO};
  if (number.count == 0) {
    /* zero */
  } else if (is_too_large(number.count + number.power, info)) {
    parts = (pl_float_parts){.class = PL_FLOAT_FINITE, .significand = 1, .exponent = 1 << 20};
  } else if (is_too_small(number.count + number.power, info)) {
    sticky = true;
  } else if (number.count <= 19 && number.power >= -27 && number.power <= 27 && info->mantissa_bits <= 52) {
    parts = parse_short(&number, &sticky);
  } else if (number.power >= 0) {
    parts = parse_large(&number, &sticky);
  } else {
    parts = parse_small(&number, &sticky);
  }
  parts.negative = number.negative;
  *bits = pl_float_from_u128(arena, pl_float_pack(parts, sticky, info, NULL), info);
  return true;
}
