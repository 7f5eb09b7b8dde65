/* type_llvm.h - where types of the LLVM dialect may stand, and its vectors.
 */
#ifndef PL_CORE_IR_TYPE_LLVM_H
#define PL_CORE_IR_TYPE_LLVM_H

#include "core/ir/type.h"

/* Whether the type and all its parts are types of LLVM: isCompatibleType of "'llvm' Dialect" (2022), Built-in Type
 * Compatibility. */
bool pl_type_is_llvm_compatible(const pl_type *t);
/* Where a type can stand, and what is wrong with one that can't stand there: "'llvm' Dialect" (2022), Types, as `mlir-opt` has it
 * with two additions of the document: no value is of void, function or label type (but the result that mlir-opt gives to inline
 * assembly without one), and only what has a size lies in memory. */
#define PL_LLVM_PLACES(X)                                                                                                        \
  X(POINTER, "invalid pointer element type")                                                                                     \
  X(ARRAY, "invalid array element type")                                                                                         \
  X(VECTOR, "invalid vector element type")                                                                                       \
  X(STRUCT, "invalid LLVM structure element type")                                                                               \
  X(ARGUMENTS, "invalid function argument type")                                                                                 \
  X(RESULT, "invalid function result type")                                                                                      \
  X(MEMORY, "invalid type of an object in memory")                                                                               \
  X(VALUE, "invalid type of a value")
typedef enum pl_llvm_place {
  PL_LLVM_IN_INVALID,
#define X(name, fault) PL_LLVM_IN_##name,
  PL_LLVM_PLACES(X)
#undef X
} pl_llvm_place;
/* Whether a type may be used in that place of another type, in memory, or as the type of a value, by its kind alone;
 * types outside of the LLVM dialect may pass (see pl_type_is_llvm_compatible). */
bool pl_type_llvm_may_stand(pl_llvm_place place, const pl_type *type);
/* The message for a type that may not be used in that place. */
const char *pl_llvm_place_fault(pl_llvm_place place);

/* What LLVM's targets say of their types: a bit each. */
typedef enum pl_llvm_target_use {
  PL_LLVM_TARGET_ALLOCA = 1 << 0, /* may be on the stack */
  PL_LLVM_TARGET_GLOBAL = 1 << 1, /* may be a global's */
  PL_LLVM_TARGET_ZERO = 1 << 2,   /* has a value of zeros */
} pl_llvm_target_use;

/* Whether LLVM allows that use of an !llvm.target type, as far as its name is known (false if not, but true for spirv.*); true
 * for other types. Source: LLVM documentation, "LLVM Language Reference", Target Extension Type, and the pages of its targets. */
bool pl_type_llvm_target_may(const pl_type *type, pl_llvm_target_use use);
/* Whether the type is a vector that LLVM has: of one dimension, with an element that LLVM's vectors may have
 * (isCompatibleVectorType in "'llvm' Dialect" (2022), Vector Types). */
bool pl_type_is_llvm_vector(const pl_type *t);
/* The element type of a vector for which pl_type_is_llvm_vector holds. */
const pl_type *pl_type_llvm_vector_elem(const pl_type *vector);
/* The number of elements of a vector for which pl_type_is_llvm_vector holds; sets *scalable to whether vscale times as many are
 * meant. */
uint64_t pl_type_llvm_vector_count(const pl_type *vector, bool *scalable);
/* The 1-D vector of `count` elements, not scalable; NULL if LLVM has no such vector. */
const pl_type *pl_type_llvm_fixed_vector(pl_context *ctx, const pl_type *elem, uint64_t count);

/* A struct or array inside `type`, or `type`, that contains itself by value, and so has no size; NULL if there is none. Types in
 * `seen` are not searched again, and those searched are added to it; once a struct or array is found, `seen` is of no use. */
const pl_type *pl_type_llvm_endless(const pl_type *type, pl_map *seen);

#endif
