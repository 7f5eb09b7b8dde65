/* target.h - the machine that a function is made for. */
#ifndef PL_VERIFY_TV_CONVENTION_TARGET_H
#define PL_VERIFY_TV_CONVENTION_TARGET_H

#include "core/ir/op.h"
#include "verify/tv/report/fault.h"

/* The property in which the machine that the lowering is made for differs from the source's, or from that which each
 * x86-64 is where the source says nothing; NULL if none does. `source` NULL: a function that the source has not. */
const char *pl_tv_target_difference(const pl_op *source, const pl_op *lowered);

/* The fault of the triples of the modules around two functions: none if they agree, and the machine is as the proof reckons with.
 * A module without a triple is made for any machine of that kind. */
pl_fault pl_tv_triple_fault(const pl_op *source, const pl_op *lowered);

#endif
