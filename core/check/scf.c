/* Structured control flow. Source: MLIR documentation, "'scf' Dialect" (2023). */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"

/* Whether the operands of `from`, from index `first` on, are as many as the results of `to` and have their types. */
static bool same_types(const pl_op *from, uint32_t first, const pl_op *to) {
  if (from->num_operands - first != to->num_results) return false;
  for (uint32_t i = 0; i < to->num_results; i++) {
    if (pl_operand(from, first + i)->type != pl_result(to, i)->type) return false;
  }
  return true;
}

/* Checks the ops that end blocks of the region, unless they branch: they are scf.yield, with operands of the types of the op's
 * results. False, and reported, if not. */
static bool check_ends(pl_checker *c, const pl_op *op, const pl_region *region) {
  for (const pl_block *block = region->first; block; block = block->next) {
    const pl_op *last = block->last;
    if (!last || last->num_successors) continue;
    if (!pl_op_is(last, PL_OP_SCF_YIELD))
      return pl_check_error(c, op, "expects regions to end with 'scf.yield', found '%.*s'", PL_STR_FMT(last->info->name));
    if (!same_types(last, 0, op))
      return pl_check_error(c, op,
                            "along control flow edge from Operation scf.yield to parent: the types of what is yielded are "
                            "not those of the results");
  }
  return true;
}

/* Checks that the op's region of that number has exactly one block, or at most one if `may_be_empty`. False, and reported, if
 * not. */
static bool one_block(pl_checker *c, const pl_op *op, uint32_t region, bool may_be_empty) {
  const pl_block *first = op->regions[region]->first;
  if (!first)
    return may_be_empty || pl_check_error(c, op, "region #%u failed to verify constraint: region with 1 blocks", region);
  return !first->next || pl_check_error(c, op, "expects region #%u to have 0 or 1 blocks", region);
}

/* Checks that the first block of the op's region of that number, if there is one, has no arguments. False, and reported, if
 * not. */
static bool no_arguments(pl_checker *c, const pl_op *op, uint32_t region) {
  const pl_block *first = op->regions[region]->first;
  return !first || first->num_args == 0 || pl_check_error(c, op, "region #%u should have no arguments", region);
}

/* Checks the regions of scf.if and what they yield. False, and reported, if they break a rule. */
bool pl_check_scf_if(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_IF));
  if (op->num_results && !op->regions[1]->first) return pl_check_error(c, op, "must have an else block if defining values");
  for (uint32_t i = 0; i < 2; i++) {
    if (!one_block(c, op, i, i == 1) || !no_arguments(c, op, i) || !check_ends(c, op, op->regions[i])) return false;
  }
  return true;
}

/* Checks the body, the bounds and the loop-carried values of scf.for. False, and reported, if they break a rule. */
bool pl_check_scf_for(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_FOR));
  const pl_type *type = pl_operand(op, 0)->type;
  if (!one_block(c, op, 0, false)) return false;
  if (type->kind != PL_TYPE_INDEX && !pl_type_is_signless(type))
    return pl_check_error(c, op, "operand #0 must be signless integer or index, but got '%s'", pl_check_type_text(c, type));
  const pl_block *body = op->regions[0]->first;
  uint32_t carried = op->num_operands - 3;
  if (carried != op->num_results) return pl_check_error(c, op, "mismatch in number of loop-carried values and defined values");
  if (body->num_args != carried + 1 || body->args[0]->type != type)
    return pl_check_error(c, op, "expected induction variable to be same type as bounds and step");
  for (uint32_t i = 0; i < carried; i++) {
    const pl_type *carries = pl_operand(op, 3 + i)->type;
    if (carries != pl_result(op, i)->type || carries != body->args[i + 1]->type)
      return pl_check_error(c, op, "types mismatch between %uth iter operand and defined value", i);
  }
  return check_ends(c, op, op->regions[0]);
}

/* Checks the regions of scf.while, their terminators, and the types of the values that pass into, between and out of them. False,
 * and reported, if they break a rule. */
bool pl_check_scf_while(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_WHILE));
  if (!one_block(c, op, 0, false) || !one_block(c, op, 1, false)) return false;
  const pl_block *before = op->regions[0]->first, *after = op->regions[1]->first;
  const pl_op *condition = before->last, *yield = after->last;
  if (!condition || !pl_op_is(condition, PL_OP_SCF_CONDITION))
    return pl_check_error(c, op, "expects the 'before' region to terminate with 'scf.condition'");
  if (!yield || !pl_op_is(yield, PL_OP_SCF_YIELD))
    return pl_check_error(c, op, "expects the 'after' region to terminate with 'scf.yield'");
  bool fits = before->num_args == op->num_operands && same_types(condition, 1, op) && after->num_args == op->num_results &&
              yield->num_operands == op->num_operands;
  for (uint32_t i = 0; fits && i < op->num_operands; i++)
    fits = before->args[i]->type == pl_operand(op, i)->type && pl_operand(yield, i)->type == pl_operand(op, i)->type;
  for (uint32_t i = 0; fits && i < op->num_results; i++)
    fits = after->args[i]->type == pl_result(op, i)->type;
  return fits || pl_check_error(c, op, "the types along its control flow edges are not the same");
}

/* Checks the cases and the regions of scf.index_switch. False, and reported, if they break a rule. */
bool pl_check_scf_index_switch(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_INDEX_SWITCH));
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  pl_map seen = {0};
  bool ok =
      cases->dense.count == op->num_regions - 1 || pl_check_error(c, op, "has %u case regions but %llu case values",
                                                                  op->num_regions - 1, (unsigned long long)cases->dense.count);
  for (uint64_t i = 0; ok && i < cases->dense.count; i++) {
    uint64_t value = pl_apint_word(pl_dense_at(cases, i), 0);
    if (pl_map_has(&seen, (const void *)(uintptr_t)value))
      ok = pl_check_error(c, op, "has duplicate case value: %lld", (long long)value);
    pl_map_set(&seen, value, 1);
  }
  for (uint32_t i = 0; ok && i < op->num_regions; i++)
    ok = one_block(c, op, i, false) && no_arguments(c, op, i) && check_ends(c, op, op->regions[i]);
  pl_map_free(&seen);
  return ok;
}

/* Checks that the op is directly in an op of that kind; for PL_OP_INVALID, directly in an scf op that scf.yield may end. False,
 * and reported, if not. */
static bool check_parent(pl_checker *c, const pl_op *op, pl_op_kind kind) {
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  bool parallel = parent && (pl_op_is(parent, PL_OP_SCF_PARALLEL) || pl_op_is(parent, PL_OP_SCF_REDUCE));
  if (parent && kind == PL_OP_INVALID && !parallel && pl_str_is(parent->info->dialect, "scf")) return true;
  if (parent && pl_op_is(parent, kind)) return true;
  return pl_check_error(c, op, "expects parent op %s",
                        kind == PL_OP_INVALID ? "to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'"
                                              : "'scf.while'");
}

/* Checks the bounds, steps, body, initial values and results of scf.parallel. False, and reported, if they break a rule. */
bool pl_check_scf_parallel(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_PARALLEL));
  if (!one_block(c, op, 0, false)) return false;
  const pl_block *body = op->regions[0]->first;
  const pl_op *last = body->last;
  uint32_t loops = op->segments[0];
  if (loops == 0) return pl_check_error(c, op, "needs at least one tuple element for lowerBound, upperBound and step");
  if (op->segments[1] != loops || op->segments[2] != loops)
    return pl_check_error(c, op, "expects the same number of lower bounds, upper bounds and steps");
  for (uint32_t i = 2 * loops; i < 3 * loops; i++) {
    const pl_op *step = pl_operand(op, i)->op;
    const pl_attr *value = step && pl_op_is(step, PL_OP_ARITH_CONSTANT) ? pl_op_attr(step, PL_NAME_VALUE) : NULL;
    if (value && value->kind == PL_ATTR_INTEGER && (pl_apint_is_zero(value->integer) || pl_apint_is_negative(value->integer)))
      return pl_check_error(c, op, "constant step operand must be positive");
  }
  if (body->num_args != loops)
    return pl_check_error(c, op, "expects the same number of induction variables: %u as bound and step values: %u",
                          body->num_args, loops);
  for (uint32_t i = 0; i < loops; i++)
    if (body->args[i]->type->kind != PL_TYPE_INDEX)
      return pl_check_error(c, op, "expects arguments for the induction variable to be of index type");
  if (!last || !pl_op_is(last, PL_OP_SCF_REDUCE)) return pl_check_error(c, op, "expects body to terminate with 'scf.reduce'");
  if (op->num_results != last->num_operands)
    return pl_check_error(c, op, "expects number of results: %u to be the same as number of reductions: %u", op->num_results,
                          last->num_operands);
  if (op->num_results != op->segments[3])
    return pl_check_error(c, op, "expects number of results: %u to be the same as number of initial values: %u", op->num_results,
                          op->segments[3]);
  for (uint32_t i = 0; i < op->num_results; i++) {
    const pl_type *type = pl_result(op, i)->type;
    if (pl_operand(last, i)->type != type || pl_operand(op, 3 * loops + i)->type != type)
      return pl_check_error(c, op, "expects type of %u-th result, initial value and reduction to be the same", i);
  }
  return true;
}

/* Checks that scf.reduce is directly in scf.parallel, and that its regions fit its operands. False, and reported, if not. */
bool pl_check_scf_reduce(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_REDUCE));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (!parent || !pl_op_is(parent, PL_OP_SCF_PARALLEL)) return pl_check_error(c, op, "expects parent op 'scf.parallel'");
  if (op->num_regions != op->num_operands)
    return pl_check_error(c, op, "expects number of operands: %u to be the same as number of regions: %u", op->num_operands,
                          op->num_regions);
  for (uint32_t i = 0; i < op->num_regions; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    if (!one_block(c, op, i, false)) return false;
    const pl_block *block = op->regions[i]->first;
    if (block->num_args != 2 || block->args[0]->type != type || block->args[1]->type != type)
      return pl_check_error(c, op, "expected two block arguments with type '%s' in the %u-th reduction region",
                            pl_check_type_text(c, type), i);
    if (!block->last || !pl_op_is(block->last, PL_OP_SCF_REDUCE_RETURN))
      return pl_check_error(c, op, "%u-th reduction region should be terminated with a 'scf.reduce.return' op", i);
  }
  return true;
}

/* Checks scf.reduce.return: it is directly in a region of scf.reduce and returns a value of the type of its block's first
 * argument (any type if the block has none). False, and reported, if not. */
bool pl_check_scf_reduce_return(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_REDUCE_RETURN));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  if (!parent || !pl_op_is(parent, PL_OP_SCF_REDUCE)) return pl_check_error(c, op, "expects parent op 'scf.reduce'");
  const pl_type *type = op->block->num_args ? op->block->args[0]->type : NULL;
  return !type || pl_operand(op, 0)->type == type ||
         pl_check_error(c, op, "must have type '%s' (the type of the reduction inputs)", pl_check_type_text(c, type));
}

/* Checks scf.execute_region: at least one block, no arguments, and how its blocks end. False, and reported, if a rule is broken.
 */
bool pl_check_scf_execute_region(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_EXECUTE_REGION));
  return (op->regions[0]->first || pl_check_error(c, op, "region needs to have at least one block")) && no_arguments(c, op, 0) &&
         check_ends(c, op, op->regions[0]);
}

/* Checks what scf.condition stands in. False, and reported, if a rule is broken. */
bool pl_check_scf_condition(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_CONDITION));
  return check_parent(c, op, PL_OP_SCF_WHILE);
}

/* Checks what scf.yield stands in. False, and reported, if a rule is broken. */
bool pl_check_scf_yield(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_YIELD));
  return check_parent(c, op, PL_OP_INVALID);
}
