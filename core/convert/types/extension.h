/* extension.h - what the client of a run (core/convert/extend.h) converts types to. */
#ifndef PL_CORE_CONVERT_TYPES_EXTENSION_H
#define PL_CORE_CONVERT_TYPES_EXTENSION_H

#include "core/convert/types/state.h"

typedef enum pl_extension_answer { PL_EXTENSION_SILENT, PL_EXTENSION_CONVERTED, PL_EXTENSION_NONE } pl_extension_answer;
/* Asks the client's rules for types of this kind, in order, until one applies. PL_EXTENSION_CONVERTED: it has set *out to the
 * converted type; PL_EXTENSION_NONE: it says that there is no conversion; PL_EXTENSION_SILENT: no rule applies. */
pl_extension_answer pl_extension_type(pl_rw *rw, const pl_type *type, const pl_type **out);
/* Whether a rule of the client decides the conversion of that type, so that the default conversion does not apply. */
bool pl_rw_is_overridden(pl_rw *rw, const pl_type *type);

#endif
