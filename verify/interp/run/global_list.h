/* global_list.h - which globals runs of a module make objects for, listed once for many runs. */
#ifndef PL_VERIFY_INTERP_RUN_GLOBAL_LIST_H
#define PL_VERIFY_INTERP_RUN_GLOBAL_LIST_H

#include "verify/interp/machine/options.h"

/* The globals of a module (NULL: none), in `arena`: of the LLVM dialect and, for the source, of memref. */
pl_global_list pl_list_globals(pl_arena *arena, const pl_op *module, pl_role role);

#endif
