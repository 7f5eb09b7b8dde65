#include "verify/interp/compare/record.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/source/func.h"
#include "verify/interp/ops/source/ranked.h"

enum { MAX_SEGMENTS = 400, MAX_KEPT = 8 << 20 };

pl_scalar *pl_copy_scalars(pl_arena *arena, const pl_scalar *s, uint32_t count) {
  assert(s != NULL || count == 0);
  pl_scalar *out = PL_NEW_ARRAY(arena, pl_scalar, (size_t)count + 1);
  for (uint32_t i = 0; i < count; i++) {
    out[i] = s[i];
    uint32_t words = pl_apint_num_words(s[i].bits.width);
    uint64_t *bits = PL_NEW_ARRAY(arena, uint64_t, (size_t)words + 1);
    for (uint32_t j = 0; j < words; j++)
      bits[j] = pl_apint_word(s[i].bits, j);
    if (s[i].bits.width > 0) out[i].bits = pl_apint_from_words(arena, s[i].bits.width, bits, words);
  }
  return out;
}

const pl_inputs *pl_copy_inputs(pl_arena *arena, const pl_inputs *in) {
  pl_inputs *out = PL_NEW(arena, pl_inputs);
  *out = *in;
  out->args = pl_copy_scalars(arena, in->args, in->num_args);
  out->objects = PL_NEW_ARRAY(arena, pl_object, (size_t)in->num_objects + 1);
  for (uint32_t i = 1; i <= in->num_objects; i++)
    out->objects[i] = pl_object_copy(arena, &in->objects[i]);
  out->calls = in->num_calls > 0 ? PL_NEW_ARRAY(arena, struct pl_call_answer, in->num_calls) : NULL;
  for (uint32_t i = 0; i < in->num_calls; i++) {
    out->calls[i].num_results = in->calls[i].num_results;
    out->calls[i].results = pl_copy_scalars(arena, in->calls[i].results, in->calls[i].num_results);
  }
  return out;
}

/* A copy of the text in the arena. */
static pl_str copy_str(pl_arena *arena, pl_str text) { return (pl_str){pl_arena_copy(arena, text.data, text.len), text.len}; }

/* ---- Elements that are floats: which NaN lies in memory is free ---- */

/* Appends to r->floats that the elements of the object of a memref consist of floats of at most 64 bits, if the memref is
 * ranked and they do. */
static void note_floats(pl_recorder *r, const pl_type *type, const pl_scalar *leaves) {
  if (type->kind != PL_TYPE_MEMREF || leaves[1].object == 0) return;
  const pl_layout *elem = pl_layout_of(&r->run->layouts, type->shaped.elem);
  bool all = elem->known && elem->in_memory && elem->size > 0;
  for (uint32_t i = 0; i < elem->num_leaves; i++)
    all = all && elem->leaves[i].kind == PL_LEAF_FLOAT && elem->leaves[i].width <= 64;
  if (!all) return;
  uint32_t number = leaves[1].object;
  uint64_t front = pl_scalar_word(&leaves[1]) - pl_memory_at(&r->source->memory, number)->object.base;
  pl_vec_push(&r->floats, ((pl_float_elems){number, front % elem->size, elem}));
}

/* Sets open[i] to whether byte i of the object is poison or undefined, so that the source leaves it open; true if there is
 * such a byte. */
static bool open_bytes(const pl_object *o, uint8_t *open) {
  bool any = false;
  for (uint64_t i = 0; i < o->size; i++) {
    open[i] = o->poison[i] != PL_BYTE_FINE;
    any |= open[i] != 0;
  }
  return any;
}

/* Sets open[i] to PL_OPEN_NAN for each byte i of a NaN in the source's object `number`, as far as floats in it are known
 * (note_floats); true if there is one. */
static bool open_nans(const pl_recorder *r, uint32_t number, const pl_object *o, uint8_t *open) {
  bool any = false;
  for (size_t k = 0; k < r->floats.len; k++) {
    const pl_float_elems *f = &r->floats.data[k];
    for (uint64_t at = f->first; f->number == number && at + f->elem->store_size <= o->size; at += f->elem->size)
      for (uint32_t i = 0; i < f->elem->num_leaves; i++) {
        uint64_t word = 0, byte = at + f->elem->leaves[i].bit / 8, size = (f->elem->leaves[i].width + 7) / 8;
        memcpy(&word, o->bytes + byte, size);
        pl_apint bits = pl_apint_from_u64(r->run->arena, f->elem->leaves[i].width, word);
        if (!pl_float_is_nan(bits, f->elem->leaves[i].format)) continue;
        memset(open + byte, PL_OPEN_NAN, size);
        any = true;
      }
  }
  return any;
}

/* ---- Objects ---- */

/* Whether a callee has made the object. */
static bool is_adopted(const pl_recorder *r, uint32_t number) {
  for (size_t i = 0; i < r->adopted.len; i++)
    if (r->adopted.data[i] == number) return true;
  return false;
}

/* Whether callees or callers have got a pointer to the object. */
static bool is_seen(const pl_recorder *r, uint32_t number) {
  for (size_t i = 0; i < r->seen.len; i++)
    if (r->seen.data[i] == number) return true;
  return false;
}

/* Where a trace has object `number`, the source's buffer `b`. */
static pl_trace_place place_of(const pl_recorder *r, uint32_t number, const pl_buffer *b) {
  switch (b->object.kind) {
  case PL_OBJECT_INCOMING: return PL_PLACE_FIXED;
  case PL_OBJECT_GLOBAL: return PL_PLACE_GLOBAL;
  case PL_OBJECT_HEAP: return is_adopted(r, number) ? PL_PLACE_FIXED : PL_PLACE_HEAP;
  case PL_OBJECT_STACK: return PL_PLACE_STACK;
  case PL_OBJECT_INVALID: break;
  }
  return PL_PLACE_INVALID;
}

/* Whether the contents of the source's object `number` (buffer `b`) are recorded at this event, as code outside of the
 * function may see them. */
static bool shows(const pl_recorder *r, uint32_t number, const pl_buffer *b, pl_trace_place place) {
  if (b->descriptor) return false;
  if (place == PL_PLACE_GLOBAL) return b->symbol.len > 0 && b->twin != 0 && !b->constant; /* which may hold addresses */
  return place == PL_PLACE_FIXED || is_seen(r, number);
}

/* Whether the object of a trace has these bytes, and the same ones open (`open` NULL: none). */
static bool same_bytes(const pl_trace_object *a, const uint8_t *bytes, const uint8_t *open, uint64_t size) {
  return a->size == size && memcmp(a->bytes, bytes, size) == 0 && (a->open != NULL) == (open != NULL) &&
         (open == NULL || memcmp(a->open, open, size) == 0);
}

/* The object as it is now, for a trace; without contents if it is not alive. Contents that have not changed since the last time
 * are shared; if all of them together are too large, or the object is very large, the trace becomes incomplete and they are left
 * out. */
static pl_trace_object keep_object(pl_recorder *r, uint32_t number, const pl_buffer *b, pl_trace_place place) {
  const pl_object *o = &b->object;
  pl_trace_object out = {
      .number = number, .place = place, .base = o->base, .size = o->size, .align = b->align, .alive = o->alive};
  for (size_t k = 0; k < r->floats.len; k++) {
    const pl_float_elems *f = &r->floats.data[k];
    if (f->number != number || f->elem->num_leaves != 1 || f->elem->size * 8 != f->elem->leaves[0].width) continue;
    out.elem = f->elem->leaves[0].format;
    out.first = f->first;
  }
  if (place == PL_PLACE_GLOBAL) out.symbol = copy_str(r->out, b->symbol);
  if (!o->alive || o->size == 0) return out;
  if (o->size > MAX_KEPT) {
    r->trace->complete = false;
    return out;
  }
  const pl_object flat = pl_object_flat(r->run->arena, o);
  o = &flat;
  uint8_t *open = PL_NEW_ARRAY(r->run->arena, uint8_t, o->size);
  bool any = open_bytes(o, open);
  any |= open_nans(r, number, o, open);
  if (!any) open = NULL;
  pl_kept_bytes *last = NULL;
  for (size_t i = 0; i < r->kept.len && last == NULL; i++)
    if (r->kept.data[i].number == number) last = &r->kept.data[i];
  if (last != NULL && same_bytes(&last->object, o->bytes, open, o->size)) {
    out.bytes = last->object.bytes;
    out.open = last->object.open;
    return out;
  }
  r->bytes += o->size;
  if (r->bytes > MAX_KEPT) r->trace->complete = false;
  if (!r->trace->complete) return out;
  out.bytes = pl_arena_copy(r->out, o->bytes, o->size);
  if (open != NULL) out.open = pl_arena_copy(r->out, open, o->size);
  if (last != NULL)
    last->object = out;
  else
    pl_vec_push(&r->kept, ((pl_kept_bytes){number, out}));
  return out;
}

/* Puts the source's objects that are visible at the end of the segment into it, and counts the live heap objects that the
 * source has made, descriptors aside. */
static void keep_objects(pl_recorder *r, pl_trace_segment *segment) {
  PL_VEC(pl_trace_object) objects = {0};
  for (uint32_t i = 1; i < r->source->memory.buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(&r->source->memory, i);
    pl_trace_place place = place_of(r, i, b);
    if (shows(r, i, b, place)) pl_vec_push(&objects, keep_object(r, i, b, place));
    segment->num_heap += place == PL_PLACE_HEAP && b->object.alive && !b->descriptor;
  }
  segment->num_objects = (uint32_t)objects.len;
  segment->objects = pl_vec_to_arena(&objects, r->out);
  pl_vec_free(&objects);
}

/* ---- Values ---- */

/* Notes the objects that the leaves point to as seen. */
static void see(pl_recorder *r, const pl_scalar *leaves, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (leaves[i].object != 0 && !is_seen(r, leaves[i].object)) pl_vec_push(&r->seen, leaves[i].object);
}

/* Reads from the source's memory the descriptor that the unranked memref `pair` (rank and pointer) leads to into `out`;
 * returns the number of its scalars, 0 if it can't be read. */
static uint32_t read_behind(pl_recorder *r, const pl_scalar *pair, pl_scalar *out) {
  enum { MOST = 64 };
  uint32_t number;
  uint64_t offset;
  pl_leaf parts[3 + 2 * MOST];
  if (!pl_scalar_is_fine(&pair[0]) || !pl_scalar_is_fine(&pair[1]) || pl_scalar_word(&pair[0]) > MOST) return 0;
  uint32_t rank = (uint32_t)pl_scalar_word(&pair[0]);
  pl_layout layout = pl_descriptor_layout(r->source, rank, parts);
  pl_memory *memory = (pl_memory *)(uintptr_t)&r->source->memory;
  if (pl_memory_check(memory, &pair[1], layout.store_size, false, &number, &offset) != NULL) return 0;
  uint64_t seed = 0;
  pl_memory_read(memory, number, offset, &layout, &seed, out);
  return layout.num_leaves;
}

/* A copy of a value with its type, for an unranked memref followed by what its descriptor holds. Notes what is known of the
 * objects that its pointers lead to. */
static pl_trace_value keep_value(pl_recorder *r, const pl_type *type, const pl_scalar *leaves, uint32_t count) {
  pl_scalar all[2 + 3 + 2 * 64];
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) {
    memcpy(all, leaves, 2 * sizeof *leaves);
    count = 2 + read_behind(r, leaves, all + 2);
    see(r, all + 2, count - 2);
    return (pl_trace_value){type, pl_copy_scalars(r->out, all, count), count};
  }
  see(r, leaves, count);
  note_floats(r, type, leaves);
  return (pl_trace_value){type, pl_copy_scalars(r->out, leaves, count), count};
}

/* Whether the call is by a pointer. */
static bool is_indirect(const pl_op *call) {
  return pl_op_is(call, PL_OP_FUNC_CALL_INDIRECT) || (pl_op_is(call, PL_OP_LLVM_CALL) && !pl_op_attr(call, PL_NAME_CALLEE));
}

/* Puts the values that the source passes or returns where it has stopped into the segment, with their types; a called pointer
 * is none of them. */
static void keep_values(pl_recorder *r, pl_trace_segment *segment) {
  const pl_op *op = r->source->stop_op;
  uint32_t first = segment->end == PL_SEGMENT_CALL && is_indirect(op) ? 1 : 0;
  const pl_scalar *leaves = r->source->values;
  pl_trace_value *values = PL_NEW_ARRAY(r->out, pl_trace_value, (size_t)op->num_operands + 1);
  for (uint32_t i = first; i < op->num_operands; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    uint32_t count = pl_layout_of(&r->run->layouts, type)->num_leaves;
    values[segment->num_values++] = keep_value(r, type, leaves, count);
    leaves += count;
  }
  segment->values = values;
}

/* ---- The whole ---- */

/* Puts the lowering's named globals with their initial contents into the trace, and counts their bytes. */
static void keep_globals(pl_recorder *r) {
  PL_VEC(pl_trace_object) globals = {0};
  for (uint32_t i = 1; i < r->lowered->memory.buffers.len; i++) {
    const pl_buffer *lowered = pl_memory_at(&r->lowered->memory, i);
    if (lowered->object.kind != PL_OBJECT_GLOBAL || lowered->symbol.len == 0) continue;
    pl_trace_object o = {
        .number = i, .place = PL_PLACE_GLOBAL, .base = lowered->object.base, .size = lowered->object.size, .alive = true};
    o.symbol = copy_str(r->out, lowered->symbol);
    r->bytes += lowered->object.size;
    if (lowered->object.size > MAX_KEPT) {
      r->trace->complete = false;
      continue;
    }
    o.bytes = pl_arena_copy(r->out, pl_object_flat(r->run->arena, &lowered->object).bytes, lowered->object.size);
    pl_vec_push(&globals, o);
  }
  r->trace->num_globals = (uint32_t)globals.len;
  r->trace->globals = pl_vec_to_arena(&globals, r->out);
  pl_vec_free(&globals);
}

/* Whether the function is the C library's free. */
static bool is_free(const pl_op *func) {
  return pl_op_is(func, PL_OP_LLVM_FUNC) && pl_func_is_declaration(func) && pl_str_is(pl_symbol_name(func), "free");
}

/* Puts the names of the functions of the symbol table whose calls are events into the trace; none if `table` is NULL. */
static void keep_events(pl_recorder *r, const pl_op *table) {
  PL_VEC(pl_str) names = {0};
  for (const pl_op *op = table ? table->regions[0]->first->first : NULL; op != NULL; op = op->next)
    if (pl_op_has(op, PL_TRAIT_FUNCTION) && pl_entered_function(r->source, pl_symbol_name(op)) == NULL && !is_free(op))
      pl_vec_push(&names, copy_str(r->out, pl_symbol_name(op)));
  r->trace->num_events = (uint32_t)names.len;
  r->trace->events = pl_vec_to_arena(&names, r->out);
  pl_vec_free(&names);
}

void pl_record_start(pl_recorder *r, pl_arena *out, pl_run *run, const pl_machine *source, const pl_machine *lowered,
                     const pl_op *source_func, const pl_op *lowered_func, const pl_scalar *args, uint32_t num_args) {
  assert(out != NULL);
  assert(source->role == PL_ROLE_SOURCE && lowered->role == PL_ROLE_LOWERING);
  assert(num_args == 0 || args != NULL);
  *r = (pl_recorder){.out = out, .run = run, .source = source, .lowered = lowered, .trace = PL_NEW(out, pl_trace)};
  *r->trace = (pl_trace){.args = pl_copy_scalars(out, args, num_args), .num_args = num_args, .complete = true};
  r->trace->lowered = lowered_func;
  r->trace->index_width = run->index_width;
  keep_events(r, run->source_module);
  for (uint32_t i = 1; i <= run->inputs->num_objects; i++)
    pl_vec_push(&r->fixed, pl_object_copy(out, &run->inputs->objects[i]));
  const pl_type *type = pl_func_type(source_func);
  uint32_t at = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    note_floats(r, type->func.inputs[i], run->inputs->args + at);
    at += pl_layout_of(&run->layouts, type->func.inputs[i])->num_leaves;
  }
  keep_globals(r);
}

/* How the segment of a trace ends, by what the source has stopped at; PL_SEGMENT_INVALID for a stop that is none of a trace.
 * */
static pl_segment_end end_of(const pl_machine *source) {
  if (source->forever) return PL_SEGMENT_ENDLESS;
  switch (source->stop) {
  case PL_STOP_EVENT: return PL_SEGMENT_CALL;
  case PL_STOP_RETURN: return PL_SEGMENT_RETURN;
  case PL_STOP_ABORT: return PL_SEGMENT_ABORT;
  case PL_STOP_ENDED: /* of such a run no trace is made */
  case PL_STOP_INVALID:
  case PL_STOP_UNDEFINED:
  case PL_STOP_LIMIT:
  case PL_STOP_UNSUPPORTED: break;
  }
  return PL_SEGMENT_INVALID;
}

/* Moves the effects of callees since the last segment into that segment, if there is one. */
static void close_segment(pl_recorder *r) {
  if (r->segments.len == 0) return;
  pl_trace_segment *last = &pl_vec_last(&r->segments);
  last->num_moves = (uint32_t)r->moves.len;
  last->moves = pl_vec_to_arena(&r->moves, r->out);
  pl_vec_clear(&r->moves);
}

void pl_record_segment(pl_recorder *r) {
  assert(r->out == NULL || r->source->stop != PL_STOP_INVALID);
  assert(r->out == NULL || r->lowered->stop != PL_STOP_INVALID);
  if (r->out == NULL || !r->trace->complete) return;
  close_segment(r);
  pl_trace_segment segment = {.end = end_of(r->source), .lowered_op = r->lowered->stop_op};
  if (segment.end == PL_SEGMENT_CALL) segment.callee = copy_str(r->out, r->source->callee);
  if (segment.end == PL_SEGMENT_ABORT) segment.message = copy_str(r->out, pl_assertion_message(r->source->stop_op));
  if (segment.end == PL_SEGMENT_CALL || segment.end == PL_SEGMENT_RETURN) keep_values(r, &segment);
  if (segment.end != PL_SEGMENT_INVALID) keep_objects(r, &segment);
  for (uint32_t i = 0; i < segment.num_values && segment.end == PL_SEGMENT_RETURN; i++)
    segment.num_heap += segment.values[i].type->kind == PL_TYPE_UNRANKED_MEMREF;
  if (r->segments.len == MAX_SEGMENTS) r->trace->complete = false;
  pl_vec_push(&r->segments, segment);
}

/* Records one effect of a callee on an object, with the address of the lowering's counterpart (0: none), if recording was
 * started. */
static void record_effect(pl_recorder *r, pl_trace_move move) {
  if (r->out == NULL) return;
  const uint32_t twin = pl_memory_at(&r->source->memory, move.number)->twin;
  move.base = twin != 0 ? pl_memory_at(&r->lowered->memory, twin)->object.base : 0;
  pl_vec_push(&r->moves, move);
}

void pl_record_move(pl_recorder *r, uint32_t number, uint64_t to, uint64_t from, uint64_t size) {
  record_effect(r, (pl_trace_move){.number = number, .kind = PL_CALLEE_COPIES, .to = to, .from = from, .size = size});
}

void pl_record_set(pl_recorder *r, uint32_t number, uint64_t at, uint8_t byte) {
  assert(r->out == NULL || at < pl_memory_at(&r->source->memory, number)->object.size);
  record_effect(r, (pl_trace_move){.number = number, .kind = PL_CALLEE_SETS, .byte = byte, .to = at, .size = 1});
}

void pl_record_freed(pl_recorder *r, uint32_t number) {
  record_effect(r, (pl_trace_move){.number = number, .kind = PL_CALLEE_FREES});
}

void pl_record_adopted(pl_recorder *r, uint32_t number, const pl_object *object) {
  assert(object->kind == PL_OBJECT_HEAP);
  if (r->out == NULL) return;
  pl_vec_push(&r->adopted, number);
  pl_vec_push(&r->fixed, pl_object_copy(r->out, object));
  pl_vec_last(&r->fixed).kind = PL_OBJECT_INCOMING;
}

void pl_record_released(pl_recorder *r, uint32_t number) {
  for (size_t i = 0; r->out != NULL && i < r->adopted.len; i++)
    if (r->adopted.data[i] == number) r->fixed.data[r->fixed.len - r->adopted.len + i].kind = PL_OBJECT_HEAP;
}

void pl_record_results(pl_recorder *r, const pl_scalar *results, uint32_t count) {
  if (r->out == NULL || r->segments.len == 0) return;
  pl_vec_last(&r->segments).results = pl_copy_scalars(r->out, results, count);
  pl_vec_last(&r->segments).num_results = count;
}

/* Puts address and size of the heap objects that the lowering itself has allocated by functions such as malloc, dead ones
 * included, into the trace. */
static void keep_allocated(pl_recorder *r) {
  PL_VEC(pl_object) allocated = {0};
  for (uint32_t i = 1; i < r->lowered->memory.buffers.len; i++) {
    const pl_buffer *lowered = pl_memory_at(&r->lowered->memory, i);
    if (lowered->object.kind != PL_OBJECT_HEAP || lowered->allocator == PL_ALLOCATOR_ANY || lowered->from_callee) continue;
    pl_vec_push(&allocated, ((pl_object){.kind = PL_OBJECT_HEAP, .base = lowered->object.base, .size = lowered->object.size}));
  }
  r->trace->num_allocated = (uint32_t)allocated.len;
  r->trace->allocated = pl_vec_to_arena(&allocated, r->out);
  pl_vec_free(&allocated);
}

/* Puts the names of functions whose address was taken into the trace. */
static void keep_functions(pl_recorder *r) {
  uint32_t count = (uint32_t)r->run->functions.len;
  pl_str *names = PL_NEW_ARRAY(r->out, pl_str, (size_t)count + 1);
  for (uint32_t i = 0; i < count; i++)
    names[i] = copy_str(r->out, r->run->functions.data[i]);
  r->trace->functions = names;
  r->trace->num_functions = count;
}

pl_trace *pl_record_end(pl_recorder *r) {
  pl_trace *trace = r->trace;
  if (r->out == NULL) return NULL;
  close_segment(r);
  keep_allocated(r);
  keep_functions(r);
  trace->num_fixed = (uint32_t)r->fixed.len;
  trace->fixed = pl_vec_to_arena(&r->fixed, r->out);
  trace->num_segments = (uint32_t)r->segments.len;
  trace->segments = pl_vec_to_arena(&r->segments, r->out);
  trace->inexact = r->source->inexact;
  pl_vec_free(&r->segments);
  pl_vec_free(&r->fixed);
  pl_vec_free(&r->adopted);
  pl_vec_free(&r->moves);
  pl_vec_free(&r->seen);
  pl_vec_free(&r->kept);
  pl_vec_free(&r->floats);
  return trace;
}
