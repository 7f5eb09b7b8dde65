#include "core/check/body_checker.h"

#include <assert.h>

#include "core/check/internal.h"

/* A value of one block is used in another, or in the same before its definition. */
typedef struct passage {
  const pl_block *from, *to;
  uint32_t operand; /* of the op that uses it */
} passage;

struct pl_body_checker {
  pl_checker c;
  pl_symbols symbols;        /* of the module */
  const pl_op *first, *last; /* of the module when its symbols were noted */
  PL_VEC(passage) passages;  /* of the function */
  const pl_block *block;     /* the last one that was checked */
  size_t start;              /* of its passages */
  pl_map checked;
  bool faulty; /* something in the function's body is */
};

pl_body_checker *pl_body_checker_new(pl_context *ctx, const pl_check_options *options, pl_diags *diags) {
  assert(ctx && options && diags);
  pl_body_checker *b = pl_xmalloc(sizeof *b);
  *b = (pl_body_checker){.c = {.ctx = ctx, .options = options, .diags = diags, .arena = pl_arena_new(), .resolving = true}};
  b->c.shapes.arena = b->c.arena;
  b->c.symbols = &b->symbols;
  return b;
}

void pl_body_checker_free(pl_body_checker *b) {
  if (!b) return;
  pl_shapes_free(&b->c.shapes);
  pl_arena_free(b->c.arena);
  pl_map_free(&b->symbols.map);
  pl_vec_free(&b->passages);
  pl_map_free(&b->checked);
  free(b);
}

void pl_body_checker_begin(pl_body_checker *b, const pl_module *module) {
  assert(module->ctx == b->c.ctx);
  pl_map_clear(&b->symbols.map);
  pl_map_clear(&b->checked);
  pl_vec_clear(&b->passages);
  b->symbols.table = module->op;
  b->first = b->last = NULL;
  b->block = NULL;
  b->faulty = false;
}

const pl_map *pl_body_checked(const pl_body_checker *b) { return &b->checked; }

/* Adds to the checker's symbol table the symbols of the ops that the module got at its beginning or end since the last call. That
 * a symbol is defined twice is left to pl_check. */
static void note_symbols(pl_body_checker *b) {
  const pl_block *body = b->symbols.table->regions[0]->first;
  for (const pl_op *op = b->last ? b->last->next : body->first; op; op = op->next)
    pl_check_add_symbol(&b->symbols, op);
  for (const pl_op *op = b->first ? b->first->prev : NULL; op; op = op->prev)
    pl_check_add_symbol(&b->symbols, op);
  b->first = body->first;
  b->last = body->last;
}

/* Passages of a block that are looked through for one that is known. */
enum { FEW = 8 };

/* Notes for check_passages that an op of block `to` uses a value of block `from` as its operand number `operand`, unless a recent
 * note for `to` has the same `from`. */
static void note_passage(pl_body_checker *b, const pl_block *from, const pl_block *to, uint32_t operand) {
  for (size_t i = b->passages.len, n = 0; i > b->start && n < FEW; n++)
    if (b->passages.data[--i].from == from) return;
  pl_vec_push(&b->passages, ((passage){from, to, operand}));
}

/* Reports each operand of the op that is NULL or not defined in the op's own region. Uses of a definition in another block, or
 * not passed yet in the same block, are noted for check_passages. */
static void check_uses(pl_body_checker *b, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const pl_value *value = pl_operand(op, i);
    const pl_block *from = !value ? NULL : value->op ? value->op->block : value->block;
    if (!from || from->region != op->block->region)
      pl_check_error_at(&b->c, op, value ? "operand #%u does not dominate this use" : "null operand found (#%u)", i);
    else if (from != op->block || (value->op && !value->number))
      note_passage(b, from, op->block, i);
  }
}

bool pl_body_check(pl_body_checker *b, const pl_op *func, const pl_block *block, const pl_op *first) {
  assert(block->region && block->region->op == func);
  assert(!first || first->block == block);
  size_t errors = b->c.errors;
  if (b->first != func->block->first || b->last != func->block->last) note_symbols(b);
  if (block != b->block) b->start = b->passages.len;
  b->block = block;
  for (const pl_op *op = first; op; op = op->next) {
    (void)pl_check_place(&b->c, op);
    check_uses(b, op);
    pl_check_shape(&b->c, op);
    for (uint32_t i = 0; i < op->num_results; i++)
      op->results[i].number = 1; /* defined from here on */
  }
  b->faulty |= b->c.errors != errors;
  return b->c.errors == errors;
}

/* Reports, of the noted uses in reachable blocks, those that their definition does not dominate, at the function, as the op
 * itself may be gone; then forgets them. */
static void check_passages(pl_body_checker *b, const pl_op *func) {
  const pl_domtree *tree = pl_check_domtree(&b->c, func->regions[0], false);
  for (size_t i = 0; i < b->passages.len; i++) {
    passage p = b->passages.data[i];
    if (pl_check_reachable(tree, p.to) && (p.from == p.to || !pl_check_dominates(tree, p.from, p.to)))
      pl_check_error_at(&b->c, func, "operand #%u does not dominate this use", p.operand);
  }
  pl_vec_clear(&b->passages);
}

bool pl_body_check_end(pl_body_checker *b, const pl_op *func) {
  assert(func->num_regions == 1);
  size_t errors = b->c.errors;
  check_passages(b, func);
  pl_check_entry(&b->c, func, func->regions[0]);
  if (!b->faulty) PL_FOR_BLOCKS(block, func->regions[0])(void) pl_check_block(&b->c, func, block);
  b->faulty = false;
  (void)pl_check_place(&b->c, func);
  pl_check_shape(&b->c, func);
  pl_map_set_ptr(&b->checked, func, func);
  return b->c.errors == errors;
}
