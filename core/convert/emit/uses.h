/* uses.h - whether source values are used. Where the source is read while it is converted, not all users may be there yet. */
#ifndef PL_CORE_CONVERT_EMIT_USES_H
#define PL_CORE_CONVERT_EMIT_USES_H

#include "core/convert/types/state.h"

/* Whether that function is the one that is read while it is converted. */
static inline bool pl_feed_gives(const pl_rw *rw, const pl_op *func) { return rw->feed && rw->options->feeder->func == func; }
/* Whether the value of the source has users. Where those may not all be read yet the run ends. */
bool pl_rw_is_used(pl_rw *rw, const pl_value *source);
/* Whether exactly one operand uses the value. Where not all users are read the run ends. */
bool pl_rw_is_used_once(pl_rw *rw, const pl_value *source);
/* Whether an argument of a function is used. */
bool pl_feed_uses_argument(const pl_rw *rw, const pl_value *arg);
/* Whether ops that are not converted yet, or folds, may ask for the value. */
bool pl_feed_needs(const pl_value *source);

#endif
