/* aggregate.c - parts of structs, arrays and vectors. Source: LLVM Language Reference, "Aggregate Operations", "Vector
 * Operations". */
#include <assert.h>
#include <string.h>

#include "verify/sem/llvm/llvm.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Sets *part to the type of the part of a `type` at the op's `position`, and *first to the number of its first scalar (see
 * state/layout.h). False if the position can't be read or leads to no part of the type. */
static bool read_path(pl_sem *sem, const pl_op *op, const pl_type *type, uint32_t *first, const pl_type **part) {
  const pl_attr *position = pl_op_attr(op, PL_NAME_POSITION);
  int64_t path[32];
  uint64_t bytes;
  if (!position || position->kind != PL_ATTR_DENSE_ARRAY || position->dense.count > 32) return false;
  for (uint64_t i = 0; i < position->dense.count; i++)
    if (!pl_apint_to_i64(pl_dense_at(position, i), &path[i])) return false;
  return pl_layout_path(sem->world->layout, type, path, (uint32_t)position->dense.count, first, part, &bytes);
}

/* Carries out llvm.extractvalue; unsupported if its position is not one of the aggregate's type. */
static pl_sem_status extract_value(pl_sem *sem, const pl_op *op) {
  uint32_t first;
  const pl_type *part;
  if (!read_path(sem, op, pl_operand(op, 0)->type, &first, &part))
    return pl_sem_unsupported(sem, "'llvm.extractvalue' with this position");
  pl_sem_set(sem, &op->results[0], pl_sem_get(sem, pl_operand(op, 0)) + first);
  return PL_SEM_OK;
}

/* Carries out llvm.insertvalue; unsupported if its position is not one of the aggregate's type. */
static pl_sem_status insert_value(pl_sem *sem, const pl_op *op) {
  uint32_t first, count = pl_sem_leaf_count(sem, pl_operand(op, 0)->type),
                  width = pl_sem_leaf_count(sem, pl_operand(op, 1)->type);
  const pl_type *part;
  if (!read_path(sem, op, pl_operand(op, 0)->type, &first, &part))
    return pl_sem_unsupported(sem, "'llvm.insertvalue' with this position");
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  memcpy(out, pl_sem_get(sem, pl_operand(op, 0)), count * sizeof *out);
  memcpy(out + first, pl_sem_get(sem, pl_operand(op, 1)), width * sizeof *out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* BOOL: the position is `lane`; false if it has too few bits for that number. */
static const pl_term *at_lane(pl_sem *sem, pl_leaf position, uint32_t lane) {
  pl_terms *T = sem->world->T;
  if (position.value->sort.width < 32 && lane >> position.value->sort.width != 0) return pl_bool(T, false);
  return pl_eq(T, position.value, pl_bv_u64(T, position.value->sort.width, lane));
}

/* BOOL: the position is poison or not less than `lanes`, the number of lanes. */
static const pl_term *off_the_end(pl_sem *sem, pl_leaf position, uint32_t lanes) {
  pl_terms *T = sem->world->T;
  uint32_t w = position.value->sort.width;
  if (w < 32 && lanes >> w != 0) return position.poison;
  return pl_sem_or_poison(sem, position.poison, pl_not(T, pl_bv_ult(T, position.value, pl_bv_u64(T, w, lanes))));
}

/* Carries out llvm.extractelement; an index out of range or poison gives poison. Unsupported for an empty vector. */
static pl_sem_status extract_element(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  if (lanes == 0) return pl_sem_unsupported(sem, "'llvm.extractelement' of an empty vector");
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf position = pl_sem_get(sem, pl_operand(op, 1))[0];
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = in[lanes - 1];
  for (uint32_t i = lanes - 1; i-- > 0;) {
    out->value = pl_ite(T, at_lane(sem, position, i), in[i].value, out->value);
    out->poison = pl_ite(T, at_lane(sem, position, i), in[i].poison, out->poison);
  }
  out->poison = pl_sem_or_poison(sem, out->poison, off_the_end(sem, position, lanes));
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.insertelement; an index out of range or poison makes all lanes poison. Always OK. */
static pl_sem_status insert_element(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type);
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf value = pl_sem_get(sem, pl_operand(op, 1))[0], position = pl_sem_get(sem, pl_operand(op, 2))[0];
  const pl_term *beyond = off_the_end(sem, position, lanes);
  pl_leaf *out = pl_sem_new_leaves(sem, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    out[i].value = pl_ite(T, at_lane(sem, position, i), value.value, in[i].value);
    out[i].poison = pl_sem_or_poison(sem, beyond, pl_ite(T, at_lane(sem, position, i), value.poison, in[i].poison));
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Whether the type is a scalable vector of one dimension. */
static bool is_scalable(const pl_type *type) {
  return type->kind == PL_TYPE_VECTOR && type->shaped.rank == 1 && type->shaped.scalable_dims && type->shaped.scalable_dims[0];
}

/* Carries out llvm.shufflevector, a negative mask element giving a poison lane; unsupported if the mask does not fit the vectors,
 * or a scalable one has another mask than zeros. */
static pl_sem_status shuffle(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_attr *mask = pl_op_attr(op, PL_NAME_MASK);
  uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type), count = pl_sem_leaf_count(sem, op->results[0].type);
  const pl_leaf *a = pl_sem_get(sem, pl_operand(op, 0)), *b = pl_sem_get(sem, pl_operand(op, 1));
  bool known = mask && mask->kind == PL_ATTR_DENSE_ARRAY && lanes > 0;
  if (known && is_scalable(op->results[0].type)) { /* LLVM allows only a mask of zeros (LLVM Language Reference) */
    known = mask->dense.count > 0;
    for (uint64_t i = 0; i < mask->dense.count; i++)
      known = known && pl_apint_is_zero(pl_dense_at(mask, i));
    pl_leaf *all = pl_sem_new_leaves(sem, count);
    for (uint32_t i = 0; known && i < count; i++)
      all[i] = a[0];
    if (known) pl_sem_set(sem, &op->results[0], all);
    return known ? PL_SEM_OK : pl_sem_unsupported(sem, "'llvm.shufflevector' with this mask");
  }
  if (!known || mask->dense.count != count) return pl_sem_unsupported(sem, "'llvm.shufflevector' with this mask");
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < count; i++) {
    int64_t lane = -1;
    pl_apint_to_i64(pl_dense_at(mask, i), &lane);
    out[i] = lane < 0                    ? (pl_leaf){pl_bv_u64(T, a[0].value->sort.width, 0), pl_bool(T, !sem->world->poison_off)}
             : lane < (int64_t)lanes     ? a[lane]
             : lane < 2 * (int64_t)lanes ? b[lane - lanes]
                                         : a[0];
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Carries out llvm.intr.vector.interleave2: the lanes of both operands in turn. Unsupported if the result has not twice as many.
 * (LLVM Language Reference, "'llvm.vector.interleave2/3/4/5/6/7/8' Intrinsic".) */
static pl_sem_status interleave(pl_sem *sem, const pl_op *op) {
  const uint32_t lanes = pl_sem_leaf_count(sem, pl_operand(op, 0)->type), count = pl_sem_leaf_count(sem, op->results[0].type);
  const pl_leaf *even = pl_sem_get(sem, pl_operand(op, 0)), *odd = pl_sem_get(sem, pl_operand(op, 1));
  if (count / 2 != lanes || count % 2 != 0) return pl_sem_unsupported_form(sem, op);
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  for (uint32_t i = 0; i < lanes; i++) {
    out[2 * i] = even[i];
    out[2 * i + 1] = odd[i];
  }
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_aggregate(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  for (uint32_t i = 0; i < op->num_results; i++)
    if (pl_sem_leaf_count(sem, op->results[i].type) == UINT32_MAX) return PL_SEM_STATUS_INVALID;
  switch (op->info->kind) {
  case PL_OP_LLVM_EXTRACTVALUE: return extract_value(sem, op);
  case PL_OP_LLVM_INSERTVALUE: return insert_value(sem, op);
  case PL_OP_LLVM_EXTRACTELEMENT: return extract_element(sem, op);
  case PL_OP_LLVM_INSERTELEMENT: return insert_element(sem, op);
  case PL_OP_LLVM_SHUFFLEVECTOR: return shuffle(sem, op);
  case PL_OP_LLVM_INTR_VECTOR_INTERLEAVE2: return interleave(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
