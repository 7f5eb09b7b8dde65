/* losses.h - what has no form in the dialect: warnings, and attributes that name it. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H
#define PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H

#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"

/* Counts one occurrence of something that the import drops, to be reported at the end (pl_ll_report_dropped), and returns its
 * description by the format, interned. */
pl_str pl_ll_drop(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Counts a drop as pl_ll_drop does, and notes its description as that of a claim about the op that is made next. */
void pl_ll_drop_claim(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* With mark_lost (see import.h), adds an attribute that has no form to the list that becomes `plumbline.lost`; false without.
 * `place`: "attribute", "argument" or "metadata". */
bool pl_ll_lose(pl_importer *im, pl_ll_attrs *to, const char *place, pl_str name, pl_str value);
/* With mark_lost (see import.h), appends what is pending of lost attributes and dropped claims as attributes of an op that is
 * being made; then, in any case, nothing is pending. */
void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out);
/* With mark_lost (see import.h), appends what was lost from the head of a global or function, and what is pending, as attributes
 * of its op; then, in any case, nothing is pending. */
void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out);
/* Warns of what was dropped, equal descriptions together with their number. */
void pl_ll_report_dropped(pl_importer *im);

#endif
