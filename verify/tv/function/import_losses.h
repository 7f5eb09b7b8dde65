/* import_losses.h - what the reader of LLVM IR had no form for. */
#ifndef PL_VERIFY_TV_FUNCTION_IMPORT_LOSSES_H
#define PL_VERIFY_TV_FUNCTION_IMPORT_LOSSES_H

#include "core/ir/op.h"

/* The first op or function found that lost something in the import from LLVM IR which a proof may depend on; NULL if there is
 * none. `lowered` may be NULL. Losses that are compared elsewhere don't count. */
const pl_op *pl_tv_import_loss(const pl_op *source, const pl_op *lowered);

/* The first op of the source that lost something in the import from LLVM IR by which the source may be undefined where it seems
 * to be defined; NULL if there is none. */
const pl_op *pl_tv_lost_claim(const pl_op *source);
/* "dropped by the import: " and what the marked op has lost; memory of the arena. */
const char *pl_tv_loss_text(pl_arena *arena, const pl_op *marked);

#endif
