/* complex.c - complex numbers: a struct of real and imaginary part. Source: MLIR documentation, "'complex' Dialect"; the formulas
 * for product and absolute value are those of mlir-opt 22. */
#include "core/convert/patterns/complex.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/report.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"

/* The attributes of a float op in the lowering: the fast-math flags of `op` in the LLVM dialect's form. */
static const pl_attr *flags_of(pl_rw *rw, const pl_op *op) {
  return pl_rw_set(rw, NULL, PL_NAME_FASTMATH_FLAGS, pl_rw_fastmath(rw, pl_op_attr(op, PL_NAME_FASTMATH)));
}

/* Emits a float op of `kind` on a and b with the fast-math flags of `op`; returns its result. */
static pl_value *binary(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *a, pl_value *b) {
  pl_value *operands[] = {a, b};
  return pl_emit(rw, kind, operands, 2, a->type, flags_of(rw, op));
}

typedef pl_complex_parts parts;

pl_value *pl_complex_re(pl_rw *rw, pl_value *number) {
  const int64_t re = 0;
  return pl_emit_extract(rw, number, &re, 1);
}

pl_value *pl_complex_im(pl_rw *rw, pl_value *number) {
  const int64_t im = 1;
  return pl_emit_extract(rw, number, &im, 1);
}

/* Emits the extraction of real and imaginary part of the converted operand number `operand`; returns both. */
static parts take_apart(pl_rw *rw, const pl_op *op, uint32_t operand) {
  pl_value *value = pl_rw_operand(rw, op, operand);
  parts p = {.re = pl_complex_re(rw, value)};
  p.im = pl_complex_im(rw, value);
  return p;
}

/* Emits the insertion of both parts into the struct `into`; returns the complex number. */
static pl_value *put_together(pl_rw *rw, pl_value *into, parts p) {
  const int64_t re = 0, im = 1;
  return pl_emit_insert(rw, pl_emit_insert(rw, into, p.re, &re, 1), p.im, &im, 1);
}

pl_value *pl_complex_make(pl_rw *rw, const pl_type *converted, pl_value *re, pl_value *im) {
  return put_together(rw, pl_emit_poison(rw, converted), (parts){re, im});
}

/* Whether all types of the op have a conversion and its numbers are floats of a format that LLVM computes with. */
static bool ready(pl_rw *rw, const pl_op *op) {
  const pl_type *type = op->num_operands ? pl_operand(op, 0)->type : pl_result(op, 0)->type;
  if (type->kind == PL_TYPE_COMPLEX) type = type->shaped.elem;
  return pl_rw_convertible(rw, op) && pl_rw_native_float(type);
}

/* Emits a poison of the op's converted result type, to insert the parts into. */
static pl_value *start_result(pl_rw *rw, const pl_op *op) { return pl_emit_poison(rw, pl_rw_type(rw, pl_result(op, 0)->type)); }

/* The array of the two fields of a complex constant for the struct `type`; a float that LLVM has as an integer is given by its
 * bits, since a field's attribute must have the field's type. (mlir-opt 22 leaves the floats, and rejects the result.) */
static const pl_attr *constant_fields(pl_rw *rw, const pl_attr *value, const pl_type *type) {
  const pl_attr *fields[2];
  for (uint32_t i = 0; i < 2; i++) {
    const pl_type *field = type->llvm_struct->elems[i];
    fields[i] = value->array.elems[i];
    if (fields[i]->kind == PL_ATTR_FLOAT && field->kind == PL_TYPE_INTEGER)
      fields[i] = pl_attr_integer(rw->ctx, field, fields[i]->integer);
  }
  return pl_attr_array(rw->ctx, fields, 2);
}

/* Converts complex.constant to an llvm.mlir.constant of the converted type with the op's attributes, the value of a struct as
 * constant_fields makes it. No match if the type has no conversion or the value is missing. */
static pl_rewrite convert_constant(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE), *attrs = op->attrs;
  if (!type || !value) return PL_REWRITE_NO_MATCH;
  if (type->kind == PL_TYPE_LLVM_STRUCT && value->kind == PL_ATTR_ARRAY)
    attrs = pl_rw_set(rw, attrs, PL_NAME_VALUE, constant_fields(rw, value, type));
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_MLIR_CONSTANT, NULL, 0, type, attrs));
  return PL_REWRITE_DONE;
}

/* Converts complex.create: a struct of the two operands; no match if a type has no conversion or LLVM does not compute with the
 * floats. */
static pl_rewrite convert_create(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  parts p = {pl_rw_operand(rw, op, 0), pl_rw_operand(rw, op, 1)};
  pl_rw_map(rw, pl_result(op, 0), put_together(rw, start_result(rw, op), p));
  return PL_REWRITE_DONE;
}

/* Converts complex.re and complex.im: the extraction of that part of the struct; no match if a type has no conversion or LLVM
 * does not compute with the floats. */
static pl_rewrite convert_part(pl_rw *rw, const pl_op *op) {
  const int64_t which = pl_op_is(op, PL_OP_COMPLEX_IM) ? 1 : 0;
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), pl_emit_extract(rw, pl_rw_operand(rw, op, 0), &which, 1));
  return PL_REWRITE_DONE;
}

/* Converts complex.add and complex.sub, part by part; no match if a type has no conversion or LLVM does not compute with the
 * floats. */
static pl_rewrite convert_sum(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_op_kind kind = pl_op_is(op, PL_OP_COMPLEX_ADD) ? PL_OP_LLVM_FADD : PL_OP_LLVM_FSUB;
  parts a = take_apart(rw, op, 0), b = take_apart(rw, op, 1), sum;
  pl_value *result = start_result(rw, op);
  sum.re = binary(rw, op, kind, a.re, b.re);
  sum.im = binary(rw, op, kind, a.im, b.im);
  pl_rw_map(rw, pl_result(op, 0), put_together(rw, result, sum));
  return PL_REWRITE_DONE;
}

/* Converts complex.mul by the formula (a.re b.re - a.im b.im) + (a.im b.re + a.re b.im) i; no match if a type has no
 * conversion or LLVM does not compute with the floats. */
static pl_rewrite convert_product(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  parts a = take_apart(rw, op, 0), b = take_apart(rw, op, 1), product;
  pl_value *result = start_result(rw, op);
  pl_value *re_re = binary(rw, op, PL_OP_LLVM_FMUL, b.re, a.re), *im_im = binary(rw, op, PL_OP_LLVM_FMUL, b.im, a.im);
  product.re = binary(rw, op, PL_OP_LLVM_FSUB, re_re, im_im);
  pl_value *im_re = binary(rw, op, PL_OP_LLVM_FMUL, a.im, b.re), *re_im = binary(rw, op, PL_OP_LLVM_FMUL, a.re, b.im);
  product.im = binary(rw, op, PL_OP_LLVM_FADD, im_re, re_im);
  pl_rw_map(rw, pl_result(op, 0), put_together(rw, result, product));
  return PL_REWRITE_DONE;
}

/* Converts complex.div by the formula that the option complex-range asks for; no match if a type has no conversion or LLVM
 * does not compute with the floats. */
static pl_rewrite convert_quotient(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  parts a = take_apart(rw, op, 0), b = take_apart(rw, op, 1);
  pl_value *result = start_result(rw, op);
  pl_rw_map(rw, pl_result(op, 0), put_together(rw, result, pl_complex_quotient(rw, op, a, b)));
  return PL_REWRITE_DONE;
}

/* Converts complex.abs: the square root of the sum of both parts squared; no match if a type has no conversion or LLVM does not
 * compute with the floats. */
static pl_rewrite convert_abs(pl_rw *rw, const pl_op *op) {
  if (!ready(rw, op)) return PL_REWRITE_NO_MATCH;
  parts a = take_apart(rw, op, 0);
  pl_value *re2 = binary(rw, op, PL_OP_LLVM_FMUL, a.re, a.re), *im2 = binary(rw, op, PL_OP_LLVM_FMUL, a.im, a.im);
  pl_value *sum = binary(rw, op, PL_OP_LLVM_FADD, re2, im2);
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_INTR_SQRT, &sum, 1, sum->type, NULL));
  return PL_REWRITE_DONE;
}

/* Reports a complex op that has no lowering as an error, as mlir-opt's conversion of complex numbers alone does; no match in a
 * run that converts other dialects too. */
static pl_rewrite reject(pl_rw *rw, const pl_op *op) {
  if (rw->options->set & PL_CONVERT_DIALECTS & ~(uint32_t)PL_CONVERT_COMPLEX) return PL_REWRITE_NO_MATCH;
  return pl_rw_fail(rw, "failed to legalize operation '%.*s' that was explicitly marked illegal", PL_STR_FMT(op->info->name));
}

#define ROW(op_, fn) [PL_OP_COMPLEX_##op_] = {.set = PL_CONVERT_COMPLEX, .rewrite = fn}

const pl_pattern *pl_pattern_complex(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      ROW(CONSTANT, convert_constant),
      ROW(CREATE, convert_create),
      ROW(RE, convert_part),
      ROW(IM, convert_part),
      ROW(ADD, convert_sum),
      ROW(SUB, convert_sum),
      ROW(MUL, convert_product),
      ROW(DIV, convert_quotient),
      ROW(ABS, convert_abs),
      ROW(NEG, reject),
      ROW(EQ, reject),
      ROW(NEQ, reject),
      ROW(BITCAST, reject),
      ROW(CONJ, reject),
      ROW(COS, reject),
      ROW(EXP, reject),
      ROW(EXPM1, reject),
      ROW(LOG, reject),
      ROW(LOG1P, reject),
      ROW(RSQRT, reject),
      ROW(SIGN, reject),
      ROW(SIN, reject),
      ROW(SQRT, reject),
      ROW(TAN, reject),
      ROW(TANH, reject),
      ROW(ANGLE, reject),
      ROW(ATAN2, reject),
      ROW(POW, reject),
      ROW(POWI, reject),
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
#undef ROW
