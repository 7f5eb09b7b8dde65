/* Reading and writing of integers: apart from arithmetic because of what it takes for very long ones. */
#include <stdlib.h>

#include "core/base/apint.h"
#include "core/base/limbs.h"

/* 10^19 is the largest power of ten in a word. */
#define CHUNK_DIGITS 19u
#define CHUNK_POWER 10000000000000000000u

/* The value of a hexadecimal digit, -1 if the character is none. */
static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/* Stores a hexadecimal number in `words`, which are zero; false if a character is not a hexadecimal digit. */
static bool parse_hex(pl_str digits, uint64_t *words) {
  for (size_t i = 0; i < digits.len; i++) {
    int digit = hex_digit(digits.data[digits.len - 1 - i]);
    if (digit < 0) return false;
    words[i / 16] |= (uint64_t)digit << (i % 16 * 4);
  }
  return true;
}

/* Whether all characters are decimal digits. */
static bool all_decimal(pl_str digits) {
  for (size_t i = 0; i < digits.len; i++) {
    if (digits.data[i] < '0' || digits.data[i] > '9') return false;
  }
  return true;
}

/* Stores the number that the decimal digits spell in `words`; returns its length in words (0 for 0). The caller provides enough
 * space. Takes quadratic time. */
static size_t parse_short_decimal(pl_str digits, uint64_t *words) {
  size_t len = 0;
  for (size_t at = 0; at < digits.len;) {
    uint64_t chunk = 0, power = 1;
    size_t end = at + ((digits.len - at - 1) % CHUNK_DIGITS) + 1;
    for (; at < end; at++) {
      chunk = chunk * 10 + (uint64_t)(digits.data[at] - '0');
      power *= 10;
    }
    uint64_t carry = pl_limbs_mul_word(words, len, power, chunk);
    if (carry) words[len++] = carry;
  }
  return len;
}

/* Longer texts and numbers are cut into parts of so many digits, of which each fits PART_WORDS words. */
#define PART_DIGITS ((size_t)1216) /* 64 chunks */
#define PART_WORDS ((size_t)64)

/* The least power of two that is at least n. */
static size_t power_of_two(size_t n) {
  size_t power = 1;
  while (power < n)
    power *= 2;
  return power;
}

/* Stores 10^PART_DIGITS in the PART_WORDS words of `power`. */
static void part_power(uint64_t *power) {
  memset(power, 0, PART_WORDS * sizeof *power);
  power[0] = 1;
  for (size_t i = 0; i < PART_DIGITS / CHUNK_DIGITS; i++)
    (void)pl_limbs_mul_word(power, PART_WORDS, CHUNK_POWER, 0);
}

/* Stores the number that the decimal digits spell in `words`, slots * PART_WORDS of them, all zero; `slots` is a power of two and
 * at least the number of parts of PART_DIGITS digits. Joins neighbouring parts in pairs, so that the fast multiplication
 * applies. */
static void parse_long_decimal(pl_str digits, uint64_t *words, size_t slots) {
  size_t parts = (digits.len + PART_DIGITS - 1) / PART_DIGITS, size = slots * PART_WORDS;
  uint64_t *power = pl_xmalloc(size * sizeof *power), *product = pl_xmalloc(size * sizeof *product);
  for (size_t i = 0; i < parts; i++) { /* part 0 is the least significant one */
    size_t end = digits.len - i * PART_DIGITS, start = end > PART_DIGITS ? end - PART_DIGITS : 0;
    (void)parse_short_decimal((pl_str){digits.data + start, end - start}, words + i * PART_WORDS);
  }
  part_power(power);
  for (size_t len = PART_WORDS; len < size; len *= 2, parts = (parts + 1) / 2) {
    size_t power_len = pl_limbs_len(power, len);
    for (size_t i = 0; i + 1 < parts; i += 2) { /* low += high * power */
      uint64_t *low = words + i * len, *high = low + len;
      pl_limbs_mul_low(product, 2 * len, high, len, power, power_len);
      uint64_t carry = pl_limbs_add(low, product, low, len);
      memcpy(high, product + len, len * sizeof *high);
      (void)pl_limbs_add_word(high, len, carry);
    }
    if (2 * len == size) break;
    pl_limbs_mul_low(product, 2 * len, power, power_len, power, power_len);
    memcpy(power, product, 2 * len * sizeof *power);
  }
  free(power);
  free(product);
}

/* The words of the number that decimal or, if `hex`, hexadecimal digits without sign and prefix spell, from malloc, and their
 * number in *count; the highest words may be 0. NULL if the text is empty or has another character. */
static uint64_t *parse_words(pl_str digits, bool hex, size_t *count) {
  if (digits.len == 0 || (!hex && !all_decimal(digits))) return NULL;
  size_t slots = power_of_two((digits.len + PART_DIGITS - 1) / PART_DIGITS);
  bool is_long = !hex && slots > 1;
  *count = hex ? digits.len / 16 + 1 : is_long ? slots * PART_WORDS : digits.len / CHUNK_DIGITS + 1;
  uint64_t *words = pl_xmalloc(*count * sizeof *words);
  memset(words, 0, *count * sizeof *words);
  if (is_long) {
    parse_long_decimal(digits, words, slots);
  } else if (!hex) {
    (void)parse_short_decimal(digits, words);
  } else if (!parse_hex(digits, words)) {
    free(words);
    return NULL;
  }
  return words;
}

/* Whether the number (the magnitude in `words`, negated if `negative`) fits `width` bits, signed or unsigned. */
static bool is_representable(const uint64_t *words, size_t count, uint32_t width, bool negative) {
  uint64_t bits = pl_limbs_bits(words, count);
  if (!negative) return bits <= width;
  if (bits != width) return bits < width;
  if (bits == 0) return true;
  size_t top = (size_t)(bits - 1) / 64; /* only -2^(width-1) */
  return words[top] == (uint64_t)1 << ((bits - 1) % 64) && pl_limbs_len(words, top) == 0;
}

bool pl_apint_parse(pl_arena *arena, pl_str text, uint32_t width, pl_apint *out, bool *fits) {
  bool negative = text.len > 0 && text.data[0] == '-';
  if (negative) text = (pl_str){text.data + 1, text.len - 1};
  bool hex = text.len > 2 && text.data[0] == '0' && (text.data[1] == 'x' || text.data[1] == 'X');
  if (hex) text = (pl_str){text.data + 2, text.len - 2};
  while (text.len > 1 && text.data[0] == '0')
    text = (pl_str){text.data + 1, text.len - 1};
  uint64_t word = 0; /* most numbers are short */
  size_t count = 1;
  bool is_short = !hex && text.len > 0 && text.len <= CHUNK_DIGITS && all_decimal(text);
  if (is_short) (void)parse_short_decimal(text, &word);
  uint64_t *words = is_short ? &word : parse_words(text, hex, &count);
  if (!words) return false;
  uint32_t needed = pl_apint_num_words(width);
  *fits = is_representable(words, count, width, negative);
  *out = pl_apint_from_words(arena, width, words, count < needed ? (uint32_t)count : needed);
  if (negative) *out = pl_apint_neg(arena, *out);
  if (!is_short) free(words);
  return true;
}

/* Writes a number below 10^PART_DIGITS in decimal: with leading zeros to PART_DIGITS digits if `padded`, else without ("0" for
 * 0). Destroys `words`. */
static void print_short(uint64_t *words, size_t len, bool padded, pl_sink *out) {
  char buffer[PART_DIGITS];
  size_t at = PART_DIGITS;
  while ((len = pl_limbs_len(words, len)) != 0) {
    uint64_t chunk = pl_limbs_div_word(words, len, CHUNK_POWER);
    for (uint32_t i = 0; i < CHUNK_DIGITS; i++, chunk /= 10)
      buffer[--at] = (char)('0' + chunk % 10);
  }
  while (at > (padded ? 0 : PART_DIGITS - 1))
    buffer[--at] = '0';
  while (!padded && at < PART_DIGITS - 1 && buffer[at] == '0')
    at++;
  pl_sink_write(out, buffer + at, PART_DIGITS - at);
}

/* powers[k] is 10^(PART_DIGITS * 2^k), in at most PART_WORDS * 2^k words. */
typedef struct ladder {
  uint64_t *powers[32];
  size_t lens[32];
} ladder;

/* Writes a number below powers[level] in decimal, if `padded` with leading zeros to PART_DIGITS * 2^level digits; an unpadded
 * zero writes nothing. Returns whether anything was written. */
static bool print_split(const uint64_t *words, size_t len, const ladder *steps, uint32_t level, bool padded, pl_sink *out) {
  len = pl_limbs_len(words, len);
  if (len == 0 && !padded) return false;
  uint64_t *quotient = pl_xmalloc((len + 1) * sizeof *quotient);
  if (level == 0) {
    memcpy(quotient, words, len * sizeof *words);
    print_short(quotient, len, padded, out);
    free(quotient);
    return true;
  }
  size_t divisor_len = steps->lens[level - 1];
  uint64_t *remainder = pl_xmalloc(divisor_len * sizeof *remainder);
  pl_limbs_div(quotient, remainder, words, len, steps->powers[level - 1], divisor_len);
  padded = print_split(quotient, len, steps, level - 1, padded, out);
  free(quotient);
  padded = print_split(remainder, divisor_len, steps, level - 1, padded, out);
  free(remainder);
  return padded;
}

/* Writes a number of any length, which is not 0, in decimal, in time that grows less than quadratically. */
static void print_long(const uint64_t *words, size_t len, pl_sink *out) {
  ladder steps = {0};
  uint32_t level = 0;
  steps.powers[0] = pl_xmalloc(PART_WORDS * sizeof(uint64_t));
  part_power(steps.powers[0]);
  steps.lens[0] = pl_limbs_len(steps.powers[0], PART_WORDS);
  while (steps.lens[level] <= len) { /* until the power is surely above the number */
    size_t half = steps.lens[level];
    uint64_t *square = pl_xmalloc(2 * half * sizeof *square);
    pl_limbs_mul(square, steps.powers[level], half, steps.powers[level], half);
    steps.powers[++level] = square;
    steps.lens[level] = pl_limbs_len(square, 2 * half);
  }
  (void)print_split(words, len, &steps, level, false, out);
  for (uint32_t i = 0; i <= level; i++)
    free(steps.powers[i]);
}

void pl_apint_print(pl_apint a, bool is_signed, pl_sink *out) {
  if (a.width <= 64) {
    int64_t value = 0;
    if (is_signed && pl_apint_to_i64(a, &value)) {
      pl_sink_i64(out, value);
    } else {
      pl_sink_u64(out, a.word);
    }
    return;
  }
  size_t len = pl_apint_num_words(a.width);
  uint64_t *words = pl_xmalloc(len * sizeof *words);
  memcpy(words, a.words, len * sizeof *words);
  if (is_signed && pl_apint_is_negative(a)) {
    pl_sink_putc(out, '-');
    memset(words, 0, len * sizeof *words);
    (void)pl_limbs_sub(words, words, a.words, len);
    if (a.width % 64) words[len - 1] &= ((uint64_t)1 << (a.width % 64)) - 1;
  }
  len = pl_limbs_len(words, len);
  if (len < PART_WORDS) {
    print_short(words, len, false, out);
  } else {
    print_long(words, len, out);
  }
  free(words);
}

void pl_apint_print_hex(pl_apint a, pl_sink *out) {
  for (uint32_t i = (a.width + 3) / 4; i--;) {
    uint64_t digit = pl_apint_word(a, i / 16) >> (i % 16 * 4) & 15;
    pl_sink_putc(out, "0123456789ABCDEF"[digit]);
  }
}
