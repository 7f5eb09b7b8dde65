/* convert.c - the driver: walks the source module and offers each op to its pattern; what has none, or does not match, is copied.
 *
 * Blocks are worked on so that a definition comes before its uses: along the edges of the control flow graph from the entry
 * (a block is reached only through the blocks that dominate it), then the unreachable ones.
 */
#include <assert.h>

#include "core/convert/calls/func.h"
#include "core/convert/driver/extension_patterns.h"
#include "core/convert/driver/feed.h"
#include "core/convert/driver/hand_over.h"
#include "core/convert/driver/reconcile.h"
#include "core/convert/emit/blocks.h"
#include "core/convert/emit/body.h"
#include "core/convert/emit/report.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/uses.h"
#include "core/convert/emit/values.h"
#include "core/convert/fold/fold.h"
#include "core/convert/patterns/tables.h"
#include "core/convert/patterns/vector.h"
#include "core/convert/types/explain.h"
#include "core/convert/types/sizes.h"
#include "core/convert/types/types.h"
#include "core/transform/transform.h"

pl_convert_options pl_convert_default_options(void) { return (pl_convert_options){.set = PL_CONVERT_ALL}; }

typedef const pl_pattern *pattern_table(pl_op_kind kind);

/* The table to ask, or the pattern itself; neither for an op that has none. */
static const struct {
  pattern_table *table;
  const pl_pattern *pattern;
} rows[PL_NUM_OPS] = {
#define PATTERN(ident, table) [PL_OP_##ident] = {table, NULL},
#define COUNTERPART(ident, table, target) [PL_OP_##ident] = {table, NULL},
#define REWRITE(ident, selected, function) [PL_OP_##ident] = {NULL, &(const pl_pattern){.set = selected, .rewrite = function}},
#define NO_PATTERN(ident) [PL_OP_##ident] = {NULL, NULL},
#include "core/convert/patterns/patterns.def"
#undef PATTERN
#undef COUNTERPART
#undef REWRITE
#undef NO_PATTERN
};

/* An operation without a row in patterns.def does not compile. */
enum {
#define PATTERN(ident, table) HAS_##ident,
#define COUNTERPART(ident, table, target) HAS_##ident,
#define REWRITE(ident, ...) HAS_##ident,
#define NO_PATTERN(ident) HAS_##ident,
#include "core/convert/patterns/patterns.def"
#undef PATTERN
#undef COUNTERPART
#undef REWRITE
#undef NO_PATTERN
#define OP(ident, ...) NEEDS_##ident = HAS_##ident,
#include "core/ir/ops.def"
#undef OP
};

/* The pattern that converts ops of a kind; NULL if there is none. */
static const pl_pattern *pattern_of(pl_op_kind kind) {
  if (!rows[kind].table) return rows[kind].pattern;
  const pl_pattern *row = rows[kind].table(kind);
  assert(row);
  return row;
}

/* Whether an op that no pattern converts may stay in the result of a run that converts everything. */
static bool may_stay(const pl_rw *rw, const pl_op *op) {
  if (op->info->kind == PL_OP_UNREGISTERED && rw->options->keep_unregistered) return true;
  return pl_str_is(op->info->dialect, "llvm") || pl_op_is(op, PL_OP_BUILTIN_MODULE) ||
         pl_op_is(op, PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST);
}

/* Reports an error and returns false if a run that converts everything leaves over an op that may not stay; true otherwise. */
static bool check_left_over(pl_rw *rw, const pl_op *op) {
  if ((rw->options->set & PL_CONVERT_ALL) != PL_CONVERT_ALL || may_stay(rw, op)) return true;
  pl_sink reason = {0};
  const pl_type *type = pl_rw_type_in_the_way(rw, op);
  if (type) {
    pl_sink_puts(&reason, ": ");
    pl_rw_explain(rw, type, &reason);
  }
  pl_rw_fail(rw, "failed to legalize operation '%.*s' that was explicitly marked illegal%s", PL_STR_FMT(op->info->name),
             pl_sink_text(&reason));
  pl_sink_close(&reason);
  return false;
}

static void convert_module(pl_rw *rw, const pl_op *source, pl_op *target);

/* Converts the regions of an op that stays into the empty regions of its copy; the copy of a loop may have to save and restore
 * the stack in its body (see pl_transform_gives_back). */
static void copy_regions(pl_rw *rw, const pl_op *op, pl_op *copy) {
  assert(op->num_regions == copy->num_regions);
  const pl_op *func = rw->func;
  pl_block *place = rw->block;
  if (pl_op_has(op, PL_TRAIT_FUNCTION)) rw->func = NULL; /* its returns are not those of a function being converted */
  for (uint32_t i = 0; i < op->num_regions; i++)
    pl_rw_region(rw, op->regions[i], copy->regions[i], NULL);
  if (pl_rw_runs(rw, PL_CONVERT_MEMREF) && rw->status == PL_CONVERT_DONE && pl_transform_gives_back(op))
    pl_transform_give_back(copy);
  rw->func = func;
  rw->block = place;
}

/* Whether the run folds ops: it converts any dialect besides cf, or has a folding mode other than the default. */
static bool folds(const pl_rw *rw) {
  return rw->options->folding != PL_FOLDING_OF_SET || (rw->options->set & PL_CONVERT_DIALECTS & ~(uint32_t)PL_CONVERT_CF) != 0;
}

/* Converts one op with the options in use: folds it, else offers it to the client's rules, then to its pattern. If none applies
 * it is copied, with its regions converted, or an error if it must not stay. False after an error. */
static bool rewrite_op(pl_rw *rw, const pl_op *op) {
  rw->op = op;
  if (folds(rw) && pl_rw_fold(rw, &op)) return rw->status == PL_CONVERT_DONE;
  const pl_pattern *row = pattern_of(op->info->kind);
  pl_rewrite status = PL_REWRITE_NO_MATCH;
  rw->op = op;
  if (rw->options->extension) status = pl_extension_rewrite(rw, op);
  rw->op = op;
  bool ours = status == PL_REWRITE_NO_MATCH && row && pl_rw_runs(rw, row->set) && !pl_extension_bars(rw, op, (uint32_t)row->set);
  if (ours) status = row->rewrite(rw, op);
  rw->op = op;
  if (status != PL_REWRITE_NO_MATCH) return status == PL_REWRITE_DONE && rw->status == PL_CONVERT_DONE;
  if (!check_left_over(rw, op)) return false;
  if (ours && !pl_op_has(op, PL_TRAIT_FUNCTION)) pl_rw_warn_of_space(rw, op);
  pl_op *copy = pl_rw_copy(rw, op);
  if (pl_op_is(op, PL_OP_BUILTIN_MODULE)) {
    pl_block *place = rw->block;
    convert_module(rw, op, copy);
    rw->block = place;
  } else if (op->num_regions) {
    copy_regions(rw, op, copy);
  }
  return rw->status == PL_CONVERT_DONE;
}

/* Converts one op of the source at the end of rw->block, with the options that hold inside the run's scope if the op lies in it.
 * False after an error. */
static bool convert_op(pl_rw *rw, const pl_op *op) {
  const pl_convert_options *within = rw->within, *without = rw->options;
  if (!within || !pl_scope_holds(within->scope, op)) return rewrite_op(rw, op);
  rw->options = within;
  rw->within = NULL;
  bool ok = rewrite_op(rw, op);
  rw->options = without;
  rw->within = within;
  return ok;
}

/* Whether the run converts branches (PL_CONVERT_CF) and can convert those of the region together with the arguments of its
 * blocks. */
static bool can_convert_branches(pl_rw *rw, const pl_region *region) {
  if (!pl_rw_runs(rw, PL_CONVERT_CF)) return false;
  PL_FOR_BLOCKS(block, region) {
    if (block->last && !pl_rw_knows_branch(block->last)) return false;
    for (uint32_t i = 0; i < block->num_args && block != region->first; i++) {
      if (!pl_rw_type(rw, block->args[i]->type)) return false;
    }
  }
  return true;
}

/* Makes a new block for each block of a region, with its arguments, appends it to `target` and maps it. If `entry` is not NULL,
 * it stands for the entry block: it is mapped and gets its line and column, nothing else. */
static void make_blocks(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry) {
  PL_FOR_BLOCKS(block, source) {
    bool is_entry = block == source->first;
    pl_block *made = is_entry && entry ? entry : pl_block_new(rw->out);
    pl_map_set_ptr(&rw->maps->blocks, block, made);
    made->line = block->line;
    made->column = block->column;
    if (made == entry) continue;
    pl_block_append(target, made);
    for (uint32_t i = 0; i < block->num_args; i++) {
      const pl_type *type = block->args[i]->type;
      pl_value *arg = pl_block_add_arg(rw->out, made, rw->convert_cf && !is_entry ? pl_rw_type(rw, type) : type);
      pl_arg_copy_place(arg, block->args[i]);
      if (!pl_feed_gives(rw, source->op)) pl_rw_map(rw, block->args[i], arg);
    }
  }
}

typedef PL_VEC(const pl_block *) blocks;

/* Appends the blocks that are reachable from the entry and not yet in `seen` to `order`, depth first along the edges, and adds
 * them to `seen`. */
static void order_reachable(const pl_block *entry, pl_map *seen, blocks *order) {
  blocks work = {0};
  pl_vec_push(&work, entry);
  while (work.len) {
    const pl_block *block = pl_vec_pop(&work);
    if (pl_map_has(seen, block)) continue;
    pl_map_set_ptr(seen, block, block);
    pl_vec_push(order, block);
    const pl_op *last = block->last;
    for (uint32_t i = last ? last->num_successors : 0; i-- > 0;)
      pl_vec_push(&work, last->successors[i].block);
  }
  pl_vec_free(&work);
}

/* Converts the ops of a block into the new block that it is mapped to. False after an error. */
static bool convert_block(pl_rw *rw, const pl_block *block) {
  assert(block->region);
  rw->block = pl_rw_block(rw, block);
  PL_FOR_OPS(op, block) {
    if (!convert_op(rw, op)) return false;
    if (rw->bodies) pl_body_stream_converted(rw, op);
  }
  return rw->status == PL_CONVERT_DONE;
}

/* Whether the list has the blocks in the order in which they stand in the region. */
static bool is_order_of_region(const pl_region *region, const blocks *order) {
  size_t i = 0;
  PL_FOR_BLOCKS(block, region) {
    if (order->data[i++] != block) return false;
  }
  return true;
}

/* Converts the blocks of a region, depth first along the edges from the entry and then the unreachable ones, or in the region's
 * order if the body is handed over in that (pl_body_stream_begin). Stops at the first error, which is left in rw->status. */
static void convert_blocks(pl_rw *rw, const pl_region *source, const pl_region *target) {
  if (source->first == source->last && !rw->bodies) {
    (void)convert_block(rw, source->first); /* of one block there is one order */
    return;
  }
  pl_map seen = {0};
  blocks order = {0};
  order_reachable(source->first, &seen, &order);
  PL_FOR_BLOCKS(block, source) {
    if (!pl_map_has(&seen, block)) pl_vec_push(&order, block);
  }
  if (rw->bodies && pl_body_stream_begin(rw, target->op, order.len, is_order_of_region(source, &order))) {
    pl_vec_clear(&order);
    PL_FOR_BLOCKS(block, source) pl_vec_push(&order, block);
  }
  for (size_t i = 0; i < order.len && convert_block(rw, order.data[i]); i++) {
  }
  pl_vec_free(&order);
  pl_map_free(&seen);
}

/* Makes the blocks of the region `target` and converts those of `source` into them, one by one as they are read if a feeder
 * supplies them (body_stream.h); gives the run up if these cannot be handed over. `entry`: the new entry block with its arguments
 * mapped, or NULL. Does nothing if `source` is empty. */
static void convert_region(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry) {
  if (!source->first) return;
  bool outer = rw->convert_cf;
  rw->convert_cf = can_convert_branches(rw, source);
  make_blocks(rw, source, target, entry);
  if (!pl_feed_gives(rw, source->op))
    convert_blocks(rw, source, target);
  else if (rw->convert_cf && pl_body_stream_begin(rw, target->op, 0, true))
    pl_feed_blocks(rw, source, convert_op);
  else
    pl_body_stream_give_up(rw);
  rw->convert_cf = outer;
}

/* Empties the maps of values, casts and blocks. */
static void clear_maps(pl_rw_maps *maps) {
  pl_map_clear(&maps->values);
  pl_map_clear(&maps->casts);
  pl_map_clear(&maps->blocks);
}

/* Frees the maps of values, casts and blocks. */
static void free_maps(pl_rw_maps *maps) {
  pl_map_free(&maps->values);
  pl_map_free(&maps->casts);
  pl_map_free(&maps->blocks);
}

/* Converts the ops of a module's body in order, until one fails. The maps of values are emptied after each function, since
 * nothing outside sees its values and lookups stay fast. */
static void convert_module_ops(pl_rw *rw, const pl_block *body) {
  pl_rw_maps *outside = rw->maps, inner = {0}; /* used by one function after the other */
  bool outermost = rw->symbols == rw->out->op;
  rw->block = pl_rw_block(rw, body);
  bool ok = true;
  for (const pl_op *op = body->first; op && ok; op = op->next) {
    if (!pl_op_has(op, PL_TRAIT_FUNCTION)) {
      ok = convert_op(rw, op);
      continue;
    }
    rw->maps = &inner;
    ok = convert_op(rw, op);
    if (rw->bodies && outermost) pl_body_stream_end(rw);
    ok = ok && rw->status == PL_CONVERT_DONE;
    rw->maps = outside;
    clear_maps(&inner);
  }
  free_maps(&inner);
}

/* Whether the outermost module is being converted and is a piece of a larger program, whose other symbols rw->outside describes,
 * with their state after the run in rw->outside->next. */
static bool is_piece(const pl_rw *rw) { return rw->outside && rw->outside->next && rw->symbols == rw->out->op; }

/* Converts the body of the module `source` into `target`, with the symbols of `source` and its widths of index (unless the
 * options set one) and of pointers. Afterwards *rw has the symbols and widths that it had before. */
static void convert_module(pl_rw *rw, const pl_op *source, pl_op *target) {
  assert(source->num_regions == 1 && target->num_regions == 1);
  pl_rw outer = *rw;
  rw->source_symbols = source;
  rw->symbols = target;
  rw->names = (pl_map){0};
  rw->types = (pl_map){0};
  rw->fresh = is_piece(rw) ? rw->outside->next->fresh : 0;
  rw->index_bits = rw->options->index_bitwidth ? rw->options->index_bitwidth : pl_index_bits_of_module(source);
  rw->pointer_bits = pl_pointer_bits_of_module(source);
  if (!target->regions[0]->first) pl_block_append(target->regions[0], pl_block_new(rw->out));
  const pl_block *body = source->regions[0]->first;
  if (body) {
    PL_FOR_OPS(op, body) pl_rw_add_symbol(rw, op);
    pl_map_set_ptr(&rw->maps->blocks, body, target->regions[0]->first);
    convert_module_ops(rw, body);
  }
  if (is_piece(rw) && rw->status == PL_CONVERT_DONE) rw->outside->next->fresh = rw->fresh;
  pl_map_free(&rw->names);
  pl_map_free(&rw->types);
  rw->source_symbols = outer.source_symbols;
  rw->symbols = outer.symbols;
  rw->names = outer.names;
  rw->types = outer.types;
  rw->fresh = outer.fresh;
  rw->index_bits = outer.index_bits;
  rw->pointer_bits = outer.pointer_bits;
}

/* Copies attributes, resources and location of the source module to the result, and sets its origin and the state of the rest of
 * the program. */
static void copy_module_attrs(const pl_module *source, pl_module *out) {
  out->op->attrs = source->op->attrs;
  out->resources = source->resources;
  out->num_resources = source->num_resources;
  out->op->line = source->op->line;
  out->op->column = source->op->column;
  out->op->loc = source->op->loc;
  out->origin = (pl_module *)source;
  out->outside = source->outside ? source->outside->next : NULL;
}

/* Folds casts that undo each other, and erases unused ones, in each op that the options' scope selects, or in the whole module
 * (pl_reconcile_casts). */
static void reconcile(const pl_convert_options *options, pl_module *module) {
  static const pl_scope all = {.depth = 0};
  pl_op *whole = module->op;
  pl_scope_ops ops = {0};
  pl_scope_collect(options->scope ? options->scope : &all, whole, &ops);
  for (size_t i = 0; i < ops.len; i++) {
    module->op = ops.data[i];
    pl_reconcile_casts(module);
  }
  module->op = whole;
  pl_vec_free(&ops);
}

/* The folder's callback: whether the source value has exactly one use. */
static bool is_used_once(void *rw, const pl_value *value) { return pl_rw_is_used_once(rw, value); }

pl_convert_status pl_convert(const pl_module *source, const pl_convert_options *options, pl_diags *diags, pl_module **out) {
  assert(source->op && options && out);
  assert(!options->feeder || options->taker);
  pl_module *module = pl_module_new(source->ctx, source->source);
  pl_rw_dict dicts[PL_RW_DICTS] = {{0}};
  const pl_attr *positions[PL_RW_FIELDS][PL_RW_POSITIONS] = {{0}};
  const pl_convert_options without = {.index_bitwidth = options->index_bitwidth}; /* converts nothing */
  bool scoped = options->scope && options->scope->depth > 0;
  pl_rw_maps maps = {0};
  static const pl_rw_driver driver = {convert_op, convert_region, pattern_of};
  pl_rw rw = {
      .driver = &driver,
      .ctx = source->ctx,
      .maps = &maps,
      .dicts = dicts,
      .positions = positions,
      .arena = module->arena,
      .folder = {.ctx = source->ctx, .arena = module->arena, .copies = &rw.copies, .is_used_once = is_used_once, .user = &rw},
      .options = scoped ? &without : options,
      .within = scoped ? options : NULL,
      .diags = diags,
      .out = module,
      .status = PL_CONVERT_DONE,
      .outside = source->outside};
  copy_module_attrs(source, module);
  pl_body_stream_new(&rw);
  pl_feed_new(&rw);
  convert_module(&rw, source->op, module->op);
  pl_feed_free(&rw);
  pl_body_stream_free(&rw);
  pl_rw_fold_end(&rw);
  pl_vec_free(&rw.operands);
  free_maps(&maps);
  if (rw.status == PL_CONVERT_DONE && (options->set & PL_CONVERT_RECONCILE)) reconcile(options, module);
  if (rw.status != PL_CONVERT_DONE) {
    pl_module_free(module);
    module = NULL;
  }
  *out = module;
  return rw.status;
}
