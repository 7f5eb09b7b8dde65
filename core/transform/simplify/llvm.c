/* llvm.c - the LLVM dialect. Source of the meanings: LLVM Language Reference Manual (22): insertvalue, extractvalue,
 * getelementptr, bitcast, zext. Arithmetic is left as it is, as mlir-opt leaves it. */
#include <assert.h>
#include <string.h>

#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* The op's attribute `position` if it is a dense array; else NULL. */
static const pl_attr *position_of(const pl_op *op) {
  const pl_attr *position = pl_op_attr(op, PL_NAME_POSITION);
  return position && position->kind == PL_ATTR_DENSE_ARRAY ? position : NULL;
}

/* Entry `i` of a position; -1 if it does not fit in 64 bits. */
static int64_t position_at(const pl_attr *position, uint64_t i) {
  int64_t value = -1;
  pl_apint_to_i64(pl_dense_at(position, i), &value);
  return value;
}

/* How many entries at the front of two positions are equal. */
static uint64_t common_prefix(const pl_attr *a, const pl_attr *b) {
  uint64_t n = a->dense.count < b->dense.count ? a->dense.count : b->dense.count, i = 0;
  while (i < n && position_at(a, i) == position_at(b, i))
    i++;
  return i;
}

/* An attribute dictionary whose only entry is the position that remains of `position` from index `first` on. */
static const pl_attr *position_dict(pl_greedy *g, const pl_attr *position, uint64_t first) {
  assert(first <= position->dense.count);
  uint64_t count = position->dense.count - first;
  int64_t *entries = PL_NEW_ARRAY(g->arena, int64_t, count + 1);
  for (uint64_t i = 0; i < count; i++)
    entries[i] = position_at(position, first + i);
  const pl_named_attr entry = {pl_attr_names[PL_NAME_POSITION], pl_attr_dense_i64(g->ctx, entries, count)};
  return pl_attr_dict(g->ctx, &entry, 1);
}

/* Replaces an llvm.extractvalue from the result of another (`outer`) by one at the combined position. Whether it did. */
static bool extract_at_once(pl_greedy *g, pl_op *op, const pl_op *outer) {
  const pl_attr *first = position_of(outer), *then = position_of(op);
  assert(first && then);
  uint64_t count = first->dense.count + then->dense.count;
  int64_t *entries = PL_NEW_ARRAY(g->arena, int64_t, count + 1);
  for (uint64_t i = 0; i < count; i++)
    entries[i] = i < first->dense.count ? position_at(first, i) : position_at(then, i - first->dense.count);
  const pl_named_attr entry = {pl_attr_names[PL_NAME_POSITION], pl_attr_dense_i64(g->ctx, entries, count)};
  return pl_g_replace_op(g, op, PL_OP_LLVM_EXTRACTVALUE, (pl_value *[]){pl_operand(outer, 0)}, 1,
                         pl_attr_dict(g->ctx, &entry, 1));
}

/* Longest chain of insertions that is looked through for one extraction. */
enum { MAX_CHAIN = 64 };

/* Merges the op with an extractvalue that defines its operand, else follows the chain of insertvalue ops to the value inserted
 * at its position, an extract from a value inserted around it, or a container that lacks insertions elsewhere. True if the op
 * was replaced or changed. */
bool pl_simplify_llvm_extractvalue(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_EXTRACTVALUE));
  const pl_attr *wanted = position_of(op);
  pl_value *container = pl_operand(op, 0);
  if (!wanted) return false;
  if (pl_g_def(container, PL_OP_LLVM_EXTRACTVALUE) && position_of(container->op)) return extract_at_once(g, op, container->op);
  for (int i = 0; i < MAX_CHAIN; i++) {
    const pl_op *insert = pl_g_def(container, PL_OP_LLVM_INSERTVALUE);
    const pl_attr *put = insert ? position_of(insert) : NULL;
    if (!put) break;
    uint64_t common = common_prefix(wanted, put);
    if (common == wanted->dense.count && common == put->dense.count) return pl_g_replace1(g, op, pl_operand(insert, 1));
    if (common == put->dense.count)
      return pl_g_replace_op(g, op, PL_OP_LLVM_EXTRACTVALUE, (pl_value *[]){pl_operand(insert, 1)}, 1,
                             position_dict(g, wanted, common));
    if (common == wanted->dense.count) break; /* the part asked for was changed inside */
    container = pl_operand(insert, 0);
  }
  if (container == pl_operand(op, 0)) return false;
  pl_g_set_operand(g, op, 0, container);
  return true;
}

/* Replaces the op by its container if it inserts what was extracted from that at the same position, or takes the container of
 * a preceding insertvalue at the same position. True if one of them applied. */
bool pl_simplify_llvm_insertvalue(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INSERTVALUE));
  const pl_op *extract = pl_g_def(pl_operand(op, 1), PL_OP_LLVM_EXTRACTVALUE);
  const pl_attr *put = position_of(op), *taken = extract ? position_of(extract) : NULL;
  if (taken && put == taken && pl_operand(extract, 0) == pl_operand(op, 0)) return pl_g_replace1(g, op, pl_operand(op, 0));
  pl_op *before = pl_g_def(pl_operand(op, 0), PL_OP_LLVM_INSERTVALUE);
  bool overwritten = before && put && position_of(before) == put;
  if (!overwritten) return false;
  pl_g_set_operand(g, op, 0, pl_operand(before, 0));
  return true;
}

/* Computes llvm.zext of one constant element; false if the result is narrower. */
static bool compute_zext(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  if (width < in[0].width) return false;
  *out = pl_apint_zext(f->arena, in[0], width);
  return true;
}

/* Replaces the op by the zero-extended constant if its operand is a constant and the result a scalar integer. False, with
 * nothing changed, if not. */
bool pl_simplify_llvm_zext(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ZEXT));
  return pl_result(op, 0)->type->kind == PL_TYPE_INTEGER && pl_g_fold_elements(g, op, compute_zext);
}

/* Replaces a cast that does not change the type, or undoes one of kind `inverse`, by the original value. Whether it did. */
static bool simplify_cast(pl_greedy *g, pl_op *op, pl_op_kind inverse) {
  pl_value *in = pl_operand(op, 0);
  const pl_op *inner = pl_g_def(in, inverse);
  if (in->type == pl_result(op, 0)->type) return pl_g_replace1(g, op, in);
  return inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && pl_g_replace1(g, op, pl_operand(inner, 0));
}

/* Replaces the op by its operand if that has the result's type, or bitcast(bitcast x) by x if x has it. True if one of them
 * applied. */
bool pl_simplify_llvm_bitcast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_BITCAST));
  return simplify_cast(g, op, PL_OP_LLVM_BITCAST);
}

/* Replaces the op by its operand if that has the result's type. False, with nothing changed, if it has another. */
bool pl_simplify_llvm_addrspacecast(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ADDRSPACECAST));
  return simplify_cast(g, op, PL_OP_INVALID);
}

/* Constant indices move into the list of static ones; base[0] alone is the base. */
enum { GEP_DYNAMIC = INT32_MIN };

typedef struct indices {
  const pl_attr *list;
  int32_t *constants;
  pl_value **operands; /* the base, then dynamic indices that stay */
  uint32_t num_operands;
  bool shorter;
} indices;

/* Reads base and indices of a getelementptr, with indices that are constants made static where they fit (out->shorter: whether
 * there are any); false if the op is malformed. */
static bool read_indices(pl_greedy *g, const pl_op *op, indices *out) {
  const pl_attr *list = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  if (!list || list->kind != PL_ATTR_DENSE_ARRAY) return false;
  *out = (indices){.list = list,
                   .constants = PL_NEW_ARRAY(g->arena, int32_t, list->dense.count + 1),
                   .operands = PL_NEW_ARRAY(g->arena, pl_value *, op->num_operands + 1)};
  out->operands[out->num_operands++] = pl_operand(op, 0);
  uint32_t next = 1;
  for (uint64_t i = 0; i < list->dense.count; i++) {
    int64_t value = GEP_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(list, i), &value);
    if (value == GEP_DYNAMIC) {
      if (next >= op->num_operands) return false;
      pl_value *index = pl_operand(op, next++);
      bool fits =
          index->type->kind == PL_TYPE_INTEGER && pl_constant_i64(index, &value) && value > INT32_MIN && value <= INT32_MAX;
      if (!fits) {
        value = GEP_DYNAMIC;
        out->operands[out->num_operands++] = index;
      }
      out->shorter |= fits;
    }
    out->constants[i] = (int32_t)value;
  }
  return true;
}

/* Replaces the op by its base if its only index is 0 and the types are equal; else makes constant integer operands that fit in
 * 32 bits, other than the least value, entries of rawConstantIndices. True if one of them applied. */
bool pl_simplify_llvm_getelementptr(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR));
  indices in;
  if (!read_indices(g, op, &in)) return false;
  bool nothing = in.num_operands == 1 && in.list->dense.count == 1 && in.constants[0] == 0;
  if (nothing && pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_g_replace1(g, op, pl_operand(op, 0));
  if (!in.shorter) return false;
  pl_apint *elems = PL_NEW_ARRAY(g->arena, pl_apint, in.list->dense.count);
  for (uint64_t i = 0; i < in.list->dense.count; i++)
    elems[i] = pl_apint_from_i64(g->arena, 32, in.constants[i]);
  const pl_attr *list = pl_attr_dense_array(g->ctx, pl_type_integer(g->ctx, 32), elems, in.list->dense.count);
  pl_op_set_operands(op, in.operands, in.num_operands);
  pl_op_set_attr(op, PL_NAME_RAW_CONSTANT_INDICES, list);
  return pl_g_touched(g, op);
}
