/* blocks.h - blocks of the result, and operations that stay as they are. */
#ifndef PL_CORE_CONVERT_EMIT_BLOCKS_H
#define PL_CORE_CONVERT_EMIT_BLOCKS_H

#include "core/convert/types/state.h"

/* Whether a run that converts branches knows what ends a block. */
bool pl_rw_knows_branch(const pl_op *last);
/* Copies an op, without its regions, to the end of rw->block. */
pl_op *pl_rw_copy(pl_rw *rw, const pl_op *op);
/* An empty block right after another. */
pl_block *pl_rw_new_block_after(pl_rw *rw, pl_block *place);
/* The block that stands for a source block. */
pl_block *pl_rw_block(pl_rw *rw, const pl_block *source);

#endif
