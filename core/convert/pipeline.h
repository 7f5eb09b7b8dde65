/* pipeline.h - pass names and options as mlir-opt writes them, and running them in order.
 *
 * Used by lower-mlir for its own command line and by verify-lowering to read the calling convention off somebody else's.
 * Zero-initialised is the empty pipeline; free with pl_pipeline_free.
 */
#ifndef PL_CORE_CONVERT_PIPELINE_H
#define PL_CORE_CONVERT_PIPELINE_H

#include "core/base/vec.h"
#include "core/convert/convert.h"
#include "core/transform/transform.h"

/* The conversions. Passes that stay within the source dialects are in core/transform/transform.h.
 * X(flag, dialects that it converts, options it takes, help). Options are named as in pl_convert_options. */
#define PL_PASSES(X)                                                                                                             \
  X("convert-func-to-llvm", PL_CONVERT_FUNC, "func", "functions, calls, returns")                                                \
  X("convert-arith-to-llvm", PL_CONVERT_ARITH, "index", "arithmetic")                                                            \
  X("finalize-memref-to-llvm", PL_CONVERT_MEMREF, "memref", "memref operations")                                                 \
  X("convert-memref-to-llvm", PL_CONVERT_MEMREF, "memref", "the same by its name of 2021")                                       \
  X("convert-cf-to-llvm", PL_CONVERT_CF, "index", "branches, switch, assert")                                                    \
  X("convert-index-to-llvm", PL_CONVERT_INDEX, "index", "the index dialect")                                                     \
  X("convert-complex-to-llvm", PL_CONVERT_COMPLEX, "complex", "complex numbers")                                                 \
  X("convert-math-to-llvm", PL_CONVERT_MATH, "none", "mathematical functions that LLVM has intrinsics for")                      \
  X("convert-vector-to-llvm", PL_CONVERT_VECTOR, "vector", "vector operations")                                                  \
  X("convert-ub-to-llvm", PL_CONVERT_UB, "index", "poison")                                                                      \
  X("convert-to-llvm", PL_CONVERT_DIALECTS, "dialects", "all of these dialects")                                                 \
  X("convert-std-to-llvm", PL_CONVERT_ALL, "all", "all of these dialects, as the std dialect was converted")                     \
  X("reconcile-unrealized-casts", PL_CONVERT_RECONCILE, "none", "remove casts that undo each other")                             \
  X("llvm-request-c-wrappers", PL_CONVERT_REQUEST_WRAPPERS, "none", "a C wrapper for every function")

typedef struct pl_pass {
  const char *name; /* the flag */
  pl_str given;     /* its options, as they were written */
  pl_convert_options options;
  pl_transform transform; /* NONE: a conversion */
  pl_transform_options transform_options;
  pl_scope scope; /* what it is run on */
} pl_pass;

typedef PL_VEC(pl_pass) pl_pipeline;

/* Frees the pipeline's list of passes, and makes it the empty pipeline. */
void pl_pipeline_free(pl_pipeline *pipeline);
/* Whether there is a pass of that name, a conversion or not, written without dashes. */
bool pl_pass_known(pl_str name);
/* Adds a pass with its options, such as "use-bare-ptr-memref-call-conv=1 index-bitwidth=32" (may be empty); after a conversion
 * with the option data-layout also the pass that sets this layout. False with a message if the name or an option is unknown or a
 * value is malformed. `options` is not copied, and must live as long as the pipeline. */
bool pl_pipeline_add(pl_pipeline *pipeline, pl_str name, pl_str options, char message[256]);
/* Adds all passes of a textual pipeline such as
 * "builtin.module(convert-func-to-llvm{index-bitwidth=32},func.func(convert-arith-to-llvm))", each to run on the ops that its
 * anchors select. False with a message if the text is malformed, a pass or option is unknown, a pass cannot run on its ops, or
 * the outermost op is neither builtin.module nor `any`. The text must live as long as the pipeline. */
bool pl_pipeline_parse(pl_pipeline *pipeline, pl_str text, char message[256]);
/* The name of the op that a textual pipeline runs on: what stands before its first '(', without white space at its ends; empty
 * without one. */
pl_str pl_pipeline_top(pl_str text);
/* Sets one of the options that -convert-std-to-llvm takes, by its name ("index-bitwidth", ...); an empty value sets a flag to
 * true. False with a message if the name is unknown or the value malformed. */
bool pl_convert_options_set(pl_convert_options *options, pl_str name, pl_str value, char message[256]);
/* The calling convention of a lowering by this pipeline, and the dialects converted, as options: a flag is set if it is for any
 * pass, index-bitwidth is that of the last pass that has one. Other options are left at their defaults. */
pl_convert_options pl_pipeline_options(const pl_pipeline *pipeline);
/* Adds the known passes found in a command line such as "mlir-opt-22 -convert-func-to-llvm='index-bitwidth=32' ...", as flags or
 * in -pass-pipeline, and ignores all else. Words are split at spaces and unquoted. False with a message if a known pass has
 * malformed options or the text of -pass-pipeline is malformed. */
bool pl_pipeline_from_command(pl_pipeline *pipeline, pl_str command, char message[256]);

/* Lowers a module completely, as the pass `all` and lower-mlir without passes do: structured control flow, affine arithmetic and
 * reallocations are rewritten to simpler ops first, then as pl_convert. *out, NULL before, is the new module, NULL unless DONE.
 */
pl_convert_status pl_convert_whole(const pl_module *source, const pl_convert_options *options, pl_diags *diags, pl_module **out);

/* Called after each pass with its result; false stops the run. */
typedef bool pl_pipeline_hook(const char *pass, const pl_module *module, pl_diags *diags, void *user);
/* Runs the passes in order until one fails or `hook`, which may be NULL, returns false (FAILED). *out is the result, owned by the
 * caller: `source` itself if there are no passes, NULL unless DONE. If the source has an `outside`, it must have one state for
 * the source and one after each pass. */
pl_convert_status pl_pipeline_run(const pl_pipeline *pipeline, pl_module *source, pl_pipeline_hook *hook, void *user,
                                  pl_diags *diags, pl_module **out);

#endif
