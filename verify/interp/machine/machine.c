#include "verify/interp/machine/machine.h"

#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "core/base/printf.h"

void pl_machine_init(pl_machine *m, pl_run *run, pl_role role) {
  assert(run->arena != NULL && run->options != NULL);
  *m = (pl_machine){.run = run, .role = role, .next_claim = 1};
  pl_memory_init(&m->memory, run->arena);
}

void pl_machine_free(pl_machine *m) {
  pl_memory_free(&m->memory);
  pl_vec_free(&m->frames);
  pl_vec_free(&m->plans);
  pl_vec_free(&m->accesses);
  pl_vec_free(&m->moving);
  pl_vec_free(&m->pure_calls);
  pl_vec_free(&m->returned_calls);
  pl_vec_free(&m->scopes);
  pl_vec_free(&m->parallels);
}

/* Stops the machine at `op` for the reason `format`, cut to 511 bytes, unless it has stopped before. */
static void stop(pl_machine *m, pl_stop kind, const pl_op *op, const char *format, va_list args) {
  if (m->stop != PL_STOP_INVALID) return;
  char text[512];
  pl_vsnprintf(text, sizeof text, format, args);
  m->stop = kind;
  m->stop_op = op;
  m->why = (const char *)pl_arena_copy(m->run->arena, text, strlen(text) + 1);
}

void pl_stop_undefined(pl_machine *m, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stop(m, PL_STOP_UNDEFINED, op, format, args);
  va_end(args);
}

void pl_stop_unsupported(pl_machine *m, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stop(m, PL_STOP_UNSUPPORTED, op, format, args);
  va_end(args);
}

void pl_stop_limit(pl_machine *m, const pl_op *op, const char *what) {
  assert(what != NULL);
  if (m->stop != PL_STOP_INVALID) return;
  m->stop = PL_STOP_LIMIT;
  m->stop_op = op;
  m->why = what;
}

pl_scalar pl_use_scalar(pl_machine *m, const pl_scalar *s) {
  if (!s->undef || m->role == PL_ROLE_SOURCE) return *s;
  return pl_scalar_of(pl_random_bits(m->run->arena, &m->run->seed, s->bits.width));
}
