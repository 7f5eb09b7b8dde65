/* flatten.h - a function with structured control flow as one with blocks and branches. */
#ifndef PL_VERIFY_TV_FUNCTION_FLATTEN_H
#define PL_VERIFY_TV_FUNCTION_FLATTEN_H

#include "core/ir/op.h"
#include "verify/convention/role.h"
#include "verify/tv/function/inlining.h"

/* How a function is written out. */
typedef struct pl_flatten_options {
  const pl_tv_tables *tables; /* calls are inlined as far as they may be; NULL: none is */
  pl_role role;               /* the program that the function is of */
  bool trimmed;               /* source only: without loops that do nothing but end (termination.c) */
  bool promoted;              /* source only: stack objects that nothing else can access become values (flatten_promote.c) */
} pl_flatten_options;

/* A module with a copy of `func`, flattened as `options` say: blocks and branches take the place of structured control flow;
 * NULL if nothing in it has to be rewritten, or it can't be. `origin` maps each new op to the one it comes from. The caller
 * frees both. */
pl_module *pl_tv_flatten(const pl_op *func, const pl_flatten_options *options, pl_map *origin);

#endif
