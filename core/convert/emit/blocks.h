/* blocks.h - blocks of the result, and operations that stay as they are. */
#ifndef PL_CORE_CONVERT_EMIT_BLOCKS_H
#define PL_CORE_CONVERT_EMIT_BLOCKS_H

#include "core/convert/types/state.h"

/* Whether a run that converts branches can handle the terminator of a block: it has no successors, or is of the cf or LLVM
 * dialect. */
bool pl_rw_knows_branch(const pl_op *last);
/* Copies a source op that is not converted to the end of rw->block, with its regions empty, and maps its results; returns the
 * copy. Operands have their source types, those passed to a block the types of its new arguments. A func.func gets
 * llvm.emit_c_interface if the run requests C wrappers (-llvm-request-c-wrappers). */
pl_op *pl_rw_copy(pl_rw *rw, const pl_op *op);
/* Makes an empty block, inserts it right after `place` in the same region and returns it. */
pl_block *pl_rw_new_block_after(pl_rw *rw, pl_block *place);
/* The new block that a source block is mapped to; NULL if there is none. */
pl_block *pl_rw_block(pl_rw *rw, const pl_block *source);

#endif
