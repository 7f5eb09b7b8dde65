/* render.h - texts for people: the inputs in the source's terms, an access with a picture of its buffer. */
#ifndef PL_VERIFY_INTERP_COMPARE_RENDER_H
#define PL_VERIFY_INTERP_COMPARE_RENDER_H

#include "verify/interp/compare/comparison.h"
#include "verify/interp/machine/machine.h"

/* The arguments of the function as text, one line for each, in `arena`. */
const char *pl_render_inputs(pl_arena *arena, pl_run *run, const pl_op *func, const pl_inputs *inputs);
/* Appends the source's access in words: "`%m` has sizes [3, 5], strides [7, 1], offset 2; `%m[1, 0]` is at byte 36 in the
 * source, at byte 32 in the lowering", bytes counted from the source's aligned pointer. `source` has a memref; `lowered` may be
 * NULL: the last part is then missing. */
void pl_render_access(const pl_access *source, const pl_access *lowered, pl_sink *out);
/* Appends the elements of the source's memref by their first bytes, as many as are shown, with those marked that source and
 * lowering access, and a legend. `lowered` NULL: the lowering makes no access. */
void pl_render_picture(pl_run *run, const pl_access *source, const pl_access *lowered, pl_sink *out);
/* The access of pl_render_access as numbers and names, in `arena`. `lowered` NULL: the lowering makes no access. */
pl_parting pl_render_parting(pl_arena *arena, pl_run *run, const pl_access *source, const pl_access *lowered);
/* Appends a name for the value: that of the source, with '%', or if it has none, %argN for a block argument and "the memref"
 * for a result. */
void pl_render_name(const pl_value *value, pl_sink *out);

#endif
