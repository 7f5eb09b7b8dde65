/* arith.c - arithmetic on integers, index, floats and vectors of them.
 *
 * Most ops have a counterpart of the same meaning in the LLVM dialect. Source: MLIR documentation, "'arith' Dialect" and "'llvm'
 * Dialect". Rounding-up and rounding-down division, which have none, are in arith_divide.c.
 */
#include "core/convert/patterns/arith.h"
#include "core/convert/emit/attrs.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"

/* The attribute of the LLVM dialect for arith's overflow flags (bits: nsw 1, nuw 2); NULL for no flags. */
static const pl_attr *overflow_bits(pl_rw *rw, const pl_attr *flags) {
  int64_t bits = (pl_enum_has(flags, "nsw") ? 1 : 0) | (pl_enum_has(flags, "nuw") ? 2 : 0);
  return bits ? pl_rw_int_attr(rw, 32, bits) : NULL;
}

const pl_attr *pl_arith_attrs(pl_rw *rw, const pl_op *op, const char *mode) {
  const pl_attr *attrs = op->attrs;
  if (!attrs) return attrs;
  if (mode && strcmp(mode, "comparison") == 0) {
    attrs = pl_rw_set(rw, NULL, PL_NAME_PREDICATE, pl_op_attr(op, PL_NAME_PREDICATE));
    return pl_rw_set(rw, attrs, PL_NAME_FASTMATH_FLAGS, pl_rw_fastmath(rw, pl_op_attr(op, PL_NAME_FASTMATH)));
  }
  if (!mode) return pl_rw_set(rw, attrs, PL_NAME_FASTMATH, NULL);
  if (strcmp(mode, "overflow") == 0)
    return pl_rw_set(rw, attrs, PL_NAME_OVERFLOW_FLAGS, overflow_bits(rw, pl_op_attr(op, PL_NAME_OVERFLOW_FLAGS)));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FASTMATH, NULL);
  return pl_rw_set(rw, attrs, PL_NAME_FASTMATH_FLAGS, pl_rw_fastmath(rw, pl_op_attr(op, PL_NAME_FASTMATH)));
}

/* Emits the one LLVM op that the pattern table names for `op`, with its attributes converted; returns the result. */
static pl_value *emit_same(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  const pl_pattern *row = pl_pattern_arith(op->info->kind);
  return pl_emit(rw, row->target, operands, op->num_operands, result, pl_arith_attrs(rw, op, row->attrs));
}

pl_rewrite pl_arith_convert_slices(pl_rw *rw, const pl_op *op, bool float_math, pl_slice_fn *build) {
  if (!pl_arith_ready(rw, op, float_math)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[3];
  pl_arith_operands(rw, op, operands);
  const pl_type *result = pl_rw_type(rw, pl_result(op, 0)->type);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_slices(rw, op, operands, op->num_operands, result, build));
  return PL_REWRITE_DONE;
}

/* Converts an op to the one LLVM op that the pattern table names, for integers and for floats of any format; no match if a type
 * has no conversion or is too large to unroll. */
static pl_rewrite convert_same(pl_rw *rw, const pl_op *op) { return pl_arith_convert_slices(rw, op, false, emit_same); }

/* Converts an op that computes with floats to the one LLVM op that the pattern table names. No match for the small formats, which
 * LLVM has as integers without arithmetic, or if a type has no conversion or is too large to unroll. */
static pl_rewrite convert_float(pl_rw *rw, const pl_op *op) { return pl_arith_convert_slices(rw, op, true, emit_same); }

/* Converts arith.constant to an llvm.mlir.constant with the same attributes; no match if the type has no conversion. */
static pl_rewrite convert_constant(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_rw_type(rw, pl_result(op, 0)->type);
  if (!type) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, PL_OP_LLVM_MLIR_CONSTANT, NULL, 0, type, op->attrs));
  return PL_REWRITE_DONE;
}

/* Converts arith.select, by slices if the condition is lowered to an array of vectors. No match if a type has no conversion or is
 * too large to unroll. */
static pl_rewrite convert_select(pl_rw *rw, const pl_op *op) {
  if (!pl_arith_ready(rw, op, false)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[3];
  pl_arith_operands(rw, op, operands);
  const pl_type *result = pl_rw_type(rw, pl_result(op, 0)->type);
  bool sliced = operands[0]->type->kind == PL_TYPE_LLVM_ARRAY;
  pl_value *value = sliced ? pl_emit_slices(rw, op, operands, 3, result, emit_same) : emit_same(rw, op, operands, result);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Converts arith.bitcast to llvm.bitcast, or to no op if both types have the same conversion. No match if a type has no
 * conversion or is too large to unroll. */
static pl_rewrite convert_bitcast(pl_rw *rw, const pl_op *op) {
  if (!pl_arith_ready(rw, op, false)) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  if (value->type != pl_rw_type(rw, pl_result(op, 0)->type)) return convert_same(rw, op);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Emits the truncation or extension between the widths of index and of the other integer type, sign- or zero-extending by the
 * kind of op; returns the result. */
static pl_value *emit_index_cast(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  uint32_t from = pl_type_elem_or_self(operands[0]->type)->integer.width;
  uint32_t to = pl_type_elem_or_self(result)->integer.width;
  pl_op_kind extend = pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI) ? PL_OP_LLVM_ZEXT : PL_OP_LLVM_SEXT;
  return pl_emit_unary(rw, to < from ? PL_OP_LLVM_TRUNC : extend, operands[0], result);
}

/* Whether an index cast of a memref needs no change of its elements, the converted element types being equal; true for any other
 * operand. */
static bool is_cast_of_elements(pl_rw *rw, const pl_op *op) {
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  bool memref = from->kind == PL_TYPE_MEMREF || from->kind == PL_TYPE_UNRANKED_MEMREF;
  return !memref || pl_rw_type(rw, from->shaped.elem) == pl_rw_type(rw, to->shaped.elem);
}

/* Converts arith.index_cast and index_castui: a truncation or extension, or no op if the widths are equal. No match if a type has
 * no conversion or is too large to unroll, and for memrefs whose converted element types differ. */
static pl_rewrite convert_index_cast(pl_rw *rw, const pl_op *op) {
  if (!pl_arith_ready(rw, op, false) || !is_cast_of_elements(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  if (value->type != pl_rw_type(rw, pl_result(op, 0)->type)) return pl_arith_convert_slices(rw, op, false, emit_index_cast);
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Rounding modes as llvm.intr.experimental.constrained.* number them, by arith's numbers: to nearest even, downward, upward,
 * toward zero, to nearest away. */
static const int64_t rounding_modes[] = {1, 3, 2, 0, 4};

/* Emits the constrained fptrunc intrinsic for an arith.truncf with a rounding mode, ignoring floating point exceptions; returns
 * its result. */
static pl_value *emit_constrained_trunc(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result) {
  const pl_attr *mode = pl_op_attr(op, PL_NAME_ROUNDINGMODE);
  uint64_t number = 0;
  pl_apint_to_u64(mode->integer, &number);
  const pl_attr *attrs =
      pl_rw_set(rw, pl_arith_attrs(rw, op, NULL), PL_NAME_ROUNDINGMODE, pl_rw_int_attr(rw, 64, rounding_modes[number]));
  attrs = pl_rw_set(rw, attrs, PL_NAME_FP_EXCEPTION_BEHAVIOR, pl_rw_int_attr(rw, 64, 0));
  return pl_emit(rw, PL_OP_LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC, operands, 1, result, attrs);
}

/* Converts arith.truncf: to llvm.fptrunc, or with a rounding mode to the constrained intrinsic. No match for an unknown mode, a
 * float format that LLVM does not have, or a type without a conversion or too large to unroll. */
static pl_rewrite convert_truncf(pl_rw *rw, const pl_op *op) {
  const pl_attr *mode = pl_op_attr(op, PL_NAME_ROUNDINGMODE);
  uint64_t number = 0;
  if (!mode) return convert_float(rw, op);
  bool known = mode->kind == PL_ATTR_INTEGER && pl_apint_to_u64(mode->integer, &number) &&
               number < sizeof rounding_modes / sizeof *rounding_modes;
  return known ? pl_arith_convert_slices(rw, op, true, emit_constrained_trunc) : PL_REWRITE_NO_MATCH;
}

/* Converts arith.addui_extended to llvm.intr.uadd.with.overflow and the extraction of sum and carry from its struct. No match for
 * arrays of vectors, or a type that has no conversion or is too large to unroll. */
static pl_rewrite convert_addui_extended(pl_rw *rw, const pl_op *op) {
  if (!pl_arith_ready(rw, op, false)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[2];
  pl_arith_operands(rw, op, operands);
  if (operands[0]->type->kind == PL_TYPE_LLVM_ARRAY) return PL_REWRITE_NO_MATCH;
  const pl_type *parts[2] = {operands[0]->type, pl_rw_type(rw, pl_result(op, 1)->type)};
  pl_value *both = pl_emit(rw, PL_OP_LLVM_INTR_UADD_WITH_OVERFLOW, operands, 2, pl_rw_struct(rw, parts, 2), NULL);
  for (int64_t i = 0; i < 2; i++)
    pl_rw_map(rw, pl_result(op, (uint32_t)i), pl_emit_extract(rw, both, &i, 1));
  return PL_REWRITE_DONE;
}

/* The integer type of twice the width, or the 1-D vector type of such integers for a vector. */
static const pl_type *twice_as_wide(pl_rw *rw, const pl_type *type) {
  const pl_type *elem = pl_type_integer(rw->ctx, 2 * pl_type_elem_or_self(type)->integer.width);
  if (type->kind != PL_TYPE_VECTOR) return elem;
  return pl_type_vector(rw->ctx, 1, type->shaped.shape, type->shaped.scalable_dims, elem);
}

/* Converts arith.mulsi_extended and mului_extended: a multiplication at twice the width, whose halves are the two results. No
 * match for arrays of vectors, integers too wide to double, or a type that has no conversion or is too large to unroll. */
static pl_rewrite convert_mul_extended(pl_rw *rw, const pl_op *op) {
  if (!pl_arith_ready(rw, op, false)) return PL_REWRITE_NO_MATCH;
  pl_value *operands[2];
  pl_arith_operands(rw, op, operands);
  const pl_type *type = operands[0]->type;
  uint32_t width = type->kind == PL_TYPE_LLVM_ARRAY ? 0 : pl_type_elem_or_self(type)->integer.width;
  if (width == 0 || width > PL_APINT_MAX_WIDTH / 2) return PL_REWRITE_NO_MATCH;
  const pl_type *wide = twice_as_wide(rw, type);
  pl_op_kind extend = pl_op_is(op, PL_OP_ARITH_MULSI_EXTENDED) ? PL_OP_LLVM_SEXT : PL_OP_LLVM_ZEXT;
  pl_value *a = pl_emit_unary(rw, extend, operands[0], wide), *b = pl_emit_unary(rw, extend, operands[1], wide);
  pl_value *product = pl_emit_binary(rw, PL_OP_LLVM_MUL, a, b);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_unary(rw, PL_OP_LLVM_TRUNC, product, type));
  pl_value *high = pl_emit_binary(rw, PL_OP_LLVM_LSHR, product, pl_emit_int(rw, wide, width));
  pl_rw_map(rw, pl_result(op, 1), pl_emit_unary(rw, PL_OP_LLVM_TRUNC, high, type));
  return PL_REWRITE_DONE;
}

/* PL_CONVERT_ARITH, function, op of the LLVM dialect, attributes. */
#define ROW(op_, fn, to, mode) [PL_OP_ARITH_##op_] = {.set = PL_CONVERT_ARITH, .rewrite = fn, .target = PL_OP_##to, .attrs = mode}

const pl_pattern *pl_pattern_arith(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      ROW(ADDI, convert_same, LLVM_ADD, "overflow"),
      ROW(SUBI, convert_same, LLVM_SUB, "overflow"),
      ROW(MULI, convert_same, LLVM_MUL, "overflow"),
      ROW(SHLI, convert_same, LLVM_SHL, "overflow"),
      ROW(TRUNCI, convert_same, LLVM_TRUNC, "overflow"),
      ROW(DIVUI, convert_same, LLVM_UDIV, NULL),
      ROW(DIVSI, convert_same, LLVM_SDIV, NULL),
      ROW(REMUI, convert_same, LLVM_UREM, NULL),
      ROW(REMSI, convert_same, LLVM_SREM, NULL),
      ROW(ANDI, convert_same, LLVM_AND, NULL),
      ROW(ORI, convert_same, LLVM_OR, NULL),
      ROW(XORI, convert_same, LLVM_XOR, NULL),
      ROW(SHRUI, convert_same, LLVM_LSHR, NULL),
      ROW(SHRSI, convert_same, LLVM_ASHR, NULL),
      ROW(MAXSI, convert_same, LLVM_INTR_SMAX, NULL),
      ROW(MAXUI, convert_same, LLVM_INTR_UMAX, NULL),
      ROW(MINSI, convert_same, LLVM_INTR_SMIN, NULL),
      ROW(MINUI, convert_same, LLVM_INTR_UMIN, NULL),
      ROW(EXTUI, convert_same, LLVM_ZEXT, NULL),
      ROW(EXTSI, convert_same, LLVM_SEXT, NULL),
      ROW(CMPI, convert_same, LLVM_ICMP, "comparison"),
      ROW(NEGF, convert_float, LLVM_FNEG, "fastmath"),
      ROW(ADDF, convert_float, LLVM_FADD, "fastmath"),
      ROW(SUBF, convert_float, LLVM_FSUB, "fastmath"),
      ROW(MULF, convert_float, LLVM_FMUL, "fastmath"),
      ROW(DIVF, convert_float, LLVM_FDIV, "fastmath"),
      ROW(REMF, convert_float, LLVM_FREM, "fastmath"),
      ROW(MAXIMUMF, convert_float, LLVM_INTR_MAXIMUM, "fastmath"),
      ROW(MINIMUMF, convert_float, LLVM_INTR_MINIMUM, "fastmath"),
      ROW(MAXNUMF, convert_float, LLVM_INTR_MAXNUM, "fastmath"),
      ROW(MINNUMF, convert_float, LLVM_INTR_MINNUM, "fastmath"),
      ROW(CMPF, convert_float, LLVM_FCMP, "comparison"),
      ROW(EXTF, convert_float, LLVM_FPEXT, NULL),
      ROW(TRUNCF, convert_truncf, LLVM_FPTRUNC, NULL),
      ROW(UITOFP, convert_float, LLVM_UITOFP, NULL),
      ROW(SITOFP, convert_float, LLVM_SITOFP, NULL),
      ROW(FPTOUI, convert_float, LLVM_FPTOUI, NULL),
      ROW(FPTOSI, convert_float, LLVM_FPTOSI, NULL),
      ROW(BITCAST, convert_bitcast, LLVM_BITCAST, NULL),
      ROW(SELECT, convert_select, LLVM_SELECT, NULL),
      ROW(CONSTANT, convert_constant, LLVM_MLIR_CONSTANT, NULL),
      ROW(INDEX_CAST, convert_index_cast, INVALID, NULL),
      ROW(INDEX_CASTUI, convert_index_cast, INVALID, NULL),
      ROW(ADDUI_EXTENDED, convert_addui_extended, INVALID, NULL),
      ROW(MULSI_EXTENDED, convert_mul_extended, INVALID, NULL),
      ROW(MULUI_EXTENDED, convert_mul_extended, INVALID, NULL),
      ROW(CEILDIVUI, pl_convert_ceildivui, INVALID, NULL),
      ROW(CEILDIVSI, pl_convert_ceildivsi, INVALID, NULL),
      ROW(FLOORDIVSI, pl_convert_floordivsi, INVALID, NULL),
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
#undef ROW
