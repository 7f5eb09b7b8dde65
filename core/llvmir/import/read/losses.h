/* losses.h - what has no form in the dialect: warnings, and attributes that name it. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H
#define PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H

#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"

/* Counts one occurrence of something that the import drops. The format describes it; equal descriptions are reported together at
 * the end (pl_ll_report_dropped), at their first position. Returns the description, interned. */
pl_str pl_ll_drop(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Counts a drop like pl_ll_drop, and records its description in `im->lost` as that of a claim about the op that is made next, in
 * place of an earlier one. */
void pl_ll_drop_claim(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* With mark_lost (see import.h), adds an attribute that has no form as [place, name, value] to the list that becomes
 * `plumbline.lost`, and returns true; `place` is "attribute", "argument" or "metadata". False without mark_lost. */
bool pl_ll_lose(pl_importer *im, pl_ll_attrs *to, const char *place, pl_str name, pl_str value);
/* Appends the pending lost attributes as plumbline.lost and, with mark_lost (see import.h), the pending dropped claim as
 * plumbline.not_kept to the attributes of an op that is being made; then nothing is pending. Appends nothing if nothing was. */
void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out);
/* Adds what the head of a global or function lost to the pending losses, its claim in place of a pending one, then moves them all
 * into the attributes `out` of its op (pl_ll_mark_lost). */
void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out);
/* Warns of everything that was dropped: once for each description, at its first place, with the number of further places if there
 * are any. */
void pl_ll_report_dropped(pl_importer *im);

#endif
