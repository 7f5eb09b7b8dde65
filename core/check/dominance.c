/* Dominance. Trees are built with the semi-dominator method (Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a
 * Flowgraph", 1979), with path compression, without recursion, so that a long chain of blocks costs no C stack. */
#include <assert.h>

#include "core/check/internal.h"

typedef struct graph {
  uint32_t count; /* blocks */
  pl_block **blocks;
  uint32_t *order;  /* block -> 1-based number in depth-first order, 0 if unreachable */
  uint32_t *vertex; /* the reverse, 1-based */
  uint32_t *parent; /* of the depth-first tree; all below are indexed by order */
  uint32_t *semi, *idom, *ancestor, *label;
  uint32_t reached;
} graph;

/* The last op of the block if it has successors, else NULL. */
static const pl_op *branch_of(const pl_block *block) { return block->last && block->last->num_successors ? block->last : NULL; }

/* Gives the block the next depth-first number, with `parent` (a number) above it in the depth-first tree, and makes it its own
 * semi-dominator and label. */
static void visit(graph *g, uint32_t block, uint32_t parent) {
  g->order[block] = ++g->reached;
  g->vertex[g->reached] = block;
  g->parent[g->reached] = parent;
  g->semi[g->reached] = g->label[g->reached] = g->reached;
}

typedef struct frame {
  uint32_t block, next;
} frame;

/* Numbers the blocks that can be reached from the region's entry in depth-first order (see visit). */
static void depth_first(graph *g, const pl_region *region) {
  PL_VEC(frame) stack = {0};
  visit(g, 0, 0);
  pl_vec_push(&stack, ((frame){0, 0}));
  while (stack.len) {
    frame *top = &pl_vec_last(&stack);
    const pl_op *branch = branch_of(g->blocks[top->block]);
    if (!branch || top->next == branch->num_successors) {
      (void)pl_vec_pop(&stack);
      continue;
    }
    const pl_block *to = branch->successors[top->next++].block;
    if (to->region != region || g->order[to->number]) continue;
    visit(g, to->number, g->order[top->block]);
    pl_vec_push(&stack, ((frame){to->number, 0}));
  }
  pl_vec_free(&stack);
}

/* The vertex with the smallest semi-dominator on the path from `v` up the linked forest, its root excluded; `v` if it is a root.
 * Compresses the path (EVAL of Lengauer and Tarjan). `path` is scratch space. */
static uint32_t evaluate(graph *g, uint32_t v, uint32_t *path) {
  if (!g->ancestor[v]) return v;
  uint32_t length = 0;
  for (uint32_t u = v; g->ancestor[g->ancestor[u]]; u = g->ancestor[u])
    path[length++] = u;
  while (length > 0) {
    uint32_t u = path[--length], above = g->ancestor[u];
    if (g->semi[g->label[above]] < g->semi[g->label[u]]) g->label[u] = g->label[above];
    g->ancestor[u] = g->ancestor[above];
  }
  return g->label[v];
}

typedef struct edges {
  uint32_t *first; /* per vertex: where its predecessors begin */
  uint32_t *from;
} edges;

/* The reachable predecessors of all reachable blocks, in both arrays by depth-first numbers (see graph), allocated in the
 * arena. */
static edges predecessors(pl_arena *arena, const graph *g, const pl_region *region) {
  edges e = {.first = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 2)};
  for (uint32_t v = 1; v <= g->reached; v++) {
    const pl_op *branch = branch_of(g->blocks[g->vertex[v]]);
    for (uint32_t i = 0; branch && i < branch->num_successors; i++)
      if (branch->successors[i].block->region == region) e.first[g->order[branch->successors[i].block->number] + 1]++;
  }
  for (uint32_t v = 1; v <= g->reached; v++)
    e.first[v + 1] += e.first[v];
  e.from = PL_NEW_ARRAY(arena, uint32_t, (size_t)e.first[g->reached + 1] + 1);
  uint32_t *fill = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 2);
  for (uint32_t v = 1; v <= g->reached; v++) {
    const pl_op *branch = branch_of(g->blocks[g->vertex[v]]);
    for (uint32_t i = 0; branch && i < branch->num_successors; i++) {
      if (branch->successors[i].block->region != region) continue;
      uint32_t to = g->order[branch->successors[i].block->number];
      e.from[e.first[to] + fill[to]++] = v;
    }
  }
  return e;
}

/* Sets g->idom to the immediate dominators of all reachable blocks but the entry, by depth-first numbers: finds semi-dominators
 * first, then the nearest common ancestor by going up (the SEMI-NCA variant). */
static void find_dominators(pl_arena *arena, graph *g, const pl_region *region) {
  edges e = predecessors(arena, g, region);
  uint32_t *path = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 1);
  for (uint32_t w = g->reached; w >= 2; w--) {
    for (uint32_t i = e.first[w]; i < e.first[w + 1]; i++) {
      uint32_t u = evaluate(g, e.from[i], path);
      if (g->semi[u] < g->semi[w]) g->semi[w] = g->semi[u];
    }
    g->ancestor[w] = g->parent[w];
  }
  for (uint32_t w = 2; w <= g->reached; w++) {
    g->idom[w] = g->parent[w];
    while (g->idom[w] > g->semi[w])
      g->idom[w] = g->idom[g->idom[w]];
  }
}

/* Sets enter and leave of each reachable block, by its number, to an interval of a preorder walk over the dominator tree: a
 * dominates b if b's interval is in a's. */
static void number_tree(pl_arena *arena, const graph *g, uint32_t *enter, uint32_t *leave) {
  uint32_t *size = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 1);
  uint32_t *start = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 1);
  uint32_t *used = PL_NEW_ARRAY(arena, uint32_t, (size_t)g->reached + 1);
  for (uint32_t w = g->reached; w >= 1; w--) {
    size[w]++;
    if (w > 1) size[g->idom[w]] += size[w];
  }
  start[1] = 1;
  for (uint32_t w = 2; w <= g->reached; w++) { /* a dominator has a smaller number */
    uint32_t up = g->idom[w];
    start[w] = start[up] + 1 + used[up];
    used[up] += size[w];
  }
  for (uint32_t w = 1; w <= g->reached; w++) {
    enter[g->vertex[w]] = start[w];
    leave[g->vertex[w]] = start[w] + size[w] - 1;
  }
}

pl_domtree *pl_check_domtree(pl_checker *c, const pl_region *region, bool is_graph) {
  assert(c->arena && region && region->op);
  pl_domtree *tree = PL_NEW(c->arena, pl_domtree);
  tree->region = region;
  tree->graph = is_graph;
  for (pl_block *block = region->first; block; block = block->next)
    block->number = tree->num_blocks++;
  if (is_graph || tree->num_blocks < 2) return tree;
  size_t capacity = (size_t)tree->num_blocks + 2;
  pl_arena *scratch = pl_context_take_arena(c->ctx);
  graph g = {.count = tree->num_blocks};
  g.blocks = PL_NEW_ARRAY(scratch, pl_block *, capacity);
  uint32_t **arrays[] = {&g.order, &g.vertex, &g.parent, &g.semi, &g.idom, &g.ancestor, &g.label};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
    *arrays[i] = PL_NEW_ARRAY(scratch, uint32_t, capacity);
  for (pl_block *block = region->first; block; block = block->next)
    g.blocks[block->number] = block;
  depth_first(&g, region);
  find_dominators(scratch, &g, region);
  uint32_t *enter = PL_NEW_ARRAY(c->arena, uint32_t, capacity), *leave = PL_NEW_ARRAY(c->arena, uint32_t, capacity);
  number_tree(scratch, &g, enter, leave);
  tree->enter = enter;
  tree->leave = leave;
  pl_context_give_arena(c->ctx, scratch);
  return tree;
}

bool pl_check_reachable(const pl_domtree *tree, const pl_block *block) {
  assert(block->region == tree->region);
  return !tree->enter || tree->enter[block->number] != 0;
}

bool pl_check_dominates(const pl_domtree *tree, const pl_block *a, const pl_block *b) {
  assert(a->region == tree->region && b->region == tree->region);
  if (!tree->enter) return true;
  if (!pl_check_reachable(tree, a)) return false;
  return tree->enter[a->number] <= tree->enter[b->number] && tree->enter[b->number] <= tree->leave[a->number];
}

/* The block that a value is defined in; NULL if its definition is in none. */
static const pl_block *block_of(const pl_value *value) { return value->op ? value->op->block : value->block; }

/* Whether the block is in the region or nested in it. */
static bool is_within(const pl_block *block, const pl_region *region) {
  while (block && block->region && block->region != region)
    block = block->region->op ? block->region->op->block : NULL;
  return block && block->region;
}

/* 0 if the definition reaches the use, else a reason. */
typedef enum fault { FAULT_NONE, FAULT_DOMINANCE, FAULT_ISOLATION } fault;

/* Why the op may not use the value, because of dominance or of isolated ops; FAULT_NONE if it may. A result in the block of the
 * use counts as not yet defined if its pl_value.number is 0. */
static fault find_fault(const pl_checker *c, const pl_op *op, const pl_value *value) {
  const pl_block *defined_in = block_of(value);
  if (!defined_in) return FAULT_DOMINANCE;
  const pl_op *user = op; /* lifted to the region of the definition */
  for (const pl_domtree *tree = c->regions; tree && user; tree = tree->outer) {
    if (!user->block) return FAULT_DOMINANCE;
    if (defined_in->region == tree->region) {
      if (tree->graph || !pl_check_reachable(tree, user->block)) return FAULT_NONE;
      if (defined_in != user->block) return pl_check_dominates(tree, defined_in, user->block) ? FAULT_NONE : FAULT_DOMINANCE;
      return !value->op || value->number ? FAULT_NONE : FAULT_DOMINANCE;
    }
    user = tree->region->op;
    if (user && pl_op_has(user, PL_TRAIT_ISOLATED))
      return is_within(defined_in, tree->region) ? FAULT_DOMINANCE : FAULT_ISOLATION;
  }
  return FAULT_DOMINANCE;
}

/* Adds a note that says where the operand is defined, at the op that defines it, or at `op` for a block argument; none for a
 * value without definition. */
static void note_definition(pl_checker *c, const pl_op *op, const pl_value *value) {
  const pl_block *block = block_of(value);
  if (value->op) {
    const char *where = block == op->block                                         ? "in the same block"
                        : block && op->block && block->region == op->block->region ? "in the same region"
                                                                                   : "in a parent region";
    pl_check_note(c, value->op, "operand defined here (op %s)", where);
  } else if (block) {
    pl_check_note(c, op, "operand defined as a block argument (block #%u)", block->number);
  }
}

/* Adds a note at the innermost isolated op around the current one; does nothing if there is none. */
static void note_isolation(pl_checker *c) {
  for (const pl_domtree *tree = c->regions; tree; tree = tree->outer)
    if (tree->region->op && pl_op_has(tree->region->op, PL_TRAIT_ISOLATED)) {
      pl_check_note(c, tree->region->op, "required by region isolation constraints");
      return;
    }
}

void pl_check_uses(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  const pl_domtree *tree = c->regions;
  if (!tree) return;
  bool reachable = tree->graph || !op->block || pl_check_reachable(tree, op->block);
  for (uint32_t i = 0; i < op->num_operands && reachable; i++) {
    const pl_value *value = pl_operand(op, i);
    if (!value) {
      pl_check_error_at(c, op, "null operand found");
      continue;
    }
    fault f = find_fault(c, op, value);
    if (f == FAULT_DOMINANCE) pl_check_error_at(c, op, "operand #%u does not dominate this use", i);
    if (f == FAULT_ISOLATION) pl_check_error(c, op, "using value defined outside the region");
    if (f == FAULT_NONE) continue;
    if (f == FAULT_ISOLATION)
      note_isolation(c);
    else
      note_definition(c, op, value);
    return; /* one is enough: most often it is the same value */
  }
}
