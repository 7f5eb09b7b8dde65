#if defined(__linux__)
#define _DEFAULT_SOURCE /* mmap, madvise */
#endif

#include "core/base/arena.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
#define PL_HAS_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define PL_HAS_ASAN 1
#endif
#endif
#ifndef PL_HAS_ASAN
#define PL_HAS_ASAN 0
#endif

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "core/base/uncounted.h"

#if PL_HAS_ASAN
#include <sanitizer/asan_interface.h>
#define POISON(data, size) ASAN_POISON_MEMORY_REGION((data), (size))
#define UNPOISON(data, size) ASAN_UNPOISON_MEMORY_REGION((data), (size))
#define RED_ZONE 16u
#else
#define POISON(data, size) ((void)(data), (void)(size))
#define UNPOISON(data, size) ((void)(data), (void)(size))
#define RED_ZONE 0u
#endif

/* Chunks are aligned to 16 bytes at least. Small first ones keep a short-lived arena cheap; ever larger ones keep the number of
 * chunks logarithmic. */
#define FIRST_CHUNK ((size_t)4096)
#define MAX_CHUNK ((size_t)8 << 20)
#define LARGE_OBJECT ((size_t)1 << 18) /* has a chunk of its own */

/* The most that an empty arena keeps; nothing where each object is a chunk. */
#ifdef PLUMBLINE_STRESS
#define KEPT ((size_t)0)
#else
#define KEPT ((size_t)16 << 20)
#endif
#define MAX_KEPT_CHUNK ((size_t)2 << 20)

typedef struct chunk {
  struct chunk *next;
  size_t size; /* with this header */
} chunk;

#define CHUNK_HEADER ((sizeof(chunk) + 15) / 16 * 16)

/* Objects that were given back, by their size; larger ones are not stored. */
#define GIVEN_SIZES 64u

typedef struct given {
  struct given *next;
} given;

struct pl_arena {
  chunk *chunks; /* newest first */
  chunk *kept;   /* from before the last reset, zeroed */
  given **given; /* GIVEN_SIZES lists, or NULL */
  char *at;      /* free memory of the newest chunk */
  char *end;
  size_t next_size;
  size_t used;
  size_t shadow; /* where AddressSanitizer keeps what it knows of address 0; 0: not known here */
};

PL_UNCOUNTED_BEGIN

/* Prints that `size` bytes could not be allocated and exits with code 3. */
static _Noreturn void out_of_memory(size_t size) {
  fprintf(stderr, "plumbline: out of memory (%zu bytes asked for)\n", size);
  exit(3);
}

#ifdef __linux__

/* Memory of this size and more lies on pages of this size, where the system has them: a page at a time costs more than its use.
 */
#define LARGE_PAGE ((size_t)2 << 20)

/* Asks the kernel for large pages for the whole pages of LARGE_PAGE bytes in the `size` bytes at `data`; does nothing for less
 * than two of them. */
static void want_large_pages(void *data, size_t size) {
  if (size < 2 * LARGE_PAGE) return;
  uintptr_t first = ((uintptr_t)data + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE;
  uintptr_t end = ((uintptr_t)data + size) / LARGE_PAGE * LARGE_PAGE;
  (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
}

#else

/* Does nothing: there are no large pages on this system. */
static void want_large_pages(const void *data, size_t size) { (void)data, (void)size; }

#endif

#if defined(__linux__) && !PL_HAS_ASAN && !defined(PLUMBLINE_STRESS)

/* Zeroed memory of `size` bytes, a multiple of LARGE_PAGE, aligned to LARGE_PAGE, for which the kernel is asked for large pages;
 * NULL if there is none. */
static void *take_pages(size_t size) {
  char *data = mmap(NULL, size + LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED) return NULL;
  size_t before = (LARGE_PAGE - (uintptr_t)data % LARGE_PAGE) % LARGE_PAGE;
  if (before) (void)munmap(data, before);
  if (before < LARGE_PAGE) (void)munmap(data + before + size, LARGE_PAGE - before);
  (void)madvise(data + before, size, MADV_HUGEPAGE);
  return data + before;
}

/* A mapping of `size` zeroed bytes, NULL if there is none. */
static void *take_mapping(size_t size) {
  void *data = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return data == MAP_FAILED ? NULL : data;
}

/* Whether take_chunk takes a chunk of this size from mmap, not from calloc. */
static bool is_mapped(size_t size) { return size >= LARGE_PAGE; }

/* Zeroed memory of `size` bytes for a chunk, mapped if it is large; NULL if there is none. */
static void *take_chunk(size_t size) {
  if (!is_mapped(size)) return calloc(1, size);
  return size % LARGE_PAGE == 0 ? take_pages(size) : take_mapping(size);
}

/* Gives a chunk back to where take_chunk had it from. */
static void give_chunk(chunk *c) {
  if (is_mapped(c->size))
    (void)munmap(c, c->size);
  else
    free(c);
}

#else

/* Zeroed memory of `size` bytes for a chunk from calloc, NULL if there is none, with want_large_pages; for systems other than
 * Linux, and for builds in which a tool watches malloc. */
static void *take_chunk(size_t size) {
  void *data = calloc(1, size);
  if (data) want_large_pages(data, size);
  return data;
}

/* Frees a chunk. */
static void give_chunk(chunk *c) { free(c); }

#endif

void *pl_xmalloc(size_t size) {
  void *data = malloc(size ? size : 1);
  if (!data) out_of_memory(size);
  want_large_pages(data, size);
  return data;
}

void *pl_xcalloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) out_of_memory(SIZE_MAX);
  void *data = calloc(count ? count : 1, size ? size : 1);
  if (!data) out_of_memory(count * size);
  return data;
}

void *pl_xrealloc(void *data, size_t size) {
  void *grown = realloc(data, size ? size : 1);
  if (!grown) out_of_memory(size);
  want_large_pages(grown, size);
  return grown;
}

/* Adds a chunk of `size` bytes, zeroed but for its header, as the arena's newest one; ends the process if memory runs out. */
static chunk *add_chunk(pl_arena *arena, size_t size) {
  chunk *fresh = take_chunk(size);
  if (!fresh) out_of_memory(size);
  fresh->next = arena->chunks;
  fresh->size = size;
  arena->chunks = fresh;
  return fresh;
}

#if PL_HAS_ASAN

enum { SHADOW_SCALE = 3 }; /* one byte for 8 */

/* The address where AddressSanitizer has the shadow of address 0; 0 if its scale is not the usual one. */
static size_t find_shadow(void) {
  size_t scale, offset;
  __asan_get_shadow_mapping(&scale, &offset);
  return scale == SHADOW_SCALE ? offset : 0;
}

#else

/* 0: there is no AddressSanitizer. */
static size_t find_shadow(void) { return 0; }

#endif

pl_arena *pl_arena_new(void) {
  pl_arena *arena = pl_xmalloc(sizeof *arena);
  *arena = (pl_arena){.next_size = FIRST_CHUNK, .shadow = find_shadow()};
  return arena;
}

/* Frees all chunks of a list (see take_chunk), after unpoisoning them. */
static void give_chunks(chunk *c) {
  for (chunk *next; c; c = next) {
    next = c->next;
    UNPOISON(c, c->size);
    give_chunk(c);
  }
}

void pl_arena_free(pl_arena *arena) {
  if (!arena) return;
  give_chunks(arena->chunks);
  give_chunks(arena->kept);
  free(arena->given);
  free(arena);
}

/* Puts a chunk on the list arena->kept, for later objects, and zeroes and poisons the part of it that was used. */
static void keep(pl_arena *arena, chunk *c) {
  char *start = (char *)c + CHUNK_HEADER, *end = (char *)c + c->size;
  size_t used = (size_t)((arena->end == end ? arena->at : end) - start);
  UNPOISON(start, used);
  memset(start, 0, used);
  POISON(start, used);
  c->next = arena->kept;
  arena->kept = c;
}

/* Whether a reset may keep the chunk; a large one is better allocated anew, as the system commits only pages that are touched. */
static bool is_worth_keeping(const chunk *c) { return c->size <= MAX_KEPT_CHUNK; }

/* The size of the next new chunk after a reset: that of the largest kept chunk whose size is a power of two, but at least
 * FIRST_CHUNK. */
static size_t size_to_go_on(const pl_arena *arena) {
  size_t largest = FIRST_CHUNK;
  for (const chunk *c = arena->kept; c; c = c->next)
    if ((c->size & (c->size - 1)) == 0 && c->size > largest) largest = c->size;
  return largest;
}

/* Invalidates all objects. Keeps chunks of up to KEPT bytes in all, preferring those that were in use, and frees the rest. */
void pl_arena_reset(pl_arena *arena) {
  chunk *unused = arena->kept;
  size_t kept = 0;
  arena->kept = NULL;
  for (chunk *c = arena->chunks, *next; c; c = next) {
    next = c->next;
    c->next = NULL;
    if (!is_worth_keeping(c) || kept + c->size > KEPT) {
      give_chunks(c);
      continue;
    }
    kept += c->size;
    keep(arena, c);
  }
  for (chunk *c = unused, *next; c; c = next) {
    next = c->next;
    c->next = NULL;
    if (kept + c->size > KEPT) {
      give_chunks(c);
      continue;
    }
    kept += c->size;
    c->next = arena->kept;
    arena->kept = c;
  }
  arena->next_size = size_to_go_on(arena);
  arena->chunks = NULL;
  arena->at = arena->end = NULL;
  arena->used = 0;
  free(arena->given);
  arena->given = NULL;
}

#ifdef PLUMBLINE_STRESS

/* Zeroed memory of `size` bytes, for stress builds: every object is a chunk of its own, so that tools that watch malloc see each
 * of them. */
void *pl_arena_alloc(pl_arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) out_of_memory(size);
  arena->used += size;
  return (char *)add_chunk(arena, CHUNK_HEADER + size) + CHUNK_HEADER;
}

void pl_arena_give(pl_arena *arena, void *data, size_t size) {
  (void)arena;
  POISON(data, size);
}

#else

/* The bytes that an object takes: its size rounded up to a multiple of 8, at least 8, and under AddressSanitizer a red zone. */
static size_t size_with_red_zone(size_t size) { return (size ? (size + 7) / 8 * 8 : 8) + RED_ZONE; }

/* The alignment of an object of that size: 16 if the size is a multiple of 16 and not 0, else 8. C's alignments divide the size
 * of an object, so that 8 is enough for those. */
static size_t alignment_of(size_t size) { return size % 16 == 0 && size != 0 ? 16 : 8; }

/* The list, which may be empty, of given-back objects that take `capacity` bytes, red zone included; NULL if no object was given
 * back since the last reset, or `capacity` is too large for the lists. */
static given **given_of(const pl_arena *arena, size_t capacity) {
  return arena->given && capacity / 8 < GIVEN_SIZES ? &arena->given[capacity / 8] : NULL;
}

/* Takes an object of about that size off the list of those given back, and zeroes it; NULL if there is none, or the first is not
 * aligned well enough. */
static void *take_given(pl_arena *arena, size_t size) {
  given **list = given_of(arena, size_with_red_zone(size)), *taken = list ? *list : NULL;
  if (!taken || (uintptr_t)taken % alignment_of(size) != 0) return NULL;
  UNPOISON(taken, size < sizeof *taken ? sizeof *taken : size);
  *list = taken->next;
  memset(taken, 0, size < sizeof *taken ? sizeof *taken : size);
  return taken;
}

void pl_arena_give(pl_arena *arena, void *data, size_t size) {
  if (!arena->given) {
    arena->given = pl_xmalloc(GIVEN_SIZES * sizeof *arena->given);
    memset(arena->given, 0, GIVEN_SIZES * sizeof *arena->given);
  }
  given **list = given_of(arena, size_with_red_zone(size)), *object = data;
  if (list) {
    UNPOISON(object, sizeof *object);
    object->next = *list;
    *list = object;
  }
  POISON(data, size < sizeof *object ? sizeof *object : size);
}

/* Moves the smallest kept chunk of `least` to `most` bytes to the front of the arena's chunks and returns it, still poisoned;
 * NULL if there is none. */
static chunk *take_kept(pl_arena *arena, size_t least, size_t most) {
  chunk **best = NULL;
  for (chunk **link = &arena->kept; *link; link = &(*link)->next)
    if ((*link)->size >= least && (*link)->size <= most && (!best || (*link)->size < (*best)->size)) best = link;
  if (!best) return NULL;
  chunk *taken = *best;
  *best = taken->next;
  taken->next = arena->chunks;
  arena->chunks = taken;
  return taken;
}

/* Zeroed memory for a large object in a chunk of its own, kept or new; small objects are still taken from the newest chunk of
 * before. Ends the process if memory runs out. */
static void *alloc_large(pl_arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) out_of_memory(size);
  const size_t whole = CHUNK_HEADER + size;
  chunk *newest = arena->chunks, *taken = take_kept(arena, whole, whole + whole / 4);
  if (!taken) taken = add_chunk(arena, whole);
  if (newest) {
    taken->next = newest->next;
    newest->next = taken;
    arena->chunks = newest;
  }
  UNPOISON((char *)taken + CHUNK_HEADER, size);
  return (char *)taken + CHUNK_HEADER;
}

/* Adds a new poisoned chunk of at least `least` bytes to the arena and returns it. */
static chunk *add_next_chunk(pl_arena *arena, size_t least) {
  while (arena->next_size < least)
    arena->next_size *= 2;
  chunk *fresh = add_chunk(arena, arena->next_size);
  if (arena->next_size < MAX_CHUNK) arena->next_size *= 2;
  POISON((char *)fresh + CHUNK_HEADER, fresh->size - CHUNK_HEADER);
  return fresh;
}

/* Points arena->at and arena->end at the free memory of a kept or new chunk, with space for `least` bytes; small objects are
 * taken from it. */
static void start_chunk(pl_arena *arena, size_t least) {
  chunk *next = take_kept(arena, least + CHUNK_HEADER, SIZE_MAX);
  if (!next) next = add_next_chunk(arena, least + CHUNK_HEADER);
  arena->at = (char *)next + CHUNK_HEADER;
  arena->end = (char *)next + next->size;
}

#if PL_HAS_ASAN

/* Unpoisons an object, which is aligned to 8, by writing AddressSanitizer's shadow directly: the runtime call takes longer than
 * the write. `volatile` keeps the loop from becoming a call of memset, which would be checked. (sanitizer/asan_interface.h) */
__attribute__((no_sanitize("address"))) static void unpoison_object(const pl_arena *arena, const void *data, size_t size) {
  if (arena->shadow == 0) {
    UNPOISON(data, size);
    return;
  }
  volatile uint8_t *shadow = (volatile uint8_t *)(((uintptr_t)data >> SHADOW_SCALE) + arena->shadow);
  const size_t whole = size >> SHADOW_SCALE, rest = size & ((1u << SHADOW_SCALE) - 1);
  for (size_t i = 0; i < whole; ++i)
    shadow[i] = 0;
  if (rest) shadow[whole] = (uint8_t)rest;
}

#else

/* Does nothing: there is no AddressSanitizer. */
static void unpoison_object(const pl_arena *arena, const void *data, size_t size) { (void)arena, (void)data, (void)size; }

#endif

void *pl_arena_alloc(pl_arena *arena, size_t size) {
  arena->used += size;
  if (size > LARGE_OBJECT) return alloc_large(arena, size);
  void *again = arena->given ? take_given(arena, size) : NULL;
  if (again) return again;
  size_t need = size_with_red_zone(size);
  char *start = arena->at;
  size_t pad = (0 - (uintptr_t)start) & (alignment_of(size) - 1);
  if ((size_t)(arena->end - start) < need + pad) {
    start_chunk(arena, need);
    start = arena->at;
    pad = 0;
  }
  start += pad;
  arena->at = start + need;
  unpoison_object(arena, start, size);
  return start;
}

#endif

void *pl_arena_alloc_array(pl_arena *arena, size_t size, size_t count) {
  if (size != 0 && count > SIZE_MAX / 2 / size) out_of_memory(SIZE_MAX);
  return pl_arena_alloc(arena, size * count);
}

void *pl_arena_copy(pl_arena *arena, const void *data, size_t size) {
  void *copy = pl_arena_alloc(arena, size);
  if (size) memcpy(copy, data, size);
  return copy;
}

size_t pl_arena_used(const pl_arena *arena) { return arena->used; }

PL_UNCOUNTED_END
