/* vector_memory.c - vectors of one dimension from and to memory. Source: MLIR documentation, "'vector' Dialect", vector.load,
 * vector.store, vector.maskedload, vector.maskedstore; the alignments are those that mlir-opt 22 claims: of one element. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/sizes.h"
#include "core/convert/types/types.h"

/* Whether the vector has at most one dimension, as LLVM's vectors have. */
static bool is_flat(const pl_type *vector) { return vector->shaped.rank <= 1; }

/* The alignment in bytes of a vector access: the op's attribute, else the preferred one of the converted buffer element, or with
 * use-vector-alignment of the converted vector. */
static uint64_t alignment_of(pl_rw *rw, const pl_op *op, const pl_type *memref, const pl_type *vector) {
  const pl_type *type = rw->options->vector_alignment ? vector : memref->shaped.elem;
  return (uint64_t)pl_int_of(op, PL_NAME_ALIGNMENT, (int64_t)pl_rw_preferred_alignment(pl_rw_type(rw, type)));
}

/* Whether the op has the nontemporal marker set. */
static bool is_nontemporal(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, PL_NAME_NONTEMPORAL);
  return attr && (attr->kind == PL_ATTR_UNIT || (attr->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(attr->integer)));
}

/* Emits the address of the first accessed element and returns it: the memref is operand `base`, its indices follow. */
static pl_value *address_of(pl_rw *rw, const pl_op *op, uint32_t base) {
  const pl_type *memref = pl_operand(op, base)->type;
  pl_value **operands = pl_operands_from(rw, op, base, memref->shaped.rank + 1);
  return pl_desc_element(rw, memref, operands[0], operands + 1);
}

/* The width in bits of a converted element; 0 if it is neither a float nor an integer. */
static uint64_t bits_of(const pl_type *elem) {
  if (elem->kind == PL_TYPE_FLOAT) return pl_float_bits(elem->float_format);
  return elem->kind == PL_TYPE_INTEGER ? elem->integer.width : 0;
}

/* Whether elements lie closer together in an LLVM vector in memory, which is packed, than in a buffer, as i1 or i7 do; false for
 * a vector of one element, or of elements that are neither integers nor floats. */
static bool is_packed(pl_rw *rw, const pl_type *memref, const pl_type *vector) {
  uint64_t bits = bits_of(pl_rw_type(rw, memref->shaped.elem));
  bool one = vector->shaped.rank == 0 || (vector->shaped.shape[0] == 1 && !vector->shaped.scalable_dims);
  return !one && bits != 0 && bits != 8 * pl_rw_size_of(rw, memref->shaped.elem);
}

/* The vector type of the byte-filling wider integers by which a vector of integers that are not whole bytes is accessed, as they
 * are zero-extended in memory. NULL if an element is a float or has padding after its bytes, which may be poison. */
static const pl_type *widened(pl_rw *rw, const pl_type *memref, const pl_type *vector) {
  const pl_type *elem = pl_rw_type(rw, memref->shaped.elem), *narrow = pl_rw_type(rw, vector);
  uint64_t bytes = pl_rw_size_of(rw, memref->shaped.elem);
  if (elem->kind != PL_TYPE_INTEGER || bytes != pl_rw_store_size_of(rw, memref->shaped.elem)) return NULL;
  const pl_type *wide = pl_type_integer(rw->ctx, 8 * (uint32_t)bytes);
  return pl_type_vector(rw->ctx, narrow->shaped.rank, narrow->shaped.shape, narrow->shaped.scalable_dims, wide);
}

/* The number of lanes if the vector can be accessed element by element; 0 if it is scalable, empty, or has more than
 * PL_MAX_SLICES. */
static uint64_t lanes_of(const pl_type *vector) {
  if (vector->shaped.scalable_dims && vector->shaped.rank && vector->shaped.scalable_dims[0]) return 0;
  int64_t lanes = vector->shaped.rank ? vector->shaped.shape[0] : 1;
  return lanes > 0 && lanes <= PL_MAX_SLICES ? (uint64_t)lanes : 0;
}

/* Emits the address of the `i`-th element of the memref's element type after `address`; returns it, `address` itself for 0. */
static pl_value *element_address(pl_rw *rw, const pl_type *memref, pl_value *address, uint64_t i) {
  const int32_t index = (int32_t)i;
  return i ? pl_emit_gep(rw, address, pl_rw_type(rw, memref->shaped.elem), &index, 1, NULL, 0) : address;
}

/* Emits the i64 constant that numbers lane `i`; returns it. */
static pl_value *lane_number(pl_rw *rw, uint64_t i) { return pl_emit_int(rw, pl_type_integer(rw->ctx, 64), (int64_t)i); }

/* Emits the vector with lane `i` replaced by `lane`; returns it. */
static pl_value *insert_lane(pl_rw *rw, pl_value *vector, pl_value *lane, uint64_t i) {
  pl_value *args[] = {vector, lane, lane_number(rw, i)};
  return pl_emit(rw, PL_OP_LLVM_INSERTELEMENT, args, 3, vector->type, NULL);
}

/* Emits the extraction of lane `i`; returns it. */
static pl_value *extract_lane(pl_rw *rw, pl_value *vector, uint64_t i) {
  pl_value *args[] = {vector, lane_number(rw, i)};
  return pl_emit(rw, PL_OP_LLVM_EXTRACTELEMENT, args, 2, vector->type->shaped.elem, NULL);
}

/* Converts vector.load to one load per lane; no match if the vector is scalable, empty or has too many lanes. */
static pl_rewrite load_lanes(pl_rw *rw, const pl_op *op) {
  const pl_type *vector = pl_result(op, 0)->type, *memref = pl_operand(op, 0)->type, *elem = pl_rw_type(rw, memref->shaped.elem);
  uint64_t lanes = lanes_of(vector);
  if (lanes == 0) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 0), *value = pl_emit_poison(rw, pl_rw_type(rw, vector));
  for (uint64_t i = 0; i < lanes; i++) {
    pl_value *lane = pl_emit_load(rw, element_address(rw, memref, address, i), elem, 0, is_nontemporal(op));
    value = insert_lane(rw, value, lane, i);
  }
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Converts vector.store to one store per lane; no match if the vector is scalable, empty or has too many lanes. */
static pl_rewrite store_lanes(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 1)->type;
  uint64_t lanes = lanes_of(pl_operand(op, 0)->type);
  if (lanes == 0) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 1), *value = pl_rw_operand(rw, op, 0);
  for (uint64_t i = 0; i < lanes; i++) {
    pl_value *lane = extract_lane(rw, value, i);
    pl_emit_store(rw, lane, element_address(rw, memref, address, i), 0, is_nontemporal(op));
  }
  return PL_REWRITE_DONE;
}

/* The wider vector type by which packed elements are loaded or stored where they are too many, or scalable, for an access of
 * each; NULL where each is accessed by itself or there is no such type. */
static const pl_type *moved_as(pl_rw *rw, const pl_type *memref, const pl_type *vector) {
  return lanes_of(vector) ? NULL : widened(rw, memref, vector);
}

pl_rewrite pl_convert_vector_load(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_LOAD));
  const pl_type *vector = pl_result(op, 0)->type, *memref = pl_operand(op, 0)->type;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  const pl_type *narrow = pl_rw_type(rw, vector), *type = narrow;
  if (is_packed(rw, memref, vector) && !(type = moved_as(rw, memref, vector))) return load_lanes(rw, op);
  pl_value *address = address_of(rw, op, 0);
  pl_value *value = pl_emit_load(rw, address, type, alignment_of(rw, op, memref, vector), is_nontemporal(op));
  pl_rw_map(rw, pl_result(op, 0), type == narrow ? value : pl_emit_unary(rw, PL_OP_LLVM_TRUNC, value, narrow));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_store(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_STORE));
  const pl_type *memref = pl_operand(op, 1)->type, *vector = pl_operand(op, 0)->type, *type = NULL;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  if (is_packed(rw, memref, vector) && !(type = moved_as(rw, memref, vector))) return store_lanes(rw, op);
  pl_value *address = address_of(rw, op, 1), *value = pl_rw_operand(rw, op, 0);
  if (type) value = pl_emit_unary(rw, PL_OP_LLVM_ZEXT, value, type);
  pl_emit_store(rw, value, address, alignment_of(rw, op, memref, vector), is_nontemporal(op));
  return PL_REWRITE_DONE;
}

/* The attributes of a masked load or store intrinsic: the alignment of the access. */
static const pl_attr *masked_attrs(pl_rw *rw, const pl_op *op) {
  uint64_t alignment = alignment_of(rw, op, pl_operand(op, 0)->type, pl_operand(op, op->num_operands - 1)->type);
  return pl_rw_set(rw, NULL, PL_NAME_ALIGNMENT, pl_rw_int_attr(rw, 32, (int64_t)alignment));
}

/* Emits lane `i` as a vector of one lane, which lies in memory as an element of a buffer does; returns it. */
static pl_value *lane_alone(pl_rw *rw, pl_value *vector, uint64_t i) { return pl_vector_shuffle(rw, vector, vector, &i, 1); }

/* Converts vector.maskedload to one masked load of a one-lane vector per lane; no match if the vector is scalable, empty or
 * has too many lanes. */
static pl_rewrite masked_load_lanes(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 0)->type, *type = pl_rw_type(rw, pl_result(op, 0)->type);
  uint32_t last = op->num_operands - 1;
  uint64_t lanes = lanes_of(pl_result(op, 0)->type);
  if (lanes == 0) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 0), *mask = pl_rw_operand(rw, op, last - 1), *other = pl_rw_operand(rw, op, last);
  pl_value *value = pl_emit_poison(rw, type);
  for (uint64_t i = 0; i < lanes; i++) {
    pl_value *from = element_address(rw, memref, address, i), *taken = lane_alone(rw, mask, i);
    pl_value *args[] = {from, taken, lane_alone(rw, other, i)};
    pl_value *lane = pl_emit(rw, PL_OP_LLVM_INTR_MASKED_LOAD, args, 3, args[2]->type, masked_attrs(rw, op));
    value = insert_lane(rw, value, extract_lane(rw, lane, 0), i);
  }
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Converts vector.maskedstore to one masked store of a one-lane vector per lane; no match if the vector is scalable, empty or
 * has too many lanes. */
static pl_rewrite masked_store_lanes(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 0)->type;
  uint32_t last = op->num_operands - 1;
  uint64_t lanes = lanes_of(pl_operand(op, last)->type);
  if (lanes == 0) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 0), *mask = pl_rw_operand(rw, op, last - 1), *value = pl_rw_operand(rw, op, last);
  for (uint64_t i = 0; i < lanes; i++) {
    pl_value *to = element_address(rw, memref, address, i), *taken = lane_alone(rw, mask, i);
    pl_value *args[] = {lane_alone(rw, value, i), to, taken};
    pl_emit_op(rw, PL_OP_LLVM_INTR_MASKED_STORE, args, 3, NULL, masked_attrs(rw, op));
  }
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_maskedload(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_MASKEDLOAD));
  const pl_type *vector = pl_result(op, 0)->type, *memref = pl_operand(op, 0)->type;
  uint32_t last = op->num_operands - 1;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  const pl_type *narrow = pl_rw_type(rw, vector), *type = narrow;
  if (is_packed(rw, memref, vector) && !(type = widened(rw, memref, vector))) return masked_load_lanes(rw, op);
  pl_value *args[] = {address_of(rw, op, 0), pl_rw_operand(rw, op, last - 1), pl_rw_operand(rw, op, last)};
  if (type != narrow) args[2] = pl_emit_unary(rw, PL_OP_LLVM_ZEXT, args[2], type);
  pl_value *value = pl_emit(rw, PL_OP_LLVM_INTR_MASKED_LOAD, args, 3, type, masked_attrs(rw, op));
  pl_rw_map(rw, pl_result(op, 0), type == narrow ? value : pl_emit_unary(rw, PL_OP_LLVM_TRUNC, value, narrow));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_maskedstore(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_VECTOR_MASKEDSTORE));
  uint32_t last = op->num_operands - 1;
  const pl_type *vector = pl_operand(op, last)->type, *memref = pl_operand(op, 0)->type, *type = NULL;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  if (is_packed(rw, memref, vector) && !(type = widened(rw, memref, vector))) return masked_store_lanes(rw, op);
  pl_value *args[] = {pl_rw_operand(rw, op, last), address_of(rw, op, 0), pl_rw_operand(rw, op, last - 1)};
  if (type) args[0] = pl_emit_unary(rw, PL_OP_LLVM_ZEXT, args[0], type);
  pl_emit_op(rw, PL_OP_LLVM_INTR_MASKED_STORE, args, 3, NULL, masked_attrs(rw, op));
  return PL_REWRITE_DONE;
}
