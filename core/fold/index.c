/* index.c - the index dialect. Its width is not known: what is computed has to be the same at 32 and at 64 bits. Source: MLIR
 * documentation, "'index' Dialect" (2023), on folding. */
#include "core/fold/index.h"

#include <assert.h>

#include "core/fold/number.h"
#include "core/fold/results.h"
#include "core/fold/rules.h"

enum { NARROW_BITS = 32 };

/* The low 32 bits of a number. */
static pl_apint narrow(const pl_folder *f, pl_apint n) { return pl_apint_trunc(f->arena, n, NARROW_BITS); }

bool pl_index_compute(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out) {
  assert(pl_number_op_of(op->info->kind) != PL_NUMBER_INVALID);
  pl_number_op number = pl_number_op_of(op->info->kind);
  pl_apint small;
  if (!pl_number_compute(f->arena, number, in[0], in[1], out)) return false;
  if (!pl_number_compute(f->arena, number, narrow(f, in[0]), narrow(f, in[1]), &small)) return false;
  return pl_apint_eq(narrow(f, *out), small);
}

/* Folds an index op on two constants, x + 0, x - 0, x * 1 or x * 0; false if none applies. */
static bool fold_number(const pl_folder *f, const pl_op *op, pl_folded *out) {
  pl_apint n;
  if (pl_fold_elements(f, op, 2, pl_index_compute, out)) return true;
  if (!pl_fold_int(op, 1, &n)) return false;
  bool sum = pl_op_is(op, PL_OP_INDEX_ADD) || pl_op_is(op, PL_OP_INDEX_SUB), product = pl_op_is(op, PL_OP_INDEX_MUL);
  if ((sum && pl_apint_is_zero(n)) || (product && pl_apint_is_one(n))) return pl_fold_to_operand(op, 0, out);
  return product && pl_apint_is_zero(n) && pl_fold_to_operand(op, 1, out);
}

/* Folds index.casts or index.castu of a constant; to index or i1 only, since the dialect has no other constants. */
static bool fold_cast(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_type *to = pl_result(op, 0)->type;
  pl_apint n;
  if (!pl_fold_int(op, 0, &n) || (to->kind != PL_TYPE_INDEX && !pl_type_is_integer(to, 1))) return false;
  uint32_t width = pl_fold_width(to);
  if (width <= n.width)
    n = pl_apint_trunc(f->arena, n, width);
  else
    n = pl_op_is(op, PL_OP_INDEX_CASTU) ? pl_apint_zext(f->arena, n, width) : pl_apint_sext(f->arena, n, width);
  return pl_fold_to_constant(f, 0, pl_fold_attr(f->ctx, to, n), out);
}

/* ---- index.cmp ---- */

/* What is known of a number: its range as a signed and as an unsigned one. */
typedef struct range {
  pl_apint least, most;     /* signed */
  pl_apint lowest, highest; /* unsigned */
} range;

/* The range that has only this number, signed and unsigned. */
static range exactly(pl_apint n) { return (range){n, n, n, n}; }

/* The range of numbers in a signed interval; its unsigned bounds are those of the interval where it does not cross zero, else
 * unlimited. */
static range from_signed(pl_arena *arena, pl_apint least, pl_apint most) {
  bool known = pl_apint_is_negative(least) == pl_apint_is_negative(most);
  return (range){least, most, known ? least : pl_apint_zero(arena, least.width),
                 known ? most : pl_apint_ones(arena, least.width)};
}

/* The range of numbers in an unsigned interval; its signed bounds are those of the interval where it does not cross the greatest
 * signed number, else unlimited. */
static range from_unsigned(pl_arena *arena, pl_apint lowest, pl_apint highest) {
  bool known = pl_apint_is_negative(lowest) == pl_apint_is_negative(highest);
  uint32_t width = lowest.width;
  return (range){known ? lowest : pl_apint_signed_min(arena, width), known ? highest : pl_apint_signed_max(arena, width), lowest,
                 highest};
}

/* The range of the minimum or maximum, by the kind of the index op, of any number and the constant `n`. */
static range range_of_extreme(pl_arena *arena, pl_op_kind kind, pl_apint n) {
  uint32_t width = n.width;
  if (kind == PL_OP_INDEX_MINS) return from_signed(arena, pl_apint_signed_min(arena, width), n);
  if (kind == PL_OP_INDEX_MAXS) return from_signed(arena, n, pl_apint_signed_max(arena, width));
  if (kind == PL_OP_INDEX_MINU) return from_unsigned(arena, pl_apint_zero(arena, width), n);
  return from_unsigned(arena, n, pl_apint_ones(arena, width));
}

typedef enum answer { UNKNOWN, NO, YES } answer;

/* YES for true, NO for false. */
static answer answer_of(bool truth) { return truth ? YES : NO; }

/* YES if all of range a is less than all of b, NO if no number of a is less than one of b, else UNKNOWN. `is_signed`: as signed
 * numbers; `or_equal`: less than or equal. */
static answer decide_less(const range *a, const range *b, bool is_signed, bool or_equal) {
  pl_apint a0 = is_signed ? a->least : a->lowest, a1 = is_signed ? a->most : a->highest;
  pl_apint b0 = is_signed ? b->least : b->lowest, b1 = is_signed ? b->most : b->highest;
  bool (*less)(pl_apint, pl_apint) = is_signed ? pl_apint_slt : pl_apint_ult;
  if (or_equal ? !less(b0, a1) : less(a1, b0)) return YES;
  return (or_equal ? less(b1, a0) : !less(a0, b1)) ? NO : UNKNOWN;
}

/* Whether two ranges have no number in common: by their signed bounds if `is_signed`, else by the unsigned ones. */
static bool are_apart(const range *a, const range *b, bool is_signed) {
  return decide_less(a, b, is_signed, false) == YES || decide_less(b, a, is_signed, false) == YES;
}

/* YES if two ranges are the same single number, NO if they have no number in common, else UNKNOWN. */
static answer decide_equal(const range *a, const range *b) {
  if (are_apart(a, b, true) || are_apart(a, b, false)) return NO;
  bool one = pl_apint_eq(a->least, a->most) && pl_apint_eq(b->least, b->most) && pl_apint_eq(a->least, b->least);
  return one ? YES : UNKNOWN;
}

/* YES if the predicate holds for all numbers of the two ranges, NO if it holds for none, UNKNOWN if neither is known. */
static answer decide(pl_cmpi p, const range *a, const range *b) {
  answer equal = decide_equal(a, b);
  switch (p) {
  case PL_CMPI_EQ: return equal;
  case PL_CMPI_NE: return equal == UNKNOWN ? UNKNOWN : answer_of(equal == NO);
  case PL_CMPI_SLT: return decide_less(a, b, true, false);
  case PL_CMPI_SLE: return decide_less(a, b, true, true);
  case PL_CMPI_SGT: return decide_less(b, a, true, false);
  case PL_CMPI_SGE: return decide_less(b, a, true, true);
  case PL_CMPI_ULT: return decide_less(a, b, false, false);
  case PL_CMPI_ULE: return decide_less(a, b, false, true);
  case PL_CMPI_UGT: return decide_less(b, a, false, false);
  case PL_CMPI_UGE: return decide_less(b, a, false, true);
  case PL_NUM_CMPIS: break;
  }
  return UNKNOWN;
}

/* Decides whether `x p b` holds at that width of index: YES, NO, or UNKNOWN. x is the constant `a` if `extreme` is
 * PL_OP_INVALID, else the result of that op (a minimum or maximum) on `a` and anything. */
static answer decide_at_width(const pl_folder *f, pl_cmpi p, pl_op_kind extreme, pl_apint a, pl_apint b, uint32_t width) {
  a = pl_apint_trunc(f->arena, a, width);
  range x = extreme == PL_OP_INVALID ? exactly(a) : range_of_extreme(f->arena, extreme, a);
  range y = exactly(pl_apint_trunc(f->arena, b, width));
  return decide(p, &x, &y);
}

/* Whether the op, which defines an operand, is a minimum or maximum of the index dialect. */
static bool is_extreme(const pl_op *def) {
  return pl_fold_is(def, PL_THROUGH_INDEX_MINS) || pl_fold_is(def, PL_THROUGH_INDEX_MAXS) ||
         pl_fold_is(def, PL_THROUGH_INDEX_MINU) || pl_fold_is(def, PL_THROUGH_INDEX_MAXU);
}

/* Folds index.cmp of a value with itself, or of a constant, or a minimum or maximum with a constant, against a constant, if the
 * result is known and the same at 64 and at 32 bits; false if neither applies. */
static bool fold_cmp(const pl_folder *f, const pl_op *op, pl_folded *out) {
  const pl_op *def = pl_operand(op, 0)->op;
  pl_op_kind extreme = def && is_extreme(def) ? def->info->kind : PL_OP_INVALID;
  pl_cmpi p = PL_CMPI_EQ;
  pl_apint a, b;
  if (!pl_cmpi_of(op, &p)) return false;
  bool known = extreme == PL_OP_INVALID ? pl_fold_int(op, 0, &a) : pl_fold_int(def, 1, &a);
  if (known && pl_fold_int(op, 1, &b)) {
    answer wide = decide_at_width(f, p, extreme, a, b, PL_FOLD_INDEX_BITS);
    if (wide != UNKNOWN && wide == decide_at_width(f, p, extreme, a, b, NARROW_BITS))
      return pl_fold_to_number(f, op, wide == YES, out);
  }
  return pl_operand(op, 0) == pl_operand(op, 1) && pl_fold_to_number(f, op, pl_cmpi_is_reflexive(p), out);
}

pl_fold_rule *pl_fold_index(pl_op_kind kind) {
  if (kind == PL_OP_INDEX_CMP) return fold_cmp;
  if (kind == PL_OP_INDEX_CASTS || kind == PL_OP_INDEX_CASTU) return fold_cast;
  bool is_number = pl_number_op_of(kind) != PL_NUMBER_INVALID && pl_str_is(pl_op_info_of(kind)->dialect, "index");
  return is_number ? fold_number : NULL;
}
