/* library.h - what is known of functions by their names alone: the C library's, and those that lowerings call at run time. */
#ifndef PL_VERIFY_CLAIMS_LIBRARY_H
#define PL_VERIFY_CLAIMS_LIBRARY_H

#include "core/ir/attr.h"

typedef enum pl_library_trait {
  PL_LIBRARY_NONE = 0,
  PL_LIBRARY_RUNTIME = 1 << 0,   /* lowerings call it: it has a meaning here */
  PL_LIBRARY_SILENT = 1 << 1,    /* it does nothing but give a result and change memory */
  PL_LIBRARY_OUTPUT = 1 << 2,    /* what it does is seen by others */
  PL_LIBRARY_ALLOCATES = 1 << 3, /* its result leads to memory that nobody else has */
} pl_library_trait;

/* A row of library.def. */
typedef struct pl_library_function {
  const char *name;
  uint32_t traits;
  const char *function, *memory, *result, *arguments;
} pl_library_function;

/* The row of library.def for the function of that name, one of the C library or of the run-time; NULL if there is none. The
 * caller has to know that the symbol is that function: it is only declared, and not `nobuiltin`. */
const pl_library_function *pl_library_find(pl_str name);
/* Whether the library function of that name has the trait; false for any other name. */
bool pl_library_has(pl_str name, pl_library_trait trait);

/* Whether the row makes the claim `word` about the whole function, with exactly that value or, if it is empty, without one. */
bool pl_library_claims_function(const pl_library_function *row, pl_str word, pl_str value);
/* Whether the row makes the claim `word`, such as `noalias`, without a value, about the function's result. */
bool pl_library_claims_result(const pl_library_function *row, pl_str word);
/* Whether the row makes the claim `word`, without a value, about that argument, counted from 0; false if the row says nothing of
 * it. */
bool pl_library_claims_argument(const pl_library_function *row, uint32_t argument, pl_str word);
/* Whether a `memory_effects` attribute says of argument memory and of inaccessible memory what the row says that the function
 * accesses, or "readwrite"; false for any other attribute, and if the row says nothing of memory. */
bool pl_library_claims_memory(const pl_library_function *row, const pl_attr *effects);

#endif
