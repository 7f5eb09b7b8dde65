/* Loops, conditions and accesses of affine, and parallel loops, as blocks and branches.
 *
 * Expressions become affine.apply, affine.min and affine.max of their own, accesses those of memref and vector at their values.
 * Iterations of a parallel loop run in any order: a lowering that runs them one after the other, the last counter the fastest, is
 * shown to be right; one with another order is not, and is refuted only if a run differs in each order (interp/compare/runs.c).
 * Sources: MLIR documentation, "'affine' Dialect" (2023); "'scf' Dialect" (2023), scf.parallel. */
#include <assert.h>

#include "core/base/apfloat.h"
#include "verify/tv/function/flatten_ops.h"

bool pl_flatten_is_loop(const pl_op *op) {
  switch (op->info->kind) {
  case PL_OP_AFFINE_LOAD:
  case PL_OP_AFFINE_STORE:
  case PL_OP_AFFINE_VECTOR_LOAD:
  case PL_OP_AFFINE_VECTOR_STORE:
  case PL_OP_AFFINE_PREFETCH:
  case PL_OP_AFFINE_IF:
  case PL_OP_AFFINE_FOR:
  case PL_OP_AFFINE_PARALLEL:
  case PL_OP_SCF_PARALLEL: return true;
  default: return false;
  }
}

/* ---- expressions ---- */

/* Appends a constant of type index; returns it. */
static pl_value *index_constant(flattener *f, int64_t value) {
  return pl_flatten_constant(f, pl_attr_i64(f->module->ctx, pl_type_index(f->module->ctx), value));
}

/* The value of results [from, from + count) of an affine map or set applied to the op's operands from `first` on: of one result
 * itself, of several what the op `several` (affine.min or affine.max) makes of them. NULL if flattening has failed. */
static pl_value *results_of(flattener *f, const pl_op *op, const pl_attr *map, uint32_t from, uint32_t count, uint32_t first,
                            pl_op_kind several) {
  pl_context *ctx = f->module->ctx;
  uint32_t dims = map->affine.num_dims, inputs = dims + map->affine.num_symbols;
  f->fine &= count > 0 && from + count <= map->affine.count && first + inputs <= op->num_operands;
  if (!f->fine) return NULL;
  const pl_affine *only = map->affine.exprs[from];
  if (count == 1 && only->kind == PL_AFFINE_CONST) return index_constant(f, only->value);
  if (count == 1 && only->kind == PL_AFFINE_DIM) return pl_flatten_value(f, pl_operand(op, first + (uint32_t)only->value));
  if (count == 1 && only->kind == PL_AFFINE_SYMBOL)
    return pl_flatten_value(f, pl_operand(op, first + dims + (uint32_t)only->value));
  value_vec operands = {0};
  pl_flatten_values(f, op, first, inputs, &operands);
  const pl_type *index = pl_type_index(ctx);
  const pl_attr *part = pl_attr_affine_map(ctx, dims, map->affine.num_symbols, map->affine.exprs + from, count);
  const pl_op_spec spec = {.info = pl_op_info_of(count == 1 ? PL_OP_AFFINE_APPLY : several),
                           .operands = operands.data,
                           .num_operands = inputs,
                           .result_types = &index,
                           .num_results = 1,
                           .attrs = pl_flatten_attr(f, PL_NAME_MAP, part)};
  pl_value *value = f->fine ? pl_result(pl_flatten_emit(f, &spec), 0) : NULL;
  pl_vec_free(&operands);
  return value;
}

/* The op's attribute of that name and kind; NULL if flattening has failed, as it does if there is none. */
static const pl_attr *map_named(flattener *f, const pl_op *op, pl_attr_name name, pl_attr_kind kind) {
  const pl_attr *map = pl_op_attr(op, name);
  f->fine &= map && map->kind == kind;
  return f->fine ? map : NULL;
}

/* ---- accesses ---- */

/* The kind of the memref or vector op that does the same as that affine access. */
static pl_op_kind access_of(pl_op_kind kind) {
  return kind == PL_OP_AFFINE_LOAD           ? PL_OP_MEMREF_LOAD
         : kind == PL_OP_AFFINE_STORE        ? PL_OP_MEMREF_STORE
         : kind == PL_OP_AFFINE_VECTOR_LOAD  ? PL_OP_VECTOR_LOAD
         : kind == PL_OP_AFFINE_VECTOR_STORE ? PL_OP_VECTOR_STORE
                                             : PL_OP_MEMREF_PREFETCH;
}

/* The op's attributes without the `map` attribute. */
static const pl_attr *without_map(const pl_op *op) {
  return pl_dict_set(op->module->ctx, op->attrs, pl_attr_names[PL_NAME_MAP], NULL);
}

/* Writes an access of affine as one of memref or vector with computed indices; nothing if flattening has failed. */
static void flatten_access(flattener *f, const pl_op *op) {
  const pl_op_kind kind = access_of(op->info->kind);
  const pl_attr *map = map_named(f, op, PL_NAME_MAP, PL_ATTR_AFFINE_MAP);
  const uint32_t first = kind == PL_OP_MEMREF_STORE || kind == PL_OP_VECTOR_STORE ? 2 : 1;
  value_vec operands = {0};
  pl_flatten_values(f, op, 0, first, &operands);
  for (uint32_t i = 0; f->fine && i < map->affine.count; i++)
    pl_vec_push(&operands, results_of(f, op, map, i, 1, first, PL_OP_INVALID));
  const pl_type *type = op->num_results ? op->results[0].type : NULL;
  if (f->fine) {
    pl_op *made = pl_flatten_emit(f, &(pl_op_spec){.info = pl_op_info_of(kind),
                                                   .operands = operands.data,
                                                   .num_operands = (uint32_t)operands.len,
                                                   .result_types = &type,
                                                   .num_results = op->num_results,
                                                   .attrs = without_map(op)});
    if (op->num_results) {
      made->results[0].name = op->results[0].name;
      pl_map_set_ptr(&f->values, &op->results[0], &made->results[0]);
    }
  }
  pl_vec_free(&operands);
}

/* ---- conditions and loops ---- */

/* Writes affine.if as a branch by the conjunction of its constraints; flattening fails (`fine`) if it has none. */
static void flatten_if(flattener *f, const pl_op *op) {
  enum { EQUAL = 0, AT_LEAST = 5 };
  const pl_attr *set = map_named(f, op, PL_NAME_CONDITION, PL_ATTR_INTEGER_SET);
  const pl_type *bit = pl_type_integer(f->module->ctx, 1);
  pl_value *all = NULL;
  for (uint32_t i = 0; f->fine && i < set->affine.count; i++) {
    pl_value *value = results_of(f, op, set, i, 1, 0, PL_OP_INVALID);
    pl_value *zero = f->fine ? index_constant(f, 0) : NULL;
    pl_value *holds = f->fine ? pl_flatten_compare(f, set->affine.is_equality[i] ? EQUAL : AT_LEAST, value, zero) : NULL;
    all = all && f->fine ? pl_flatten_emit_value(f, PL_OP_ARITH_ANDI, all, holds, bit, NULL) : holds;
  }
  f->fine &= all != NULL;
  if (f->fine) pl_flatten_two_ways(f, op, all);
}

/* One counter of a loop, or of several that are nested. */
typedef struct counter {
  pl_value *lower, *upper, *step;
} counter;
typedef PL_VEC(counter) counters;

/* Writes a loop's head, head(i, values): i < upper ? body : out, and the branch to it; returns the head, whose first argument is
 * the counter. Ops go on in the body; *out is the block after the loop. */
static pl_block *begin_loop(flattener *f, const counter *c, const value_vec *values, pl_block **out) {
  enum { LESS_SIGNED = 2 };
  pl_block *head = pl_flatten_new_block(f), *body = pl_flatten_new_block(f);
  value_vec passed = {0};
  *out = pl_flatten_new_block(f);
  pl_vec_push(&passed, c->lower);
  for (size_t i = 0; i < values->len; i++)
    pl_vec_push(&passed, values->data[i]);
  for (size_t i = 0; f->fine && i < passed.len; i++)
    (void)pl_block_add_arg(f->module, head, passed.data[i]->type);
  pl_flatten_branch(f, head, &passed);
  f->at = head;
  pl_value *inside = f->fine ? pl_flatten_compare(f, LESS_SIGNED, head->args[0], c->upper) : NULL;
  pl_flatten_branch_if(f, inside, body, *out, &(value_vec){0}, false);
  f->at = body;
  pl_vec_free(&passed);
  return head;
}

/* The signed value of an integer attribute; 0, and flattening has failed, if it has none in 64 bits. */
static int64_t number_of(flattener *f, const pl_attr *attr) {
  int64_t value = 0;
  f->fine &= attr && attr->kind == PL_ATTR_INTEGER && pl_apint_to_i64(attr->integer, &value);
  return value;
}

/* Sets `out` to the values that the loop carries: the head's arguments after the counter. */
static void carried_by(const pl_block *head, value_vec *out) {
  pl_vec_clear(out);
  for (uint32_t i = 1; i < head->num_args; i++)
    pl_vec_push(out, head->args[i]);
}

/* Writes affine.for as a loop of blocks; flattening fails (`fine`) if it is not of the expected form. */
static void flatten_for(flattener *f, const pl_op *op) {
  const pl_attr *lower = map_named(f, op, PL_NAME_LOWER_BOUND_MAP, PL_ATTR_AFFINE_MAP);
  const pl_attr *upper = map_named(f, op, PL_NAME_UPPER_BOUND_MAP, PL_ATTR_AFFINE_MAP);
  const pl_block *inner = op->regions[0]->first;
  const int64_t step = number_of(f, pl_op_attr(op, PL_NAME_STEP));
  uint32_t second, first, count;
  value_vec values = {0};
  pl_block *rest = NULL;
  if (!f->fine) return;
  pl_op_segment(op, 1, &second, &count);
  pl_op_segment(op, 2, &first, &count);
  counter c = {results_of(f, op, lower, 0, lower->affine.count, 0, PL_OP_AFFINE_MAX),
               f->fine ? results_of(f, op, upper, 0, upper->affine.count, second, PL_OP_AFFINE_MIN) : NULL,
               f->fine ? index_constant(f, step) : NULL};
  pl_flatten_values(f, op, first, count, &values);
  f->fine &= inner && inner->num_args == count + 1 && op->num_results == count;
  if (f->fine) {
    pl_block *head = begin_loop(f, &c, &values, &rest), *body = f->at;
    for (uint32_t i = 0; f->fine && i < head->num_args; i++) {
      head->args[i]->name = inner->args[i]->name;
      pl_map_set_ptr(&f->values, inner->args[i], head->args[i]);
    }
    pl_flatten_walk_below(f, op->regions[0], &(exit_way){.next = head, .counter = head->args[0], .step = c.step}, body);
    for (uint32_t i = 0; f->fine && i < count; i++)
      pl_map_set_ptr(&f->values, &op->results[i], head->args[i + 1]);
    f->at = rest;
  }
  pl_vec_free(&values);
}

/* ---- parallel loops ---- */

/* X(number of the kind, op, identity of integers, of floats as the bits of an f32) */
#define REDUCTIONS(X)                                                                                                            \
  X(0, ARITH_ADDF, 0, 0)                                                                                                         \
  X(1, ARITH_ADDI, 0, 0)                                                                                                         \
  X(2, ARITH_ANDI, -1, 0)                                                                                                        \
  X(4, ARITH_MAXIMUMF, 0, 0xFF800000)                                                                                            \
  X(8, ARITH_MINIMUMF, 0, 0x7F800000)                                                                                            \
  X(12, ARITH_MULF, 0, 0x3F800000)                                                                                               \
  X(13, ARITH_MULI, 1, 0)                                                                                                        \
  X(14, ARITH_ORI, 0, 0)

/* The kind of the op that computes reduction `i` of an affine.parallel, and in *identity its neutral element; flattening fails
 * if it is not known. */
static pl_op_kind reduction_of(flattener *f, const pl_op *op, uint32_t i, const pl_attr **identity) {
  static const struct {
    int64_t kind;
    pl_op_kind op;
    int64_t number;
    uint32_t bits;
  } rows[] = {
#define X(kind, op, number, bits) {kind, PL_OP_##op, number, bits},
      REDUCTIONS(X)
#undef X
  };
  pl_context *ctx = f->module->ctx;
  const pl_attr *kinds = pl_op_attr(op, PL_NAME_REDUCTIONS);
  const pl_type *type = op->results[i].type;
  f->fine &= kinds && kinds->kind == PL_ATTR_ARRAY && i < kinds->array.count;
  const int64_t kind = f->fine ? number_of(f, kinds->array.elems[i]) : -1;
  for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
    if (rows[k].kind != kind) continue;
    pl_apint bits = pl_apint_from_u64(f->module->arena, 32, rows[k].bits);
    *identity = type->kind == PL_TYPE_FLOAT
                    ? pl_attr_float(ctx, type, pl_float_convert(f->module->arena, bits, PL_F32, type->float_format, NULL))
                    : pl_attr_i64(ctx, type, rows[k].number);
    return rows[k].op;
  }
  f->fine = false;
  return PL_OP_INVALID;
}

/* Appends lower bound, upper bound and step of each counter of scf.parallel to `out`, and its initial values to `values`;
 * flattening fails (`fine`) if these do not fit. */
static void counters_of_scf(flattener *f, const pl_op *op, counters *out, value_vec *values) {
  const uint32_t loops = op->segments[0];
  f->fine &= op->segments[1] == loops && op->segments[2] == loops;
  for (uint32_t i = 0; f->fine && i < loops; i++)
    pl_vec_push(out, ((counter){pl_flatten_value(f, pl_operand(op, i)), pl_flatten_value(f, pl_operand(op, loops + i)),
                                pl_flatten_value(f, pl_operand(op, 2 * loops + i))}));
  if (f->fine) pl_flatten_values(f, op, 3 * loops, op->segments[3], values);
}

/* Appends lower bound, upper bound and step of each counter of affine.parallel to `out`, and the neutral elements of its
 * reductions to `values`; flattening fails if its attributes do not fit. */
static void counters_of_affine(flattener *f, const pl_op *op, counters *out, value_vec *values) {
  const pl_attr *lower = map_named(f, op, PL_NAME_LOWER_BOUNDS_MAP, PL_ATTR_AFFINE_MAP);
  const pl_attr *upper = map_named(f, op, PL_NAME_UPPER_BOUNDS_MAP, PL_ATTR_AFFINE_MAP);
  const pl_attr *groups[2] = {pl_op_attr(op, PL_NAME_LOWER_BOUNDS_GROUPS), pl_op_attr(op, PL_NAME_UPPER_BOUNDS_GROUPS)};
  const pl_attr *steps = pl_op_attr(op, PL_NAME_STEPS), *identity = NULL;
  uint32_t at[2] = {0, 0};
  f->fine &= groups[0] && groups[1] && steps && steps->kind == PL_ATTR_ARRAY;
  for (uint32_t i = 0; f->fine && i < steps->array.count; i++) {
    int64_t low = 0, high = 0;
    f->fine &= pl_apint_to_i64(pl_dense_at(groups[0], i), &low) && pl_apint_to_i64(pl_dense_at(groups[1], i), &high);
    counter c = {results_of(f, op, lower, at[0], (uint32_t)low, 0, PL_OP_AFFINE_MAX), NULL, NULL};
    if (f->fine)
      c.upper =
          results_of(f, op, upper, at[1], (uint32_t)high, lower->affine.num_dims + lower->affine.num_symbols, PL_OP_AFFINE_MIN);
    const int64_t step = number_of(f, steps->array.elems[i]);
    if (f->fine) c.step = index_constant(f, step);
    at[0] += (uint32_t)low;
    at[1] += (uint32_t)high;
    pl_vec_push(out, c);
  }
  for (uint32_t i = 0; f->fine && i < op->num_results; i++) {
    (void)reduction_of(f, op, i, &identity);
    if (f->fine) pl_vec_push(values, pl_flatten_constant(f, identity));
  }
}

/* Writes scf.parallel or affine.parallel of the source as nested sequential loops; flattening fails if it does not fit or is the
 * lowering's, whose iterations may come in any order. */
static void flatten_parallel(flattener *f, const pl_op *op) {
  if (f->role == PL_ROLE_LOWERING) {
    /* its iterations may come in any order: one that suits is the source's to choose, not the lowering's */
    f->fine = false;
    return;
  }
  counters nest = {0};
  value_vec values = {0}, back = {0};
  PL_VEC(pl_block *) heads = {0}, outs = {0};
  const pl_block *inner = op->regions[0]->first;
  if (pl_op_is(op, PL_OP_SCF_PARALLEL))
    counters_of_scf(f, op, &nest, &values);
  else
    counters_of_affine(f, op, &nest, &values);
  f->fine &= inner && inner->num_args == nest.len && nest.len > 0 && values.len == op->num_results;
  for (size_t i = 0; f->fine && i < nest.len; i++) {
    pl_block *out = NULL, *head = begin_loop(f, &nest.data[i], &values, &out);
    pl_vec_push(&heads, head);
    pl_vec_push(&outs, out);
    head->args[0]->name = inner->args[i]->name;
    pl_map_set_ptr(&f->values, inner->args[i], head->args[0]);
    carried_by(head, &values);
  }
  if (f->fine) {
    pl_block *head = pl_vec_last(&heads);
    const exit_way exit = {.next = head, .counter = head->args[0], .step = pl_vec_last(&nest).step, .so_far = &values};
    pl_flatten_walk_below(f, op->regions[0], &exit, f->at);
  }
  for (size_t i = nest.len; f->fine && i-- > 1;) {
    pl_block *outer = heads.data[i - 1];
    f->at = outs.data[i];
    carried_by(heads.data[i], &values);
    pl_vec_clear(&back);
    pl_vec_push(&back,
                pl_flatten_emit_value(f, PL_OP_ARITH_ADDI, outer->args[0], nest.data[i - 1].step, outer->args[0]->type, NULL));
    for (size_t k = 0; k < values.len; k++)
      pl_vec_push(&back, values.data[k]);
    pl_flatten_branch(f, outer, &back);
  }
  for (uint32_t i = 0; f->fine && i < op->num_results; i++)
    pl_map_set_ptr(&f->values, &op->results[i], heads.data[0]->args[i + 1]);
  if (f->fine) f->at = outs.data[0];
  pl_vec_free(&nest);
  pl_vec_free(&values);
  pl_vec_free(&back);
  pl_vec_free(&heads);
  pl_vec_free(&outs);
}

/* Writes the body of a reduction region that combines `so_far` and `next`, and a block after it, where ops go on; returns that
 * block's argument, the combined value. NULL if flattening has failed. */
static pl_value *walk_reduction(flattener *f, const pl_region *region, pl_value *so_far, pl_value *next) {
  pl_block *entry = pl_flatten_new_block(f), *rest = pl_flatten_new_block(f);
  const pl_block *inner = region->first;
  f->fine &= inner && inner->num_args == 2;
  if (!f->fine) return NULL;
  pl_map_set_ptr(&f->values, inner->args[0], so_far);
  pl_map_set_ptr(&f->values, inner->args[1], next);
  pl_flatten_branch(f, entry, &(value_vec){0});
  pl_flatten_walk_below(f, region, &(exit_way){.next = rest}, entry);
  f->at = rest;
  return f->fine ? pl_block_add_arg(f->module, rest, so_far->type) : NULL;
}

void pl_flatten_reduce(flattener *f, const pl_op *op, const exit_way *exit) {
  const pl_op *loop = op->block->region->op;
  const pl_attr *identity = NULL;
  value_vec passed = {0};
  f->fine &= exit->so_far->len == op->num_operands && exit->counter != NULL;
  if (f->fine)
    pl_vec_push(&passed, pl_flatten_emit_value(f, PL_OP_ARITH_ADDI, exit->counter, exit->step, exit->counter->type, NULL));
  for (uint32_t i = 0; f->fine && i < op->num_operands; i++) {
    pl_value *next = pl_flatten_value(f, pl_operand(op, i)), *so_far = exit->so_far->data[i], *value = NULL;
    if (!f->fine) break;
    if (pl_op_is(op, PL_OP_SCF_REDUCE)) {
      value = walk_reduction(f, op->regions[i], so_far, next);
    } else {
      const pl_op_kind kind = reduction_of(f, loop, i, &identity);
      value = f->fine ? pl_flatten_emit_value(f, kind, so_far, next, next->type, NULL) : NULL;
    }
    pl_vec_push(&passed, value);
  }
  pl_flatten_end_scope(f, op);
  pl_flatten_branch(f, exit->next, &passed);
  pl_vec_free(&passed);
}

void pl_flatten_loop(flattener *f, const pl_op *op) {
  assert(pl_flatten_is_loop(op));
  switch (op->info->kind) {
  case PL_OP_AFFINE_IF: flatten_if(f, op); return;
  case PL_OP_AFFINE_FOR: flatten_for(f, op); return;
  case PL_OP_AFFINE_PARALLEL:
  case PL_OP_SCF_PARALLEL: flatten_parallel(f, op); return;
  default: flatten_access(f, op); return;
  }
}
