/* flatten.h - a function with structured control flow as one with blocks and branches. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTEN_H
#define PL_VERIFY_TV_FUNCTION_FLATTEN_H

#include "core/ir/op.h"
#include "verify/tv/function/inlining.h"

/* A module with a copy of a function in which scf operations are branches, and calls that are inlined (if `tables`
 * is given) their callees; NULL if it has none. `origin` gets which op each is from. The caller frees both. */
pl_module *pl_tv_flatten(const pl_op *func, const pl_tv_tables *tables, bool lowered, bool trimmed, bool promoted,
                         pl_map *origin);

#endif
