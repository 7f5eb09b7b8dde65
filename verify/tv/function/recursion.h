/* recursion.h - calls that come back to their caller. */
#ifndef PL_VERIFY_TV_FUNCTION_RECURSION_H
#define PL_VERIFY_TV_FUNCTION_RECURSION_H

#include "core/ir/op.h"

/* Whether a call in a function may come back to it by calls of the module itself, direct ones or through an address
 * that the module names. False of what is no call. True if there is too much to look at. */
bool pl_tv_recurs(const pl_op *func, const pl_op *call);

#endif
