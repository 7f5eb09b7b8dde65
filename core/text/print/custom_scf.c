/* Custom forms of scf, as `mlir-opt` 22 prints them. Source: MLIR documentation, "'scf' Dialect" (2023). */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

/* Prints a fixed text. */
static void print_words(pl_printer *pr, const char *text) { pl_sink_puts(pr->out, text); }

/* Prints the types of the op's results, separated by commas, between `open` and `close`. */
static void print_types(pl_printer *pr, const pl_op *op, const char *open, const char *close) {
  print_words(pr, open);
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_type(pr, op->results[i].type);
  }
  print_words(pr, close);
}

/* Prints the op's region of that number, if it has one, without its terminator where scf's custom forms leave that out; `args`:
 * with a header for its entry arguments. */
static void print_body(pl_printer *pr, const pl_op *op, uint32_t region, bool args) {
  if (region >= op->num_regions) return;
  const pl_region *r = op->regions[region];
  bool several = r->first && r->first->next;
  const pl_op *last = r->last ? r->last->last : NULL;
  bool shown =
      op->num_results > 0 || several || (last && (last->attrs || last->num_operands || !pl_op_is(last, PL_OP_SCF_YIELD)));
  pl_pr_region(pr, r, args, shown, false);
}

/* Prints an scf.if after its name, in the custom form. */
void pl_pr_custom_ScfIf(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  if (op->num_results) print_types(pr, op, " -> (", ")");
  print_words(pr, " ");
  print_body(pr, op, 0, false);
  if (op->num_regions > 1 && op->regions[1]->first) {
    print_words(pr, " else ");
    print_body(pr, op, 1, false);
  }
  pl_pr_attr_dict(pr, op, NULL, false);
}

/* Prints (%arg = %init, ...): the arguments of the op's first region from `first_arg` on, each with its operand, from
 * `first_operand` on. */
static void print_assignments(pl_printer *pr, const pl_op *op, uint32_t first_arg, uint32_t first_operand) {
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  print_words(pr, "(");
  for (uint32_t i = 0; entry && first_arg + i < entry->num_args && first_operand + i < op->num_operands; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_value(pr, entry->args[first_arg + i]);
    print_words(pr, " = ");
    pl_pr_value(pr, pl_operand(op, first_operand + i));
  }
  print_words(pr, ")");
}

/* Prints an scf.for after its name, in the custom form. */
void pl_pr_custom_ScfFor(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_UNSIGNED_CMP, PL_NAME_INVALID};
  static const char *const between[] = {" = ", " to ", " step "};
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  print_words(pr, pl_op_attr(op, PL_NAME_UNSIGNED_CMP) ? " unsigned " : " ");
  if (entry && entry->num_args) pl_pr_value(pr, entry->args[0]);
  for (uint32_t i = 0; i < 3; i++) {
    print_words(pr, between[i]);
    pl_pr_value(pr, pl_operand(op, i));
  }
  if (op->num_operands > 3) {
    print_words(pr, " iter_args");
    print_assignments(pr, op, 1, 3);
    print_types(pr, op, " -> (", ")");
  }
  print_words(pr, " ");
  const pl_type *type = pl_operand(op, 0)->type;
  if (type->kind != PL_TYPE_INDEX) {
    print_words(pr, " : ");
    pl_pr_type(pr, type);
    print_words(pr, " ");
  }
  print_body(pr, op, 0, false);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints an scf.while after its name, in the custom form. */
void pl_pr_custom_ScfWhile(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " ");
  if (op->num_operands) {
    print_assignments(pr, op, 0, 0);
    print_words(pr, " ");
  }
  print_words(pr, ": (");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_type(pr, pl_operand(op, i)->type);
  }
  bool bare = op->num_results == 1 && op->results[0].type->kind != PL_TYPE_FUNCTION;
  print_types(pr, op, bare ? ") -> " : ") -> (", bare ? " " : ") ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, true, false);
  print_words(pr, " do ");
  if (op->num_regions > 1) pl_pr_region(pr, op->regions[1], true, true, false);
  pl_pr_attr_dict(pr, op, NULL, true);
}

/* Prints an scf.execute_region after its name, in the custom form. */
void pl_pr_custom_ScfExecuteRegion(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_NO_INLINE, PL_NAME_INVALID};
  print_words(pr, " ");
  bool bare = op->num_results == 1 && op->results[0].type->kind != PL_TYPE_FUNCTION;
  if (op->num_results) print_types(pr, op, bare ? "-> " : "-> (", bare ? " " : ") ");
  if (pl_op_attr(op, PL_NAME_NO_INLINE)) print_words(pr, "no_inline ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, true, false);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints an scf.index_switch after its name, in the custom form, each region on a line of its own. */
void pl_pr_custom_ScfIndexSwitch(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CASES, PL_NAME_INVALID};
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  pl_pr_attr_dict(pr, op, hidden, false);
  if (op->num_results) print_types(pr, op, " -> ", "");
  print_words(pr, " ");
  for (uint32_t i = 1; i < op->num_regions; i++) {
    pl_pr_newline(pr);
    print_words(pr, "case ");
    if (cases && cases->kind == PL_ATTR_DENSE_ARRAY && i - 1 < cases->dense.count)
      pl_apint_print(pl_dense_at(cases, i - 1), true, pr->out);
    print_words(pr, " ");
    pl_pr_region(pr, op->regions[i], false, true, false);
  }
  pl_pr_newline(pr);
  print_words(pr, "default ");
  print_body(pr, op, 0, false);
}

/* Prints scf.condition after its name: (%c) {attributes} %args : types, without arguments and types if it passes none. */
void pl_pr_custom_ScfCondition(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, "(");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, ")");
  pl_pr_attr_dict(pr, op, NULL, false);
  if (op->num_operands < 2) return;
  print_words(pr, " ");
  pl_pr_values(pr, op, 1, op->num_operands - 1);
  for (uint32_t i = 1; i < op->num_operands; i++) {
    print_words(pr, i == 1 ? " : " : ", ");
    pl_pr_type(pr, pl_operand(op, i)->type);
  }
}

/* Prints `before`, the operands of segment `group` separated by commas, and `)`. */
static void print_group(pl_printer *pr, const pl_op *op, uint32_t group, const char *before) {
  uint32_t first, count;
  pl_op_segment(op, group, &first, &count);
  print_words(pr, before);
  pl_pr_values(pr, op, first, count);
  print_words(pr, ")");
}

/* Prints an scf.parallel after its name, in the custom form. */
void pl_pr_custom_ScfParallel(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  print_words(pr, " (");
  for (uint32_t i = 0; entry && i < entry->num_args; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_value(pr, entry->args[i]);
  }
  print_group(pr, op, 0, ") = (");
  print_group(pr, op, 1, " to (");
  print_group(pr, op, 2, " step (");
  uint32_t first, inits;
  pl_op_segment(op, 3, &first, &inits);
  if (inits) print_group(pr, op, 3, " init (");
  bool bare = op->num_results == 1 && op->results[0].type->kind != PL_TYPE_FUNCTION;
  if (op->num_results) print_types(pr, op, bare ? " -> " : " -> (", bare ? "" : ")");
  print_words(pr, " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, true, false);
  pl_pr_attr_dict(pr, op, NULL, false);
}

/* Prints scf.reduce after its name: (values : types) {...}, {...} {...}, without the parentheses if there are no values. */
void pl_pr_custom_ScfReduce(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  if (op->num_operands) {
    print_words(pr, "(");
    pl_pr_values(pr, op, 0, op->num_operands);
    for (uint32_t i = 0; i < op->num_operands; i++) {
      print_words(pr, i ? ", " : " : ");
      pl_pr_type(pr, pl_operand(op, i)->type);
    }
    print_words(pr, ")");
  }
  print_words(pr, " ");
  for (uint32_t i = 0; i < op->num_regions; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_region(pr, op->regions[i], true, true, false);
  }
  pl_pr_attr_dict(pr, op, NULL, false);
}
