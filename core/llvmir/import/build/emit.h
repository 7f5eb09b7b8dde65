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
/* The value of a constant at a place: the ops that compute it are inserted there at its first use. NULL, reported, on error. */
pl_value *pl_ll_emit(pl_importer *im, pl_ll_place *place, const pl_ll_const *c);
/* Inserts an llvm.blocktag at the start of each block whose address is taken, when all functions are made; in the entry block if
 * the function's body was replaced. False, reported, if a block is missing. */
bool pl_ll_place_tags(pl_importer *im);

#endif
