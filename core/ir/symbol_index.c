#include "core/ir/symbol_index.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/arena.h"
#include "core/base/map.h"
#include "core/base/str.h"
#include "core/ir/op_query.h"

struct pl_symbol_index {
  pl_region *region;
  pl_hashset symbols; /* ops by name; of several with one name the first */
  pl_map next;        /* an op that is no function, or the region before the first one -> the next one */
};

/* Whether the op (`object`) has the name (`key`). */
static bool has_name(const void *object, const void *key, const void *user) {
  (void)user;
  return pl_str_eq(pl_symbol_name((const pl_op *)object), *(const pl_str *)key);
}

pl_op *pl_symbol_index_find(const pl_symbol_index *index, pl_str name) {
  assert(index && index->region->index == index);
  return pl_hashset_find(&index->symbols, pl_hash_bytes(name.data, name.len, 0), &name, has_name, NULL);
}

pl_symbol_index *pl_symbol_index_new(const pl_op *table) {
  assert(pl_op_has(table, PL_TRAIT_SYMBOL_TABLE) && table->num_regions > 0);
  pl_symbol_index *index = pl_xmalloc(sizeof *index);
  pl_region *region = table->regions[0];
  *index = (pl_symbol_index){.region = region};
  region->index = index;
  const void *before = region;
  for (pl_block *block = region->first; block; block = block->next)
    for (pl_op *op = block->first; op; op = op->next) {
      const pl_str name = pl_symbol_name(op);
      if (name.len > 0 && !pl_symbol_index_find(index, name))
        pl_hashset_add(&index->symbols, pl_hash_bytes(name.data, name.len, 0), op);
      if (block != region->first || pl_op_has(op, PL_TRAIT_FUNCTION)) continue;
      pl_map_set_ptr(&index->next, before, op);
      before = op;
    }
  return index;
}

void pl_symbol_index_free(pl_symbol_index *index) {
  if (!index) return;
  if (index->region->index == index) index->region->index = NULL;
  pl_hashset_free(&index->symbols);
  pl_map_free(&index->next);
  free(index);
}

const pl_op *pl_symbol_table_next(const pl_op *table, const pl_op *after) {
  assert(!after || after->block);
  const pl_region *region = table && table->num_regions > 0 ? table->regions[0] : NULL;
  if (!region || !region->first) return NULL;
  if (region->index) return pl_map_get_ptr(&region->index->next, after ? (const void *)after : (const void *)region);
  const pl_op *op = after ? after->next : region->first->first;
  while (op && pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->next;
  return op;
}
