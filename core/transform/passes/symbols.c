/* symbols.c - -symbol-dce: symbols that nothing can name are removed; -symbol-privatize: those of a table become private;
 * -strip-debuginfo: all locations are removed.
 *
 * Sources: MLIR documentation, "Passes" (2023), -symbol-dce, -symbol-privatize; "Symbols and Symbol Tables" (2023): a private
 * symbol is seen in its table alone, a nested one in the tables around it as well, a public one everywhere; a reference is
 * resolved in the table around the operation that makes it.
 */
#include <assert.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/transform/passes/passes.h"

/* The symbols of a table by their names. */
typedef struct names {
  const pl_op *table;
  pl_map map;
} names;

typedef struct liveness {
  pl_module *module;
  pl_diags *diags;
  pl_map live;                        /* symbols */
  PL_VEC(pl_op *) wanted;             /* live ones, and operations beside symbols, that were not looked into yet */
  PL_VEC(const pl_attr *) attributes; /* likewise */
  PL_VEC(names) tables;
  pl_map table_of; /* op -> position in `tables` + 1 */
} liveness;

/* Whether the op is a symbol table. */
static bool is_table(const pl_op *op) { return pl_op_has(op, PL_TRAIT_SYMBOL_TABLE); }
/* Whether the op defines a symbol with a name. */
static bool is_symbol(const pl_op *op) { return pl_op_has(op, PL_TRAIT_SYMBOL) && pl_symbol_name(op).len > 0; }

/* The visibility of a symbol; public if it has none. */
static pl_str visibility(const pl_op *op) {
  const pl_attr *word = pl_op_attr(op, PL_NAME_SYM_VISIBILITY);
  return word && word->kind == PL_ATTR_STRING ? word->string : PL_STR("public");
}

/* Reports an error at the op, if `diags` is not NULL; false always. */
static bool fail(pl_diags *diags, const pl_op *op, const char *message) {
  if (diags) pl_diags_add(diags, PL_ERROR, pl_op_pos(op), "%s", message);
  return false;
}

/* The key of a name in the tables, its interned text. */
static const void *key_of(const liveness *l, pl_str name) { return pl_context_intern(l->module->ctx, name).data; }

/* The symbol of that name directly in a table, NULL if there is none. A table's names are collected once. */
static pl_op *symbol_in(liveness *l, const pl_op *table, pl_str name) {
  uint64_t at = 0;
  if (!pl_map_get(&l->table_of, (uint64_t)(uintptr_t)table, &at)) {
    names fresh = {.table = table};
    if (table->regions[0]->first) {
      PL_FOR_OPS(op, table->regions[0]->first) {
        if (is_symbol(op)) pl_map_set_ptr(&fresh.map, key_of(l, pl_symbol_name(op)), op);
      }
    }
    pl_vec_push(&l->tables, fresh);
    at = l->tables.len;
    pl_map_set(&l->table_of, (uint64_t)(uintptr_t)table, at);
  }
  return pl_map_get_ptr(&l->tables.data[at - 1].map, key_of(l, name));
}

/* Marks an op as live and queues it to be looked into, if it is not yet live. */
static void want(liveness *l, pl_op *op) {
  if (pl_map_has(&l->live, op)) return;
  pl_map_set_ptr(&l->live, op, op);
  pl_vec_push(&l->wanted, op);
}

/* Marks all symbols on the path of a nested reference from `table` as live, or none if it leads nowhere. */
static void want_path(liveness *l, const pl_op *table, const pl_str *path, uint32_t count) {
  const pl_op *in = table;
  for (uint32_t i = 0; i < count && in; i++)
    in = is_table(in) ? symbol_in(l, in, path[i]) : NULL;
  pl_op *symbol = NULL;
  for (uint32_t i = 0; i < count && in; i++) {
    symbol = symbol_in(l, symbol ? symbol : table, path[i]);
    want(l, symbol);
  }
}

/* Whether the byte can be in a symbol name without quotes. */
static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.' ||
         c == '-';
}

/* Marks the symbols as live that an opaque attribute's text may name, each name after an `@`. */
static void want_text(liveness *l, const pl_op *table, pl_str text) {
  for (size_t i = 0; i + 1 < text.len; i++) {
    if (text.data[i] != '@') continue;
    bool quoted = text.data[i + 1] == '"';
    size_t first = i + 1 + quoted, end = first;
    while (end < text.len && (quoted ? text.data[end] != '"' : is_name_byte(text.data[end])))
      end++;
    pl_str name = {text.data + first, end - first};
    want_path(l, table, &name, 1);
  }
}

/* Queues the values of dictionary entries to be searched for symbols. */
static void push_entries(liveness *l, const pl_named_attr *entries, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    pl_vec_push(&l->attributes, entries[i].value);
}

/* Marks the symbols as live that the op's attributes name, resolved in `table`. */
static void want_named(liveness *l, const pl_op *table, const pl_op *op) {
  if (op->attrs) pl_vec_push(&l->attributes, op->attrs);
  while (l->attributes.len) {
    const pl_attr *attr = pl_vec_pop(&l->attributes);
    if (attr->kind == PL_ATTR_DICT) push_entries(l, attr->dict.entries, attr->dict.count);
    if (attr->kind == PL_ATTR_PARAMS) push_entries(l, attr->params.entries, attr->params.count);
    if (attr->kind == PL_ATTR_DISTINCT) pl_vec_push(&l->attributes, attr->distinct.attr);
    if (attr->kind == PL_ATTR_SYMBOL) want_path(l, table, attr->symbol.path, attr->symbol.count);
    if (attr->kind == PL_ATTR_OPAQUE) want_text(l, table, attr->opaque.text);
    for (uint32_t i = 0; attr->kind == PL_ATTR_ARRAY && i < attr->array.count; i++)
      pl_vec_push(&l->attributes, attr->array.elems[i]);
  }
}

/* Whether it is not known if the op is a symbol table: an unregistered one with one region. */
static bool may_be_table(const pl_op *op) { return pl_op_is(op, PL_OP_UNREGISTERED) && op->num_regions == 1; }

/* Whether nothing outside of the op that the pass runs on can name what is in `table`. */
static bool is_hidden(const liveness *l, const pl_op *table) {
  const pl_op *root = l->module->op;
  for (const pl_op *op = table; op != root; op = op->block->region->op)
    if (is_table(op) && (!is_symbol(op) || pl_str_is(visibility(op), "private"))) return true;
  return !root->block || !is_symbol(root) || pl_str_is(visibility(root), "private");
}

/* Queues the ops in a symbol table that are no symbols, and marks those of its symbols as live that may be named from outside. */
static void enter(liveness *l, const pl_op *table) {
  bool hidden = is_hidden(l, table);
  if (!table->regions[0]->first) return;
  PL_FOR_OPS(op, table->regions[0]->first) {
    if (!is_symbol(op))
      pl_vec_push(&l->wanted, op);
    else if (pl_str_is(visibility(op), "public") || (!hidden && pl_str_is(visibility(op), "nested")))
      want(l, op);
  }
}

/* Marks the symbols as live that an op of a symbol table, and what it contains, names, and enters the tables in it (enter).
 * False, reported, if it is or contains an unregistered op that may be a symbol table. */
static bool look_into(liveness *l, pl_op *op) {
  const pl_op *table = op->block->region->op;
  PL_VEC(pl_op *) inside = {0};
  bool ok = true;
  pl_vec_push(&inside, op);
  while (inside.len && ok) {
    pl_op *one = pl_vec_pop(&inside);
    want_named(l, table, one);
    if (is_table(one)) enter(l, one);
    if (may_be_table(one))
      ok = fail(l->diags, op,
                "operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses");
    for (uint32_t r = 0; !is_table(one) && r < one->num_regions; r++)
      PL_FOR_BLOCKS(block, one->regions[r]) { PL_FOR_OPS(held, block) pl_vec_push(&inside, held); }
  }
  pl_vec_free(&inside);
  return ok;
}

/* Removes all symbols in symbol tables that are not marked as live. */
static void remove_dead(const liveness *l) {
  PL_VEC(pl_op *) dead = {0};
  for (pl_op *op = l->module->op; op; op = pl_op_walk_next(l->module->op, op)) {
    bool in_table = op != l->module->op && is_table(op->block->region->op);
    if (in_table && is_symbol(op) && !pl_map_has(&l->live, op)) pl_vec_push(&dead, op);
  }
  for (size_t i = 0; i < dead.len; i++)
    pl_op_unlink(dead.data[i]);
  pl_vec_free(&dead);
}

bool pl_symbol_dce(pl_module *module, pl_diags *diags) {
  assert(module->op && diags);
  if (!is_table(module->op))
    return fail(diags, module->op, "was scheduled to run under SymbolDCE, but does not define a symbol table");
  liveness l = {.module = module, .diags = diags};
  bool ok = true;
  enter(&l, module->op);
  while (l.wanted.len && ok)
    ok = look_into(&l, pl_vec_pop(&l.wanted));
  if (ok) remove_dead(&l);
  for (size_t i = 0; i < l.tables.len; i++)
    pl_map_free(&l.tables.data[i].map);
  pl_vec_free(&l.tables);
  pl_vec_free(&l.wanted);
  pl_vec_free(&l.attributes);
  pl_map_free(&l.table_of);
  pl_map_free(&l.live);
  return ok;
}

/* Whether the name is in a list of names that are separated by commas. */
static bool lists(pl_str list, pl_str name) {
  for (size_t at = 0; at < list.len;) {
    size_t end = at;
    while (end < list.len && list.data[end] != ',')
      end++;
    if (pl_str_eq((pl_str){list.data + at, end - at}, name)) return true;
    at = end + 1;
  }
  return false;
}

void pl_symbol_privatize(pl_module *module, pl_str except) {
  assert(module->op);
  const pl_attr *word = pl_attr_string(module->ctx, PL_STR("private"));
  for (uint32_t r = 0; r < module->op->num_regions; r++)
    PL_FOR_BLOCKS(block, module->op->regions[r]) {
      PL_FOR_OPS(op, block) {
        if (is_symbol(op) && !lists(except, pl_symbol_name(op))) pl_op_set_attr(op, PL_NAME_SYM_VISIBILITY, word);
      }
    }
}

void pl_strip_debuginfo(pl_module *module) {
  assert(module->op);
  const pl_attr *unknown = pl_attr_loc_unknown(module->ctx);
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op)) {
    op->loc = unknown;
    for (uint32_t r = 0; r < op->num_regions; r++)
      PL_FOR_BLOCKS(block, op->regions[r]) {
        for (uint32_t i = 0; i < block->num_args; i++)
          pl_arg_set_loc(block->args[i], unknown);
      }
  }
}
