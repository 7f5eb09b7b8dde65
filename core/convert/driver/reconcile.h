/* reconcile.h - casts that undo each other. */
#ifndef PL_CORE_CONVERT_DRIVER_RECONCILE_H
#define PL_CORE_CONVERT_DRIVER_RECONCILE_H

#include "core/ir/op.h"

/* Replaces the results of chains of builtin.unrealized_conversion_cast ops that lead back to the types they start from by the
 * values at the start, unless the chain is too long, and erases casts without uses. */
void pl_reconcile_casts(pl_module *module);

#endif
