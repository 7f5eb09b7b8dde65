/* Globals, aliases, comdats, constants. */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/module.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* ---- Globals ---- */

/* Whether a global, alias or ifunc is printed with dso_local; `hidden`: its visibility is not the default. An alias never is,
 * and what is dropped there, as MLIR drops it, is reported. (LLVM Language Reference, "Runtime Preemption Specifiers": linkage
 * and visibility may imply it; visibility does not for `extern_weak`.) */
static bool says_dso_local(pl_export *e, const pl_op *op, pl_str linkage, bool hidden) {
  bool implied =
      pl_str_is(linkage, "internal ") || pl_str_is(linkage, "private ") || (hidden && !pl_str_is(linkage, "extern_weak "));
  if (!pl_op_attr(op, PL_NAME_DSO_LOCAL) || implied) return false;
  if (!pl_op_is(op, PL_OP_LLVM_MLIR_ALIAS)) return true;
  pl_export_drop(e, op, "'dso_local' of an alias");
  return false;
}

/* The text between `@name =` and the type of a global, alias or ifunc: linkage and other keywords, last `word` (such as
 * `global`) and a space. `declared`: it has no initial value. */
static pl_str head_of(pl_export *e, const pl_op *op, const char *word, bool declared) {
  pl_str linkage = pl_export_linkage(op);
  const char *visibility = pl_export_word(op, PL_NAME_VISIBILITY, "llvm.visibility");
  const char *unnamed = pl_export_word(op, PL_NAME_UNNAMED_ADDR, "llvm.unnamed_addr");
  bool external = declared && linkage.len == 0;
  pl_str space = PL_STR("");
  if (pl_export_num(op, PL_NAME_ADDR_SPACE))
    space = pl_lir_text(e->m.arena, "addrspace(%lld) ", (long long)pl_export_num(op, PL_NAME_ADDR_SPACE));
  return pl_lir_text(e->m.arena, "%s%.*s%s%s%s%s%s%s%.*s%s%s ", external ? "external " : "", PL_STR_FMT(linkage),
                     says_dso_local(e, op, linkage, *visibility != '\0') ? "dso_local " : "", visibility, *visibility ? " " : "",
                     pl_op_attr(op, PL_NAME_THREAD_LOCAL) ? "thread_local " : "", unnamed, *unnamed ? " " : "", PL_STR_FMT(space),
                     pl_op_attr(op, PL_NAME_EXTERNALLY_INITIALIZED) ? "externally_initialized " : "", word);
}

/* The text after a global's initial value: section, comdat and alignment. */
static pl_str tail_of(pl_export *e, const pl_op *op) {
  pl_sink text = {0};
  pl_str section = pl_export_str(op, PL_NAME_SECTION);
  const pl_attr *comdat = pl_op_attr(op, PL_NAME_COMDAT);
  if (section.len) {
    pl_sink_puts(&text, ", section \"");
    pl_lir_escape(section, &text);
    pl_sink_putc(&text, '"');
  }
  if (comdat && comdat->kind == PL_ATTR_SYMBOL) {
    pl_str name = comdat->symbol.path[comdat->symbol.count - 1];
    pl_sink_puts(&text, ", comdat");
    if (!pl_str_eq(name, pl_symbol_name(op))) {
      pl_sink_putc(&text, '(');
      pl_lir_name('$', name, &text);
      pl_sink_putc(&text, ')');
    }
  }
  if (pl_export_num(op, PL_NAME_ALIGNMENT) > 0)
    pl_sink_printf(&text, ", align %lld", (long long)pl_export_num(op, PL_NAME_ALIGNMENT));
  pl_str result = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
  return result;
}

/* Adds a global at the end of the module's list. */
static void append_global(pl_export *e, pl_lir_global *global) {
  if (e->m.last_global)
    e->m.last_global->next = global;
  else
    e->m.globals = global;
  e->m.last_global = global;
}

bool pl_export_global(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL));
  if (!pl_export_verify_global(e, op)) return false;
  pl_lir_global *global = PL_NEW(e->m.arena, pl_lir_global);
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  global->name = pl_symbol_name(op);
  global->type = pl_op_attr(op, PL_NAME_GLOBAL_TYPE)->type;
  pl_str linkage = pl_export_linkage(op);
  bool weak = pl_str_is(linkage, "extern_weak "); /* it has its first value elsewhere, whatever is stated here */
  if (value && !weak) {
    global->init = pl_export_constant(e, op, global->type, value);
    if (!global->init) return false;
  }
  bool declaration = linkage.len == 0 || weak;
  bool region = op->num_regions && op->regions[0]->first;
  /* A global that is seen in this module only has some first value. */
  if (!global->init && !region && !declaration) global->init = pl_lir_undef(&e->m, global->type);
  global->head = head_of(e, op, pl_op_attr(op, PL_NAME_CONSTANT) ? "constant" : "global", !global->init && !region);
  global->tail = tail_of(e, op);
  append_global(e, global);
  pl_export_debug_global(e, op, global);
  pl_map_set_ptr(&e->mds, op, global);
  return true;
}

/* The constant that the initializer region of a global or alias returns; NULL, reported, if it is no constant or an op of the
 * region has no translation. No block is current afterwards. */
static const pl_lir *region_value(pl_export *e, const pl_op *op) {
  const pl_lir *value = NULL;
  e->block = NULL;
  for (const pl_op *inner = op->regions[0]->first->first; inner; inner = inner->next) {
    if (pl_op_is(inner, PL_OP_LLVM_RETURN)) {
      value = inner->num_operands ? pl_export_value(e, pl_operand(inner, 0)) : NULL;
      continue;
    }
    if (!pl_export_op(e, inner)) return NULL;
  }
  if (value && !pl_lir_is_constant(value)) value = NULL;
  if (!value) pl_export_error(e, op, "initializer is not a constant");
  return value;
}

bool pl_export_global_body(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL));
  if (op->num_regions == 0 || !op->regions[0]->first) return true;
  pl_lir_global *global = pl_map_get_ptr(&e->mds, op);
  global->init = region_value(e, op);
  if (!global->init) return false;
  return !pl_str_is(pl_export_linkage(op), "common ") || pl_lir_is_null(global->init) ||
         pl_export_error(e, op, "'common' global must have a zero initializer");
}

bool pl_export_alias(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_ALIAS) || pl_op_is(op, PL_OP_LLVM_MLIR_IFUNC));
  bool is_alias = pl_op_is(op, PL_OP_LLVM_MLIR_ALIAS);
  if (!pl_export_verify_symbol(e, op)) return false;
  pl_lir_alias *alias = PL_NEW(e->m.arena, pl_lir_alias);
  alias->name = pl_symbol_name(op);
  alias->type = pl_op_attr(op, is_alias ? PL_NAME_ALIAS_TYPE : PL_NAME_I_FUNC_TYPE)->type;
  alias->head = head_of(e, op, is_alias ? "alias" : "ifunc", false);
  if (is_alias) {
    alias->target = region_value(e, op);
  } else {
    const pl_attr *resolver = pl_op_attr(op, PL_NAME_RESOLVER);
    alias->target = pl_export_address(e, op, resolver->symbol.path[0], pl_op_attr(op, PL_NAME_RESOLVER_TYPE)->type);
  }
  pl_lir_alias **first = is_alias ? &e->m.aliases : &e->m.ifuncs, **last = is_alias ? &e->m.last_alias : &e->m.last_ifunc;
  if (*last)
    (*last)->next = alias;
  else
    *first = alias;
  *last = alias;
  return alias->target != NULL;
}

bool pl_export_comdat(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  const pl_attr *name = pl_op_attr(op, PL_NAME_COMDAT);
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 2) return true;
  const pl_op *table = pl_map_get_ptr(&e->syms, name->symbol.path[0].data);
  const pl_op *selector = table ? pl_symbol_lookup(table, name->symbol.path[1]) : NULL;
  if (!selector || pl_map_has(&e->mds, selector)) return true;
  pl_map_set_ptr(&e->mds, selector, selector);
  pl_sink text = {0};
  pl_lir_name('$', pl_symbol_name(selector), &text);
  pl_sink_printf(&text, " = comdat %s", pl_export_word(selector, PL_NAME_COMDAT, "llvm.comdat"));
  pl_vec_push(&e->m.comdats, pl_lir_text(e->m.arena, "%s", pl_sink_text(&text)));
  pl_sink_close(&text);
  return true;
}

bool pl_export_ctors(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS) || pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_DTORS));
  bool ctors = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS);
  const pl_attr *functions = pl_op_attr(op, ctors ? PL_NAME_CTORS : PL_NAME_DTORS),
                *priorities = pl_op_attr(op, PL_NAME_PRIORITIES);
  const pl_attr *data = pl_op_attr(op, PL_NAME_DATA);
  uint32_t count = functions->array.count;
  const pl_type *ptr = pl_type_llvm_ptr(e->m.ctx, 0), *i32 = pl_type_integer(e->m.ctx, 32);
  const pl_type *fields[3] = {i32, ptr, ptr}, *entry = pl_type_llvm_struct(e->m.ctx, fields, 3, false);
  const pl_lir **entries = PL_NEW_ARRAY(e->m.arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *parts[3] = {pl_export_constant(e, op, i32, priorities->array.elems[i]),
                              pl_export_constant(e, op, ptr, functions->array.elems[i]),
                              pl_export_constant(e, op, ptr, data->array.elems[i])};
    if (!parts[0] || !parts[1] || !parts[2]) return false;
    entries[i] = pl_lir_list(&e->m, entry, parts, 3);
  }
  pl_lir_global *global = PL_NEW(e->m.arena, pl_lir_global);
  global->name = pl_str_from(ctors ? "llvm.global_ctors" : "llvm.global_dtors");
  global->type = pl_type_llvm_array(e->m.ctx, count, entry);
  global->init = pl_lir_list(&e->m, global->type, entries, count);
  global->head = PL_STR("appending global ");
  global->tail = PL_STR("");
  append_global(e, global);
  return true;
}
