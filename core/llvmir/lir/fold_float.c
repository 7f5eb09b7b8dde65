/* What LLVM makes of floating point operations whose operands are constants: arithmetic of half, bfloat, float and double,
 * rounded to nearest. A double holds exact sums, products and quotients of the narrower formats closely enough that rounding
 * twice is rounding once. Wider formats are left to the instruction. */
#include <assert.h>

#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/fold.h"
#include "core/llvmir/lir/lir.h"

/* Whether the constant is a half, bfloat, float or double with known bits. */
static bool is_number(const pl_lir *v) {
  if (v->kind != PL_LIR_FLOAT || v->type->kind != PL_TYPE_FLOAT) return false;
  pl_float_format f = v->type->float_format;
  return f == PL_F16 || f == PL_BF16 || f == PL_F32 || f == PL_F64;
}

/* Whether a floating point constant is a NaN. */
static bool is_nan(const pl_lir *v) { return pl_float_is_nan(v->bits, v->type->float_format); }

/* The value of a half, bfloat, float or double constant as a C double, exactly. */
static double value_of(pl_lir_module *m, const pl_lir *v) {
  pl_apint bits = pl_float_convert(m->arena, v->bits, v->type->float_format, PL_F64, NULL);
  double d;
  memcpy(&d, &bits.word, sizeof d);
  return d;
}

/* The floating point constant of a type for a C double, rounded to the type. */
static const pl_lir *number(pl_lir_module *m, const pl_type *type, double d) {
  pl_apint bits = pl_apint_from_u64(m->arena, 64, 0);
  memcpy(&bits.word, &d, sizeof d);
  return pl_lir_float(m, type, pl_float_convert(m->arena, bits, PL_F64, type->float_format, NULL));
}

/* Number of stored mantissa bits of half, bfloat, float or double. */
static uint32_t mantissa_bits(const pl_type *type) {
  return type->float_format == PL_F16 ? 10 : type->float_format == PL_BF16 ? 7 : type->float_format == PL_F32 ? 23 : 52;
}

/* A quiet NaN of a floating point type of at most 64 bits: the NaN `from` with its quiet bit set, or the default one if that is
 * NULL. */
static const pl_lir *quiet_nan(pl_lir_module *m, const pl_type *type, const pl_lir *from) {
  uint32_t width = pl_float_bits(type->float_format), mantissa = mantissa_bits(type);
  uint64_t exponent = (((uint64_t)1 << (width - 1 - mantissa)) - 1) << mantissa, quiet = (uint64_t)1 << (mantissa - 1);
  uint64_t bits = from ? pl_apint_word(from->bits, 0) | quiet : exponent | quiet;
  return pl_lir_float(m, type, pl_apint_from_u64(m->arena, width, bits));
}

/* Sets `*r` to the sum, difference or product of two numbers; false for an operation `word` of another kind. */
static bool compute(const char *word, double a, double b, double *r) {
  if (strcmp(word, "fadd") == 0)
    *r = a + b;
  else if (strcmp(word, "fsub") == 0)
    *r = a - b;
  else if (strcmp(word, "fmul") == 0)
    *r = a * b;
  else
    return false;
  return true;
}

/* The quotient a / b, the values of x and y, where b may be zero if a is not. Sanitizers report a division by zero, so it is
 * avoided. */
static double divide(double a, double b, const pl_lir *x, const pl_lir *y) {
  if (b != 0) return a / b;
  bool negative = pl_apint_is_negative(x->bits) != pl_apint_is_negative(y->bits);
  double huge = 1e308 * 10;
  return negative ? -huge : huge;
}

/* The remainder of finite x by nonzero finite y with the sign of x, exact, as fmod computes it. */
static double remainder_of(double x, double y) {
  double r = x < 0 ? -x : x, d = y < 0 ? -y : y, t = d;
  while (t <= r / 2)
    t *= 2;
  for (; t > d; t /= 2)
    if (r >= t) r -= t;
  if (r >= d) r -= d;
  return x < 0 ? -r : r;
}

/* The result of frem on the constants `a` and `b`, whose values `x` and `y` are no NaN; NULL if it is a NaN. */
static const pl_lir *fold_remainder(pl_lir_module *m, const pl_lir *a, const pl_lir *b, double x, double y) {
  if (y == 0 || pl_float_is_inf(a->bits, a->type->float_format)) return NULL;
  if (x == 0 || pl_float_is_inf(b->bits, b->type->float_format)) return a;
  double r = remainder_of(x, y);
  if (r == 0) return pl_apint_is_negative(a->bits) ? number(m, a->type, -0.0) : number(m, a->type, 0.0);
  return number(m, a->type, r);
}

/* The result of floating point operation `word` on two scalar constants; NULL if it does not fold. */
static const pl_lir *fold_scalar(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b) {
  double r = 0;
  if (a->kind == PL_LIR_POISON || b->kind == PL_LIR_POISON) return pl_lir_poison(m, a->type);
  if (a->kind == PL_LIR_UNDEF && b->kind == PL_LIR_UNDEF) return a;
  if (a->kind == PL_LIR_UNDEF || b->kind == PL_LIR_UNDEF)
    return a->type->kind == PL_TYPE_FLOAT && pl_float_bits(a->type->float_format) <= 64 ? quiet_nan(m, a->type, NULL) : NULL;
  if (!is_number(a) || !is_number(b)) return NULL;
  if (is_nan(a)) return quiet_nan(m, a->type, a);
  if (is_nan(b)) return quiet_nan(m, b->type, b);
  double x = value_of(m, a), y = value_of(m, b);
  if (strcmp(word, "frem") == 0) {
    const pl_lir *rest = fold_remainder(m, a, b, x, y);
    return rest ? rest : quiet_nan(m, a->type, NULL);
  }
  if (strcmp(word, "fdiv") == 0) {
    bool zeros = x == 0 && y == 0;
    bool infinities = pl_float_is_inf(a->bits, a->type->float_format) && pl_float_is_inf(b->bits, b->type->float_format);
    if (zeros || infinities) return quiet_nan(m, a->type, NULL);
    r = divide(x, y, a, b);
  } else if (!compute(word, x, y, &r)) {
    return NULL;
  }
  return r != r ? quiet_nan(m, a->type, NULL) : number(m, a->type, r);
}

/* The result of floating point operation `word` on two constant vectors, lane by lane; NULL if it does not fold. */
static const pl_lir *fold_lanes(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b) {
  uint32_t count = pl_lir_is_scalable(a->type) ? 1 : pl_lir_num_elems(a->type);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  if (count == 0) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *x = pl_lir_elem(m, a, i), *y = pl_lir_elem(m, b, i);
    elems[i] = x && y ? fold_scalar(m, word, x, y) : NULL;
    if (!elems[i]) return NULL;
  }
  return pl_lir_is_scalable(a->type) ? pl_lir_splat(m, a->type, elems[0]) : pl_lir_list(m, a->type, elems, count);
}

const pl_lir *pl_lir_fold_float_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b) {
  assert(a->type == b->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(b)) return NULL;
  return pl_lir_is_vector(a->type) ? fold_lanes(m, word, a, b) : fold_scalar(m, word, a, b);
}

const pl_lir *pl_lir_fold_fneg(pl_lir_module *m, const pl_lir *a) {
  assert(a->type);
  if (a->kind == PL_LIR_UNDEF || a->kind == PL_LIR_POISON) return a;
  if (a->kind == PL_LIR_FLOAT) {
    pl_apint sign = pl_apint_signed_min(m->arena, a->bits.width);
    return pl_lir_float(m, a->type, pl_apint_xor(m->arena, a->bits, sign));
  }
  uint32_t count = pl_lir_is_vector(a->type) ? pl_lir_num_elems(a->type) : 0;
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  if (!pl_lir_is_constant(a) || count == 0) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *x = pl_lir_elem(m, a, i);
    elems[i] = x ? pl_lir_fold_fneg(m, x) : NULL;
    if (!elems[i]) return NULL;
  }
  return pl_lir_list(m, a->type, elems, count);
}

/* Whether fcmp `predicate` holds for a and b; `unordered`: at least one of them is a NaN. */
static bool compare(const char *predicate, double a, double b, bool unordered) {
  if (strcmp(predicate, "true") == 0) return true;
  if (strcmp(predicate, "false") == 0) return false;
  if (strcmp(predicate, "ord") == 0) return !unordered;
  if (strcmp(predicate, "uno") == 0) return unordered;
  if (unordered) return predicate[0] == 'u';
  const char *p = predicate + 1;
  if (strcmp(p, "eq") == 0) return a == b;
  if (strcmp(p, "ne") == 0) return a != b;
  if (p[0] == 'g') return p[1] == 't' ? a > b : a >= b;
  return p[1] == 't' ? a < b : a <= b;
}

const pl_lir *pl_lir_fold_fcmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                      const pl_type *type) {
  assert(a->type == b->type);
  if (strcmp(predicate, "true") == 0 || strcmp(predicate, "false") == 0) return pl_lir_i64(m, type, predicate[0] == 't');
  if (a->kind == PL_LIR_POISON || b->kind == PL_LIR_POISON) return pl_lir_poison(m, type);
  if (a->kind == PL_LIR_UNDEF || b->kind == PL_LIR_UNDEF) /* a NaN is chosen */
    return pl_lir_i64(m, type, predicate[0] == 'u');
  if (!is_number(a) || !is_number(b)) return NULL;
  bool unordered = is_nan(a) || is_nan(b);
  return pl_lir_i64(m, type, compare(predicate, value_of(m, a), value_of(m, b), unordered));
}
