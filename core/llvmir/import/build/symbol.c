/* Operations of globals, aliases and comdats. Source: MLIR documentation, "'llvm' Dialect", llvm.mlir.global, llvm.mlir.alias,
 * llvm.comdat, llvm.mlir.global_ctors. */
#include <assert.h>

#include "core/llvmir/import/build/emit.h"
#include "core/llvmir/import/build/symbols.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"

/* The symbol that mlir-translate gives to the list of comdats. */
#define COMDAT_LIST "__llvm_global_comdat"

/* The symbol reference to a global's comdat in the module's list; NULL, reported, if it is undefined. */
static const pl_attr *comdat_attr(pl_importer *im, const pl_ll_global *g) {
  const pl_str path[] = {pl_ll_intern(im, PL_STR(COMDAT_LIST)), g->comdat};
  if (!pl_map_has(&im->comdats, g->comdat.data)) {
    pl_ll_error(im, g->at, "use of undefined comdat '$%.*s'", PL_STR_FMT(g->comdat));
    return NULL;
  }
  return pl_attr_symbol_path(im->ctx, path, 2);
}

void pl_ll_global_head(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out, bool always_linkage) {
  pl_ll_set(im, out, PL_NAME_SYM_NAME, pl_attr_string(im->ctx, g->name));
  if (always_linkage || !pl_str_is(g->linkage, "external"))
    pl_ll_set(im, out, PL_NAME_LINKAGE, pl_ll_enum(im, "linkage", g->linkage));
  if (g->visibility) pl_ll_set(im, out, PL_NAME_VISIBILITY, pl_ll_i64(im, g->visibility));
  if (g->unnamed_addr) pl_ll_set(im, out, PL_NAME_UNNAMED_ADDR, pl_ll_i64(im, g->unnamed_addr));
  if (g->dso_local) pl_ll_set(im, out, PL_NAME_DSO_LOCAL, pl_attr_unit(im->ctx));
  if (g->has_section) pl_ll_set(im, out, PL_NAME_SECTION, pl_attr_string(im->ctx, pl_ll_intern(im, g->section)));
  if (g->has_comdat) pl_ll_set(im, out, PL_NAME_COMDAT, comdat_attr(im, g));
  if (g->align) pl_ll_set(im, out, PL_NAME_ALIGNMENT, pl_ll_i64(im, (int64_t)g->align));
}

/* A new op without operands and results, in no block. */
static pl_op *new_op(pl_importer *im, pl_op_kind kind, pl_ll_entries *attrs, uint32_t num_regions, pl_ll_token at) {
  return pl_op_new(im->module, &(pl_op_spec){.info = pl_op_info_of(kind),
                                             .attrs = pl_ll_dict(im, attrs),
                                             .num_regions = num_regions,
                                             .line = at.line,
                                             .column = at.column});
}

/* Fills an op's region with a block that computes a constant and returns it. False, reported, on error. */
static bool fill_region(pl_importer *im, pl_op *op, const pl_ll_const *value) {
  pl_block *block = pl_block_new(im->module);
  pl_block_append(op->regions[0], block);
  pl_ll_place place = {.block = block};
  pl_value *result = pl_ll_emit(im, &place, value);
  if (result) pl_op_append(block, pl_ll_op(im, PL_OP_LLVM_RETURN, &result, 1, NULL, NULL, (pl_ll_token){0}));
  pl_map_free(&place.values);
  return result != NULL;
}

/* ---- constructors ---- */

/* Whether the name is that of the list of constructors or destructors, and sets `*what` to "ctors" or "dtors", which means
 * nothing if not. */
static bool is_list(pl_str name, const char **what) {
  *what = pl_str_is(name, "llvm.global_ctors") ? "ctors" : "dtors";
  return pl_str_is(name, "llvm.global_ctors") || pl_str_is(name, "llvm.global_dtors");
}

/* Appends the function, priority and data of an entry { i32, ptr, ptr } to the three lists; false if the dialect cannot express
 * the entry. */
static bool constructor(pl_importer *im, const pl_ll_const *c, pl_ll_attrs parts[3]) {
  int64_t priority;
  if (c->kind != PL_LL_CONST_AGGREGATE || c->count != 3 || !pl_ll_const_int(c->elems[0], &priority)) return false;
  const pl_ll_const *function = c->elems[1], *data = c->elems[2];
  const pl_ll_global *g = function->kind == PL_LL_CONST_GLOBAL ? pl_ll_find_global(im, function->name) : NULL;
  if (!g || g->kind != PL_LL_GLOBAL_FUNCTION || (im->mark_lost && !g->defined) ||
      (data->kind != PL_LL_CONST_ZERO && data->kind != PL_LL_CONST_GLOBAL))
    return false;
  pl_ll_push(im, &parts[0], pl_attr_symbol(im->ctx, function->name));
  pl_ll_push(im, &parts[1], pl_ll_i32(im, priority));
  pl_ll_push(im, &parts[2],
             data->kind == PL_LL_CONST_ZERO ? pl_ll_params(im, "zero", NULL, 0) : pl_attr_symbol(im->ctx, data->name));
  return true;
}

/* Makes the op for the list of constructors or destructors, as `what` names them. If the dialect cannot express it: with marks
 * on (see import.h), marks the module and returns true; else false, reported. */
static bool make_constructors(pl_importer *im, const pl_ll_global *g, const char *what) {
  const pl_attr_name names[] = {what[0] == 'c' ? PL_NAME_CTORS : PL_NAME_DTORS, PL_NAME_PRIORITIES, PL_NAME_DATA};
  pl_ll_attrs parts[3] = {{0}, {0}, {0}};
  pl_ll_entries attrs = {0};
  bool ok = g->value && (g->value->kind == PL_LL_CONST_AGGREGATE || g->value->kind == PL_LL_CONST_ZERO);
  for (uint32_t i = 0; ok && i < g->value->count; i++)
    ok = constructor(im, g->value->elems[i], parts);
  if (!ok && im->mark_lost) {
    const pl_str lost = pl_ll_drop(im, g->at, "a list of %s that has no form in the LLVM dialect", what);
    pl_op_set_attr(im->module->op, PL_NAME_PLUMBLINE_NOT_KEPT, pl_attr_string(im->ctx, lost));
    return true;
  }
  if (!ok) return pl_ll_error(im, g->at, "a list of %s that has no form in the LLVM dialect", what);
  for (size_t i = 0; i < 3; i++)
    pl_ll_set(im, &attrs, names[i], pl_attr_array(im->ctx, parts[i].data, (uint32_t)parts[i].len));
  pl_op_kind kind = what[0] == 'c' ? PL_OP_LLVM_MLIR_GLOBAL_CTORS : PL_OP_LLVM_MLIR_GLOBAL_DTORS;
  pl_op_append(im->top, new_op(im, kind, &attrs, 0, g->at));
  return true;
}

/* ---- the rest ---- */

/* Makes the llvm.mlir.global of a variable, or the op of a list of constructors or destructors. False, reported, on error. */
static bool make_variable(pl_importer *im, pl_ll_global *g) {
  pl_ll_entries attrs = {0};
  const char *what;
  const pl_attr *loc = NULL;
  if (is_list(g->name, &what)) return make_constructors(im, g, what);
  pl_ll_global_head(im, g, &attrs, true);
  pl_ll_set(im, &attrs, PL_NAME_GLOBAL_TYPE, pl_attr_type(im->ctx, g->type));
  if (g->constant) pl_ll_set(im, &attrs, PL_NAME_CONSTANT, pl_attr_unit(im->ctx));
  if (g->thread_local_) pl_ll_set(im, &attrs, PL_NAME_THREAD_LOCAL, pl_attr_unit(im->ctx));
  if (g->externally_initialized) pl_ll_set(im, &attrs, PL_NAME_EXTERNALLY_INITIALIZED, pl_attr_unit(im->ctx));
  if (g->space) pl_ll_set(im, &attrs, PL_NAME_ADDR_SPACE, pl_ll_i32(im, g->space));
  pl_ll_global_dict(im, &g->attrs, &attrs);
  const pl_attr *value = g->value ? pl_ll_const_attr(im, g->value) : NULL;
  pl_ll_set(im, &attrs, PL_NAME_VALUE, value);
  if (!pl_ll_attach(im, &g->metadata, PL_OP_LLVM_MLIR_GLOBAL, &attrs, &loc)) return false;
  pl_ll_mark_symbol(im, g, &attrs);
  g->op = new_op(im, PL_OP_LLVM_MLIR_GLOBAL, &attrs, 1, g->at);
  pl_op_append(im->top, g->op);
  return !g->value || value || fill_region(im, g->op, g->value);
}

/* Makes the llvm.mlir.alias of an alias. False, reported, on error. */
static bool make_alias(pl_importer *im, pl_ll_global *g) {
  pl_ll_entries attrs = {0};
  pl_ll_global_head(im, g, &attrs, true);
  pl_ll_set(im, &attrs, PL_NAME_ALIAS_TYPE, pl_attr_type(im->ctx, g->type));
  if (g->thread_local_) pl_ll_set(im, &attrs, PL_NAME_THREAD_LOCAL, pl_attr_unit(im->ctx));
  pl_ll_mark_symbol(im, g, &attrs);
  g->op = new_op(im, PL_OP_LLVM_MLIR_ALIAS, &attrs, 1, g->at);
  pl_op_append(im->top, g->op);
  return fill_region(im, g->op, g->value);
}

/* Makes the llvm.mlir.ifunc of an ifunc. False, reported, if its resolver is unknown or no symbol; with marks on (see import.h),
 * an expression is replaced by the symbol that its first operands lead to. */
static bool make_ifunc(pl_importer *im, pl_ll_global *g) {
  pl_ll_entries attrs = {0};
  if (g->value->kind == PL_LL_CONST_EXPR && im->mark_lost) {
    g->lost = pl_ll_drop(im, g->at, "the expression for the resolver of an ifunc");
    while (g->value->kind == PL_LL_CONST_EXPR)
      g->value = g->value->elems[0];
  }
  if (g->value->kind != PL_LL_CONST_GLOBAL)
    return pl_ll_error(im, g->at, "an ifunc whose resolver is an expression has no form in the LLVM dialect");
  if (!pl_ll_find_global(im, g->value->name))
    return pl_ll_error(im, g->at, "use of undefined value '@%.*s'", PL_STR_FMT(g->value->name));
  pl_ll_global_head(im, g, &attrs, true);
  pl_ll_set(im, &attrs, PL_NAME_I_FUNC_TYPE, pl_attr_type(im->ctx, g->type));
  pl_ll_set(im, &attrs, PL_NAME_RESOLVER, pl_attr_symbol(im->ctx, g->value->name));
  pl_ll_set(im, &attrs, PL_NAME_RESOLVER_TYPE, pl_attr_type(im->ctx, g->value->type));
  if (g->space) pl_ll_set(im, &attrs, PL_NAME_ADDRESS_SPACE, pl_ll_i32(im, g->space));
  pl_ll_mark_symbol(im, g, &attrs);
  g->op = new_op(im, PL_OP_LLVM_MLIR_IFUNC, &attrs, 0, g->at);
  pl_op_append(im->top, g->op);
  return true;
}

bool pl_ll_make_global(pl_importer *im, pl_ll_global *g) {
  assert(g->kind != PL_LL_GLOBAL_FUNCTION && !g->op);
  if (g->kind == PL_LL_GLOBAL_ALIAS) return make_alias(im, g);
  return g->kind == PL_LL_GLOBAL_IFUNC ? make_ifunc(im, g) : make_variable(im, g);
}

bool pl_ll_make_comdats(pl_importer *im) {
  /* in the order of the dialect's enumeration */
  static const char *const kinds[] = {"any", "exactmatch", "largest", "nodeduplicate", "samesize"};
  pl_ll_entries attrs = {0};
  if (!im->comdats.len) return true;
  pl_ll_set(im, &attrs, PL_NAME_SYM_NAME, pl_attr_string(im->ctx, PL_STR(COMDAT_LIST)));
  pl_op *list = new_op(im, PL_OP_LLVM_COMDAT, &attrs, 1, (pl_ll_token){0});
  pl_block *block = pl_block_new(im->module);
  pl_block_append(list->regions[0], block);
  for (size_t i = 0; i < im->comdats.len; i++) {
    pl_str name = pl_str_from((const char *)(uintptr_t)pl_map_entries(&im->comdats)[i].key);
    const char *kind = (const char *)(uintptr_t)pl_map_entries(&im->comdats)[i].value;
    int64_t number = 0;
    while (strcmp(kinds[number], kind) != 0)
      number++;
    pl_ll_entries selector = {0};
    pl_ll_set(im, &selector, PL_NAME_SYM_NAME, pl_attr_string(im->ctx, name));
    pl_ll_set(im, &selector, PL_NAME_COMDAT, pl_ll_i64(im, number));
    pl_op_append(block, new_op(im, PL_OP_LLVM_COMDAT_SELECTOR, &selector, 0, (pl_ll_token){0}));
  }
  pl_op_append(im->top, list);
  return true;
}
