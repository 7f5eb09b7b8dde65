/* types.h - what the calling convention makes of the source's types. */
#ifndef PL_VERIFY_TV_CONVENTION_TYPES_H
#define PL_VERIFY_TV_CONVENTION_TYPES_H

#include "core/base/vec.h"
#include "core/ir/op.h"
#include "verify/convention/convention.h"

typedef struct pl_lowered_types {
  pl_context *ctx;
  uint32_t index_bits;
  bool bare; /* memrefs are passed as bare pointers */
} pl_lowered_types;

typedef PL_VEC(const pl_type *) pl_type_vec;

/* The LLVM dialect type that a value of that type is lowered to; NULL if there is none. (LLVM IR Target (2022), Type
 * Conversions.) */
const pl_type *pl_lowered_type(const pl_lowered_types *types, const pl_type *type);
/* Appends the types of the arguments that one argument is lowered to; false, and nothing appended, if it has no lowering. (LLVM
 * IR Target (2022), Calling Conventions.) */
bool pl_lowered_argument(const pl_lowered_types *types, const pl_type *type, pl_type_vec *out);
/* The one type that the results of a function type are lowered to: void for none, a struct for several; NULL if one has no
 * lowering. (LLVM IR Target (2022), Function Types.) */
const pl_type *pl_lowered_results(const pl_lowered_types *types, const pl_type *function);
/* The `!llvm.func` type, variadic if `variadic`, that the calling convention makes of a function type; NULL if an argument or
 * result has no lowering. */
const pl_type *pl_lowered_function(const pl_lowered_types *types, const pl_type *function, bool variadic);
/* Whether the types are known to be equal, ignoring names of structs and pointees of typed pointers. False if `a` is NULL. */
bool pl_lowered_equal(const pl_type *a, const pl_type *b);

/* The width of `index` in bits in that function: the convention's if it is set, else that of the data layout. */
uint32_t pl_tv_index_bits(const pl_op *func, const pl_convention *convention);
/* Whether the function is a func.func that passes ranked memrefs as bare pointers, by the convention or its `llvm.bareptr`. */
bool pl_tv_is_bare(const pl_op *func, const pl_convention *convention);
/* The options by which the types of `func` are lowered: width of `index`, and whether memrefs are bare pointers. */
pl_lowered_types pl_tv_types(const pl_op *func, const pl_convention *convention);

#endif
