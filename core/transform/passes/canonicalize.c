/* canonicalize.c - patterns to a fixed point, then the control flow graph, and again while that opens new chances. */
#include <assert.h>

#include "core/transform/passes/passes.h"
#include "core/transform/region.h"
#include "core/transform/rewriter/greedy.h"

/* Iterations after which to stop, as mlir-opt does. */
enum { MAX_ITERATIONS = 10 };

/* The function that simplifies ops of a kind; NULL if there is none. */
static pl_simplify_fn *simplification_of(pl_op_kind kind) {
  typedef pl_simplify_fn *lookup(pl_op_kind);
  static lookup *const tables[] = {pl_simplify_arith,   pl_simplify_index,   pl_simplify_cast,
                                   pl_simplify_compare, pl_simplify_memref,  pl_simplify_control,
                                   pl_simplify_llvm,    pl_simplify_complex, pl_simplify_structured};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    pl_simplify_fn *fn = tables[i](kind);
    if (fn) return fn;
  }
  return pl_fold_rule_of(kind) ? pl_g_fold : NULL;
}

void pl_canonicalize(pl_module *module, const pl_transform_options *options) {
  assert(module->op && options);
  pl_region_level level = options->merge_blocks ? PL_REGIONS_AGGRESSIVE : PL_REGIONS_NORMAL;
  for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    bool changed = pl_erase_unreachable_blocks(module);
    changed |= pl_greedy_run(module, simplification_of, true, options->index_bits);
    if (!options->keep_regions) changed |= pl_simplify_regions(module, level);
    if (!changed) return;
  }
}
