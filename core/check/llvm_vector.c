/* Vectors of the LLVM dialect, of fixed and of unknown length. Source: MLIR documentation, "'llvm' Dialect", llvm.shufflevector,
 * llvm.intr.vector.insert, llvm.intr.vector.extract, llvm.intr.vector.interleave2, llvm.intr.masked.gather; wording as `mlir-opt`
 * 22. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Whether the type is a vector whose (first) dimension is scalable. */
static bool is_scalable(const pl_type *type) {
  return type->kind == PL_TYPE_VECTOR && type->shaped.scalable_dims && type->shaped.scalable_dims[0];
}

/* Checks that the mask of a shuffle of scalable vectors is all zeros: only the first lane can be named. False, and reported, if
 * not. */
bool pl_check_shufflevector(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_SHUFFLEVECTOR));
  const pl_attr *mask = pl_op_attr(op, PL_NAME_MASK);
  for (uint64_t i = 0; is_scalable(pl_operand(op, 0)->type) && i < mask->dense.count; i++)
    if (!pl_apint_is_zero(pl_dense_at(mask, i))) return pl_check_error(c, op, "expected a splat operation for scalable vectors");
  return true;
}

/* Whether the 1-D vector has more than 2^17 bits, not counting vscale; false if its elements are neither integers nor floats. */
static bool is_huge(const pl_type *vector) {
  const pl_type *elem = vector->shaped.elem;
  uint64_t lanes = (uint64_t)vector->shaped.shape[0], bits = 0;
  if (elem->kind == PL_TYPE_INTEGER) bits = elem->integer.width;
  if (elem->kind == PL_TYPE_FLOAT) bits = pl_float_bits(elem->float_format);
  return bits && lanes > (UINT64_C(1) << 17) / bits;
}

/* Checks llvm.intr.vector.insert (`insert`) or extract: no vector has more than 2^17 bits (see is_huge), and the part is not
 * scalable if the whole vector is of fixed length. False, and reported, if not. */
static bool check_part(pl_checker *c, const pl_op *op, bool insert) {
  const pl_type *whole = pl_operand(op, 0)->type, *part = insert ? pl_operand(op, 1)->type : pl_result(op, 0)->type;
  if (is_huge(whole) || is_huge(part))
    return pl_check_error(c, op, "failed to verify that vectors are not bigger than 2^17 bits.");
  return !is_scalable(part) || is_scalable(whole) ||
         pl_check_error(c, op, "failed to verify that it is not %s",
                        insert ? "inserting scalable into fixed-length vectors."
                               : "extracting scalable from fixed-length vectors.");
}

/* Checks that the result of llvm.intr.vector.interleave2 has the element type of the operand and twice as many elements, and is
 * scalable exactly if the operand is. False, and reported, if not. */
bool pl_check_interleave2(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_VECTOR_INTERLEAVE2));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const bool twice = to->shaped.elem == from->shaped.elem && to->shaped.shape[0] / 2 == from->shaped.shape[0] &&
                     to->shaped.shape[0] % 2 == 0 && is_scalable(from) == is_scalable(to);
  return twice || pl_check_error(c, op, "failed to verify that result has twice as many elements as 'vec1'");
}

/* Checks that operand 0 of llvm.intr.masked.gather is a vector of as many pointers as its result has elements, scalable exactly
 * if that is. False, and reported, if not. */
bool pl_check_masked_gather(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_MASKED_GATHER));
  const pl_type *pointers = pl_operand(op, 0)->type, *result = pl_result(op, 0)->type;
  const pl_type *pointer = pointers->kind == PL_TYPE_VECTOR ? pointers->shaped.elem : pointers;
  const pl_type *want = pl_type_vector(c->ctx, 1, result->shaped.shape, result->shaped.scalable_dims, pointer);
  return want == pointers || pl_check_error(c, op, "expected operand #1 type to be '%s'", pl_check_type_text(c, want));
}

/* Checks llvm.intr.vector.insert. False, and reported, if a rule is broken. */
bool pl_check_llvm_vector_insert(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_VECTOR_INSERT));
  return check_part(c, op, true);
}

/* Checks llvm.intr.vector.extract. False, and reported, if a rule is broken. */
bool pl_check_llvm_vector_extract(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_VECTOR_EXTRACT));
  return check_part(c, op, false);
}
