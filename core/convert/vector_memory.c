/* vector_memory.c - vectors of one dimension from and to memory. Source: MLIR documentation, "'vector' Dialect", vector.load,
 * vector.store, vector.maskedload, vector.maskedstore; the alignments are those that mlir-opt 22 claims: of one element. */
#include "core/convert/memref.h"
#include "core/convert/vector.h"

/* LLVM knows vectors of one dimension only. */
static bool is_flat(const pl_type *vector) { return vector->shaped.rank <= 1; }

/* As the op says, else what a converted element of the buffer is aligned to. */
static uint64_t alignment_of(pl_rw *rw, const pl_op *op, const pl_type *memref) {
  return (uint64_t)pl_int_of(op, "alignment", (int64_t)pl_rw_preferred_alignment(pl_rw_type(rw, memref->shaped.elem)));
}

static bool is_nontemporal(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "nontemporal");
  return attr && (attr->kind == PL_ATTR_UNIT || (attr->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(attr->integer)));
}

/* Address of the first element: the memref is operand `base`, its indices follow. */
static pl_value *address_of(pl_rw *rw, const pl_op *op, uint32_t base) {
  const pl_type *memref = pl_operand(op, base)->type;
  pl_value **operands = pl_operands_from(rw, op, base, memref->shaped.rank + 1);
  return pl_desc_element(rw, memref, operands[0], operands + 1);
}

pl_rewrite pl_convert_vector_load(pl_rw *rw, const pl_op *op) {
  const pl_type *vector = pl_result(op, 0)->type, *memref = pl_operand(op, 0)->type;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 0);
  pl_value *value = pl_emit_load(rw, address, pl_rw_type(rw, vector), alignment_of(rw, op, memref), is_nontemporal(op));
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_store(pl_rw *rw, const pl_op *op) {
  const pl_type *memref = pl_operand(op, 1)->type;
  if (!pl_rw_convertible(rw, op) || !is_flat(pl_operand(op, 0)->type)) return PL_REWRITE_NO_MATCH;
  pl_value *address = address_of(rw, op, 1);
  pl_emit_store(rw, pl_rw_operand(rw, op, 0), address, alignment_of(rw, op, memref), is_nontemporal(op));
  return PL_REWRITE_DONE;
}

static const pl_attr *masked_attrs(pl_rw *rw, const pl_op *op) {
  uint64_t alignment = alignment_of(rw, op, pl_operand(op, 0)->type);
  return pl_rw_set(rw, NULL, "alignment", pl_rw_int_attr(rw, 32, (int64_t)alignment));
}

pl_rewrite pl_convert_vector_maskedload(pl_rw *rw, const pl_op *op) {
  const pl_type *vector = pl_result(op, 0)->type;
  uint32_t last = op->num_operands - 1;
  if (!pl_rw_convertible(rw, op) || !is_flat(vector)) return PL_REWRITE_NO_MATCH;
  pl_value *args[] = {address_of(rw, op, 0), pl_rw_operand(rw, op, last - 1), pl_rw_operand(rw, op, last)};
  pl_rw_map(rw, pl_result(op, 0),
            pl_emit(rw, PL_OP_LLVM_INTR_MASKED_LOAD, args, 3, pl_rw_type(rw, vector), masked_attrs(rw, op)));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_vector_maskedstore(pl_rw *rw, const pl_op *op) {
  uint32_t last = op->num_operands - 1;
  if (!pl_rw_convertible(rw, op) || !is_flat(pl_operand(op, last)->type)) return PL_REWRITE_NO_MATCH;
  pl_value *args[] = {pl_rw_operand(rw, op, last), address_of(rw, op, 0), pl_rw_operand(rw, op, last - 1)};
  pl_emit_op(rw, PL_OP_LLVM_INTR_MASKED_STORE, args, 3, NULL, masked_attrs(rw, op));
  return PL_REWRITE_DONE;
}
