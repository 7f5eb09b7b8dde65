/* The source's ops on complex numbers: the leaves of one are its real and its imaginary part. Meaning: MLIR documentation,
 * "'complex' Dialect". How products and quotients are rounded is written nowhere; they are computed here as MLIR 22 lowers them
 * to LLVM by default, and a machine that did so is `inexact`: correspond.c does not insist on the last bits of what such a run
 * gives. */
#include <assert.h>
#include <math.h>

#include "verify/interp/ops/fast_math.h"
#include "verify/interp/ops/source/table.h"

/* Runs complex.create. */
static void do_create(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; i < 2; i++)
    out[i] = *pl_leaves(m, pl_operand(op, i));
}

/* Sets the part to poison if a fast-math flag of the op excludes its value. */
static void hold_flags(pl_machine *m, const pl_op *op, const pl_layout *layout, pl_scalar *part) {
  if (layout->leaves[0].kind != PL_LEAF_FLOAT) return;
  if (pl_scalar_breaks_fast_math(pl_fast_math_of(op), part, layout->leaves[0].format))
    *part = pl_scalar_poison(m->run->arena, part->bits.width);
}

/* Runs complex.re (`part` is 0) or complex.im (1); poison if a fast-math flag excludes the part. */
static void do_part(pl_machine *m, const pl_op *op, int part) {
  assert(part == 0 || part == 1);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  *out = pl_leaves(m, pl_operand(op, 0))[part];
  hold_flags(m, op, pl_machine_layout(m, pl_operand(op, 0)->type), out);
}

/* A computation under way on parts: the format, and whether it can be done. */
typedef struct parts {
  pl_machine *m;
  pl_float_format format;
  bool ok;
  bool rough;             /* some step lost most of its bits: another formula may give another number altogether */
  const pl_scalar *a, *b; /* the parts of the operands; b is NULL if there is one */
  pl_scalar *out;         /* those of the result */
} parts;

/* Computes an operation of two parts, and sets p->rough if the result lost most of its bits. Clears p->ok if the format is not
 * supported. */
static pl_scalar apply(parts *p, pl_fp_op op, pl_scalar a, pl_scalar b) {
  uint32_t width = a.bits.width;
  if (a.poison || b.poison) return pl_scalar_poison(p->m->run->arena, width);
  if (a.undef || b.undef) return pl_scalar_undef(p->m->run->arena, width);
  pl_scalar out = {0};
  p->ok = p->ok && pl_fp_binary(p->m->run->arena, op, p->format, a.bits, b.bits, &out.bits);
  if (p->ok) p->rough |= pl_fp_is_rough(p->m->run->arena, op, p->format, a.bits, b.bits, out.bits);
  return p->ok ? out : a;
}

/* Computes (a * b) `join` (c * d). */
static pl_scalar sum_of_products(parts *p, pl_fp_op join, pl_scalar a, pl_scalar b, pl_scalar c, pl_scalar d) {
  return apply(p, join, apply(p, PL_FP_MUL, a, b), apply(p, PL_FP_MUL, c, d));
}

/* The state to compute an op on complex numbers: the format, and where operands and result are. `ok` is false if operand 0 is no
 * complex number of floats. */
static parts start(pl_machine *m, const pl_op *op) {
  const pl_layout *layout = pl_machine_layout(m, pl_operand(op, 0)->type);
  bool is_float = layout->num_leaves == 2 && layout->leaves[0].kind == PL_LEAF_FLOAT;
  return (parts){.m = m,
                 .format = is_float ? layout->leaves[0].format : PL_FLOAT_INVALID,
                 .ok = is_float,
                 .a = pl_leaves(m, pl_operand(op, 0)),
                 .b = op->num_operands > 1 ? pl_leaves(m, pl_operand(op, 1)) : NULL,
                 .out = pl_leaves(m, pl_result(op, 0))};
}

/* Applies the fast-math flags to the results of a computation and notes in the machine if it was rough and other formulas are
 * possible. Stops as unsupported if p->ok is false. */
static void finish(parts *p, const pl_op *op) {
  if (!p->ok) {
    pl_stop_unsupported(p->m, op, "'%.*s' on numbers of this format can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  bool fixed = pl_op_is(op, PL_OP_COMPLEX_ADD) || pl_op_is(op, PL_OP_COMPLEX_SUB); /* one step for each part */
  p->m->rough |= p->rough && !fixed;
  pl_fast_math f = pl_fast_math_of(op);
  for (uint32_t r = 0; r < op->num_results; r++)
    for (uint32_t i = 0; i < pl_num_leaves(p->m, pl_result(op, r)); i++) {
      pl_scalar *out = pl_leaves(p->m, pl_result(op, r)) + i;
      if (pl_scalar_breaks_fast_math(f, out, p->format)) *out = pl_scalar_poison(p->m->run->arena, out->bits.width);
    }
}

/* Runs complex.add or complex.sub; `fp_op`: PL_FP_ADD or PL_FP_SUB. Stops as unsupported if the format is. */
static void do_sum(pl_machine *m, const pl_op *op, int fp_op) {
  parts p = start(m, op);
  for (uint32_t i = 0; i < 2 && p.ok; i++)
    p.out[i] = apply(&p, (pl_fp_op)fp_op, p.a[i], p.b[i]);
  finish(&p, op);
}

/* Runs complex.mul, by the definition, and notes that it may be rounded differently (m->inexact). Stops as unsupported if the
 * format is. */
static void do_mul(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  parts p = start(m, op);
  m->inexact = true;
  if (p.ok) {
    p.out[0] = sum_of_products(&p, PL_FP_SUB, p.a[0], p.b[0], p.a[1], p.b[1]);
    p.out[1] = sum_of_products(&p, PL_FP_ADD, p.a[1], p.b[0], p.a[0], p.b[1]);
  }
  finish(&p, op);
}

/* Runs complex.div, as the product with the conjugate over the square of the absolute value, and notes that it may be rounded
 * differently (m->inexact). Stops as unsupported if the format is. */
static void do_div(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  parts p = start(m, op);
  m->inexact = true;
  if (p.ok) {
    const pl_scalar norm = sum_of_products(&p, PL_FP_ADD, p.b[0], p.b[0], p.b[1], p.b[1]);
    const pl_scalar real = sum_of_products(&p, PL_FP_ADD, p.a[0], p.b[0], p.a[1], p.b[1]);
    p.out[1] = apply(&p, PL_FP_DIV, sum_of_products(&p, PL_FP_SUB, p.a[1], p.b[0], p.a[0], p.b[1]), norm);
    p.out[0] = apply(&p, PL_FP_DIV, real, norm);
  }
  finish(&p, op);
}

/* Runs complex.abs, as the root of the sum of squares, and notes that it may be rounded differently (m->inexact). Stops as
 * unsupported if the format is. */
static void do_abs(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  parts p = start(m, op);
  m->inexact = true;
  if (p.ok) {
    pl_scalar norm = sum_of_products(&p, PL_FP_ADD, p.a[0], p.a[0], p.a[1], p.a[1]);
    *p.out = apply(&p, PL_FP_SQRT, norm, norm);
  }
  finish(&p, op);
}

/* Runs complex.neg: negates both parts, with the op's fast-math flags. Stops as unsupported if the format is. */
static void do_neg(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  parts p = start(m, op);
  for (uint32_t i = 0; i < 2 && p.ok; i++) {
    p.out[i] = p.a[i];
    if (pl_scalar_is_fine(&p.a[i])) p.out[i].bits = pl_fp_negate(m->run->arena, p.a[i].bits);
    hold_flags(m, op, pl_machine_layout(m, pl_operand(op, 0)->type), &p.out[i]);
  }
  finish(&p, op);
}

/* Runs complex.eq (`when_equal` 1) or neq (0): numbers are equal if both parts are. Stops as unsupported if the format is. */
static void do_equal(pl_machine *m, const pl_op *op, int when_equal) {
  parts p = start(m, op);
  bool equal = true, poison = false, undef = false;
  for (uint32_t i = 0; i < 2 && p.ok; i++) {
    const pl_scalar a = p.a[i], b = p.b[i];
    bool same = false;
    poison |= a.poison || b.poison;
    undef |= a.undef || b.undef;
    if (pl_scalar_is_fine(&a) && pl_scalar_is_fine(&b))
      p.ok = pl_fp_compare(m->run->arena, PL_FCMP_OEQ, p.format, a.bits, b.bits, &same);
    equal &= same;
  }
  *p.out = pl_scalar_u64(m->run->arena, 1, equal == (when_equal != 0) ? 1 : 0);
  p.out->poison = poison;
  p.out->undef = undef && !poison;
  if (!p.ok) pl_stop_unsupported(m, op, "'%.*s' on numbers of this format can't be run", PL_STR_FMT(op->info->name));
}

pl_op_entry pl_source_complex_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_COMPLEX_CREATE] = {do_create, 0},   [PL_OP_COMPLEX_RE] = {do_part, 0},         [PL_OP_COMPLEX_IM] = {do_part, 1},
      [PL_OP_COMPLEX_ADD] = {do_sum, PL_FP_ADD}, [PL_OP_COMPLEX_SUB] = {do_sum, PL_FP_SUB}, [PL_OP_COMPLEX_MUL] = {do_mul, 0},
      [PL_OP_COMPLEX_DIV] = {do_div, 0},         [PL_OP_COMPLEX_NEG] = {do_neg, 0},         [PL_OP_COMPLEX_ABS] = {do_abs, 0},
      [PL_OP_COMPLEX_EQ] = {do_equal, 1},        [PL_OP_COMPLEX_NEQ] = {do_equal, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
