/* results.c - operations with regions lose results; loops with them what they carry from one iteration to the next. */
#include "fuzz/shrink/internal.h"

/* Operands before the first values, and arguments of the body before what is carried. */
enum { FOR_BOUNDS = 3, COUNTERS = 1 };

/* Whether the op is scf.for or affine.for. */
static bool is_counted_loop(const pl_op *op) { return pl_op_is(op, PL_OP_SCF_FOR) || pl_op_is(op, PL_OP_AFFINE_FOR); }

/* Adds a site for each result that the op may lose, and for each value carried by an scf.while. a: the number of the result or
 * carried value; b: 1 for a carried value. */
void pl_collect_RESULT(pl_shrinker *s, pl_op *op) {
  if (op == s->module->op || op->num_successors || (!op->num_regions && op->info->kind != PL_OP_UNREGISTERED)) return;
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_add_site(s, op, i, 0);
  for (uint32_t i = 0; pl_op_is(op, PL_OP_SCF_WHILE) && i < op->num_operands; i++)
    pl_add_site(s, op, i, 1);
}

/* Removes the operand of the block's terminator that stands for result number `result` of the op around it, if there is one;
 * the last `num_results` operands stand for results. */
static void drop_yielded(pl_block *block, uint32_t num_results, uint32_t result) {
  pl_op *end = block->last;
  if (!end || !pl_is_terminator(end) || end->num_successors || end->num_operands < num_results) return;
  pl_rebuild_without(end, end->num_operands - num_results + result, UINT32_MAX);
}

/* Removes argument `index` of a block in `op`; its uses get a default value that can be used at `op`. False, with nothing
 * changed, if there is no such argument, or it has uses and no default. */
static bool drop_argument(pl_shrinker *s, pl_op *op, pl_block *block, uint32_t index) {
  if (!block || index >= block->num_args || !pl_replace_by_defaults(s, op, &block->args[index], 1)) return false;
  pl_block_erase_arg(block, index);
  return true;
}

/* The first block of region number `region`; NULL if the op has no such region or it is empty. */
static pl_block *body_of(const pl_op *op, uint32_t region) {
  return op->num_regions > region ? op->regions[region]->first : NULL;
}

/* Removes a result of an scf.for or affine.for with all that belongs to it in the op. False if the op has an unexpected form,
 * or a block argument has uses and no default value (pl_default_value). */
static bool drop_from_counted(pl_shrinker *s, pl_op *op, uint32_t result) {
  uint32_t inits = op->num_results;
  pl_block *body = body_of(op, 0);
  if (op->num_operands < inits || (pl_op_is(op, PL_OP_SCF_FOR) && op->num_operands != FOR_BOUNDS + inits)) return false;
  if (!drop_argument(s, op, body, COUNTERS + result)) return false;
  drop_yielded(body, inits, result);
  return pl_rebuild_without(op, op->num_operands - inits + result, result) != NULL;
}

/* Removes a carried value of an scf.while or, if not `carried`, a result, with all that belongs to it in the op. False if the
 * op has an unexpected form, or a block argument has uses and no default value (pl_default_value). */
static bool drop_from_while(pl_shrinker *s, pl_op *op, uint32_t index, bool carried) {
  pl_block *test = body_of(op, 0), *body = body_of(op, 1);
  if (!test || !body || !test->last || !body->last) return false;
  if (!drop_argument(s, op, carried ? test : body, index)) return false;
  drop_yielded(carried ? body : test, carried ? op->num_operands : op->num_results, index);
  return pl_rebuild_without(op, carried ? index : UINT32_MAX, carried ? UINT32_MAX : index) != NULL;
}

/* Removes the result or carried value of the site with all that belongs to it in the op; uses get a default value
 * (pl_default_value). False if there is no such result or default, or the loop has an unexpected form; uses may be replaced by
 * then. */
bool pl_shrink_RESULT(pl_shrinker *s, pl_site site) {
  pl_op *op = site.op;
  if (site.b) return site.a < op->num_operands && drop_from_while(s, op, site.a, true);
  if (site.a >= op->num_results) return false;
  pl_value *result = pl_result(op, site.a);
  if (!pl_replace_by_defaults(s, op, &result, 1)) return false;
  if (pl_op_is(op, PL_OP_SCF_WHILE)) return drop_from_while(s, op, site.a, false);
  if (is_counted_loop(op)) return drop_from_counted(s, op, site.a);
  for (uint32_t r = 0; r < op->num_regions; r++)
    PL_FOR_BLOCKS(block, op->regions[r]) drop_yielded(block, op->num_results, site.a);
  return pl_rebuild_without(op, UINT32_MAX, site.a) != NULL;
}
