/* reconcile.c - builtin.unrealized_conversion_cast pairs that undo each other. Source: MLIR documentation, "Passes",
 * -reconcile-unrealized-casts: casts A -> B -> A are replaced by the first input; unused casts go. */
#include "core/convert/driver/reconcile.h"

#include <assert.h>

#include "core/base/vec.h"

typedef PL_VEC(pl_op *) op_list;

/* Whether the op, if any, is a builtin.unrealized_conversion_cast. */
static bool is_cast(const pl_op *op) { return op && pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST); }

/* Whether no result of the op has uses. */
static bool is_unused(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (pl_result(op, i)->uses) return false;
  }
  return true;
}

/* The cast whose results are, in order, exactly the operands of `cast`; NULL if there is none, as for a cast without operands. */
static const pl_op *cast_before(const pl_op *cast) {
  if (cast->num_operands == 0) return NULL;
  const pl_op *before = pl_operand(cast, 0)->op;
  if (!is_cast(before) || before->num_results != cast->num_operands) return NULL;
  for (uint32_t i = 0; i < cast->num_operands; i++) {
    if (pl_operand(cast, i) != pl_result(before, i)) return NULL;
  }
  return before;
}

/* Whether the operands of the cast `source` are as many as the results of `cast` and have their types, so that they can replace
 * these. */
static bool leads_back(const pl_op *source, const pl_op *cast) {
  if (source->num_operands != cast->num_results) return false;
  for (uint32_t i = 0; i < cast->num_results; i++) {
    if (pl_operand(source, i)->type != pl_result(cast, i)->type) return false;
  }
  return true;
}

/* Longer ways back (A -> B -> C -> A) are followed so far. */
enum { MAX_WAY = 64 };

/* Replaces the results of a cast that changes no type, or that with casts before it leads back to the types at the start, by the
 * values at the start of the shortest such chain. Does nothing if no chain of at most MAX_WAY + 1 casts does. */
static void fold(const pl_op *cast) {
  const pl_op *source = cast;
  for (int i = 0; i < MAX_WAY && source && !leads_back(source, cast); i++)
    source = cast_before(source);
  if (!source || !leads_back(source, cast)) return;
  for (uint32_t i = 0; i < cast->num_results; i++)
    pl_value_replace_all(pl_result(cast, i), pl_operand(source, i));
}

/* Appends all builtin.unrealized_conversion_cast ops in the regions of an op, nested ones too, to `casts`. */
static void collect(const pl_op *root, op_list *casts) {
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
  assert(module->op);
  op_list casts = {0};
  collect(module->op, &casts);
  for (size_t i = 0; i < casts.len; i++)
    fold(casts.data[i]);
  bool changed = true;
  while (changed) { /* a cast can keep another one in use; each iteration drops at least one */
    changed = false;
    size_t remaining = 0;
    for (size_t i = casts.len; i-- > 0;) {
      if (!casts.data[i]) continue;
      if (is_unused(casts.data[i])) {
        pl_op_erase(casts.data[i]);
        casts.data[i] = NULL;
        changed = true;
      } else {
        remaining++;
      }
    }
    if (remaining == 0) break;
  }
  pl_vec_free(&casts);
}
