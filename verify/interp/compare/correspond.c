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
static bool take(pl_correspondence *c, const pl_scalar **theirs, uint32_t *num_theirs, pl_scalar *out) {
  if (*num_theirs == 0) return differ(c, NULL, "the lowering has fewer scalars here than the convention demands");
  *out = *(*theirs)++;
  (*num_theirs)--;
  return true;
}

/* Compares poison and undef of two scalars: poison of the source may become anything, undef anything but poison. False with a
 * mismatch. *done is false if both are defined, so that their bits remain to be compared. */
static bool correspond_state(pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs, bool *done) {
  *done = true;
  if (ours->poison) return true;
  if (theirs->poison) return differ(c, "poison", "it is poison in the lowering, but not in the source");
  if (ours->undef) return true;
  if (theirs->undef) return differ(c, "poison", "it is undefined in the lowering, but not in the source");
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
static bool different_values(pl_correspondence *c, const pl_leaf *leaf, const pl_scalar *ours, const pl_scalar *theirs) {
  const char *a = rendered(c, leaf, ours), *b = rendered(c, leaf, theirs);
  (void)differ(c, NULL, "it is %s in the source, %s in the lowering", a, b);
  c->mismatch.source_value = a;
  c->mismatch.lowered_value = b;
  return false;
}

/* Whether two floats might be the same number rounded differently; true where that is not known. No document fixes the last
 * bits of what the source computes, nor which steps may overflow. */
static bool same_up_to_rounding(const pl_machine *source, pl_float_format format, pl_apint a, pl_apint b) {
  double x, y;
  pl_arena *arena = source->run->arena;
  if (source->rough) return true;
  uint64_t word = pl_apint_word(pl_fp_convert(arena, a, format, PL_F64), 0);
  memcpy(&x, &word, sizeof x);
  word = pl_apint_word(pl_fp_convert(arena, b, format, PL_F64), 0);
  memcpy(&y, &word, sizeof y);
  if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0) return true;
  double larger = fabs(x) > fabs(y) ? fabs(x) : fabs(y);
  return fabs(x - y) <= larger * (pl_float_bits(format) <= 16 ? 0x1p-4 : 0x1p-12);
}

/* Whether byte i of an object `a` of the source may be part of a float that is the same NaN as the lowering's in `b` or the
 * same number rounded differently, of some format at a multiple of its size. */
static bool bytes_up_to_rounding(pl_correspondence *c, const pl_buffer *a, const pl_buffer *b, uint64_t i) {
  static const pl_float_format formats[] = {PL_F64, PL_F32, PL_F16, PL_BF16};
  pl_arena *arena = c->run->arena;
  for (size_t k = 0; k < sizeof formats / sizeof *formats; k++) {
    uint64_t bytes = pl_float_bits(formats[k]) / 8, first = i / bytes * bytes, x = 0, y = 0;
    if (first + bytes > a->object.size) continue;
    for (uint64_t j = 0; j < bytes; j++) {
      x |= (uint64_t)pl_object_byte(&a->object, first + j) << (8 * j);
      y |= (uint64_t)pl_object_byte(&b->object, a->shift + first + j) << (8 * j);
    }
    pl_apint ours = pl_apint_from_u64(arena, (uint32_t)bytes * 8, x), theirs = pl_apint_from_u64(arena, (uint32_t)bytes * 8, y);
    if (pl_nan_in_memory_matches(c->source, ours, theirs, formats[k])) return true;
    if (c->source->inexact && same_up_to_rounding(c->source, formats[k], ours, theirs)) return true;
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
static bool match(pl_correspondence *c, uint32_t ours, uint32_t theirs) {
  pl_buffer *a = pl_memory_at(&c->source->memory, ours), *b = pl_memory_at(&c->lowered->memory, theirs);
  if (a->twin == theirs) return true;
  const pl_buffer *before = pl_memory_at(&c->source->memory, b->twin);
  bool outlived = b->twin != 0 && (!before->object.alive || (before->marked && !before->started)) && b->object.alive;
  if (a->twin != 0 || (b->twin != 0 && !outlived)) return differ(c, NULL, "it points to another object in the lowering");
  if (a->object.kind != b->object.kind)
    return differ(c, "lifetime", "the object that it points to %s in the source, but %s in the lowering",
                  kind_name(a->object.kind), kind_name(b->object.kind));
  a->twin = theirs;
  b->twin = ours;
  return true;
}

/* Sets *a and *b to the objects that the pointers of source and lowering point to, 0 for none, and makes these correspond;
 * false, with a mismatch, if they can't or there is none. */
static bool find_objects(pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs, uint32_t *a, uint32_t *b) {
  *a = object_of(c->source, ours);
  *b = object_of(c->lowered, theirs);
  if (*b != 0 && *a != 0) return match(c, *a, *b);
  return differ(c, NULL, "it is address 0x%" PRIx64 " in the source, 0x%" PRIx64 " in the lowering", pl_scalar_word(ours),
                pl_scalar_word(theirs));
}

/* Fixes that the first byte of an object `a` of the source lies `shift` bytes after that of the lowering's object `b`, at the
 * first comparison of pointers to them; false, with a mismatch, if `a` does not fit or is not aligned there. */
static bool learn_shift(pl_correspondence *c, pl_buffer *a, const pl_buffer *b, int64_t shift) {
  if (shift < 0 || (uint64_t)shift > b->object.size || a->object.size > b->object.size - (uint64_t)shift)
    return differ(c, "memory",
                  "the lowering allocates %" PRIu64 " bytes and uses them from byte %" PRId64 " on, where %" PRIu64 " are needed",
                  b->object.size, shift, a->object.size);
  uint64_t first = b->object.base + (uint64_t)shift;
  if (a->align > 1 && first % a->align != 0)
    return differ(c, "memory", "the lowering's buffer at 0x%" PRIx64 " is not aligned to %" PRIu64 " bytes", first, a->align);
  a->shift = (uint64_t)shift;
  a->shift_known = true;
  return true;
}

/* Makes the objects of two pointers to the same address correspond from now on, if both are known; false, with a mismatch, if
 * they can't. */
static bool same_object(pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs) {
  if (ours->object == 0 || theirs->object == 0) return true;
  if (!match(c, ours->object, theirs->object)) return false;
  pl_buffer *x = pl_memory_at(&c->source->memory, ours->object);
  const pl_buffer *y = pl_memory_at(&c->lowered->memory, theirs->object);
  return x->shift_known || learn_shift(c, x, y, (int64_t)(x->object.base - y->object.base));
}

/* Whether the source's integer has the bits of a NaN that it chose, and the lowering's those of a NaN that it could have
 * chosen instead. */
static bool is_another_nan(const pl_leaf *leaf, const pl_scalar *ours, const pl_scalar *theirs) {
  const pl_float_format format = ours->bits.width == 32 ? PL_F32 : PL_F64;
  if (leaf->kind != PL_LEAF_INT || ours->nan == 0 || (ours->bits.width != 32 && ours->bits.width != 64)) return false;
  return pl_float_is_nan(ours->bits, format) && pl_float_is_nan(theirs->bits, format) &&
         pl_nan_matches(ours, theirs->bits, format);
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
static bool is_equal_constant(const pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs) {
  const uint32_t x = object_of(c->source, ours), y = object_of(c->lowered, theirs);
  if (x == 0 || y == 0) return false;
  const pl_buffer *a = pl_memory_at(&c->source->memory, x), *b = pl_memory_at(&c->lowered->memory, y);
  const bool named_alike_unnamed = b->twin != 0 && is_unnamed(pl_memory_at(&c->source->memory, b->twin));
  if (!is_plain_constant(a) || !is_plain_constant(b)) return false;
  if (!is_unnamed(a) && !is_unnamed(b) && !named_alike_unnamed) return false;
  if (a->object.size != b->object.size) return false;
  return pl_scalar_word(ours) - a->object.base == pl_scalar_word(theirs) - b->object.base &&
         pl_object_equal(c->run->arena, &a->object, &b->object);
}

/* Whether two scalars correspond: they are equal, or differ only in what the source leaves open; pointers also have to be into
 * objects that correspond, or can from now on. False with a mismatch. */
static bool correspond_scalar(pl_correspondence *c, const pl_leaf *leaf, const pl_scalar *ours, const pl_scalar *theirs) {
  bool done;
  if (!correspond_state(c, ours, theirs, &done) || done) return c->mismatch.what == NULL;
  if (ours->bits.width != theirs->bits.width)
    return differ(c, NULL, "it has %" PRIu32 " bits in the source, %" PRIu32 " in the lowering", ours->bits.width,
                  theirs->bits.width);
  if (pl_apint_eq(ours->bits, theirs->bits)) return leaf->kind != PL_LEAF_POINTER || same_object(c, ours, theirs);
  if (leaf->kind == PL_LEAF_FLOAT && pl_float_is_nan(ours->bits, leaf->format) && pl_float_is_nan(theirs->bits, leaf->format))
    return pl_nan_matches(ours, theirs->bits, leaf->format) || different_values(c, leaf, ours, theirs);
  if (leaf->kind == PL_LEAF_FLOAT && c->source->inexact && same_up_to_rounding(c->source, leaf->format, ours->bits, theirs->bits))
    return true;
  if (leaf->kind == PL_LEAF_POINTER && is_equal_constant(c, ours, theirs)) return true;
  return is_another_nan(leaf, ours, theirs) || different_values(c, leaf, ours, theirs);
}

void pl_correspond_address(pl_correspondence *c, const pl_scalar *number) {
  if (number->bits.width != PL_POINTER_WIDTH || !pl_scalar_is_fine(number)) return;
  pl_scalar ours = *number, theirs = *number;
  ours.object = pl_memory_find(&c->source->memory, pl_scalar_word(number));
  theirs.object = pl_memory_find(&c->lowered->memory, pl_scalar_word(number));
  if (ours.object == 0 || theirs.object == 0) return;
  const pl_buffer *a = pl_memory_at(&c->source->memory, ours.object), *b = pl_memory_at(&c->lowered->memory, theirs.object);
  if (a->twin == 0 && b->twin == 0 && a->object.kind == b->object.kind) (void)same_object(c, &ours, &theirs);
}

/* Whether two allocated pointers are at the same distance from the start of corresponding objects (in the source: from the
 * pointer that frees the object), or are equal and, in the source, into no object; false with a mismatch. */
static bool correspond_allocated(pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs) {
  bool done;
  uint32_t a, b;
  if (!correspond_state(c, ours, theirs, &done) || done) return c->mismatch.what == NULL;
  if (object_of(c->source, ours) == 0 && pl_apint_eq(ours->bits, theirs->bits)) return true;
  if (!find_objects(c, ours, theirs, &a, &b)) return false;
  int64_t distance = (int64_t)(pl_scalar_word(ours) - pl_memory_at(&c->source->memory, a)->allocated);
  int64_t other = (int64_t)(pl_scalar_word(theirs) - pl_memory_at(&c->lowered->memory, b)->object.base);
  if (distance == other) return true;
  return differ(c, NULL, "the allocated pointer is %" PRId64 " bytes after the start of the object in the lowering, not %" PRId64,
                other, distance);
}

/* Whether two aligned pointers point to the same place of corresponding objects, or are equal and, in the source, into no
 * object; false with a mismatch. If it is not known yet by how many bytes the contents are shifted in the lowering, sets that.
 * */
static bool correspond_aligned(pl_correspondence *c, const pl_scalar *ours, const pl_scalar *theirs) {
  bool done;
  uint32_t a, b;
  if (!correspond_state(c, ours, theirs, &done) || done) return c->mismatch.what == NULL;
  if (object_of(c->source, ours) == 0 && pl_apint_eq(ours->bits, theirs->bits)) return true;
  if (!find_objects(c, ours, theirs, &a, &b)) return false;
  pl_buffer *x = pl_memory_at(&c->source->memory, a);
  const pl_buffer *y = pl_memory_at(&c->lowered->memory, b);
  int64_t mine = (int64_t)(pl_scalar_word(ours) - x->object.base), other = (int64_t)(pl_scalar_word(theirs) - y->object.base);
  if (!x->shift_known && !learn_shift(c, x, y, other - mine)) return false;
  if (mine + (int64_t)x->shift == other) return true;
  return differ(c, NULL, "the aligned pointer is at byte %" PRId64 " of the object in the lowering, not at byte %" PRId64, other,
                mine + (int64_t)x->shift);
}

/* Values. */

/* Whether two descriptors of a ranked memref correspond, part by part; false with a mismatch. */
static bool correspond_descriptor(pl_correspondence *c, uint32_t rank, const pl_scalar *ours, const pl_scalar *theirs) {
  static const char *const parts[] = {"size", "stride"};
  pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, c->run->index_width, 0};
  if (!correspond_allocated(c, &ours[0], &theirs[0]) || !correspond_aligned(c, &ours[1], &theirs[1])) return false;
  for (uint32_t i = 2; i < 3 + 2 * rank; i++) {
    if (correspond_scalar(c, &leaf, &ours[i], &theirs[i])) continue;
    const char *what = c->mismatch.what;
    if (i == 2) return differ(c, c->mismatch.rule, "of the offset: %s", what);
    return differ(c, c->mismatch.rule, "of %s %u: %s", parts[(i - 3) / rank], (i - 3) % rank, what);
  }
  return true;
}

/* Whether a ranked memref of the source corresponds to the next scalars of the lowering, which are consumed, by the convention
 * of the run; false with a mismatch. */
static bool correspond_ranked(pl_correspondence *c, const pl_type *type, const pl_scalar *ours, const pl_scalar **theirs,
                              uint32_t *num_theirs) {
  uint32_t count = 3 + 2 * type->shaped.rank;
  if (c->run->bare) {
    pl_scalar pointer;
    return take(c, theirs, num_theirs, &pointer) && correspond_aligned(c, &ours[1], &pointer);
  }
  if (*num_theirs < count) return differ(c, NULL, "the lowering has fewer scalars here than a descriptor");
  const pl_scalar *first = *theirs;
  *theirs += count;
  *num_theirs -= count;
  return correspond_descriptor(c, type->shaped.rank, ours, first);
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
static bool correspond_unranked(pl_correspondence *c, const pl_scalar *ours, const pl_scalar **theirs, uint32_t *num_theirs) {
  pl_scalar rank, pointer;
  pl_leaf leaf = {PL_LEAF_INT, PL_FLOAT_INVALID, c->run->index_width, 0};
  if (!take(c, theirs, num_theirs, &rank) || !take(c, theirs, num_theirs, &pointer)) return false;
  if (!correspond_scalar(c, &leaf, &ours[0], &rank)) return false;
  bool done;
  if (ours[0].poison || ours[0].undef) return true;
  if (!correspond_state(c, &ours[1], &pointer, &done) || done) return c->mismatch.what == NULL;
  int64_t n = pl_scalar_signed(&ours[0]);
  if (n < 0 || n > 64) return true; /* no memref has such a rank: the value can't be used */
  pl_scalar *a = PL_NEW_ARRAY(c->run->arena, pl_scalar, 3 + 2 * (size_t)n),
            *b = PL_NEW_ARRAY(c->run->arena, pl_scalar, 3 + 2 * (size_t)n);
  uint32_t number;
  if (!read_descriptor(c, c->source, &ours[1], (uint32_t)n, a, &number)) return false;
  if (!read_descriptor(c, c->lowered, &pointer, (uint32_t)n, b, &number)) return false;
  pl_buffer *holder = pl_memory_at(&c->lowered->memory, number);
  if (c->at_return && is_left_as_is(c->lowered)) return correspond_descriptor(c, (uint32_t)n, a, b);
  if (c->at_return && !is_for_caller(c, holder))
    return differ_later(c, holder->object.kind == PL_OBJECT_INCOMING,
                        "the descriptor of the returned unranked memref is not on the heap");
  if (c->at_return && holder->descriptor)
    return differ_later(c, true, "two unranked memrefs are returned by one descriptor, which the caller frees twice");
  if (c->at_return) holder->descriptor = true; /* the caller frees it */
  return correspond_descriptor(c, (uint32_t)n, a, b);
}

bool pl_correspond_value(pl_correspondence *c, const pl_type *type, const pl_scalar *ours, const pl_scalar **theirs,
                         uint32_t *num_theirs) {
  assert(*num_theirs == 0 || *theirs != NULL);
  assert(c->source->role == PL_ROLE_SOURCE && c->lowered->role == PL_ROLE_LOWERING);
  c->mismatch = (pl_mismatch){0};
  if (type->kind == PL_TYPE_MEMREF) return correspond_ranked(c, type, ours, theirs, num_theirs);
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return correspond_unranked(c, ours, theirs, num_theirs);
  const pl_layout *layout = pl_layout_of(&c->run->layouts, type);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    pl_scalar s;
    if (!take(c, theirs, num_theirs, &s) || !correspond_scalar(c, &layout->leaves[i], &ours[i], &s)) return false;
  }
  return true;
}

/* Memory. */

/* Writes what object `number` of the source is into `text`, of `size` bytes, for messages. */
static void name_object(const pl_correspondence *c, uint32_t number, char *text, size_t size) {
  const pl_buffer *a = pl_memory_at(&c->source->memory, number);
  if (a->symbol.len > 0)
    snprintf(text, size, "the global @%.*s", PL_STR_FMT(a->symbol));
  else if (a->object.kind == PL_OBJECT_INCOMING)
    snprintf(text, size, "incoming buffer %u", number);
  else
    snprintf(text, size, "a new buffer of %" PRIu64 " bytes", a->object.size);
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
static bool correspond_hidden(pl_correspondence *c, const pl_buffer *a, const pl_buffer *b, uint64_t i, bool *found) {
  enum { WORD = PL_POINTER_WIDTH / 8, MOST = 3 + 2 * 64 };
  const uint64_t at = i / WORD * WORD;
  pl_scalar x[MOST], y[MOST];
  *found = false;
  if (at + WORD > a->object.size) return false;
  pl_scalar ours = pl_scalar_u64(c->run->arena, PL_POINTER_WIDTH, word_at(&a->object, at));
  pl_scalar theirs = pl_scalar_u64(c->run->arena, PL_POINTER_WIDTH, word_at(&b->object, a->shift + at));
  ours.object = pl_memory_find(&c->source->memory, pl_scalar_word(&ours));
  theirs.object = pl_memory_find(&c->lowered->memory, pl_scalar_word(&theirs));
  const pl_buffer *holder = pl_memory_at(&c->source->memory, ours.object);
  const uint64_t words = holder->object.size / WORD;
  if (ours.object == 0 || theirs.object == 0 || !holder->descriptor || holder->object.base != pl_scalar_word(&ours)) return false;
  if (words < 3 || words > MOST || words % 2 == 0 || c->run->index_width != PL_POINTER_WIDTH) return false;
  *found = true;
  /* A descriptor on the stack ends with the function, as in the source. */
  const pl_object *there = &pl_memory_at(&c->lowered->memory, theirs.object)->object;
  if (c->lowered->stop == PL_STOP_RETURN && there->kind == PL_OBJECT_STACK && !there->alive) return true;
  uint32_t number;
  const uint32_t rank = (uint32_t)(words - 3) / 2;
  const bool same = read_descriptor(c, c->source, &ours, rank, x, &number) &&
                    read_descriptor(c, c->lowered, &theirs, rank, y, &number) && correspond_descriptor(c, rank, x, y);
  if (!same && c->mismatch.rule == NULL) c->mismatch.rule = "memory";
  return same;
}

/* Whether the source's byte may have any value: it was never written, in a buffer made by a memref operation, and no document
 * says that it is not poison. (MLIR documentation, "'memref' Dialect", memref.alloc, memref.alloca.) */
static bool is_anything(const pl_buffer *a, pl_byte_state ours) {
  return ours == PL_BYTE_UNDEF && a->op != NULL && pl_str_is(a->op->info->dialect, "memref");
}

/* Whether byte i of an object of the source corresponds to that of the lowering; false with a mismatch. */
static bool correspond_byte(pl_correspondence *c, const pl_buffer *a, const pl_buffer *b, uint32_t number, uint64_t i) {
  char name[80];
  pl_byte_state x = pl_object_state(&a->object, i), y = pl_object_state(&b->object, a->shift + i);
  uint8_t ours = pl_object_byte(&a->object, i), theirs = pl_object_byte(&b->object, a->shift + i);
  if (x == PL_BYTE_POISON || (x == PL_BYTE_UNDEF && y != PL_BYTE_POISON) || is_anything(a, x)) return true;
  if (y == PL_BYTE_FINE && ours == theirs) return true;
  bool rough = c->source->inexact || c->source->made_nan;
  if (y == PL_BYTE_FINE && rough && bytes_up_to_rounding(c, a, b, i)) return true;
  bool hidden = false;
  if (y == PL_BYTE_FINE && (correspond_hidden(c, a, b, i, &hidden) || hidden)) return c->mismatch.what == NULL;
  name_object(c, number, name, sizeof name);
  if (y != PL_BYTE_FINE)
    return differ(c, "poison", "byte %" PRIu64 " of %s is %s in the lowering, but not in the source", i, name,
                  y == PL_BYTE_POISON ? "poison" : "undefined");
  (void)differ(c, "memory", "byte %" PRIu64 " of %s is 0x%02x in the source, 0x%02x in the lowering", i, name, ours, theirs);
  c->mismatch.source_value = byte_text(c, ours);
  c->mismatch.lowered_value = byte_text(c, theirs);
  return false;
}

/* Whether the lowering is not known to have written bytes of the object that the source has not written, be it their old
 * values: another thread may read them, or they may be read-only. False with a hidden mismatch. (LLVM Language Reference,
 * "Memory Model for Concurrent Operations".) */
static bool correspond_writes(pl_correspondence *c, const pl_buffer *a, const pl_buffer *b, uint32_t number) {
  char name[80];
  for (uint64_t i = 0; b->written != NULL && i < a->object.size; i++) {
    if (!b->written[a->shift + i] || (a->written != NULL && a->written[i])) continue;
    name_object(c, number, name, sizeof name);
    (void)differ(c, "access",
                 "byte %" PRIu64 " of %s was stored to in the lowering alone: another thread may read it, or it may be read-only",
                 i, name);
    c->mismatch.hidden = true;
    return false;
  }
  return true;
}

/* Whether all bytes of object `a`, number `number` of the source, correspond to those of its counterpart `b`; false with a
 * mismatch. */
static bool correspond_contents(pl_correspondence *c, const pl_buffer *a, const pl_buffer *b, uint32_t number) {
  if (!pl_object_is_sparse(&a->object) && !pl_object_is_sparse(&b->object) &&
      memcmp(a->object.bytes, b->object.bytes + a->shift, a->object.size) == 0 &&
      memcmp(a->object.poison, b->object.poison + a->shift, a->object.size) == 0)
    return true;
  size_t count;
  const pl_stretch *stretches = pl_object_stretches(c->run->arena, &a->object, &b->object, a->shift, &count);
  for (size_t k = 0; k < count; k++)
    for (uint64_t i = stretches[k].from; i < stretches[k].to; i++)
      if (!correspond_byte(c, a, b, number, i)) return false;
  return true;
}

/* Whether the contents of a global (`a` in the source, `b` in the lowering) are known to be none of this function's effects;
 * false for what is no global. */
static bool is_as_it_was(const pl_buffer *a, const pl_buffer *b) {
  const bool constant = a->constant && b->constant, changed = a->changed || b->changed, named = a->named || b->named;
  return a->symbol.len > 0 && (constant || !changed || !named);
}

/* Whether an object of the source and its counterpart in the lowering agree in lifetime, contents and writes, as far as these
 * are visible; false with a mismatch. */
static bool correspond_object(pl_correspondence *c, uint32_t number) {
  const pl_buffer *a = pl_memory_at(&c->source->memory, number);
  const pl_buffer *b = pl_memory_at(&c->lowered->memory, a->twin);
  char name[80];
  if (a->copied && c->source->stop == PL_STOP_RETURN) return true;
  /* It is not visible; whether memory that the source leaks is freed is not either. */
  const bool leaked = a->object.alive && !a->exposed;
  if (a->not_escaped && (c->source->stop == PL_STOP_EVENT || leaked || a->object.alive == b->object.alive)) return true;
  /* A stack object that is alive in the lowering only is not visible: at the latest it ends with its frame. How
   * much of the stack that takes is compared separately. */
  if (!a->object.alive && b->object.alive && a->object.kind == PL_OBJECT_STACK) return true;
  if (a->object.alive != b->object.alive) {
    name_object(c, number, name, sizeof name);
    (void)differ(c, "lifetime", "%s is %s in the source, but %s in the lowering", name, a->object.alive ? "alive" : "freed",
                 b->object.alive ? "alive" : "freed");
    c->mismatch.hidden = a->object.kind == PL_OBJECT_STACK; /* a machine may leave in place what was on the stack */
    return false;
  }
  if (!a->object.alive || !a->shift_known || a->object.size == 0) return true;
  if (is_as_it_was(a, b)) return true;
  return correspond_contents(c, a, b, number) && correspond_writes(c, a, b, number);
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
  uint32_t ours = count_leaks(&c->source->memory), theirs = count_leaks(&c->lowered->memory);
  if (theirs <= ours) return true;
  return differ(c, "lifetime", "%u new heap object%s still alive that nothing can reach any more; in the source: %u", theirs,
                theirs == 1 ? " is" : "s are", ours);
}
