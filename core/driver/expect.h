/* expect.h - --verify-diagnostics: what is reported against what the source's comments announce. */
#ifndef PL_CORE_DRIVER_EXPECT_H
#define PL_CORE_DRIVER_EXPECT_H

#include "core/base/diag.h"

/* Whether the reports in `diags` are those that the source's comments announce. Announcements are comments at the end of a line,
 *     expected-error@+1 {{text}}
 * for error, warning, remark and note; `@+N` and `@-N` move the line, `@above` and `@below` mean the closest line that announces
 * nothing, `@unknown` a report without a place; `-re` after the severity: in the text, `{{`...`}}` are regular expressions.
 * Each announcement is met by a report with its severity and line whose message contains the text. True if all are met and,
 * unless `only_expected`, nothing else but optional diagnostics is reported; what is amiss goes to `faults`.
 * Source: MLIR documentation, "Diagnostic Infrastructure" (2022), "SourceMgr Diagnostic Verifier Handler". */
bool pl_verify_diagnostics(const pl_source *source, const pl_diags *diags, bool only_expected, pl_diags *faults);

#endif
