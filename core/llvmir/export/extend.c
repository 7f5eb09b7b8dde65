/* What other dialects may add: instructions, declarations, attachments, attributes of functions. */
#include <assert.h>
#include <stdarg.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

const pl_export_dialect *pl_export_dialect_named(const pl_export *e, pl_str name) {
  for (size_t i = 0; e->options && i < e->options->num_dialects; i++)
    if (pl_str_is(name, e->options->dialects[i].name)) return &e->options->dialects[i];
  return NULL;
}

bool pl_export_dialect_attrs(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  bool ok = true;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    pl_named_attr entry = op->attrs->dict.entries[i];
    const char *dot = memchr(entry.name.data, '.', entry.name.len);
    if (!dot) continue;
    const pl_export_dialect *d = pl_export_dialect_named(e, (pl_str){entry.name.data, (size_t)(dot - entry.name.data)});
    if (d && d->attr) ok = d->attr(e, op, entry.name, entry.value, d->user) && ok;
  }
  return ok;
}

/* ---- Other dialects ---- */

bool pl_export_instruction(pl_export *e, const pl_op *op, const char *text) {
  assert(op->module == e->module);
  pl_lir_ins *ins = pl_export_ins(e, op);
  for (const char *at = text; *at;) {
    size_t plain = strcspn(at, "$");
    if (plain) pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "%.*s", (int)plain, at));
    at += plain;
    if (*at == '\0') break;
    bool typed = at[1] == 't';
    const char *digit = at + 1 + typed;
    uint32_t i = (uint32_t)(*digit - '0');
    if (at[1] == 'r') {
      pl_lir_ins_type(ins, ins->value.type);
      digit = at + 1;
    } else if (*digit < '0' || *digit > '9' || i >= op->num_operands) {
      return pl_export_error(e, op, "the translation of '%.*s' mentions an operand that it has not", PL_STR_FMT(op->info->name));
    } else if (typed) {
      pl_lir_ins_typed(ins, pl_export_value(e, pl_operand(op, i)));
    } else {
      pl_lir_ins_value(ins, pl_export_value(e, pl_operand(op, i)));
    }
    at = digit + 1;
  }
  return true;
}

bool pl_export_forward(pl_export *e, const pl_op *op, uint32_t result, uint32_t operand) {
  assert(op->module == e->module);
  if (result >= op->num_results || operand >= op->num_operands) return pl_export_error(e, op, "no such operand or result");
  pl_map_set_ptr(&e->values, &op->results[result], pl_export_value(e, pl_operand(op, operand)));
  return true;
}

bool pl_export_declare(pl_export *e, const pl_op *op, pl_str name, const pl_type *type) {
  assert(op->module == e->module);
  const pl_lir_func *func = pl_export_func_named(e, name);
  if (type->kind != PL_TYPE_LLVM_FUNC) return pl_export_error(e, op, "a function is declared by an LLVM function type");
  if (!func) func = pl_export_declare_func(e, name, type);
  return func->type == type || pl_export_error(e, op, "'%.*s' is declared with another type", PL_STR_FMT(name));
}

bool pl_export_attach(pl_export *e, const pl_op *op, const char *kind, pl_str text) {
  assert(op->module == e->module);
  pl_lir_md *string = pl_lir_md_string(e, text), *node = pl_lir_md_cached(e, &string, 1);
  pl_lir_func *func = pl_op_is(op, PL_OP_LLVM_FUNC) ? pl_export_func_named(e, pl_symbol_name(op)) : NULL;
  const char *copy = pl_lir_text(e->m.arena, "%s", kind).data;
  if (func)
    pl_lir_attach(&func->attachments, copy, 1000 + (uint32_t)func->attachments.len, node);
  else if (e->block && e->block->last)
    pl_lir_attach(&e->block->last->attachments, copy, 1000 + (uint32_t)e->block->last->attachments.len, node);
  else
    return pl_export_error(e, op, "there is no instruction to attach metadata to");
  return true;
}

bool pl_export_function_attr(pl_export *e, const pl_op *func, pl_str key, pl_str value) {
  pl_lir_attrs *attrs = pl_map_get_ptr(&e->attrs, func);
  if (!attrs) return pl_export_error(e, func, "only a function has attributes");
  pl_lir_attrs_add_string(e, attrs, key, value);
  return true;
}
