#include <assert.h>

#include "verify/term/internal.h"

/* Sums of products, over the integers modulo 2^width (BV) or the integers (INT).
 *
 * A product is a constant (if not 1) and its atoms in order of id; the product without the constant is the monomial's base. A sum
 * is its monomials in order of their bases' ids and then the constant (if not 0). What would be larger than PL_TERM_MAX_FLAT
 * monomials or PL_TERM_MAX_DEGREE factors keeps an operand whole, as an atom. No monomial has both a quotient x / y and its
 * divisor among its factors: x / y * y is x - x % y. */

/* The op of sums of that sort, BV_ADD or INT_ADD. */
static pl_term_op sum_op(pl_sort sort) { return sort.kind == PL_SORT_INT ? PL_TERM_INT_ADD : PL_TERM_BV_ADD; }

/* The op of products of that sort, BV_MUL or INT_MUL. */
static pl_term_op product_op(pl_sort sort) { return sort.kind == PL_SORT_INT ? PL_TERM_INT_MUL : PL_TERM_BV_MUL; }

/* The width of constants of that sort (BV or INT). */
static uint32_t value_width(pl_sort sort) { return sort.kind == PL_SORT_INT ? PL_TERM_INT_WIDTH : sort.width; }

/* The constant `value` in the width of that sort. */
static pl_apint number(pl_terms *T, pl_sort sort, uint64_t value) {
  return pl_apint_from_u64(T->arena, value_width(sort), value);
}

/* *a += b, modulo 2^width for BV; false, and *a unchanged, if the sort is INT and the sum leaves 256 bits. */
static bool add_values(pl_terms *T, pl_sort sort, pl_apint *a, pl_apint b) {
  if (sort.kind == PL_SORT_INT && pl_apint_sadd_overflows(*a, b)) return false;
  *a = pl_apint_add(T->arena, *a, b);
  return true;
}

/* *a *= b, modulo 2^width for BV; false, and *a unchanged, if the sort is INT and the product leaves 256 bits. */
static bool mul_values(pl_terms *T, pl_sort sort, pl_apint *a, pl_apint b) {
  if (sort.kind == PL_SORT_INT && pl_apint_smul_overflows(*a, b)) return false;
  *a = pl_apint_mul(T->arena, *a, b);
  return true;
}

/* ---- between terms and polynomials ---- */

/* The term as one monomial: its base and its constant factor, or 1. */
static pl_mono mono_of(pl_terms *T, const pl_term *a) {
  const pl_term *base = pl_term_base(a);
  return (pl_mono){base, base == a ? number(T, a->sort, 1) : a->args[0]->value};
}

void pl_poly_load(pl_terms *T, const pl_term *a, pl_poly *out) {
  out->sort = a->sort;
  out->len = 0;
  out->constant = pl_term_is_const(a) ? a->value : number(T, a->sort, 0);
  if (pl_term_is_const(a)) return;
  if (a->op != sum_op(a->sort)) {
    out->monos[out->len++] = mono_of(T, a);
    return;
  }
  for (uint32_t i = 0; i < a->num_args; i++) {
    if (pl_term_is_const(a->args[i]))
      out->constant = a->args[i]->value;
    else
      out->monos[out->len++] = mono_of(T, a->args[i]);
  }
}

/* Sets *out to the polynomial whose only monomial is the term as a whole, even if it is a sum, with its constant factor as the
 * coefficient; a constant stays a constant. */
static void load_as_atom(pl_terms *T, const pl_term *a, pl_poly *out) {
  if (pl_term_is_const(a)) {
    pl_poly_load(T, a, out);
    return;
  }
  *out = (pl_poly){.sort = a->sort, .len = 1, .constant = number(T, a->sort, 0)};
  out->monos[0] = mono_of(T, a);
}

/* The term of a monomial: the base alone if the coefficient is 1, otherwise a product with the coefficient in front. */
static const pl_term *mono_term(pl_terms *T, pl_mono m) {
  if (pl_apint_is_one(m.coeff)) return m.base;
  pl_sort sort = m.base->sort;
  const pl_term *args[PL_TERM_MAX_DEGREE + 1] = {pl_term_const(T, sort, m.coeff), m.base};
  uint32_t count = 2;
  if (m.base->op == product_op(sort)) {
    count = 1 + m.base->num_args;
    memcpy((void *)(args + 1), (const void *)m.base->args, m.base->num_args * sizeof *args);
  }
  return pl_term_make(T, product_op(sort), sort, args, count, 0);
}

/* ---- a quotient times its divisor ---- */

/* Whether the term is an unsigned or signed quotient. */
static bool is_quotient(const pl_term *a) { return a->op == PL_TERM_BV_UDIV || a->op == PL_TERM_BV_SDIV; }

/* The factors of the product at `base`, or that term alone as an array of one; sets *count. */
static const pl_term *const *factors(const pl_term *const *base, uint32_t *count) {
  bool product = (*base)->op == product_op((*base)->sort);
  *count = product ? (*base)->num_args : 1;
  return product ? (*base)->args : base;
}

/* Divides the monomial `m` by (its factor at index `skip`) * divisor: sets left[0] to left[*num_left - 1] to the remaining
 * factors and the pointee of `coeff` to the coefficient. False, with these undefined, if the divisor's factors and coefficient do
 * not divide those of `m`. */
static bool divide_mono(pl_terms *T, pl_mono m, uint32_t skip, const pl_term *divisor, const pl_term **left, uint32_t *num_left,
                        pl_apint *coeff) {
  pl_mono d = pl_term_is_const(divisor) ? (pl_mono){NULL, divisor->value} : mono_of(T, divisor);
  uint32_t count = 0, parts = 0, k = 0;
  const pl_term *const *all = factors(&m.base, &count), *const *own = d.base ? factors(&d.base, &parts) : NULL;
  if (pl_apint_is_zero(d.coeff) || !pl_apint_is_zero(pl_apint_srem(T->arena, m.coeff, d.coeff))) return false;
  *coeff = pl_apint_sdiv(T->arena, m.coeff, d.coeff);
  *num_left = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (i == skip) continue;
    if (k < parts && own[k] == all[i])
      k++;
    else
      left[(*num_left)++] = all[i];
  }
  return k == parts;
}

/* The monomial with one product x / y * y in it replaced by x - x % y; NULL if it contains no such product. It holds for
 * unsigned and signed divisions, also where y is 0 (x % 0 is x) and where the least number is divided by -1 (it is its own
 * negation). */
static const pl_term *cancel_quotient(pl_terms *T, pl_mono m) {
  const pl_term *left[PL_TERM_MAX_DEGREE];
  uint32_t count = 0, num_left = 0;
  pl_apint coeff;
  const pl_term *const *all = factors(&m.base, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (!is_quotient(all[i]) || !divide_mono(T, m, i, all[i]->args[1], left, &num_left, &coeff)) continue;
    pl_term_op rest = all[i]->op == PL_TERM_BV_UDIV ? PL_TERM_BV_UREM : PL_TERM_BV_SREM;
    const pl_term *x = all[i]->args[0];
    const pl_term *product = pl_bv_sub(T, x, pl_bv_binary(T, rest, x, all[i]->args[1]));
    for (uint32_t k = 0; k < num_left; k++)
      product = pl_poly_mul(T, product, left[k]);
    return pl_poly_mul(T, product, pl_bv(T, coeff));
  }
  return NULL;
}

/* The polynomial as a term, with the product of a quotient and its divisor in one monomial cancelled; NULL if there is none, the
 * polynomial is of INT, or the rewrites are nested too deeply. */
static const pl_term *cancel_quotients(pl_terms *T, const pl_poly *p) {
  if (p->sort.kind != PL_SORT_BV || !pl_term_enter(T)) return NULL;
  const pl_term *result = NULL;
  for (uint32_t i = 0; i < p->len && !result; i++) {
    const pl_term *other = cancel_quotient(T, p->monos[i]);
    if (!other) continue;
    pl_poly rest = *p;
    memmove(&rest.monos[i], &rest.monos[i + 1], (p->len - i - 1) * sizeof *rest.monos);
    rest.len--;
    result = pl_poly_add(T, pl_poly_store(T, &rest), other, 1);
  }
  pl_term_leave(T);
  return result;
}

const pl_term *pl_poly_store(pl_terms *T, const pl_poly *p) {
  const pl_term *args[PL_TERM_MAX_FLAT + 1], *cancelled = cancel_quotients(T, p);
  uint32_t count = 0;
  if (cancelled) return cancelled;
  for (uint32_t i = 0; i < p->len; i++)
    args[count++] = mono_term(T, p->monos[i]);
  if (!pl_apint_is_zero(p->constant) || count == 0) args[count++] = pl_term_const(T, p->sort, p->constant);
  return count == 1 ? args[0] : pl_term_make(T, sum_op(p->sort), p->sort, args, count, 0);
}

/* ---- sums ---- */

/* Appends a monomial to `out` unless its coefficient is 0; false, and nothing appended, if `out` is full. */
static bool push(pl_poly *out, pl_mono m) {
  if (pl_apint_is_zero(m.coeff)) return true;
  if (out->len == PL_TERM_MAX_FLAT) return false;
  out->monos[out->len++] = m;
  return true;
}

/* Negates *a if sign is -1; false if the sort is INT and that leaves 256 bits. */
static bool signed_value(pl_terms *T, pl_sort sort, int sign, pl_apint *a) {
  return sign > 0 || mul_values(T, sort, a, pl_apint_ones(T->arena, a->width));
}

bool pl_poly_combine(pl_terms *T, const pl_poly *a, const pl_poly *b, int sign, pl_poly *out) {
  out->sort = a->sort;
  out->len = 0;
  out->constant = b->constant;
  if (!signed_value(T, a->sort, sign, &out->constant) || !add_values(T, a->sort, &out->constant, a->constant)) return false;
  uint32_t i = 0, j = 0;
  while (i < a->len || j < b->len) {
    uint32_t id_a = i < a->len ? a->monos[i].base->id : UINT32_MAX;
    uint32_t id_b = j < b->len ? b->monos[j].base->id : UINT32_MAX;
    pl_mono m = id_b <= id_a ? b->monos[j++] : a->monos[i];
    if (id_b <= id_a && !signed_value(T, a->sort, sign, &m.coeff)) return false;
    if (id_a == id_b && !add_values(T, a->sort, &m.coeff, a->monos[i].coeff)) return false;
    if (id_a <= id_b) i++;
    if (!push(out, m)) return false;
  }
  return true;
}

/* An uninterpreted function `name` of a and b, for an integer operation with a constant beyond 256 bits. */
static const pl_term *give_up(pl_terms *T, const char *name, const pl_term *a, const pl_term *b) {
  return pl_app(T, a->sort, pl_str_from(name), (const pl_term *[]){a, b}, 2);
}

const pl_term *pl_poly_add(pl_terms *T, const pl_term *a, const pl_term *b, int sign) {
  assert(pl_sort_eq(a->sort, b->sort) && (sign == 1 || sign == -1));
  pl_poly pa, pb, sum;
  pl_poly_load(T, a, &pa);
  pl_poly_load(T, b, &pb);
  if (pl_poly_combine(T, &pa, &pb, sign, &sum)) return pl_poly_store(T, &sum);
  /* Too long: the longer one is an atom, or both are. */
  if (pa.len >= pb.len)
    load_as_atom(T, a, &pa);
  else
    load_as_atom(T, b, &pb);
  if (pl_poly_combine(T, &pa, &pb, sign, &sum)) return pl_poly_store(T, &sum);
  load_as_atom(T, a, &pa);
  load_as_atom(T, b, &pb);
  if (pl_poly_combine(T, &pa, &pb, sign, &sum)) return pl_poly_store(T, &sum);
  return give_up(T, sign > 0 ? "int.add" : "int.sub", a, b);
}

/* ---- products ---- */

/* The product of two bases (terms without constant factors), factors sorted by id; a and b are single factors if it would have
 * too many. */
static const pl_term *mul_bases(pl_terms *T, const pl_term *a, const pl_term *b) {
  uint32_t num_a = 0, num_b = 0, count = 0, i = 0, j = 0;
  const pl_term *const *as = factors(&a, &num_a), *const *bs = factors(&b, &num_b);
  if (num_a + num_b > PL_TERM_MAX_DEGREE) as = &a, bs = &b, num_a = num_b = 1;
  const pl_term *args[PL_TERM_MAX_DEGREE];
  while (i < num_a || j < num_b) {
    bool from_a = j == num_b || (i < num_a && as[i]->id <= bs[j]->id);
    args[count++] = from_a ? as[i++] : bs[j++];
  }
  return pl_term_make(T, product_op(a->sort), a->sort, args, count, 0);
}

/* Adds a monomial to a sorted polynomial, combining it with one of the same base; false if the polynomial is full or an
 * integer leaves 256 bits. */
static bool insert(pl_terms *T, pl_poly *p, pl_mono m) {
  if (pl_apint_is_zero(m.coeff)) return true;
  uint32_t at = p->len;
  while (at > 0 && p->monos[at - 1].base->id > m.base->id)
    at--;
  if (at > 0 && p->monos[at - 1].base == m.base) {
    pl_mono *same = &p->monos[at - 1];
    if (!add_values(T, p->sort, &same->coeff, m.coeff)) return false;
    if (!pl_apint_is_zero(same->coeff)) return true;
    memmove(same, same + 1, (p->len - at) * sizeof *same);
    p->len--;
    return true;
  }
  if (p->len == PL_TERM_MAX_FLAT) return false;
  memmove(&p->monos[at + 1], &p->monos[at], (p->len - at) * sizeof *p->monos);
  p->monos[at] = m;
  p->len++;
  return true;
}

/* *out += m * b, where a monomial with base NULL is a constant; false if *out is full or an integer leaves 256 bits. */
static bool add_product(pl_terms *T, pl_mono m, const pl_poly *b, pl_poly *out) {
  for (uint32_t j = 0; j <= b->len; j++) {
    pl_mono n = j < b->len ? b->monos[j] : (pl_mono){NULL, b->constant};
    if (pl_apint_is_zero(n.coeff) || pl_apint_is_zero(m.coeff)) continue;
    if (!mul_values(T, b->sort, &n.coeff, m.coeff)) return false;
    if (!n.base && !m.base) {
      if (!add_values(T, b->sort, &out->constant, n.coeff)) return false;
      continue;
    }
    n.base = n.base && m.base ? mul_bases(T, n.base, m.base) : n.base ? n.base : m.base;
    if (!insert(T, out, n)) return false;
  }
  return true;
}

/* *out = a * b, multiplied out; false if there may be too many monomials or an integer leaves 256 bits. */
static bool mul_polys(pl_terms *T, const pl_poly *a, const pl_poly *b, pl_poly *out) {
  out->sort = a->sort;
  out->len = 0;
  out->constant = number(T, a->sort, 0);
  if (a->len * b->len > PL_TERM_MAX_FLAT) return false;
  for (uint32_t i = 0; i < a->len; i++)
    if (!add_product(T, a->monos[i], b, out)) return false;
  return add_product(T, (pl_mono){NULL, a->constant}, b, out);
}

/* a * b where `a` is a quotient (times a constant) and `b`, a sum, is its divisor: x / b * b is x - x % b; otherwise, or if the
 * rewrites are nested too deeply, NULL. A sum as divisor has to be recognised before the product is multiplied out. */
static const pl_term *mul_quotient(pl_terms *T, const pl_term *a, const pl_term *b) {
  if (b->op != PL_TERM_BV_ADD || pl_term_is_const(a)) return NULL;
  pl_mono m = mono_of(T, a);
  if (!is_quotient(m.base) || m.base->args[1] != b || !pl_term_enter(T)) return NULL;
  const pl_term *x = m.base->args[0];
  const pl_term *rest = pl_bv_binary(T, m.base->op == PL_TERM_BV_UDIV ? PL_TERM_BV_UREM : PL_TERM_BV_SREM, x, b);
  const pl_term *result = pl_poly_mul(T, pl_bv_sub(T, x, rest), pl_bv(T, m.coeff));
  pl_term_leave(T);
  return result;
}

const pl_term *pl_poly_mul(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  pl_poly pa, pb, product;
  const pl_term *whole = mul_quotient(T, a, b);
  if (!whole) whole = mul_quotient(T, b, a);
  if (whole) return whole;
  pl_poly_load(T, a, &pa);
  pl_poly_load(T, b, &pb);
  if (mul_polys(T, &pa, &pb, &product)) return pl_poly_store(T, &product);
  if (pa.len >= pb.len)
    load_as_atom(T, a, &pa);
  else
    load_as_atom(T, b, &pb);
  if (mul_polys(T, &pa, &pb, &product)) return pl_poly_store(T, &product);
  load_as_atom(T, a, &pa);
  load_as_atom(T, b, &pb);
  if (mul_polys(T, &pa, &pb, &product)) return pl_poly_store(T, &product);
  return give_up(T, "int.mul", a, b);
}

/* ---- equality ---- */

/* The multiplicative inverse of an odd number modulo 2^width, by Newton's iteration, which doubles the number of correct low
 * bits each time. */
static pl_apint inverse(pl_terms *T, pl_apint odd) {
  pl_apint x = odd; /* right in the lowest 3 bits */
  pl_apint two = pl_apint_from_u64(T->arena, odd.width, 2);
  for (uint32_t bits = 3; bits < odd.width; bits *= 2)
    x = pl_apint_mul(T->arena, x, pl_apint_sub(T->arena, two, pl_apint_mul(T->arena, odd, x)));
  return x;
}

/* The absolute value of a signed number, as an unsigned number of the same width. */
static pl_apint absolute(pl_terms *T, pl_apint a) { return pl_apint_is_negative(a) ? pl_apint_neg(T->arena, a) : a; }

/* Divides the polynomial of an integer equation p = 0, which has a monomial, by the greatest common divisor of its coefficients
 * (if that is 2^255, not at all); false if that does not divide the constant, so that p is never zero. */
static bool divide_out(pl_terms *T, pl_poly *p) {
  pl_apint gcd = absolute(T, p->monos[0].coeff);
  for (uint32_t i = 1; i < p->len; i++)
    for (pl_apint b = absolute(T, p->monos[i].coeff); !pl_apint_is_zero(b);) {
      pl_apint rest = pl_apint_urem(T->arena, gcd, b);
      gcd = b, b = rest;
    }
  if (!pl_apint_is_zero(pl_apint_urem(T->arena, absolute(T, p->constant), gcd))) return false;
  if (pl_apint_is_negative(gcd)) return true; /* 2^255 */
  for (uint32_t i = 0; i < p->len; i++)
    p->monos[i].coeff = pl_apint_sdiv(T->arena, p->monos[i].coeff, gcd);
  p->constant = pl_apint_sdiv(T->arena, p->constant, gcd);
  return true;
}

/* BOOL: coeff * base + constant = 0 modulo 2^width, for `p` with this one monomial and an odd coefficient, as base = a constant,
 * by the coefficient's inverse. */
static const pl_term *zero_mono(pl_terms *T, const pl_poly *p) {
  pl_apint inv = inverse(T, p->monos[0].coeff);
  pl_apint value = pl_apint_neg(T->arena, pl_apint_mul(T->arena, inv, p->constant));
  return pl_term_bv_eq_parts(T, p->monos[0].base, pl_bv(T, value));
}

/* Whether only the top bit of the number is set: the least signed number, which is its own negation. */
static bool is_minimum(pl_apint a) { return pl_apint_ctz(a) == a.width - 1; }

/* p = 0 as an equality of two sums without negative coefficients, but for the least number, which is its own negation. */
static const pl_term *zero_sum(pl_terms *T, const pl_poly *p) {
  pl_poly left = {.sort = p->sort, .constant = number(T, p->sort, 0)}, right = left;
  uint32_t lead = 0; /* its sign decides between the sum and its negation */
  while (lead + 1 < p->len && is_minimum(p->monos[lead].coeff))
    lead++;
  bool flip = pl_apint_is_negative(p->monos[lead].coeff);
  right.constant = flip ? p->constant : pl_apint_neg(T->arena, p->constant);
  for (uint32_t i = 0; i < p->len; i++) {
    pl_mono m = p->monos[i];
    bool negative = pl_apint_is_negative(m.coeff);
    if (negative) m.coeff = pl_apint_neg(T->arena, m.coeff);
    push(negative == flip ? &left : &right, m);
  }
  const pl_term *a = pl_poly_store(T, &left), *b = pl_poly_store(T, &right);
  if (p->sort.kind == PL_SORT_BV) return pl_term_bv_eq_parts(T, a, b);
  if (pl_term_is_const(a)) return pl_term_make2(T, PL_TERM_EQ, PL_SORT_B, b, a, 0);
  if (pl_term_is_const(b)) return pl_term_make2(T, PL_TERM_EQ, PL_SORT_B, a, b, 0);
  return pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
}

/* Whether a coefficient or the constant of an integer polynomial is -2^255, whose negation would leave 256 bits. */
static bool has_minimum(const pl_poly *p) {
  for (uint32_t i = 0; i < p->len; i++)
    if (is_minimum(p->monos[i].coeff)) return true;
  return is_minimum(p->constant);
}

/* Whether a polynomial modulo 2^width is never 0 because a power of two divides all its coefficients but not its constant. */
static bool is_never_zero(const pl_poly *p) {
  if (pl_apint_is_zero(p->constant)) return false;
  uint32_t zeros = pl_apint_ctz(p->constant);
  for (uint32_t i = 0; i < p->len; i++)
    if (pl_apint_ctz(p->monos[i].coeff) <= zeros) return false;
  return true;
}

const pl_term *pl_poly_eq(pl_terms *T, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  pl_poly pa, pb, p;
  pl_poly_load(T, a, &pa);
  pl_poly_load(T, b, &pb);
  if (!pl_poly_combine(T, &pa, &pb, -1, &p)) return pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
  const pl_term *cancelled = cancel_quotients(T, &p); /* coefficients have come together */
  if (cancelled) pl_poly_load(T, cancelled, &p);
  if (p.len == 0) return pl_bool(T, pl_apint_is_zero(p.constant));
  bool integer = p.sort.kind == PL_SORT_INT;
  if (integer && has_minimum(&p)) return pl_term_make2_sorted(T, PL_TERM_EQ, PL_SORT_B, a, b);
  if (integer && !divide_out(T, &p)) return T->false_term;
  if (!integer && is_never_zero(&p)) return T->false_term;
  if (!integer && p.len == 1 && pl_apint_bit(p.monos[0].coeff, 0)) return zero_mono(T, &p);
  return zero_sum(T, &p);
}
