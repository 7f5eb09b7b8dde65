/* Calls, invokes, inline assembly. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/declare.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* The text of the attribute group of a call, with the attributes that the op's properties stand for. */
static pl_str call_group(pl_export *e, const pl_op *op) {
  static const struct {
    pl_attr_name property;
    const char *name;
  } units[] = {{PL_NAME_NO_INLINE, "noinline"}, {PL_NAME_ALWAYS_INLINE, "alwaysinline"}, {PL_NAME_INLINE_HINT, "inlinehint"},
               {PL_NAME_NO_UNWIND, "nounwind"}, {PL_NAME_WILL_RETURN, "willreturn"},     {PL_NAME_CONVERGENT, "convergent"}};
  pl_lir_attrs list = {0};
  const pl_attr *effects = pl_op_attr(op, PL_NAME_MEMORY_EFFECTS);
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (pl_op_attr(op, units[i].property)) pl_lir_attrs_add_kind(e, &list, units[i].name);
  if (pl_attr_is(effects, "memory_effects")) {
    pl_str text = pl_export_memory_effects(e, effects);
    pl_lir_attrs_add_text(e, &list, "memory", text, text);
  }
  pl_str group = pl_lir_attrs_group(e, &list);
  pl_vec_free(&list);
  return group;
}

/* Appends what follows `call` or `invoke`, from the convention to the bundles. False after an error, which is reported. */
static bool add_call(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE), *variadic = pl_op_attr(op, PL_NAME_VAR_CALLEE_TYPE);
  uint32_t own = pl_op_num_own_operands(op), last = own - pl_export_bundle_operands(op), first = callee ? 0 : 1;
  pl_lir_param_attrs attrs;
  bool ok = pl_export_verify_callable(e, op);
  ok &= pl_export_call_result(e, op, &attrs);
  pl_lir_ins_str(ins, pl_export_cconv(e, pl_export_enum(op, PL_NAME_CCONV)));
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
  ok &= pl_export_call_args(e, op, ins, first, last, PL_NAME_ARG_ATTRS);
  pl_lir_ins_attrs(ins, call_group(e, op));
  pl_export_bundles(e, op, ins, last);
  return ok;
}

/* Emits `[tail|musttail|notail] call <fast-math flags> ...` of the callee symbol or, without one, of the first operand, and
 * attaches the op's metadata. False, reported, if LLVM forbids calls with its calling convention, attributes have no
 * translation or do not fit, or after an error in the metadata. */
bool pl_export_call(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CALL));
  pl_str tail = pl_export_enum(op, PL_NAME_TAILCALLKIND);
  pl_lir_ins *ins = pl_export_ins(e, op);
  if (tail.len && !pl_str_is(tail, "none")) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%.*s ", PL_STR_FMT(tail)));
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_str(ins, pl_export_fastmath(e, op, PL_NAME_FASTMATH_FLAGS));
  return add_call(e, op, ins) && pl_export_op_metadata(e, op, ins);
}

/* Emits `invoke ... to label %A unwind label %B`, adds the block to the predecessors of both, and attaches the op's metadata.
 * False, reported, if LLVM forbids calls with its calling convention, attributes have no translation or do not fit, or after
 * an error in the metadata. */
bool pl_export_invoke(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INVOKE));
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

/* Emits `[tail|musttail|notail] call T asm [sideeffect] [alignstack] [inteldialect] "string", "constraints"(operands)`. False,
 * reported, if attributes of an operand have no translation or do not fit it. */
bool pl_export_inline_asm(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INLINE_ASM));
  pl_str tail = pl_export_enum(op, PL_NAME_TAIL_CALL_KIND);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_sink text = {0};
  if (tail.len && !pl_str_is(tail, "none")) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%.*s ", PL_STR_FMT(tail)));
  pl_sink_puts(&text, "asm ");
  if (pl_op_attr(op, PL_NAME_HAS_SIDE_EFFECTS)) pl_sink_puts(&text, "sideeffect ");
  if (pl_op_attr(op, PL_NAME_IS_ALIGN_STACK)) pl_sink_puts(&text, "alignstack ");
  if (pl_export_num(op, PL_NAME_ASM_DIALECT) == 1) pl_sink_puts(&text, "inteldialect ");
  pl_sink_putc(&text, '"');
  pl_lir_escape(pl_export_str(op, PL_NAME_ASM_STRING), &text);
  pl_sink_puts(&text, "\", \"");
  pl_lir_escape(pl_export_str(op, PL_NAME_CONSTRAINTS), &text);
  pl_sink_putc(&text, '"');
  pl_lir_ins_text(ins, "call ");
  pl_lir_ins_type(ins, op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s", pl_sink_text(&text)));
  pl_sink_close(&text);
  return pl_export_call_args(e, op, ins, 0, op->num_operands, PL_NAME_OPERAND_ATTRS);
}

/* Emits `call void @llvm.assume(i1 c)` with the op's operand bundles, and declares the intrinsic if the module does not yet.
 * False, reported, if attributes have no translation or do not fit. */
bool pl_export_assume(pl_export *e, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_INTR_ASSUME));
  const pl_type *type = pl_operand(op, 0)->type, *none = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_func *func = pl_export_declare_intrinsic(e, op->info->kind, &type, 1, none);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_text(ins, "call ");
  return pl_export_call_of(e, op, ins, func->name);
}
