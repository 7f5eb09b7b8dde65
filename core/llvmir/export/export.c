/* The translation of a module: signatures, then globals and aliases, then what else stands in the module, then bodies. */
#include "core/llvmir/export/export.h"

#include <stdarg.h>

#include "core/llvmir/export/internal.h"

/* ---- Asking ops ---- */

int64_t pl_export_num(const pl_op *op, const char *name) {
  const pl_attr *a = pl_op_attr(op, name);
  int64_t value = 0;
  if (a && a->kind == PL_ATTR_INTEGER) (void)pl_apint_to_i64(a->integer, &value);
  if (a && a->kind == PL_ATTR_INTEGER && pl_type_is_integer(a->type, 1)) value = value != 0;
  return value;
}

pl_str pl_export_str(const pl_op *op, const char *name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_STRING ? a->string : PL_STR("");
}

pl_str pl_export_enum(const pl_op *op, const char *name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a && a->kind == PL_ATTR_ENUM && a->enumeration.count ? a->enumeration.words[0] : PL_STR("");
}

const char *pl_export_word(const pl_op *op, const char *name, const char *vocabulary) {
  const char *word = pl_vocabulary_word(pl_vocabulary_find(pl_str_from(vocabulary)), pl_export_num(op, name));
  return word ? word : "";
}

bool pl_export_error(pl_export *e, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  pl_diags_addv(e->diags, PL_ERROR, pl_op_pos(op), format, args);
  va_end(args);
  e->ok = false;
  return false;
}

void pl_export_not_kept(pl_export *e, const pl_op *op, const char *what) {
  pl_diags_add(e->diags, PL_WARNING, pl_op_pos(op), "not kept: %s", what);
}

/* ---- Values ---- */

const pl_lir *pl_export_value(pl_export *e, const pl_value *value) {
  const pl_lir *known = pl_map_get_ptr(&e->values, value);
  return known ? known : pl_lir_poison(&e->m, value->type); /* only behind an error, or where nothing runs */
}

void pl_export_define(pl_export *e, const pl_op *op, const pl_lir *value) {
  if (op->num_results) pl_map_set_ptr(&e->values, &op->results[0], value);
}

/* In an initialiser there is no block: what is not constant goes nowhere, and is told by who reads the region's value. */
pl_lir_ins *pl_export_ins(pl_export *e, const pl_op *op) {
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

/* ---- Other dialects ---- */

bool pl_export_instruction(pl_export *e, const pl_op *op, const char *text) {
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
  if (result >= op->num_results || operand >= op->num_operands) return pl_export_error(e, op, "no such operand or result");
  pl_map_set_ptr(&e->values, &op->results[result], pl_export_value(e, pl_operand(op, operand)));
  return true;
}

bool pl_export_declare(pl_export *e, const pl_op *op, pl_str name, const pl_type *type) {
  const pl_lir_func *func = pl_export_func_named(e, name);
  if (type->kind != PL_TYPE_LLVM_FUNC) return pl_export_error(e, op, "a function is declared by an LLVM function type");
  if (!func) func = pl_export_declare_func(e, name, type);
  return func->type == type || pl_export_error(e, op, "'%.*s' is declared with another type", PL_STR_FMT(name));
}

bool pl_export_attach(pl_export *e, const pl_op *op, const char *kind, pl_str text) {
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

static const pl_export_dialect *dialect_named(const pl_export *e, pl_str name) {
  for (size_t i = 0; e->options && i < e->options->num_dialects; i++)
    if (pl_str_is(name, e->options->dialects[i].name)) return &e->options->dialects[i];
  return NULL;
}

/* Attributes `dialect.name` go to their dialect; without a translation they say nothing to LLVM, as in MLIR. */
static bool dialect_attrs(pl_export *e, const pl_op *op) {
  bool ok = true;
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    pl_named_attr entry = op->attrs->dict.entries[i];
    const char *dot = memchr(entry.name.data, '.', entry.name.len);
    if (!dot) continue;
    const pl_export_dialect *d = dialect_named(e, (pl_str){entry.name.data, (size_t)(dot - entry.name.data)});
    if (d && d->attr) ok = d->attr(e, op, entry.name, entry.value, d->user) && ok;
  }
  return ok;
}

/* ---- Operations ---- */

static bool emit_value_op(pl_export *e, const pl_op *op, bool *ok) {
  const pl_type *type = op->num_results ? op->results[0].type : NULL;
  const pl_attr *attr;
  *ok = true;
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_MLIR_CONSTANT: {
    const pl_lir *value = pl_export_constant(e, op, type, pl_op_attr(op, "value"));
    if (value) pl_export_define(e, op, value);
    *ok = value != NULL;
    return true;
  }
  case PL_OP_LLVM_MLIR_UNDEF: pl_export_define(e, op, pl_lir_undef(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_POISON: pl_export_define(e, op, pl_lir_poison(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_ZERO:
  case PL_OP_LLVM_MLIR_NONE: pl_export_define(e, op, pl_lir_zero(&e->m, type)); return true;
  case PL_OP_LLVM_MLIR_ADDRESSOF:
    attr = pl_op_attr(op, "global_name");
    pl_export_define(e, op, pl_export_address(e, op, attr->symbol.path[0], type));
    return true;
  case PL_OP_LLVM_BLOCKADDRESS: *ok = pl_export_block_address(e, op); return true;
  case PL_OP_LLVM_BLOCKTAG: *ok = pl_export_block_tag(e, op); return true;
  case PL_OP_LLVM_DSO_LOCAL_EQUIVALENT: {
    pl_lir *v = PL_NEW(e->m.arena, pl_lir);
    *v = (pl_lir){.kind = PL_LIR_DSO_LOCAL_EQUIVALENT, .type = type, .text = pl_op_attr(op, "function_name")->symbol.path[0]};
    pl_export_define(e, op, v);
    return true;
  }
  case PL_OP_LLVM_INTR_DBG_DECLARE:
  case PL_OP_LLVM_INTR_DBG_VALUE:
  case PL_OP_LLVM_INTR_DBG_LABEL: *ok = pl_export_debug_record(e, op); return true;
  default: return false;
  }
}

bool pl_export_op(pl_export *e, const pl_op *op) {
  bool ok = true;
  const pl_export_dialect *d = dialect_named(e, op->info->dialect);
  const pl_lir_ins *before = e->block ? e->block->last : NULL;
  e->location = e->block ? pl_export_loc(e, op->loc, op->line, op->column) : NULL;
  if (!pl_export_verify_op(e, op)) return false;
  if (d && d->op)
    ok = d->op(e, op, d->user) && e->ok;
  else if (!emit_value_op(e, op, &ok) && !pl_export_arith(e, op, &ok) && !pl_export_memory(e, op, &ok) &&
           !pl_export_control(e, op, &ok) && !pl_export_calls(e, op, &ok) && !pl_export_intrinsic(e, op, &ok))
    return pl_export_error(e, op, "cannot be converted to LLVM IR: missing translation for '%.*s'", PL_STR_FMT(op->info->name));
  if (e->block && e->block->last != before) pl_export_memory_tags(e, op, e->block->last);
  return dialect_attrs(e, op) && ok;
}

/* ---- The module ---- */

/* Whether the module says the version of its debug information itself. */
static bool has_debug_flag(pl_export *e) {
  PL_FOR_OPS(op, e->module->op->regions[0]->first) {
    const pl_attr *flags = pl_op_is(op, PL_OP_LLVM_MODULE_FLAGS) ? pl_op_attr(op, "flags") : NULL;
    for (uint32_t i = 0; flags && i < flags->array.count; i++)
      if (pl_str_is(pl_attr_param_text(flags->array.elems[i], "key"), "Debug Info Version")) return true;
  }
  return false;
}

/* The last flag, as MLIR adds it. */
static void add_debug_flag(pl_export *e) {
  if (e->module->op->regions[0]->first && has_debug_flag(e)) return;
  pl_lir_md *ops[3] = {pl_lir_md_int(e, 32, 2), pl_lir_md_string(e, PL_STR("Debug Info Version")), pl_lir_md_int(e, 32, 3)};
  pl_lir_md_named(e, "llvm.module.flags", pl_lir_md_cached(e, ops, 3));
}

typedef bool (*step)(pl_export *e, const pl_op *op);

static bool for_each(pl_export *e, pl_op_kind kind, step run) {
  bool ok = true;
  PL_FOR_OPS(op, e->module->op->regions[0]->first)
  if (pl_op_is(op, kind)) ok = run(e, op) && ok;
  return ok;
}

/* Ops of the module that are neither functions nor globals. */
static bool emit_other(pl_export *e, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_FUNC:
  case PL_OP_LLVM_MLIR_GLOBAL:
  case PL_OP_LLVM_MLIR_GLOBAL_CTORS:
  case PL_OP_LLVM_MLIR_GLOBAL_DTORS:
  case PL_OP_LLVM_MLIR_ALIAS:
  case PL_OP_LLVM_MLIR_IFUNC:
  case PL_OP_LLVM_COMDAT:
  case PL_OP_BUILTIN_MODULE: return true; /* what lies in a nested module has no part in this one, as in MLIR */
  case PL_OP_LLVM_MODULE_FLAGS: return pl_export_module_flags(e, op);
  case PL_OP_LLVM_LINKER_OPTIONS: return pl_export_linker_options(e, op);
  default: break;
  }
  const pl_export_dialect *d = dialect_named(e, op->info->dialect);
  if (d && d->op) return d->op(e, op, d->user);
  return pl_export_error(e, op, "cannot be converted to LLVM IR: missing translation for '%.*s'", PL_STR_FMT(op->info->name));
}

static bool emit_func(pl_export *e, const pl_op *op) {
  bool ok = pl_func_is_declaration(op) || pl_export_body(e, op);
  ok = dialect_attrs(e, op) && ok;
  pl_lir_func *func = pl_export_func_named(e, pl_symbol_name(op));
  pl_lir_attrs *attrs = pl_map_get_ptr(&e->attrs, op);
  func->fn_attrs = pl_lir_attrs_group(e, attrs);
  func->fn_attrs_comment = pl_lir_attrs_comment(e, attrs);
  return ok;
}

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

static void free_instructions(pl_lir_block *block) {
  pl_vec_free(&block->preds);
  for (pl_lir_ins *ins = block->first; ins; ins = ins->next) {
    pl_vec_free(&ins->pieces);
    pl_vec_free(&ins->attachments);
  }
}

static void free_function(pl_lir_func *func) {
  for (pl_lir_block *block = func->first; block; block = block->next)
    free_instructions(block);
  pl_vec_free(&func->attachments);
}

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

/* `symbol`: of the function or global that has it, if that is known. */
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
