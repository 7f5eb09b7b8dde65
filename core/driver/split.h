/* split.h - --split-input-file: the parts of an input. */
#ifndef PL_CORE_DRIVER_SPLIT_H
#define PL_CORE_DRIVER_SPLIT_H

#include "core/base/diag.h"

/* Takes the next part, the text up to the next marker, off `rest` into *part; false if nothing is left. `first`: this is the
 * first call, where an empty input is a part too. `marker` NULL: the input is one part. Warns of text that is nearly a marker,
 * as mlir-opt does. */
bool pl_next_part(const pl_source *whole, pl_source *rest, const char *marker, bool first, pl_source *part, pl_diags *diags);

#endif
