/* vector.c - folds of vector operations, as the fold methods of mlir-opt 22 have them. Source of the meaning: MLIR
 * documentation, "'vector' Dialect". */
#include <assert.h>

#include "core/fold/results.h"
#include "core/fold/rules.h"

/* Constants of more elements are left alone. */
enum { MAX_ELEMENTS = 256 };

/* ---- Positions: static entries, PL_DYNAMIC for those that are operands ---- */

typedef struct position {
  int64_t *at;
  uint32_t count;
  bool dynamic; /* some entry is */
} position;

/* The position of a vector.extract or insert as numbers, PL_DYNAMIC where an entry is an operand. */
static position position_of(const pl_folder *f, const pl_op *op) {
  const pl_attr *list = pl_op_attr(op, PL_NAME_STATIC_POSITION);
  position p = {PL_NEW_ARRAY(f->arena, int64_t, list->dense.count + 1), (uint32_t)list->dense.count, false};
  for (uint32_t i = 0; i < p.count; i++) {
    p.at[i] = PL_DYNAMIC;
    pl_apint_to_i64(pl_dense_at(list, i), &p.at[i]);
    p.dynamic |= p.at[i] == PL_DYNAMIC;
  }
  return p;
}

/* The op's attributes with another static position of `count` numbers. */
static const pl_attr *with_position(const pl_folder *f, const pl_op *op, const int64_t *at, uint32_t count) {
  return pl_dict_set(f->ctx, op->attrs, pl_attr_names[PL_NAME_STATIC_POSITION], pl_attr_dense_i64(f->ctx, at, count));
}

/* Turns operands of the position of a vector.extract or insert, from operand `first` on, into static entries where they are
 * valid constants; false if none is. */
static bool know_positions(const pl_folder *f, const pl_op *op, uint32_t first, pl_folded *out) {
  const pl_type *vector = pl_operand(op, first - 1)->type;
  position p = position_of(f, op);
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands + 1);
  uint32_t next = first, count = first;
  bool changed = false;
  if (!p.dynamic) return false;
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < p.count; i++) {
    if (p.at[i] != PL_DYNAMIC) continue;
    uint32_t which = next++;
    pl_apint n;
    int64_t value = 0;
    bool known = pl_fold_int(op, which, &n) && pl_apint_to_i64(n, &value) && value >= -1 && value < vector->shaped.shape[i];
    if (known)
      p.at[i] = value, changed = true;
    else
      operands[count++] = pl_operand(op, which);
  }
  return changed && pl_fold_to_change(f, operands, count, with_position(f, op, p.at, p.count), out);
}

/* Whether position `a` is a prefix of position `b`. */
static bool is_prefix(const position *a, const position *b) {
  return a->count <= b->count && memcmp(a->at, b->at, a->count * sizeof *a->at) == 0;
}

/* The row-major number of the first element at a position in a vector; *count is set to the number of elements there. */
static uint64_t first_element(const pl_type *vector, const position *p, uint64_t *count) {
  uint64_t first = 0;
  *count = 1;
  for (uint32_t i = 0; i < vector->shaped.rank; i++) {
    first = first * (uint64_t)vector->shaped.shape[i] + (i < p->count ? (uint64_t)p->at[i] : 0);
    if (i >= p->count) *count *= (uint64_t)vector->shaped.shape[i];
  }
  return first;
}

/* Whether dimension `dim` of the vector is scalable. */
static bool scales(const pl_type *vector, uint32_t dim) {
  return vector->shaped.scalable_dims && vector->shaped.scalable_dims[dim];
}

/* Whether a dimension of the vector is scalable. */
static bool is_scalable(const pl_type *vector) {
  for (uint32_t i = 0; i < vector->shaped.rank; i++) {
    if (scales(vector, i)) return true;
  }
  return false;
}

/* The number of elements of a vector, scalable dimensions counted once. */
static uint64_t num_elements(const pl_type *vector) {
  uint64_t n = 1;
  for (uint32_t i = 0; i < vector->shaped.rank; i++)
    n *= (uint64_t)vector->shaped.shape[i];
  return n;
}

/* The dense attribute of operand `i` if it is a constant vector of integers or floats; else NULL. */
static const pl_attr *dense_of(const pl_op *op, uint32_t i) {
  const pl_attr *attr = pl_fold_constant(op, i);
  bool dense = attr && attr->kind == PL_ATTR_DENSE && attr->dense.elems && !attr->dense.strings;
  return dense && attr->type->shaped.elem->kind != PL_TYPE_COMPLEX ? attr : NULL;
}

/* Folds an op whose first operand is poison to poison; false for any other, or if results may not become constants. */
static bool of_poison(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_def(f, op, 0, PL_THROUGH_UB_POISON) && pl_fold_to_poison(f, op, out);
}

/* Folds an op at a position with an entry -1 to poison; false without such an entry, or if results may not become constants.
 * (MLIR documentation, "'vector' Dialect", vector.extract.) */
static bool at_poison(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  for (uint32_t i = 0; i < p->count; i++)
    if (p->at[i] == -1) return pl_fold_to_poison(f, op, out);
  return false;
}

/* ---- vector.extract ---- */

/* Folds a vector.extract from a dense constant to a constant; false if what it extracts is not known or results may not become
 * constants. */
static bool extract_from_constant(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_attr *dense = dense_of(op, 0);
  const pl_type *type = pl_result(op, 0)->type, *vector = pl_operand(op, 0)->type;
  uint64_t count = 0;
  if (!dense) return false;
  if (dense->dense.splat) return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_dense_at(dense, 0)), out);
  if (p->dynamic) return false;
  const uint64_t first = first_element(vector, p, &count);
  if (type->kind != PL_TYPE_VECTOR) return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_dense_at(dense, first)), out);
  pl_apint *elems = PL_NEW_ARRAY(f->arena, pl_apint, count);
  for (uint64_t i = 0; i < count; i++)
    elems[i] = pl_dense_at(dense, first + i);
  return pl_fold_to_constant(f, 0, pl_attr_dense(f->ctx, type, elems, count, false), out);
}

/* Folds a vector.extract from a vector.extract, both at static positions, to one at the combined position; false for any
 * other. */
static bool extract_from_extract(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_EXTRACT);
  if (!inner || p->dynamic) return false;
  position outer = position_of(f, inner);
  if (outer.dynamic) return false;
  int64_t *at = PL_NEW_ARRAY(f->arena, int64_t, outer.count + p->count + 1);
  memcpy(at, outer.at, outer.count * sizeof *at);
  memcpy(at + outer.count, p->at, p->count * sizeof *at);
  return pl_fold_to_change(f, (pl_value *[]){pl_operand(inner, 0)}, 1, with_position(f, op, at, outer.count + p->count), out);
}

/* Folds a vector.extract from a chain of vector.insert ops to the value inserted there, or to an extract from another source.
 * False if a position is dynamic or, as in mlir-opt, an insert may change only a part of what is extracted. */
static bool extract_from_inserts(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  pl_value *source = pl_operand(op, 0);
  if (p->dynamic) return false;
  for (const pl_op *insert = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_INSERT); insert;
       insert = pl_fold_def(f, insert, 1, PL_THROUGH_VECTOR_INSERT)) {
    position at = position_of(f, insert);
    if (at.dynamic) return false;
    if (is_prefix(&at, p) && at.count == p->count) return pl_fold_to_value(op, 0, pl_operand(insert, 0), out);
    if (is_prefix(&at, p)) {
      const pl_attr *attrs = with_position(f, op, p->at + at.count, p->count - at.count);
      return pl_fold_to_change(f, (pl_value *[]){pl_operand(insert, 0)}, 1, attrs, out);
    }
    if (is_prefix(p, &at)) return false;
    source = pl_operand(insert, 1);
  }
  return source != pl_operand(op, 0) && pl_fold_to_change(f, &source, 1, op->attrs, out);
}

/* Whether a value of `type` can be a part of one of type `from`, the type of a broadcast's source: its sizes are those of the
 * innermost dimensions of that vector. */
static bool is_part_of_source(const pl_type *type, const pl_type *from) {
  uint32_t rank = type->kind == PL_TYPE_VECTOR ? type->shaped.rank : 0;
  if (from->kind != PL_TYPE_VECTOR || rank > from->shaped.rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    const uint32_t k = from->shaped.rank - rank + i;
    if (type->shaped.shape[i] != from->shaped.shape[k] || scales(type, i) != scales(from, k)) return false;
  }
  return true;
}

/* Folds a vector.extract from a vector.broadcast or splat to the source or an extract from it. False if the result is no part of
 * the source. */
static bool extract_from_broadcast(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_op *broadcast = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_BROADCAST);
  if (!broadcast) broadcast = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_SPLAT);
  if (!broadcast) return false;
  pl_value *source = pl_operand(broadcast, 0);
  const pl_type *type = pl_result(op, 0)->type, *from = source->type, *vector = pl_operand(op, 0)->type;
  if (from == type) return pl_fold_to_value(op, 0, source, out);
  if (!is_part_of_source(type, from)) return false;
  uint32_t more = vector->shaped.rank - from->shaped.rank, next = 1, count = 1;
  int64_t *at = PL_NEW_ARRAY(f->arena, int64_t, p->count + 1);
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands);
  operands[0] = source;
  for (uint32_t i = 0; i < p->count; i++) {
    pl_value *given = p->at[i] == PL_DYNAMIC ? pl_operand(op, next++) : NULL;
    if (i < more) continue;
    bool stretched = from->shaped.shape[i - more] == 1 && (vector->shaped.shape[i] != 1 || scales(vector, i));
    at[i - more] = stretched ? 0 : p->at[i];
    if (given && !stretched) operands[count++] = given;
  }
  return pl_fold_to_change(f, operands, count, with_position(f, op, at, p->count - more), out);
}

/* Whether the sizes of `type` (none for a scalar) are those of the innermost dimensions of the vector type. */
static bool ends_alike(const pl_type *type, const pl_type *vector) {
  uint32_t rank = type->kind == PL_TYPE_VECTOR ? type->shaped.rank : 0;
  for (uint32_t i = 1; i <= rank && i <= vector->shaped.rank; i++) {
    if (type->shaped.shape[rank - i] != vector->shaped.shape[vector->shaped.rank - i]) return false;
    if (scales(type, rank - i) != scales(vector, vector->shaped.rank - i)) return false;
  }
  return rank <= vector->shaped.rank;
}

/* Folds a vector.extract from a vector.shape_cast to one from the cast's source, if the part is one of the source's, too, with
 * the same row-major number. False if not, or if the position is not known. */
static bool extract_from_shape_cast(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_op *cast = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_SHAPE_CAST);
  if (!cast || p->dynamic) return false;
  pl_value *source = pl_operand(cast, 0);
  const pl_type *type = pl_result(op, 0)->type, *vector = pl_operand(op, 0)->type;
  if (!ends_alike(type, source->type)) return false;
  uint32_t count = source->type->shaped.rank - (type->kind == PL_TYPE_VECTOR ? type->shaped.rank : 0);
  int64_t number = 0, *at = PL_NEW_ARRAY(f->arena, int64_t, count + 1);
  for (uint32_t i = 0; i < p->count; i++) {
    if (p->at[i] < 0) return false;
    number = number * vector->shaped.shape[i] + p->at[i];
  }
  for (uint32_t i = count; i-- > 0; number /= source->type->shaped.shape[i])
    at[i] = number % source->type->shaped.shape[i];
  return pl_fold_to_change(f, &source, 1, with_position(f, op, at, count), out);
}

/* Entry `i` of a vector.transpose's permutation: the operand's dimension that is dimension `i` of the result. */
static uint32_t permuted_dim(const pl_op *transpose, uint32_t i) {
  int64_t dim = i;
  pl_apint_to_i64(pl_dense_at(pl_op_attr(transpose, PL_NAME_PERMUTATION), i), &dim);
  return (uint32_t)dim;
}

/* Folds a vector.extract from a vector.transpose to one from the transpose's operand, if the dimensions of the part stay where
 * they are; false if not or if the position is dynamic. */
static bool extract_from_transpose(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_op *transpose = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_TRANSPOSE);
  if (!transpose || p->dynamic) return false;
  pl_value *source = pl_operand(transpose, 0);
  const uint32_t rank = source->type->shaped.rank;
  int64_t *at = PL_NEW_ARRAY(f->arena, int64_t, rank + 1);
  for (uint32_t i = p->count; i < rank; i++)
    if (permuted_dim(transpose, i) != i) return false;
  for (uint32_t i = 0; i < p->count; i++)
    at[permuted_dim(transpose, i)] = p->at[i];
  return pl_fold_to_change(f, &source, 1, with_position(f, op, at, p->count), out);
}

/* Tries, in this order: the operand itself for an empty position, poison for a static entry -1, elements of a constant,
 * constant entries made static, poison of poison, and an op that defines the operand: extract, insert, transpose, broadcast or
 * splat, shape_cast. False if none applies. */
bool pl_fold_vector_extract(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_EXTRACT));
  position p = position_of(f, op);
  if (p.count == 0 && pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  if (!p.dynamic && at_poison(f, op, &p, out)) return true; /* a splat is one wherever, unless the position is known to be none */
  if (extract_from_constant(f, op, &p, out) || know_positions(f, op, 1, out)) return true;
  if (at_poison(f, op, &p, out) || of_poison(f, op, out)) return true;
  if (extract_from_extract(f, op, &p, out) || extract_from_inserts(f, op, &p, out)) return true;
  if (extract_from_transpose(f, op, &p, out)) return true;
  return extract_from_broadcast(f, op, &p, out) || extract_from_shape_cast(f, op, &p, out);
}

/* ---- vector.insert ---- */

/* Whether the value has exactly one use, as the folder's callback says or as its list of uses shows. */
static bool is_used_once(const pl_folder *f, const pl_value *value) {
  if (f->is_used_once) return f->is_used_once(f->user, value);
  return value->uses && !value->uses->next;
}

/* Folds a vector.insert of a constant into a dense constant, at a static position, to a constant. False for any other, for
 * scalable vectors, and for large ones that have other uses. */
static bool insert_into_constant(const pl_folder *f, const pl_op *op, const position *p, pl_folded *out) {
  const pl_attr *dest = dense_of(op, 1), *value = pl_fold_constant(op, 0);
  const pl_type *vector = pl_operand(op, 1)->type;
  uint64_t total = num_elements(vector), count = 0;
  if (!dest || !value || p->dynamic || is_scalable(vector)) return false;
  if (total > MAX_ELEMENTS && !is_used_once(f, pl_operand(op, 1))) return false;
  bool scalar = value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT;
  if (!scalar && !dense_of(op, 0)) return false;
  uint64_t first = first_element(vector, p, &count);
  pl_apint *elems = PL_NEW_ARRAY(f->arena, pl_apint, total + 1);
  for (uint64_t i = 0; i < total; i++) {
    bool inside = i >= first && i < first + count;
    elems[i] = !inside ? pl_dense_at(dest, i) : scalar ? value->integer : pl_dense_at(value, i - first);
  }
  return pl_fold_to_constant(f, 0, pl_attr_dense(f->ctx, vector, elems, total, false), out);
}

/* Whether two vector.insert ops have the same position, static entries and operands. */
static bool same_place(const pl_op *a, const pl_op *b) {
  if (pl_op_attr(a, PL_NAME_STATIC_POSITION) != pl_op_attr(b, PL_NAME_STATIC_POSITION) || a->num_operands != b->num_operands)
    return false;
  for (uint32_t i = 2; i < a->num_operands; i++) {
    if (pl_operand(a, i) != pl_operand(b, i)) return false;
  }
  return true;
}

/* Folds a vector.insert into the result of a vector.insert at the same position to one into what that inserted into; false for
 * any other. */
static bool insert_over_insert(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *before = pl_fold_def(f, op, 1, PL_THROUGH_VECTOR_INSERT);
  if (!before || !same_place(op, before)) return false;
  pl_value **operands = PL_NEW_ARRAY(f->arena, pl_value *, op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = pl_operand(op, i);
  operands[1] = pl_operand(before, 1);
  return pl_fold_to_change(f, operands, op->num_operands, op->attrs, out);
}

/* Tries, in this order: the inserted value if it is the whole vector, constant entries of the position made static, poison for
 * a static entry -1, skipping an insert at the same position, and the constant that a constant inserted into a dense one
 * gives. False if none applies. */
bool pl_fold_vector_insert(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_INSERT));
  position p = position_of(f, op);
  if (p.count == 0 && pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  if (know_positions(f, op, 2, out) || at_poison(f, op, &p, out)) return true;
  return insert_over_insert(f, op, out) || insert_into_constant(f, op, &p, out);
}

/* ---- The others ---- */

/* Whether two vector types have the same dimensions, except for leading ones of size 1 that one has more. */
static bool alike_but_for_ones(const pl_type *a, const pl_type *b) {
  if (a->shaped.rank < b->shaped.rank) return alike_but_for_ones(b, a);
  uint32_t more = a->shaped.rank - b->shaped.rank;
  for (uint32_t i = 0; i < a->shaped.rank; i++) {
    if (a->shaped.shape[i] != (i < more ? 1 : b->shaped.shape[i - more])) return false;
    if (scales(a, i) != (i >= more && scales(b, i - more))) return false;
  }
  return true;
}

/* Folds a vector.broadcast of a shape_cast that adds or drops leading dimensions of 1 to one of the cast's source; false
 * otherwise, or if the source has more dimensions than the result. */
static bool broadcast_of_shape_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *cast = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_SHAPE_CAST);
  if (!cast) return false;
  pl_value *source = pl_operand(cast, 0);
  if (source->type->shaped.rank > pl_result(op, 0)->type->shaped.rank) return false;
  if (!alike_but_for_ones(source->type, pl_operand(op, 0)->type)) return false;
  return pl_fold_to_change(f, &source, 1, op->attrs, out);
}

/* Folds the op to its operand if that has the result's type, to a splat if it is a constant number or splat, to poison if it
 * is poison, or to a broadcast of a shape_cast's source, of no higher rank than the result, if the cast only adds or drops
 * leading dimensions of 1. False if none applies. */
bool pl_fold_vector_broadcast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_BROADCAST) || pl_op_is(op, PL_OP_VECTOR_SPLAT));
  const pl_type *type = pl_result(op, 0)->type;
  const pl_attr *value = pl_fold_constant(op, 0);
  if (pl_operand(op, 0)->type == type) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  if (!value) return of_poison(f, op, out) || broadcast_of_shape_cast(f, op, out);
  if (value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT)
    return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, value->integer), out);
  value = dense_of(op, 0);
  return value && value->dense.splat && pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_dense_at(value, 0)), out);
}

/* Folds a vector.shape_cast of a constant to a constant with the same elements; false if it is none or results may not become
 * constants. */
static bool shape_constant(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *value = dense_of(op, 0);
  const pl_type *type = pl_result(op, 0)->type;
  if (!value) return false;
  if (value->dense.splat) return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_dense_at(value, 0)), out);
  pl_apint *elems = PL_NEW_ARRAY(f->arena, pl_apint, value->dense.count);
  for (uint64_t i = 0; i < value->dense.count; i++)
    elems[i] = pl_dense_at(value, i);
  return pl_fold_to_constant(f, 0, pl_attr_dense(f->ctx, type, elems, value->dense.count, false), out);
}

/* Folds the op to its operand if that has the result's type, to a shape_cast of another's source, to poison if the operand is
 * poison, or to the constant with the same elements. False if none applies. */
bool pl_fold_vector_shape_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_SHAPE_CAST));
  if (pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_SHAPE_CAST);
  if (!inner) return of_poison(f, op, out) || shape_constant(f, op, out);
  return pl_fold_to_change(f, (pl_value *[]){pl_operand(inner, 0)}, 1, op->attrs, out);
}

/* Whether the transpose leaves the elements in row-major order, dimensions of size 1 aside. */
static bool keeps_order(const pl_op *transpose) {
  const pl_type *from = pl_operand(transpose, 0)->type;
  uint32_t next = 0;
  for (uint32_t i = 0; i < from->shaped.rank; i++) {
    const uint32_t dim = permuted_dim(transpose, i);
    if (from->shaped.shape[dim] == 1 && !scales(from, dim)) continue;
    if (dim < next) return false;
    next = dim + 1;
  }
  return true;
}

/* Folds the op to a splat if its operand is a constant splat, to the operand if the type and the row-major order of the
 * elements stay, to one with the composed permutation if the operand is a transpose, or to poison if it is poison. False if
 * none applies. */
bool pl_fold_vector_transpose(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_TRANSPOSE));
  const pl_attr *value = dense_of(op, 0);
  const pl_type *type = pl_result(op, 0)->type;
  if (value && value->dense.splat) return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, pl_dense_at(value, 0)), out);
  if (pl_operand(op, 0)->type == type && keeps_order(op)) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_TRANSPOSE);
  if (!inner) return of_poison(f, op, out);
  int64_t *both = PL_NEW_ARRAY(f->arena, int64_t, type->shaped.rank + 1);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    both[i] = permuted_dim(inner, permuted_dim(op, i));
  const pl_attr *permutation = pl_attr_dense_i64(f->ctx, both, type->shaped.rank);
  const pl_attr *attrs = pl_dict_set(f->ctx, op->attrs, pl_attr_names[PL_NAME_PERMUTATION], permutation);
  return pl_fold_to_change(f, (pl_value *[]){pl_operand(inner, 0)}, 1, attrs, out);
}

/* Folds a vector.bitcast of a constant splat to wider elements, whose bits are those of the splat repeated; false for types that
 * it does not know. */
static bool bitcast_splat(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_attr *value = dense_of(op, 0);
  const pl_type *type = pl_result(op, 0)->type, *to = type->shaped.elem;
  if (!value || !value->dense.splat) return false;
  const pl_type *from = value->type->shaped.elem;
  bool halves =
      from->kind == PL_TYPE_FLOAT && from->float_format == PL_F16 && to->kind == PL_TYPE_FLOAT && to->float_format == PL_F32;
  bool integers = from->kind == PL_TYPE_INTEGER && to->kind == PL_TYPE_INTEGER;
  pl_apint bits = pl_dense_at(value, 0), all = bits;
  uint32_t width = halves ? 32 : integers ? to->integer.width : 0;
  if (width <= bits.width || width % bits.width) return false;
  while (all.width < width)
    all = pl_apint_concat(f->arena, all, bits);
  return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, type, all), out);
}

/* Folds the op to its operand if that has the result's type, to the source of another bitcast or a bitcast of that, or to the
 * splat of the repeated bits of a constant splat. False if none applies. */
bool pl_fold_vector_bitcast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_BITCAST));
  const pl_type *type = pl_result(op, 0)->type;
  if (pl_operand(op, 0)->type == type) return pl_fold_to_value(op, 0, pl_operand(op, 0), out);
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_BITCAST);
  if (!inner) return bitcast_splat(f, op, out);
  pl_value *source = pl_operand(inner, 0);
  return source->type == type ? pl_fold_to_value(op, 0, source, out) : pl_fold_to_change(f, &source, 1, op->attrs, out);
}

/* Folds the op to the scalar of a vector.splat or broadcast, or to the element of a constant at a constant position in its
 * bounds. False if neither applies. */
bool pl_fold_vector_extractelement(const pl_folder *f, const pl_op *op, pl_folded *out) {
  assert(pl_op_is(op, PL_OP_VECTOR_EXTRACTELEMENT));
  const pl_attr *value = dense_of(op, 0);
  const pl_op *splat = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_SPLAT);
  if (!splat) splat = pl_fold_def(f, op, 0, PL_THROUGH_VECTOR_BROADCAST);
  if (splat && pl_operand(splat, 0)->type->kind != PL_TYPE_VECTOR) return pl_fold_to_value(op, 0, pl_operand(splat, 0), out);
  pl_apint n;
  int64_t at = 0;
  if (!value || op->num_operands != 2 || !pl_fold_int(op, 1, &n) || !pl_apint_to_i64(n, &at)) return false;
  if (at < 0 || at >= pl_operand(op, 0)->type->shaped.shape[0]) return false;
  return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, pl_result(op, 0)->type, pl_dense_at(value, (uint64_t)at)), out);
}
