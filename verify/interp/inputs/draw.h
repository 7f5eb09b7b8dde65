/* draw.h - drawing values of a type with the memory that they lead to, for arguments and for what callees return. */
#ifndef PL_VERIFY_INTERP_INPUTS_DRAW_H
#define PL_VERIFY_INTERP_INPUTS_DRAW_H

#include "core/base/vec.h"
#include "verify/interp/machine/layout.h"
#include "verify/interp/machine/object.h"
#include "verify/interp/machine/options.h"
#include "verify/interp/machine/scalar.h"

typedef struct pl_draw {
  pl_arena *arena;
  pl_layouts *layouts;
  const pl_interp_options *options;
  uint64_t *seed;
  uint64_t next;                  /* addresses from here on are free */
  uint64_t used;                  /* bytes of all objects */
  uint64_t drawn;                 /* elements of buffers, so far */
  PL_VEC(pl_object) objects;      /* new ones are appended; entry 0 is unused */
  uint64_t num_functions;         /* from outside, so far */
  int64_t sizes[2];               /* sizes that several dimensions share; 0: not chosen */
  PL_VEC(pl_apint) numbers;       /* integers that the function mentions */
  PL_VEC(uint64_t) extents;       /* sizes of the globals that it reads, but small ones: where each row counts */
  bool bare;                      /* memrefs are passed as bare pointers */
  bool edges;                     /* floats are mostly zeros, infinities and the like */
  bool holes;                     /* some elements of buffers are poison */
  bool small;                     /* words in memory that pointers lead to are small numbers */
  bool poisons;                   /* one of the arguments is poison, where one may be */
  bool positions;                 /* integers are mostly positions of bits: amounts to shift by, widths of fields */
  bool wide;                      /* some numbers of a memref need more than half of the bits of index */
  bool negative;                  /* some numbers of type index are negative */
  uint64_t least_align;           /* buffers may be aligned to that only, less than their elements are; 0: to those */
  bool middle;                    /* the next buffer lies across the middle of the address space */
  bool roomy;                     /* sizes are larger than most indices, which several views in a row need */
  uint64_t asked_align;           /* of a pointer of which nothing more is known; 0: any */
  uint64_t asked_size;            /* and of what it leads to */
  bool shares;                    /* pointers of which the same is claimed are one */
  bool long_loops;                /* numbers and sizes are mostly large or very small, so that one loop runs long */
  bool tight;                     /* descriptors in memory have no padding after the last index */
  PL_VEC(const pl_type *) ranked; /* what the function takes unranked memrefs for */
} pl_draw;

/* A random number below `bound`, which is not 0. */
static inline uint64_t pl_draw_below(pl_draw *draw, uint64_t bound) { return pl_random_next(draw->seed) % bound; }
/* True in one of `one_in` cases, at random. */
static inline bool pl_draw_chance(pl_draw *draw, uint64_t one_in) { return pl_draw_below(draw, one_in) == 0; }
/* Whether the type is a memref, ranked or unranked. */
static inline bool pl_is_memref(const pl_type *type) {
  return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
}

/* A random size of a dimension in a memref of that rank, mostly a small one, as the kind of run (the flags of `d`) asks. */
int64_t pl_draw_size(pl_draw *draw, uint32_t rank);
/* Makes a live object, aligned to `align`, in a quarter of the cases to 64 if that is more, and no better; `fresh` says what it
 * holds at first. Returns its number, 0 if memory is short or the object too large. */
uint32_t pl_draw_object(pl_draw *draw, uint64_t size, uint64_t align, pl_fresh fresh);
/* Draws a pointer argument with these attributes: to uninitialized memory for a value of the type in `plumbline.room_for`, else
 * to a descriptor of the memref that `plumbline.points_to` names, else to some bytes or null. False if that is not possible. */
bool pl_draw_pointer(pl_draw *draw, const pl_attr *attrs, pl_scalar *out);
/* Draws the leaves of a value of the type into `out`, with the objects that it points to; false if the type is not supported
 * or memory is short. */
bool pl_draw_value(pl_draw *draw, const pl_type *type, pl_scalar *out);

/* Whether a function passes memrefs as bare pointers, by the convention or, if it is a func.func, by its own `llvm.bareptr`.
 * (MLIR documentation, "LLVM IR Target", Bare Pointer Calling Convention for Ranked MemRef.) */
bool pl_is_bare(const pl_op *func, const pl_convention *convention);

/* The width of `index` in bits for a function: what the convention says, else the `dlti.dl_spec` of the closest op, from the
 * function outwards, that has an entry for index, else 64. */
uint32_t pl_index_width(const pl_op *func, const pl_convention *convention);

#endif
