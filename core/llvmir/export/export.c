/* The translation of a module: signatures, then globals and aliases, then what else stands in the module, then bodies. */
#include "core/llvmir/export/export.h"

#include <assert.h>
#include <stdarg.h>

#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/module.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* ---- The module ---- */

/* Whether the module's flags contain "Debug Info Version". */
static bool has_debug_flag(pl_export *e) {
  PL_FOR_OPS(op, e->module->op->regions[0]->first) {
    const pl_attr *flags = pl_op_is(op, PL_OP_LLVM_MODULE_FLAGS) ? pl_op_attr(op, PL_NAME_FLAGS) : NULL;
    for (uint32_t i = 0; flags && i < flags->array.count; i++)
      if (pl_str_is(pl_attr_param_text(flags->array.elems[i], "key"), "Debug Info Version")) return true;
  }
  return false;
}

/* Adds the module flag "Debug Info Version" with value 3 after the other flags, as MLIR does, unless the module has it. */
static void add_debug_flag(pl_export *e) {
  if (e->module->op->regions[0]->first && has_debug_flag(e)) return;
  pl_lir_md *ops[3] = {pl_lir_md_int(e, 32, 2), pl_lir_md_string(e, PL_STR("Debug Info Version")), pl_lir_md_int(e, 32, 3)};
  pl_lir_md_named(e, "llvm.module.flags", pl_lir_md_cached(e, ops, 3));
}

typedef bool (*step)(pl_export *e, const pl_op *op);

/* Calls `run` on each op of a kind at the module's top level, also after a failure; false if a call returned false. */
static bool for_each(pl_export *e, pl_op_kind kind, step run) {
  bool ok = true;
  PL_FOR_OPS(op, e->module->op->regions[0]->first)
  if (pl_op_is(op, kind)) ok = run(e, op) && ok;
  return ok;
}

/* Leaves an op of the top level to the steps of emit_module, or out of the text. Always true. */
static bool leave(pl_export *e, const pl_op *op) {
  (void)e, (void)op;
  return true;
}

/* What translates an op of a kind at the top level, by itself; NULL if it has no translation there. */
static const step at_top[PL_NUM_OPS] = {
#define TRANSLATION(ident, function) [PL_OP_##ident] = NULL,
#define INSTRUCTION(ident, function, word) [PL_OP_##ident] = NULL,
#define CALL(ident) [PL_OP_##ident] = NULL,
#define CALL_BY(ident, function) [PL_OP_##ident] = NULL,
#define AT_TOP(ident, function) [PL_OP_##ident] = function,
#define IN_STEPS(ident) [PL_OP_##ident] = leave,
#define NOT_TRANSLATED(ident) [PL_OP_##ident] = NULL,
#include "core/llvmir/export/translations.def"
#undef TRANSLATION
#undef INSTRUCTION
#undef CALL
#undef CALL_BY
#undef AT_TOP
#undef IN_STEPS
#undef NOT_TRANSLATED
};

/* Translates an op at the module's top level, unless ops of its kind are translated elsewhere or left out. False, reported, if
 * it has no translation. */
static bool emit_other(pl_export *e, const pl_op *op) {
  if (at_top[op->info->kind]) return at_top[op->info->kind](e, op);
  const pl_export_dialect *d = pl_export_dialect_named(e, op->info->dialect);
  if (d && d->op) return d->op(e, op, d->user);
  return pl_export_error(e, op, "cannot be converted to LLVM IR: missing translation for '%.*s'", PL_STR_FMT(op->info->name));
}

/* Translates a function's body, if it has one, and its attributes of other dialects, and sets its attribute group. False,
 * reported, if something has no translation. */
static bool emit_func(pl_export *e, const pl_op *op) {
  bool ok = pl_func_is_declaration(op) || pl_export_body(e, op);
  ok = pl_export_dialect_attrs(e, op) && ok;
  pl_lir_func *func = pl_export_func_named(e, pl_symbol_name(op));
  pl_lir_attrs *attrs = pl_map_get_ptr(&e->attrs, op);
  func->fn_attrs = pl_lir_attrs_group(e, attrs);
  func->fn_attrs_comment = pl_lir_attrs_comment(e, attrs);
  return ok;
}

/* Translates the module. False, reported, if something has no translation; the rest is mostly still translated, so that its
 * faults are reported too. */
static bool emit_module(pl_export *e) {
  const pl_block *body = e->module->op->regions[0]->first;
  if (!body) return true;
  PL_FOR_OPS(op, body)
  if (pl_op_has(op, PL_TRAIT_SYMBOL)) pl_map_set_ptr(&e->syms, pl_symbol_name(op).data, op);
  bool ok = for_each(e, PL_OP_LLVM_FUNC, pl_export_signature);
  ok = for_each(e, PL_OP_LLVM_MLIR_GLOBAL, pl_export_global) && ok;
  ok = ok && for_each(e, PL_OP_LLVM_MLIR_GLOBAL, pl_export_global_body);
  ok = for_each(e, PL_OP_LLVM_MLIR_GLOBAL_CTORS, pl_export_ctors) && ok;
  ok = for_each(e, PL_OP_LLVM_MLIR_GLOBAL_DTORS, pl_export_ctors) && ok;
  ok = for_each(e, PL_OP_LLVM_MLIR_ALIAS, pl_export_alias) && ok;
  ok = for_each(e, PL_OP_LLVM_MLIR_IFUNC, pl_export_alias) && ok;
  for_each(e, PL_OP_LLVM_FUNC, pl_export_comdat);
  for_each(e, PL_OP_LLVM_MLIR_GLOBAL, pl_export_comdat);
  pl_export_module_strings(e);
  PL_FOR_OPS(op, body)
  ok = emit_other(e, op) && ok;
  ok = for_each(e, PL_OP_LLVM_FUNC, emit_func) && ok;
  return ok && pl_export_find_blocks(e);
}

/* Frees the lists that a block and its instructions own. */
static void free_instructions(pl_lir_block *block) {
  pl_vec_free(&block->preds);
  for (pl_lir_ins *ins = block->first; ins; ins = ins->next) {
    pl_vec_free(&ins->pieces);
    pl_vec_free(&ins->attachments);
  }
}

/* Frees the lists that a function, its blocks and instructions own. */
static void free_function(pl_lir_func *func) {
  for (pl_lir_block *block = func->first; block; block = block->next)
    free_instructions(block);
  pl_vec_free(&func->attachments);
}

/* Frees all memory of an export. */
static void finish(pl_export *e) {
  for (pl_lir_func *func = e->m.funcs; func; func = func->next)
    free_function(func);
  free_instructions(&e->nowhere);
  for (pl_lir_global *g = e->m.globals; g; g = g->next)
    pl_vec_free(&g->attachments);
  for (size_t i = 0; i < e->m.named.len; i++)
    pl_vec_free(&e->m.named.data[i]->nodes);
  for (size_t i = 0; i < e->attrs.len; i++)
    pl_vec_free((pl_lir_attrs *)(uintptr_t)pl_map_entries(&e->attrs)[i].value);
  pl_vec_free(&e->m.named);
  pl_vec_free(&e->addresses);
  pl_vec_free(&e->m.comdats);
  pl_data_layout_free(&e->m.layout);
  pl_map *const maps[] = {&e->values, &e->blocks, &e->ends,  &e->funcs,     &e->syms, &e->mds,
                          &e->attrs,  &e->tags,   &e->nodes, &e->recursive, &e->units};
  for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
    pl_map_free(maps[i]);
  pl_arena_free(e->m.arena);
}

/* Reports that LLVM IR does not have the type, at the function or global `symbol`, or at the module if that is empty or not
 * found. Always false. */
static bool refuse_type(pl_export *e, const pl_type *type, pl_str symbol) {
  const pl_op *found = symbol.len ? pl_symbol_lookup(e->module->op, symbol) : NULL, *op = found ? found : e->module->op;
  if (type->kind == PL_TYPE_LLVM_PTR)
    return pl_export_error(e, op, "invalid address space %u, must be a 24-bit integer", type->ptr.space);
  if (type->kind == PL_TYPE_INTEGER)
    return pl_export_error(e, op, "bitwidth %u of integer type out of range, LLVM IR has at most %u", type->integer.width,
                           PL_LIR_MOST_BITS);
  if (type->kind == PL_TYPE_LLVM_STRUCT)
    return pl_export_error(e, op, "identified structure type '%.*s' is recursive", PL_STR_FMT(type->llvm_struct->name));
  return pl_export_error(e, op, "size %lld too large for vector, LLVM IR has at most %u elements",
                         (long long)type->shaped.shape[0], PL_LIR_MOST_LANES);
}

bool pl_llvmir_export(const pl_module *module, const pl_export_options *options, pl_diags *diags, pl_sink *out) {
  assert(module && module->op && diags && out);
  pl_export e = {.module = module, .diags = diags, .options = options, .ok = true};
  e.m.is_old = pl_export_is_old(&e);
  e.m.ctx = module->ctx;
  e.m.arena = pl_arena_new();
  bool ok = pl_export_target(&e);
  ok = emit_module(&e) && ok && e.ok;
  pl_export_debug_finish(&e);
  add_debug_flag(&e);
  pl_str symbol = {0};
  const pl_type *unwritable = ok ? pl_lir_print(&e.m, out, &symbol) : NULL;
  if (unwritable) ok = refuse_type(&e, unwritable, symbol);
  finish(&e);
  return ok;
}
