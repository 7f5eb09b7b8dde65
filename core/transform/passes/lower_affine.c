/* lower_affine.c - -lower-affine: expressions as arithmetic, accesses as those of memref and vector, loops and conditions as
 * those of scf. Source of the meanings: MLIR documentation, "'affine' Dialect" (2023), Affine Expressions: floordiv rounds down,
 * ceildiv up, mod has a result that is not negative; affine.for, affine.if, affine.parallel. No overflow flags are set. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "core/transform/common/affine_loop.h"
#include "core/transform/common/build.h"
#include "core/transform/common/range.h"
#include "core/transform/passes/passes.h"

/* ---- maps of operands ---- */

/* An array, in the module's arena, of `count` operands from `first` on. */
static pl_value **operands_from(const pl_op *op, uint32_t first, uint32_t count) {
  pl_value **out = PL_NEW_ARRAY(op->module->arena, pl_value *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    out[i] = pl_operand(op, first + i);
  return out;
}

/* ---- what is known of bounds and conditions: mlir-opt puts constants into them, and takes equal operands for one ---- */

/* The expression for the operand at `position`: its constant, else the first of the operands that is the same value, as dimension
 * or symbol. */
static const pl_affine *known(pl_context *ctx, pl_value *const *operands, uint32_t position, uint32_t dims) {
  const pl_value *value = operands[position];
  const pl_attr *attr = value->op && pl_op_has(value->op, PL_TRAIT_CONSTANT) ? pl_op_attr(value->op, PL_NAME_VALUE) : NULL;
  int64_t number = 0;
  uint32_t first = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, &number)) return pl_affine_const(ctx, number);
  while (operands[first] != value)
    first++;
  return first < dims ? pl_affine_dim(ctx, first) : pl_affine_symbol(ctx, first - dims);
}

/* Whether the expression is no constant outside of 32 bits: a quotient of such constants would differ where index is lowered to
 * 32 bits. */
static bool is_any_width(const pl_affine *e) {
  return e->kind != PL_AFFINE_CONST || (e->value >= INT32_MIN && e->value <= INT32_MAX);
}

/* The expression with constant operands put in and equal operands made one, where that keeps its value at each width of index.
 * Recursion is bounded where expressions are parsed. */
static const pl_affine *with_known(pl_context *ctx, const pl_affine *e, pl_value *const *operands, uint32_t dims) {
  if (e->kind == PL_AFFINE_CONST) return e;
  if (e->kind == PL_AFFINE_DIM) return known(ctx, operands, (uint32_t)e->value, dims);
  if (e->kind == PL_AFFINE_SYMBOL) return known(ctx, operands, dims + (uint32_t)e->value, dims);
  const pl_affine *lhs = with_known(ctx, e->lhs, operands, dims), *rhs = with_known(ctx, e->rhs, operands, dims);
  bool divides = e->kind != PL_AFFINE_ADD && e->kind != PL_AFFINE_MUL;
  if (divides && rhs->kind == PL_AFFINE_CONST && rhs->value <= 0) return e; /* undefined, and no expression */
  if (divides && !(is_any_width(lhs) && is_any_width(rhs))) return e;
  return pl_affine_binary(ctx, e->kind, lhs, rhs);
}

/* Builds the results [from, from + count) of a map over the operands from `first` on, combined by `combine` (minimum or maximum),
 * and returns the value; NULL if `count` is 0. */
static pl_value *extreme(pl_build *b, const pl_op *op, const pl_attr *map, uint32_t from, uint32_t count, uint32_t first,
                         pl_op_kind combine) {
  pl_value **operands = operands_from(op, first, map->affine.num_dims + map->affine.num_symbols), *value = NULL;
  pl_value **each = PL_NEW_ARRAY(op->module->arena, pl_value *, count + 1);
  bool folded = pl_op_is(op, PL_OP_AFFINE_FOR) || pl_op_is(op, PL_OP_AFFINE_IF);
  for (uint32_t i = 0; i < count; i++) {
    const pl_affine *e = map->affine.exprs[from + i];
    if (folded) e = with_known(op->module->ctx, e, operands, map->affine.num_dims);
    each[i] = pl_build_affine(b, e, operands, operands + map->affine.num_dims);
  }
  for (uint32_t i = 0; i < count; i++)
    value = value ? pl_build_binary(b, combine, value, each[i]) : each[i];
  return value;
}

/* Replaces affine.apply, affine.min or affine.max by arithmetic on index (min and max signed). */
static void lower_map(pl_op *op) {
  pl_build b = pl_build_before(op);
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  pl_op_kind combine = pl_op_is(op, PL_OP_AFFINE_MIN) ? PL_OP_ARITH_MINSI : PL_OP_ARITH_MAXSI;
  pl_value *value = extreme(&b, op, map, 0, map->affine.count, 0, combine);
  pl_replace_op(op, &value);
}

/* ---- accesses ---- */

/* Replaces an affine load, store or prefetch by the op of memref or vector of that kind, with arithmetic for the indices. */
static void lower_access(pl_op *op, pl_op_kind kind) {
  pl_build b = pl_build_before(op);
  bool stores = op->num_results == 0 && !pl_op_is(op, PL_OP_AFFINE_PREFETCH);
  const pl_attr *map = pl_op_attr(op, PL_NAME_MAP);
  uint32_t first = stores ? 2 : 1, count = first + map->affine.count;
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, count + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < map->affine.count; i++)
    operands[first + i] = extreme(&b, op, map, i, 1, first, PL_OP_INVALID);
  pl_op_spec spec = {.info = pl_op_info_of(kind), .operands = operands, .num_operands = count, .num_results = op->num_results};
  const pl_type *type = op->num_results ? pl_result(op, 0)->type : NULL;
  spec.result_types = &type;
  pl_op *made = pl_build_op(&b, &spec);
  static const pl_attr_name preserved[] = {PL_NAME_IS_WRITE, PL_NAME_LOCALITY_HINT, PL_NAME_IS_DATA_CACHE};
  for (size_t i = 0; i < 3; i++)
    if (pl_op_is(op, PL_OP_AFFINE_PREFETCH)) pl_op_set_attr(made, preserved[i], pl_op_attr(op, preserved[i]));
  pl_value *result = op->num_results ? pl_result(made, 0) : NULL;
  pl_replace_op(op, &result);
}

/* ---- control flow ---- */

/* Moves all blocks of a region to the end of another one. */
static void move_region(pl_region *from, pl_region *to) {
  while (from->first) {
    pl_block *block = from->first;
    pl_block_unlink(block);
    pl_block_append(to, block);
  }
}

/* Replaces affine.yields that end the region's blocks by terminators of that kind with the same operands. */
static void end_with(pl_region *region, pl_op_kind kind) {
  PL_FOR_BLOCKS(block, region) {
    pl_op *yield = block->last;
    if (!yield || !pl_op_is(yield, PL_OP_AFFINE_YIELD)) continue;
    pl_build b = pl_build_before(yield);
    pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(kind),
                                  .operands = operands_from(yield, 0, yield->num_operands),
                                  .num_operands = yield->num_operands});
    pl_op_erase(yield);
  }
}

/* Replaces an op by a new one as in `spec`, to which the result types and regions of the op are added; affine.yields that end the
 * regions' blocks become ops of the kind `yield`. */
static void replace_structured(pl_build *b, pl_op *op, pl_op_spec *spec, pl_op_kind yield) {
  const pl_type **types = PL_NEW_ARRAY(op->module->arena, const pl_type *, op->num_results + 1);
  pl_value **results = PL_NEW_ARRAY(op->module->arena, pl_value *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] = pl_result(op, i)->type;
  spec->result_types = types;
  spec->num_results = op->num_results;
  spec->num_regions = op->num_regions;
  pl_op *made = pl_build_op(b, spec);
  for (uint32_t i = 0; i < op->num_regions; i++) {
    move_region(op->regions[i], made->regions[i]);
    end_with(made->regions[i], yield);
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    results[i] = pl_result(made, i);
  pl_replace_op(op, results);
}

/* Replaces an affine.for by an scf.for, or by its results if they are known without running it. */
static void lower_for(pl_op *op, uint32_t index_bits) {
  assert(pl_op_is(op, PL_OP_AFFINE_FOR));
  pl_build b = pl_build_before(op);
  pl_value **known = pl_affine_loop_results(op, index_bits);
  if (known) {
    pl_replace_op(op, known);
    return;
  }
  pl_affine_loop_simplify_bounds(op, index_bits);
  const pl_attr *lower = pl_op_attr(op, PL_NAME_LOWER_BOUND_MAP), *upper = pl_op_attr(op, PL_NAME_UPPER_BOUND_MAP);
  int64_t step = 1;
  (void)pl_apint_to_i64(pl_op_attr(op, PL_NAME_STEP)->integer, &step);
  uint32_t first, inits, second, ignored;
  pl_op_segment(op, 1, &second, &ignored);
  pl_op_segment(op, 2, &first, &inits);
  pl_value **operands = PL_NEW_ARRAY(op->module->arena, pl_value *, 3 + inits);
  operands[0] = extreme(&b, op, lower, 0, lower->affine.count, 0, PL_OP_ARITH_MAXSI);
  operands[1] = extreme(&b, op, upper, 0, upper->affine.count, second, PL_OP_ARITH_MINSI);
  operands[2] = pl_build_index(&b, step);
  for (uint32_t i = 0; i < inits; i++)
    operands[3 + i] = pl_operand(op, first + i);
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_SCF_FOR), .operands = operands, .num_operands = 3 + inits};
  replace_structured(&b, op, &spec, PL_OP_SCF_YIELD);
}

/* Replaces an affine.if by an scf.if on the conjunction of its constraints. */
static void lower_if(pl_op *op) {
  enum { IS_EQUAL = 0, IS_AT_LEAST = 5 };
  pl_build b = pl_build_before(op);
  const pl_attr *set = pl_op_attr(op, PL_NAME_CONDITION);
  pl_value *zero = pl_build_index(&b, 0), *all = NULL;
  for (uint32_t i = 0; i < set->affine.count; i++) {
    pl_value *value = extreme(&b, op, set, i, 1, 0, PL_OP_INVALID);
    pl_value *holds = pl_build_cmpi(&b, set->affine.is_equality[i] ? IS_EQUAL : IS_AT_LEAST, value, zero);
    all = all ? pl_build_binary(&b, PL_OP_ARITH_ANDI, all, holds) : holds;
  }
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_SCF_IF), .operands = &all, .num_operands = 1};
  replace_structured(&b, op, &spec, PL_OP_SCF_YIELD);
}

/* ---- parallel loops ---- */

/* X(number of the kind, op, identity of integers, of floats as the bits of an f32): reductions that have an op and a value that
 * changes nothing. */
#define REDUCTIONS(X)                                                                                                            \
  X(0, ARITH_ADDF, 0, 0x00000000)                                                                                                \
  X(1, ARITH_ADDI, 0, 0)                                                                                                         \
  X(2, ARITH_ANDI, -1, 0)                                                                                                        \
  X(4, ARITH_MAXIMUMF, 0, 0xFF800000)                                                                                            \
  X(8, ARITH_MINIMUMF, 0, 0x7F800000)                                                                                            \
  X(12, ARITH_MULF, 0, 0x3F800000)                                                                                               \
  X(13, ARITH_MULI, 1, 0)                                                                                                        \
  X(14, ARITH_ORI, 0, 0)

typedef struct reduction {
  int64_t kind;
  pl_op_kind op;
  int64_t number;
  uint32_t bits;
} reduction;

/* The row of the table REDUCTIONS for reduction `i` of an affine.parallel; NULL if there is none. */
static const reduction *find_reduction(const pl_op *op, uint32_t i) {
  static const reduction rows[] = {
#define X(kind, op, number, bits) {kind, PL_OP_##op, number, bits},
      REDUCTIONS(X)
#undef X
  };
  int64_t kind = -1;
  (void)pl_apint_to_i64(pl_op_attr(op, PL_NAME_REDUCTIONS)->array.elems[i]->integer, &kind);
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
    if (rows[k].kind == kind) return &rows[k];
  return NULL;
}

/* Builds the constant of the type that is neutral for a reduction. */
static pl_value *identity(pl_build *b, const reduction *r, const pl_type *type) {
  pl_context *ctx = b->module->ctx;
  if (type->kind != PL_TYPE_FLOAT) return pl_build_constant(b, pl_attr_i64(ctx, type, r->number));
  pl_apint bits = pl_apint_from_u64(b->module->arena, 32, r->bits);
  bits = pl_float_convert(b->module->arena, bits, PL_F32, type->float_format, NULL);
  return pl_build_constant(b, pl_attr_float(ctx, type, bits));
}

/* Replaces the affine.yield of a parallel loop by an scf.reduce, whose regions each combine two values by the op in `kinds`. */
static void end_with_reduce(pl_op *loop, const reduction *const *kinds) {
  pl_op *yield = loop->regions[0]->first->last;
  pl_build b = pl_build_before(yield);
  uint32_t count = yield->num_operands;
  pl_op *reduce = pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_REDUCE),
                                                .operands = operands_from(yield, 0, count),
                                                .num_operands = count,
                                                .num_regions = count});
  for (uint32_t i = 0; i < count; i++) {
    const pl_type *type = pl_operand(yield, i)->type;
    pl_block *block = pl_block_new(loop->module);
    pl_block_append(reduce->regions[i], block);
    pl_value *lhs = pl_block_add_arg(loop->module, block, type), *rhs = pl_block_add_arg(loop->module, block, type);
    pl_build inner = pl_build_at_end(block, yield);
    pl_value *value = pl_build_binary(&inner, kinds[i]->op, lhs, rhs);
    pl_build_op(&inner, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_REDUCE_RETURN), .operands = &value, .num_operands = 1});
  }
  pl_op_erase(yield);
}

/* How many results of an affine.parallel's map bound loop `i`: entry `i` of `groups`, its dense attribute of group sizes. */
static uint32_t group_size(const pl_attr *groups, uint32_t i) {
  int64_t size = 0;
  (void)pl_apint_to_i64(pl_dense_at(groups, i), &size);
  return (uint32_t)size;
}

/* Builds a bound of loop `i` of an affine.parallel: the greatest (lower) or least (upper) of its group of the map's results,
 * which starts at result *at; *at moves past the group. The map's operands start at `first`. */
static pl_value *bound_of(pl_build *b, const pl_op *op, bool lower, uint32_t first, uint32_t i, uint32_t *at) {
  const pl_attr *map = pl_op_attr(op, lower ? PL_NAME_LOWER_BOUNDS_MAP : PL_NAME_UPPER_BOUNDS_MAP);
  uint32_t size = group_size(pl_op_attr(op, lower ? PL_NAME_LOWER_BOUNDS_GROUPS : PL_NAME_UPPER_BOUNDS_GROUPS), i), from = *at;
  *at += size;
  return extreme(b, op, map, from, size, first, lower ? PL_OP_ARITH_MAXSI : PL_OP_ARITH_MINSI);
}

/* Replaces an affine.parallel by an scf.parallel; it stays if that has no form for it. */
static void lower_parallel(pl_op *op) {
  assert(pl_op_is(op, PL_OP_AFFINE_PARALLEL));
  pl_arena *arena = op->module->arena;
  pl_build b = pl_build_before(op);
  uint32_t loops = op->regions[0]->first->num_args;
  const reduction **kinds = PL_NEW_ARRAY(arena, const reduction *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++) {
    kinds[i] = find_reduction(op, i);
    if (!kinds[i]) return;
  }
  if (loops == 0) return;
  const pl_attr *lower = pl_op_attr(op, PL_NAME_LOWER_BOUNDS_MAP), *steps = pl_op_attr(op, PL_NAME_STEPS);
  pl_value **operands = PL_NEW_ARRAY(arena, pl_value *, 3 * loops + op->num_results);
  uint32_t inputs = lower->affine.num_dims + lower->affine.num_symbols, at[2] = {0, 0};
  for (uint32_t i = 0; i < loops; i++) {
    operands[i] = bound_of(&b, op, true, 0, i, &at[0]);
    operands[loops + i] = bound_of(&b, op, false, inputs, i, &at[1]);
  }
  for (uint32_t i = 0; i < loops; i++) {
    int64_t step = 1;
    (void)pl_apint_to_i64(steps->array.elems[i]->integer, &step);
    operands[2 * loops + i] = pl_build_index(&b, step);
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    operands[3 * loops + i] = identity(&b, kinds[i], pl_result(op, i)->type);
  end_with_reduce(op, kinds);
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_SCF_PARALLEL),
                     .operands = operands,
                     .num_operands = 3 * loops + op->num_results,
                     .segments = (uint32_t[]){loops, loops, loops, op->num_results},
                     .num_segments = 4};
  replace_structured(&b, op, &spec, PL_OP_SCF_REDUCE);
}

/* Lowers one affine op; other ops stay. `user` points to the width of index (uint32_t). */
static void lower(pl_op *op, void *user) {
  const uint32_t *index_bits = user;
  pl_op_kind kind = op->info->kind; /* the op may be gone after each of these */
  if (kind == PL_OP_AFFINE_APPLY || kind == PL_OP_AFFINE_MIN || kind == PL_OP_AFFINE_MAX) lower_map(op);
  if (kind == PL_OP_AFFINE_LOAD) lower_access(op, PL_OP_MEMREF_LOAD);
  if (kind == PL_OP_AFFINE_STORE) lower_access(op, PL_OP_MEMREF_STORE);
  if (kind == PL_OP_AFFINE_VECTOR_LOAD) lower_access(op, PL_OP_VECTOR_LOAD);
  if (kind == PL_OP_AFFINE_VECTOR_STORE) lower_access(op, PL_OP_VECTOR_STORE);
  if (kind == PL_OP_AFFINE_PREFETCH) lower_access(op, PL_OP_MEMREF_PREFETCH);
  if (kind == PL_OP_AFFINE_FOR) lower_for(op, *index_bits);
  if (kind == PL_OP_AFFINE_IF) lower_if(op);
  if (kind == PL_OP_AFFINE_PARALLEL) lower_parallel(op);
}

bool pl_lower_affine(pl_module *module, uint32_t index_bits, pl_diags *diags) {
  assert(module->op);
  uint32_t bits = index_bits ? index_bits : 64;
  pl_visit_backwards(module->op, lower, &bits);
  for (pl_op *op = module->op; diags && op; op = pl_op_walk_next(module->op, op)) {
    if (!pl_str_is(op->info->dialect, "affine") || !op->num_regions) continue;
    pl_diags_add(diags, PL_ERROR, pl_op_pos(op), "failed to legalize operation '%.*s' that was explicitly marked illegal",
                 PL_STR_FMT(op->info->name));
    return false;
  }
  return true;
}
