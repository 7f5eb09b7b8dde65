/* Affine maps, accesses, loops and conditions. Source: MLIR documentation, "'affine' Dialect" (2023), Dimensions and Symbols,
 * Restrictions on Dimensions and Symbols, and the operations. */
#include <assert.h>
#include <string.h>

#include "core/check/check.h"
#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/enums.h"

/* ---- what may be a dim or a symbol ---- */

/* Definitions that are followed to find what a value is. After a longer chain it is taken to be valid. */
enum { MAX_STEPS = 200 };

/* Whether indices defined directly in the op's region are symbols: it is a function or a module. */
static bool is_scope(const pl_op *op) { return pl_op_has(op, PL_TRAIT_FUNCTION) || pl_op_is(op, PL_OP_BUILTIN_MODULE); }

/* The region that a value is defined in; NULL if its definition is in none. */
static const pl_region *region_of(const pl_value *value) {
  const pl_block *block = value->op ? value->op->block : value->block;
  return block ? block->region : NULL;
}

/* The region of the innermost op around the op that is_scope accepts; NULL if there is none. */
static const pl_region *scope_of(const pl_op *op) {
  while (op->block && op->block->region && op->block->region->op) {
    if (is_scope(op->block->region->op)) return op->block->region;
    op = op->block->region->op;
  }
  return NULL;
}

/* Whether the value is defined directly in a function's or module's region. */
static bool is_top_level(const pl_value *value) {
  const pl_region *region = region_of(value);
  return region && region->op && is_scope(region->op);
}

typedef struct search {
  const pl_region *scope;
  uint32_t steps;
} search;

/* Whether an index is a valid symbol, defined below. */
static bool is_symbol(search *s, const pl_value *value);

/* The operand that gives the dynamic size number `position` (from 0, dynamic sizes only) of the memref that the op makes; NULL if
 * there is none, or for an op that is not known here. */
static const pl_value *size_operand(const pl_op *op, uint32_t position) {
  uint32_t first = 0, count = 0;
  if (pl_op_is(op, PL_OP_MEMREF_ALLOC)) pl_op_segment(op, 0, &first, &count);
  if (pl_op_is(op, PL_OP_MEMREF_SUBVIEW)) pl_op_segment(op, 2, &first, &count);
  if (pl_op_is(op, PL_OP_MEMREF_VIEW)) first = 2, count = op->num_operands - 2;
  return position < count ? pl_operand(op, first + position) : NULL;
}

/* Reads the value's constant into *out; false if no constant op with an integer attribute that fits int64_t defines it. */
static bool constant_index(const pl_value *value, int64_t *out) {
  const pl_attr *attr = value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  return attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, out);
}

/* Whether a memref.dim is a valid symbol: if its memref is at top level (is_top_level), or the size is known to be static or
 * given by a valid symbol. */
static bool is_symbol_size(search *s, const pl_op *dim) {
  const pl_value *memref = pl_operand(dim, 0);
  int64_t index = 0;
  if (is_top_level(memref)) return true;
  if (!constant_index(pl_operand(dim, 1), &index)) return false;
  const pl_op *op = memref->op;
  while (op && pl_op_is(op, PL_OP_MEMREF_CAST) && pl_operand(op, 0)->type->kind == PL_TYPE_MEMREF)
    op = pl_operand(op, 0)->op;
  bool sized = op && (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_VIEW) || pl_op_is(op, PL_OP_MEMREF_SUBVIEW));
  const pl_type *type = sized ? pl_result(op, 0)->type : NULL;
  if (!type || index < 0 || index >= type->shaped.rank) return false;
  uint32_t position = 0;
  for (int64_t i = 0; i < index; i++)
    position += type->shaped.shape[i] == PL_DYNAMIC;
  if (type->shaped.shape[index] != PL_DYNAMIC) return true;
  const pl_value *size = size_operand(op, position);
  return size && is_symbol(s, size);
}

/* Whether a value is of type index and a valid symbol in the search's scope. True, too, after MAX_STEPS steps, which bounds the
 * recursion. */
static bool is_symbol(search *s, const pl_value *value) {
  if (++s->steps > MAX_STEPS) return true;
  if (value->type->kind != PL_TYPE_INDEX) return false;
  if (region_of(value) == s->scope) return true;
  const pl_op *op = value->op;
  if (!op) return false;
  if (pl_op_has(op, PL_TRAIT_CONSTANT)) return true;
  if (pl_op_is(op, PL_OP_MEMREF_DIM)) return is_symbol_size(s, op);
  if (!pl_op_has(op, PL_TRAIT_PURE)) return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!is_symbol(s, pl_operand(op, i))) return false;
  return true;
}

/* Whether a block argument is an induction variable of an affine loop. */
static bool is_counter(const pl_value *value) {
  const pl_region *region = region_of(value);
  const pl_op *loop = region ? region->op : NULL;
  return loop && (pl_op_is(loop, PL_OP_AFFINE_PARALLEL) || (pl_op_is(loop, PL_OP_AFFINE_FOR) && value->index == 0));
}

/* Whether a value is of type index and a valid dimension in the search's scope. True, too, if that is not known after MAX_STEPS
 * steps. */
static bool is_dim(search *s, const pl_value *value) {
  if (value->type->kind != PL_TYPE_INDEX) return false;
  search symbol = {.scope = s->scope};
  if (++s->steps > MAX_STEPS || is_symbol(&symbol, value)) return true;
  const pl_op *op = value->op;
  if (!op) return is_counter(value);
  if (pl_op_is(op, PL_OP_MEMREF_DIM)) return is_top_level(pl_operand(op, 0));
  if (!pl_op_is(op, PL_OP_AFFINE_APPLY)) return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!is_dim(s, pl_operand(op, i))) return false;
  return true;
}

bool pl_affine_is_dim_only(const pl_op *user, const pl_value *value) {
  assert(user && value && value->type);
  search dim = {.scope = scope_of(user)}, symbol = {.scope = dim.scope};
  return is_dim(&dim, value) && !is_symbol(&symbol, value);
}

/* Checks that the operands of a map or set, from index `first` on, are valid dimensions and then valid symbols. False if not; the
 * first one that is not is reported. */
static bool check_operands(pl_checker *c, const pl_op *op, const pl_attr *map, uint32_t first) {
  const pl_region *scope = scope_of(op);
  uint32_t count = map->affine.num_dims + map->affine.num_symbols;
  for (uint32_t i = 0; i < count; i++) {
    search s = {.scope = scope};
    const pl_value *value = pl_operand(op, first + i);
    if (i < map->affine.num_dims && !is_dim(&s, value)) return pl_check_error(c, op, "operand cannot be used as a dimension id");
    if (i >= map->affine.num_dims && !is_symbol(&s, value)) return pl_check_error(c, op, "operand cannot be used as a symbol");
  }
  return true;
}

/* ---- maps and accesses ---- */

/* Checks the operands and the number of results of the map of affine.apply, affine.min or affine.max; false, and reported, if
 * they break a rule. */
bool pl_check_affine_map(pl_checker *c, const pl_op *op) {
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  if (op->num_operands != map->affine.num_dims + map->affine.num_symbols)
    return pl_check_error(c, op, "operand count and affine map dimension and symbol count must match");
  if (!pl_op_is(op, PL_OP_AFFINE_APPLY))
    return map->affine.count > 0 || pl_check_error(c, op, "affine map expect at least one result");
  if (map->affine.count != 1) return pl_check_error(c, op, "mapping must produce one value");
  for (uint32_t i = map->affine.num_dims; i < op->num_operands; i++) {
    if (pl_affine_is_dim_only(op, pl_operand(op, i)))
      return pl_check_error_at(c, op, "dimensional operand cannot be used as a symbol");
  }
  return true;
}

/* Checks that memref and vector have the same element type. False, and reported, if not. */
static bool check_vector(pl_checker *c, const pl_op *op, const pl_type *memref, const pl_type *vector) {
  return memref->shaped.elem == vector->shaped.elem ||
         pl_check_error(c, op, "requires memref and vector types of the same elemental type");
}

/* Checks that the localityHint of affine.prefetch is from 0 to 3. False, and reported, if not. */
static bool check_hint(pl_checker *c, const pl_op *op) {
  const pl_attr *hint = pl_op_attr(op, PL_NAME_LOCALITY_HINT);
  int64_t value = 0;
  bool fits = pl_apint_to_i64(hint->integer, &value) && value >= 0 && value <= 3;
  return fits || pl_check_error(c, op,
                                "attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose "
                                "minimum value is 0 whose maximum value is 3");
}

/* Checks the map of an affine op that accesses memory, the map's operands, and the op's own rules; false, and reported, if one is
 * broken. */
bool pl_check_affine_access(pl_checker *c, const pl_op *op) {
  bool stores = pl_op_is(op, PL_OP_AFFINE_STORE) || pl_op_is(op, PL_OP_AFFINE_VECTOR_STORE);
  uint32_t memref = stores ? 1 : 0;
  const pl_type *type = pl_operand(op, memref)->type;
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  bool prefetch = pl_op_is(op, PL_OP_AFFINE_PREFETCH);
  if (prefetch && !check_hint(c, op)) return false;
  if (map->affine.count != type->shaped.rank)
    return pl_check_error(c, op, "%saffine map num results must equal memref rank", prefetch ? "affine.prefetch " : "");
  if (op->num_operands - memref - 1 != map->affine.num_dims + map->affine.num_symbols)
    return pl_check_error(c, op, "expects as many subscripts as affine map inputs");
  if (!check_operands(c, op, map, memref + 1)) return false;
  if (pl_op_is(op, PL_OP_AFFINE_VECTOR_LOAD)) return check_vector(c, op, type, pl_result(op, 0)->type);
  return !pl_op_is(op, PL_OP_AFFINE_VECTOR_STORE) || check_vector(c, op, type, pl_operand(op, 0)->type);
}

/* ---- control flow ---- */

/* Checks that the region has one block, or none if `may_be_empty`, and that the block is empty or ends with affine.yield. False,
 * and reported, if not. */
static bool one_block(pl_checker *c, const pl_op *op, uint32_t region, bool may_be_empty) {
  const pl_block *first = op->regions[region]->first;
  if (!first)
    return may_be_empty || pl_check_error(c, op, "region #%u failed to verify constraint: region with 1 blocks", region);
  if (first->next) return pl_check_error(c, op, "expects region #%u to have 0 or 1 blocks", region);
  return !first->last || pl_op_is(first->last, PL_OP_AFFINE_YIELD) ||
         pl_check_error(c, op, "expects regions to end with 'affine.yield', found '%.*s'", PL_STR_FMT(first->last->info->name));
}

/* Checks the regions of affine.if and the operands of its set; false, and reported, if they break a rule. */
bool pl_check_affine_if(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_IF));
  const pl_attr *set = pl_op_attr(op, PL_NAME_CONDITION);
  for (uint32_t i = 0; i < 2; i++) {
    if (!one_block(c, op, i, i == 1)) return false;
    const pl_block *block = op->regions[i]->first;
    if (block && block->num_args) return pl_check_error(c, op, "region #%u should have no arguments", i);
  }
  if (op->num_results && !op->regions[1]->first) return pl_check_error(c, op, "must have an else block if defining values");
  if (op->num_operands != set->affine.num_dims + set->affine.num_symbols)
    return pl_check_error(c, op, "operand count and condition integer set dimension and symbol count must match");
  return check_operands(c, op, set, 0);
}

/* Checks the map (attribute `name`) of a lower (group 0) or upper (group 1) bound of affine.for and the map's operands; false,
 * and reported, if they break a rule. */
static bool check_bound(pl_checker *c, const pl_op *op, pl_attr_name name, uint32_t group) {
  const pl_attr *map = pl_op_attr(op, name);
  uint32_t first, count;
  pl_op_segment(op, group, &first, &count);
  if (count != map->affine.num_dims + map->affine.num_symbols)
    return pl_check_error(c, op, "operand count and affine map dimension and symbol count must match");
  if (map->affine.count == 0)
    return pl_check_error(c, op, "expected a %s bound map with at least one result", group ? "upper" : "lower");
  return check_operands(c, op, map, first);
}

/* Checks the body, the bounds and the loop-carried values of affine.for; false, and reported, if they break a rule. */
bool pl_check_affine_for(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_FOR));
  if (!one_block(c, op, 0, false)) return false;
  const pl_block *body = op->regions[0]->first;
  uint32_t first, carried;
  pl_op_segment(op, 2, &first, &carried);
  if (body->num_args == 0 || body->args[0]->type->kind != PL_TYPE_INDEX)
    return pl_check_error(c, op, "expected body to have a single index argument for the induction variable");
  if (!check_bound(c, op, PL_NAME_LOWER_BOUND_MAP, 0) || !check_bound(c, op, PL_NAME_UPPER_BOUND_MAP, 1)) return false;
  if (carried != op->num_results) return pl_check_error(c, op, "mismatch between the number of loop-carried values and results");
  if (body->num_args != carried + 1) return pl_check_error(c, op, "mismatch between the number of basic block args and results");
  for (uint32_t i = 0; i < carried; i++) {
    const pl_type *type = pl_operand(op, first + i)->type;
    if (type != pl_result(op, i)->type || type != body->args[i + 1]->type)
      return pl_check_error(c, op, "types mismatch between %uth iter operand and defined value", i);
  }
  return true;
}

/* Whether `groups` gives, for each of `loops` loops, the number of the map's results that bound it, which add up to all
 * results. */
static bool check_groups(const pl_attr *groups, const pl_attr *map, uint32_t loops) {
  int64_t sum = 0;
  bool list = groups->type->kind == PL_TYPE_TENSOR && groups->type->shaped.rank == 1 && groups->type->shaped.shape[0] == loops &&
              groups->type->shaped.elem->kind == PL_TYPE_INTEGER;
  for (uint32_t i = 0; list && i < loops; i++) {
    int64_t size = 0;
    list = pl_apint_to_i64(pl_dense_at(groups, i), &size) && size > 0 && size <= UINT32_MAX;
    sum += size;
  }
  return list && sum == map->affine.count;
}

/* What is reduced by a kind, by the number of its word: X(word, what) */
#define REDUCTIONS(X)                                                                                                            \
  X("addf", OF_FLOATS)                                                                                                           \
  X("mulf", OF_FLOATS)                                                                                                           \
  X("maximumf", OF_FLOATS)                                                                                                       \
  X("minimumf", OF_FLOATS)                                                                                                       \
  X("addi", OF_SIGNLESS)                                                                                                         \
  X("muli", OF_SIGNLESS)                                                                                                         \
  X("andi", OF_SIGNLESS)                                                                                                         \
  X("ori", OF_SIGNLESS)                                                                                                          \
  X("maxs", OF_SIGNED)                                                                                                           \
  X("mins", OF_SIGNED)                                                                                                           \
  X("maxu", OF_UNSIGNED)                                                                                                         \
  X("minu", OF_UNSIGNED)                                                                                                         \
  X("assign", OF_ANYTHING)

enum { OF_FLOATS, OF_SIGNLESS, OF_SIGNED, OF_UNSIGNED, OF_ANYTHING };

/* Whether a kind of reduction of affine.parallel works on values of that type; false for an attribute that is no such kind. */
static bool reduces(const pl_attr *kind, const pl_type *type) {
  static const struct {
    const char *word;
    int what;
  } rows[] = {
#define X(word, what) {word, what},
      REDUCTIONS(X)
#undef X
  };
  const pl_vocabulary *kinds = pl_vocabulary_find(pl_str_from("arith.atomic"));
  int64_t value = 0;
  const char *word = NULL;
  if (kind->kind == PL_ATTR_INTEGER && pl_apint_to_i64(kind->integer, &value)) word = pl_vocabulary_word(kinds, value);
  for (size_t i = 0; word && i < sizeof rows / sizeof *rows; i++) {
    if (strcmp(rows[i].word, word) != 0) continue;
    bool integer = type->kind == PL_TYPE_INTEGER;
    return rows[i].what == OF_FLOATS     ? type->kind == PL_TYPE_FLOAT
           : rows[i].what == OF_SIGNLESS ? integer && type->integer.signedness == PL_SIGNLESS
           : rows[i].what == OF_SIGNED   ? integer && type->integer.signedness == PL_SIGNED
           : rows[i].what == OF_UNSIGNED ? integer && type->integer.signedness == PL_UNSIGNED
                                         : true;
  }
  return false;
}

/* Checks the body, bounds, steps and reductions of affine.parallel; false, and reported, if they break a rule. */
bool pl_check_affine_parallel(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_PARALLEL));
  if (!one_block(c, op, 0, false)) return false;
  const pl_block *body = op->regions[0]->first;
  const pl_attr *lower = pl_op_attr(op, PL_NAME_LOWER_BOUNDS_MAP), *upper = pl_op_attr(op, PL_NAME_UPPER_BOUNDS_MAP);
  const pl_attr *lower_groups = pl_op_attr(op, PL_NAME_LOWER_BOUNDS_GROUPS),
                *upper_groups = pl_op_attr(op, PL_NAME_UPPER_BOUNDS_GROUPS);
  const pl_attr *steps = pl_op_attr(op, PL_NAME_STEPS), *kinds = pl_op_attr(op, PL_NAME_REDUCTIONS);
  uint32_t loops = body->num_args, inputs = lower->affine.num_dims + lower->affine.num_symbols;
  bool fits = steps->array.count == loops && check_groups(lower_groups, lower, loops) && check_groups(upper_groups, upper, loops);
  for (uint32_t i = 0; fits && i < loops; i++)
    fits = steps->array.elems[i]->kind == PL_ATTR_INTEGER && body->args[i]->type->kind == PL_TYPE_INDEX;
  if (!fits)
    return pl_check_error(c, op,
                          "the number of region arguments (%u) and the number of map groups for lower and upper bound, and the "
                          "number of steps (%u) must all match",
                          loops, steps->array.count);
  if (op->num_operands != inputs + upper->affine.num_dims + upper->affine.num_symbols)
    return pl_check_error(c, op, "operand count and affine map dimension and symbol count must match");
  if (kinds->array.count != op->num_results) return pl_check_error(c, op, "a reduction must be specified for each output");
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!reduces(kinds->array.elems[i], pl_result(op, i)->type))
      return pl_check_error(c, op, "result type cannot match reduction attribute");
  return check_operands(c, op, lower, 0) && check_operands(c, op, upper, inputs);
}

/* Checks that affine.yield is directly in affine.if, for or parallel, and that its operands have the number and types of that
 * op's results. False, and reported, if not. */
bool pl_check_affine_yield(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_YIELD));
  const pl_op *parent = op->block && op->block->region ? op->block->region->op : NULL;
  bool ends = parent && (pl_op_is(parent, PL_OP_AFFINE_IF) || pl_op_is(parent, PL_OP_AFFINE_FOR) ||
                         pl_op_is(parent, PL_OP_AFFINE_PARALLEL));
  if (!ends) return pl_check_error(c, op, "only terminates affine.if/for/parallel regions");
  if (op->num_operands != parent->num_results)
    return pl_check_error(c, op, "parent of yield must have same number of results as the yield operands");
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->type != pl_result(parent, i)->type)
      return pl_check_error(c, op, "types mismatch between yield op and its parent");
  return true;
}
