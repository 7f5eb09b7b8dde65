/* memory.h - the memory of one machine: objects with bytes, poison, lifetime.
 *
 * Objects are far apart, and an address belongs to one object; where places are reused, to the last one. A scalar
 * with object 0 is a pointer of unknown provenance: it may access whatever object is at its address.
 */
#ifndef PL_VERIFY_INTERP_MACHINE_MEMORY_H
#define PL_VERIFY_INTERP_MACHINE_MEMORY_H

#include <assert.h>

#include "core/base/vec.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/object.h"
#include "verify/interp/machine/scalar.h"

/* Who allocated a heap object, and so has to free it. */
typedef enum pl_allocator { PL_ALLOCATOR_ANY, PL_ALLOCATOR_LIBC, PL_ALLOCATOR_GENERIC } pl_allocator;

/* An object with what the comparison needs to know of it. */
typedef struct pl_buffer {
  pl_object object;
  uint64_t held;          /* bytes that it counts in `used` */
  uint64_t allocated;     /* the pointer that frees it: its base, except for an over-aligned object of the source */
  uint64_t align;         /* source: the requested alignment */
  const pl_op *op;        /* what allocated it, or NULL */
  pl_str symbol;          /* of a global */
  pl_allocator allocator; /* lowering */
  bool from_callee;       /* lowering: a callee has made it */
  uint32_t frame;         /* STACK: number of the call in which it was made */
  uint32_t twin;          /* the corresponding object of the other machine; 0: none (yet) */
  uint64_t shift;         /* source: where its first byte lies in the twin */
  bool shift_known;
  bool claimed;    /* lowering: a new object of the source has its place */
  bool descriptor; /* source: holds a descriptor; stands for no memory of the program */
  bool constant;   /* may not be written */
  bool named;      /* a global whose address was taken in this run */
  bool any;        /* lowering: a global with arbitrary contents when the run starts */
  bool marked;     /* on the stack: lifetime markers say when it is alive; `started`: it is now */
  bool started;
  bool known;       /* source: a callee may have captured its address */
  bool captured;    /* source: a callee may have captured its provenance */
  bool exposed;     /* its address was converted to an integer */
  bool fixed;       /* source: it was accessed with `!invariant.group`, so callees do not change it */
  bool noalias;     /* what a `noalias` argument that does not escape leads to */
  uint32_t nth;     /* source: number of the allocation, from 1; 0: it takes no place of the lowering */
  bool copied;      /* source: the copy that a `byval` argument points to, which ends with the function */
  bool not_escaped; /* it was made for this function alone, and has not escaped */
  bool lent;        /* source: so it was until a call was passed it */
  uint8_t *written; /* a flag for each byte; NULL: none was, or writes are not watched */
  bool changed;     /* some byte was written since writes are watched */
} pl_buffer;

/* Bytes without an object. */
typedef struct pl_bytes {
  uint64_t size;
  uint8_t *bytes, *poison;
} pl_bytes;

/* The object that was found for an address among the first `count` ones. */
typedef struct pl_found {
  uint64_t address;
  uint32_t number, count;
} pl_found;
#define PL_MEMORY_FOUND 64u

typedef struct pl_memory {
  pl_arena *arena;
  PL_VEC(pl_buffer) buffers; /* entry 0 is unused */
  pl_found *found;           /* PL_MEMORY_FOUND of them, by a hash of the address */
  uint64_t next;             /* addresses from here on are free */
  uint64_t coarse;           /* new objects are at multiples of this; 0: they are aligned as requested and no more */
  uint64_t used;             /* bytes of all live objects, as far as they were written */
  uint64_t touched;          /* bytes that were made, copied or set so far, of dead objects, too */
  bool watches_writes;       /* to what came in, and to globals: `written` */
  PL_VEC(uint32_t) stack;    /* objects on the stack that are alive, in the order in which they were made */
  uint64_t stack_used;       /* bytes that they take, in units of PL_STACK_UNIT */
  uint64_t stack_peak;       /* the maximum, including requests that failed */
  bool exhausted;            /* memory is lacking: for what an access writes, which was left out, or for what was read */
  bool shares;               /* objects on the stack with lifetime markers may share a place, as in runs that reuse places, and
                              * the source's may have the place of larger ones */
  bool reuses;               /* a new object reuses the place of a freed one of its size, as in glibc */
  PL_VEC(uint32_t) freed;    /* if so: freed heap objects whose places were not reused */
  bool recycles;             /* bytes of dead objects are reused: a program that is run as a whole */
  PL_VEC(pl_bytes) idle;     /* those */
} pl_memory;

/* Addresses that are negative as signed numbers. */
#define PL_UPPER_HALF ((uint64_t)1 << 63)
/* The lowest address of an object: it needs more than 32 bits, so that arithmetic on fewer shows. */
#define PL_FIRST_ADDRESS ((uint64_t)1 << 40)
/* Bytes that are held at once. */
#define PL_MEMORY_LIMIT PL_MOST_FLAT
/* Bytes that may be made, copied or set in a run, which is one of many, and in that of a program. */
#define PL_MOST_TOUCHED (2 * PL_MEMORY_LIMIT)
#define PL_MOST_TOUCHED_OF_PROGRAM (4096 * PL_MEMORY_LIMIT)
#define PL_MAX_OBJECTS 100000u
#define PL_MAX_OBJECTS_OF_PROGRAM 4000000u

/* The stack grows by multiples of that: the ABIs of x86-64 and AArch64 keep it aligned so. */
#define PL_STACK_UNIT 16u

/* Makes an empty memory, whose objects live in the arena. */
void pl_memory_init(pl_memory *memory, pl_arena *arena);
/* Frees the memory's lists; bytes of objects are memory of the arena. */
void pl_memory_free(pl_memory *memory);
/* Adds a copy of an object; returns its number, 0 if memory is short. */
uint32_t pl_memory_add_copy(pl_memory *memory, const pl_object *object);
/* Adds a live object of uninitialized bytes at `base` or, if that is 0, at a fresh address with that alignment; one on the
 * stack counts as stack usage even if it can't be added. Returns its number, 0 if memory is short or a limit is exceeded. */
uint32_t pl_memory_add(pl_memory *memory, pl_object_kind kind, uint64_t base, uint64_t size, uint64_t align);
/* The object of that number; valid until the next one is added. */
static inline pl_buffer *pl_memory_at(const pl_memory *memory, uint32_t number) {
  assert(number < memory->buffers.len);
  return &memory->buffers.data[number];
}
/* The number of objects so far, dead ones included: their numbers are 1 to that. */
static inline uint32_t pl_memory_count(const pl_memory *memory) { return (uint32_t)memory->buffers.len - 1; }
/* Takes the address of a freed object, in whose place malloc would put one of that size, with that alignment, so that it is
 * not found again; 0 if there is none. Only for a memory that reuses places. */
uint64_t pl_memory_take_freed(pl_memory *memory, uint64_t size, uint64_t align);
/* The address of the first stack object, from number `first` on and alive or not, of that size and alignment that has lifetime
 * markers; 0 if there is none. */
uint64_t pl_memory_marked_place(const pl_memory *memory, uint32_t first, uint64_t size, uint64_t align);
/* Whether `size` bytes at `base` overlap a live object other than number `but`; one that its lifetime markers have not started
 * is not alive. */
bool pl_memory_is_taken(const pl_memory *memory, uint64_t base, uint64_t size, uint32_t but);
/* Ends an object's lifetime, if it is alive; its bytes no longer count as used, and its place or bytes may be reused if the
 * memory does that. */
void pl_memory_end(pl_memory *memory, uint32_t number);
/* Ends the lifetime of the stack objects from number `from` on for which `ends` returns true. */
void pl_memory_end_stack(pl_memory *memory, uint32_t from, bool (*ends)(const void *user, const pl_buffer *), const void *user);
/* The number of the last object, alive or dead, that contains the address or ends at it; 0 if there is none. What was found is
 * cached, as objects do not move. */
uint32_t pl_memory_find(const pl_memory *memory, uint64_t address);

/* Whether `size` bytes at the pointer may be read, or with `is_store` written, whatever their alignment: NULL, with their object
 * and the first one's offset in it in *number and *offset; otherwise the reason why not. */
const char *pl_memory_check(const pl_memory *memory, const pl_scalar *pointer, uint64_t size, bool is_store, uint32_t *number,
                            uint64_t *offset);
/* Writes all leaves of a value at `offset`, and what a store leaves in the bytes of the value that belong to none. */
void pl_object_write(pl_object *object, uint64_t offset, const pl_layout *layout, const pl_scalar *values);
/* Reads the leaves of a value at an offset that was checked; sets `exhausted` if pages take too much memory. A scalar is poison
 * if a byte of it is, or if its padding bits are not zero; undef if none of its bytes was ever written; if only some were not,
 * those are random, from *seed. */
void pl_memory_read(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, uint64_t *seed, pl_scalar *out);
/* Writes the leaves of a value at an offset that was checked, and notes them as written. Leaves the memory as it is, with
 * `exhausted` set, if memory is short. */
void pl_memory_write(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, const pl_scalar *values);
/* Notes, if writes are watched, that bytes of an externally visible object were written; which ones, only if the object is not
 * too large. Bytes beyond its end are ignored. */
void pl_memory_note_written(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size);
/* Copies bytes with their state, and notes them as written; the ranges may overlap. Leaves the memory as it is, with
 * `exhausted` set, if memory is short. */
void pl_memory_move(pl_memory *memory, uint32_t to, uint64_t to_offset, uint32_t from, uint64_t from_offset, uint64_t size);
/* Sets bytes to a value and a state, and notes them as written. Leaves the memory as it is, with `exhausted` set, if memory is
 * short. */
void pl_memory_fill(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size, uint8_t byte, pl_byte_state state);

#endif
