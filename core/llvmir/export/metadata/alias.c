/* Claims about aliasing: alias scopes, access groups, the memory model's tags. Source: LLVM documentation, "LLVM Language
 * Reference Manual", Metadata; what `mlir-translate` 22 prints. */
#include <assert.h>

#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/state/declare.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/float_classes.h"
#include "core/llvmir/lir/lir.h"

/* The order in which LLVM prints the kinds on one instruction. */
enum { MD_ALIAS_SCOPE = 7, MD_NOALIAS = 8, MD_ACCESS_GROUP = 25, MD_MMRA = 40 };

/* The node of an alias scope or domain, one for each attribute; it is identified by its string id, or, without one, by being
 * distinct. `domain`: the node of a scope's domain, NULL for a domain. */
static pl_lir_md *identified(pl_export *e, const pl_attr *attr, pl_lir_md *domain) {
  const pl_attr *id = pl_attr_param(attr, "id"), *description = pl_attr_param(attr, "description");
  pl_lir_md *known = pl_map_get_ptr(&e->mds, attr), *ops[3] = {NULL};
  uint32_t count = 1;
  if (known) return known;
  if (domain) ops[count++] = domain;
  if (description && description->kind == PL_ATTR_STRING) ops[count++] = pl_lir_md_string(e, description->string);
  bool named = id && id->kind == PL_ATTR_STRING;
  if (named) ops[0] = pl_lir_md_string(e, id->string);
  pl_lir_md *node = named ? pl_lir_md_cached(e, ops, count) : pl_lir_md_node(e, ops, count);
  if (!named) {
    node->is_distinct = true;
    node->ops[0] = node;
  }
  pl_map_set_ptr(&e->mds, attr, node);
  return node;
}

/* The node of an alias scope attribute, with its domain. */
static pl_lir_md *scope(pl_export *e, const pl_attr *attr) {
  return identified(e, attr, identified(e, pl_attr_param(attr, "domain"), NULL));
}

pl_lir_md *pl_export_access_group(pl_export *e, const pl_attr *attr) {
  pl_lir_md *known = pl_map_get_ptr(&e->mds, attr);
  if (known) return known;
  known = pl_lir_md_node(e, NULL, 0);
  known->is_distinct = true;
  pl_map_set_ptr(&e->mds, attr, known);
  return known;
}

/* The node `!{!"prefix", !"suffix"}` of an MMRA tag. */
static pl_lir_md *tag(pl_export *e, const pl_attr *attr) {
  pl_lir_md *ops[2] = {pl_lir_md_string(e, pl_attr_param_text(attr, "prefix")),
                       pl_lir_md_string(e, pl_attr_param_text(attr, "suffix"))};
  return pl_lir_md_cached(e, ops, 2);
}

typedef pl_lir_md *(*translate)(pl_export *e, const pl_attr *attr);

/* The node of all attributes in a list, each translated by `each`; the one attribute's own node if `bare` and there is only one.
 * NULL, reported, if one is not of the kind `mnemonic`. */
static pl_lir_md *list_node(pl_export *e, const pl_op *op, const pl_attr *list, const char *mnemonic, translate each, bool bare) {
  uint32_t count = list->array.count;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, count);
  for (uint32_t i = 0; i < count; i++) {
    if (!pl_attr_is(list->array.elems[i], mnemonic)) {
      pl_export_error(e, op, "expected #llvm.%s", mnemonic);
      return NULL;
    }
    ops[i] = each(e, list->array.elems[i]);
  }
  return bare && count == 1 ? ops[0] : pl_lir_md_cached(e, ops, count);
}

/* Attaches the node of the list in the op's attribute `attr`, access groups if `order` is MD_ACCESS_GROUP, else alias scopes, to
 * an instruction as `kind`. Nothing if there are none; an element of another kind is reported. */
static void attach(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_attr_name attr, const char *kind, uint32_t order) {
  const pl_attr *list = pl_op_attr(op, attr);
  bool groups = order == MD_ACCESS_GROUP;
  if (!list || list->kind != PL_ATTR_ARRAY || list->array.count == 0) return;
  pl_lir_md *node = groups ? list_node(e, op, list, "access_group", pl_export_access_group, true)
                           : list_node(e, op, list, "alias_scope", scope, false);
  if (node) pl_lir_attach(&ins->attachments, kind, order, node);
}

void pl_export_aliasing(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  assert(op->module == e->module);
  attach(e, op, ins, PL_NAME_ACCESS_GROUPS, "llvm.access.group", MD_ACCESS_GROUP);
  attach(e, op, ins, PL_NAME_ALIAS_SCOPES, "alias.scope", MD_ALIAS_SCOPE);
  attach(e, op, ins, PL_NAME_NOALIAS_SCOPES, "noalias", MD_NOALIAS);
}

void pl_export_memory_tags(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  assert(op->module == e->module);
  const pl_attr *tags = pl_op_attr(op, PL_NAME_LLVM_MMRA);
  if (pl_attr_is(tags, "mmra_tag")) pl_lir_attach(&ins->attachments, "mmra", MD_MMRA, tag(e, tags));
  if (tags && tags->kind == PL_ATTR_ARRAY && tags->array.count) {
    pl_lir_md *node = list_node(e, op, tags, "mmra_tag", tag, true);
    if (node) pl_lir_attach(&ins->attachments, "mmra", MD_MMRA, node);
  }
}

bool pl_export_scope_declaration(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  const pl_type *type = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_METADATA);
  const pl_type *none = pl_type_llvm_simple(e->m.ctx, PL_TYPE_LLVM_VOID);
  pl_lir_md *one = scope(e, pl_op_attr(op, PL_NAME_SCOPE));
  pl_lir *value = PL_NEW(e->m.arena, pl_lir);
  *value = (pl_lir){.kind = PL_LIR_METADATA, .type = type, .md = pl_lir_md_cached(e, &one, 1)};
  pl_lir_func *func = pl_export_declare_intrinsic(e, op->info->kind, &type, 1, none);
  pl_lir_ins *ins = pl_export_ins(e, op);
  pl_lir_ins_str(ins, pl_lir_text(e->m.arena, "call void @%.*s(", PL_STR_FMT(func->name)));
  pl_lir_ins_typed(ins, value);
  pl_lir_ins_text(ins, ")");
  return true;
}
