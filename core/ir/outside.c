#include "core/ir/outside.h"

#include <stdlib.h>

pl_outside *pl_outside_new(pl_context *ctx) {
  pl_outside *outside = pl_xmalloc(sizeof *outside);
  *outside = (pl_outside){.symbols = pl_module_new(ctx, NULL)};
  return outside;
}

void pl_outside_free(pl_outside *outside) {
  while (outside) {
    pl_outside *next = outside->next;
    pl_map_free(&outside->names);
    pl_module_free(outside->symbols);
    free(outside);
    outside = next;
  }
}

pl_op *pl_outside_add(pl_outside *outside, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
  if (!name || name->kind != PL_ATTR_STRING || pl_map_has(&outside->names, name)) return NULL;
  pl_op *copy = pl_op_new(outside->symbols, &(pl_op_spec){.info = op->info, .attrs = op->attrs, .num_regions = op->num_regions});
  pl_map_set_ptr(&outside->names, name, copy);
  return copy;
}

const pl_op *pl_outside_find(const pl_outside *outside, const pl_attr *name) {
  return outside ? pl_map_get_ptr(&outside->names, name) : NULL;
}
