/* attrs.h - attributes of new operations, and numbers and flags of source operations. */
#ifndef PL_CORE_CONVERT_EMIT_ATTRS_H
#define PL_CORE_CONVERT_EMIT_ATTRS_H

#include "core/convert/types/state.h"

/* The bits of 0 or of 1 in a float type. */
pl_apint pl_rw_zero_or_one(pl_rw *rw, const pl_type *type, bool one);
/* The dictionary (NULL: an empty one) with an attribute set to `value`. */
const pl_attr *pl_rw_set(pl_rw *rw, const pl_attr *dict, pl_attr_name name, const pl_attr *value);
/* An integer attribute of a signless type of that width. */
const pl_attr *pl_rw_int_attr(pl_rw *rw, uint32_t width, int64_t value);
/* An integer attribute's value; `otherwise` if it is absent. */
int64_t pl_int_of(const pl_op *op, pl_attr_name name, int64_t otherwise);
/* #arith.fastmath<...> as #llvm.fastmath<...>; NULL for no flags. */
const pl_attr *pl_rw_fastmath(pl_rw *rw, const pl_attr *flags);
const pl_attr *pl_rw_enum(pl_rw *rw, const char *mnemonic, const char *word); /* #llvm.mnemonic<word> */

#endif
