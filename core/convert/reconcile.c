/* reconcile.c - builtin.unrealized_conversion_cast pairs that undo each other. Source: MLIR documentation, "Passes",
 * -reconcile-unrealized-casts: casts A -> B -> A are replaced by the first input; unused casts go. */
#include "core/convert/rewrite.h"

static bool is_cast(const pl_op *op) { return op && pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST); }

static bool is_unused(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (pl_result(op, i)->uses) return false;
  }
  return true;
}

/* Whether all operands are, in order, all results of one cast, and its inputs have the types of this cast's results. */
static const pl_op *inverse(const pl_op *cast) {
  if (cast->num_operands == 0) return NULL;
  const pl_op *inner = pl_operand(cast, 0)->op;
  if (!is_cast(inner) || inner->num_results != cast->num_operands || inner->num_operands != cast->num_results) return NULL;
  for (uint32_t i = 0; i < cast->num_operands; i++) {
    if (pl_operand(cast, i) != pl_result(inner, i)) return NULL;
  }
  for (uint32_t i = 0; i < cast->num_results; i++) {
    if (pl_operand(inner, i)->type != pl_result(cast, i)->type) return NULL;
  }
  return inner;
}

/* A cast that changes nothing, or undoes the one before it. Longer ways back (A -> B -> C -> A) are found step by step. */
static void fold(const pl_op *cast) {
  const pl_op *inner = inverse(cast);
  for (uint32_t i = 0; i < cast->num_results; i++) {
    if (inner) {
      pl_value_replace_all(pl_result(cast, i), pl_operand(inner, i));
    } else if (cast->num_operands == cast->num_results && pl_operand(cast, i)->type == pl_result(cast, i)->type) {
      pl_value_replace_all(pl_result(cast, i), pl_operand(cast, i));
    }
  }
}

/* The casts of a region and of the regions in it. */
static void collect(const pl_op *root, pl_ops *casts) {
  PL_VEC(const pl_op *) work = {0};
  pl_vec_push(&work, root);
  while (work.len) {
    const pl_op *op = pl_vec_pop(&work);
    for (uint32_t r = 0; r < op->num_regions; r++) {
      PL_FOR_BLOCKS(block, op->regions[r]) {
        PL_FOR_OPS(inner, block) {
          if (is_cast(inner)) pl_vec_push(casts, inner);
          if (inner->num_regions) pl_vec_push(&work, inner);
        }
      }
    }
  }
  pl_vec_free(&work);
}

void pl_reconcile_casts(pl_module *module) {
  pl_ops casts = {0};
  collect(module->op, &casts);
  for (size_t i = 0; i < casts.len; i++)
    fold(casts.data[i]);
  bool changed = true;
  while (changed) { /* a cast can keep another one in use; each round drops at least one */
    changed = false;
    size_t kept = 0;
    for (size_t i = casts.len; i-- > 0;) {
      if (!casts.data[i]) continue;
      if (is_unused(casts.data[i])) {
        pl_op_erase(casts.data[i]);
        casts.data[i] = NULL;
        changed = true;
      } else {
        kept++;
      }
    }
    if (kept == 0) break;
  }
  pl_vec_free(&casts);
}
