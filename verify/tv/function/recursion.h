/* recursion.h - calls that come back to their caller. */
#ifndef PL_VERIFY_TV_FUNCTION_RECURSION_H
#define PL_VERIFY_TV_FUNCTION_RECURSION_H

#include "core/ir/op.h"

/* Whether the call in `func` may lead back to `func` by calls within the module, direct ones or through an address the module
 * takes; true if there is too much to search, false if the op is no call or `func` is in no module. */
bool pl_tv_recurs(const pl_op *func, const pl_op *call);

#endif
