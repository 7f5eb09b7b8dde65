#include "core/convert/fold/fold.h"

#include <assert.h>

#include "core/convert/emit/values.h"

/* Swaps the operands of a commutative binary op whose first operand alone is a constant, by a changed copy (rw->changed); false
 * if nothing is to be done. */
static bool move_constant_right(pl_rw *rw, const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_COMMUTATIVE) || op->num_operands != 2) return false;
  if (!pl_fold_constant(op, 0) || pl_fold_constant(op, 1)) return false;
  pl_value *swapped[] = {pl_operand(op, 1), pl_operand(op, 0)};
  return pl_rw_fold_change(rw, op, swapped, 2, op->attrs);
}

/* Whether -arith-expand replaces the op. */
static bool is_expanded(const pl_op *op) {
  static const bool rows[PL_NUM_OPS] = {
      [PL_OP_ARITH_CEILDIVSI] = true, [PL_OP_ARITH_CEILDIVUI] = true, [PL_OP_ARITH_FLOORDIVSI] = true,
      [PL_OP_ARITH_MAXSI] = true,     [PL_OP_ARITH_MAXUI] = true,     [PL_OP_ARITH_MINSI] = true,
      [PL_OP_ARITH_MINUI] = true,     [PL_OP_ARITH_MAXIMUMF] = true,  [PL_OP_ARITH_MINIMUMF] = true,
      [PL_OP_ARITH_MAXNUMF] = true,   [PL_OP_ARITH_MINNUMF] = true,
  };
  return rows[op->info->kind];
}

/* Whether the current pass declares the op legal as it is, so that mlir-opt does not fold it. */
static bool is_wanted(const pl_rw *rw, const pl_op *op) {
  pl_str dialect = op->info->dialect;
  switch (rw->options->folding) {
  case PL_FOLDING_OF_SET:
  case PL_FOLDING_EAGER: return false;
  case PL_FOLDING_OF_ARITH_EXPAND: return pl_str_is(dialect, "vector") || (pl_str_is(dialect, "arith") && !is_expanded(op));
  case PL_FOLDING_OF_LOWER_AFFINE:
    return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref") || pl_str_is(dialect, "scf") ||
           pl_str_is(dialect, "vector");
  case PL_FOLDING_OF_MEMREF_EXPAND: return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref");
  case PL_FOLDING_OF_EXPAND_REALLOC:
    return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref") || pl_str_is(dialect, "scf");
  }
  return false;
}

/* Whether this run folds unrealized_conversion_casts. */
static bool folds_casts(const pl_rw *rw) {
  return rw->options->folding != PL_FOLDING_OF_SET || rw->options->set == PL_CONVERT_INDEX || rw->options->keep_split_vectors;
}

/* Folds an unrealized_conversion_cast that changes no type, or that undoes another one, to the values that it was made of; false
 * if it does not fold it. Source: MLIR documentation, "Builtin Dialect", builtin.unrealized_conversion_cast. */
static bool fold_cast(pl_rw *rw, const pl_op *op) {
  const pl_op *first = op->num_operands ? pl_operand(op, 0)->op : NULL;
  bool same = op->num_operands == op->num_results, undone = first && first->info == op->info && op->num_operands;
  if (!folds_casts(rw)) return false;
  for (uint32_t i = 0; same && i < op->num_results; i++)
    same = pl_operand(op, i)->type == pl_result(op, i)->type;
  undone = undone && first->num_results == op->num_operands && first->num_operands == op->num_results;
  for (uint32_t i = 0; undone && i < op->num_operands; i++)
    undone = pl_operand(op, i) == pl_result(first, i);
  for (uint32_t i = 0; undone && i < op->num_results; i++)
    undone = pl_operand(first, i)->type == pl_result(op, i)->type;
  if (!same && !undone) return false;
  const pl_op *from = same ? op : first;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (pl_rw_resolve(rw, pl_operand(from, i)) == pl_result(op, i)) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    (void)pl_rw_fold_to_value(rw, op, i, pl_operand(from, i));
  return true;
}

/* The fold of builtin.unrealized_conversion_cast; NULL for any other kind of op. */
static pl_rw_fold_fn *fold_builtin(pl_op_kind kind) {
  return kind == PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST ? fold_cast : NULL;
}

/* Replaces *op by a copy whose operands are what earlier folds made of them, as far as this run looks at that. Leaves *op if
 * nothing changes or it has regions or successors. */
static void resolve_operands(pl_rw *rw, const pl_op **op) {
  bool changed = false, eager = rw->options->folding == PL_FOLDING_EAGER;
  if ((*op)->num_regions || (*op)->num_successors || !rw->num_folded) return;
  pl_vec_clear(&rw->operands);
  for (uint32_t i = 0; i < (*op)->num_operands; i++) {
    pl_value *operand = pl_operand(*op, i);
    if (eager || (operand->op && pl_map_get_ptr(&rw->metadata, operand->op))) operand = pl_rw_resolve(rw, operand);
    pl_vec_push(&rw->operands, operand);
    changed |= operand != pl_operand(*op, i);
  }
  if (changed && pl_rw_fold_change(rw, *op, rw->operands.data, (*op)->num_operands, (*op)->attrs)) *op = rw->changed;
}

/* Applies the first fold that matches the op; true if it replaced the results or made a changed copy (rw->changed). */
static bool fold_once(pl_rw *rw, const pl_op *op) {
  typedef pl_rw_fold_fn *lookup(pl_op_kind);
  static lookup *const tables[] = {pl_rw_fold_metadata, pl_rw_fold_masked, fold_builtin};
  pl_fold_rule *rule = pl_fold_rule_of(op->info->kind);
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    pl_rw_fold_fn *fold = tables[i](op->info->kind);
    if (fold && fold(rw, op)) return true;
  }
  return rule && pl_rw_fold_by_rule(rw, op, rule);
}

/* An op can be changed a few times; this bounds a pair of folds that would undo each other. */
enum { MAX_ITERATIONS = 16 };

bool pl_rw_fold(pl_rw *rw, const pl_op **op) {
  assert(rw->out && *op);
  bool constant = pl_op_has(*op, PL_TRAIT_CONSTANT) || pl_str_is((*op)->info->dialect, "llvm") || is_wanted(rw, *op);
  /* mlir-opt meets the last op of a module first, and so what becomes a constant is none yet. */
  if (!constant && rw->options->folding == PL_FOLDING_EAGER && move_constant_right(rw, *op)) *op = rw->changed;
  resolve_operands(rw, op);
  for (uint32_t iteration = 0; iteration < MAX_ITERATIONS && !constant; iteration++) {
    rw->changed = NULL;
    bool done = fold_once(rw, *op) || (!rw->changed && move_constant_right(rw, *op));
    if (rw->status != PL_CONVERT_DONE) return true;
    if (!done) return false;
    if (!rw->changed) return true;
    *op = rw->changed;
  }
  return false;
}
