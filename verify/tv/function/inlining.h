/* inlining.h - calls whose callee's body takes their place, in proofs and in runs. */
#ifndef PL_VERIFY_TV_FUNCTION_INLINING_H
#define PL_VERIFY_TV_FUNCTION_INLINING_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/convention/role.h"
#include "verify/tv/report/options.h"

/* The symbol tables that the two functions of a pair stand in. */
typedef struct pl_tv_tables {
  const pl_op *source, *lowered;
  bool reference; /* the source is what a C wrapper is: what it calls is defined in the lowering alone */
  const pl_tv_options *options;
} pl_tv_tables;

/* The function whose body has the meaning of a call on that function; NULL if the call is an event. */
const pl_op *pl_tv_inlined_callee(const pl_tv_tables *tables, const pl_op *call, pl_role role);

/* The type of the copy that a callee gets in place of argument `index` (`byval`); NULL: it gets none. */
const pl_type *pl_tv_copied_type(const pl_op *callee, uint32_t index);
/* Bytes of the copy that a callee gets in place of argument `index` (`byval`); 0: it gets none. */
uint64_t pl_tv_copied_bytes(const pl_op *callee, uint32_t index);

/* The alignment of the copy and of what is copied: as the callee says, else as the type has it. */
const pl_attr *pl_tv_copied_align(const pl_op *callee, uint32_t index);

typedef PL_VEC(pl_str) pl_str_vec;

void pl_tv_add_name(pl_str_vec *names, pl_str name); /* once */

/* Whether a function has such calls; `names` (may be NULL) gets whom it calls. */
bool pl_tv_inlines_calls(const pl_tv_tables *tables, const pl_op *func, pl_role role, pl_str_vec *names);

/* Whether one function has more such calls of some function than the other: bodies were put in the place of calls, or taken out.
 */
bool pl_tv_calls_moved(const pl_tv_tables *tables, const pl_op *source, const pl_op *lowered);

#endif
