/* index.h - computing with constants of the index dialect, for rules and canonicalisation. */
#ifndef PL_CORE_FOLD_INDEX_H
#define PL_CORE_FOLD_INDEX_H

#include "core/fold/fold.h"

/* The result of an operation of the index dialect on two constants at 64 bits; false if 32 bits give another, or none. */
bool pl_index_compute(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out);

#endif
