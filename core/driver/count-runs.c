/* count-runs - lower-mlir without a validator: the preset `counting` builds it to note how often each part of the core runs. */
#include "core/driver/lower.h"

/* The prover for --proved-flags in this build: always false, so that no flag is set. */
static bool proves_nothing(const pl_module *source, const pl_module *lowered, const pl_convert_options *options,
                           const char *function) {
  (void)source, (void)lowered, (void)options, (void)function;
  return false;
}

/* Runs lower-mlir with a prover that proves nothing; returns the exit status. */
int main(int argc, char **argv) { return pl_lower_main(argc, argv, proves_nothing); }
