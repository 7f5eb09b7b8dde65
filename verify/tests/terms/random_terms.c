/* random_terms.c - generators of random terms: bit vectors, truth values, integers, memories. */
#include "verify/tests/terms/random_terms.h"

#include <assert.h>

/* A new, zeroed pl_valued (a term with its values) in the terms' arena, for the caller to fill. */
static pl_valued *new_term(pl_random *R) { return pl_arena_alloc(pl_terms_arena(R->T), sizeof(pl_valued)); }
static pl_valued *random_int(pl_random *R, uint32_t width, uint32_t depth);
static pl_valued_memory *random_mem(pl_random *R, uint32_t depth);

/* Passes the finished term to R->check, unless that is NULL, and returns it. */
static pl_valued *done(pl_random *R, pl_valued *v) {
  if (R->check) R->check(R, v);
  return v;
}

/* One of the PL_RANDOM_SYMBOLS symbols of that sort (BOOL, BV or INT), at random, with its value in each world; it is not passed
 * to R->check. */
static pl_valued *random_symbol(pl_random *R, pl_sort sort) {
  pl_valued *v = new_term(R);
  uint32_t index = pl_random_below(R, PL_RANDOM_SYMBOLS);
  char name[3] = {sort.kind == PL_SORT_BOOL ? 'b' : sort.kind == PL_SORT_INT ? 'i' : 'x', (char)('0' + index), '\0'};
  v->term = pl_term_sym(R->T, sort, pl_str_from(name));
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] =
        sort.kind == PL_SORT_INT ? (pl_u128)(pl_s128)pl_integer_value(R, index, w) : pl_symbol_value(R, index, sort.width, w);
  return v;
}

/* A random BV constant of that width (at most 128 bits), often an unusual one such as 0, -1 or 2^k; it is not passed to
 * R->check. */
static pl_valued *random_constant(pl_random *R, uint32_t width) {
  pl_valued *v = new_term(R);
  pl_u128 value = (pl_u128)pl_random_next(R) << 64 | pl_random_next(R);
  switch (pl_random_below(R, 8)) {
  case 0: value = 0; break;
  case 1: value = 1; break;
  case 2: value = ~(pl_u128)0; break;
  case 3: value = (pl_u128)1 << pl_random_below(R, width); break;
  case 4: value = ((pl_u128)1 << pl_random_below(R, width)) - 1; break;
  case 5: value = -((pl_u128)1 << pl_random_below(R, width)); break;
  default: break;
  }
  value &= pl_mask(width);
  v->term = pl_constant_of(R->T, pl_sort_bv(width), value);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = value;
  return v;
}

/* The result of BV_UDIV, BV_UREM, BV_SDIV or BV_SREM by plain arithmetic, with SMT-LIB's results for a divisor of 0; bits above
 * the width are undefined. */
static pl_u128 plain_divide(pl_term_op op, pl_u128 a, pl_u128 b, uint32_t width) {
  pl_s128 x = pl_signed(a, width), y = pl_signed(b, width);
  bool wraps = y == -1; /* the quotient may not fit in 128 bits */
  if (op == PL_TERM_BV_UDIV) return b == 0 ? pl_mask(width) : a / b;
  if (op == PL_TERM_BV_UREM) return b == 0 ? a : a % b;
  if (op == PL_TERM_BV_SREM) return b == 0 ? a : wraps ? 0 : (pl_u128)(x % y);
  if (b == 0) return x < 0 ? 1 : ~(pl_u128)0;
  return wraps ? -a : (pl_u128)(x / y);
}

/* The result of BV_SHL, BV_LSHR or BV_ASHR of `a` by `b` by plain arithmetic; if `b` is not below the width, 0, or -1 for BV_ASHR
 * of a negative number. Bits above the width are undefined. */
static pl_u128 plain_shift(pl_term_op op, pl_u128 a, pl_u128 b, uint32_t width) {
  pl_s128 x = pl_signed(a, width);
  if (b >= width) return op == PL_TERM_BV_ASHR && x < 0 ? ~(pl_u128)0 : 0;
  uint32_t amount = (uint32_t)b;
  if (op == PL_TERM_BV_SHL) return a << amount;
  if (op == PL_TERM_BV_LSHR) return a >> amount;
  return x < 0 ? ~(~(pl_u128)x >> amount) : (pl_u128)x >> amount;
}

/* The result of a binary op whose result is a bit vector (arithmetic, bitwise, shift) by plain arithmetic; bits above the width
 * are undefined. */
static pl_u128 plain_bv(pl_term_op op, pl_u128 a, pl_u128 b, uint32_t width) {
  if (op == PL_TERM_BV_ADD) return a + b;
  if (op == PL_TERM_BV_MUL) return a * b;
  if (op == PL_TERM_BV_AND) return a & b;
  if (op == PL_TERM_BV_OR) return a | b;
  if (op == PL_TERM_BV_XOR) return a ^ b;
  return op >= PL_TERM_BV_SHL && op <= PL_TERM_BV_ASHR ? plain_shift(op, a, b, width) : plain_divide(op, a, b, width);
}

/* Whether the comparison holds, or for BV_SADDO ... BV_UMULO whether the exact result is out of range, by plain arithmetic;
 * overflow of products is for up to 64 bits only, as exact products need 128. */
static bool plain_relation(pl_term_op op, pl_u128 a, pl_u128 b, uint32_t width) {
  pl_s128 x = pl_signed(a, width), y = pl_signed(b, width);
  pl_u128 sum = (a + b) & pl_mask(width), difference = (a - b) & pl_mask(width);
  bool sa = x < 0, sb = y < 0;
  if (op == PL_TERM_BV_ULT) return a < b;
  if (op == PL_TERM_BV_ULE) return a <= b;
  if (op == PL_TERM_BV_SLT) return x < y;
  if (op == PL_TERM_BV_SLE) return x <= y;
  if (op == PL_TERM_BV_UADDO) return sum < a;
  if (op == PL_TERM_BV_USUBO) return a < b;
  if (op == PL_TERM_BV_SADDO) return sa == sb && pl_top(sum, width) != sa;
  if (op == PL_TERM_BV_SSUBO) return sa != sb && pl_top(difference, width) != sa;
  if (op == PL_TERM_BV_UMULO) return a * b > pl_mask(width);
  pl_s128 product = x * y, limit = (pl_s128)1 << (width - 1);
  return product < -limit || product >= limit;
}

/* A random arithmetic op, bitwise op or shift, passed to R->check, of two random bit vectors of that width and depth. */
static pl_valued *random_binary(pl_random *R, uint32_t width, uint32_t depth) {
  static const pl_term_op ops[] = {PL_TERM_BV_ADD,  PL_TERM_BV_ADD,  PL_TERM_BV_MUL, PL_TERM_BV_UDIV, PL_TERM_BV_UREM,
                                   PL_TERM_BV_SDIV, PL_TERM_BV_SREM, PL_TERM_BV_AND, PL_TERM_BV_OR,   PL_TERM_BV_XOR,
                                   PL_TERM_BV_SHL,  PL_TERM_BV_LSHR, PL_TERM_BV_ASHR};
  pl_term_op op = ops[pl_random_below(R, sizeof ops / sizeof *ops)];
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *v = new_term(R);
  v->term = pl_bv_binary(R->T, op, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = plain_bv(op, a->in[w], b->in[w], width) & pl_mask(width);
  return done(R, v);
}

/* c * (a / b) * b + a % b, signed or unsigned, multiplied in one of two orders, for random bit vectors of that width and depth;
 * passed to R->check as a whole. */
static pl_valued *random_quotient(pl_random *R, uint32_t width, uint32_t depth) {
  bool is_signed = pl_random_below(R, 2), late = pl_random_below(R, 2);
  pl_term_op div = is_signed ? PL_TERM_BV_SDIV : PL_TERM_BV_UDIV, rem = is_signed ? PL_TERM_BV_SREM : PL_TERM_BV_UREM;
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *c = pl_random_bv(R, width, depth);
  pl_valued *v = new_term(R);
  const pl_term *quotient = pl_bv_binary(R->T, div, a->term, b->term), *rest = pl_bv_binary(R->T, rem, a->term, b->term);
  const pl_term *product = late ? pl_bv_mul(R->T, pl_bv_mul(R->T, quotient, c->term), b->term)
                                : pl_bv_mul(R->T, c->term, pl_bv_mul(R->T, b->term, quotient));
  v->term = pl_bv_add(R->T, product, rest);
  for (uint32_t w = 0; w < R->worlds; w++) {
    pl_u128 x = a->in[w], y = b->in[w];
    v->in[w] = (plain_bv(div, x, y, width) * y * c->in[w] + plain_bv(rem, x, y, width)) & pl_mask(width);
  }
  return done(R, v);
}

/* A random negation, bitwise complement or difference, passed to R->check, of random bit vectors of that width and depth. */
static pl_valued *random_unary(pl_random *R, uint32_t width, uint32_t depth) {
  uint32_t which = pl_random_below(R, 3);
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *v = new_term(R);
  v->term = which == 0 ? pl_bv_neg(R->T, a->term) : which == 1 ? pl_bv_not(R->T, a->term) : pl_bv_sub(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = (which == 0 ? -a->in[w] : which == 1 ? ~a->in[w] : a->in[w] - b->in[w]) & pl_mask(width);
  return done(R, v);
}

/* A random zero or sign extension to `width` bits, passed to R->check, of a random bit vector of that depth and at most as wide.
 */
static pl_valued *random_extension(pl_random *R, uint32_t width, uint32_t depth) {
  bool is_signed = pl_random_below(R, 2);
  uint32_t inner = 1 + pl_random_below(R, width);
  pl_valued *a = pl_random_bv(R, inner, depth), *v = new_term(R);
  v->term = is_signed ? pl_bv_sext(R->T, a->term, width) : pl_bv_zext(R->T, a->term, width);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = is_signed ? (pl_u128)pl_signed(a->in[w], inner) & pl_mask(width) : a->in[w];
  return done(R, v);
}

/* A random extract of `width` bits, passed to R->check, from a random bit vector of that depth and of at most 2 * width and 128
 * bits; often of its lowest bits. */
static pl_valued *random_extract(pl_random *R, uint32_t width, uint32_t depth) {
  uint32_t most = 2 * width <= 128 ? 2 * width : 128;
  uint32_t outer = width + pl_random_below(R, most - width + 1);
  uint32_t low = pl_random_below(R, 2) ? 0 : pl_random_below(R, outer - width + 1);
  pl_valued *a = pl_random_bv(R, outer, depth), *v = new_term(R);
  v->term = pl_bv_extract(R->T, a->term, low, width);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = (a->in[w] >> low) & pl_mask(width);
  return done(R, v);
}

/* A random concatenation of that width, passed to R->check, half of the time of adjacent extracts of one term of that depth, else
 * of two; for width 1 a symbol. */
static pl_valued *random_concat(pl_random *R, uint32_t width, uint32_t depth) {
  if (width == 1) return random_symbol(R, pl_sort_bv(1));
  uint32_t low = 1 + pl_random_below(R, width - 1);
  pl_valued *a = pl_random_bv(R, width - low, depth), *b = pl_random_bv(R, low, depth), *v = new_term(R);
  if (pl_random_below(R, 2)) {
    uint32_t shift = width < 100 ? pl_random_below(R, 9) : 0;
    const pl_valued *whole = pl_random_bv(R, width + shift, depth);
    a->term = pl_bv_extract(R->T, whole->term, low + shift, width - low);
    b->term = pl_bv_extract(R->T, whole->term, shift, low);
    for (uint32_t w = 0; w < R->worlds; w++) {
      a->in[w] = (whole->in[w] >> (low + shift)) & pl_mask(width - low);
      b->in[w] = (whole->in[w] >> shift) & pl_mask(low);
    }
  }
  v->term = pl_bv_concat(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = a->in[w] << low | b->in[w];
  return done(R, v);
}

/* A random if-then-else of bit vectors, passed to R->check; the condition and both values are random terms of that depth. */
static pl_valued *random_ite(pl_random *R, uint32_t width, uint32_t depth) {
  pl_valued *c = pl_random_bool(R, width, depth), *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth);
  pl_valued *v = new_term(R);
  v->term = pl_ite(R->T, c->term, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = c->in[w] ? a->in[w] : b->in[w];
  return done(R, v);
}

/* The uninterpreted function "f" applied to two random bit vectors of that width and depth, passed to R->check; its result has
 * that width too. */
static pl_valued *random_app(pl_random *R, uint32_t width, uint32_t depth) {
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *v = new_term(R);
  v->term = pl_app(R->T, pl_sort_bv(width), PL_STR("f"), (const pl_term *[]){a->term, b->term}, 2);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = pl_function_value(a->in[w], b->in[w], width);
  return done(R, v);
}

/* A load of `width` bits, a multiple of 8, passed to R->check, from a random memory of that depth at a random address of depth at
 * most 1. */
static pl_valued *random_load(pl_random *R, uint32_t width, uint32_t depth) {
  assert(width % 8 == 0);
  pl_valued_memory *m = random_mem(R, depth);
  pl_valued *a = pl_random_bv(R, R->address_width, depth > 1 ? 1 : depth), *v = new_term(R);
  v->term = pl_mem_load(R->T, m->term, a->term, width / 8);
  for (uint32_t w = 0; w < R->worlds; w++)
    for (uint32_t i = 0; i < width / 8; i++)
      v->in[w] |= (pl_u128)m->in[w].bytes[(a->in[w] + i) & pl_mask(R->address_width)] << (8 * i);
  return done(R, v);
}

pl_valued *pl_random_bv(pl_random *R, uint32_t width, uint32_t depth) {
  assert(R && width > 0 && width <= 128);
  if (depth == 0) return pl_random_below(R, 3) ? random_symbol(R, pl_sort_bv(width)) : random_constant(R, width);
  depth -= pl_random_below(R, depth > 2 ? 2 : 1) + 1;
  switch (pl_random_below(R, 17)) {
  case 16: return random_quotient(R, width, depth);
  case 0: return random_unary(R, width, depth);
  case 1:
  case 2: return random_extension(R, width, depth);
  case 3:
  case 4: return random_extract(R, width, depth);
  case 5: return random_concat(R, width, depth);
  case 6:
  case 7: return random_ite(R, width, depth);
  case 8: return random_app(R, width, depth);
  case 9:
    if (width % 8 == 0) return random_load(R, width, depth);
    return random_symbol(R, pl_sort_bv(width));
  default: return random_binary(R, width, depth);
  }
}

/* A random comparison or predicate of overflow (of products only up to 64 bits), passed to R->check, of random bit vectors of
 * that width and depth. */
static pl_valued *random_relation(pl_random *R, uint32_t width, uint32_t depth) {
  uint32_t most = width <= 64 ? PL_TERM_BV_UMULO - PL_TERM_BV_SADDO + 1 : 4;
  pl_term_op op = pl_random_below(R, 2) ? (pl_term_op)(PL_TERM_BV_ULT + pl_random_below(R, 4))
                                        : (pl_term_op)(PL_TERM_BV_SADDO + pl_random_below(R, most));
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *v = new_term(R);
  v->term = pl_bv_binary(R->T, op, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = plain_relation(op, a->in[w], b->in[w], width);
  return done(R, v);
}

/* The equality, passed to R->check, of two random bit vectors of that width and depth. */
static pl_valued *random_equality(pl_random *R, uint32_t width, uint32_t depth) {
  pl_valued *a = pl_random_bv(R, width, depth), *b = pl_random_bv(R, width, depth), *v = new_term(R);
  v->term = pl_eq(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = a->in[w] == b->in[w];
  return done(R, v);
}

/* A random AND, OR, implication, equality or NOT, passed to R->check, of random booleans of that width and depth
 * (pl_random_bool). */
static pl_valued *random_connective(pl_random *R, uint32_t width, uint32_t depth) {
  pl_valued *a = pl_random_bool(R, width, depth), *b = pl_random_bool(R, width, depth), *v = new_term(R);
  uint32_t which = pl_random_below(R, 5);
  v->term = which == 0   ? pl_and(R->T, a->term, b->term)
            : which == 1 ? pl_or(R->T, a->term, b->term)
            : which == 2 ? pl_implies(R->T, a->term, b->term)
            : which == 3 ? pl_eq(R->T, a->term, b->term)
                         : pl_not(R->T, a->term);
  for (uint32_t w = 0; w < R->worlds; w++) {
    bool x = a->in[w] != 0, y = b->in[w] != 0;
    v->in[w] = which == 0 ? x && y : which == 1 ? x || y : which == 2 ? !x || y : which == 3 ? x == y : !x;
  }
  return done(R, v);
}

/* A random if-then-else of booleans, passed to R->check; the condition and both values are random booleans of that width and
 * depth (pl_random_bool). */
static pl_valued *random_bool_ite(pl_random *R, uint32_t width, uint32_t depth) {
  pl_valued *c = pl_random_bool(R, width, depth), *a = pl_random_bool(R, width, depth), *b = pl_random_bool(R, width, depth);
  pl_valued *v = new_term(R);
  v->term = pl_ite(R->T, c->term, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = c->in[w] ? a->in[w] : b->in[w];
  return done(R, v);
}

/* A random bit vector of width 1 and that depth as a boolean, passed to R->check, half of the time after it was converted to a
 * bit vector and back. */
static pl_valued *random_bit(pl_random *R, uint32_t depth) {
  pl_valued *a = pl_random_bv(R, 1, depth), *v = new_term(R);
  v->term = pl_bool_of_bv(R->T, a->term);
  memcpy(v->in, a->in, sizeof v->in);
  if (pl_random_below(R, 2)) v->term = pl_bool_of_bv(R->T, pl_bv_of_bool(R->T, v->term));
  return done(R, v);
}

/* Whether one of 1 to 4 bytes is poison in a random memory of that depth at a random address of depth at most 1, as a term that
 * is passed to R->check. */
static pl_valued *random_poison(pl_random *R, uint32_t depth) {
  pl_valued_memory *m = random_mem(R, depth);
  uint32_t count = 1 + pl_random_below(R, 4);
  pl_valued *a = pl_random_bv(R, R->address_width, depth > 1 ? 1 : depth), *v = new_term(R);
  v->term = pl_mem_poison(R->T, m->term, a->term, count);
  for (uint32_t w = 0; w < R->worlds; w++)
    for (uint32_t i = 0; i < count; i++)
      if (m->in[w].poison[(a->in[w] + i) & pl_mask(R->address_width)]) v->in[w] = 1;
  return done(R, v);
}

/* The equality, passed to R->check, of two random memories of that depth over one symbol: true if bytes, poison and ends of life
 * are the same. */
static pl_valued *random_same_memory(pl_random *R, uint32_t depth) {
  pl_valued_memory *a = random_mem(R, depth), *b = random_mem(R, depth);
  pl_valued *v = new_term(R);
  v->term = pl_eq(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = memcmp(&a->in[w], &b->in[w], sizeof a->in[w]) == 0;
  return done(R, v);
}

/* A random <=, < or equality, passed to R->check, of random integers of that width and depth (see random_int). */
static pl_valued *random_int_relation(pl_random *R, uint32_t width, uint32_t depth) {
  uint32_t which = pl_random_below(R, 3);
  pl_valued *a = random_int(R, width, depth), *b = random_int(R, width, depth), *v = new_term(R);
  v->term = which == 0   ? pl_int_le(R->T, a->term, b->term)
            : which == 1 ? pl_int_lt(R->T, a->term, b->term)
                         : pl_eq(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++) {
    pl_s128 x = (pl_s128)a->in[w], y = (pl_s128)b->in[w];
    v->in[w] = which == 0 ? x <= y : which == 1 ? x < y : x == y;
  }
  return done(R, v);
}

pl_valued *pl_random_bool(pl_random *R, uint32_t width, uint32_t depth) {
  assert(R && width > 0);
  if (depth == 0) return random_symbol(R, PL_SORT_B);
  depth--;
  switch (pl_random_below(R, 12)) {
  case 0:
  case 1:
  case 2: return random_relation(R, width, depth);
  case 3:
  case 4: return random_equality(R, width, depth);
  case 5: return random_bool_ite(R, width, depth);
  case 6: return random_bit(R, depth);
  case 7: return random_poison(R, depth);
  case 8: return random_same_memory(R, depth);
  case 9: return random_int_relation(R, width, depth);
  default: return random_connective(R, width, depth);
  }
}

/* A random INT symbol, a constant from -4 to 4, or, passed to R->check, the signed or unsigned value of a random bit vector of
 * depth 1 that is `width`, but at most 20, bits wide. */
static pl_valued *random_int_leaf(pl_random *R, uint32_t width) {
  if (width > 20) width = 20; /* products stay small */
  if (pl_random_below(R, 2)) return random_symbol(R, PL_SORT_I);
  pl_valued *v = new_term(R);
  if (pl_random_below(R, 2)) {
    int64_t value = (int64_t)pl_random_below(R, 9) - 4;
    v->term = pl_int(R->T, value);
    for (uint32_t w = 0; w < R->worlds; w++)
      v->in[w] = (pl_u128)(pl_s128)value;
    return v;
  }
  bool is_signed = pl_random_below(R, 2);
  pl_valued *a = pl_random_bv(R, width, 1);
  v->term = is_signed ? pl_int_of_sbv(R->T, a->term) : pl_int_of_ubv(R->T, a->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = is_signed ? (pl_u128)pl_signed(a->in[w], width) : a->in[w];
  return done(R, v);
}

/* A random integer: sums, differences, products and if-then-elses, passed to R->check and nested at most `depth` and at most two
 * levels, of what random_int_leaf makes; `width` is that of bit vectors in it. */
static pl_valued *random_int(pl_random *R, uint32_t width, uint32_t depth) {
  if (depth == 0) return random_int_leaf(R, width);
  if (depth > 2) depth = 2; /* products of at most four leaves */
  depth--;
  uint32_t which = pl_random_below(R, 4);
  pl_valued *a = random_int(R, width, depth), *b = random_int(R, width, depth), *v = new_term(R);
  if (which == 3) {
    pl_valued *c = pl_random_bool(R, width, depth);
    v->term = pl_ite(R->T, c->term, a->term, b->term);
    for (uint32_t w = 0; w < R->worlds; w++)
      v->in[w] = c->in[w] ? a->in[w] : b->in[w];
    return done(R, v);
  }
  v->term = which == 0   ? pl_int_add(R->T, a->term, b->term)
            : which == 1 ? pl_int_sub(R->T, a->term, b->term)
                         : pl_int_mul(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = which == 0 ? a->in[w] + b->in[w] : which == 1 ? a->in[w] - b->in[w] : a->in[w] * b->in[w];
  return done(R, v);
}

/* A new, zeroed pl_valued_memory (a memory with its bytes) in the terms' arena, for the caller to fill. */
static pl_valued_memory *new_memory(pl_random *R) { return pl_arena_alloc(pl_terms_arena(R->T), sizeof(pl_valued_memory)); }

/* The memory symbol "m0" with its bytes and their poison in each world. */
static pl_valued_memory *random_mem_symbol(pl_random *R) {
  pl_valued_memory *v = new_memory(R);
  v->term = pl_term_sym(R->T, pl_sort_mem(R->address_width), PL_STR("m0"));
  for (uint32_t w = 0; w < R->worlds; w++)
    for (uint32_t i = 0; i <= pl_mask(R->address_width); i++) {
      v->in[w].bytes[i] = pl_byte_value(R, 0, i, w);
      v->in[w].poison[i] = pl_poison_value(R, 0, i, w);
    }
  return v;
}

/* An address, R->address_width bits: a random symbol plus a random constant, so that addresses are often near each other. It is
 * not passed to R->check. */
static pl_valued *random_address(pl_random *R) {
  pl_valued *a = random_symbol(R, pl_sort_bv(R->address_width)), *b = random_constant(R, R->address_width);
  pl_valued *v = new_term(R);
  v->term = pl_bv_add(R->T, a->term, b->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    v->in[w] = (a->in[w] + b->in[w]) & pl_mask(R->address_width);
  return v;
}

/* A store of a random value of 1 to 4 bytes, poison or not as a random symbol has it, to a random memory of that depth. */
static pl_valued_memory *random_store(pl_random *R, uint32_t depth) {
  uint32_t count = 1 + pl_random_below(R, 4);
  pl_valued_memory *m = random_mem(R, depth), *v = new_memory(R);
  pl_valued *a = random_address(R), *x = pl_random_bv(R, 8 * count, depth > 1 ? 1 : depth), *p = pl_random_bool(R, 8, 0);
  v->term = pl_mem_store(R->T, m->term, a->term, x->term, p->term);
  memcpy(v->in, m->in, sizeof v->in);
  for (uint32_t w = 0; w < R->worlds; w++)
    for (uint32_t i = 0; i < count; i++) {
      uint32_t at = (uint32_t)((a->in[w] + i) & pl_mask(R->address_width));
      v->in[w].bytes[at] = (uint8_t)(x->in[w] >> (8 * i));
      v->in[w].poison[at] = p->in[w] != 0;
    }
  return v;
}

/* A random memory: stores, ends of life and if-then-elses, nested exactly `depth` levels, over the memory symbol. */
static pl_valued_memory *random_mem(pl_random *R, uint32_t depth) {
  if (depth == 0) return random_mem_symbol(R);
  depth--;
  uint32_t which = pl_random_below(R, 8);
  if (which > 1) return random_store(R, depth);
  pl_valued_memory *m = random_mem(R, depth), *v = new_memory(R);
  memcpy(v->in, m->in, sizeof v->in);
  if (which == 0) {
    pl_valued *a = random_address(R);
    v->term = pl_mem_free(R->T, m->term, a->term);
    for (uint32_t w = 0; w < R->worlds; w++)
      v->in[w].history += a->in[w] * (2 * a->in[w] + 1); /* in any order, and nothing of null */
    return v;
  }
  pl_valued *c = pl_random_bool(R, 8, 0);
  pl_valued_memory *other = random_mem(R, depth);
  v->term = pl_ite(R->T, c->term, m->term, other->term);
  for (uint32_t w = 0; w < R->worlds; w++)
    if (!c->in[w]) v->in[w] = other->in[w];
  return v;
}
