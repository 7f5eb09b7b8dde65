/* vector_memory.c - vectors loaded from and stored to memrefs. Source: MLIR documentation, "'vector' Dialect", vector.load,
 * vector.store, vector.maskedload, vector.maskedstore. */
#include <assert.h>

#include "verify/sem/memory/elements.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/memory/vector_rows.h"
#include "verify/sem/ops/vector.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

enum { MAX_LANES = 1024 };

/* Sets *r to the lanes of the type `vector` that an access of a memref, operand `base` with its indices after it, reads or
 * writes; r->poison becomes whether an index is poison. False for types without a meaning here and for too many lanes. */
static bool row_of_memref(pl_sem *sem, const pl_op *op, uint32_t base, const pl_type *vector, pl_lane_row *r) {
  pl_terms *T = sem->world->T;
  const pl_type *type = pl_operand(op, base)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  const pl_flat *whole = pl_layout_flatten(sem->world->layout, vector);
  if (!elem || !whole || elem->num_leaves != 1 || !elem->sized || whole->num_leaves > MAX_LANES || whole->num_leaves == 0 ||
      vector->shaped.rank > 1)
    return false;
  pl_memref_leaves m = pl_sem_memref(pl_sem_get(sem, pl_operand(op, base)), type->shaped.rank);
  const pl_term *linear = m.offset->value, *poison = pl_bool(T, false);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    pl_leaf index = pl_sem_get(sem, pl_operand(op, base + 1 + i))[0];
    poison = pl_or(T, poison, index.poison);
    linear = pl_bv_add(T, linear, pl_bv_mul(T, index.value, m.strides[i].value));
  }
  const pl_term *bytes = pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  uint64_t align = pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0);
  *r = (pl_lane_row){.op = op,
                     .address = pl_bv_add(T, m.aligned->value, bytes),
                     .poison = poison,
                     .lanes = whole->num_leaves,
                     .bits = elem->leaves[0].bits};
  r->step = elem->alloc_size;
  r->align = align ? align : elem->align; /* the alignment that the operation states, even if less than the element's */
  r->elem_align = r->align < elem->align ? r->align : elem->align;
  return true;
}

/* Whether the elements of the memref, operand `base`, are whole vectors of that type. */
static bool has_whole_vector_elements(const pl_op *op, uint32_t base, const pl_type *vector) {
  return pl_operand(op, base)->type->shaped.elem == vector;
}

pl_sem_status pl_sem_vector_load(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_LOAD));
  pl_lane_row r;
  const pl_type *vector = op->results[0].type;
  if (has_whole_vector_elements(op, 0, vector)) {
    const pl_term *address = pl_sem_element_address(sem, op, pl_operand(op, 0)->type, pl_sem_get(sem, pl_operand(op, 0)), 1);
    pl_leaf *value = address ? pl_sem_load(sem, op, vector, address, pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0)) : NULL;
    if (!value) return pl_sem_unsupported_form(sem, op);
    pl_sem_set(sem, &op->results[0], value);
    return PL_SEM_OK;
  }
  if (!row_of_memref(sem, op, 0, vector, &r)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_open_whole_row(sem, &r) != PL_SEM_OK) return PL_SEM_UNDECIDED;
  pl_sem_record_row(sem, &r, false);
  pl_leaf *out = pl_sem_new_leaves(sem, r.lanes);
  for (uint32_t i = 0; i < r.lanes; i++)
    out[i] = pl_sem_read_bits(sem, op, *r.mem, pl_sem_lane_address(sem, &r, i), r.bits);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_vector_store(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_STORE));
  pl_lane_row r;
  const pl_type *vector = pl_operand(op, 0)->type;
  const pl_leaf *value = pl_sem_get(sem, pl_operand(op, 0));
  if (has_whole_vector_elements(op, 1, vector)) {
    const pl_term *address = pl_sem_element_address(sem, op, pl_operand(op, 1)->type, pl_sem_get(sem, pl_operand(op, 1)), 2);
    return address ? pl_sem_store(sem, op, vector, value, address, pl_sem_attr_number(op, PL_NAME_ALIGNMENT, 0))
                   : pl_sem_unsupported_form(sem, op);
  }
  if (!row_of_memref(sem, op, 1, vector, &r)) return pl_sem_unsupported_form(sem, op);
  if (pl_sem_open_whole_row(sem, &r) != PL_SEM_OK) return PL_SEM_UNDECIDED;
  pl_sem_record_row(sem, &r, true);
  for (uint32_t i = 0; i < r.lanes; i++)
    pl_sem_write_lane(sem, &r, i, value[i]);
  return PL_SEM_OK;
}

/* Carries out vector.maskedload or (`is_store`) vector.maskedstore, whose last two operands are the mask and a vector;
 * undecided or unsupported if it can't be carried out. */
static pl_sem_status masked_memref(pl_sem *sem, const pl_op *op, bool is_store) {
  pl_lane_row r;
  uint32_t mask = op->num_operands - 2, value = op->num_operands - 1;
  if (!row_of_memref(sem, op, 0, pl_operand(op, value)->type, &r)) return pl_sem_unsupported_form(sem, op);
  const pl_leaf *m = pl_sem_get(sem, pl_operand(op, mask)), *v = pl_sem_get(sem, pl_operand(op, value));
  return is_store ? pl_sem_masked_store(sem, &r, m, v) : pl_sem_masked_load(sem, &r, m, v);
}

pl_sem_status pl_sem_vector_maskedload(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_MASKEDLOAD));
  return masked_memref(sem, op, false);
}

pl_sem_status pl_sem_vector_maskedstore(pl_sem *sem, const pl_op *op) {
  assert(sem && pl_op_is(op, PL_OP_VECTOR_MASKEDSTORE));
  return masked_memref(sem, op, true);
}
