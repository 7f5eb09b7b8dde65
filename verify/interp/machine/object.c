#include "verify/interp/machine/object.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/base/str.h"

#define PAGE_BYTES ((uint64_t)256)

typedef struct page {
  uint64_t number;
  uint64_t first; /* a hash of what it held at first */
  uint8_t bytes[PAGE_BYTES], states[PAGE_BYTES];
} page;

/* A hash table of pages; `slots` is a power of two. */
struct pl_pages {
  pl_arena *arena;
  pl_fresh fresh;
  uint32_t count, slots;
  page **table;
  page *last; /* the one that was accessed last; may be NULL */
};

/* ---- Pages ---- */

/* The slot of a page in the hash table: the one that holds it, or the free one where it belongs. */
static page **slot_of(const pl_pages *pages, uint64_t number) {
  uint64_t at = pl_hash_u64(number, 0x9a6e);
  while (pages->table[at & (pages->slots - 1)] != NULL && pages->table[at & (pages->slots - 1)]->number != number)
    at++;
  return &pages->table[at & (pages->slots - 1)];
}

/* The value of byte `at`, which was never written: pseudo-random bits of fresh->mask if such bytes are defined, else 0. */
static uint8_t fresh_byte(const pl_fresh *fresh, uint64_t at) {
  if (fresh->mask == 0 || fresh->state != PL_BYTE_FINE) return 0;
  return (uint8_t)(pl_hash_u64(at, fresh->seed) >> 24) & fresh->mask;
}

/* Doubles the number of slots of the hash table and puts the pages into the new table. */
static void grow(pl_pages *pages) {
  page **old = pages->table;
  uint32_t slots = pages->slots;
  pages->slots = slots * 2;
  pages->table = PL_NEW_ARRAY(pages->arena, page *, pages->slots);
  for (uint32_t i = 0; i < slots; i++)
    if (old[i] != NULL) *slot_of(pages, old[i]->number) = old[i];
}

/* A hash of the bytes and states of a page and its number. */
static uint64_t hash_page(const page *p) {
  const uint64_t of_bytes = pl_hash_bytes(p->bytes, sizeof p->bytes, pl_hash_u64(p->number, 1));
  return pl_hash_bytes(p->states, sizeof p->states, of_bytes);
}

/* A new page, with the bytes and states of memory that was never written. */
static page *new_page(const pl_pages *pages, uint64_t number) {
  const pl_fresh *fresh = &pages->fresh;
  page *p = PL_NEW(pages->arena, page);
  p->number = number;
  memset(p->states, fresh->make != NULL ? (int)PL_BYTE_FINE : (int)fresh->state, PAGE_BYTES);
  if (fresh->make != NULL)
    fresh->make(fresh->user, pages->arena, number * PAGE_BYTES, PAGE_BYTES, p->bytes, p->states);
  else
    for (uint64_t i = 0; i < PAGE_BYTES; i++)
      p->bytes[i] = fresh_byte(fresh, number * PAGE_BYTES + i);
  p->first = hash_page(p);
  return p;
}

/* Returns the page of that number, which it adds if it does not exist yet. */
static page *page_at(pl_pages *pages, uint64_t number) {
  if (pages->last != NULL && pages->last->number == number) return pages->last;
  page **slot = slot_of(pages, number);
  if (*slot == NULL) {
    if (pages->count * 2 >= pages->slots) {
      grow(pages);
      slot = slot_of(pages, number);
    }
    *slot = new_page(pages, number);
    pages->count++;
  }
  return pages->last = *slot;
}

/* An empty table of pages. */
static pl_pages *new_pages(pl_arena *arena, pl_fresh fresh) {
  pl_pages *pages = PL_NEW(arena, pl_pages);
  *pages = (pl_pages){.arena = arena, .fresh = fresh, .slots = 16};
  pages->table = PL_NEW_ARRAY(arena, page *, pages->slots);
  return pages;
}

/* Compares two uint64_t numbers, for qsort. */
static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* The numbers of all pages in ascending order, in the arena. */
static uint64_t *page_numbers(pl_arena *arena, const pl_pages *pages) {
  uint64_t *numbers = PL_NEW_ARRAY(arena, uint64_t, (size_t)pages->count + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < pages->slots; i++)
    if (pages->table[i] != NULL) numbers[count++] = pages->table[i]->number;
  qsort(numbers, count, sizeof *numbers, by_number);
  return numbers;
}

/* ---- Objects ---- */

void pl_object_make(pl_arena *arena, pl_object *object, pl_fresh fresh) {
  assert(object->size <= PL_LARGEST_OBJECT);
  assert(fresh.mask == 0 || fresh.state == PL_BYTE_FINE);
  object->bytes = object->poison = NULL;
  object->pages = object->size > PL_DENSE_BYTES ? new_pages(arena, fresh) : NULL;
  if (object->pages != NULL) return;
  object->bytes = PL_NEW_ARRAY(arena, uint8_t, object->size);
  object->poison = PL_NEW_ARRAY(arena, uint8_t, object->size);
  if (fresh.state != 0 && object->size > 0) memset(object->poison, (int)fresh.state, object->size);
  for (uint64_t i = 0; fresh.mask != 0 && i < object->size; i++)
    object->bytes[i] = fresh_byte(&fresh, i);
  if (fresh.make != NULL && object->size > 0) {
    memset(object->poison, (int)PL_BYTE_FINE, object->size);
    fresh.make(fresh.user, arena, 0, object->size, object->bytes, object->poison);
  }
}

pl_object pl_object_copy(pl_arena *arena, const pl_object *object) {
  pl_object copy = *object;
  if (object->pages == NULL) {
    copy.bytes = (uint8_t *)pl_arena_copy(arena, object->bytes, object->size);
    copy.poison = (uint8_t *)pl_arena_copy(arena, object->poison, object->size);
    return copy;
  }
  copy.pages = new_pages(arena, object->pages->fresh);
  for (uint32_t i = 0; i < object->pages->slots; i++) {
    const page *from = object->pages->table[i];
    if (from == NULL) continue;
    if (copy.pages->count * 2 >= copy.pages->slots) grow(copy.pages);
    *slot_of(copy.pages, from->number) = (page *)pl_arena_copy(arena, from, sizeof *from);
    copy.pages->count++;
  }
  return copy;
}

pl_object pl_object_flat(pl_arena *arena, const pl_object *object) {
  assert(object->size <= PL_MOST_FLAT);
  if (object->pages == NULL) return *object;
  pl_object flat = *object;
  flat.pages = NULL;
  flat.bytes = PL_NEW_ARRAY(arena, uint8_t, object->size);
  flat.poison = PL_NEW_ARRAY(arena, uint8_t, object->size);
  for (uint64_t i = 0; i < object->size; i++)
    pl_object_set(&flat, i, pl_object_byte(object, i), pl_object_state(object, i));
  return flat;
}

const char *pl_object_text(pl_arena *arena, const pl_object *object, uint64_t at) {
  uint64_t end = at;
  while (end < object->size && pl_object_state(object, end) == PL_BYTE_FINE && pl_object_byte(object, end) != 0)
    end++;
  if (end >= object->size || pl_object_state(object, end) != PL_BYTE_FINE) return NULL;
  char *text = PL_NEW_ARRAY(arena, char, end - at + 1);
  for (uint64_t i = at; i < end; i++)
    text[i - at] = (char)pl_object_byte(object, i);
  return text;
}

bool pl_object_is_fine(const pl_object *object) {
  const pl_pages *pages = object->pages;
  for (uint64_t i = 0; pages == NULL && i < object->size; i++)
    if (object->poison[i] != PL_BYTE_FINE) return false;
  if (pages == NULL) return true;
  bool fine = pages->fresh.state == PL_BYTE_FINE;
  for (uint32_t i = 0; fine && i < pages->slots; i++)
    for (uint64_t k = 0; pages->table[i] != NULL && fine && k < PAGE_BYTES; k++)
      fine = pages->table[i]->states[k] == PL_BYTE_FINE || pages->table[i]->number * PAGE_BYTES + k >= object->size;
  return fine;
}

uint64_t pl_object_held(const pl_object *object) {
  return object->pages == NULL ? object->size : (uint64_t)object->pages->count * sizeof(page);
}

uint8_t pl_object_sparse_byte(const pl_object *object, uint64_t at) {
  assert(pl_object_is_sparse(object));
  return page_at(object->pages, at / PAGE_BYTES)->bytes[at % PAGE_BYTES];
}

pl_byte_state pl_object_sparse_state(const pl_object *object, uint64_t at) {
  assert(pl_object_is_sparse(object));
  return (pl_byte_state)page_at(object->pages, at / PAGE_BYTES)->states[at % PAGE_BYTES];
}

void pl_object_sparse_set(pl_object *object, uint64_t at, uint8_t byte, pl_byte_state state) {
  assert(pl_object_is_sparse(object) && at < object->size);
  page *p = page_at(object->pages, at / PAGE_BYTES);
  p->bytes[at % PAGE_BYTES] = byte;
  p->states[at % PAGE_BYTES] = (uint8_t)state;
}

void pl_object_fill(pl_object *object, uint64_t at, uint64_t size, uint8_t byte, pl_byte_state state) {
  assert(at <= object->size && size <= object->size - at);
  if (object->pages == NULL && size > 0) {
    memset(object->bytes + at, byte, size);
    memset(object->poison + at, (int)state, size);
    return;
  }
  for (uint64_t i = 0; i < size; i++)
    pl_object_sparse_set(object, at + i, byte, state);
}

void pl_object_move(pl_object *to, uint64_t to_at, const pl_object *from, uint64_t from_at, uint64_t size) {
  assert(size <= to->size && to_at <= to->size - size);
  assert(size <= from->size && from_at <= from->size - size);
  if (size == 0) return;
  if (to->pages == NULL && from->pages == NULL) {
    memmove(to->bytes + to_at, from->bytes + from_at, size);
    memmove(to->poison + to_at, from->poison + from_at, size);
    return;
  }
  bool backwards = to == from && to_at > from_at;
  for (uint64_t i = 0; i < size; i++) {
    uint64_t k = backwards ? size - 1 - i : i;
    pl_object_set(to, to_at + k, pl_object_byte(from, from_at + k), pl_object_state(from, from_at + k));
  }
}

uint64_t pl_object_digest(const pl_object *object, uint64_t digest) {
  const pl_pages *pages = object->pages;
  if (pages == NULL) {
    digest = pl_hash_bytes(object->bytes, object->size, digest);
    return pl_hash_bytes(object->poison, object->size, digest);
  }
  uint64_t sum = 0; /* the order of the table is no property of the object */
  for (uint32_t i = 0; i < pages->slots; i++) {
    const page *p = pages->table[i];
    const uint64_t now = p != NULL ? hash_page(p) : 0;
    if (p != NULL && now != p->first) sum += now;
  }
  return pl_hash_u64(sum, digest);
}

/* ---- Comparing ---- */

/* Whether bytes that were never written are the same in two objects, one displaced by `shift`. */
static bool same_fresh(const pl_fresh *a, const pl_fresh *b, uint64_t shift) {
  if (a->state != b->state || a->make != b->make || a->user != b->user) return false;
  if (a->make != NULL) return shift == 0;
  return a->state != PL_BYTE_FINE || (a->mask == b->mask && (a->mask == 0 || (a->seed == b->seed && shift == 0)));
}

/* The bytes of the source's object that the page at byte `from` of the lowering's covers, `shift` being the displacement. */
static pl_stretch stretch_at(uint64_t from, uint64_t shift, uint64_t size) {
  uint64_t to = from + PAGE_BYTES;
  from = from < shift ? 0 : from - shift;
  to = to < shift ? 0 : to - shift;
  return (pl_stretch){from, to > size ? size : to};
}

/* Compares two stretches by their starts, for qsort. */
static int by_start(const void *a, const void *b) {
  const pl_stretch *x = (const pl_stretch *)a, *y = (const pl_stretch *)b;
  return (x->from > y->from) - (x->from < y->from);
}

/* Sets *out to the bytes of the first page of the sparse object `a` that does not exist, up to the object's end. False if all
 * exist; *out is then empty. */
static bool unwritten(pl_arena *arena, const pl_object *a, pl_stretch *out) {
  const uint64_t *numbers = page_numbers(arena, a->pages);
  uint64_t number = 0;
  for (uint32_t i = 0; i < a->pages->count && numbers[i] == number; i++)
    number++;
  *out = stretch_at(number * PAGE_BYTES, 0, a->size);
  return out->from < out->to;
}

/* Whether the other object has the same page, `distance` pages further on. */
static bool has_same(const pl_pages *other, const page *p, uint64_t distance) {
  const page *q = *slot_of(other, p->number + distance);
  return q != NULL && memcmp(p->bytes, q->bytes, PAGE_BYTES) == 0 && memcmp(p->states, q->states, PAGE_BYTES) == 0;
}

const pl_stretch *pl_object_stretches(pl_arena *arena, const pl_object *a, const pl_object *b, uint64_t shift, size_t *count) {
  uint32_t num_a = a->pages != NULL ? a->pages->count : 0, num_b = b->pages != NULL ? b->pages->count : 0;
  pl_stretch *out = PL_NEW_ARRAY(arena, pl_stretch, (size_t)num_a + num_b + 2);
  *count = 0;
  if (a->pages == NULL || b->pages == NULL) {
    out[(*count)++] = (pl_stretch){0, a->size};
    return out;
  }
  bool whole = shift % PAGE_BYTES == 0;
  for (uint32_t i = 0; i < a->pages->slots; i++) {
    const page *p = a->pages->table[i];
    if (p == NULL || (whole && has_same(b->pages, p, shift / PAGE_BYTES))) continue;
    out[(*count)++] = stretch_at(p->number * PAGE_BYTES, 0, a->size);
  }
  for (uint32_t i = 0; i < b->pages->slots; i++) {
    const page *p = b->pages->table[i];
    if (p == NULL || (whole && has_same(a->pages, p, 0 - shift / PAGE_BYTES))) continue;
    out[(*count)++] = stretch_at(p->number * PAGE_BYTES, shift, a->size);
  }
  if (a->pages->fresh.state == PL_BYTE_FINE && !same_fresh(&a->pages->fresh, &b->pages->fresh, shift))
    *count += unwritten(arena, a, &out[*count]);
  qsort(out, *count, sizeof *out, by_start);
  return out;
}

bool pl_object_equal(pl_arena *arena, const pl_object *a, const pl_object *b) {
  assert(a->size == b->size);
  size_t count;
  const pl_stretch *stretches = pl_object_stretches(arena, a, b, 0, &count);
  for (size_t k = 0; k < count; k++)
    for (uint64_t i = stretches[k].from; i < stretches[k].to; i++)
      if (pl_object_byte(a, i) != pl_object_byte(b, i) || pl_object_state(a, i) != pl_object_state(b, i)) return false;
  return true;
}
