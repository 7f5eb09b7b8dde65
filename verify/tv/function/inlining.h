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

/* The function whose body may take the place of the call, made by the source or by the lowering as `role` says; NULL if the call
 * is to stay. */
const pl_op *pl_tv_inlined_callee(const pl_tv_tables *tables, const pl_op *call, pl_role role);

/* The type of the copy that a callee gets in place of argument `index` (`byval`); NULL: it gets none. */
const pl_type *pl_tv_copied_type(const pl_op *callee, uint32_t index);
/* Bytes of the copy that a callee gets in place of argument `index` (`byval`); 0: it gets none, or one whose layout is not
 * known. */
uint64_t pl_tv_copied_bytes(const pl_op *callee, uint32_t index);

/* The alignment of the copy that a callee gets of `byval` argument `index`, which the argument needs, too. */
const pl_attr *pl_tv_copied_align(const pl_op *callee, uint32_t index);

typedef PL_VEC(pl_str) pl_str_vec;

/* Appends the name unless it is in the list. */
void pl_tv_add_name(pl_str_vec *names, pl_str name);

/* Whether the function itself has a call that pl_tv_inlined_callee inlines; adds the callees' names to `names` (may be NULL),
 * each once. */
bool pl_tv_inlines_calls(const pl_tv_tables *tables, const pl_op *func, pl_role role, pl_str_vec *names);

/* Whether some function that is inlined is called a different number of times in source and lowering, or changed its arguments
 * or results: calls were inlined or outlined. */
bool pl_tv_calls_moved(const pl_tv_tables *tables, const pl_op *source, const pl_op *lowered);

#endif
