/* fold_structured.c - conditions that are known, loops that run never or once, regions that need not be any. Source of the
 * meanings: MLIR documentation, "'scf' Dialect" (2023). */
#include "core/transform/effects.h"
#include "core/transform/greedy.h"

/* Whether what a region holds is one block, and so in all regions inside. Recursion is bounded by the nesting of regions. */
static bool is_straight(const pl_region *region) {
  const pl_block *block = region->first;
  if (!block || block->next || !block->last) return false;
  for (const pl_op *op = block->first; op; op = op->next)
    for (uint32_t i = 0; i < op->num_regions; i++)
      if (op->regions[i]->first && !is_straight(op->regions[i])) return false;
  return true;
}

static bool all_straight(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_regions; i++)
    if (op->regions[i]->first && !is_straight(op->regions[i])) return false;
  return true;
}

/* Erases what a straight region holds. */
static void drop(pl_greedy *g, pl_region *region) {
  while (region->first && region->first->last) {
    pl_op *op = region->first->last;
    for (uint32_t i = 0; i < op->num_regions; i++)
      drop(g, op->regions[i]);
    pl_g_erase(g, op);
  }
}

typedef PL_VEC(pl_value *) value_list;

/* The op with all its regions goes, for values in place of its results. */
static void replace_all(pl_greedy *g, pl_op *op, const value_list *values) {
  for (uint32_t i = 0; i < op->num_regions; i++)
    drop(g, op->regions[i]);
  (void)pl_g_replace(g, op, values->data);
}

/* What the op does is what one of its regions does once: its ops stand in front of where the op was. `args` are the values of the
 * block's arguments. */
static bool inline_region(pl_greedy *g, pl_op *op, uint32_t region, pl_value *const *args) {
  pl_block *block = op->regions[region]->first;
  pl_op *end = block->last;
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

/* Whether a region does nothing but hand out values. */
static bool only_yields(const pl_region *region) { return region->first && region->first->first == region->first->last; }

/* Each result is one of two values: if a, b the same, that, else a selection. */
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

static bool simplify_if(pl_greedy *g, pl_op *op) {
  int64_t known = 0;
  if (!all_straight(op)) return false;
  if (pl_g_i64(pl_operand(op, 0), &known)) {
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

/* Whichever case is met, the same values come out and nothing happens. */
static bool is_indifferent(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_regions; i++) {
    if (!only_yields(op->regions[i])) return false;
    for (uint32_t k = 0; k < op->num_results; k++)
      if (pl_operand(op->regions[i]->first->last, k) != pl_operand(op->regions[0]->first->last, k)) return false;
  }
  return true;
}

static bool simplify_index_switch(pl_greedy *g, pl_op *op) {
  const pl_attr *cases = pl_op_attr(op, "cases");
  int64_t flag = 0, value = 0;
  if (!cases || !all_straight(op)) return false;
  if (is_indifferent(op)) return inline_region(g, op, 0, NULL);
  if (!pl_g_i64(pl_operand(op, 0), &flag)) return false;
  uint32_t taken = 0;
  for (uint32_t i = 0; i < cases->dense.count && taken == 0; i++)
    if (pl_apint_to_i64(pl_dense_at(cases, i), &value) && value == flag) taken = i + 1;
  return inline_region(g, op, taken, NULL);
}

/* One block needs no region, unless there is something in it and it is to stay one. */
static bool simplify_execute_region(pl_greedy *g, pl_op *op) {
  if (!all_straight(op) || (pl_op_attr(op, "no_inline") && !only_yields(op->regions[0])) ||
      !pl_op_is(op->regions[0]->first->last, PL_OP_SCF_YIELD))
    return false;
  return inline_region(g, op, 0, NULL);
}

/* ---- loops ---- */

static bool compare(int64_t a, int64_t b, bool is_unsigned) { return is_unsigned ? (uint64_t)a < (uint64_t)b : a < b; }

/* How often a loop runs, if that is known: 0, 1, or 2 for more. */
static bool rounds_of(const pl_op *op, int *rounds) {
  int64_t lower = 0, upper = 0, step = 0, next = 0;
  const bool is_unsigned = pl_op_attr(op, "unsignedCmp") != NULL;
  if (pl_operand(op, 0) == pl_operand(op, 1)) return *rounds = 0, true;
  if (!pl_g_i64(pl_operand(op, 0), &lower) || !pl_g_i64(pl_operand(op, 1), &upper)) return false;
  if (!compare(lower, upper, is_unsigned)) return *rounds = 0, true;
  if (!pl_g_i64(pl_operand(op, 2), &step) || step <= 0) return false;
  /* one round, if the counter does not wrap on its way past the bound */
  bool past = !__builtin_add_overflow(lower, step, &next) && lower >= 0 && next >= upper && upper >= 0;
  uint32_t width = pl_g_width(pl_operand(op, 0)->type);
  past = past && width > 1 && (width > 63 || next < (int64_t)1 << (width - 1));
  return *rounds = past ? 1 : 2, true;
}

/* Whether each round hands on what it was given, and does nothing. */
static bool does_nothing(const pl_op *op) {
  const pl_block *body = op->regions[0]->first;
  if (!only_yields(op->regions[0])) return false;
  for (uint32_t i = 0; i < body->last->num_operands; i++)
    if (pl_operand(body->last, i) != body->args[i + 1]) return false;
  return true;
}

static bool simplify_for(pl_greedy *g, pl_op *op) {
  int rounds = 2;
  if (!all_straight(op)) return false;
  const bool known = rounds_of(op, &rounds);
  value_list values = {0};
  for (uint32_t i = 3; i < op->num_operands; i++)
    pl_vec_push(&values, pl_operand(op, i));
  bool done = true;
  if ((known && rounds == 0) || (does_nothing(op) && op->num_results > 0)) {
    replace_all(g, op, &values);
  } else if (known && rounds == 1) {
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

pl_simplify_fn *pl_simplify_structured(pl_op_kind kind) {
  static pl_simplify_fn *const table[PL_NUM_OPS] = {
      [PL_OP_SCF_IF] = simplify_if,
      [PL_OP_SCF_INDEX_SWITCH] = simplify_index_switch,
      [PL_OP_SCF_EXECUTE_REGION] = simplify_execute_region,
      [PL_OP_SCF_FOR] = simplify_for,
  };
  return table[kind];
}
