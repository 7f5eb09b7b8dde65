/* Metadata at instructions, functions and the module in the form of the dialect. Sources: LLVM Language Reference Manual (2026),
 * Metadata, Module Flags Metadata; MLIR documentation, "'llvm' Dialect", Attributes. */
#include "core/llvmir/import/convert/metadata.h"

#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"

/* ---- types for alias analysis ---- */

static const pl_attr *tbaa_node(pl_importer *im, const pl_ll_meta *node);

/* The attribute #llvm.tbaa_root of a node, with the node's name, if it has one, as the id. */
static const pl_attr *tbaa_root(pl_importer *im, const pl_ll_meta *node) {
  pl_str name;
  pl_named_attr id = {PL_STR("id"), NULL};
  if (node->count && pl_ll_meta_string(im, node->elems[0], &name)) id.value = pl_attr_string(im->ctx, pl_ll_intern(im, name));
  return pl_ll_params(im, "tbaa_root", &id, 1);
}

/* The attribute #llvm.tbaa_member of a type at an offset. */
static const pl_attr *tbaa_member(pl_importer *im, const pl_attr *type, int64_t offset) {
  const pl_named_attr parts[] = {{PL_STR("typeDesc"), type}, {PL_STR("offset"), pl_ll_i64(im, offset)}};
  return pl_ll_params(im, "tbaa_member", parts, 2);
}

/* The attribute #llvm.tbaa_type_desc of a type node !{!"name", !type, i64 offset, ...}; NULL if it can't be converted. */
static const pl_attr *tbaa_type(pl_importer *im, const pl_ll_meta *node) {
  pl_ll_attrs members = {0};
  pl_str name;
  if (!pl_ll_meta_string(im, node->elems[0], &name)) return NULL;
  for (uint32_t i = 1; i < node->count; i += 2) {
    int64_t offset = 0;
    const pl_attr *type = tbaa_node(im, pl_ll_meta_elem(im, node, i));
    if (!type || (i + 1 < node->count && !pl_ll_meta_int(im, node->elems[i + 1], &offset))) return NULL;
    pl_ll_push(im, &members, tbaa_member(im, type, offset));
  }
  const pl_named_attr parts[] = {{PL_STR("id"), pl_attr_string(im->ctx, pl_ll_intern(im, name))},
                                 {PL_STR("members"), pl_attr_array(im->ctx, members.data, (uint32_t)members.len)}};
  return pl_ll_params(im, "tbaa_type_desc", parts, 2);
}

/* The attribute of a TBAA root or type node; NULL if it can't be converted. The limit of the depth ends cycles. */
static const pl_attr *tbaa_node(pl_importer *im, const pl_ll_meta *node) {
  if (!node || node->kind != PL_LL_META_TUPLE || im->depth >= PL_LL_MAX_DEPTH) return NULL;
  const pl_attr *known = pl_map_get_ptr(&im->converted, node);
  if (known) return known;
  im->depth++;
  const pl_attr *attr = node->count <= 1 ? tbaa_root(im, node) : tbaa_type(im, node);
  im->depth--;
  if (attr) pl_map_set_ptr(&im->converted, node, attr);
  return attr;
}

/* The attribute #llvm.tbaa_tag of an access tag's node; NULL if it can't be converted. */
static const pl_attr *tbaa_tag(pl_importer *im, const pl_ll_meta *node) {
  int64_t offset, constant = 0;
  node = pl_ll_meta_follow(im, node);
  if (!node || node->kind != PL_LL_META_TUPLE || node->count < 3 || !pl_ll_meta_int(im, node->elems[2], &offset)) return NULL;
  if (node->count > 3 && !pl_ll_meta_int(im, node->elems[3], &constant)) return NULL;
  const pl_attr *base = tbaa_node(im, pl_ll_meta_elem(im, node, 0)), *access = tbaa_node(im, pl_ll_meta_elem(im, node, 1));
  if (!pl_attr_is(base, "tbaa_type_desc") || !pl_attr_is(access, "tbaa_type_desc")) return NULL;
  const pl_named_attr parts[] = {{PL_STR("base_type"), base},
                                 {PL_STR("access_type"), access},
                                 {PL_STR("offset"), pl_ll_i64(im, offset)},
                                 {PL_STR("constant"), constant ? pl_attr_bool(im->ctx, true) : NULL}};
  return pl_ll_params(im, "tbaa_tag", parts, 4);
}

/* The array of what `convert` makes of the elements of a tuple, or, if `may_be_one` and that is possible, of the node itself;
 * NULL if it can't be converted. */
static const pl_attr *array_of(pl_importer *im, const pl_ll_meta *node,
                               const pl_attr *(*convert)(pl_importer *, const pl_ll_meta *), bool may_be_one) {
  pl_ll_attrs all = {0};
  const pl_attr *one = may_be_one ? convert(im, node) : NULL;
  node = pl_ll_meta_follow(im, node);
  if (!one && (!node || node->kind != PL_LL_META_TUPLE || node->count == 0)) return NULL;
  if (one) pl_ll_push(im, &all, one);
  for (uint32_t i = 0; !one && i < node->count; i++) {
    const pl_attr *attr = convert(im, node->elems[i]);
    if (!attr) return NULL;
    pl_ll_push(im, &all, attr);
  }
  return pl_attr_array(im->ctx, all.data, (uint32_t)all.len);
}

/* ---- profiles ---- */

/* The array of branch weights in a !prof node; NULL if the node is malformed or a weight does not fit 32 bits. A word before the
 * weights is reported as dropped. */
static const pl_attr *weights(pl_importer *im, const pl_ll_meta *node, pl_ll_token at) {
  PL_VEC(int64_t) numbers = {0};
  pl_str word;
  uint32_t first = 1;
  node = pl_ll_meta_follow(im, node);
  if (!pl_ll_meta_string(im, pl_ll_meta_elem(im, node, 0), &word) || !pl_str_is(word, "branch_weights")) return NULL;
  if (pl_ll_meta_string(im, pl_ll_meta_elem(im, node, 1), &word)) {
    pl_ll_drop(im, at, "'%.*s' in '!prof'", PL_STR_FMT(word));
    first = 2;
  }
  for (uint32_t i = first; i < node->count; i++) {
    int64_t number;
    if (!pl_ll_meta_int(im, node->elems[i], &number) || number > INT32_MAX || number < INT32_MIN) return NULL;
    pl_ll_push(im, &numbers, number);
  }
  return pl_ll_i32s(im, numbers.data, numbers.len);
}

/* The i64 attribute of the function entry count in a !prof node; NULL if it is no such node. */
static const pl_attr *entry_count(pl_importer *im, const pl_ll_meta *node) {
  pl_str word;
  int64_t count;
  node = pl_ll_meta_follow(im, node);
  if (!pl_ll_meta_string(im, pl_ll_meta_elem(im, node, 0), &word) || !pl_str_is(word, "function_entry_count")) return NULL;
  const pl_ll_meta *number = pl_ll_meta_elem(im, node, 1);
  return number && node->count == 2 && pl_ll_meta_int(im, number, &count) ? pl_ll_i64(im, count) : NULL;
}

/* ---- source locations ---- */

/* The number in a field of a specialized node such as !DILocation(line: 3), cut off if large; 0 if there is none. */
static uint32_t field_number(pl_importer *im, const pl_ll_meta *node, const char *name) {
  const pl_ll_meta *value = pl_ll_meta_field(im, node, name);
  uint64_t number = 0;
  for (size_t i = 0; value && value->kind == PL_LL_META_STRING && i < value->text.len && number < UINT32_MAX / 16; i++)
    if (value->text.data[i] >= '0' && value->text.data[i] <= '9') number = number * 10 + (uint64_t)(value->text.data[i] - '0');
  return (uint32_t)number;
}

/* The file name of a debug scope or else of a scope around it; "-" if none is found. */
static pl_str file_of(pl_importer *im, const pl_ll_meta *scope) {
  for (uint32_t steps = 0; scope && steps < PL_LL_MAX_DEPTH; steps++) {
    const pl_ll_meta *file = pl_str_is(scope->text, "DIFile") ? scope : pl_ll_meta_field(im, scope, "file");
    const pl_ll_meta *name = file ? pl_ll_meta_field(im, file, "filename") : NULL;
    if (name) return name->text;
    scope = pl_ll_meta_field(im, scope, "scope");
  }
  return PL_STR("-");
}

const pl_attr *pl_ll_location(pl_importer *im, const pl_ll_meta *node) {
  const pl_attr *loc = NULL;
  node = pl_ll_meta_follow(im, node);
  for (uint32_t steps = 0; node && node->kind == PL_LL_META_SPECIAL && steps < PL_LL_MAX_DEPTH; steps++) {
    pl_str file = pl_ll_intern(im, file_of(im, pl_ll_meta_field(im, node, "scope")));
    uint32_t line = field_number(im, node, "line"), column = field_number(im, node, "column");
    const pl_attr *here = pl_attr_loc_file(im->ctx, file, line, column, line, column);
    loc = loc ? pl_attr_loc_callsite(im->ctx, loc, here) : here;
    node = pl_ll_meta_field(im, node, "inlinedAt");
  }
  return loc;
}

/* ---- attachments ---- */

/* Whether ops of kind `op` have the property `property`. */
static bool has(pl_op_kind op, pl_attr_name property) {
  char text[64];
  if (property == PL_NAME_INVALID) return false;
  (void)snprintf(text, sizeof text, "%s:", pl_attr_names[property].data);
  const char *all = pl_op_info_of(op)->properties;
  for (const char *found = strstr(all, text); found; found = strstr(found + 1, text))
    if (found == all || found[-1] == ' ' || found[-1] == ',') return true;
  return false;
}

/* The attribute #llvm.dereferenceable of a node !{i64 bytes}, with mayBeNull if `or_null`; NULL if the node doesn't begin with a
 * number. */
static const pl_attr *dereferenceable(pl_importer *im, const pl_ll_meta *node, bool or_null) {
  int64_t bytes;
  if (!pl_ll_meta_int(im, pl_ll_meta_elem(im, node, 0), &bytes)) return NULL;
  const pl_named_attr parts[] = {{PL_STR("bytes"), pl_ll_i64(im, bytes)},
                                 {PL_STR("mayBeNull"), or_null ? pl_attr_bool(im->ctx, true) : NULL}};
  return pl_ll_params(im, "dereferenceable", parts, 2);
}

/* The property that an attachment stands for, whether or not ops of kind `op` have it, and in `*value` its value, NULL if it
 * can't be expressed. PL_NAME_INVALID for an unknown attachment. */
static pl_attr_name convert(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, const pl_attr **value) {
  const pl_attr *unit = pl_attr_unit(im->ctx);
  struct {
    const char *word;
    pl_attr_name property;
  } units[] = {
      {"nontemporal", PL_NAME_NONTEMPORAL}, {"invariant.load", PL_NAME_INVARIANT}, {"invariant.group", PL_NAME_INVARIANT_GROUP}};
  *value = NULL;
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (pl_str_is(a->name, units[i].word)) {
      *value = unit;
      return units[i].property;
    }
  if (pl_str_is(a->name, "tbaa")) {
    const pl_attr *tag = has(op, PL_NAME_TBAA) ? tbaa_tag(im, a->node) : NULL;
    if (tag) *value = pl_attr_array(im->ctx, &tag, 1);
    return PL_NAME_TBAA;
  }
  if (pl_str_is(a->name, "alias.scope") || pl_str_is(a->name, "noalias")) {
    *value = array_of(im, a->node, pl_ll_alias_scope, false);
    return a->name.data[0] == 'a' ? PL_NAME_ALIAS_SCOPES : PL_NAME_NOALIAS_SCOPES;
  }
  if (pl_str_is(a->name, "llvm.access.group")) {
    *value = array_of(im, a->node, pl_ll_access_group, true);
    return PL_NAME_ACCESS_GROUPS;
  }
  if (pl_str_is(a->name, "llvm.loop")) {
    if (has(op, PL_NAME_LOOP_ANNOTATION)) *value = pl_ll_loop(im, a->node, a->at);
    return PL_NAME_LOOP_ANNOTATION;
  }
  if (pl_str_is(a->name, "prof")) {
    bool function = op == PL_OP_LLVM_FUNC;
    *value = function ? entry_count(im, a->node) : has(op, PL_NAME_BRANCH_WEIGHTS) ? weights(im, a->node, a->at) : NULL;
    return function ? PL_NAME_FUNCTION_ENTRY_COUNT : PL_NAME_BRANCH_WEIGHTS;
  }
  bool or_null = pl_str_is(a->name, "dereferenceable_or_null");
  if (or_null || pl_str_is(a->name, "dereferenceable")) {
    *value = dereferenceable(im, a->node, or_null);
    return PL_NAME_DEREFERENCEABLE;
  }
  return PL_NAME_INVALID;
}

/* Whether metadata of the kind `name` (such as `prof`) can be dropped without making the program more defined. */
static bool claims_nothing(pl_str name) {
  static const char *const words[] = {"srcloc",     "prof",          "annotation", "unpredictable", "heapallocsite",
                                      "pcsections", "func_sanitize", "kcfi_type",  "type",          "dbg"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (pl_str_is(name, words[i])) return true;
  return false;
}

void pl_ll_drop_attachment(pl_importer *im, const pl_ll_attachment *a, const char *what) {
  assert(a->node && what);
  const bool noted = im->mark_lost && pl_ll_lose(im, &im->names, "metadata", a->name, pl_ll_meta_text(im, a->node));
  if (noted || claims_nothing(a->name))
    pl_ll_drop(im, a->at, "metadata '!%.*s' of %s", PL_STR_FMT(a->name), what);
  else
    pl_ll_drop_claim(im, a->at, "metadata '!%.*s' of %s", PL_STR_FMT(a->name), what);
}

bool pl_ll_attach(pl_importer *im, const pl_ll_attachments *list, pl_op_kind op, pl_ll_entries *out, const pl_attr **loc) {
  assert(list->len <= list->cap);
  pl_ll_entries claims = {0};
  for (size_t i = 0; i < list->len && !im->failed; i++) {
    const pl_ll_attachment *a = &list->data[i];
    const pl_attr *value = NULL;
    if (pl_str_is(a->name, "dbg")) {
      pl_ll_drop(im, a->at, "debug information other than lines and columns of instructions");
      *loc = pl_ll_location(im, a->node);
      continue;
    }
    pl_attr_name property = convert(im, a, op, &value);
    if (value && has(op, property))
      pl_ll_set(im, out, property, value);
    else if (!pl_ll_value_claim(im, a, op, out, &claims))
      pl_ll_drop_attachment(im, a, pl_op_info_of(op)->name.data);
  }
  pl_ll_set(im, out, PL_NAME_PLUMBLINE_VALUE_CLAIMS, pl_ll_dict(im, &claims));
  return !im->failed;
}

/* ---- the module's ---- */

/* The attribute of a module flag's value; NULL if there is none. */
static const pl_attr *flag_value(pl_importer *im, const pl_ll_meta *value) {
  if (value && value->kind == PL_LL_META_STRING) return pl_attr_string(im->ctx, pl_ll_intern(im, value->text));
  int64_t number;
  return value && pl_ll_meta_int(im, value, &number) ? value->constant->attr : NULL;
}

/* Appends an llvm.module_flags op with the module's flags, if it has any, to the module; flags that can't be expressed are
 * reported as dropped claims. */
static void module_flags(pl_importer *im, const pl_ll_meta *list) {
  static const char *const behaviors[] = {"", "error", "warning", "require", "override", "append", "append_unique", "max", "min"};
  pl_ll_attrs flags = {0};
  for (uint32_t i = 0; i < list->count; i++) {
    const pl_ll_meta *flag = pl_ll_meta_elem(im, list, i);
    int64_t behavior = 0;
    pl_str key = {"", 0};
    const pl_attr *value = flag_value(im, pl_ll_meta_elem(im, flag, 2));
    bool named = pl_ll_meta_string(im, pl_ll_meta_elem(im, flag, 1), &key);
    bool known = pl_ll_meta_int(im, pl_ll_meta_elem(im, flag, 0), &behavior) && behavior > 0 && behavior < 9;
    if (!named || !known || !value) {
      pl_ll_drop_claim(im, list->at, "module flag '%.*s'", PL_STR_FMT(key));
      continue;
    }
    const pl_named_attr parts[] = {{PL_STR("behavior"), pl_ll_word(im, pl_str_from(behaviors[behavior]))},
                                   {PL_STR("key"), pl_attr_string(im->ctx, pl_ll_intern(im, key))},
                                   {PL_STR("value"), value}};
    pl_ll_push(im, &flags, pl_ll_params(im, "mlir.module_flag", parts, 3));
  }
  if (!flags.len) return;
  pl_ll_entries attrs = {0};
  pl_ll_set(im, &attrs, PL_NAME_FLAGS, pl_attr_array(im->ctx, flags.data, (uint32_t)flags.len));
  pl_op_append(im->top, pl_ll_op(im, PL_OP_LLVM_MODULE_FLAGS, NULL, 0, NULL, pl_ll_dict(im, &attrs), list->at));
}

/* Sets a module attribute to the string that named metadata consists of; false if it is anything else. */
static bool module_string(pl_importer *im, const pl_ll_meta *list, pl_attr_name attribute) {
  pl_str text;
  const pl_ll_meta *only = list->count == 1 ? pl_ll_meta_elem(im, list, 0) : NULL;
  if (!only || only->kind != PL_LL_META_TUPLE || only->count != 1 || !pl_ll_meta_string(im, only->elems[0], &text)) return false;
  pl_op_set_attr(im->module->op, attribute, pl_attr_string(im->ctx, pl_ll_intern(im, text)));
  return true;
}

/* Whether nothing that is linked or run depends on the named metadata of that name, as far as it is known; false is the safe
 * answer. */
static bool is_hint(pl_str name) {
  static const char *const names[] = {"llvm.dbg.cu", "llvm.errno.tbaa",  "llvm.gcov",
                                      "llvm.ident",  "llvm.commandline", "llvm.debugify"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}

void pl_ll_module_metadata(pl_importer *im) {
  for (size_t i = 0; i < im->named_nodes.len && !im->failed; i++) {
    pl_str name = pl_str_from((const char *)(uintptr_t)pl_map_entries(&im->named_nodes)[i].key);
    const pl_ll_meta *list = (const pl_ll_meta *)(uintptr_t)pl_map_entries(&im->named_nodes)[i].value;
    if (pl_str_is(name, "llvm.module.flags"))
      module_flags(im, list);
    else if ((pl_str_is(name, "llvm.ident") && module_string(im, list, PL_NAME_LLVM_IDENT)) ||
             (pl_str_is(name, "llvm.commandline") && module_string(im, list, PL_NAME_LLVM_COMMANDLINE)))
      continue;
    else if (is_hint(name) || (im->mark_lost && pl_ll_lose(im, &im->names, "attribute", name, pl_ll_meta_text(im, list))))
      pl_ll_drop(im, list->at, "named metadata '!%.*s'", PL_STR_FMT(name));
    else
      pl_ll_drop_claim(im, list->at, "named metadata '!%.*s'", PL_STR_FMT(name));
  }
  if (im->names.len)
    pl_op_set_attr(im->module->op, PL_NAME_PLUMBLINE_LOST, pl_attr_array(im->ctx, im->names.data, (uint32_t)im->names.len));
  im->names.len = 0;
  if (im->lost.len && im->mark_lost)
    pl_op_set_attr(im->module->op, PL_NAME_PLUMBLINE_NOT_KEPT, pl_attr_string(im->ctx, im->lost));
  im->lost = (pl_str){NULL, 0};
}
