/* The LLVM dialect's intrinsics of mathematical functions, and small ones that claim or mark. Meaning: LLVM Language Reference,
 * "Standard C/C++ Library Intrinsics". How precise sin and its like are is written nowhere: they are the C library's, as in code
 * that LLVM makes, and the same in source and lowering. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/fast_math.h"
#include "verify/interp/ops/llvm/table.h"

/* X(name in the table, name of the C function of one argument) */
#define UNARY(X)                                                                                                                 \
  X(CEIL, ceil)                                                                                                                  \
  X(FLOOR, floor)                                                                                                                \
  X(RINT, nearbyint)                                                                                                             \
  X(NEARBYINT, nearbyint)                                                                                                        \
  X(ROUND, round)                                                                                                                \
  X(ROUNDEVEN, nearbyint)                                                                                                        \
  X(TRUNC, trunc)                                                                                                                \
  X(EXP, exp)                                                                                                                    \
  X(EXP2, exp2)                                                                                                                  \
  X(LOG, log)                                                                                                                    \
  X(LOG2, log2)                                                                                                                  \
  X(LOG10, log10)                                                                                                                \
  X(SIN, sin)                                                                                                                    \
  X(COS, cos)                                                                                                                    \
  X(TAN, tan)                                                                                                                    \
  X(ASIN, asin)                                                                                                                  \
  X(ACOS, acos)                                                                                                                  \
  X(ATAN, atan)                                                                                                                  \
  X(SINH, sinh)                                                                                                                  \
  X(COSH, cosh)                                                                                                                  \
  X(TANH, tanh)

typedef enum unary {
#define X(name, function) UNARY_##name,
  UNARY(X)
#undef X
      UNARY_EXP10,
  NUM_UNARY
} unary;

/* A mathematical function of a double. */
static double unary_f64(int f, double x) {
  static double (*const table[NUM_UNARY])(double) = {
#define X(name, function) [UNARY_##name] = function,
      UNARY(X)
#undef X
  };
  return f == UNARY_EXP10 ? pow(10.0, x) : table[f](x);
}

/* A mathematical function of a float. */
static float unary_f32(int f, float x) {
  static float (*const table[NUM_UNARY])(float) = {
#define X(name, function) [UNARY_##name] = function##f,
      UNARY(X)
#undef X
  };
  return f == UNARY_EXP10 ? powf(10.0f, x) : table[f](x);
}

typedef enum binary { BINARY_POW, BINARY_ATAN2 } binary;

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

/* Reads the operands of a lane. False, and the machine has stopped, if the format is not supported. */
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

/* Sets a lane of the result, or to poison if an operand is or a fast-math flag excludes it. */
static void give(const lane *l, pl_apint bits) {
  assert(l->index < pl_num_leaves(l->m, pl_result(l->op, 0)));
  pl_scalar *out = pl_leaves(l->m, pl_result(l->op, 0)) + l->index;
  pl_fast_math f = pl_fast_math_of(l->op);
  *out = pl_scalar_of(bits);
  out->poison =
      l->poison || pl_breaks_fast_math(f, bits, l->number.format) || pl_breaks_fast_math(f, l->in[0].bits, l->number.format);
}

/* Carries out a mathematical function of one operand. */
static void do_unary(pl_machine *m, const pl_op *op, int f) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    give(&l, of_f64(l.number, l.number.format == PL_F64 ? unary_f64(f, x) : (double)unary_f32(f, (float)x)));
  }
}

/* Carries out llvm.intr.pow or atan2. */
static void do_binary(pl_machine *m, const pl_op *op, int f) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits), y = to_f64(l.number, l.in[1].bits);
    if (l.number.format == PL_F64)
      give(&l, of_f64(l.number, f == BINARY_POW ? pow(x, y) : atan2(x, y)));
    else
      give(&l, of_f64(l.number, (double)(f == BINARY_POW ? powf((float)x, (float)y) : atan2f((float)x, (float)y))));
  }
}

/* Squaring and multiplying, as the runtime's __powidf2 and __powisf2 do. */
PL_DIVIDES_BY_ZERO static double power_f64(double x, int64_t n) {
  double r = 1;
  uint64_t left = n < 0 ? (uint64_t)-n : (uint64_t)n;
  for (; left != 0; left /= 2, x *= x)
    if (left % 2 != 0) r *= x;
  return n < 0 ? 1 / r : r;
}

PL_DIVIDES_BY_ZERO static float power_f32(float x, int64_t n) {
  float r = 1;
  uint64_t left = n < 0 ? (uint64_t)-n : (uint64_t)n;
  for (; left != 0; left /= 2, x *= x)
    if (left % 2 != 0) r *= x;
  return n < 0 ? 1 / r : r;
}

enum { POWI, LDEXP };

/* Carries out llvm.intr.powi or ldexp. */
static void do_with_int(pl_machine *m, const pl_op *op, int what) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    int64_t n = pl_scalar_signed(&l.in[1]);
    if (n < INT32_MIN) n = INT32_MIN;
    if (n > INT32_MAX) n = INT32_MAX;
    if (what == LDEXP)
      give(&l, of_f64(l.number, ldexp(x, (int)n)));
    else
      give(&l, of_f64(l.number, l.number.format == PL_F64 ? power_f64(x, n) : (double)power_f32((float)x, n)));
  }
}

/* Results of two parts: all first parts, then all second ones. */
static void do_frexp(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  for (uint32_t i = 0; i < count && 2 * count == layout->num_leaves; i++) {
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

/* Carries out llvm.intr.sincos. */
static void do_sincos(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_operand(op, 0));
  for (uint32_t i = 0; i < count && 2 * count == pl_num_leaves(m, pl_result(op, 0)); i++) {
    lane l;
    if (!lane_of(m, op, i, &l)) return;
    double x = to_f64(l.number, l.in[0].bits);
    bool wide = l.number.format == PL_F64;
    give(&l, of_f64(l.number, wide ? sin(x) : (double)sinf((float)x)));
    l.index = count + i;
    give(&l, of_f64(l.number, wide ? cos(x) : (double)cosf((float)x)));
  }
}

/* lround, llround (aux 1) and lrint, llrint (aux 0): a number that the integer does not hold gives any value; poison here. */
static void do_to_long(pl_machine *m, const pl_op *op, int away) {
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

/* llvm.intr.is.fpclass */
static void do_is_fpclass(pl_machine *m, const pl_op *op, int aux) {
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

/* Integers. */

/* Carries out llvm.intr.scmp or ucmp. */
static void do_three_way(pl_machine *m, const pl_op *op, int is_signed) {
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    bool less = is_signed ? pl_apint_slt(a.bits, b.bits) : pl_apint_ult(a.bits, b.bits);
    *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, layout->leaves[i].width,
                                          pl_apint_eq(a.bits, b.bits) ? 0
                                          : less                      ? -1
                                                                      : 1));
    out->poison = a.poison || b.poison;
  }
}

/* Carries out llvm.intr.sshl.sat or ushl.sat. */
static void do_shl_sat(pl_machine *m, const pl_op *op, int is_signed) {
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar a = pl_consume_leaf(m, pl_operand(op, 0), i), b = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i, shifted;
    uint32_t width = a.bits.width;
    (void)pl_int_binary(m->run->arena, PL_INT_SHL, is_signed ? PL_FLAG_NSW : PL_FLAG_NUW, a, b, &shifted);
    bool too_far = a.poison || b.poison || pl_apint_shift_amount(b.bits) >= width;
    if (too_far)
      *out = pl_scalar_poison(m->run->arena, width);
    else if (!shifted.poison)
      *out = shifted;
    else if (!is_signed)
      *out = pl_scalar_of(pl_apint_ones(m->run->arena, width));
    else
      *out = pl_scalar_of(pl_apint_is_negative(a.bits) ? pl_apint_signed_min(m->run->arena, width)
                                                       : pl_apint_signed_max(m->run->arena, width));
  }
}

/* Carries out llvm.intr.ptrmask. */
static void do_ptrmask(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar p = pl_consume_leaf(m, pl_operand(op, 0), i), mask = pl_consume_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    *out = p;
    out->poison = p.poison || mask.poison;
    uint32_t width = mask.bits.width;
    pl_apint wide = width < PL_POINTER_WIDTH   ? pl_apint_zext(m->run->arena, mask.bits, PL_POINTER_WIDTH)
                    : width > PL_POINTER_WIDTH ? pl_apint_trunc(m->run->arena, mask.bits, PL_POINTER_WIDTH)
                                               : mask.bits;
    out->bits = pl_apint_and(m->run->arena, p.bits, wide);
  }
}

/* "Is it known to be constant": false is always a right answer. */
static void do_is_constant(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, 1, 0);
}

/* Carries out an op that does nothing. */
static void do_nothing(pl_machine *m, const pl_op *op, int aux) {
  (void)m;
  (void)op;
  (void)aux;
}

/* invariant.start gives a token that only invariant.end takes. */
static void do_token(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, 0);
}

/* The object is constant from here on. (LLVM Language Reference, "Memory Use Markers", llvm.invariant.start.) */
static void do_invariant_start(pl_machine *m, const pl_op *op, int aux) {
  const pl_scalar *p = pl_leaves(m, pl_operand(op, op->num_operands - 1));
  if (p->object != 0) pl_memory_at(&m->memory, p->object)->fixed = true;
  do_token(m, op, aux);
}

/* What an object holds is undefined from the start of its life on; an object whose life ends is not gone, but holds nothing. */
static void do_lifetime(pl_machine *m, const pl_op *op, int aux) {
  pl_scalar p = pl_consume_leaf(m, pl_operand(op, 0), 0);
  uint32_t object = p.poison ? 0 : p.object != 0 ? p.object : pl_memory_find(&m->memory, pl_scalar_word(&p));
  if (object == 0) return;
  pl_buffer *b = pl_memory_at(&m->memory, object);
  pl_object *o = &b->object;
  if (o->kind == PL_OBJECT_STACK && o->size > 0) pl_object_fill(o, 0, o->size, 0, PL_BYTE_UNDEF);
  b->started = aux == 0;
  if (b->marked && b->started && pl_memory_is_taken(&m->memory, o->base, o->size, object))
    pl_stop_limit(m, op, "a place for two objects that are alive at one time");
}

pl_op_entry pl_llvm_math_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
#define X(name, function) [PL_OP_LLVM_INTR_##name] = {do_unary, UNARY_##name},
      UNARY(X)
#undef X
          [PL_OP_LLVM_INTR_EXP10] = {do_unary, UNARY_EXP10},
      [PL_OP_LLVM_INTR_POW] = {do_binary, BINARY_POW},
      [PL_OP_LLVM_INTR_ATAN2] = {do_binary, BINARY_ATAN2},
      [PL_OP_LLVM_INTR_POWI] = {do_with_int, POWI},
      [PL_OP_LLVM_INTR_LDEXP] = {do_with_int, LDEXP},
      [PL_OP_LLVM_INTR_FREXP] = {do_frexp, 0},
      [PL_OP_LLVM_INTR_SINCOS] = {do_sincos, 0},
      [PL_OP_LLVM_INTR_LROUND] = {do_to_long, 1},
      [PL_OP_LLVM_INTR_LLROUND] = {do_to_long, 1},
      [PL_OP_LLVM_INTR_LRINT] = {do_to_long, 0},
      [PL_OP_LLVM_INTR_LLRINT] = {do_to_long, 0},
      [PL_OP_LLVM_INTR_FMULADD] = {pl_do_fp_fma, 1},
      [PL_OP_LLVM_INTR_IS_FPCLASS] = {do_is_fpclass, 0},
      [PL_OP_LLVM_INTR_SCMP] = {do_three_way, 1},
      [PL_OP_LLVM_INTR_UCMP] = {do_three_way, 0},
      [PL_OP_LLVM_INTR_SSHL_SAT] = {do_shl_sat, 1},
      [PL_OP_LLVM_INTR_USHL_SAT] = {do_shl_sat, 0},
      [PL_OP_LLVM_INTR_PTRMASK] = {do_ptrmask, 0},
      [PL_OP_LLVM_INTR_IS_CONSTANT] = {do_is_constant, 0},
      [PL_OP_LLVM_INTR_SSA_COPY] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_EXPECT_WITH_PROBABILITY] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_LAUNDER_INVARIANT_GROUP] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_STRIP_INVARIANT_GROUP] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_THREADLOCAL_ADDRESS] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_PTR_ANNOTATION] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_ANNOTATION] = {pl_do_copy, 0},
      [PL_OP_LLVM_INTR_VAR_ANNOTATION] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_INVARIANT_START] = {do_invariant_start, 0},
      [PL_OP_LLVM_INTR_INVARIANT_END] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_DECLARE] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_VALUE] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_DBG_LABEL] = {do_nothing, 0},
      [PL_OP_LLVM_INTR_LIFETIME_START] = {do_lifetime, 0},
      [PL_OP_LLVM_INTR_LIFETIME_END] = {do_lifetime, 1},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC] = {pl_do_fp_convert, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT] = {pl_do_fp_convert, 0},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP] = {pl_do_fp_from_int, 1},
      [PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP] = {pl_do_fp_from_int, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
