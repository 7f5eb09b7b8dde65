/* canonicalize.c - patterns to a fixed point, then the control flow graph, and again while that opens new chances. */
#include "core/transform/greedy.h"
#include "core/transform/passes.h"
#include "core/transform/region.h"

/* Rounds after which to stop, as mlir-opt does. */
enum { MAX_ROUNDS = 10 };

void pl_canonicalize(pl_module *module, const pl_transform_options *options) {
  pl_region_level level = options->merge_blocks ? PL_REGIONS_AGGRESSIVE : PL_REGIONS_NORMAL;
  for (int round = 0; round < MAX_ROUNDS; round++) {
    bool changed = pl_erase_unreachable_blocks(module);
    changed |= pl_greedy_run(module, pl_simplify_of, true, options->index_bits);
    if (!options->keep_regions) changed |= pl_simplify_regions(module, level);
    if (!changed) return;
  }
}
