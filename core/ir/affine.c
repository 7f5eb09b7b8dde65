/* Affine expressions, simplified on construction as MLIR does it: what is printed, and which types are equal, depends on it. */
#include <assert.h>

#include "core/ir/attr.h"
#include "core/ir/context_impl.h"

/* Deeper expressions are built as they are written: simplification recurses. */
#define MAX_SIMPLIFIED_DEPTH 256u

/* ---- Interning ---- */

/* A hash of the expression, for interning. */
static uint64_t hash_affine(const pl_affine *e) {
  uint64_t h = pl_hash_u64((uint64_t)e->value, (uint64_t)e->kind);
  h = pl_hash_u64(e->lhs ? e->lhs->id + 1 : 0, h);
  return pl_hash_u64(e->rhs ? e->rhs->id + 1 : 0, h);
}

/* Whether two expressions have the same kind, value and operands; for pl_hashset_find. */
static bool same_affine(const void *object, const void *key, const void *user) {
  const pl_affine *a = object, *b = key;
  (void)user;
  return a->kind == b->kind && a->value == b->value && a->lhs == b->lhs && a->rhs == b->rhs;
}

/* The context's only copy of the expression, made if there is none yet. */
static const pl_affine *intern(pl_context *ctx, const pl_affine *candidate) {
  uint64_t hash = hash_affine(candidate);
  pl_affine *expr = pl_hashset_find(&ctx->affines, hash, candidate, same_affine, NULL);
  if (expr) return expr;
  expr = pl_arena_copy(ctx->arena, candidate, sizeof *candidate);
  expr->id = ctx->num_affines++;
  pl_hashset_add(&ctx->affines, hash, expr);
  return expr;
}

/* |x|, or 1 if that does not fit: a number that divides x. */
static int64_t magnitude(int64_t x) { return x == INT64_MIN ? 1 : x < 0 ? -x : x; }

const pl_affine *pl_affine_const(pl_context *ctx, int64_t value) {
  return intern(ctx, &(pl_affine){.kind = PL_AFFINE_CONST, .value = value, .divisor = magnitude(value), .depth = 1});
}

const pl_affine *pl_affine_dim(pl_context *ctx, uint32_t position) {
  return intern(ctx, &(pl_affine){.kind = PL_AFFINE_DIM, .value = position, .divisor = 1, .depth = 1, .has_dim = true});
}

const pl_affine *pl_affine_symbol(pl_context *ctx, uint32_t position) {
  return intern(ctx, &(pl_affine){.kind = PL_AFFINE_SYMBOL, .value = position, .divisor = 1, .depth = 1});
}

uint64_t pl_gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* A number that divides every value of `lhs kind rhs`, as far as the operands' divisors show: not negative, 0 only if the value
 * is always 0. */
static int64_t divisor_of(pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs) {
  int64_t product;
  switch (kind) {
  case PL_AFFINE_ADD:
  case PL_AFFINE_MOD: return (int64_t)pl_gcd((uint64_t)lhs->divisor, (uint64_t)rhs->divisor);
  case PL_AFFINE_MUL: return __builtin_mul_overflow(lhs->divisor, rhs->divisor, &product) ? 1 : product;
  case PL_AFFINE_FLOORDIV:
  case PL_AFFINE_CEILDIV:
    if (rhs->kind != PL_AFFINE_CONST || rhs->value == 0 || lhs->divisor % rhs->value != 0) return 1;
    return magnitude(lhs->divisor / rhs->value);
  case PL_AFFINE_INVALID:
  case PL_AFFINE_CONST:
  case PL_AFFINE_DIM:
  case PL_AFFINE_SYMBOL: break;
  }
  return 1;
}

/* The expression `lhs kind rhs` as it stands, not simplified. */
static const pl_affine *raw(pl_context *ctx, pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs) {
  pl_affine candidate = {.kind = kind, .lhs = lhs, .rhs = rhs, .has_dim = lhs->has_dim || rhs->has_dim};
  candidate.depth = (lhs->depth > rhs->depth ? lhs->depth : rhs->depth) + 1;
  candidate.divisor = divisor_of(kind, lhs, rhs);
  return intern(ctx, &candidate);
}

/* ---- Simplification ---- */

/* Whether the expression is a constant. */
static bool is_const(const pl_affine *e) { return e->kind == PL_AFFINE_CONST; }

/* Whether the expression is of that kind and its right operand is a constant. */
static bool has_const_rhs(const pl_affine *e, pl_affine_kind kind) { return e->kind == kind && is_const(e->rhs); }

/* Whether both operands are dims or both are symbols, and the left one has the higher position. */
static bool is_unordered(const pl_affine *lhs, const pl_affine *rhs) {
  return lhs->kind == rhs->kind && (lhs->kind == PL_AFFINE_DIM || lhs->kind == PL_AFFINE_SYMBOL) && lhs->value > rhs->value;
}

/* Whether x is a multiple of `of`; false if `of` is 0. */
static bool is_multiple(int64_t x, int64_t of) { return of != 0 && of != -1 ? x % of == 0 : of == -1; }

/* Defined below: the simplified sum lhs + rhs, or NULL. */
static const pl_affine *simplify_add(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs);

/* The simplified sum lhs + rhs if rhs is a product with a quotient that makes lhs, or a part of it, simpler, as expr + (expr
 * floordiv c) * -c is expr mod c; NULL if not. */
static const pl_affine *find_mod(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs) {
  if (rhs->kind != PL_AFFINE_MUL) return NULL;
  const pl_affine *left = rhs->lhs, *right = rhs->rhs;
  if (is_const(right) && right->value == -1 && left->kind == PL_AFFINE_MUL) {
    const pl_affine *quotient = left->lhs, *q = left->rhs;
    if (quotient->kind != PL_AFFINE_FLOORDIV) return NULL;
    if (quotient->rhs == q && lhs == quotient->lhs) return pl_affine_binary(ctx, PL_AFFINE_MOD, lhs, q);
  }
  if (left->kind != PL_AFFINE_FLOORDIV) return NULL;
  bool is_pair = is_const(left->rhs) && is_const(right) && left->rhs->value > 0 && right->value == -left->rhs->value;
  if (is_pair && lhs == left->lhs) return pl_affine_binary(ctx, PL_AFFINE_MOD, lhs, left->rhs);
  if (lhs->kind != PL_AFFINE_ADD) return NULL; /* (a + b) + rhs: b + rhs may be simpler */
  const pl_affine *sum = simplify_add(ctx, lhs->rhs, rhs);
  return sum ? pl_affine_binary(ctx, PL_AFFINE_ADD, lhs->lhs, sum) : NULL;
}

/* The sum of c1 * e and c2 * e as (c1 + c2) * e; NULL if the terms are not alike, or the factors overflow. */
static const pl_affine *add_like_terms(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs) {
  int64_t left = 1, right = 1, sum;
  if (has_const_rhs(lhs, PL_AFFINE_MUL)) {
    left = lhs->rhs->value;
    lhs = lhs->lhs;
  }
  if (has_const_rhs(rhs, PL_AFFINE_MUL)) {
    right = rhs->rhs->value;
    rhs = rhs->lhs;
  }
  if (lhs != rhs || __builtin_add_overflow(left, right, &sum)) return NULL;
  return pl_affine_binary(ctx, PL_AFFINE_MUL, lhs, pl_affine_const(ctx, sum));
}

/* The simplified sum lhs + rhs, with its operands in MLIR's order; NULL if nothing can be simplified. */
static const pl_affine *simplify_add(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs) {
  int64_t sum;
  if (is_const(lhs) && is_const(rhs)) {
    return __builtin_add_overflow(lhs->value, rhs->value, &sum) ? NULL : pl_affine_const(ctx, sum);
  }
  /* Constants stand on the right, symbols after dims. */
  if (is_const(lhs) || (!lhs->has_dim && rhs->has_dim) || is_unordered(lhs, rhs)) {
    return pl_affine_binary(ctx, PL_AFFINE_ADD, rhs, lhs);
  }
  if (is_const(rhs)) {
    if (rhs->value == 0) return lhs;
    if (has_const_rhs(lhs, PL_AFFINE_ADD) && !__builtin_add_overflow(lhs->rhs->value, rhs->value, &sum)) {
      return pl_affine_binary(ctx, PL_AFFINE_ADD, lhs->lhs, pl_affine_const(ctx, sum));
    }
  }
  const pl_affine *found = add_like_terms(ctx, lhs, rhs);
  if (found) return found;
  if (has_const_rhs(lhs, PL_AFFINE_ADD) && !is_const(rhs)) { /* (e + c) + rhs is (e + rhs) + c */
    return pl_affine_binary(ctx, PL_AFFINE_ADD, pl_affine_binary(ctx, PL_AFFINE_ADD, lhs->lhs, rhs), lhs->rhs);
  }
  return find_mod(ctx, lhs, rhs);
}

/* The simplified product lhs * rhs, with its operands in MLIR's order; NULL if nothing can be simplified. */
static const pl_affine *simplify_mul(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs) {
  int64_t product;
  if (is_const(lhs) && is_const(rhs)) {
    return __builtin_mul_overflow(lhs->value, rhs->value, &product) ? NULL : pl_affine_const(ctx, product);
  }
  if ((rhs->has_dim && !lhs->has_dim) || is_const(lhs) || is_unordered(lhs, rhs)) {
    return pl_affine_binary(ctx, PL_AFFINE_MUL, rhs, lhs);
  }
  if (is_const(rhs)) {
    if (rhs->value == 1) return lhs;
    if (rhs->value == 0) return rhs;
    if (has_const_rhs(lhs, PL_AFFINE_MUL) && !__builtin_mul_overflow(lhs->rhs->value, rhs->value, &product)) {
      return pl_affine_binary(ctx, PL_AFFINE_MUL, lhs->lhs, pl_affine_const(ctx, product));
    }
    return NULL;
  }
  if (has_const_rhs(lhs, PL_AFFINE_MUL)) { /* (e * c) * rhs is (e * rhs) * c */
    return pl_affine_binary(ctx, PL_AFFINE_MUL, pl_affine_binary(ctx, PL_AFFINE_MUL, lhs->lhs, rhs), lhs->rhs);
  }
  return NULL;
}

/* a / b rounded down; b is not 0 and a / b does not overflow. */
static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a % b < 0) != (b < 0)); }

/* a / b rounded up; b is not 0 and a / b does not overflow. */
static int64_t ceil_div(int64_t a, int64_t b) { return a / b + (a % b != 0 && (a % b < 0) == (b < 0)); }

/* The simplified quotient lhs floordiv rhs or lhs ceildiv rhs; NULL if nothing can be simplified. */
static const pl_affine *simplify_div(pl_context *ctx, pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs) {
  if (!is_const(rhs) || rhs->value == 0) return NULL;
  int64_t by = rhs->value;
  if (is_const(lhs)) {
    if (lhs->value == INT64_MIN && by == -1) return NULL;
    return pl_affine_const(ctx, kind == PL_AFFINE_FLOORDIV ? floor_div(lhs->value, by) : ceil_div(lhs->value, by));
  }
  if (by == 1) return lhs;
  if (has_const_rhs(lhs, PL_AFFINE_MUL) && is_multiple(lhs->rhs->value, by) && lhs->rhs->value != INT64_MIN) {
    return pl_affine_binary(ctx, PL_AFFINE_MUL, lhs->lhs, pl_affine_const(ctx, lhs->rhs->value / by));
  }
  if (kind != PL_AFFINE_FLOORDIV || lhs->kind != PL_AFFINE_ADD) return NULL;
  if (!is_multiple(lhs->lhs->divisor, by) && !is_multiple(lhs->rhs->divisor, by)) return NULL;
  return pl_affine_binary(ctx, PL_AFFINE_ADD, pl_affine_binary(ctx, kind, lhs->lhs, rhs),
                          pl_affine_binary(ctx, kind, lhs->rhs, rhs));
}

/* The simplified remainder lhs mod rhs; NULL if nothing can be simplified. */
static const pl_affine *simplify_mod(pl_context *ctx, const pl_affine *lhs, const pl_affine *rhs) {
  if (!is_const(rhs) || rhs->value < 1) return NULL;
  int64_t by = rhs->value;
  if (is_const(lhs)) return pl_affine_const(ctx, lhs->value - floor_div(lhs->value, by) * by);
  if (lhs->divisor % by == 0) return pl_affine_const(ctx, 0);
  if (lhs->kind == PL_AFFINE_ADD) {
    if (lhs->lhs->divisor % by == 0) return pl_affine_binary(ctx, PL_AFFINE_MOD, lhs->rhs, rhs);
    if (lhs->rhs->divisor % by == 0) return pl_affine_binary(ctx, PL_AFFINE_MOD, lhs->lhs, rhs);
  }
  if (has_const_rhs(lhs, PL_AFFINE_MOD) && lhs->rhs->value >= 1 && lhs->rhs->value % by == 0) {
    return pl_affine_binary(ctx, PL_AFFINE_MOD, lhs->lhs, rhs);
  }
  return NULL;
}

const pl_affine *pl_affine_binary(pl_context *ctx, pl_affine_kind kind, const pl_affine *lhs, const pl_affine *rhs) {
  const pl_affine *simple = NULL;
  if (lhs->depth > MAX_SIMPLIFIED_DEPTH || rhs->depth > MAX_SIMPLIFIED_DEPTH) return raw(ctx, kind, lhs, rhs);
  switch (kind) {
  case PL_AFFINE_ADD: simple = simplify_add(ctx, lhs, rhs); break;
  case PL_AFFINE_MUL: simple = simplify_mul(ctx, lhs, rhs); break;
  case PL_AFFINE_MOD: simple = simplify_mod(ctx, lhs, rhs); break;
  case PL_AFFINE_FLOORDIV:
  case PL_AFFINE_CEILDIV: simple = simplify_div(ctx, kind, lhs, rhs); break;
  case PL_AFFINE_INVALID:
  case PL_AFFINE_CONST:
  case PL_AFFINE_DIM:
  case PL_AFFINE_SYMBOL: assert(kind >= PL_AFFINE_ADD); break;
  }
  return simple ? simple : raw(ctx, kind, lhs, rhs);
}

/* Computes a floordiv b, a ceildiv b or a mod b (never negative) into *out; false if b is not positive. (MLIR documentation,
 * "'affine' Dialect", Affine Expressions.) */
static bool divide(pl_affine_kind kind, int64_t a, int64_t b, int64_t *out) {
  if (b <= 0) return false;
  int64_t quotient = a / b, rest = a % b;
  if (kind == PL_AFFINE_MOD) *out = rest < 0 ? rest + b : rest;
  if (kind == PL_AFFINE_FLOORDIV) *out = rest < 0 ? quotient - 1 : quotient;
  if (kind == PL_AFFINE_CEILDIV) *out = rest > 0 ? quotient + 1 : quotient;
  return true;
}

/* Whether n is a signed integer of `bits` bits; always true from 64 on. */
static bool fits(int64_t n, uint32_t bits) {
  return bits >= 64 || (n >= -(INT64_C(1) << (bits - 1)) && n < INT64_C(1) << (bits - 1));
}

bool pl_affine_evaluate(const pl_affine *e, uint32_t bits, pl_affine_operand *operand, void *user, int64_t *out) {
  if (e->kind == PL_AFFINE_CONST) return *out = e->value, fits(e->value, bits);
  if (e->kind == PL_AFFINE_DIM || e->kind == PL_AFFINE_SYMBOL)
    return operand(user, e->kind == PL_AFFINE_SYMBOL, (uint32_t)e->value, out) && fits(*out, bits);
  int64_t a = 0, b = 0;
  if (!pl_affine_evaluate(e->lhs, bits, operand, user, &a) || !pl_affine_evaluate(e->rhs, bits, operand, user, &b)) return false;
  if (e->kind == PL_AFFINE_ADD) return *out = (int64_t)((uint64_t)a + (uint64_t)b), fits(*out, bits);
  if (e->kind == PL_AFFINE_MUL) return *out = (int64_t)((uint64_t)a * (uint64_t)b), fits(*out, bits);
  return divide(e->kind, a, b, out);
}
