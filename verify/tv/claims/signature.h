/* signature.h - the type and attributes that the convention demands of a lowered function, and claims about its arguments. */
#ifndef PL_VERIFY_TV_CLAIMS_SIGNATURE_H
#define PL_VERIFY_TV_CLAIMS_SIGNATURE_H

#include "verify/tv/convention/types.h"
#include "verify/tv/report/fault.h"

/* What is not as the convention demands; the text shows both declarations. The source is a func.func, or an llvm.func, which the
 * lowering has as it is. */
pl_fault pl_tv_signature_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_lowered_types *types);

/* Whether a claim of an argument or result of that type is one about its value, which is shown of the body. */
bool pl_tv_is_value_claim(pl_named_attr claim, const pl_type *type);
bool pl_tv_is_memory_claim(pl_str name); /* `dereferenceable`, or that or null */

/* Whether memory that is there at the entry is there as long as the function runs, if that is what is claimed. */
bool pl_tv_memory_stays(const pl_op *source, const pl_op *lowered, pl_named_attr claim);

/* Whether a claim of argument `k` of the lowering is one of the source's of argument `i`, which that one belongs to, or none. */
bool pl_tv_claims_as_source(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered, uint32_t i, uint32_t k,
                            pl_named_attr claim);

#endif
