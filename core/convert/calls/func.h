/* func.h - the patterns of the func dialect. For the driver. */
#ifndef PL_CORE_CONVERT_CALLS_FUNC_H
#define PL_CORE_CONVERT_CALLS_FUNC_H

#include "core/convert/types/state.h"
/* The pattern that converts a func op of that kind; NULL if there is none. */
const pl_pattern *pl_pattern_func(pl_op_kind kind);

#endif
