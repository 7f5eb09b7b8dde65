/* extension.h - what the client of a run (core/convert/extend.h) converts types to. */
#ifndef PL_CORE_CONVERT_TYPES_EXTENSION_H
#define PL_CORE_CONVERT_TYPES_EXTENSION_H

#include "core/convert/types/state.h"

typedef enum pl_extension_answer { PL_EXTENSION_SILENT, PL_EXTENSION_CONVERTED, PL_EXTENSION_NONE } pl_extension_answer;
/* Asks the client's rules for types of that kind: *out is what the first one that applies converts the type to. */
pl_extension_answer pl_extension_type(pl_rw *rw, const pl_type *type, const pl_type **out);
/* Whether the client converts that type, so that what is known here of the default conversion does not hold. */
bool pl_rw_is_overridden(pl_rw *rw, const pl_type *type);

#endif
