/* compare.h - a source and its lowering side by side. Private to fuzz/proofs. */
#ifndef PL_FUZZ_PROOFS_COMPARE_H
#define PL_FUZZ_PROOFS_COMPARE_H

#include "fuzz/targets/generating.h"
#include "verify/interp/compare/comparison.h"
#include "verify/interp/inputs/random_inputs.h"
#include "verify/interp/run/single.h"

/* A generated module and our lowering of it; lowered is NULL if there is none. */
typedef struct pl_fuzz_pair {
  pl_context *ctx;
  pl_arena *arena;
  pl_module *source, *lowered;
  pl_gen_plan plan;
} pl_fuzz_pair;

/* The module that the bytes stand for, and its lowering by the plan that they give. Free with pl_fuzz_pair_free. */
pl_fuzz_pair pl_fuzz_pair_new(pl_fuzz *fuzz, const uint8_t *data, size_t size);
/* Frees both modules. */
void pl_fuzz_pair_free(pl_fuzz_pair *pair);
/* Reads the source as it is meant where its lowering has put other layouts into the accesses (-normalize-memrefs). */
void pl_fuzz_pair_read(pl_fuzz_pair *pair);
/* The convention as the validator takes it. */
pl_convention pl_fuzz_proof_convention(pl_gen_convention convention);
/* Whether a difference is one that mlir-opt's lowerings have as well: MLIR's runtime reads descriptors of 64 bits whatever an
 * index has, so that with indices of 32 bits no lowering of memref.copy by its function is right. */
bool pl_fuzz_is_known(const pl_comparison *result, const pl_fuzz_pair *pair);
/* Runs a function of the source and that of its name in a lowering on some random inputs; `inside`: with the bodies of what they
 * call. False, with the inputs in the finding, if they differ. *runs grows by the runs that showed something. */
bool pl_fuzz_runs_agree(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_op *function, const pl_module *lowered, bool inside,
                        uint32_t count, uint32_t *runs);

#endif
