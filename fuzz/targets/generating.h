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
/* The passes of a plan, with the plan's convention. */
const pl_pipeline *pl_fuzz_pipeline(pl_fuzz *fuzz, pl_gen_plan plan);
/* Lowers a source-only module by the passes for a plan. The result is owned by the caller; NULL if there is none, with
 * diagnostics. */
pl_module *pl_fuzz_lower(pl_fuzz *fuzz, pl_module *source, pl_gen_plan plan);
/* The command that lowers as pl_fuzz_lower does for the plan, and a newline: "lowered by: lower-mlir ...". */
void pl_fuzz_write_lowering(pl_fuzz *fuzz, pl_gen_plan plan, pl_sink *out);
/* Whether everything is of the LLVM dialect: a function whose type has no conversion may be left as it is. */
bool pl_fuzz_is_lowered(const pl_module *module);
/* The options of the conversion for a convention of the generator. */
pl_convert_options pl_fuzz_convention(pl_gen_convention convention);

#endif
