/* Custom forms of affine, as `mlir-opt` 22 prints them. Source: MLIR documentation, "'affine' Dialect" (2023). */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

/* Prints a fixed text. */
static void print_words(pl_printer *pr, const char *text) { pl_sink_puts(pr->out, text); }

/* The op's attribute `name` if it has that kind; else NULL. */
static const pl_attr *map_of(const pl_op *op, pl_attr_name name, pl_attr_kind kind) {
  const pl_attr *map = pl_op_attr(op, name);
  return map && map->kind == kind ? map : NULL;
}

/* Prints a map or set (nothing for NULL) and the `count` operands from `first` on that it is applied to: map(dims)[symbols]. */
static void print_applied(pl_printer *pr, const pl_op *op, const pl_attr *map, uint32_t first, uint32_t count) {
  uint32_t dims = map && map->affine.num_dims <= count ? map->affine.num_dims : 0;
  if (map) pl_pr_attr(pr, map, PL_TYPE_SHOWN);
  print_words(pr, "(");
  pl_pr_values(pr, op, first, dims);
  print_words(pr, ")");
  if (count == dims) return;
  print_words(pr, "[");
  pl_pr_values(pr, op, first + dims, count - dims);
  print_words(pr, "]");
}

/* Prints affine.apply, affine.min or affine.max after its name: map(dims)[symbols] {...}. */
void pl_pr_custom_AffineApply(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_MAP, PL_NAME_INVALID};
  print_words(pr, " ");
  print_applied(pr, op, map_of(op, PL_NAME_MAP, PL_ATTR_AFFINE_MAP), 0, op->num_operands);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* ---- accesses ---- */

/* Prints up to `count` results of the map, from result `from` on, as expressions over the operands from `first` on; nothing if
 * the map is NULL. */
static void print_exprs(pl_printer *pr, const pl_op *op, const pl_attr *map, uint32_t from, uint32_t count, uint32_t first) {
  for (uint32_t i = 0; map && i < count && from + i < map->affine.count; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_affine_of_values(pr, map->affine.exprs[from + i], op, first, map->affine.num_dims);
  }
}

/* Prints ` %memref[expressions]`: operand number `memref`, and the results of the op's map over the operands that follow it. */
static void print_access(pl_printer *pr, const pl_op *op, uint32_t memref) {
  const pl_attr *map = map_of(op, PL_NAME_MAP, PL_ATTR_AFFINE_MAP);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, memref));
  print_words(pr, "[");
  print_exprs(pr, op, map, 0, map ? map->affine.count : 0, memref + 1);
  print_words(pr, "]");
}

/* Prints `before` and the type. */
static void print_type_of(pl_printer *pr, const char *before, const pl_type *type) {
  print_words(pr, before);
  pl_pr_type(pr, type);
}

static const pl_attr_name map_hidden[] = {PL_NAME_MAP, PL_NAME_INVALID};

/* Prints an affine.load or affine.vector_load after its name, in the custom form. */
void pl_pr_custom_AffineLoad(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_access(pr, op, 0);
  pl_pr_attr_dict(pr, op, map_hidden, false);
  print_type_of(pr, " : ", pl_operand(op, 0)->type);
  if (pl_op_is(op, PL_OP_AFFINE_VECTOR_LOAD)) print_type_of(pr, ", ", op->results[0].type);
}

/* Prints an affine.store or affine.vector_store after its name, in the custom form. */
void pl_pr_custom_AffineStore(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, ",");
  print_access(pr, op, 1);
  pl_pr_attr_dict(pr, op, map_hidden, false);
  print_type_of(pr, " : ", pl_operand(op, 1)->type);
  if (pl_op_is(op, PL_OP_AFFINE_VECTOR_STORE)) print_type_of(pr, ", ", pl_operand(op, 0)->type);
}

/* Whether the attribute is an integer other than 0; false for NULL. */
static bool is_true(const pl_attr *flag) { return flag && flag->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(flag->integer); }

/* Prints affine.prefetch after its name: %m[...], read or write, locality<3>, data or instr, {attributes} : type. */
void pl_pr_custom_AffinePrefetch(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_MAP, PL_NAME_IS_WRITE, PL_NAME_LOCALITY_HINT, PL_NAME_IS_DATA_CACHE,
                                        PL_NAME_INVALID};
  const pl_attr *hint = pl_op_attr(op, PL_NAME_LOCALITY_HINT);
  print_access(pr, op, 0);
  print_words(pr, is_true(pl_op_attr(op, PL_NAME_IS_WRITE)) ? ", write, locality<" : ", read, locality<");
  if (hint && hint->kind == PL_ATTR_INTEGER) pl_apint_print(hint->integer, true, pr->out);
  print_words(pr, is_true(pl_op_attr(op, PL_NAME_IS_DATA_CACHE)) ? ">, data" : ">, instr");
  pl_pr_attr_dict(pr, op, hidden, false);
  print_type_of(pr, " : ", pl_operand(op, 0)->type);
}

/* ---- control flow ---- */

/* Prints the types of the op's results, separated by commas, between `open` and `close`. */
static void print_types(pl_printer *pr, const pl_op *op, const char *open, const char *close) {
  print_words(pr, open);
  for (uint32_t i = 0; i < op->num_results; i++)
    print_type_of(pr, i ? ", " : "", op->results[i].type);
  print_words(pr, close);
}

/* Prints the op's region of that number, if it has one, with its terminator only if the op has results. */
static void print_body(pl_printer *pr, const pl_op *op, uint32_t region) {
  if (region < op->num_regions) pl_pr_region(pr, op->regions[region], false, op->num_results > 0, false);
}

/* Prints an affine.if after its name, in the custom form. */
void pl_pr_custom_AffineIf(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CONDITION, PL_NAME_INVALID};
  print_words(pr, " ");
  print_applied(pr, op, map_of(op, PL_NAME_CONDITION, PL_ATTR_INTEGER_SET), 0, op->num_operands);
  bool bare = op->num_results == 1 && op->results[0].type->kind != PL_TYPE_FUNCTION;
  if (op->num_results) print_types(pr, op, bare ? " -> " : " -> (", bare ? "" : ")");
  print_words(pr, " ");
  print_body(pr, op, 0);
  if (op->num_regions > 1 && op->regions[1]->first) {
    print_words(pr, " else ");
    print_body(pr, op, 1);
  }
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints a bound of an affine.for: the map in attribute `name`, applied to the operands of segment `group`, or in short a
 * constant or value. `word` (max, min) stands before a map with other than one result. */
static void print_bound(pl_printer *pr, const pl_op *op, pl_attr_name name, uint32_t group, const char *word) {
  const pl_attr *map = map_of(op, name, PL_ATTR_AFFINE_MAP);
  uint32_t first, count;
  pl_op_segment(op, group, &first, &count);
  const pl_affine *only = map && map->affine.count == 1 && map->affine.num_dims == 0 ? map->affine.exprs[0] : NULL;
  if (only && map->affine.num_symbols == 0 && only->kind == PL_AFFINE_CONST) {
    pl_sink_i64(pr->out, only->value);
    return;
  }
  if (only && map->affine.num_symbols == 1 && only->kind == PL_AFFINE_SYMBOL && count == 1) {
    pl_pr_value(pr, pl_operand(op, first));
    return;
  }
  if (map && map->affine.count != 1) print_words(pr, word);
  print_applied(pr, op, map, first, count);
}

/* Prints ` iter_args(%arg = %init, ...) -> (types)` of an affine.for; nothing if there are none. */
static void print_iter_args(pl_printer *pr, const pl_op *op) {
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  uint32_t first, count;
  pl_op_segment(op, 2, &first, &count);
  if (count == 0) return;
  print_words(pr, " iter_args(");
  for (uint32_t i = 0; entry && i < count && i + 1 < entry->num_args; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_value(pr, entry->args[i + 1]);
    print_words(pr, " = ");
    pl_pr_value(pr, pl_operand(op, first + i));
  }
  print_types(pr, op, ") -> (", ")");
}

/* Prints an affine.for after its name, in the custom form. */
void pl_pr_custom_AffineFor(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_LOWER_BOUND_MAP, PL_NAME_UPPER_BOUND_MAP, PL_NAME_STEP, PL_NAME_INVALID};
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  const pl_attr *step = pl_op_attr(op, PL_NAME_STEP);
  int64_t by = 1;
  print_words(pr, " ");
  if (entry && entry->num_args) {
    pl_pr_value(pr, entry->args[0]);
    pl_pr_arg_loc(pr, entry->args[0]);
  }
  print_words(pr, " = ");
  print_bound(pr, op, PL_NAME_LOWER_BOUND_MAP, 0, "max ");
  print_words(pr, " to ");
  print_bound(pr, op, PL_NAME_UPPER_BOUND_MAP, 1, "min ");
  if (step && step->kind == PL_ATTR_INTEGER && pl_apint_to_i64(step->integer, &by) && by != 1)
    pl_sink_printf(pr->out, " step %lld", (long long)by);
  print_iter_args(pr, op);
  print_words(pr, " ");
  print_body(pr, op, 0);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints the lower or upper bounds of an affine.parallel. Returns how many operands, from `first` on, their map takes. */
static uint32_t print_groups(pl_printer *pr, const pl_op *op, bool lower, uint32_t first) {
  const pl_attr *map = map_of(op, lower ? PL_NAME_LOWER_BOUNDS_MAP : PL_NAME_UPPER_BOUNDS_MAP, PL_ATTR_AFFINE_MAP);
  const pl_attr *groups = pl_op_attr(op, lower ? PL_NAME_LOWER_BOUNDS_GROUPS : PL_NAME_UPPER_BOUNDS_GROUPS);
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  bool listed = groups && groups->kind == PL_ATTR_DENSE && groups->dense.elems;
  uint32_t at = 0;
  for (uint32_t i = 0; listed && entry && i < entry->num_args; i++) {
    int64_t size = 0;
    if (!groups->dense.splat && i >= groups->dense.count) break;
    if (!pl_apint_to_i64(pl_dense_at(groups, i), &size) || size < 0 || size > UINT32_MAX) break;
    if (i) print_words(pr, ", ");
    if (size != 1) print_words(pr, lower ? "max(" : "min(");
    print_exprs(pr, op, map, at, (uint32_t)size, first);
    if (size != 1) print_words(pr, ")");
    at += (uint32_t)size;
  }
  return map ? map->affine.num_dims + map->affine.num_symbols : 0;
}

/* The integer at position `i` of an array attribute; 0 if it is no integer of 64 bits. */
static int64_t number_at(const pl_attr *list, uint32_t i) {
  int64_t value = 0;
  if (list->array.elems[i]->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(list->array.elems[i]->integer, &value);
  return value;
}

/* Prints ` step (1, 4)` of an affine.parallel, from an array attribute of integers; nothing if all steps are 1. */
static void print_steps(pl_printer *pr, const pl_attr *steps) {
  bool plain = true;
  for (uint32_t i = 0; i < steps->array.count; i++)
    plain &= number_at(steps, i) == 1;
  if (plain) return;
  print_words(pr, " step (");
  for (uint32_t i = 0; i < steps->array.count; i++)
    pl_sink_printf(pr->out, "%s%lld", i ? ", " : "", (long long)number_at(steps, i));
  print_words(pr, ")");
}

/* Prints ` reduce ("addf", ...)` of an affine.parallel, from an array attribute of the numbers of arith's atomic operations. */
static void print_reductions(pl_printer *pr, const pl_attr *kinds) {
  const pl_vocabulary *words = pl_vocabulary_find(pl_str_from("arith.atomic"));
  print_words(pr, " reduce (");
  for (uint32_t i = 0; i < kinds->array.count; i++) {
    const char *word = pl_vocabulary_word(words, number_at(kinds, i));
    pl_sink_printf(pr->out, "%s\"%s\"", i ? ", " : "", word ? word : "");
  }
  print_words(pr, ")");
}

/* Prints an affine.parallel after its name, in the custom form. */
void pl_pr_custom_AffineParallel(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_REDUCTIONS,       PL_NAME_LOWER_BOUNDS_MAP,    PL_NAME_LOWER_BOUNDS_GROUPS,
                                        PL_NAME_UPPER_BOUNDS_MAP, PL_NAME_UPPER_BOUNDS_GROUPS, PL_NAME_STEPS,
                                        PL_NAME_INVALID};
  const pl_block *entry = op->num_regions ? op->regions[0]->first : NULL;
  const pl_attr *steps = pl_op_attr(op, PL_NAME_STEPS), *kinds = pl_op_attr(op, PL_NAME_REDUCTIONS);
  print_words(pr, " (");
  for (uint32_t i = 0; entry && i < entry->num_args; i++) {
    if (i) print_words(pr, ", ");
    pl_pr_value(pr, entry->args[i]);
  }
  print_words(pr, ") = (");
  uint32_t used = print_groups(pr, op, true, 0);
  print_words(pr, ") to (");
  (void)print_groups(pr, op, false, used);
  print_words(pr, ")");
  if (steps && steps->kind == PL_ATTR_ARRAY) print_steps(pr, steps);
  if (op->num_results) {
    if (kinds && kinds->kind == PL_ATTR_ARRAY) print_reductions(pr, kinds);
    print_types(pr, op, " -> (", ")");
  }
  print_words(pr, " ");
  print_body(pr, op, 0);
  pl_pr_attr_dict(pr, op, hidden, false);
}
