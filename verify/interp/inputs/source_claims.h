/* source_claims.h - what the source claims of values and callees, for drawing inputs and answering calls. */
#ifndef PL_VERIFY_INTERP_INPUTS_SOURCE_CLAIMS_H
#define PL_VERIFY_INTERP_INPUTS_SOURCE_CLAIMS_H

#include "verify/interp/inputs/draw.h"

/* Changes a drawn value of the type so that it satisfies the attributes of both dictionaries (each may be NULL), as far as they
 * are known here, such as `range` and `nofpclass`, and one value can. */
void pl_keep_claims(pl_draw *draw, const pl_attr *claims, const pl_attr *others, const pl_type *type, pl_scalar *leaves);

/* What a call is claimed to do at most, by itself or by the declaration of who is called. */
typedef struct pl_callee_claims {
  const pl_op *declaration; /* NULL: none */
  bool never_returns;
  bool returns; /* it returns, and does not unwind */
  bool frees_nothing, reads_nothing;
  bool calls_nothing_back;              /* it enters no function of the module */
  bool writes_arguments, writes_others; /* memory that arguments lead to; other memory */
} pl_callee_claims;
/* What a call, and the function `name` of the module that it calls, if there is one, claim of effects and termination. */
pl_callee_claims pl_claims_of_call(const pl_op *source_module, const pl_op *call, pl_str name);
/* Whether the function has a load with `!invariant.load`. */
bool pl_has_invariant_loads(const pl_op *func);
/* Whether the function has a `noalias` argument. */
bool pl_has_noalias_arguments(const pl_op *func);
/* Whether the function has several accesses with `!invariant.group`, and no op that makes another group of the same address,
 * so that accesses by one pointer are of one group. (LLVM Language Reference, "'invariant.group' Metadata",
 * "'llvm.launder.invariant.group' Intrinsic".) */
bool pl_has_invariant_groups(const pl_op *func);
/* The range number `n`, from 0, of bytes [*from, *to) that the callee of the call is claimed to write before it reads them
 * through argument `i`, not counting a called function pointer; false if there is no such range, or it is empty. */
bool pl_initialized_range(const pl_op *call, const pl_callee_claims *callee, uint32_t i, uint32_t n, int64_t *from, int64_t *to);
/* Whether `func`, or the function around the op `at` (which may be NULL), claims that it or a loop in it terminates, by
 * willreturn or mustprogress. */
bool pl_claims_progress(const pl_op *func, const pl_op *at);
/* Whether argument `i` of a call, not counting a called function pointer, has the attribute at the call or in the callee's
 * declaration. */
bool pl_operand_is_claimed(const pl_op *call, const pl_callee_claims *callee, uint32_t i, pl_attr_name name);

#endif
