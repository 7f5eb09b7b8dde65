#include "core/base/limbs.h"

#include <stdlib.h>
#include <string.h>

#include "core/base/arena.h"

__extension__ typedef unsigned __int128 wide;

/* Below this length the schoolbook method is faster. */
#define KARATSUBA 40u

size_t pl_limbs_len(const uint64_t *a, size_t n) {
  while (n && a[n - 1] == 0)
    n--;
  return n;
}

uint64_t pl_limbs_bits(const uint64_t *a, size_t n) {
  n = pl_limbs_len(a, n);
  return n ? (uint64_t)n * 64 - (uint64_t)__builtin_clzll(a[n - 1]) : 0;
}

int pl_limbs_cmp(const uint64_t *a, const uint64_t *b, size_t n) {
  while (n--) {
    if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
  }
  return 0;
}

uint64_t pl_limbs_add(uint64_t *dst, const uint64_t *a, const uint64_t *b, size_t n) {
  uint64_t carry = 0;
  for (size_t i = 0; i < n; i++) {
    wide sum = (wide)a[i] + b[i] + carry;
    dst[i] = (uint64_t)sum;
    carry = (uint64_t)(sum >> 64);
  }
  return carry;
}

uint64_t pl_limbs_sub(uint64_t *dst, const uint64_t *a, const uint64_t *b, size_t n) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < n; i++) {
    wide difference = (wide)a[i] - b[i] - borrow;
    dst[i] = (uint64_t)difference;
    borrow = (uint64_t)(difference >> 64) & 1;
  }
  return borrow;
}

uint64_t pl_limbs_add_word(uint64_t *a, size_t n, uint64_t x) {
  for (size_t i = 0; i < n && x; i++) {
    a[i] += x;
    x = a[i] < x;
  }
  return x;
}

uint64_t pl_limbs_sub_word(uint64_t *a, size_t n, uint64_t x) {
  for (size_t i = 0; i < n && x; i++) {
    uint64_t before = a[i];
    a[i] -= x;
    x = before < x;
  }
  return x;
}

uint64_t pl_limbs_mul_word(uint64_t *a, size_t n, uint64_t factor, uint64_t x) {
  for (size_t i = 0; i < n; i++) {
    wide product = (wide)a[i] * factor + x;
    a[i] = (uint64_t)product;
    x = (uint64_t)(product >> 64);
  }
  return x;
}

/* dst += a * factor over n words; returns the carry word. */
static uint64_t add_mul(uint64_t *dst, const uint64_t *a, size_t n, uint64_t factor) {
  uint64_t carry = 0;
  for (size_t i = 0; i < n; i++) {
    wide sum = (wide)a[i] * factor + dst[i] + carry;
    dst[i] = (uint64_t)sum;
    carry = (uint64_t)(sum >> 64);
  }
  return carry;
}

/* dst = a * b in na + nb words, by the schoolbook method. */
static void mul_school(uint64_t *dst, const uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  memset(dst, 0, (na + nb) * sizeof *dst);
  for (size_t i = 0; i < nb; i++)
    dst[i + na] = add_mul(dst + i, a, na, b[i]);
}

/* dst (2n words) = a * b of n words each by Karatsuba's method; `scratch` has 4n + 256 words. */
static void mul_karatsuba(uint64_t *dst, const uint64_t *a, const uint64_t *b, size_t n, uint64_t *scratch) {
  if (n < KARATSUBA) {
    mul_school(dst, a, n, b, n);
    return;
  }
  size_t low = (n + 1) / 2, high = n - low, sum_len = low + 1;
  uint64_t *sum_a = dst, *sum_b = dst + sum_len; /* dst is free until the outer products go there */
  uint64_t *middle = scratch, *rest = scratch + 2 * sum_len;
  memcpy(sum_a, a, low * sizeof *a);
  memcpy(sum_b, b, low * sizeof *b);
  sum_a[low] = pl_limbs_add(sum_a, sum_a, a + low, high);
  if (high < low) sum_a[low] = pl_limbs_add_word(sum_a + high, low - high, sum_a[low]);
  sum_b[low] = pl_limbs_add(sum_b, sum_b, b + low, high);
  if (high < low) sum_b[low] = pl_limbs_add_word(sum_b + high, low - high, sum_b[low]);
  mul_karatsuba(middle, sum_a, sum_b, sum_len, rest);
  mul_karatsuba(dst, a, b, low, rest);
  mul_karatsuba(dst + 2 * low, a + low, b + low, high, rest);
  uint64_t borrow = pl_limbs_sub(middle, middle, dst, 2 * low);
  (void)pl_limbs_sub_word(middle + 2 * low, 2, borrow);
  borrow = pl_limbs_sub(middle, middle, dst + 2 * low, 2 * high);
  (void)pl_limbs_sub_word(middle + 2 * high, 2 * sum_len - 2 * high, borrow);
  size_t len = pl_limbs_len(middle, 2 * sum_len); /* at most n + 1, which ends before dst does */
  uint64_t carry = pl_limbs_add(dst + low, dst + low, middle, len);
  (void)pl_limbs_add_word(dst + low + len, 2 * n - low - len, carry);
}

void pl_limbs_mul(uint64_t *dst, const uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  if (na < nb) {
    pl_limbs_mul(dst, b, nb, a, na);
    return;
  }
  if (nb < KARATSUBA) {
    mul_school(dst, a, na, b, nb);
    return;
  }
  /* Slices of the longer one as long as the shorter one. */
  uint64_t *scratch = pl_xmalloc((4 * nb + 256 + 2 * nb) * sizeof *scratch);
  uint64_t *product = scratch + 4 * nb + 256;
  memset(dst, 0, (na + nb) * sizeof *dst);
  for (size_t at = 0; at < na; at += nb) {
    size_t len = na - at < nb ? na - at : nb;
    if (len == nb) {
      mul_karatsuba(product, a + at, b, nb, scratch);
    } else {
      pl_limbs_mul(product, b, nb, a + at, len);
    }
    uint64_t carry = pl_limbs_add(dst + at, dst + at, product, len + nb);
    (void)pl_limbs_add_word(dst + at + len + nb, na - at - len, carry);
  }
  free(scratch);
}

void pl_limbs_mul_low(uint64_t *dst, size_t n, const uint64_t *a, size_t na, const uint64_t *b, size_t nb) {
  na = pl_limbs_len(a, na < n ? na : n);
  nb = pl_limbs_len(b, nb < n ? nb : n);
  if (na >= KARATSUBA && nb >= KARATSUBA) {
    uint64_t *product = pl_xmalloc((na + nb) * sizeof *product);
    pl_limbs_mul(product, a, na, b, nb);
    size_t len = na + nb < n ? na + nb : n;
    memset(dst, 0, n * sizeof *dst);
    memcpy(dst, product, len * sizeof *dst);
    free(product);
    return;
  }
  memset(dst, 0, n * sizeof *dst);
  for (size_t i = 0; i < nb; i++) {
    size_t len = na < n - i ? na : n - i;
    uint64_t carry = add_mul(dst + i, a, len, b[i]);
    if (i + len < n) dst[i + len] = carry;
  }
}

void pl_limbs_shl(uint64_t *dst, const uint64_t *a, size_t n, uint64_t amount) {
  if (amount >= (uint64_t)n * 64) {
    memset(dst, 0, n * sizeof *dst);
    return;
  }
  size_t words = (size_t)(amount / 64);
  unsigned bits = (unsigned)(amount % 64);
  for (size_t i = n; i-- > words;) {
    uint64_t low = bits && i > words ? a[i - words - 1] >> (64 - bits) : 0;
    dst[i] = a[i - words] << bits | low;
  }
  memset(dst, 0, words * sizeof *dst);
}

void pl_limbs_shr(uint64_t *dst, const uint64_t *a, size_t n, uint64_t amount) {
  if (amount >= (uint64_t)n * 64) {
    memset(dst, 0, n * sizeof *dst);
    return;
  }
  size_t words = (size_t)(amount / 64);
  unsigned bits = (unsigned)(amount % 64);
  for (size_t i = 0; i + words < n; i++) {
    uint64_t high = bits && i + words + 1 < n ? a[i + words + 1] << (64 - bits) : 0;
    dst[i] = a[i + words] >> bits | high;
  }
  memset(dst + (n - words), 0, words * sizeof *dst);
}
