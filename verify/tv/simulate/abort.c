/* abort.c - where the program ends by a failed assertion or a call of abort: source and lowering end it, with the same message.
 */
#include "verify/tv/simulate/events.h"
#include "verify/tv/simulate/obligations.h"
#include "verify/tv/simulate/sides.h"
#include "verify/tv/simulate/walk.h"

bool pl_tv_printed_in_vain(pl_tv *tv, pl_path *path) {
  if (!path->lowered.sem->printed || path->lowered.stop == PL_STOP_ABORT) return false;
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, NULL, path->lowered.next, "prints where the source does not", pl_tv_stretch(path),
               pl_bool(tv->T, false));
  return true;
}

bool pl_side_calls_abort(const pl_side *side) {
  const pl_attr *callee = side->stop == PL_STOP_CALL ? pl_op_attr(side->next, PL_NAME_CALLEE) : NULL;
  return callee && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && pl_str_is(callee->symbol.path[0], "abort");
}

/* Sets `message` to what printing the message of a cf.assert prints; false if the op is no cf.assert with a message. */
static bool message_of(const pl_op *op, pl_str *message) {
  const pl_attr *all = pl_op_is(op, PL_OP_CF_ASSERT) ? pl_op_attr(op, PL_NAME_MSG) : NULL;
  if (!all || all->kind != PL_ATTR_STRING) return false;
  const char *end = all->string.len ? memchr(all->string.data, 0, all->string.len) : NULL;
  *message = (pl_str){all->string.data, end ? (size_t)(end - all->string.data) : all->string.len};
  return true;
}

/* Whether the lowering prints either nothing or the message of the source's failed assertion. (MLIR documentation, "'cf'
 * Dialect", cf.assert.) */
static bool prints_the_same(const pl_path *path) {
  const pl_sem *sem = path->lowered.sem;
  pl_str meant, kept;
  const bool keeps = message_of(path->lowered.next, &kept);
  if (!keeps && !sem->printed) return true;
  return message_of(path->source.next, &meant) && !(keeps && sem->printed) && pl_str_eq(meant, keeps ? kept : sem->message);
}

/* Obliges the lowering to print nothing or the message of the source's failed assertion; a failure becomes a `claim` of the
 * lowering. */
static void match_message(pl_tv *tv, pl_path *path) {
  if (tv->result.failure.set || prints_the_same(path) || pl_tv_rule_off(tv, PL_RULE_EVENTS)) return;
  const char *fault = "the message that the lowering prints is not the one of the source's assertion";
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, path->source.next, path->lowered.next, fault, pl_tv_stretch(path),
               pl_bool(tv->T, false));
  if (tv->result.failure.set) tv->result.failure.claim = fault;
}

void pl_tv_match_abort(pl_tv *tv, pl_path *path) {
  if (!tv->run.final) return;
  pl_tv_discharge_conditions(tv, path, true);
  pl_tv_settle_pure_calls(tv, path);
  pl_tv_oblige_order(tv, path);
  if (path->source.sem->ordered.len > 0 || path->lowered.sem->ordered.len > 0)
    pl_tv_oblige(tv, path, PL_OBLIGATION_CALL_MEMORY, path->source.next, path->lowered.next, "", pl_tv_stretch(path),
                 pl_eq(tv->T, path->source.sem->mem, path->lowered.sem->mem));
  match_message(tv, path);
  pl_tv_oblige_stack_usage(tv, path, false);
  pl_tv_oblige(tv, path, PL_OBLIGATION_LIFETIME, path->source.next, path->lowered.next, "what is freed before the end",
               pl_tv_stretch(path), pl_eq(tv->T, path->source.sem->frees, path->lowered.sem->frees));
  pl_tv_oblige(tv, path, PL_OBLIGATION_CONTROL, path->source.next, path->lowered.next, "", pl_tv_stretch(path),
               pl_bool(tv->T, true));
  pl_tv_finish_path(tv, path);
}
