/* canonicalize.c - patterns to a fixed point, then the control flow graph, and again while that opens new chances. */
#include <assert.h>

#include "core/transform/passes/passes.h"
#include "core/transform/region.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Iterations after which to stop, as mlir-opt does. */
enum { MAX_ITERATIONS = 10 };

void pl_canonicalize(pl_module *module, const pl_transform_options *options) {
  assert(module->op && options);
  pl_region_level level = options->merge_blocks ? PL_REGIONS_AGGRESSIVE : PL_REGIONS_NORMAL;
  for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    bool changed = pl_erase_unreachable_blocks(module);
    changed |= pl_greedy_run(module, pl_simplification_of, true, options->index_bits);
    if (!options->keep_regions) changed |= pl_simplify_regions(module, level);
    if (!changed) return;
  }
}
