/* value_claims.h - claims held against values: the source's are hypotheses, the lowering's take effect. */
#ifndef PL_VERIFY_TV_VALUE_CLAIMS_VALUE_CLAIMS_H
#define PL_VERIFY_TV_VALUE_CLAIMS_VALUE_CLAIMS_H

#include "verify/tv/prove/run.h"

/* Notes by which argument the source's operations access memory, and what `noalias` says of it. noalias.c */
void pl_tv_note_noalias(pl_tv *tv);

/* What the lowering returns is poison where it is not as the function claims, and the return undefined where poison may not be.
 * The leaves of the returned value, or NULL if nothing is claimed that the source does not. */
pl_leaf *pl_tv_claimed_result(pl_tv *tv, pl_path *path);

/* At the entry: what the source claims of its arguments becomes hypotheses. */
void pl_tv_believe_at_entry(pl_tv *tv, pl_path *path);
/* At a cut: what the source claims of its arguments and of results of calls that are live becomes hypotheses. */
void pl_tv_believe_at_cut(pl_tv *tv, pl_path *path);
/* After a call: what the source claims of its results becomes hypotheses. */
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

/* Whether an argument, counted without what is called, is claimed to be that. */
bool pl_tv_operand_is_claimed(const pl_tv *tv, const pl_op *call, uint32_t i, pl_attr_name name);

/* The operand of the source's call that its result is claimed to be; NULL: none. */
const pl_value *pl_tv_returned_operand(const pl_tv *tv, const pl_op *call);

/* What the lowering claims of its arguments beyond the source takes effect at its entry. */
void pl_tv_claim_at_entry(pl_tv *tv, pl_path *path);

/* If a claim is that memory is there: an obligation at this place, shown as for a load. */
void pl_tv_claim_memory(pl_tv *tv, pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaf, pl_named_attr claim);

#endif
