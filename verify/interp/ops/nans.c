/* nans.c - which NaN the source may have had where a run has one. An operation of the source gives the preferred NaN here, and
 * may give others; bits that were never computed are what they are. Source: LLVM Language Reference, "Behavior of Floating-Point
 * NaN values". */
#include "verify/interp/ops/nans.h"

#include <assert.h>

#include "verify/interp/ops/fast_math.h"

/* How an operation comes by the NaN that it gives. */
typedef enum nan_origin {
  NAN_MADE = 1, /* it computes it */
  NAN_MOVED,    /* a value that exists already, with what is known of it */
  NAN_READ,     /* bytes, or bits of another type: nothing is known but the bits */
  NAN_NEGATED,
  NAN_UNSIGNED, /* without its sign */
  NAN_SIGNED    /* with another operand's sign */
} nan_origin;

/* How ops of that kind come by the NaNs in their results; NAN_MADE for kinds that are not listed. */
static nan_origin origin_of(pl_op_kind kind) {
  static const struct {
    pl_op_kind kind;
    nan_origin origin;
  } table[] = {{PL_OP_ARITH_CONSTANT, NAN_MOVED},
               {PL_OP_LLVM_MLIR_CONSTANT, NAN_MOVED},
               {PL_OP_COMPLEX_CONSTANT, NAN_MOVED},
               {PL_OP_COMPLEX_CREATE, NAN_MOVED},
               {PL_OP_COMPLEX_RE, NAN_MOVED},
               {PL_OP_COMPLEX_IM, NAN_MOVED},
               {PL_OP_ARITH_SELECT, NAN_MOVED},
               {PL_OP_LLVM_SELECT, NAN_MOVED},
               {PL_OP_LLVM_FREEZE, NAN_MOVED},
               {PL_OP_LLVM_EXTRACTVALUE, NAN_MOVED},
               {PL_OP_LLVM_INSERTVALUE, NAN_MOVED},
               {PL_OP_LLVM_EXTRACTELEMENT, NAN_MOVED},
               {PL_OP_LLVM_INSERTELEMENT, NAN_MOVED},
               {PL_OP_LLVM_SHUFFLEVECTOR, NAN_MOVED},
               {PL_OP_LLVM_INTR_VECTOR_INSERT, NAN_MOVED},
               {PL_OP_LLVM_INTR_VECTOR_EXTRACT, NAN_MOVED},
               {PL_OP_VECTOR_BROADCAST, NAN_MOVED},
               {PL_OP_VECTOR_SPLAT, NAN_MOVED},
               {PL_OP_VECTOR_SHAPE_CAST, NAN_MOVED},
               {PL_OP_VECTOR_TRANSPOSE, NAN_MOVED},
               {PL_OP_VECTOR_EXTRACT, NAN_MOVED},
               {PL_OP_VECTOR_INSERT, NAN_MOVED},
               {PL_OP_VECTOR_EXTRACTELEMENT, NAN_MOVED},
               {PL_OP_VECTOR_INSERTELEMENT, NAN_MOVED},
               {PL_OP_LLVM_INTR_VP_SELECT, NAN_MOVED},
               {PL_OP_LLVM_INTR_VP_MERGE, NAN_MOVED},
               {PL_OP_LLVM_MLIR_UNDEF, NAN_MOVED},
               {PL_OP_LLVM_MLIR_POISON, NAN_MOVED},
               {PL_OP_LLVM_MLIR_ZERO, NAN_MOVED},
               {PL_OP_FUNC_CALL, NAN_MOVED},
               {PL_OP_FUNC_CALL_INDIRECT, NAN_MOVED},
               {PL_OP_LLVM_CALL, NAN_MOVED},
               {PL_OP_ARITH_BITCAST, NAN_READ},
               {PL_OP_LLVM_BITCAST, NAN_READ},
               {PL_OP_VECTOR_BITCAST, NAN_READ},
               {PL_OP_COMPLEX_BITCAST, NAN_READ},
               {PL_OP_MEMREF_LOAD, NAN_READ},
               {PL_OP_AFFINE_LOAD, NAN_READ},
               {PL_OP_VECTOR_LOAD, NAN_READ},
               {PL_OP_LLVM_LOAD, NAN_READ},
               {PL_OP_ARITH_NEGF, NAN_NEGATED},
               {PL_OP_LLVM_FNEG, NAN_NEGATED},
               {PL_OP_MATH_ABSF, NAN_UNSIGNED},
               {PL_OP_LLVM_INTR_FABS, NAN_UNSIGNED},
               {PL_OP_MATH_COPYSIGN, NAN_SIGNED},
               {PL_OP_LLVM_INTR_COPYSIGN, NAN_SIGNED}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].kind == kind) return table[i].origin;
  return NAN_MADE;
}

/* Whether the op is a select with fast-math flags. Whether such a select changes NaNs as arithmetic does is not documented, so
 * its result counts as computed. (LLVM Language Reference, "Fast-Math Flags".) */
static bool is_flagged_select(const pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_SELECT) && !pl_op_is(op, PL_OP_ARITH_SELECT)) return false;
  const pl_fast_math f = pl_fast_math_of(op);
  return f.nnan || f.ninf || f.nsz || f.loose;
}

/* Whether the op may give a signalling NaN: one goes in, or its operands are not known to be none. */
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

/* The set of pl_nan_freedom (what may differ) of a NaN in a leaf of the op's result, by how the op comes by it. If the op
 * makes it, notes in the machine that NaNs, or signalling ones, have been made. */
static uint8_t freedom(pl_machine *m, const pl_op *op, nan_origin origin, uint32_t leaf, const pl_scalar *out,
                       pl_float_format format) {
  const uint8_t any = (uint8_t)(PL_NAN_SIGN | PL_NAN_PAYLOAD | (m->made_signalling ? PL_NAN_SIGNALS : 0));
  const pl_scalar *in = op->num_operands > 0 ? pl_leaves(m, pl_operand(op, 0)) + leaf : NULL;
  switch (origin) {
  case NAN_MADE:
    m->made_nan = true;
    if (!may_signal(m, op)) return PL_NAN_SIGN | PL_NAN_PAYLOAD;
    m->made_signalling = true;
    return PL_NAN_SIGN | PL_NAN_PAYLOAD | PL_NAN_SIGNALS;
  case NAN_MOVED: return out->nan;
  case NAN_READ: return m->made_nan && is_preferred(m, out->bits, format) ? any : 0;
  case NAN_NEGATED: return in->nan;
  case NAN_UNSIGNED: return in->nan & (uint8_t)~PL_NAN_SIGN;
  case NAN_SIGNED: return (uint8_t)((in->nan & ~PL_NAN_SIGN) | (pl_leaves(m, pl_operand(op, 1))[leaf].nan & PL_NAN_SIGN));
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
  const nan_origin origin = is_flagged_select(op) ? NAN_MADE : origin_of(op->info->kind);
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

bool pl_nan_matches(const pl_scalar *ours, pl_apint theirs, pl_float_format format) {
  assert(pl_float_is_nan(theirs, format) && ours->bits.width == theirs.width);
  const bool same_sign = pl_apint_is_negative(ours->bits) == pl_apint_is_negative(theirs);
  if (!(ours->nan & PL_NAN_SIGN) && !same_sign) return false;
  if (ours->nan & PL_NAN_PAYLOAD) return (ours->nan & PL_NAN_SIGNALS) != 0 || !pl_float_is_signalling(theirs, format);
  for (uint32_t i = 0; i + 1 < theirs.width; i++)
    if (pl_apint_bit(ours->bits, i) != pl_apint_bit(theirs, i)) return false;
  return true;
}

bool pl_nan_in_memory_matches(const pl_machine *source, pl_apint ours, pl_apint theirs, pl_float_format format) {
  if (!source->made_nan || !pl_float_is_nan(ours, format) || !pl_float_is_nan(theirs, format)) return false;
  return is_preferred(source, ours, format) && (source->made_signalling || !pl_float_is_signalling(theirs, format));
}
