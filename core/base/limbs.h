/* limbs.h - arithmetic on natural numbers of many words, for apint.c and apfloat.c.
 *
 * A number is little-endian 64-bit words; lengths are in words. Callers own all memory; results do not overlap operands
 * unless it says so. Nothing here fails.
 */
#ifndef PL_CORE_BASE_LIMBS_H
#define PL_CORE_BASE_LIMBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The number of words of `a` without leading zero words. */
size_t pl_limbs_len(const uint64_t *a, size_t n);
/* The position of the highest set bit plus one; 0 for zero. */
uint64_t pl_limbs_bits(const uint64_t *a, size_t n);
/* -1, 0 or 1 for a less than, equal to or greater than b, of n words each. */
int pl_limbs_cmp(const uint64_t *a, const uint64_t *b, size_t n);
/* dst = a + b of n words each; returns the carry. dst may be a or b. */
uint64_t pl_limbs_add(uint64_t *dst, const uint64_t *a, const uint64_t *b, size_t n);
/* dst = a - b of n words each; returns the borrow. dst may be a or b. */
uint64_t pl_limbs_sub(uint64_t *dst, const uint64_t *a, const uint64_t *b, size_t n);
/* a += x over n words; returns the carry. */
uint64_t pl_limbs_add_word(uint64_t *a, size_t n, uint64_t x);
/* a -= x over n words; returns the borrow. */
uint64_t pl_limbs_sub_word(uint64_t *a, size_t n, uint64_t x);
/* a = a * factor + x over n words; returns the carry word. */
uint64_t pl_limbs_mul_word(uint64_t *a, size_t n, uint64_t factor, uint64_t x);
/* dst = a * b modulo 2^(64 * n); dst has n words, a has na and b has nb. */
void pl_limbs_mul_low(uint64_t *dst, size_t n, const uint64_t *a, size_t na, const uint64_t *b, size_t nb);
/* dst = a * b, where a has na words, b has nb and dst na + nb. Karatsuba's method if both are long. */
void pl_limbs_mul(uint64_t *dst, const uint64_t *a, size_t na, const uint64_t *b, size_t nb);
/* a /= divisor over n words; returns the remainder. The divisor is not 0. */
uint64_t pl_limbs_div_word(uint64_t *a, size_t n, uint64_t divisor);
/* The quotient (na words) and remainder (nb words) of a (na words) by b (nb words), which is not zero; either result may be
 * NULL. */
void pl_limbs_div(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, size_t na, const uint64_t *b, size_t nb);
/* dst = a shifted left by any number of bits, modulo 2^(64 * n); n words, and dst may be a. */
void pl_limbs_shl(uint64_t *dst, const uint64_t *a, size_t n, uint64_t amount);
/* dst = a shifted right by any number of bits, n words; dst may be a. */
void pl_limbs_shr(uint64_t *dst, const uint64_t *a, size_t n, uint64_t amount);

#endif
