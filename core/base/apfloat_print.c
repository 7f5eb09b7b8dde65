/* Numbers as MLIR prints them, digit for digit: where its algorithm truncates or rounds half up, this one does. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/apfloat_impl.h"
#include "core/base/limbs.h"

/* Digits after AdjustToPrecision: at most 2 + 113 * 59 / 196 = 36 are asked for, and some more are left by the estimate. */
#define MAX_DIGITS 64

/* digits[count - 1] ... digits[0] (values 0 to 9) times 10^exponent. */
typedef struct decimal {
  char digits[MAX_DIGITS];
  uint32_t count;
  int64_t exponent;
} decimal;

/* How digits are laid out; the parameters of LLVM's APFloat::toString. */
typedef struct style {
  uint32_t precision;   /* significant digits; 0: as many as surely distinguish the number from its neighbours */
  uint32_t max_padding; /* zeros allowed before scientific notation is used; 0: always scientific */
  bool truncate_zeros;
} style;

/* words *= base^power; returns the new length. base^step_max fits a word; the caller provides enough space. */
static size_t mul_power(uint64_t *words, size_t len, uint64_t base, uint64_t step_max, uint64_t power) {
  while (power) {
    uint64_t step = power < step_max ? power : step_max, factor = 1;
    for (uint64_t i = 0; i < step; i++)
      factor *= base;
    uint64_t carry = pl_limbs_mul_word(words, len, factor, 0);
    if (carry) words[len++] = carry;
    power -= step;
  }
  return len;
}

/* The words of N, from malloc, and their number in *len, where N * 10^*exponent is the absolute value of a finite number that is
 * not 0. */
static uint64_t *to_integer(pl_float_parts parts, size_t *len, int64_t *exponent) {
  while ((parts.significand & 1) == 0) {
    parts.significand >>= 1;
    parts.exponent++;
  }
  uint64_t power = (uint64_t)(parts.exponent < 0 ? -parts.exponent : parts.exponent);
  size_t capacity = (size_t)(power * 233 / 6400) + 4; /* 5^power has less than 2.33 bits for each, 2^power less */
  uint64_t *words = pl_xmalloc(capacity * sizeof *words);
  memset(words, 0, capacity * sizeof *words);
  words[0] = (uint64_t)parts.significand;
  words[1] = (uint64_t)(parts.significand >> 64);
  *exponent = 0;
  if (parts.exponent >= 0) {
    pl_limbs_shl(words, words, capacity, power);
    *len = pl_limbs_len(words, capacity);
  } else {
    *len = mul_power(words, pl_limbs_len(words, 2), 5, 27, power);
    *exponent = parts.exponent;
  }
  return words;
}

/* Divides the integer in `words` by a power of 10 such that it keeps at least `precision` digits, if it has as many; drops the
 * remainder and adds the power to *exponent. */
static void cut_integer(uint64_t *words, size_t *len, int64_t *exponent, uint32_t precision) {
  uint64_t bits = pl_limbs_bits(words, *len), required = ((uint64_t)precision * 196 + 58) / 59;
  uint64_t tens = bits > required ? (bits - required) * 59 / 196 : 0;
  if (tens == 0) return;
  if (tens <= 19) {
    uint64_t divisor = 1;
    for (uint64_t i = 0; i < tens; i++)
      divisor *= 10;
    (void)pl_limbs_div_word(words, *len, divisor);
  } else {
    uint64_t *divisor = pl_xmalloc(2 * (*len + 1) * sizeof *divisor), *quotient = divisor + *len + 1;
    divisor[0] = 1;
    size_t divisor_len = mul_power(divisor, 1, 10, 19, tens);
    pl_limbs_div(quotient, NULL, words, *len, divisor, divisor_len);
    memcpy(words, quotient, *len * sizeof *words);
    free(divisor);
  }
  *len = pl_limbs_len(words, *len);
  *exponent += (int64_t)tens;
}

/* The integer in `words` times 10^exponent as decimal digits; trailing zeros are left out and counted in the result's exponent.
 * Destroys `words`. */
static decimal to_digits(uint64_t *words, size_t len, int64_t exponent) {
  decimal number = {.exponent = exponent};
  bool trailing = true;
  while ((len = pl_limbs_len(words, len)) != 0) {
    uint64_t digit = pl_limbs_div_word(words, len, 10);
    if (trailing && digit == 0) {
      number.exponent++;
    } else if (number.count < MAX_DIGITS) {
      number.digits[number.count++] = (char)digit;
      trailing = false;
    }
  }
  return number;
}

/* Rounds the number half up to at most `precision` digits and drops trailing zeros of what is left; a number that has no more
 * digits stays as it is. */
static void cut_digits(decimal *number, uint32_t precision) {
  if (number->count <= precision) return;
  uint32_t first = number->count - precision;
  if (number->digits[first - 1] < 5) {
    while (first < number->count && number->digits[first] == 0)
      first++;
  } else {
    while (first < number->count && number->digits[first] == 9)
      first++;
    if (first < number->count) number->digits[first]++;
  }
  number->exponent += first;
  number->count -= first;
  memmove(number->digits, number->digits + first, number->count);
  if (number->count == 0) number->digits[number->count++] = 1;
}

/* Writes the digits at the positions from `from` to `to` - 1, where 0 is the most significant one. */
static void put_digits(const decimal *number, uint32_t from, uint32_t to, pl_sink *out) {
  for (uint32_t i = from; i < to; i++)
    pl_sink_putc(out, (char)('0' + number->digits[number->count - 1 - i]));
}

/* Writes `count` zeros, none if it is negative. */
static void put_zeros(int64_t count, pl_sink *out) {
  for (int64_t i = 0; i < count; i++)
    pl_sink_putc(out, '0');
}

/* Whether LLVM's APFloat::toString writes the number in scientific notation in that style. */
static bool is_scientific(const decimal *number, const style *how) {
  int64_t top = number->exponent + (int64_t)number->count - 1; /* power of the first digit */
  if (how->max_padding == 0) return true;
  if (number->exponent >= 0) {
    return number->exponent > (int64_t)how->max_padding || number->count + (uint64_t)number->exponent > how->precision;
  }
  return top < 0 && -top > (int64_t)how->max_padding;
}

/* Writes the digits in scientific notation as LLVM's APFloat::toString does: 1.500000e+00 or, if how->truncate_zeros, 1.5E+0. */
static void put_scientific(const decimal *number, const style *how, pl_sink *out) {
  int64_t exponent = number->exponent + (int64_t)number->count - 1, size = exponent < 0 ? -exponent : exponent;
  put_digits(number, 0, 1, out);
  pl_sink_putc(out, '.');
  if (number->count == 1 && how->truncate_zeros) {
    pl_sink_putc(out, '0');
  } else {
    put_digits(number, 1, number->count, out);
  }
  if (!how->truncate_zeros && how->precision > number->count - 1) put_zeros((int64_t)how->precision - number->count + 1, out);
  pl_sink_putc(out, how->truncate_zeros ? 'E' : 'e');
  pl_sink_putc(out, exponent < 0 ? '-' : '+');
  if (!how->truncate_zeros && size < 10) pl_sink_putc(out, '0');
  pl_sink_u64(out, (uint64_t)size);
}

/* Writes the number without an exponent, such as 1500, 1.5 or 0.0015. */
static void put_plain(const decimal *number, pl_sink *out) {
  int64_t whole = number->exponent + (int64_t)number->count; /* digits before the point */
  if (number->exponent >= 0) {
    put_digits(number, 0, number->count, out);
    put_zeros(number->exponent, out);
  } else if (whole > 0) {
    put_digits(number, 0, (uint32_t)whole, out);
    pl_sink_putc(out, '.');
    put_digits(number, (uint32_t)whole, number->count, out);
  } else {
    pl_sink_puts(out, "0.");
    put_zeros(-whole, out);
    put_digits(number, 0, number->count, out);
  }
}

/* Writes a zero or finite number in the style `how`, after LLVM's APFloat::toString. */
static void put_number(pl_float_parts parts, const pl_float_info *info, style how, pl_sink *out) {
  if (parts.negative) pl_sink_putc(out, '-');
  if (parts.class == PL_FLOAT_ZERO) {
    pl_sink_puts(out, how.max_padding ? "0" : "0.000000e+00");
    return;
  }
  if (how.precision == 0) how.precision = 2 + (info->mantissa_bits + 1) * 59 / 196;
  size_t len;
  int64_t exponent;
  uint64_t *words = to_integer(parts, &len, &exponent);
  cut_integer(words, &len, &exponent, how.precision);
  decimal number = to_digits(words, len, exponent);
  free(words);
  cut_digits(&number, how.precision);
  if (is_scientific(&number, &how)) {
    put_scientific(&number, &how, out);
  } else {
    put_plain(&number, out);
  }
}

/* Whether the text, read as a number of the format, gives these bits. */
static bool reads_back(pl_str text, pl_apint bits, pl_float_format format) {
  pl_arena *arena = bits.width > 64 ? pl_arena_new() : NULL; /* short ones need no memory */
  pl_apint again;
  bool same = pl_float_parse(arena, text, format, &again) && pl_apint_eq(bits, again);
  pl_arena_free(arena);
  return same;
}

/* Writes the bits as a hexadecimal number with prefix and without leading zeros, those of an f80 NaN as LLVM stores them. */
static void put_hex(pl_apint bits, pl_float_class class, const pl_float_info *info, pl_sink *out) {
  uint64_t low = pl_apint_word(bits, 0), high = pl_apint_word(bits, 1);
  if (info->kind == PL_FLOAT_X87 && class == PL_FLOAT_NAN) high |= 0x7fff;
  if (high) {
    pl_sink_printf(out, "0x%llX%016llX", (unsigned long long)high, (unsigned long long)low);
  } else {
    pl_sink_printf(out, "0x%llX", (unsigned long long)low);
  }
}

void pl_float_print(pl_apint bits, pl_float_format format, pl_sink *out) {
  assert(bits.width == pl_float_bits(format));
  const pl_float_info *info = pl_float_info_of(format);
  pl_float_parts parts = pl_float_unpack(bits, info);
  if (parts.class == PL_FLOAT_ZERO || parts.class == PL_FLOAT_FINITE) {
    bool kept = !out->file && !out->discards; /* other sinks may give their text away */
    size_t start = kept ? out->len : 0;
    pl_sink text = {0}, *target = kept ? out : &text;
    put_number(parts, info, (style){.precision = 6}, target);
    bool good = reads_back((pl_str){target->data + start, target->len - start}, bits, format);
    if (!good) {
      target->len = start;
      put_number(parts, info, (style){.max_padding = 3, .truncate_zeros = true}, target);
      good = memchr(target->data + start, '.', target->len - start) != NULL;
    }
    if (good && !kept) pl_sink_write(out, text.data, text.len);
    if (!good) target->len = start;
    (void)pl_sink_close(&text);
    if (good) return;
  }
  put_hex(bits, parts.class, info, out);
}

/* Whether reading the decimal text as f64, as MLIR does, and converting it to the format gives these bits; checked for f80 and
 * f128 only, true for other formats. */
static bool survives_f64(pl_str text, pl_apint bits, pl_float_format format) {
  if (format != PL_F80 && format != PL_F128) return true;
  pl_arena *arena = pl_arena_new();
  pl_apint as_double;
  bool same = pl_float_parse(arena, text, PL_F64, &as_double) &&
              pl_apint_eq(pl_float_convert(arena, as_double, PL_F64, format, NULL), bits);
  pl_arena_free(arena);
  return same;
}

void pl_float_print_exact(pl_apint bits, pl_float_format format, pl_sink *out) {
  assert(bits.width == pl_float_bits(format));
  const pl_float_info *info = pl_float_info_of(format);
  pl_sink text = {0};
  pl_float_print(bits, format, &text);
  pl_str written = {pl_sink_text(&text), text.len};
  if (pl_str_starts(written, "0x") || survives_f64(written, bits, format))
    pl_sink_str(out, written);
  else
    put_hex(bits, pl_float_unpack(bits, info).class, info, out);
  pl_sink_close(&text);
}
