/* reconcile.h - casts that undo each other. */
#ifndef PL_CORE_CONVERT_DRIVER_RECONCILE_H
#define PL_CORE_CONVERT_DRIVER_RECONCILE_H

#include "core/ir/op.h"

/* Folds pairs of builtin.unrealized_conversion_cast that undo each other and drops unused ones. */
void pl_reconcile_casts(pl_module *module);

#endif
