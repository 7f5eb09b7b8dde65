/* globals.h - the globals of a module: objects with their initial bytes. */
#ifndef PL_VERIFY_INTERP_RUN_GLOBALS_H
#define PL_VERIFY_INTERP_RUN_GLOBALS_H

#include "verify/interp/machine/machine.h"

void pl_make_globals(pl_machine *m, const pl_op *module);

#endif
