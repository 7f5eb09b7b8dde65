/* memref_reshape.c - memref.expand_shape and memref.collapse_shape. Source: MLIR documentation, "'memref' Dialect". */
#include <assert.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/ops/ops.h"
#include "verify/sem/ops/view_parts.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Sets *first and *count to the dimensions of the expanded memref, of that rank, that dimension `i` of the collapsed one stands
 * for; false if the op's reassociation has no such group of dimensions. */
static bool group_at(const pl_op *op, uint32_t i, uint32_t rank, uint32_t *first, uint32_t *count) {
  const pl_attr *all = pl_op_attr(op, PL_NAME_REASSOCIATION);
  if (!all || all->kind != PL_ATTR_ARRAY || i >= all->array.count) return false;
  const pl_attr *group = all->array.elems[i];
  uint64_t start;
  if (group->kind != PL_ATTR_ARRAY || group->array.count == 0 || group->array.elems[0]->kind != PL_ATTR_INTEGER) return false;
  if (!pl_apint_to_u64(group->array.elems[0]->integer, &start) || start >= rank) return false;
  *first = (uint32_t)start;
  *count = group->array.count;
  return *count <= rank - *first;
}

/* Sets `sizes` to those of an expansion to the type `to`, with the condition that they are not negative. Before MLIR 19 there are
 * no operands for dynamic ones: then the value is NULL. False if operands are left over. */
static bool expanded_sizes(pl_sem *sem, const pl_op *op, const pl_type *to, pl_leaf *sizes) {
  uint32_t used = 1;
  for (uint32_t i = 0; i < to->shaped.rank; i++) {
    int64_t size = to->shaped.shape[i];
    if (size == PL_DYNAMIC && used >= op->num_operands) {
      sizes[i].value = NULL;
      continue;
    }
    sizes[i] = pl_leaf_of(sem, size != PL_DYNAMIC ? pl_view_word(sem, size) : pl_view_number(sem, op, pl_operand(op, used++)));
    pl_view_require_size(sem, op, sizes[i].value);
  }
  return used == op->num_operands;
}

/* Adds conditions on products of the sizes of a group that lowerings compute strides from: with the stride they do not overflow,
 * and as far as the others are constants they are quotients of `whole`. */
static void group_products(pl_sem *sem, const pl_op *op, const pl_leaf *sizes, uint32_t count, const pl_term *whole,
                           const pl_term *stride) {
  pl_terms *T = sem->world->T;
  const pl_term *front = pl_view_word(sem, 1);
  for (uint32_t i = 1; i < count; i++) {
    const pl_term *rest = pl_view_word(sem, 1);
    front = pl_bv_mul(T, front, sizes[i - 1].value);
    for (uint32_t k = i; k < count; k++)
      rest = pl_bv_mul(T, rest, sizes[k].value);
    pl_view_product(sem, op, stride, rest);
    const bool divides = front->op == PL_TERM_CONST && !pl_apint_is_zero(front->value);
    if (divides && rest->op != PL_TERM_CONST)
      pl_view_require(sem, op, pl_eq(T, rest, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, front)));
  }
}

/* Adds the condition that the product of the sizes of a group, the dimensions that one dimension is expanded to, is the size of
 * that one (`whole`), and conditions on products of some of them. One size may be open (NULL): it is set to the quotient. False
 * if several are. */
static bool expand_group(pl_sem *sem, const pl_op *op, pl_leaf *sizes, uint32_t count, const pl_term *whole,
                         const pl_term *stride) {
  pl_terms *T = sem->world->T;
  const pl_term *known = pl_view_word(sem, 1);
  uint32_t open = UINT32_MAX;
  for (uint32_t i = count; i-- > 0;) {
    if (!sizes[i].value && open != UINT32_MAX) return false;
    if (!sizes[i].value)
      open = i;
    else
      known = pl_view_product(sem, op, known, sizes[i].value);
  }
  if (open != UINT32_MAX) {
    sizes[open] = pl_leaf_of(sem, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, known));
    pl_view_require(sem, op, pl_not(T, pl_eq(T, known, pl_view_word(sem, 0))));
    pl_view_require(sem, op, pl_eq(T, pl_bv_binary(T, PL_TERM_BV_SREM, whole, known), pl_view_word(sem, 0)));
    return true;
  }
  pl_view_require(sem, op, pl_eq(T, known, whole));
  group_products(sem, op, sizes, count, whole, stride);
  /* each size that is not zero is a quotient: some lowerings compute it so */
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *others = pl_view_word(sem, 1);
    for (uint32_t k = 0; k < count; k++)
      if (k != i) others = pl_bv_mul(T, others, sizes[k].value);
    if (others->op != PL_TERM_CONST || pl_apint_is_zero(others->value) || sizes[i].value->op == PL_TERM_CONST) continue;
    pl_view_require(sem, op, pl_eq(T, sizes[i].value, pl_bv_binary(T, PL_TERM_BV_SDIV, whole, others)));
  }
  return true;
}

/* Notes the expanded memref as a view: an index of an expanded dimension is the row-major sum of the indices of its group, the
 * dimensions that it is expanded to. */
static void note_expansion(pl_sem *sem, const pl_op *op, const pl_leaf *in, pl_leaf *out) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  const uint32_t rank = to->shaped.rank;
  pl_memref_leaves b = pl_sem_memref(out, rank);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0, first, count; i < from->shaped.rank && group_at(op, i, rank, &first, &count); i++) {
    const pl_term *step = pl_view_word(sem, 1);
    for (uint32_t j = first + count; j-- > first;) {
      v->steps[i * rank + j] = step;
      step = pl_bv_mul(sem->world->T, step, b.sizes[j].value);
    }
  }
}

/* Carries out memref.expand_shape: a view with the sizes of the groups, whose strides are products of sizes and the stride of the
 * expanded dimension. Unsupported if the groups or sizes do not fit or the layout is not strided. */
static pl_sem_status expand_shape(pl_sem *sem, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank, first = 0, count = 0;
  if (from->kind != PL_TYPE_MEMREF || to->shaped.rank > PL_SEM_MAX_RANK) return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = pl_view_new(sem, in, to->shaped.rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, to->shaped.rank);
  if (!expanded_sizes(sem, op, to, b.sizes)) return pl_sem_unsupported_form(sem, op);
  for (uint32_t i = 0; i < rank; i++) {
    const pl_term *stride = a.strides[i].value;
    if (!group_at(op, i, to->shaped.rank, &first, &count) ||
        !expand_group(sem, op, b.sizes + first, count, a.sizes[i].value, stride))
      return pl_sem_unsupported_form(sem, op);
    for (uint32_t j = first + count; j-- > first;) {
      b.strides[j] = pl_leaf_of(sem, stride);
      if (j > first) stride = pl_view_product(sem, op, stride, b.sizes[j].value);
    }
  }
  for (uint32_t j = 0; rank == 0 && j < to->shaped.rank; j++)
    b.strides[j] = pl_leaf_of(sem, pl_view_word(sem, 1));
  if (!pl_view_match_type(sem, op, to, out)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  note_expansion(sem, op, in, out);
  pl_view_note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* The stride of a group of `count` contiguous dimensions: that of the innermost one whose static size is not 1, else of the
 * first. Sets *certain to whether dynamic sizes don't matter for that; otherwise all of the group's dimensions have to be
 * contiguous, also those of size 1. */
static const pl_term *collapsed_stride(const pl_type *from, pl_memref_leaves a, uint32_t first, uint32_t count, bool *certain) {
  uint32_t last = first + count - 1;
  while (last > first && from->shaped.shape[last] == 1)
    last--;
  *certain = from->shaped.shape[last] != PL_DYNAMIC || last == first || !from->shaped.layout;
  return a.strides[last].value;
}

/* BOOL: some size is 0. */
static const pl_term *is_empty(pl_sem *sem, pl_memref_leaves m, uint32_t rank) {
  pl_terms *T = sem->world->T;
  const pl_term *empty = pl_bool(T, false);
  for (uint32_t i = 0; i < rank; i++)
    empty = pl_or(T, empty, pl_eq(T, m.sizes[i].value, pl_view_word(sem, 0)));
  return empty;
}

/* Adds the conditions, unless `empty` holds, that the product of a stride and a size does not overflow, and is no less than the
 * stride if that is not negative. */
static void product_of_stride(pl_sem *sem, const pl_op *op, const pl_term *empty, const pl_term *stride, const pl_term *size) {
  pl_terms *T = sem->world->T;
  const pl_term *exact = pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, stride, size));
  const pl_term *grows = pl_or(T, pl_bv_slt(T, stride, pl_view_word(sem, 0)), pl_bv_sle(T, stride, pl_bv_mul(T, stride, size)));
  pl_view_require(sem, op, pl_or(T, empty, exact));
  pl_view_require(sem, op, pl_or(T, empty, grows));
}

/* Makes the stride of a collapsed group of several dimensions poison where `empty`, which is that the memref has no elements,
 * holds, since it is unspecified there. */
static void free_stride(pl_sem *sem, pl_leaf *stride, const pl_term *empty) {
  stride->poison = pl_sem_or_poison(sem, stride->poison, empty);
}

/* Carries out memref.collapse_shape: a view in which each group is one dimension, whose size is the product of sizes; that the
 * group's dimensions are contiguous is a condition. Unsupported if the groups do not fit or the layout is not strided. */
static pl_sem_status collapse_shape(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = from->shaped.rank, first = 0, count = 0;
  if (from->kind != PL_TYPE_MEMREF || to->shaped.rank > PL_SEM_MAX_RANK) return pl_sem_unsupported_form(sem, op);
  pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0)), *out = pl_view_new(sem, in, to->shaped.rank);
  pl_memref_leaves a = pl_sem_memref(in, rank), b = pl_sem_memref(out, to->shaped.rank);
  int64_t strides[PL_SEM_MAX_RANK], offset;
  if (!pl_memref_strides(to, strides, &offset)) return pl_sem_unsupported_form(sem, op);
  bool wellformed = pl_sem_is_wellformed(sem, from, in);
  const pl_term *empty = is_empty(sem, a, rank);
  for (uint32_t i = 0; i < to->shaped.rank; i++) {
    if (!group_at(op, i, rank, &first, &count)) return pl_sem_unsupported_form(sem, op);
    bool certain;
    const pl_term *size = pl_view_word(sem, 1), *stride = collapsed_stride(from, a, first, count, &certain);
    if (!certain && strides[i] != PL_DYNAMIC) certain = true, stride = pl_view_word(sem, strides[i]);
    const pl_term *expected = stride;
    for (uint32_t j = first + count; j-- > first;) {
      const pl_term *alone = pl_and(T, pl_bool(T, certain), pl_eq(T, a.sizes[j].value, pl_view_word(sem, 1)));
      pl_view_require(sem, op, pl_or(T, alone, pl_eq(T, a.strides[j].value, expected)));
      if (wellformed && sem->world->nonnegative_strides)
        pl_view_require(sem, op, pl_bv_sle(T, pl_view_word(sem, 0), a.strides[j].value));
      if (wellformed && count > 1) product_of_stride(sem, op, empty, expected, a.sizes[j].value);
      expected = pl_bv_mul(T, expected, a.sizes[j].value);
      size = pl_view_product(sem, op, size, a.sizes[j].value);
    }
    b.sizes[i] = pl_leaf_of(sem, size);
    b.strides[i] = pl_leaf_of(sem, stride);
  }
  if (!pl_view_match_type(sem, op, to, out)) return pl_sem_unsupported_form(sem, op);
  for (uint32_t i = 0; i < to->shaped.rank; i++)
    if (group_at(op, i, rank, &first, &count) && count > 1) free_stride(sem, &b.strides[i], empty);
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_note_view(sem, out, to->shaped.rank, from, in); /* where it has elements, it has the first one of the operand */
  pl_view_note_elements(sem, op, to, out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_reshape(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_MEMREF_EXPAND_SHAPE: return expand_shape(sem, op);
  case PL_OP_MEMREF_COLLAPSE_SHAPE: return collapse_shape(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
