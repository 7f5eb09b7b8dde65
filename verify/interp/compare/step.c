/* step.c - one step of a comparison: source and lowering have stopped. */
#include "verify/interp/compare/step.h"

#include <assert.h>
#include <inttypes.h>

#include "core/ir/event.h"
#include "verify/interp/compare/events.h"
#include "verify/interp/compare/volatile.h"
#include "verify/interp/machine/promises.h"

/* Concludes the comparison if one of the machines has stopped where its run says nothing more, such as an undefined source or
 * a limit. True: concluded. */
static bool inconclusive(pl_comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (source->stop == PL_STOP_UNDEFINED && pl_drops_store(c)) return true;
  if (source->stop == PL_STOP_UNDEFINED)
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source->stop_op, NULL, "the source is undefined: %s", source->why);
  else if (source->stop == PL_STOP_UNSUPPORTED)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, source->stop_op, NULL, "%s", source->why);
  else if (source->stop == PL_STOP_LIMIT)
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, source->stop_op, NULL, "%s", source->why);
  else if (lowered->stop == PL_STOP_UNSUPPORTED)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, NULL, lowered->stop_op, "%s", lowered->why);
  else if (lowered->stop == PL_STOP_LIMIT)
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, NULL, lowered->stop_op, "%s", lowered->why);
  else
    return false;
  return true;
}

/* What a machine does where it has stopped, for messages; "stops" for the kinds of stop that are no event of the program. */
static const char *stop_name(pl_stop stop) {
  switch (stop) {
  case PL_STOP_EVENT: return "calls a function";
  case PL_STOP_RETURN: return "returns";
  case PL_STOP_ABORT: return "aborts";
  case PL_STOP_ENDED: return "makes a volatile store";
  case PL_STOP_INVALID:
  case PL_STOP_UNDEFINED:
  case PL_STOP_LIMIT:
  case PL_STOP_UNSUPPORTED: break;
  }
  return "stops";
}

/* Whether the machine has stopped at an event, a return, an abort or the end of execution. */
static bool gets_somewhere(const pl_machine *m) {
  return m->stop == PL_STOP_EVENT || m->stop == PL_STOP_RETURN || m->stop == PL_STOP_ABORT || m->stop == PL_STOP_ENDED;
}

/* Concludes the comparison if source or lowering is known to run for ever and that decides it. True: concluded; else nothing
 * is done. */
static bool endless(pl_comparer *c) {
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (source->forever && pl_claims_progress(c->source_func, source->stop_op))
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source->stop_op, lowered->stop_op,
                "the source runs for ever, and claims not to");
  else if (source->forever && lowered->forever && lowered->promises != NULL && lowered->promises->returns)
    pl_differs(c, "termination", source->stop_op, lowered->stop_op,
               "source and lowering run for ever, but the lowering claims to return");
  else if (source->forever && lowered->forever)
    pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "source and lowering run for ever");
  else if (source->forever && gets_somewhere(lowered))
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering %s",
               stop_name(lowered->stop));
  else if (source->forever && lowered->stop == PL_STOP_UNDEFINED) {
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the source runs for ever, the lowering is undefined: %s",
               lowered->why);
    c->undefined = true;
  } else if (lowered->forever && gets_somewhere(source))
    pl_differs(c, "termination", source->stop_op, lowered->stop_op, "the lowering runs for ever, the source %s",
               stop_name(source->stop));
  else
    return false;
  return true;
}

/* Whether atomic updates store the same values into shared memory, also where these are overwritten later, as other threads
 * see them; true if they differ in more than values. False: the comparison is concluded. */
static bool same_updates(pl_comparer *c) {
  const pl_access *source, *lowered;
  if (!pl_updates_differ(&c->source, &c->lowered, &source, &lowered)) return true;
  c->hidden = true;
  pl_differs(c, "store-value", source->op, lowered->op, "an atomic update stores another value than the source's");
  return false;
}

/* Whether the source has stopped at a call that is known to return. */
static bool is_at_returning_call(const pl_comparer *c) {
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  return c->source.stop == PL_STOP_EVENT && !pl_after_ends_stretch(pl_op_after(c->source.stop_op, callee));
}

/* Whether the block of the call ends in an llvm.unreachable and no operation between the two is an event (pl_op_after). */
static bool leads_to_unreachable(const pl_op *call) {
  const pl_op *op = call->next;
  while (op != NULL && !pl_op_has(op, PL_TRAIT_TERMINATOR) && pl_op_after(op, NULL) == PL_AFTER_NO_EVENT)
    op = op->next;
  return op != NULL && pl_op_is(op, PL_OP_LLVM_UNREACHABLE);
}

/* Whether the lowering takes about as much of the stack as the source or less, as proofs have it (verify/tv, stack usage);
 * true as well if that can't be compared. False: the comparison is concluded. */
static bool same_stack(pl_comparer *c) {
  enum { MOST_MORE = 1 << 20 };
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  const uint64_t source_peak = source->memory.stack_peak, lowered_peak = lowered->memory.stack_peak;
  if ((!gets_somewhere(source) && !source->forever) || lowered_peak <= source_peak || lowered_peak - source_peak <= MOST_MORE)
    return true;
  c->hidden = true;
  pl_differs(c, "stack-usage", source->stop_op, lowered->stop_op,
             "the lowering takes %" PRIu64 " bytes of the stack where the source takes %" PRIu64, lowered_peak, source_peak);
  return false;
}

bool pl_compare_step(pl_comparer *c) {
  assert(c->source.stop != PL_STOP_INVALID && c->lowered.stop != PL_STOP_INVALID);
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  if (!same_stack(c) || endless(c) || inconclusive(c) || pl_replaces_known_call(c)) return false;
  if (lowered->stop == PL_STOP_UNDEFINED && is_at_returning_call(c)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source->stop_op, lowered->stop_op,
                "the source calls a function that returns, and may be undefined after it, as the lowering is before it: %s",
                lowered->why);
    return false;
  }
  if (is_at_returning_call(c) && leads_to_unreachable(source->stop_op)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, source->stop_op, lowered->stop_op,
                "the source calls a function that returns to an unreachable place");
    return false;
  }
  if (lowered->stop == PL_STOP_UNDEFINED) {
    pl_differs(c, "undefined", source->stop_op, lowered->stop_op, "the lowering is undefined: %s", lowered->why);
    return false;
  }
  if (source->stop == lowered->stop && !same_updates(c)) return false;
  if (source->stop == PL_STOP_ABORT && lowered->stop == PL_STOP_ABORT) {
    pl_compare_abort(c);
    return false;
  }
  if (source->stop == PL_STOP_ENDED && lowered->stop == PL_STOP_ENDED) {
    pl_compare_end(c);
    return false;
  }
  if (lowered->pending_puts != NULL && lowered->stop != PL_STOP_ABORT) {
    pl_differs(c, "extra-event", source->stop_op, lowered->pending_puts, "the lowering prints a message and does not abort");
    return false;
  }
  if (source->stop != lowered->stop) {
    bool missing = lowered->stop == PL_STOP_RETURN || source->stop == PL_STOP_ABORT || source->stop == PL_STOP_ENDED;
    pl_differs(c, missing ? "missing-event" : "extra-event", source->stop_op, lowered->stop_op, "the source %s, the lowering %s",
               stop_name(source->stop), stop_name(lowered->stop));
    return false;
  }
  if (!is_at_returning_call(c) && !pl_same_pure_calls(c)) return false;
  if (source->stop == PL_STOP_RETURN) {
    pl_compare_return(c);
    return false;
  }
  return pl_same_volatile(c) && pl_compare_call(c) && pl_answer_call(c);
}
