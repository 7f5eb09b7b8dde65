/* report.c - errors of patterns. */
#include "core/convert/emit/report.h"

/* Adds an error at `op` (NULL: without a position), marks the run as failed and returns PL_REWRITE_ERROR. */
static pl_rewrite fail_at(pl_rw *rw, const pl_op *op, const char *format, va_list args) {
  pl_diags_addv(rw->diags, PL_ERROR, op ? pl_op_pos(op) : (pl_pos){0}, format, args);
  rw->status = PL_CONVERT_FAILED;
  return PL_REWRITE_ERROR;
}

pl_rewrite pl_rw_fail(pl_rw *rw, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const pl_rewrite failed = fail_at(rw, rw->op, format, args);
  va_end(args);
  return failed;
}

pl_rewrite pl_rw_fail_at(pl_rw *rw, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const pl_rewrite failed = fail_at(rw, op, format, args);
  va_end(args);
  return failed;
}
