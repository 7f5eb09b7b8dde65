/* known_calls.c - calls that an optimiser may replace, because it knows what the callee does: a function of the C library, or one
 * with a body that no other can take the place of. Where the source or the lowering makes such a call and the other does
 * something else, a run that answers the call as any function might says nothing. Sources: LLVM Language Reference, "Function
 * Attributes" (nobuiltin), "Linkage Types"; LLVM, SimplifyLibCalls.cpp, LoopIdiomRecognize.cpp. */
#include "verify/interp/compare/comparer.h"

#include <assert.h>

#include "verify/claims/claims.h"
#include "verify/claims/library.h"
#include "verify/claims/op_claims.h"
#include "verify/claims/purity.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/symbols.h"

/* Whether the library function does nothing but give a result and change memory. */
static bool is_silent(pl_str name) { return pl_library_has(name, PL_LIBRARY_SILENT); }
/* Whether the library function has output that others see. */
static bool is_output(pl_str name) { return pl_library_has(name, PL_LIBRARY_OUTPUT); }

/* Whether the llvm.call `call` of that name is known to be one of the library function: the source module only declares the
 * name or does not have it, and nothing says `nobuiltin`. */
static bool is_builtin(const pl_comparer *c, const pl_op *call, pl_str name) {
  const pl_op *symbol = c->run.source_module != NULL ? pl_symbol_lookup(c->run.source_module, name) : NULL;
  const pl_op *within = call->block != NULL ? call->block->region->op : NULL;
  if (symbol != NULL && (!pl_op_is(symbol, PL_OP_LLVM_FUNC) || !pl_func_is_declaration(symbol))) return false;
  if (!pl_op_is(call, PL_OP_LLVM_CALL) || (symbol != NULL && pl_is_unknown_to_llvm(symbol))) return false;
  return !pl_is_unknown_to_llvm(call) && (within == NULL || !pl_is_unknown_to_llvm(within));
}

/* Whether the lowering has stopped at a direct llvm.call of a library function that prints, or has a message pending that
 * abort has to follow. */
static bool is_at_output(const pl_comparer *c) {
  const pl_machine *lowered = &c->lowered;
  if (lowered->pending_puts != NULL) return true;
  const pl_attr *callee = lowered->stop_op != NULL && pl_op_is(lowered->stop_op, PL_OP_LLVM_CALL)
                              ? pl_op_attr(lowered->stop_op, PL_NAME_CALLEE)
                              : NULL;
  return callee != NULL && callee->kind == PL_ATTR_SYMBOL && callee->symbol.count == 1 && is_output(callee->symbol.path[0]);
}

/* Whether the lowering of an llvm.func has stopped at an llvm.call of a known C library function that the source's module does
 * not use. */
static bool is_new_in_lowering(const pl_comparer *c) {
  const pl_machine *lowered = &c->lowered;
  const bool named = c->run.source_module != NULL && pl_symbol_in_use(c->run.source_module, lowered->callee) != NULL;
  return pl_op_is(c->source_func, PL_OP_LLVM_FUNC) && lowered->stop == PL_STOP_EVENT && !named &&
         (is_silent(lowered->callee) || is_output(lowered->callee)) && is_builtin(c, lowered->stop_op, lowered->callee);
}

/* Whether the source has stopped at an llvm.call and its module has a final body for the callee `name` (pl_has_final_body)
 * that may be inlined into the function compared. (LLVM Language Reference, "Function Attributes".) */
static bool has_body(const pl_comparer *c, pl_str name) {
  const pl_op *call = c->source.stop_op, *body = pl_source_function(&c->run, name);
  if (call == NULL || body == NULL || !pl_op_is(call, PL_OP_LLVM_CALL) || !pl_has_final_body(&c->run, name)) return false;
  return pl_ops_agree(body, c->source_func, PL_AT_FUNCTION, PL_CLAIM_CROSSED);
}

/* Whether the call at which the machine has stopped is known to pass poison or undef where its callee claims `noundef`. */
static bool passes_poison(const pl_machine *m, const pl_op *callee) {
  const bool alike = m->num_values == pl_func_type(callee)->func.num_inputs;
  for (uint32_t i = 0; alike && i < m->num_values; i++)
    if (!pl_scalar_is_fine(&m->values[i]) && pl_claims(pl_claims_at(callee, PL_NAME_ARG_ATTRS, i), PL_NAME_LLVM_NOUNDEF))
      return true;
  return false;
}

/* Whether the lowering has stopped at an llvm.call of another function whose final body (symbols.h) the source may have
 * inlined, though the run does not enter it. */
static bool is_outlined(const pl_comparer *c) {
  const pl_machine *lowered = &c->lowered;
  const pl_op *module = c->run.lowered_module, *source_func = pl_source_function(&c->run, lowered->callee);
  const pl_op *body = module != NULL && lowered->stop == PL_STOP_EVENT ? pl_symbol_lookup(module, lowered->callee) : NULL;
  if (body == NULL || body == c->lowered_func || source_func == NULL || !pl_has_final_body(&c->run, lowered->callee))
    return false;
  if (!pl_op_is(body, PL_OP_LLVM_FUNC) || pl_func_is_declaration(body) || !pl_op_is(lowered->stop_op, PL_OP_LLVM_CALL))
    return false;
  return !passes_poison(lowered, body) && pl_ops_agree(body, c->lowered_func, PL_AT_FUNCTION, PL_CLAIM_CROSSED);
}

/* Whether the machine has stopped at a call that at most reads memory, by the claims of its callee or of the source's call. */
static bool is_at_reading(const pl_comparer *c, const pl_machine *m) {
  return m->stop == PL_STOP_EVENT && m->stop_op != NULL &&
         pl_call_only_reads(m->stop_op, pl_source_function(&c->run, m->callee), m->role == PL_ROLE_SOURCE);
}

bool pl_replaces_known_call(pl_comparer *c) {
  assert(c != NULL && c->source.role == PL_ROLE_SOURCE && c->lowered.role == PL_ROLE_LOWERING);
  const pl_machine *source = &c->source, *lowered = &c->lowered;
  const char *what = NULL;
  const bool same = source->stop == PL_STOP_EVENT && lowered->stop == PL_STOP_EVENT && pl_str_eq(source->callee, lowered->callee);
  if (same || (source->stop != PL_STOP_EVENT && lowered->stop != PL_STOP_EVENT && lowered->pending_puts == NULL)) return false;
  if (source->stop == PL_STOP_EVENT && is_silent(source->callee) && is_builtin(c, source->stop_op, source->callee))
    what = "the source calls a function of the C library where the lowering does something else";
  else if (source->stop == PL_STOP_EVENT && is_output(source->callee) && is_builtin(c, source->stop_op, source->callee) &&
           is_at_output(c))
    what = "the lowering prints by another function of the C library than the source";
  else if (source->stop == PL_STOP_EVENT && lowered->stop != PL_STOP_UNDEFINED && has_body(c, source->callee))
    what = "the source calls a function whose body can't be run here, where the lowering does something else";
  else if ((is_at_reading(c, source) && lowered->stop != PL_STOP_UNDEFINED) ||
           (is_at_reading(c, lowered) && source->stop != PL_STOP_UNDEFINED))
    what = "a call that at most reads, which may be merged with others or moved, is not made where the other module makes it";
  else if (source->stop != PL_STOP_UNDEFINED && is_outlined(c))
    what = "the lowering calls a function whose body can't be run here, where the source does something else";
  else if (is_new_in_lowering(c))
    what = "the lowering calls a function of the C library that the source does not name";
  if (what == NULL) return false;
  pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, source->stop_op, lowered->stop_op, "%s", what);
  return true;
}

bool pl_gives_own_memory(const pl_comparer *c, const pl_op *call, const pl_callee_claims *callee) {
  assert(c != NULL && call != NULL && callee != NULL);
  if (pl_claims(pl_claims_at(call, PL_NAME_RES_ATTRS, 0), PL_NAME_LLVM_NOALIAS)) return true;
  if (pl_claims(pl_claims_at(callee->declaration, PL_NAME_RES_ATTRS, 0), PL_NAME_LLVM_NOALIAS)) return true;
  return pl_library_has(c->source.callee, PL_LIBRARY_ALLOCATES) && is_builtin(c, call, c->source.callee);
}

bool pl_passes_unused(const pl_comparer *c, uint32_t index) {
  assert(c != NULL && c->source.stop == PL_STOP_EVENT);
  const pl_op *call = c->lowered.stop_op, *module = c->run.lowered_module;
  const pl_op *callee = module != NULL ? pl_symbol_lookup(module, c->lowered.callee) : NULL;
  const bool direct = pl_op_is(call, PL_OP_LLVM_CALL) && pl_op_attr(call, PL_NAME_CALLEE) != NULL;
  return direct && callee != NULL && pl_argument_is_unused(callee, call, index);
}

bool pl_is_stored(const pl_machine *m, uint32_t number) {
  assert(number > 0);
  if (m->accesses.len >= PL_MAX_LOGGED) return true;
  for (size_t i = 0; i < m->accesses.len; i++) {
    const pl_access *access = &m->accesses.data[i];
    if (!access->is_store) continue;
    if (access->more_pointers) return true;
    for (uint32_t k = 0; k < access->num_values; k++)
      if (access->values[k].object == number) return true;
  }
  return false;
}

/* Whether the machine has stopped at a direct llvm.call that is known to pass its value `index` as a copy, so that its callee
 * gets no pointer to the original. (LLVM Language Reference, "Parameter Attributes", byval.) */
static bool is_passed_as_copy(const pl_machine *m, uint32_t index) {
  const pl_op *call = m->stop_op;
  if (call == NULL || !pl_op_is(call, PL_OP_LLVM_CALL) || pl_op_attr(call, PL_NAME_CALLEE) == NULL) return false;
  return call->num_operands == m->num_values && pl_byval_type(call, index) != NULL;
}

void pl_note_handed_out(pl_comparer *c) {
  assert(c != NULL && c->source.role == PL_ROLE_SOURCE);
  for (uint32_t number = 1; number < c->source.memory.buffers.len; number++) {
    pl_buffer *buffer = pl_memory_at(&c->source.memory, number);
    if (!buffer->not_escaped) continue;
    bool handed = pl_is_stored(&c->source, number) || (buffer->object.kind == PL_OBJECT_STACK && buffer->exposed);
    buffer->captured |= handed;
    buffer->lent = !handed;
    for (uint32_t i = 0; i < c->source.num_values; i++)
      handed |= c->source.values[i].object == number && !is_passed_as_copy(&c->source, i);
    if (handed) buffer->not_escaped = false;
  }
}
