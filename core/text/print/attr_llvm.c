/* The attributes of the LLVM dialect that have parameters, by the rows of core/ir/llvm_attrs.def. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/text/print/attrs.h"
#include "core/text/print/printer.h"

static void print_items(pl_printer *pr, const pl_param *param, const pl_attr *value);

/* Prints the words of an enum parameter: word, or "word|word". */
static void print_words(pl_printer *pr, const pl_attr *value) {
  bool many = value->enumeration.count > 1;
  if (many) pl_sink_putc(pr->out, '"');
  for (uint32_t i = 0; i < value->enumeration.count; i++) {
    if (i) pl_sink_putc(pr->out, '|');
    pl_sink_str(pr->out, value->enumeration.words[i]);
  }
  if (many) pl_sink_putc(pr->out, '"');
}

void pl_pr_attr_stripped(pl_printer *pr, const pl_attr *a) {
  if (a->kind == PL_ATTR_PARAMS && !pr->collecting && !pl_pr_has_alias(pr, a)) {
    pl_pr_params(pr, a);
  } else if (a->kind == PL_ATTR_ENUM) {
    pl_sink_putc(pr->out, '<');
    pl_pr_words(pr, a);
    pl_sink_putc(pr->out, '>');
  } else {
    pl_pr_attr(pr, a, PL_TYPE_SHOWN);
  }
}

/* Prints one operation of a DWARF expression: DW_OP_name(1, 2). */
static void print_expr(pl_printer *pr, const pl_attr *expr) {
  for (uint32_t i = 0; i < expr->array.count; i++) {
    const pl_attr *part = expr->array.elems[i];
    if (i) pl_sink_puts(pr->out, i == 1 ? "(" : ", ");
    if (part->kind == PL_ATTR_ENUM)
      print_words(pr, part);
    else
      pl_pr_attr(pr, part, PL_TYPE_HIDDEN);
  }
  if (expr->array.count > 1) pl_sink_putc(pr->out, ')');
}

/* Prints the value of a parameter, without its name, in the syntax of its kind. */
static void print_value(pl_printer *pr, const pl_param *param, const pl_attr *value) {
  switch (param->kind) {
  case PL_PARAM_WIDE: pl_apint_print(value->integer, true, pr->out); break;
  case PL_PARAM_NUM: pl_pr_attr(pr, value, PL_TYPE_HIDDEN); break;
  case PL_PARAM_WORD:
  case PL_PARAM_WORDS: print_words(pr, value); break;
  case PL_PARAM_LIST:
  case PL_PARAM_BRACES:
  case PL_PARAM_SQUARES:
  case PL_PARAM_EXPRS: print_items(pr, param, value); break;
  case PL_PARAM_INVALID:
  case PL_PARAM_ATTR:
  case PL_PARAM_FLAG:
    if (param->of.len)
      pl_pr_attr_stripped(pr, value);
    else
      pl_pr_attr(pr, value, PL_TYPE_SHOWN);
    break;
  }
}

/* Prints the elements of a list parameter, in braces, square brackets or none, as its kind says. */
static void print_items(pl_printer *pr, const pl_param *param, const pl_attr *value) {
  bool braces = param->kind == PL_PARAM_BRACES, squares = param->kind == PL_PARAM_SQUARES || param->kind == PL_PARAM_EXPRS;
  if (braces || squares) pl_sink_putc(pr->out, braces ? '{' : '[');
  for (uint32_t i = 0; i < value->array.count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    if (param->kind == PL_PARAM_EXPRS)
      print_expr(pr, value->array.elems[i]);
    else if (param->of.len)
      pl_pr_attr_stripped(pr, value->array.elems[i]);
    else
      pl_pr_attr(pr, value->array.elems[i], PL_TYPE_SHOWN);
  }
  if (braces || squares) pl_sink_putc(pr->out, braces ? '}' : ']');
}

/* Whether an LLVM attribute is printed with `<...>`: if it has parameters, or MLIR prints `<>` for it. */
static bool needs_brackets(const pl_param_row *row, const pl_attr *a) {
  return a->params.count > 0 || (row->params[0] != '\0' && !pl_str_is(row->mnemonic, "tbaa_root"));
}

void pl_pr_params(pl_printer *pr, const pl_attr *a) {
  assert(a->kind == PL_ATTR_PARAMS);
  const pl_param_row *row = pl_param_row_find(a->params.mnemonic);
  if (!row || !needs_brackets(row, a)) return;
  const char *cursor = NULL;
  bool first = true;
  pl_str between = {"", 0};
  pl_sink_putc(pr->out, '<');
  for (pl_param param; pl_param_next(row, &cursor, &param); between = param.after) {
    char name[64];
    snprintf(name, sizeof name, "%.*s", PL_STR_FMT(param.name));
    const pl_attr *value = pl_attr_param(a, name);
    if (!value) continue;
    if (pl_param_row_positional(row))
      pl_sink_str(pr->out, between);
    else
      pl_sink_printf(pr->out, "%s%s = ", first ? "" : ", ", name);
    print_value(pr, &param, value);
    first = false;
  }
  pl_sink_putc(pr->out, '>');
}

void pl_pr_distinct(pl_printer *pr, const pl_attr *a) {
  assert(a->kind == PL_ATTR_DISTINCT);
  uint64_t number = a->distinct.number;
  if (pr->module && !pr->collecting && !pl_map_get(&pr->distinct, (uint64_t)(uintptr_t)a, &number)) {
    number = pr->distinct.len;
    pl_map_set(&pr->distinct, (uint64_t)(uintptr_t)a, number);
  }
  pl_sink_printf(pr->out, "distinct[%llu]<", (unsigned long long)number);
  if (a->distinct.attr->kind != PL_ATTR_UNIT) pl_pr_attr(pr, a->distinct.attr, PL_TYPE_SHOWN);
  pl_sink_putc(pr->out, '>');
}
