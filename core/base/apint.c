#include "core/base/apint.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/limbs.h"

/* ---- Making ---- */

/* A mask of the `bits` lowest bits of a word; all 64 if `bits` is more. */
static uint64_t low_mask(uint32_t bits) { return bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1; }

/* The integer of `width` <= 64 bits that are the lowest bits of `word`. */
static pl_apint small(uint32_t width, uint64_t word) {
  pl_apint a = {.width = width};
  a.word = word & low_mask(width);
  return a;
}

/* Zeroed words from the arena for an integer of more than 64 bits. */
static uint64_t *new_words(pl_arena *arena, uint32_t width) {
  assert(width <= PL_APINT_MAX_WIDTH);
  return pl_arena_alloc_array(arena, sizeof(uint64_t), pl_apint_num_words(width));
}

/* An integer of more than 64 bits that takes over `words`; clears the bits above the width. */
static pl_apint wide(uint32_t width, uint64_t *words) {
  pl_apint a = {.width = width};
  if (width % 64) words[width / 64] &= low_mask(width % 64);
  a.words = words;
  return a;
}

/* The integer's words, lowest first; those of a small one are inside *a. */
static const uint64_t *words_of(const pl_apint *a) { return a->width <= 64 ? &a->word : a->words; }

/* The signed value of an integer of at most 64 bits. */
static int64_t small_signed(pl_apint a) {
  if (a.width == 0) return 0;
  unsigned unused = 64 - a.width;
  return (int64_t)(a.word << unused) >> unused;
}

pl_apint pl_apint_from_u64(pl_arena *arena, uint32_t width, uint64_t value) {
  if (width <= 64) return small(width, value);
  uint64_t *words = new_words(arena, width);
  words[0] = value;
  return wide(width, words);
}

/* The integer of that width whose lowest word is `low` and whose other words are all `rest`; bits above the width are cleared. */
static pl_apint filled(pl_arena *arena, uint32_t width, uint64_t low, uint64_t rest) {
  if (width <= 64) return small(width, low);
  uint64_t *words = new_words(arena, width);
  words[0] = low;
  for (uint32_t i = 1; i < pl_apint_num_words(width); i++)
    words[i] = rest;
  return wide(width, words);
}

pl_apint pl_apint_from_i64(pl_arena *arena, uint32_t width, int64_t value) {
  return filled(arena, width, (uint64_t)value, value < 0 ? UINT64_MAX : 0);
}

pl_apint pl_apint_from_words(pl_arena *arena, uint32_t width, const uint64_t *words, uint32_t count) {
  assert(count == 0 || words);
  if (width <= 64) return small(width, count ? words[0] : 0);
  uint64_t *copy = new_words(arena, width);
  for (uint32_t i = 0; i < count && i < pl_apint_num_words(width); i++)
    copy[i] = words[i];
  return wide(width, copy);
}

pl_apint pl_apint_zero(pl_arena *arena, uint32_t width) { return pl_apint_from_u64(arena, width, 0); }

pl_apint pl_apint_ones(pl_arena *arena, uint32_t width) { return filled(arena, width, UINT64_MAX, UINT64_MAX); }

pl_apint pl_apint_signed_min(pl_arena *arena, uint32_t width) {
  if (width == 0) return small(0, 0);
  if (width <= 64) return small(width, (uint64_t)1 << (width - 1));
  uint64_t *words = new_words(arena, width);
  words[(width - 1) / 64] = (uint64_t)1 << ((width - 1) % 64);
  return wide(width, words);
}

pl_apint pl_apint_signed_max(pl_arena *arena, uint32_t width) { return pl_apint_not(arena, pl_apint_signed_min(arena, width)); }

/* ---- Asking ---- */

bool pl_apint_eq(pl_apint a, pl_apint b) {
  if (a.width != b.width) return false;
  if (a.width <= 64) return a.word == b.word;
  return memcmp(a.words, b.words, pl_apint_num_words(a.width) * sizeof(uint64_t)) == 0;
}

bool pl_apint_is_zero(pl_apint a) { return pl_limbs_len(words_of(&a), pl_apint_num_words(a.width)) == 0; }

bool pl_apint_is_one(pl_apint a) { return pl_limbs_len(words_of(&a), pl_apint_num_words(a.width)) == 1 && words_of(&a)[0] == 1; }

bool pl_apint_is_ones(pl_apint a) { return pl_apint_popcount(a) == a.width; }

bool pl_apint_bit(pl_apint a, uint32_t bit) {
  assert(bit < a.width);
  return bit < a.width && (words_of(&a)[bit / 64] >> (bit % 64) & 1) != 0;
}

bool pl_apint_is_negative(pl_apint a) { return a.width != 0 && pl_apint_bit(a, a.width - 1); }

bool pl_apint_ult(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return a.word < b.word;
  return pl_limbs_cmp(a.words, b.words, pl_apint_num_words(a.width)) < 0;
}

bool pl_apint_slt(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  bool a_negative = pl_apint_is_negative(a), b_negative = pl_apint_is_negative(b);
  return a_negative != b_negative ? a_negative : pl_apint_ult(a, b);
}

bool pl_apint_to_u64(pl_apint a, uint64_t *out) {
  if (pl_limbs_len(words_of(&a), pl_apint_num_words(a.width)) > 1) return false;
  *out = a.width ? words_of(&a)[0] : 0;
  return true;
}

bool pl_apint_to_i64(pl_apint a, int64_t *out) {
  if (a.width <= 64) {
    *out = small_signed(a);
    return true;
  }
  bool negative = pl_apint_is_negative(a);
  uint32_t count = pl_apint_num_words(a.width);
  if ((a.words[0] >> 63 != 0) != negative) return false;
  for (uint32_t i = 1; i < count; i++) {
    bool top = i == count - 1 && a.width % 64 != 0;
    if (a.words[i] != (negative ? (top ? low_mask(a.width % 64) : UINT64_MAX) : 0)) return false;
  }
  *out = (int64_t)a.words[0];
  return true;
}

uint64_t pl_apint_hash(pl_apint a, uint64_t seed) {
  uint64_t h = pl_hash_u64(a.width, seed);
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    h = pl_hash_u64(words_of(&a)[i], h);
  return h;
}

uint32_t pl_apint_clz(pl_apint a) { return a.width - (uint32_t)pl_limbs_bits(words_of(&a), pl_apint_num_words(a.width)); }

uint32_t pl_apint_ctz(pl_apint a) {
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++) {
    if (words_of(&a)[i]) return i * 64 + (uint32_t)__builtin_ctzll(words_of(&a)[i]);
  }
  return a.width;
}

uint32_t pl_apint_popcount(pl_apint a) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    count += (uint32_t)__builtin_popcountll(words_of(&a)[i]);
  return count;
}

/* ---- Arithmetic ---- */

pl_apint pl_apint_add(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word + b.word);
  uint64_t *words = new_words(arena, a.width);
  (void)pl_limbs_add(words, a.words, b.words, pl_apint_num_words(a.width));
  return wide(a.width, words);
}

pl_apint pl_apint_sub(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word - b.word);
  uint64_t *words = new_words(arena, a.width);
  (void)pl_limbs_sub(words, a.words, b.words, pl_apint_num_words(a.width));
  return wide(a.width, words);
}

pl_apint pl_apint_mul(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word * b.word);
  uint32_t count = pl_apint_num_words(a.width);
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_mul_low(words, count, a.words, count, b.words, count);
  return wide(a.width, words);
}

pl_apint pl_apint_neg(pl_arena *arena, pl_apint a) {
  if (a.width <= 64) return small(a.width, 0 - a.word);
  uint32_t count = pl_apint_num_words(a.width);
  uint64_t *words = new_words(arena, a.width); /* zero */
  (void)pl_limbs_sub(words, words, a.words, count);
  return wide(a.width, words);
}

pl_apint pl_apint_not(pl_arena *arena, pl_apint a) {
  if (a.width <= 64) return small(a.width, ~a.word);
  uint64_t *words = new_words(arena, a.width);
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    words[i] = ~a.words[i];
  return wide(a.width, words);
}

pl_apint pl_apint_and(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word & b.word);
  uint64_t *words = new_words(arena, a.width);
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    words[i] = a.words[i] & b.words[i];
  return wide(a.width, words);
}

pl_apint pl_apint_or(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word | b.word);
  uint64_t *words = new_words(arena, a.width);
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    words[i] = a.words[i] | b.words[i];
  return wide(a.width, words);
}

pl_apint pl_apint_xor(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return small(a.width, a.word ^ b.word);
  uint64_t *words = new_words(arena, a.width);
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++)
    words[i] = a.words[i] ^ b.words[i];
  return wide(a.width, words);
}

pl_apint pl_apint_udiv(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width && !pl_apint_is_zero(b));
  if (a.width <= 64) return small(a.width, a.word / b.word);
  uint32_t count = pl_apint_num_words(a.width);
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_div(words, NULL, a.words, count, b.words, count);
  return wide(a.width, words);
}

pl_apint pl_apint_urem(pl_arena *arena, pl_apint a, pl_apint b) {
  assert(a.width == b.width && !pl_apint_is_zero(b));
  if (a.width <= 64) return small(a.width, a.word % b.word);
  uint32_t count = pl_apint_num_words(a.width);
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_div(NULL, words, a.words, count, b.words, count);
  return wide(a.width, words);
}

/* The absolute value as an unsigned integer of the same width; 2^(width-1) for the least signed value. */
static pl_apint magnitude(pl_arena *arena, pl_apint a) { return pl_apint_is_negative(a) ? pl_apint_neg(arena, a) : a; }

pl_apint pl_apint_sdiv(pl_arena *arena, pl_apint a, pl_apint b) {
  bool negative = pl_apint_is_negative(a) != pl_apint_is_negative(b);
  pl_apint quotient = pl_apint_udiv(arena, magnitude(arena, a), magnitude(arena, b));
  return negative ? pl_apint_neg(arena, quotient) : quotient;
}

pl_apint pl_apint_srem(pl_arena *arena, pl_apint a, pl_apint b) {
  pl_apint remainder = pl_apint_urem(arena, magnitude(arena, a), magnitude(arena, b));
  return pl_apint_is_negative(a) ? pl_apint_neg(arena, remainder) : remainder;
}

/* ---- Shifts and changes of width ---- */

pl_apint pl_apint_shl(pl_arena *arena, pl_apint a, uint32_t amount) {
  if (a.width <= 64) return small(a.width, amount >= a.width ? 0 : a.word << amount);
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_shl(words, a.words, pl_apint_num_words(a.width), amount);
  return wide(a.width, words);
}

pl_apint pl_apint_lshr(pl_arena *arena, pl_apint a, uint32_t amount) {
  if (a.width <= 64) return small(a.width, amount >= a.width ? 0 : a.word >> amount);
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_shr(words, a.words, pl_apint_num_words(a.width), amount);
  return wide(a.width, words);
}

/* Sets the bits of `words` from bit `from` to the top of its last word; does nothing if `from` is not below the width. */
static void set_from(uint64_t *words, uint32_t width, uint32_t from) {
  if (from >= width) return;
  uint32_t first = from / 64;
  words[first] |= ~low_mask(from % 64);
  for (uint32_t i = first + 1; i < pl_apint_num_words(width); i++)
    words[i] = UINT64_MAX;
}

pl_apint pl_apint_ashr(pl_arena *arena, pl_apint a, uint32_t amount) {
  if (!pl_apint_is_negative(a)) return pl_apint_lshr(arena, a, amount);
  if (amount >= a.width) return pl_apint_ones(arena, a.width);
  if (a.width <= 64) return small(a.width, (uint64_t)(small_signed(a) >> amount));
  uint64_t *words = new_words(arena, a.width);
  pl_limbs_shr(words, a.words, pl_apint_num_words(a.width), amount);
  set_from(words, a.width, a.width - amount);
  return wide(a.width, words);
}

pl_apint pl_apint_zext(pl_arena *arena, pl_apint a, uint32_t width) {
  assert(width >= a.width);
  return pl_apint_from_words(arena, width, words_of(&a), pl_apint_num_words(a.width));
}

pl_apint pl_apint_sext(pl_arena *arena, pl_apint a, uint32_t width) {
  assert(width >= a.width);
  if (!pl_apint_is_negative(a)) return pl_apint_zext(arena, a, width);
  if (width <= 64) return small(width, (uint64_t)small_signed(a));
  uint64_t *words = new_words(arena, width);
  memcpy(words, words_of(&a), pl_apint_num_words(a.width) * sizeof *words);
  set_from(words, width, a.width);
  return wide(width, words);
}

pl_apint pl_apint_trunc(pl_arena *arena, pl_apint a, uint32_t width) {
  assert(width <= a.width);
  return pl_apint_from_words(arena, width, words_of(&a), pl_apint_num_words(width));
}

pl_apint pl_apint_extract(pl_arena *arena, pl_apint a, uint32_t low, uint32_t width) {
  assert(width <= a.width && low <= a.width - width);
  const uint64_t *from = words_of(&a);
  uint32_t count = pl_apint_num_words(a.width), first = low / 64, bits = low % 64;
  uint64_t buffer, *words = width <= 64 ? &buffer : new_words(arena, width);
  buffer = 0;
  for (uint32_t i = 0; i < pl_apint_num_words(width); i++) {
    uint64_t word = from[first + i] >> bits;
    if (bits && first + i + 1 < count) word |= from[first + i + 1] << (64 - bits);
    words[i] = word;
  }
  return width <= 64 ? small(width, buffer) : wide(width, words);
}

pl_apint pl_apint_concat(pl_arena *arena, pl_apint high, pl_apint low) {
  assert(high.width <= PL_APINT_MAX_WIDTH - low.width);
  uint32_t width = high.width + low.width;
  if (low.width == 0) return high;
  if (width <= 64) return small(width, (high.width ? high.word << low.width : 0) | low.word);
  uint64_t *words = new_words(arena, width);
  uint32_t first = low.width / 64, bits = low.width % 64, count = pl_apint_num_words(width);
  memcpy(words, words_of(&low), pl_apint_num_words(low.width) * sizeof *words);
  for (uint32_t i = 0; i < pl_apint_num_words(high.width); i++) {
    uint64_t word = words_of(&high)[i];
    words[first + i] |= word << bits;
    if (bits && first + i + 1 < count) words[first + i + 1] = word >> (64 - bits);
  }
  return wide(width, words);
}

uint32_t pl_apint_shift_amount(pl_apint a) {
  uint64_t amount;
  return pl_apint_to_u64(a, &amount) && amount < a.width ? (uint32_t)amount : a.width;
}

/* ---- Overflow ---- */

bool pl_apint_uadd_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) return a.word > low_mask(a.width) - b.word;
  for (uint32_t i = pl_apint_num_words(a.width); i--;) { /* a > ~b */
    bool top = i == pl_apint_num_words(a.width) - 1 && a.width % 64 != 0;
    uint64_t inverted = ~b.words[i] & (top ? low_mask(a.width % 64) : UINT64_MAX);
    if (a.words[i] != inverted) return a.words[i] > inverted;
  }
  return false;
}

bool pl_apint_usub_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  return pl_apint_ult(a, b);
}

/* The top bit of a + b, or of a - b if `subtract`, modulo 2^width. */
static bool top_bit_of_sum(pl_apint a, pl_apint b, bool subtract) {
  uint64_t carry = subtract, word = 0;
  for (uint32_t i = 0; i < pl_apint_num_words(a.width); i++) {
    uint64_t x = words_of(&a)[i], y = subtract ? ~words_of(&b)[i] : words_of(&b)[i];
    word = x + y + carry;
    carry = carry ? word <= x : word < x;
  }
  return a.width != 0 && (word >> ((a.width - 1) % 64) & 1) != 0;
}

bool pl_apint_sadd_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  bool negative = pl_apint_is_negative(a);
  return negative == pl_apint_is_negative(b) && top_bit_of_sum(a, b, false) != negative;
}

bool pl_apint_ssub_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  bool negative = pl_apint_is_negative(a);
  return negative != pl_apint_is_negative(b) && top_bit_of_sum(a, b, true) != negative;
}

/* Limbs of numbers that usual widths have: products of two of them are on the stack. */
#define FEW_LIMBS 16u

/* An uninitialised array of `count` words: `few`, which has 2 * FEW_LIMBS, if that is enough, else one from malloc that the
 * caller frees. */
static uint64_t *allocation_for(uint64_t *few, size_t count) {
  return count <= 2 * (size_t)FEW_LIMBS ? few : pl_xmalloc(count * sizeof *few);
}

/* The words of |a|, where a is wider than 64 bits: its own words if it is not negative, else `buffer`, filled with -a. */
static const uint64_t *limbs_of_magnitude(pl_apint a, uint64_t *buffer) {
  const uint32_t count = pl_apint_num_words(a.width);
  if (!pl_apint_is_negative(a)) return a.words;
  memset(buffer, 0, count * sizeof *buffer);
  (void)pl_limbs_sub(buffer, buffer, a.words, count);
  buffer[count - 1] &= low_mask(a.width - 64 * (count - 1));
  return buffer;
}

/* Whether the product of two unsigned numbers of `count` words needs more than `width` bits. If not, *bits is the number of bits
 * it needs (0 for 0), and *is_power whether it is a power of two. */
static bool product_overflows(const uint64_t *a, const uint64_t *b, uint32_t count, uint32_t width, bool *is_power,
                              uint64_t *bits) {
  size_t na = pl_limbs_len(a, count), nb = pl_limbs_len(b, count);
  uint64_t a_bits = pl_limbs_bits(a, na), b_bits = pl_limbs_bits(b, nb);
  *bits = 0;
  *is_power = false;
  if (na == 0 || nb == 0) return false;
  if (a_bits + b_bits - 1 > width) return true;
  uint64_t few[2 * FEW_LIMBS], *product = allocation_for(few, na + nb);
  pl_limbs_mul(product, a, na, b, nb);
  *bits = pl_limbs_bits(product, na + nb);
  size_t low = 0;
  while (product[low] == 0)
    low++;
  *is_power = (uint64_t)low * 64 + (uint64_t)__builtin_ctzll(product[low]) == *bits - 1;
  if (product != few) free(product);
  return *bits > width;
}

bool pl_apint_umul_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  uint64_t product, bits;
  bool is_power;
  if (a.width <= 64) return __builtin_mul_overflow(a.word, b.word, &product) || product > low_mask(a.width);
  return product_overflows(a.words, b.words, pl_apint_num_words(a.width), a.width, &is_power, &bits);
}

bool pl_apint_smul_overflows(pl_apint a, pl_apint b) {
  assert(a.width == b.width);
  if (a.width <= 64) {
    int64_t product;
    if (__builtin_mul_overflow(small_signed(a), small_signed(b), &product)) return true;
    return product != small_signed(small(a.width, (uint64_t)product));
  }
  bool negative = pl_apint_is_negative(a) != pl_apint_is_negative(b), is_power;
  const uint32_t count = pl_apint_num_words(a.width);
  uint64_t bits, few[2 * FEW_LIMBS], *buffer = allocation_for(few, 2 * (size_t)count);
  const uint64_t *x = limbs_of_magnitude(a, buffer), *y = limbs_of_magnitude(b, buffer + count);
  bool over = product_overflows(x, y, count, a.width, &is_power, &bits);
  if (buffer != few) free(buffer);
  if (over || bits < a.width) return over;
  return !(negative && is_power); /* only -2^(width-1) has a magnitude of `width` bits */
}
