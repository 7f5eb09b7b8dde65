/* claims.c - flags of address computations that the client vouches for. */
#include "core/convert/emit/claims.h"

#include <assert.h>

#include "core/convert/emit/attrs.h"

/* Sets the PL_CLAIM_ bits `claims` on an op in the form of the LLVM dialect: as overflow flags, or for a getelementptr as its
 * no-wrap flags, where inbounds implies nusw. */
static void set_flags(pl_rw *rw, pl_op *op, uint32_t claims) {
  if (!pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR)) {
    pl_op_set_attr(op, PL_NAME_OVERFLOW_FLAGS, pl_rw_int_attr(rw, 32, claims & (PL_CLAIM_NSW | PL_CLAIM_NUW)));
    return;
  }
  int64_t bits = (claims & PL_CLAIM_INBOUNDS ? 3 : 0) | (claims & PL_CLAIM_NUW ? 4 : 0);
  pl_op_set_attr(op, PL_NAME_NO_WRAP_FLAGS, pl_rw_int_attr(rw, 32, bits));
}

pl_value *pl_rw_claim(pl_rw *rw, pl_value *emitted) {
  assert(emitted->op);
  const pl_extension *extension = rw->options->extension;
  if (!extension || !extension->claims) return emitted;
  bool address = pl_op_is(emitted->op, PL_OP_LLVM_GETELEMENTPTR);
  pl_claim claim = {.source = rw->op,
                    .emitted = emitted->op,
                    .ordinal = rw->num_claims++,
                    .flags = address ? PL_CLAIM_INBOUNDS | PL_CLAIM_NUW : PL_CLAIM_NSW | PL_CLAIM_NUW};
  uint32_t granted = extension->claims(&claim, extension->claims_user) & claim.flags;
  if (granted) set_flags(rw, emitted->op, granted);
  return emitted;
}
