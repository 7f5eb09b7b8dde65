/* The toolkit of the export: attributes of an op, errors, values, instructions, functions by name. */
#include "core/llvmir/export/state/exporter.h"

#include <assert.h>
#include <stdarg.h>

#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* ---- Asking ops ---- */

int64_t pl_export_num(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  int64_t value = 0;
  if (a && a->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(a->integer, &value);
  if (a && a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, 1)) value = value != 0;
  return value;
}

pl_str pl_export_str(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_STRING ? a->string : PL_STR("");
}

pl_str pl_export_enum(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_ENUM && a->enumeration.count ? a->enumeration.words[0] : PL_STR("");
}

const char *pl_export_word(const pl_op *op, pl_attr_name name, const char *vocabulary) {
  const char *word = pl_vocabulary_word(pl_vocabulary_find(pl_str_from(vocabulary)), pl_export_num(op, name));
  return word ? word : "";
}

bool pl_export_error(pl_export *e, const pl_op *op, const char *format, ...) {
  assert(op->module == e->module);
  va_list args;
  va_start(args, format);
  pl_diags_addv(e->diags, PL_ERROR, pl_op_pos(op), format, args);
  va_end(args);
  e->ok = false;
  return false;
}

void pl_export_drop(pl_export *e, const pl_op *op, const char *what) {
  assert(op->module == e->module);
  pl_diags_add(e->diags, PL_WARNING, pl_op_pos(op), "dropped: %s", what);
}

/* ---- Values ---- */

const pl_lir *pl_export_value(pl_export *e, const pl_value *value) {
  const pl_lir *known = pl_map_get_ptr(&e->values, value);
  return known ? known : pl_lir_poison(&e->m, value->type); /* only after an error, or where nothing runs */
}

void pl_export_define(pl_export *e, const pl_op *op, const pl_lir *value) {
  assert(op->module == e->module);
  if (op->num_results) pl_map_set_ptr(&e->values, &op->results[0], value);
}

/* An initializer has no block: its instruction goes to `nowhere`, and region_value reports that the initializer is not
 * constant. */
pl_lir_ins *pl_export_ins(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  const pl_type *type = op->num_results ? op->results[0].type : pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_ins *ins = pl_lir_ins_new(&e->m, e->block ? e->block : &e->nowhere, type);
  if (e->location) pl_lir_attach(&ins->attachments, "dbg", 0, e->location);
  pl_export_define(e, op, &ins->value);
  return ins;
}

pl_lir_func *pl_export_func_named(pl_export *e, pl_str name) {
  return pl_map_get_ptr(&e->funcs, pl_context_intern(e->m.ctx, name).data);
}

void pl_export_add_func(pl_export *e, pl_lir_func *func) {
  *(e->m.last_func ? &e->m.last_func->next : &e->m.funcs) = func;
  e->m.last_func = func;
  pl_map_set_ptr(&e->funcs, func->name.data, func);
}

pl_lir_func *pl_export_declare_func(pl_export *e, pl_str name, const pl_type *type) {
  pl_lir_func *func = PL_NEW(e->m.arena, pl_lir_func);
  func->name = pl_context_intern(e->m.ctx, name);
  func->type = type;
  func->params = PL_NEW_ARRAY(e->m.arena, pl_lir_param, type->func.num_inputs);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    func->params[i].attrs.text = PL_STR("");
  func->result_attrs.text = PL_STR("");
  func->linkage = func->unnamed = func->fn_attrs = func->fn_attrs_comment = func->tail = PL_STR("");
  pl_export_add_func(e, func);
  return func;
}
