/* object.h - the bytes of an object and what each of them holds.
 *
 * Small objects have all of their bytes. One larger than PL_DENSE_BYTES is in pages, which are made when they are accessed: a
 * run costs what it touches, and indices that lose their upper half, or strides, show only in a buffer that no machine holds as
 * a whole.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_OBJECT_H
#define PL_VERIFY_INTERP_MACHINE_OBJECT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/base/arena.h"

typedef enum pl_object_kind {
  PL_OBJECT_INVALID,
  PL_OBJECT_INCOMING,
  PL_OBJECT_HEAP,
  PL_OBJECT_STACK,
  PL_OBJECT_GLOBAL
} pl_object_kind;

typedef struct pl_pages pl_pages;

/* Its bytes are read and written by the functions of object.h. */
typedef struct pl_object {
  pl_object_kind kind;
  uint64_t base; /* address */
  uint64_t size; /* bytes */
  uint8_t *bytes;
  uint8_t *poison; /* a pl_byte_state per byte */
  pl_pages *pages; /* of a large object: the part of it that was accessed; bytes and poison are NULL then */
  bool alive;
} pl_object;

/* What a byte holds: pl_object.poison. Zero is what was never written: that costs a large object nothing. */
typedef enum pl_byte_state { PL_BYTE_UNDEF, PL_BYTE_FINE, PL_BYTE_POISON } pl_byte_state;

#define PL_DENSE_BYTES ((uint64_t)1 << 14)
/* A larger object is never turned into one array. */
#define PL_MOST_FLAT ((uint64_t)64 << 20)
/* No object is larger than this many bytes: it would not fit into the address space. */
#define PL_LARGEST_OBJECT ((uint64_t)1 << 46)

/* Sets bytes [at, at + count) of an object, and their states, to what they hold at first: always the same for the same `user`.
 * They are FINE zeros before. */
typedef void (*pl_fresh_fn)(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states);

/* What the bytes of an object hold that were not written yet. */
typedef struct pl_fresh {
  pl_byte_state state; /* with `make`: FINE if it makes no other bytes */
  uint64_t seed;       /* FINE: of the bytes, which are the same for the same seed */
  uint8_t mask;        /* FINE: bits that may be set; 0: the bytes are zero */
  pl_fresh_fn make;    /* of pages: sets them in the place of seed and mask; may be NULL */
  const void *user;    /* of `make` */
} pl_fresh;

/* Sets the bytes and states of an object whose size, at most PL_LARGEST_OBJECT, is set: two arrays, or an empty table of pages
 * if it is larger than PL_DENSE_BYTES. `fresh` says what they hold at first. */
void pl_object_make(pl_arena *arena, pl_object *object, pl_fresh fresh);
/* Returns a copy of the object; its bytes and states, or its pages, are copied into the arena. */
pl_object pl_object_copy(pl_arena *arena, const pl_object *object);
/* Returns an object with the same bytes and states in two arrays, those of `object` itself if it has them. Its size is at most
 * PL_MOST_FLAT. */
pl_object pl_object_flat(pl_arena *arena, const pl_object *object);
/* The text at byte `at` of the object, which ends with a zero byte; NULL if a byte of it is poison or undef, or there is no zero
 * byte. */
const char *pl_object_text(pl_arena *arena, const pl_object *object, uint64_t at);
/* Whether no byte of the object is poison or undef. */
bool pl_object_is_fine(const pl_object *object);
/* Whether the object holds its bytes in pages that are made when accessed, not in one array. */
static inline bool pl_object_is_sparse(const pl_object *object) { return object->pages != NULL; }
/* How many bytes the object counts for the limits of memory: its size, or of a sparse one the memory of its pages. */
uint64_t pl_object_held(const pl_object *object);

/* Byte `at` of a sparse object; makes the page if needed. */
uint8_t pl_object_sparse_byte(const pl_object *object, uint64_t at);
/* The state of byte `at` of a sparse object; makes the page if needed. */
pl_byte_state pl_object_sparse_state(const pl_object *object, uint64_t at);
/* Sets a byte and its state in a sparse object; makes the page if needed. */
void pl_object_sparse_set(pl_object *object, uint64_t at, uint8_t byte, pl_byte_state state);

/* Byte `at` of the object, dense or sparse; `at` is below its size. */
static inline uint8_t pl_object_byte(const pl_object *object, uint64_t at) {
  return object->pages == NULL ? object->bytes[at] : pl_object_sparse_byte(object, at);
}
/* The state of byte `at` of the object, dense or sparse. */
static inline pl_byte_state pl_object_state(const pl_object *object, uint64_t at) {
  return object->pages == NULL ? (pl_byte_state)object->poison[at] : pl_object_sparse_state(object, at);
}
/* Sets byte `at` of the object and its state. */
static inline void pl_object_set(pl_object *object, uint64_t at, uint8_t byte, pl_byte_state state) {
  if (object->pages != NULL) {
    pl_object_sparse_set(object, at, byte, state);
    return;
  }
  object->bytes[at] = byte;
  object->poison[at] = (uint8_t)state;
}

/* Sets `size` bytes from `at` on, which lie in the object, to a value and a state. A sparse object gets all of their pages:
 * callers pass at most PL_DENSE_BYTES for it. */
void pl_object_fill(pl_object *object, uint64_t at, uint64_t size, uint8_t byte, pl_byte_state state);
/* Copies `size` bytes with their states from `from_at` to `to_at`, between objects or within one, where the ranges may
 * overlap. They lie in the objects. A sparse `to` gets all of the pages: callers pass at most PL_DENSE_BYTES if an object is
 * sparse. */
void pl_object_move(pl_object *to, uint64_t to_at, const pl_object *from, uint64_t from_at, uint64_t size);
/* Returns a hash of all bytes of the object and their states, of a sparse one those of the pages that hold something else than
 * at first, combined with `digest`. */
uint64_t pl_object_digest(const pl_object *object, uint64_t digest);

/* Bytes [from, to). */
typedef struct pl_stretch {
  uint64_t from, to;
} pl_stretch;

/* The stretches of `a` in which it may differ from `b`, whose byte i + `shift` corresponds to byte i of `a`: *count of them, by
 * their starts; they may overlap or be empty. All of `a` if an object is dense; else each page that exists in one of them, except
 * equal ones if `shift` is a number of whole pages, and, if bytes that were never written are defined in `a` and others in `b`,
 * the first page of `a` that does not exist. */
const pl_stretch *pl_object_stretches(pl_arena *arena, const pl_object *a, const pl_object *b, uint64_t shift, size_t *count);
/* Whether the objects, of the same size, hold the same bytes with the same states in the stretches that pl_object_stretches
 * lists. */
bool pl_object_equal(pl_arena *arena, const pl_object *a, const pl_object *b);

#endif
