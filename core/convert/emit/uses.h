/* uses.h - whether source values are used. Where the source is read while it is converted, not all users may be there yet. */
#ifndef PL_CORE_CONVERT_EMIT_USES_H
#define PL_CORE_CONVERT_EMIT_USES_H

#include "core/convert/types/state.h"

/* Whether `func` is the function whose body is read while it is converted. */
static inline bool pl_feed_gives(const pl_rw *rw, const pl_op *func) { return rw->feed && rw->options->feeder->func == func; }
/* Whether the source value has uses. Gives the run up where none is known yet and not all uses may have been read. */
bool pl_rw_is_used(pl_rw *rw, const pl_value *source);
/* Whether the source value has exactly one use. Gives the run up if the source is read while it is converted, as not all uses may
 * have been read. */
bool pl_rw_is_used_once(pl_rw *rw, const pl_value *source);
/* Whether an argument of a function is used; for a function that is read while it is converted the feeder says so. */
bool pl_feed_uses_argument(const pl_rw *rw, const pl_value *arg);
/* Whether the source value has uses or may get some from ops that are still to be read. */
bool pl_feed_needs(const pl_value *source);

#endif
