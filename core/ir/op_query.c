/* Questions about operations. */
#include <assert.h>

#include "core/ir/op.h"
#include "core/ir/symbol_index.h"

#include <assert.h>
#include <string.h>

pl_op *pl_block_terminator(const pl_block *block) {
  pl_op *last = block->last;
  if (!last) return NULL;
  bool is_terminator =
      pl_op_has(last, PL_TRAIT_TERMINATOR) || (last->info->kind == PL_OP_UNREGISTERED && last->num_successors != 0);
  return is_terminator ? last : NULL;
}

uint32_t pl_op_num_own_operands(const pl_op *op) { return op->num_successors ? op->successors[0].first : op->num_operands; }

void pl_op_segment(const pl_op *op, uint32_t group, uint32_t *first, uint32_t *count) {
  *first = 0;
  *count = 0;
  if (group >= op->num_segments) return;
  for (uint32_t i = 0; i < group; i++)
    *first += op->segments[i];
  *count = op->segments[group];
}

/* ---- Places ---- */

/* The source that the line numbers of a module's ops refer to: its own, or that of the module it was made from; NULL if there is
 * none. */
static const pl_source *source_of(const pl_module *module) {
  while (module && !module->source)
    module = module->origin;
  return module ? module->source : NULL;
}

/* Sets *pos to the first file location in a location, searched through first children; false if there is none that is known to
 * be in `source`, and *pos may be set then. */
static bool place_of_loc(const pl_attr *loc, const pl_source *source, pl_pos *pos) {
  while (loc && loc->kind == PL_ATTR_LOC) {
    if (loc->loc.kind == PL_LOC_FILE) {
      *pos = (pl_pos){source, loc->loc.line, loc->loc.column};
      return loc->loc.line != 0 && source->name && pl_str_is(loc->loc.name, source->name);
    }
    loc = loc->loc.count ? loc->loc.children[0] : NULL;
  }
  return false;
}

pl_pos pl_op_pos(const pl_op *op) {
  const pl_source *source = source_of(op->module);
  pl_pos pos = {0};
  if (source && op->line) return (pl_pos){source, op->line, op->column};
  if (source && place_of_loc(op->loc, source, &pos)) return pos;
  return (pl_pos){.source = source};
}

/* ---- Symbols and functions ---- */

pl_str pl_symbol_name(const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
  return name && name->kind == PL_ATTR_STRING ? name->string : (pl_str){"", 0};
}

const pl_attr *pl_op_property(const pl_op *op, pl_attr_name name) {
  assert(op && name);
  const pl_attr *attr = pl_op_attr(op, name);
  const char *all = attr && op->info->properties ? op->info->properties : "";
  const pl_str text = pl_attr_names[name];
  for (const char *found = strstr(all, text.data); found; found = strstr(found + 1, text.data))
    if ((found == all || found[-1] == ' ') && found[text.len] == ':') return attr;
  return NULL;
}

const pl_attr *pl_op_prefixed_attr(const pl_op *op, pl_attr_name name) {
  char text[64];
  const pl_str end = pl_attr_names[name];
  assert(op && end.len + 5 < sizeof text);
  memcpy(text, "llvm.", 5);
  memcpy(text + 5, end.data, end.len);
  return pl_dict_get(op->attrs, (pl_str){text, end.len + 5});
}

bool pl_op_passes_through(const pl_op *op, const char *word) {
  assert(op && word);
  const pl_attr *all = pl_op_attr(op, PL_NAME_PASSTHROUGH);
  for (uint32_t i = 0; all && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
    if (all->array.elems[i]->kind == PL_ATTR_STRING && pl_str_is(all->array.elems[i]->string, word)) return true;
  return false;
}

const pl_type *pl_func_type(const pl_op *func) {
  const pl_attr *type = pl_op_attr(func, PL_NAME_FUNCTION_TYPE);
  return type && type->kind == PL_ATTR_TYPE ? type->type : NULL;
}

bool pl_func_call_fits(const pl_op *call, const pl_type *type) {
  if (call->num_operands != type->func.num_inputs || call->num_results != type->func.num_results) return false;
  for (uint32_t i = 0; i < call->num_operands; i++)
    if (pl_operand(call, i)->type != type->func.inputs[i]) return false;
  for (uint32_t i = 0; i < call->num_results; i++)
    if (pl_result(call, i)->type != type->func.results[i]) return false;
  return true;
}

pl_block *pl_func_entry(const pl_op *func) { return func->num_regions ? func->regions[0]->first : NULL; }

bool pl_func_is_declaration(const pl_op *func) { return pl_func_entry(func) == NULL; }

pl_op *pl_symbol_lookup(const pl_op *table, pl_str name) {
  if (table->num_regions == 0 || name.len == 0) return NULL;
  for (pl_block *block = table->regions[0]->first; block; block = block->next) {
    for (pl_op *op = block->first; op; op = op->next) {
      if (pl_str_eq(pl_symbol_name(op), name)) return op;
    }
  }
  return NULL;
}

const pl_op *pl_op_alloc_scope(const pl_op *op) {
  assert(op != NULL);
  do
    op = op->block && op->block->region ? op->block->region->op : NULL;
  while (op && !pl_op_has(op, PL_TRAIT_ALLOC_SCOPE));
  return op;
}

bool pl_op_has_allocas(const pl_op *scope) {
  assert(scope != NULL && pl_op_has(scope, PL_TRAIT_ALLOC_SCOPE));
  pl_op *root = (pl_op *)(uintptr_t)scope;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_MEMREF_ALLOCA) && pl_op_alloc_scope(op) == scope) return true;
  return false;
}

bool pl_entry_refers_to(const pl_op *op, const pl_named_attr *entry, pl_str name) {
  assert(op != NULL && op->info != NULL);
  if (!entry->value->refers) return false;
  /* a comdat's selector has a name of its own, which is mostly that of a function */
  if (pl_str_is(op->info->dialect, "llvm") && pl_str_is(entry->name, "comdat")) return false;
  return pl_attr_refers_to(entry->value, name);
}

bool pl_op_refers_to(const pl_op *op, pl_str name) {
  assert(op != NULL && name.len > 0);
  for (uint32_t i = 0; op->attrs && op->attrs->refers && i < op->attrs->dict.count; i++)
    if (pl_entry_refers_to(op, &op->attrs->dict.entries[i], name)) return true;
  return false;
}

const pl_op *pl_symbol_in_use(const pl_op *table, pl_str name) {
  const pl_op *symbol = pl_symbol_lookup(table, name);
  if (!symbol || !pl_op_has(symbol, PL_TRAIT_FUNCTION) || !pl_func_is_declaration(symbol)) return symbol;
  for (const pl_op *op = table; op; op = pl_op_walk_next(table, (pl_op *)(uintptr_t)op))
    if (pl_op_refers_to(op, name)) return symbol;
  return NULL;
}

bool pl_op_result_counts(const pl_op *op) { return op->num_results != 1 || op->results[0].uses || !op->results[0].name; }
