/* Calls, invokes, inline assembly. */
#include "core/llvmir/export/internal.h"

pl_str pl_export_cconv(pl_export *e, pl_str word) {
  int64_t number = 0;
  if (word.len == 0 || pl_str_is(word, "ccc")) return PL_STR("");
  (void)pl_vocabulary_value(pl_vocabulary_find(PL_STR("llvm.cconv")), word, &number);
  const char *name = pl_vocabulary_word(pl_vocabulary_find(PL_STR("ll.cconv")), number);
  if (!name) return pl_lir_text(e->m.arena, "cc%lld ", (long long)number);
  return pl_lir_text(e->m.arena, pl_str_is(word, "avr_intrcc") ? "%s  " : "%s ", name); /* LLVM prints two spaces there */
}

static uint32_t bundle_size(const pl_attr *sizes, uint64_t i) {
  uint64_t size = 0;
  (void)pl_apint_to_u64(pl_dense_at(sizes, i), &size);
  return size < UINT32_MAX ? (uint32_t)size : 0;
}

uint32_t pl_export_bundle_operands(const pl_op *op) {
  const pl_attr *sizes = pl_op_attr(op, "op_bundle_sizes");
  uint32_t sum = 0, own = pl_op_num_own_operands(op);
  for (uint64_t i = 0; sizes && sizes->kind == PL_ATTR_DENSE_ARRAY && i < sizes->dense.count; i++)
    sum += bundle_size(sizes, i);
  return sum <= own ? sum : 0;
}

/* ` [ "tag"(i32 %0), ... ]` */
static void add_bundles(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first) {
  const pl_attr *sizes = pl_op_attr(op, "op_bundle_sizes"), *tags = pl_op_attr(op, "op_bundle_tags");
  if (!sizes || sizes->kind != PL_ATTR_DENSE_ARRAY || sizes->dense.count == 0 || !tags) return;
  pl_lir_ins_text(ins, " [ ");
  for (uint32_t i = 0; i < tags->array.count && i < sizes->dense.count; i++) {
    pl_sink text = {0};
    if (tags->array.elems[i]->kind == PL_ATTR_STRING) pl_lir_escape(tags->array.elems[i]->string, &text);
    pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%s\"%s\"(", i ? ", " : "", pl_sink_text(&text)));
    pl_sink_close(&text);
    for (uint32_t k = 0, count = bundle_size(sizes, i); k < count; k++) {
      if (k) pl_lir_ins_text(ins, ", ");
      pl_lir_ins_typed(ins, pl_export_value(e, pl_operand(op, first++)));
    }
    pl_lir_ins_text(ins, ")");
  }
  pl_lir_ins_text(ins, " ]");
}

/* Operands with their attributes, which the list of that name has one by one. */
static bool add_args(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first, uint32_t last, const char *attrs_name) {
  bool ok = true;
  pl_lir_ins_text(ins, "(");
  for (uint32_t i = first; i < last; i++) {
    pl_lir_param_attrs attrs;
    const pl_lir *value = pl_export_value(e, pl_operand(op, i));
    const pl_attr *dict = pl_export_param_dict(op, attrs_name, i - first);
    ok &= pl_export_param_attrs(e, op, dict, &attrs) && pl_export_verify_range(e, op, dict, value->type);
    if (i > first) pl_lir_ins_text(ins, ", ");
    pl_lir_ins_type(ins, value->type);
    pl_lir_ins_param_attrs(ins, attrs);
    pl_lir_ins_text(ins, " ");
    pl_lir_ins_value(ins, value);
  }
  pl_lir_ins_text(ins, ")");
  return ok;
}

/* Attributes of what a call gives. */
static bool result_attrs(pl_export *e, const pl_op *op, pl_lir_param_attrs *attrs) {
  const pl_attr *dict = pl_export_param_dict(op, "res_attrs", 0);
  return pl_export_param_attrs(e, op, dict, attrs) &&
         (op->num_results == 0 || pl_export_verify_range(e, op, dict, pl_result(op, 0)->type));
}

/* Attributes of the call itself. */
bool pl_export_call_of(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_str name) {
  uint32_t last = pl_op_num_own_operands(op) - pl_export_bundle_operands(op);
  pl_lir_param_attrs attrs;
  pl_sink text = {0};
  bool ok = result_attrs(e, op, &attrs);
  pl_export_result_attrs(e, ins, attrs);
  pl_export_call_space(e, ins);
  pl_lir_ins_type(ins, op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_name('@', name, &text);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s", pl_sink_text(&text)));
  pl_sink_close(&text);
  ok = add_args(e, op, ins, 0, last, "arg_attrs") && ok;
  add_bundles(e, op, ins, last);
  return ok;
}

static pl_str call_group(pl_export *e, const pl_op *op) {
  static const char *const units[][2] = {{"no_inline", "noinline"},     {"always_inline", "alwaysinline"},
                                         {"inline_hint", "inlinehint"}, {"no_unwind", "nounwind"},
                                         {"will_return", "willreturn"}, {"convergent", "convergent"}};
  pl_lir_attrs list = {0};
  const pl_attr *effects = pl_op_attr(op, "memory_effects");
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (pl_op_attr(op, units[i][0])) pl_lir_attrs_add_kind(e, &list, units[i][1]);
  if (pl_attr_is(effects, "memory_effects")) {
    pl_str text = pl_export_memory_effects(e, effects);
    pl_lir_attrs_add_text(e, &list, "memory", text, text);
  }
  pl_str group = pl_lir_attrs_group(e, &list);
  pl_vec_free(&list);
  return group;
}

/* What follows `call` or `invoke`: convention, attributes of the result, type, callee, arguments. */
static bool add_call(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  const pl_attr *callee = pl_op_attr(op, "callee"), *variadic = pl_op_attr(op, "var_callee_type");
  uint32_t own = pl_op_num_own_operands(op), last = own - pl_export_bundle_operands(op), first = callee ? 0 : 1;
  pl_lir_param_attrs attrs;
  bool ok = pl_export_verify_callable(e, op);
  ok &= result_attrs(e, op, &attrs);
  pl_lir_ins_str(ins, pl_export_cconv(e, pl_export_enum(op, "CConv")));
  pl_export_result_attrs(e, ins, attrs);
  pl_export_call_space(e, ins);
  if (variadic)
    pl_lir_ins_type(ins, variadic->type);
  else
    pl_lir_ins_type(ins, op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_ins_text(ins, " ");
  if (callee)
    pl_lir_ins_value(ins, pl_export_address(e, op, callee->symbol.path[0], pl_type_llvm_ptr(e->m.ctx, 0)));
  else
    pl_lir_ins_value(ins, pl_export_value(e, pl_operand(op, 0)));
  ok &= add_args(e, op, ins, first, last, "arg_attrs");
  pl_lir_ins_attrs(ins, call_group(e, op));
  add_bundles(e, op, ins, last);
  return ok;
}

static bool emit_call(pl_export *e, const pl_op *op) {
  pl_str tail = pl_export_enum(op, "TailCallKind");
  pl_lir_ins *ins = pl_export_ins(e, op);
  if (tail.len && !pl_str_is(tail, "none")) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%.*s ", PL_STR_FMT(tail)));
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, "fastmathFlags"));
  return add_call(e, op, ins) && pl_export_op_metadata(e, op, ins);
}

static bool emit_invoke(pl_export *e, const pl_op *op) {
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_map_set_ptr(&e->ends, op, e->block);
  pl_lir_ins_text(ins, "invoke ");
  bool ok = add_call(e, op, ins);
  for (uint32_t i = 0; i < 2; i++) {
    const pl_lir_block *block = pl_export_successor(e, op, i);
    pl_lir_ins_text(ins, i ? " unwind label " : "\n          to label ");
    pl_lir_ins_label(ins, block);
    pl_vec_push(&((pl_lir_block *)(uintptr_t)block)->preds, e->block);
  }
  return ok && pl_export_op_metadata(e, op, ins);
}

static bool emit_asm(pl_export *e, const pl_op *op) {
  pl_str tail = pl_export_enum(op, "tail_call_kind");
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_sink text = {0};
  if (tail.len && !pl_str_is(tail, "none")) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%.*s ", PL_STR_FMT(tail)));
  pl_sink_puts(&text, "asm ");
  if (pl_op_attr(op, "has_side_effects")) pl_sink_puts(&text, "sideeffect ");
  if (pl_op_attr(op, "is_align_stack")) pl_sink_puts(&text, "alignstack ");
  if (pl_export_num(op, "asm_dialect") == 1) pl_sink_puts(&text, "inteldialect ");
  pl_sink_putc(&text, '"');
  pl_lir_escape(pl_export_str(op, "asm_string"), &text);
  pl_sink_puts(&text, "\", \"");
  pl_lir_escape(pl_export_str(op, "constraints"), &text);
  pl_sink_putc(&text, '"');
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_type(ins, op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s", pl_sink_text(&text)));
  pl_sink_close(&text);
  return add_args(e, op, ins, 0, op->num_operands, "operand_attrs");
}

bool pl_export_calls(pl_export *e, const pl_op *op, bool *ok) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_CALL: *ok = emit_call(e, op); return true;
  case PL_OP_LLVM_INVOKE: *ok = emit_invoke(e, op); return true;
  case PL_OP_LLVM_INLINE_ASM: *ok = emit_asm(e, op); return true;
  case PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL: *ok = pl_export_scope_declaration(e, op); return true;
  case PL_OP_LLVM_INTR_ASSUME: {
    const pl_type *types[1] = {pl_operand(op, 0)->type};
    pl_lir_func *func =
        pl_export_declare_intrinsic(e, op->info->kind, types, 1, pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
    pl_lir_ins *ins = pl_export_ins(e, op);
    pl_lir_ins_text(ins, "call ");
    *ok = pl_export_call_of(e, op, ins, func->name);
    return true;
  }
  default: return false;
  }
}
