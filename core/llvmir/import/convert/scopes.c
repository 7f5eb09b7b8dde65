/* Metadata nodes of alias scopes and access groups as attributes. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"

/* ---- scopes and groups ---- */

/* The id of an alias scope or domain: its first operand if that is a string, else a new distinct attribute. */
static const pl_attr *identity(pl_importer *im, const pl_ll_meta *node) {
  pl_str text;
  if (node->count && pl_ll_meta_string(im, node->elems[0], &text)) return pl_attr_string(im->ctx, pl_ll_intern(im, text));
  return pl_attr_distinct(im->ctx, im->next_distinct++, pl_attr_unit(im->ctx));
}

/* The string operand of a node at an index, as an attribute; NULL if there is none. */
static const pl_attr *description(pl_importer *im, const pl_ll_meta *node, uint32_t index) {
  pl_str text;
  if (index >= node->count || !pl_ll_meta_string(im, node->elems[index], &text)) return NULL;
  return pl_attr_string(im->ctx, pl_ll_intern(im, text));
}

/* The attribute #llvm.alias_scope_domain of a domain's node; NULL if it is no tuple. */
static const pl_attr *scope_domain(pl_importer *im, const pl_ll_meta *node) {
  if (!node || node->kind != PL_LL_META_TUPLE) return NULL;
  const pl_attr *known = pl_map_get_ptr(&im->converted, node);
  if (known) return known;
  const pl_named_attr parts[] = {{PL_STR("id"), identity(im, node)}, {PL_STR("description"), description(im, node, 1)}};
  const pl_attr *attr = pl_ll_params(im, "alias_scope_domain", parts, 2);
  pl_map_set_ptr(&im->converted, node, attr);
  return attr;
}

const pl_attr *pl_ll_alias_scope(pl_importer *im, const pl_ll_meta *node) {
  assert(node->kind != PL_LL_META_INVALID);
  node = pl_ll_meta_follow(im, node);
  if (!node || node->kind != PL_LL_META_TUPLE) return NULL;
  const pl_attr *known = pl_map_get_ptr(&im->converted, node);
  if (known) return known;
  const pl_attr *domain = scope_domain(im, pl_ll_meta_elem(im, node, 1));
  if (!domain) return NULL;
  const pl_named_attr parts[] = {
      {PL_STR("id"), identity(im, node)}, {PL_STR("domain"), domain}, {PL_STR("description"), description(im, node, 2)}};
  const pl_attr *attr = pl_ll_params(im, "alias_scope", parts, 3);
  pl_map_set_ptr(&im->converted, node, attr);
  return attr;
}

const pl_attr *pl_ll_access_group(pl_importer *im, const pl_ll_meta *node) {
  assert(node->kind != PL_LL_META_INVALID);
  node = pl_ll_meta_follow(im, node);
  if (!node || node->kind != PL_LL_META_TUPLE || node->count || !node->distinct) return NULL;
  const pl_attr *known = pl_map_get_ptr(&im->converted, node);
  if (known) return known;
  const pl_named_attr id = {PL_STR("id"), pl_attr_distinct(im->ctx, im->next_distinct++, pl_attr_unit(im->ctx))};
  const pl_attr *attr = pl_ll_params(im, "access_group", &id, 1);
  pl_map_set_ptr(&im->converted, node, attr);
  return attr;
}
