/* types.h - types as written, and the parts of an aggregate. */
#ifndef PL_CORE_LLVMIR_IMPORT_READ_TYPES_H
#define PL_CORE_LLVMIR_IMPORT_READ_TYPES_H

#include "core/llvmir/import/read/importer.h"

typedef struct pl_ll_named_type {
  const pl_type *type;
  pl_ll_token at; /* first mention */
  bool defined;
} pl_ll_named_type;

const pl_type *pl_ll_type(pl_importer *im); /* any type but void, label, metadata in a place that wants a value */
/* Reads a type, which may be void. NULL, reported, on error. */
const pl_type *pl_ll_type_or_void(pl_importer *im);
const pl_type *pl_ll_result_type(pl_importer *im); /* of a function that is declared or defined */
bool pl_ll_type_definition(pl_importer *im);       /* %name = type ... */
bool pl_ll_check_types(pl_importer *im);           /* every named type is defined */
/* The vector of `count` elements, times vscale if scalable. */
const pl_type *pl_ll_vector_type(pl_importer *im, uint64_t count, bool scalable, const pl_type *elem);
/* Whether the type is a vector. */
bool pl_ll_is_vector(const pl_type *type);
/* How many elements a vector has, times vscale if it is scalable. */
uint64_t pl_ll_vector_count(const pl_type *type);
/* Whether a vector is scalable. */
bool pl_ll_vector_scalable(const pl_type *type);
/* The same shape with another element. */
const pl_type *pl_ll_like(pl_importer *im, const pl_type *shape, const pl_type *elem);
/* The type of element k of an aggregate; NULL if there is none. */
const pl_type *pl_ll_part(const pl_type *type, uint64_t k);
/* How many elements a struct, array or vector has; 0 for other types. */
uint64_t pl_ll_num_parts(const pl_type *type);

#endif
