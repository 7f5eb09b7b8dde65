#include "core/check/check.h"

#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/dialect.h"

/* Source of the rules: MLIR documentation, "MLIR Language Reference" (2022), Operations, Regions, Blocks; and per op the pages of
 * its dialect. Wording as `mlir-opt` 22. */

/* Whether the op is a terminator: by its trait, or unregistered with successors. */
static bool is_terminator(const pl_op *op) {
  return pl_op_has(op, PL_TRAIT_TERMINATOR) || (op->info->kind == PL_OP_UNREGISTERED && op->num_successors > 0);
}

bool pl_check_place(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) && op->block && op != op->block->last)
    return pl_check_error(c, op, "must be the last operation in the parent block");
  if (op->num_successors > 0 && op->block && op != op->block->last)
    return pl_check_error_at(c, op, "operation with block successors must terminate its parent block");
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (op->block && op->successors[i].block->region != op->block->region)
      return pl_check_error(c, op, "branching to block of a different region");
  return true;
}

/* Whether blocks in the op's regions need no terminator: by its trait, or because it is unregistered. */
static bool may_lack_terminator(const pl_op *parent) {
  return pl_op_has(parent, PL_TRAIT_NO_TERMINATOR) || parent->info->kind == PL_OP_UNREGISTERED;
}

bool pl_check_block(pl_checker *c, const pl_op *parent, const pl_block *block) {
  assert(block->region && block->region->op == parent);
  if (may_lack_terminator(parent)) return true;
  const pl_op *last = block->last;
  if (!last) return pl_check_error_at(c, parent, "empty block: expect at least a terminator");
  return is_terminator(last) || last->info->kind == PL_OP_UNREGISTERED ||
         pl_check_error_at(c, last, "block with no terminator, has %.*s", PL_STR_FMT(last->info->name));
}

void pl_check_entry(pl_checker *c, const pl_op *parent, const pl_region *region) {
  assert(region->op == parent);
  for (const pl_block *block = region->first; block; block = block->next)
    for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
      if (block->last->successors[i].block == region->first) {
        pl_check_error_at(c, parent, "entry block of region may not have predecessors");
        return;
      }
}

#define pl_check_none NULL
#define OP(ident, name, signature, properties, traits, format, rules) [PL_OP_##ident] = pl_check_##rules,
static bool (*const rules[PL_NUM_OPS])(pl_checker *c, const pl_op *op) = {
#include "core/ir/ops.def"
};
#undef OP
#undef pl_check_none

/* Checks the op against its row of ops.def and, if that fits, by the rules that the row names; reports what is wrong. Of an op
 * without a row, reports that it is unregistered, unless that is allowed or mlir-opt knows the op (pl_foreign_of). */
static void check_facts(pl_checker *c, const pl_op *op) {
  const pl_signature *signature = pl_signature_of(c->ctx, op->info);
  if (!signature) {
    if (!c->options->allow_unregistered && pl_foreign_of(op->info) != PL_FOREIGN_KNOWN)
      pl_check_error(c, op,
                     "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the "
                     "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used");
    return;
  }
  if (!pl_check_signature(c, op, signature)) return;
  pl_check_branches(c, op);
  if (!pl_check_control(c, op)) return;
  if (rules[op->info->kind]) (void)rules[op->info->kind](c, op);
}

/* Checks the op by check_facts, and notes it for check_symbols if a fault of a symbol was deferred. Returns whether a symbol was
 * looked up, and resets both flags. */
static bool check_row(pl_checker *c, const pl_op *op) {
  check_facts(c, op);
  if (c->deferred) pl_vec_push(&c->symbols->users, op);
  bool looked_up = c->looked_up;
  c->looked_up = c->deferred = false;
  return looked_up;
}

/* So many ops cost less than a table of shapes. */
enum { FEW_OPS = 16 };

/* Checks the op against its row and its dialect's rules, unless these depend on the op's shape only and an op of that shape
 * passed before. */
void pl_check_shape(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  uint64_t hash;
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) || !pl_op_is_plain(op) || pl_str_is(op->info->dialect, "affine") ||
      (c->plain < FEW_OPS && c->plain++ < FEW_OPS)) {
    (void)check_row(c, op);
    return;
  }
  if (pl_shapes_find(&c->shapes, op, &hash)) return;
  size_t reported = pl_diags_count(c->diags);
  bool looked_up = check_row(c, op);
  if (!looked_up && pl_diags_count(c->diags) == reported) (void)pl_shapes_add(&c->shapes, op, hash);
}

void pl_check_add_symbol(pl_symbols *table, const pl_op *op) {
  assert(table && op && op->info);
  const pl_attr *name = pl_op_attr(op, PL_NAME_SYM_NAME);
  if (!name || name->kind != PL_ATTR_STRING || !pl_op_has(op, PL_TRAIT_SYMBOL)) return;
  if (!pl_map_has(&table->map, name)) pl_map_set_ptr(&table->map, name, op);
}

/* Adds all symbols directly inside the first region of the table's op to the table. */
static void add_symbols(pl_symbols *table) {
  const pl_op *op = table->table;
  if (op->num_regions == 0) return;
  for (const pl_block *block = op->regions[0]->first; block; block = block->next)
    for (const pl_op *inner = block->first; inner; inner = inner->next)
      pl_check_add_symbol(table, inner);
}

/* Reports the first op directly inside the table's op that defines a symbol which an earlier one defines, with a note there, and
 * returns false; true if there is none. */
static bool check_unique(pl_checker *c, const pl_symbols *table) {
  const pl_op *op = table->table;
  if (op->num_regions == 0) return true;
  for (const pl_block *block = op->regions[0]->first; block; block = block->next)
    for (const pl_op *inner = block->first; inner; inner = inner->next) {
      const pl_attr *name = pl_op_attr(inner, PL_NAME_SYM_NAME);
      const pl_op *before = name ? pl_map_get_ptr(&table->map, name) : NULL;
      if (!before || before == inner || !pl_op_has(inner, PL_TRAIT_SYMBOL)) continue;
      pl_check_error_at(c, inner, "redefinition of symbol named '%.*s'", PL_STR_FMT(name->string));
      pl_check_note(c, before, "see existing symbol definition here");
      return false;
    }
  return true;
}

/* Isolated ops that are checked later, in their order; from the checker's arena. */
typedef struct op_link {
  const pl_op *op;
  struct op_link *next;
} op_link;

typedef struct op_list {
  op_link *first, **end;
} op_list;

/* Appends an op to the end of the list; the link is in the checker's arena. */
static void add_op(pl_checker *c, op_list *list, const pl_op *op) {
  op_link *link = PL_NEW(c->arena, op_link);
  *link = (op_link){.op = op};
  *list->end = link;
  list->end = &link->next;
}

/* Checks an op and what is in it; false, and reported, if anything is wrong (defined below). */
static bool check_rows(pl_checker *c, const pl_op *op, op_list *isolated);

/* Checks the ops of a block up to the first fault, and how the block ends (pl_check_block); isolated ops with regions are only
 * appended to the list, and ops in options->checked skipped. False, and reported, if anything is wrong. */
static bool check_block_rows(pl_checker *c, const pl_op *op, const pl_block *block, op_list *isolated) {
  for (const pl_op *inner = block->first; inner; inner = inner->next)
    if (inner->num_successors > 0 && inner != block->last) return pl_check_place(c, inner);
  for (const pl_op *inner = block->first; inner; inner = inner->next) {
    if (c->options->checked && pl_map_has(c->options->checked, inner)) continue;
    if (inner->num_regions > 0 && pl_op_has(inner, PL_TRAIT_ISOLATED))
      add_op(c, isolated, inner);
    else if (!check_rows(c, inner, isolated))
      return false;
  }
  return pl_check_block(c, op, block);
}

/* Checks the entries (pl_check_entry) of all of an op's regions, then the blocks up to the first fault; isolated ops with regions
 * are only appended to the list. */
static void check_insides(pl_checker *c, const pl_op *op, op_list *isolated) {
  size_t errors = c->errors;
  for (uint32_t i = 0; i < op->num_regions && c->errors == errors; i++)
    pl_check_entry(c, op, op->regions[i]);
  c->depth++;
  for (uint32_t i = 0; i < op->num_regions; i++)
    for (const pl_block *block = op->regions[i]->first; block && c->errors == errors; block = block->next)
      (void)check_block_rows(c, op, block, isolated);
  c->depth--;
}

/* Checks an op and what is in it up to the first fault; isolated ops with regions in it are only appended to the list. False, and
 * reported, if anything is wrong or nested deeper than PL_CHECK_MAX_DEPTH. */
static bool check_rows(pl_checker *c, const pl_op *op, op_list *isolated) {
  size_t errors = c->errors;
  bool structured = op->num_regions > 0 && !pl_op_has(op, PL_TRAIT_ISOLATED);
  if (c->depth > PL_CHECK_MAX_DEPTH) return pl_check_error(c, op, "is nested deeper than %u regions", PL_CHECK_MAX_DEPTH);
  if (!pl_check_place(c, op)) return false;
  if (structured) check_insides(c, op, isolated);
  if (c->errors == errors) pl_check_shape(c, op);
  if (!structured && c->errors == errors) check_insides(c, op, isolated);
  return c->errors == errors;
}

/* Checks that definitions dominate their uses in an op's regions, but not in isolated ops there, up to the first fault; false,
 * and reported, if there is one. Marks the results that it passes as defined in pl_value.number. */
static bool check_dominance(pl_checker *c, const pl_op *op) {
  size_t errors = c->errors;
  bool graph = pl_op_has(op, PL_TRAIT_NO_TERMINATOR) || op->info->kind == PL_OP_UNREGISTERED;
  for (uint32_t r = 0; r < op->num_regions && c->errors == errors; r++) {
    pl_domtree *tree = pl_check_domtree(c, op->regions[r], graph);
    tree->outer = c->regions;
    c->regions = tree;
    for (const pl_block *block = op->regions[r]->first; block && c->errors == errors; block = block->next)
      for (const pl_op *inner = block->first; inner && c->errors == errors; inner = inner->next) {
        pl_check_uses(c, inner);
        if (inner->num_regions > 0 && !pl_op_has(inner, PL_TRAIT_ISOLATED) && c->errors == errors)
          (void)check_dominance(c, inner);
        for (uint32_t i = 0; i < inner->num_results; i++)
          inner->results[i].number = 1; /* defined from here on */
      }
    c->regions = tree->outer;
  }
  return c->errors == errors;
}

/* The op directly inside `table` that is `op` or has `op` inside; `op` is nested in `table`. */
static const pl_op *part_of(const pl_op *table, const pl_op *op) {
  while (op->block && op->block->region->op && op->block->region->op != table)
    op = op->block->region->op;
  return op;
}

/* Reports the first symbol of the table that is defined twice or, if there is none, the first fault of the ops in table->users,
 * which are checked once more. True if nothing is wrong. */
static bool check_symbols(pl_checker *c, pl_symbols *table) {
  if (!check_unique(c, table)) return false;
  size_t errors = c->errors;
  const pl_op **users = table->users.data;
  c->resolving = true;
  for (size_t i = 0; i < table->users.len && c->errors == errors; i++)
    if (part_of(table->table, users[i]) == users[i]) (void)check_row(c, users[i]);
  for (size_t end = table->users.len, first; end > 0 && c->errors == errors; end = first) {
    const pl_op *part = part_of(table->table, users[end - 1]);
    for (first = end - 1; first > 0 && part_of(table->table, users[first - 1]) == part;)
      first--;
    for (size_t i = first; i < end && c->errors == errors; i++)
      (void)check_row(c, users[i]);
  }
  c->resolving = false;
  return c->errors == errors;
}

/* Checks an isolated op and what is in it, in the order of MLIR's verifier, and reports faults. */
static void check_isolated(pl_checker *c, const pl_op *op) {
  size_t errors = c->errors;
  op_list isolated = {.end = &isolated.first};
  pl_symbols symbols = {.table = op, .outer = c->symbols};
  bool table = pl_op_has(op, PL_TRAIT_SYMBOL_TABLE);
  if (table) {
    add_symbols(&symbols);
    c->symbols = &symbols;
  }
  if (check_rows(c, op, &isolated)) {
    c->depth++;
    for (const op_link *link = isolated.first; link; link = link->next)
      check_isolated(c, link->op);
    c->depth--;
    if (c->errors == errors && (!table || check_symbols(c, &symbols))) (void)check_dominance(c, op);
  }
  if (table) c->symbols = symbols.outer;
  pl_vec_free(&symbols.users);
  pl_map_free(&symbols.map);
}

/* Sets pl_value.number of all results of an op, and of the ops nested in it down to PL_CHECK_MAX_DEPTH, to 0: the number will
 * record whether check_dominance has passed the definition. */
static void clear_marks(const pl_op *op, uint32_t depth) {
  for (uint32_t i = 0; i < op->num_results; i++)
    op->results[i].number = 0;
  for (uint32_t r = 0; r < op->num_regions && depth < PL_CHECK_MAX_DEPTH; r++)
    for (const pl_block *block = op->regions[r]->first; block; block = block->next)
      for (const pl_op *inner = block->first; inner; inner = inner->next)
        clear_marks(inner, depth + 1);
}

bool pl_check(const pl_op *op, const pl_check_options *options, pl_diags *diags) {
  assert(diags && op->module);
  static const pl_check_options defaults = {0};
  pl_checker c = {.ctx = op->module->ctx,
                  .options = options ? options : &defaults,
                  .diags = diags,
                  .arena = pl_context_take_arena(op->module->ctx)};
  c.shapes.arena = c.arena;
  clear_marks(op, 0);
  check_isolated(&c, op);
  pl_shapes_free(&c.shapes);
  pl_context_give_arena(c.ctx, c.arena);
  return c.errors == 0;
}
