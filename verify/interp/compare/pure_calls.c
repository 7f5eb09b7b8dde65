/* pure_calls.c - calls without side effects: at an event after which execution may end, and at the end, the lowering has made
 * none that the source has not made. (LLVM Language Reference, "Function Attributes": memory(...), nounwind, willreturn.) */
#include "verify/interp/compare/comparer.h"

#include <assert.h>

#include "verify/claims/purity.h"

enum { MOST_CALLS = 256 };

/* Whether the source has made a pure call of the same callee with the same arguments, or with some argument poison or undef.
 * */
static bool is_made(const pl_machine *source, const pl_pure_call *call) {
  for (size_t i = 0; i < source->pure_calls.len; i++) {
    const pl_pure_call *made = &source->pure_calls.data[i];
    if (pl_str_eq(made->callee, call->callee) && (!made->fine || (call->fine && made->key == call->key))) return true;
  }
  return false;
}

/* Whether the source module has the callee, and claims there allow making the call where the source does not make it. */
static bool is_speculatable(const pl_machine *source, const pl_pure_call *call) {
  const pl_op *found = pl_symbol_lookup(source->run->source_module, call->callee);
  return found != NULL && pl_call_is_speculatable(call->op, found);
}

bool pl_same_pure_calls(pl_comparer *c) {
  assert(c != NULL && c->source.role == PL_ROLE_SOURCE && c->lowered.role == PL_ROLE_LOWERING);
  const pl_machine *m = &c->source;
  if (m->made_nan || m->inexact || m->loose || m->chose || m->num_signs > 0) return true;
  if (m->pure_calls.len > MOST_CALLS || c->lowered.pure_calls.len > MOST_CALLS) return true;
  for (size_t i = 0; i < c->lowered.pure_calls.len; i++) {
    const pl_pure_call *call = &c->lowered.pure_calls.data[i];
    if (is_made(m, call) || is_speculatable(m, call)) continue;
    pl_differs(c, "extra-event", m->stop_op, call->op, "the lowering calls @%.*s with arguments with which the source does not",
               PL_STR_FMT(call->callee));
    return false;
  }
  return true;
}
