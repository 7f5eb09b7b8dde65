/* claims.h - no-wrap flags of address computations that the client of a run vouches for (core/convert/extend.h). */
#ifndef PL_CORE_CONVERT_EMIT_CLAIMS_H
#define PL_CORE_CONVERT_EMIT_CLAIMS_H

#include "core/convert/types/state.h"

/* Offers the op that defines `emitted` to the client, which may vouch for no-wrap flags, and sets those that it grants; returns
 * `emitted`. */
pl_value *pl_rw_claim(pl_rw *rw, pl_value *emitted);

#endif
