/* target.h - the machine that a function is made for. */
#ifndef PL_VERIFY_TV_CONVENTION_TARGET_H
#define PL_VERIFY_TV_CONVENTION_TARGET_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"

/* The name of the attribute, target CPU or features, that the lowering's function has otherwise than the source's (NULL: the
 * source has no such function) allows; NULL if there is none. Entries of `passthrough` are compared elsewhere (signature.c). */
const char *pl_tv_target_difference(const pl_op *source, const pl_op *lowered);

/* The fault, unsupported, that the target triple of a module around one of the functions is not known to be little endian with
 * 64-bit addresses, or that both functions have one and these differ; none otherwise. */
pl_fault pl_tv_triple_fault(const pl_op *source, const pl_op *lowered);

#endif
