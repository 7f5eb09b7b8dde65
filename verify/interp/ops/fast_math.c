/* fast_math.c - fast-math flags and rounding modes: claims about numbers, and choices that they leave open. Source: LLVM Language
 * Reference, "Fast-Math Flags". */
#include "verify/interp/ops/fast_math.h"

#include <assert.h>

#include "verify/interp/machine/attributes.h"

pl_fast_math pl_fast_math_of(const pl_op *op) {
  pl_fast_math f = {0};
  if (op->attrs == NULL) return f;
  static const pl_attr_name names[] = {PL_NAME_FASTMATH, PL_NAME_FASTMATH_FLAGS};
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
  if (m->role == PL_ROLE_LOWERING || !f.loose) return;
  m->inexact = m->loose = true;
  m->rough |= pl_fp_is_rough(m->run->arena, op, format, x, y, z);
}

bool pl_breaks_fast_math(pl_fast_math f, pl_apint bits, pl_float_format format) {
  return (f.nnan && pl_float_is_nan(bits, format)) || (f.ninf && pl_float_is_inf(bits, format));
}

bool pl_scalar_breaks_fast_math(pl_fast_math f, const pl_scalar *s, pl_float_format format) {
  if (pl_scalar_is_fine(s)) return pl_breaks_fast_math(f, s->bits, format);
  return s->undef && (f.nnan || f.ninf);
}

bool pl_takes_other_sign(pl_machine *m) {
  assert(m != NULL);
  if (m->role == PL_ROLE_LOWERING) {
    m->run->chose_sign = true;
    return pl_random_next(&m->run->seed) % 2 == 0;
  }
  const uint32_t number = m->num_signs++;
  return number < 64 && (m->signs >> number & 1) != 0;
}

void pl_flip_sign(pl_machine *m, pl_apint *bits) {
  *bits = pl_apint_xor(m->run->arena, *bits, pl_apint_signed_min(m->run->arena, bits->width));
}

void pl_choose_sign(pl_machine *m, pl_fast_math f, pl_float_format format, pl_scalar *out) {
  assert(out->poison || out->undef || out->bits.width == pl_float_bits(format));
  if (!f.nsz || !pl_scalar_is_fine(out) || !pl_float_is_zero(out->bits, format)) return;
  if (pl_takes_other_sign(m)) pl_flip_sign(m, &out->bits);
}

bool pl_rounding_of(const pl_op *op, pl_fp_rounding *out) {
  assert(out != NULL);
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
  if (op->attrs == NULL || pl_op_attr(op, PL_NAME_ROUNDINGMODE) == NULL) return true;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_has_word(op, PL_NAME_ROUNDINGMODE, words[i].word)) {
      *out = words[i].rounding;
      return true;
    }
  if (!pl_attr_u64(op, PL_NAME_ROUNDINGMODE, &number) || number >= 5) return false;
  *out = pl_op_is(op, PL_OP_ARITH_TRUNCF) || pl_op_is(op, PL_OP_ARITH_SCALING_TRUNCF) ? arith[number] : llvm[number];
  return true;
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
      pl_choose_sign(m, f, layout->leaves[i].format, &out[i]);
  }
}

void pl_observe_rounding(pl_machine *m) { m->observed_rounding |= m->loose; }
