/* globals.h - globals, aliases and ifuncs of the source against those of the lowering. */
#ifndef PL_VERIFY_TV_MODULE_GLOBALS_H
#define PL_VERIFY_TV_MODULE_GLOBALS_H

#include "verify/sem/state/layout.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/function/reach.h"
#include "verify/tv/report/fault.h"

/* The scalars that a global's region computes, one after the other; those that are not known may be anything. NULL if
 * it does more than put constants together. */
typedef struct pl_initial_scalar {
  bool known;
  pl_apint bits;
} pl_initial_scalar;
/* The scalars of an initial value that the region of an `llvm.mlir.global` computes, *count of them, in the arena; NULL if the
 * region is not understood. */
const pl_initial_scalar *pl_tv_computed_contents(pl_arena *arena, pl_layout *layout, const pl_op *global, uint64_t *count);

/* The first fault of a global that source or lowering, or the initial value of such a global, uses, where their modules differ;
 * none otherwise. `index_bits` is the width of `index`. */
pl_fault pl_tv_globals_fault(pl_arena *arena, const pl_tv_reach *source, const pl_tv_reach *lowered, uint32_t index_bits);

/* The first fault of a global, alias or ifunc of the source, or of a global that its initial value refers to, against the
 * lowering's of the same name; none otherwise. `index_bits` is the width of `index`. */
pl_fault pl_tv_global_fault(pl_arena *arena, const pl_op *global, const pl_symbols *source, const pl_symbols *lowered,
                            uint32_t index_bits);

#endif
