#include "core/ir/check.h"

#include <stdio.h>

#include "core/ir/check_internal.h"
#include "core/ir/dialect.h"

/* Source of the rules: MLIR documentation, "MLIR Language Reference" (2022), Operations, Regions, Blocks; and per op the pages of
 * its dialect. Wording as `mlir-opt` 22. */

static void report(pl_checker *c, pl_severity severity, const pl_op *op, bool named, const char *format, va_list args) {
  char message[1024];
  int n = named ? snprintf(message, sizeof message, "'%.*s' op ", PL_STR_FMT(op->info->name)) : 0;
  if (n < 0 || (size_t)n >= sizeof message) n = 0;
  (void)vsnprintf(message + n, sizeof message - (size_t)n, format, args);
  pl_diags_add(c->diags, severity, pl_op_pos(op), "%s", message);
}

bool pl_check_error(pl_checker *c, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(c, PL_ERROR, op, true, format, args);
  va_end(args);
  c->errors++;
  return false;
}

bool pl_check_error_at(pl_checker *c, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(c, PL_ERROR, op, false, format, args);
  va_end(args);
  c->errors++;
  return false;
}

void pl_check_note(pl_checker *c, const pl_op *op, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(c, PL_NOTE, op, false, format, args);
  va_end(args);
}

static const char *keep_text(pl_checker *c, pl_sink *sink) {
  const char *text = pl_sink_text(sink);
  size_t len = strlen(text);
  const char *copy = pl_arena_copy(c->arena, text, len + 1);
  pl_sink_close(sink);
  return copy;
}

const char *pl_check_type_text(pl_checker *c, const pl_type *type) {
  pl_sink sink = {0};
  if (type)
    pl_type_print(type, &sink);
  else
    pl_sink_puts(&sink, "<<null type>>");
  return keep_text(c, &sink);
}

const char *pl_check_attr_text(pl_checker *c, const pl_attr *attr) {
  pl_sink sink = {0};
  if (attr) pl_attr_print(attr, &sink);
  return keep_text(c, &sink);
}

static bool is_terminator(const pl_op *op) {
  return pl_op_has(op, PL_TRAIT_TERMINATOR) || (op->info->kind == PL_OP_UNREGISTERED && op->num_successors > 0);
}

/* A terminator stands last; only terminators have successors; those lie in the same region. */
void pl_check_place(pl_checker *c, const pl_op *op) {
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) && op->block && op != op->block->last)
    pl_check_error(c, op, "must be the last operation in the parent block");
  else if (op->num_successors > 0 && op->block && op != op->block->last)
    pl_check_error(c, op, "with block successors must terminate its parent block");
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (op->block && op->successors[i].block->region != op->block->region)
      pl_check_error(c, op, "branching to block of a different region");
}

static bool may_lack_terminator(const pl_op *parent) {
  return pl_op_has(parent, PL_TRAIT_NO_TERMINATOR) || parent->info->kind == PL_OP_UNREGISTERED;
}

void pl_check_block(pl_checker *c, const pl_op *parent, const pl_block *block) {
  if (may_lack_terminator(parent)) return;
  const pl_op *last = block->last;
  if (!last)
    pl_check_error_at(c, parent, "empty block: expect at least a terminator");
  else if (!is_terminator(last) && last->info->kind != PL_OP_UNREGISTERED)
    pl_check_error_at(c, last, "block with no terminator, has %.*s", PL_STR_FMT(last->info->name));
}

void pl_check_entry(pl_checker *c, const pl_op *parent, const pl_region *region) {
  for (const pl_block *block = region->first; block; block = block->next)
    for (uint32_t i = 0; block->last && i < block->last->num_successors; i++)
      if (block->last->successors[i].block == region->first) {
        pl_check_error_at(c, parent, "entry block of region may not have predecessors");
        return;
      }
}

/* What its row and its dialect say of an op. */
static void check_row(pl_checker *c, const pl_op *op) {
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
  if (pl_str_is(op->info->dialect, "arith") || pl_str_is(op->info->dialect, "index") || pl_str_is(op->info->dialect, "math"))
    pl_check_arith(c, op);
  else if (pl_str_is(op->info->dialect, "vector") || pl_str_is(op->info->dialect, "complex"))
    pl_check_vector(c, op);
  else if (pl_str_is(op->info->dialect, "memref"))
    pl_check_memref(c, op);
  else if (pl_str_is(op->info->dialect, "scf"))
    pl_check_scf(c, op);
  else if (pl_str_is(op->info->dialect, "affine"))
    pl_check_affine(c, op);
  else if (pl_str_is(op->info->dialect, "llvm"))
    pl_check_llvm(c, op);
}

/* So many ops cost less than a table of shapes. */
enum { FEW_OPS = 16 };

/* As check_row, once for each shape, where nothing but the shape counts: terminators ask what they stand in, and operations of
 * affine what their operands come from. */
void pl_check_shape(pl_checker *c, const pl_op *op) {
  uint64_t hash;
  if (pl_op_has(op, PL_TRAIT_TERMINATOR) || !pl_op_is_plain(op) || pl_str_is(op->info->dialect, "affine") ||
      (c->plain < FEW_OPS && c->plain++ < FEW_OPS)) {
    check_row(c, op);
    return;
  }
  if (pl_shapes_find(&c->shapes, op, &hash)) return;
  size_t reported = pl_diags_count(c->diags);
  c->looked_up = false;
  check_row(c, op);
  if (!c->looked_up && pl_diags_count(c->diags) == reported) (void)pl_shapes_add(&c->shapes, op, hash);
}

void pl_check_add_symbol(pl_checker *c, pl_symbols *table, const pl_op *op) {
  const pl_attr *name = pl_op_attr(op, "sym_name");
  if (!name || name->kind != PL_ATTR_STRING || !pl_op_has(op, PL_TRAIT_SYMBOL)) return;
  const pl_op *before = pl_map_get_ptr(&table->map, name);
  if (before) {
    pl_check_error_at(c, op, "redefinition of symbol named '%.*s'", PL_STR_FMT(name->string));
    pl_check_note(c, before, "see existing symbol definition here");
  } else {
    pl_map_set_ptr(&table->map, name, op);
  }
}

static void add_symbols(pl_checker *c, pl_symbols *table) {
  const pl_op *op = table->table;
  if (op->num_regions == 0) return;
  for (const pl_block *block = op->regions[0]->first; block; block = block->next)
    for (const pl_op *inner = block->first; inner; inner = inner->next)
      pl_check_add_symbol(c, table, inner);
}

static void check_op(pl_checker *c, const pl_op *op);

static void check_region(pl_checker *c, const pl_op *op, const pl_region *region) {
  bool graph = pl_op_has(op, PL_TRAIT_NO_TERMINATOR) || op->info->kind == PL_OP_UNREGISTERED;
  pl_domtree *tree = pl_check_domtree(c, region, graph);
  tree->outer = c->regions;
  c->regions = tree;
  c->depth++;
  pl_check_entry(c, op, region);
  for (const pl_block *block = region->first; block; block = block->next) {
    const size_t errors = c->errors;
    for (const pl_op *inner = block->first; inner; inner = inner->next) {
      bool checked = c->options->checked && pl_map_has(c->options->checked, inner);
      if (!checked) check_op(c, inner);
      for (uint32_t i = 0; i < inner->num_results; i++)
        inner->results[i].number = 1; /* defined from here on */
    }
    if (c->errors == errors) pl_check_block(c, op, block);
  }
  c->regions = tree->outer;
  c->depth--;
}

static void check_op_and_regions(pl_checker *c, const pl_op *op) {
  pl_check_place(c, op);
  pl_check_uses(c, op);
  pl_check_shape(c, op);
  for (uint32_t i = 0; i < op->num_regions; i++)
    check_region(c, op, op->regions[i]);
}

static void check_symbol_table(pl_checker *c, const pl_op *op) {
  pl_symbols symbols = {.table = op, .outer = c->symbols};
  add_symbols(c, &symbols);
  c->symbols = &symbols;
  check_op_and_regions(c, op);
  c->symbols = symbols.outer;
  pl_map_free(&symbols.map);
}

static void check_op(pl_checker *c, const pl_op *op) {
  if (c->depth > PL_CHECK_MAX_DEPTH)
    pl_check_error(c, op, "is nested deeper than %u regions", PL_CHECK_MAX_DEPTH);
  else if (pl_op_has(op, PL_TRAIT_SYMBOL_TABLE))
    check_symbol_table(c, op);
  else
    check_op_and_regions(c, op);
}

/* pl_value.number says whether a definition was passed; nobody's older numbers may be mistaken for it. */
static void clear_marks(const pl_op *op, uint32_t depth) {
  for (uint32_t i = 0; i < op->num_results; i++)
    op->results[i].number = 0;
  for (uint32_t r = 0; r < op->num_regions && depth < PL_CHECK_MAX_DEPTH; r++)
    for (const pl_block *block = op->regions[r]->first; block; block = block->next)
      for (const pl_op *inner = block->first; inner; inner = inner->next)
        clear_marks(inner, depth + 1);
}

bool pl_check(const pl_op *op, const pl_check_options *options, pl_diags *diags) {
  static const pl_check_options defaults = {0};
  pl_checker c = {.ctx = op->module->ctx,
                  .options = options ? options : &defaults,
                  .diags = diags,
                  .arena = pl_context_take_arena(op->module->ctx)};
  c.shapes.arena = c.arena;
  clear_marks(op, 0);
  check_op(&c, op);
  pl_shapes_free(&c.shapes);
  pl_context_give_arena(c.ctx, c.arena);
  return c.errors == 0;
}
