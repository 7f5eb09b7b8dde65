/* memref.h - what rules for memrefs share with conversions. */
#ifndef PL_CORE_FOLD_MEMREF_H
#define PL_CORE_FOLD_MEMREF_H

#include "core/fold/fold.h"

/* The rule for ops that take memrefs of any type: replaces operands that are casts of ranked memrefs by what was cast, with the
 * exceptions that memref.c states. */
pl_fold_rule pl_fold_skip_casts;

#endif
