/* Making and changing operations. */
#include "core/ir/op.h"

#include <assert.h>
#include <stdlib.h>

#include "core/base/vec.h"
#include "core/ir/context_impl.h"

/* ---- Uses ---- */

/* Adds a use to the front of its value's list of uses. */
static void link_use(pl_use *use) {
  pl_value *value = use->value;
  use->next = value->uses;
  use->prev = &value->uses;
  if (use->next) use->next->prev = &use->next;
  value->uses = use;
}

/* Removes a use from its value's list of uses; does nothing if it is in none. */
static void unlink_use(pl_use *use) {
  if (!use->prev) return;
  *use->prev = use->next;
  if (use->next) use->next->prev = use->prev;
  use->next = NULL;
  use->prev = NULL;
}

void pl_use_set(pl_use *use, pl_value *value) {
  unlink_use(use);
  use->value = value;
  if (value) link_use(use);
}

void pl_value_replace_all(pl_value *value, pl_value *with) {
  assert(with);
  if (value == with) return;
  while (value->uses)
    pl_use_set(value->uses, with);
}

/* Removes all operands of the op from their values' lists of uses. */
static void drop_operands(pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    unlink_use(&op->operands[i]);
}

void pl_op_set_operands(pl_op *op, pl_value *const *operands, uint32_t count) {
  assert(op->num_successors == 0);
  PL_VEC(pl_value *) list = {0}; /* `operands` may be read from the op itself */
  for (uint32_t i = 0; i < count; i++)
    pl_vec_push(&list, operands[i]);
  drop_operands(op);
  if (count > op->num_operands) op->operands = PL_NEW_ARRAY(op->module->arena, pl_use, count);
  op->num_operands = count;
  for (uint32_t i = 0; i < count; i++) {
    op->operands[i] = (pl_use){.owner = op};
    pl_use_set(&op->operands[i], list.data[i]);
  }
  pl_vec_free(&list);
}

/* ---- Making ---- */

/* An op and what it consists of lie in one piece of memory. Sizes are multiples of 8, the alignment of all of these. */
typedef struct layout {
  size_t operands, results, regions, region_bodies, successors, segments, total;
} layout;

/* The offsets, in bytes, of an op's parts in its one piece of memory. */
static layout layout_of(const pl_op_spec *spec, size_t num_operands) {
  layout at;
  at.operands = sizeof(pl_op);
  at.results = at.operands + num_operands * sizeof(pl_use);
  at.regions = at.results + (size_t)spec->num_results * sizeof(pl_value);
  at.region_bodies = at.regions + (size_t)spec->num_regions * sizeof(pl_region *);
  at.successors = at.region_bodies + (size_t)spec->num_regions * sizeof(pl_region);
  at.segments = at.successors + (size_t)spec->num_successors * sizeof(pl_successor);
  at.total = at.segments + (spec->segments ? (size_t)spec->num_segments : 0) * sizeof(uint32_t);
  return at;
}

/* Sets operand `i` of a new op and adds it to the uses of the value, which may be NULL. */
static void set_operand(pl_op *op, uint32_t i, pl_value *value) {
  op->operands[i].owner = op;
  op->operands[i].value = value;
  if (value) link_use(&op->operands[i]);
}

/* Sets the successors of a new op and the operands that they are passed. */
static void fill_successors(pl_op *op, const pl_op_spec *spec) {
  uint32_t at = spec->num_operands;
  for (uint32_t i = 0; i < spec->num_successors; i++) {
    uint32_t count = spec->successor_counts ? spec->successor_counts[i] : 0;
    op->successors[i] = (pl_successor){spec->successors[i], at, count};
    for (uint32_t k = 0; k < count; k++)
      set_operand(op, at + k, spec->successor_operands[at - spec->num_operands + k]);
    at += count;
  }
}

pl_op *pl_op_new(pl_module *module, const pl_op_spec *spec) {
  assert(spec->info);
  uint32_t num_operands = spec->num_operands;
  for (uint32_t i = 0; spec->successor_counts && i < spec->num_successors; i++) {
    assert(spec->successor_counts[i] <= UINT32_MAX - num_operands);
    num_operands += spec->successor_counts[i];
  }
  layout at = layout_of(spec, num_operands);
  char *memory = pl_arena_alloc(module->arena, at.total);
  pl_op *op = (pl_op *)(void *)memory; /* of zeros: what is not stated stays 0 */
  op->info = spec->info;
  op->module = module;
  op->attrs = spec->attrs;
  op->num_operands = num_operands;
  op->num_results = spec->num_results;
  op->num_regions = spec->num_regions;
  op->num_successors = spec->num_successors;
  op->num_segments = spec->segments ? spec->num_segments : 0;
  op->line = spec->line;
  op->column = spec->column;
  op->loc = spec->loc;
  op->operands = (pl_use *)(void *)(memory + at.operands);
  op->results = (pl_value *)(void *)(memory + at.results);
  op->regions = (pl_region **)(void *)(memory + at.regions);
  op->successors = (pl_successor *)(void *)(memory + at.successors);
  for (uint32_t i = 0; i < spec->num_operands; i++)
    set_operand(op, i, spec->operands[i]);
  for (uint32_t i = 0; i < spec->num_results; i++) {
    pl_value *result = &op->results[i];
    result->type = spec->result_types[i];
    result->op = op;
    result->index = i;
  }
  for (uint32_t i = 0; i < spec->num_regions; i++) {
    op->regions[i] = (pl_region *)(void *)(memory + at.region_bodies) + i;
    op->regions[i]->op = op;
  }
  fill_successors(op, spec);
  if (spec->segments) {
    op->segments = memcpy(memory + at.segments, spec->segments, op->num_segments * sizeof(uint32_t));
  }
  return op;
}

/* ---- Places ---- */

/* Drops the index of the symbols in the block's region, if there is one, as it is about to be wrong. */
static inline void drop_index(const pl_block *block) {
  if (block->region) block->region->index = NULL;
}

void pl_op_append(pl_block *block, pl_op *op) {
  assert(!op->block && op->module);
  drop_index(block);
  op->block = block;
  op->prev = block->last;
  op->next = NULL;
  *(block->last ? &block->last->next : &block->first) = op;
  block->last = op;
}

void pl_op_insert_before(pl_op *place, pl_op *op) {
  assert(!op->block && place->block);
  drop_index(place->block);
  op->block = place->block;
  op->prev = place->prev;
  op->next = place;
  *(place->prev ? &place->prev->next : &place->block->first) = op;
  place->prev = op;
}

void pl_op_unlink(pl_op *op) {
  if (!op->block) return;
  drop_index(op->block);
  *(op->prev ? &op->prev->next : &op->block->first) = op->next;
  *(op->next ? &op->next->prev : &op->block->last) = op->prev;
  op->block = NULL;
  op->prev = NULL;
  op->next = NULL;
}

/* The first op in the blocks of a region; NULL if there is none. */
static pl_op *first_in_region(const pl_region *region) {
  for (pl_block *block = region->first; block; block = block->next) {
    if (block->first) return block->first;
  }
  return NULL;
}

/* The first op in the op's regions from index `from` on; NULL if there is none. */
static pl_op *first_in_regions(const pl_op *op, uint32_t from) {
  for (uint32_t i = from; i < op->num_regions; i++) {
    pl_op *first = first_in_region(op->regions[i]);
    if (first) return first;
  }
  return NULL;
}

pl_op *pl_op_walk_next(const pl_op *root, pl_op *op) {
  pl_op *next = first_in_regions(op, 0);
  if (next) return next;
  while (op != root) {
    if (op->next) return op->next;
    for (pl_block *block = op->block->next; block; block = block->next) {
      if (block->first) return block->first;
    }
    const pl_region *region = op->block->region;
    op = region->op;
    uint32_t index = 0;
    while (op->regions[index] != region)
      index++;
    next = first_in_regions(op, index + 1);
    if (next) return next;
  }
  return NULL;
}

/* Whether no result of the op is used. */
static bool is_unused(const pl_op *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (op->results[i].uses) return false;
  }
  return true;
}

void pl_op_erase(pl_op *op) {
  assert(is_unused(op));
  for (pl_op *inner = op; inner; inner = pl_op_walk_next(op, inner))
    drop_operands(inner);
  pl_op_unlink(op);
}

void pl_op_drop_operands(pl_op *op) {
  drop_operands(op);
  op->num_operands = 0;
  for (uint32_t i = 0; i < op->num_successors; i++)
    op->successors[i].first = op->successors[i].count = 0;
}

void pl_op_free(pl_op *op) {
  assert(op->num_regions == 0);
  pl_op_erase(op);
  const char *end = (const char *)(op->successors + op->num_successors); /* as it was made: see layout_of */
  pl_arena_give(op->module->arena, op, (size_t)(end - (const char *)op) + op->num_segments * sizeof(uint32_t));
}

/* ---- Attributes ---- */

void pl_op_set_named_attr(pl_op *op, pl_str name, const pl_attr *value) {
  if (!value && !op->attrs) return;
  if (op->block) drop_index(op->block);
  op->attrs = pl_dict_set(op->module->ctx, op->attrs, name, value);
  if (op->attrs->dict.count == 0) op->attrs = NULL;
}

void pl_op_set_attr(pl_op *op, pl_attr_name name, const pl_attr *value) { pl_op_set_named_attr(op, pl_attr_names[name], value); }

/* ---- Blocks ---- */

pl_block *pl_block_new(pl_module *module) { return PL_NEW(module->arena, pl_block); }

void pl_block_append(pl_region *region, pl_block *block) {
  assert(!block->region);
  region->index = NULL;
  block->region = region;
  block->prev = region->last;
  block->next = NULL;
  *(region->last ? &region->last->next : &region->first) = block;
  region->last = block;
}

void pl_block_insert_before(pl_block *place, pl_block *block) {
  assert(!block->region && place->region);
  block->region = place->region;
  block->prev = place->prev;
  block->next = place;
  *(place->prev ? &place->prev->next : &place->region->first) = block;
  place->prev = block;
}

void pl_block_unlink(pl_block *block) {
  if (!block->region) return;
  drop_index(block);
  *(block->prev ? &block->prev->next : &block->region->first) = block->next;
  *(block->next ? &block->next->prev : &block->region->last) = block->prev;
  block->region = NULL;
  block->prev = NULL;
  block->next = NULL;
}

pl_value *pl_block_add_arg(pl_module *module, pl_block *block, const pl_type *type) {
  if (block->num_args == block->cap_args) {
    uint32_t cap = block->cap_args ? block->cap_args * 2 : 4;
    pl_value **args = PL_NEW_ARRAY(module->arena, pl_value *, cap);
    if (block->num_args) memcpy(args, block->args, block->num_args * sizeof *args);
    block->args = args;
    block->cap_args = cap;
  }
  pl_value *arg = &PL_NEW(module->arena, pl_block_arg)->value;
  arg->type = type;
  arg->block = block;
  arg->index = block->num_args;
  block->args[block->num_args++] = arg;
  return arg;
}

void pl_block_erase_arg(pl_block *block, uint32_t index) {
  assert(index < block->num_args && !block->args[index]->uses);
  block->num_args--;
  for (uint32_t i = index; i < block->num_args; i++) {
    block->args[i] = block->args[i + 1];
    block->args[i]->index = i;
  }
}

/* ---- Modules ---- */

pl_module *pl_module_new(pl_context *ctx, const pl_source *source) {
  pl_arena *arena = pl_context_take_arena(ctx);
  pl_module *module = PL_NEW(arena, pl_module);
  *module = (pl_module){.ctx = ctx, .arena = arena, .source = source};
  module->op = pl_op_new(module, &(pl_op_spec){.info = pl_op_info_of(PL_OP_BUILTIN_MODULE), .num_regions = 1});
  pl_block_append(module->op->regions[0], pl_block_new(module));
  return module;
}

void pl_module_free(pl_module *module) {
  if (module) pl_context_give_arena(module->ctx, module->arena); /* the module lives in it */
}

/* ---- Numbering ---- */

/* Sets the block's number, and numbers its arguments from *values on, which it advances. */
static void number_block(pl_block *block, uint32_t block_number, uint32_t *values) {
  block->number = block_number;
  for (uint32_t i = 0; i < block->num_args; i++)
    block->args[i]->number = (*values)++;
}

/* Numbers the blocks of a region from 0, and all their arguments from *values on, which it advances. */
static void number_region(const pl_region *region, uint32_t *values) {
  uint32_t blocks = 0;
  for (pl_block *block = region->first; block; block = block->next)
    number_block(block, blocks++, values);
}

uint32_t pl_func_number(pl_op *func) {
  uint32_t values = 0;
  for (pl_op *op = func; op; op = pl_op_walk_next(func, op)) {
    for (uint32_t i = 0; op != func && i < op->num_results; i++)
      op->results[i].number = values++;
    for (uint32_t i = 0; i < op->num_regions; i++)
      number_region(op->regions[i], &values);
  }
  return values;
}
