/* cast.c - conversions between integers, index and floats. Source of the meanings: MLIR documentation, "'arith' Dialect". `index`
 * counts as 64 bits, as everywhere in arith. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

/* The operand's type, or its element type for a vector. */
static const pl_type *from_elem(const pl_op *op) { return pl_type_elem_or_self(pl_operand(op, 0)->type); }

/* The result's type, or its element type for a vector. */
static const pl_type *to_elem(const pl_op *op) { return pl_type_elem_or_self(pl_result(op, 0)->type); }

/* Whether the bits are a NaN in the format of the float type `type`. */
static bool is_float_nan(pl_apint bits, const pl_type *type) { return pl_float_is_nan(bits, type->float_format); }

/* ---- Integers and index ---- */

/* Computes an element of an integer or index cast at the result's width, truncated or extended as the op says. False if the
 * result is neither integer nor index. */
static bool compute_cast(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  bool is_unsigned = pl_op_is(op, PL_OP_ARITH_EXTUI) || pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI);
  if (width == 0) return false;
  if (width <= in[0].width)
    *out = pl_apint_trunc(f->arena, in[0], width);
  else
    *out = is_unsigned ? pl_apint_zext(f->arena, in[0], width) : pl_apint_sext(f->arena, in[0], width);
  return true;
}

/* Folds an index cast of a constant; false for any other operand. */
static bool fold_index_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 1, compute_cast, out);
}

/* Folds arith.extui or extsi of a constant, or two of the same kind to a single one; false if neither applies. */
static bool fold_extension(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_fold_through same = pl_op_is(op, PL_OP_ARITH_EXTSI) ? PL_THROUGH_ARITH_EXTSI : PL_THROUGH_ARITH_EXTUI;
  const pl_op *inner = pl_fold_def(f, op, 0, same);
  if (!inner) return pl_fold_elements(f, op, 1, compute_cast, out);
  pl_value *from = pl_operand(inner, 0);
  return pl_fold_to_change(f, &from, 1, op->attrs, out);
}

/* Folds arith.trunci of an extended value to that value or a truncation of it; false if that value is narrower than the result,
 * or the op is no such. */
static bool truncate_extended(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_EXTSI);
  if (!inner) inner = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_EXTUI);
  if (!inner) return false;
  pl_value *from = pl_operand(inner, 0);
  if (from->type == pl_result(op, 0)->type) return pl_fold_to_value(op, 0, from, out);
  return pl_fold_width(from->type) > pl_fold_width(pl_result(op, 0)->type) && pl_fold_to_change(f, &from, 1, op->attrs, out);
}

/* Folds arith.trunci of a constant, an extension or another truncation; false if none applies. mlir-opt keeps the overflow flags
 * of the second truncation, which say nothing about the bits that the first drops; here they are kept only if both have the
 * same. */
static bool fold_trunci(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (truncate_extended(f, op, out)) return true;
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_TRUNCI);
  if (!inner) return pl_fold_elements(f, op, 1, compute_cast, out);
  pl_value *from = pl_operand(inner, 0);
  bool same_flags = pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS) == pl_op_attr(inner, PL_NAME_OVERFLOW_FLAGS);
  return pl_fold_to_change(f, &from, 1, same_flags ? op->attrs : NULL, out);
}

/* ---- Floats ---- */

/* Converts an element from the operand's float format to the result's. False if that is not exact or not allowed. */
static bool compute_float_cast(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = from_elem(op), *to = to_elem(op);
  bool exact = false;
  if (from->kind != PL_TYPE_FLOAT || to->kind != PL_TYPE_FLOAT) return false;
  if (f->leaves_nan && is_float_nan(in[0], from)) return false;
  *out = pl_float_convert(f->arena, in[0], from->float_format, to->float_format, &exact);
  return exact;
}

/* Folds arith.extf or truncf of a constant if the conversion is exact; false otherwise. */
static bool fold_float_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 1, compute_float_cast, out);
}

/* Folds arith.truncf of a value extended without loss to that value or a truncation of it, and of a constant; false if none
 * applies. */
static bool fold_truncf(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *inner = pl_fold_def(f, op, 0, PL_THROUGH_ARITH_EXTF);
  if (!inner) return fold_float_cast(f, op, out);
  pl_value *from = pl_operand(inner, 0);
  pl_float_format first = pl_type_elem_or_self(from->type)->float_format;
  if (!pl_float_holds(from_elem(op)->float_format, first)) return false;
  if (from->type == pl_result(op, 0)->type) return pl_fold_to_value(op, 0, from, out);
  return pl_float_bits(first) > pl_float_bits(to_elem(op)->float_format) && pl_fold_to_change(f, &from, 1, op->attrs, out);
}

/* Converts an integer element, signed for arith.sitofp, to a float; false if the result is no float. */
static bool compute_from_int(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *to = to_elem(op);
  if (to->kind != PL_TYPE_FLOAT) return false;
  *out = pl_float_from_int(f->arena, in[0], pl_op_is(op, PL_OP_ARITH_SITOFP), to->float_format);
  return true;
}

/* Converts a float element to an integer of the result's width, signed for arith.fptosi; false if it does not fit or the types
 * are no float and integer. */
static bool compute_to_int(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = from_elem(op);
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  if (from->kind != PL_TYPE_FLOAT || width == 0) return false;
  return pl_float_to_int(f->arena, in[0], from->float_format, width, pl_op_is(op, PL_OP_ARITH_FPTOSI), out);
}

/* Folds arith.sitofp or uitofp of a constant; false for any other operand. */
static bool fold_from_int(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 1, compute_from_int, out);
}

/* Folds arith.fptosi or fptoui of a constant that fits the result; false otherwise. */
static bool fold_to_int(const pl_folder *f, const pl_op *op, pl_folded *out) {
  return pl_fold_elements(f, op, 1, compute_to_int, out);
}

/* ---- Bits ---- */

/* Sets *out to the bits of the operand's element; false if the result's elements have another width. */
static bool compute_bitcast(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *to = to_elem(op);
  (void)f;
  *out = in[0];
  return in[0].width == (to->kind == PL_TYPE_FLOAT ? pl_float_bits(to->float_format) : pl_fold_width(to));
}

/* Folds arith.bitcast to its operand if the types are equal, and of a constant; false if neither applies. */
static bool fold_bitcast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  if (pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_fold_to_operand(op, 0, out);
  return pl_fold_elements(f, op, 1, compute_bitcast, out);
}

pl_fold_rule *pl_fold_cast(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
#define ROW(op_, rule) [PL_OP_ARITH_##op_] = rule
  static pl_fold_rule *const rows[PL_NUM_OPS] = {
      ROW(EXTUI, fold_extension),         ROW(EXTSI, fold_extension), ROW(TRUNCI, fold_trunci), ROW(INDEX_CAST, fold_index_cast),
      ROW(INDEX_CASTUI, fold_index_cast), ROW(EXTF, fold_float_cast), ROW(TRUNCF, fold_truncf), ROW(SITOFP, fold_from_int),
      ROW(UITOFP, fold_from_int),         ROW(FPTOSI, fold_to_int),   ROW(FPTOUI, fold_to_int), ROW(BITCAST, fold_bitcast),
  };
#undef ROW
  return rows[kind];
}
