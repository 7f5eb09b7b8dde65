/* arith, index, math: widths of casts, constants, shapes. Source: MLIR documentation, "'arith' Dialect", "'index' Dialect". */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Whether the type is a vector, a tensor (ranked or not) or a ranked memref. */
static bool is_container(const pl_type *t) {
  return t->kind == PL_TYPE_VECTOR || t->kind == PL_TYPE_TENSOR || t->kind == PL_TYPE_UNRANKED_TENSOR ||
         t->kind == PL_TYPE_MEMREF;
}
/* The element of a vector, tensor or ranked memref, else the type itself. */
static const pl_type *scalar(const pl_type *t) { return is_container(t) ? t->shaped.elem : t; }

/* The bits of an integer or floating point type; 0 for any other type. */
static uint32_t width_of(const pl_type *t) {
  if (t->kind == PL_TYPE_INTEGER) return t->integer.width;
  return t->kind == PL_TYPE_FLOAT ? pl_float_bits(t->float_format) : 0;
}

/* Whether both types are scalars, or both vectors, both tensors or both memrefs, of shapes that can be equal at run time. */
static bool same_shape(const pl_type *a, const pl_type *b) {
  if (is_container(a) != is_container(b)) return false;
  if (!is_container(a)) return true;
  bool tensors = a->kind != PL_TYPE_VECTOR && a->kind != PL_TYPE_MEMREF && b->kind != PL_TYPE_VECTOR && b->kind != PL_TYPE_MEMREF;
  if (a->kind == PL_TYPE_UNRANKED_TENSOR || b->kind == PL_TYPE_UNRANKED_TENSOR) return tensors;
  if (a->kind != b->kind || a->shaped.rank != b->shaped.rank) return false;
  for (uint32_t i = 0; i < a->shaped.rank; i++) {
    int64_t x = a->shaped.shape[i], y = b->shaped.shape[i];
    if (x != y && x != PL_DYNAMIC && y != PL_DYNAMIC) return false;
    if (a->shaped.scalable_dims || b->shaped.scalable_dims) {
      bool sx = a->shaped.scalable_dims && a->shaped.scalable_dims[i], sy = b->shaped.scalable_dims && b->shaped.scalable_dims[i];
      if (sx != sy) return false;
    }
  }
  return true;
}

/* Reports that the op cannot cast its operand's type to its result's; returns false. */
static bool incompatible(pl_checker *c, const pl_op *op) {
  return pl_check_error(c, op, "operand type '%s' and result type '%s' are cast incompatible",
                        pl_check_type_text(c, pl_operand(op, 0)->type), pl_check_type_text(c, pl_result(op, 0)->type));
}

typedef enum direction { WIDENS, NARROWS, EITHER } direction;

/* Whether two shaped types have the same rank and sizes; which dimensions are scalable does not count. */
static bool same_dims(const pl_type *a, const pl_type *b) {
  return a->shaped.rank == b->shaped.rank &&
         memcmp(a->shaped.shape, b->shaped.shape, a->shaped.rank * sizeof *a->shaped.shape) == 0;
}

/* Checks that operand and result of a cast have the same shape (same_shape), and ranked tensors exactly the same sizes and
 * encoding. False, and reported, if not. */
static bool check_shapes(pl_checker *c, const pl_op *op) {
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  const bool tensors = in->kind == PL_TYPE_TENSOR && out->kind == PL_TYPE_TENSOR;
  if (is_container(in) && is_container(out) && in->kind != out->kind && same_dims(in, out))
    return pl_check_error(c, op, "failed to verify that input and output have the same tensor dimensions");
  if (tensors && !same_dims(in, out))
    return pl_check_error(c, op, "failed to verify that input and output have the same tensor dimensions");
  if (tensors && in->shaped.layout != out->shaped.layout) return incompatible(c, op); /* encodings */
  return same_shape(in, out) || pl_check_error(c, op, "requires the same shape for all operands and results");
}

/* Checks a cast of operand 0: the same shape and, unless `way` is EITHER, a wider or narrower element of the result. False, and
 * reported, if not. */
static bool check_cast(pl_checker *c, const pl_op *op, direction way) {
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  if (!check_shapes(c, op)) return false;
  if (way == EITHER) return true;
  uint32_t from = width_of(scalar(in)), to = width_of(scalar(out));
  if (from == 0 || to == 0) return incompatible(c, op); /* index has no width */
  if (way == WIDENS ? to <= from : to >= from) return incompatible(c, op);
  return true;
}

/* Checks arith.scaling_extf or scaling_truncf: operand 0 and result have the same shape, the result's element is wider or
 * narrower as `way` says, and the scale is a scalar or has the same shape too. False, and reported, if not. */
static bool check_scaling(pl_checker *c, const pl_op *op, direction way) {
  const pl_type *in = pl_operand(op, 0)->type, *scale = pl_operand(op, 1)->type, *out = pl_result(op, 0)->type;
  uint32_t from = width_of(scalar(in)), to = width_of(scalar(out));
  if (!same_shape(in, out) || (way == WIDENS ? to <= from : to >= from))
    return pl_check_error(c, op, "operand types '%s', '%s' and result type '%s' are cast incompatible", pl_check_type_text(c, in),
                          pl_check_type_text(c, scale), pl_check_type_text(c, out));
  return !is_container(scale) || same_shape(in, scale) ||
         pl_check_error(c, op, "all non-scalar operands/results must have the same shape and base type");
}

/* Whether the type is index, or a vector, tensor or memref of it. */
static bool is_index_like(const pl_type *t) { return scalar(t)->kind == PL_TYPE_INDEX; }

/* Checks a cast between index and integers: the same shape, and one of both types, but not the other, is index or has elements of
 * type index. False, and reported, if not. */
bool pl_check_index_cast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_INDEX_CAST) || pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI));
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  if (!check_shapes(c, op)) return false;
  return is_index_like(in) != is_index_like(out) || incompatible(c, op);
}

/* Checks arith.bitcast: the same shape, and elements that are integers or floats of the same width. False, and reported, if
 * not. */
bool pl_check_arith_bitcast(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_BITCAST));
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  if (!check_shapes(c, op)) return false;
  uint32_t from = width_of(scalar(in));
  return (from != 0 && from == width_of(scalar(out))) || incompatible(c, op);
}

/* Checks a cast between floats and integers: operand and result have the same shape, and neither is index or has elements of type
 * index. False, and reported, if not. */
bool pl_check_float_to_int(pl_checker *c, const pl_op *op) {
  const pl_type *in = pl_operand(op, 0)->type, *out = pl_result(op, 0)->type;
  if (!check_shapes(c, op)) return false;
  return (!is_index_like(in) && !is_index_like(out)) || incompatible(c, op);
}

/* Checks that the value of arith.constant has the result's type and is one that such a constant may have. False, and reported, if
 * not. */
bool pl_check_arith_constant(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_CONSTANT));
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  const pl_type *type = pl_result(op, 0)->type;
  const bool text = value->kind == PL_ATTR_STRING;
  if ((text && !value->type ? pl_type_none(c->ctx) : value->type) != type)
    return pl_check_error(c, op, "failed to verify that all of {value, result} have same type");
  if (text) return pl_check_error(c, op, "value must be an integer, float, or elements attribute");
  if (type->kind == PL_TYPE_INTEGER && type->integer.signedness != PL_SIGNLESS)
    return pl_check_error(c, op, "integer return type must be signless");
  bool scalable = false;
  for (uint32_t i = 0; type->kind == PL_TYPE_VECTOR && type->shaped.scalable_dims && i < type->shaped.rank; i++)
    scalable = scalable || type->shaped.scalable_dims[i];
  return !scalable || (value->kind == PL_ATTR_DENSE && value->dense.splat) ||
         pl_check_error(c, op,
                        "intializing scalable vectors with elements attribute is not supported unless it's a vector splat");
}

/* Checks that base and exponent of math.fpowi have the same shape. False, and reported, if not. */
bool pl_check_fpowi(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MATH_FPOWI));
  return same_shape(pl_operand(op, 0)->type, pl_operand(op, 1)->type) ||
         pl_check_error(c, op, "requires the same shape for all operands and results");
}

/* Checks the condition of arith.select: i1, or i1 in the shape of the values. False, and reported, if not. */
bool pl_check_select(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_SELECT));
  const pl_type *condition = pl_operand(op, 0)->type, *type = pl_result(op, 0)->type;
  if (condition->kind == PL_TYPE_INTEGER) return true;
  if (type->kind != PL_TYPE_VECTOR && type->kind != PL_TYPE_TENSOR && type->kind != PL_TYPE_UNRANKED_TENSOR)
    return pl_check_error(c, op, "expected condition to be a signless i1, but got '%s'", pl_check_type_text(c, condition));
  if (condition == pl_sig_apply(c->ctx, PL_SIG_BOOL, type)) return true;
  if (condition->kind != type->kind)
    return pl_check_error(c, op, "all non-scalar operands/results must have the same shape and base type");
  return pl_check_error(c, op, "failed to verify that condition is signless i1 or has matching shape");
}

/* Checks that a cast of arith widens. False, and reported, if not. */
bool pl_check_widening(pl_checker *c, const pl_op *op) { return check_cast(c, op, WIDENS); }

/* Checks that a cast of arith narrows. False, and reported, if not. */
bool pl_check_narrowing(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_TRUNCI) || pl_op_is(op, PL_OP_ARITH_TRUNCF));
  return check_cast(c, op, NARROWS);
}

/* Checks arith.scaling_extf: equal shapes, and elements of the result wider than the input's. False, and reported, if not. */
bool pl_check_scaling_widening(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_SCALING_EXTF));
  return check_scaling(c, op, WIDENS);
}

/* Checks arith.scaling_truncf. False, and reported, if a rule is broken. */
bool pl_check_scaling_narrowing(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_ARITH_SCALING_TRUNCF));
  return check_scaling(c, op, NARROWS);
}

/* Checks that one of both types of index.casts or index.castu is index. False, and reported, if not. */
bool pl_check_cast_of_index(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_INDEX_CASTS) || pl_op_is(op, PL_OP_INDEX_CASTU));
  return is_index_like(pl_operand(op, 0)->type) != is_index_like(pl_result(op, 0)->type) || incompatible(c, op);
}
