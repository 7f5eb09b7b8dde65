#include <assert.h>

#include "verify/term/internal.h"

/* Equality, order and overflow of bit vectors. Only ULT and SLT nodes are made: a <= b is not(b < a). A constant is on the right.
 */

/* a + 1 modulo 2^width. */
static pl_apint plus_one(pl_terms *T, pl_apint a) { return pl_apint_add(T->arena, a, pl_apint_from_u64(T->arena, a.width, 1)); }

/* ---- equality ---- */

/* The EQ node of a and b without rewriting: a constant is on the right, otherwise the term with the lower id on the left. */
static const pl_term *plain_eq(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(b)) return pl_term_make2(T, PL_TERM_EQ, PL_SORT_B, a, b, 0);
  if (pl_term_is_const(a)) return pl_term_make2(T, PL_TERM_EQ, PL_SORT_B, b, a, 0);
  return pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
}

/* extension(x) = c, where `a` is the zero or sign extension of x: x = the low bits of c, or false if c is not an extension of
 * them. */
static const pl_term *eq_extension(pl_terms *T, const pl_term *a, pl_apint c) {
  const pl_term *x = a->args[0];
  pl_apint low = pl_apint_trunc(T->arena, c, x->sort.width);
  pl_apint back = a->op == PL_TERM_BV_SEXT ? pl_apint_sext(T->arena, low, c.width) : pl_apint_zext(T->arena, low, c.width);
  return pl_apint_eq(back, c) ? pl_eq(T, x, pl_bv(T, low)) : T->false_term;
}

/* `a` = constant `b`, rewritten by the parts of `a` or what is known of it; NULL if no rewrite applies. */
static const pl_term *eq_constant(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT) return eq_extension(T, a, b->value);
  if (a->op == PL_TERM_BV_CONCAT) {
    uint32_t split = a->args[1]->sort.width;
    const pl_term *high = pl_eq(T, a->args[0], pl_bv_extract(T, b, split, a->sort.width - split));
    return pl_and(T, high, pl_eq(T, a->args[1], pl_bv_extract(T, b, 0, split)));
  }
  if (pl_term_leading_zeros(a) > pl_apint_clz(b->value)) return T->false_term;
  if (!pl_term_is_const_ite(a)) return NULL;
  const pl_term *x = pl_eq(T, a->args[1], b), *y = pl_eq(T, a->args[2], b);
  return pl_ite(T, a->args[0], x, y);
}

/* `a` = `b` for an if-then-else `a` one of whose arms is `b`, or `b`'s corresponding arm if `b` has the same condition; NULL
 * if there is no such arm. */
static const pl_term *eq_ite(pl_terms *T, const pl_term *a, const pl_term *b) {
  const pl_term *c = a->args[0], *x = a->args[1], *y = a->args[2];
  if (x == b) return pl_or(T, c, pl_eq(T, y, b));
  if (y == b) return pl_or(T, pl_not(T, c), pl_eq(T, x, b));
  if (b->op != PL_TERM_ITE || b->args[0] != c) return NULL;
  if (x == b->args[1]) return pl_or(T, c, pl_eq(T, y, b->args[2]));
  if (y == b->args[2]) return pl_or(T, pl_not(T, c), pl_eq(T, x, b->args[1]));
  return NULL;
}

/* a = b by the operands of extensions, the parts of concatenations or the arms of if-then-elses, where these fit each other;
 * NULL if no rewrite applies. */
static const pl_term *eq_inside(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(b)) return eq_constant(T, a, b);
  if (pl_term_is_const(a)) return eq_constant(T, b, a);
  if (a->op == b->op && (a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT)) {
    const pl_term *x = a->args[0], *y = b->args[0];
    uint32_t width = x->sort.width > y->sort.width ? x->sort.width : y->sort.width;
    if (a->op == PL_TERM_BV_ZEXT) return pl_eq(T, pl_bv_zext(T, x, width), pl_bv_zext(T, y, width));
    return pl_eq(T, pl_bv_sext(T, x, width), pl_bv_sext(T, y, width));
  }
  if (a->op == PL_TERM_BV_CONCAT && b->op == PL_TERM_BV_CONCAT && a->args[0]->sort.width == b->args[0]->sort.width)
    return pl_and(T, pl_eq(T, a->args[0], b->args[0]), pl_eq(T, a->args[1], b->args[1]));
  const pl_term *result = a->op == PL_TERM_ITE ? eq_ite(T, a, b) : NULL;
  if (!result && b->op == PL_TERM_ITE) result = eq_ite(T, b, a);
  return result;
}

const pl_term *pl_term_bv_eq_parts(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(a) && pl_term_is_const(b)) return pl_bool(T, a == b);
  if (!pl_term_enter(T)) return plain_eq(T, a, b);
  const pl_term *result = eq_inside(T, a, b);
  pl_term_leave(T);
  return result ? result : plain_eq(T, a, b);
}

/* Whether the term is a sum or a product of bit vectors. */
static bool is_ring(const pl_term *a) { return a->op == PL_TERM_BV_ADD || a->op == PL_TERM_BV_MUL; }

const pl_term *pl_term_bv_eq(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  if (a->sort.width == 1) return pl_eq(T, pl_bool_of_bv(T, a), pl_bool_of_bv(T, b));
  return is_ring(a) || is_ring(b) ? pl_poly_eq(T, a, b) : pl_term_bv_eq_parts(T, a, b);
}

/* ---- order ---- */

/* The node a < b, signed or unsigned, without rewriting. */
static const pl_term *plain_less(pl_terms *T, bool is_signed, const pl_term *a, const pl_term *b) {
  return pl_term_make2(T, is_signed ? PL_TERM_BV_SLT : PL_TERM_BV_ULT, PL_SORT_B, a, b, 0);
}

static const pl_term *less(pl_terms *T, bool is_signed, const pl_term *a, const pl_term *b);

/* extension(x) < c, where `a` is the zero or sign extension of x: a comparison in x's width, or decided by c alone. */
static const pl_term *less_extension(pl_terms *T, bool is_signed, const pl_term *a, pl_apint c) {
  const pl_term *x = a->args[0];
  bool sign_extended = a->op == PL_TERM_BV_SEXT;
  pl_apint low = pl_apint_trunc(T->arena, c, x->sort.width);
  pl_apint back = sign_extended ? pl_apint_sext(T->arena, low, c.width) : pl_apint_zext(T->arena, low, c.width);
  if (pl_apint_eq(back, c)) return less(T, is_signed && sign_extended, x, pl_bv(T, low));
  /* The values of a zero extension are below all others, but for negative ones in the signed order. Those of a sign
   * extension are the ends of the unsigned order and the middle of the signed one. */
  if (!sign_extended) return pl_bool(T, !(is_signed && pl_apint_is_negative(c)));
  if (is_signed) return pl_bool(T, !pl_apint_is_negative(c));
  return pl_not(T, less(T, true, x, pl_bv_u64(T, x->sort.width, 0)));
}

/* a < 0 (signed) in terms of the sign of parts of `a`; NULL where nothing is simplified. */
static const pl_term *negative(pl_terms *T, const pl_term *a) {
  const bool complement = a->op == PL_TERM_BV_ADD && a->num_args == 2 && pl_term_is_op_ones(a->args[1]);
  const bool bits = a->op == PL_TERM_BV_XOR || a->op == PL_TERM_BV_AND || a->op == PL_TERM_BV_OR || a->op == PL_TERM_BV_CONCAT;
  if (complement) {
    const pl_term *other = pl_bv_not(T, a);
    return is_ring(other) ? NULL : pl_not(T, less(T, true, other, pl_bv_u64(T, a->sort.width, 0)));
  }
  if (!bits) return NULL;
  const pl_term *top = pl_bv_extract(T, a, a->sort.width - 1, 1);
  return top->op == PL_TERM_BV_EXTRACT && top->args[0] == a ? NULL : pl_bool_of_bv(T, top);
}

/* `a` < constant `b`, signed or unsigned, rewritten by where `b` lies, by the parts of `a` or by what is known of it; NULL if
 * no rewrite applies. */
static const pl_term *less_than_constant(pl_terms *T, bool is_signed, const pl_term *a, const pl_term *b) {
  pl_apint c = b->value;
  pl_apint least = is_signed ? pl_apint_signed_min(T->arena, c.width) : pl_apint_zero(T->arena, c.width);
  pl_apint greatest = is_signed ? pl_apint_signed_max(T->arena, c.width) : pl_apint_ones(T->arena, c.width);
  if (pl_apint_eq(c, least)) return T->false_term;
  if (pl_apint_eq(c, plus_one(T, least))) return pl_eq(T, a, pl_bv(T, least));
  if (pl_apint_eq(c, greatest)) return pl_not(T, pl_eq(T, a, b));
  if (a->op == PL_TERM_BV_ZEXT || a->op == PL_TERM_BV_SEXT) return less_extension(T, is_signed, a, c);
  uint32_t bits = a->sort.width - pl_term_leading_zeros(a);
  if (bits < a->sort.width && is_signed) return pl_apint_is_negative(c) ? T->false_term : less(T, false, a, b);
  if (bits < a->sort.width - pl_apint_clz(c)) return T->true_term; /* a < 2^bits <= c */
  const pl_term *sign = is_signed && pl_apint_is_zero(c) ? negative(T, a) : NULL;
  if (sign) return sign;
  if (pl_term_is_const_ite(a)) return pl_ite(T, a->args[0], less(T, is_signed, a->args[1], b), less(T, is_signed, a->args[2], b));
  return NULL;
}

/* a < b, rewritten by constant operands, extensions or known leading zeros; NULL if no rewrite applies. */
static const pl_term *less_inside(pl_terms *T, bool is_signed, const pl_term *a, const pl_term *b) {
  if (pl_term_is_const(b)) return less_than_constant(T, is_signed, a, b);
  if (pl_term_is_const(a)) {
    /* c < x is not(x < c + 1) */
    pl_apint next = plus_one(T, a->value);
    bool wraps = is_signed ? pl_apint_slt(next, a->value) : pl_apint_is_zero(next);
    return wraps ? T->false_term : pl_not(T, less(T, is_signed, b, pl_bv(T, next)));
  }
  bool zero_extended = a->op == PL_TERM_BV_ZEXT && b->op == PL_TERM_BV_ZEXT;
  bool sign_extended = a->op == PL_TERM_BV_SEXT && b->op == PL_TERM_BV_SEXT;
  if ((zero_extended || sign_extended) && a->args[0]->sort.width == b->args[0]->sort.width)
    return less(T, is_signed && sign_extended, a->args[0], b->args[0]); /* extension keeps the order */
  if (is_signed && pl_term_leading_zeros(a) > 0 && pl_term_leading_zeros(b) > 0) return less(T, false, a, b);
  return NULL;
}

/* a < b, signed or unsigned, in normal form. */
static const pl_term *less(pl_terms *T, bool is_signed, const pl_term *a, const pl_term *b) {
  if (a == b) return T->false_term;
  if (pl_term_is_const(a) && pl_term_is_const(b))
    return pl_term_fold(T, is_signed ? PL_TERM_BV_SLT : PL_TERM_BV_ULT, a->value, b->value);
  if (a->sort.width == 1) return pl_term_bit_binary(T, is_signed ? PL_TERM_BV_SLT : PL_TERM_BV_ULT, a, b);
  if (!pl_term_enter(T)) return plain_less(T, is_signed, a, b);
  const pl_term *result = less_inside(T, is_signed, a, b);
  pl_term_leave(T);
  return result ? result : plain_less(T, is_signed, a, b);
}

const pl_term *pl_term_bv_order(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_BV && pl_sort_eq(a->sort, b->sort));
  bool is_signed = op == PL_TERM_BV_SLT || op == PL_TERM_BV_SLE;
  if (op == PL_TERM_BV_ULT || op == PL_TERM_BV_SLT) return less(T, is_signed, a, b);
  return pl_not(T, less(T, is_signed, b, a));
}

/* ---- overflow ---- */

/* BOOL: a + c, c a constant other than 0, is out of the signed (is_signed) or unsigned range, as a comparison of `a` with a
 * constant. */
static const pl_term *add_constant_overflows(pl_terms *T, bool is_signed, const pl_term *a, pl_apint c) {
  pl_arena *arena = T->arena;
  if (!is_signed) return pl_not(T, less(T, false, a, pl_bv(T, pl_apint_neg(arena, c))));
  if (pl_apint_is_negative(c)) return less(T, true, a, pl_bv(T, pl_apint_sub(arena, pl_apint_signed_min(arena, c.width), c)));
  return less(T, true, pl_bv(T, pl_apint_sub(arena, pl_apint_signed_max(arena, c.width), c)), a);
}

/* BOOL: a + b is out of range (op: BV_SADDO or BV_UADDO), simplified where constants or known bounds allow it, otherwise a
 * node. */
static const pl_term *add_overflows(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  bool is_signed = op == PL_TERM_BV_SADDO;
  if (pl_term_is_const(a)) {
    const pl_term *swap = a;
    a = b, b = swap;
  }
  if (pl_term_is_op_zero(b)) return T->false_term;
  if (pl_term_is_const(b)) return add_constant_overflows(T, is_signed, a, b->value);
  if (is_signed && pl_term_sign_bits(a) > 1 && pl_term_sign_bits(b) > 1) return T->false_term;
  if (!is_signed && pl_term_leading_zeros(a) > 0 && pl_term_leading_zeros(b) > 0) return T->false_term;
  return pl_term_make2_sorted(T, op, PL_SORT_B, a, b);
}

/* BOOL: a - b is out of the signed range, simplified where constants or known bounds allow it, otherwise a BV_SSUBO node. */
static const pl_term *signed_sub_overflows(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (a == b || pl_term_is_op_zero(b)) return T->false_term;
  pl_apint least = pl_apint_signed_min(T->arena, a->sort.width);
  if (pl_term_is_const(b) && pl_apint_eq(b->value, least)) return pl_not(T, less(T, true, a, pl_bv_u64(T, a->sort.width, 0)));
  if (pl_term_is_const(b)) return add_constant_overflows(T, true, a, pl_apint_neg(T->arena, b->value));
  if (pl_term_is_op_zero(a)) return pl_eq(T, b, pl_bv(T, least));
  if (pl_term_sign_bits(a) > 1 && pl_term_sign_bits(b) > 1) return T->false_term;
  if (pl_term_leading_zeros(a) > 0 && pl_term_leading_zeros(b) > 0) return T->false_term;
  return pl_term_make2(T, PL_TERM_BV_SSUBO, PL_SORT_B, a, b, 0);
}

/* BOOL: a * b is out of range (op: BV_SMULO or BV_UMULO), simplified where constants or known bounds allow it, otherwise a
 * node. */
static const pl_term *mul_overflows(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  bool is_signed = op == PL_TERM_BV_SMULO;
  uint32_t width = a->sort.width;
  if (pl_term_is_const(a)) {
    const pl_term *swap = a;
    a = b, b = swap;
  }
  if (pl_term_is_op_zero(b) || pl_term_is_op_one(b)) return T->false_term;
  if (is_signed && pl_term_is_op_ones(b)) return pl_eq(T, a, pl_bv(T, pl_apint_signed_min(T->arena, width)));
  /* With s sign bits |x| <= 2^(width - s): the product is within [-2^(2 width - s - s'), 2^(2 width - s - s')], and that is in
   * range if s + s' > width + 1. */
  if (is_signed && pl_term_sign_bits(a) + pl_term_sign_bits(b) > width + 1) return T->false_term;
  if (!is_signed && pl_term_leading_zeros(a) + pl_term_leading_zeros(b) >= width) return T->false_term;
  return pl_term_make2_sorted(T, op, PL_SORT_B, a, b);
}

const pl_term *pl_term_bv_overflow(pl_terms *T, pl_term_op op, const pl_term *a, const pl_term *b) {
  assert(a->sort.kind == PL_SORT_BV && pl_sort_eq(a->sort, b->sort));
  if (op == PL_TERM_BV_USUBO) return less(T, false, a, b);
  if (op == PL_TERM_BV_SSUBO) return signed_sub_overflows(T, a, b);
  if (op == PL_TERM_BV_SADDO || op == PL_TERM_BV_UADDO) return add_overflows(T, op, a, b);
  return mul_overflows(T, op, a, b);
}
