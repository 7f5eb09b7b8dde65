/* types.h - the type converter. Source of the rules: MLIR documentation, "LLVM IR Target" (2022), Type Conversion. */
#ifndef PL_CORE_CONVERT_TYPES_TYPES_H
#define PL_CORE_CONVERT_TYPES_TYPES_H

#include "core/convert/types/state.h"

/* The type that a type is converted to, by the client's rules or the default ones; NULL if it has no conversion. */
const pl_type *pl_rw_type(pl_rw *rw, const pl_type *type);
/* The integer type that `index` is converted to in the current module. */
const pl_type *pl_rw_index_type(pl_rw *rw);
/* The opaque pointer type !llvm.ptr in address space `space`. */
const pl_type *pl_rw_ptr_type(pl_rw *rw, uint32_t space);
/* The pointer type for an address space: with the option typed_pointers a typed pointer to `pointee` if that is known (not
 * NULL), else the opaque !llvm.ptr. */
const pl_type *pl_rw_ptr_to(pl_rw *rw, const pl_type *pointee, uint32_t space);
/* The LLVM function type that a builtin function type is lowered to by the calling convention of the options; NULL if a
 * parameter or result has no conversion or cannot be passed by that convention. */
const pl_type *pl_rw_func_type(pl_rw *rw, const pl_type *type);
/* Appends the types of the parameters that an argument of type `type` is passed as; `bare`: by the bare pointer convention.
 * False, with nothing appended, if the type has no conversion or the convention cannot pass it. */
bool pl_rw_push_params(pl_rw *rw, const pl_type *type, bool bare, pl_types *params);
/* Sets *space to the address space of a memref, ranked or not: that of its memory space, 0 by default. False, with *space 0, if
 * the memory space has no address space. */
bool pl_rw_memory_space(const pl_type *memref, uint32_t *space);
/* The literal struct type !llvm.struct<(elems...)> of `count` members, not packed. */
const pl_type *pl_rw_struct(pl_rw *rw, const pl_type *const *elems, uint32_t count);
/* The one LLVM type that a function with these result types returns: void for none, a struct for several. `bare`: memrefs become
 * bare pointers. NULL if a type has no conversion or cannot be returned so. */
const pl_type *pl_rw_pack_results(pl_rw *rw, pl_type_list types, uint32_t count, bool bare);
/* Whether the type is a ranked memref, not converted by the client's rules, whose sizes, strides, offset and memory space allow
 * the bare pointer convention to pass it as one pointer. */
bool pl_rw_bare_memref(pl_rw *rw, const pl_type *type);
/* Whether the type is a float type that LLVM has, rather than one that is lowered to an integer of its width. */
bool pl_rw_native_float(const pl_type *type);
/* The type inside nested LLVM arrays; sets *depth to the number of arrays. */
const pl_type *pl_rw_strip_arrays(const pl_type *type, uint32_t *depth);
/* Bounds on what one op is unrolled to and on how deep array types are nested for it; what is beyond has no lowering. */
enum { PL_MAX_SLICES = 1 << 16, PL_MAX_LANES = 1 << 20, PL_MAX_ARRAY_DEPTH = 256 };
/* Whether an op on this converted type, 1-D vectors inside arrays, is small enough to be unrolled (PL_MAX_SLICES,
 * PL_MAX_LANES). */
bool pl_rw_can_unroll(const pl_type *type);
/* The number of scalars that a ranked memref is passed as: two pointers, the offset, and a size and a stride per dimension. */
uint32_t pl_desc_count(const pl_type *memref);
/* Whether the type is a ranked memref that is lowered to the default descriptor, not converted by a rule of the client. */
bool pl_rw_is_ranked(pl_rw *rw, const pl_type *type);
/* Whether the type is an unranked memref that is lowered to the default descriptor, not converted by a rule of the client. */
bool pl_rw_is_unranked(pl_rw *rw, const pl_type *type);

#endif
