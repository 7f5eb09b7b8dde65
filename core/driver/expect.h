/* expect.h - --verify-diagnostics: what is reported against what the source's comments announce. */
#ifndef PL_CORE_DRIVER_EXPECT_H
#define PL_CORE_DRIVER_EXPECT_H

#include "core/base/diag.h"

/* Whether each announcement in the comments of the source (expected-error@+1 {{text}}) is met by a report in `diags` and, unless
 * `only_expected`, no other report is there that is not optional; what is amiss goes to `faults`. Source: MLIR documentation,
 * "Diagnostic Infrastructure" (2022), "SourceMgr Diagnostic Verifier Handler". */
bool pl_verify_diagnostics(const pl_source *source, const pl_diags *diags, bool only_expected, pl_diags *faults);

#endif
