/* symbols.h - globals, aliases and comdats as operations. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_SYMBOLS_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_SYMBOLS_H

#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"

/* Appends the attributes that all symbols have: name, linkage, visibility, section and the like. `always_linkage`: also an
 * external linkage. */
void pl_ll_global_head(pl_importer *im, const pl_ll_global *g, pl_ll_entries *out, bool always_linkage);
/* Makes the op of a variable, alias or ifunc. False, reported, on error. */
bool pl_ll_make_global(pl_importer *im, pl_ll_global *g);
/* Makes one llvm.comdat op with a selector for each comdat of the file; nothing if there are none. Always true. */
bool pl_ll_make_comdats(pl_importer *im);

#endif
