/* check.h - the well-formedness checker: what MLIR's verifier demands of a module.
 *
 * Structure (terminators, successors, isolation), dominance, symbols, and for each op of the table the types of its
 * operands, results and attributes. Faults are found in the order in which MLIR's verifier goes about it, the first in each
 * isolated op: what an op is by itself, then symbols, then dominance.
 */
#ifndef PL_CORE_CHECK_CHECK_H
#define PL_CORE_CHECK_CHECK_H

#include "core/base/map.h"
#include "core/ir/op.h"

typedef struct pl_check_options {
  bool allow_unregistered; /* ops and dialects without a row in the table are taken as they are */
  bool
      repeated_cases; /* a switch may have a case twice, as MLIR lets it: LLVM IR does not, and nothing here gives it a meaning */
  const pl_map *checked; /* ops that were checked already, with what is in them (body_checker.h); NULL: none */
} pl_check_options;

/* Checks an op and all in it; true if nothing is wrong. Faults are added to `diags` as errors at the op's place, such as
 * "'arith.addi' op requires ...". `options` may be NULL: all are off. Overwrites the numbers of blocks and of results. */
bool pl_check(const pl_op *op, const pl_check_options *options, pl_diags *diags);

/* Whether an attribute such as "llvm.nonnull" may be attached to a parameter (or a result, if `result`) of that type. A type that
 * is not of LLVM, as it is still to be converted, counts as any type; a name that is not known here may always be attached. */
bool pl_llvm_arg_attr_fits(pl_str name, const pl_type *type, bool result);

/* Whether a value is valid as a dimension of affine expressions where `user` stands, but not as a symbol, like the induction
 * variable of an affine loop. Source: MLIR documentation, "'affine' Dialect" (2023), Restrictions on Dimensions and Symbols. */
bool pl_affine_is_dim_only(const pl_op *user, const pl_value *value);

#endif
