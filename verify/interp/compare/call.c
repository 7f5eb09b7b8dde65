/* call.c - source and lowering have stopped at calls: whether these correspond. */
#include "verify/interp/compare/events.h"

#include <assert.h>
#include <stdio.h>

#include "verify/interp/compare/values.h"

/* Whether the callee is passed memrefs as bare pointers in the lowering, by its own attribute or the convention. */
static bool callee_is_bare(const pl_comparer *c) {
  if (pl_str_is(c->lowered.stop_op->info->dialect, "func")) return false;
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  return callee != NULL ? pl_is_bare(callee, &c->run.options->convention) : c->run.options->convention.bare_ptr;
}

/* Whether the lowering calls the C function _mlir_ciface_NAME where the source calls NAME, a declaration for which C wrappers
 * are emitted: the wrapper was inlined. (LLVM IR Target (2022), "C-compatible wrapper emission".) */
static bool is_inlined_wrapper(const pl_comparer *c) {
  static const char prefix[] = "_mlir_ciface_";
  const pl_str name = c->lowered.callee;
  const pl_op *callee = pl_symbol_lookup(c->run.source_module, c->source.callee);
  if (callee == NULL || !pl_func_is_declaration(callee) || !pl_str_starts(name, prefix)) return false;
  if (!c->run.options->convention.c_wrappers && pl_op_attr(callee, PL_NAME_LLVM_EMIT_C_INTERFACE) == NULL) return false;
  return pl_str_eq(c->source.callee, (pl_str){name.data + sizeof prefix - 1, name.len - (sizeof prefix - 1)});
}

/* Sets the bytes that the callee claims to write before it reads them (`initializes`) to drawn values, the same in source and
 * lowering, since their old contents do not matter. `first`: the call's first operand that is an argument. (LLVM Language
 * Reference, "Parameter Attributes".) */
static void initialize(pl_comparer *c, const pl_callee_claims *callee, uint32_t first) {
  const pl_op *call = c->source.stop_op;
  uint32_t at = 0;
  for (uint32_t i = first; i < call->num_operands; i++) {
    const pl_scalar *pointer = at < c->source.num_values ? &c->source.values[at] : NULL;
    int64_t from, to;
    at += pl_layout_of(&c->run.layouts, pl_operand(call, i)->type)->num_leaves;
    for (uint32_t n = 0; pointer != NULL && pl_initialized_range(call, callee, i - first, n, &from, &to); n++)
      pl_set_range(c, pointer, from, to);
  }
}

/* Lets the source's allocation number c->known, whose address has escaped, correspond to the lowering's object at that
 * address, if there is a fitting one, and marks it as captured, so that callees can access it. */
static void make_known(pl_comparer *c) {
  for (uint32_t i = 1; i < c->source.memory.buffers.len; i++) {
    pl_buffer *source = pl_memory_at(&c->source.memory, i);
    const uint32_t number = pl_memory_find(&c->lowered.memory, source->object.base);
    pl_buffer *lowered = pl_memory_at(&c->lowered.memory, number);
    const bool apart = source->nth == c->known && source->twin == 0 && source->object.alive && number != 0 &&
                       lowered->twin == 0 && lowered->object.alive;
    if (!apart || lowered->object.base != source->object.base || lowered->object.kind != source->object.kind ||
        lowered->object.size < source->object.size)
      continue;
    source->twin = number;
    lowered->twin = i;
    source->shift = 0;
    source->shift_known = source->known = source->captured = true;
  }
}

bool pl_compare_call(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_EVENT && c->lowered.stop == PL_STOP_EVENT);
  const pl_op *source_call = c->source.stop_op, *lowered_call = c->lowered.stop_op;
  if (c->known != 0 && c->num_calls >= c->known_from) make_known(c);
  if (is_inlined_wrapper(c)) {
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, source_call, lowered_call,
                "the lowering does what a C wrapper does instead of calling it");
    return false;
  }
  if (!pl_str_eq(c->source.callee, c->lowered.callee)) {
    pl_differs(c, "call", source_call, lowered_call, "the source calls @%.*s, the lowering @%.*s", PL_STR_FMT(c->source.callee),
               PL_STR_FMT(c->lowered.callee));
    return false;
  }
  c->run.bare = callee_is_bare(c);
  bool indirect = pl_op_is(source_call, PL_OP_FUNC_CALL_INDIRECT) ||
                  (pl_op_is(source_call, PL_OP_LLVM_CALL) && !pl_op_attr(source_call, PL_NAME_CALLEE));
  uint32_t first = indirect ? 1 : 0;
  char noun[160], when[160];
  snprintf(noun, sizeof noun, "in the call of @%.*s argument", (int)(c->source.callee.len < 60 ? c->source.callee.len : 60),
           c->source.callee.data);
  snprintf(when, sizeof when, "at the call of @%.*s", (int)(c->source.callee.len < 60 ? c->source.callee.len : 60),
           c->source.callee.data);
  const pl_callee_claims callee = pl_claims_of_call(c->run.source_module, source_call, c->source.callee);
  const bool unseen = callee.reads_nothing && !callee.writes_arguments && !callee.writes_others && callee.returns;
  const bool skipped = unseen || c->run.options->long_loops;
  if (!pl_compare_values(c, source_call, first, false, "call-argument", noun)) return false;
  initialize(c, &callee, first);
  return skipped || pl_compare_memory(c, when, true);
}
