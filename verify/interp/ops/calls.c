/* calls.c - functions are entered and left; calls that are events stop the machine. */
#include "verify/interp/ops/calls.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/frame.h"
#include "verify/interp/ops/byval.h"
#include "verify/interp/ops/claim_checks.h"
#include "verify/interp/ops/fast_math.h"

void pl_machine_enter(pl_machine *m, const pl_op *func, const pl_op *call, const pl_scalar *args, uint32_t num_args) {
  assert(func->num_regions > 0 && func->regions[0]->first != NULL);
  assert(num_args == 0 || args != NULL);
  const pl_op *at = call != NULL ? call : func;
  if (m->frames.len >= PL_MAX_FRAMES) {
    pl_stop_limit(m, at, "calls are nested too deeply");
    return;
  }
  const pl_plan *plan = pl_plan_of(m, func);
  const pl_block *entry = func->regions[0]->first;
  if (!pl_plan_can_run(m, plan)) return;
  uint32_t expected = entry->num_args == 0 ? 0 : plan->start[entry->args[entry->num_args - 1]->number + 1];
  if (entry->num_args > 0) expected -= plan->start[entry->args[0]->number];
  if (expected != num_args) {
    pl_stop_unsupported(m, at, "the function takes %u scalars, not %u", expected, num_args);
    return;
  }
  pl_push_frame(m, plan, call);
  if (num_args > 0) memcpy(pl_leaves(m, entry->args[0]), args, num_args * sizeof *args);
  if (call != NULL) pl_copy_arguments(m, func, call);
  m->next = entry->first;
  if (call == NULL) m->pc = m->next;
  if (m->stop == PL_STOP_INVALID) pl_hold_argument_claims(m, func);
}

/* Sets the results of a call from scalars and applies its fast-math flags; the machine has stopped as unsupported if there are
 * too few. */
static void set_results(pl_machine *m, const pl_op *call, const pl_scalar *values, uint32_t count) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < call->num_results; i++) {
    uint32_t n = pl_num_leaves(m, pl_result(call, i));
    if (n > count - at) {
      pl_stop_unsupported(m, call, "the call gives %u scalars, not %u", count, at + n);
      return;
    }
    if (n > 0) memcpy(pl_leaves(m, pl_result(call, i)), values + at, n * sizeof *values);
    at += n;
  }
  pl_keep_fast_math(m, call);
}

void pl_machine_resume(pl_machine *m, const pl_scalar *results, uint32_t count) {
  assert(m->stop == PL_STOP_EVENT && m->pc != NULL);
  m->stop = PL_STOP_INVALID;
  m->watch = NULL;
  set_results(m, m->pc, results, count);
  m->pc = m->pc->next;
}

/* Whether the source passes or returns an unranked memref that is poison or was never written, which is undefined, as its
 * descriptor is read by whoever gets it; the machine has stopped then. */
static bool gives_poison(pl_machine *m, const pl_op *op) {
  for (uint32_t i = 0; m->role == PL_ROLE_SOURCE && i < op->num_operands; i++) {
    if (pl_operand(op, i)->type->kind != PL_TYPE_UNRANKED_MEMREF) continue;
    for (uint32_t k = 0; k < 2; k++) {
      if (!pl_leaves(m, pl_operand(op, i))[k].undef && !pl_use_leaf(m, pl_operand(op, i), k).poison) continue;
      pl_stop_undefined(m, op, "a memref that is passed is poison, or was never written");
      return true;
    }
  }
  return false;
}

void pl_event(pl_machine *m, const pl_op *op, pl_str callee, const pl_scalar *args, uint32_t count) {
  if (gives_poison(m, op)) return;
  m->stop = PL_STOP_EVENT;
  m->stop_op = op;
  m->callee = callee;
  m->values = args;
  m->num_values = count;
}

/* Whether the object was made in the frame (`user`) and is no descriptor. */
static bool is_of_frame(const void *user, const pl_buffer *b) {
  const pl_frame *frame = user;
  return b->frame == frame->number && !b->descriptor;
}

/* Ends the lifetimes of the stack objects made in the frame, except descriptors of unranked memrefs. */
static void end_stack(pl_machine *m, const pl_frame *frame) {
  pl_memory_end_stack(&m->memory, frame->first_object, is_of_frame, frame);
}

void pl_leave(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count) {
  assert(m->frames.len > 0);
  assert(count == 0 || values != NULL);
  if (m->frames.len == 1 && gives_poison(m, op)) return;
  pl_frame frame = pl_vec_pop(&m->frames);
  end_stack(m, &frame);
  if (m->frames.len == 0) {
    m->stop = PL_STOP_RETURN;
    m->stop_op = op;
    m->values = values;
    m->num_values = count;
    return;
  }
  set_results(m, frame.call, values, count);
  m->next = frame.call->next;
}
