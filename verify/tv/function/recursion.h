/* recursion.h - calls that come back to their caller. */
#ifndef PL_VERIFY_TV_FUNCTION_RECURSION_H
#define PL_VERIFY_TV_FUNCTION_RECURSION_H

#include "core/ir/op.h"

/* Whether the call in `func` may lead back to `func` by calls within the module; true if there is too much to search. */
bool pl_tv_recurs(const pl_op *func, const pl_op *call);

#endif
