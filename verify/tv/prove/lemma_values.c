/* lemma_values.c - what the value of a bit vector is, in integers.
 *
 * Everything stated here is a tautology: what S and U of a term are follows from what they are of its parts. A sum or product is
 * the exact one where that is in range, or (exact questions) the exact one less an unknown multiple of 2^w. Division is by its
 * definition: x = q*y + r. Products of unknowns are atoms to the solver; that they are monotonous is stated for the quotients.
 * Source: SMT-LIB, "Theories", FixedSizeBitVectors; LLVM Language Reference, "'sdiv' Instruction", "'srem' Instruction". */
#include <assert.h>

#include "verify/tv/prove/lemma.h"

enum { MAX_SUMMANDS = 8, MAX_WIDTH = 128, MAX_QUOTIENTS = 10, MAX_PRODUCTS = 48 };

void pl_lemma_assert(pl_lemma *q, const pl_term *t) {
  assert(t->sort.kind == PL_SORT_BOOL);
  if (pl_term_is_true(t)) return;
  pl_vec_push(&q->asserts, t);
  pl_vec_push(&q->work, t);
}

/* The INT sum or product, as `t` is a BV_ADD or BV_MUL, of the signed or unsigned values of its operands. */
static const pl_term *combine(pl_terms *T, const pl_term *t, bool is_signed) {
  bool sum = t->op == PL_TERM_BV_ADD;
  const pl_term *all = pl_int(T, sum ? 0 : 1);
  for (uint32_t i = 0; i < t->num_args; i++) {
    const pl_term *part = is_signed ? pl_int_of_sbv(T, t->args[i]) : pl_int_of_ubv(T, t->args[i]);
    all = sum ? pl_int_add(T, all, part) : pl_int_mul(T, all, part);
  }
  return all;
}

/* For the unsigned value `atom` of a sum: asserts for operands, as one of them may be an address, that with this one unsigned
 * and the others signed, the exact sum is the value if it is in range. */
static void write_out_address(pl_lemma *q, const pl_term *atom) {
  pl_terms *T = q->T;
  const pl_term *t = atom->args[0];
  for (uint32_t base = 0; base < t->num_args; base++) {
    if (t->args[base]->op == PL_TERM_CONST || t->args[base]->op == PL_TERM_BV_MUL) continue;
    const pl_term *exact = pl_int(T, 0);
    for (uint32_t i = 0; i < t->num_args; i++)
      exact = pl_int_add(T, exact, i == base ? pl_int_of_ubv(T, t->args[i]) : pl_int_of_sbv(T, t->args[i]));
    pl_lemma_assert(q, pl_implies(T, pl_lemma_unsigned_range(T, exact, t->sort.width), pl_eq(T, atom, exact)));
  }
}

/* Asserts that `atom`, the integer value of a bit vector, is `exact`, the exact sum or product, minus an unknown multiple of
 * 2^width. */
static void write_out_wrapped(pl_lemma *q, const pl_term *atom, const pl_term *exact) {
  pl_terms *T = q->T;
  const pl_term *times = pl_term_fresh(T, PL_SORT_I, "wraps");
  const pl_term *wrapped = pl_int_mul(T, pl_int_pow2(T, atom->args[0]->sort.width), times);
  pl_lemma_assert(q, pl_eq(T, atom, pl_int_sub(T, exact, wrapped)));
}

/* Asserts that the signed or unsigned value `atom` of a sum or product of bit vectors is that of the operands' signed values
 * where this is in range, and what else is known of it. */
static void write_out_sum(pl_lemma *q, const pl_term *atom, bool is_signed) {
  pl_terms *T = q->T;
  const pl_term *t = atom->args[0], *exact = combine(T, t, true);
  const pl_term *range =
      is_signed ? pl_lemma_signed_range(T, exact, t->sort.width) : pl_lemma_unsigned_range(T, exact, t->sort.width);
  pl_lemma_assert(q, pl_implies(T, range, pl_eq(T, atom, exact)));
  if (q->exact && is_signed) write_out_wrapped(q, atom, exact);
  if (t->op == PL_TERM_BV_ADD && !is_signed && t->num_args <= MAX_SUMMANDS) write_out_address(q, atom);
}

/* Asserts that the value `atom` of an ITE is that of the arm which its condition selects, or that of either arm if the condition
 * can't be expressed in integers. */
static void write_out_choice(pl_lemma *q, const pl_term *atom, bool is_signed) {
  pl_terms *T = q->T;
  const pl_term *t = atom->args[0];
  const pl_term *when = pl_lemma_in_integers(T, t->args[0], &q->aside, 0);
  const pl_term *yes = is_signed ? pl_int_of_sbv(T, t->args[1]) : pl_int_of_ubv(T, t->args[1]);
  const pl_term *no = is_signed ? pl_int_of_sbv(T, t->args[2]) : pl_int_of_ubv(T, t->args[2]);
  if (!when) {
    pl_lemma_assert(q, pl_or(T, pl_eq(T, atom, yes), pl_eq(T, atom, no)));
    return;
  }
  pl_lemma_assert(q, pl_implies(T, when, pl_eq(T, atom, yes)));
  pl_lemma_assert(q, pl_implies(T, pl_not(T, when), pl_eq(T, atom, no)));
}

/* Asserts how the unsigned value `atom` of a concatenation or an extract is related to those of its operands. */
static void write_out_bits(pl_lemma *q, const pl_term *atom) {
  pl_terms *T = q->T;
  const pl_term *t = atom->args[0];
  if (t->op == PL_TERM_BV_CONCAT) {
    const pl_term *high = pl_int_mul(T, pl_int_pow2(T, t->args[1]->sort.width), pl_int_of_ubv(T, t->args[0]));
    pl_lemma_assert(q, pl_eq(T, atom, pl_int_add(T, high, pl_int_of_ubv(T, t->args[1]))));
    return;
  }
  const uint32_t from = (uint32_t)t->imm, whole_width = t->args[0]->sort.width, to = from + t->sort.width;
  if (whole_width > MAX_WIDTH) return;
  const pl_term *sum = pl_int_mul(T, pl_int_pow2(T, from), atom);
  if (to < whole_width) {
    const pl_term *above = pl_term_fresh(T, PL_SORT_I, "above");
    pl_lemma_assert(q, pl_lemma_unsigned_range(T, above, whole_width - to));
    sum = pl_int_add(T, sum, pl_int_mul(T, pl_int_pow2(T, to), above));
  }
  if (from > 0) {
    const pl_term *below = pl_term_fresh(T, PL_SORT_I, "below");
    pl_lemma_assert(q, pl_lemma_unsigned_range(T, below, from));
    sum = pl_int_add(T, sum, below);
  }
  pl_lemma_assert(q, pl_eq(T, pl_int_of_ubv(T, t->args[0]), sum));
}

/* Asserts for unsigned division by y > 0 that x = q*y + r, r < y, 0 <= q*y and q <= x, and lists the quotient for
 * pl_lemma_compare_quotients, up to a limit. */
static void write_out_udiv(pl_lemma *q, const pl_term *x, const pl_term *y) {
  pl_terms *T = q->T;
  const pl_term *ux = pl_int_of_ubv(T, x), *uy = pl_int_of_ubv(T, y), *zero = pl_int(T, 0);
  const pl_term *value = pl_int_of_ubv(T, pl_bv_binary(T, PL_TERM_BV_UDIV, x, y));
  const pl_term *rest = pl_int_of_ubv(T, pl_bv_binary(T, PL_TERM_BV_UREM, x, y)), *times = pl_int_mul(T, value, uy);
  const pl_term *holds = pl_and(T, pl_eq(T, ux, pl_int_add(T, times, rest)), pl_int_lt(T, rest, uy));
  holds = pl_and(T, holds, pl_and(T, pl_int_le(T, zero, times), pl_int_le(T, value, ux)));
  pl_lemma_assert(q, pl_implies(T, pl_int_lt(T, zero, uy), holds));
  if (q->quotients.len < MAX_QUOTIENTS) pl_vec_push(&q->quotients, ((pl_quotient){y, false, value, times}));
}

/* BOOL: low <= x <= high, of INT terms. */
static const pl_term *between(pl_terms *T, const pl_term *low, const pl_term *x, const pl_term *high) {
  return pl_and(T, pl_int_le(T, low, x), pl_int_le(T, x, high));
}

/* Asserts for signed division by y != 0 that x = q*y + r, with the quotient rounded towards zero and the remainder of the
 * dividend's sign, unless it wraps. Lists the quotient for pl_lemma_compare_quotients, up to a limit. */
static void write_out_sdiv(pl_lemma *q, const pl_term *x, const pl_term *y) {
  pl_terms *T = q->T;
  const pl_term *sx = pl_int_of_sbv(T, x), *sy = pl_int_of_sbv(T, y), *zero = pl_int(T, 0), *one = pl_int(T, 1);
  const pl_term *value = pl_int_of_sbv(T, pl_bv_binary(T, PL_TERM_BV_SDIV, x, y));
  const pl_term *rest = pl_int_of_sbv(T, pl_bv_binary(T, PL_TERM_BV_SREM, x, y)), *times = pl_int_mul(T, value, sy);
  const pl_term *least = pl_int_sub(T, zero, pl_int_pow2(T, x->sort.width - 1)), *minus = pl_int_sub(T, zero, one);
  const pl_term *wraps = pl_and(T, pl_eq(T, sx, least), pl_eq(T, sy, minus));
  const pl_term *up = pl_int_lt(T, zero, sy), *down = pl_int_lt(T, sy, zero);
  const pl_term *by = pl_and(T, pl_implies(T, up, between(T, pl_int_sub(T, one, sy), rest, pl_int_sub(T, sy, one))),
                             pl_implies(T, down, between(T, pl_int_add(T, sy, one), rest, pl_int_sub(T, minus, sy))));
  const pl_term *not_negative = pl_int_le(T, zero, sx);
  const pl_term *sign =
      pl_and(T, pl_implies(T, not_negative, pl_and(T, between(T, zero, rest, sx), between(T, zero, times, sx))),
             pl_implies(T, pl_not(T, not_negative), pl_and(T, between(T, sx, rest, zero), between(T, sx, times, zero))));
  const pl_term *holds = pl_and(T, pl_eq(T, sx, pl_int_add(T, times, rest)), pl_and(T, by, sign));
  pl_lemma_assert(q, pl_or(T, pl_eq(T, sy, zero), pl_or(T, wraps, holds)));
  pl_lemma_assert(q, pl_implies(T, wraps, pl_and(T, pl_eq(T, value, least), pl_eq(T, rest, zero))));
  if (q->quotients.len < MAX_QUOTIENTS) pl_vec_push(&q->quotients, ((pl_quotient){y, true, value, times}));
}

/* Asserts what relates dividend, divisor, quotient and remainder of a division or remainder, once for each pair of operands. */
static void write_out_division(pl_lemma *q, const pl_term *t) {
  uint64_t key = (uint64_t)t->args[0]->id << 32 | t->args[1]->id;
  bool is_signed = t->op == PL_TERM_BV_SDIV || t->op == PL_TERM_BV_SREM;
  pl_map *done = is_signed ? &q->signed_divisions : &q->unsigned_divisions;
  if (pl_map_get(done, key, NULL)) return;
  pl_map_set(done, key, 1);
  if (is_signed)
    write_out_sdiv(q, t->args[0], t->args[1]);
  else
    write_out_udiv(q, t->args[0], t->args[1]);
}

void pl_lemma_write_out(pl_lemma *q, const pl_term *atom) {
  pl_terms *T = q->T;
  const pl_term *t = atom->args[0];
  bool is_signed = atom->op == PL_TERM_INT_OF_SBV;
  uint32_t w = t->sort.width;
  if (w > MAX_WIDTH) return;
  if (!is_signed) { /* U follows from S */
    const pl_term *s = pl_int_of_sbv(T, t), *zero = pl_int(T, 0);
    const pl_term *up = pl_and(T, pl_int_le(T, zero, s), pl_eq(T, atom, s));
    const pl_term *down = pl_and(T, pl_int_lt(T, s, zero), pl_eq(T, atom, pl_int_add(T, s, pl_int_pow2(T, w))));
    pl_lemma_assert(q, pl_or(T, up, down));
  }
  switch (t->op) {
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_MUL: write_out_sum(q, atom, is_signed); return;
  case PL_TERM_BV_ZEXT: pl_lemma_assert(q, pl_eq(T, atom, pl_int_of_ubv(T, t->args[0]))); return;
  case PL_TERM_BV_SEXT:
    if (is_signed) pl_lemma_assert(q, pl_eq(T, atom, pl_int_of_sbv(T, t->args[0])));
    return;
  case PL_TERM_ITE: write_out_choice(q, atom, is_signed); return;
  default: break;
  }
  if (!q->exact) return;
  switch (t->op) {
  case PL_TERM_BV_CONCAT:
  case PL_TERM_BV_EXTRACT:
    if (!is_signed) write_out_bits(q, atom);
    if (is_signed) pl_lemma_assert(q, pl_lemma_unsigned_range(T, pl_int_of_ubv(T, t), w)); /* brings U in */
    return;
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_SREM: write_out_division(q, t); return;
  default: return;
  }
}

/* Asserts for small d that value <= d implies times <= d*y, and value >= d implies times >= d*y, if y > 0; reversed if y < 0.
 * `times` is value * y. */
static void monotonous(pl_lemma *q, const pl_term *value, const pl_term *times, const pl_term *y) {
  pl_terms *T = q->T;
  const pl_term *zero = pl_int(T, 0), *up = pl_int_lt(T, zero, y), *down = pl_int_lt(T, y, zero);
  for (int64_t d = -2; d <= 2; d++) {
    const pl_term *bound = pl_int_mul(T, pl_int(T, d), y);
    const pl_term *below = pl_int_le(T, value, pl_int(T, d)), *above = pl_int_le(T, pl_int(T, d), value);
    const pl_term *less = pl_int_le(T, times, bound), *more = pl_int_le(T, bound, times);
    pl_lemma_assert(q, pl_implies(T, pl_and(T, up, below), less));
    pl_lemma_assert(q, pl_implies(T, pl_and(T, up, above), more));
    pl_lemma_assert(q, pl_implies(T, pl_and(T, down, below), more));
    pl_lemma_assert(q, pl_implies(T, pl_and(T, down, above), less));
  }
}

void pl_lemma_compare_quotients(pl_lemma *q) {
  pl_terms *T = q->T;
  for (size_t i = 0; i < q->quotients.len; i++) {
    const pl_quotient *a = &q->quotients.data[i];
    const pl_term *y = a->is_signed ? pl_int_of_sbv(T, a->divisor) : pl_int_of_ubv(T, a->divisor);
    monotonous(q, a->value, a->times, y);
    for (size_t k = i + 1; k < q->quotients.len; k++) {
      const pl_quotient *b = &q->quotients.data[k];
      if (b->divisor != a->divisor || b->is_signed != a->is_signed) continue;
      monotonous(q, pl_int_sub(T, a->value, b->value), pl_int_sub(T, a->times, b->times), y);
      if (a->is_signed) monotonous(q, pl_int_add(T, a->value, b->value), pl_int_add(T, a->times, b->times), y);
    }
  }
}

/* Sets `out` to the two factors of a product, a constant one aside; false if it has not two, or one of them is not the value of
 * a bit vector. */
static bool factors(const pl_term *product, const pl_term *out[2]) {
  uint32_t first = product->num_args > 0 && product->args[0]->op == PL_TERM_CONST ? 1 : 0;
  if (product->num_args - first != 2) return false;
  for (uint32_t i = 0; i < 2; i++) {
    out[i] = product->args[first + i];
    if (out[i]->op != PL_TERM_INT_OF_SBV && out[i]->op != PL_TERM_INT_OF_UBV) return false;
  }
  return true;
}

/* Asserts x*z = y*z + c*z if x and y are values of bit vectors that differ by a constant c, under the condition that x = y + c
 * holds without wrapping. */
static void relate(pl_lemma *q, const pl_term *x, const pl_term *y, const pl_term *z) {
  pl_terms *T = q->T;
  pl_apint difference;
  int64_t c;
  if (x == y || x->op != y->op || x->args[0]->sort.width != y->args[0]->sort.width) return;
  if (!pl_term_constant_difference(T, x->args[0], y->args[0], &difference) || !pl_apint_to_i64(difference, &c)) return;
  const pl_term *apart = pl_eq(T, x, pl_int_add(T, y, pl_int(T, c)));
  const pl_term *products = pl_int_add(T, pl_int_mul(T, y, z), pl_int_mul(T, pl_int(T, c), z));
  pl_lemma_assert(q, pl_implies(T, apart, pl_eq(T, pl_int_mul(T, x, z), products)));
}

void pl_lemma_relate_product(pl_lemma *q, const pl_term *product) {
  const pl_term *own[2], *other[2];
  if (q->products.len >= MAX_PRODUCTS || !factors(product, own)) return;
  for (size_t i = 0; i < q->products.len && q->exact; i++) {
    factors(q->products.data[i], other);
    for (uint32_t k = 0; k < 4; k++)
      if (own[k & 1] == other[k >> 1]) relate(q, own[!(k & 1)], other[!(k >> 1)], own[k & 1]);
  }
  const pl_term *zero = pl_int(q->T, 0), *both = pl_and(q->T, pl_int_le(q->T, zero, own[0]), pl_int_le(q->T, zero, own[1]));
  pl_lemma_assert(q, pl_implies(q->T, both, pl_int_le(q->T, zero, pl_int_mul(q->T, own[0], own[1]))));
  pl_vec_push(&q->products, product);
}
