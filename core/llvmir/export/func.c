/* Functions: signatures first, then bodies block by block in the order in which definitions come before uses, the phi nodes
 * connected last. Where a terminator passes operands to one block twice, all edges but the first go through a block of their own.
 */
#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/graph.h"
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/module.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/declare.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/verify.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

/* ---- Signatures ---- */

/* The text between `define` or `declare` and the result with its attributes, such as linkage and calling convention, each word
 * with a space after it. */
static pl_str head_of(pl_export *e, const pl_op *op) {
  pl_str linkage = pl_export_linkage(op), cconv = pl_export_cconv(e, pl_export_enum(op, PL_NAME_CCONV));
  const char *visibility = pl_export_word(op, PL_NAME_VISIBILITY, "llvm.visibility");
  bool local =
      pl_str_is(linkage, "internal ") || pl_str_is(linkage, "private ") || (*visibility && !pl_str_is(linkage, "extern_weak "));
  bool dso_local = pl_op_attr(op, PL_NAME_DSO_LOCAL) && !local;
  return pl_lir_text(e->m.arena, "%.*s%s%s%s%.*s", PL_STR_FMT(linkage), dso_local ? "dso_local " : "", visibility,
                     *visibility ? " " : "", PL_STR_FMT(cconv));
}

/* Sets the function's parameters and the attributes of parameters and result. False, reported, if an attribute has no
 * translation. */
static bool fill_params(pl_export *e, const pl_op *op, pl_lir_func *func) {
  bool ok = true;
  uint32_t count = func->type->func.num_inputs;
  func->params = PL_NEW_ARRAY(e->m.arena, pl_lir_param, count);
  for (uint32_t i = 0; i < count; i++) {
    func->params[i].value.kind = PL_LIR_ARG;
    func->params[i].value.type = func->type->func.inputs[i];
    ok &= pl_export_param_attrs(e, op, pl_export_param_dict(op, PL_NAME_ARG_ATTRS, i), &func->params[i].attrs);
  }
  return pl_export_param_attrs(e, op, pl_export_param_dict(op, PL_NAME_RES_ATTRS, 0), &func->result_attrs) && ok;
}

/* Sets `func->tail`, the text after a function's attributes, such as its section and alignment. */
static void fill_tail(pl_export *e, const pl_op *op, pl_lir_func *func) {
  pl_sink text = {0};
  pl_str section = pl_export_str(op, PL_NAME_SECTION), gc = pl_export_str(op, PL_NAME_GARBAGE_COLLECTOR);
  const pl_attr *comdat = pl_op_attr(op, PL_NAME_COMDAT);
  if (section.len && func->is_definition) {
    pl_sink_puts(&text, " section \"");
    pl_lir_escape(section, &text);
    pl_sink_putc(&text, '"');
  }
  if (comdat && comdat->kind == PL_ATTR_SYMBOL) {
    pl_str name = comdat->symbol.path[comdat->symbol.count - 1];
    pl_sink_puts(&text, " comdat");
    if (!pl_str_eq(name, func->name)) {
      pl_sink_putc(&text, '(');
      pl_lir_name('$', name, &text);
      pl_sink_putc(&text, ')');
    }
  }
  if (pl_export_num(op, PL_NAME_ALIGNMENT) > 0)
    pl_sink_printf(&text, " align %lld", (long long)pl_export_num(op, PL_NAME_ALIGNMENT));
  if (gc.len) {
    pl_sink_puts(&text, " gc \"");
    pl_lir_escape(gc, &text);
    pl_sink_putc(&text, '"');
  }
  func->tail = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  pl_sink_close(&text);
}

bool pl_export_signature(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_FUNC));
  pl_lir_func *func = PL_NEW(e->m.arena, pl_lir_func);
  const char *unnamed = pl_export_word(op, PL_NAME_UNNAMED_ADDR, "llvm.unnamed_addr");
  func->op = op;
  func->name = pl_symbol_name(op);
  func->type = pl_func_type(op);
  func->is_definition = !pl_func_is_declaration(op);
  func->linkage = head_of(e, op);
  func->unnamed = *unnamed ? pl_lir_text(e->m.arena, " %s", unnamed) : PL_STR("");
  bool ok = fill_params(e, op, func);
  fill_tail(e, op, func);
  pl_lir_attrs *attrs = PL_NEW(e->m.arena, pl_lir_attrs);
  pl_map_set_ptr(&e->attrs, op, attrs);
  pl_export_intrinsic_signature(e, func, attrs);
  ok &= pl_export_func_attrs(e, op, func->is_definition, attrs);
  ok &= pl_export_verify_func(e, op, attrs);
  pl_export_add_func(e, func);
  pl_export_debug_func(e, op, func);
  return pl_export_func_metadata(e, op, func) && ok;
}

/* Appends a phi node without incoming values for each argument of `block` to `ll`; the phi nodes are stored in `made`, or, if
 * that is NULL, become the arguments' values. */
static void make_phis(pl_export *e, const pl_block *block, pl_lir_block *ll, const pl_lir **made) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    pl_lir_ins *phi = pl_lir_ins_new(&e->m, ll, block->args[i]->type);
    phi->is_phi = true;
    const pl_block_arg *arg = (const pl_block_arg *)block->args[i];
    pl_lir_md *at = pl_export_loc(e, arg->loc, arg->line, arg->column);
    if (at) pl_lir_attach(&phi->attachments, "dbg", 0, at);
    pl_lir_ins_text(phi, "phi ");
    pl_lir_ins_type(phi, block->args[i]->type);
    pl_lir_ins_text(phi, " ");
    if (made)
      made[i] = &phi->value;
    else
      pl_map_set_ptr(&e->values, block->args[i], &phi->value);
  }
}

/* Translates all of a block's ops. False, reported, if one has no translation. A block without predecessors gets no phi nodes,
 * since LLVM accepts none without entries; its arguments are poison. */
static bool emit_block(pl_export *e, const pl_graph_node *n) {
  bool ok = true;
  e->block = n->ll;
  if (n->has_predecessor) make_phis(e, n->block, n->ll, NULL);
  for (const pl_op *op = n->block->first; op; op = op->next)
    ok = pl_export_op(e, op) && ok;
  return ok;
}

/* Fills the intermediate block of an edge, node `position` of the graph: phi nodes for the target's arguments, stored in
 * `passed[position]`, and a branch to the target. */
static void emit_edge(pl_export *e, pl_graph *g, uint32_t position, const pl_lir ***passed) {
  pl_graph_node *n = &g->nodes.data[position];
  const pl_block *target = n->op->successors[n->index].block;
  passed[position] = PL_NEW_ARRAY(e->m.arena, const pl_lir *, target->num_args);
  make_phis(e, target, n->ll, passed[position]);
  e->block = n->ll;
  pl_lir_ins *branch = pl_lir_ins_new(&e->m, n->ll, pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID));
  pl_lir_block *to = pl_map_get_ptr(&e->blocks, target);
  pl_lir_md *at = pl_export_loc(e, n->op->loc, n->op->line, n->op->column);
  if (at) pl_lir_attach(&branch->attachments, "dbg", 0, at);
  pl_lir_ins_text(branch, "br label ");
  pl_lir_ins_label(branch, to);
  pl_vec_push(&to->preds, n->ll);
}

/* Appends `[ value, %from ]` to a phi node, after a comma if it is not the first such pair. */
static void add_incoming(pl_lir_ins *phi, const pl_lir *value, const pl_lir_block *from) {
  pl_lir_ins_text(phi, phi->pieces.len > 3 ? ", [ " : "[ ");
  pl_lir_ins_value(phi, value);
  pl_lir_ins_text(phi, ", ");
  pl_lir_ins_label(phi, from);
  pl_lir_ins_text(phi, " ]");
}

/* The value that an edge of a terminator passes to a block argument; NULL if the edge passes none. */
static const pl_lir *passed_value(pl_export *e, const pl_op *op, uint32_t edge, uint32_t arg) {
  const pl_successor *s = &op->successors[edge];
  return arg < s->count ? pl_export_value(e, pl_operand(op, s->first + arg)) : NULL;
}

/* Appends `[ value, %from ]` to each of the first `num_args` phi nodes of block `to`, with the values that the terminator `op`
 * passes to its successor `edge`. */
static void connect(pl_export *e, pl_lir_block *to, uint32_t num_args, const pl_op *op, uint32_t edge, const pl_lir_block *from) {
  pl_lir_ins *phi = to->first;
  for (uint32_t i = 0; i < num_args; i++, phi = phi->next) {
    const pl_lir *value = passed_value(e, op, edge, i);
    if (value) add_incoming(phi, value, from);
  }
}

/* Appends the incoming values to all phi nodes, in MLIR's order of predecessors; an intermediate block of an edge (see graph.h)
 * passes on its own phi nodes, `passed`. */
static void connect_all(pl_export *e, pl_graph *g, const pl_lir ***passed) {
  for (size_t p = g->nodes.len; p-- > 0;) {
    pl_graph_node *n = &g->nodes.data[p];
    const pl_op *op = n->block ? n->block->last : n->op;
    const pl_lir_block *from = op ? pl_map_get_ptr(&e->ends, op) : NULL;
    if (!from) continue;
    if (!n->block) {
      const pl_block *target = op->successors[n->index].block;
      pl_lir_block *to = pl_map_get_ptr(&e->blocks, target);
      connect(e, n->ll, target->num_args, op, n->index, from);
      pl_lir_ins *phi = to->first;
      for (uint32_t i = 0; i < target->num_args; i++, phi = phi->next)
        add_incoming(phi, passed[p][i], n->ll);
      continue;
    }
    for (uint32_t i = op->num_successors; i-- > 0;)
      if (!pl_graph_is_repeated(op, i) && op->successors[i].block->num_args)
        connect(e, pl_map_get_ptr(&e->blocks, op->successors[i].block), op->successors[i].block->num_args, op, i, from);
  }
}

/* Makes an LLVM IR block for each node of the graph, and maps the node's source block, if it has one, to it in e->blocks. */
static void make_blocks(pl_export *e, pl_graph *g) {
  for (size_t i = 0; i < g->nodes.len; i++) {
    g->nodes.data[i].ll = pl_lir_block_new(&e->m, e->func);
    if (g->nodes.data[i].block) pl_map_set_ptr(&e->blocks, g->nodes.data[i].block, g->nodes.data[i].ll);
  }
}

bool pl_export_body(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_FUNC));
  assert(!pl_func_is_declaration(op));
  pl_graph g = {0};
  pl_graph_order order = {0};
  bool ok = true;
  e->func = pl_export_func_named(e, pl_symbol_name(op));
  e->subprogram = e->func->subprogram;
  const pl_block *entry = op->regions[0]->first;
  for (uint32_t i = 0; i < entry->num_args && i < e->func->type->func.num_inputs; i++)
    pl_map_set_ptr(&e->values, entry->args[i], &e->func->params[i].value);
  const pl_attr *personality = pl_op_attr(op, PL_NAME_PERSONALITY);
  if (personality && personality->kind == PL_ATTR_SYMBOL)
    e->func->personality = pl_export_address(e, op, personality->symbol.path[0], pl_type_llvm_ptr(e->m.ctx, 0));
  pl_graph_build(&g, op->regions[0]);
  pl_map_set_ptr(&e->blocks, e->func, &g);
  make_blocks(e, &g);
  for (uint32_t i = 0; i < g.nodes.len; i++)
    if (!g.nodes.data[i].seen) pl_graph_visit(&g, i, &order);
  const pl_lir ***passed = PL_NEW_ARRAY(e->m.arena, const pl_lir **, g.nodes.len);
  for (size_t i = 0; i < order.len; i++) {
    const pl_graph_node *n = &g.nodes.data[order.data[i]];
    if (n->block)
      ok = emit_block(e, n) && ok;
    else
      emit_edge(e, &g, order.data[i], passed);
  }
  if (ok) connect_all(e, &g, passed);
  pl_vec_free(&order);
  pl_graph_free(&g);
  return ok;
}
