/* Operations, blocks and regions to text: the generic form, and what custom forms share. */
#include "core/text/print/op.h"

#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/printer.h"
#include "core/text/print/shape.h"

/* Prints the op's location if the options ask for locations. */
static void print_op_loc(pl_printer *pr, const pl_op *op) {
  if (pr->options.debug_info) pl_pr_trailing_loc(pr, pl_pr_op_place(pr, op));
}

/* Prints a block's ops, one a line, except those that the printer's hook takes over; `header`: with its label, `terminator`: with
 * its terminator. */
static void print_block(pl_printer *pr, const pl_block *block, bool header, bool terminator) {
  if (header) pl_pr_block_header(pr, block);
  pr->indent += 2;
  for (uint32_t i = 0; pr->options.value_users && i < block->num_args; i++) {
    pl_pr_newline(pr);
    pl_pr_arg_users(pr, block->args[i]);
  }
  for (const pl_op *op = block->first; op; op = op->next) {
    if (!terminator && op == block->last && pl_block_terminator(block)) break;
    if (pr->hook && pr->hook->op(pr, op)) continue;
    pl_pr_newline(pr);
    pl_pr_op(pr, op);
  }
  pr->indent -= 2;
}

/* The dialect whose prefix MLIR omits from the names of ops in a region of `op`; "" if there is none. */
static const char *default_dialect(const pl_op *op) {
  if (!op) return "";
  return pl_op_is(op, PL_OP_FUNC_FUNC) ? "func" : pl_op_is(op, PL_OP_BUILTIN_MODULE) ? "builtin" : "";
}

void pl_pr_region(pl_printer *pr, const pl_region *region, bool entry_args, bool terminators, bool empty_block) {
  const char *outer = pr->default_dialect;
  if (pr->options.skip_regions) {
    pl_sink_puts(pr->out, "{...}");
    return;
  }
  pr->default_dialect = default_dialect(region->op);
  pl_sink_putc(pr->out, '{');
  if (region == pr->open_region) return; /* the rest follows */
  for (const pl_block *block = region->first; block; block = block->next) {
    bool first = block == region->first;
    bool header = !first || (empty_block && !block->first) || (entry_args && block->num_args);
    print_block(pr, block, header, terminators);
  }
  pl_pr_newline(pr);
  pl_sink_putc(pr->out, '}');
  pr->default_dialect = outer;
}

/* ---- Generic form ---- */

/* The values as a dense array of i32. */
static const pl_attr *i32_array(pl_printer *pr, const uint32_t *values, uint32_t count) {
  const pl_type *i32 = pl_type_integer(pr->module->ctx, 32);
  pl_apint *bits = PL_NEW_ARRAY(pr->arena, pl_apint, count + 1);
  for (uint32_t i = 0; i < count; i++)
    bits[i] = pl_apint_from_u64(pr->arena, 32, values[i]);
  return pl_attr_dense_array(pr->module->ctx, i32, bits, count);
}

/* How many of a call's own operands, the last ones, belong to operand bundles. */
static uint32_t bundle_operands(const pl_op *op) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES);
  uint64_t sum = 0, size;
  for (uint64_t i = 0; sizes && sizes->kind == PL_ATTR_DENSE_ARRAY && i < sizes->dense.count; i++)
    if (pl_apint_to_u64(sizes->dense.elems[i], &size)) sum += size;
  uint32_t own = pl_op_num_own_operands(op);
  return sum < own ? (uint32_t)sum : own;
}

/* The operandSegmentSizes of an op in the generic form, as an attribute. */
static const pl_attr *segment_sizes(pl_printer *pr, const pl_op *op, const pl_signature *s) {
  if (op->num_segments) return i32_array(pr, op->segments, op->num_segments);
  if (op->info->kind == PL_OP_LLVM_CALL || op->info->kind == PL_OP_LLVM_CALL_INTRINSIC) {
    uint32_t bundles = bundle_operands(op);
    uint32_t sizes[2] = {op->num_operands - bundles, bundles};
    return i32_array(pr, sizes, 2);
  }
  uint32_t *sizes = PL_NEW_ARRAY(pr->arena, uint32_t, s->num_operands + s->num_successors + 2), count = 0, first;
  for (uint32_t i = 0; i < s->num_operands; i++)
    pl_signature_group(s, op, i, &first, &sizes[count++]);
  for (uint32_t i = 0; i < s->num_successors; i++, count++)
    for (uint32_t k = i; k < op->num_successors && (k == i || s->successors[i].variadic); k++)
      sizes[count] += op->successors[k].count;
  if (op->info->kind == PL_OP_LLVM_INVOKE) { /* bundles come last */
    sizes[count++] = bundle_operands(op);
    sizes[0] -= bundle_operands(op);
  }
  return i32_array(pr, sizes, count);
}

/* How many operands a switch passes to each of its successors but the first, its default, or an indirectbr to each: a dense array
 * of i32. */
static const pl_attr *case_segments(pl_printer *pr, const pl_op *op) {
  uint32_t *sizes = PL_NEW_ARRAY(pr->arena, uint32_t, op->num_successors + 1);
  uint32_t first = op->info->kind != PL_OP_LLVM_INDIRECTBR; /* a switch has a default */
  for (uint32_t i = first; i < op->num_successors; i++)
    sizes[i - first] = op->successors[i].count;
  return i32_array(pr, sizes, op->num_successors > first ? op->num_successors - first : 0);
}

/* The dictionary of the op's inherent attributes, as the generic form has it; NULL if there are none. *discardable gets that of
 * the others or NULL. */
static const pl_attr *inherent(pl_printer *pr, const pl_op *op, const pl_signature *s, const pl_attr **discardable) {
  PL_VEC(pl_named_attr) props = {0}, others = {0};
  for (uint32_t i = 0; i < s->num_props; i++) {
    const pl_attr *value = pl_pr_prop(pr, op, &s->props[i]);
    if (pl_str_is(s->props[i].name, "case_operand_segments") || pl_str_is(s->props[i].name, "indbr_operand_segments"))
      value = case_segments(pr, op);
    if (value) pl_vec_push(&props, ((pl_named_attr){s->props[i].name, value}));
  }
  if (s->has_operand_segments) pl_vec_push(&props, ((pl_named_attr){PL_STR("operandSegmentSizes"), segment_sizes(pr, op, s)}));
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++)
    if (!pl_signature_prop(s, op->attrs->dict.entries[i].name)) pl_vec_push(&others, op->attrs->dict.entries[i]);
  const pl_attr *result = props.len ? pl_attr_dict(pr->module->ctx, props.data, (uint32_t)props.len) : NULL;
  *discardable = others.len ? pl_attr_dict(pr->module->ctx, others.data, (uint32_t)others.len) : NULL;
  pl_vec_free(&props);
  pl_vec_free(&others);
  return result;
}

/* Prints the regions of the generic form: ` ({...}, {...})`; nothing if there are none. */
static void print_regions(pl_printer *pr, const pl_op *op) {
  if (op->num_regions == 0) return;
  pl_sink_puts(pr->out, " (");
  for (uint32_t i = 0; i < op->num_regions; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_region(pr, op->regions[i], true, true, true);
  }
  pl_sink_putc(pr->out, ')');
}

/* Operand `i` in MLIR's order: in an invoke the operands of bundles come after those of the successors. */
static const pl_value *generic_operand(const pl_op *op, uint32_t i) {
  if (op->info->kind != PL_OP_LLVM_INVOKE) return pl_operand(op, i);
  uint32_t own = pl_op_num_own_operands(op), bundles = bundle_operands(op), passed = op->num_operands - own;
  if (i < own - bundles) return pl_operand(op, i);
  return pl_operand(op, i < own - bundles + passed ? i + bundles : i - passed);
}

/* Prints ` : (operand types) -> result types` of the generic form. */
static void print_op_types(pl_printer *pr, const pl_op *op) {
  bool bare = op->num_results == 1 && op->results[0].type->kind != PL_TYPE_FUNCTION;
  pl_sink_puts(pr->out, " : (");
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, generic_operand(op, i)->type);
  }
  pl_sink_puts(pr->out, bare ? ") -> " : ") -> (");
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, op->results[i].type);
  }
  if (!bare) pl_sink_putc(pr->out, ')');
}

/* Prints `open`, the dictionary and `close`; nothing if `dict` is NULL. */
static void print_dict(pl_printer *pr, const char *open, const pl_attr *dict, const char *close) {
  if (!dict) return;
  pl_sink_puts(pr->out, open);
  pl_pr_entries(pr, dict->dict.entries, dict->dict.count);
  pl_sink_puts(pr->out, close);
}

/* The op's name in the generic form. */
static pl_str name_of(const pl_printer *pr, const pl_op *op) {
  bool null = pl_op_is(op, PL_OP_LLVM_MLIR_ZERO) && op->num_results && pl_pr_pointee(pr, op->results[0].type);
  return null ? PL_STR("llvm.mlir.null") : op->info->name;
}

/* The attribute dictionary of the generic form as MLIR printed it while pointers had types: `others`, and of the inherent
 * attributes `props` those that it printed then. */
static const pl_attr *old_attrs(pl_printer *pr, const pl_op *op, const pl_attr *props, const pl_attr *others) {
  pl_context *ctx = pr->module->ctx;
  const pl_attr *all = others, *sizes = pl_dict_get(props, pl_attr_names[PL_NAME_OPERAND_SEGMENT_SIZES]);
  bool typed = (op->num_operands && pl_pr_pointee(pr, pl_operand(op, 0)->type)) ||
               (op->num_results && pl_pr_pointee(pr, op->results[0].type));
  /* What the op has is enough: a default may be younger than the reader. */
  for (uint32_t i = 0; props && i < props->dict.count; i++) {
    pl_str name = props->dict.entries[i].name;
    if ((typed && pl_str_is(name, "elem_type")) || !pl_dict_get(op->attrs, name)) continue;
    all = pl_dict_set(ctx, all, name, props->dict.entries[i].value);
  }
  if (sizes && !pl_op_is(op, PL_OP_LLVM_CALL))
    all = pl_dict_set(ctx, all, pl_context_intern(ctx, PL_STR("operand_segment_sizes")), sizes);
  return all;
}

/* The properties of an op of an unknown kind, NULL if it has none; *discardable gets the dictionary of its other attributes, or
 * NULL. */
static const pl_attr *foreign_properties(pl_printer *pr, const pl_op *op, const pl_attr **discardable) {
  pl_str name = pl_attr_names[PL_NAME_FOREIGN_PROPERTIES];
  const pl_attr *props = pl_dict_get(op->attrs, name), *others = op->attrs;
  if (props) others = pl_dict_set(pr->module->ctx, others, name, NULL);
  *discardable = others && others->dict.count ? others : NULL;
  return props;
}

/* Prints an op in the generic form. While aliases are collected visits regions, types and attributes only, in MLIR's order. */
static void print_generic(pl_printer *pr, const pl_op *op) {
  const pl_signature *s = pl_signature_of(pr->module->ctx, op->info);
  const pl_attr *others;
  const pl_attr *props = s ? inherent(pr, op, s, &others) : foreign_properties(pr, op, &others);
  if (pr->options.typed_pointers) { /* there were no properties by themselves until 2023 */
    others = old_attrs(pr, op, props, others);
    props = NULL;
  }
  if (pr->collecting) { /* the order in which MLIR looks for aliases */
    print_regions(pr, op);
    print_op_types(pr, op);
    print_dict(pr, " <", props, ">");
    print_dict(pr, " ", others, "");
    return;
  }
  pl_pr_quoted(pr, name_of(pr, op));
  pl_sink_putc(pr->out, '(');
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_value(pr, generic_operand(op, i));
  }
  pl_sink_putc(pr->out, ')');
  for (uint32_t i = 0; i < op->num_successors; i++) {
    pl_sink_puts(pr->out, i ? ", " : "[");
    pl_pr_block_name(pr, op->successors[i].block);
  }
  if (op->num_successors) pl_sink_putc(pr->out, ']');
  print_dict(pr, " <", props, ">");
  print_regions(pr, op);
  print_dict(pr, " ", others, "");
  print_op_types(pr, op);
}

/* Prints the op's name, without its dialect if that is the default one and the rest has no dot. */
static void print_op_name(pl_printer *pr, const pl_op *op) {
  pl_str name = name_of(pr, op);
  size_t n = op->info->dialect.len;
  if (pr->default_dialect && pl_str_is(op->info->dialect, pr->default_dialect) &&
      !memchr(name.data + n + 1, '.', name.len - n - 1)) {
    name.data += n + 1;
    name.len -= n + 1;
  }
  pl_sink_str(pr->out, name);
}

/* Whether `count` values can be divided among these operand or result groups, as far as that depends on which have exactly
 * one. */
static bool count_fits(const pl_sig_item *items, uint32_t num_items, uint32_t count) {
  uint32_t fixed = 0;
  for (uint32_t i = 0; i < num_items; i++)
    fixed += items[i].quantifier == PL_ONE;
  return count >= fixed && (count == fixed || fixed < num_items);
}

/* Whether the op has the parts that its custom form relies on; an op that was parsed in generic form may not. */
static bool has_shape(const pl_op *op, const pl_signature *s) {
  uint32_t own = pl_op_num_own_operands(op), fixed_successors = 0;
  for (uint32_t i = 0; i < s->num_successors; i++)
    fixed_successors += !s->successors[i].variadic;
  if (!count_fits(s->operands, s->num_operands, own) || !count_fits(s->results, s->num_results, op->num_results)) return false;
  if (op->num_successors < fixed_successors) return false;
  for (uint32_t i = 0; i < s->num_props; i++)
    if (!s->props[i].optional && !s->props[i].has_default && !pl_dict_get(op->attrs, s->props[i].name) &&
        !pl_str_is(s->props[i].name, "case_operand_segments") && !pl_str_is(s->props[i].name, "indbr_operand_segments"))
      return false;
  if (!pl_op_has(op, PL_TRAIT_FUNCTION)) return true;
  const pl_type *type = pl_func_type(op);
  return type && op->num_regions == 1 && type->kind == (pl_op_is(op, PL_OP_FUNC_FUNC) ? PL_TYPE_FUNCTION : PL_TYPE_LLVM_FUNC);
}

/* Whether the op is printed in generic form with --typed-pointers, as MLIR then had no or another custom form. */
static bool had_no_format(const pl_printer *pr, const pl_op *op) {
  bool ctors = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS) || pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_DTORS);
  return pr->options.typed_pointers && (ctors || pl_str_starts(op->info->name, "llvm.intr."));
}

void pl_pr_op_text(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  const pl_signature *s = pl_signature_of(pr->module->ctx, op->info);
  const pl_format *format = pr->options.generic || had_no_format(pr, op) ? NULL : pl_format_of(pr->module->ctx, s);
  if (!format || !has_shape(op, s)) {
    print_generic(pr, op);
    return;
  }
  print_op_name(pr, op);
  pl_custom_printer custom = format->custom.len ? pl_pr_custom(format->custom) : NULL;
  if (custom)
    custom(pr, op);
  else
    pl_pr_formatted(pr, op, s, format);
}

void pl_pr_op(pl_printer *pr, const pl_op *op) {
  bool named_here = pl_pr_begin_names(pr, op);
  pl_pr_results(pr, op);
  if (pr->collecting && pr->options.debug_info) print_op_loc(pr, op);
  if (!pl_pr_by_shape(pr, op)) pl_pr_op_text(pr, op);
  if (!pr->collecting) print_op_loc(pr, op);
  if (pr->options.value_users) pl_pr_op_users(pr, op);
  if (named_here) pl_pr_end_names(pr);
}
