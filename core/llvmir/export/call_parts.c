/* What calls and intrinsics share: convention, operand bundles, arguments. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* The number of operands of the i-th operand bundle; 0 if it does not fit. */
static uint32_t bundle_size(const pl_attr *sizes, uint64_t i) {
  uint64_t size = 0;
  (void)pl_apint_to_u64(pl_dense_at(sizes, i), &size);
  return size < UINT32_MAX ? (uint32_t)size : 0;
}

void pl_export_bundles(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first) {
  assert(op->module == e->module);
  assert(first <= op->num_operands);
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES), *tags = pl_op_attr(op, PL_NAME_OP_BUNDLE_TAGS);
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

bool pl_export_call_args(pl_export *e, const pl_op *op, pl_lir_ins *ins, uint32_t first, uint32_t last, pl_attr_name attrs_name) {
  assert(op->module == e->module);
  assert(first <= last && last <= op->num_operands);
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

bool pl_export_call_result(pl_export *e, const pl_op *op, pl_lir_param_attrs *attrs) {
  assert(op->module == e->module);
  const pl_attr *dict = pl_export_param_dict(op, PL_NAME_RES_ATTRS, 0);
  return pl_export_param_attrs(e, op, dict, attrs) &&
         (op->num_results == 0 || pl_export_verify_range(e, op, dict, pl_result(op, 0)->type));
}

pl_str pl_export_cconv(pl_export *e, pl_str word) {
  int64_t number = 0;
  if (word.len == 0 || pl_str_is(word, "ccc")) return PL_STR("");
  (void)pl_vocabulary_value(pl_vocabulary_find(PL_STR("llvm.cconv")), word, &number);
  const char *name = pl_vocabulary_word(pl_vocabulary_find(PL_STR("ll.cconv")), number);
  if (!name) return pl_lir_text(e->m.arena, "cc%lld ", (long long)number);
  return pl_lir_text(e->m.arena, pl_str_is(word, "avr_intrcc") ? "%s  " : "%s ", name); /* LLVM prints two spaces there */
}

uint32_t pl_export_bundle_operands(const pl_op *op) {
  const pl_attr *sizes = pl_op_attr(op, PL_NAME_OP_BUNDLE_SIZES);
  uint32_t sum = 0, own = pl_op_num_own_operands(op);
  for (uint64_t i = 0; sizes && sizes->kind == PL_ATTR_DENSE_ARRAY && i < sizes->dense.count; i++)
    sum += bundle_size(sizes, i);
  return sum <= own ? sum : 0;
}

bool pl_export_call_of(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_str name) {
  assert(op->module == e->module);
  uint32_t last = pl_op_num_own_operands(op) - pl_export_bundle_operands(op);
  pl_lir_param_attrs attrs;
  pl_sink text = {0};
  bool ok = pl_export_call_result(e, op, &attrs);
  pl_export_result_attrs(e, ins, attrs);
  pl_export_call_space(e, ins);
  pl_lir_ins_type(ins, op->num_results ? pl_result(op, 0)->type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_name('@', name, &text);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, " %s", pl_sink_text(&text)));
  pl_sink_close(&text);
  ok = pl_export_call_args(e, op, ins, 0, last, PL_NAME_ARG_ATTRS) && ok;
  pl_export_bundles(e, op, ins, last);
  return ok;
}
