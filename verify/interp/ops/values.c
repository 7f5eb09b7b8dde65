/* values.c - operations on values as a whole that source and LLVM dialect share: constants, copies, bitcasts, selects. */
#include "verify/interp/ops/elementwise.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/constant.h"
#include "verify/interp/ops/fast_math.h"

/* Distributes the bits of leaves of one layout, in order, over the leaves of another of the same total width; a new leaf is
 * poison or undef if one of its bits comes from such a leaf. */
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

/* The sum of the widths, in bits, of all leaves (scalars) of the layout. */
static uint64_t total_width(const pl_layout *layout) {
  uint64_t bits = 0;
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    bits += layout->leaves[i].width;
  return bits;
}

/* Whether a float may be the result of arithmetic or a call, so that which NaN it is was chosen. True is the safe answer. */
static bool is_chosen(const pl_value *value, uint32_t depth) {
  enum { MAX_DEPTH = 8 };
  if (value->op == NULL || depth > MAX_DEPTH) return depth > MAX_DEPTH;
  switch (value->op->info->kind) {
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

/* Whether the value, of the function that runs, is used by returns only, and the function was not entered by a call in this run.
 */
static bool is_only_handed_on(const pl_machine *m, const pl_value *value) {
  const pl_op *func = pl_vec_last(&m->frames).plan->func;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op))
    for (uint32_t i = 0; i < op->num_operands; i++)
      if (pl_operand(op, i) == value && !pl_op_is(op, PL_OP_LLVM_RETURN) && !pl_op_is(op, PL_OP_FUNC_RETURN)) return false;
  return m->frames.len == 1;
}

/* Whether the bitcast turns one f32 or f64 into one integer that is only handed on (is_only_handed_on): what is known of a NaN
 * then goes with the bits, and another NaN that the source could have chosen is accepted. */
static bool keeps_freedom(const pl_machine *m, const pl_op *op, const pl_layout *from, const pl_layout *to) {
  if (from->num_leaves != 1 || to->num_leaves != 1 || from->leaves[0].kind != PL_LEAF_FLOAT) return false;
  const pl_float_format format = from->leaves[0].format;
  return (format == PL_F32 || format == PL_F64) && to->leaves[0].kind == PL_LEAF_INT && is_only_handed_on(m, pl_result(op, 0));
}

/* Sets m->observed_nan if the source turns a NaN, which it may have chosen otherwise, in operand 0 into what is no float. Does
 * nothing in the lowering. */
static void look_at_nans(pl_machine *m, const pl_op *op, const pl_layout *from, const pl_layout *to) {
  const pl_scalar *in = pl_leaves(m, pl_operand(op, 0));
  if (m->role == PL_ROLE_LOWERING || !is_chosen(pl_operand(op, 0), 0)) return;
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
  const bool kept = m->role == PL_ROLE_SOURCE && keeps_freedom(m, op, from, to);
  const uint8_t freedom = kept ? pl_leaves(m, pl_operand(op, 0))->nan : 0;
  if (!kept) look_at_nans(m, op, from, to);
  pl_observe_rounding(m);
  recast(m, from, pl_leaves(m, pl_operand(op, 0)), to, pl_leaves(m, pl_result(op, 0)));
  if (kept) pl_leaves(m, pl_result(op, 0))->nan = freedom;
}

/* Whether the layouts have as many leaves, of the same widths in order. */
static bool same_widths(const pl_layout *a, const pl_layout *b) {
  if (a == b) return true;
  if (a->num_leaves != b->num_leaves) return false;
  for (uint32_t i = 0; i < a->num_leaves; i++)
    if (a->leaves[i].width != b->leaves[i].width) return false;
  return true;
}

void pl_do_copy(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if (!same_widths(pl_machine_layout(m, pl_result(op, 0)->type), pl_machine_layout(m, pl_operand(op, 0)->type))) {
    pl_stop_unsupported(m, op, "'%.*s' between these types can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  if (count > 0) memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 0)), count * sizeof(pl_scalar));
}

/* One of two scalars by a condition: `no` if it is 0, else `yes`. A poison condition gives poison; an undef one gives undef, or
 * poison if either scalar is. */
static pl_scalar pick(pl_machine *m, pl_scalar cond, pl_scalar yes, pl_scalar no) {
  if (cond.poison) return pl_scalar_poison(m->run->arena, yes.bits.width);
  if (!cond.undef) return pl_apint_is_zero(cond.bits) ? no : yes;
  if (yes.poison || no.poison) return pl_scalar_poison(m->run->arena, yes.bits.width);
  return pl_scalar_undef(m->run->arena, yes.bits.width);
}

void pl_do_select(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 3);
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
    if (pl_scalar_is_fine(out)) pl_choose_sign(m, f, leaf->format, out);
  }
}

void pl_do_constant(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  if (value != NULL && value->kind == PL_ATTR_SYMBOL && value->symbol.count > 0) {
    uint64_t address = pl_function_address(m->run, value->symbol.path[0]);
    *pl_leaves(m, pl_result(op, 0)) = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, address);
    return;
  }
  if (!pl_constant(m, value, pl_result(op, 0)->type, pl_leaves(m, pl_result(op, 0))))
    pl_stop_unsupported(m, op, "a constant of this form can't be run");
}
