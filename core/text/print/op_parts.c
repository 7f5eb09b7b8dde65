/* Parts of an op that its generic and its custom form share. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"
#include "core/text/print/shape.h"

void pl_pr_newline(pl_printer *pr) {
  pl_pr_record_fault(pr);
  pl_sink_putc(pr->out, '\n');
  for (uint32_t i = 0; i < pr->indent; i++)
    pl_sink_putc(pr->out, ' ');
}

/* ---- Attributes ---- */

const pl_attr *pl_pr_prop(pl_printer *pr, const pl_op *op, const pl_sig_prop *prop) {
  const pl_attr *value = pl_dict_get(op->attrs, prop->name);
  return value || prop->optional ? value : pl_sig_prop_default(pr->module->ctx, prop);
}

/* Whether the name is one of the `count` names in `hidden`. */
static bool is_hidden(pl_str name, const pl_str *hidden, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (pl_str_eq(name, hidden[i])) return true;
  return false;
}

/* Whether the entry is `fastmathFlags = none` of an LLVM op, which custom forms do not show. */
static bool is_no_flags(const pl_op *op, pl_named_attr entry) {
  if (!pl_str_is(entry.name, "fastmathFlags") || !pl_str_is(op->info->dialect, "llvm")) return false;
  return entry.value->kind == PL_ATTR_ENUM && entry.value->enumeration.count == 1 &&
         pl_str_is(entry.value->enumeration.words[0], "none");
}

void pl_pr_attr_dict_without(pl_printer *pr, const pl_op *op, const pl_str *hidden, uint32_t count, bool keyword) {
  PL_VEC(pl_named_attr) shown = {0};
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr entry = op->attrs->dict.entries[i];
    if (!is_hidden(entry.name, hidden, count) && !is_no_flags(op, entry)) pl_vec_push(&shown, entry);
  }
  if (shown.len) {
    pl_sink_puts(pr->out, keyword ? " attributes " : " ");
    pl_pr_entries(pr, shown.data, (uint32_t)shown.len);
  }
  pl_vec_free(&shown);
}

void pl_pr_attr_dict(pl_printer *pr, const pl_op *op, const pl_attr_name *hidden, bool keyword) {
  pl_str names[16];
  uint32_t count = 0;
  for (; hidden && hidden[count]; count++) {
    assert(count < sizeof names / sizeof *names);
    names[count] = pl_attr_names[hidden[count]];
  }
  pl_pr_attr_dict_without(pr, op, names, count, keyword);
}

void pl_pr_arg_dict(pl_printer *pr, const pl_attr *dicts, uint32_t index) {
  if (!dicts || dicts->kind != PL_ATTR_ARRAY || index >= dicts->array.count) return;
  const pl_attr *dict = dicts->array.elems[index];
  if (dict->kind != PL_ATTR_DICT || dict->dict.count == 0) return;
  pl_sink_putc(pr->out, ' ');
  pl_pr_entries(pr, dict->dict.entries, dict->dict.count);
}

/* Whether the dictionary at `index` of arg_attrs or res_attrs exists and is not empty. */
static bool has_dict(const pl_attr *dicts, uint32_t index) {
  return dicts && dicts->kind == PL_ATTR_ARRAY && index < dicts->array.count && dicts->array.elems[index]->kind == PL_ATTR_DICT &&
         dicts->array.elems[index]->dict.count > 0;
}

/* Prints types, each with its dictionary in `dicts` (if there is one), separated by commas. */
static void print_types(pl_printer *pr, pl_type_list types, uint32_t count, const pl_attr *dicts) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, types[i]);
    pl_pr_arg_dict(pr, dicts, i);
  }
}

void pl_pr_func_results(pl_printer *pr, pl_type_list results, uint32_t num_results, const pl_attr *res_attrs) {
  assert(num_results == 0 || results);
  if (num_results == 0) return;
  bool bare = num_results == 1 && results[0]->kind != PL_TYPE_FUNCTION && !has_dict(res_attrs, 0);
  pl_sink_puts(pr->out, bare ? " -> " : " -> (");
  print_types(pr, results, num_results, res_attrs);
  if (!bare) pl_sink_putc(pr->out, ')');
}

void pl_pr_signature(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, const pl_attr *arg_attrs, pl_type_list results,
                     uint32_t num_results, const pl_attr *res_attrs) {
  assert(num_inputs == 0 || inputs);
  pl_sink_putc(pr->out, '(');
  print_types(pr, inputs, num_inputs, arg_attrs);
  pl_sink_putc(pr->out, ')');
  if (num_results)
    pl_pr_func_results(pr, results, num_results, res_attrs);
  else
    pl_sink_puts(pr->out, " -> ()");
}

/* ---- Blocks and regions ---- */

void pl_pr_successor(pl_printer *pr, const pl_op *op, uint32_t index) {
  assert(index < op->num_successors);
  const pl_successor *s = &op->successors[index];
  pl_pr_block_name(pr, s->block);
  if (s->count == 0) return;
  pl_sink_putc(pr->out, '(');
  pl_pr_values(pr, op, s->first, s->count);
  pl_sink_puts(pr->out, " : ");
  for (uint32_t i = 0; i < s->count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, pl_operand(op, s->first + i)->type);
  }
  pl_sink_putc(pr->out, ')');
}

void pl_pr_block_header(pl_printer *pr, const pl_block *block) {
  assert(block->num_args <= block->cap_args);
  pl_pr_newline(pr);
  pl_pr_block_name(pr, block);
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_sink_puts(pr->out, i ? ", " : "(");
    pl_pr_value(pr, block->args[i]);
    pl_sink_puts(pr->out, ": ");
    pl_pr_type(pr, block->args[i]->type);
    pl_pr_arg_loc(pr, block->args[i]);
  }
  pl_sink_puts(pr->out, block->num_args ? "):" : ":");
  pl_pr_predecessors(pr, block);
}
