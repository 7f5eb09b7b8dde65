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

/* Generates the module that the bytes stand for and lowers it by the plan that they give; `lowered` is NULL if it has no
 * lowering. The caller frees it by pl_fuzz_pair_free. */
pl_fuzz_pair pl_fuzz_pair_new(pl_fuzz *fuzz, const uint8_t *data, size_t size);
/* Frees both modules and the arena. */
void pl_fuzz_pair_free(pl_fuzz_pair *pair);
/* Replaces affine layouts of the source's memrefs by those that they have in the lowering (pl_tv_read_layouts), so that the
 * two can be compared; does nothing without a lowering. */
void pl_fuzz_pair_read(pl_fuzz_pair *pair);
/* The calling convention in the validator's form. */
pl_convention pl_fuzz_proof_convention(pl_gen_convention convention);
/* Whether the difference is known to be one that mlir-opt's lowerings have as well. */
bool pl_fuzz_is_known(const pl_comparison *result, const pl_fuzz_pair *pair);
/* Runs a function of the source and the one of its name in `lowered` on up to `count` random inputs; `inside`: as in
 * pl_interp_options. False, with a finding, at the first difference that isn't a known one (pl_fuzz_is_known); true also if
 * they can't be run. Adds to *runs the number of runs that agreed. */
bool pl_fuzz_runs_agree(pl_fuzz *fuzz, const pl_fuzz_pair *pair, const pl_op *function, const pl_module *lowered, bool inside,
                        uint32_t count, uint32_t *runs);

#endif
