/* cse.c - common subexpressions, in the manner of mlir-opt's -cse: an op is replaced by an equal one that dominates it; dead ops
 * go.
 *
 * Blocks are visited in preorder of the dominator tree, so that whatever dominates a block was seen before. Ops that read memory
 * are equal only within a block and with no write in between, which `epoch` counts.
 */
#include <assert.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/transform/common/order.h"
#include "core/transform/effects.h"
#include "core/transform/passes/passes.h"

/* What is known of a region that is being visited; the innermost one last. */
typedef struct scope {
  const pl_region *region;
  pl_dominators order;
  struct scope *outer;
} scope;

typedef struct known {
  pl_op *op; /* NULL: it was replaced by a later one */
  uint64_t epoch;
  uint32_t position; /* of its block, in its region */
  const pl_region *region;
} known;

typedef struct state {
  pl_arena *arena;
  pl_hashset table; /* known; one per isolated op */
  scope *scope;
  uint64_t epoch; /* number of writes passed */
} state;

/* Combines a hash with one more number. */
static uint64_t mix(uint64_t h, uint64_t x) {
  h ^= x + 0x9E3779B97F4A7C15u + (h << 6) + (h >> 2);
  return h * 0xFF51AFD7ED558CCDu;
}

/* Combines a hash with an op's operands; the order of the first two does not matter if the op commutes. */
static uint64_t hash_operands(const pl_op *op, uint64_t h) {
  uint64_t a = op->num_operands > 0 ? (uint64_t)(uintptr_t)pl_operand(op, 0) : 0;
  uint64_t b = op->num_operands > 1 ? (uint64_t)(uintptr_t)pl_operand(op, 1) : 0;
  bool swap = pl_op_commutes(op) && a > b;
  h = mix(mix(h, swap ? b : a), swap ? a : b);
  for (uint32_t i = 2; i < op->num_operands; i++)
    h = mix(h, (uint64_t)(uintptr_t)pl_operand(op, i));
  return h;
}

/* A hash of an op that is equal for ops which same_op regards as the same. */
static uint64_t hash_op(const pl_op *op) {
  uint64_t h = mix((uint64_t)(uintptr_t)op->info, (uint64_t)(uintptr_t)op->attrs);
  h = hash_operands(op, h);
  for (uint32_t i = 0; i < op->num_results; i++)
    h = mix(h, op->results[i].type->id);
  for (uint32_t i = 0; i < op->num_segments; i++)
    h = mix(h, op->segments[i]);
  return h;
}

/* Whether two ops of one kind with equally many operands have the same operands, in either order if the op commutes. */
static bool same_operands(const pl_op *a, const pl_op *b) {
  bool equal = true;
  for (uint32_t i = 0; i < a->num_operands; i++)
    equal &= pl_operand(a, i) == pl_operand(b, i);
  if (equal || !pl_op_commutes(a)) return equal;
  return pl_operand(a, 0) == pl_operand(b, 1) && pl_operand(a, 1) == pl_operand(b, 0);
}

/* Whether the op of a table entry (known) and the op `key`, which have no regions or successors, are equal; false if the entry
 * has no op any more. */
static bool same_op(const void *object, const void *key, const void *user) {
  const pl_op *a = ((const known *)object)->op, *b = key;
  (void)user;
  if (!a || a->info != b->info || a->attrs != b->attrs || a->num_operands != b->num_operands) return false;
  if (a->num_results != b->num_results || a->num_segments != b->num_segments || !same_operands(a, b)) return false;
  for (uint32_t i = 0; i < a->num_results; i++) {
    if (a->results[i].type != b->results[i].type) return false;
  }
  for (uint32_t i = 0; i < a->num_segments; i++) {
    if (a->segments[i] != b->segments[i]) return false;
  }
  return true;
}

/* Whether the op recorded in `k` is known to be able to replace `op`: it dominates it or, if the op reads memory, is in the same
 * block with no write in between. */
static bool reaches(const state *s, const known *k, const pl_op *op, bool reads) {
  const pl_block *block = op->block;
  if (reads) return k->op->block == block && k->epoch == s->epoch;
  for (const scope *sc = s->scope; sc; sc = sc->outer) {
    if (sc->region == k->region) return pl_dominates(&sc->order, k->position, block->number);
    block = sc->region->op->block;
  }
  return false;
}

/* Records the op in an entry of the table, with its place. */
static void remember(const state *s, known *k, pl_op *op) { *k = (known){op, s->epoch, op->block->number, s->scope->region}; }

/* Whether the op is known to have the same results as an equal op would have in its place, and so can be replaced by that; if so,
 * sets *reads to whether it reads memory. */
static bool is_candidate(const pl_op *op, bool *reads) {
  if (op->num_regions || op->num_results == 0 || op->num_successors || pl_op_has(op, PL_TRAIT_TERMINATOR)) return false;
  uint32_t effects = pl_op_effects(op);
  *reads = effects == PL_EFFECT_READ;
  return effects == 0 || *reads;
}

/* Replaces the op's results by those of an equal op in the table that reaches it, and erases it; else records it in the table.
 * Whether it was erased. */
static bool visit_candidate(state *s, pl_op *op, bool reads) {
  uint64_t hash = hash_op(op);
  known *k = pl_hashset_find(&s->table, hash, op, same_op, NULL);
  if (!k) {
    k = PL_NEW(s->arena, known);
    remember(s, k, op);
    pl_hashset_add(&s->table, hash, k);
    return false;
  }
  if (!reaches(s, k, op, reads)) {
    remember(s, k, op); /* the former one's subtree of the dominator tree, or its epoch, is done with */
    return false;
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    pl_value_replace_all(pl_result(op, i), pl_result(k->op, i));
  pl_op_erase(op);
  return true;
}

static void visit_region(state *s, const pl_region *region);

/* Visits the op's regions; if the op is isolated, with an empty table of its own. */
static void visit_regions(state *s, const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_ISOLATED)) {
    for (uint32_t i = 0; i < op->num_regions; i++)
      visit_region(s, op->regions[i]);
    return;
  }
  pl_hashset outer = s->table;
  s->table = (pl_hashset){0};
  for (uint32_t i = 0; i < op->num_regions; i++)
    visit_region(s, op->regions[i]);
  pl_hashset_free(&s->table);
  s->table = outer;
}

/* Erases or replaces an op, if it is dead or equal to another, or visits its regions; counts in s->epoch an op that may write. */
static void visit_op(state *s, pl_op *op) {
  bool reads = false;
  if (pl_op_is_dead(op)) {
    pl_op_erase(op);
    return;
  }
  if (is_candidate(op, &reads)) {
    visit_candidate(s, op, reads);
    return;
  }
  if (op->num_regions) visit_regions(s, op);
  if (pl_op_effects(op) & (PL_EFFECT_WRITE | PL_EFFECT_UNKNOWN)) s->epoch++;
}

/* Visits the ops of the region's reachable blocks (visit_op), block by block in preorder of the dominator tree. */
static void visit_region(state *s, const pl_region *region) {
  scope inner = {region, pl_dominators_new(region, s->arena), s->scope};
  s->scope = &inner;
  for (uint32_t i = 0; i < inner.order.count; i++) {
    const pl_block *block = inner.order.blocks[inner.order.preorder[i]];
    PL_FOR_OPS(op, block) visit_op(s, op);
  }
  s->scope = inner.outer;
}

void pl_cse(pl_module *module) {
  assert(module->op);
  state s = {.arena = pl_arena_new()};
  visit_regions(&s, module->op);
  pl_hashset_free(&s.table);
  pl_arena_free(s.arena);
}
