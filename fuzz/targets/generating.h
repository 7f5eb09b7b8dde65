/* generating.h - modules of the generator and their lowerings, for the targets whose inputs are bytes. */
#ifndef PL_FUZZ_TARGETS_GENERATING_H
#define PL_FUZZ_TARGETS_GENERATING_H

#include "core/convert/pipeline.h"
#include "fuzz/gen/gen.h"
#include "fuzz/targets/target.h"

/* How many orders of passes convert_orders and the others choose from. */
enum { PL_FUZZ_NUM_ORDERS = 4 };

/* The generator, made at the first call; owned by `fuzz`. */
pl_gen *pl_fuzz_gen(pl_fuzz *fuzz);
/* The pipeline of passes for a plan's order and calling convention. Owned by `fuzz`. */
const pl_pipeline *pl_fuzz_pipeline(pl_fuzz *fuzz, pl_gen_plan plan);
/* Lowers the module, which the passes may change, to the LLVM dialect by the passes of a plan. The result is owned by the
 * caller; NULL, perhaps with diagnostics in fuzz->diags, if a pass fails or other dialects are left. */
pl_module *pl_fuzz_lower(pl_fuzz *fuzz, pl_module *source, pl_gen_plan plan);
/* Appends the command that lowers as pl_fuzz_lower does for the plan, and a newline: "lowered by: lower-mlir ...". */
void pl_fuzz_write_lowering(pl_fuzz *fuzz, pl_gen_plan plan, pl_sink *out);
/* Whether all operations are of the LLVM dialect or builtin.module: the passes may leave a function whose type has no
 * conversion. */
bool pl_fuzz_is_lowered(const pl_module *module);
/* The options of the conversion for a convention of the generator. */
pl_convert_options pl_fuzz_convention(pl_gen_convention convention);

#endif
