/* view_parts.c - what the operations on views of memrefs have in common. */
#include "verify/sem/ops/view_parts.h"

#include <assert.h>
#include <string.h>

#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/views.h"
#include "verify/sem/memory/wellformed.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/values.h"

const pl_term *pl_view_word(pl_sem *sem, int64_t value) {
  return pl_bv_i64(sem->world->T, pl_layout_index_bits(sem->world->layout), value);
}

void pl_view_require(pl_sem *sem, const pl_op *op, const pl_term *holds) {
  assert(pl_term_is_bool(holds));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, holds);
}

const pl_term *pl_view_number(pl_sem *sem, const pl_op *op, const pl_value *value) {
  assert(value);
  pl_leaf leaf = pl_sem_get(sem, value)[0];
  pl_view_require(sem, op, pl_not(sem->world->T, leaf.poison));
  return leaf.value;
}

const pl_term *pl_view_product(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  pl_terms *T = sem->world->T;
  pl_view_require(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, a, b)));
  return pl_bv_mul(T, a, b);
}

const pl_term *pl_view_sum(pl_sem *sem, const pl_op *op, const pl_term *a, const pl_term *b) {
  assert(pl_sort_eq(a->sort, b->sort));
  pl_terms *T = sem->world->T;
  pl_view_require(sem, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SADDO, a, b)));
  return pl_bv_add(T, a, b);
}

void pl_view_require_size(pl_sem *sem, const pl_op *op, const pl_term *size) {
  assert(size);
  pl_view_require(sem, op, pl_bv_sle(sem->world->T, pl_view_word(sem, 0), size));
}

bool pl_view_mixed(pl_sem *sem, const pl_op *op, pl_attr_name name, uint32_t group, uint32_t count, const pl_term **out) {
  assert(name && out && count <= PL_SEM_MAX_RANK);
  const pl_attr *fixed = pl_op_attr(op, name);
  uint32_t first, dynamic, used = 0;
  pl_op_segment(op, group, &first, &dynamic);
  if (count == 0) return true;
  if (!fixed || fixed->kind != PL_ATTR_DENSE_ARRAY || fixed->dense.count != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = PL_DYNAMIC;
    if (!pl_apint_to_i64(pl_dense_at(fixed, i), &value)) return false;
    if (value == PL_DYNAMIC && used >= dynamic) return false;
    out[i] = value != PL_DYNAMIC ? pl_view_word(sem, value) : pl_view_number(sem, op, pl_operand(op, first + used++));
  }
  return used == dynamic;
}

pl_leaf *pl_view_new(pl_sem *sem, const pl_leaf *of, uint32_t rank) {
  assert(of && rank <= PL_SEM_MAX_RANK);
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, of, 3 * sizeof *out);
  return out;
}

bool pl_view_match_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves) {
  assert(type->kind == PL_TYPE_MEMREF && leaves);
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank;
  int64_t strides[PL_SEM_MAX_RANK], offset;
  if (rank > PL_SEM_MAX_RANK || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  pl_sem_require_static(sem, op, offset, m.offset);
  for (uint32_t i = 0; i < rank; i++)
    pl_sem_require_static(sem, op, type->shaped.shape[i], &m.sizes[i]);
  const pl_term *product = pl_view_word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (!type->shaped.layout && strides[i] == PL_DYNAMIC) {
      pl_view_require(sem, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  return true;
}

void pl_view_note_elements(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves) {
  assert(type && leaves);
  bool some = type->kind == PL_TYPE_MEMREF && type->shaped.rank <= PL_SEM_MAX_RANK && pl_sem_is_wellformed(sem, type, leaves);
  for (uint32_t i = 0; some && i < type->shaped.rank; i++)
    some = type->shaped.shape[i] != PL_DYNAMIC && type->shaped.shape[i] > 0;
  if (!some || sem->role == PL_ROLE_LOWERING) return;
  const pl_term **first = PL_NEW_ARRAY(sem->world->arena, const pl_term *, type->shaped.rank + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    first[i] = pl_view_word(sem, 0);
  pl_sem_note_element(sem, op, type, leaves, first);
}

void pl_view_row_major(pl_sem *sem, const pl_op *op, pl_memref_leaves m, uint32_t rank) {
  assert(rank == 0 || m.strides);
  const pl_term *product = pl_view_word(sem, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i] = pl_leaf_of(sem, product);
    if (i > 0) product = pl_view_product(sem, op, product, m.sizes[i].value);
  }
}
