/* index.c - the index dialect: arithmetic at the width that index gets. Source: MLIR documentation, "'index' Dialect"; the
 * unsigned rounding division has the form of mlir-opt 22. */
#include "core/convert/emit/emit.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/types/types.h"
#include "core/fold/number.h"

/* Converts an index op on two operands to the LLVM op that the pattern table names. */
static pl_rewrite convert_binary(pl_rw *rw, const pl_op *op) {
  pl_value *operands[] = {pl_rw_operand(rw, op, 0), pl_rw_operand(rw, op, 1)};
  pl_op_kind target = pl_pattern_index(op->info->kind)->target;
  pl_rw_map(rw, pl_result(op, 0), pl_emit(rw, target, operands, 2, operands[0]->type, op->attrs));
  return PL_REWRITE_DONE;
}

/* Emits an integer constant of the type that `index` is converted to; returns it. */
static pl_value *constant(pl_rw *rw, int64_t value) { return pl_emit_int(rw, pl_rw_index_type(rw), value); }

/* Converts index.ceildivs (`up`) or index.floordivs to the truncated quotient, corrected if there is a remainder: plus one in
 * ceildivs if the signs are equal, minus one in floordivs if they differ. Unlike mlir-opt's form, which moves or negates the
 * dividend, it overflows only where the result does. */
static pl_rewrite convert_rounding(pl_rw *rw, const pl_op *op, bool up) {
  pl_value *n = pl_rw_operand(rw, op, 0), *m = pl_rw_operand(rw, op, 1);
  pl_value *zero = constant(rw, 0), *step = constant(rw, up ? 1 : -1);
  pl_value *quotient = pl_emit_binary(rw, PL_OP_LLVM_SDIV, n, m);
  pl_value *product = pl_emit_binary(rw, PL_OP_LLVM_MUL, quotient, m);
  pl_value *inexact = pl_emit_icmp(rw, "ne", n, product);
  pl_value *n_negative = pl_emit_icmp(rw, "slt", n, zero), *m_negative = pl_emit_icmp(rw, "slt", m, zero);
  pl_value *beyond = pl_emit_icmp(rw, up ? "eq" : "ne", n_negative, m_negative);
  pl_value *rounds = pl_emit_binary(rw, PL_OP_LLVM_AND, inexact, beyond);
  pl_value *next = pl_emit_binary(rw, PL_OP_LLVM_ADD, quotient, step);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_select(rw, rounds, next, quotient));
  return PL_REWRITE_DONE;
}

/* Whether mlir-opt's form of index.ceildivs (`up`) or index.floordivs is known not to overflow where the result does not. */
static bool is_safe(pl_rw *rw, const pl_op *op, bool up) {
  pl_apint constant;
  int64_t m = 0;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return true;
  bool is_size = pl_fold_def(&rw->folder, op, 0, PL_THROUGH_MEMREF_DIM) != NULL; /* not negative */
  if (is_size && !up) return true;
  if (pl_fold_int(op, 1, &constant) && pl_apint_to_i64(constant, &m) && (m <= 0 || !up || m == 1 || is_size) && m != -1)
    return true;
  if (!pl_fold_int(op, 0, &constant)) return false;
  uint32_t width = rw->index_bits;
  constant = width < constant.width ? pl_apint_trunc(rw->arena, constant, width) : pl_apint_sext(rw->arena, constant, width);
  pl_apint least = pl_apint_signed_min(rw->arena, width), most = pl_apint_signed_max(rw->arena, width);
  pl_apint next = pl_apint_add(rw->arena, least, pl_apint_from_u64(rw->arena, width, 1));
  return !pl_apint_eq(constant, least) && !pl_apint_eq(constant, up ? most : next);
}

/* Emits mlir-opt's form of index.ceildivs and returns it: if the signs are equal and n is not zero (n + s) / m + 1, else -(-n /
 * m), where s = m > 0 ? -1 : 1. */
static pl_value *ceil_by_known(pl_rw *rw, pl_value *n, pl_value *m) {
  pl_value *zero = constant(rw, 0), *one = constant(rw, 1), *minus_one = constant(rw, -1);
  pl_value *m_positive = pl_emit_icmp(rw, "sgt", m, zero);
  pl_value *step = pl_emit_select(rw, m_positive, minus_one, one);
  pl_value *moved = pl_emit_binary(rw, PL_OP_LLVM_SDIV, pl_emit_binary(rw, PL_OP_LLVM_ADD, n, step), m);
  pl_value *beyond = pl_emit_binary(rw, PL_OP_LLVM_ADD, moved, one);
  pl_value *mirrored = pl_emit_binary(rw, PL_OP_LLVM_SDIV, pl_emit_binary(rw, PL_OP_LLVM_SUB, zero, n), m);
  pl_value *cut = pl_emit_binary(rw, PL_OP_LLVM_SUB, zero, mirrored);
  pl_value *n_positive = pl_emit_icmp(rw, "sgt", n, zero);
  pl_value *same = pl_emit_icmp(rw, "eq", n_positive, m_positive), *not_zero = pl_emit_icmp(rw, "ne", n, zero);
  return pl_emit_select(rw, pl_emit_binary(rw, PL_OP_LLVM_AND, same, not_zero), beyond, cut);
}

/* Emits mlir-opt's form of index.floordivs and returns it: if the signs differ and n is not zero -1 - (s - n) / m, else n / m,
 * where s = m < 0 ? 1 : -1. */
static pl_value *floor_by_known(pl_rw *rw, pl_value *n, pl_value *m) {
  pl_value *zero = constant(rw, 0), *one = constant(rw, 1), *minus_one = constant(rw, -1);
  pl_value *m_negative = pl_emit_icmp(rw, "slt", m, zero);
  pl_value *step = pl_emit_select(rw, m_negative, one, minus_one);
  pl_value *moved = pl_emit_binary(rw, PL_OP_LLVM_SDIV, pl_emit_binary(rw, PL_OP_LLVM_SUB, step, n), m);
  pl_value *beyond = pl_emit_binary(rw, PL_OP_LLVM_SUB, minus_one, moved);
  pl_value *cut = pl_emit_binary(rw, PL_OP_LLVM_SDIV, n, m);
  pl_value *n_negative = pl_emit_icmp(rw, "slt", n, zero);
  pl_value *differ = pl_emit_icmp(rw, "ne", n_negative, m_negative), *not_zero = pl_emit_icmp(rw, "ne", n, zero);
  return pl_emit_select(rw, pl_emit_binary(rw, PL_OP_LLVM_AND, differ, not_zero), beyond, cut);
}

/* Converts index.ceildivs: in mlir-opt's form where that cannot overflow by itself, else as convert_rounding does. */
static pl_rewrite convert_ceildivs(pl_rw *rw, const pl_op *op) {
  if (!is_safe(rw, op, true)) return convert_rounding(rw, op, true);
  pl_rw_map(rw, pl_result(op, 0), ceil_by_known(rw, pl_rw_operand(rw, op, 0), pl_rw_operand(rw, op, 1)));
  return PL_REWRITE_DONE;
}

/* Converts index.floordivs: in mlir-opt's form where that cannot overflow by itself, else as convert_rounding does. */
static pl_rewrite convert_floordivs(pl_rw *rw, const pl_op *op) {
  if (!is_safe(rw, op, false)) return convert_rounding(rw, op, false);
  pl_rw_map(rw, pl_result(op, 0), floor_by_known(rw, pl_rw_operand(rw, op, 0), pl_rw_operand(rw, op, 1)));
  return PL_REWRITE_DONE;
}

/* Converts index.ceildivu of n and m to n == 0 ? 0 : (n - 1) / m + 1, with an unsigned division. */
static pl_rewrite convert_ceildivu(pl_rw *rw, const pl_op *op) {
  pl_value *n = pl_rw_operand(rw, op, 0), *m = pl_rw_operand(rw, op, 1);
  pl_value *zero = constant(rw, 0), *one = constant(rw, 1);
  pl_value *minus = pl_emit_binary(rw, PL_OP_LLVM_SUB, n, one);
  pl_value *quotient = pl_emit_binary(rw, PL_OP_LLVM_UDIV, minus, m);
  pl_value *plus = pl_emit_binary(rw, PL_OP_LLVM_ADD, quotient, one);
  pl_value *is_zero = pl_emit_icmp(rw, "eq", n, zero);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_select(rw, is_zero, zero, plus));
  return PL_REWRITE_DONE;
}

/* Converts index.casts and index.castu: a truncation, for a wider result a sign extension (casts) or zero extension (castu),
 * or no op if the widths are equal. No match if a type has no conversion. */
static pl_rewrite convert_cast(pl_rw *rw, const pl_op *op) {
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  pl_value *value = pl_rw_operand(rw, op, 0);
  const pl_type *to = pl_rw_type(rw, pl_result(op, 0)->type);
  uint32_t from_bits = value->type->integer.width, to_bits = to->integer.width;
  if (to_bits != from_bits) {
    pl_op_kind extend = pl_op_is(op, PL_OP_INDEX_CASTU) ? PL_OP_LLVM_ZEXT : PL_OP_LLVM_SEXT;
    value = pl_emit_unary(rw, to_bits < from_bits ? PL_OP_LLVM_TRUNC : extend, value, to);
  }
  pl_rw_map(rw, pl_result(op, 0), value);
  return PL_REWRITE_DONE;
}

/* Converts index.cmp to llvm.icmp; no match for an unknown predicate. */
static pl_rewrite convert_cmp(pl_rw *rw, const pl_op *op) {
  pl_cmpi predicate = PL_CMPI_EQ;
  if (!pl_cmpi_of(op, &predicate)) return PL_REWRITE_NO_MATCH;
  pl_value *a = pl_rw_operand(rw, op, 0), *b = pl_rw_operand(rw, op, 1);
  pl_rw_map(rw, pl_result(op, 0), pl_emit_icmp(rw, pl_cmpi_word(predicate), a, b));
  return PL_REWRITE_DONE;
}

/* Converts index.sizeof to the constant width of index in bits. */
static pl_rewrite convert_sizeof(pl_rw *rw, const pl_op *op) {
  pl_rw_map(rw, pl_result(op, 0), constant(rw, rw->index_bits));
  return PL_REWRITE_DONE;
}

/* Converts index.constant to a constant of the integer type that index becomes; no match if its value is no integer attribute
 * or does not fit 64 bits. */
static pl_rewrite convert_constant(pl_rw *rw, const pl_op *op) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  int64_t number = 0;
  if (!value || value->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(value->integer, &number)) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), constant(rw, number));
  return PL_REWRITE_DONE;
}

/* Converts index.bool.constant to an i1 constant; no match if its value is missing. */
static pl_rewrite convert_bool_constant(pl_rw *rw, const pl_op *op) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  if (!value) return PL_REWRITE_NO_MATCH;
  pl_rw_map(rw, pl_result(op, 0), pl_emit_constant(rw, value, pl_type_integer(rw->ctx, 1)));
  return PL_REWRITE_DONE;
}

#define ROW(op_, fn, to) [PL_OP_INDEX_##op_] = {.set = PL_CONVERT_INDEX, .rewrite = fn, .target = PL_OP_##to}

const pl_pattern *pl_pattern_index(pl_op_kind kind) {
  static const pl_pattern rows[PL_NUM_OPS] = {
      ROW(ADD, convert_binary, LLVM_ADD),
      ROW(SUB, convert_binary, LLVM_SUB),
      ROW(MUL, convert_binary, LLVM_MUL),
      ROW(DIVS, convert_binary, LLVM_SDIV),
      ROW(DIVU, convert_binary, LLVM_UDIV),
      ROW(REMS, convert_binary, LLVM_SREM),
      ROW(REMU, convert_binary, LLVM_UREM),
      ROW(MAXS, convert_binary, LLVM_INTR_SMAX),
      ROW(MAXU, convert_binary, LLVM_INTR_UMAX),
      ROW(MINS, convert_binary, LLVM_INTR_SMIN),
      ROW(MINU, convert_binary, LLVM_INTR_UMIN),
      ROW(SHL, convert_binary, LLVM_SHL),
      ROW(SHRS, convert_binary, LLVM_ASHR),
      ROW(SHRU, convert_binary, LLVM_LSHR),
      ROW(AND, convert_binary, LLVM_AND),
      ROW(OR, convert_binary, LLVM_OR),
      ROW(XOR, convert_binary, LLVM_XOR),
      ROW(CEILDIVS, convert_ceildivs, INVALID),
      ROW(CEILDIVU, convert_ceildivu, INVALID),
      ROW(FLOORDIVS, convert_floordivs, INVALID),
      ROW(CASTS, convert_cast, INVALID),
      ROW(CASTU, convert_cast, INVALID),
      ROW(CMP, convert_cmp, INVALID),
      ROW(SIZEOF, convert_sizeof, INVALID),
      ROW(CONSTANT, convert_constant, INVALID),
      ROW(BOOL_CONSTANT, convert_bool_constant, INVALID),
  };
  return rows[kind].set ? &rows[kind] : NULL;
}
#undef ROW
