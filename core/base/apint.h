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

/* How many words of 64 bits a width takes. */
static inline uint32_t pl_apint_num_words(uint32_t width) { return (width + 63) / 64; }
/* The i-th 64-bit word, zero-extended. */
static inline uint64_t pl_apint_word(pl_apint a, uint32_t i) {
  return a.width <= 64 ? (i == 0 ? a.word : 0) : (i < pl_apint_num_words(a.width) ? a.words[i] : 0);
}

/* The integer of that width with the value modulo 2^width. */
pl_apint pl_apint_from_u64(pl_arena *arena, uint32_t width, uint64_t value);
/* The integer of that width with the value, sign-extended, modulo 2^width. */
pl_apint pl_apint_from_i64(pl_arena *arena, uint32_t width, int64_t value);
/* The integer of that width with these words, lowest first, modulo 2^width; missing words are 0. The words are copied. */
pl_apint pl_apint_from_words(pl_arena *arena, uint32_t width, const uint64_t *words, uint32_t count);
/* The integer 0 of that width. */
pl_apint pl_apint_zero(pl_arena *arena, uint32_t width);
/* The integer of that width with all bits set, -1. */
pl_apint pl_apint_ones(pl_arena *arena, uint32_t width);
/* The least signed integer of that width, 100..0 in binary. */
pl_apint pl_apint_signed_min(pl_arena *arena, uint32_t width);
/* The greatest signed integer of that width, 011..1 in binary. */
pl_apint pl_apint_signed_max(pl_arena *arena, uint32_t width);
/* Reads a decimal or 0x hexadecimal integer, either with an optional '-', into *out, modulo 2^width. *fits: whether the value is
 * representable in `width` bits, signed or unsigned. False, with neither written, if the text is malformed. */
bool pl_apint_parse(pl_arena *arena, pl_str text, uint32_t width, pl_apint *out, bool *fits);
/* Writes the value in decimal, as a signed number if `is_signed`, else as an unsigned one. */
void pl_apint_print(pl_apint a, bool is_signed, pl_sink *out);
/* Writes the bits as width/4, rounded up, hexadecimal digits in upper case, without prefix. */
void pl_apint_print_hex(pl_apint a, pl_sink *out);

/* Whether width and value are the same. */
bool pl_apint_eq(pl_apint a, pl_apint b);
/* Whether no bit is set. */
bool pl_apint_is_zero(pl_apint a);
/* Whether the value is 1. */
bool pl_apint_is_one(pl_apint a);
/* Whether all bits are set. */
bool pl_apint_is_ones(pl_apint a);
/* Whether that bit is set; bit 0 is the lowest, and `bit` is less than the width. */
bool pl_apint_bit(pl_apint a, uint32_t bit);
/* Whether the top bit is set. */
bool pl_apint_is_negative(pl_apint a);
/* Whether a < b as unsigned numbers; a and b have the same width. */
bool pl_apint_ult(pl_apint a, pl_apint b);
/* Whether a < b as signed numbers; a and b have the same width. */
bool pl_apint_slt(pl_apint a, pl_apint b);
/* Whether the unsigned value fits in 64 bits; if so, *out is set to it, else left alone. */
bool pl_apint_to_u64(pl_apint a, uint64_t *out);
/* Whether the signed value fits in 64 bits; if so, *out is set to it, else left alone. */
bool pl_apint_to_i64(pl_apint a, int64_t *out);
/* A hash of width and value; `seed` chains calls. */
uint64_t pl_apint_hash(pl_apint a, uint64_t seed);
/* The number of zeros above the highest set bit; the width if no bit is set. */
uint32_t pl_apint_clz(pl_apint a);
/* The number of zeros below the lowest set bit; the width if no bit is set. */
uint32_t pl_apint_ctz(pl_apint a);
/* How many bits are set. */
uint32_t pl_apint_popcount(pl_apint a);

/* a + b modulo 2^width; a and b have the same width. */
pl_apint pl_apint_add(pl_arena *arena, pl_apint a, pl_apint b);
/* a - b modulo 2^width; a and b have the same width. */
pl_apint pl_apint_sub(pl_arena *arena, pl_apint a, pl_apint b);
/* a * b modulo 2^width; a and b have the same width. */
pl_apint pl_apint_mul(pl_arena *arena, pl_apint a, pl_apint b);
/* -a modulo 2^width. */
pl_apint pl_apint_neg(pl_arena *arena, pl_apint a);
/* `a` with all bits inverted. */
pl_apint pl_apint_not(pl_arena *arena, pl_apint a);
/* The bitwise and of a and b, which have the same width. */
pl_apint pl_apint_and(pl_arena *arena, pl_apint a, pl_apint b);
/* The bitwise or of a and b, which have the same width. */
pl_apint pl_apint_or(pl_arena *arena, pl_apint a, pl_apint b);
/* The bitwise exclusive or of a and b, which have the same width. */
pl_apint pl_apint_xor(pl_arena *arena, pl_apint a, pl_apint b);
/* The unsigned quotient a / b, rounded down; a and b have the same width, and b is not 0. */
pl_apint pl_apint_udiv(pl_arena *arena, pl_apint a, pl_apint b);
/* The unsigned remainder of a / b; a and b have the same width, and b is not 0. */
pl_apint pl_apint_urem(pl_arena *arena, pl_apint a, pl_apint b);
/* The signed quotient a / b, rounded towards zero, modulo 2^width (min / -1 gives min); a and b have the same width, and b is
 * not 0. */
pl_apint pl_apint_sdiv(pl_arena *arena, pl_apint a, pl_apint b);
/* The signed remainder of a / b: 0 or of the sign of a; a and b have the same width, and b is not 0. */
pl_apint pl_apint_srem(pl_arena *arena, pl_apint a, pl_apint b);
/* `a` shifted left, zeros coming in; 0 if the amount is the width or more. */
pl_apint pl_apint_shl(pl_arena *arena, pl_apint a, uint32_t amount);
/* `a` shifted right, zeros coming in; 0 if the amount is the width or more. */
pl_apint pl_apint_lshr(pl_arena *arena, pl_apint a, uint32_t amount);
/* `a` shifted right, copies of the sign bit coming in; 0 or -1 if the amount is the width or more. */
pl_apint pl_apint_ashr(pl_arena *arena, pl_apint a, uint32_t amount);
/* `a` zero-extended to `width` bits; `width` is not below a's own. */
pl_apint pl_apint_zext(pl_arena *arena, pl_apint a, uint32_t width);
/* `a` sign-extended to `width` bits; `width` is not below a's own. */
pl_apint pl_apint_sext(pl_arena *arena, pl_apint a, uint32_t width);
/* The low `width` bits of `a`; `width` is not above its own. */
pl_apint pl_apint_trunc(pl_arena *arena, pl_apint a, uint32_t width);
/* The integer of `width` bits that are the bits of `a` from bit `low` on; low + width is at most a's width. */
pl_apint pl_apint_extract(pl_arena *arena, pl_apint a, uint32_t low, uint32_t width);
/* The integer with the bits of `high` above those of `low`; its width is the sum of theirs, at most PL_APINT_MAX_WIDTH. */
pl_apint pl_apint_concat(pl_arena *arena, pl_apint high, pl_apint low);
/* The unsigned value of `a`, or the width of `a` if it is larger: an amount to shift an integer of that width by. */
uint32_t pl_apint_shift_amount(pl_apint a);
/* Whether the signed sum a + b does not fit the width that a and b have. */
bool pl_apint_sadd_overflows(pl_apint a, pl_apint b);
/* Whether the unsigned sum a + b does not fit the width that a and b have. */
bool pl_apint_uadd_overflows(pl_apint a, pl_apint b);
/* Whether the signed difference a - b does not fit the width that a and b have. */
bool pl_apint_ssub_overflows(pl_apint a, pl_apint b);
/* Whether the unsigned difference a - b is negative: a < b. Both have the same width. */
bool pl_apint_usub_overflows(pl_apint a, pl_apint b);
/* Whether the signed product a * b does not fit the width that a and b have. */
bool pl_apint_smul_overflows(pl_apint a, pl_apint b);
/* Whether the unsigned product a * b does not fit the width that a and b have. */
bool pl_apint_umul_overflows(pl_apint a, pl_apint b);

#endif
