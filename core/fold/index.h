/* index.h - computing with constants of the index dialect, for rules and canonicalisation. */
#ifndef PL_CORE_FOLD_INDEX_H
#define PL_CORE_FOLD_INDEX_H

#include "core/fold/fold.h"

/* Computes an op of the index dialect on two constants at 64 bits; false if it has no value at 64 or 32 bits, or the low 32 bits
 * of the values differ. */
bool pl_index_compute(const pl_folder *f, const pl_op *op, const pl_apint *in, pl_apint *out);

#endif
