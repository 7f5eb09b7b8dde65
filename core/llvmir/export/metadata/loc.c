/* Locations of instructions, records of variables, what globals and functions say of themselves in debug information. A location
 * is translated where a scope is known: one that the location carries, or the subprogram of the function. Source: LLVM
 * documentation, "LLVM Language Reference Manual", DILocation; "Debug info records"; what `mlir-translate` 22 prints. */
#include <assert.h>

#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

#define MAX_COLUMN 65535u /* LLVM keeps 16 bits, and no column for larger ones */

/* A place: what a DILocation holds. No scope: none. */
typedef struct place {
  pl_lir_md *scope, *inlined_at;
  uint32_t line, column;
} place;

/* Whether the attribute is a debug information subprogram, lexical block or lexical block file: the scopes of locations. */
static bool is_local_scope(const pl_attr *attr) {
  return pl_attr_is(attr, "di_subprogram") || pl_attr_is(attr, "di_lexical_block") || pl_attr_is(attr, "di_lexical_block_file");
}

/* The DILocation node of a place; NULL if it has no scope. */
static pl_lir_md *node_of(pl_export *e, place at) {
  if (!at.scope) return NULL;
  pl_lir_md *ops[2] = {at.scope, at.inlined_at}, *md = PL_NEW(e->m.arena, pl_lir_md);
  pl_sink text = {0};
  pl_sink_printf(&text, "!DILocation(line: %u", at.line);
  if (at.column) pl_sink_printf(&text, ", column: %u", at.column);
  pl_sink_puts(&text, at.inlined_at ? ", scope: \x02"
                                      "0, inlinedAt: \x02"
                                      "1)"
                                    : ", scope: \x02"
                                      "0)");
  md->text = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  md->num_ops = at.inlined_at ? 2 : 1;
  md->ops = pl_arena_copy(e->m.arena, ops, md->num_ops * sizeof *ops);
  pl_sink_close(&text);
  return pl_lir_md_unique(e, md);
}

/* The place that stands for two places of one scope, with what they agree in. No scope if the scopes differ or one is missing. */
static place merged(place a, place b) {
  if (!a.scope || !b.scope || a.scope != b.scope || a.inlined_at != b.inlined_at)
    return a.scope == b.scope && a.scope ? (place){a.scope, NULL, 0, 0} : (place){0};
  if (a.line != b.line) return (place){a.scope, a.inlined_at, 0, 0};
  if (a.column != b.column) a.column = 0;
  return a;
}

/* The place that a location attribute denotes in `scope`, inlined at `inlined_at`; no scope if there is none. Recursion is
 * bounded: the parser limits the nesting of locations. */
static place translate(pl_export *e, const pl_attr *loc, pl_lir_md *scope, pl_lir_md *inlined_at) {
  if (!loc || loc->kind != PL_ATTR_LOC) return (place){0};
  switch (loc->loc.kind) {
  case PL_LOC_INVALID:
  case PL_LOC_UNKNOWN: return (place){0};
  case PL_LOC_FILE: return (place){scope, inlined_at, loc->loc.line, loc->loc.column <= MAX_COLUMN ? loc->loc.column : 0};
  case PL_LOC_NAME: return loc->loc.count ? translate(e, loc->loc.children[0], scope, inlined_at) : (place){0};
  case PL_LOC_CALLSITE: {
    pl_lir_md *caller = node_of(e, translate(e, loc->loc.children[1], scope, inlined_at));
    if (!caller) caller = inlined_at;
    if (!caller) return (place){0};
    place callee = translate(e, loc->loc.children[0], NULL, caller);
    return callee.scope ? callee : translate(e, loc->loc.children[1], scope, inlined_at);
  }
  case PL_LOC_FUSED: {
    if (is_local_scope(loc->loc.metadata)) scope = pl_export_di(e, loc->loc.metadata);
    place at = loc->loc.count ? translate(e, loc->loc.children[0], scope, inlined_at) : (place){0};
    for (uint32_t i = 1; i < loc->loc.count; i++)
      at = merged(at, translate(e, loc->loc.children[i], scope, inlined_at));
    return at;
  }
  }
  return (place){0};
}

pl_lir_md *pl_export_loc(pl_export *e, const pl_attr *loc, uint32_t line, uint32_t column) {
  if (loc) return node_of(e, translate(e, loc, e->subprogram, NULL));
  return line ? node_of(e, (place){e->subprogram, NULL, line, column <= MAX_COLUMN ? column : 0}) : NULL;
}

/* ---- Functions ---- */

/* The first subprogram that a location or one nested in it is fused with; NULL if there is none. */
static const pl_attr *subprogram_of(const pl_attr *loc) {
  if (!loc || loc->kind != PL_ATTR_LOC) return NULL;
  if (loc->loc.kind == PL_LOC_FUSED && pl_attr_is(loc->loc.metadata, "di_subprogram")) return loc->loc.metadata;
  for (uint32_t i = 0; i < loc->loc.count; i++) {
    const pl_attr *found = subprogram_of(loc->loc.children[i]);
    if (found) return found;
  }
  return NULL;
}

void pl_export_debug_func(pl_export *e, const pl_op *op, pl_lir_func *func) {
  assert(op->module == e->module);
  func->subprogram = pl_export_di(e, subprogram_of(op->loc));
  if (func->subprogram) pl_lir_attach(&func->attachments, "dbg", 0, func->subprogram);
}

/* ---- Globals ---- */

/* The compile unit of a scope, found in it or the scopes around it; NULL if there is none. */
static const pl_attr *unit_of(const pl_attr *scope) {
  for (; scope; scope = pl_attr_param(scope, "scope")) {
    if (pl_attr_is(scope, "di_compile_unit")) return scope;
    if (pl_attr_param(scope, "compileUnit")) return pl_attr_param(scope, "compileUnit");
  }
  return NULL;
}

typedef struct unit_globals {
  pl_lir_md *unit;
  PL_VEC(pl_lir_md *) list;
} unit_globals;

/* The list of global variables of a compile unit, made if it is new. */
static unit_globals *globals_of(pl_export *e, pl_lir_md *unit) {
  unit_globals *known = pl_map_get_ptr(&e->units, unit);
  if (known) return known;
  known = PL_NEW(e->m.arena, unit_globals);
  known->unit = unit;
  pl_map_set_ptr(&e->units, unit, known);
  return known;
}

void pl_export_debug_global(pl_export *e, const pl_op *op, pl_lir_global *global) {
  assert(op->module == e->module);
  const pl_attr *list = pl_op_attr(op, PL_NAME_DBG_EXPRS);
  for (uint32_t i = 0; list && list->kind == PL_ATTR_ARRAY && i < list->array.count; i++) {
    pl_lir_md *node = pl_export_di(e, list->array.elems[i]);
    if (!node) continue;
    pl_vec_push(&global->attachments, ((pl_lir_attachment){"dbg", 0, node})); /* one for each variable */
    pl_lir_md *unit = pl_export_di(e, unit_of(pl_attr_param(pl_attr_param(list->array.elems[i], "var"), "scope")));
    if (unit) pl_vec_push(&globals_of(e, unit)->list, node);
  }
}

void pl_export_debug_finish(pl_export *e) {
  for (size_t i = 0; i < e->units.len; i++) {
    unit_globals *u = (unit_globals *)(uintptr_t)pl_map_entries(&e->units)[i].value;
    const char *gap = memchr(u->unit->text.data, '\x03', u->unit->text.len);
    pl_lir_md *ops[2] = {u->unit->ops ? (pl_lir_md *)(uintptr_t)u->unit->ops[0] : NULL,
                         pl_lir_md_cached(e, u->list.data, (uint32_t)u->list.len)};
    u->unit->ops = pl_arena_copy(e->m.arena, ops, sizeof ops);
    u->unit->num_ops = 2;
    if (gap)
      u->unit->text = pl_lir_text(e->m.arena,
                                  "%.*s, globals: \x02"
                                  "1%s",
                                  (int)(gap - u->unit->text.data), u->unit->text.data, gap + 1);
    pl_vec_free(&u->list);
  }
}

/* ---- Records ---- */

/* A value of metadata type, for an operand of a record, that stands for the node `md`. */
static const pl_lir *metadata(pl_export *e, pl_lir_md *md) {
  pl_lir *value = PL_NEW(e->m.arena, pl_lir);
  value->kind = PL_LIR_METADATA;
  value->type = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_METADATA);
  value->md = md;
  return value;
}

bool pl_export_debug_record(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  bool label = pl_op_is(op, PL_OP_LLVM_INTR_DBG_LABEL), declares = pl_op_is(op, PL_OP_LLVM_INTR_DBG_DECLARE);
  pl_lir_md *at = e->location;
  if (!at) return true;
  pl_lir_md *subject = pl_export_di(e, pl_op_attr(op, label ? PL_NAME_LABEL : PL_NAME_VAR_INFO));
  if (!subject) return pl_export_error(e, op, "expected a variable or label of debug information");
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_vec_clear(&ins->attachments);
  ins->is_record = true;
  pl_lir_ins_text(ins, label ? "#dbg_label(" : declares ? "#dbg_declare(" : "#dbg_value(");
  if (!label) {
    pl_lir_ins_typed(ins, pl_export_value(e, pl_operand(op, 0)));
    pl_lir_ins_text(ins, ", ");
  }
  pl_lir_ins_value(ins, metadata(e, subject));
  if (!label) {
    pl_lir_ins_text(ins, ", ");
    pl_lir_ins_value(ins, metadata(e, pl_export_di_expression(e, pl_op_attr(op, PL_NAME_LOCATION_EXPR))));
  }
  pl_lir_ins_text(ins, ", ");
  pl_lir_ins_value(ins, metadata(e, at));
  pl_lir_ins_text(ins, ")");
  return true;
}
