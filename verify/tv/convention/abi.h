/* abi.h - what caller and callee have to agree on beyond types, of functions and of paired calls. */
#ifndef PL_VERIFY_TV_CONVENTION_ABI_H
#define PL_VERIFY_TV_CONVENTION_ABI_H

#include "verify/tv/convention/types.h"
#include "verify/tv/report/fault.h"

/* The dictionary at that place of `arg_attrs` or `res_attrs`, or NULL. */
const pl_attr *pl_tv_dict_at(const pl_attr *array, uint32_t index);

/* How many arguments of the lowering one of the source becomes, expanded or not. */
uint32_t pl_tv_argument_words(const pl_lowered_types *types, bool expand, const pl_type *type);

/* Whether an argument of the source becomes a pointer to a descriptor: what is stated of its elements holds of no such pointer.
 */
bool pl_tv_points_to_descriptor(const pl_op *source, const pl_op *lowered, const pl_type *type);

/* Whether the lowering's attribute is the source's; one that names a type, such as `llvm.sret`, names what the type is lowered
 * to. `theirs` may be NULL. */
bool pl_tv_is_claimed(const pl_lowered_types *types, const pl_attr *theirs, const pl_attr *mine);

/* The name of an attribute that says how an argument or result is passed, and that only one of two functions has, or NULL. */
const char *pl_tv_passing_difference(const pl_lowered_types *types, const pl_op *source, const pl_op *lowered);

/* Whether who calls the lowering's function by its address, or from another module, calls it as the source says. */
bool pl_tv_same_convention(const pl_op *source, const pl_op *lowered);

/* Whether two calls that are paired take their callee for a function of one type. */
typedef struct pl_call_pair {
  const pl_op *source, *lowered;        /* the calls */
  const pl_op *caller, *lowered_caller; /* the functions that they are in */
} pl_call_pair;
/* Whether a pair of calls calls by the same function type, after the calling convention is applied to the source's: calling a
 * function by another type than its own is undefined. */
bool pl_tv_same_call_type(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

/* What two calls that are paired differ in, beyond callee and values. */
pl_fault pl_tv_call_fault(pl_arena *arena, const pl_lowered_types *types, const pl_call_pair *pair);

#endif
