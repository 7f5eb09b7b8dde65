/* object.h - the bytes of an object and what each of them holds.
 *
 * Small objects have all of their bytes. Of one larger than PL_DENSE_BYTES only the pages that were written exist: indices that
 * lose their upper half, or strides, show only in a buffer that no machine holds as a whole.
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
  pl_pages *pages; /* of a large object: the part of it that was written; bytes and poison are NULL then */
  bool alive;
} pl_object;

/* What a byte holds: pl_object.poison. Zero is what was never written: that costs a large object nothing. */
typedef enum pl_byte_state { PL_BYTE_UNDEF, PL_BYTE_FINE, PL_BYTE_POISON } pl_byte_state;

#define PL_DENSE_BYTES ((uint64_t)64 << 20)
/* No object is larger than this many bytes: it would not fit into the address space. */
#define PL_LARGEST_OBJECT ((uint64_t)1 << 46)

/* What the bytes of an object hold that were not written yet. */
typedef struct pl_fresh {
  pl_byte_state state;
  uint64_t seed; /* FINE: of the bytes, which are the same for the same seed */
  uint8_t mask;  /* FINE: bits that may be set; 0: the bytes are zero */
} pl_fresh;

/* Sets the bytes and states of an object whose size, at most PL_LARGEST_OBJECT, is set: two arrays, or an empty table of pages if
 * it is larger than PL_DENSE_BYTES. `fresh` says what they hold at first. */
void pl_object_make(pl_arena *arena, pl_object *object, pl_fresh fresh);
/* Returns a copy of the object; its bytes and states, or its written pages, are copied into the arena. */
pl_object pl_object_copy(pl_arena *arena, const pl_object *object);
/* Whether the object holds its bytes in pages that are made when written to, not in one array. */
static inline bool pl_object_is_sparse(const pl_object *object) { return object->pages != NULL; }
/* How many bytes the object counts for the limits of memory: its size, or of a sparse one the memory of its pages. */
uint64_t pl_object_held(const pl_object *object);

/* Byte `at` of a sparse object. */
uint8_t pl_object_sparse_byte(const pl_object *object, uint64_t at);
/* The state of byte `at` of a sparse object. */
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
/* Copies `size` bytes with their states from `from_at` to `to_at`, between objects or within one, where the ranges may overlap.
 * They lie in the objects. A sparse `to` gets all of the pages: callers pass at most PL_DENSE_BYTES if an object is sparse. */
void pl_object_move(pl_object *to, uint64_t to_at, const pl_object *from, uint64_t from_at, uint64_t size);
/* Returns a hash of all bytes of the object and their states, of a sparse one those of the pages that exist, combined with
 * `digest`. */
uint64_t pl_object_digest(const pl_object *object, uint64_t digest);

/* Bytes [from, to). */
typedef struct pl_stretch {
  uint64_t from, to;
} pl_stretch;

/* The stretches of `a` in which it may differ from `b`, whose byte i + `shift` corresponds to byte i of `a`: *count of them, by
 * their starts; they may overlap or be empty. All of `a` if an object is dense; else each page that was written in one of them,
 * except equal ones if `shift` is a number of whole pages, and, if bytes that were never written are defined in `a` and others in
 * `b`, the first page of `a` that was never written. */
const pl_stretch *pl_object_stretches(pl_arena *arena, const pl_object *a, const pl_object *b, uint64_t shift, size_t *count);

#endif
