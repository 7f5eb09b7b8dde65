/* types.h - types as written, and the parts of an aggregate. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_TYPES_H
#define PL_CORE_LLVMIR_IMPORT_READ_TYPES_H

#include "core/llvmir/import/read/importer.h"

typedef struct pl_ll_named_type {
  const pl_type *type;
  pl_ll_token at; /* first mention */
  bool defined;
} pl_ll_named_type;

/* Reads a type that is neither void nor a function type. NULL, reported, on error. */
const pl_type *pl_ll_type(pl_importer *im);
/* Reads a type of any kind. NULL, reported, on error. */
const pl_type *pl_ll_type_or_void(pl_importer *im);
/* Reads the result type, possibly void, of a function. NULL, reported, on error. */
const pl_type *pl_ll_result_type(pl_importer *im);
/* Reads `%name = type`, of a struct or opaque, and sets its body. False, reported, on error; false, not reported, if the text is
 * to be read again because the context has another struct of that name (see core/ir/struct_names.h). */
bool pl_ll_type_definition(pl_importer *im);
/* Whether the named types are defined and don't contain themselves by value; a fault is reported. */
bool pl_ll_check_types(pl_importer *im);
/* The vector type of `count` elements, or vscale times as many if scalable. */
const pl_type *pl_ll_vector_type(pl_importer *im, uint64_t count, bool scalable, const pl_type *elem);
/* Whether the type is a vector, fixed or scalable. */
bool pl_ll_is_vector(const pl_type *type);
/* Number of elements of a vector type, as a multiple of vscale if it is scalable. */
uint64_t pl_ll_vector_count(const pl_type *type);
/* Whether a vector type is scalable. */
bool pl_ll_vector_scalable(const pl_type *type);
/* `elem`, or, if `shape` is a vector, the vector of `elem` with as many elements, scalable if `shape` is. */
const pl_type *pl_ll_like(pl_importer *im, const pl_type *shape, const pl_type *elem);
/* The type of element k of a struct, array or vector; NULL if there is none. */
const pl_type *pl_ll_part(const pl_type *type, uint64_t k);
/* Number of elements of a struct, array or vector, as a multiple of vscale if it is scalable; 0 for other types. */
uint64_t pl_ll_num_parts(const pl_type *type);

#endif
