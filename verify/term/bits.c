#include "verify/term/internal.h"

/* Concatenation, extraction, extension. Concatenations nest to the right (the low end); shifts right by constants and remainders
 * by powers of two become extensions of extracts (bv.c), so that all of these compose here. */

#define MAX_PARTS 64 /* of a concatenation that is taken apart again */

/* ---- extensions ---- */

/* The sign extension (is_signed) or zero extension of the if-then-else `a` to `width` bits, as an if-then-else of the two
 * extended arms. */
static const pl_term *extend_ite(pl_terms *T, const pl_term *a, uint32_t width, bool is_signed) {
  const pl_term *x = is_signed ? pl_bv_sext(T, a->args[1], width) : pl_bv_zext(T, a->args[1], width);
  const pl_term *y = is_signed ? pl_bv_sext(T, a->args[2], width) : pl_bv_zext(T, a->args[2], width);
  return pl_ite(T, a->args[0], x, y);
}

/* Whether the term is the one-bit extract of the top bit of its operand. */
static bool is_sign(const pl_term *a) {
  return a->op == PL_TERM_BV_EXTRACT && a->sort.width == 1 && a->imm + 1 == a->args[0]->sort.width;
}

/* The sign (is_signed) or zero extension of the sign bit `a` (see is_sign) to `width` bits: an if-then-else on that bit between
 * two constants, -1 (zero extension: 1) if it is set and 0 if not. */
static const pl_term *extend_sign(pl_terms *T, const pl_term *a, uint32_t width, bool is_signed) {
  return pl_ite(T, pl_bool_of_bv(T, a), is_signed ? pl_bv_i64(T, width, -1) : pl_bv_u64(T, width, 1), pl_bv_u64(T, width, 0));
}

const pl_term *pl_bv_zext(pl_terms *T, const pl_term *a, uint32_t width) {
  assert(a->sort.kind == PL_SORT_BV && width >= a->sort.width);
  if (width == a->sort.width) return a;
  if (pl_term_is_const(a)) return pl_bv(T, pl_apint_zext(T->arena, a->value, width));
  if (pl_term_is_const_ite(a)) return extend_ite(T, a, width, false);
  if (is_sign(a)) return extend_sign(T, a, width, false);
  if (a->op == PL_TERM_BV_ZEXT) a = a->args[0];
  return pl_term_make1(T, PL_TERM_BV_ZEXT, pl_sort_bv(width), a, 0);
}

const pl_term *pl_bv_sext(pl_terms *T, const pl_term *a, uint32_t width) {
  assert(a->sort.kind == PL_SORT_BV && width >= a->sort.width);
  if (width == a->sort.width) return a;
  if (pl_term_is_const(a)) return pl_bv(T, pl_apint_sext(T->arena, a->value, width));
  if (pl_term_is_const_ite(a)) return extend_ite(T, a, width, true);
  if (is_sign(a)) return extend_sign(T, a, width, true);
  if (pl_term_leading_zeros(a) > 0) return pl_bv_zext(T, a, width);
  if (a->op == PL_TERM_BV_SEXT) a = a->args[0];
  return pl_term_make1(T, PL_TERM_BV_SEXT, pl_sort_bv(width), a, 0);
}

/* ---- concatenation ---- */

/* `h` concatenated with `l` as a single term: a constant if both are, an extract if they are adjacent bits of one term,
 * otherwise NULL. The low part of a sum may have been rewritten into an extract of each summand, so `l` is compared with what
 * the constructor makes of the adjacent bits. */
static const pl_term *join(pl_terms *T, const pl_term *h, const pl_term *l) {
  uint32_t high_width = h->sort.width, low_width = l->sort.width;
  if (pl_term_is_const(h) && pl_term_is_const(l)) return pl_bv(T, pl_apint_concat(T->arena, h->value, l->value));
  if (h->op != PL_TERM_BV_EXTRACT || h->imm < low_width) return NULL;
  uint32_t low = (uint32_t)h->imm - low_width;
  if (pl_bv_extract(T, h->args[0], low, low_width) != l) return NULL;
  return pl_bv_extract(T, h->args[0], low, high_width + low_width);
}

/* The concatenation of `h`, which is no concatenation, and `l`: a zero extension if `h` is 0, with `h` merged into the highest
 * part of `l` if join can do so. */
static const pl_term *concat_atom(pl_terms *T, const pl_term *h, const pl_term *l) {
  pl_sort sort = pl_sort_bv(h->sort.width + l->sort.width);
  if (pl_term_is_op_zero(h)) return pl_bv_zext(T, l, sort.width);
  const pl_term *first = l->op == PL_TERM_BV_CONCAT ? l->args[0] : l;
  const pl_term *joined = join(T, h, first);
  if (!joined) return pl_term_make2(T, PL_TERM_BV_CONCAT, sort, h, l, 0);
  if (first == l) return joined;
  return pl_term_make2(T, PL_TERM_BV_CONCAT, sort, joined, l->args[1], 0);
}

const pl_term *pl_bv_concat(pl_terms *T, const pl_term *high, const pl_term *low) {
  assert(high->sort.kind == PL_SORT_BV && low->sort.kind == PL_SORT_BV);
  const pl_term *parts[MAX_PARTS];
  uint32_t count = 0;
  const pl_term *h = high;
  while (h->op == PL_TERM_BV_CONCAT && count + 1 < MAX_PARTS)
    parts[count++] = h->args[0], h = h->args[1];
  parts[count++] = h;
  const pl_term *result = low;
  if (!pl_term_enter(T)) return pl_term_make2(T, PL_TERM_BV_CONCAT, pl_sort_bv(high->sort.width + low->sort.width), high, low, 0);
  while (count > 0)
    result = concat_atom(T, parts[--count], result);
  pl_term_leave(T);
  return result;
}

/* ---- extraction ---- */

/* The bits [low, low + width) of the concatenation `a`, extracted from its high part, its low part, or both. */
static const pl_term *extract_concat(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  const pl_term *h = a->args[0], *l = a->args[1];
  uint32_t split = l->sort.width;
  if (low + width <= split) return pl_bv_extract(T, l, low, width);
  if (low >= split) return pl_bv_extract(T, h, low - split, width);
  return pl_bv_concat(T, pl_bv_extract(T, h, 0, low + width - split), pl_bv_extract(T, l, low, split - low));
}

/* The bits [low, low + width) of the zero or sign extension `a`, in terms of its operand. */
static const pl_term *extract_extension(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  const pl_term *x = a->args[0];
  bool is_signed = a->op == PL_TERM_BV_SEXT;
  uint32_t inner = x->sort.width;
  if (low + width <= inner) return pl_bv_extract(T, x, low, width);
  if (low >= inner && !is_signed) return pl_bv_u64(T, width, 0);
  uint32_t from = low < inner ? low : inner - 1; /* all above: copies of the sign bit */
  const pl_term *part = pl_bv_extract(T, x, from, inner - from);
  return is_signed ? pl_bv_sext(T, part, width) : pl_bv_zext(T, part, width);
}

/* The `width` low bits of the sum or product `a`: the sum or product of the low bits of its operands. */
static const pl_term *extract_ring(pl_terms *T, const pl_term *a, uint32_t width) {
  bool sum = a->op == PL_TERM_BV_ADD;
  const pl_term *result = pl_bv_u64(T, width, sum ? 0 : 1);
  for (uint32_t i = 0; i < a->num_args; i++) {
    const pl_term *part = pl_bv_extract(T, a->args[i], 0, width);
    result = sum ? pl_bv_add(T, result, part) : pl_bv_mul(T, result, part);
  }
  return result;
}

/* The largest k, at most the width less 1, such that 2^k divides every coefficient and the constant of the sum. */
static uint32_t common_shift(const pl_poly *p) {
  uint32_t shift = pl_apint_is_zero(p->constant) ? p->sort.width - 1 : pl_apint_ctz(p->constant);
  for (uint32_t i = 0; i < p->len && shift > 0; i++) {
    uint32_t own = pl_apint_ctz(p->monos[i].coeff);
    if (own < shift) shift = own;
  }
  return shift;
}

/* The bits [low, low + width) of a sum or product whose coefficients and constant are all divisible by 2^k, k > 0, as bits of
 * that sum divided by 2^min(k, low); NULL if there is no such k, or `low` is 0. */
static const pl_term *extract_shifted(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  pl_poly p;
  pl_poly_load(T, a, &p);
  uint32_t shift = common_shift(&p);
  if (shift > low) shift = low;
  if (shift == 0) return NULL;
  p.constant = pl_apint_lshr(T->arena, p.constant, shift);
  for (uint32_t i = 0; i < p.len; i++)
    p.monos[i].coeff = pl_apint_lshr(T->arena, p.monos[i].coeff, shift);
  return pl_bv_extract(T, pl_poly_store(T, &p), low - shift, width);
}

/* The bits [low, low + width) of a bitwise complement (written as the sum -1 - x) as the complement of those bits of x; NULL
 * if `a` is no complement, or x is itself a sum or product. */
static const pl_term *extract_complement(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  if (a->op != PL_TERM_BV_ADD || a->num_args != 2 || !pl_term_is_op_ones(a->args[1])) return NULL;
  const pl_term *other = pl_bv_not(T, a);
  if (other->op == PL_TERM_BV_ADD || other->op == PL_TERM_BV_MUL) return NULL;
  return pl_bv_not(T, pl_bv_extract(T, other, low, width));
}

/* Whether the value of `a`, a factor of 2 * half bits, is known always to fit in `half` bits, as a signed or as an unsigned
 * number. */
static bool is_half(const pl_term *a, uint32_t half) { return pl_term_sign_bits(a) > half || pl_term_leading_zeros(a) >= half; }

/* What has to be subtracted from the high half of the unsigned product of two factors, of 2 * half bits each, for the sign of
 * `factor`: the low `width` bits of `other` if its low `half` bits are a negative number, and 0 if they are not or its value is
 * known to be unsigned. */
static const pl_term *for_sign(pl_terms *T, const pl_term *factor, const pl_term *other, uint32_t half, uint32_t width) {
  const pl_term *zero = pl_bv_u64(T, width, 0);
  if (pl_term_leading_zeros(factor) >= half) return zero;
  const pl_term *number = pl_bv_extract(T, factor, 0, half);
  return pl_ite(T, pl_bv_slt(T, number, pl_bv_u64(T, half, 0)), pl_bv_extract(T, other, 0, width), zero);
}

/* The bits [low, low + width) of a product of two factors of 2 * low bits whose values fit in `low` bits, at least one of them a
 * sign extension, as the same bits of the unsigned product less a correction for each negative factor; NULL if `a` is no such
 * product. (H. S. Warren, "Hacker's Delight", 2012, section 8-3.) */
static const pl_term *extract_signed_product(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  const uint32_t half = low, whole = a->sort.width;
  if (a->op != PL_TERM_BV_MUL || a->num_args != 2 || whole != 2 * half) return NULL;
  const pl_term *x = a->args[0], *y = a->args[1];
  if ((x->op != PL_TERM_BV_SEXT && y->op != PL_TERM_BV_SEXT) || !is_half(x, half) || !is_half(y, half)) return NULL;
  const pl_term *bits_of_x = pl_bv_zext(T, pl_bv_extract(T, x, 0, half), whole);
  const pl_term *bits_of_y = pl_bv_zext(T, pl_bv_extract(T, y, 0, half), whole);
  const pl_term *high = pl_bv_extract(T, pl_bv_mul(T, bits_of_x, bits_of_y), low, width);
  return pl_bv_sub(T, pl_bv_sub(T, high, for_sign(T, x, y, half, width)), for_sign(T, y, x, half, width));
}

/* Whether the term is a zero or sign extension, a concatenation or a constant: an extract of it simplifies. */
static bool is_extension_or_const(const pl_term *a) {
  return a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT || a->op == PL_TERM_BV_CONCAT || pl_term_is_const(a);
}

/* The bits [low, low + width) of the bitwise AND, OR or XOR `a`: the operation on those bits of its operands. */
static const pl_term *extract_bitwise(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  const pl_term *result = pl_bv_extract(T, a->args[0], low, width);
  for (uint32_t i = 1; i < a->num_args; i++)
    result = pl_bv_binary(T, a->op, result, pl_bv_extract(T, a->args[i], low, width));
  return result;
}

/* The bits [low, low + width) of a quotient whose operands are both known to fit in fewer bits, as bits of the quotient in that
 * narrower width; NULL if they are not, or some of the bits lie above it. It holds for a divisor of 0 and for the least number
 * divided by -1, too. */
static const pl_term *extract_quotient(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  const bool is_signed = a->op == PL_TERM_BV_SDIV;
  const uint32_t enough =
      is_signed ? pl_term_signed_width(a->args[0], a->args[1]) : pl_term_unsigned_width(a->args[0], a->args[1]);
  if (enough == a->sort.width || low + width > enough) return NULL;
  const pl_term *x = pl_bv_extract(T, a->args[0], 0, enough), *y = pl_bv_extract(T, a->args[1], 0, enough);
  return pl_bv_extract(T, pl_bv_binary(T, a->op, x, y), low, width);
}

/* The extract of the bits [low, low + width) of `a`, rewritten into the operands of `a`; NULL if no rewrite applies. */
static const pl_term *extract_inside(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  if (a->op == PL_TERM_BV_EXTRACT) return pl_bv_extract(T, a->args[0], (uint32_t)a->imm + low, width);
  if (a->op == PL_TERM_BV_CONCAT) return extract_concat(T, a, low, width);
  if (a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT) return extract_extension(T, a, low, width);
  if (a->op == PL_TERM_BV_AND || a->op == PL_TERM_BV_OR || a->op == PL_TERM_BV_XOR) return extract_bitwise(T, a, low, width);
  if (a->op == PL_TERM_BV_SDIV || a->op == PL_TERM_BV_UDIV) return extract_quotient(T, a, low, width);
  if (a->op == PL_TERM_BV_ADD || a->op == PL_TERM_BV_MUL) {
    const pl_term *complement = low > 0 ? extract_complement(T, a, low, width) : NULL;
    if (complement) return complement;
    const pl_term *product = low > 0 ? extract_signed_product(T, a, low, width) : NULL;
    if (product) return product;
    if (low > 0) return extract_shifted(T, a, low, width);
    return a->num_args <= PL_TERM_MAX_DEGREE ? extract_ring(T, a, width) : NULL;
  }
  if (a->op == PL_TERM_ITE && is_extension_or_const(a->args[1]) && is_extension_or_const(a->args[2]))
    return pl_ite(T, a->args[0], pl_bv_extract(T, a->args[1], low, width), pl_bv_extract(T, a->args[2], low, width));
  return NULL;
}

const pl_term *pl_bv_extract(pl_terms *T, const pl_term *a, uint32_t low, uint32_t width) {
  assert(a->sort.kind == PL_SORT_BV && width > 0 && low <= a->sort.width && width <= a->sort.width - low);
  if (width == a->sort.width) return a;
  if (pl_term_is_const(a)) return pl_bv(T, pl_apint_extract(T->arena, a->value, low, width));
  const pl_term *plain = pl_term_make1(T, PL_TERM_BV_EXTRACT, pl_sort_bv(width), a, low);
  if (a->op == PL_TERM_SYM || a->op == PL_TERM_APP || a->op == PL_TERM_MEM_LOAD) return plain;
  const pl_term *known = pl_map_get_ptr(&T->memo, plain);
  if (known) return known;
  if (!pl_term_enter(T)) return plain;
  const pl_term *result = extract_inside(T, a, low, width);
  pl_term_leave(T);
  if (!result) result = plain;
  pl_map_set_ptr(&T->memo, plain, result);
  return result;
}
