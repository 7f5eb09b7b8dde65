#include "verify/interp/compare/correspond.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/print_scalar.h"
#include "verify/interp/ops/nans.h"

static bool differ(pl_correspondence *c, const char *rule, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Sets the mismatch to `rule`, NULL for the caller's own, and a text formatted as by printf; clears its other fields. Always
 * returns false. */
static bool differ(pl_correspondence *c, const char *rule, const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  pl_vsnprintf(text, sizeof text, format, args);
  va_end(args);
  c->mismatch = (pl_mismatch){.rule = rule, .what = (const char *)pl_arena_copy(c->run->arena, text, strlen(text) + 1)};
  return false;
}

/* Takes the next scalar of the lowering; false, with a mismatch, if there is none left. */
static bool take(pl_correspondence *c, const pl_scalar **lowered, uint32_t *num_lowered, pl_scalar *out) {
  if (*num_lowered == 0) return differ(c, NULL, "the lowering has fewer scalars here than the convention demands");
  *out = *(*lowered)++;
  (*num_lowered)--;
  return true;
}

/* Compares poison and undef of two scalars: poison of the source may become anything, undef anything but poison. False with a
 * mismatch. *done is false if both are defined, so that their bits remain to be compared. */
static bool correspond_state(pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered, bool *done) {
  *done = true;
  if (source->poison) return true;
  if (lowered->poison) return differ(c, "poison", "it is poison in the lowering, but not in the source");
  if (source->undef) return true;
  if (lowered->undef) return differ(c, "poison", "it is undefined in the lowering, but not in the source");
  *done = false;
  return true;
}

/* The scalar as text by the kind and format of `leaf`, in the arena of the run. */
static const char *rendered(pl_correspondence *c, const pl_leaf *leaf, const pl_scalar *s) {
  pl_sink text = {0};
  pl_print_scalar(leaf, s, &text);
  const char *kept = (const char *)pl_arena_copy(c->run->arena, pl_sink_text(&text), text.len + 1);
  (void)pl_sink_close(&text);
  return kept;
}

/* Sets the mismatch that two scalars, of the kind of `leaf`, differ, with both as text. Always returns false. */
static bool different_values(pl_correspondence *c, const pl_leaf *leaf, const pl_scalar *source, const pl_scalar *lowered) {
  const char *source_text = rendered(c, leaf, source), *lowered_text = rendered(c, leaf, lowered);
  (void)differ(c, NULL, "it is %s in the source, %s in the lowering", source_text, lowered_text);
  c->mismatch.source_value = source_text;
  c->mismatch.lowered_value = lowered_text;
  return false;
}

/* Whether two floats might be the same number rounded differently; true where that is not known. No document fixes the last
 * bits of what the source computes, nor which steps may overflow. */
static bool same_up_to_rounding(const pl_machine *source, pl_float_format format, pl_apint source_bits, pl_apint lowered_bits) {
  double source_number, lowered_number;
  pl_arena *arena = source->run->arena;
  if (source->rough) return true;
  uint64_t word = pl_apint_word(pl_fp_convert(arena, source_bits, format, PL_F64), 0);
  memcpy(&source_number, &word, sizeof source_number);
  word = pl_apint_word(pl_fp_convert(arena, lowered_bits, format, PL_F64), 0);
  memcpy(&lowered_number, &word, sizeof lowered_number);
  if (!isfinite(source_number) || !isfinite(lowered_number) || source_number == 0 || lowered_number == 0) return true;
  double larger = fabs(source_number) > fabs(lowered_number) ? fabs(source_number) : fabs(lowered_number);
  return fabs(source_number - lowered_number) <= larger * (pl_float_bits(format) <= 16 ? 0x1p-4 : 0x1p-12);
}

/* Whether byte i of the source's object may be part of a float that is the same NaN as in the lowering's object
 * or the same number rounded differently, of some format at a multiple of its size. */
static bool bytes_up_to_rounding(pl_correspondence *c, const pl_buffer *source, const pl_buffer *lowered, uint64_t i) {
  static const pl_float_format formats[] = {PL_F64, PL_F32, PL_F16, PL_BF16};
  pl_arena *arena = c->run->arena;
  for (size_t k = 0; k < sizeof formats / sizeof *formats; k++) {
    uint64_t bytes = pl_float_bits(formats[k]) / 8, first = i / bytes * bytes, source_word = 0, lowered_word = 0;
    if (first + bytes > source->object.size) continue;
    for (uint64_t j = 0; j < bytes; j++) {
      source_word |= (uint64_t)pl_object_byte(&source->object, first + j) << (8 * j);
      lowered_word |= (uint64_t)pl_object_byte(&lowered->object, source->shift + first + j) << (8 * j);
    }
    pl_apint source_bits = pl_apint_from_u64(arena, (uint32_t)bytes * 8, source_word),
             lowered_bits = pl_apint_from_u64(arena, (uint32_t)bytes * 8, lowered_word);
    if (pl_nan_in_memory_matches(c->source, source_bits, lowered_bits, formats[k])) return true;
    if (c->source->inexact && same_up_to_rounding(c->source, formats[k], source_bits, lowered_bits)) return true;
  }
  return false;
}

/* Pointers. */

/* The number of the object that the pointer points to; 0 if there is none. */
static uint32_t object_of(const pl_machine *m, const pl_scalar *pointer) {
  return pointer->object != 0 ? pointer->object : pl_memory_find(&m->memory, pl_scalar_word(pointer));
}

/* What an object of the kind is, such as "is on the heap", for messages. */
static const char *kind_name(pl_object_kind kind) {
  switch (kind) {
  case PL_OBJECT_INCOMING: return "comes from outside";
  case PL_OBJECT_HEAP: return "is on the heap";
  case PL_OBJECT_STACK: return "is on the stack";
  case PL_OBJECT_GLOBAL: return "is a global";
  case PL_OBJECT_INVALID: break;
  }
  return "does not exist";
}

/* Makes two objects correspond; true also if they do already. False, with a mismatch, if they can't. An object of the lowering
 * may stay alive and correspond to a second one of the source after the first one's end. */
static bool match(pl_correspondence *c, uint32_t source, uint32_t lowered) {
  pl_buffer *source_buffer = pl_memory_at(&c->source->memory, source),
            *lowered_buffer = pl_memory_at(&c->lowered->memory, lowered);
  if (source_buffer->twin == lowered) return true;
  const pl_buffer *before = pl_memory_at(&c->source->memory, lowered_buffer->twin);
  bool outlived = lowered_buffer->twin != 0 && (!before->object.alive || (before->marked && !before->started)) &&
                  lowered_buffer->object.alive;
  if (source_buffer->twin != 0 || (lowered_buffer->twin != 0 && !outlived))
    return differ(c, NULL, "it points to another object in the lowering");
  if (source_buffer->object.kind != lowered_buffer->object.kind)
    return differ(c, "lifetime", "the object that it points to %s in the source, but %s in the lowering",
                  kind_name(source_buffer->object.kind), kind_name(lowered_buffer->object.kind));
  source_buffer->twin = lowered;
  lowered_buffer->twin = source;
  return true;
}

/* Sets *a and *b to the objects that the pointers of source and lowering point to, 0 for none, and makes these correspond;
 * false, with a mismatch, if they can't or there is none. */
static bool find_objects(pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered, uint32_t *source_object,
                         uint32_t *lowered_object) {
  *source_object = object_of(c->source, source);
  *lowered_object = object_of(c->lowered, lowered);
  if (*lowered_object != 0 && *source_object != 0) return match(c, *source_object, *lowered_object);
  return differ(c, NULL, "it is address 0x%" PRIx64 " in the source, 0x%" PRIx64 " in the lowering", pl_scalar_word(source),
                pl_scalar_word(lowered));
}

/* Fixes that the first byte of object `source` lies `shift` bytes after that of object `lowered`, at the first comparison of
 * pointers to them; false, with a mismatch, if `source` does not fit or is not aligned there. */
static bool learn_shift(pl_correspondence *c, pl_buffer *source, const pl_buffer *lowered, int64_t shift) {
  if (shift < 0 || (uint64_t)shift > lowered->object.size || source->object.size > lowered->object.size - (uint64_t)shift)
    return differ(c, "memory",
                  "the lowering allocates %" PRIu64 " bytes and uses them from byte %" PRId64 " on, where %" PRIu64 " are needed",
                  lowered->object.size, shift, source->object.size);
  uint64_t first = lowered->object.base + (uint64_t)shift;
  if (source->align > 1 && first % source->align != 0)
    return differ(c, "memory", "the lowering's buffer at 0x%" PRIx64 " is not aligned to %" PRIu64 " bytes", first,
                  source->align);
  source->shift = (uint64_t)shift;
  source->shift_known = true;
  return true;
}

/* Makes the objects of two pointers to the same address correspond from now on, if both are known; false, with a mismatch, if
 * they can't. */
static bool same_object(pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered) {
  if (source->object == 0 || lowered->object == 0) return true;
  if (!match(c, source->object, lowered->object)) return false;
  pl_buffer *source_buffer = pl_memory_at(&c->source->memory, source->object);
  const pl_buffer *lowered_buffer = pl_memory_at(&c->lowered->memory, lowered->object);
  return source_buffer->shift_known ||
         learn_shift(c, source_buffer, lowered_buffer, (int64_t)(source_buffer->object.base - lowered_buffer->object.base));
}

/* Whether the source's integer has the bits of a NaN that it chose, and the lowering's those of a NaN that it could have
 * chosen instead. */
static bool is_another_nan(const pl_leaf *leaf, const pl_scalar *source, const pl_scalar *lowered) {
  const pl_float_format format = source->bits.width == 32 ? PL_F32 : PL_F64;
  if (leaf->kind != PL_LEAF_INT || source->nan == 0 || (source->bits.width != 32 && source->bits.width != 64)) return false;
  return pl_float_is_nan(source->bits, format) && pl_float_is_nan(lowered->bits, format) &&
         pl_nan_matches(source, lowered->bits, format);
}

/* Whether the object is a constant global with known contents. */
static bool is_plain_constant(const pl_buffer *b) {
  return b->object.kind == PL_OBJECT_GLOBAL && b->constant && b->op != NULL && !b->any;
}

/* Whether the object is a global with `unnamed_addr`. */
static bool is_unnamed(const pl_buffer *b) {
  uint64_t unnamed = 0; /* 2: unnamed_addr, 1: local_unnamed_addr */
  return b->op != NULL && pl_attr_u64(b->op, PL_NAME_UNNAMED_ADDR, &unnamed) && unnamed == 2;
}

/* Whether two pointers are known to lead to the same place of equal constant globals whose addresses are not significant.
 * (LLVM Language Reference, "Global Variables": unnamed_addr.) */
static bool is_equal_constant(const pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered) {
  const uint32_t source_number = object_of(c->source, source), lowered_number = object_of(c->lowered, lowered);
  if (source_number == 0 || lowered_number == 0) return false;
  const pl_buffer *source_buffer = pl_memory_at(&c->source->memory, source_number),
                  *lowered_buffer = pl_memory_at(&c->lowered->memory, lowered_number);
  const bool named_alike_unnamed =
      lowered_buffer->twin != 0 && is_unnamed(pl_memory_at(&c->source->memory, lowered_buffer->twin));
  if (!is_plain_constant(source_buffer) || !is_plain_constant(lowered_buffer)) return false;
  if (!is_unnamed(source_buffer) && !is_unnamed(lowered_buffer) && !named_alike_unnamed) return false;
  if (source_buffer->object.size != lowered_buffer->object.size) return false;
  return pl_scalar_word(source) - source_buffer->object.base == pl_scalar_word(lowered) - lowered_buffer->object.base &&
         pl_object_equal(c->run->arena, &source_buffer->object, &lowered_buffer->object);
}

/* Whether two scalars correspond: they are equal, or differ only in what the source leaves open; pointers also have to be into
 * objects that correspond, or can from now on. False with a mismatch. */
static bool correspond_scalar(pl_correspondence *c, const pl_leaf *leaf, const pl_scalar *source, const pl_scalar *lowered) {
  bool done;
  if (!correspond_state(c, source, lowered, &done) || done) return c->mismatch.what == NULL;
  if (source->bits.width != lowered->bits.width)
    return differ(c, NULL, "it has %" PRIu32 " bits in the source, %" PRIu32 " in the lowering", source->bits.width,
                  lowered->bits.width);
  if (pl_apint_eq(source->bits, lowered->bits)) return leaf->kind != PL_LEAF_POINTER || same_object(c, source, lowered);
  if (leaf->kind == PL_LEAF_FLOAT && pl_float_is_nan(source->bits, leaf->format) && pl_float_is_nan(lowered->bits, leaf->format))
    return pl_nan_matches(source, lowered->bits, leaf->format) || different_values(c, leaf, source, lowered);
  if (leaf->kind == PL_LEAF_FLOAT && c->source->inexact &&
      same_up_to_rounding(c->source, leaf->format, source->bits, lowered->bits))
    return true;
  if (leaf->kind == PL_LEAF_POINTER && is_equal_constant(c, source, lowered)) return true;
  return is_another_nan(leaf, source, lowered) || different_values(c, leaf, source, lowered);
}

void pl_correspond_address(pl_correspondence *c, const pl_scalar *number) {
  if (number->bits.width != PL_POINTER_WIDTH || !pl_scalar_is_fine(number)) return;
  pl_scalar source = *number, lowered = *number;
  source.object = pl_memory_find(&c->source->memory, pl_scalar_word(number));
  lowered.object = pl_memory_find(&c->lowered->memory, pl_scalar_word(number));
  if (source.object == 0 || lowered.object == 0) return;
  const pl_buffer *source_buffer = pl_memory_at(&c->source->memory, source.object),
                  *lowered_buffer = pl_memory_at(&c->lowered->memory, lowered.object);
  if (source_buffer->twin == 0 && lowered_buffer->twin == 0 && source_buffer->object.kind == lowered_buffer->object.kind)
    (void)same_object(c, &source, &lowered);
}

/* Whether two allocated pointers are at the same distance from the start of corresponding objects (in the source: from the
 * pointer that frees the object), or are equal and, in the source, into no object; false with a mismatch. */
static bool correspond_allocated(pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered) {
  bool done;
  uint32_t source_object, lowered_object;
  if (!correspond_state(c, source, lowered, &done) || done) return c->mismatch.what == NULL;
  if (object_of(c->source, source) == 0 && pl_apint_eq(source->bits, lowered->bits)) return true;
  if (!find_objects(c, source, lowered, &source_object, &lowered_object)) return false;
  int64_t distance = (int64_t)(pl_scalar_word(source) - pl_memory_at(&c->source->memory, source_object)->allocated);
  int64_t other = (int64_t)(pl_scalar_word(lowered) - pl_memory_at(&c->lowered->memory, lowered_object)->object.base);
  if (distance == other) return true;
  return differ(c, NULL, "the allocated pointer is %" PRId64 " bytes after the start of the object in the lowering, not %" PRId64,
                other, distance);
}

/* Whether two aligned pointers point to the same place of corresponding objects, or are equal and, in the source, into no
 * object; false with a mismatch. If it is not known yet by how many bytes the contents are shifted in the lowering, sets that.
 * */
static bool correspond_aligned(pl_correspondence *c, const pl_scalar *source, const pl_scalar *lowered) {
  bool done;
  uint32_t source_object, lowered_object;
  if (!correspond_state(c, source, lowered, &done) || done) return c->mismatch.what == NULL;
  if (object_of(c->source, source) == 0 && pl_apint_eq(source->bits, lowered->bits)) return true;
  if (!find_objects(c, source, lowered, &source_object, &lowered_object)) return false;
  pl_buffer *source_buffer = pl_memory_at(&c->source->memory, source_object);
  const pl_buffer *lowered_buffer = pl_memory_at(&c->lowered->memory, lowered_object);
  int64_t source_offset = (int64_t)(pl_scalar_word(source) - source_buffer->object.base),
          lowered_offset = (int64_t)(pl_scalar_word(lowered) - lowered_buffer->object.base);
  if (!source_buffer->shift_known && !learn_shift(c, source_buffer, lowered_buffer, lowered_offset - source_offset)) return false;
  if (source_offset + (int64_t)source_buffer->shift == lowered_offset) return true;
  return differ(c, NULL, "the aligned pointer is at byte %" PRId64 " of the object in the lowering, not at byte %" PRId64,
                lowered_offset, source_offset + (int64_t)source_buffer->shift);
}

/* Values. */

/* Whether two descriptors of a ranked memref correspond, part by part; false with a mismatch. */
static bool correspond_descriptor(pl_correspondence *c, uint32_t rank, const pl_scalar *source, const pl_scalar *lowered) {
  static const char *const parts[] = {"size", "stride"};
  pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, c->run->index_width, 0};
  if (!correspond_allocated(c, &source[0], &lowered[0]) || !correspond_aligned(c, &source[1], &lowered[1])) return false;
  for (uint32_t i = 2; i < 3 + 2 * rank; i++) {
    if (correspond_scalar(c, &leaf, &source[i], &lowered[i])) continue;
    const char *what = c->mismatch.what;
    if (i == 2) return differ(c, c->mismatch.rule, "of the offset: %s", what);
    return differ(c, c->mismatch.rule, "of %s %u: %s", parts[(i - 3) / rank], (i - 3) % rank, what);
  }
  return true;
}

/* Whether a ranked memref of the source corresponds to the next scalars of the lowering, which are consumed, by the convention
 * of the run; false with a mismatch. */
static bool correspond_ranked(pl_correspondence *c, const pl_type *type, const pl_scalar *source, const pl_scalar **lowered,
                              uint32_t *num_lowered) {
  uint32_t count = 3 + 2 * type->shaped.rank;
  if (c->run->bare) {
    pl_scalar pointer;
    return take(c, lowered, num_lowered, &pointer) && correspond_aligned(c, &source[1], &pointer);
  }
  if (*num_lowered < count) return differ(c, NULL, "the lowering has fewer scalars here than a descriptor");
  const pl_scalar *first = *lowered;
  *lowered += count;
  *num_lowered -= count;
  return correspond_descriptor(c, type->shaped.rank, source, first);
}

/* Reads from memory the descriptor, 3 + 2 * rank scalars, that the pointer of an unranked memref leads to. *number: the object
 * that holds it. False, with a mismatch, if it can't be read. */
static bool read_descriptor(pl_correspondence *c, pl_machine *m, const pl_scalar *pointer, uint32_t rank, pl_scalar *out,
                            uint32_t *number) {
  pl_leaf *parts = PL_NEW_ARRAY(c->run->arena, pl_leaf, 3 + 2 * (size_t)rank);
  uint64_t bit = 0, offset;
  for (uint32_t i = 0; i < 3 + 2 * rank; i++) {
    parts[i].kind = i < 2 ? PL_LEAF_POINTER : PL_LEAF_INT;
    parts[i].width = i < 2 ? PL_POINTER_WIDTH : c->run->index_width;
    parts[i].bit = bit;
    bit += parts[i].width;
  }
  pl_layout layout = {.known = true, .in_memory = true, .store_size = bit / 8, .num_leaves = 3 + 2 * rank, .leaves = parts};
  const char *why = pl_memory_check(&m->memory, pointer, layout.store_size, false, number, &offset);
  if (why != NULL) {
    (void)differ(c, "lifetime", "the descriptor of the unranked memref can't be read in the %s: %s",
                 m->role == PL_ROLE_LOWERING ? "lowering" : "source", why);
    c->mismatch.incomparable = m->role == PL_ROLE_SOURCE;
    return false;
  }
  pl_memory_read(&m->memory, *number, offset, &layout, &c->run->seed, out);
  return true;
}

/* Sets a mismatch of rule "lifetime" with the text `what`; `hidden`: the difference shows only after the return. Always
 * returns false. */
static bool differ_later(pl_correspondence *c, bool hidden, const char *what) {
  (void)differ(c, "lifetime", "%s", what);
  c->mismatch.hidden = hidden;
  return false;
}

/* Whether the lowering has stopped at a func.return, so that its function was left as it is. */
static bool is_left_as_is(const pl_machine *m) { return m->stop_op != NULL && pl_op_is(m->stop_op, PL_OP_FUNC_RETURN); }

/* Whether the caller may be able to free the object, as it is on the heap or may have come with the answer to a call. */
static bool is_for_caller(const pl_correspondence *c, const pl_buffer *holder) {
  return holder->object.kind == PL_OBJECT_HEAP || (holder->object.kind == PL_OBJECT_INCOMING && c->run->inputs->num_calls > 0);
}

/* Whether an unranked memref of the source corresponds to the next two scalars of the lowering, which are consumed, with the
 * descriptors that they point to; false with a mismatch. At a return that was lowered, the caller has to be able to free each
 * descriptor, once. */
static bool correspond_unranked(pl_correspondence *c, const pl_scalar *source, const pl_scalar **lowered, uint32_t *num_lowered) {
  pl_scalar rank, pointer;
  pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, c->run->index_width, 0};
  if (!take(c, lowered, num_lowered, &rank) || !take(c, lowered, num_lowered, &pointer)) return false;
  if (!correspond_scalar(c, &leaf, &source[0], &rank)) return false;
  bool done;
  if (source[0].poison || source[0].undef) return true;
  if (!correspond_state(c, &source[1], &pointer, &done) || done) return c->mismatch.what == NULL;
  int64_t n = pl_scalar_signed(&source[0]);
  if (n < 0 || n > 64) return true; /* no memref has such a rank: the value can't be used */
  pl_scalar *source_leaves = PL_NEW_ARRAY(c->run->arena, pl_scalar, 3 + 2 * (size_t)n),
            *lowered_leaves = PL_NEW_ARRAY(c->run->arena, pl_scalar, 3 + 2 * (size_t)n);
  uint32_t number;
  if (!read_descriptor(c, c->source, &source[1], (uint32_t)n, source_leaves, &number)) return false;
  if (!read_descriptor(c, c->lowered, &pointer, (uint32_t)n, lowered_leaves, &number)) return false;
  pl_buffer *holder = pl_memory_at(&c->lowered->memory, number);
  if (c->at_return && is_left_as_is(c->lowered)) return correspond_descriptor(c, (uint32_t)n, source_leaves, lowered_leaves);
  if (c->at_return && !is_for_caller(c, holder))
    return differ_later(c, holder->object.kind == PL_OBJECT_INCOMING,
                        "the descriptor of the returned unranked memref is not on the heap");
  if (c->at_return && holder->descriptor)
    return differ_later(c, true, "two unranked memrefs are returned by one descriptor, which the caller frees twice");
  if (c->at_return) holder->descriptor = true; /* the caller frees it */
  return correspond_descriptor(c, (uint32_t)n, source_leaves, lowered_leaves);
}

bool pl_correspond_value(pl_correspondence *c, const pl_type *type, const pl_scalar *source, const pl_scalar **lowered,
                         uint32_t *num_lowered) {
  assert(*num_lowered == 0 || *lowered != NULL);
  assert(c->source->role == PL_ROLE_SOURCE && c->lowered->role == PL_ROLE_LOWERING);
  c->mismatch = (pl_mismatch){0};
  if (type->kind == PL_TYPE_MEMREF) return correspond_ranked(c, type, source, lowered, num_lowered);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return correspond_unranked(c, source, lowered, num_lowered);
  const pl_layout *layout = pl_layout_of(&c->run->layouts, type);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    pl_scalar s;
    if (!take(c, lowered, num_lowered, &s) || !correspond_scalar(c, &layout->leaves[i], &source[i], &s)) return false;
  }
  return true;
}

/* Memory. */

/* Writes what object `number` of the source is into `text`, of `size` bytes, for messages. */
static void name_object(const pl_correspondence *c, uint32_t number, char *text, size_t size) {
  const pl_buffer *source = pl_memory_at(&c->source->memory, number);
  if (source->symbol.len > 0)
    snprintf(text, size, "the global @%.*s", PL_STR_FMT(source->symbol));
  else if (source->object.kind == PL_OBJECT_INCOMING)
    snprintf(text, size, "incoming buffer %u", number);
  else
    snprintf(text, size, "a new buffer of %" PRIu64 " bytes", source->object.size);
}

/* The byte in hexadecimal, in the arena of the run. */
static const char *byte_text(pl_correspondence *c, uint8_t byte) {
  char text[8];
  (void)snprintf(text, sizeof text, "0x%02x", byte);
  return (const char *)pl_arena_copy(c->run->arena, text, strlen(text) + 1);
}

/* The 64 bits of an object from byte `at` on, little-endian. */
static uint64_t word_at(const pl_object *object, uint64_t at) {
  uint64_t word = 0;
  for (uint64_t k = 0; k < PL_POINTER_WIDTH / 8; k++)
    word |= (uint64_t)pl_object_byte(object, at + k) << (8 * k);
  return word;
}

/* Whether byte i belongs to pointers to descriptors of memrefs, which may differ as they are not observable in the source, and
 * these descriptors correspond, or need not. *found: it belongs to such pointers; if the result is false then, there is a
 * mismatch. */
static bool correspond_hidden(pl_correspondence *c, const pl_buffer *source, const pl_buffer *lowered, uint64_t i, bool *found) {
  enum { WORD = PL_POINTER_WIDTH / 8, MOST = 3 + 2 * 64 };
  const uint64_t at = i / WORD * WORD;
  pl_scalar source_leaves[MOST], lowered_leaves[MOST];
  *found = false;
  if (at + WORD > source->object.size) return false;
  pl_scalar source_pointer = pl_scalar_u64(c->run->arena, PL_POINTER_WIDTH, word_at(&source->object, at));
  pl_scalar lowered_pointer = pl_scalar_u64(c->run->arena, PL_POINTER_WIDTH, word_at(&lowered->object, source->shift + at));
  source_pointer.object = pl_memory_find(&c->source->memory, pl_scalar_word(&source_pointer));
  lowered_pointer.object = pl_memory_find(&c->lowered->memory, pl_scalar_word(&lowered_pointer));
  const pl_buffer *holder = pl_memory_at(&c->source->memory, source_pointer.object);
  const uint64_t words = holder->object.size / WORD;
  if (source_pointer.object == 0 || lowered_pointer.object == 0 || !holder->descriptor ||
      holder->object.base != pl_scalar_word(&source_pointer))
    return false;
  if (words < 3 || words > MOST || words % 2 == 0 || c->run->index_width != PL_POINTER_WIDTH) return false;
  *found = true;
  /* A descriptor on the stack ends with the function, as in the source. */
  const pl_object *there = &pl_memory_at(&c->lowered->memory, lowered_pointer.object)->object;
  if (c->lowered->stop == PL_STOP_RETURN && there->kind == PL_OBJECT_STACK && !there->alive) return true;
  uint32_t number;
  const uint32_t rank = (uint32_t)(words - 3) / 2;
  const bool same = read_descriptor(c, c->source, &source_pointer, rank, source_leaves, &number) &&
                    read_descriptor(c, c->lowered, &lowered_pointer, rank, lowered_leaves, &number) &&
                    correspond_descriptor(c, rank, source_leaves, lowered_leaves);
  if (!same && c->mismatch.rule == NULL) c->mismatch.rule = "memory";
  return same;
}

/* Whether the source's byte may have any value: it was never written, in a buffer made by a memref operation, and no document
 * says that it is not poison. (MLIR documentation, "'memref' Dialect", memref.alloc, memref.alloca.) */
static bool is_anything(const pl_buffer *buffer, pl_byte_state state) {
  return state == PL_BYTE_UNDEF && buffer->op != NULL && pl_str_is(buffer->op->info->dialect, "memref");
}

/* Whether byte i of an object of the source corresponds to that of the lowering; false with a mismatch. */
static bool correspond_byte(pl_correspondence *c, const pl_buffer *source, const pl_buffer *lowered, uint32_t number,
                            uint64_t i) {
  char name[80];
  pl_byte_state source_state = pl_object_state(&source->object, i),
                lowered_state = pl_object_state(&lowered->object, source->shift + i);
  uint8_t source_byte = pl_object_byte(&source->object, i), lowered_byte = pl_object_byte(&lowered->object, source->shift + i);
  if (source_state == PL_BYTE_POISON || (source_state == PL_BYTE_UNDEF && lowered_state != PL_BYTE_POISON) ||
      is_anything(source, source_state))
    return true;
  if (lowered_state == PL_BYTE_FINE && source_byte == lowered_byte) return true;
  bool rough = c->source->inexact || c->source->made_nan;
  if (lowered_state == PL_BYTE_FINE && rough && bytes_up_to_rounding(c, source, lowered, i)) return true;
  bool hidden = false;
  if (lowered_state == PL_BYTE_FINE && (correspond_hidden(c, source, lowered, i, &hidden) || hidden))
    return c->mismatch.what == NULL;
  name_object(c, number, name, sizeof name);
  if (lowered_state != PL_BYTE_FINE)
    return differ(c, "poison", "byte %" PRIu64 " of %s is %s in the lowering, but not in the source", i, name,
                  lowered_state == PL_BYTE_POISON ? "poison" : "undefined");
  (void)differ(c, "memory", "byte %" PRIu64 " of %s is 0x%02x in the source, 0x%02x in the lowering", i, name, source_byte,
               lowered_byte);
  c->mismatch.source_value = byte_text(c, source_byte);
  c->mismatch.lowered_value = byte_text(c, lowered_byte);
  return false;
}

/* Whether the lowering is not known to have written bytes of the object that the source has not written, be it their old
 * values: another thread may read them, or they may be read-only. False with a hidden mismatch. (LLVM Language Reference,
 * "Memory Model for Concurrent Operations".) */
static bool correspond_writes(pl_correspondence *c, const pl_buffer *source, const pl_buffer *lowered, uint32_t number) {
  char name[80];
  for (uint64_t i = 0; lowered->written != NULL && i < source->object.size; i++) {
    if (!lowered->written[source->shift + i] || (source->written != NULL && source->written[i])) continue;
    name_object(c, number, name, sizeof name);
    (void)differ(c, "access",
                 "byte %" PRIu64 " of %s was stored to in the lowering alone: another thread may read it, or it may be read-only",
                 i, name);
    c->mismatch.hidden = true;
    return false;
  }
  return true;
}

/* Whether all bytes of object `source`, number `number`, correspond to those of its counterpart `lowered`; false
 * with a mismatch. */
static bool correspond_contents(pl_correspondence *c, const pl_buffer *source, const pl_buffer *lowered, uint32_t number) {
  if (!pl_object_is_sparse(&source->object) && !pl_object_is_sparse(&lowered->object) &&
      memcmp(source->object.bytes, lowered->object.bytes + source->shift, source->object.size) == 0 &&
      memcmp(source->object.poison, lowered->object.poison + source->shift, source->object.size) == 0)
    return true;
  size_t count;
  const pl_stretch *stretches = pl_object_stretches(c->run->arena, &source->object, &lowered->object, source->shift, &count);
  for (size_t k = 0; k < count; k++)
    for (uint64_t i = stretches[k].from; i < stretches[k].to; i++)
      if (!correspond_byte(c, source, lowered, number, i)) return false;
  return true;
}

/* Whether the contents of a global (`source` and `lowered` in the two machines) are known to be none of this function's effects;
 * false for what is no global. */
static bool is_as_it_was(const pl_buffer *source, const pl_buffer *lowered) {
  const bool constant = source->constant && lowered->constant, changed = source->changed || lowered->changed,
             named = source->named || lowered->named;
  return source->symbol.len > 0 && (constant || !changed || !named);
}

/* Whether an object of the source and its counterpart in the lowering agree in lifetime, contents and writes, as far as these
 * are visible; false with a mismatch. */
static bool correspond_object(pl_correspondence *c, uint32_t number) {
  const pl_buffer *source = pl_memory_at(&c->source->memory, number);
  const pl_buffer *lowered = pl_memory_at(&c->lowered->memory, source->twin);
  char name[80];
  if (source->copied && c->source->stop == PL_STOP_RETURN) return true;
  /* It is not visible; whether memory that the source leaks is freed is not either. */
  const bool leaked = source->object.alive && !source->exposed;
  if (source->not_escaped && (c->source->stop == PL_STOP_EVENT || leaked || source->object.alive == lowered->object.alive))
    return true;
  /* A stack object that is alive in the lowering only is not visible: at the latest it ends with its frame. How
   * much of the stack that takes is compared separately. */
  if (!source->object.alive && lowered->object.alive && source->object.kind == PL_OBJECT_STACK) return true;
  if (source->object.alive != lowered->object.alive) {
    name_object(c, number, name, sizeof name);
    (void)differ(c, "lifetime", "%s is %s in the source, but %s in the lowering", name, source->object.alive ? "alive" : "freed",
                 lowered->object.alive ? "alive" : "freed");
    c->mismatch.hidden = source->object.kind == PL_OBJECT_STACK; /* a machine may leave in place what was on the stack */
    return false;
  }
  if (!source->object.alive || !source->shift_known || source->object.size == 0) return true;
  if (is_as_it_was(source, lowered)) return true;
  return correspond_contents(c, source, lowered, number) && correspond_writes(c, source, lowered, number);
}

bool pl_correspond_memory(pl_correspondence *c) {
  assert(c->source->role == PL_ROLE_SOURCE && c->lowered->role == PL_ROLE_LOWERING);
  assert(!(c->at_call && c->at_return));
  c->mismatch = (pl_mismatch){0};
  for (uint32_t i = 1; i < c->source->memory.buffers.len; i++) {
    const uint32_t twin = pl_memory_at(&c->source->memory, i)->twin;
    const bool paired = twin != 0 && pl_memory_at(&c->lowered->memory, twin)->twin == i; /* not reserved for a later one */
    const bool reached = !c->at_call || !pl_memory_at(&c->source->memory, i)->noalias;
    if (paired && reached && !correspond_object(c, i)) return false;
  }
  return true;
}

/* The number of heap objects that are alive and have no counterpart, descriptors of unranked memrefs aside. */
static uint32_t count_leaks(const pl_memory *memory) {
  uint32_t count = 0;
  for (uint32_t i = 1; i < memory->buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(memory, i);
    if (b->object.kind == PL_OBJECT_HEAP && b->object.alive && b->twin == 0 && !b->descriptor) count++;
  }
  return count;
}

bool pl_correspond_leaks(pl_correspondence *c) {
  assert(c->source->role == PL_ROLE_SOURCE && c->lowered->role == PL_ROLE_LOWERING);
  uint32_t source_leaks = count_leaks(&c->source->memory), lowered_leaks = count_leaks(&c->lowered->memory);
  if (lowered_leaks <= source_leaks) return true;
  return differ(c, "lifetime", "%u new heap object%s still alive that nothing can reach any more; in the source: %u",
                lowered_leaks, lowered_leaks == 1 ? " is" : "s are", source_leaks);
}
