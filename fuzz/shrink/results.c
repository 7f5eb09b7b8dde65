/* results.c - operations with regions lose results; loops with them what they carry from one iteration to the next. */
#include "fuzz/shrink/internal.h"

/* Operands before the first values, and arguments of the body before what is carried. */
enum { FOR_BOUNDS = 3, COUNTERS = 1 };

static bool is_counted_loop(const pl_op *op) { return pl_op_is(op, PL_OP_SCF_FOR) || pl_op_is(op, PL_OP_AFFINE_FOR); }

/* a: the result; b: 1 if it is what a `while` carries. */
void pl_collect_RESULT(pl_shrinker *s, pl_op *op) {
  if (op == s->module->op || op->num_successors || (!op->num_regions && op->info->kind != PL_OP_UNREGISTERED)) return;
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_add_site(s, op, i, 0);
  for (uint32_t i = 0; pl_op_is(op, PL_OP_SCF_WHILE) && i < op->num_operands; i++)
    pl_add_site(s, op, i, 1);
}

/* The values that a block ends with stand for the last results of the op around it. */
static void drop_yielded(pl_block *block, uint32_t num_results, uint32_t result) {
  pl_op *end = block->last;
  if (!end || !pl_is_terminator(end) || end->num_successors || end->num_operands < num_results) return;
  pl_rebuild_without(end, end->num_operands - num_results + result, UINT32_MAX);
}

static bool drop_argument(pl_shrinker *s, pl_op *op, pl_block *block, uint32_t index) {
  if (!block || index >= block->num_args || !pl_replace_by_defaults(s, op, &block->args[index], 1)) return false;
  pl_block_erase_arg(block, index);
  return true;
}

static pl_block *body_of(const pl_op *op, uint32_t region) {
  return op->num_regions > region ? op->regions[region]->first : NULL;
}

/* The operand that the value has at first: the last ones, one for each result. */
static bool drop_from_counted(pl_shrinker *s, pl_op *op, uint32_t result) {
  uint32_t inits = op->num_results;
  pl_block *body = body_of(op, 0);
  if (op->num_operands < inits || (pl_op_is(op, PL_OP_SCF_FOR) && op->num_operands != FOR_BOUNDS + inits)) return false;
  if (!drop_argument(s, op, body, COUNTERS + result)) return false;
  drop_yielded(body, inits, result);
  return pl_rebuild_without(op, op->num_operands - inits + result, result) != NULL;
}

/* What the test passes on is what the second region gets, and in the end the results; what that yields is carried to the test. */
static bool drop_from_while(pl_shrinker *s, pl_op *op, uint32_t index, bool carried) {
  pl_block *test = body_of(op, 0), *body = body_of(op, 1);
  if (!test || !body || !test->last || !body->last) return false;
  if (!drop_argument(s, op, carried ? test : body, index)) return false;
  drop_yielded(carried ? body : test, carried ? op->num_operands : op->num_results, index);
  return pl_rebuild_without(op, carried ? index : UINT32_MAX, carried ? UINT32_MAX : index) != NULL;
}

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
