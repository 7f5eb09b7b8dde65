/* lower.h - the command lower-mlir as a function. */
#ifndef PL_CORE_DRIVER_LOWER_H
#define PL_CORE_DRIVER_LOWER_H

#include "core/driver/proved_flags.h"

/* Runs lower-mlir with these arguments; returns the exit status: 0, or 1 after an error. `prover` serves --proved-flags. */
int pl_lower_main(int argc, char **argv, pl_prover_fn *prover);

#endif
