/* signature.h - the type and attributes that the convention demands of a lowered function, and claims about its arguments. */
#ifndef PL_VERIFY_TV_CLAIMS_SIGNATURE_H
#define PL_VERIFY_TV_CLAIMS_SIGNATURE_H

#include "verify/tv/convention/types.h"
#include "verify/tv/report/fault.h"

/* The first fault of the declaration of `lowered`: a type, linkage, visibility or attribute that does not follow from `source`
 * and the calling convention. No fault if all agree; the text of a refuted one shows both declarations. */
pl_fault pl_tv_signature_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_lowered_types *types);

/* Whether the attribute of an argument or result of that type restricts its value in a way the proof can check: a known one,
 * well-formed and on a type that it fits. */
bool pl_tv_is_value_claim(pl_named_attr claim, const pl_type *type);
/* Whether the attribute is `llvm.dereferenceable` or `llvm.dereferenceable_or_null`. */
bool pl_tv_is_memory_claim(pl_str name);

/* Whether memory that `claim` states to be dereferenceable at the entry is seen to stay so, as neither function frees any; true
 * for attributes that state nothing of that (see pl_tv_is_memory_claim). */
bool pl_tv_memory_stays(const pl_op *source, const pl_op *lowered, pl_named_attr claim);

/* Whether attribute `claim` of the lowering's argument `k` needs no proof: it claims nothing, or follows from one of the
 * source's argument `i`, which `k` is lowered from, or from what LLVM knows of that library function. False for an attribute
 * that is not known. */
bool pl_tv_claims_as_source(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered, uint32_t i, uint32_t k,
                            pl_named_attr claim);

#endif
