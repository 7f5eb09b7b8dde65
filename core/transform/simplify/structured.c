/* structured.c - conditions that are known, loops that run never or once, regions that need not be any. Source of the
 * meanings: MLIR documentation, "'scf' Dialect" (2023); "'memref' Dialect" (2023), memref.alloca_scope. */
#include <assert.h>

#include "core/transform/common/affine_loop.h"
#include "core/transform/effects.h"
#include "core/transform/rewriter/greedy.h"
#include "core/transform/simplify/simplify.h"

/* Whether the region is one block with ops, and so are all regions nested in it that have blocks. Recursion is bounded by the
 * nesting of regions. */
static bool is_straight(const pl_region *region) {
  const pl_block *block = region->first;
  if (!block || block->next || !block->last) return false;
  for (const pl_op *op = block->first; op; op = op->next)
    for (uint32_t i = 0; i < op->num_regions; i++)
      if (op->regions[i]->first && !is_straight(op->regions[i])) return false;
  return true;
}

/* Whether all regions of the op that are not empty are straight (is_straight). */
static bool all_straight(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_regions; i++)
    if (op->regions[i]->first && !is_straight(op->regions[i])) return false;
  return true;
}

/* Erases all ops in a straight region, and what they contain. */
static void drop(pl_greedy *g, pl_region *region) {
  while (region->first && region->first->last) {
    pl_op *op = region->first->last;
    for (uint32_t i = 0; i < op->num_regions; i++)
      drop(g, op->regions[i]);
    pl_g_erase(g, op);
  }
}

typedef PL_VEC(pl_value *) value_list;

/* Erases the op with all its regions, which are empty or straight (is_straight), and replaces its results by the values. */
static void replace_all(pl_greedy *g, pl_op *op, const value_list *values) {
  assert(values->len == op->num_results);
  for (uint32_t i = 0; i < op->num_regions; i++)
    drop(g, op->regions[i]);
  (void)pl_g_replace(g, op, values->data);
}

/* Moves the ops of one of the op's regions, which has one block, before the op, and replaces the op by the operands of the
 * block's terminator; `args` are the values for the block's arguments. True always. */
static bool inline_region(pl_greedy *g, pl_op *op, uint32_t region, pl_value *const *args) {
  assert(region < op->num_regions);
  pl_block *block = op->regions[region]->first;
  pl_op *end = block->last;
  assert(!block->next && end && (args || block->num_args == 0));
  value_list values = {0};
  for (uint32_t i = 0; i < block->num_args; i++) {
    for (const pl_use *use = block->args[i]->uses; use; use = use->next)
      pl_g_touch_op(g, use->owner);
    pl_value_replace_all(block->args[i], args[i]);
  }
  for (uint32_t i = 0; i < end->num_operands; i++)
    pl_vec_push(&values, pl_operand(end, i));
  while (block->first != end) {
    pl_op *inner = block->first;
    pl_op_unlink(inner);
    pl_op_insert_before(op, inner);
    pl_g_touch_op(g, inner);
  }
  replace_all(g, op, &values);
  pl_vec_free(&values);
  return true;
}

/* ---- conditions ---- */

/* Whether the region has a block, the first one, with at most one op, its terminator. */
static bool only_yields(const pl_region *region) { return region->first && region->first->first == region->first->last; }

/* Replaces an scf.if with results whose regions only yield by selections of the results. Whether it did. */
static bool if_to_selections(pl_greedy *g, pl_op *op) {
  if (op->num_results == 0 || !only_yields(op->regions[0]) || !only_yields(op->regions[1])) return false;
  const pl_op *yes = op->regions[0]->first->last, *no = op->regions[1]->first->last;
  value_list values = {0};
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_value *pair[] = {pl_operand(op, 0), pl_operand(yes, i), pl_operand(no, i)};
    pl_vec_push(&values, pair[1] == pair[2] ? pair[1] : pl_g_op(g, PL_OP_ARITH_SELECT, pair, 3, pair[1]->type, NULL));
  }
  replace_all(g, op, &values);
  pl_vec_free(&values);
  return true;
}

/* Inlines the region that a constant condition selects, if there is one, erases an else region without effect, or replaces an
 * op whose regions only yield by arith.select ops. False, with nothing changed, if none applies or a region in it has several
 * blocks or an empty one. */
bool pl_simplify_scf_if(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_IF));
  int64_t known = 0;
  if (!all_straight(op)) return false;
  if (pl_constant_i64(pl_operand(op, 0), &known)) {
    if (known) return inline_region(g, op, 0, NULL);
    if (op->regions[1]->first) return inline_region(g, op, 1, NULL);
    replace_all(g, op, &(value_list){0});
    return true;
  }
  if (op->num_results == 0 && op->regions[1]->first && only_yields(op->regions[1])) {
    drop(g, op->regions[1]);
    pl_block_unlink(op->regions[1]->first);
    return pl_g_touched(g, op);
  }
  return if_to_selections(g, op);
}

/* Whether all regions of an scf.index_switch only yield, and the same values. */
static bool is_indifferent(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_regions; i++) {
    if (!only_yields(op->regions[i])) return false;
    for (uint32_t k = 0; k < op->num_results; k++)
      if (pl_operand(op->regions[i]->first->last, k) != pl_operand(op->regions[0]->first->last, k)) return false;
  }
  return true;
}

/* Inlines the default region if all regions only yield the same values, or the region that a constant flag selects. False,
 * with nothing changed, if neither applies or a region in it has several blocks or an empty one. */
bool pl_simplify_scf_index_switch(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_INDEX_SWITCH));
  const pl_attr *cases = pl_op_attr(op, PL_NAME_CASES);
  int64_t flag = 0, value = 0;
  if (!cases || !all_straight(op)) return false;
  if (is_indifferent(op)) return inline_region(g, op, 0, NULL);
  if (!pl_constant_i64(pl_operand(op, 0), &flag)) return false;
  uint32_t taken = 0;
  for (uint32_t i = 0; i < cases->dense.count && taken == 0; i++)
    if (pl_apint_to_i64(pl_dense_at(cases, i), &value) && value == flag) taken = i + 1;
  return inline_region(g, op, taken, NULL);
}

/* Inlines the region if it ends in scf.yield and is not marked no_inline, or is but contains only the terminator. False, with
 * nothing changed, if not, or if a region in it has several blocks or an empty one. */
bool pl_simplify_scf_execute_region(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_EXECUTE_REGION));
  if (!all_straight(op) || (pl_op_attr(op, PL_NAME_NO_INLINE) && !only_yields(op->regions[0])) ||
      !pl_op_is(op->regions[0]->first->last, PL_OP_SCF_YIELD))
    return false;
  return inline_region(g, op, 0, NULL);
}

/* ---- what is on the stack ---- */

/* Whether stack memory allocated in the op's regions is freed after it. */
static bool is_allocation_scope(const pl_op *op) { return pl_op_has(op, PL_TRAIT_ALLOC_SCOPE); }

/* Whether the op, or one in it that is in no allocation scope of its own, may leave stack memory allocated; true if that is not
 * known. Recursion is bounded by the nesting of regions. */
static bool may_allocate(const pl_op *op) {
  bool harmless = pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW) || pl_op_is(op, PL_OP_CF_ASSERT);
  if (pl_op_is(op, PL_OP_MEMREF_ALLOCA) || pl_op_is(op, PL_OP_LLVM_ALLOCA)) return true;
  if (is_allocation_scope(op)) return false;
  if (op->num_regions == 0)
    return !harmless && !pl_op_has(op, PL_TRAIT_TERMINATOR) && (pl_op_effects(op) & PL_EFFECT_UNKNOWN) != 0;
  if (op->info->kind == PL_OP_UNREGISTERED) return true;
  for (uint32_t i = 0; i < op->num_regions; i++)
    PL_FOR_BLOCKS(block, op->regions[i])
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (may_allocate(inner)) return true;
  return false;
}

/* Whether the op's region is one block and only the terminator follows the op. */
static bool is_last(const pl_op *op) {
  const pl_region *region = op->block->region;
  return region->first == region->last && op->next == op->block->last;
}

/* The op whose region contains the op, which has to be in a block; NULL if the region has no op. */
static pl_op *parent_of(const pl_op *op) { return op->block->region->op; }

/* The outermost op around an alloca_scope, inside the next allocation scope, if nothing follows it or the ops between; NULL if
 * there is none or something follows. */
static pl_op *last_before_scope(const pl_op *op) {
  pl_op *outer = parent_of(op);
  if (!outer || is_allocation_scope(outer) || !outer->block || !is_last(op) || !is_last(outer)) return NULL;
  while (!is_allocation_scope(parent_of(outer))) {
    outer = parent_of(outer);
    if (!outer->block || !is_last(outer)) return NULL;
  }
  return outer;
}

/* The block in which the value is defined. */
static const pl_block *block_of(const pl_value *value) { return value->op ? value->op->block : value->block; }

/* Whether the block is nested in the op. */
static bool is_inside(const pl_block *block, const pl_op *op) {
  for (const pl_op *at = block->region->op; at; at = at->block ? parent_of(at) : NULL)
    if (at == op) return true;
  return false;
}

/* Moves those memref.alloca ops in the alloca_scope `op` whose operands are defined outside of `outer` to before `outer`. Whether
 * there were any. */
static bool hoist_allocations(pl_greedy *g, pl_op *op, pl_op *outer) {
  PL_VEC(pl_op *) found = {0};
  for (pl_op *inner = pl_op_walk_next(op, op); inner; inner = pl_op_walk_next(op, inner)) {
    bool known = pl_op_is(inner, PL_OP_MEMREF_ALLOCA);
    for (uint32_t i = 0; i < inner->num_operands && known; i++)
      known = !is_inside(block_of(pl_operand(inner, i)), outer);
    if (known) pl_vec_push(&found, inner);
  }
  bool any = found.len > 0;
  for (size_t i = 0; i < found.len; i++) {
    pl_op_unlink(found.data[i]);
    pl_op_insert_before(outer, found.data[i]);
  }
  pl_vec_free(&found);
  return any && pl_g_touched(g, op);
}

/* Inlines the region of one block if nothing in it may leave stack memory allocated or only the terminator of an allocation
 * scope follows the op; else hoists its memref.alloca ops with operands from outside before the outermost op in the next
 * scope, if only terminators follow up to there. True if one of them applied. */
bool pl_simplify_memref_alloca_scope(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOCA_SCOPE));
  const pl_block *block = op->regions[0]->first;
  if (!block || block->next || !block->last) return false;
  bool allocates = false;
  for (const pl_op *inner = block->first; inner && !allocates; inner = inner->next)
    allocates = may_allocate(inner);
  const pl_op *parent = parent_of(op);
  if (!allocates || (parent && is_allocation_scope(parent) && is_last(op))) return inline_region(g, op, 0, NULL);
  pl_op *outer = last_before_scope(op);
  return outer && hoist_allocations(g, op, outer);
}

/* ---- loops ---- */

/* Whether a < b, as unsigned or signed numbers. */
static bool compare(int64_t a, int64_t b, bool is_unsigned) { return is_unsigned ? (uint64_t)a < (uint64_t)b : a < b; }

/* Sets *trips to the number of iterations of an scf.for: 0, exactly 1, or 2 for one or more. False if that is not known. */
static bool trip_count_of(const pl_op *op, int *trips) {
  int64_t lower = 0, upper = 0, step = 0, next = 0;
  const bool is_unsigned = pl_op_attr(op, PL_NAME_UNSIGNED_CMP) != NULL;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return *trips = 0, true;
  if (!pl_constant_i64(pl_operand(op, 0), &lower) || !pl_constant_i64(pl_operand(op, 1), &upper)) return false;
  if (!compare(lower, upper, is_unsigned)) return *trips = 0, true;
  if (!pl_constant_i64(pl_operand(op, 2), &step) || step <= 0) return false;
  /* one iteration, if the counter does not wrap on its way past the bound */
  bool past = !__builtin_add_overflow(lower, step, &next) && lower >= 0 && next >= upper && upper >= 0;
  uint32_t width = pl_fold_width(pl_operand(op, 0)->type);
  past = past && width > 1 && (width > 63 || next < (int64_t)1 << (width - 1));
  return *trips = past ? 1 : 2, true;
}

/* Whether the loop's body only yields its iteration arguments in order. */
static bool does_nothing(const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  if (!only_yields(op->regions[0])) return false;
  for (uint32_t i = 0; i < body->last->num_operands; i++)
    if (pl_operand(body->last, i) != body->args[i + 1]) return false;
  return true;
}

/* Replaces the results by the initial values if there is no iteration or the body only yields its iteration arguments, or
 * inlines the body if there is exactly one. False, with nothing changed, if neither applies or a region in it has several
 * blocks or an empty one. */
bool pl_simplify_scf_for(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_SCF_FOR));
  int trips = 2;
  if (!all_straight(op)) return false;
  const bool known = trip_count_of(op, &trips);
  value_list values = {0};
  for (uint32_t i = 3; i < op->num_operands; i++)
    pl_vec_push(&values, pl_operand(op, i));
  bool done = true;
  if ((known && trips == 0) || (does_nothing(op) && op->num_results > 0)) {
    replace_all(g, op, &values);
  } else if (known && trips == 1) {
    value_list args = {0};
    pl_vec_push(&args, pl_operand(op, 0));
    for (size_t i = 0; i < values.len; i++)
      pl_vec_push(&args, values.data[i]);
    done = inline_region(g, op, 0, args.data);
    pl_vec_free(&args);
  } else {
    done = false;
  }
  pl_vec_free(&values);
  return done;
}

/* Replaces the results by the values that pl_affine_loop_results gives, and erases the loop. False, with nothing changed, if
 * it gives none or a region in it has several blocks or an empty one. */
bool pl_simplify_affine_for(pl_greedy *g, pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_FOR));
  value_list values = {0};
  pl_value **known = all_straight(op) ? pl_affine_loop_results(op, g->folder.index_bits) : NULL;
  if (!known) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_vec_push(&values, known[i]);
  replace_all(g, op, &values);
  pl_vec_free(&values);
  return true;
}
