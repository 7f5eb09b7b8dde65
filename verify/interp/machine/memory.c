#include "verify/interp/machine/memory.h"

#include <assert.h>
#include <string.h>

void pl_memory_init(pl_memory *memory, pl_arena *arena) {
  *memory = (pl_memory){.arena = arena, .next = PL_FIRST_ADDRESS};
  memory->found = PL_NEW_ARRAY(arena, pl_found, PL_MEMORY_FOUND);
  pl_vec_push(&memory->buffers, (pl_buffer){0});
}

void pl_memory_free(pl_memory *memory) {
  pl_vec_free(&memory->buffers);
  pl_vec_free(&memory->idle);
  pl_vec_free(&memory->freed);
  pl_vec_free(&memory->stack);
}

/* Whether the run may make, copy or set so many more bytes. */
static bool may_touch(const pl_memory *memory, uint64_t size) {
  return memory->touched + size <= (memory->recycles ? PL_MOST_TOUCHED_OF_PROGRAM : PL_MOST_TOUCHED);
}

/* Adds an object, counts its bytes, and returns its number; new objects then get addresses after it, unless its own was chosen
 * far from them. */
static uint32_t append(pl_memory *memory, pl_buffer buffer) {
  uint64_t end = buffer.object.base + buffer.object.size;
  const bool far = end >= (uint64_t)1 << 62; /* the caller chose the address */
  if (end >= memory->next && (!far || memory->next >= PL_UPPER_HALF)) memory->next = end + 1;
  buffer.held = pl_object_held(&buffer.object);
  memory->used += buffer.held;
  memory->touched += buffer.held;
  pl_vec_push(&memory->buffers, buffer);
  return (uint32_t)memory->buffers.len - 1;
}

/* Counts the pages of a live sparse object that were made since it was counted last. */
static void count_pages(pl_memory *memory, uint32_t number) {
  pl_buffer *b = pl_memory_at(memory, number);
  if (!pl_object_is_sparse(&b->object) || !b->object.alive) return;
  memory->used += pl_object_held(&b->object) - b->held;
  b->held = pl_object_held(&b->object);
}

/* Whether an object of that kind and size can be added, by the limits of the memory. */
static bool has_room(const pl_memory *memory, pl_object_kind kind, uint64_t size) {
  uint64_t held = size > PL_DENSE_BYTES ? 0 : size, largest = kind == PL_OBJECT_STACK ? PL_MEMORY_LIMIT : PL_LARGEST_OBJECT;
  return size <= largest && memory->used + held <= PL_MEMORY_LIMIT && may_touch(memory, held) &&
         memory->buffers.len < (memory->recycles ? PL_MAX_OBJECTS_OF_PROGRAM : PL_MAX_OBJECTS);
}

uint32_t pl_memory_add_copy(pl_memory *memory, const pl_object *object) {
  assert(object->kind != PL_OBJECT_INVALID);
  if (!has_room(memory, object->kind, object->size)) return 0;
  return append(memory, (pl_buffer){.object = pl_object_copy(memory->arena, object), .allocated = object->base});
}

/* The address of a new object: a multiple of `align`, but not of twice that, so that a wrong claim of a larger alignment
 * shows; if `coarse` is set, a multiple of the larger of the two. */
static uint64_t fresh_base(const pl_memory *memory, uint64_t align) {
  uint64_t coarse = memory->coarse > align ? memory->coarse : align;
  if (memory->coarse != 0) return (memory->next + 256 + coarse - 1) / coarse * coarse;
  uint64_t base = (memory->next + 256 + 2 * align - 1) / (2 * align) * (2 * align);
  return base + align;
}

/* Gives an object uninitialized bytes: those in memory->idle of a dead object of its size if there are any, else new ones. */
static void find_bytes(pl_memory *memory, pl_object *object) {
  for (size_t i = memory->idle.len; i-- > 0;) {
    if (memory->idle.data[i].size != object->size) continue;
    object->bytes = memory->idle.data[i].bytes;
    object->poison = memory->idle.data[i].poison;
    memory->idle.data[i] = pl_vec_last(&memory->idle);
    memory->idle.len--;
    if (object->size > 0) memset(object->poison, PL_BYTE_UNDEF, object->size);
    return;
  }
  pl_object_make(memory->arena, object, (pl_fresh){.state = PL_BYTE_UNDEF});
}

/* The bytes that the object takes on the stack, rounded up to PL_STACK_UNIT; saturates. */
static uint64_t stack_bytes(const pl_object *object) {
  return object->size > UINT64_MAX - PL_STACK_UNIT ? UINT64_MAX
                                                   : (object->size + PL_STACK_UNIT - 1) / PL_STACK_UNIT * PL_STACK_UNIT;
}

/* Adds the object to the stack usage and updates its maximum. */
static void note_stack(pl_memory *memory, const pl_object *object) {
  const uint64_t bytes = stack_bytes(object);
  memory->stack_used = bytes > UINT64_MAX - memory->stack_used ? UINT64_MAX : memory->stack_used + bytes;
  if (memory->stack_used > memory->stack_peak) memory->stack_peak = memory->stack_used;
}

uint32_t pl_memory_add(pl_memory *memory, pl_object_kind kind, uint64_t base, uint64_t size, uint64_t align) {
  assert(kind > PL_OBJECT_INVALID && kind <= PL_OBJECT_GLOBAL);
  pl_object object = {.kind = kind, .base = base, .size = size, .alive = true};
  if (kind == PL_OBJECT_STACK) note_stack(memory, &object);
  if (!has_room(memory, kind, size) || align > PL_MEMORY_LIMIT) return 0;
  if (base == 0) object.base = base = fresh_base(memory, align == 0 ? 1 : align);
  find_bytes(memory, &object);
  if (kind == PL_OBJECT_STACK) pl_vec_push(&memory->stack, (uint32_t)memory->buffers.len);
  return append(memory, (pl_buffer){.object = object, .allocated = base, .align = align});
}

/* The number of 16-byte units in the chunk that glibc's malloc uses for a request of that size. */
static uint64_t chunk_of(uint64_t size) {
  enum { UNIT = 16, OWN = 8, LEAST = 24 };
  return ((size < LEAST ? LEAST : size) + OWN + UNIT - 1) / UNIT;
}

uint64_t pl_memory_take_freed(pl_memory *memory, uint64_t size, uint64_t align) {
  assert(memory->reuses);
  for (size_t i = memory->freed.len; i-- > 0;) {
    const pl_object *o = &pl_memory_at(memory, memory->freed.data[i])->object;
    if (chunk_of(o->size) != chunk_of(size) || (align > 1 && o->base % align != 0)) continue;
    const uint64_t base = o->base;
    memmove(&memory->freed.data[i], &memory->freed.data[i + 1], (memory->freed.len - i - 1) * sizeof memory->freed.data[0]);
    memory->freed.len--;
    return base;
  }
  return 0;
}

uint64_t pl_memory_marked_place(const pl_memory *memory, uint32_t first, uint64_t size, uint64_t align) {
  for (uint32_t i = first > 0 ? first : 1; i < memory->buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(memory, i);
    if (b->object.kind == PL_OBJECT_STACK && b->marked && b->object.size == size && (align <= 1 || b->object.base % align == 0))
      return b->object.base;
  }
  return 0;
}

bool pl_memory_is_taken(const pl_memory *memory, uint64_t base, uint64_t size, uint32_t but) {
  for (uint32_t i = 1; i < memory->buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(memory, i);
    if (i == but || !b->object.alive || (b->marked && !b->started)) continue;
    if (base < b->object.base + b->object.size && b->object.base < base + size) return true;
  }
  return false;
}

void pl_memory_end(pl_memory *memory, uint32_t number) {
  pl_object *o = &pl_memory_at(memory, number)->object;
  if (!o->alive) return;
  o->alive = false;
  if (memory->reuses && (o->kind == PL_OBJECT_HEAP || o->kind == PL_OBJECT_INCOMING)) pl_vec_push(&memory->freed, number);
  memory->used -= pl_memory_at(memory, number)->held;
  pl_memory_at(memory, number)->held = 0;
  if (o->kind == PL_OBJECT_STACK) memory->stack_used -= stack_bytes(o);
  if (!memory->recycles || memory->idle.len >= 256 || pl_object_is_sparse(o)) return;
  pl_vec_push(&memory->idle, ((pl_bytes){o->size, o->bytes, o->poison}));
  o->bytes = o->poison = NULL;
}

void pl_memory_end_stack(pl_memory *memory, uint32_t from, bool (*ends)(const void *user, const pl_buffer *), const void *user) {
  size_t first = memory->stack.len;
  assert(ends != NULL);
  while (first > 0 && memory->stack.data[first - 1] >= from)
    first--;
  size_t kept = first;
  for (size_t i = first; i < memory->stack.len; i++) {
    const uint32_t number = memory->stack.data[i];
    if (ends(user, pl_memory_at(memory, number))) pl_memory_end(memory, number);
    if (pl_memory_at(memory, number)->object.alive) memory->stack.data[kept++] = number;
  }
  memory->stack.len = kept;
}

/* The number of the last object, alive or dead, of those numbered from `from` on, that contains the address or ends at it; 0
 * if there is none. */
static uint32_t find_from(const pl_memory *memory, uint64_t address, uint32_t from) {
  for (uint32_t i = (uint32_t)memory->buffers.len; i-- > from;) {
    const pl_object *o = &memory->buffers.data[i].object;
    if (address - o->base <= o->size) return i;
  }
  return 0;
}

uint32_t pl_memory_find(const pl_memory *memory, uint64_t address) {
  assert(memory->buffers.len > 0);
  pl_found *known = &memory->found[pl_hash_u64(address, 0) % PL_MEMORY_FOUND];
  if (known->address != address) *known = (pl_found){.address = address, .count = 1};
  if (known->count == 0) known->count = 1;
  const uint32_t newer = find_from(memory, address, known->count);
  if (newer != 0) known->number = newer;
  known->count = (uint32_t)memory->buffers.len;
  return known->number;
}

const char *pl_memory_check(const pl_memory *memory, const pl_scalar *pointer, uint64_t size, bool is_store, uint32_t *number,
                            uint64_t *offset) {
  if (pointer->poison) return "the address is poison";
  if (pointer->undef) return "the address is undefined";
  uint64_t address = pointer->bits.word;
  uint32_t n = pointer->object != 0 ? pointer->object : pl_memory_find(memory, address);
  *number = n;
  *offset = 0;
  if (n == 0 || n >= memory->buffers.len) return address == 0 ? "the address is null" : "no object lies at the address";
  const pl_buffer *buffer = pl_memory_at(memory, n);
  *offset = address - buffer->object.base;
  if (!buffer->object.alive)
    return buffer->object.kind == PL_OBJECT_STACK ? "the stack object's function has returned" : "the object has been freed";
  if (*offset > buffer->object.size || size > buffer->object.size - *offset) return "it lies outside of the object";
  return is_store && buffer->constant ? "the object is constant" : NULL;
}

/* The state of the bytes [from, to): PL_BYTE_POISON if any is poison, PL_BYTE_UNDEF if all are undef, else PL_BYTE_FINE.
 * Unless one is poison, sets *mixed to whether some are undef, but not all. */
static pl_byte_state state_of(const pl_object *object, uint64_t from, uint64_t to, bool *mixed) {
  uint64_t undef = 0;
  for (uint64_t i = from; i < to; i++) {
    pl_byte_state state = pl_object_state(object, i);
    if (state == PL_BYTE_POISON) return PL_BYTE_POISON;
    if (state == PL_BYTE_UNDEF) undef++;
  }
  *mixed = undef > 0 && undef < to - from;
  return undef > 0 && undef == to - from ? PL_BYTE_UNDEF : PL_BYTE_FINE;
}

/* Byte i of the object; if `mixed`, a random one for an undef byte. */
static uint8_t byte_at(const pl_object *object, uint64_t i, bool mixed, uint64_t *seed) {
  return mixed && pl_object_state(object, i) == PL_BYTE_UNDEF ? (uint8_t)pl_random_next(seed) : pl_object_byte(object, i);
}

/* Whether the bits above an integer's width in its last byte are zero, as a store of its type leaves them; otherwise the
 * loaded value is poison (LLVM Language Reference, "load Instruction"). */
static bool padding_is_zero(const pl_object *object, uint64_t from, uint32_t width) {
  return width % 8 == 0 || (pl_object_byte(object, from + width / 8) >> (width % 8)) == 0;
}

/* The bytes [from, to) as a little-endian number; with `mixed`, random bytes for undef ones. */
static pl_apint gather(pl_memory *memory, const pl_object *object, uint64_t from, uint64_t to, bool mixed, uint64_t *seed) {
  uint32_t num_bytes = (uint32_t)(to - from), num_words = (num_bytes + 7) / 8;
  uint64_t small[4] = {0};
  uint64_t *words = num_words <= 4 ? small : PL_NEW_ARRAY(memory->arena, uint64_t, num_words);
  for (uint32_t i = 0; i < num_bytes; i++)
    words[i / 8] |= (uint64_t)byte_at(object, from + i, mixed, seed) << (8 * (i % 8));
  return pl_apint_from_words(memory->arena, num_bytes * 8, words, num_words);
}

/* Reads one leaf, which is poison or undef as its bytes are; undef bytes among others are random. The value of a pointer has
 * the object that it points into. */
static pl_scalar read_leaf(pl_memory *memory, const pl_object *object, uint64_t offset, const pl_leaf *leaf, bool is_packed,
                           uint64_t *seed) {
  uint64_t from = offset + leaf->bit / 8, to = offset + (leaf->bit + leaf->width + 7) / 8;
  bool mixed = false;
  pl_byte_state state = state_of(object, from, to, &mixed);
  if (state == PL_BYTE_POISON) return pl_scalar_poison(memory->arena, leaf->width);
  if (state == PL_BYTE_UNDEF) return pl_scalar_undef(memory->arena, leaf->width);
  if (!is_packed && !mixed && !padding_is_zero(object, from, leaf->width)) return pl_scalar_poison(memory->arena, leaf->width);
  pl_apint all = gather(memory, object, from, to, mixed, seed);
  pl_scalar s = {.bits = all};
  if (all.width != leaf->width) s.bits = pl_apint_extract(memory->arena, all, (uint32_t)(leaf->bit % 8), leaf->width);
  if (leaf->kind == PL_LEAF_POINTER) s.object = pl_memory_find(memory, s.bits.word);
  return s;
}

/* Whether the leaves of a layout follow each other without padding, judged by the first two; false for fewer than two leaves.
 * */
static bool is_packed(const pl_layout *layout) {
  return layout->num_leaves > 1 && layout->leaves[1].bit == layout->leaves[0].bit + layout->leaves[0].width;
}

void pl_memory_read(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, uint64_t *seed,
                    pl_scalar *out) {
  assert(layout->num_leaves == 0 || (layout->leaves != NULL && out != NULL));
  const pl_object *object = &pl_memory_at(memory, number)->object;
  bool packed = is_packed(layout);
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    out[i] = read_leaf(memory, object, offset, &layout->leaves[i], packed, seed);
  count_pages(memory, number);
  memory->exhausted |= memory->used > PL_MEMORY_LIMIT;
}

/* Writes a scalar bit by bit from bit `first_bit` of the object on, for vectors whose elements are no whole bytes; a byte's
 * state becomes the worse one of its own and the scalar's. */
static void write_bits(pl_object *object, uint64_t first_bit, const pl_scalar *value) {
  pl_byte_state state = value->poison ? PL_BYTE_POISON : value->undef ? PL_BYTE_UNDEF : PL_BYTE_FINE;
  for (uint32_t i = 0; i < value->bits.width; i++) {
    uint64_t bit = first_bit + i, byte = bit / 8;
    uint8_t mask = (uint8_t)(1u << (bit % 8)), old = pl_object_byte(object, byte);
    pl_byte_state before = pl_object_state(object, byte);
    bool worse = state != PL_BYTE_FINE && before != PL_BYTE_POISON;
    pl_object_set(object, byte, pl_apint_bit(value->bits, i) ? old | mask : old & (uint8_t)~mask, worse ? state : before);
  }
}

/* Writes a scalar as whole bytes, at its place in the value at `offset`; each byte gets the scalar's state. */
static void write_leaf(pl_object *object, uint64_t offset, const pl_leaf *leaf, const pl_scalar *value) {
  uint64_t from = offset + leaf->bit / 8;
  uint32_t num_bytes = (leaf->width + 7) / 8;
  pl_byte_state state = value->poison ? PL_BYTE_POISON : value->undef ? PL_BYTE_UNDEF : PL_BYTE_FINE;
  for (uint32_t i = 0; i < num_bytes; i++) {
    pl_object_set(object, from + i, (uint8_t)(pl_apint_word(value->bits, i / 8) >> (8 * (i % 8))), state);
  }
}

void pl_object_write(pl_object *object, uint64_t offset, const pl_layout *layout, const pl_scalar *values) {
  assert(offset <= object->size && layout->store_size <= object->size - offset);
  if (is_packed(layout) && layout->leaves[0].width % 8 != 0) {
    pl_object_fill(object, offset, layout->store_size, 0, PL_BYTE_FINE);
    for (uint32_t i = 0; i < layout->num_leaves; i++)
      write_bits(object, offset * 8 + layout->leaves[i].bit, &values[i]);
    return;
  }
  uint64_t end = 0; /* bytes that belong to no scalar are undef from here on (LLVM Language Reference, "'store' Instruction") */
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    const uint64_t first = layout->leaves[i].bit / 8;
    if (first > end) pl_object_fill(object, offset + end, first - end, 0, PL_BYTE_UNDEF);
    end = first + (layout->leaves[i].width + 7) / 8;
    write_leaf(object, offset, &layout->leaves[i], &values[i]);
  }
  if (layout->store_size > end) pl_object_fill(object, offset + end, layout->store_size - end, 0, PL_BYTE_UNDEF);
}

/* Counts `size` bytes as touched; false if the memory is exhausted, by this or by an earlier call. */
static bool may_write(pl_memory *memory, const pl_object *object, uint64_t size) {
  const bool full = size > PL_MEMORY_LIMIT / 8 || memory->used > PL_MEMORY_LIMIT;
  memory->exhausted |= !may_touch(memory, size) || (full && pl_object_is_sparse(object));
  memory->touched += size;
  return !memory->exhausted;
}

void pl_memory_note_written(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size) {
  assert(offset <= pl_memory_at(memory, number)->object.size);
  enum { MOST_BYTES = 1 << 20 };
  pl_buffer *b = pl_memory_at(memory, number);
  bool others_see = b->object.kind == PL_OBJECT_INCOMING || b->object.kind == PL_OBJECT_GLOBAL;
  if (!memory->watches_writes || !others_see) return;
  b->changed = true;
  if (b->object.size > MOST_BYTES) return;
  if (size > b->object.size - offset) size = b->object.size - offset;
  if (b->written == NULL) b->written = PL_NEW_ARRAY(memory->arena, uint8_t, b->object.size + 1);
  if (size > 0) memset(b->written + offset, 1, size);
}

void pl_memory_write(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, const pl_scalar *values) {
  assert(layout->num_leaves == 0 || (layout->leaves != NULL && values != NULL));
  pl_object *object = &pl_memory_at(memory, number)->object;
  if (!may_write(memory, object, layout->store_size)) return;
  pl_object_write(object, offset, layout, values);
  pl_memory_note_written(memory, number, offset, layout->store_size);
  count_pages(memory, number);
}
void pl_memory_move(pl_memory *memory, uint32_t to, uint64_t to_offset, uint32_t from, uint64_t from_offset, uint64_t size) {
  pl_object *d = &pl_memory_at(memory, to)->object;
  if (!may_write(memory, d, size)) return;
  pl_object_move(d, to_offset, &pl_memory_at(memory, from)->object, from_offset, size);
  pl_memory_note_written(memory, to, to_offset, size);
  count_pages(memory, to);
  count_pages(memory, from);
}

void pl_memory_fill(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size, uint8_t byte, pl_byte_state state) {
  pl_object *object = &pl_memory_at(memory, number)->object;
  if (!may_write(memory, object, size)) return;
  pl_object_fill(object, offset, size, byte, state);
  pl_memory_note_written(memory, number, offset, size);
  count_pages(memory, number);
}
