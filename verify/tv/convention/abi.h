/* abi.h - what caller and callee have to agree on beyond types, of functions and of paired calls. */
#ifndef PL_VERIFY_TV_CONVENTION_ABI_H
#define PL_VERIFY_TV_CONVENTION_ABI_H

#include "verify/tv/convention/types.h"
#include "verify/tv/report/fault.h"

/* The attribute dictionary at that index of `arg_attrs` or `res_attrs` (may be NULL); NULL if there is none. */
const pl_attr *pl_tv_dict_at(const pl_attr *array, uint32_t index);

/* How many arguments of the lowering an argument of that type becomes: 1 unless `expand`, under which a memref becomes several
 * (a ranked one 1 if types->bare) and a type without a lowering none. */
uint32_t pl_tv_argument_words(const pl_lowered_types *types, bool expand, const pl_type *type);

/* Whether an argument of that type of `source` is lowered to a pointer to a descriptor, of which attributes about its elements do
 * not hold: it is an unranked memref, and `lowered` is another kind of op than `source`. */
bool pl_tv_points_to_descriptor(const pl_op *source, const pl_op *lowered, const pl_type *type);

/* Whether the lowering's attribute value `mine` is the source's `theirs` (may be NULL), or both name a type, as `llvm.sret` does,
 * and `mine` names what the source's is lowered to. */
bool pl_tv_is_claimed(const pl_lowered_types *types, const pl_attr *theirs, const pl_attr *mine);

/* The name of the first attribute on how an argument or result is passed (such as `byval`) in which the two functions differ;
 * NULL if there is none. */
const char *pl_tv_passing_difference(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);

/* Whether the lowering's function has the source's calling convention (also that of its `llvm.cconv`), or may have another: one
 * for any call, with a body and local linkage, where only direct calls in its module reach it. */
bool pl_tv_same_convention(const pl_op *source, const pl_op *lowered);

/* A call of the source and the call of the lowering that it is compared with. */
typedef struct pl_call_pair {
  const pl_op *source, *lowered;        /* the calls */
  const pl_op *caller, *lowered_caller; /* the functions that they are in */
} pl_call_pair;
/* Whether both calls of the pair call by the same function type, once the calling convention is applied to the source's: calling
 * a function by another type than its own is undefined. (LLVM Language Reference, "'call' Instruction".) */
bool pl_tv_same_call_type(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

/* The first fault of a pair of calls that is not about callee or values, refuted or, where the lowering says more than the
 * source, unsupported; none if there is none: the lowering loses `musttail`, `notail` or a certain tail call, or gains
 * `musttail`; its convention is not its callee's, or not the source's and the callees are not both local; arguments or results
 * are passed in another way; or it has an attribute that neither the source's call nor its callee implies, other than align,
 * nonnull and noundef of an llvm call's arguments, which are checked as conditions. */
pl_fault pl_tv_call_fault(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

#endif
