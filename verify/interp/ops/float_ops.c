/* float_ops.c - floating-point operations that source and LLVM dialect share, elementwise on vectors. */
#include "verify/interp/ops/elementwise.h"

#include <assert.h>

#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/denormal.h"
#include "verify/interp/ops/fast_math.h"

/* Stops the machine since the op is not supported on this format. */
static void fp_unsupported(pl_machine *m, const pl_op *op) {
  pl_stop_unsupported(m, op, "'%.*s' on this floating point format can't be run", PL_STR_FMT(op->info->name));
}

/* The format of that leaf of the value; PL_FLOAT_INVALID if there is no such leaf or it is no floating point number. */
static pl_float_format format_of(const pl_machine *m, const pl_value *value, uint32_t leaf) {
  const pl_layout *layout = pl_machine_layout(m, value->type);
  return leaf < layout->num_leaves && layout->leaves[leaf].kind == PL_LEAF_FLOAT ? layout->leaves[leaf].format : PL_FLOAT_INVALID;
}

/* Whether an operand makes the result poison or undef without computing, under the flags if the format is not PL_FLOAT_INVALID;
 * *out is then set to poison or undef of `width` bits. */
static bool decided(pl_machine *m, pl_fast_math f, pl_float_format format, const pl_scalar *operands, uint32_t count,
                    uint32_t width, pl_scalar *out) {
  bool undef = false, poison = false;
  for (uint32_t i = 0; i < count; i++) {
    poison |= operands[i].poison;
    undef |= operands[i].undef;
    if (format != PL_FLOAT_INVALID) poison |= pl_scalar_breaks_fast_math(f, &operands[i], format);
  }
  if (poison)
    *out = pl_scalar_poison(m->run->arena, width);
  else if (undef)
    *out = pl_scalar_undef(m->run->arena, width);
  return poison || undef;
}

/* Sets the result to these bits after applying the fast-math flags: poison if they exclude an operand or the result, and with
 * `nsz` a zero whose sign is chosen. */
static void finish_fp(pl_machine *m, pl_fast_math f, const pl_scalar *operands, uint32_t count, pl_float_format format,
                      pl_apint bits, pl_scalar *out) {
  *out = pl_scalar_of(bits);
  bool broken = pl_breaks_fast_math(f, bits, format);
  for (uint32_t i = 0; i < count; i++)
    broken |= pl_breaks_fast_math(f, operands[i].bits, format);
  if (broken) *out = pl_scalar_poison(m->run->arena, bits.width);
  pl_choose_sign(m, f, format, out);
}

/* If the op has `nsz` and the argument, which decides the sign of *out, is zero, inverts that sign where the run chooses the
 * other zero. */
static void choose_sign_of_argument(pl_machine *m, const pl_op *op, pl_float_format format, const pl_scalar *argument,
                                    pl_apint *out) {
  if (!pl_fast_math_of(op).nsz || !pl_float_is_zero(argument->bits, format)) return;
  if (pl_takes_other_sign(m)) pl_flip_sign(m, out);
}

/* Whether the source computes maxnum or minnum of zeros with different signs, which may give either. (MLIR documentation,
 * "'arith' Dialect", arith.maxnumf.) */
static bool either_zero(const pl_machine *m, int fp_op, pl_float_format format, const pl_scalar *in) {
  bool number = fp_op == PL_FP_MAXNUM || fp_op == PL_FP_MINNUM;
  return m->role == PL_ROLE_SOURCE && number && pl_float_is_zero(in[0].bits, format) && pl_float_is_zero(in[1].bits, format) &&
         !pl_apint_eq(in[0].bits, in[1].bits);
}

/* What an operation makes of operands that are no poison; false if that is not known, or it has stopped. */
typedef bool fp_step(pl_machine *m, const pl_op *op, int aux, pl_float_format format, const pl_scalar *in, pl_apint *out);

enum { MOST_FP_OPERANDS = 3 };

/* Sets each lane of the result to what `step` computes from that lane of `arity` operands (the first one again where there are
 * fewer), with the op's fast-math flags and, if `computes`, the denormal mode. The machine has stopped if the shapes differ or a
 * lane can't be computed. */
static void each_fp(pl_machine *m, const pl_op *op, int aux, uint32_t arity, bool computes, fp_step *step) {
  const uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!pl_same_leaves(m, op, count)) return;
  const pl_fast_math f = pl_fast_math_of(op);
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in[MOST_FP_OPERANDS];
    for (uint32_t j = 0; j < arity; j++)
      in[j] = j < op->num_operands ? pl_use_leaf(m, pl_operand(op, j), i) : in[0];
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    const pl_float_format format = format_of(m, pl_result(op, 0), i);
    pl_apint bits;
    if (decided(m, f, format, in, arity, in[0].bits.width, out)) continue;
    for (uint32_t j = 0; computes && j < arity && format != PL_FLOAT_INVALID; j++)
      pl_flush_operand(m, format, &in[j].bits);
    if (format == PL_FLOAT_INVALID || !step(m, op, aux, format, in, &bits)) {
      if (m->stop == PL_STOP_INVALID) fp_unsupported(m, op);
      return;
    }
    if (computes) pl_flush_result(m, format, &bits);
    finish_fp(m, f, in, arity, format, bits, out);
  }
}

/* Whether the operation is a maximum or minimum. */
static bool is_extreme(int fp_op) {
  return fp_op == PL_FP_MAXIMUM || fp_op == PL_FP_MINIMUM || fp_op == PL_FP_MAXNUM || fp_op == PL_FP_MINNUM;
}

/* Computes one lane of an operation of two operands. False if the format is not supported, or the machine has stopped since the
 * source's result is open. */
static bool binary_step(pl_machine *m, const pl_op *op, int fp_op, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  if (either_zero(m, fp_op, format, in)) {
    pl_stop_undefined(m, op, "either zero may come out: what follows is not compared");
    return false;
  }
  for (uint32_t i = 0; i < 2 && is_extreme(fp_op); i++)
    if (pl_meets_denormal(m, op, format, in[i].bits)) return false;
  if (!pl_fp_binary(m->run->arena, (pl_fp_op)fp_op, format, in[0].bits, in[1].bits, out)) return false;
  pl_note_rounding(m, pl_fast_math_of(op), (pl_fp_op)fp_op, format, in[0].bits, in[1].bits, *out);
  if (fp_op == PL_FP_DIV) choose_sign_of_argument(m, op, format, &in[1], out);
  return true;
}

void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op) {
  assert(fp_op > PL_FP_INVALID && fp_op <= PL_FP_SQRT);
  each_fp(m, op, fp_op, 2, !is_extreme(fp_op), binary_step);
}

/* Computes one lane of a negation ('n'), absolute value ('a') or copysign ('c'), as `aux` says. Always true. */
static bool unary_step(pl_machine *m, const pl_op *op, int aux, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  *out = aux == 'n'   ? pl_fp_negate(m->run->arena, in[0].bits)
         : aux == 'a' ? pl_fp_abs(m->run->arena, in[0].bits)
                      : pl_fp_copysign(m->run->arena, in[0].bits, in[1].bits);
  if (aux == 'c') choose_sign_of_argument(m, op, format, &in[1], out);
  return true;
}

void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux) {
  assert(aux == 'n' || aux == 'a' || aux == 'c');
  each_fp(m, op, aux, 2, false, unary_step);
}

/* Handles a sum whose product may be rounded before, where *out is the sum without that: the lowering may take either, and the
 * source's result counts as inexact and rough if they differ. False if the format is not supported. (LLVM Language Reference,
 * "'llvm.fmuladd.*' Intrinsic".) */
static bool may_round_twice(pl_machine *m, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  pl_apint product, sum;
  if (!pl_fp_binary(m->run->arena, PL_FP_MUL, format, in[0].bits, in[1].bits, &product) ||
      !pl_fp_binary(m->run->arena, PL_FP_ADD, format, product, in[2].bits, &sum))
    return false;
  if (pl_apint_eq(sum, *out)) return true;
  if (m->role == PL_ROLE_SOURCE) m->inexact = m->loose = m->rough = true;
  if (m->role == PL_ROLE_LOWERING) m->run->chose_sign = true;
  if (m->role == PL_ROLE_LOWERING && pl_random_next(&m->run->seed) % 2 == 0) *out = sum;
  return true;
}

/* Computes one lane of a * b + c; `aux` not 0: the product may be rounded by itself. False if the format is not supported. */
static bool fma_step(pl_machine *m, const pl_op *op, int aux, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  if (!pl_fp_fma(m->run->arena, format, in[0].bits, in[1].bits, in[2].bits, out)) return false;
  if (aux != 0 && !may_round_twice(m, format, in, out)) return false;
  pl_note_rounding(m, pl_fast_math_of(op), PL_FP_ADD, format, in[2].bits, in[2].bits, *out);
  return true;
}

void pl_do_fp_fma(pl_machine *m, const pl_op *op, int aux) { each_fp(m, op, aux, 3, true, fma_step); }

void pl_do_fp_compare(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t predicate;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!pl_attr_u64(op, PL_NAME_PREDICATE, &predicate) || predicate >= PL_NUM_FCMP) {
    pl_stop_unsupported(m, op, "a comparison without a known predicate");
    return;
  }
  if (!pl_same_leaves(m, op, count)) return;
  pl_fast_math f = pl_fast_math_of(op);
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in[2] = {pl_use_leaf(m, pl_operand(op, 0), i), pl_use_leaf(m, pl_operand(op, 1), i)};
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    pl_float_format format = format_of(m, pl_operand(op, 0), i);
    bool holds;
    if (decided(m, f, format, in, 2, 1, out)) continue;
    for (uint32_t j = 0; j < 2 && format != PL_FLOAT_INVALID; j++)
      pl_flush_operand(m, format, &in[j].bits);
    if (format == PL_FLOAT_INVALID ||
        !pl_fp_compare(m->run->arena, (pl_fp_predicate)predicate, format, in[0].bits, in[1].bits, &holds)) {
      fp_unsupported(m, op);
      return;
    }
    if (m->rough || !pl_fp_is_apart(m->run->arena, format, in[0].bits, in[1].bits)) pl_observe_rounding(m);
    *out = pl_scalar_u64(m->run->arena, 1, holds ? 1 : 0);
    if (pl_breaks_fast_math(f, in[0].bits, format) || pl_breaks_fast_math(f, in[1].bits, format))
      *out = pl_scalar_poison(m->run->arena, 1);
  }
}

/* The arith.truncf that an arith.extf back to the original type may undo, as the fast-math flags of both allow it; NULL if there
 * is none. */
static const pl_op *may_be_undone(const pl_op *op) {
  const pl_op *cut = pl_op_is(op, PL_OP_ARITH_EXTF) ? pl_operand(op, 0)->op : NULL;
  if (cut == NULL || !pl_op_is(cut, PL_OP_ARITH_TRUNCF) || pl_operand(cut, 0)->type != op->results[0].type) return NULL;
  for (int i = 0; i < 2; i++) {
    const pl_op *of = i == 0 ? op : cut;
    if (of->attrs == NULL || !(pl_has_word(of, PL_NAME_FASTMATH, "contract") || pl_has_word(of, PL_NAME_FASTMATH, "fast")))
      return NULL;
  }
  return cut;
}

/* Handles an extension that may undo a truncation, where `whole` is the number before the truncation: the lowering sets *out to
 * it or leaves it, at random; the source's result counts as inexact if the two differ. */
static void choose_whole(pl_machine *m, pl_scalar whole, pl_scalar *out) {
  if (!pl_scalar_is_fine(&whole) || !pl_scalar_is_fine(out) || pl_apint_eq(whole.bits, out->bits)) return;
  if (m->role == PL_ROLE_SOURCE) {
    m->inexact = m->loose = m->rough = true;
    return;
  }
  m->run->chose_sign = true;
  if (pl_random_next(&m->run->seed) % 2 == 0) *out = whole;
}

void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands > 0 && op->num_results == 1);
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  pl_fp_rounding rounding;
  if (!pl_rounding_of(op, &rounding)) fp_unsupported(m, op);
  if (m->stop != PL_STOP_INVALID || !pl_same_leaves(m, op, count)) return;
  pl_fast_math f = pl_fast_math_of(op);
  const pl_op *cut = may_be_undone(op);
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in = pl_use_leaf(m, pl_operand(op, 0), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    pl_float_format from = format_of(m, pl_operand(op, 0), i), to = format_of(m, pl_result(op, 0), i);
    if (from == PL_FLOAT_INVALID || to == PL_FLOAT_INVALID) {
      fp_unsupported(m, op);
      return;
    }
    if (decided(m, (pl_fast_math){0}, PL_FLOAT_INVALID, &in, 1, pl_float_bits(to), out)) continue;
    pl_apint bits;
    if (!pl_fp_round(m->run->arena, rounding, in.bits, from, to, &bits)) {
      fp_unsupported(m, op);
      return;
    }
    if (pl_meets_denormal(m, op, from, in.bits) || pl_meets_denormal(m, op, to, bits)) return;
    *out = pl_scalar_of(bits);
    if (pl_breaks_fast_math(f, in.bits, from) || pl_breaks_fast_math(f, out->bits, to))
      *out = pl_scalar_poison(m->run->arena, pl_float_bits(to));
    pl_choose_sign(m, f, to, out);
    if (cut != NULL) choose_whole(m, pl_use_leaf(m, pl_operand(cut, 0), i), out);
  }
}

void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed) {
  assert(op->num_operands > 0 && op->num_results == 1);
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), flags = pl_int_flags(op);
  pl_fp_rounding rounding;
  if (!pl_rounding_of(op, &rounding) || rounding != PL_ROUND_NEAREST_EVEN) {
    fp_unsupported(m, op);
    return;
  }
  if (!pl_same_leaves(m, op, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in = pl_use_leaf(m, pl_operand(op, 0), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    pl_float_format to = format_of(m, pl_result(op, 0), i);
    pl_apint bits;
    if (to == PL_FLOAT_INVALID) {
      fp_unsupported(m, op);
      return;
    }
    if (in.undef && (flags & PL_FLAG_NNEG)) in.poison = true; /* it may be negative */
    if (decided(m, (pl_fast_math){0}, PL_FLOAT_INVALID, &in, 1, pl_float_bits(to), out)) continue;
    if (!pl_fp_from_int(m->run->arena, in.bits, is_signed != 0, to, &bits)) {
      fp_unsupported(m, op);
      return;
    }
    *out = pl_scalar_of(bits);
    if ((flags & PL_FLAG_NNEG) && pl_apint_is_negative(in.bits)) *out = pl_scalar_poison(m->run->arena, bits.width);
  }
}

void pl_do_fp_to_int(pl_machine *m, const pl_op *op, int is_signed) {
  assert(op->num_operands > 0 && op->num_results == 1);
  pl_observe_rounding(m);
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!pl_same_leaves(m, op, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in = pl_use_leaf(m, pl_operand(op, 0), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    uint32_t width = pl_leaf_width(m, pl_result(op, 0), i);
    pl_float_format from = format_of(m, pl_operand(op, 0), i);
    pl_apint bits;
    bool in_range;
    in.poison |= in.undef; /* it may be out of range */
    if (decided(m, (pl_fast_math){0}, PL_FLOAT_INVALID, &in, 1, width, out)) continue;
    if (from == PL_FLOAT_INVALID || !pl_fp_to_int(m->run->arena, from, in.bits, is_signed != 0, width, &bits, &in_range)) {
      fp_unsupported(m, op);
      return;
    }
    *out = in_range ? pl_scalar_of(bits) : pl_scalar_poison(m->run->arena, width);
  }
}
