/* lowering.h - where the lowering of a source comes from: our converter, a file, or a command. */
#ifndef PL_VERIFY_TOOLS_LOWERING_H
#define PL_VERIFY_TOOLS_LOWERING_H

#include "core/ir/op.h"
#include "verify/tools/options.h"
#include "verify/tools/process.h"
#include "verify/tv/judge/tv.h"

/* Our converter on a checked module. A function that it can't lower becomes a private declaration in *source*, so that the rest
 * can be judged, and a row in `left_out` (name, verdict unsupported, reason, place; texts live in `arena`). NULL if nothing is
 * lowered: then every function has its row. */
typedef PL_VEC(pl_proof) pl_proofs;
/* The source lowered by our converter. Functions that it can't convert are left out, and appended to `left_out`; NULL if that
 * does not help. */
pl_module *pl_lower_own(pl_arena *arena, pl_module *source, const pl_convention *convention, pl_proofs *left_out);

/* The same of a source that is only looked at: NULL if not all of it can be lowered. */
pl_module *pl_lower_whole(pl_module *source, const pl_convention *convention);

/* The next op after `op` below `root`, outer ops first; NULL at the end. Start with `root`. */
pl_op *pl_next_op_below(const pl_op *root, pl_op *op);

/* Runs the command of --lower-with on a source. The text that it printed is *text (from malloc); its standard error goes to
 * `errors`, with `<stdin>` replaced by the source's name. False, with an error in `diags` at the source, if it failed. */
bool pl_lower_with_command(pl_processes *processes, const pl_cli_options *options, const pl_source *source, const char *path,
                           pl_diags *diags, char **text, size_t *len, pl_sink *errors);

#endif
