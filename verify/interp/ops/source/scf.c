/* Structured control flow, carried out as it stands: a region is entered at its first block and left by its yield. Parallel loops
 * are in parallel.c. Source: MLIR documentation, "'scf' Dialect" (2023), "'affine' Dialect" (2023). */
#include <assert.h>
#include <string.h>

#include "verify/interp/machine/frame.h"
#include "verify/interp/ops/branch.h"
#include "verify/interp/ops/source/affine.h"
#include "verify/interp/ops/source/ranked.h"
#include "verify/interp/ops/source/region.h"
#include "verify/interp/ops/source/table.h"

/* The first block of the op's region of that number; NULL, and the machine has stopped as unsupported, if there is none or it is
 * empty. */
static const pl_block *entry_of(pl_machine *m, const pl_op *op, uint32_t region) { return pl_region_entry(m, op, region); }

/* The op that contains this one; NULL if there is none. */
static const pl_op *parent_of(const pl_op *op) {
  return op->block != NULL && op->block->region != NULL ? op->block->region->op : NULL;
}

/* Copies the leaves of operands [first, first + count), which have to be the last ones of `from`, to the values `to`; all are
 * read before one is written. False, and the machine has stopped as unsupported, if they don't fit. */
static bool hand_over(pl_machine *m, const pl_op *from, uint32_t first, uint32_t count, const pl_value *const *to) {
  assert(first <= from->num_operands && count <= from->num_operands - first);
  uint32_t total = 0, at = 0;
  if (from->num_operands != first + count) {
    pl_stop_unsupported(m, from, "as many values are expected as are handed over");
    return false;
  }
  const pl_scalar *values = pl_moving_operands(m, from, first, count, &total);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t n = pl_num_leaves(m, to[i]);
    if (n > total - at) {
      pl_stop_unsupported(m, from, "a value of another type is expected");
      return false;
    }
    if (n > 0) memcpy(pl_leaves(m, to[i]), values + at, n * sizeof *values);
    at += n;
  }
  return true;
}

/* The results of an op as a list. */
static const pl_value **results_of(pl_machine *m, const pl_op *op) {
  const pl_value **out = PL_NEW_ARRAY(m->run->arena, const pl_value *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    out[i] = pl_result(op, i);
  return out;
}

/* Ends the op: its results get the operands of `from` from `first` on, and the machine continues after it. Stops as unsupported
 * if they don't fit (see hand_over). */
static void finish(pl_machine *m, const pl_op *op, const pl_op *from, uint32_t first) {
  if (hand_over(m, from, first, op->num_results, results_of(m, op))) m->next = op->next;
}

/* Continues at the start of the op's region of that number. Stops as unsupported if that has no block or an empty one. */
static void enter(pl_machine *m, const pl_op *op, uint32_t region) {
  assert(region < op->num_regions);
  const pl_block *entry = entry_of(m, op, region);
  if (entry != NULL) m->next = entry->first;
}

/* Runs scf.if: enters the first region if the condition holds, else the second, if there is one. Stops with undefined behavior if
 * the condition is poison or undef. */
static void do_if(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar condition;
  if (!pl_condition(m, op, &condition)) return;
  const bool yes = pl_scalar_word(&condition) & 1;
  if (yes || op->regions[1]->first != NULL) enter(m, op, yes ? 0 : 1);
}

/* Runs scf.execute_region: continues in its region. */
static void do_execute_region(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  enter(m, op, 0);
}

/* Runs scf.index_switch: enters region i + 1 for the first case i that equals the operand, else region 0, the default. Stops with
 * undefined behavior if the operand is poison or undef. */
static void do_index_switch(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar flag;
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  if (!pl_condition(m, op, &flag)) return;
  uint32_t taken = 0, count = cases != NULL && cases->kind == PL_ATTR_DENSE_ARRAY ? (uint32_t)cases->dense.count : 0;
  for (uint32_t i = count; i-- > 0;) {
    int64_t value;
    if (pl_apint_to_i64(pl_dense_at(cases, i), &value) && value == pl_scalar_signed(&flag)) taken = i + 1;
  }
  enter(m, op, taken);
}

/* Ends a loop: its results get the values that the body's arguments after the counter hold, and the machine continues after it.
 */
static void leave_loop(pl_machine *m, const pl_op *loop, const pl_block *body) {
  for (uint32_t i = 0; i < loop->num_results; i++) {
    uint32_t n = pl_num_leaves(m, pl_result(loop, i));
    if (n > 0) memcpy(pl_leaves(m, pl_result(loop, i)), pl_leaves(m, body->args[i + 1]), n * sizeof(pl_scalar));
  }
  m->next = loop->next;
}

/* Begins the next iteration of scf.for with the counter that the body's first argument holds, or leaves the loop if that is not
 * below the upper bound. Stops with undefined behavior if this depends on poison or undef. */
static void loop_head(pl_machine *m, const pl_op *loop) {
  assert(pl_op_is(loop, PL_OP_SCF_FOR));
  const pl_block *body = entry_of(m, loop, 0);
  if (body == NULL) return;
  const pl_int_predicate less = pl_op_attr(loop, PL_NAME_UNSIGNED_CMP) ? PL_ICMP_ULT : PL_ICMP_SLT;
  const pl_scalar inside =
      pl_int_compare(m->run->arena, less, pl_use_leaf(m, body->args[0], 0), pl_use_leaf(m, pl_operand(loop, 1), 0));
  if (!pl_scalar_is_fine(&inside)) {
    pl_stop_undefined(m, loop, "a loop's bound is %s", inside.poison ? "poison" : "an undefined value");
    return;
  }
  if (pl_scalar_word(&inside) & 1) {
    pl_iteration_begins(m);
    m->next = body->first;
    return;
  }
  leave_loop(m, loop, body);
}

/* Whether the step of scf.for is positive, as is required; if not, or if it is poison or undef, the machine has stopped with
 * undefined behavior. */
static bool is_positive(pl_machine *m, const pl_op *loop) {
  const pl_scalar step = pl_use_leaf(m, pl_operand(loop, 2), 0);
  const pl_int_predicate greater = pl_op_attr(loop, PL_NAME_UNSIGNED_CMP) ? PL_ICMP_UGT : PL_ICMP_SGT;
  const pl_scalar zero = pl_scalar_u64(m->run->arena, step.bits.width, 0);
  const pl_scalar holds = pl_int_compare(m->run->arena, greater, step, zero);
  if (pl_scalar_is_fine(&holds) && (pl_scalar_word(&holds) & 1)) return true;
  pl_stop_undefined(m, loop, "a loop's step is not positive");
  return false;
}

/* Runs scf.for: passes the initial values and the lower bound to the body and begins the loop. The machine has stopped if a bound
 * or the step can't be used or the body has another form. */
static void do_for(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_block *body = entry_of(m, op, 0);
  if (body == NULL || body->num_args != op->num_results + 1) {
    pl_stop_unsupported(m, op, "a loop of another form");
    return;
  }
  if (!hand_over(m, op, 3, op->num_results, (const pl_value *const *)body->args + 1)) return;
  pl_leaves(m, body->args[0])[0] = pl_use_leaf(m, pl_operand(op, 0), 0);
  if (is_positive(m, op)) loop_head(m, op);
}

/* Passes the values that an iteration of scf.for has yielded to the body's arguments, adds the step to the counter, modulo its
 * width as in arith.addi, and begins the next iteration or leaves the loop. The machine has stopped if that is not possible. */
static void next_iteration(pl_machine *m, const pl_op *yield, const pl_op *loop) {
  const pl_block *body = loop->regions[0]->first;
  if (!hand_over(m, yield, 0, loop->num_results, (const pl_value *const *)body->args + 1)) return;
  pl_scalar *counter = pl_leaves(m, body->args[0]);
  const char *why = pl_int_binary(m->run->arena, PL_INT_ADD, 0, *counter, pl_use_leaf(m, pl_operand(loop, 2), 0), counter);
  if (why != NULL)
    pl_stop_undefined(m, loop, "%s", why);
  else
    loop_head(m, loop);
}

/* Begins an iteration of scf.while: the first region gets the operands of `from`, which is the loop itself or the scf.yield of
 * its second region. Stops as unsupported if they don't fit. */
static void while_iteration(pl_machine *m, const pl_op *loop, const pl_op *from) {
  const pl_block *before = entry_of(m, loop, 0);
  if (before == NULL || !hand_over(m, from, 0, before->num_args, (const pl_value *const *)before->args)) return;
  m->next = before->first;
}

/* Runs scf.while: begins the loop. */
static void do_while(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  while_iteration(m, op, op);
}

/* Runs scf.condition: enters the second region of its scf.while with the operands after the condition, or leaves the loop with
 * them as its results. The machine has stopped if the condition is poison or undef, or the values don't fit. */
static void do_condition(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar holds;
  const pl_op *loop = parent_of(op);
  if (!pl_condition(m, op, &holds)) return;
  if (loop == NULL || !pl_op_is(loop, PL_OP_SCF_WHILE)) {
    pl_stop_unsupported(m, op, "a condition without its loop");
    return;
  }
  if (!(pl_scalar_word(&holds) & 1)) {
    finish(m, loop, op, 1);
    return;
  }
  const pl_block *after = entry_of(m, loop, 1);
  if (after == NULL || !hand_over(m, op, 1, after->num_args, (const pl_value *const *)after->args)) return;
  m->next = after->first;
}

/* affine.for, affine.if: bounds and conditions are expressions, a step is a number. */

/* Sets *out to a bound of affine.for: the greatest, or without `greatest` the least, of the results of the map `name` over the
 * op's operands from `first` on. False, and the machine has stopped, if there is none or a result can't be evaluated. */
static bool bound_of(pl_machine *m, const pl_op *op, pl_attr_name name, uint32_t first, bool greatest, pl_scalar *out) {
  const pl_attr *map = pl_op_attr(op, name);
  if (map == NULL || map->kind != PL_ATTR_AFFINE_MAP || map->affine.count == 0) {
    pl_stop_unsupported(m, op, "a loop of another form");
    return false;
  }
  for (uint32_t i = 0; i < map->affine.count; i++) {
    pl_scalar value;
    if (!pl_affine_value(m, op, map, i, first, &value) || !pl_fine(m, op, &value, "a loop's bound")) return false;
    bool better =
        i > 0 && (greatest ? pl_scalar_signed(&value) > pl_scalar_signed(out) : pl_scalar_signed(&value) < pl_scalar_signed(out));
    if (i == 0 || better) *out = value;
  }
  return true;
}

/* Begins the next iteration of affine.for if the counter, the body's first argument, is below the upper bound, or else leaves the
 * loop. The machine has stopped if the bound can't be computed. */
static void affine_head(pl_machine *m, const pl_op *loop) {
  assert(pl_op_is(loop, PL_OP_AFFINE_FOR));
  const pl_block *body = entry_of(m, loop, 0);
  pl_scalar upper;
  uint32_t first, count;
  if (body == NULL) return;
  pl_op_segment(loop, 1, &first, &count);
  if (!bound_of(m, loop, PL_NAME_UPPER_BOUND_MAP, first, false, &upper)) return;
  if (pl_scalar_signed(pl_leaves(m, body->args[0])) < pl_scalar_signed(&upper)) {
    pl_iteration_begins(m);
    m->next = body->first;
    return;
  }
  leave_loop(m, loop, body);
}

/* Runs affine.for: passes the initial values and the lower bound to the body and begins the loop. The machine has stopped if a
 * bound can't be computed or the loop has another form. */
static void do_affine_for(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_block *body = entry_of(m, op, 0);
  pl_scalar lower;
  if (body == NULL || body->num_args != op->num_results + 1 || op->num_operands < op->num_results) {
    if (body != NULL) pl_stop_unsupported(m, op, "a loop of another form");
    return;
  }
  if (!hand_over(m, op, op->num_operands - op->num_results, op->num_results, (const pl_value *const *)body->args + 1) ||
      !bound_of(m, op, PL_NAME_LOWER_BOUND_MAP, 0, true, &lower))
    return;
  pl_leaves(m, body->args[0])[0] = lower;
  affine_head(m, op);
}

/* Passes the values that an iteration of affine.for has yielded to the body's arguments, adds the step to the counter, modulo the
 * width of index, and begins the next iteration or leaves the loop. The machine has stopped if that is not possible. */
static void next_affine_iteration(pl_machine *m, const pl_op *yield, const pl_op *loop) {
  const pl_block *body = loop->regions[0]->first;
  const pl_attr *step = pl_op_attr(loop, PL_NAME_STEP);
  int64_t by = 0;
  if (step == NULL || step->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(step->integer, &by)) {
    pl_stop_unsupported(m, loop, "a loop of another form");
    return;
  }
  if (!hand_over(m, yield, 0, loop->num_results, (const pl_value *const *)body->args + 1)) return;
  pl_scalar *counter = pl_leaves(m, body->args[0]);
  const uint64_t sum = (uint64_t)pl_scalar_signed(counter) + (uint64_t)by;
  *counter = pl_scalar_u64(m->run->arena, m->run->index_width, sum);
  affine_head(m, loop);
}

/* Runs affine.if: enters the first region if all conditions of its set hold, else the second, if there is one. The machine has
 * stopped if a condition can't be evaluated. */
static void do_affine_if(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *set = pl_op_attr(op, PL_NAME_CONDITION);
  bool all = true;
  if (set == NULL || set->kind != PL_ATTR_INTEGER_SET) {
    pl_stop_unsupported(m, op, "a condition of another form");
    return;
  }
  for (uint32_t i = 0; i < set->affine.count; i++) {
    pl_scalar value;
    if (!pl_affine_value(m, op, set, i, 0, &value) || !pl_fine(m, op, &value, "a condition")) return;
    int64_t number = pl_scalar_signed(&value);
    all &= set->affine.is_equality[i] ? number == 0 : number >= 0;
  }
  if (all || op->regions[1]->first != NULL)
    enter(m, op, all ? 0 : 1);
  else
    m->next = op->next;
}

/* Runs scf.yield or affine.yield: ends the iteration of the loop around it, or leaves the other op around it with the operands as
 * its results. Stops as unsupported if that is not possible. */
static void do_yield(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_op *parent = parent_of(op);
  switch (parent != NULL ? (int)parent->info->kind : PL_OP_INVALID) {
  case PL_OP_SCF_FOR:
    pl_iteration_ends(m, parent);
    next_iteration(m, op, parent);
    return;
  case PL_OP_SCF_WHILE: while_iteration(m, parent, op); return;
  case PL_OP_SCF_IF:
  case PL_OP_SCF_EXECUTE_REGION:
  case PL_OP_AFFINE_IF:
  case PL_OP_SCF_INDEX_SWITCH: finish(m, parent, op, 0); return;
  case PL_OP_AFFINE_FOR:
    pl_iteration_ends(m, parent);
    next_affine_iteration(m, op, parent);
    return;
  case PL_OP_AFFINE_PARALLEL: pl_end_affine_parallel(m, op, parent); return;
  default: pl_stop_unsupported(m, op, "a yield without its op"); return;
  }
}

pl_op_entry pl_source_scf_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_SCF_IF] = {do_if, 0},
      [PL_OP_SCF_FOR] = {do_for, 0},
      [PL_OP_SCF_WHILE] = {do_while, 0},
      [PL_OP_SCF_EXECUTE_REGION] = {do_execute_region, 0},
      [PL_OP_SCF_INDEX_SWITCH] = {do_index_switch, 0},
      [PL_OP_SCF_CONDITION] = {do_condition, 0},
      [PL_OP_SCF_YIELD] = {do_yield, 0},
      [PL_OP_AFFINE_FOR] = {do_affine_for, 0},
      [PL_OP_AFFINE_IF] = {do_affine_if, 0},
      [PL_OP_AFFINE_YIELD] = {do_yield, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
