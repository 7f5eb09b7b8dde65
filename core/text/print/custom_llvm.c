/* Custom forms of the LLVM dialect. Sources: MLIR documentation, "'llvm' Dialect"; what `mlir-opt` 22 prints. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/text/print/attrs.h"
#include "core/text/print/custom.h"
#include "core/text/print/names.h"
#include "core/text/print/op.h"
#include "core/text/print/printer.h"

/* Prints a fixed text. */
static void print_words(pl_printer *pr, const char *text) { pl_sink_puts(pr->out, text); }
/* Prints the type of an operand. */
static void print_type_of(pl_printer *pr, const pl_op *op, uint32_t operand) { pl_pr_type(pr, pl_operand(op, operand)->type); }

/* Prints `before`, then the type of the op's first result if it has one. */
static void print_result_type(pl_printer *pr, const pl_op *op, const char *before) {
  print_words(pr, before);
  if (op->num_results) pl_pr_type(pr, op->results[0].type);
}

/* The op's integer attribute of that name; 0 if it is absent or does not fit in 64 bits. */
static int64_t number_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  int64_t value = 0;
  if (a && a->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(a->integer, &value);
  return value;
}

/* Prints the word of the vocabulary for the op's integer attribute `name`, and a space; nothing if there is no such word. */
static void print_number_word(pl_printer *pr, const pl_op *op, pl_attr_name name, pl_str vocabulary) {
  if (!pl_op_attr(op, name)) return;
  const char *word = pl_vocabulary_word(pl_vocabulary_find(vocabulary), number_attr(op, name));
  if (word && *word) pl_sink_printf(pr->out, "%s ", word);
}

/* The first word of the op's enum attribute of that name; empty if there is none. */
static pl_str enum_word(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_ENUM && a->enumeration.count ? a->enumeration.words[0] : (pl_str){"", 0};
}

/* Prints the word of the op's enum attribute `name` and a space, unless it is absent or the default `unless`. */
static void print_enum_word(pl_printer *pr, const pl_op *op, pl_attr_name name, const char *unless) {
  pl_str word = enum_word(op, name);
  if (word.len == 0 || pl_str_is(word, unless)) return;
  pl_sink_str(pr->out, word);
  print_words(pr, " ");
}

/* Prints ` comdat(@group::@selector)` if the op has a comdat. */
static void print_comdat(pl_printer *pr, const pl_op *op) {
  const pl_attr *comdat = pl_op_attr(op, PL_NAME_COMDAT);
  if (!comdat) return;
  print_words(pr, " comdat(");
  pl_pr_attr(pr, comdat, PL_TYPE_SHOWN);
  print_words(pr, ")");
}

/* Prints ` vscale_range(1, 2)` if the op's attribute vscale_range is #llvm.vscale_range; returns whether it is. */
static bool print_vscale_range(pl_printer *pr, const pl_op *op) {
  const pl_attr *range = pl_op_attr(op, PL_NAME_VSCALE_RANGE);
  if (!pl_attr_is(range, "vscale_range")) return false;
  pl_sink_printf(pr->out, " vscale_range(%lld, %lld)", (long long)pl_attr_param_num(range, "minRange"),
                 (long long)pl_attr_param_num(range, "maxRange"));
  return true;
}

/* Prints the arguments of an llvm.func of function type `type`, separated by commas, with names if the function has a body. */
static void print_func_args(pl_printer *pr, const pl_op *op, const pl_type *type) {
  const pl_attr *dicts = pl_op_attr(op, PL_NAME_ARG_ATTRS);
  const pl_block *entry = pl_func_entry(op);
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    bool named = entry && i < entry->num_args;
    if (i) print_words(pr, ", ");
    if (named) {
      pl_pr_value(pr, entry->args[i]);
      print_words(pr, ": ");
    }
    pl_pr_type(pr, type->func.inputs[i]);
    pl_pr_arg_dict(pr, dicts, i);
    if (named) pl_pr_arg_loc(pr, entry->args[i]);
  }
  if (type->func.variadic) print_words(pr, type->func.num_inputs ? ", ..." : "...");
}

/* Prints an llvm.func after its name, in the custom form. */
void pl_pr_custom_LlvmFunc(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  pl_attr_name hidden[] = {PL_NAME_SYM_NAME,   PL_NAME_FUNCTION_TYPE, PL_NAME_LINKAGE, PL_NAME_CCONV,
                           PL_NAME_VISIBILITY, PL_NAME_UNNAMED_ADDR,  PL_NAME_COMDAT,  PL_NAME_ARG_ATTRS,
                           PL_NAME_RES_ATTRS,  PL_NAME_INVALID,       PL_NAME_INVALID};
  const pl_type *type = pl_func_type(op);
  print_words(pr, " ");
  print_enum_word(pr, op, PL_NAME_LINKAGE, "external");
  print_number_word(pr, op, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  print_number_word(pr, op, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  print_enum_word(pr, op, PL_NAME_CCONV, "ccc");
  pl_pr_symbol(pr, pl_symbol_name(op));
  print_words(pr, "(");
  if (type) print_func_args(pr, op, type);
  print_words(pr, ")");
  if (type && type->func.results[0]->kind != PL_TYPE_LLVM_VOID)
    pl_pr_func_results(pr, type->func.results, type->func.num_results, pl_op_attr(op, PL_NAME_RES_ATTRS));
  if (print_vscale_range(pr, op)) hidden[9] = PL_NAME_VSCALE_RANGE;
  print_comdat(pr, op);
  pl_pr_attr_dict(pr, op, hidden, true);
  if (pl_func_is_declaration(op)) return;
  print_words(pr, " ");
  pl_pr_region(pr, op->regions[0], false, true, false);
}

/* Prints the attribute dictionary at the end of an llvm.mlir.global. The address space is in it even if it is the default, as
 * MLIR prints it. */
static void print_global_dict(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME,   PL_NAME_GLOBAL_TYPE,  PL_NAME_LINKAGE, PL_NAME_VALUE,
                                        PL_NAME_CONSTANT,   PL_NAME_THREAD_LOCAL, PL_NAME_COMDAT,  PL_NAME_UNNAMED_ADDR,
                                        PL_NAME_VISIBILITY, PL_NAME_INVALID};
  PL_VEC(pl_named_attr) shown = {0};
  bool has_space = false;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    pl_named_attr entry = op->attrs->dict.entries[i];
    bool hide = false;
    for (const pl_attr_name *h = hidden; *h; h++)
      hide = hide || pl_str_eq(entry.name, pl_attr_names[*h]);
    has_space = has_space || pl_str_is(entry.name, "addr_space");
    if (!hide) pl_vec_push(&shown, entry);
  }
  if (!has_space)
    pl_vec_push(&shown,
                ((pl_named_attr){PL_STR("addr_space"), pl_attr_i64(pr->module->ctx, pl_type_integer(pr->module->ctx, 32), 0)}));
  const pl_attr *dict = pl_attr_dict(pr->module->ctx, shown.data, (uint32_t)shown.len);
  print_words(pr, " ");
  pl_pr_entries(pr, dict->dict.entries, dict->dict.count);
  pl_vec_free(&shown);
}

/* Prints an llvm.mlir.global after its name, in the custom form. */
void pl_pr_custom_LlvmGlobal(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE), *type = pl_op_attr(op, PL_NAME_GLOBAL_TYPE);
  pl_str linkage = enum_word(op, PL_NAME_LINKAGE);
  print_words(pr, " ");
  if (linkage.len) {
    pl_sink_str(pr->out, linkage);
    print_words(pr, " ");
  }
  print_number_word(pr, op, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  if (pl_op_attr(op, PL_NAME_THREAD_LOCAL)) print_words(pr, "thread_local ");
  print_number_word(pr, op, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  if (pl_op_attr(op, PL_NAME_CONSTANT)) print_words(pr, "constant ");
  pl_pr_symbol(pr, pl_symbol_name(op));
  print_words(pr, "(");
  if (value) pl_pr_attr(pr, value, PL_TYPE_SHOWN);
  print_words(pr, ")");
  print_comdat(pr, op);
  print_global_dict(pr, op);
  if (value && value->kind == PL_ATTR_STRING) return;
  print_words(pr, " : ");
  if (type) pl_pr_attr(pr, type, PL_TYPE_SHOWN);
  if (op->num_regions == 0 || !op->regions[0]->first) return;
  print_words(pr, " ");
  pl_pr_region(pr, op->regions[0], false, true, false);
}

/* Prints llvm.icmp or llvm.fcmp after its name: "predicate" %a, %b {attributes} : type of %a. */
void pl_pr_custom_LlvmCmp(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_PREDICATE, PL_NAME_INVALID};
  const pl_signature *s = pl_signature_of(pr->module->ctx, op->info);
  const pl_sig_prop *prop = pl_signature_prop(s, PL_STR("predicate"));
  const char *word = pl_vocabulary_word(prop->words, number_attr(op, PL_NAME_PREDICATE));
  pl_sink_printf(pr->out, " \"%s\" ", word ? word : "");
  pl_pr_values(pr, op, 0, op->num_operands);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
}

/* Prints the op's dense array attribute `name` as [1, 2]; nothing if it is absent or of another kind. */
static void print_ints(pl_printer *pr, const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  if (a && a->kind == PL_ATTR_DENSE_ARRAY) pl_pr_int_list(pr, a);
}

static const pl_attr_name position_hidden[] = {PL_NAME_POSITION, PL_NAME_INVALID};

/* Prints llvm.extractvalue after its name: %container[position] {...} : type, with the space that MLIR leaves at the end. */
void pl_pr_custom_ExtractValue(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_ints(pr, op, PL_NAME_POSITION);
  pl_pr_attr_dict(pr, op, position_hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, " ");
}

/* Prints an llvm.insertvalue after its name, in the custom form, with the space that MLIR leaves at the end. */
void pl_pr_custom_InsertValue(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 1));
  print_words(pr, ", ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_ints(pr, op, PL_NAME_POSITION);
  pl_pr_attr_dict(pr, op, position_hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, " ");
}

/* Prints an llvm.shufflevector after its name, in the custom form. */
void pl_pr_custom_ShuffleVector(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_MASK, PL_NAME_INVALID};
  print_words(pr, " ");
  pl_pr_values(pr, op, 0, op->num_operands);
  print_words(pr, " ");
  print_ints(pr, op, PL_NAME_MASK);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, pr->options.typed_pointers ? ", " : " "); /* twice until 2022 */
  if (pr->options.typed_pointers) print_type_of(pr, op, 1);
}

/* Prints llvm.alloca after its name: %count x type {attributes} : (type) -> type, after `inalloca` if that is set. */
void pl_pr_custom_LlvmAlloca(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_ELEM_TYPE, PL_NAME_INALLOCA, PL_NAME_INVALID};
  const pl_attr *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  print_words(pr, pl_op_attr(op, PL_NAME_INALLOCA) ? " inalloca " : " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " x ");
  if (elem) pl_pr_attr(pr, elem, PL_TYPE_SHOWN);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : (");
  print_type_of(pr, op, 0);
  print_result_type(pr, op, ") -> ");
}

/* Prints ` atomic syncscope("scope") ordering` of a load or store; nothing if it is not atomic. */
static void print_atomic(pl_printer *pr, const pl_op *op) {
  int64_t ordering = number_attr(op, PL_NAME_ORDERING);
  const pl_attr *scope = pl_op_attr(op, PL_NAME_SYNCSCOPE);
  if (ordering == 0) return;
  print_words(pr, " atomic");
  if (scope && scope->kind == PL_ATTR_STRING) {
    print_words(pr, " syncscope(");
    pl_pr_attr(pr, scope, PL_TYPE_SHOWN);
    print_words(pr, ")");
  }
  const char *word = pl_vocabulary_word(pl_vocabulary_find(PL_STR("llvm.ordering")), ordering);
  pl_sink_printf(pr->out, " %s", word ? word : "");
}

static const pl_attr_name access_hidden[] = {PL_NAME_VOLATILE,  PL_NAME_ORDERING,        PL_NAME_SYNCSCOPE,
                                             PL_NAME_INVARIANT, PL_NAME_INVARIANT_GROUP, PL_NAME_DEREFERENCEABLE,
                                             PL_NAME_INVALID};

/* Prints an llvm.load after its name, in the custom form. */
void pl_pr_custom_LlvmLoad(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  const pl_attr *known = pl_op_attr(op, PL_NAME_DEREFERENCEABLE);
  print_words(pr, pl_op_attr(op, PL_NAME_VOLATILE) ? " volatile " : " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_atomic(pr, op);
  if (pl_op_attr(op, PL_NAME_INVARIANT)) print_words(pr, " invariant");
  if (pl_op_attr(op, PL_NAME_INVARIANT_GROUP)) print_words(pr, " invariant_group");
  if (pl_attr_is(known, "dereferenceable")) {
    print_words(pr, " dereferenceable");
    pl_pr_params(pr, known);
  }
  pl_pr_attr_dict(pr, op, access_hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  if (!pl_pr_pointee(pr, pl_operand(op, 0)->type)) print_result_type(pr, op, " -> ");
}

/* Prints an llvm.store after its name, in the custom form. */
void pl_pr_custom_LlvmStore(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, pl_op_attr(op, PL_NAME_VOLATILE) ? " volatile " : " ");
  pl_pr_values(pr, op, 0, op->num_operands);
  print_atomic(pr, op);
  if (pl_op_attr(op, PL_NAME_INVARIANT_GROUP)) print_words(pr, " invariant_group");
  pl_pr_attr_dict(pr, op, access_hidden, false);
  bool typed = pl_pr_pointee(pr, pl_operand(op, 1)->type) != NULL; /* it says the value's type too */
  for (uint32_t i = typed; i < op->num_operands; i++) {
    print_words(pr, i != typed ? ", " : " : ");
    print_type_of(pr, op, i);
  }
}

/* Prints the no-wrap flags of a getelementptr, separated by `|`, and a space; nothing if there are none. */
static void print_gep_flags(pl_printer *pr, const pl_op *op) {
  int64_t flags = number_attr(op, PL_NAME_NO_WRAP_FLAGS);
  const pl_vocabulary *vocabulary = pl_vocabulary_find(PL_STR("llvm.gep"));
  for (const pl_enum_word *w = vocabulary->words; w->word && flags; w++) {
    if (w->value == 0 || (flags & w->value) != w->value) continue;
    flags &= ~w->value;
    pl_sink_printf(pr->out, "%s%s", w->word, flags ? "|" : " ");
  }
}

/* Prints an llvm.getelementptr after its name, in the custom form. */
void pl_pr_custom_LlvmGep(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_ELEM_TYPE, PL_NAME_NO_WRAP_FLAGS, PL_NAME_RAW_CONSTANT_INDICES, PL_NAME_INVALID};
  const pl_attr *raw = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES), *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  uint32_t next = 1;
  print_words(pr, " ");
  print_gep_flags(pr, op);
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, "[");
  for (uint64_t i = 0; raw && raw->kind == PL_ATTR_DENSE_ARRAY && i < raw->dense.count; i++) {
    int64_t index = 0;
    if (i) print_words(pr, ", ");
    (void)pl_apint_to_i64(pl_dense_at(raw, i), &index);
    if (index == INT32_MIN && next < op->num_operands)
      pl_pr_value(pr, pl_operand(op, next++));
    else
      pl_sink_i64(pr->out, index);
  }
  print_words(pr, "]");
  pl_pr_attr_dict(pr, op, hidden, false);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    print_words(pr, i ? ", " : " : (");
    print_type_of(pr, op, i);
  }
  print_result_type(pr, op, ") -> ");
  if (pl_pr_pointee(pr, pl_operand(op, 0)->type)) return;
  print_words(pr, ", ");
  if (elem) pl_pr_attr(pr, elem, PL_TYPE_SHOWN);
}

/* Prints an llvm.switch after its name, in the custom form, one case a line. */
void pl_pr_custom_LlvmSwitch(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_CASE_VALUES, PL_NAME_CASE_OPERAND_SEGMENTS, PL_NAME_INVALID};
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, ", ");
  if (op->num_successors) pl_pr_successor(pr, op, 0);
  print_words(pr, " [");
  for (uint32_t i = 1; i < op->num_successors; i++) {
    pl_pr_newline(pr);
    print_words(pr, "  ");
    bool known =
        values && values->kind == PL_ATTR_DENSE && values->dense.elems && (values->dense.splat || i <= values->dense.count);
    if (known)
      pl_apint_print(pl_dense_at(values, i - 1), !pr->options.typed_pointers, pr->out); /* MLIR 14 reads no sign of some */
    print_words(pr, ": ");
    pl_pr_successor(pr, op, i);
    if (i + 1 < op->num_successors) print_words(pr, ",");
  }
  pl_pr_newline(pr);
  print_words(pr, "]");
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints the beginning of a global symbol after the op's name: linkage, visibility and the like, and @name. */
static void print_symbol_head(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_sink_str(pr->out, enum_word(op, PL_NAME_LINKAGE));
  print_words(pr, " ");
  print_number_word(pr, op, PL_NAME_VISIBILITY, PL_STR("llvm.visibility"));
  if (pl_op_attr(op, PL_NAME_THREAD_LOCAL)) print_words(pr, "thread_local ");
  print_number_word(pr, op, PL_NAME_UNNAMED_ADDR, PL_STR("llvm.unnamed_addr"));
  pl_pr_symbol(pr, pl_symbol_name(op));
}

/* Prints an llvm.mlir.alias after its name, in the custom form. */
void pl_pr_custom_LlvmAlias(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_ALIAS_TYPE,   PL_NAME_SYM_NAME,     PL_NAME_LINKAGE, PL_NAME_VISIBILITY,
                                        PL_NAME_THREAD_LOCAL, PL_NAME_UNNAMED_ADDR, PL_NAME_INVALID};
  const pl_attr *type = pl_op_attr(op, PL_NAME_ALIAS_TYPE);
  print_symbol_head(pr, op);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  if (type) pl_pr_attr(pr, type, PL_TYPE_SHOWN);
  print_words(pr, " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, true, false);
}

/* Prints an llvm.mlir.ifunc after its name, in the custom form. */
void pl_pr_custom_LlvmIfunc(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_I_FUNC_TYPE, PL_NAME_RESOLVER_TYPE, PL_NAME_RESOLVER,     PL_NAME_SYM_NAME,
                                        PL_NAME_LINKAGE,     PL_NAME_VISIBILITY,    PL_NAME_UNNAMED_ADDR, PL_NAME_INVALID};
  print_symbol_head(pr, op);
  print_words(pr, " : ");
  pl_pr_attr(pr, pl_op_attr(op, PL_NAME_I_FUNC_TYPE), PL_TYPE_SHOWN);
  print_words(pr, ", ");
  pl_pr_attr(pr, pl_op_attr(op, PL_NAME_RESOLVER_TYPE), PL_TYPE_SHOWN);
  print_words(pr, " ");
  pl_pr_attr(pr, pl_op_attr(op, PL_NAME_RESOLVER), PL_TYPE_SHOWN);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints llvm.comdat after its name: @name {region} {attributes}. */
void pl_pr_custom_LlvmComdat(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME, PL_NAME_INVALID};
  print_words(pr, " ");
  pl_pr_symbol(pr, pl_symbol_name(op));
  print_words(pr, " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, true, false);
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints llvm.comdat_selector after its name: @name kind {...}. */
void pl_pr_custom_LlvmComdatSelector(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME, PL_NAME_COMDAT, PL_NAME_INVALID};
  const char *word = pl_vocabulary_word(pl_vocabulary_find(PL_STR("llvm.comdat")), number_attr(op, PL_NAME_COMDAT));
  print_words(pr, " ");
  pl_pr_symbol(pr, pl_symbol_name(op));
  pl_sink_printf(pr->out, " %s", word ? word : "");
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints ` <{...}>` with all attributes of the op. */
void pl_pr_custom_LlvmPropDict(pl_printer *pr, const pl_op *op) {
  assert(op->module->ctx == pr->module->ctx);
  print_words(pr, " <");
  pl_pr_entries(pr, op->attrs->dict.entries, op->attrs->dict.count);
  print_words(pr, ">");
}
