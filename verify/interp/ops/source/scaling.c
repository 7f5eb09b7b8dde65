/* Conversions with a scale, lane by lane: widened and multiplied by a power of two, or divided by it and narrowed. Meaning: MLIR
 * documentation, "'arith' Dialect", arith.scaling_extf, arith.scaling_truncf; formats: OCP Microscaling Formats Specification. */
#include "verify/interp/ops/fast_math.h"
#include "verify/interp/ops/source/table.h"

typedef struct scaling {
  pl_machine *m;
  pl_fast_math fast;
  bool poison; /* a fast-math flag forbids one of the numbers */
} scaling;

/* The number in another format; sets s->poison if a fast-math flag excludes the number or the result. */
static pl_apint converted(scaling *s, pl_apint bits, pl_float_format from, pl_float_format to) {
  const pl_apint out = from == to ? bits : pl_fp_convert(s->m->run->arena, bits, from, to);
  s->poison |= pl_breaks_fast_math(s->fast, bits, from) || pl_breaks_fast_math(s->fast, out, to);
  return out;
}

/* Whether the lane is a floating-point number. */
static bool is_float(const pl_layout *layout, uint32_t lane) {
  return lane < layout->num_leaves && layout->leaves[lane].kind == PL_LEAF_FLOAT;
}

/* Runs arith.scaling_extf (`extends`; multiplies by the scale) or scaling_truncf (divides by it and rounds), with the op's
 * fast-math flags. Stops as unsupported if a format or the rounding mode is. */
static void do_scaling(pl_machine *m, const pl_op *op, int extends) {
  const pl_layout *from = pl_machine_layout(m, pl_operand(op, 0)->type), *by = pl_machine_layout(m, pl_operand(op, 1)->type);
  const pl_layout *to = pl_machine_layout(m, pl_result(op, 0)->type);
  pl_fp_rounding rounding;
  bool known = pl_rounding_of(op, &rounding);
  for (uint32_t i = 0; known && i < to->num_leaves; i++) {
    pl_scalar in = pl_use_leaf(m, pl_operand(op, 0), i), scale = pl_use_leaf(m, pl_operand(op, 1), i);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    scaling s = {m, pl_fast_math_of(op), in.poison || in.undef || scale.poison || scale.undef};
    known = is_float(from, i) && is_float(by, i) && is_float(to, i);
    *out = pl_scalar_poison(m->run->arena, to->leaves[i].width);
    if (!known || s.poison) continue;
    const pl_float_format middle = extends ? to->leaves[i].format : from->leaves[i].format;
    const bool narrows = by->leaves[i].width > 8;
    const pl_float_format power = narrows ? PL_F8E8M0FNU : by->leaves[i].format;
    pl_apint factor = converted(&s, converted(&s, scale.bits, by->leaves[i].format, power), power, middle), made;
    pl_apint number = extends ? converted(&s, in.bits, from->leaves[i].format, middle) : in.bits;
    known = pl_fp_binary(m->run->arena, extends ? PL_FP_MUL : PL_FP_DIV, middle, number, factor, &made);
    if (!known) continue;
    s.poison |= pl_breaks_fast_math(s.fast, number, middle) || pl_breaks_fast_math(s.fast, made, middle);
    if (!extends) known = pl_fp_round(m->run->arena, rounding, made, middle, to->leaves[i].format, &made);
    if (known && !s.poison) *out = pl_scalar_of(made);
  }
  if (!known) pl_stop_unsupported(m, op, "'%.*s' of these formats can't be run", PL_STR_FMT(op->info->name));
}

pl_op_entry pl_source_scaling_entry(pl_op_kind kind) {
  if (kind == PL_OP_ARITH_SCALING_EXTF) return (pl_op_entry){do_scaling, 1};
  if (kind == PL_OP_ARITH_SCALING_TRUNCF) return (pl_op_entry){do_scaling, 0};
  return (pl_op_entry){0};
}
