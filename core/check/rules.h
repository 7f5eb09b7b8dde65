/* rules.h - what the other columns of an operation's row in ops.def can't say of it: pl_check_RULES for each word of the column
 * `rules`. True if the op, which fits the other columns, keeps the rules; false, and reported, if it breaks one.
 *
 * Sources: MLIR documentation, the pages of the dialects, as `mlir-opt` 22 checks them; for the LLVM dialect also the LLVM
 * Language Reference.
 */
#ifndef PL_CORE_CHECK_RULES_H
#define PL_CORE_CHECK_RULES_H

#include "core/check/internal.h"

#define OP(ident, name, signature, properties, traits, format, rules) bool pl_check_##rules(pl_checker *c, const pl_op *op);
#include "core/ir/ops.def"
#undef OP

#endif
