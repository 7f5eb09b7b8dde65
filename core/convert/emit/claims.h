/* claims.h - no-wrap flags of address computations that the client of a run vouches for (core/convert/extend.h). */
#ifndef PL_CORE_CONVERT_EMIT_CLAIMS_H
#define PL_CORE_CONVERT_EMIT_CLAIMS_H

#include "core/convert/types/state.h"

/* Offers the op that defines `emitted` to the client (options->extension), which may vouch for inbounds and nuw of a
 * getelementptr, for nsw and nuw of other ops, and sets the flags that it grants; returns `emitted`. Sets none without a
 * client. */
pl_value *pl_rw_claim(pl_rw *rw, pl_value *emitted);

#endif
