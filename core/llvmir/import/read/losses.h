/* losses.h - what has no form in the dialect: warnings, and attributes that name it. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H
#define PL_CORE_LLVMIR_IMPORT_READ_LOSSES_H

#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"

/* "dropped: ..." at the first place; reported at the end with the number of places. */
pl_str pl_ll_drop(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same for what claims something about the operation that is made next. */
void pl_ll_drop_claim(pl_importer *im, pl_ll_token at, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Where marks are asked for: notes an attribute without a form as [place, name, value] in `plumbline.lost` of the op. `place`:
 * "attribute", "argument" or "metadata". False if marks are not asked for. */
bool pl_ll_lose(pl_importer *im, pl_ll_attrs *to, const char *place, pl_str name, pl_str value);
void pl_ll_mark_lost(pl_importer *im, pl_ll_entries *out);                          /* before the operation is made */
void pl_ll_mark_symbol(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out); /* the same, with what its head has lost */
/* Warns of what was dropped: once of each kind, with how often. */
void pl_ll_report_dropped(pl_importer *im);

#endif
