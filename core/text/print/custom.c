/* Custom forms of builtin, func, cf, arith and memref. Sources: MLIR documentation, "'func' Dialect", "'cf' Dialect", "'arith'
 * Dialect", "'memref' Dialect"; what `mlir-opt` 22 prints. */
#include "core/text/print/custom.h"

#include "core/text/print/attrs.h"
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

/* The text of the op's string attribute of that name; empty if there is none. */
static pl_str string_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_STRING ? a->string : (pl_str){"", 0};
}

/* Prints builtin.module after its name: @name attributes {...} {...}. */
static void print_module(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME, PL_NAME_INVALID};
  pl_str name = pl_symbol_name(op);
  if (name.len) {
    print_words(pr, " ");
    pl_pr_symbol(pr, name);
  }
  pl_pr_attr_dict(pr, op, hidden, true);
  print_words(pr, " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], true, true, false);
}

/* Prints the arguments of a function of function type `type`, separated by commas, with names if the function has a body. */
static void print_func_args(pl_printer *pr, const pl_op *op, const pl_type *type) {
  const pl_attr *dicts = pl_op_attr(op, PL_NAME_ARG_ATTRS);
  const pl_block *entry = pl_func_entry(op);
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    if (i) print_words(pr, ", ");
    if (entry && i < entry->num_args) {
      pl_pr_value(pr, entry->args[i]);
      print_words(pr, ": ");
    }
    pl_pr_type(pr, type->func.inputs[i]);
    pl_pr_arg_dict(pr, dicts, i);
    if (entry && i < entry->num_args) pl_pr_arg_loc(pr, entry->args[i]);
  }
}

/* Prints a func.func after its name, in the custom form. */
static void print_func(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME,  PL_NAME_FUNCTION_TYPE, PL_NAME_SYM_VISIBILITY,
                                        PL_NAME_ARG_ATTRS, PL_NAME_RES_ATTRS,     PL_NAME_INVALID};
  pl_str visibility = string_attr(op, PL_NAME_SYM_VISIBILITY);
  const pl_type *type = pl_func_type(op);
  print_words(pr, " ");
  if (visibility.len) {
    pl_sink_str(pr->out, visibility);
    print_words(pr, " ");
  }
  pl_pr_symbol(pr, pl_symbol_name(op));
  print_words(pr, "(");
  if (type) print_func_args(pr, op, type);
  print_words(pr, ")");
  if (type) pl_pr_func_results(pr, type->func.results, type->func.num_results, pl_op_attr(op, PL_NAME_RES_ATTRS));
  pl_pr_attr_dict(pr, op, hidden, true);
  if (pl_func_is_declaration(op)) return;
  print_words(pr, " ");
  pl_pr_region(pr, op->regions[0], false, true, true);
}

/* Prints func.call_indirect after its name: %f(args) {attributes} : type of %f. */
static void print_call_indirect(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, "(");
  pl_pr_values(pr, op, 1, op->num_operands - 1);
  print_words(pr, ")");
  pl_pr_attr_dict(pr, op, NULL, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
}

/* Prints an arith.select after its name, in the custom form. */
static void print_select(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_pr_values(pr, op, 0, op->num_operands);
  pl_pr_attr_dict(pr, op, NULL, false);
  print_words(pr, " : ");
  const pl_type *condition = pl_operand(op, 0)->type;
  if (condition->kind == PL_TYPE_VECTOR || condition->kind == PL_TYPE_TENSOR || condition->kind == PL_TYPE_UNRANKED_TENSOR) {
    pl_pr_type(pr, condition);
    print_words(pr, ", ");
  }
  print_result_type(pr, op, "");
}

/* Prints arith.constant after its name: {attributes} value, the value with its type. */
static void print_constant(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_VALUE, PL_NAME_INVALID};
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " ");
  if (value) pl_pr_attr(pr, value, PL_TYPE_SHOWN);
}

/* Prints the i-th case value of a switch (from 0) as unsigned; nothing if `values` has none. */
static void print_case_value(pl_printer *pr, const pl_attr *values, uint32_t i) {
  bool known = values && values->kind == PL_ATTR_DENSE && values->dense.elems && (values->dense.splat || i < values->dense.count);
  if (known) pl_apint_print(pl_dense_at(values, i), false, pr->out);
}

/* Prints cf.switch after its name: %flag : type, [default: ^bb, value: ^bb, ...] {...}, one case a line. */
static void print_switch(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_CASE_VALUES, PL_NAME_CASE_OPERAND_SEGMENTS, PL_NAME_INVALID};
  const pl_attr *values = pl_op_attr(op, PL_NAME_CASE_VALUES);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, ", [");
  pl_pr_newline(pr);
  print_words(pr, "  default: ");
  if (op->num_successors) pl_pr_successor(pr, op, 0);
  for (uint32_t i = 1; i < op->num_successors; i++) {
    print_words(pr, ",");
    pl_pr_newline(pr);
    print_words(pr, "  ");
    print_case_value(pr, values, i - 1);
    print_words(pr, ": ");
    pl_pr_successor(pr, op, i);
  }
  if (op->num_successors > 1) pl_pr_newline(pr);
  print_words(pr, "]");
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints the op's dense array attribute `name` as a list in brackets, in which the `count` operands from `first` on take the
 * place of dynamic elements: [1, %a, 2]. */
static void print_mixed(pl_printer *pr, const pl_op *op, pl_attr_name name, uint32_t first, uint32_t count) {
  const pl_attr *numbers = pl_op_attr(op, name);
  uint32_t used = 0;
  print_words(pr, "[");
  for (uint64_t i = 0; numbers && numbers->kind == PL_ATTR_DENSE_ARRAY && i < numbers->dense.count; i++) {
    int64_t value = 0;
    if (i) print_words(pr, ", ");
    (void)pl_apint_to_i64(numbers->dense.elems[i], &value);
    if (value == PL_DYNAMIC && used < count)
      pl_pr_value(pr, pl_operand(op, first + used++));
    else
      pl_sink_i64(pr->out, value);
  }
  print_words(pr, "]");
}

/* Prints `before` and the list that mixes the static values of the attribute `name` with the operands of segment `group`. */
static void print_view_list(pl_printer *pr, const pl_op *op, const char *before, pl_attr_name name, uint32_t group) {
  uint32_t first, count;
  pl_op_segment(op, group, &first, &count);
  print_words(pr, before);
  print_mixed(pr, op, name, first, count);
}

static const pl_attr_name view_hidden[] = {PL_NAME_STATIC_OFFSETS, PL_NAME_STATIC_SIZES, PL_NAME_STATIC_STRIDES, PL_NAME_INVALID};

/* Prints a memref.subview or memref.reinterpret_cast after its name; `before` has the texts before offsets, sizes and strides. */
static void print_view(pl_printer *pr, const pl_op *op, const char *const before[3]) {
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  for (uint32_t i = 0; i < 3; i++)
    print_view_list(pr, op, before[i], view_hidden[i], i + 1);
  pl_pr_attr_dict(pr, op, view_hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_result_type(pr, op, " to ");
}

/* Prints memref.subview after its name: %source[offsets] [sizes] [strides] {...} : type to type. */
static void print_subview(pl_printer *pr, const pl_op *op) {
  static const char *const before[] = {"", " ", " "};
  print_view(pr, op, before);
}

/* Prints memref.reinterpret_cast after its name: %source to offset: [..], sizes: [..], strides: [..] {...} : type to type. */
static void print_reinterpret_cast(pl_printer *pr, const pl_op *op) {
  static const char *const before[] = {" to offset: ", ", sizes: ", ", strides: "};
  print_view(pr, op, before);
}

/* Prints a memref.global after its name, in the custom form. */
static void print_global(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_SYM_NAME,      PL_NAME_SYM_VISIBILITY, PL_NAME_TYPE,
                                        PL_NAME_INITIAL_VALUE, PL_NAME_CONSTANT,       PL_NAME_INVALID};
  pl_str visibility = string_attr(op, PL_NAME_SYM_VISIBILITY);
  const pl_attr *type = pl_op_attr(op, PL_NAME_TYPE), *value = pl_op_attr(op, PL_NAME_INITIAL_VALUE);
  if (visibility.len) {
    print_words(pr, " ");
    pl_pr_quoted(pr, visibility);
  }
  if (pl_op_attr(op, PL_NAME_CONSTANT)) print_words(pr, " constant");
  print_words(pr, " ");
  pl_pr_symbol(pr, pl_symbol_name(op));
  print_words(pr, " : ");
  if (type) pl_pr_attr(pr, type, PL_TYPE_SHOWN);
  if (value && value->kind == PL_ATTR_UNIT) print_words(pr, " = uninitialized");
  if (value && value->kind != PL_ATTR_UNIT) {
    print_words(pr, " = ");
    pl_pr_attr(pr, value, PL_TYPE_HIDDEN);
  }
  pl_pr_attr_dict(pr, op, hidden, false);
}

/* Prints memref.expand_shape after its name: %source [[..]] output_shape [..] {...} : type into type. */
static void print_expand_shape(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_REASSOCIATION, PL_NAME_STATIC_OUTPUT_SHAPE, PL_NAME_INVALID};
  const pl_attr *reassociation = pl_op_attr(op, PL_NAME_REASSOCIATION);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " ");
  if (reassociation) pl_pr_attr(pr, reassociation, PL_TYPE_SHOWN);
  print_words(pr, " output_shape ");
  print_mixed(pr, op, PL_NAME_STATIC_OUTPUT_SHAPE, 1, op->num_operands - 1);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_result_type(pr, op, " into ");
}

/* Prints memref.transpose after its name: %source (d0, d1) -> (d1, d0) {attributes} : source type to result type. */
static void print_transpose(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_PERMUTATION, PL_NAME_INVALID};
  const pl_attr *map = pl_op_attr(op, PL_NAME_PERMUTATION);
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, " ");
  if (map && map->kind == PL_ATTR_AFFINE_MAP) pl_pr_affine(pr, map);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_result_type(pr, op, " to ");
}

/* Prints the end of a vector.extract or vector.insert: [position] {attributes} : part, `word`, whole, where dynamic indices are
 * the operands from `first` on. */
static void print_position(pl_printer *pr, const pl_op *op, uint32_t first, const pl_type *part, const char *word,
                           const pl_type *whole) {
  static const pl_attr_name hidden[] = {PL_NAME_STATIC_POSITION, PL_NAME_INVALID};
  print_mixed(pr, op, PL_NAME_STATIC_POSITION, first, op->num_operands - first);
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  pl_pr_type(pr, part);
  print_words(pr, word);
  pl_pr_type(pr, whole);
}

/* Prints vector.extract after its name: %source[position] {...} : type from type. */
static void print_vector_extract(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_position(pr, op, 1, op->results[0].type, " from ", pl_operand(op, 0)->type);
}

/* Prints vector.insert after its name: %value, %dest [position] {...} : type into type. */
static void print_vector_insert(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_pr_values(pr, op, 0, 2);
  print_words(pr, " ");
  print_position(pr, op, 2, pl_operand(op, 0)->type, " into ", pl_operand(op, 1)->type);
}

/* Prints ` %memref[indices]`, the first operand and all others. */
static void print_access(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  pl_pr_value(pr, pl_operand(op, 0));
  print_words(pr, "[");
  pl_pr_values(pr, op, 1, op->num_operands - 1);
  print_words(pr, "]");
}

/* Prints memref.generic_atomic_rmw after its name: %m[indices] : type {region} {attributes}. */
static void print_generic_atomic_rmw(pl_printer *pr, const pl_op *op) {
  print_access(pr, op);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
  print_words(pr, " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], true, true, false);
  pl_pr_attr_dict(pr, op, NULL, false);
}

/* Whether the attribute is an integer other than 0; false for NULL. */
static bool is_true(const pl_attr *a) { return a && a->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(a->integer); }

/* Prints memref.prefetch after its name: %m[indices], read or write, locality<3>, data or instr, {attributes} : type. */
static void print_prefetch(pl_printer *pr, const pl_op *op) {
  static const pl_attr_name hidden[] = {PL_NAME_IS_WRITE, PL_NAME_LOCALITY_HINT, PL_NAME_IS_DATA_CACHE, PL_NAME_INVALID};
  const pl_attr *hint = pl_op_attr(op, PL_NAME_LOCALITY_HINT);
  print_access(pr, op);
  print_words(pr, is_true(pl_op_attr(op, PL_NAME_IS_WRITE)) ? ", write, locality<" : ", read, locality<");
  if (hint) pl_pr_attr(pr, hint, PL_TYPE_HIDDEN);
  print_words(pr, is_true(pl_op_attr(op, PL_NAME_IS_DATA_CACHE)) ? ">, data" : ">, instr");
  pl_pr_attr_dict(pr, op, hidden, false);
  print_words(pr, " : ");
  print_type_of(pr, op, 0);
}

/* Prints memref.distinct_objects after its name: its operands %a, %b {attributes} : their types. */
static void print_distinct_objects(pl_printer *pr, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    print_words(pr, i ? ", " : " ");
    pl_pr_value(pr, pl_operand(op, i));
  }
  pl_pr_attr_dict(pr, op, NULL, false);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    print_words(pr, i ? ", " : " : ");
    print_type_of(pr, op, i);
  }
}

/* Prints a memref.alloca_scope after its name, in the custom form. */
static void print_alloca_scope(pl_printer *pr, const pl_op *op) {
  print_words(pr, " ");
  for (uint32_t i = 0; i < op->num_results; i++) {
    print_words(pr, i ? ", " : " -> (");
    pl_pr_type(pr, op->results[i].type);
  }
  print_words(pr, op->num_results ? ") " : " ");
  if (op->num_regions) pl_pr_region(pr, op->regions[0], false, op->num_results > 0, false);
  pl_pr_attr_dict(pr, op, NULL, false);
}

static const struct {
  const char *name;
  pl_custom_printer print;
} customs[] = {{"Module", print_module},
               {"FuncFunc", print_func},
               {"FuncCallIndirect", print_call_indirect},
               {"ArithSelect", print_select},
               {"ArithConstant", print_constant},
               {"CfSwitch", print_switch},
               {"Subview", print_subview},
               {"ReinterpretCast", print_reinterpret_cast},
               {"MemrefGlobal", print_global},
               {"ExpandShape", print_expand_shape},
               {"Transpose", print_transpose},
               {"GenericAtomicRmw", print_generic_atomic_rmw},
               {"Prefetch", print_prefetch},
               {"DistinctObjects", print_distinct_objects},
               {"AllocaScope", print_alloca_scope},
               {"VectorExtract", print_vector_extract},
               {"VectorInsert", print_vector_insert},
#define X(name) {#name, pl_pr_custom_##name},
               PL_LLVM_PRINTERS(X)
#undef X
};

pl_custom_printer pl_pr_custom(pl_str name) {
  for (size_t i = 0; i < sizeof customs / sizeof *customs; i++)
    if (pl_str_is(name, customs[i].name)) return customs[i].print;
  return NULL;
}
