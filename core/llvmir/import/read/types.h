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
const pl_type *pl_ll_type_or_void(pl_importer *im);
const pl_type *pl_ll_result_type(pl_importer *im); /* of a function that is declared or defined */
bool pl_ll_type_definition(pl_importer *im);       /* %name = type ... */
bool pl_ll_check_types(pl_importer *im);           /* every named type is defined */
const pl_type *pl_ll_vector_type(pl_importer *im, uint64_t count, bool scalable, const pl_type *elem);
bool pl_ll_is_vector(const pl_type *type);
uint64_t pl_ll_vector_count(const pl_type *type);
bool pl_ll_vector_scalable(const pl_type *type);
/* The same shape with another element. */
const pl_type *pl_ll_like(pl_importer *im, const pl_type *shape, const pl_type *elem);
/* The k-th element's type of an aggregate, NULL if there is none. */
const pl_type *pl_ll_part(const pl_type *type, uint64_t k);
uint64_t pl_ll_num_parts(const pl_type *type);

#endif
