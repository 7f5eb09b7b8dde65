/* split.h - --split-input-file: the parts of an input. */
#ifndef PL_CORE_DRIVER_SPLIT_H
#define PL_CORE_DRIVER_SPLIT_H

#include "core/base/diag.h"

/* Takes the text up to the next marker off `rest`; lines keep the numbers that they have in the file. A marker counts wherever it
 * stands. False if nothing is left. `first`: this is the first call, and an empty input is a part too.
 * What looks like a marker that was cut short is reported as a warning in `whole`, as mlir-opt does. `marker` NULL: the input is
 * one part. */
bool pl_next_part(const pl_source *whole, pl_source *rest, const char *marker, bool first, pl_source *part, pl_diags *diags);

#endif
