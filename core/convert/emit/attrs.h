/* attrs.h - attributes of new operations, and numbers and flags of source operations. */
#ifndef PL_CORE_CONVERT_EMIT_ATTRS_H
#define PL_CORE_CONVERT_EMIT_ATTRS_H

#include "core/convert/types/state.h"

/* The bits of 0.0, or with `one` of 1.0, in a float type. */
pl_apint pl_rw_zero_or_one(pl_rw *rw, const pl_type *type, bool one);
/* The dictionary `dict` (NULL: an empty one) with attribute `name` set to `value`, or without it if `value` is NULL. */
const pl_attr *pl_rw_set(pl_rw *rw, const pl_attr *dict, pl_attr_name name, const pl_attr *value);
/* The integer attribute of that value and of the signless integer type of that width. */
const pl_attr *pl_rw_int_attr(pl_rw *rw, uint32_t width, int64_t value);
/* The value of the op's integer attribute `name`; `otherwise` if it is absent, no integer or does not fit 64 bits. */
int64_t pl_int_of(const pl_op *op, pl_attr_name name, int64_t otherwise);
/* The flags of #arith.fastmath<...> as #llvm.fastmath<...>; NULL if there are none. */
const pl_attr *pl_rw_fastmath(pl_rw *rw, const pl_attr *flags);
/* The enum attribute #llvm.mnemonic<word>. */
const pl_attr *pl_rw_enum(pl_rw *rw, const char *mnemonic, const char *word);

#endif
