/* globals.h - the globals of a module: objects with their initial bytes. */
#ifndef PL_VERIFY_INTERP_RUN_GLOBALS_H
#define PL_VERIFY_INTERP_RUN_GLOBALS_H

#include "verify/interp/machine/machine.h"
#include "verify/interp/run/global_list.h"

/* Adds an object for each global of a module (NULL: none) and then writes the initial values, since one of them may hold the
 * address of a later global. Globals that are not supported are left out or lose their name, so that nothing finds them. */
void pl_make_globals(pl_machine *m, const pl_op *module);
/* Whether other modules may refer to the global, by its linkage and its `sym_visibility`. (LLVM Language Reference, "Linkage
 * Types"; MLIR documentation, "Symbols and Symbol Tables", "Symbol Visibility".) */
bool pl_global_is_visible(const pl_op *symbol);

#endif
