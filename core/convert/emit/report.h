/* report.h - errors of patterns. */
#ifndef PL_CORE_CONVERT_EMIT_REPORT_H
#define PL_CORE_CONVERT_EMIT_REPORT_H

#include "core/convert/types/state.h"

/* Reports an error at the op that is being lowered (rw->op), marks the run as failed and returns PL_REWRITE_ERROR. */
pl_rewrite pl_rw_fail(pl_rw *rw, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports an error at `op` (NULL: without a position), marks the run as failed and returns PL_REWRITE_ERROR. */
pl_rewrite pl_rw_fail_at(pl_rw *rw, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
