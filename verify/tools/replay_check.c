/* What the lowering shows, compared with what the source means: calls of the helpers in replay_runtime.mlir. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "verify/interp/machine/machine.h"
#include "verify/tools/replay_emit.h"

/* ---- Objects ---- */

/* The object of e->segment, the part of the trace whose values are compared, with that number; NULL if there is none. */
static const pl_trace_object *object_of(const pl_emitter *e, uint32_t number) {
  for (uint32_t i = 0; i < e->segment->num_objects; ++i)
    if (e->segment->objects[i].number == number) return &e->segment->objects[i];
  return NULL;
}

/* Whether the object was made during the run, on the heap or the stack: the lowering may have it at another address. */
static bool is_new(const pl_trace_object *o) { return o->place == PL_PLACE_HEAP || o->place == PL_PLACE_STACK; }

bool pl_emit_knows(const pl_emitter *e, const pl_trace_object *object) {
  assert(object);
  if (!is_new(object)) return true;
  for (size_t i = 0; i < e->bound.len; ++i)
    if (e->bound.data[i] == object->number) return true;
  return false;
}

pl_ssa pl_emit_object(pl_emitter *e, const pl_trace_object *object) {
  assert(pl_emit_knows(e, object));
  pl_ssa at = e->next;
  if (object->place == PL_PLACE_FIXED) return pl_emit_i64(e, object->base);
  e->next += 2;
  if (object->place == PL_PLACE_GLOBAL) {
    pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.addressof ", at);
    pl_emit_symbol(&e->code, object->symbol);
    pl_sink_printf(&e->code, " : !llvm.ptr\n    %%v%u = llvm.ptrtoint %%v%u : !llvm.ptr to i64\n", at + 1, at);
  } else {
    pl_sink_printf(&e->code,
                   "    %%v%u = llvm.mlir.addressof @replay.new%u : !llvm.ptr\n"
                   "    %%v%u = llvm.load %%v%u : !llvm.ptr -> i64\n",
                   at, object->number, at + 1, at);
  }
  return at + 1;
}

/* Writes a - b on i64, b a constant; returns the result. */
static pl_ssa emit_sub(pl_emitter *e, pl_ssa a, uint64_t b) {
  pl_ssa number = pl_emit_i64(e, b);
  pl_sink_printf(&e->code, "    %%v%u = llvm.sub %%v%u, %%v%u : i64\n", e->next, a, number);
  return e->next++;
}

/* Writes a call of the runtime's function @replay.CALLEE (see replay_runtime.mlir) with the arguments what, meant and found. */
static void emit_call(pl_emitter *e, const char *callee, pl_ssa what, pl_ssa meant, pl_ssa found) {
  pl_sink_printf(&e->code, "    llvm.call @replay.%s(%%v%u, %%v%u, %%v%u) : (!llvm.ptr, i64, i64) -> ()\n", callee, what, meant,
                 found);
}

/* ---- Pointers ---- */

/* Writes the conversion of a pointer part to an i64; returns the result. If the part has another type, e->fits becomes false, so
 * that no replay is written, and the result is 0. */
static pl_ssa emit_address(pl_emitter *e, const pl_part *part) {
  if (part->type->kind != PL_TYPE_LLVM_PTR) {
    e->fits = false;
    return pl_emit_i64(e, 0);
  }
  pl_sink_printf(&e->code, "    %%v%u = llvm.ptrtoint %%v%u : ", e->next, part->value);
  pl_type_print(part->type, &e->code);
  pl_sink_puts(&e->code, " to i64\n");
  return e->next++;
}

/* Whether e->segment has an object with that number that is alive and on the heap. */
static bool is_on_heap(const pl_emitter *e, uint32_t number) {
  const pl_trace_object *o = object_of(e, number);
  return o != NULL && o->place == PL_PLACE_HEAP && o->alive;
}

/* Writes a check, named by the message at `text`, that `first` is not the address that was recorded as the lowering's place of
 * the source's new object `other`. */
static void emit_apart(pl_emitter *e, pl_ssa text, uint32_t other, pl_ssa first) {
  pl_ssa slot = e->next++;
  pl_sink_printf(&e->code,
                 "    %%v%u = llvm.mlir.addressof @replay.new%u : !llvm.ptr\n"
                 "    llvm.call @replay.check_apart(%%v%u, %%v%u, %%v%u) : (!llvm.ptr, !llvm.ptr, i64) -> ()\n",
                 slot, other, text, slot, first);
}

/* Writes code that binds the new object `o` to the address `first` at which the lowering has it: records the address, or checks
 * that it is the one recorded before, and checks that such an object can be there. `what` names the pointer in messages. */
static void emit_bind(pl_emitter *e, const char *what, const pl_trace_object *o, pl_ssa first) {
  pl_ssa text = pl_emit_text(e, "%s", what), slot = e->next++;
  if (!pl_emit_knows(e, o)) {
    pl_sink_printf(&e->data, "  llvm.mlir.global internal @replay.new%u(0 : i64) : i64\n", o->number);
    pl_vec_push(&e->bound, o->number);
  }
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.addressof @replay.new%u : !llvm.ptr\n", slot, o->number);
  pl_ssa size = pl_emit_i64(e, o->size);
  pl_ssa align = pl_emit_i64(e, o->align < 1 ? 1 : o->align);
  if (o->place == PL_PLACE_HEAP) {
    emit_call(e, "check_heap", text, first, size);
    for (size_t i = 0; i < e->bound.len; ++i)
      if (e->bound.data[i] != o->number && is_on_heap(e, e->bound.data[i])) emit_apart(e, text, e->bound.data[i], first);
  }
  pl_sink_printf(&e->code, "    llvm.call @replay.bind(%%v%u, %%v%u, %%v%u, %%v%u) : (!llvm.ptr, !llvm.ptr, i64, i64) -> ()\n",
                 text, slot, first, align);
}

/* Whether the part is an i64 and the scalar an address in a live new object (is_new), or just after its end. */
static bool is_place_in_new(const pl_emitter *e, const pl_scalar *s, const pl_part *part) {
  const pl_trace_object *o = s->object != 0 ? object_of(e, s->object) : NULL;
  return pl_type_is_integer(part->type, 64) && o != NULL && is_new(o) && o->alive && pl_scalar_word(s) - o->base <= o->size;
}

/* Writes a comparison of a pointer part with the source's, as far as these can be compared; a new object that is alive is bound
 * to the address found instead (emit_bind), or with `frees`, if the pointer is only used to free it, left alone. */
static void check_pointer(pl_emitter *e, const pl_scalar *s, const char *what, const pl_part *part, bool frees) {
  if (!pl_scalar_is_fine(s)) return;
  const pl_trace_object *o = s->object != 0 ? object_of(e, s->object) : NULL;
  pl_ssa found = emit_address(e, part), meant;
  if (o == NULL) {
    if (s->object != 0) return; /* a descriptor, which no source can see */
    if (!pl_emit_function(e, s, &meant)) meant = pl_emit_i64(e, pl_scalar_word(s));
    emit_call(e, "check", pl_emit_text(e, "%s", what), meant, found);
    return;
  }
  uint64_t offset = pl_scalar_word(s) - o->base;
  if (is_new(o) && !o->alive && !pl_emit_knows(e, o)) return; /* freed by a callee that found it in another way */
  if (is_new(o) && o->alive) {
    if (!frees) emit_bind(e, what, o, emit_sub(e, found, offset));
    return;
  }
  meant = pl_emit_object(e, o);
  found = emit_sub(e, found, offset);
  emit_call(e, "check", pl_emit_text(e, "%s", what), meant, found);
}

/* ---- Scalars ---- */

/* Writes the conversion of the part, a scalar of `width` bits, to an integer of that width; returns the result, for an integer
 * the part itself. */
static pl_ssa emit_bits(pl_emitter *e, const pl_part *part, uint32_t width) {
  if (part->type->kind == PL_TYPE_INTEGER) return part->value;
  pl_sink_printf(&e->code, "    %%v%u = llvm.bitcast %%v%u : ", e->next, part->value);
  pl_type_print(part->type, &e->code);
  pl_sink_printf(&e->code, " to i%u\n", width);
  return e->next++;
}

/* Writes bits [low, low + 64) of an integer of `width` bits as an i64; returns the result. Above the width the bits are zero, but
 * an integer of 2 to 63 bits is sign-extended. */
static pl_ssa emit_word(pl_emitter *e, pl_ssa bits, uint32_t width, uint32_t low) {
  pl_ssa at = bits;
  if (low > 0) {
    pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.constant(%u : i%u) : i%u\n    %%v%u = llvm.lshr %%v%u, %%v%u : i%u\n",
                   e->next, low, width, width, e->next + 1, bits, e->next, width);
    at = e->next + 1;
    e->next += 2;
  }
  if (width == 64) return at;
  const char *how = width > 64 ? "trunc" : width == 1 ? "zext" : "sext";
  pl_sink_printf(&e->code, "    %%v%u = llvm.%s %%v%u : i%u to i64\n", e->next, how, at, width);
  return e->next++;
}

/* The 64 bits of the number from bit `low` on, a multiple of 64 below its width, extended as emit_word does. */
static uint64_t meant_word(const pl_emitter *e, pl_apint bits, uint32_t low) {
  if (bits.width > 64) return pl_apint_word(bits, low / 64);
  return pl_apint_word(bits.width == 1 ? bits : pl_apint_sext(e->arena, bits, 64), 0);
}

/* Writes a comparison of the part's bits with the number `meant` of the same width, 64 bits at a time; `what` names it in
 * messages. */
static void check_bits(pl_emitter *e, pl_apint meant, const char *what, const pl_part *part) {
  pl_ssa bits = emit_bits(e, part, meant.width);
  for (uint32_t low = 0; low < meant.width; low += 64) {
    pl_ssa found = emit_word(e, bits, meant.width, low);
    pl_ssa text = meant.width <= 64
                      ? pl_emit_text(e, "%s", what)
                      : pl_emit_text(e, "%s, bits %u to %u", what, low, low + 63 < meant.width ? low + 63 : meant.width - 1);
    emit_call(e, "check", text, pl_emit_i64(e, meant_word(e, meant, low)), found);
  }
}

/* Writes the conversion of a float of at most 64 bits, of that type, to f64; returns the result, for 64 bits the value itself. */
static pl_ssa emit_double(pl_emitter *e, const pl_type *type, pl_ssa value) {
  if (pl_float_bits(type->float_format) == 64) return value;
  pl_sink_printf(&e->code, "    %%v%u = llvm.fpext %%v%u : ", e->next, value);
  pl_type_print(type, &e->code);
  pl_sink_puts(&e->code, " to f64\n");
  return e->next++;
}

/* Writes the float constant of that type with the given bits; returns the result. */
static pl_ssa emit_meant(pl_emitter *e, const pl_type *type, pl_apint bits) {
  pl_sink_printf(&e->code, "    %%v%u = llvm.mlir.constant(", e->next);
  pl_apint_print(bits, false, &e->code);
  pl_sink_printf(&e->code, " : i%u) : i%u\n    %%v%u = llvm.bitcast %%v%u : i%u to ", bits.width, bits.width, e->next + 1,
                 e->next, bits.width);
  pl_type_print(type, &e->code);
  pl_sink_putc(&e->code, '\n');
  e->next += 2;
  return e->next - 1;
}

/* Writes a comparison of a float part with the source's number, where a NaN agrees with any NaN and, if the source is inexact,
 * numbers agree that are near. Formats for which that can't be written are compared by their bits or not at all. */
static void check_float(pl_emitter *e, pl_apint meant, pl_float_format format, const char *what, const pl_part *part) {
  bool nan = pl_float_is_nan(meant, format), is_float = part->type->kind == PL_TYPE_FLOAT;
  bool doubles = is_float && meant.width <= 64;
  if (nan && !is_float) return; /* a format that LLVM does not have */
  if (nan) {
    pl_ssa at = e->next;
    e->next += 2;
    pl_sink_printf(&e->code, "    %%v%u = llvm.fcmp \"uno\" %%v%u, %%v%u : ", at, part->value, part->value);
    pl_type_print(part->type, &e->code);
    pl_sink_printf(&e->code, "\n    %%v%u = llvm.zext %%v%u : i1 to i64\n", at + 1, at);
    pl_ssa text = pl_emit_text(e, "%s is NaN (1: yes)", what);
    emit_call(e, "check", text, pl_emit_i64(e, 1), at + 1);
    return;
  }
  if (!doubles) {
    if (!e->trace->inexact) check_bits(e, meant, what, part);
    return;
  }
  pl_ssa text = pl_emit_text(e, "%s", what);
  pl_ssa a = emit_double(e, part->type, emit_meant(e, part->type, meant)), b = emit_double(e, part->type, part->value);
  pl_ssa x = pl_emit_i64(e, pl_apint_word(pl_apint_zext(e->arena, meant, 64), 0));
  pl_ssa y = emit_bits(e, part, meant.width);
  if (meant.width < 64) {
    pl_sink_printf(&e->code, "    %%v%u = llvm.zext %%v%u : i%u to i64\n", e->next, y, meant.width);
    y = e->next++;
  }
  const char *callee = !e->trace->inexact ? "check_float" : meant.width <= 16 ? "check_near_half" : "check_near";
  pl_sink_printf(&e->code,
                 "    llvm.call @replay.%s(%%v%u, %%v%u, %%v%u, %%v%u, %%v%u) : (!llvm.ptr, i64, i64, f64, f64) -> ()\n", callee,
                 text, x, y, a, b);
}

/* Writes the comparison of one scalar of the source with a part of the lowering, by its kind; an integer that is an address in a
 * new object binds the object (emit_bind). Nothing if the source's scalar is poison or undefined. */
static void check_scalar(pl_emitter *e, const pl_leaf *leaf, const pl_scalar *s, const char *what, const pl_part *part) {
  if (!pl_scalar_is_fine(s)) return;
  if (leaf->kind == PL_LEAF_POINTER)
    check_pointer(e, s, what, part, false);
  else if (leaf->kind == PL_LEAF_FLOAT)
    check_float(e, s->bits, leaf->format, what, part);
  else if (is_place_in_new(e, s, part))
    emit_bind(e, what, object_of(e, s->object), emit_sub(e, part->value, pl_scalar_word(s) - object_of(e, s->object)->base));
  else
    check_bits(e, s->bits, what, part);
}

/* ---- Values ---- */

/* The next part of the list, which is consumed; without one the replay is impossible (e->fits) and the part is empty. */
static const pl_part *take(pl_emitter *e, const pl_part **parts, uint32_t *count) {
  static const pl_part none = {0};
  if (*count == 0) {
    e->fits = false;
    return &none;
  }
  --*count;
  return (*parts)++;
}

/* Writes the comparison of field `i` of a memref descriptor of that rank (allocated pointer, aligned pointer, offset, sizes,
 * strides): the lowering's `part` with the source's `s`. `noun` names the memref in messages. */
static void check_field(pl_emitter *e, uint32_t rank, uint32_t i, const pl_scalar *s, const char *noun, const pl_part *part) {
  char what[160];
  const pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, s->bits.width, 0};
  if (i < 2) {
    snprintf(what, sizeof what, "%s, %s pointer", noun, i == 0 ? "allocated" : "aligned");
    check_pointer(e, s, what, part, i == 0);
    return;
  }
  if (i == 2)
    snprintf(what, sizeof what, "%s, offset", noun);
  else
    snprintf(what, sizeof what, "%s, %s %u", noun, i < 3 + rank ? "size" : "stride", (i - 3) % rank);
  check_scalar(e, &leaf, s, what, part);
}

/* Writes a check that the lowering's allocated pointer (`parts`: both pointers) is the start of the buffer that holds its aligned
 * pointer. Nothing unless both pointers of the source (`leaves`) are defined and into one new heap object that is alive and not
 * empty. */
static void check_allocated(pl_emitter *e, const pl_scalar *leaves, const char *noun, const pl_part *parts) {
  const pl_trace_object *o = leaves[1].object != 0 ? object_of(e, leaves[1].object) : NULL;
  bool meant = o != NULL && o->place == PL_PLACE_HEAP && o->alive && o->size > 0 && leaves[0].object == leaves[1].object;
  if (!meant || !pl_scalar_is_fine(&leaves[0]) || !pl_scalar_is_fine(&leaves[1])) return;
  pl_ssa text = pl_emit_text(e, "%s, allocated pointer", noun), allocated = emit_address(e, &parts[0]);
  emit_call(e, "check_allocated", text, allocated, emit_address(e, &parts[1]));
}

/* Writes the comparison of a ranked memref with the next parts of the lowering, which are consumed: all of its descriptor, or
 * with e->bare the aligned pointer only. */
static void check_ranked(pl_emitter *e, uint32_t rank, const pl_scalar *leaves, const char *noun, const pl_part **parts,
                         uint32_t *count) {
  const pl_part *first = *parts;
  for (uint32_t i = 0; i < 3 + 2 * rank && e->fits; ++i) {
    if (e->bare && i != 1) continue;
    check_field(e, rank, i, &leaves[i], noun, take(e, parts, count));
    if (!e->bare && i == 1 && e->fits) check_allocated(e, leaves, noun, first);
  }
}

/* Writes the comparison of the ranked descriptor in memory that `pointer`, of an unranked memref, refers to with the source's,
 * `leaves`, field by field. */
static void check_behind(pl_emitter *e, uint32_t rank, const pl_scalar *leaves, const char *noun, pl_ssa pointer) {
  uint32_t width = e->layouts.index_width;
  uint64_t byte = 0;
  for (uint32_t i = 0; i < 3 + 2 * rank; ++i) {
    pl_ssa at = e->next;
    e->next += 2;
    pl_sink_printf(&e->code, "    %%v%u = llvm.getelementptr %%v%u[%" PRIu64 "] : (!llvm.ptr) -> !llvm.ptr, i8\n", at, pointer,
                   byte);
    pl_sink_printf(&e->code, "    %%v%u = llvm.load %%v%u : !llvm.ptr -> ", at + 1, at);
    if (i < 2)
      pl_sink_puts(&e->code, "!llvm.ptr\n");
    else
      pl_sink_printf(&e->code, "i%u\n", width);
    static const pl_type address = {.kind = PL_TYPE_LLVM_PTR}, number = {.kind = PL_TYPE_INTEGER};
    check_field(e, rank, i, &leaves[i], noun, &(pl_part){at + 1, i < 2 ? &address : &number});
    byte += i < 2 ? 8 : width / 8;
  }
}

/* Writes the comparison of an unranked memref with the next two parts of the lowering, which are consumed: the rank and, if the
 * value has the source's descriptor, the one that the pointer is to. */
static void check_unranked(pl_emitter *e, const pl_trace_value *value, const char *noun, const pl_part **parts, uint32_t *count) {
  char what[160];
  const pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, value->leaves[0].bits.width, 0};
  const pl_part *rank = take(e, parts, count), *pointer = take(e, parts, count);
  if (!e->fits) return;
  snprintf(what, sizeof what, "%s, rank", noun);
  check_scalar(e, &leaf, &value->leaves[0], what, rank);
  if (value->num_leaves <= 2) return;
  if (e->segment->end == PL_SEGMENT_RETURN) {
    snprintf(what, sizeof what, "%s, descriptor", noun);
    pl_ssa text = pl_emit_text(e, "%s", what), at = emit_address(e, pointer);
    emit_call(e, "check_live", text, at, pl_emit_i64(e, 16 + (value->num_leaves - 4) * (uint64_t)(e->layouts.index_width / 8)));
  }
  check_behind(e, (value->num_leaves - 5) / 2, value->leaves + 2, noun, pointer->value);
}

void pl_emit_check(pl_emitter *e, const pl_trace_value *value, const char *noun, const pl_part **parts, uint32_t *count) {
  assert(value->type && noun && (*parts || *count == 0));
  char what[160];
  if (value->type->kind == PL_TYPE_MEMREF) {
    check_ranked(e, value->type->shaped.rank, value->leaves, noun, parts, count);
    return;
  }
  if (value->type->kind == PL_TYPE_UNRANKED_MEMREF) {
    check_unranked(e, value, noun, parts, count);
    return;
  }
  const pl_layout *layout = pl_layout_of(&e->layouts, value->type);
  for (uint32_t i = 0; i < layout->num_leaves && e->fits; ++i) {
    const pl_part *part = take(e, parts, count);
    if (layout->num_leaves == 1)
      snprintf(what, sizeof what, "%s", noun);
    else
      snprintf(what, sizeof what, "%s, part %u", noun, i);
    if (e->fits) check_scalar(e, &layout->leaves[i], &value->leaves[i], what, part);
  }
}

/* ---- Memory ---- */

/* Writes how messages call an object into `text`, which has `size` bytes. */
static void name_object(const pl_trace_object *o, char *text, size_t size) {
  switch (o->place) {
  case PL_PLACE_FIXED: snprintf(text, size, "buffer %u at 0x%" PRIx64, o->number, o->base); break;
  case PL_PLACE_GLOBAL: snprintf(text, size, "the global @%.*s", PL_STR_FMT(o->symbol)); break;
  case PL_PLACE_HEAP:
  case PL_PLACE_STACK: snprintf(text, size, "a new buffer of %" PRIu64 " bytes", o->size); break;
  case PL_PLACE_INVALID: *text = '\0'; break;
  }
}

/* Writes comparisons, one by one, of those f32 or f64 elements of an object whose bytes alone do not show whether they agree:
 * NaNs and, if the source is inexact, other numbers. Nothing for an object of other elements or a large one. */
static void check_numbers(pl_emitter *e, const pl_trace_object *o, const char *when, const char *name) {
  enum { MOST = 4096 };
  uint64_t size = o->elem == PL_F32 ? 4 : o->elem == PL_F64 ? 8 : 0;
  if (size == 0 || o->size > MOST) return;
  const pl_type type = {.kind = PL_TYPE_FLOAT, .float_format = o->elem};
  pl_ssa base = pl_emit_pointer(e, pl_emit_object(e, o));
  for (uint64_t at = o->first; at + size <= o->size; at += size) {
    char what[256];
    uint64_t word = 0;
    memcpy(&word, o->bytes + at, size);
    bool nan = o->open != NULL && o->open[at] == PL_OPEN_NAN;
    if (!nan && (!e->trace->inexact || (o->open != NULL && o->open[at] != 0))) continue;
    snprintf(what, sizeof what, "%s %s, byte %" PRIu64, when, name, at);
    pl_ssa p = e->next, value = e->next + 1;
    e->next += 2;
    pl_sink_printf(&e->code,
                   "    %%v%u = llvm.getelementptr %%v%u[%" PRIu64 "] : (!llvm.ptr) -> !llvm.ptr, i8\n"
                   "    %%v%u = llvm.load %%v%u {alignment = 1 : i64} : !llvm.ptr -> f%u\n",
                   p, base, at, value, p, (unsigned)size * 8);
    check_float(e, pl_apint_from_u64(e->arena, (uint32_t)size * 8, word), o->elem, what, &(pl_part){value, &type});
  }
}

/* Writes a check that the buffer at o->base is alive, or freed, as in the source; `when` names the point in messages. */
static void check_alive(pl_emitter *e, const pl_trace_object *o, const char *when) {
  char name[160];
  name_object(o, name, sizeof name);
  pl_ssa text = pl_emit_text(e, "%s %s is alive (1: yes)", when, name);
  pl_ssa base = pl_emit_i64(e, o->base);
  emit_call(e, "check_alive", text, base, pl_emit_i64(e, o->alive));
}

void pl_emit_kept(pl_emitter *e, const char *when) {
  assert(e->segment && when);
  for (uint32_t i = 0; i < e->segment->num_objects; ++i)
    if (e->segment->objects[i].place == PL_PLACE_FIXED && e->segment->objects[i].alive)
      check_alive(e, &e->segment->objects[i], when);
}

/* Writes the comparison of one object with the source's at the point named `when`: whether it is alive, as far as that can be
 * checked, and its contents if the source's are recorded. */
static void check_object(pl_emitter *e, const pl_trace_object *o, const char *when) {
  char name[160];
  name_object(o, name, sizeof name);
  if (o->place == PL_PLACE_FIXED) check_alive(e, o, when);
  if (o->place == PL_PLACE_HEAP && o->alive) {
    pl_ssa text = pl_emit_text(e, "%s %s", when, name), at = pl_emit_object(e, o);
    emit_call(e, "check_heap", text, at, pl_emit_i64(e, o->size));
  }
  if (o->bytes == NULL) return;
  check_numbers(e, o, when, name);
  if (e->trace->inexact) return;
  pl_ssa text = pl_emit_text(e, "%s %s", when, name), at = pl_emit_pointer(e, pl_emit_object(e, o));
  pl_ssa meant = pl_emit_image(e, o->bytes, o->size), open = pl_emit_image(e, o->open, o->size), size = pl_emit_i64(e, o->size);
  pl_sink_printf(&e->code,
                 "    llvm.call @replay.check_memory(%%v%u, %%v%u, %%v%u, %%v%u, %%v%u) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, "
                 "!llvm.ptr, i64) -> ()\n",
                 text, at, meant, open, size);
}

void pl_emit_memory(pl_emitter *e, const char *when) {
  assert(e->segment && when);
  for (uint32_t i = 0; i < e->segment->num_objects; ++i)
    if (pl_emit_knows(e, &e->segment->objects[i])) check_object(e, &e->segment->objects[i], when);
  pl_sink_puts(&e->code, "    llvm.call @replay.check_outside() : () -> ()\n");
  for (uint32_t i = 0; i < e->trace->num_fixed && e->segment->end == PL_SEGMENT_RETURN; ++i) {
    if (e->trace->fixed[i].kind != PL_OBJECT_HEAP) continue;
    pl_ssa text = pl_emit_text(e, "%s the descriptor of an unranked result is alive (1: yes)", when);
    pl_ssa base = pl_emit_i64(e, e->trace->fixed[i].base);
    emit_call(e, "check_alive", text, base, pl_emit_i64(e, 0));
  }
  if (e->segment->end == PL_SEGMENT_RETURN)
    pl_sink_printf(&e->code, "    llvm.call @replay.check_leaks(%%v%u) : (i64) -> ()\n", pl_emit_i64(e, e->segment->num_heap));
}
