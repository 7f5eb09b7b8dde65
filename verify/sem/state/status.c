/* status.c - why an operation was not carried out. */
#include "verify/sem/state/status.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "core/base/printf.h"

/* The formatted text in the arena of the world; cut off after 511 bytes. */
static const char *format_text(pl_sem *sem, const char *format, va_list args) {
  char text[512];
  pl_vsnprintf(text, sizeof text, format, args);
  return pl_arena_copy(sem->world->arena, text, strlen(text) + 1);
}

pl_sem_status pl_sem_unsupported(pl_sem *sem, const char *format, ...) {
  assert(sem && format);
  va_list args;
  va_start(args, format);
  sem->why = format_text(sem, format, args);
  va_end(args);
  return PL_SEM_UNSUPPORTED;
}

pl_sem_status pl_sem_undecided(pl_sem *sem, const char *format, ...) {
  assert(sem && format);
  va_list args;
  va_start(args, format);
  sem->why = format_text(sem, format, args);
  va_end(args);
  return PL_SEM_UNDECIDED;
}

pl_sem_status pl_sem_unsupported_form(pl_sem *sem, const pl_op *op) {
  assert(sem && op);
  return pl_sem_unsupported(sem, "'%.*s' of this form", PL_STR_FMT(op->info->name));
}
