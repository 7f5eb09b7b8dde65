/* blocks.c - source blocks to new ones. */
#include "core/convert/emit/blocks.h"

#include <assert.h>

pl_block *pl_rw_block(pl_rw *rw, const pl_block *source) { return pl_map_get_ptr(&rw->maps->blocks, source); }

pl_block *pl_rw_new_block_after(pl_rw *rw, pl_block *place) {
  assert(place->region);
  pl_block *block = pl_block_new(rw->out);
  if (place->next)
    pl_block_insert_before(place->next, block);
  else
    pl_block_append(place->region, block);
  return block;
}

bool pl_rw_knows_branch(const pl_op *last) {
  return last->num_successors == 0 || pl_str_is(last->info->dialect, "cf") || pl_str_is(last->info->dialect, "llvm");
}
