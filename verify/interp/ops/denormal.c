/* denormal.c - operations of functions that do not treat denormal numbers as IEEE 754 has it. Such an operand is a zero; such a
 * result may be flushed to one, which is not mandated. What the environment decides (dynamic) each run decides. Source: LLVM
 * Language Reference, "Function Attributes", denormal-fp-math, denormal-fp-math-f32. */
#include "verify/interp/ops/denormal.h"

#include <assert.h>

#include "verify/interp/ops/fast_math.h"

/* The planned function's denormal mode for a format. */
static pl_denormal_mode mode_in(const pl_plan *plan, pl_float_format format) {
  return format == PL_F32 ? plan->denormals_single : plan->denormals;
}

/* The denormal mode of the function that runs, for that format; what is dynamic in it is decided by its callers or else by the
 * inputs' seed, so that the result is never dynamic. */
static pl_denormal_mode mode_of(const pl_machine *m, pl_float_format format) {
  static const pl_denormal_kind kinds[] = {PL_DENORMAL_PRESERVE_SIGN, PL_DENORMAL_IEEE, PL_DENORMAL_POSITIVE_ZERO};
  pl_denormal_mode mode = {PL_DENORMAL_DYNAMIC, PL_DENORMAL_DYNAMIC};
  for (size_t i = m->frames.len; i-- > 0;) {
    const pl_denormal_mode outer = mode_in(m->frames.data[i].plan, format);
    if (mode.output == PL_DENORMAL_DYNAMIC) mode.output = outer.output;
    if (mode.input == PL_DENORMAL_DYNAMIC) mode.input = outer.input;
  }
  if (mode.output == PL_DENORMAL_DYNAMIC) mode.output = kinds[m->run->inputs->seed % 3];
  if (mode.input == PL_DENORMAL_DYNAMIC) mode.input = kinds[m->run->inputs->seed % 3];
  return mode;
}

/* The number of fraction bits of the format; 0 for PL_FLOAT_INVALID. */
static uint32_t fraction_bits(pl_float_format format) {
  static const uint32_t table[] = {0,
#define X(name, text, bits, exponent, mantissa, bias, kind) mantissa,
                                   PL_FLOAT_FORMATS(X)
#undef X
  };
  return table[format];
}

/* Whether the bits are a denormal number of the format, neither zero nor normal; false if the format is not known. */
static bool is_denormal(const pl_machine *m, pl_float_format format, pl_apint bits) {
  pl_apint least;
  if (format == PL_FLOAT_INVALID || pl_float_is_zero(bits, format)) return false;
  const uint32_t fraction = fraction_bits(format);
  least = pl_apint_shl(m->run->arena, pl_apint_from_u64(m->run->arena, bits.width, 1), fraction);
  return fraction > 0 && pl_apint_ult(pl_fp_abs(m->run->arena, bits), least);
}

/* Replaces a denormal number by a zero with the sign that the mode says. */
static void flush(const pl_machine *m, pl_denormal_kind kind, pl_apint *bits) {
  const bool negative = kind == PL_DENORMAL_PRESERVE_SIGN && pl_apint_is_negative(*bits);
  *bits = negative ? pl_apint_signed_min(m->run->arena, bits->width) : pl_apint_zero(m->run->arena, bits->width);
}

void pl_flush_operand(const pl_machine *m, pl_float_format format, pl_apint *bits) {
  const pl_denormal_kind kind = mode_of(m, format).input;
  assert(bits != NULL);
  if (kind != PL_DENORMAL_IEEE && is_denormal(m, format, *bits)) flush(m, kind, bits);
}

void pl_flush_result(pl_machine *m, pl_float_format format, pl_apint *bits) {
  const pl_denormal_kind kind = mode_of(m, format).output;
  assert(bits != NULL);
  if (kind != PL_DENORMAL_IEEE && is_denormal(m, format, *bits) && pl_takes_other_sign(m)) flush(m, kind, bits);
}

bool pl_meets_denormal(pl_machine *m, const pl_op *op, pl_float_format format, pl_apint bits) {
  assert(op != NULL);
  if (m->role == PL_ROLE_LOWERING || pl_denormal_mode_is_ieee(mode_of(m, format)) || !is_denormal(m, format, bits)) return false;
  pl_stop_undefined(m, op, "what is made of a denormal number is open: what follows is not compared");
  return true;
}

/* Whether a leaf of the value is a floating point number. */
static bool has_floats(const pl_machine *m, const pl_value *value) {
  const pl_layout *layout = pl_machine_layout(m, value->type);
  for (uint32_t i = 0; layout->known && i < layout->num_leaves; i++)
    if (layout->leaves[i].kind == PL_LEAF_FLOAT) return true;
  return false;
}

/* Whether the operation is of the llvm dialect and known here to be run as the denormal mode says, or not to depend on it. False
 * is the safe answer. */
static bool is_known(const pl_op *op) {
  static const char *const names[] = {"llvm.intr.fabs",    "llvm.intr.copysign", "llvm.intr.is.fpclass", "llvm.intr.fma",
                                      "llvm.intr.minnum",  "llvm.intr.maxnum",   "llvm.intr.minimum",    "llvm.intr.maximum",
                                      "llvm.intr.fmuladd", "llvm.intr.sqrt"};
  if (!pl_str_is(op->info->dialect, "llvm") || pl_op_is(op, PL_OP_LLVM_ATOMICRMW)) return false;
  if (!pl_str_starts(op->info->name, "llvm.intr.")) return true;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_str_is(op->info->name, names[i])) return true;
  return false;
}

bool pl_is_unknown_with_denormals(const pl_machine *m, const pl_op *op) {
  const pl_plan *plan = pl_vec_last(&m->frames).plan;
  assert(op != NULL);
  if (pl_denormal_mode_is_ieee(plan->denormals) && pl_denormal_mode_is_ieee(plan->denormals_single)) return false;
  if (is_known(op)) return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (has_floats(m, pl_operand(op, i))) return true;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (has_floats(m, pl_result(op, i))) return true;
  return false;
}
