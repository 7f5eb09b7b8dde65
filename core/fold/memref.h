/* memref.h - what rules for memrefs share with conversions. */
#ifndef PL_CORE_FOLD_MEMREF_H
#define PL_CORE_FOLD_MEMREF_H

#include "core/fold/fold.h"

/* Of an operation that takes memrefs as they are: casts of ranked ones that define its operands are skipped. */
pl_fold_rule pl_fold_skip_casts;

#endif
