/* gen.h - modules from bytes: any byte string stands for one well-formed module.
 *
 * The input is read in records of PL_GEN_RECORD bytes: the first says how the module is to be lowered, each other one makes one
 * operation, opens or closes a region or a loop, or begins a function. So n bytes make about n / 8 operations, and a change in
 * one record changes what that record makes, and of the rest only which values are used. Bytes that are missing are zeros, and
 * zeros stand for the simplest choice.
 *
 * Called by the fuzz targets, the mutators and gen-mlir. A pl_gen owns what modules have in common, so that one of them serves
 * many calls; modules belong to the caller and live no longer than their context.
 */
#ifndef PL_FUZZ_GEN_GEN_H
#define PL_FUZZ_GEN_GEN_H

#include "core/ir/op.h"

enum { PL_GEN_RECORD = 8 };

/* How a module is lowered: X(enumerator, name, index-bitwidth, bare pointers, C wrappers, generic functions, aligned_alloc).
 * The options are those of mlir-opt's -convert-func-to-llvm and -finalize-memref-to-llvm. */
#define PL_GEN_CONVENTIONS(X)                                                                                                    \
  X(PLAIN, "plain", 0, false, false, false, false)                                                                               \
  X(BARE_POINTERS, "bare-pointers", 0, true, false, false, false)                                                                \
  X(C_WRAPPERS, "c-wrappers", 0, false, true, false, false)                                                                      \
  X(INDEX_32, "index-32", 32, false, false, false, false)                                                                        \
  X(GENERIC_FUNCTIONS, "generic-functions", 0, false, false, true, false)                                                        \
  X(ALIGNED_ALLOC, "aligned-alloc", 0, false, false, false, true)                                                                \
  X(INDEX_32_WRAPPERS, "index-32-c-wrappers", 32, false, true, false, false)                                                     \
  X(INDEX_32_BARE, "index-32-bare-pointers", 32, true, false, false, false)

typedef enum pl_gen_convention {
#define X(id, ...) PL_GEN_##id,
  PL_GEN_CONVENTIONS(X)
#undef X
      PL_GEN_NUM_CONVENTIONS
} pl_gen_convention;

/* What the first record says besides. */
typedef struct pl_gen_plan {
  pl_gen_convention convention;
  uint32_t order; /* a number for whoever chooses among orders of passes */
  uint32_t extra; /* and one for anything else */
} pl_gen_plan;

typedef struct pl_gen_options {
  bool source_only; /* no function of the LLVM dialect, and no type that has no lowering: what a lowering is tried on */
} pl_gen_options;

typedef struct pl_gen pl_gen;

/* Makes a generator of random modules, which serves any number of modules. The caller frees it with pl_gen_free. */
pl_gen *pl_gen_new(void);
/* Frees the generator; NULL is allowed. */
void pl_gen_free(pl_gen *gen);

/* Generates the module that the bytes stand for: each byte string gives a module, and what is open at its end is closed. `data`
 * may be NULL if size is 0; NULL for `options` means none is set. Never NULL; the caller frees the module. */
pl_module *pl_gen_module(pl_gen *gen, pl_context *ctx, const uint8_t *data, size_t size, const pl_gen_options *options);
/* The plan for lowering that the first record of the bytes encodes. */
pl_gen_plan pl_gen_plan_of(const uint8_t *data, size_t size);
/* The name of the convention in reports. */
const char *pl_gen_convention_name(pl_gen_convention convention);

/* Fills `out` with pseudorandom input bytes for the seed, the same on every machine, at most `capacity`; returns how many. */
size_t pl_gen_seed_bytes(uint64_t seed, uint8_t *out, size_t capacity);
enum { PL_GEN_MAX_SEED_BYTES = 2048 };

#endif
