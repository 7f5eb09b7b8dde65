/* inputs.h - drawing values of a type with the memory behind them, for arguments and for what callees return. */
#ifndef PL_VERIFY_INTERP_INPUTS_H
#define PL_VERIFY_INTERP_INPUTS_H

#include "core/base/vec.h"
#include "verify/interp/interp.h"
#include "verify/interp/layout.h"

typedef struct pl_draw {
  pl_arena *arena;
  pl_layouts *layouts;
  const pl_interp_options *options;
  uint64_t *seed;
  uint64_t next;             /* addresses from here on are free */
  uint64_t used;             /* bytes of all objects */
  PL_VEC(pl_object) objects; /* new ones are appended; entry 0 is unused */
  uint64_t num_functions;    /* from outside, so far */
  int64_t sizes[2];          /* sizes that several dimensions share; 0: not chosen */
  PL_VEC(pl_apint) numbers;  /* integers that the function mentions */
  bool bare;                 /* memrefs are passed as bare pointers */
  bool edges;                /* floats are mostly zeros, infinities and the like */
  bool wide;                 /* some numbers of a memref need more than half of the bits of index */
} pl_draw;

/* Leaves of a value of the type; pointers carry positions in `objects`. False if the type is not supported. */
bool pl_draw_value(pl_draw *draw, const pl_type *type, pl_scalar *out);

/* Whether a function passes memrefs as bare pointers: by the convention, or because it says so itself. (MLIR documentation, "LLVM
 * IR Target", Bare Pointer Calling Convention for Ranked MemRef: `llvm.bareptr`.) */
bool pl_is_bare(const pl_op *func, const pl_convention *convention);

/* The width of `index` for a function: what the convention says, else the data layout of the closest module, else 64. */
uint32_t pl_index_width(const pl_op *func, const pl_convention *convention);

#endif
