/* Division of natural numbers. */
#include "core/base/limbs.h"

#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"

__extension__ typedef unsigned __int128 wide;

/* Below this length the schoolbook method is faster. */
#define RECURSIVE 80u

/* dst -= a * factor over n words; returns the borrow word. */
static uint64_t sub_mul(uint64_t *dst, const uint64_t *a, size_t n, uint64_t factor) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < n; i++) {
    wide product = (wide)a[i] * factor + borrow;
    uint64_t low = (uint64_t)product;
    borrow = (uint64_t)(product >> 64) + (dst[i] < low);
    dst[i] -= low;
  }
  return borrow;
}

uint64_t pl_limbs_div_word(uint64_t *a, size_t n, uint64_t divisor) {
  uint64_t remainder = 0;
  while (n--) {
    wide part = (wide)remainder << 64 | a[n];
    a[n] = (uint64_t)(part / divisor);
    remainder = (uint64_t)(part % divisor);
  }
  return remainder;
}

/* An estimate of one quotient word that is exact or 1 too large, from the top three words of the dividend (ending at `top`) and
 * the top two of the divisor (`divisor`, `next`). Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D, step
 * D3. */
static uint64_t estimate(const uint64_t *top, uint64_t divisor, uint64_t next) {
  wide part = (wide)top[0] << 64 | top[-1];
  wide quotient = top[0] >= divisor ? ((wide)1 << 64) - 1 : part / divisor;
  wide rest = part - quotient * divisor;
  while (rest >> 64 == 0 && quotient * next > (rest << 64 | top[-2])) {
    quotient--;
    rest += divisor;
  }
  return (uint64_t)quotient;
}

/* Divides by Knuth's algorithm D: b has nb >= 2 words and its top bit set; a has na + 1 words, its upper nb words are less than
 * b, and it becomes the remainder. The quotient's na - nb + 1 words are written to `quotient` unless it is NULL. */
static void divide(uint64_t *quotient, uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  for (size_t i = na - nb + 1; i--;) {
    uint64_t q = estimate(a + i + nb, b[nb - 1], b[nb - 2]);
    uint64_t borrow = sub_mul(a + i, b, nb, q);
    bool negative = a[i + nb] < borrow;
    a[i + nb] -= borrow;
    if (negative) {
      q--;
      a[i + nb] += pl_limbs_add(a + i, a + i, b, nb);
    }
    if (quotient) quotient[i] = q;
  }
}

/* Divides a (2n words) by b (n words, its top bit set, greater than the upper n words of a): defined below. */
static void divide_two_by_one(uint64_t *quotient, uint64_t *a, const uint64_t *b, size_t n, uint64_t *product);

/* Divides a (3n words) by b (2n words, its top bit set, greater than the upper 2n words of a): the quotient has n words and a
 * becomes the remainder. `product` has 2n words to work in. */
static void divide_three_by_two(uint64_t *quotient, uint64_t *a, const uint64_t *b, size_t n, uint64_t *product) {
  uint64_t *top = a + 2 * n;
  if (pl_limbs_cmp(top, b + n, n) < 0) {
    divide_two_by_one(quotient, a + n, b + n, n, product);
  } else {
    memset(quotient, 0xff, n * sizeof *quotient);
    (void)pl_limbs_sub(top, top, b + n, n);
    (void)pl_limbs_add_word(top, n, pl_limbs_add(a + n, a + n, b + n, n));
  }
  pl_limbs_mul(product, quotient, n, b, n);
  bool negative = pl_limbs_sub_word(top, n, pl_limbs_sub(a, a, product, 2 * n)) != 0;
  while (negative) {
    (void)pl_limbs_sub_word(quotient, n, 1);
    negative = pl_limbs_add_word(top, n, pl_limbs_add(a, a, b, 2 * n)) == 0;
  }
}

/* Divides a (2n words) by b (n words, its top bit set, greater than the upper n words of a): the quotient has n words and a
 * becomes the remainder. `product` has n words to work in. Source: Burnikel and Ziegler, Fast Recursive Division, 1998. */
static void divide_two_by_one(uint64_t *quotient, uint64_t *a, const uint64_t *b, size_t n, uint64_t *product) {
  if (n % 2 != 0 || n < RECURSIVE) {
    divide(quotient, a, 2 * n - 1, b, n);
    return;
  }
  divide_three_by_two(quotient + n / 2, a + n / 2, b, n / 2, product);
  divide_three_by_two(quotient, a, b, n / 2, product);
}

/* The quotient (na words, zero before) and remainder (nb words) of a by b, for b of at least RECURSIVE words, by
 * divide_two_by_one on blocks; either result may be NULL. The highest words of a and b are not 0. */
static void divide_long(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  size_t unit = 1;
  while (nb / unit >= RECURSIVE)
    unit *= 2;
  size_t n = (nb + unit - 1) / unit * unit, pad = n - nb; /* halves evenly down to schoolbook length */
  size_t blocks = (na + pad + 1 + n - 1) / n;
  uint64_t shift = (uint64_t)__builtin_clzll(b[nb - 1]);
  uint64_t *dividend = pl_xmalloc(((blocks + 1) * n + 3 * n) * sizeof *dividend);
  uint64_t *divisor = dividend + (blocks + 1) * n, *part = divisor + n, *product = part + n;
  memset(dividend, 0, ((blocks + 1) * n + n) * sizeof *dividend);
  memcpy(dividend + pad, a, na * sizeof *a);
  memcpy(divisor + pad, b, nb * sizeof *b);
  pl_limbs_shl(dividend, dividend, blocks * n, shift);
  pl_limbs_shl(divisor, divisor, n, shift);
  for (size_t i = blocks; i--;) {
    divide_two_by_one(part, dividend + i * n, divisor, n, product);
    size_t capacity = quotient && i * n < na ? na - i * n : 0;
    if (capacity) memcpy(quotient + i * n, part, (capacity < n ? capacity : n) * sizeof *part);
  }
  pl_limbs_shr(dividend, dividend, n, shift);
  if (remainder) memcpy(remainder, dividend + pad, nb * sizeof *remainder);
  free(dividend);
}

void pl_limbs_div(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  if (quotient) memset(quotient, 0, na * sizeof *quotient);
  if (remainder) memset(remainder, 0, nb * sizeof *remainder);
  na = pl_limbs_len(a, na);
  nb = pl_limbs_len(b, nb);
  if (na < nb) {
    if (remainder) memcpy(remainder, a, na * sizeof *a);
    return;
  }
  if (nb >= RECURSIVE && (na - nb) >= RECURSIVE && (na - nb) >= nb / 4) {
    divide_long(quotient, remainder, a, na, b, nb);
    return;
  }
  uint64_t *dividend = pl_xmalloc((na + 1 + nb) * sizeof *dividend), *divisor = dividend + na + 1;
  memcpy(dividend, a, na * sizeof *a);
  dividend[na] = 0;
  if (nb == 1) {
    uint64_t rest = pl_limbs_div_word(dividend, na, b[0]);
    if (quotient) memcpy(quotient, dividend, na * sizeof *dividend);
    if (remainder) remainder[0] = rest;
  } else {
    uint64_t shift = (uint64_t)__builtin_clzll(b[nb - 1]);
    pl_limbs_shl(divisor, b, nb, shift);
    pl_limbs_shl(dividend, dividend, na + 1, shift);
    divide(quotient, dividend, na, divisor, nb);
    if (remainder) pl_limbs_shr(remainder, dividend, nb, shift);
  }
  free(dividend);
}
