/* isolate.c - of a module, what one operation needs. */
#include <assert.h>

#include "fuzz/shrink/internal.h"

typedef PL_VEC(pl_op *) op_list;

enum { KEPT = 1 /* in op->mark */, MANY = 4 /* a kind that occurs more often is not rare */ };

/* The first block of the module's region; NULL if it has none. */
static pl_block *body_of(const pl_module *module) { return module->op->num_regions ? module->op->regions[0]->first : NULL; }

/* Clears the mark of all ops of the module. */
static void unmark(pl_module *module) {
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    op->mark = 0;
}

/* ---- Operations of the module ---- */

/* Adds the symbol names that the attributes of `root` and of all ops in it refer to to `names`. */
static void note_all_names(pl_context *ctx, pl_op *root, pl_map *names) {
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    pl_note_names(ctx, op->attrs, names);
}

/* Whether the op is a symbol whose name is among `names`. */
static bool is_named(pl_context *ctx, const pl_op *op, const pl_map *names) {
  pl_str name = pl_symbol_name(op);
  return name.len && pl_map_has(names, pl_context_intern(ctx, name).data);
}

/* Marks the top-level symbols whose names are in `names` or which a marked top-level op refers to, transitively. Adds the
 * names that marked ops refer to to `names`. The module must have a block. */
static void mark_referenced(pl_module *module, pl_map *names) {
  bool changed = true;
  PL_FOR_OPS(op, body_of(module)) {
    if (op->mark == KEPT) note_all_names(module->ctx, op, names);
  }
  while (changed) {
    changed = false;
    PL_FOR_OPS(op, body_of(module)) {
      if (op->mark == KEPT || !is_named(module->ctx, op, names)) continue;
      op->mark = KEPT;
      note_all_names(module->ctx, op, names);
      changed = true;
    }
  }
}

/* Whether a result of the op has uses. */
static bool is_used(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op->results[i].uses) return true;
  return false;
}

/* Erases the top-level ops that are not marked and whose results are not used by remaining ones; returns how many. The module
 * must have a block. */
static uint32_t drop_unmarked(pl_module *module) {
  uint32_t dropped = 0;
  pl_op *before = NULL;
  for (pl_op *op = body_of(module)->last; op; op = before) {
    before = op->prev;
    if (op->mark == KEPT || is_used(op)) continue;
    pl_op_erase(op);
    dropped++;
  }
  return dropped;
}

uint32_t pl_shrink_keep_common(pl_module *module, const pl_module *with) {
  assert(module != with && module->ctx == with->ctx);
  pl_map names = {0};
  uint32_t dropped = 0;
  if (!body_of(module) || !body_of(with)) return 0;
  PL_FOR_OPS(op, body_of(with)) {
    pl_str name = pl_symbol_name(op);
    if (name.len) pl_map_set_ptr(&names, pl_context_intern(module->ctx, name).data, op);
  }
  mark_referenced(module, &names);
  dropped = drop_unmarked(module);
  unmark(module);
  pl_map_free(&names);
  return dropped;
}

/* ---- Operations of a function ---- */

/* Marks the op and adds it to the worklist, unless it is marked already. */
static void need(op_list *work, pl_op *op) {
  if (op->mark == KEPT) return;
  op->mark = KEPT;
  pl_vec_push(work, op);
}

/* Marks the ops that define the op's operands and adds them to the worklist. */
static void need_operands(op_list *work, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->op) need(work, pl_operand(op, i)->op);
}

/* Marks as KEPT all that the ops on the worklist depend on, transitively: the ops inside of them, those around them up to
 * `top`, and those that define operands of all these. The worklist is empty afterwards. */
static void mark_slice(pl_op *top, op_list *work) {
  while (work->len) {
    pl_op *op = pl_vec_pop(work);
    need_operands(work, op);
    for (pl_op *inner = pl_op_walk_next(op, op); inner; inner = pl_op_walk_next(op, inner))
      need(work, inner);
    for (pl_op *around = op->block->region->op; around != top && around->mark != KEPT; around = around->block->region->op) {
      around->mark = KEPT;
      need_operands(work, around);
    }
  }
}

/* Erases the ops in `top` that are neither marked nor terminators; uses of their results get default values. False if a used
 * result has no default; others are erased by then. */
static bool drop_rest(pl_shrinker *s, pl_op *top) {
  op_list ops = {0};
  bool complete = true;
  for (pl_op *op = pl_op_walk_next(top, top); op; op = pl_op_walk_next(top, op))
    if (op->mark != KEPT && !pl_is_terminator(op)) pl_vec_push(&ops, op);
  for (size_t i = ops.len; complete && i-- > 0;) {
    for (uint32_t k = 0; complete && k < ops.data[i]->num_results; k++) {
      pl_value *result = pl_result(ops.data[i], k);
      complete = pl_replace_by_defaults(s, ops.data[i], &result, 1);
    }
    if (complete) pl_op_erase(ops.data[i]);
  }
  pl_vec_free(&ops);
  return complete;
}

/* Reduces the function `top` to its terminators and the op with all that it depends on (mark_slice); with `control` also what
 * the terminators depend on. False if a value that is removed has no default; others are removed by then. */
static bool keep_slice(pl_module *module, pl_op *top, pl_op *op, bool control) {
  pl_shrinker s = {.module = module};
  op_list work = {0};
  need(&work, op);
  mark_slice(top, &work);
  for (pl_op *end = pl_op_walk_next(top, top); control && end; end = pl_op_walk_next(top, end)) {
    if (!pl_is_terminator(end)) continue;
    need(&work, end);
    mark_slice(top, &work);
  }
  bool complete = drop_rest(&s, top);
  pl_vec_free(&work);
  pl_map_free(&s.referenced);
  unmark(module);
  return complete;
}

/* ---- Both ---- */

/* Whether the op is a candidate for what a failure may be about: one inside a function, with a known line, and neither a
 * terminator nor a constant. */
static bool may_be_rare(const pl_module *module, const pl_op *op) {
  bool inside = op != module->op && !pl_is_in_module(op) && !pl_is_terminator(op);
  return inside && op->line && !pl_op_has(op, PL_TRAIT_CONSTANT);
}

/* The first op of the module, other than the module itself, that begins in this line; NULL if there is none. */
static pl_op *op_at_line(pl_module *module, uint32_t line) {
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    if (op != module->op && op->line == line) return op;
  return NULL;
}

/* Fills `lines` with the lines of at most `max` candidates (may_be_rare) that are or are in `root` and whose kinds are rare
 * among those of the module, the rarest first. Returns how many. */
static uint32_t rarest(const pl_module *module, pl_op *root, uint32_t *lines, uint32_t max) {
  pl_map counts = {0}, seen = {0}; /* by info */
  uint32_t found = 0, kinds = 0;
  for (pl_op *op = module->op; op; op = pl_op_walk_next(module->op, op))
    if (may_be_rare(module, op)) ++*pl_map_at(&counts, (uint64_t)(uintptr_t)op->info);
  kinds = (uint32_t)counts.len;
  for (uint64_t want = 1; found < max && want <= MANY; want++)
    for (pl_op *op = root; op && found < max; op = pl_op_walk_next(root, op)) {
      uint64_t count = 0;
      if (!may_be_rare(module, op) || pl_map_has(&seen, op->info)) continue;
      if (!pl_map_get(&counts, (uint64_t)(uintptr_t)op->info, &count) || count != want) continue;
      pl_map_set_ptr(&seen, op->info, op);
      lines[found++] = op->line;
    }
  pl_map_free(&counts);
  pl_map_free(&seen);
  return kinds > max ? found : 0; /* of a few kinds none is rare */
}

/* Fills `lines` with the lines of at most `max` candidates (may_be_rare) that define operands of `reader`. Returns how many.
 * */
static uint32_t makers(const pl_module *module, const pl_op *reader, uint32_t *lines, uint32_t max) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < reader->num_operands && found < max; i++) {
    const pl_op *maker = pl_operand(reader, i)->op;
    if (maker && may_be_rare(module, maker)) lines[found++] = maker->line;
  }
  return found;
}

uint32_t pl_shrink_suspects(pl_module *module, uint32_t place, uint32_t *lines, uint32_t max) {
  assert(lines || max == 0);
  pl_op *at = place ? op_at_line(module, place) : module->op;
  if (!at) return 0;
  return at == module->op || pl_is_in_module(at) ? rarest(module, at, lines, max) : makers(module, at, lines, max);
}

/* The op of the module's own region that is, or contains, `op`, which must be inside of the module. */
static pl_op *top_level_around(const pl_module *module, pl_op *op) {
  while (op->block->region->op != module->op)
    op = op->block->region->op;
  return op;
}

bool pl_shrink_isolate(pl_module *module, uint32_t line, pl_isolation how) {
  assert(how != PL_ISOLATE_INVALID);
  pl_op *op = line ? op_at_line(module, line) : NULL;
  if (!op) return false;
  pl_op *top = top_level_around(module, op);
  unmark(module);
  bool inside = how != PL_ISOLATE_SYMBOL, slices = inside && how != PL_ISOLATE_ALONE;
  if (inside && (op == top || !pl_op_has(top, PL_TRAIT_FUNCTION))) return false;
  if (slices && !keep_slice(module, top, op, how == PL_ISOLATE_CONTROL)) return false;
  if (how == PL_ISOLATE_ALONE && !(top = pl_shrink_outline(module, top, op))) return false;
  pl_map names = {0};
  top->mark = KEPT;
  mark_referenced(module, &names);
  uint32_t dropped = drop_unmarked(module);
  unmark(module);
  pl_map_free(&names);
  return inside || dropped != 0;
}
