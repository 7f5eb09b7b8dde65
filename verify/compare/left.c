#include <assert.h>
#include <stdlib.h>

#include "core/base/vec.h"
#include "core/text/print/print.h"
#include "verify/compare/compare.h"

/* Whether the op is an unrealized cast of one value to one value. */
static bool is_single_cast(const pl_op *op) {
  return pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST) && op->num_operands == 1 && op->num_results == 1;
}

/* Whether the op is an unrealized cast of one value between two integer types, or one that casts an index (or a vector of
 * them) back to another type than it was cast from. */
static bool is_unresolved(const pl_op *op) {
  if (!is_single_cast(op)) return false;
  const pl_type *from = pl_operand(op, 0)->type, *to = pl_result(op, 0)->type;
  const pl_op *source = pl_operand(op, 0)->op;
  if (from->kind == PL_TYPE_INTEGER && to->kind == PL_TYPE_INTEGER) return from != to;
  if (pl_type_elem_or_self(from)->kind != PL_TYPE_INDEX || source == NULL || !is_single_cast(source)) return false;
  return pl_operand(source, 0)->type != to;
}

/* Lexicographic order of two names (pl_str), for qsort. */
static int compare_names(const void *a, const void *b) {
  const pl_str *x = a, *y = b;
  const int order = memcmp(x->data, y->data, x->len < y->len ? x->len : y->len);
  return order != 0 ? order : (x->len > y->len) - (x->len < y->len);
}

void pl_compare_left(const pl_module *module, pl_sink *out) {
  assert(module->op != NULL && out != NULL);
  PL_VEC(pl_str) names = {0};
  const pl_op *unresolved = NULL;
  for (pl_op *op = module->op; op != NULL; op = pl_op_walk_next(module->op, op)) {
    if (unresolved == NULL && is_unresolved(op)) unresolved = op;
    if (!pl_str_is(op->info->dialect, "llvm") && !pl_op_is(op, PL_OP_BUILTIN_MODULE)) pl_vec_push(&names, op->info->name);
  }
  if (names.len > 0) qsort(names.data, names.len, sizeof *names.data, compare_names);
  for (size_t i = 0; i < names.len; i++)
    if (i == 0 || !pl_str_eq(names.data[i], names.data[i - 1])) pl_sink_printf(out, "left: %.*s\n", PL_STR_FMT(names.data[i]));
  if (unresolved != NULL) {
    pl_sink_puts(out, "unresolved: ");
    pl_print_op(unresolved, NULL, out);
    pl_sink_putc(out, '\n');
  }
  pl_vec_free(&names);
}
