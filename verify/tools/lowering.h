/* lowering.h - where the lowering of a source comes from: our converter, a file, or a command. */
#ifndef PL_VERIFY_TOOLS_LOWERING_H
#define PL_VERIFY_TOOLS_LOWERING_H

#include "core/ir/op.h"
#include "verify/tools/options.h"
#include "verify/commands/process.h"
#include "verify/tv/judge/tv.h"

/* Functions that can't be lowered, as rows with the verdict `unsupported`, a reason and a place. */
typedef PL_VEC(pl_proof) pl_proofs;
/* Lowers a checked module by our converter into a new module. Functions that can't be converted are reduced to declarations in
 * `source`, so that the rest can be judged, and get a row in `left_out` (texts live in `arena`). NULL if nothing is lowered:
 * then every function has its row. */
pl_module *pl_lower_own(pl_arena *arena, pl_module *source, const pl_convention *convention, pl_proofs *left_out);

/* Lowers a module by our converter without changing it; returns a new module, or NULL if not all of it can be lowered. */
pl_module *pl_lower_whole(pl_module *source, const pl_convention *convention);

/* The next op after `op` below `root`, outer ops first; NULL at the end. Start with `root`. */
pl_op *pl_next_op_below(const pl_op *root, pl_op *op);

/* Runs the command of --lower-with on a source. What it printed is in *text (from malloc) and *len; its standard error goes to
 * `errors`, with `<stdin>:LINE` at the start of a line replaced by the source's name and line. `path`: the file that holds just
 * this source, or NULL. False, with an error in `diags` at the source and *text unchanged, if the command did not exit with
 * status 0 within the limits of time and output, or printed nothing but blanks. */
bool pl_lower_with_command(pl_processes *processes, const pl_cli_options *options, const pl_source *source, const char *path,
                           pl_diags *diags, char **text, size_t *len, pl_sink *errors);

#endif
