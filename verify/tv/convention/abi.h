/* abi.h - what caller and callee have to agree on beyond types, of functions and of paired calls. */
#ifndef PL_VERIFY_TV_CONVENTION_ABI_H
#define PL_VERIFY_TV_CONVENTION_ABI_H

#include "verify/tv/convention/types.h"
#include "verify/tv/report/fault.h"

/* The dictionary at that index of an array of attributes, such as `arg_attrs`; NULL if there is none or `array` is NULL. */
const pl_attr *pl_tv_dict_at(const pl_attr *array, uint32_t index);

/* How many arguments of the lowering an argument of that type becomes: 1 unless `expand`, else as many as the calling convention
 * makes of it, 0 if it has no lowering. */
uint32_t pl_tv_argument_words(const pl_lowered_types *types, bool expand, const pl_type *type);

/* Whether an argument of that type is an unranked memref that `lowered`, another kind of function op than `source`, takes as a
 * pointer to a descriptor: attributes about its elements do not hold of that pointer. */
bool pl_tv_points_to_descriptor(const pl_op *source, const pl_op *lowered, const pl_type *type);

/* Whether the attribute value `lowered` is `source` (may be NULL), or names the type that the one named
 * by `source` is lowered to. */
bool pl_tv_is_claimed(const pl_lowered_types *types, const pl_attr *source, const pl_attr *lowered);

/* The name of an attribute on how an argument or result is passed (such as `byval`) in which the lowering's function differs
 * from what the source's demands; NULL if none is found. */
const char *pl_tv_passing_difference(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);

/* Whether the lowering's function has a calling convention that the source's allows: the same one, or another where every caller
 * is known and may use it. */
bool pl_tv_same_convention(const pl_op *source, const pl_op *lowered);

/* A call of the source and the call of the lowering that it is compared with. */
typedef struct pl_call_pair {
  const pl_op *source, *lowered;        /* the calls */
  const pl_op *caller, *lowered_caller; /* the functions that they are in */
} pl_call_pair;
/* Whether both calls of the pair call by the same function type, once the source's is lowered: calling a function by another
 * type than its own is undefined. (LLVM Language Reference, "'call' Instruction".) */
bool pl_tv_same_call_type(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

/* The first fault found in how the lowering's call of the pair is made: tail call marker, calling convention, how values are
 * passed, and attributes, as far as these are not checked as conditions of the call; none if it is fine. What is called and the
 * values passed are not compared. */
pl_fault pl_tv_call_fault(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

#endif
