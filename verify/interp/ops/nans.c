/* nans.c - which NaN the source may have had where a run has one. An operation of the source gives the preferred NaN here, and
 * may give others; bits that were never computed are what they are. Source: LLVM Language Reference, "Behavior of Floating-Point
 * NaN values". */
#include "verify/interp/ops/nans.h"

#include <assert.h>

#include "verify/interp/ops/fast_math.h"

/* How an operation comes by the NaNs in its results: the column `nan` of entries.def. */
typedef enum nan_origin { NAN_NONE, NAN_COMPUTED, NAN_MOVED, NAN_BITS, NAN_NEGATED, NAN_ABS, NAN_COPYSIGN } nan_origin;

static const nan_origin origins[PL_NUM_OPS] = {
#define SOURCE(ident, nan, ...) [PL_OP_##ident] = NAN_##nan,
#define LLVM(ident, nan, ...) [PL_OP_##ident] = NAN_##nan,
#define BOTH(ident, nan, ...) [PL_OP_##ident] = NAN_##nan,
#define SOURCE_BY(ident, nan, ...) [PL_OP_##ident] = NAN_##nan,
#define LLVM_BY(ident, nan, ...) [PL_OP_##ident] = NAN_##nan,
#define UNSUPPORTED(ident)
#include "verify/interp/ops/entries.def"
#undef SOURCE
#undef LLVM
#undef BOTH
#undef SOURCE_BY
#undef LLVM_BY
#undef UNSUPPORTED
};

/* Whether the op is a select with fast-math flags. Whether such a select changes NaNs as arithmetic does is not documented, so
 * its result counts as computed. (LLVM Language Reference, "Fast-Math Flags".) */
static bool is_flagged_select(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_SELECT) && !pl_op_is(op, PL_OP_ARITH_SELECT)) return false;
  const pl_fast_math f = pl_fast_math_of(op);
  return f.nnan || f.ninf || f.nsz || f.loose;
}

/* Whether the op may give a signalling NaN, as far as its operands show. True is the safe answer. */
static bool may_signal(const pl_machine *m, const pl_op *op) {
  bool floats = false;
  for (uint32_t k = 0; k < op->num_operands; k++) {
    const pl_layout *layout = pl_machine_layout(m, pl_operand(op, k)->type);
    const pl_scalar *in = pl_leaves(m, pl_operand(op, k));
    for (uint32_t i = 0; layout->known && i < layout->num_leaves; i++) {
      if (layout->leaves[i].kind != PL_LEAF_FLOAT) continue;
      floats = true;
      if ((in[i].nan & PL_NAN_SIGNALS) || in[i].poison || in[i].undef) return true;
      if (pl_float_is_signalling(in[i].bits, layout->leaves[i].format)) return true;
    }
  }
  return !floats;
}

/* Whether the number is, but for its sign, the NaN that operations of the source give here: quiet, without a payload. */
static bool is_preferred(const pl_machine *m, pl_apint bits, pl_float_format format) {
  const pl_apint made = pl_fp_quiet_nan(m->run->arena, format);
  return pl_apint_eq(pl_fp_abs(m->run->arena, bits), pl_fp_abs(m->run->arena, made));
}

/* The set of pl_nan_freedom (what may differ) of a NaN in leaf number `leaf` of the op's result, by how the op comes by it
 * (`origin`). Notes in the machine that NaNs, or signalling ones, have been made if the op made it. */
static uint8_t freedom(pl_machine *m, const pl_op *op, nan_origin origin, uint32_t leaf, const pl_scalar *out,
                       pl_float_format format) {
  assert(origin != NAN_NONE);
  const uint8_t any = (uint8_t)(PL_NAN_SIGN | PL_NAN_PAYLOAD | (m->made_signalling ? PL_NAN_SIGNALS : 0));
  const pl_scalar *in = op->num_operands > 0 ? pl_leaves(m, pl_operand(op, 0)) + leaf : NULL;
  switch (origin) {
  case NAN_NONE: break;
  case NAN_COMPUTED:
    m->made_nan = true;
    if (!may_signal(m, op)) return PL_NAN_SIGN | PL_NAN_PAYLOAD;
    m->made_signalling = true;
    return PL_NAN_SIGN | PL_NAN_PAYLOAD | PL_NAN_SIGNALS;
  case NAN_MOVED: return out->nan;
  case NAN_BITS: return m->made_nan && is_preferred(m, out->bits, format) ? any : 0;
  case NAN_NEGATED: return in->nan;
  case NAN_ABS: return in->nan & (uint8_t)~PL_NAN_SIGN;
  case NAN_COPYSIGN: return (uint8_t)((in->nan & ~PL_NAN_SIGN) | (pl_leaves(m, pl_operand(op, 1))[leaf].nan & PL_NAN_SIGN));
  }
  return 0;
}

/* Whether values of the type may have floating-point leaves; true if in doubt. */
static bool may_hold_floats(const pl_type *type) {
  return type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_INDEX && type->kind != PL_TYPE_MEMREF &&
         type->kind != PL_TYPE_LLVM_PTR;
}

void pl_note_nans(pl_machine *m, const pl_op *op) {
  assert(m->role == PL_ROLE_SOURCE);
  if (op->num_regions > 0) return; /* its results come from what it holds */
  const nan_origin origin = is_flagged_select(op) ? NAN_COMPUTED : origins[op->info->kind];
  for (uint32_t r = 0; r < op->num_results; r++) {
    if (!may_hold_floats(pl_result(op, r)->type)) continue;
    const pl_layout *layout = pl_machine_layout(m, pl_result(op, r)->type);
    pl_scalar *out = pl_leaves(m, pl_result(op, r));
    for (uint32_t i = 0; layout->known && i < layout->num_leaves; i++) {
      const pl_leaf *leaf = &layout->leaves[i];
      if (leaf->kind != PL_LEAF_FLOAT || !pl_scalar_is_fine(&out[i]) || !pl_float_is_nan(out[i].bits, leaf->format)) continue;
      out[i].nan = freedom(m, op, origin, i, &out[i], leaf->format);
    }
  }
}

bool pl_nan_matches(const pl_scalar *source, pl_apint lowered, pl_float_format format) {
  assert(pl_float_is_nan(lowered, format) && source->bits.width == lowered.width);
  const bool same_sign = pl_apint_is_negative(source->bits) == pl_apint_is_negative(lowered);
  if (!(source->nan & PL_NAN_SIGN) && !same_sign) return false;
  if (source->nan & PL_NAN_PAYLOAD) return (source->nan & PL_NAN_SIGNALS) != 0 || !pl_float_is_signalling(lowered, format);
  for (uint32_t i = 0; i + 1 < lowered.width; i++)
    if (pl_apint_bit(source->bits, i) != pl_apint_bit(lowered, i)) return false;
  return true;
}

bool pl_nan_in_memory_matches(const pl_machine *source, pl_apint source_bits, pl_apint lowered_bits, pl_float_format format) {
  if (!source->made_nan || !pl_float_is_nan(source_bits, format) || !pl_float_is_nan(lowered_bits, format)) return false;
  return is_preferred(source, source_bits, format) && (source->made_signalling || !pl_float_is_signalling(lowered_bits, format));
}
