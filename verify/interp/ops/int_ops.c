/* int_ops.c - integer operations that source and LLVM dialect share, elementwise on vectors. */
#include "verify/interp/ops/elementwise.h"

#include <assert.h>

#include "verify/interp/machine/attributes.h"

uint32_t pl_int_flags(const pl_op *op) {
  if (op->attrs == NULL) return 0;
  uint32_t flags = 0;
  uint64_t bits;
  if (pl_attr_u64(op, PL_NAME_OVERFLOW_FLAGS, &bits)) flags |= (uint32_t)(bits & 3); /* nsw 1, nuw 2 in both */
  if (pl_has_word(op, PL_NAME_OVERFLOW_FLAGS, "nsw")) flags |= PL_FLAG_NSW;
  if (pl_has_word(op, PL_NAME_OVERFLOW_FLAGS, "nuw")) flags |= PL_FLAG_NUW;
  if (pl_op_attr(op, PL_NAME_IS_EXACT) != NULL) flags |= PL_FLAG_EXACT;
  if (pl_op_attr(op, PL_NAME_IS_DISJOINT) != NULL) flags |= PL_FLAG_DISJOINT;
  if (pl_op_attr(op, PL_NAME_NON_NEG) != NULL) flags |= PL_FLAG_NNEG;
  return flags;
}

bool pl_same_leaves(pl_machine *m, const pl_op *op, uint32_t count) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_num_leaves(m, pl_operand(op, i)) != count) {
      pl_stop_unsupported(m, op, "'%.*s' on operands of different shapes can't be run", PL_STR_FMT(op->info->name));
      return false;
    }
  return true;
}

void pl_do_int_binary(pl_machine *m, const pl_op *op, int int_op) {
  assert(int_op > PL_INT_INVALID && int_op <= PL_INT_USUB_SAT);
  assert(op->num_operands == 2);
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), flags = pl_int_flags(op);
  if (!pl_same_leaves(m, op, count)) return;
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

uint32_t pl_leaf_width(const pl_machine *m, const pl_value *value, uint32_t leaf) {
  assert(leaf < pl_num_leaves(m, value));
  return pl_machine_layout(m, value->type)->leaves[leaf].width;
}

void pl_do_int_cast(pl_machine *m, const pl_op *op, int cast_op) {
  assert(cast_op <= PL_CAST_SEXT);
  assert(op->num_operands == 1 && op->num_results == 1);
  pl_value *result = pl_result(op, 0);
  uint32_t count = pl_num_leaves(m, result), flags = pl_int_flags(op);
  if (result->type->kind == PL_TYPE_MEMREF || result->type->kind == PL_TYPE_UNRANKED_MEMREF) {
    pl_do_copy(m, op, 0);
    return;
  }
  if (!pl_same_leaves(m, op, count)) return;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i);
    uint32_t width = pl_leaf_width(m, result, i);
    pl_cast_op how = cast_op > 0 ? (pl_cast_op)cast_op : cast_op == 0 ? PL_CAST_SEXT : PL_CAST_ZEXT;
    if (cast_op <= 0 && width < a.bits.width) how = PL_CAST_TRUNC;
    pl_leaves(m, result)[i] = pl_int_cast(m->run->arena, how, flags, a, width);
  }
}

/* Sets *out to the predicate of an index.cmp, in general a pl_int_predicate, which the caller has to check. False if it has none.
 */
static bool index_predicate(const pl_op *op, uint64_t *out) {
  static const char *const words[PL_NUM_ICMP] = {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
  for (uint64_t i = 0; i < PL_NUM_ICMP; i++)
    if (pl_has_word(op, PL_NAME_PRED, words[i])) {
      *out = i;
      return true;
    }
  return pl_attr_u64(op, PL_NAME_PRED, out);
}

void pl_do_int_compare(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t predicate;
  uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  if ((!pl_attr_u64(op, PL_NAME_PREDICATE, &predicate) && !index_predicate(op, &predicate)) || predicate >= PL_NUM_ICMP) {
    pl_stop_unsupported(m, op, "a comparison without a known predicate");
    return;
  }
  if (!pl_same_leaves(m, op, count)) return;
  const bool same_sign = pl_op_attr(op, PL_NAME_PLUMBLINE_SAMESIGN) != NULL;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar a = pl_use_leaf(m, pl_operand(op, 0), i), b = pl_use_leaf(m, pl_operand(op, 1), i);
    const bool alike = !same_sign || !pl_scalar_is_fine(&a) || !pl_scalar_is_fine(&b) ||
                       pl_apint_is_negative(a.bits) == pl_apint_is_negative(b.bits);
    pl_leaves(m, pl_result(op, 0))[i] =
        alike ? pl_int_compare(m->run->arena, (pl_int_predicate)predicate, a, b) : pl_scalar_poison(m->run->arena, 1);
  }
}
