/* masked.c - masked accesses whose mask is known, in passes that simplify the whole module. Source of the meaning: MLIR
 * documentation, "'vector' Dialect", vector.maskedload, vector.maskedstore. */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/fold/fold.h"
#include "core/convert/types/sizes.h"
#include "core/convert/types/types.h"
#include "core/fold/operands.h"

/* What the mask, operand number `mask`, is known to be: 1 all lanes on, 0 all off, -1 unknown, that is, no splat given by an
 * arith.constant. */
static int lanes_on(const pl_op *op, uint32_t mask) {
  const pl_op *def = pl_operand(op, mask)->op;
  const pl_attr *value = def && pl_op_is(def, PL_OP_ARITH_CONSTANT) ? pl_fold_constant(op, mask) : NULL;
  if (!value || value->kind != PL_ATTR_DENSE || !value->dense.elems || !value->dense.splat) return -1;
  return pl_apint_is_zero(pl_dense_at(value, 0)) ? 0 : 1;
}

/* The alignment in bytes that an access of a vector has if its op gives none: the preferred one of the memref's converted element
 * or, with use-vector-alignment, of the converted vector; INT64_MAX if that type has no conversion. */
static int64_t usual_alignment(pl_rw *rw, const pl_type *memref, const pl_type *vector) {
  const pl_type *converted = pl_rw_type(rw, rw->options->vector_alignment ? vector : memref->shaped.elem);
  return converted ? (int64_t)pl_rw_preferred_alignment(converted) : INT64_MAX;
}

/* Makes the vector.load or vector.store (`kind`) that a masked access with a full mask becomes; returns its result, NULL for a
 * store. It gets the op's attributes only if the alignment in them is less than the usual one: mlir-opt 22 drops that, which is
 * wrong only there. */
static pl_value *plain_access(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count) {
  const pl_type *type = op->num_results ? pl_result(op, 0)->type : NULL, *memref = pl_operand(op, 0)->type;
  const pl_type *vector = pl_operand(op, op->num_operands - 1)->type;
  const bool says_less = pl_int_of(op, PL_NAME_ALIGNMENT, INT64_MAX) < usual_alignment(rw, memref, vector);
  return pl_rw_fold_step(rw, op, kind, operands, count, type, says_less ? op->attrs : NULL);
}

/* Folds a vector.maskedload with a constant splat mask, in an eager run (PL_FOLDING_EAGER): to the pass-through value if all
 * lanes are off, to a vector.load if all are on. False if it does not apply. */
static bool fold_masked_load(pl_rw *rw, const pl_op *op) {
  uint32_t n = op->num_operands;
  int on = rw->options->folding == PL_FOLDING_EAGER ? lanes_on(op, n - 2) : -1;
  if (on < 0) return false;
  if (on == 0) return pl_rw_fold_to_value(rw, op, 0, pl_operand(op, n - 1));
  pl_value **operands = PL_NEW_ARRAY(rw->arena, pl_value *, n);
  for (uint32_t i = 0; i < n; i++)
    operands[i] = pl_operand(op, i);
  pl_rw_fold_stand_in(rw, pl_result(op, 0), plain_access(rw, op, PL_OP_VECTOR_LOAD, operands, n - 2));
  return true;
}

/* Folds a vector.maskedstore with a constant splat mask, in an eager run (PL_FOLDING_EAGER): to nothing if all lanes are off, to
 * a vector.store if all are on. False if it does not apply. */
static bool fold_masked_store(pl_rw *rw, const pl_op *op) {
  uint32_t n = op->num_operands;
  int on = rw->options->folding == PL_FOLDING_EAGER ? lanes_on(op, n - 2) : -1;
  if (on < 0) return false;
  if (on == 0) return true;
  pl_value **operands = PL_NEW_ARRAY(rw->arena, pl_value *, n);
  operands[0] = pl_operand(op, n - 1);
  for (uint32_t i = 0; i + 2 < n; i++)
    operands[i + 1] = pl_operand(op, i);
  (void)plain_access(rw, op, PL_OP_VECTOR_STORE, operands, n - 1);
  return true;
}

pl_rw_fold_fn *pl_rw_fold_masked(pl_op_kind kind) {
  assert(kind < PL_NUM_OPS);
  if (kind == PL_OP_VECTOR_MASKEDLOAD) return fold_masked_load;
  return kind == PL_OP_VECTOR_MASKEDSTORE ? fold_masked_store : NULL;
}
