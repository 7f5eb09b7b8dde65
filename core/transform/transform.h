/* transform.h - passes that rewrite a module within the dialects that it is written in. They change the module in place.
 *
 * Called by core/convert/pipeline. Names, options and results are those of mlir-opt's passes (MLIR documentation, "Passes").
 */
#ifndef PL_CORE_TRANSFORM_TRANSFORM_H
#define PL_CORE_TRANSFORM_TRANSFORM_H

#include "core/ir/op.h"

/* X(enumerator, flag, help) */
#define PL_TRANSFORMS(X)                                                                                                         \
  X(CANONICALIZE, "canonicalize", "fold operations, bring them to their simplest form, remove dead code")                        \
  X(CSE, "cse", "remove operations that compute again what is known, and dead ones")

/* X(flag of the pass, option, what it sets): options that are read. */
#define PL_TRANSFORM_OPTIONS(X)                                                                                                  \
  X("canonicalize", "region-simplify", keep_regions)                                                                             \
  X("canonicalize", "max-iterations", ignored)                                                                                   \
  X("canonicalize", "max-num-rewrites", ignored)                                                                                 \
  X("canonicalize", "top-down", ignored)                                                                                         \
  X("canonicalize", "cse-constants", ignored)                                                                                    \
  X("canonicalize", "test-convergence", ignored)

typedef enum pl_transform {
  PL_TRANSFORM_NONE,
#define X(id, flag, help) PL_TRANSFORM_##id,
  PL_TRANSFORMS(X)
#undef X
      PL_NUM_TRANSFORMS
} pl_transform;

typedef struct pl_transform_options {
  bool keep_regions; /* canonicalize: no simplification of the control flow graph (region-simplify=disabled) */
  bool ignored;      /* options of mlir-opt that only bound its work */
} pl_transform_options;

/* The pass of that flag (without dashes), or PL_TRANSFORM_NONE. */
pl_transform pl_transform_named(pl_str flag);
/* The flag of a pass, without dashes. */
const char *pl_transform_flag(pl_transform transform);
/* Sets one option; the value's text must live as long as the options. False with a message if the pass has no such option or the
 * value is malformed. */
bool pl_transform_set(pl_transform transform, pl_transform_options *options, pl_str name, pl_str value, char message[256]);
/* Runs it on all of the module. False with an error in `diags` if the module can't be brought to the form that the pass gives. */
bool pl_transform_run(pl_transform transform, const pl_transform_options *options, pl_module *module, pl_diags *diags);

#endif
