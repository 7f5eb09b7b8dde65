/* arith_divide.c - division rounding up and down, by simpler operations of arith that are lowered in turn, so that what is known
 * of them is folded. Source of the meaning: MLIR documentation, "'arith' Dialect", arith.ceildivsi, arith.ceildivui,
 * arith.floordivsi; the forms are those that mlir-opt 22 expands to. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/fold/fold.h"
#include "core/convert/patterns/arith.h"
#include "core/fold/results.h"
#include "core/ir/signature.h"

/* Predicates of arith.cmpi. */
enum { EQ = 0, NE = 1, SLT = 2 };

/* The division: its operands and their type, in the source. */
typedef struct division {
  pl_rw *rw;
  const pl_op *op;
  pl_value *a, *b;
  const pl_type *type;
} division;

/* Fills in *out for the division op; false if a type has no conversion or is too large to unroll. */
static bool start(pl_rw *rw, const pl_op *op, division *out) {
  *out = (division){rw, op, pl_operand(op, 0), pl_operand(op, 1), pl_operand(op, 0)->type};
  return pl_arith_ready(rw, op, false);
}

/* Adds an arith op of `kind` on a and b as a step of the lowering (see pl_rw_fold_step), which is folded or lowered at once;
 * returns its result, of the division's type. */
static pl_value *apply(const division *d, pl_op_kind kind, pl_value *a, pl_value *b) {
  return pl_rw_fold_step(d->rw, d->op, kind, (pl_value *[]){a, b}, 2, d->type, NULL);
}

/* Adds an arith.cmpi of a and b with that predicate as a step of the lowering; returns its result. */
static pl_value *compare(const division *d, int64_t predicate, pl_value *a, pl_value *b) {
  const pl_type *truth = pl_sig_apply(d->rw->ctx, PL_SIG_BOOL, a->type);
  const pl_attr *attrs = pl_rw_set(d->rw, NULL, PL_NAME_PREDICATE, pl_rw_int_attr(d->rw, 64, predicate));
  return pl_rw_fold_step(d->rw, d->op, PL_OP_ARITH_CMPI, (pl_value *[]){a, b}, 2, truth, attrs);
}

/* Adds an arith.andi of the two conditions as a step of the lowering; returns its result. */
static pl_value *both(const division *d, pl_value *a, pl_value *b) {
  return pl_rw_fold_step(d->rw, d->op, PL_OP_ARITH_ANDI, (pl_value *[]){a, b}, 2, a->type, NULL);
}

/* Adds a constant `n`, in each lane of a vector, as a step of the lowering; returns it. */
static pl_value *number(const division *d, int64_t n) {
  pl_apint bits = pl_apint_from_i64(d->rw->arena, pl_fold_width(d->type), n);
  const pl_attr *attrs = pl_rw_set(d->rw, NULL, PL_NAME_VALUE, pl_fold_attr(d->rw->ctx, d->type, bits));
  return pl_rw_fold_step(d->rw, d->op, PL_OP_ARITH_CONSTANT, NULL, 0, d->type, attrs);
}

/* Adds an arith.select of a if the condition holds, else of b, and makes it the division's result; returns PL_REWRITE_DONE, or
 * PL_REWRITE_ERROR after an error. */
static pl_rewrite choose(const division *d, pl_value *condition, pl_value *a, pl_value *b) {
  pl_value *chosen = pl_rw_fold_step(d->rw, d->op, PL_OP_ARITH_SELECT, (pl_value *[]){condition, a, b}, 3, d->type, NULL);
  pl_rw_fold_stand_in(d->rw, pl_result(d->op, 0), chosen);
  return d->rw->status == PL_CONVERT_DONE ? PL_REWRITE_DONE : PL_REWRITE_ERROR;
}

pl_rewrite pl_convert_ceildivui(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_ARITH_CEILDIVUI));
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *zero = number(&d, 0), *is_zero = compare(&d, EQ, d.a, zero), *one = number(&d, 1);
  pl_value *quotient = apply(&d, PL_OP_ARITH_DIVUI, apply(&d, PL_OP_ARITH_SUBI, d.a, one), d.b);
  return choose(&d, is_zero, zero, apply(&d, PL_OP_ARITH_ADDI, quotient, one));
}

pl_rewrite pl_convert_ceildivsi(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_ARITH_CEILDIVSI));
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *zero = number(&d, 0), *one = number(&d, 1), *quotient = apply(&d, PL_OP_ARITH_DIVSI, d.a, d.b);
  pl_value *inexact = compare(&d, NE, d.a, apply(&d, PL_OP_ARITH_MULI, quotient, d.b));
  pl_value *a_negative = compare(&d, SLT, d.a, zero), *b_negative = compare(&d, SLT, d.b, zero);
  pl_value *up = both(&d, inexact, compare(&d, EQ, a_negative, b_negative));
  return choose(&d, up, apply(&d, PL_OP_ARITH_ADDI, quotient, one), quotient);
}

pl_rewrite pl_convert_floordivsi(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_ARITH_FLOORDIVSI));
  division d;
  if (!start(rw, op, &d)) return PL_REWRITE_NO_MATCH;
  pl_value *quotient = apply(&d, PL_OP_ARITH_DIVSI, d.a, d.b);
  pl_value *inexact = compare(&d, NE, d.a, apply(&d, PL_OP_ARITH_MULI, quotient, d.b)), *zero = number(&d, 0);
  pl_value *a_negative = compare(&d, SLT, d.a, zero), *b_negative = compare(&d, SLT, d.b, zero);
  pl_value *down = both(&d, inexact, compare(&d, NE, a_negative, b_negative)), *minus_one = number(&d, -1);
  return choose(&d, down, apply(&d, PL_OP_ARITH_ADDI, quotient, minus_one), quotient);
}
