/* values.c - what is passed or returned, and memory, of source and lowering. */
#include "verify/interp/compare/values.h"

#include <assert.h>
#include <inttypes.h>

#include "verify/interp/machine/argument_claims.h"

pl_correspondence pl_correspondence_of(pl_comparer *c, bool at_return) {
  return (pl_correspondence){.run = &c->run, .source = &c->source, .lowered = &c->lowered, .at_return = at_return};
}

/* Keeps the texts of the values that differ, if there are any, for the explanation, and whether the difference is a hidden
 * one. */
static void note_values(pl_comparer *c, const pl_mismatch *mismatch) {
  c->hidden |= mismatch->hidden;
  if (mismatch->source_value == NULL) return;
  c->parting.source_value = pl_keep_text(c, mismatch->source_value);
  c->parting.lowered_value = pl_keep_text(c, mismatch->lowered_value);
}

/* Whether the source has nothing that could be compared; then the comparison is concluded, with
 * PL_COMPARISON_SOURCE_UNDEFINED. */
static bool is_incomparable(pl_comparer *c, const pl_mismatch *mismatch) {
  if (mismatch->incomparable) pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, c->source.stop_op, NULL, "%s", mismatch->what);
  return mismatch->incomparable;
}

/* Whether the value is the address of a memref as a number, which the source may choose for a new object. */
static bool is_address(const pl_value *value) {
  return value->op != NULL && pl_op_is(value->op, PL_OP_MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX);
}

/* The type of the copy that the lowering's call passes, by `byval`, for argument `index`; NULL if it passes none, or the
 * lowering has not stopped at an llvm.call. */
static const pl_type *type_of_copy(const pl_comparer *c, uint32_t index) {
  const pl_op *call = c->lowered.stop_op, *module = c->run.lowered_module;
  const bool called = pl_op_is(call, PL_OP_LLVM_CALL) && c->lowered.stop == PL_STOP_EVENT;
  const pl_op *callee = called && module != NULL ? pl_symbol_lookup(module, c->lowered.callee) : NULL;
  const pl_type *own = called ? pl_byval_type(call, index) : NULL;
  return own != NULL ? own : pl_byval_type(callee, index);
}

/* Whether the bytes of a value of the type that two pointers lead to correspond, whichever objects they are in; true if the
 * source's can't be read. False: *differ is the first byte that does not correspond, 0 if the lowering's can't be read. */
static bool same_copies(pl_comparer *c, const pl_type *type, const pl_scalar *source, const pl_scalar *lowered,
                        uint64_t *differ) {
  const pl_layout *layout = pl_machine_layout(&c->source, type);
  uint32_t source_number, lowered_number;
  uint64_t from, to;
  if (pl_memory_check(&c->source.memory, source, layout->size, false, &source_number, &from) != NULL) return true; /* undefined */
  *differ = 0;
  if (pl_memory_check(&c->lowered.memory, lowered, layout->size, false, &lowered_number, &to) != NULL) return false;
  const pl_object *source_object = &pl_memory_at(&c->source.memory, source_number)->object,
                  *lowered_object = &pl_memory_at(&c->lowered.memory, lowered_number)->object;
  for (uint64_t i = 0; i < layout->size; i++) {
    const pl_byte_state source_state = pl_object_state(source_object, from + i),
                        lowered_state = pl_object_state(lowered_object, to + i);
    const bool any = source_state == PL_BYTE_POISON || (source_state == PL_BYTE_UNDEF && lowered_state != PL_BYTE_POISON);
    const bool same =
        lowered_state == PL_BYTE_FINE && pl_object_byte(source_object, from + i) == pl_object_byte(lowered_object, to + i);
    *differ = i;
    if (!any && !same) return false;
  }
  return true;
}

/* Whether the copies passed as argument `index`, which are of different objects, correspond. False: they differ or can't be
 * compared, and the comparison is concluded. */
static bool compare_copies(pl_comparer *c, const pl_op *op, const pl_type *type, uint32_t index, const pl_scalar *source,
                           const pl_scalar *lowered) {
  const pl_machine *m = &c->source;
  uint64_t at, from;
  uint32_t number;
  if (pl_memory_check(&m->memory, source, pl_machine_layout(m, type)->size, false, &number, &from) != NULL)
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, op, c->lowered.stop_op, "the source copies what it can't read");
  else if (!pl_machine_layout(m, type)->in_memory || m->inexact || m->made_nan || m->chose)
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, op, c->lowered.stop_op, "copies of different objects are passed");
  else if (!same_copies(c, type, source, lowered, &at))
    pl_differs(c, "call-argument", op, c->lowered.stop_op, "byte %" PRIu64 " of the copy that is passed as argument %u differs",
               at, index);
  else
    return true;
  return false;
}

/* Whether no 8 bytes in a row of the source's value of that type at the pointer are an address in an object, so that the
 * callee of its copy learns only numbers; false if the value can't be read. */
static bool holds_no_address(const pl_comparer *c, const pl_type *type, const pl_scalar *pointer) {
  enum { WORD = PL_POINTER_WIDTH / 8 };
  const pl_layout *layout = pl_machine_layout(&c->source, type);
  uint32_t number;
  uint64_t from;
  if (pl_memory_check(&c->source.memory, pointer, layout->size, false, &number, &from) != NULL) return false;
  const pl_object *object = &pl_memory_at(&c->source.memory, number)->object;
  for (uint64_t i = 0; i + WORD <= layout->size; i++) {
    uint64_t word = 0;
    for (uint64_t k = 0; k < WORD; k++)
      word |= (uint64_t)pl_object_byte(object, from + i + k) << (8 * k);
    if (pl_memory_find(&c->source.memory, word) != 0) return false;
  }
  return true;
}

/* Whether the values of `type` that source and lowering copy for a `byval` argument are known to be the same, and hold no
 * address, so that the copies correspond whichever objects they are of. */
static bool passes_same_copies(pl_comparer *c, const pl_type *type, const pl_scalar *source, const pl_scalar *lowered) {
  uint64_t at;
  return pl_machine_layout(&c->source, type)->in_memory && pl_scalar_is_fine(source) && pl_scalar_is_fine(lowered) &&
         holds_no_address(c, type, source) && same_copies(c, type, source, lowered, &at);
}

/* Whether the callee does not capture the address of an argument, as the call or its declaration claims by `nocapture`. (LLVM
 * Language Reference, "Parameter Attributes", captures.) */
static bool is_uncaptured(const pl_comparer *c, const pl_op *call, uint32_t argument) {
  const pl_callee_claims callee = pl_claims_of_call(c->run.source_module, call, c->source.callee);
  return pl_operand_is_claimed(call, &callee, argument, PL_NAME_LLVM_NOCAPTURE);
}

/* Whether two pointers lead into live objects on the stack, with equally many bytes after them and equal contents; bytes that
 * are undefined or poison in the source may differ. */
static bool leads_alike(const pl_comparer *c, const pl_scalar *source, const pl_scalar *lowered) {
  const pl_object *source_object = &pl_memory_at(&c->source.memory, source->object)->object;
  const pl_object *lowered_object = &pl_memory_at(&c->lowered.memory, lowered->object)->object;
  const uint64_t from = pl_scalar_word(source) - source_object->base, to = pl_scalar_word(lowered) - lowered_object->base;
  if (source->object == 0 || lowered->object == 0 || source_object->kind != PL_OBJECT_STACK ||
      lowered_object->kind != PL_OBJECT_STACK)
    return false;
  if (!source_object->alive || !lowered_object->alive || from > source_object->size || to > lowered_object->size ||
      source_object->size - from != lowered_object->size - to)
    return false;
  for (uint64_t i = 0; i < source_object->size - from; i++) {
    const bool same = pl_object_state(source_object, from + i) == pl_object_state(lowered_object, to + i) &&
                      pl_object_byte(source_object, from + i) == pl_object_byte(lowered_object, to + i);
    if (!same && pl_object_state(source_object, from + i) == PL_BYTE_FINE) return false;
  }
  return true;
}

bool pl_compare_values(pl_comparer *c, const pl_op *op, uint32_t first_operand, bool at_return, const char *rule,
                       const char *noun) {
  assert(first_operand <= op->num_operands);
  assert(op == c->source.stop_op);
  pl_correspondence k = pl_correspondence_of(c, at_return);
  const pl_scalar *source = c->source.values, *lowered = c->lowered.values;
  uint32_t left = c->lowered.num_values;
  for (uint32_t i = first_operand; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    const pl_scalar *first = lowered;
    const bool handed = c->source.handed_address && is_address(pl_operand(op, i)) && left > 0;
    const uint32_t count = pl_layout_of(&c->run.layouts, type)->num_leaves;
    if (!at_return && left >= count && !pl_is_memref(type) && pl_passes_unused(c, i - first_operand)) {
      source += count, lowered += count, left -= count;
      continue;
    }
    const pl_type *copied = at_return || left == 0 ? NULL : type_of_copy(c, i - first_operand);
    const bool elsewhere = copied != NULL && pl_scalar_word(source) != pl_scalar_word(lowered);
    if (elsewhere || (copied != NULL && passes_same_copies(c, copied, source, lowered))) {
      if (elsewhere && !compare_copies(c, op, copied, i - first_operand, source, lowered)) return false;
      source++, lowered++, left--;
      continue;
    }
    if (pl_correspond_value(&k, type, source, &lowered, &left)) {
      if (handed) pl_correspond_address(&k, first);
    } else {
      c->source.observed_address |= handed && pl_scalar_is_fine(first);
      if (!at_return && type->kind == PL_TYPE_LLVM_PTR && is_uncaptured(c, op, i - first_operand) &&
          leads_alike(c, source, first)) {
        pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, op, c->lowered.stop_op,
                    "an address that the callee does not capture is another one");
        return false;
      }
      if (is_incomparable(c, &k.mismatch)) return false;
      note_values(c, &k.mismatch);
      pl_differs(c, k.mismatch.rule != NULL ? k.mismatch.rule : rule, op, c->lowered.stop_op, "%s %u differs: %s", noun,
                 i - first_operand, k.mismatch.what);
      return false;
    }
    source += count;
  }
  if (left == 0) return true;
  pl_differs(c, rule, op, c->lowered.stop_op, "the lowering has %u scalars more than the convention demands", left);
  return false;
}

/* Whether memory that an argument points to is dead after the return. (LLVM Language Reference, "Parameter Attributes",
 * dead_on_return.) */
static bool leaves_dead_memory(const pl_op *func) {
  const pl_type *type = pl_func_type(func);
  for (uint32_t i = 0; i < type->func.num_inputs; i++)
    if (pl_argument_claim(func, i, PL_NAME_LLVM_DEAD_ON_RETURN) != NULL) return true;
  return false;
}

bool pl_compare_memory(pl_comparer *c, const char *when, bool at_call) {
  assert(c->result.kind == PL_COMPARISON_INVALID);
  pl_note_handed_out(c);
  pl_correspondence k = pl_correspondence_of(c, false);
  k.at_call = at_call;
  if (pl_correspond_memory(&k)) return true;
  if (is_incomparable(c, &k.mismatch)) return false;
  if (!at_call && leaves_dead_memory(c->source_func)) {
    pl_conclude(c, PL_COMPARISON_SOURCE_UNDEFINED, NULL, c->source.stop_op, c->lowered.stop_op,
                "memory may differ that is dead after the return");
    return false;
  }
  note_values(c, &k.mismatch);
  pl_differs(c, k.mismatch.rule, c->source.stop_op, c->lowered.stop_op, "%s %s", when, k.mismatch.what);
  c->result.in_memory = true;
  return false;
}
