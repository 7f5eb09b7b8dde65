/* graph.h - the control-flow graph of a function: blocks, and edges that need a block of their own. Private to
 * core/llvmir/export. */
#ifndef PL_CORE_LLVMIR_EXPORT_GRAPH_H
#define PL_CORE_LLVMIR_EXPORT_GRAPH_H

#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/lir/lir.h"

/* A node of the control-flow graph: a block of the region, or one that is made for an edge. */
typedef struct pl_graph_node {
  const pl_block *block; /* NULL: for an edge */
  const pl_op *op;       /* the edge: this terminator's successor `index` */
  uint32_t index;
  pl_lir_block *ll;
  PL_VEC(uint32_t) succs;
  bool seen;
  bool has_predecessor;
} pl_graph_node;

typedef struct pl_graph {
  PL_VEC(pl_graph_node) nodes;
  pl_map positions; /* pl_block -> position + 1 */
  pl_map edges;     /* terminator ^ index -> position of the edge's node + 1 */
} pl_graph;

typedef PL_VEC(uint32_t) pl_graph_order;

/* Makes the graph of a region, with successors: a node for each block, and one for each edge that pl_graph_is_repeated, between
 * the edge's two blocks. `g` must be empty. */
void pl_graph_build(pl_graph *g, const pl_region *region);
/* Frees all that the graph owns, but not `g` itself. */
void pl_graph_free(pl_graph *g);
/* Appends to `order` the unseen nodes that are reachable from `root` through unseen ones, in reverse post-order, and marks them
 * seen. `root` must be unseen. */
void pl_graph_visit(pl_graph *g, uint32_t root, pl_graph_order *order);
/* Whether an earlier edge of the terminator goes to the same block as edge `i`, and the block has arguments. */
bool pl_graph_is_repeated(const pl_op *op, uint32_t i);

#endif
