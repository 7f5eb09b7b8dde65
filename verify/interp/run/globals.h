/* globals.h - the globals of a module: objects with their initial bytes. */
#ifndef PL_VERIFY_INTERP_RUN_GLOBALS_H
#define PL_VERIFY_INTERP_RUN_GLOBALS_H

#include "verify/interp/machine/machine.h"

/* Adds an object for each global of a module (NULL: none) and then writes the initial values, since one of them may hold the
 * address of a later global. A global whose contents are not supported loses its name, so that nothing finds it. */
void pl_make_globals(pl_machine *m, const pl_op *module);

#endif
