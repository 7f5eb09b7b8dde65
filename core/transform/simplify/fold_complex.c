/* fold_complex.c - complex numbers taken apart and put together. Source of the meanings: MLIR documentation, "'complex' Dialect".
 */
#include "core/transform/simplify/fold_complex.h"

#include "core/transform/rewriter/greedy.h"

/* A part of a constant or of complex.create. */
static bool simplify_part(pl_greedy *g, pl_op *op, uint32_t part) {
  pl_value *in = pl_operand(op, 0);
  const pl_op *create = pl_g_def(in, PL_OP_COMPLEX_CREATE);
  const pl_attr *constant = pl_g_constant_of(in);
  if (create) return pl_g_replace1(g, op, pl_operand(create, part));
  if (!constant || constant->kind != PL_ATTR_ARRAY || constant->array.count != 2) return false;
  return pl_g_replace_constant(g, op, constant->array.elems[part]);
}

static bool simplify_re(pl_greedy *g, pl_op *op) { return simplify_part(g, op, 0); }
static bool simplify_im(pl_greedy *g, pl_op *op) { return simplify_part(g, op, 1); }

/* create(re z, im z) = z; of constants: a constant. */
static bool simplify_create(pl_greedy *g, pl_op *op) {
  const pl_op *re = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_RE), *im = pl_g_def(pl_operand(op, 1), PL_OP_COMPLEX_IM);
  return re && im && pl_operand(re, 0) == pl_operand(im, 0) && pl_g_replace1(g, op, pl_operand(re, 0));
}

static bool simplify_neg(pl_greedy *g, pl_op *op) {
  const pl_op *inner = pl_g_def(pl_operand(op, 0), PL_OP_COMPLEX_NEG);
  return inner && pl_g_replace1(g, op, pl_operand(inner, 0));
}

static bool simplify_bitcast(pl_greedy *g, pl_op *op) {
  pl_value *in = pl_operand(op, 0);
  const pl_op *inner = pl_g_def(in, PL_OP_COMPLEX_BITCAST);
  if (in->type == pl_result(op, 0)->type) return pl_g_replace1(g, op, in);
  return inner && pl_operand(inner, 0)->type == pl_result(op, 0)->type && pl_g_replace1(g, op, pl_operand(inner, 0));
}

bool pl_complex_sum_is_neutral(const pl_op *op, const pl_attr *constant) {
  if (!constant || constant->kind != PL_ATTR_ARRAY || constant->array.count != 2) return false;
  const bool negative = pl_op_is(op, PL_OP_COMPLEX_ADD);
  for (uint32_t part = 0; part < 2; part++) {
    const pl_attr *number = constant->array.elems[part];
    if (number->kind != PL_ATTR_FLOAT || !pl_float_is_zero(number->integer, number->type->float_format)) return false;
    if (pl_apint_is_negative(number->integer) != negative) return false;
  }
  return true;
}

static bool simplify_sum(pl_greedy *g, pl_op *op) {
  bool neutral = pl_complex_sum_is_neutral(op, pl_g_constant_of(pl_operand(op, 1)));
  return neutral && pl_g_replace1(g, op, pl_operand(op, 0));
}

pl_simplify_fn *pl_simplify_complex(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_COMPLEX_RE] = simplify_re,   [PL_OP_COMPLEX_IM] = simplify_im,           [PL_OP_COMPLEX_CREATE] = simplify_create,
      [PL_OP_COMPLEX_NEG] = simplify_neg, [PL_OP_COMPLEX_BITCAST] = simplify_bitcast, [PL_OP_COMPLEX_ADD] = simplify_sum,
      [PL_OP_COMPLEX_SUB] = simplify_sum,
  };
  return table[kind];
}
