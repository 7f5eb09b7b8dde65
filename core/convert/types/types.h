/* types.h - the type converter. Source of the rules: MLIR documentation, "LLVM IR Target" (2022), Type Conversion. */
#ifndef PL_CORE_CONVERT_TYPES_TYPES_H
#define PL_CORE_CONVERT_TYPES_TYPES_H

#include "core/convert/types/state.h"

/* The converted type, or NULL if the type has none. Types of the LLVM dialect are their own conversion. */
const pl_type *pl_rw_type(pl_rw *rw, const pl_type *type);
/* The integer that `index` is converted to. */
const pl_type *pl_rw_index_type(pl_rw *rw);
/* !llvm.ptr in an address space. */
const pl_type *pl_rw_ptr_type(pl_rw *rw, uint32_t space);
/* With the option typed_pointers a pointer that says so, where the pointee is known (not NULL); else the same. */
const pl_type *pl_rw_ptr_to(pl_rw *rw, const pl_type *pointee, uint32_t space);
/* The function type of the LLVM dialect by the convention of the options; NULL if a part has no conversion. */
const pl_type *pl_rw_func_type(pl_rw *rw, const pl_type *type);
/* Adds the parameters that a value of that type is passed as; false if the convention can't pass it. */
bool pl_rw_push_params(pl_rw *rw, const pl_type *type, bool bare, pl_types *params);
/* The address space of a memref (ranked or not): 0 by default; false if it is not an integer. */
bool pl_rw_memory_space(const pl_type *memref, uint32_t *space);
/* !llvm.struct<(elems...)> */
const pl_type *pl_rw_struct(pl_rw *rw, const pl_type *const *elems, uint32_t count);
/* The one type for all results of a function: void for none, the converted type for one, a struct for more. NULL if a type has
 * no conversion. `bare`: memrefs become bare pointers; NULL if one can't. */
const pl_type *pl_rw_pack_results(pl_rw *rw, pl_type_list types, uint32_t count, bool bare);
/* Whether the bare pointer convention takes the memref: ranked, strides and offset static. */
bool pl_rw_bare_memref(pl_rw *rw, const pl_type *type);
/* Whether a float type stays a float; the small formats become integers of their width and have no arithmetic. */
bool pl_rw_native_float(const pl_type *type);
/* The type inside llvm arrays that stand for vectors of many dimensions; gives the number of such arrays. */
const pl_type *pl_rw_strip_arrays(const pl_type *type, uint32_t *depth);
/* Bounds on what one op is unrolled to and on how deep array types are nested for it; what is beyond has no lowering. */
enum { PL_MAX_SLICES = 1 << 16, PL_MAX_LANES = 1 << 20, PL_MAX_ARRAY_DEPTH = 256 };
/* Whether a converted type has at most that many slices (1-D vectors inside arrays) and lanes in each. */
bool pl_rw_can_unroll(const pl_type *type);
/* Number of scalars that a ranked memref is passed as: 3 + 2 * rank. */
uint32_t pl_desc_count(const pl_type *memref);
/* Whether the type is a ranked memref that is lowered to the default descriptor, not by a rule of the client. */
bool pl_rw_is_ranked(pl_rw *rw, const pl_type *type);
/* Whether the type is an unranked memref that is lowered to the default descriptor, not by a rule of the client. */
bool pl_rw_is_unranked(pl_rw *rw, const pl_type *type);

#endif
