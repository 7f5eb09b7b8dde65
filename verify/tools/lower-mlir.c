/* lower-mlir - lowers MLIR to the LLVM dialect; takes mlir-opt's names for passes and options. See --help.
 *
 * The command is core's (core/driver/lower.c); the validator is here for --proved-flags alone. */
#include "core/driver/lower.h"
#include "verify/tv/judge/tv.h"

/* Whether the validator proves, with a limit of time, that `lowered` is a right lowering of `source` under the calling
 * convention of the options: of the function of that name, or of all if it is NULL, and of the globals that it judges. False if
 * no function is judged. */
static bool proves(const pl_module *source, const pl_module *lowered, const pl_convert_options *options, const char *function) {
  enum { PATIENCE = 10000 }; /* milliseconds for one try */
  pl_arena *arena = pl_arena_new();
  pl_tv_options how = pl_tv_default_options();
  how.convention = (pl_convention){.index_bitwidth = options->index_bitwidth,
                                   .bare_ptr = options->bare_ptr,
                                   .c_wrappers = options->c_wrappers,
                                   .generic_functions = options->generic_functions,
                                   .aligned_alloc = options->aligned_alloc};
  how.function = function;
  how.proof_only = true;
  how.timeout_ms = PATIENCE;
  const pl_report *report = pl_tv_module(arena, source, lowered, &how);
  bool proved = report->num_proofs > 0;
  for (uint32_t i = 0; i < report->num_proofs; i++)
    proved &= report->proofs[i].verdict == PL_VERDICT_PROVED;
  for (uint32_t i = 0; i < report->num_globals; i++)
    proved &= report->globals[i].verdict == PL_VERDICT_PROVED;
  pl_arena_free(arena);
  return proved;
}

int main(int argc, char **argv) { return pl_lower_main(argc, argv, proves); }
