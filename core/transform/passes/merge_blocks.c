/* merge_blocks.c - blocks that do the same become one; block arguments for which all branches pass one value go.
 *
 * The results are those of mlir-opt's aggressive simplification of regions, which its greedy rewriter does by default and
 * -canonicalize only on request.
 */
#include <assert.h>

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/transform/region.h"

typedef PL_VEC(pl_value *) value_list;
typedef PL_VEC(pl_op *) op_list;
typedef PL_VEC(pl_region *) region_list;

/* A way into a block: by a successor of the last op of another. */
typedef struct edge {
  pl_block *from;
  uint32_t successor;
  size_t next; /* 1-based position of the next edge to the same block, 0 at the end */
} edge;

typedef struct edges {
  pl_map first; /* block -> 1-based position */
  PL_VEC(edge) all;
} edges;

/* Records all edges between blocks of a region. */
static void collect_edges(const pl_region *region, edges *out) {
  PL_FOR_BLOCKS(block, region) {
    const pl_op *op = block->last;
    for (uint32_t i = 0; op && i < op->num_successors; i++) {
      uint64_t at = 0, to = (uint64_t)(uintptr_t)op->successors[i].block;
      (void)pl_map_get(&out->first, to, &at);
      pl_vec_push(&out->all, ((edge){block, i, (size_t)at}));
      pl_map_set(&out->first, to, out->all.len);
    }
  }
}

/* Frees the table of edges. */
static void free_edges(edges *e) {
  pl_map_free(&e->first);
  pl_vec_free(&e->all);
}

/* The first edge to a block; NULL if there is none. */
static const edge *first_edge(const edges *e, const pl_block *block) {
  uint64_t at = 0;
  return pl_map_get(&e->first, (uint64_t)(uintptr_t)block, &at) ? &e->all.data[at - 1] : NULL;
}

/* The next edge to the same block; NULL at the end. */
static const edge *next_edge(const edges *e, const edge *at) { return at->next ? &e->all.data[at->next - 1] : NULL; }

/* Whether the operands that the terminator passes to its successors are known. `op` may be NULL, for a block that was erased. */
static bool is_branch(const pl_op *op) { return !op || op->info->kind != PL_OP_UNREGISTERED; }

/* ---- Arguments that are always the same value ---- */

/* The value that all branches to the argument's block pass for it; NULL if there is none, it is not known, or it is the argument
 * itself. */
static pl_value *common_value(const edges *e, const pl_value *arg) {
  pl_value *common = NULL;
  for (const edge *at = first_edge(e, arg->block); at; at = next_edge(e, at)) {
    const pl_op *op = at->from->last;
    const pl_successor *s = &op->successors[at->successor];
    if (!is_branch(op) || arg->index >= s->count) return NULL;
    pl_value *passed = pl_operand(op, s->first + arg->index);
    if (common && passed != common) return NULL;
    common = passed;
  }
  return common == arg ? NULL : common;
}

/* Whether the argument is in the map `user` of those to be removed. */
static bool is_gone(const pl_value *arg, const void *user) {
  const pl_map *gone = user;
  return pl_map_has(gone, arg);
}

/* Removes those block arguments of a region, but not the entry block's, for which all branches pass one value, which replaces
 * them. Whether there was one. */
static bool drop_redundant(pl_region *region) {
  edges e = {0};
  pl_map gone = {0};
  collect_edges(region, &e);
  for (const pl_block *block = region->first ? region->first->next : NULL; block; block = block->next) {
    for (uint32_t i = 0; i < block->num_args; i++) {
      pl_value *common = common_value(&e, block->args[i]);
      if (!common) continue;
      pl_value_replace_all(block->args[i], common);
      pl_map_set_ptr(&gone, block->args[i], block->args[i]);
    }
  }
  free_edges(&e);
  bool changed = gone.len != 0;
  if (changed) pl_shorten_branches(region, is_gone, &gone);
  PL_FOR_BLOCKS(block, region) {
    for (uint32_t i = block->num_args; changed && i-- > 0;) {
      if (pl_map_has(&gone, block->args[i])) pl_block_erase_arg(block, i);
    }
  }
  pl_map_free(&gone);
  return changed;
}

/* ---- Blocks that do the same ---- */

/* An operand of an op of a block, counted from the first. */
typedef struct difference {
  uint32_t op, operand;
} difference;

/* Blocks that can be one; `first` stays. */
typedef struct cluster {
  pl_block *first;
  PL_VEC(pl_block *) others;
  PL_VEC(difference) differences; /* in order, each once: operands that become arguments */
} cluster;

/* Combines a hash with one more number. */
static uint64_t mix(uint64_t h, uint64_t x) {
  h ^= x + 0x9E3779B97F4A7C15u + (h << 6) + (h >> 2);
  return h * 0xFF51AFD7ED558CCDu;
}

/* The block in which the value is defined. */
static const pl_block *home_of(const pl_value *value) { return value->op ? value->op->block : value->block; }

/* Sets the number of each value defined in a block: 0, 1, ... in order, arguments first. */
static void number_values(const pl_block *block) {
  uint32_t place = 0;
  for (uint32_t i = 0; i < block->num_args; i++)
    block->args[i]->number = place++;
  PL_FOR_OPS(op, block) {
    for (uint32_t i = 0; i < op->num_results; i++)
      op->results[i].number = place++;
  }
}

/* Combines a hash with an op; the same for ops that differ at most in operands from outside of their block, of equal types. */
static uint64_t hash_op(uint64_t h, const pl_op *op) {
  h = mix(mix(mix(h, (uint64_t)(uintptr_t)op->info), (uint64_t)(uintptr_t)op->attrs), op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    h = mix(mix(h, value->type->id), home_of(value) == op->block ? value->number + 1 : 0);
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    h = mix(h, op->results[i].type->id);
  for (uint32_t i = 0; i < op->num_successors; i++)
    h = mix(mix(h, (uint64_t)(uintptr_t)op->successors[i].block), op->successors[i].count);
  return h;
}

/* A hash of a block; the same for blocks that differ at most in operands from outside, of equal types. */
static uint64_t hash_block(const pl_block *block) {
  uint64_t h = block->num_args;
  for (uint32_t i = 0; i < block->num_args; i++)
    h = mix(h, block->args[i]->type->id);
  PL_FOR_OPS(op, block) h = hash_op(h, op);
  return h;
}

/* Whether the value has a use in an op that is not directly in the block. */
static bool used_elsewhere(const pl_value *value, const pl_block *block) {
  for (const pl_use *use = value->uses; use; use = use->next) {
    if (use->owner->block != block) return true;
  }
  return false;
}

/* Whether a block can be merged with others: its ops have no regions with blocks, and its values are used in it alone. */
static bool may_merge(const pl_block *block) {
  for (uint32_t i = 0; i < block->num_args; i++) {
    if (used_elsewhere(block->args[i], block)) return false;
  }
  PL_FOR_OPS(op, block) {
    for (uint32_t r = 0; r < op->num_regions; r++) {
      if (op->regions[r]->first) return false;
    }
    for (uint32_t i = 0; i < op->num_results; i++) {
      if (used_elsewhere(pl_result(op, i), block)) return false;
    }
  }
  return true;
}

/* Whether two ops are the same but for their operands, of which they have equally many; regions are not compared. */
static bool same_but_for_operands(const pl_op *a, const pl_op *b) {
  bool same = a->info == b->info && a->attrs == b->attrs && a->num_operands == b->num_operands &&
              a->num_results == b->num_results && a->num_successors == b->num_successors && a->num_segments == b->num_segments;
  for (uint32_t i = 0; same && i < a->num_results; i++)
    same = a->results[i].type == b->results[i].type;
  for (uint32_t i = 0; same && i < a->num_successors; i++)
    same = a->successors[i].block == b->successors[i].block && a->successors[i].count == b->successors[i].count;
  for (uint32_t i = 0; same && i < a->num_segments; i++)
    same = a->segments[i] == b->segments[i];
  return same;
}

/* Whether all branches to the block `to` can pass the value: not if it is the result of a terminator that branches there
 * itself. */
static bool can_be_passed(const edges *e, const pl_block *to, const pl_value *value) {
  if (!value->op || value->op != value->op->block->last) return true;
  for (const edge *at = first_edge(e, to); at; at = next_edge(e, at)) {
    if (at->from->last && at->from->last == value->op) return false;
  }
  return true;
}

/* Whether the operand `a` of an op in `block` and the operand `b` of the same op in `other` can be one operand in the block that
 * these two are merged into. Sets *differ to whether an argument is needed for it. */
static bool may_stand_for(const edges *e, const pl_block *block, const pl_value *a, const pl_block *other, const pl_value *b,
                          bool *differ) {
  *differ = false;
  if (a == b) return true;
  if (a->type != b->type || (home_of(a) == block) != (home_of(b) == other)) return false;
  if (home_of(a) == block) return a->number == b->number;
  *differ = true;
  return can_be_passed(e, block, a) && can_be_passed(e, other, b);
}

/* Whether difference a comes before b in the order of ops and operands. */
static bool is_before(difference a, difference b) { return a.op != b.op ? a.op < b.op : a.operand < b.operand; }

/* Adds a difference to a cluster's ordered list, if it is not there yet. */
static void add_difference(cluster *c, difference d) {
  size_t at = 0;
  while (at < c->differences.len && is_before(c->differences.data[at], d))
    at++;
  if (at < c->differences.len && !is_before(d, c->differences.data[at])) return;
  pl_vec_push(&c->differences, d);
  for (size_t i = c->differences.len - 1; i > at; i--)
    c->differences.data[i] = c->differences.data[i - 1];
  c->differences.data[at] = d;
}

/* Whether the blocks a and b can become one; the operands for which the merged block needs an argument are appended to the list
 * of `differences`, which is of no use if the result is false. */
static bool compare(const edges *e, const pl_block *a, const pl_block *b, cluster *differences) {
  bool same = a->num_args == b->num_args;
  for (uint32_t i = 0; same && i < a->num_args; i++)
    same = a->args[i]->type == b->args[i]->type;
  const pl_op *x = a->first, *y = b->first;
  for (uint32_t n = 0; same && x && y; x = x->next, y = y->next, n++) {
    same = same_but_for_operands(x, y);
    for (uint32_t i = 0; same && i < x->num_operands; i++) {
      bool differ = false;
      same = may_stand_for(e, a, pl_operand(x, i), b, pl_operand(y, i), &differ);
      if (same && differ) pl_vec_push(&differences->differences, ((difference){n, i}));
    }
  }
  return same && !x && !y;
}

/* Adds the block to the cluster, with the operands in which it differs from the cluster's first block, if these two blocks can
 * become one; whether it did. */
static bool join(const edges *e, cluster *c, pl_block *block) {
  cluster found = {0};
  bool same = compare(e, c->first, block, &found);
  for (size_t i = 0; same && i < found.differences.len; i++)
    add_difference(c, found.differences.data[i]);
  if (same) pl_vec_push(&c->others, block);
  pl_vec_free(&found.differences);
  return same;
}

/* Appends those operands of the block in which the cluster's blocks differ. */
static void differing(const cluster *c, const pl_block *block, value_list *out) {
  const pl_op *op = block->first;
  uint32_t n = 0;
  for (size_t i = 0; i < c->differences.len; i++) {
    for (; n < c->differences.data[i].op; n++)
      op = op->next;
    pl_vec_push(out, pl_operand(op, c->differences.data[i].operand));
  }
}

/* Sets same_as[i] for each difference i (a column) to the first one for which every block (a row) has the same value as for i. */
static void match_columns(const value_list *rows, size_t num_rows, size_t columns, size_t *same_as) {
  for (size_t i = 0; i < columns; i++) {
    same_as[i] = i;
    for (size_t k = 0; k < i && same_as[i] == i; k++) {
      bool equal = same_as[k] == k;
      for (size_t r = 0; equal && r < num_rows; r++)
        equal = rows[r].data[i] == rows[r].data[k];
      if (equal) same_as[i] = k;
    }
  }
}

/* Whether the operands that each branch to the block passes are known. */
static bool branches_only(const edges *e, const pl_block *block) {
  for (const edge *at = first_edge(e, block); at; at = next_edge(e, at)) {
    if (!is_branch(at->from->last)) return false;
  }
  return true;
}

/* What is passed to blocks in addition, and where the branches to them lead from now on. */
typedef struct change {
  pl_map to;    /* block -> the block that stands for it */
  pl_map extra; /* block -> value_list */
  pl_map done;  /* blocks whose last op is changed already */
} change;

/* Replaces a terminator by one that leads to the merged blocks (ch->to) and passes the additional values (ch->extra) to each; it
 * stays if nothing changes for it. */
static void redirect(pl_op *op, const change *ch) {
  value_list operands = {0};
  PL_VEC(pl_block *) blocks = {0};
  PL_VEC(uint32_t) counts = {0};
  bool changed = false;
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_successor *s = &op->successors[i];
    pl_block *to = pl_map_get_ptr(&ch->to, s->block);
    const value_list *extra = pl_map_get_ptr(&ch->extra, s->block);
    for (uint32_t k = 0; k < s->count; k++)
      pl_vec_push(&operands, pl_operand(op, s->first + k));
    for (size_t k = 0; extra && k < extra->len; k++)
      pl_vec_push(&operands, extra->data[k]);
    pl_vec_push(&blocks, to ? to : s->block);
    pl_vec_push(&counts, s->count + (extra ? (uint32_t)extra->len : 0));
    changed |= to || (extra && extra->len);
  }
  if (changed) pl_replace_terminator(op, blocks.data, counts.data, operands.data);
  pl_vec_free(&operands);
  pl_vec_free(&blocks);
  pl_vec_free(&counts);
}

/* Turns the operands of the cluster's first block that differ into block arguments, equal ones into one; the rows are reduced to
 * the values that have to be passed for these. */
static void add_arguments(const cluster *c, pl_module *module, value_list *rows, size_t num_rows) {
  size_t columns = c->differences.len, remaining = 0;
  size_t *same_as = pl_xcalloc(columns, sizeof *same_as);
  pl_value **args = pl_xcalloc(columns, sizeof *args);
  match_columns(rows, num_rows, columns, same_as);
  pl_op *op = c->first->first;
  uint32_t n = 0;
  for (size_t i = 0; i < columns; i++) {
    for (; n < c->differences.data[i].op; n++)
      op = op->next;
    args[i] = same_as[i] == i ? pl_block_add_arg(module, c->first, rows[0].data[i]->type) : args[same_as[i]];
    pl_use_set(&op->operands[c->differences.data[i].operand], args[i]);
    for (size_t r = 0; same_as[i] == i && r < num_rows; r++)
      rows[r].data[remaining] = rows[r].data[i];
    remaining += same_as[i] == i;
  }
  for (size_t r = 0; r < num_rows; r++)
    rows[r].len = remaining;
  free(same_as);
  free(args);
}

/* Erases a block with its ops. */
static void erase_block(pl_block *block) {
  while (block->last)
    pl_op_erase(block->last);
  pl_block_unlink(block);
}

/* Applies the change to the terminators of the blocks that branch to the block, except those in ch->done, and records these
 * blocks in ch->done and in `touched`. */
static void redirect_all(const edges *e, const pl_block *block, change *ch, pl_map *touched) {
  for (const edge *at = first_edge(e, block); at; at = next_edge(e, at)) {
    if (!at->from->last || pl_map_has(&ch->done, at->from)) continue;
    redirect(at->from->last, ch);
    pl_map_set_ptr(&ch->done, at->from, at->from);
    pl_map_set_ptr(touched, at->from, at->from);
  }
}

/* Whether a cluster has several blocks and can be merged now: none of them was changed since they were compared (`touched`), and
 * the branches to them can be made to pass more operands where that is needed. */
static bool may_change(const cluster *c, const edges *e, const pl_map *touched) {
  bool passes = c->differences.len != 0;
  bool possible = !pl_map_has(touched, c->first) && (!passes || branches_only(e, c->first));
  for (size_t i = 0; possible && i < c->others.len; i++)
    possible = !pl_map_has(touched, c->others.data[i]) && (!passes || branches_only(e, c->others.data[i]));
  return possible && c->others.len;
}

/* Merges the blocks of a cluster into its first one; false, and nothing done, if it can't be merged (may_change). Blocks whose
 * terminators were redirected are recorded in `touched`. */
static bool merge(const cluster *c, const edges *e, pl_module *module, pl_map *touched) {
  if (!may_change(c, e, touched)) return false;
  size_t num_rows = c->others.len + 1;
  value_list *rows = pl_xcalloc(num_rows, sizeof *rows);
  change ch = {0};
  for (size_t r = 0; r < num_rows; r++) {
    pl_block *block = r ? c->others.data[r - 1] : c->first;
    differing(c, block, &rows[r]);
    pl_map_set_ptr(&ch.extra, block, &rows[r]);
    if (r) pl_map_set_ptr(&ch.to, block, c->first);
  }
  add_arguments(c, module, rows, num_rows);
  for (size_t r = 0; r < num_rows; r++)
    redirect_all(e, r ? c->others.data[r - 1] : c->first, &ch, touched);
  for (size_t i = 0; i < c->others.len; i++)
    erase_block(c->others.data[i]);
  for (size_t r = 0; r < num_rows; r++)
    pl_vec_free(&rows[r]);
  free(rows);
  pl_map_free(&ch.done);
  pl_map_free(&ch.to);
  pl_map_free(&ch.extra);
  return true;
}

typedef PL_VEC(cluster) cluster_list;

/* Adds the block to the newest cluster of its hash if it can become one with it, else to a new cluster. */
static void sort_into(const edges *e, cluster_list *clusters, pl_map *newest, pl_block *block) {
  uint64_t hash = hash_block(block), at = 0;
  bool known = pl_map_get(newest, hash, &at);
  if (known && join(e, &clusters->data[at], block)) return;
  pl_vec_push(clusters, ((cluster){.first = block}));
  pl_map_set(newest, hash, clusters->len - 1);
}

/* Merges blocks of the region once; true if some were merged, so that more may be possible. */
static bool merge_some(pl_module *module, const pl_region *region) {
  if (!region->first || !region->first->next) return false;
  edges e = {0};
  cluster_list clusters = {0};
  pl_map newest = {0}, touched = {0};
  collect_edges(region, &e);
  PL_FOR_BLOCKS(block, region) number_values(block);
  for (pl_block *block = region->first->next; block; block = block->next) {
    if (may_merge(block)) sort_into(&e, &clusters, &newest, block);
  }
  bool merged = false;
  for (size_t i = 0; i < clusters.len; i++) {
    merged |= merge(&clusters.data[i], &e, module, &touched);
    pl_vec_free(&clusters.data[i].others);
    pl_vec_free(&clusters.data[i].differences);
  }
  pl_vec_free(&clusters);
  pl_map_free(&newest);
  pl_map_free(&touched);
  free_edges(&e);
  return merged;
}

/* Appends all regions in `root`, outer ones first. */
static void collect_regions(const pl_op *root, region_list *out) {
  op_list work = {0};
  pl_vec_push(&work, (pl_op *)root);
  while (work.len) {
    const pl_op *op = pl_vec_pop(&work);
    for (uint32_t r = 0; r < op->num_regions; r++) {
      pl_vec_push(out, op->regions[r]);
      PL_FOR_BLOCKS(block, op->regions[r]) {
        PL_FOR_OPS(inner, block) {
          if (inner->num_regions) pl_vec_push(&work, inner);
        }
      }
    }
  }
  pl_vec_free(&work);
}

bool pl_merge_blocks(pl_module *module) {
  assert(module->op);
  region_list regions = {0};
  bool changed = false;
  collect_regions(module->op, &regions);
  for (size_t i = 0; i < regions.len; i++) {
    while (merge_some(module, regions.data[i]))
      changed = true;
  }
  for (size_t i = 0; i < regions.len; i++)
    changed |= drop_redundant(regions.data[i]);
  pl_vec_free(&regions);
  return changed;
}
