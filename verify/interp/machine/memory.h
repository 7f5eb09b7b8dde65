/* memory.h - the memory of one machine: objects with bytes, poison, lifetime.
 *
 * Objects lie far apart, and an address belongs to one object, but where places are used again: there to the last one. A scalar
 * with object 0 is a pointer of unknown origin: it may access whatever lives at its address.
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
  uint64_t allocated;     /* the pointer that frees it: its base, but for the source's allocations (see pl_run_place) */
  uint64_t align;         /* source: the alignment that was asked for */
  const pl_op *op;        /* what allocated it, or NULL */
  pl_str symbol;          /* of a global */
  pl_allocator allocator; /* lowering */
  bool from_callee;       /* lowering: which has made it */
  uint32_t frame;         /* STACK: number of the call in which it was made */
  uint32_t twin;          /* the corresponding object of the other machine; 0: none (yet) */
  uint64_t shift;         /* source: where its first byte lies in the twin */
  bool shift_known;
  bool claimed;  /* lowering: a new object of the source was put at its address */
  bool hidden;   /* source: holds a descriptor; stands for no memory of the program */
  bool constant; /* may not be written */
  bool named;    /* a global whose address was taken in this run */
  bool any;      /* lowering: a global that holds anything when the run begins */
  bool marked;   /* on the stack: markers tell when it is alive, and whether it is by now */
  bool started;
  bool known;       /* source: a callee may have captured its address */
  bool fixed;       /* source: it was accessed with `!invariant.group`, and will be again */
  bool alone;       /* source: what a `noalias` argument that does not escape leads to */
  uint32_t nth;     /* source: which of its allocations it is, from 1; 0: it is none that takes a place of the lowering's */
  bool copied;      /* source: what an argument that is passed by value leads to, which ends with the function */
  bool own;         /* source: it was made for this function alone, and has not escaped */
  uint8_t *written; /* a flag for each byte; NULL: none was, or it is not watched */
  bool changed;     /* some byte was written since that is watched */
} pl_buffer;

/* Bytes without an object. */
typedef struct pl_bytes {
  uint64_t size;
  uint8_t *bytes, *poison;
} pl_bytes;

/* What was found for an address among the first `count` objects. */
typedef struct pl_found {
  uint64_t address;
  uint32_t number, count;
} pl_found;
#define PL_MEMORY_FOUND 64u

typedef struct pl_memory {
  pl_arena *arena;
  PL_VEC(pl_buffer) buffers; /* entry 0 is unused */
  pl_found *found;           /* PL_MEMORY_FOUND of them, by a hash of the address */
  uint64_t next;             /* where the next object may lie */
  uint64_t coarse;           /* new objects lie at multiples of this; 0: no more aligned than they ask for */
  uint64_t used;             /* bytes of all live objects, as far as they were written */
  uint64_t touched;          /* bytes that were made, copied or set so far, of dead objects, too */
  bool watches_writes;       /* to what came in, and to globals: `written` */
  PL_VEC(uint32_t) stack;    /* objects on the stack that are alive, in the order in which they were made */
  uint64_t stack_used;       /* bytes that they take, in units of PL_STACK_UNIT */
  uint64_t stack_peak;       /* the most that it was; with what was asked for and not had */
  bool exhausted;            /* an access was left out because memory for what it writes was lacking */
  bool shares;               /* objects on the stack whose lives are marked may lie in one place, as in runs that reuse places,
                              * and the source's where larger ones lie */
  bool reuses;               /* a new object lies where one of its size lay that has come to its end, as glibc has it */
  PL_VEC(uint32_t) freed;    /* if so: what has been freed on the heap, and not been used again */
  bool recycles;             /* bytes of dead objects are used again: a program that is run as a whole */
  PL_VEC(pl_bytes) idle;     /* those */
} pl_memory;

/* Addresses that are negative as signed numbers. */
#define PL_UPPER_HALF ((uint64_t)1 << 63)
/* Where the first object may lie: an address needs more than 32 bits, so that arithmetic on fewer is found out. */
#define PL_FIRST_ADDRESS ((uint64_t)1 << 40)
/* Bytes that are held at once. */
#define PL_MEMORY_LIMIT PL_DENSE_BYTES
/* Bytes that may be made, copied or set in a run, which is one of many, and in that of a program. */
#define PL_MOST_TOUCHED (2 * PL_MEMORY_LIMIT)
#define PL_MOST_TOUCHED_OF_PROGRAM (4096 * PL_MEMORY_LIMIT)
#define PL_MAX_OBJECTS 100000u
#define PL_MAX_OBJECTS_OF_PROGRAM 4000000u

/* The stack grows by multiples of that: the ABIs of x86-64 and AArch64 keep it aligned so. */
#define PL_STACK_UNIT 16u

void pl_memory_init(pl_memory *memory, pl_arena *arena);
void pl_memory_free(pl_memory *memory);
/* A copy of an object of the inputs. Returns its number, 0 if there is no memory left. */
uint32_t pl_memory_add_copy(pl_memory *memory, const pl_object *object);
/* A new live object of never-written bytes at `base`, or if that is 0 at a fresh address that is a multiple of `align` and of
 * nothing more. Returns its number, 0 if there is no memory left. */
uint32_t pl_memory_add(pl_memory *memory, pl_object_kind kind, uint64_t base, uint64_t size, uint64_t align);
static inline pl_buffer *pl_memory_at(const pl_memory *memory, uint32_t number) {
  assert(number < memory->buffers.len);
  return &memory->buffers.data[number];
}
static inline uint32_t pl_memory_count(const pl_memory *memory) { return (uint32_t)memory->buffers.len - 1; }
/* Where an object of that size and alignment has been that was freed, if such places are used again; 0: nowhere. It is taken. */
uint64_t pl_memory_take_freed(pl_memory *memory, uint64_t size, uint64_t align);
/* Where the first object lies of those on the stack, from number `first` on, that are of that size and whose lives are marked; 0:
 * there is none. */
uint64_t pl_memory_marked_place(const pl_memory *memory, uint32_t first, uint64_t size, uint64_t align);
/* Whether so many bytes from `base` on meet an object that is alive, other than number `but`. */
bool pl_memory_is_taken(const pl_memory *memory, uint64_t base, uint64_t size, uint32_t but);
/* Ends an object's life; its bytes no longer count. */
void pl_memory_end(pl_memory *memory, uint32_t number);
/* Ends the objects on the stack from number `from` on of which `ends` says so. */
void pl_memory_end_stack(pl_memory *memory, uint32_t from, bool (*ends)(const void *user, const pl_buffer *), const void *user);
/* The object in which the address lies, its end included; 0 if there is none. */
uint32_t pl_memory_find(const pl_memory *memory, uint64_t address);

/* Whether `size` bytes at the pointer may be accessed. NULL and *number, *offset, or why not. */
const char *pl_memory_check(const pl_memory *memory, const pl_scalar *pointer, uint64_t size, bool is_store, uint32_t *number,
                            uint64_t *offset);
/* Reads the leaves of a value at an offset that was checked. Bytes that were never written give undef, or, if only some bits of
 * a scalar are, random ones from *seed. */
void pl_memory_read(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, uint64_t *seed, pl_scalar *out);
void pl_memory_write(pl_memory *memory, uint32_t number, uint64_t offset, const pl_layout *layout, const pl_scalar *values);
/* Notes which bytes of an externally visible object are written, if it is small; writing does so. Bytes after the object are left
 * out. */
void pl_memory_note_written(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size);
/* Copies bytes with their state; the ranges may overlap. */
void pl_memory_move(pl_memory *memory, uint32_t to, uint64_t to_offset, uint32_t from, uint64_t from_offset, uint64_t size);
/* Sets bytes and their state. */
void pl_memory_fill(pl_memory *memory, uint32_t number, uint64_t offset, uint64_t size, uint8_t byte, pl_byte_state state);

#endif
