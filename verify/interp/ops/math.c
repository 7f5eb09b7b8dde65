/* math.c - functions of the C library on floats. Meaning: LLVM Language Reference, "Standard C/C++ Library Intrinsics"; MLIR
 * documentation, "'math' Dialect". */
#include "verify/interp/ops/math.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/fast_math.h"

/* Computes function `f`, one of PL_MATH_UNARY or PL_MATH_EXP10, of a double. */
static double unary_f64(int f, double x) {
  static double (*const table[PL_NUM_MATH])(double) = {
#define X(name, function) [PL_MATH_##name] = function,
      PL_MATH_UNARY(X)
#undef X
  };
  return f == PL_MATH_EXP10 ? pow(10.0, x) : table[f](x);
}

/* Computes function `f`, one of PL_MATH_UNARY or PL_MATH_EXP10, of a float. */
static float unary_f32(int f, float x) {
  static float (*const table[PL_NUM_MATH])(float) = {
#define X(name, function) [PL_MATH_##name] = function##f,
      PL_MATH_UNARY(X)
#undef X
  };
  return f == PL_MATH_EXP10 ? powf(10.0f, x) : table[f](x);
}

/* Numbers of a format as the machine's. */
typedef struct number {
  pl_arena *arena;
  pl_float_format format;
} number;

/* Whether numbers of the format can be computed with: f64 and all of up to 32 bits. */
static bool is_known(number n) { return n.format != PL_FLOAT_INVALID && (n.format == PL_F64 || pl_float_bits(n.format) <= 32); }

/* The number as a double, exactly. */
static double to_f64(number n, pl_apint bits) {
  uint64_t word = pl_apint_word(pl_fp_convert(n.arena, bits, n.format, PL_F64), 0);
  double d;
  memcpy(&d, &word, sizeof d);
  return d;
}

/* A double rounded to the format. */
static pl_apint of_f64(number n, double value) {
  uint64_t word;
  memcpy(&word, &value, sizeof word);
  return pl_fp_convert(n.arena, pl_apint_from_u64(n.arena, 64, word), PL_F64, n.format);
}

/* A lane of the operands and its result. */
typedef struct lane {
  pl_machine *m;
  const pl_op *op;
  uint32_t index;
  number number;
  pl_scalar in[3];
  bool poison; /* an operand is, or is undefined */
} lane;

/* Sets *out to lane i of the operands, at most three of them, and whether one is poison or undef. False, and the machine has
 * stopped as unsupported, if numbers of the format of operand 0 can't be computed with. */
static bool lane_of(pl_machine *m, const pl_op *op, uint32_t i, lane *out) {
  assert(i < pl_num_leaves(m, pl_operand(op, 0)));
  const pl_layout *layout = pl_machine_layout(m, pl_operand(op, 0)->type);
  *out = (lane){.m = m, .op = op, .index = i};
  out->number = (number){m->run->arena, layout->leaves[i].kind == PL_LEAF_FLOAT ? layout->leaves[i].format : PL_FLOAT_INVALID};
  for (uint32_t j = 0; j < op->num_operands && j < 3; j++) {
    out->in[j] = pl_consume_leaf(m, pl_operand(op, j), i < pl_num_leaves(m, pl_operand(op, j)) ? i : 0);
    out->poison |= !pl_scalar_is_fine(&out->in[j]);
  }
  if (is_known(out->number)) return true;
  pl_stop_unsupported(m, op, "'%.*s' on this floating point format can't be run", PL_STR_FMT(op->info->name));
  return false;
}

/* Whether a fast-math flag excludes a floating-point operand of the lane. */
static bool excludes_operand(const lane *l, pl_fast_math f) {
  for (uint32_t j = 0; j < l->op->num_operands && j < 3; j++) {
    const pl_layout *layout = pl_machine_layout(l->m, pl_operand(l->op, j)->type);
    if (layout->leaves[0].kind == PL_LEAF_FLOAT && pl_breaks_fast_math(f, l->in[j].bits, layout->leaves[0].format)) return true;
  }
  return false;
}

/* Sets a lane of the result to these bits, or to poison if an operand is poison or undef or the op's fast-math flags exclude a
 * number. A zero keeps the sign that was computed, whatever `nsz` allows. */
static void give(const lane *l, pl_apint bits) {
  assert(l->index < pl_num_leaves(l->m, pl_result(l->op, 0)));
  pl_scalar *out = pl_leaves(l->m, pl_result(l->op, 0)) + l->index;
  pl_fast_math f = pl_fast_math_of(l->op);
  *out = pl_scalar_of(bits);
  out->poison = l->poison || pl_breaks_fast_math(f, bits, l->number.format) || excludes_operand(l, f);
}

void pl_do_math_unary(pl_machine *m, const pl_op *op, int f) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    give(&l, of_f64(l.number, l.number.format == PL_F64 ? unary_f64(f, x) : (double)unary_f32(f, (float)x)));
  }
}

void pl_do_math_binary(pl_machine *m, const pl_op *op, int f) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits), y = to_f64(l.number, l.in[1].bits);
    if (l.number.format == PL_F64)
      give(&l, of_f64(l.number, f == PL_MATH_POW ? pow(x, y) : atan2(x, y)));
    else
      give(&l, of_f64(l.number, (double)(f == PL_MATH_POW ? powf((float)x, (float)y) : atan2f((float)x, (float)y))));
  }
}

/* x to the power of n by squaring and multiplying, as the runtime's __powidf2 does. */
PL_DIVIDES_BY_ZERO static double power_f64(double x, int64_t n) {
  double r = 1;
  uint64_t left = n < 0 ? (uint64_t)-n : (uint64_t)n;
  for (; left != 0; left /= 2, x *= x)
    if (left % 2 != 0) r *= x;
  return n < 0 ? 1 / r : r;
}

/* x to the power of n by squaring and multiplying, as the runtime's __powisf2 does. */
PL_DIVIDES_BY_ZERO static float power_f32(float x, int64_t n) {
  float r = 1;
  uint64_t left = n < 0 ? (uint64_t)-n : (uint64_t)n;
  for (; left != 0; left /= 2, x *= x)
    if (left % 2 != 0) r *= x;
  return n < 0 ? 1 / r : r;
}

void pl_do_math_with_int(pl_machine *m, const pl_op *op, int what) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    int64_t n = pl_scalar_signed(&l.in[1]);
    if (n < INT32_MIN) n = INT32_MIN;
    if (n > INT32_MAX) n = INT32_MAX;
    if (what == PL_MATH_LDEXP)
      give(&l, of_f64(l.number, ldexp(x, (int)n)));
    else
      give(&l, of_f64(l.number, l.number.format == PL_F64 ? power_f64(x, n) : (double)power_f32((float)x, n)));
  }
}

/* Whether the result has twice as many scalars as operand 0, as for two parts of its shape. If not, the machine has stopped as
 * unsupported. */
static bool is_pair(pl_machine *m, const pl_op *op) {
  if (pl_num_leaves(m, pl_result(op, 0)) == 2 * pl_num_leaves(m, pl_operand(op, 0))) return true;
  pl_stop_unsupported(m, op, "'%.*s' with a result of another shape can't be run", PL_STR_FMT(op->info->name));
  return false;
}

void pl_do_frexp(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  if (!is_pair(m, op)) return;
  for (uint32_t i = 0; i < count; i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    int exponent = 0;
    double x = to_f64(l.number, l.in[0].bits), fraction = frexp(x, &exponent);
    give(&l, of_f64(l.number, fraction));
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + count + i;
    *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, layout->leaves[count + i].width, isfinite(x) ? exponent : 0));
    out->poison = l.poison;
  }
}

void pl_do_sincos(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  if (!is_pair(m, op)) return;
  for (uint32_t i = 0; i < count; i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    bool wide = l.number.format == PL_F64;
    give(&l, of_f64(l.number, wide ? sin(x) : (double)sinf((float)x)));
    l.index = count + i;
    give(&l, of_f64(l.number, wide ? cos(x) : (double)cosf((float)x)));
  }
}

void pl_do_round_to_int(pl_machine *m, const pl_op *op, int away) {
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    lane l;
    pl_apint bits;
    bool in_range;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    pl_apint whole = of_f64((number){m->run->arena, PL_F64}, away ? round(x) : nearbyint(x));
    if (!pl_fp_to_int(m->run->arena, PL_F64, whole, true, layout->leaves[i].width, &bits, &in_range)) in_range = false;
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    *out = in_range ? pl_scalar_of(bits) : pl_scalar_poison(m->run->arena, layout->leaves[i].width);
    out->poison |= l.poison;
  }
}

void pl_do_is_fpclass(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t wanted = 0;
  (void)pl_attr_u64(op, PL_NAME_BIT, &wanted);
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    uint32_t bit;
    if (!pl_fp_class(l.in[0].bits, l.number.format, &bit)) {
      pl_stop_unsupported(m, op, "the class of a number of this floating-point format is not known");
      return;
    }
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    *out = pl_scalar_u64(m->run->arena, 1, wanted >> bit & 1);
    out->poison = l.poison;
  }
}
