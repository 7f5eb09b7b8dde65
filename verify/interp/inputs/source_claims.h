/* source_claims.h - what the source claims of values and callees, for drawing inputs and answering calls. */
#ifndef PL_VERIFY_INTERP_INPUTS_SOURCE_CLAIMS_H
#define PL_VERIFY_INTERP_INPUTS_SOURCE_CLAIMS_H

#include "verify/interp/inputs/draw.h"

/* Changes a drawn value so that it is as is claimed. `claims` may be NULL. */
void pl_keep_claims(pl_draw *draw, const pl_attr *claims, const pl_type *type, pl_scalar *leaves);

/* What a call is claimed to do at most, by itself or by the declaration of who is called. */
typedef struct pl_callee_claims {
  const pl_op *declaration; /* NULL: none */
  bool never_returns;
  bool returns; /* it returns, and does not unwind */
  bool frees_nothing, reads_nothing;
  bool calls_nothing_back;              /* it enters no function of the module */
  bool writes_arguments, writes_others; /* memory that arguments lead to; other memory */
} pl_callee_claims;
/* What a call and the function `name` of the module that it calls (NULL, or none of that name: the call alone) claim of
 * effects and termination. */
pl_callee_claims pl_claims_of_call(const pl_op *source_module, const pl_op *call, pl_str name);
/* Whether a function has a load with `!invariant.load`. */
bool pl_has_invariant_loads(const pl_op *func);
/* Whether it has a `noalias` argument. */
bool pl_has_noalias_arguments(const pl_op *func);
/* Whether it has several accesses with `!invariant.group` that are of one group wherever they are by one pointer. */
bool pl_has_invariant_groups(const pl_op *func);
/* Bytes that a call is claimed to write before it reads: argument `i`, counted without what is called. False if it ends at `n`.
 */
bool pl_initialized_range(const pl_op *call, const pl_callee_claims *callee, uint32_t i, uint32_t n, int64_t *from, int64_t *to);
/* Whether a function that is run, or the one around an operation, claims that it terminates, or that its loops do. */
bool pl_claims_progress(const pl_op *func, const pl_op *at);
/* Whether argument `i`, counted without what is called, is claimed to be that. */
bool pl_operand_is_claimed(const pl_op *call, const pl_callee_claims *callee, uint32_t i, pl_attr_name name);

#endif
