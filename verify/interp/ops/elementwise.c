/* Scalar ops that source and lowering have in common, elementwise on vectors. */
#include <assert.h>
#include <string.h>

#include "verify/interp/machine/machine.h"

uint32_t pl_int_flags(const pl_op *op) {
  if (op->attrs == NULL) return 0;
  uint32_t flags = 0;
  uint64_t bits;
  if (pl_attr_u64(op, "overflowFlags", &bits)) flags |= (uint32_t)(bits & 3); /* nsw 1, nuw 2 in both */
  if (pl_has_word(op, "overflowFlags", "nsw")) flags |= PL_FLAG_NSW;
  if (pl_has_word(op, "overflowFlags", "nuw")) flags |= PL_FLAG_NUW;
  if (pl_op_attr(op, "isExact") != NULL) flags |= PL_FLAG_EXACT;
  if (pl_op_attr(op, "isDisjoint") != NULL) flags |= PL_FLAG_DISJOINT;
  if (pl_op_attr(op, "nonNeg") != NULL) flags |= PL_FLAG_NNEG;
  return flags;
}

pl_fast_math pl_fast_math_of(const pl_op *op) {
  pl_fast_math f = {0};
  if (op->attrs == NULL) return f;
  static const char *const names[] = {"fastmath", "fastmathFlags"};
  for (int i = 0; i < 2; i++) {
    bool fast = pl_has_word(op, names[i], "fast");
    f.nnan |= fast || pl_has_word(op, names[i], "nnan");
    f.ninf |= fast || pl_has_word(op, names[i], "ninf");
    f.nsz |= fast || pl_has_word(op, names[i], "nsz");
    f.loose |= fast || pl_has_word(op, names[i], "reassoc") || pl_has_word(op, names[i], "arcp") ||
               pl_has_word(op, names[i], "contract") || pl_has_word(op, names[i], "afn");
  }
  return f;
}

void pl_note_rounding(pl_machine *m, pl_fast_math f, pl_fp_op op, pl_float_format format, pl_apint x, pl_apint y, pl_apint z) {
  if (m->lowered || !f.loose) return;
  m->inexact = m->loose = true;
  m->rough |= pl_fp_is_rough(m->run->arena, op, format, x, y, z);
}

/* What comes behind depends on whether a number is the one that it is here. */
static void observe_rounding(pl_machine *m) { m->observed_rounding |= m->loose; }

bool pl_breaks_fast_math(pl_fast_math f, pl_apint bits, pl_float_format format) {
  return (f.nnan && pl_float_is_nan(bits, format)) || (f.ninf && pl_float_is_inf(bits, format));
}

bool pl_scalar_breaks_fast_math(pl_fast_math f, const pl_scalar *s, pl_float_format format) {
  if (pl_scalar_is_fine(s)) return pl_breaks_fast_math(f, s->bits, format);
  return s->undef && (f.nnan || f.ninf);
}

/* Integers. */

static bool same_leaves(pl_machine *m, const pl_op *op, uint32_t count) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_num_leaves(m, pl_operand(op, i)) != count) {
      pl_stop_unsupported(m, op, "'%.*s' on operands of different shapes can't be run", PL_STR_FMT(op->info->name));
      return false;
    }
  return true;
}

void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op) {
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), flags = pl_int_flags(op);
  if (!same_leaves(m, op, count)) return;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i), b = pl_use_leaf(m, pl_operand(op, 1), i);
    const char *why = pl_int_binary(m->run->arena, (pl_int_op)int_op, flags, a, b, &out[i]);
    if (why != NULL) {
      pl_stop_undefined(m, op, "%s", why);
      return;
    }
  }
}

static uint32_t width_of(const pl_machine *m, const pl_value *value, uint32_t leaf) {
  return pl_machine_layout(m, value->type)->leaves[leaf].width;
}

/* CAST_INVALID: sign-extend or truncate; negative: zero-extend or truncate, whichever the widths need. */
void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op) {
  pl_value *result = pl_result(op, 0);
  uint32_t count = pl_num_leaves(m, result), flags = pl_int_flags(op);
  if (result->type->kind == PL_TYPE_MEMREF || result->type->kind == PL_TYPE_UNRANKED_MEMREF) {
    pl_do_copy(m, op, 0);
    return;
  }
  if (!same_leaves(m, op, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i);
    uint32_t width = width_of(m, result, i);
    pl_cast_op how = cast_op > 0 ? (pl_cast_op)cast_op : cast_op == 0 ? PL_CAST_SEXT : PL_CAST_ZEXT;
    if (cast_op <= 0 && width < a.bits.width) how = PL_CAST_TRUNC;
    pl_leaves(m, result)[i] = pl_int_cast(m->run->arena, how, flags, a, width);
  }
}

static bool index_predicate(const pl_op *op, uint64_t *out) {
  static const char *const words[PL_NUM_ICMP] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  for (uint64_t i = 0; i < PL_NUM_ICMP; i++)
    if (pl_has_word(op, "pred", words[i])) {
      *out = i;
      return true;
    }
  return pl_attr_u64(op, "pred", out);
}

void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t predicate;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if ((!pl_attr_u64(op, "predicate", &predicate) && !index_predicate(op, &predicate)) || predicate >= PL_NUM_ICMP) {
    pl_stop_unsupported(m, op, "a comparison without a known predicate");
    return;
  }
  if (!same_leaves(m, op, count)) return;
  const bool same_sign = pl_op_attr(op, "plumbline.samesign") != NULL;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i), b = pl_use_leaf(m, pl_operand(op, 1), i);
    const bool alike = !same_sign || !pl_scalar_is_fine(&a) || !pl_scalar_is_fine(&b) ||
                       pl_apint_is_negative(a.bits) == pl_apint_is_negative(b.bits);
    pl_leaves(m, pl_result(op, 0))[i] =
        alike ? pl_int_compare(m->run->arena, (pl_int_predicate)predicate, a, b) : pl_scalar_poison(m->run->arena, 1);
  }
}

/* Floating point. */

static void fp_unsupported(pl_machine *m, const pl_op *op) {
  pl_stop_unsupported(m, op, "'%.*s' on this floating point format can't be run", PL_STR_FMT(op->info->name));
}

static pl_float_format format_of(const pl_machine *m, const pl_value *value, uint32_t leaf) {
  const pl_layout *layout = pl_machine_layout(m, value->type);
  return leaf < layout->num_leaves && layout->leaves[leaf].kind == PL_LEAF_FLOAT ? layout->leaves[leaf].format : PL_FLOAT_INVALID;
}

/* Whether poison or undef decides the result without computing; then *out is set. A number that a fast-math flag forbids makes
 * poison beside undef, too, and undef may be one. */
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

/* Whether the other sign is chosen: by the lowering at random; by the source as the run has it, of which others are tried where
 * both sides part. */
bool pl_takes_other_sign(pl_machine *m) {
  assert(m != NULL);
  if (m->lowered) {
    m->run->chose_sign = true;
    return pl_random_next(&m->run->seed) % 2 == 0;
  }
  const uint32_t number = m->num_signs++;
  return number < 64 && (m->signs >> number & 1) != 0;
}

static void flip_sign(pl_machine *m, pl_apint *bits) {
  *bits = pl_apint_xor(m->run->arena, *bits, pl_apint_signed_min(m->run->arena, bits->width));
}

/* With `nsz` a zero has either sign. */
static void choose_sign(pl_machine *m, pl_fast_math f, pl_float_format format, pl_scalar *out) {
  if (!f.nsz || !pl_scalar_is_fine(out) || !pl_float_is_zero(out->bits, format)) return;
  if (pl_takes_other_sign(m)) flip_sign(m, &out->bits);
}

static void finish_fp(pl_machine *m, pl_fast_math f, const pl_scalar *operands, uint32_t count, pl_float_format format,
                      pl_apint bits, pl_scalar *out) {
  *out = pl_scalar_of(bits);
  bool broken = pl_breaks_fast_math(f, bits, format);
  for (uint32_t i = 0; i < count; i++)
    broken |= pl_breaks_fast_math(f, operands[i].bits, format);
  if (broken) *out = pl_scalar_poison(m->run->arena, bits.width);
  choose_sign(m, f, format, out);
}

/* With `nsz` the sign of a zero argument is open, too: it decides the sign of a quotient by zero, and what copysign gives. */
static void choose_sign_of_argument(pl_machine *m, const pl_op *op, pl_float_format format, const pl_scalar *argument,
                                    pl_apint *out) {
  if (!pl_fast_math_of(op).nsz || !pl_float_is_zero(argument->bits, format)) return;
  if (pl_takes_other_sign(m)) flip_sign(m, out);
}

/* Of zeros with different signs maxnum and minnum may give either: a run in which the source gets there tells nothing. (MLIR
 * documentation, "'arith' Dialect", arith.maxnumf.) */
static bool either_zero(const pl_machine *m, int fp_op, pl_float_format format, const pl_scalar *in) {
  bool number = fp_op == PL_FP_MAXNUM || fp_op == PL_FP_MINNUM;
  return !m->lowered && number && pl_float_is_zero(in[0].bits, format) && pl_float_is_zero(in[1].bits, format) &&
         !pl_apint_eq(in[0].bits, in[1].bits);
}

/* What an operation makes of operands that are no poison; false if that is not known, or it has stopped. */
typedef bool fp_step(pl_machine *m, const pl_op *op, int aux, pl_float_format format, const pl_scalar *in, pl_apint *out);

enum { MOST_FP_OPERANDS = 3 };

/* Each number of the result from those of the operands. `arity` operands count, and the first where there are fewer; `computes`:
 * denormal numbers are the mode's. */
static void each_fp(pl_machine *m, const pl_op *op, int aux, uint32_t arity, bool computes, fp_step *step) {
  const uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!same_leaves(m, op, count)) return;
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

static bool is_extreme(int fp_op) {
  return fp_op == PL_FP_MAXIMUM || fp_op == PL_FP_MINIMUM || fp_op == PL_FP_MAXNUM || fp_op == PL_FP_MINNUM;
}

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

void pl_do_fp_binary(pl_machine *m, const pl_op *op, int fp_op) { each_fp(m, op, fp_op, 2, !is_extreme(fp_op), binary_step); }

static bool unary_step(pl_machine *m, const pl_op *op, int aux, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  *out = aux == 'n'   ? pl_fp_negate(m->run->arena, in[0].bits)
         : aux == 'a' ? pl_fp_abs(m->run->arena, in[0].bits)
                      : pl_fp_copysign(m->run->arena, in[0].bits, in[1].bits);
  if (aux == 'c') choose_sign_of_argument(m, op, format, &in[1], out);
  return true;
}

/* aux: 'n' negate, 'a' absolute value, 'c' copysign. */
void pl_do_fp_unary(pl_machine *m, const pl_op *op, int aux) { each_fp(m, op, aux, 2, false, unary_step); }

/* The product may be rounded before the sum: the lowering takes either, and what the source computes from there on tells nothing
 * if it would be another number. (LLVM Language Reference, "'llvm.fmuladd.*' Intrinsic".) */
static bool may_round_twice(pl_machine *m, pl_float_format format, const pl_scalar *in, pl_apint *out) {
  pl_apint product, sum;
  if (!pl_fp_binary(m->run->arena, PL_FP_MUL, format, in[0].bits, in[1].bits, &product) ||
      !pl_fp_binary(m->run->arena, PL_FP_ADD, format, product, in[2].bits, &sum))
    return false;
  if (pl_apint_eq(sum, *out)) return true;
  if (!m->lowered) m->inexact = m->loose = m->rough = true;
  if (m->lowered) m->run->chose_sign = true;
  if (m->lowered && pl_random_next(&m->run->seed) % 2 == 0) *out = sum;
  return true;
}

/* aux: whether a product may be rounded by itself. */
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
  if (!pl_attr_u64(op, "predicate", &predicate) || predicate >= PL_NUM_FCMP) {
    pl_stop_unsupported(m, op, "a comparison without a known predicate");
    return;
  }
  if (!same_leaves(m, op, count)) return;
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
    if (m->rough || !pl_fp_is_apart(m->run->arena, format, in[0].bits, in[1].bits)) observe_rounding(m);
    *out = pl_scalar_u64(m->run->arena, 1, holds ? 1 : 0);
    if (pl_breaks_fast_math(f, in[0].bits, format) || pl_breaks_fast_math(f, in[1].bits, format))
      *out = pl_scalar_poison(m->run->arena, 1);
  }
}

bool pl_rounding_of(const pl_op *op, pl_fp_rounding *out) {
  static const struct {
    const char *word;
    pl_fp_rounding rounding;
  } words[] = {{"to_nearest_even", PL_ROUND_NEAREST_EVEN},
               {"tonearest", PL_ROUND_NEAREST_EVEN},
               {"downward", PL_ROUND_DOWN},
               {"upward", PL_ROUND_UP},
               {"toward_zero", PL_ROUND_TO_ZERO},
               {"towardzero", PL_ROUND_TO_ZERO},
               {"to_nearest_away", PL_ROUND_NEAREST_AWAY},
               {"tonearestaway", PL_ROUND_NEAREST_AWAY}};
  static const pl_fp_rounding arith[] = {PL_ROUND_NEAREST_EVEN, PL_ROUND_DOWN, PL_ROUND_UP, PL_ROUND_TO_ZERO,
                                         PL_ROUND_NEAREST_AWAY};
  static const pl_fp_rounding llvm[] = {PL_ROUND_TO_ZERO, PL_ROUND_NEAREST_EVEN, PL_ROUND_UP, PL_ROUND_DOWN,
                                        PL_ROUND_NEAREST_AWAY};
  uint64_t number;
  *out = PL_ROUND_NEAREST_EVEN;
  if (op->attrs == NULL || pl_op_attr(op, "roundingmode") == NULL) return true;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_has_word(op, "roundingmode", words[i].word)) {
      *out = words[i].rounding;
      return true;
    }
  if (!pl_attr_u64(op, "roundingmode", &number) || number >= 5) return false;
  *out = pl_op_is(op, PL_OP_ARITH_TRUNCF) || pl_op_is(op, PL_OP_ARITH_SCALING_TRUNCF) ? arith[number] : llvm[number];
  return true;
}

/* The arith.truncf that an arith.extf undoes: where both have `contract`, what was never cut may come out. NULL: there is none.
 */
static const pl_op *may_be_undone(const pl_op *op) {
  const pl_op *cut = pl_op_is(op, PL_OP_ARITH_EXTF) ? pl_operand(op, 0)->op : NULL;
  if (cut == NULL || !pl_op_is(cut, PL_OP_ARITH_TRUNCF) || pl_operand(cut, 0)->type != op->results[0].type) return NULL;
  for (int i = 0; i < 2; i++) {
    const pl_op *of = i == 0 ? op : cut;
    if (of->attrs == NULL || !(pl_has_word(of, "fastmath", "contract") || pl_has_word(of, "fastmath", "fast"))) return NULL;
  }
  return cut;
}

/* The lowering takes either; in the source either is as good. */
static void choose_whole(pl_machine *m, pl_scalar whole, pl_scalar *out) {
  if (!pl_scalar_is_fine(&whole) || !pl_scalar_is_fine(out) || pl_apint_eq(whole.bits, out->bits)) return;
  if (!m->lowered) {
    m->inexact = m->loose = m->rough = true;
    return;
  }
  m->run->chose_sign = true;
  if (pl_random_next(&m->run->seed) % 2 == 0) *out = whole;
}

void pl_do_fp_convert(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  pl_fp_rounding rounding;
  if (!pl_rounding_of(op, &rounding)) fp_unsupported(m, op);
  if (m->stop != PL_STOP_INVALID || !same_leaves(m, op, count)) return;
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
    choose_sign(m, f, to, out);
    if (cut != NULL) choose_whole(m, pl_use_leaf(m, pl_operand(cut, 0), i), out);
  }
}

void pl_do_fp_from_int(pl_machine *m, const pl_op *op, int is_signed) {
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), flags = pl_int_flags(op);
  pl_fp_rounding rounding;
  if (!pl_rounding_of(op, &rounding) || rounding != PL_ROUND_NEAREST_EVEN) {
    fp_unsupported(m, op);
    return;
  }
  if (!same_leaves(m, op, count)) return;
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
  observe_rounding(m);
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!same_leaves(m, op, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar in = pl_use_leaf(m, pl_operand(op, 0), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    uint32_t width = width_of(m, pl_result(op, 0), i);
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

/* Values as a whole. */

/* Leaves of one shape as leaves of another: their bits in order. A new leaf is poison or undefined if any bit of it is. */
static void recast(pl_machine *m, const pl_layout *from, const pl_scalar *in, const pl_layout *to, pl_scalar *out) {
  uint64_t from_bit = 0;
  uint32_t j = 0;
  for (uint32_t i = 0; i < to->num_leaves; i++) {
    uint32_t width = to->leaves[i].width, words = pl_apint_num_words(width);
    uint64_t *bits = PL_NEW_ARRAY(m->run->arena, uint64_t, words);
    pl_scalar s = {0};
    for (uint32_t k = 0; k < width; k++, from_bit++) {
      while (j < from->num_leaves && from_bit >= in[j].bits.width) {
        from_bit -= in[j].bits.width;
        j++;
      }
      s.poison |= in[j].poison;
      s.undef |= in[j].undef;
      if (s.object == 0) s.object = in[j].object;
      if (pl_apint_bit(in[j].bits, (uint32_t)from_bit)) bits[k / 64] |= (uint64_t)1 << (k % 64);
    }
    s.bits = pl_apint_from_words(m->run->arena, width, bits, words);
    out[i] = s;
  }
}

static uint64_t total_width(const pl_layout *layout) {
  uint64_t bits = 0;
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    bits += layout->leaves[i].width;
  return bits;
}

/* Whether a float is the result of arithmetic: which NaN it is was chosen, if it is one. What only hands on bits chooses none. */
static bool is_chosen(const pl_value *value, uint32_t depth) {
  enum { MAX_DEPTH = 8 };
  if (value->op == NULL || depth > MAX_DEPTH) return depth > MAX_DEPTH;
  switch ((int)value->op->info->kind) {
  case PL_OP_ARITH_CONSTANT:
  case PL_OP_LLVM_MLIR_CONSTANT:
  case PL_OP_ARITH_BITCAST:
  case PL_OP_LLVM_BITCAST:
  case PL_OP_MEMREF_LOAD:
  case PL_OP_LLVM_LOAD: return false;
  case PL_OP_ARITH_NEGF:
  case PL_OP_LLVM_FNEG: return is_chosen(pl_operand(value->op, 0), depth + 1);
  case PL_OP_ARITH_SELECT:
  case PL_OP_LLVM_SELECT: return is_chosen(pl_operand(value->op, 1), depth + 1) || is_chosen(pl_operand(value->op, 2), depth + 1);
  default: return true;
  }
}

/* Whether a value is handed on as it is, and nothing else is done with it: returned, or passed. */
static bool is_only_handed_on(const pl_machine *m, const pl_value *value) {
  const pl_op *func = pl_vec_last(&m->frames).plan->func;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op))
    for (uint32_t i = 0; i < op->num_operands; i++)
      if (pl_operand(op, i) == value && !pl_op_is(op, PL_OP_LLVM_RETURN) && !pl_op_is(op, PL_OP_FUNC_RETURN)) return false;
  return m->frames.len == 1;
}

/* The bits of one NaN of f32 or f64 that the function only returns: what is known of the NaN goes with them, and where they are
 * compared another one that the source may have chosen is as good. */
static bool keeps_freedom(const pl_machine *m, const pl_op *op, const pl_layout *from, const pl_layout *to) {
  if (from->num_leaves != 1 || to->num_leaves != 1 || from->leaves[0].kind != PL_LEAF_FLOAT) return false;
  const pl_float_format format = from->leaves[0].format;
  return (format == PL_F32 || format == PL_F64) && to->leaves[0].kind == PL_LEAF_INT && is_only_handed_on(m, pl_result(op, 0));
}

/* The source may have had another NaN than the one that it looks at. */
static void look_at_nans(pl_machine *m, const pl_op *op, const pl_layout *from, const pl_layout *to) {
  const pl_scalar *in = pl_leaves(m, pl_operand(op, 0));
  if (m->lowered || !is_chosen(pl_operand(op, 0), 0)) return;
  for (uint32_t i = 0; i < from->num_leaves; i++) {
    const pl_leaf *leaf = &from->leaves[i];
    if (leaf->kind != PL_LEAF_FLOAT || in[i].poison || (i < to->num_leaves && to->leaves[i].kind == PL_LEAF_FLOAT)) continue;
    m->observed_nan |= pl_float_is_nan(in[i].bits, leaf->format);
  }
}

void pl_do_bitcast(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_layout *from = pl_machine_layout(m, pl_operand(op, 0)->type), *to = pl_machine_layout(m, pl_result(op, 0)->type);
  if (total_width(from) != total_width(to)) {
    pl_stop_unsupported(m, op, "a bitcast between types of different sizes");
    return;
  }
  const bool kept = !m->lowered && keeps_freedom(m, op, from, to);
  const uint8_t freedom = kept ? pl_leaves(m, pl_operand(op, 0))->nan : 0;
  if (!kept) look_at_nans(m, op, from, to);
  observe_rounding(m);
  recast(m, from, pl_leaves(m, pl_operand(op, 0)), to, pl_leaves(m, pl_result(op, 0)));
  if (kept) pl_leaves(m, pl_result(op, 0))->nan = freedom;
}

static bool same_widths(const pl_layout *a, const pl_layout *b) {
  if (a == b) return true;
  if (a->num_leaves != b->num_leaves) return false;
  for (uint32_t i = 0; i < a->num_leaves; i++)
    if (a->leaves[i].width != b->leaves[i].width) return false;
  return true;
}

/* The result has the operand's leaves. */
void pl_do_copy(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!same_widths(pl_machine_layout(m, pl_result(op, 0)->type), pl_machine_layout(m, pl_operand(op, 0)->type))) {
    pl_stop_unsupported(m, op, "'%.*s' between these types can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  if (count > 0) memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 0)), count * sizeof(pl_scalar));
}

static pl_scalar pick(pl_machine *m, pl_scalar cond, pl_scalar yes, pl_scalar no) {
  if (cond.poison) return pl_scalar_poison(m->run->arena, yes.bits.width);
  if (!cond.undef) return pl_apint_is_zero(cond.bits) ? no : yes;
  if (yes.poison || no.poison) return pl_scalar_poison(m->run->arena, yes.bits.width);
  return pl_scalar_undef(m->run->arena, yes.bits.width);
}

void pl_do_select(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), num_conds = pl_num_leaves(m, pl_operand(op, 0));
  const pl_scalar *yes = pl_leaves(m, pl_operand(op, 1)), *no = pl_leaves(m, pl_operand(op, 2));
  bool by_element = pl_operand(op, 0)->type->kind == PL_TYPE_VECTOR;
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  pl_fast_math f = pl_fast_math_of(op);
  pl_scalar cond = {0};
  if (!by_element) cond = pl_use_leaf(m, pl_operand(op, 0), 0);
  if (by_element && num_conds != count) {
    pl_stop_unsupported(m, op, "a select with a condition of another shape");
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (by_element) cond = pl_use_leaf(m, pl_operand(op, 0), i);
    pl_scalar *out = &pl_leaves(m, pl_result(op, 0))[i];
    *out = pick(m, cond, yes[i], no[i]);
    const pl_leaf *leaf = &layout->leaves[i];
    if (leaf->kind != PL_LEAF_FLOAT) continue;
    if (pl_scalar_breaks_fast_math(f, out, leaf->format)) *out = pl_scalar_poison(m->run->arena, out->bits.width);
    if (pl_scalar_is_fine(out)) choose_sign(m, f, leaf->format, out);
  }
}

void pl_keep_fast_math(pl_machine *m, const pl_op *call) {
  assert(call != NULL);
  if (!pl_op_is(call, PL_OP_LLVM_CALL) || call->num_results != 1) return;
  const pl_fast_math f = pl_fast_math_of(call);
  const pl_layout *layout = pl_machine_layout(m, pl_result(call, 0)->type);
  pl_scalar *out = pl_leaves(m, pl_result(call, 0));
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    if (layout->leaves[i].kind != PL_LEAF_FLOAT || !pl_scalar_is_fine(&out[i])) continue;
    if (pl_breaks_fast_math(f, out[i].bits, layout->leaves[i].format))
      out[i] = pl_scalar_poison(m->run->arena, out[i].bits.width);
    else
      choose_sign(m, f, layout->leaves[i].format, &out[i]);
  }
}

void pl_do_constant(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *value = pl_op_attr(op, "value");
  if (value != NULL && value->kind == PL_ATTR_SYMBOL && value->symbol.count > 0) {
    uint64_t address = pl_function_address(m->run, value->symbol.path[0]);
    *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, address);
    return;
  }
  if (!pl_constant(m, value, pl_result(op, 0)->type, pl_leaves(m, pl_result(op, 0))))
    pl_stop_unsupported(m, op, "a constant of this form can't be run");
}

/* Control flow. */

void pl_do_branch(pl_machine *m, const pl_op *op, int aux) { pl_branch(m, op, (uint32_t)aux); }

void pl_do_cond_branch(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar cond;
  if (pl_condition(m, op, &cond)) pl_branch(m, op, pl_apint_is_zero(cond.bits) ? 1 : 0);
}

void pl_do_switch(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_switch(m, op);
}
