/* render.h - texts for people: the inputs in the source's terms, an access with a picture of its buffer. */
#ifndef PL_VERIFY_INTERP_COMPARE_RENDER_H
#define PL_VERIFY_INTERP_COMPARE_RENDER_H

#include "verify/interp/compare/comparison.h"
#include "verify/interp/machine/machine.h"

/* One line per argument. In `arena`. */
const char *pl_render_inputs(pl_arena *arena, pl_run *run, const pl_op *func, const pl_inputs *inputs);
/* "`%m` has sizes [3, 5], strides [7, 1], offset 2; `%m[1, 0]` is at byte 36 in the source, at byte 32 in the lowering".
 * `theirs` may be NULL. The access has a memref. */
void pl_render_access(const pl_access *ours, const pl_access *theirs, pl_sink *out);
/* The elements of the memref by their bytes, with the source's in brackets and the first byte that the lowering accesses between
 * angles. */
void pl_render_picture(pl_run *run, const pl_access *ours, const pl_access *theirs, pl_sink *out);
/* The same as numbers and names. In `arena`. */
pl_parting pl_render_parting(pl_arena *arena, pl_run *run, const pl_access *ours, const pl_access *theirs);
/* The name of a value as in the source, with '%'. */
void pl_render_name(const pl_value *value, pl_sink *out);

#endif
