/* complex.c - the complex dialect: a real and an imaginary part. Source: MLIR documentation, "'complex' Dialect"; product,
 * quotient and absolute value by the schoolbook formulas, which is what mlir-opt's basic range of complex numbers means. */
#include <assert.h>
#include <string.h>

#include "verify/sem/ops/ops.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/float_format.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/state.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

typedef struct parts {
  pl_leaf re, im;
} parts;

/* Float arithmetic on parts, with the op's fast-math flags. */
typedef struct calculation {
  pl_sem *sem;
  const pl_op *op;
  const pl_leaf_type *type;
} calculation;

/* The leaf of the float operation `name`, such as "fadd", on two parts, with the op's fast-math flags. */
static pl_leaf calculate(const calculation *c, const char *name, pl_leaf a, pl_leaf b) {
  const pl_leaf args[] = {a, b};
  return pl_sem_float_leaf(c->sem, name, pl_sem_fast_flags(c->op), c->type, args, 2);
}

/* The product of two complex numbers: (a.re * b.re - a.im * b.im, a.im * b.re + a.re * b.im). */
static parts product(const calculation *c, parts a, parts b) {
  pl_leaf rr = calculate(c, "fmul", a.re, b.re), ii = calculate(c, "fmul", a.im, b.im);
  pl_leaf ir = calculate(c, "fmul", a.im, b.re), ri = calculate(c, "fmul", a.re, b.im);
  return (parts){calculate(c, "fsub", rr, ii), calculate(c, "fadd", ir, ri)};
}

/* The quotient of two complex numbers: a times the conjugate of b, divided by the square of b's absolute value. */
static parts quotient(const calculation *c, parts a, parts b) {
  pl_leaf square = calculate(c, "fadd", calculate(c, "fmul", b.re, b.re), calculate(c, "fmul", b.im, b.im));
  pl_leaf re = calculate(c, "fadd", calculate(c, "fmul", a.re, b.re), calculate(c, "fmul", a.im, b.im));
  pl_leaf im = calculate(c, "fsub", calculate(c, "fmul", a.im, b.re), calculate(c, "fmul", a.re, b.im));
  return (parts){calculate(c, "fdiv", re, square), calculate(c, "fdiv", im, square)};
}

/* The absolute value of a complex number: sqrt(a.re * a.re + a.im * a.im). */
static pl_leaf absolute(const calculation *c, parts a) {
  pl_leaf square = calculate(c, "fadd", calculate(c, "fmul", a.re, a.re), calculate(c, "fmul", a.im, a.im));
  return pl_sem_float_leaf(c->sem, "sqrt", pl_sem_fast_flags(c->op), c->type, &square, 1);
}

/* The number with its sign bit flipped, with the op's fast-math flags. */
static pl_leaf negated(const calculation *c, pl_leaf a) {
  pl_terms *T = c->sem->world->T;
  const uint32_t flags = pl_sem_fast_flags(c->op);
  const pl_term *sign = pl_bv(T, pl_apint_signed_min(c->sem->world->arena, c->type->bits));
  pl_leaf out = {pl_bv_binary(T, PL_TERM_BV_XOR, a.value, sign), a.poison};
  out.poison = pl_sem_or_poison(c->sem, a.poison, pl_sem_fast_poison(c->sem, flags, c->type, a.value));
  return (pl_leaf){pl_sem_either_zero(c->sem, flags, c->type, out), out.poison};
}

/* The i1 of complex.eq (`wanted`: both parts are equal) or complex.neq (one is not). */
static pl_leaf equal(const calculation *c, parts a, parts b, bool wanted) {
  enum { OEQ = 1, UNE = 13 };
  pl_terms *T = c->sem->world->T;
  pl_leaf re = pl_sem_float_compare_leaf(c->sem, c->type, wanted ? OEQ : UNE, a.re, b.re);
  pl_leaf im = pl_sem_float_compare_leaf(c->sem, c->type, wanted ? OEQ : UNE, a.im, b.im);
  const pl_term *value = pl_bv_binary(T, wanted ? PL_TERM_BV_AND : PL_TERM_BV_OR, re.value, im.value);
  return (pl_leaf){value, pl_sem_or_poison(c->sem, re.poison, im.poison)};
}

/* Sets the only result to a copy of the leaves and returns PL_SEM_OK. */
static pl_sem_status give(pl_sem *sem, const pl_op *op, const pl_leaf *leaves, uint32_t count) {
  pl_leaf *out = pl_sem_new_leaves(sem, count);
  memcpy(out, leaves, count * sizeof *out);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Sets the only result to a complex number and returns PL_SEM_OK. */
static pl_sem_status give_parts(pl_sem *sem, const pl_op *op, parts p) {
  const pl_leaf leaves[] = {p.re, p.im};
  return give(sem, op, leaves, 2);
}

/* Carries out complex.re (`number` 0) or complex.im (1): the result is that part of the operand, with the op's fast-math flags.
 * Unsupported for a type without a layout. */
static pl_sem_status part(pl_sem *sem, const pl_op *op, uint32_t number) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, op->results[0].type);
  pl_leaf leaf = pl_sem_get(sem, pl_operand(op, 0))[number];
  if (!flat) return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  const pl_term *breaks = pl_sem_fast_poison(sem, pl_sem_fast_flags(op), &flat->leaves[0], leaf.value);
  leaf.poison = pl_sem_or_poison(sem, leaf.poison, breaks);
  return give(sem, op, &leaf, 1);
}

/* Carries out arithmetic and comparisons of complex numbers; PL_SEM_STATUS_INVALID for other ops, unsupported for types other
 * than a pair of floats. */
static pl_sem_status calculated(pl_sem *sem, const pl_op *op) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  if (!flat || flat->num_leaves != 2 || flat->leaves[0].type->kind != PL_TYPE_FLOAT)
    return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  calculation c = {sem, op, &flat->leaves[0]};
  const pl_leaf *x = pl_sem_get(sem, pl_operand(op, 0)), *y = op->num_operands > 1 ? pl_sem_get(sem, pl_operand(op, 1)) : x;
  parts a = {x[0], x[1]}, b = {y[0], y[1]};
  pl_leaf scalar;
  switch (op->info->kind) {
  case PL_OP_COMPLEX_ADD:
    return give_parts(sem, op, (parts){calculate(&c, "fadd", a.re, b.re), calculate(&c, "fadd", a.im, b.im)});
  case PL_OP_COMPLEX_SUB:
    return give_parts(sem, op, (parts){calculate(&c, "fsub", a.re, b.re), calculate(&c, "fsub", a.im, b.im)});
  case PL_OP_COMPLEX_MUL: return give_parts(sem, op, product(&c, a, b));
  case PL_OP_COMPLEX_DIV: return give_parts(sem, op, quotient(&c, a, b));
  case PL_OP_COMPLEX_NEG: return give_parts(sem, op, (parts){negated(&c, a.re), negated(&c, a.im)});
  case PL_OP_COMPLEX_ABS: scalar = absolute(&c, a); return give(sem, op, &scalar, 1);
  case PL_OP_COMPLEX_EQ: scalar = equal(&c, a, b, true); return give(sem, op, &scalar, 1);
  case PL_OP_COMPLEX_NEQ: scalar = equal(&c, a, b, false); return give(sem, op, &scalar, 1);
  default: return PL_SEM_STATUS_INVALID;
  }
}

pl_sem_status pl_sem_complex(pl_sem *sem, const pl_op *op) {
  assert(sem && op && op->info);
  switch (op->info->kind) {
  case PL_OP_COMPLEX_CREATE:
    return give_parts(sem, op, (parts){pl_sem_get(sem, pl_operand(op, 0))[0], pl_sem_get(sem, pl_operand(op, 1))[0]});
  case PL_OP_COMPLEX_RE: return part(sem, op, 0);
  case PL_OP_COMPLEX_IM: return part(sem, op, 1);
  case PL_OP_COMPLEX_BITCAST: return pl_sem_int_cast(sem, op, PL_CAST_BITS, 0);
  case PL_OP_COMPLEX_ADD:
  case PL_OP_COMPLEX_SUB:
  case PL_OP_COMPLEX_MUL:
  case PL_OP_COMPLEX_DIV:
  case PL_OP_COMPLEX_NEG:
  case PL_OP_COMPLEX_ABS:
  case PL_OP_COMPLEX_EQ:
  case PL_OP_COMPLEX_NEQ: return calculated(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
