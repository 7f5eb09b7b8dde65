/* vector and complex: shapes, element types, constants. Source: MLIR documentation, "'vector' Dialect", "'complex' Dialect". */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Whether dimension `dim` of a vector type is scalable. */
static bool is_scalable(const pl_type *type, uint32_t dim) {
  return type->shaped.scalable_dims && type->shaped.scalable_dims[dim];
}

/* The number of scalable dimensions of a vector type. */
static uint32_t num_scalable(const pl_type *type) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    n += is_scalable(type, i);
  return n;
}

/* The number of elements of a vector type, not counting vscale; UINT64_MAX if that overflows. */
static uint64_t num_elements(const pl_type *type) {
  uint64_t n = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (__builtin_mul_overflow(n, (uint64_t)type->shaped.shape[i], &n)) return UINT64_MAX;
  return n;
}

/* The bits of an integer or floating point type; 0 for any other type. */
static uint32_t bits_of(const pl_type *type) {
  if (type->kind == PL_TYPE_INTEGER) return type->integer.width;
  return type->kind == PL_TYPE_FLOAT ? pl_float_bits(type->float_format) : 0;
}

/* Checks that vector.broadcast can repeat its operand to the result: the element types and, of a vector, the trailing dimensions.
 * False, and reported, if not. */
bool pl_check_vector_broadcast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_BROADCAST));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  bool vector = from->kind == PL_TYPE_VECTOR;
  if ((vector ? from->shaped.elem : from) != to->shaped.elem)
    return pl_check_error(c, op, "failed to verify that source operand and result have same element type");
  if (!vector) return true;
  if (from->shaped.rank > to->shaped.rank) return pl_check_error(c, op, "source rank higher than destination rank");
  uint32_t lead = to->shaped.rank - from->shaped.rank;
  for (uint32_t i = 0; i < from->shaped.rank; i++) {
    int64_t have = from->shaped.shape[i], want = to->shaped.shape[lead + i];
    bool scalable = is_scalable(from, i);
    if ((have == 1 && !scalable) || (have == want && scalable == is_scalable(to, lead + i))) continue;
    bool other = is_scalable(to, lead + i);
    return pl_check_error(c, op, "dimension mismatch (%s%lld%s vs. %s%lld%s)", scalable ? "[" : "", (long long)have,
                          scalable ? "]" : "", other ? "[" : "", (long long)want, other ? "]" : "");
  }
  return true;
}

/* Checks that the types of vector.bitcast have the same rank and leading sizes and, as far as their elements have a width, the
 * same number of bits in the last dimension. False, and reported, if not. */
bool pl_check_vector_bitcast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_BITCAST));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  uint32_t rank = from->shaped.rank;
  if (rank != to->shaped.rank) return pl_check_error(c, op, "failed to verify that all of {source, result} have same rank");
  for (uint32_t i = 0; i + 1 < rank; i++)
    if (from->shaped.shape[i] != to->shaped.shape[i]) return pl_check_error(c, op, "dimension size mismatch at: %u", i);
  uint32_t narrow = bits_of(from->shaped.elem), wide = bits_of(to->shaped.elem);
  if (narrow == 0 || wide == 0) return true; /* the data layout decides */
  if (rank == 0)
    return narrow == wide || pl_check_error(c, op, "source/result bitwidth of the 0-D vector element types must be equal");
  return narrow * (uint64_t)from->shaped.shape[rank - 1] == wide * (uint64_t)to->shaped.shape[rank - 1] ||
         pl_check_error(c, op, "source/result bitwidth of the minor 1-D vectors must be equal");
}

/* Checks vector.shape_cast: the same element type, number of elements, and number of scalable dimensions. False, and reported, if
 * not. */
bool pl_check_vector_shape_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_SHAPE_CAST));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  if (from->shaped.elem != to->shaped.elem) return pl_check_error(c, op, "has different source and result element types");
  if (num_scalable(from) != num_scalable(to))
    return pl_check_error(c, op, "has different number of scalable dims at source (%u) and result (%u)", num_scalable(from),
                          num_scalable(to));
  uint64_t have = num_elements(from), want = num_elements(to);
  return have == want || pl_check_error(c, op, "has different number of elements at source (%llu) and result (%llu)",
                                        (unsigned long long)have, (unsigned long long)want);
}

/* Checks that the permutation of vector.transpose is one, and turns the operand's type into the result's. False, and reported, if
 * not. */
bool pl_check_vector_transpose(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_TRANSPOSE));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const pl_attr *permutation = pl_op_attr(op, PL_NAME_PERMUTATION);
  const uint32_t rank = from->shaped.rank;
  if (from->shaped.elem != to->shaped.elem)
    return pl_check_error(c, op, "failed to verify that operand and result have same element type");
  if (to->shaped.rank != rank) return pl_check_error(c, op, "vector result rank mismatch: %u", to->shaped.rank);
  if (permutation->dense.count != rank)
    return pl_check_error(c, op, "transposition length mismatch: %llu", (unsigned long long)permutation->dense.count);
  bool *seen = PL_NEW_ARRAY(c->arena, bool, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = -1;
    pl_apint_to_i64(pl_dense_at(permutation, i), &dim);
    if (dim < 0 || dim >= rank) return pl_check_error(c, op, "transposition index out of range: %lld", (long long)dim);
    if (seen[dim]) return pl_check_error(c, op, "duplicate position index: %lld", (long long)dim);
    seen[dim] = true;
    if (to->shaped.shape[i] != from->shaped.shape[dim])
      return pl_check_error(c, op, "dimension size mismatch at: %lld", (long long)dim);
    if (is_scalable(to, i) != is_scalable(from, (uint32_t)dim))
      return pl_check_error(c, op, "dimension %u is scalable in one of operand and result alone", i);
  }
  return true;
}

/* Checks that the result of vector.interleave is the operands' type with the last dimension doubled, or for rank 0 a vector of
 * two elements. False, and reported, if not. */
bool pl_check_vector_interleave(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_VECTOR_INTERLEAVE));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const uint32_t last = from->shaped.rank ? from->shaped.rank - 1 : 0;
  const int64_t lanes = from->shaped.rank ? from->shaped.shape[last] : 1;
  if (to->shaped.rank == 0)
    return pl_check_error(c, op, "result #0 must be vector of any type values, but got '%s'", pl_check_type_text(c, to));
  bool doubled = to->shaped.elem == from->shaped.elem && to->shaped.rank == last + 1;
  for (uint32_t i = 0; doubled && i < from->shaped.rank; i++)
    doubled = is_scalable(to, i) == is_scalable(from, i) && (i == last || to->shaped.shape[i] == from->shaped.shape[i]);
  doubled = doubled && to->shaped.shape[last] / 2 == lanes && to->shaped.shape[last] % 2 == 0;
  if (from->shaped.rank == 0) doubled = doubled && !is_scalable(to, 0);
  return doubled || pl_check_error(c, op, "failed to verify that type of 'result' is double the width of the inputs");
}

/* Checks complex.constant: a complex type, and an array of two numbers of its element type. False, and reported, if not. */
bool pl_check_complex_constant(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_COMPLEX_CONSTANT));
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  const pl_type *type = pl_result(op, 0)->type;
  if (type->kind != PL_TYPE_COMPLEX)
    return pl_check_error(c, op, "result #0 must be complex-type, but got '%s'", pl_check_type_text(c, type));
  if (value->array.count != 2)
    return pl_check_error(c, op, "requires 'value' to be a complex constant, represented as array of two values");
  const pl_attr *re = value->array.elems[0], *im = value->array.elems[1];
  bool numbers = (re->kind == PL_ATTR_FLOAT || re->kind == PL_ATTR_INTEGER) && re->kind == im->kind;
  if (!numbers) return pl_check_error(c, op, "requires attribute's elements to be float attributes");
  const pl_type *elem = type->shaped.elem;
  return (re->type == elem && im->type == elem) ||
         pl_check_error(
             c, op, "requires attribute's element types ('%s', '%s') to match the element type of the op's return type ('%s')",
             pl_check_type_text(c, re->type), pl_check_type_text(c, im->type), pl_check_type_text(c, elem));
}

/* Checks complex.bitcast: exactly one of both types is complex, unless they are the same, and they have the same number of bits.
 * False, and reported, if not. */
bool pl_check_complex_bitcast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_COMPLEX_BITCAST));
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  bool complex_from = from->kind == PL_TYPE_COMPLEX, complex_to = to->kind == PL_TYPE_COMPLEX;
  if (from == to) return true; /* may be folded away */
  if (complex_from == complex_to) return pl_check_error(c, op, "requires that either input or output has a complex type");
  uint64_t have = complex_from ? 2ull * bits_of(from->shaped.elem) : bits_of(from);
  uint64_t want = complex_to ? 2ull * bits_of(to->shaped.elem) : bits_of(to);
  return have == want || pl_check_error(c, op, "casting bitwidths do not match");
}
