/* Affine expressions, maps and sets to text: parentheses where two operators nest, `a - b` for sums with a negative product, as
 * MLIR prints them. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/names.h"
#include "core/text/print/printer.h"

/* What dims and symbols are called: letters with numbers, or, with an op, its operands from `first` on: the dims, then the
 * symbols.
 */
typedef struct leaves {
  const pl_op *op;
  uint32_t first, num_dims;
} leaves;

static void print_expr(pl_printer *pr, const leaves *l, const pl_affine *e, bool in_product);

/* The text of a binary affine operator with a space on each side; empty for other kinds. */
static const char *operator_text(pl_affine_kind kind) {
  switch (kind) {
  case PL_AFFINE_ADD: return " + ";
  case PL_AFFINE_MUL: return " * ";
  case PL_AFFINE_MOD: return " mod ";
  case PL_AFFINE_FLOORDIV: return " floordiv ";
  case PL_AFFINE_CEILDIV: return " ceildiv ";
  case PL_AFFINE_INVALID:
  case PL_AFFINE_CONST:
  case PL_AFFINE_DIM:
  case PL_AFFINE_SYMBOL: break;
  }
  return "";
}

/* Whether the expression is that constant. */
static bool is_const(const pl_affine *e, int64_t value) { return e->kind == PL_AFFINE_CONST && e->value == value; }

/* Prints a product, division or modulo. */
static void print_product(pl_printer *pr, const leaves *l, const pl_affine *e) {
  if (e->kind == PL_AFFINE_MUL && is_const(e->rhs, -1)) {
    pl_sink_putc(pr->out, '-');
    print_expr(pr, l, e->lhs, true);
    return;
  }
  print_expr(pr, l, e->lhs, true);
  pl_sink_puts(pr->out, operator_text(e->kind));
  print_expr(pr, l, e->rhs, true);
}

/* Prints a sum, or a difference if the right operand is a negative constant or a product with one. */
static void print_sum(pl_printer *pr, const leaves *l, const pl_affine *e) {
  const pl_affine *rhs = e->rhs;
  print_expr(pr, l, e->lhs, false);
  bool negative_product = rhs->kind == PL_AFFINE_MUL && rhs->rhs->kind == PL_AFFINE_CONST && rhs->rhs->value < 0;
  if (negative_product) {
    pl_sink_puts(pr->out, " - ");
    bool minus_one = rhs->rhs->value == -1;
    print_expr(pr, l, rhs->lhs, !minus_one || rhs->lhs->kind == PL_AFFINE_ADD);
    if (!minus_one) pl_sink_printf(pr->out, " * %llu", 0 - (unsigned long long)rhs->rhs->value);
  } else if (rhs->kind == PL_AFFINE_CONST && rhs->value < 0) {
    pl_sink_printf(pr->out, " - %llu", 0 - (unsigned long long)rhs->value);
  } else {
    pl_sink_puts(pr->out, " + ");
    print_expr(pr, l, rhs, false);
  }
}

/* Prints a dim or symbol, as the operand of l->op that it stands for if there is one, else as d0 or s0. */
static void print_leaf(pl_printer *pr, const leaves *l, const pl_affine *e) {
  bool symbol = e->kind == PL_AFFINE_SYMBOL;
  uint64_t position = (uint64_t)e->value + l->first + (symbol ? l->num_dims : 0);
  if (!l->op || position >= l->op->num_operands) {
    pl_sink_printf(pr->out, "%c%lld", symbol ? 's' : 'd', (long long)e->value);
    return;
  }
  if (symbol) pl_sink_puts(pr->out, "symbol(");
  pl_pr_value(pr, pl_operand(l->op, (uint32_t)position));
  if (symbol) pl_sink_putc(pr->out, ')');
}

/* Prints an affine expression with the names that `l` gives dims and symbols, in parentheses if it is binary and `in_product`.
 * Recursion is as deep as the expression, which the parser bounds. */
static void print_expr(pl_printer *pr, const leaves *l, const pl_affine *e, bool in_product) {
  switch (e->kind) {
  case PL_AFFINE_INVALID: return;
  case PL_AFFINE_CONST: pl_sink_i64(pr->out, e->value); return;
  case PL_AFFINE_DIM:
  case PL_AFFINE_SYMBOL: print_leaf(pr, l, e); return;
  case PL_AFFINE_ADD:
  case PL_AFFINE_MUL:
  case PL_AFFINE_MOD:
  case PL_AFFINE_FLOORDIV:
  case PL_AFFINE_CEILDIV: break;
  }
  if (in_product) pl_sink_putc(pr->out, '(');
  if (e->kind == PL_AFFINE_ADD)
    print_sum(pr, l, e);
  else
    print_product(pr, l, e);
  if (in_product) pl_sink_putc(pr->out, ')');
}

/* Prints `count` names of dims or symbols, the letter with a number each: d0, d1. */
static void print_names(pl_printer *pr, char letter, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    pl_sink_printf(pr->out, "%s%c%u", i ? ", " : "", letter, i);
}

void pl_pr_affine(pl_printer *pr, const pl_attr *a) {
  assert(a->kind == PL_ATTR_AFFINE_MAP || a->kind == PL_ATTR_INTEGER_SET);
  pl_sink_putc(pr->out, '(');
  print_names(pr, 'd', a->affine.num_dims);
  pl_sink_putc(pr->out, ')');
  if (a->affine.num_symbols) {
    pl_sink_putc(pr->out, '[');
    print_names(pr, 's', a->affine.num_symbols);
    pl_sink_putc(pr->out, ']');
  }
  bool is_set = a->kind == PL_ATTR_INTEGER_SET;
  pl_sink_puts(pr->out, is_set ? " : (" : " -> (");
  for (uint32_t i = 0; i < a->affine.count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    print_expr(pr, &(leaves){0}, a->affine.exprs[i], false);
    if (is_set) pl_sink_puts(pr->out, a->affine.is_equality[i] ? " == 0" : " >= 0");
  }
  pl_sink_putc(pr->out, ')');
}

void pl_pr_affine_of_values(pl_printer *pr, const pl_affine *e, const pl_op *op, uint32_t first, uint32_t num_dims) {
  assert(first <= op->num_operands);
  print_expr(pr, &(leaves){op, first, num_dims}, e, false);
}
