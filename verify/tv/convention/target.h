/* target.h - the machine that a function is made for. */
#ifndef PL_VERIFY_TV_CONVENTION_TARGET_H
#define PL_VERIFY_TV_CONVENTION_TARGET_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"

/* The name of the attribute, target CPU or features, in which the lowering's function differs from the source's; NULL if none
 * does or both state no more than baseline x86-64 has. A declaration in the lowering may lack them. Entries of `passthrough` are
 * not compared. `source` is NULL for a function that the source does not have. */
const char *pl_tv_target_difference(const pl_op *source, const pl_op *lowered);

/* The fault, unsupported, that the target triple of the nearest module around one of the functions that states one is not known
 * to be little endian with 64-bit addresses, or that both state one and they differ; none otherwise. */
pl_fault pl_tv_triple_fault(const pl_op *source, const pl_op *lowered);

#endif
