/* apint.h - integers of any fixed width, two's complement, immutable.
 *
 * Widths are 1 to PL_APINT_MAX_WIDTH bits. Up to 64 bits live in `word` (bits above the width are zero); wider ones point
 * to little-endian 64-bit words in the arena that was given. Operands of binary operations have the same width. Results
 * wrap modulo 2^width. Division by zero is the caller's error (asserted).
 */
#ifndef PL_CORE_BASE_APINT_H
#define PL_CORE_BASE_APINT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/base/arena.h"
#include "core/base/sink.h"
#include "core/base/str.h"

#define PL_APINT_MAX_WIDTH 16777215u /* as MLIR's IntegerType */

typedef struct pl_apint {
  uint32_t width;
  union {
    uint64_t word;         /* width <= 64 */
    const uint64_t *words; /* width > 64: (width + 63) / 64 of them */
  };
} pl_apint;

static inline uint32_t pl_apint_num_words(uint32_t width) { return (width + 63) / 64; }
/* The i-th 64-bit word, zero-extended. */
static inline uint64_t pl_apint_word(pl_apint a, uint32_t i) {
  return a.width <= 64 ? (i == 0 ? a.word : 0) : (i < pl_apint_num_words(a.width) ? a.words[i] : 0);
}

pl_apint pl_apint_from_u64(pl_arena *arena, uint32_t width, uint64_t value);
pl_apint pl_apint_from_i64(pl_arena *arena, uint32_t width, int64_t value); /* sign-extends */
pl_apint pl_apint_from_words(pl_arena *arena, uint32_t width, const uint64_t *words, uint32_t count);
pl_apint pl_apint_zero(pl_arena *arena, uint32_t width);
pl_apint pl_apint_ones(pl_arena *arena, uint32_t width);       /* -1 */
pl_apint pl_apint_signed_min(pl_arena *arena, uint32_t width); /* 100..0 */
pl_apint pl_apint_signed_max(pl_arena *arena, uint32_t width); /* 011..1 */
/* Decimal (with optional '-') or 0x hexadecimal. False if malformed. *fits: whether the value is representable in `width`
 * bits either signed or unsigned (then *out wraps). */
bool pl_apint_parse(pl_arena *arena, pl_str text, uint32_t width, pl_apint *out, bool *fits);
void pl_apint_print(pl_apint a, bool is_signed, pl_sink *out); /* decimal */
void pl_apint_print_hex(pl_apint a, pl_sink *out);             /* width/4 rounded up digits, upper case, no prefix */

bool pl_apint_eq(pl_apint a, pl_apint b);
bool pl_apint_is_zero(pl_apint a);
bool pl_apint_is_one(pl_apint a);
bool pl_apint_is_ones(pl_apint a);
bool pl_apint_bit(pl_apint a, uint32_t bit);
bool pl_apint_is_negative(pl_apint a); /* the top bit */
bool pl_apint_ult(pl_apint a, pl_apint b);
bool pl_apint_slt(pl_apint a, pl_apint b);
/* True and the value if it is representable. */
bool pl_apint_to_u64(pl_apint a, uint64_t *out);
bool pl_apint_to_i64(pl_apint a, int64_t *out); /* the signed value */
uint64_t pl_apint_hash(pl_apint a, uint64_t seed);
uint32_t pl_apint_clz(pl_apint a);
uint32_t pl_apint_ctz(pl_apint a);
uint32_t pl_apint_popcount(pl_apint a);

pl_apint pl_apint_add(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_sub(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_mul(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_neg(pl_arena *arena, pl_apint a);
pl_apint pl_apint_not(pl_arena *arena, pl_apint a);
pl_apint pl_apint_and(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_or(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_xor(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_udiv(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_urem(pl_arena *arena, pl_apint a, pl_apint b);
pl_apint pl_apint_sdiv(pl_arena *arena, pl_apint a, pl_apint b); /* towards zero; min / -1 wraps to min */
pl_apint pl_apint_srem(pl_arena *arena, pl_apint a, pl_apint b); /* sign of a */
/* Shift amounts at or above the width give 0 (or all sign bits for ashr). */
pl_apint pl_apint_shl(pl_arena *arena, pl_apint a, uint32_t amount);
pl_apint pl_apint_lshr(pl_arena *arena, pl_apint a, uint32_t amount);
pl_apint pl_apint_ashr(pl_arena *arena, pl_apint a, uint32_t amount);
pl_apint pl_apint_zext(pl_arena *arena, pl_apint a, uint32_t width);
pl_apint pl_apint_sext(pl_arena *arena, pl_apint a, uint32_t width);
pl_apint pl_apint_trunc(pl_arena *arena, pl_apint a, uint32_t width);
pl_apint pl_apint_extract(pl_arena *arena, pl_apint a, uint32_t low, uint32_t width);
pl_apint pl_apint_concat(pl_arena *arena, pl_apint high, pl_apint low);
/* The shift amount that `a` stands for, saturated to the width of `a`. */
uint32_t pl_apint_shift_amount(pl_apint a);
/* Whether the exact result is out of range, signed or unsigned. */
bool pl_apint_sadd_overflows(pl_apint a, pl_apint b);
bool pl_apint_uadd_overflows(pl_apint a, pl_apint b);
bool pl_apint_ssub_overflows(pl_apint a, pl_apint b);
bool pl_apint_usub_overflows(pl_apint a, pl_apint b);
bool pl_apint_smul_overflows(pl_apint a, pl_apint b);
bool pl_apint_umul_overflows(pl_apint a, pl_apint b);

#endif
