/* emit.h - constants as operations. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_EMIT_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_EMIT_H

#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"

/* Where the operations of constants go, and those that are there already. */
typedef struct pl_ll_place {
  pl_block *block;
  pl_op *before; /* NULL: at the end */
  pl_map values; /* pl_ll_const -> pl_value */
} pl_ll_place;
/* The value of a constant at a place: the ops that make it are put there once. NULL after an error. */
pl_value *pl_ll_emit(pl_importer *im, pl_ll_place *place, const pl_ll_const *c);
/* Gives the block addresses their blocks, when all functions are made. */
bool pl_ll_place_tags(pl_importer *im);

#endif
