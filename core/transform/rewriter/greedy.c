#include "core/transform/rewriter/greedy.h"

#include <assert.h>

#include "core/transform/common/affine_apply.h"
#include "core/transform/effects.h"

/* One constant of an isolated region: constants of one dialect, value and type are one op. */
typedef struct entry {
  const pl_region *region;
  pl_str dialect;
  const pl_attr *value;
  const pl_type *type;
  pl_op *op;
} entry;

/* Whether two entries are the same constant of the same isolated region; false if the first one's op was erased. */
static bool same_entry(const void *object, const void *key, const void *user) {
  const entry *a = object, *b = key;
  (void)user;
  return a->op && a->region == b->region && a->value == b->value && a->type == b->type && pl_str_eq(a->dialect, b->dialect);
}

/* A hash of an entry of the table of constants. A region counts by a number that it gets here, not by its address, so that the
 * order of iteration is deterministic. */
static uint64_t hash_entry(pl_greedy *g, const entry *e) {
  uint64_t *number = pl_map_at(&g->regions, (uint64_t)(uintptr_t)e->region);
  if (*number == 0) *number = g->regions.len;
  uint64_t h = *number * 0x9E3779B97F4A7C15u;
  h = (h ^ e->value->id) * 0xFF51AFD7ED558CCDu;
  h = (h ^ (h >> 29) ^ e->type->id) * 0x9E3779B97F4A7C15u;
  return h ^ (h >> 31) ^ e->dialect.len;
}

/* ---- The work list ---- */

/* Puts an op on the work list, if it is not on it. */
static void add(pl_greedy *g, pl_op *op) {
  uint64_t on = 0;
  if (pl_map_get(&g->listed, (uint64_t)(uintptr_t)op, &on) && on) return;
  pl_map_set(&g->listed, (uint64_t)(uintptr_t)op, 1);
  pl_vec_push(&g->list, op);
}

/* Puts the users of the op's results on the work list. */
static void add_users(pl_greedy *g, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    for (const pl_use *use = op->results[i].uses; use; use = use->next)
      add(g, use->owner);
  }
}

/* Whether the op is still in the module. */
static bool is_linked(const pl_greedy *g, const pl_op *op) {
  while (op && op != g->module->op)
    op = op->block && op->block->region ? op->block->region->op : NULL;
  return op != NULL;
}

void pl_g_touch_op(pl_greedy *g, pl_op *op) { add(g, op); }

void pl_g_touch_value(pl_greedy *g, const pl_value *value) {
  if (value->op) add(g, value->op);
}

bool pl_g_touched(pl_greedy *g, pl_op *op) {
  g->changed = true;
  add(g, op);
  add_users(g, op);
  return true;
}

/* Removes an op that is erased from the table of constants. */
static void forget_constant(pl_greedy *g, const pl_op *op) {
  entry *e = pl_map_get_ptr(&g->entries, op);
  if (e && e->op == op) e->op = NULL;
}

/* Puts the ops that define the op's operands on the work list. */
static void touch_operands(pl_greedy *g, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    pl_g_touch_value(g, pl_operand(op, i));
}

void pl_g_count_branches(pl_greedy *g, const pl_op *op, bool in) {
  for (uint32_t i = 0; i < op->num_successors; i++) {
    uint64_t block = (uint64_t)(uintptr_t)op->successors[i].block, ways = 0, who = 0;
    (void)pl_map_get(&g->ways, block, &ways);
    (void)pl_map_get(&g->branches, block, &who);
    pl_map_set(&g->ways, block, in ? ways + 1 : ways - 1);
    pl_map_set(&g->branches, block, who ^ (uint64_t)(uintptr_t)op);
  }
}

uint64_t pl_g_ways(const pl_greedy *g, const pl_block *block) {
  uint64_t ways = 0;
  (void)pl_map_get(&g->ways, (uint64_t)(uintptr_t)block, &ways);
  return ways;
}

pl_op *pl_g_only_branch(const pl_greedy *g, const pl_block *block) {
  return pl_g_ways(g, block) == 1 ? pl_map_get_ptr(&g->branches, block) : NULL;
}

void pl_g_erase(pl_greedy *g, pl_op *op) {
  g->changed = true;
  pl_g_count_branches(g, op, false);
  touch_operands(g, op);
  forget_constant(g, op);
  pl_op_erase(op);
}

typedef PL_VEC(pl_op *) op_list;

/* Whether the use is the first operand of its owner that is a result of `op`. */
static bool is_first_use(const pl_use *use, const pl_op *op) {
  const pl_use *first = use->owner->operands;
  while (first->value->op != op)
    first++;
  return first == use;
}

/* Collects, each once, the affine.apply ops that use results of `op` and may be invalid once the values replace these. */
static void applies_of(pl_op *op, pl_value *const *values, op_list *applies) {
  bool may_be_dims = false;
  for (uint32_t i = 0; i < op->num_results; i++)
    may_be_dims |= values[i]->type->kind == PL_TYPE_INDEX && (!values[i]->op || pl_op_is(values[i]->op, PL_OP_AFFINE_APPLY));
  for (uint32_t i = 0; may_be_dims && i < op->num_results; i++) {
    for (const pl_use *use = pl_result(op, i)->uses; use; use = use->next)
      if (pl_op_is(use->owner, PL_OP_AFFINE_APPLY) && is_first_use(use, op)) pl_vec_push(applies, use->owner);
  }
}

/* Makes an affine.apply valid again after an operand of it was replaced, which may replace it; does nothing if it is valid. */
static void fit_apply(pl_greedy *g, pl_op *apply) {
  pl_value *value = NULL;
  if (!pl_apply_fit(g->module, apply, &value)) return;
  if (value)
    pl_g_replace1(g, apply, value);
  else
    pl_g_touched(g, apply);
}

bool pl_g_replace(pl_greedy *g, pl_op *op, pl_value *const *values) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (values[i]->op == op && pl_result(op, i)->uses) return false;
  op_list applies = {0};
  applies_of(op, values, &applies);
  add_users(g, op);
  for (uint32_t i = 0; i < op->num_results; i++) {
    pl_value_replace_all(pl_result(op, i), values[i]);
    pl_g_touch_value(g, values[i]);
  }
  pl_g_erase(g, op);
  for (size_t i = 0; i < applies.len; i++)
    fit_apply(g, applies.data[i]);
  pl_vec_free(&applies);
  return true;
}

void pl_g_set_operand(pl_greedy *g, pl_op *op, uint32_t index, pl_value *value) {
  assert(index < op->num_operands && value);
  pl_g_touch_value(g, pl_operand(op, index));
  pl_use_set(&op->operands[index], value);
  pl_g_touched(g, op);
}

/* ---- New ops ---- */

pl_op *pl_g_insert(pl_greedy *g, const pl_op_spec *spec) {
  assert(g->op && g->op->block);
  pl_op_spec placed = *spec;
  placed.line = g->op->line;
  placed.column = g->op->column;
  placed.loc = g->op->loc;
  pl_op *op = pl_op_new(g->module, &placed);
  pl_op_insert_before(g->op, op);
  pl_g_count_branches(g, op, true);
  g->changed = true;
  add(g, op);
  return op;
}

pl_value *pl_g_op(pl_greedy *g, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *type,
                  const pl_attr *attrs) {
  assert(type && (operands || count == 0));
  pl_op_spec spec = {.info = pl_op_info_of(kind),
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &type,
                     .num_results = 1,
                     .attrs = attrs};
  return pl_result(pl_g_insert(g, &spec), 0);
}

bool pl_g_replace_op(pl_greedy *g, pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_attr *attrs) {
  assert(op->num_results == 1);
  return pl_g_replace1(g, op, pl_g_op(g, kind, operands, count, pl_result(op, 0)->type, attrs));
}

/* ---- Constants ---- */

/* The attribute that distinguishes a constant from others of its dialect and type; NULL if the op is no constant. */
static const pl_attr *identity_of(pl_greedy *g, const pl_op *op) {
  pl_op_kind kind = op->info->kind;
  if (pl_op_has(op, PL_TRAIT_CONSTANT)) return pl_op_attr(op, PL_NAME_VALUE);
  if (kind == PL_OP_LLVM_MLIR_ADDRESSOF) return pl_op_attr(op, PL_NAME_GLOBAL_NAME);
  if (kind == PL_OP_UB_POISON && pl_op_attr(op, PL_NAME_VALUE)) return pl_op_attr(op, PL_NAME_VALUE);
  bool valueless =
      kind == PL_OP_LLVM_MLIR_UNDEF || kind == PL_OP_LLVM_MLIR_POISON || kind == PL_OP_LLVM_MLIR_ZERO || kind == PL_OP_UB_POISON;
  return valueless ? pl_attr_string(g->ctx, op->info->name) : NULL;
}

/* The nearest region around the block that is one of an isolated op, or the outermost region if none is; the constants of the
 * block are placed at its front. */
static pl_region *home_of(const pl_block *block) {
  pl_region *region = block->region;
  while (!pl_op_has(region->op, PL_TRAIT_ISOLATED) && region->op->block && region->op->block->region)
    region = region->op->block->region;
  return region;
}

/* Whether the op is the constant that is recorded as the only one of its kind in its region (take_constant); false for NULL. */
static bool is_owned(const pl_greedy *g, const pl_op *op) {
  const entry *e = op ? pl_map_get_ptr(&g->entries, op) : NULL;
  return e && e->op == op;
}

/* Moves an op to the front of a block; `op` may be in another block. */
static void move_to_front(pl_block *block, pl_op *op) {
  if (block->first == op) return;
  pl_op_unlink(op);
  if (block->first)
    pl_op_insert_before(block->first, op);
  else
    pl_op_append(block, op);
}

/* Adds a copy of an entry, which has that hash, to the tables of constants. */
static void own(pl_greedy *g, const entry *key, uint64_t hash) {
  entry *e = pl_arena_copy(g->arena, key, sizeof *key);
  pl_hashset_add(&g->constants, hash, e);
  pl_map_set_ptr(&g->entries, key->op, e);
}

/* Replaces a constant of the program by an equal one that is recorded for its isolated region, or else records it and moves it to
 * the front of that region. */
static void take_constant(pl_greedy *g, pl_op *op) {
  pl_block *front = home_of(op->block)->first;
  entry key = {front->region, op->info->dialect, identity_of(g, op), pl_result(op, 0)->type, op};
  uint64_t hash = hash_entry(g, &key);
  entry *e = pl_hashset_find(&g->constants, hash, &key, same_entry, NULL);
  if (e && e->op == op) return;
  if (e) {
    pl_value *value = pl_result(e->op, 0);
    pl_g_replace(g, op, &value);
    return;
  }
  bool stays = op->block == front && (front->first == op || is_owned(g, op->prev));
  if (!stays) move_to_front(front, op);
  own(g, &key, hash);
}

/* The kind of op that makes a constant of the type for results of ops of a dialect; PL_OP_INVALID if there is none. */
static pl_op_kind constant_kind(pl_str dialect, const pl_attr *value, const pl_type *type) {
  if (pl_str_is(dialect, "llvm")) return PL_OP_LLVM_MLIR_CONSTANT;
  if (type->kind == PL_TYPE_COMPLEX) return value->kind == PL_ATTR_ARRAY ? PL_OP_COMPLEX_CONSTANT : PL_OP_INVALID;
  if (pl_str_is(dialect, "index") && type->kind == PL_TYPE_INDEX) return PL_OP_INDEX_CONSTANT;
  if (pl_str_is(dialect, "index") && pl_type_is_integer(type, 1)) return PL_OP_INDEX_BOOL_CONSTANT;
  return value->type == type ? PL_OP_ARITH_CONSTANT : PL_OP_INVALID;
}

pl_value *pl_g_constant(pl_greedy *g, const pl_op *for_op, const pl_attr *value, const pl_type *type) {
  pl_op_kind kind = constant_kind(for_op->info->dialect, value, type);
  if (kind == PL_OP_INVALID) return NULL;
  const pl_named_attr attr = {pl_attr_names[PL_NAME_VALUE], value};
  return pl_g_op(g, kind, NULL, 0, type, pl_attr_dict(g->ctx, &attr, 1));
}

bool pl_g_replace_constant(pl_greedy *g, pl_op *op, const pl_attr *value) {
  pl_value *constant = value ? pl_g_constant(g, op, value, pl_result(op, 0)->type) : NULL;
  return constant && pl_g_replace1(g, op, constant);
}

/* ---- The run ---- */

/* Swaps the operands of a commutative op if the first one alone is a constant; true if it did. */
static bool move_constants_right(pl_greedy *g, pl_op *op) {
  if (!pl_op_commutes(op)) return false;
  pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1);
  if (!pl_constant_of(a) || pl_constant_of(b)) return false;
  pl_use_set(&op->operands[0], b);
  pl_use_set(&op->operands[1], a);
  return pl_g_touched(g, op);
}

/* Whether the op has one of its own results as operand, as is possible in unreachable code, where simplification might not
 * end. */
static bool uses_itself(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->op == op) return true;
  return false;
}

/* Processes one op of the work list: erases it if dead, else simplifies it if it can. Leaves the module's op alone. */
static void visit(pl_greedy *g, pl_op *op) {
  if (op == g->module->op) return;
  if (pl_op_is_dead(op)) {
    pl_g_erase(g, op);
    return;
  }
  pl_simplify_fn *fn = g->lookup(op->info->kind);
  g->op = op;
  if (uses_itself(op) || move_constants_right(g, op) || !fn) return;
  fn(g, op);
}

/* Moves the constants to the front of their isolated regions, counts the branches to each block, and puts all ops on the work
 * list, less deeply nested ones first; they are taken first to last (`top_down`) or last to first. */
static void fill_list(pl_greedy *g, bool top_down) {
  PL_VEC(pl_op *) all = {0}, work = {0};
  pl_vec_push(&work, g->module->op);
  for (size_t i = 0; i < work.len; i++) {
    const pl_op *op = work.data[i];
    for (uint32_t r = 0; r < op->num_regions; r++) {
      PL_FOR_BLOCKS(block, op->regions[r]) {
        PL_FOR_OPS(inner, block) {
          pl_vec_push(&all, inner);
          if (inner->num_regions) pl_vec_push(&work, inner);
        }
      }
    }
  }
  for (size_t i = 0; i < all.len; i++) {
    if (identity_of(g, all.data[i])) take_constant(g, all.data[i]);
  }
  for (size_t i = 0; i < all.len; i++)
    pl_g_count_branches(g, all.data[i], true);
  pl_vec_clear(&g->list); /* what replacing constants put there; all comes now */
  pl_map_clear(&g->listed);
  for (size_t i = 0; i < all.len; i++) /* taken from the end */
    add(g, all.data[top_down ? all.len - 1 - i : i]);
  pl_vec_free(&all);
  pl_vec_free(&work);
}

/* How often an op is looked at, on average, at most. Ops that define each other, in blocks that nothing gets to any more since a
 * branch was folded, could change for ever. */
enum { LOOKS_AT_OP = 256 };

bool pl_greedy_run(pl_module *module, pl_simplify_fn *(*lookup)(pl_op_kind kind), bool top_down, uint32_t index_bits) {
  assert(module->op && lookup);
  pl_greedy g = {.lookup = lookup,
                 .module = module,
                 .ctx = module->ctx,
                 .arena = module->arena,
                 .folder = {.ctx = module->ctx,
                            .arena = module->arena,
                            .index_bits = index_bits ? index_bits : PL_FOLD_INDEX_BITS,
                            .constants = true,
                            .leaves_nan = true}};
  fill_list(&g, top_down);
  g.changed = false; /* moving constants to the front does not count */
  for (uint64_t left = LOOKS_AT_OP * ((uint64_t)g.list.len + 1); g.list.len && left; left--) {
    pl_op *op = pl_vec_pop(&g.list);
    pl_map_set(&g.listed, (uint64_t)(uintptr_t)op, 0);
    if (is_linked(&g, op)) visit(&g, op);
  }
  pl_vec_free(&g.list);
  pl_map_free(&g.listed);
  pl_map_free(&g.entries);
  pl_map_free(&g.regions);
  pl_map_free(&g.ways);
  pl_map_free(&g.branches);
  pl_hashset_free(&g.constants);
  return g.changed;
}

/* ---- Folding ---- */

const pl_attr *pl_g_i64_attr(pl_greedy *g, const pl_type *type, int64_t value) {
  assert(pl_fold_width(type) > 0);
  return pl_fold_attr(g->ctx, type, pl_apint_from_i64(g->arena, pl_fold_width(type), value));
}

/* Gives the op the operands and attributes of the folding's result and puts what is affected on the work list; true always. */
static bool change(pl_greedy *g, pl_op *op, const pl_folded *folded) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    pl_g_touch_value(g, pl_operand(op, i));
  if (folded->num_operands == op->num_operands) {
    for (uint32_t i = 0; i < op->num_operands; i++)
      pl_use_set(&op->operands[i], folded->operands[i]);
  } else {
    assert(op->num_segments == 0);
    pl_op_set_operands(op, folded->operands, folded->num_operands);
  }
  op->attrs = folded->attrs;
  return pl_g_touched(g, op);
}

/* Applies the rule of core/fold for the op's kind: sets the operands and attributes that it gives, or replaces the op by
 * ub.poison or by values, with new constants for attributes. False if there is no rule, it does not apply, a constant can't be
 * made, or pl_g_replace refuses. */
bool pl_g_fold(pl_greedy *g, pl_op *op) {
  pl_fold_rule *rule = pl_fold_rule_of(op->info->kind);
  pl_folded folded = {0};
  pl_value *values[PL_FOLD_MAX_RESULTS];
  if (!rule || !rule(&g->folder, op, &folded)) return false;
  if (folded.kind == PL_FOLD_CHANGE) return change(g, op, &folded);
  if (folded.kind == PL_FOLD_POISON) return pl_g_replace_op(g, op, PL_OP_UB_POISON, NULL, 0, NULL);
  for (uint32_t i = 0; i < op->num_results; i++) {
    const pl_attr *constant = folded.constants[i];
    values[i] = folded.values[i] ? folded.values[i] : pl_g_constant(g, op, constant, pl_result(op, i)->type);
    if (!values[i]) return false;
  }
  return pl_g_replace(g, op, values);
}

bool pl_g_fold_elements(pl_greedy *g, pl_op *op, pl_fold_element *compute) {
  const pl_attr *value = op->num_results == 1 ? pl_fold_lanes(&g->folder, op, 0, op->num_operands, compute) : NULL;
  return value && pl_g_replace_constant(g, op, value);
}
