#include "fuzz/reduce/pair.h"

#include <assert.h>

#include "core/base/vec.h"
#include "fuzz/shrink/internal.h"

typedef struct site {
  pl_op *op[2];
  uint32_t argument;
  pl_op *maker; /* VALUE: in the source */
} site;

typedef PL_VEC(site) sites;

const char *pl_pair_move_name(pl_pair_move move) {
  assert(move < PL_NUM_PAIR_MOVES);
  static const char *const names[PL_NUM_PAIR_MOVES] = {
#define X(id, name) [PL_PAIR_##id] = name,
      PL_PAIR_MOVES(X)
#undef X
  };
  return names[move];
}

/* ---- What stands for an argument ---- */

enum { UNRANKED_FIELDS = 2, POINTERS_AND_OFFSET = 3 };

/* How many arguments of the lowering an argument of this type becomes, with bare pointers or without ("Conversion to the LLVM
 * Dialect", 2020, Calling Convention). */
static uint32_t width_of(const pl_type *type, bool bare) {
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return UNRANKED_FIELDS;
  return type->kind == PL_TYPE_MEMREF && !bare ? POINTERS_AND_OFFSET + 2 * type->shaped.rank : 1;
}

/* How many arguments of the lowering the first `count` arguments of a source function type become. */
static uint32_t width_of_first(const pl_type *function, uint32_t count, bool bare) {
  uint32_t width = 0;
  for (uint32_t i = 0; i < count; i++)
    width += width_of(function->func.inputs[i], bare);
  return width;
}

/* Whether `lowered` is an LLVM function type with as many arguments as `source` has under one of the calling conventions; then
 * *bare says whether that is the one with bare pointers. False if a type is NULL. */
static bool are_related(const pl_type *source, const pl_type *lowered, bool *bare) {
  if (!source || !lowered || lowered->kind != PL_TYPE_LLVM_FUNC) return false;
  for (int way = 0; way < 2; way++) {
    *bare = way == 1;
    if (width_of_first(source, source->func.num_inputs, *bare) == lowered->func.num_inputs) return true;
  }
  return false;
}

/* ---- Sites ---- */

/* Whether the op is a function of any dialect. */
static bool is_function(const pl_op *op) { return pl_op_has(op, PL_TRAIT_FUNCTION); }

/* Whether the function has exactly one result that is not void. */
static bool has_one_result(const pl_op *op) {
  const pl_type *type = pl_func_type(op);
  return type && type->func.num_results == 1 && type->func.results[0]->kind != PL_TYPE_LLVM_VOID;
}

/* The type that a scalar has in the lowering ("Conversion to the LLVM Dialect", 2020, Type Conversion); NULL if the type is no
 * scalar with a known one. An index is taken to have 64 bits. */
static const pl_type *lowered_scalar(pl_context *ctx, const pl_type *type) {
  if (type->kind == PL_TYPE_INDEX) return pl_type_integer(ctx, 64);
  return pl_type_is_signless(type) || type->kind == PL_TYPE_FLOAT ? type : NULL;
}

/* Appends a copy of `at`, whose op[0] is the source function, with `maker` set for each operation in the function that can be
 * replaced by a new argument. */
static void collect_values(pl_context *ctx, site at, sites *out) {
  for (pl_op *op = pl_op_walk_next(at.op[0], at.op[0]); op; op = pl_op_walk_next(at.op[0], op)) {
    bool fits = op->num_results == 1 && !pl_is_simple_value(pl_result(op, 0)) && !pl_is_terminator(op);
    at.maker = op;
    if (fits && lowered_scalar(ctx, pl_result(op, 0)->type)) pl_vec_push(out, at);
  }
}

/* Appends the sites of a pair move at a symbol that both modules have; none if the move doesn't apply to it. */
static void collect_at(pl_context *ctx, pl_pair_move move, site at, sites *out) {
  bool functions = is_function(at.op[0]) && is_function(at.op[1]), bare = false;
  switch (move) {
  case PL_PAIR_SYMBOL: pl_vec_push(out, at); return;
  case PL_PAIR_ARGUMENT:
    if (!functions || !are_related(pl_func_type(at.op[0]), pl_func_type(at.op[1]), &bare)) return;
    for (; at.argument < pl_func_type(at.op[0])->func.num_inputs; at.argument++)
      pl_vec_push(out, at);
    return;
  case PL_PAIR_RESULT:
    if (functions && has_one_result(at.op[0]) && has_one_result(at.op[1])) pl_vec_push(out, at);
    return;
  case PL_PAIR_VALUE:
    if (functions && are_related(pl_func_type(at.op[0]), pl_func_type(at.op[1]), &bare)) collect_values(ctx, at, out);
    return;
  case PL_NUM_PAIR_MOVES: return;
  }
}

/* The sites of a pair move at all top-level symbols that occur in both modules; the caller frees the vector. */
static sites collect(pl_module *const modules[2], pl_pair_move move) {
  sites found = {0};
  pl_map names = {0};
  for (int side = 1; side >= 0; side--) {
    const pl_region *body = modules[side]->op->num_regions ? modules[side]->op->regions[0] : NULL;
    if (!body || !body->first) continue;
    PL_FOR_OPS(op, body->first) {
      pl_str name = pl_symbol_name(op);
      if (!name.len) continue;
      const void *key = pl_context_intern(modules[0]->ctx, name).data;
      if (side == 1)
        pl_map_set_ptr(&names, key, op);
      else if (pl_map_has(&names, key))
        collect_at(modules[0]->ctx, move, (site){.op = {op, pl_map_get_ptr(&names, key)}}, &found);
    }
  }
  pl_map_free(&names);
  return found;
}

uint32_t pl_pair_count(pl_module *const modules[2], pl_pair_move move) {
  assert(move < PL_NUM_PAIR_MOVES && modules[0]->ctx == modules[1]->ctx);
  sites found = collect(modules, move);
  uint32_t count = (uint32_t)found.len;
  pl_vec_free(&found);
  return count;
}

/* ---- Moves ---- */

/* Erases a symbol from source and lowering; false, with nothing changed, if a result of either op has uses. */
static bool drop_symbol(const site *at) {
  for (int side = 0; side < 2; side++)
    for (uint32_t i = 0; i < at->op[side]->num_results; i++)
      if (at->op[side]->results[i].uses) return false;
  pl_op_erase(at->op[0]);
  pl_op_erase(at->op[1]);
  return true;
}

/* Drops an argument of the source function and the arguments of the lowering that stand for it; false if that fails, when some
 * may be dropped already. */
static bool drop_argument(pl_module *const modules[2], const site *at) {
  const pl_type *source = pl_func_type(at->op[0]);
  bool bare = false;
  if (!are_related(source, pl_func_type(at->op[1]), &bare) || at->argument >= source->func.num_inputs) return false;
  uint32_t first = width_of_first(source, at->argument, bare), count = width_of(source->func.inputs[at->argument], bare);
  bool made = pl_shrink_argument(modules[0], at->op[0], at->argument);
  for (uint32_t i = count; made && i-- > 0;)
    made = pl_shrink_argument(modules[1], at->op[1], first + i);
  return made;
}

/* Replaces the result of the source operation `maker` by a new last argument and erases the operation; the lowering gets a new
 * last argument as well. False if that fails, when the source may have its new argument already. */
static bool pass_value(pl_module *const modules[2], const site *at) {
  pl_block *entry = pl_func_entry(at->op[1]);
  pl_value *value = pl_result(at->maker, 0);
  if (!entry || !entry->first) return false;
  pl_shrinker source = {.module = modules[0]}, lowering = {.module = modules[1]};
  pl_value *passed = pl_new_argument(&source, at->maker, value->type);
  bool made = passed && pl_new_argument(&lowering, entry->first, lowered_scalar(modules[0]->ctx, value->type));
  if (made) {
    pl_value_replace_all(value, passed);
    pl_op_erase(at->maker);
  }
  pl_map_free(&source.referenced);
  pl_map_free(&lowering.referenced);
  return made;
}

/* Makes one pair move at one site; false if it failed, when the modules may be changed already. */
static bool apply_at(pl_module *const modules[2], pl_pair_move move, const site *at) {
  switch (move) {
  case PL_PAIR_SYMBOL: return drop_symbol(at);
  case PL_PAIR_ARGUMENT: return drop_argument(modules, at);
  case PL_PAIR_RESULT: return pl_shrink_result(modules[0], at->op[0], 0) && pl_shrink_result(modules[1], at->op[1], 0);
  case PL_PAIR_VALUE: return pass_value(modules, at);
  case PL_NUM_PAIR_MOVES: return false;
  }
  return false;
}

uint32_t pl_pair_apply(pl_module *const modules[2], pl_pair_move move, uint32_t first, uint32_t count) {
  assert(move < PL_NUM_PAIR_MOVES && modules[0]->ctx == modules[1]->ctx);
  sites found = collect(modules, move);
  uint32_t made = 0;
  size_t end = first + (size_t)count < found.len ? first + (size_t)count : found.len;
  for (size_t i = end; i-- > first;)
    made += apply_at(modules, move, &found.data[i]);
  pl_vec_free(&found);
  return made;
}

/* ---- What nobody uses ---- */

/* Whether one of the arguments [first, first + count) of the function may have uses; false only if it is known that none has.
 * */
static bool is_used(const pl_op *func, uint32_t first, uint32_t count) {
  const pl_block *entry = pl_func_entry(func);
  if (!entry || first + count > entry->num_args) return true;
  for (uint32_t i = first; i < first + count; i++)
    if (entry->args[i]->uses) return true;
  return false;
}

uint32_t pl_pair_tidy(pl_module *const modules[2]) {
  assert(modules[0]->ctx == modules[1]->ctx);
  sites found = collect(modules, PL_PAIR_ARGUMENT);
  uint32_t dropped = 0;
  for (size_t i = found.len; i-- > 0;) {
    const site *at = &found.data[i];
    const pl_type *source = pl_func_type(at->op[0]);
    bool bare = false;
    if (!are_related(source, pl_func_type(at->op[1]), &bare)) continue;
    uint32_t first = width_of_first(source, at->argument, bare), count = width_of(source->func.inputs[at->argument], bare);
    if (is_used(at->op[0], at->argument, 1) || is_used(at->op[1], first, count)) continue;
    dropped += drop_argument(modules, at);
  }
  pl_vec_free(&found);
  return dropped;
}
