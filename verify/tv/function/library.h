/* library.h - what LLVM itself knows of functions of the C library. */
#ifndef PL_VERIFY_TV_FUNCTION_LIBRARY_H
#define PL_VERIFY_TV_FUNCTION_LIBRARY_H

#include "verify/tv/function/attributes.h"

/* Whether the attribute states a vector variant of `function` of which LLVM knows no claims by itself: that another function is
 * one is known only where the source states it. */
bool pl_tv_is_made_up(const pl_stated *stated, pl_str function);

/* Whether LLVM is known to infer the claim about argument `arg` of a C library function that source and lowering only declare. */
bool pl_tv_library_claims_argument(const pl_op *source, const pl_op *lowered, uint32_t arg, pl_named_attr claim);
/* Whether LLVM is known to infer the claim about the result of a C library function that source and lowering only declare. */
bool pl_tv_library_claims_result(const pl_op *source, const pl_op *lowered, pl_named_attr claim);
/* Whether LLVM is known to infer the claim about the whole C library function, which source and lowering only declare. */
bool pl_tv_library_claims_function(const pl_op *source, const pl_op *lowered, const pl_stated *stated);

#endif
