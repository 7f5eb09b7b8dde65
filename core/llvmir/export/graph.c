/* The graph of blocks of a function: their order in the text, and the block that each edge leads to. */
#include "core/llvmir/export/graph.h"

#include <assert.h>

#include "core/llvmir/export/export.h"
#include "core/llvmir/export/ops.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/lir.h"

/* ---- The graph ---- */

/* The hash key of a terminator's i-th edge. */
static uint64_t edge_key(const pl_op *op, uint32_t i) { return pl_hash_u64((uint64_t)(uintptr_t)op, i); }

/* Adds an edge from node `from` to node `to`, which it marks as having a predecessor. */
static void push_succ(pl_graph *g, uint32_t from, uint32_t to) {
  pl_vec_push(&g->nodes.data[from].succs, to);
  g->nodes.data[to].has_predecessor = true;
}

/* The index of a block's node in the graph; 0, that of the first node, if it has none. */
static uint32_t position_of(const pl_graph *g, const pl_block *block) {
  uint64_t position = 1;
  (void)pl_map_get(&g->positions, (uint64_t)(uintptr_t)block, &position);
  return (uint32_t)position - 1;
}

bool pl_graph_is_repeated(const pl_op *op, uint32_t i) {
  assert(i < op->num_successors);
  for (uint32_t k = 0; k < i; k++)
    if (op->successors[k].block == op->successors[i].block) return op->successors[i].block->num_args > 0;
  return false;
}

void pl_graph_build(pl_graph *g, const pl_region *region) {
  assert(g->nodes.len == 0);
  PL_FOR_BLOCKS(block, region) {
    pl_vec_push(&g->nodes, ((pl_graph_node){.block = block}));
    pl_map_set(&g->positions, (uint64_t)(uintptr_t)block, g->nodes.len);
  }
  size_t blocks = g->nodes.len;
  for (uint32_t n = 0; n < blocks; n++) {
    const pl_op *op = g->nodes.data[n].block->last;
    for (uint32_t i = 0; op && i < op->num_successors; i++) {
      uint32_t to = position_of(g, op->successors[i].block);
      if (!pl_graph_is_repeated(op, i)) {
        push_succ(g, n, to);
        continue;
      }
      pl_vec_push(&g->nodes, ((pl_graph_node){.op = op, .index = i}));
      uint32_t made = (uint32_t)g->nodes.len - 1;
      pl_map_set(&g->edges, edge_key(op, i), g->nodes.len);
      push_succ(g, n, made);
      push_succ(g, made, to);
    }
  }
}

void pl_graph_free(pl_graph *g) {
  for (size_t i = 0; i < g->nodes.len; i++)
    pl_vec_free(&g->nodes.data[i].succs);
  pl_vec_free(&g->nodes);
  pl_map_free(&g->positions);
  pl_map_free(&g->edges);
}

void pl_graph_visit(pl_graph *g, uint32_t root, pl_graph_order *order) {
  assert(root < g->nodes.len && !g->nodes.data[root].seen);
  struct frame {
    uint32_t at, next;
  };
  PL_VEC(struct frame) stack = {0};
  pl_graph_order post = {0};
  g->nodes.data[root].seen = true;
  pl_vec_push(&stack, ((struct frame){root, 0}));
  while (stack.len) {
    struct frame *top = &pl_vec_last(&stack);
    pl_graph_node *n = &g->nodes.data[top->at];
    if (top->next == n->succs.len) {
      pl_vec_push(&post, top->at);
      (void)pl_vec_pop(&stack);
      continue;
    }
    uint32_t to = n->succs.data[top->next++];
    if (g->nodes.data[to].seen) continue;
    g->nodes.data[to].seen = true;
    pl_vec_push(&stack, ((struct frame){to, 0}));
  }
  while (post.len)
    pl_vec_push(order, pl_vec_pop(&post));
  pl_vec_free(&stack);
  pl_vec_free(&post);
}

/* ---- Bodies ---- */

/* The control-flow graph of the function that is being exported. */
static pl_graph *graph_of(pl_export *e) { return pl_map_get_ptr(&e->blocks, e->func); }

const pl_lir_block *pl_export_successor(pl_export *e, const pl_op *op, uint32_t i) {
  assert(op->module == e->module);
  assert(i < op->num_successors);
  pl_graph *g = graph_of(e);
  uint64_t position;
  if (pl_map_get(&g->edges, edge_key(op, i), &position)) return g->nodes.data[position - 1].ll;
  return pl_map_get_ptr(&e->blocks, op->successors[i].block);
}
