/* value_claims.h - claims held against values: the source's are hypotheses, the lowering's take effect. */
#ifndef PL_VERIFY_TV_VALUE_CLAIMS_VALUE_CLAIMS_H
#define PL_VERIFY_TV_VALUE_CLAIMS_VALUE_CLAIMS_H

#include "verify/tv/prove/run.h"

/* Notes in `world->accessed_by`, for accesses of the source, by which argument they access memory, whether that is `noalias`,
 * and whether it is handed on. Does nothing if no argument is `noalias`. (noalias.c) */
void pl_tv_note_noalias(pl_tv *tv);

/* The leaves of the value that the lowering returns once what it claims of its result beyond the source is applied to them; NULL
 * if there is nothing to apply. Claims whose violation is undefined behaviour become conditions to be proved. */
pl_leaf *pl_tv_claimed_result(pl_tv *tv, pl_path *path);

/* At the entry: makes hypotheses of what the source claims of its arguments, memory that they point to included, and of the
 * constants that all callers are known to pass for them. */
void pl_tv_believe_at_entry(pl_tv *tv, pl_path *path);
/* At a cut: what the source claims of its arguments and of results of calls that are live becomes hypotheses, as far as it still
 * holds there. */
void pl_tv_believe_at_cut(pl_tv *tv, pl_path *path);
/* After a call: makes hypotheses of what the source's call and its callee claim of the results, memory that they point to
 * included. */
void pl_tv_believe_after_call(pl_tv *tv, pl_path *path, const pl_op *call);

/* What a call of the source is claimed to do at most, by itself or by the declaration of who is called. */
typedef struct pl_call_claims {
  bool returns; /* it ends, and by a return */
  bool never_returns;
  bool writes_nothing; /* that this function could read */
  bool reads_nothing;
  bool frees_nothing;
} pl_call_claims;
/* What a call or its callee claims of memory, frees and termination, by its attributes; nothing if claims are switched off. */
pl_call_claims pl_tv_call_claims(const pl_tv *tv, const pl_op *call);

/* Whether the call or its callee claims the attribute `name` of argument `i`, counted without the callee operand of an indirect
 * call; false if attributes are ignored (`world->flags_off`). */
bool pl_tv_operand_is_claimed(const pl_tv *tv, const pl_op *call, uint32_t i, pl_attr_name name);

/* The operand that the source's call is claimed to return (`returned`) as its only result; NULL if there is none, or it is a
 * memref. */
const pl_value *pl_tv_returned_operand(const pl_tv *tv, const pl_op *call);

/* Applies what the lowering claims of its arguments beyond the source at its entry, unless attributes are ignored
 * (`world->flags_off`): violations make values poison, or are conditions to be proved. */
void pl_tv_claim_at_entry(pl_tv *tv, pl_path *path);

/* If the claim of a pointer in the lowering is one that memory is dereferenceable: requires the pointer not to be poison and
 * records an access there, unless of 0 bytes, which has to be justified as a load has. Else does nothing. */
void pl_tv_claim_memory(pl_tv *tv, pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaf, pl_named_attr claim);

#endif
