/* func.h - assertions. */
#ifndef PL_VERIFY_INTERP_OPS_SOURCE_FUNC_H
#define PL_VERIFY_INTERP_OPS_SOURCE_FUNC_H

#include "verify/interp/machine/machine.h"

/* The message of a cf.assert up to a zero byte, which it prints when it fails. Without data if the op is another one or NULL. */
pl_str pl_assertion_message(const pl_op *assertion);

#endif
