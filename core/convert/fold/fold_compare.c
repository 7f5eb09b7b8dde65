/* fold_compare.c - folds of comparisons, selections and casts, as the fold methods of mlir-opt 22 have them. Source of the
 * meaning: MLIR documentation, "'arith' Dialect". */
#include "core/convert/emit/attrs.h"
#include "core/convert/fold/fold.h"

static int64_t predicate_of(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "predicate");
  int64_t number = -1;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_i64(attr->integer, &number);
  return number;
}

enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE, NUM_PREDICATES };

static bool holds(int64_t predicate, pl_apint a, pl_apint b) {
  switch (predicate) {
  case EQ: return pl_apint_eq(a, b);
  case NE: return !pl_apint_eq(a, b);
  case SLT: return pl_apint_slt(a, b);
  case SLE: return !pl_apint_slt(b, a);
  case SGT: return pl_apint_slt(b, a);
  case SGE: return !pl_apint_slt(a, b);
  case ULT: return pl_apint_ult(a, b);
  case ULE: return !pl_apint_ult(b, a);
  case UGT: return pl_apint_ult(b, a);
  default: return !pl_apint_ult(a, b); /* UGE */
  }
}

static bool compute_cmpi(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  *out = pl_apint_from_u64(rw->arena, 1, holds(predicate_of(op), in[0], in[1]));
  return true;
}

/* i1 extended and compared with 0 for difference is the i1 itself; so is an i1 compared with a constant that leaves it. */
static bool fold_truth(pl_rw *rw, const pl_op *op) {
  pl_apint n;
  int64_t predicate = predicate_of(op);
  const pl_type *type = pl_operand(op, 0)->type;
  if (!pl_fold_int(op, 1, &n)) return false;
  if (pl_apint_is_zero(n) && predicate == NE) {
    const pl_op *extended = pl_fold_def(rw, op, 0, PL_OP_ARITH_EXTSI);
    if (!extended) extended = pl_fold_def(rw, op, 0, PL_OP_ARITH_EXTUI);
    if (extended && pl_fold_width(pl_operand(extended, 0)->type) == 1)
      return pl_fold_to_value(rw, op, 0, pl_operand(extended, 0));
    if (pl_fold_width(type) == 1) return pl_fold_to_value(rw, op, 0, pl_operand(op, 0));
  }
  return pl_fold_width(type) == 1 && pl_apint_is_one(n) && predicate == EQ && pl_fold_to_value(rw, op, 0, pl_operand(op, 0));
}

static bool fold_cmpi(pl_rw *rw, const pl_op *op) {
  static const int64_t mirrored[NUM_PREDICATES] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};
  int64_t predicate = predicate_of(op);
  if (predicate < 0 || predicate >= NUM_PREDICATES) return false;
  if (pl_operand(op, 0) == pl_operand(op, 1)) {
    bool reflexive = predicate == EQ || predicate == SLE || predicate == SGE || predicate == ULE || predicate == UGE;
    return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, pl_result(op, 0)->type, pl_apint_from_u64(rw->arena, 1, reflexive)));
  }
  if (fold_truth(rw, op)) return true;
  if (pl_fold_constant(op, 0) && !pl_fold_constant(op, 1)) {
    pl_value *swapped[] = {pl_operand(op, 1), pl_operand(op, 0)};
    const pl_attr *attrs = pl_rw_set(rw, op->attrs, "predicate", pl_rw_int_attr(rw, 64, mirrored[predicate]));
    return pl_fold_change(rw, op, swapped, 2, attrs);
  }
  return pl_fold_elements(rw, op, 2, compute_cmpi);
}

/* Predicates 1 to 7 are ordered, 8 to 14 unordered: bit 0 equal, bit 1 greater, bit 2 less, for 1 + (0, 1, 2, ...) as below. */
static bool compute_cmpf(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  enum { EQUAL = 1, GREATER = 2, LESS = 4, UNORDERED = 8 };
  static const int accepted[16] = {0,
                                   EQUAL,
                                   GREATER,
                                   GREATER | EQUAL,
                                   LESS,
                                   LESS | EQUAL,
                                   LESS | GREATER,
                                   LESS | EQUAL | GREATER,
                                   UNORDERED | EQUAL,
                                   UNORDERED | GREATER,
                                   UNORDERED | GREATER | EQUAL,
                                   UNORDERED | LESS,
                                   UNORDERED | LESS | EQUAL,
                                   UNORDERED | LESS | GREATER,
                                   UNORDERED,
                                   UNORDERED | LESS | EQUAL | GREATER};
  const pl_type *type = pl_type_elem_or_self(pl_operand(op, 0)->type);
  int64_t predicate = predicate_of(op);
  if (type->kind != PL_TYPE_FLOAT || predicate < 0 || predicate > 15) return false;
  pl_float_order order = pl_float_compare(rw->arena, in[0], in[1], type->float_format);
  int outcome = order == PL_FLOAT_LESS ? LESS : order == PL_FLOAT_EQUAL ? EQUAL : order == PL_FLOAT_GREATER ? GREATER : UNORDERED;
  *out = pl_apint_from_u64(rw->arena, 1, (accepted[predicate] & outcome) != 0);
  return true;
}

static bool is_nan(const pl_op *op, uint32_t i) {
  const pl_attr *attr = pl_fold_constant(op, i);
  return attr && attr->kind == PL_ATTR_FLOAT && pl_float_is_nan(attr->integer, attr->type->float_format);
}

/* Scalars only. With a NaN the other operand does not matter. */
static bool fold_cmpf(pl_rw *rw, const pl_op *op) {
  int64_t predicate = predicate_of(op);
  if ((is_nan(op, 0) || is_nan(op, 1)) && predicate >= 0 && predicate <= 15) {
    pl_apint truth = pl_apint_from_u64(rw->arena, 1, predicate >= 8);
    return pl_fold_to_constant(rw, op, 0, pl_fold_attr(rw, pl_result(op, 0)->type, truth));
  }
  return pl_operand(op, 0)->type->kind != PL_TYPE_VECTOR && pl_fold_elements(rw, op, 2, compute_cmpf);
}

/* A known condition; equal values; what is not poison; of i1, true and false; values that were compared for equality. */
static bool compute_select(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  (void)rw;
  (void)op;
  *out = pl_apint_is_zero(in[0]) ? in[2] : in[1];
  return true;
}

static bool fold_select(pl_rw *rw, const pl_op *op) {
  const pl_value *a = pl_operand(op, 1), *b = pl_operand(op, 2);
  pl_apint c, t, f;
  if (a == b) return pl_fold_to_value(rw, op, 0, a);
  if (pl_fold_is_poison(rw, op, 1)) return pl_fold_to_value(rw, op, 0, b);
  if (pl_fold_is_poison(rw, op, 2)) return pl_fold_to_value(rw, op, 0, a);
  if (pl_fold_int(op, 0, &c)) return pl_fold_to_value(rw, op, 0, pl_apint_is_zero(c) ? b : a);
  if (pl_type_is_integer(a->type, 1) && pl_fold_int(op, 1, &t) && pl_fold_int(op, 2, &f) && pl_apint_is_one(t) &&
      pl_apint_is_zero(f))
    return pl_fold_to_value(rw, op, 0, pl_operand(op, 0));
  const pl_op *compared = pl_fold_def(rw, op, 0, PL_OP_ARITH_CMPI);
  if (!compared) return pl_fold_elements(rw, op, 3, compute_select);
  int64_t predicate = predicate_of(compared);
  if (predicate != EQ && predicate != NE) return false;
  const pl_value *x = pl_operand(compared, 0), *y = pl_operand(compared, 1);
  if (!((x == a && y == b) || (x == b && y == a))) return false;
  return pl_fold_to_value(rw, op, 0, predicate == EQ ? b : a);
}

static bool compute_cast(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  uint32_t width = pl_fold_width(pl_result(op, 0)->type);
  bool is_unsigned = pl_op_is(op, PL_OP_ARITH_EXTUI) || pl_op_is(op, PL_OP_ARITH_INDEX_CASTUI);
  if (width == 0) return false;
  if (width <= in[0].width)
    *out = pl_apint_trunc(rw->arena, in[0], width);
  else
    *out = is_unsigned ? pl_apint_zext(rw->arena, in[0], width) : pl_apint_sext(rw->arena, in[0], width);
  return true;
}

/* The same cast twice is one from further away. */
static bool fold_extension(pl_rw *rw, const pl_op *op) {
  const pl_op *inner = pl_fold_def(rw, op, 0, op->info->kind);
  pl_value *from = inner ? pl_operand(inner, 0) : NULL;
  return from ? pl_fold_change(rw, op, &from, 1, op->attrs) : pl_fold_elements(rw, op, 1, compute_cast);
}

/* What extensions lose is no bit of the value. Two truncations are one, with the flags that both have: upstream's keeps those of
 * the second, whose claim is not about the bits that the first one drops. */
static bool fold_trunci(pl_rw *rw, const pl_op *op) {
  const pl_op *inner = pl_fold_def(rw, op, 0, PL_OP_ARITH_EXTSI);
  if (!inner) inner = pl_fold_def(rw, op, 0, PL_OP_ARITH_EXTUI);
  if (inner) {
    pl_value *from = pl_operand(inner, 0);
    if (from->type == pl_result(op, 0)->type) return pl_fold_to_value(rw, op, 0, from);
    if (pl_fold_width(from->type) > pl_fold_width(pl_result(op, 0)->type)) return pl_fold_change(rw, op, &from, 1, op->attrs);
  }
  inner = pl_fold_def(rw, op, 0, PL_OP_ARITH_TRUNCI);
  pl_value *from = inner ? pl_operand(inner, 0) : NULL;
  if (!from) return pl_fold_elements(rw, op, 1, compute_cast);
  bool same = pl_op_attr(op, "overflowFlags") == pl_op_attr(inner, "overflowFlags");
  return pl_fold_change(rw, op, &from, 1, same ? op->attrs : NULL);
}

static bool fold_index_cast(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_cast); }

static bool compute_extf(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *from = pl_type_elem_or_self(pl_operand(op, 0)->type), *to = pl_type_elem_or_self(pl_result(op, 0)->type);
  bool exact = false;
  if (from->kind != PL_TYPE_FLOAT || to->kind != PL_TYPE_FLOAT) return false;
  *out = pl_float_convert(rw->arena, in[0], from->float_format, to->float_format, &exact);
  return exact;
}

static bool fold_float_cast(pl_rw *rw, const pl_op *op) { return pl_fold_elements(rw, op, 1, compute_extf); }

/* What was extended without loss, and is cut to a type that is narrower than the first one, or is the first one. */
static bool fold_truncf(pl_rw *rw, const pl_op *op) {
  const pl_op *inner = pl_fold_def(rw, op, 0, PL_OP_ARITH_EXTF);
  pl_value *from = inner ? pl_operand(inner, 0) : NULL;
  if (!from) return fold_float_cast(rw, op);
  pl_float_format first = pl_type_elem_or_self(from->type)->float_format;
  pl_float_format wide = pl_type_elem_or_self(pl_operand(op, 0)->type)->float_format;
  if (!pl_float_holds(wide, first)) return false;
  if (from->type == pl_result(op, 0)->type) return pl_fold_to_value(rw, op, 0, from);
  pl_float_format last = pl_type_elem_or_self(pl_result(op, 0)->type)->float_format;
  return pl_float_bits(first) > pl_float_bits(last) && pl_fold_change(rw, op, &from, 1, op->attrs);
}

/* The same bits in another type. */
static bool compute_bitcast(pl_rw *rw, const pl_op *op, const pl_apint *in, pl_apint *out) {
  const pl_type *to = pl_type_elem_or_self(pl_result(op, 0)->type);
  (void)rw;
  uint32_t width = to->kind == PL_TYPE_FLOAT ? pl_float_bits(to->float_format) : pl_fold_width(to);
  *out = in[0];
  return width == in[0].width;
}

static bool fold_bitcast(pl_rw *rw, const pl_op *op) {
  if (pl_operand(op, 0)->type == pl_result(op, 0)->type) return pl_fold_to_value(rw, op, 0, pl_operand(op, 0));
  return pl_fold_elements(rw, op, 1, compute_bitcast);
}

pl_fold_fn *pl_fold_compare(pl_op_kind kind) {
#define ROW(op_, fn) [PL_OP_ARITH_##op_] = fn
  static pl_fold_fn *const rows[PL_NUM_OPS] = {
      ROW(CMPI, fold_cmpi),       ROW(CMPF, fold_cmpf),     ROW(SELECT, fold_select),         ROW(EXTUI, fold_extension),
      ROW(EXTSI, fold_extension), ROW(TRUNCI, fold_trunci), ROW(INDEX_CAST, fold_index_cast), ROW(INDEX_CASTUI, fold_index_cast),
      ROW(EXTF, fold_float_cast), ROW(TRUNCF, fold_truncf), ROW(BITCAST, fold_bitcast),
  };
#undef ROW
  return rows[kind];
}
