/* transform.h - passes that rewrite a module within the dialects that it is written in. They change the module in place.
 *
 * Called by core/convert/pipeline. Names, options and results are those of mlir-opt's passes (MLIR documentation, "Passes").
 */
#ifndef PL_CORE_TRANSFORM_TRANSFORM_H
#define PL_CORE_TRANSFORM_TRANSFORM_H

#include "core/ir/op.h"
#include "core/transform/scope.h"

/* X(enumerator, flag, help) */
#define PL_TRANSFORMS(X)                                                                                                         \
  X(LEGALIZE_SUCCESSORS, "legalize-successors", "blocks between a terminator and a block that it names again (2020)")            \
  X(LEGALIZE_FOR_EXPORT, "llvm-legalize-for-export", "the same as mlir-opt does it today, with arguments")                       \
  X(CANONICALIZE, "canonicalize", "fold operations, bring them to their simplest form, remove dead code")                        \
  X(CSE, "cse", "remove operations that compute again what is known, and dead ones")                                             \
  X(ARITH_EXPAND, "arith-expand", "rounding divisions and extremes by simpler operations")                                       \
  X(EXPAND_REALLOC, "expand-realloc", "memref.realloc as allocation, copy and release")                                          \
  X(EXPAND_STRIDED, "expand-strided-metadata", "views as reinterpret_cast, their metadata by affine.apply")                      \
  X(MEMREF_EXPAND, "memref-expand", "memref.reshape by a shape of known length as reinterpret_cast")                             \
  X(SCF_TO_CF, "convert-scf-to-cf", "structured control flow as branches")                                                       \
  X(SCF_TO_STD, "convert-scf-to-std", "the same by its name of 2021")                                                            \
  X(LOWER_AFFINE, "lower-affine", "affine by arithmetic, memref and scf")                                                        \
  X(NORMALIZE_MEMREFS, "normalize-memrefs", "memrefs with a map or known strides as ones of the default layout")                 \
  X(SYMBOL_DCE, "symbol-dce", "remove symbols that nothing can name")                                                            \
  X(SYMBOL_PRIVATIZE, "symbol-privatize", "make symbols private, but for those of exclude=NAME,...")                             \
  X(STRIP_DEBUGINFO, "strip-debuginfo", "forget where operations come from")                                                     \
  X(SET_DATA_LAYOUT, "set-llvm-module-datalayout", "attach a data layout to the module")

/* X(flag of the pass, option, what it sets): options that are read. */
#define PL_TRANSFORM_OPTIONS(X)                                                                                                  \
  X("canonicalize", "region-simplify", keep_regions)                                                                             \
  X("canonicalize", "max-iterations", ignored)                                                                                   \
  X("canonicalize", "max-num-rewrites", ignored)                                                                                 \
  X("canonicalize", "top-down", ignored)                                                                                         \
  X("canonicalize", "cse-constants", ignored)                                                                                    \
  X("canonicalize", "test-convergence", ignored)                                                                                 \
  X("canonicalize", "disable-patterns", patterns)                                                                                \
  X("canonicalize", "enable-patterns", patterns)                                                                                 \
  X("arith-expand", "include-bf16", include_bf16)                                                                                \
  X("arith-expand", "include-f8e8m0", include_f8e8m0)                                                                            \
  X("arith-expand", "include-f4e2m1", include_f4e2m1)                                                                            \
  X("expand-realloc", "emit-deallocs", emit_deallocs)                                                                            \
  X("convert-scf-to-cf", "allow-pattern-rollback", ignored)

typedef enum pl_transform {
  PL_TRANSFORM_NONE,
#define X(id, flag, help) PL_TRANSFORM_##id,
  PL_TRANSFORMS(X)
#undef X
      PL_NUM_TRANSFORMS
} pl_transform;

typedef struct pl_transform_options {
  bool merge_blocks;                   /* canonicalize: blocks that do the same become one, too (region-simplify=aggressive) */
  bool keep_regions;                   /* canonicalize: no simplification of the control flow graph (region-simplify=disabled) */
  bool include_bf16;                   /* arith-expand: conversions between bf16 and f32 too */
  bool include_f8e8m0, include_f4e2m1; /* arith-expand: conversions from these formats too */
  bool emit_deallocs;                  /* set once emit-deallocs was given as true */
  bool keep_source;                    /* expand-realloc: do not free the old buffer (emit-deallocs=0) */
  bool patterns;                       /* canonicalize: names of mlir-opt's patterns, which there are none of here */
  bool ignored;                        /* options of mlir-opt that only bound its work */
  pl_str data_layout;                  /* set-llvm-module-datalayout */
  pl_str exclude;                      /* symbol-privatize: names with commas between */
  uint32_t index_bits;                 /* that index has when it is lowered; 0: 64 */
} pl_transform_options;

/* The pass with that flag (without dashes); PL_TRANSFORM_NONE if there is none. */
pl_transform pl_transform_named(pl_str flag);
/* The flag of a pass, without dashes. */
const char *pl_transform_flag(pl_transform transform);
/* Sets an option of a pass; the value's text has to live as long as the options. False, with the reason in `message`, if the
 * pass has no such option or the value is malformed. */
bool pl_transform_set(pl_transform transform, pl_transform_options *options, pl_str name, pl_str value, char message[256]);
/* Runs a pass on each op of the module that the scope selects, up to the first one on which it fails: false then, with an error
 * in `diags`. */
bool pl_transform_run(pl_transform transform, const pl_transform_options *options, const pl_scope *scope, pl_module *module,
                      pl_diags *diags);

/* Whether the op is one of scf or affine, or memref.realloc, which conversions to the LLVM dialect do not take. */
bool pl_transform_is_structured_op(const pl_op *op);
/* Whether the module contains an op of scf or affine, or a memref.realloc. */
bool pl_transform_is_structured(const pl_module *module);
/* Lowers the ops for which pl_transform_is_structured_op holds to branches and simpler ops; those without such a form stay.
 * `index_bits` is the width of index in the lowering. */
void pl_transform_flatten(pl_module *module, uint32_t index_bits);

/* In the ops of a scope: simplifies regions at the aggressive level (pl_simplify_regions). */
void pl_transform_simplify_regions(pl_module *module, const pl_scope *scope);
/* In the ops of a scope: moves constants to the front of the function or other isolated op that they are in, equal ones merged,
 * and removes dead ops. */
void pl_transform_gather_constants(pl_module *module, const pl_scope *scope);

/* Whether the stack memory that each iteration of a loop allocates has to be freed explicitly once the loop is lowered, and can
 * be (allocation_scopes.c). False for functions and memref.alloca_scope. */
bool pl_transform_gives_back(const pl_op *loop);
/* Makes each iteration of a loop, whose body is one block, restore the stack: llvm.intr.stacksave at its start,
 * llvm.intr.stackrestore before its terminator. */
void pl_transform_give_back(pl_op *loop);

#endif
