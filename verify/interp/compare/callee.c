/* callee.c - what a callee does, the same for source and lowering: it changes memory that it can reach, and returns results. */
#include "verify/interp/compare/comparer.h"

#include <assert.h>
#include <string.h>

#include "verify/claims/captures.h"
#include "verify/claims/claims.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/ops/pure_calls.h"
#include "verify/interp/run/globals.h"

/* Whether the source's object still has its counterpart in the lowering: that may have become the counterpart of a later
 * object in its place. */
static bool is_paired(pl_comparer *c, uint32_t number) {
  const uint32_t twin = pl_memory_at(&c->source.memory, number)->twin;
  return twin != 0 && pl_memory_at(&c->lowered.memory, twin)->twin == number;
}

/* At random, copies a small piece of the source's object `number` over another piece of it, likewise in its counterpart in the
 * lowering, and records that. */
static void move_piece(pl_comparer *c, uint32_t number) {
  const pl_buffer *source = pl_memory_at(&c->source.memory, number);
  uint64_t piece = 16;
  while (piece > 1 && source->object.size < 2 * piece)
    piece /= 2;
  if (source->object.size < 2 || pl_random_next(&c->run.seed) % 2 == 0) return;
  uint64_t count = source->object.size / piece;
  uint64_t from = pl_random_next(&c->run.seed) % count * piece, to = pl_random_next(&c->run.seed) % count * piece;
  pl_memory_move(&c->lowered.memory, source->twin, source->shift + to, source->twin, source->shift + from, piece);
  pl_memory_move(&c->source.memory, number, to, number, from, piece);
  pl_record_move(&c->recorder, number, to, from, piece);
}

/* At random, sets a byte of the source's object `number`, and of its counterpart in the lowering, to 0 or 1, which is valid
 * for any number type, and records that. Where all pieces are alike, move_piece changes nothing. */
static void set_byte(pl_comparer *c, uint32_t number) {
  enum { WORD = 8, ONE_IN = 3 };
  const pl_buffer *source = pl_memory_at(&c->source.memory, number);
  uint64_t draw = pl_hash_u64(number, c->run.seed);
  if (source->object.size == 0 || draw % ONE_IN != 0) return;
  uint64_t word = source->object.size < WORD ? source->object.size : WORD;
  uint64_t at = (draw >> 16) % (source->object.size / word) * word;
  /* Of a word that is undefined in part source and lowering would each choose the rest. */
  if (pl_object_state(&source->object, at) != PL_BYTE_FINE) return;
  uint8_t byte = (uint8_t)(draw >> 8 & 1);
  pl_memory_fill(&c->lowered.memory, source->twin, source->shift + at, 1, byte, PL_BYTE_FINE);
  pl_memory_fill(&c->source.memory, number, at, 1, byte, PL_BYTE_FINE);
  pl_record_set(&c->recorder, number, at, byte);
}

void pl_set_range(pl_comparer *c, const pl_scalar *pointer, int64_t from, int64_t to) {
  enum { MOST = 4096 };
  assert(pointer != NULL && from < to);
  const uint32_t number = pointer->object;
  const pl_buffer *source = number != 0 ? pl_memory_at(&c->source.memory, number) : NULL;
  if (source == NULL || !is_paired(c, number) || !source->shift_known || !source->object.alive || source->constant ||
      to - from > MOST)
    return;
  for (int64_t i = from; i < to; i++) {
    const uint64_t at = pl_scalar_word(pointer) + (uint64_t)i - source->object.base;
    const uint8_t byte = (uint8_t)pl_hash_u64(at, c->run.seed);
    if (at >= source->object.size) continue;
    pl_memory_fill(&c->lowered.memory, source->twin, source->shift + at, 1, byte, PL_BYTE_FINE);
    pl_memory_fill(&c->source.memory, number, at, 1, byte, PL_BYTE_FINE);
    pl_record_set(&c->recorder, number, at, byte);
  }
}

/* At random, writes numbers or other bytes over the undefined and poison ones at the beginning of the source's object
 * `number`, likewise in its counterpart in the lowering, and records that. */
static void fill_in(pl_comparer *c, uint32_t number) {
  enum { MOST = 512, WORD = 8, OWN = 0x66696c6c };
  const pl_buffer *source = pl_memory_at(&c->source.memory, number);
  uint64_t draw = pl_hash_u64(number + OWN, c->run.seed), most = source->object.size < MOST ? source->object.size : MOST;
  for (uint64_t at = 0; at < most && draw % 2 == 0; at++) {
    if (pl_object_state(&source->object, at) == PL_BYTE_FINE) continue;
    const uint64_t any = pl_hash_u64(at, draw), kind = draw / 2 % 3;
    const uint8_t byte = (uint8_t)(kind == 0 ? any & 0xff : kind == 1 ? (at % WORD == 0) * (any % 5) : any & 1);
    pl_memory_fill(&c->lowered.memory, source->twin, source->shift + at, 1, byte, PL_BYTE_FINE);
    pl_memory_fill(&c->source.memory, number, at, 1, byte, PL_BYTE_FINE);
    pl_record_set(&c->recorder, number, at, byte);
  }
}

/* At random, frees the source's object `number` and its counterpart, and records that; true if so. Always false unless both
 * are heap objects that the program allocated: incoming buffers may be no heap objects. */
static bool release(pl_comparer *c, uint32_t number) {
  enum { ONE_IN = 12, OWN = 0x66726565 };
  const pl_buffer *source = pl_memory_at(&c->source.memory, number), *lowered = pl_memory_at(&c->lowered.memory, source->twin);
  if (source->object.kind != PL_OBJECT_HEAP || source->op == NULL || source->descriptor || lowered->descriptor ||
      lowered->object.kind != PL_OBJECT_HEAP)
    return false;
  if (pl_hash_u64(number + OWN, c->run.seed) % ONE_IN != 0) return false;
  pl_record_freed(&c->recorder, number);
  pl_memory_end(&c->source.memory, number);
  pl_memory_end(&c->lowered.memory, source->twin);
  return true;
}

/* Whether object `source` and its counterpart `lowered` hold the same bytes. If numbers are rounded differently, say, they don't;
 * callees do not change part of such bytes, as the results would be unrelated numbers. */
static bool holds_alike(pl_comparer *c, const pl_buffer *source, const pl_buffer *lowered) {
  size_t count;
  const pl_stretch *stretches = pl_object_stretches(c->run.arena, &source->object, &lowered->object, source->shift, &count);
  for (size_t k = 0; k < count; k++)
    for (uint64_t i = stretches[k].from; i < stretches[k].to; i++)
      if (pl_object_byte(&source->object, i) != pl_object_byte(&lowered->object, source->shift + i)) return false;
  return true;
}

/* Whether an argument is passed as a copy, so that its callee gets no pointer to the original. (LLVM Language Reference,
 * "Parameter Attributes", byval.) */
static bool is_copy(const pl_op *call, const pl_callee_claims *callee, uint32_t argument) {
  return pl_operand_is_claimed(call, callee, argument, PL_NAME_LLVM_BYVAL);
}

/* Whether it is claimed that the callee writes nothing through the argument, or it gets a copy. (LLVM Language Reference,
 * "Parameter Attributes".) */
static bool is_only_read(const pl_op *call, const pl_callee_claims *callee, uint32_t argument) {
  return is_copy(call, callee, argument) || pl_operand_is_claimed(call, callee, argument, PL_NAME_LLVM_READONLY) ||
         pl_operand_is_claimed(call, callee, argument, PL_NAME_LLVM_READNONE);
}

/* Whether the callee can't capture the argument: it gets a copy, or claims `nocapture`. */
static bool is_not_captured(const pl_op *call, const pl_callee_claims *callee, uint32_t argument) {
  return is_copy(call, callee, argument) || pl_operand_is_claimed(call, callee, argument, PL_NAME_LLVM_NOCAPTURE);
}

/* Whether it is claimed that at most the address of the argument is captured, not its provenance, so that neither the callee
 * nor its result gives anybody a pointer to the object. (LLVM Language Reference, "Pointer Capture".) */
static bool keeps_no_pointer(const pl_op *call, const pl_callee_claims *callee, uint32_t argument) {
  const pl_attr *const claims[] = {pl_claims_at(call, PL_NAME_ARG_ATTRS, argument),
                                   pl_claims_at(callee->declaration, PL_NAME_ARG_ATTRS, argument)};
  for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
    const pl_attr *words = claims[i] != NULL ? pl_dict_get(claims[i], pl_attr_names[PL_NAME_LLVM_CAPTURES]) : NULL;
    uint32_t others, result;
    if (words != NULL && words->kind == PL_ATTR_STRING && pl_claim_read_captures(words->string, &others, &result) &&
        ((others | result) & PL_CAPTURES_PROVENANCE) == 0)
      return true;
  }
  return is_not_captured(call, callee, argument);
}

typedef bool (*argument_claim)(const pl_op *call, const pl_callee_claims *callee, uint32_t argument);

/* Whether `claimed` holds of each argument of the source's call that points to the source's object `number`; true if no
 * argument does. */
static bool all_claimed(pl_comparer *c, const pl_callee_claims *callee, uint32_t number, argument_claim claimed) {
  const pl_op *call = c->source.stop_op;
  const uint32_t first = pl_op_attr(call, PL_NAME_CALLEE) == NULL ? 1 : 0;
  const pl_scalar *at = c->source.values;
  for (uint32_t i = 0; first + i < call->num_operands; i++) {
    const uint32_t count = pl_layout_of(&c->run.layouts, pl_operand(call, first + i)->type)->num_leaves;
    const bool safe = claimed(call, callee, i);
    for (uint32_t k = 0; k < count; k++)
      if (at[k].object == number && !safe) return false;
    at += count;
  }
  return true;
}

/* Whether the source may have stored a pointer to its object `number` (pl_is_stored), or passes it by an argument of which
 * `claimed` does not hold. */
static bool is_captured(pl_comparer *c, const pl_callee_claims *callee, uint32_t number, argument_claim claimed) {
  return !all_claimed(c, callee, number, claimed) || pl_is_stored(&c->source, number);
}

/* Whether the object is on the source's stack and the callee can access it only through arguments that it does not write
 * through. */
static bool is_lent_to_read(pl_comparer *c, const pl_callee_claims *callee, uint32_t number) {
  const pl_buffer *source = pl_memory_at(&c->source.memory, number);
  return source->object.kind == PL_OBJECT_STACK && !source->captured && all_claimed(c, callee, number, is_only_read) &&
         !is_captured(c, callee, number, keeps_no_pointer);
}

/* Whether the call passes a pointer to the object itself; pointers in the memory of objects do not count. */
static bool is_passed(const pl_comparer *c, uint32_t number) {
  for (uint32_t i = 0; i < c->source.num_values; i++)
    if (c->source.values[i].object == number) return true;
  return false;
}

/* Whether the object is a global that only its module can refer to. */
static bool is_local(const pl_buffer *buffer) {
  return buffer->object.kind == PL_OBJECT_GLOBAL && buffer->op != NULL && !pl_global_is_visible(buffer->op);
}

/* Whether the source's claims allow the callee to write to the source's object `number`. Where they are unclear, either answer
 * only decides which runs are tried. */
static bool may_change(pl_comparer *c, const pl_callee_claims *callee, uint32_t number) {
  if (is_lent_to_read(c, callee, number)) return false;
  /* A callee that enters no function of the module changes no local global. That its address may have escaped is left out here:
   * fewer runs differ. (LLVM Language Reference, "Function Attributes", nocallback.) */
  if (callee->calls_nothing_back && is_local(pl_memory_at(&c->source.memory, number))) return false;
  if (callee->writes_arguments && callee->writes_others) return true;
  if (!is_passed(c, number)) return callee->writes_others;
  return callee->writes_arguments && !all_claimed(c, callee, number, is_only_read);
}

/* Lets the callee at random free or change the source's object `number` and its counterpart in the lowering alike, if it can
 * reach the object and may change it. */
static void change_object(pl_comparer *c, const pl_callee_claims *callee, uint32_t number) {
  const pl_buffer *source = pl_memory_at(&c->source.memory, number);
  const pl_buffer *lowered = pl_memory_at(&c->lowered.memory, source->twin);
  if (!is_paired(c, number) || !source->shift_known || !source->object.alive || !lowered->object.alive || source->constant ||
      lowered->constant)
    return;
  if (source->not_escaped || source->noalias || source->fixed || c->run.has_invariant || !may_change(c, callee, number)) return;
  if (!callee->frees_nothing && release(c, number)) return;
  fill_in(c, number);
  if (!holds_alike(c, source, lowered)) return;
  move_piece(c, number);
  set_byte(c, number);
}

/* Adds the drawn objects, which a callee made, to source and lowering as corresponding heap objects at the same addresses, and
 * records them. Their numbers go to `source_numbers` and `lowered_numbers`, at their index in d->objects. False if
 * memory is short.
 * */
static bool adopt(pl_comparer *c, pl_draw *d, uint32_t *source_numbers, uint32_t *lowered_numbers) {
  for (uint32_t i = 1; i < d->objects.len; i++) {
    d->objects.data[i].kind = PL_OBJECT_HEAP;
    source_numbers[i] = pl_memory_add_copy(&c->source.memory, &d->objects.data[i]);
    lowered_numbers[i] = pl_memory_add_copy(&c->lowered.memory, &d->objects.data[i]);
    if (source_numbers[i] == 0 || lowered_numbers[i] == 0) return false;
    pl_memory_at(&c->source.memory, source_numbers[i])->twin = lowered_numbers[i];
    pl_memory_at(&c->source.memory, source_numbers[i])->shift_known = true;
    pl_memory_at(&c->lowered.memory, lowered_numbers[i])->twin = source_numbers[i];
    pl_record_adopted(&c->recorder, source_numbers[i], &d->objects.data[i]);
  }
  return true;
}

/* Hands the descriptor of an unranked result, objects number `source` and `lowered` of the two machines, over to the caller
 * and ends their correspondence: in the lowering the caller has to free it; in the source, and in a call that was left in the
 * func dialect, it is no memory of the program. */
static void release_descriptor(pl_comparer *c, uint32_t source, uint32_t lowered) {
  bool as_is = pl_op_is(c->lowered.stop_op, PL_OP_FUNC_CALL) || pl_op_is(c->lowered.stop_op, PL_OP_FUNC_CALL_INDIRECT);
  pl_record_released(&c->recorder, source);
  pl_memory_at(&c->source.memory, source)->descriptor = true;
  pl_memory_at(&c->source.memory, source)->twin = 0;
  pl_memory_at(&c->lowered.memory, lowered)->twin = 0;
  pl_memory_at(&c->lowered.memory, lowered)->allocator = PL_ALLOCATOR_LIBC; /* whatever allocates memrefs */
  pl_memory_at(&c->lowered.memory, lowered)->from_callee = true;
  if (as_is) pl_memory_at(&c->lowered.memory, lowered)->descriptor = true;
}

typedef struct answer {
  pl_scalar *source, *lowered;
  uint32_t num_source, num_lowered;
} answer;

/* Appends a result's leaves (scalars) to the answers for source and lowering, for the latter as its convention passes the
 * type. `source_numbers` and `lowered_numbers` translate the object numbers for each; NULL: they stay. */
static void append_result(pl_comparer *c, const pl_type *type, const pl_scalar *leaves, uint32_t count,
                          const uint32_t *source_numbers, const uint32_t *lowered_numbers, answer *out) {
  bool bare = type->kind == PL_TYPE_MEMREF && c->run.bare;
  for (uint32_t i = 0; i < count; i++) {
    pl_scalar source = leaves[i], lowered = leaves[i];
    if (source.object != 0 && source_numbers != NULL) {
      source.object = source_numbers[leaves[i].object];
      lowered.object = lowered_numbers[leaves[i].object];
    }
    out->source[out->num_source++] = source;
    if (!bare || i == 1) out->lowered[out->num_lowered++] = lowered;
  }
}

/* Sets *out to the lowering's scalar for a scalar of the source; false if it may not be returned, or it is not known to be the
 * same in the lowering. */
static bool counterpart(const pl_comparer *c, pl_scalar s, pl_scalar *out) {
  *out = s;
  if (!pl_scalar_is_fine(&s)) return false;
  if (s.object == 0) return true;
  const pl_buffer *source = pl_memory_at(&c->source.memory, s.object), *lowered = pl_memory_at(&c->lowered.memory, source->twin);
  const bool heap = source->object.kind == PL_OBJECT_HEAP || source->object.kind == PL_OBJECT_INCOMING;
  out->object = source->twin;
  return heap && source->twin != 0 && source->shift_known && lowered->object.base + source->shift == source->object.base;
}

/* At random, lets the callee return a memref of the result's type that it was passed, and appends that to *out; true if so. */
static bool hand_back(pl_comparer *c, const pl_op *call, const pl_type *type, answer *out) {
  enum { ONE_IN = 4, OWN = 0x6261636b };
  const uint32_t count = pl_layout_of(&c->run.layouts, type)->num_leaves;
  const bool bare = c->run.bare, indirect = pl_op_attr(call, PL_NAME_CALLEE) == NULL;
  const pl_scalar *at = c->source.values;
  if (type->kind != PL_TYPE_MEMREF || pl_hash_u64(out->num_source + OWN, c->run.seed) % ONE_IN != 0) return false;
  for (uint32_t i = indirect ? 1 : 0; i < call->num_operands; i++) {
    const pl_type *given = pl_operand(call, i)->type;
    pl_scalar *lowered = out->lowered + out->num_lowered;
    uint32_t fine = 0;
    while (given == type && fine < count && counterpart(c, at[fine], &lowered[fine]))
      fine++;
    if (given == type && fine == count) {
      memcpy(out->source + out->num_source, at, count * sizeof *at);
      if (bare) lowered[0] = lowered[1];
      out->num_source += count;
      out->num_lowered += bare ? 1 : count;
      return true;
    }
    at += pl_layout_of(&c->run.layouts, given)->num_leaves;
  }
  return false;
}

/* Appends the argument that the callee is claimed to return (`returned`), of the result's type, to *out; false if there is
 * none, or it can't be used here. */
static bool returned_argument(pl_comparer *c, const pl_op *call, const pl_callee_claims *callee, const pl_type *type,
                              answer *out) {
  const uint32_t first = pl_op_attr(call, PL_NAME_CALLEE) == NULL ? 1 : 0; /* what is called comes first, and is no argument */
  const pl_scalar *source = c->source.values, *lowered = c->lowered.values;
  const bool alike = c->source.num_values == c->lowered.num_values && !pl_is_memref(type) && call->num_results == 1;
  for (uint32_t i = 0; first + i < call->num_operands && alike; i++) {
    const pl_type *given = pl_operand(call, first + i)->type;
    const uint32_t count = pl_layout_of(&c->run.layouts, given)->num_leaves;
    if (given == type && pl_operand_is_claimed(call, callee, i, PL_NAME_LLVM_RETURNED)) {
      memcpy(out->source + out->num_source, source, count * sizeof *source);
      memcpy(out->lowered + out->num_lowered, lowered, count * sizeof *lowered);
      out->num_source += count, out->num_lowered += count;
      return true;
    }
    source += count, lowered += count;
  }
  return false;
}

/* Changes `leaves`, the scalars drawn for result `i` of the call, a value of `type`, so that they satisfy the attributes of
 * this result in the declaration and in the call (pl_keep_claims). */
static void keep_result_claims(pl_draw *d, const pl_op *call, const pl_callee_claims *callee, uint32_t i, const pl_type *type,
                               pl_scalar *leaves) {
  pl_keep_claims(d, pl_claims_at(callee->declaration, PL_NAME_RES_ATTRS, i), pl_claims_at(call, PL_NAME_RES_ATTRS, i), type,
                 leaves);
}

/* Appends a result of a call to *out: an argument that the callee is claimed to return or returns by chance (hand_back), or a
 * new value that satisfies what is claimed of the result. False: the comparison is concluded, as the value can't be drawn or
 * needs too much memory. */
static bool draw_result(pl_comparer *c, const pl_op *call, const pl_callee_claims *callee, uint32_t which, answer *out) {
  const pl_type *type = pl_result(call, which)->type;
  uint32_t count = pl_layout_of(&c->run.layouts, type)->num_leaves;
  if (returned_argument(c, call, callee, type, out) || hand_back(c, call, type, out)) return true;
  pl_scalar *leaves = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)count + 1);
  pl_draw d = {
      .arena = c->run.arena, .layouts = &c->run.layouts, .options = c->run.options, .seed = &c->run.seed, .bare = c->run.bare};
  d.next = c->lowered.memory.next;
  d.tight = true; /* a callee counts in indices what it allocates */
  pl_vec_push(&d.objects, (pl_object){0});
  uint32_t source_numbers[8], lowered_numbers[8];
  d.asked_align = pl_claimed_number(pl_claims_at(call, PL_NAME_RES_ATTRS, which), PL_NAME_LLVM_ALIGN);
  d.asked_size = pl_claimed_number(pl_claims_at(call, PL_NAME_RES_ATTRS, which), PL_NAME_LLVM_DEREFERENCEABLE);
  const pl_attr *declared = pl_claims_at(callee->declaration, PL_NAME_RES_ATTRS, which);
  if (pl_claimed_number(declared, PL_NAME_LLVM_ALIGN) > d.asked_align)
    d.asked_align = pl_claimed_number(declared, PL_NAME_LLVM_ALIGN);
  if (pl_claimed_number(declared, PL_NAME_LLVM_DEREFERENCEABLE) > d.asked_size)
    d.asked_size = pl_claimed_number(declared, PL_NAME_LLVM_DEREFERENCEABLE);
  bool drawn = pl_draw_value(&d, type, leaves),
       kept = drawn && d.objects.len <= 8 && adopt(c, &d, source_numbers, lowered_numbers);
  const size_t num_objects = d.objects.len < 8 ? d.objects.len : 8;
  pl_vec_free(&d.objects);
  if (!drawn) {
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source.stop_op, c->lowered.stop_op, "a call whose result can't be drawn");
    return false;
  }
  if (!kept) {
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, c->source.stop_op, c->lowered.stop_op, "too much memory");
    return false;
  }
  for (uint32_t i = 1; i < num_objects && type->kind == PL_TYPE_LLVM_PTR && pl_gives_own_memory(c, call, callee); i++)
    pl_memory_at(&c->source.memory, source_numbers[i])->not_escaped = true;
  keep_result_claims(&d, call, callee, which, type, leaves);
  /* The result satisfies the attributes of the lowering's definition, too: whether these are right is another comparison. */
  const pl_op *body = pl_has_final_body(&c->run, c->source.callee) && c->run.lowered_module != NULL
                          ? pl_symbol_lookup(c->run.lowered_module, c->source.callee)
                          : NULL;
  if (body != NULL && pl_op_is(body, PL_OP_LLVM_FUNC) && !pl_func_is_declaration(body))
    pl_keep_claims(&d, pl_claims_at(body, PL_NAME_RES_ATTRS, which), pl_claims_at(call, PL_NAME_RES_ATTRS, which), type, leaves);
  append_result(c, type, leaves, count, source_numbers, lowered_numbers, out);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF)
    release_descriptor(c, source_numbers[leaves[1].object], lowered_numbers[leaves[1].object]);
  return true;
}

/* Appends the results that the inputs give for this call to *out; false, and the comparison is concluded as unsupported, if
 * they have too few scalars. */
static bool given_results(pl_comparer *c, const pl_op *call, answer *out) {
  const struct pl_call_answer *given = &c->inputs->calls[c->num_calls];
  uint32_t at = 0;
  for (uint32_t i = 0; i < call->num_results; i++) {
    const pl_type *type = pl_result(call, i)->type;
    uint32_t n = pl_layout_of(&c->run.layouts, type)->num_leaves;
    if (n > given->num_results - at) {
      pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, call, c->lowered.stop_op, "the given answer to a call has too few scalars");
      return false;
    }
    append_result(c, type, given->results + at, n, NULL, NULL, out);
    at += n;
  }
  return true;
}

/* Decides for each object passed to the call that nobody else had a lasting pointer to, or that is on the stack, whether a
 * pointer to it was captured, and marks it as `captured` or else `not_escaped`, so that later callees neither read nor change
 * it. (LLVM Language Reference, "Pointer Capture".) */
static void take_back(pl_comparer *c, const pl_callee_claims *callee) {
  for (uint32_t i = 0; i < c->source.num_values; i++) {
    const uint32_t number = c->source.values[i].object;
    pl_buffer *source = pl_memory_at(&c->source.memory, number);
    if (number == 0 || source->captured || (source->object.kind != PL_OBJECT_STACK && !source->lent)) continue;
    source->captured =
        is_captured(c, callee, number, keeps_no_pointer) || (source->object.kind == PL_OBJECT_STACK && source->exposed);
    source->not_escaped = !source->captured;
  }
}

/* Drops the counterpart of each stack object that was passed to the call and whose address was not captured; marks those whose
 * address was as `known`. (LLVM Language Reference, "Pointer Capture".) */
static void forget_uncaptured(pl_comparer *c, const pl_callee_claims *callee) {
  for (uint32_t i = 0; i < c->source.num_values; i++) {
    const uint32_t number = c->source.values[i].object;
    if (number == 0 || pl_memory_at(&c->source.memory, number)->known) continue;
    pl_buffer *source = pl_memory_at(&c->source.memory, number);
    if (source->object.kind != PL_OBJECT_STACK || source->twin == 0) continue;
    if (is_captured(c, callee, number, is_not_captured)) {
      source->known = true;
      continue;
    }
    pl_memory_at(&c->lowered.memory, source->twin)->twin = 0;
    source->twin = 0;
    source->shift_known = false;
  }
}

/* Gives each object of the lowering with a counterpart the marks `not_escaped` and `noalias` of that counterpart. */
static void hide_alike(pl_comparer *c) {
  for (uint32_t i = 1; i < c->source.memory.buffers.len; i++) {
    if (!is_paired(c, i)) continue;
    const pl_buffer *source = pl_memory_at(&c->source.memory, i);
    pl_buffer *lowered = pl_memory_at(&c->lowered.memory, source->twin);
    lowered->not_escaped = source->not_escaped;
    lowered->noalias = source->noalias;
  }
}

/* Each call is answered with memory that stays until the end of the run. */
enum { MAX_ANSWERS = 400, MAX_LIKE_ANSWERS = 1 << 20 };

/* Lets the callee change memory that it can reach; with the option `long_loops` it changes nothing, and the random seed is
 * that of the inputs again, so that each answer is like the first. */
static void begin_answer(pl_comparer *c, const pl_callee_claims *callee) {
  const uint32_t shared = (uint32_t)c->source.memory.buffers.len;
  if (c->run.options->long_loops) c->run.seed = c->inputs->seed;
  for (uint32_t i = 1; i < shared && !c->run.options->long_loops; i++)
    change_object(c, callee, i);
}

bool pl_answer_call(pl_comparer *c) {
  assert(c->source.stop == PL_STOP_EVENT && c->lowered.stop == PL_STOP_EVENT);
  if (c->num_calls >= (uint32_t)(c->run.options->long_loops ? MAX_LIKE_ANSWERS : MAX_ANSWERS)) {
    pl_conclude(c, PL_COMPARISON_LIMIT, NULL, c->source.stop_op, c->lowered.stop_op, "too many calls");
    return false;
  }
  const pl_op *call = c->source.stop_op;
  answer a = {0};
  uint32_t total = 0;
  for (uint32_t i = 0; i < call->num_results; i++)
    total += pl_layout_of(&c->run.layouts, pl_result(call, i)->type)->num_leaves;
  a.source = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)total + 1);
  a.lowered = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)total + 1);
  const pl_callee_claims callee = pl_claims_of_call(c->run.source_module, call, c->source.callee);
  if (callee.never_returns) {
    pl_conclude(c, PL_COMPARISON_SAME, NULL, NULL, NULL, "source and lowering call a function that does not return");
    return false;
  }
  begin_answer(c, &callee);
  if (c->num_calls < c->inputs->num_calls) {
    if (!given_results(c, call, &a)) return false;
  } else {
    for (uint32_t i = 0; i < call->num_results; i++)
      if (!draw_result(c, call, &callee, i, &a)) return false;
  }
  take_back(c, &callee);
  forget_uncaptured(c, &callee);
  /* Only what is remembered of calls asks for it, and it costs a step for each object. */
  if (pl_remembers_calls(&c->source) || pl_remembers_calls(&c->lowered)) hide_alike(c);
  c->num_calls++;
  const pl_op *lowered_call = c->lowered.stop_op;
  pl_note_returned_call(&c->source, a.source, a.num_source);
  pl_machine_resume(&c->source, a.source, a.num_source);
  if (lowered_call->num_results == 0) a.num_lowered = 0;
  pl_note_returned_call(&c->lowered, a.lowered, a.num_lowered);
  pl_record_results(&c->recorder, a.lowered, a.num_lowered);
  pl_machine_resume(&c->lowered, a.lowered, a.num_lowered);
  return true;
}
