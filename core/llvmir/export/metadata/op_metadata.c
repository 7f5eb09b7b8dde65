/* Metadata at operations and functions; module flags and linker options. */
#include <assert.h>

#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/state/constants.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/float_classes.h"
#include "core/llvmir/lir/lir.h"

/* The order in which LLVM prints the kinds on one instruction. */
enum {
  MD_TBAA = 1,
  MD_PROF = 2,
  MD_NONTEMPORAL = 9,
  MD_INVARIANT_LOAD = 6,
  MD_DEREFERENCEABLE = 12,
  MD_INVARIANT_GROUP = 16,
  MD_LOOP = 18
};

/* ---- Instructions ---- */

/* The node !{!"branch_weights", i32 ...} of a list of weights. */
static pl_lir_md *weights(pl_export *e, const pl_attr *list) {
  uint32_t count = (uint32_t)list->dense.count + 1;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, count);
  ops[0] = pl_lir_md_string(e, PL_STR("branch_weights"));
  for (uint32_t i = 1; i < count; i++)
    ops[i] = pl_lir_md_constant(e, pl_lir_int(&e->m, pl_type_integer(e->m.ctx, 32), pl_dense_at(list, i - 1)));
  return pl_lir_md_cached(e, ops, count);
}

/* The uniqued node !{i64 bytes} for the parameter `bytes` of a dereferenceable attribute. */
static pl_lir_md *dereferenceable(pl_export *e, const pl_attr *attr) {
  pl_lir_md *bytes = pl_lir_md_int(e, 64, pl_attr_param_num(attr, "bytes"));
  return pl_lir_md_cached(e, &bytes, 1);
}

/* ---- Type-based aliasing ---- */

/* The node of a TBAA tag, type descriptor or root, one for each attribute. Recursion is bounded: the parser limits the nesting
 * of type descriptors. */
static pl_lir_md *tbaa_node(pl_export *e, const pl_attr *attr) {
  pl_lir_md *known = pl_map_get_ptr(&e->mds, attr);
  const pl_attr *members = pl_attr_param(attr, "members");
  uint32_t count = 0, most = members && members->kind == PL_ATTR_ARRAY ? members->array.count * 2 + 1 : 4;
  if (known) return known;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, most);
  if (pl_attr_is(attr, "tbaa_tag")) {
    ops[count++] = tbaa_node(e, pl_attr_param(attr, "base_type"));
    ops[count++] = tbaa_node(e, pl_attr_param(attr, "access_type"));
    ops[count++] = pl_lir_md_int(e, 64, pl_attr_param_num(attr, "offset"));
    if (pl_attr_param_num(attr, "constant")) ops[count++] = pl_lir_md_int(e, 64, 1);
  } else {
    if (pl_attr_param(attr, "id")) ops[count++] = pl_lir_md_string(e, pl_attr_param_text(attr, "id"));
    for (uint32_t i = 0; members && count + 1 < most; i++) {
      ops[count++] = tbaa_node(e, pl_attr_param(members->array.elems[i], "typeDesc"));
      ops[count++] = pl_lir_md_int(e, 64, pl_attr_param_num(members->array.elems[i], "offset"));
    }
  }
  pl_lir_md *node = pl_lir_md_node(e, ops, count);
  pl_map_set_ptr(&e->mds, attr, node);
  return node;
}

/* Attaches the TBAA tag in the op's attribute `tbaa`, if it has that, to an instruction. False, reported, if the attribute is
 * not a list of exactly one tag. */
static bool attach_tbaa(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  const pl_attr *tags = pl_op_attr(op, PL_NAME_TBAA);
  if (!tags) return true;
  if (tags->kind != PL_ATTR_ARRAY || tags->array.count != 1 || !pl_attr_is(tags->array.elems[0], "tbaa_tag"))
    return pl_export_error(e, op, "LLVM IR takes exactly one tbaa tag");
  pl_lir_attach(&ins->attachments, "tbaa", MD_TBAA, tbaa_node(e, tags->array.elems[0]));
  return true;
}

bool pl_export_op_metadata(pl_export *e, const pl_op *op, pl_lir_ins *ins) {
  assert(op->module == e->module);
  const pl_attr *list = pl_op_attr(op, PL_NAME_BRANCH_WEIGHTS), *annotation = pl_op_attr(op, PL_NAME_LOOP_ANNOTATION);
  const pl_attr *known = pl_op_attr(op, PL_NAME_DEREFERENCEABLE);
  bool access = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_INTR_MASKED_LOAD);
  bool call = pl_op_is(op, PL_OP_LLVM_CALL); /* LLVM IR gives a call one weight: how often it is made */
  if (list && list->kind == PL_ATTR_DENSE_ARRAY && list->dense.count && (!call || list->dense.count == 1))
    pl_lir_attach(&ins->attachments, "prof", MD_PROF, weights(e, list));
  if (annotation) pl_lir_attach(&ins->attachments, "llvm.loop", MD_LOOP, pl_export_loop(e, op, annotation));
  if (access && pl_op_attr(op, PL_NAME_NONTEMPORAL)) {
    pl_lir_md *one = pl_lir_md_int(e, 32, 1);
    pl_lir_attach(&ins->attachments, "nontemporal", MD_NONTEMPORAL, pl_lir_md_cached(e, &one, 1));
  }
  if (access && pl_op_attr(op, PL_NAME_INVARIANT))
    pl_lir_attach(&ins->attachments, "invariant.load", MD_INVARIANT_LOAD, pl_lir_md_cached(e, NULL, 0));
  if (access && pl_op_attr(op, PL_NAME_INVARIANT_GROUP))
    pl_lir_attach(&ins->attachments, "invariant.group", MD_INVARIANT_GROUP, pl_lir_md_cached(e, NULL, 0));
  if (pl_attr_is(known, "dereferenceable"))
    pl_lir_attach(&ins->attachments, pl_attr_param_num(known, "mayBeNull") ? "dereferenceable_or_null" : "dereferenceable",
                  MD_DEREFERENCEABLE, dereferenceable(e, known));
  pl_export_aliasing(e, op, ins);
  return attach_tbaa(e, op, ins) && e->ok;
}

/* ---- Functions and modules ---- */

/* The node !{i32 ...} of a dense array of integers. */
static pl_lir_md *int_list(pl_export *e, const pl_attr *list) {
  uint32_t count = (uint32_t)list->dense.count;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, count);
  for (uint32_t i = 0; i < count; i++)
    ops[i] = pl_lir_md_constant(e, pl_lir_int(&e->m, pl_type_integer(e->m.ctx, 32), pl_dense_at(list, i)));
  return pl_lir_md_cached(e, ops, count);
}

bool pl_export_func_metadata(pl_export *e, const pl_op *op, pl_lir_func *func) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_FUNC));
  const pl_attr *count = pl_op_attr(op, PL_NAME_FUNCTION_ENTRY_COUNT), *hint = pl_op_attr(op, PL_NAME_VEC_TYPE_HINT);
  static const pl_attr_name lists[] = {PL_NAME_WORK_GROUP_SIZE_HINT, PL_NAME_REQD_WORK_GROUP_SIZE};
  if (count && count->kind == PL_ATTR_INTEGER) {
    pl_lir_md *ops[2] = {pl_lir_md_string(e, PL_STR("function_entry_count")),
                         pl_lir_md_int(e, 64, pl_export_num(op, PL_NAME_FUNCTION_ENTRY_COUNT))};
    pl_lir_attach(&func->attachments, "prof", MD_PROF, pl_lir_md_cached(e, ops, 2));
  }
  if (pl_attr_is(hint, "vec_type_hint")) {
    const pl_attr *type = pl_attr_param(hint, "hint");
    pl_lir_md *ops[2] = {pl_lir_md_constant(e, pl_lir_undef(&e->m, type->type)),
                         pl_lir_md_int(e, 32, pl_attr_param_num(hint, "is_signed") != 0)};
    pl_lir_attach(&func->attachments, "vec_type_hint", 100, pl_lir_md_node(e, ops, 2));
  }
  for (uint32_t i = 0; i < 2; i++) {
    const pl_attr *list = pl_op_attr(op, lists[i]);
    if (list && list->kind == PL_ATTR_DENSE_ARRAY)
      pl_lir_attach(&func->attachments, pl_attr_names[lists[i]].data, 101 + i, int_list(e, list));
  }
  if (pl_op_attr(op, PL_NAME_INTEL_REQD_SUB_GROUP_SIZE)) {
    pl_lir_md *size = pl_lir_md_int(e, 32, pl_export_num(op, PL_NAME_INTEL_REQD_SUB_GROUP_SIZE));
    pl_lir_attach(&func->attachments, "intel_reqd_sub_group_size", 103, pl_lir_md_cached(e, &size, 1));
  }
  return true;
}

/* The node !{!"key", value}. */
static pl_lir_md *pair(pl_export *e, const char *key, pl_lir_md *value) {
  pl_lir_md *ops[2] = {pl_lir_md_string(e, pl_str_from(key)), value};
  return pl_lir_md_cached(e, ops, 2);
}

/* The metadata operand `ptr @name` of a symbol reference; NULL if `symbol` is NULL or no symbol reference. */
static pl_lir_md *function_of(pl_export *e, const pl_op *op, const pl_attr *symbol) {
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL) return NULL;
  return pl_lir_md_constant(e, pl_export_address(e, op, symbol->symbol.path[0], pl_type_llvm_ptr(e->m.ctx, 0)));
}

/* The distinct node of a call graph profile, with `!{ptr @from, ptr @to, i64 count}` for each entry; NULL, not reported, if an
 * element of the list is no #llvm.cgprofile_entry. */
static pl_lir_md *call_graph_profile(pl_export *e, const pl_op *op, const pl_attr *list) {
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, list->array.count);
  for (uint32_t i = 0; i < list->array.count; i++) {
    const pl_attr *entry = list->array.elems[i];
    if (!pl_attr_is(entry, "cgprofile_entry")) return NULL;
    pl_lir_md *parts[3] = {function_of(e, op, pl_attr_param(entry, "from")), function_of(e, op, pl_attr_param(entry, "to")),
                           pl_lir_md_int(e, 64, pl_attr_param_num(entry, "count"))};
    ops[i] = pl_lir_md_cached(e, parts, 3);
  }
  pl_lir_md *node = pl_lir_md_node(e, ops, list->array.count);
  node->is_distinct = true;
  return node;
}

/* The node of a detailed profile summary, with !{i64 cut_off, i64 min_count, i64 num_counts} for each entry; without operands if
 * `list` is no array. */
static pl_lir_md *detailed_summary(pl_export *e, const pl_attr *list) {
  uint32_t count = list && list->kind == PL_ATTR_ARRAY ? list->array.count : 0;
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, count);
  for (uint32_t i = 0; i < count; i++) {
    pl_lir_md *parts[3];
    static const char *const names[3] = {"cut_off", "min_count", "num_counts"};
    for (uint32_t k = 0; k < 3; k++)
      parts[k] = pl_lir_md_int(e, 64, pl_attr_param_num(list->array.elems[i], names[k]));
    ops[i] = pl_lir_md_cached(e, parts, 3);
  }
  return pl_lir_md_cached(e, ops, count);
}

/* The node of a profile summary attribute: a list of !{!"key", value} pairs. */
static pl_lir_md *profile_summary(pl_export *e, const pl_attr *attr) {
  static const char *const names[][2] = {{"total_count", "TotalCount"},
                                         {"max_count", "MaxCount"},
                                         {"max_internal_count", "MaxInternalCount"},
                                         {"max_function_count", "MaxFunctionCount"},
                                         {"num_counts", "NumCounts"},
                                         {"num_functions", "NumFunctions"}};
  const pl_attr *ratio = pl_attr_param(attr, "partial_profile_ratio");
  pl_lir_md *ops[10];
  uint32_t count = 0;
  ops[count++] = pair(e, "ProfileFormat", pl_lir_md_string(e, pl_attr_param_text(attr, "format")));
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    ops[count++] = pair(e, names[i][1], pl_lir_md_int(e, 64, pl_attr_param_num(attr, names[i][0])));
  if (pl_attr_param(attr, "is_partial_profile"))
    ops[count++] = pair(e, "IsPartialProfile", pl_lir_md_int(e, 64, pl_attr_param_num(attr, "is_partial_profile")));
  if (ratio && ratio->kind == PL_ATTR_FLOAT)
    ops[count++] = pair(e, "PartialProfileRatio", pl_lir_md_constant(e, pl_lir_float(&e->m, ratio->type, ratio->integer)));
  ops[count++] = pair(e, "DetailedSummary", detailed_summary(e, pl_attr_param(attr, "detailed_summary")));
  return pl_lir_md_cached(e, ops, count);
}

/* The value of a module flag as a metadata operand; NULL, not reported, if it has no translation. */
static pl_lir_md *flag_value(pl_export *e, const pl_op *op, const pl_attr *value) {
  if (value && value->kind == PL_ATTR_INTEGER) return pl_lir_md_constant(e, pl_lir_int(&e->m, value->type, value->integer));
  if (value && value->kind == PL_ATTR_STRING) return pl_lir_md_string(e, value->string);
  if (value && value->kind == PL_ATTR_ARRAY) return call_graph_profile(e, op, value);
  return pl_attr_is(value, "profile_summary") ? profile_summary(e, value) : NULL;
}

bool pl_export_module_flags(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_MODULE_FLAGS));
  static const char *const behaviours[] = {"",       "error",         "warning", "require", "override",
                                           "append", "append_unique", "max",     "min"};
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FLAGS);
  for (uint32_t i = 0; i < flags->array.count; i++) {
    const pl_attr *flag = flags->array.elems[i];
    int64_t behaviour = 0;
    for (int64_t b = 1; b < 9; b++)
      if (pl_str_is(pl_attr_param_text(flag, "behavior"), behaviours[b])) behaviour = b;
    pl_lir_md *ops[3] = {pl_lir_md_int(e, 32, behaviour), pl_lir_md_string(e, pl_attr_param_text(flag, "key")),
                         flag_value(e, op, pl_attr_param(flag, "value"))};
    if (!behaviour || !ops[2]) return pl_export_error(e, op, "this module flag has no translation to LLVM IR");
    pl_lir_md_named(e, "llvm.module.flags", pl_lir_md_cached(e, ops, 3));
  }
  return true;
}

bool pl_export_linker_options(pl_export *e, const pl_op *op) {
  assert(op->module == e->module);
  assert(pl_op_is(op, PL_OP_LLVM_LINKER_OPTIONS));
  const pl_attr *options = pl_op_attr(op, PL_NAME_OPTIONS);
  pl_lir_md **ops = PL_NEW_ARRAY(e->m.arena, pl_lir_md *, options->array.count);
  for (uint32_t i = 0; i < options->array.count; i++) {
    if (options->array.elems[i]->kind != PL_ATTR_STRING) return pl_export_error(e, op, "expected options to be strings");
    ops[i] = pl_lir_md_string(e, options->array.elems[i]->string);
  }
  pl_lir_md_named(e, "llvm.linker.options", pl_lir_md_cached(e, ops, options->array.count));
  return true;
}
