/* attrs.c - attributes go or get simpler. */
#include "fuzz/shrink/internal.h"

/* Whether the attribute is not to be simplified here: the symbol name and the function type. */
static bool is_fixed(pl_str name) { return pl_str_is(name, "sym_name") || pl_str_is(name, "function_type"); }

/* Adds sites for the attributes of the op that may be removed or simplified (not is_fixed). a: the entry in the dictionary; b:
 * 0 to remove it, k + 1 to replace it by its k-th simpler value, from 0 (pl_simpler_attrs). */
void pl_collect_ATTRIBUTE(pl_shrinker *s, pl_op *op) {
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr *entry = &op->attrs->dict.entries[i];
    if (is_fixed(entry->name)) continue;
    pl_attr_list list = {0};
    pl_simpler_attrs(s->module->ctx, entry->value, &list);
    pl_add_site(s, op, i, 0);
    for (uint32_t k = 0; k < list.len; k++)
      pl_add_site(s, op, i, k + 1);
    pl_vec_free(&list);
  }
}

/* Removes the attribute of a site or replaces it by a simpler value; false if the attribute or the value no longer exists. */
bool pl_shrink_ATTRIBUTE(pl_shrinker *s, pl_site site) {
  if (!site.op->attrs || site.a >= site.op->attrs->dict.count) return false;
  pl_named_attr entry = site.op->attrs->dict.entries[site.a];
  const pl_attr *with = NULL;
  if (site.b) {
    pl_attr_list list = {0};
    pl_simpler_attrs(s->module->ctx, entry.value, &list);
    if (site.b <= list.len) with = list.data[site.b - 1];
    pl_vec_free(&list);
    if (!with) return false;
  }
  pl_op_set_named_attr(site.op, entry.name, with);
  return true;
}
